// SPDX-License-Identifier: MIT
// Tests the table with all hands face down, which Star Empires shows within a turn instead of the curtain:
// nothing of a hand or a hidden fleet is there before its person turns the hand up, by mouse or by key, and
// no click or key meant for the table before it does that.
#include "laid_table.h"

#include "app/tables/star_empires/table.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// Seat 0 meets seat 1, which its attack asks.
static void meet(void) {
    laid_open("empires_battle.json", 1280, 720);
    laid_app->settings.animation_speed = 0;
}

static void expect_face_down(void) {
    ck_assert_str_eq(laid_app->shown_name, "face_down");
    ck_assert(session_is_face_down(laid_app->session));
    ck_assert_uint_eq(session_viewer(laid_app->session), SEAT_NONE);
    ck_assert_uint_eq(laid_table()->view.viewer, SEAT_NONE);
    ck_assert_uint_eq(laid_table()->front, session_next_seat(laid_app->session));
    for (int i = 0; i < laid_app->hits.count; i++) {
        const Hit *hit = &laid_app->hits.item[i];
        ck_assert_msg(hit->tag.kind != TAG_HAND && !hit->has_command, "%s can be seen", hit->id);
    }
}

static void expect_seated(Seat seat) {
    ck_assert_str_eq(laid_app->shown_name, "table");
    ck_assert_uint_eq(session_viewer(laid_app->session), seat);
}

START_TEST(the_table_stays_and_no_hand) {
    meet();
    laid_click("button:attack");
    expect_face_down();
    ck_assert_uint_eq(session_next_seat(laid_app->session), 1);
    laid_point("button:turn_up"); // what is pointed at is opened, but not this
    laid_wait(2000);
    expect_face_down();
    laid_key(laid_app->settings.keys.key[ACTION_HIDE]);
    laid_key(laid_app->settings.keys.key[ACTION_INSPECT]);
    expect_face_down();
}
END_TEST

// On the hand, on the button, by Enter and by Space: each turns it up for whoever is to come.
START_TEST(its_person_turns_it_up) {
    for (int way = 0; way < 4; way++) {
        meet();
        laid_click("button:attack");
        expect_face_down();
        if (way < 2)
            laid_click(way == 0 ? "button:turn_up" : "button:take_seat");
        else
            laid_key(way == 2 ? SDLK_RETURN : SDLK_SPACE);
        expect_seated(1);
        laid_close();
    }
    laid_open("empires_battle.json", 1280, 720); // for the fixture
}
END_TEST

// Back to whose turn it is.
START_TEST(no_curtain_on_the_way_back) {
    meet();
    laid_click("button:attack");
    laid_click("button:turn_up");
    laid_click("button:ready");
    expect_face_down();
    ck_assert_uint_eq(session_next_seat(laid_app->session), 0);
    laid_key(SDLK_RETURN);
    expect_seated(0);
}
END_TEST

// Clicks and keys once too often, even if nothing else held them back.
START_TEST(no_press_meant_for_the_table_before_turns_it_up) {
    for (int way = 0; way < 2; way++) {
        meet();
        laid_app->guard.off = way == 1;
        const GfxRect at = laid_hit("button:attack")->rect;
        for (int i = 0; i < 6; i++) {
            SDL_Event event = {.type = i % 2 == 0 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP};
            event.button.button = SDL_BUTTON_LEFT;
            event.button.x = (Sint32)(at.x + at.w / 2);
            event.button.y = (Sint32)(at.y + at.h / 2);
            loop_handle(laid_app, &event);
        }
        SDL_Event key = {.type = SDL_KEYDOWN};
        key.key.keysym.sym = SDLK_RETURN;
        loop_handle(laid_app, &key);
        laid_run();
        expect_face_down();
        laid_close();
    }
    laid_open("empires_battle.json", 1280, 720);
}
END_TEST

// Whoever wants a curtain before each question has it.
START_TEST(the_curtain_can_be_had) {
    meet();
    session_set_preferences(laid_app->session, true, false);
    laid_click("button:attack");
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert(!session_is_face_down(laid_app->session));
}
END_TEST

// A hand that its person has hidden lies behind the curtain, also if it had been turned up at the table.
START_TEST(a_hidden_hand_is_behind_the_curtain) {
    meet();
    laid_click("button:attack");
    laid_click("button:take_seat");
    laid_key(laid_app->settings.keys.key[ACTION_HIDE]);
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert(!session_is_face_down(laid_app->session));
    laid_key(SDLK_RETURN);
    expect_seated(1);
}
END_TEST

int test_face_down(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("face down");
    TCase *tcase = tcase_create("table");
    tcase_add_checked_fixture(tcase, NULL, laid_close);
    tcase_add_test(tcase, the_table_stays_and_no_hand);
    tcase_add_test(tcase, its_person_turns_it_up);
    tcase_add_test(tcase, no_curtain_on_the_way_back);
    tcase_add_test(tcase, no_press_meant_for_the_table_before_turns_it_up);
    tcase_add_test(tcase, the_curtain_can_be_had);
    tcase_add_test(tcase, a_hidden_hand_is_behind_the_curtain);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
