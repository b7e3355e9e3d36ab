// SPDX-License-Identifier: MIT
// Tests what Tactics says about cards dropped where they can't go; and where they can although no row is
// there: on the ally's panel in Blind Trust.
#include "laid_table.h"

#include "app/tables/tactics/table.h"
#include "screen_stage.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static void close_all(void) {
    laid_close();
}

static void drop(const char *from, const char *to) {
    laid_press(from);
    const Hit *hit = laid_hit(to);
    ck_assert_msg(hit != NULL, "no %s", to);
    laid_point(to);
    laid_release();
}

static const char *said(void) {
    return laid_table()->notice;
}

static int commands(void) {
    return match_log_count(session_match(laid_app->session));
}

START_TEST(shields_alone_are_refused_by_the_rules) {
    laid_open("shielded.json", 640, 400);
    drop("hand:4", "row:3");
    ck_assert_int_eq(commands(), 0);
    ck_assert_str_eq(said(), app_word(laid_app, "refusal.shields_alone"));
}
END_TEST

// Clicked, they wait for the card that they go on, and say so at the card; nothing is opened.
START_TEST(clicked_shields_wait_for_their_card) {
    laid_open("shielded.json", 640, 400);
    laid_click("hand:4");
    ck_assert_int_eq(laid_table()->overlay, OVERLAY_NONE);
    ck_assert_str_eq(laid_table()->bubble.text, app_word(laid_app, "refusal.shields_alone"));
    const uint8_t shields = laid_hit("hand:4")->card;
    ck_assert(tactics_choice_waits(&own(laid_table())->choice));
    laid_click("row:3"); // not without a card
    ck_assert_int_eq(commands(), 0);
    ck_assert_str_eq(laid_table()->bubble.text, app_word(laid_app, "refusal.shields_alone"));
    const uint8_t card = laid_hit("hand:1")->card;
    laid_click("hand:1");
    ck_assert_uint_eq(own(laid_table())->choice.card, card);
    ck_assert_uint_eq(own(laid_table())->choice.with, shields);
    laid_click("row:3");
    laid_click("button:end_turn");
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(match_log(session_match(laid_app->session), 0)->command.with, shields);
}
END_TEST

START_TEST(shields_that_wait_are_looked_at_by_another_click) {
    laid_open("shielded.json", 640, 400);
    laid_click("hand:4");
    laid_wait(1000);
    laid_click("hand:4");
    ck_assert_int_eq(laid_table()->overlay, OVERLAY_INSPECT);
}
END_TEST

START_TEST(in_blind_trust_no_row_takes_a_card) {
    laid_open("blind_trust.json", 640, 400);
    drop("hand:2", "row:2");
    ck_assert_int_eq(commands(), 0);
    char wanted[LOG_LINE_MAX];
    ui_fill(laid_app, wanted, sizeof wanted, UI_TABLE_ONLY_HAND_OVER, STR("name", seat_name(laid_app, 2)));
    ck_assert_str_eq(said(), wanted);
}
END_TEST

// Its piles lie in the panel.
static const char *const in_the_panel[] = {"panel:vulcan", "pile:vulcan:draw"};

START_TEST(in_blind_trust_the_allys_panel_does) {
    laid_open("blind_trust.json", 640, 400);
    laid_press("hand:2");
    if (_i == 0) { // a corner of it, as its piles lie in the middle
        const GfxRect panel = laid_hit("panel:vulcan")->rect;
        stage_mouse(SDL_MOUSEMOTION, panel.x + panel.w - 3, panel.y + panel.h - 8, 0);
        laid_wait(100);
    } else {
        laid_point(in_the_panel[_i]);
    }
    laid_release();
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(match_log(session_match(laid_app->session), 0)->command.verb, VERB_HAND_OVER);
}
END_TEST

START_TEST(another_panel_does_not) {
    laid_open("blind_trust.json", 640, 400);
    drop("hand:2", "pile:klingon:draw");
    ck_assert_int_eq(commands(), 0);
    ck_assert(said()[0] != 0);
}
END_TEST

START_TEST(when_something_else_is_asked_the_hand_stays) {
    laid_open("remove.json", 640, 400);
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_PLAY && legal[i].from == 0 && legal[i].with == NONE) {
            ck_assert_int_eq(session_submit(laid_app->session, &legal[i]), VERDICT_OK);
            break;
        }
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_DECIDING);
    laid_press("hand:1");
    ck_assert(!laid_table()->drag.on);
    ck_assert(said()[0] != 0);
    laid_release();
}
END_TEST

int test_drops(void) {
    Suite *suite = suite_create("drops");
    TCase *tcase = tcase_create("drops");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_add_test(tcase, shields_alone_are_refused_by_the_rules);
    tcase_add_test(tcase, clicked_shields_wait_for_their_card);
    tcase_add_test(tcase, shields_that_wait_are_looked_at_by_another_click);
    tcase_add_test(tcase, in_blind_trust_no_row_takes_a_card);
    tcase_add_loop_test(tcase, in_blind_trust_the_allys_panel_does, 0, 2);
    tcase_add_test(tcase, another_panel_does_not);
    tcase_add_test(tcase, when_something_else_is_asked_the_hand_stays);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
