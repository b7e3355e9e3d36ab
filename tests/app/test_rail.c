// SPDX-License-Identifier: MIT
// Tests that the signs of the top bar have explanations; and that the history shares the right rail with the
// large card and does not name the player of a turn twice.
#include "laid_table.h"

#include "app/tables/tactics/table.h"

#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/log_panel.h"
#include "app/kit/signs.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static void close_all(void) {
    laid_close();
}

static bool log_is_whole(void) {
    const CardTable *table = laid_table();
    return table->log[LOG_RAIL].box.h >= table->layout.rail.h;
}

START_TEST(signs_say_what_they_are_for_and_do_it) {
    static const char *const signs[] = {"button:menu", "sign:settings", "sign:help", "button:hide"};
    laid_open("duel.json", 1280, 720);
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        Explanation said;
        ck_assert_msg(laid_hit(signs[i]) != NULL, "%s", signs[i]);
        laid_point(signs[i]);
        laid_wait(1000);
        ck_assert_msg(laid_hit("explain") != NULL, "%s says nothing", signs[i]);
        sign_explain(laid_app, &laid_hit(signs[i])->tag, &said);
        ck_assert_msg(said.title[0] != 0 && said.value[0] != 0, "%s: %s, %s", signs[i], said.title,
                      said.value);
    }
    laid_key(SDLK_F2);
    ck_assert_str_eq(laid_app->shown_name, "settings");
    laid_key(SDLK_ESCAPE);
    ck_assert_str_eq(laid_app->shown_name, "table");
    laid_click("sign:help");
    ck_assert_str_eq(laid_app->shown_name, "rules");
}
END_TEST

// Looking at a card of a row lays all of them out beside it, and moves nothing; a hand card does not.
START_TEST(a_row_is_fanned_out_beside_itself) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    laid_open("crowded.json", sizes[_i][0], sizes[_i][1]);
    const Hits before = laid_app->hits;
    laid_point("row:1:card:2");
    laid_wait(1200);
    const RowFan *fan = &own(laid_table())->fan;
    ck_assert(tactics_fans(laid_app, laid_table()));
    ck_assert_int_eq(fan->row, 1);
    ck_assert(fan->open >= 1);
    ck_assert_int_eq(memcmp(laid_hit("row:1:card:2"), hits_find(&before, "row:1:card:2"), sizeof(Hit)), 0);
    const float mouse[2] = {laid_app->input.x, laid_app->input.y};
    ck_assert(!gfx_contains(gfx_inset(fan->box, 80), mouse[0], mouse[1]));
    laid_point("hand:1");
    laid_wait(1200);
    ck_assert(!tactics_fans(laid_app, laid_table()) && fan->row == 0);
}
END_TEST

START_TEST(the_log_is_in_the_rail_until_something_is_looked_at) {
    laid_open("three.json", 1920, 1080);
    laid_point("button:pass");
    laid_wait(3000);
    ck_assert(log_is_whole());
    laid_point("hand:1");
    laid_wait(100);
    ck_assert(laid_table()->log[LOG_RAIL].box.w > 0 && !log_is_whole()); // below the card
    laid_point("row:1:card:2");
    laid_wait(100);
    ck_assert_float_le(laid_table()->log[LOG_RAIL].box.w, 0); // the card's facts need the room
    laid_point("button:pass");
    laid_wait(300); // it is left, but shown for a moment yet
    ck_assert_float_le(laid_table()->log[LOG_RAIL].box.w, 0);
    laid_wait(3000);
    ck_assert(log_is_whole());
}
END_TEST

START_TEST(the_log_is_there_in_a_small_window_too) {
    laid_open("four.json", 1280, 720);
    ck_assert_float_gt(laid_table()->log[LOG_RAIL].box.w, 0);
    laid_click("button:log"); // its heading
    ck_assert_uint_eq(laid_table()->overlay, OVERLAY_LOG);
}
END_TEST

// Below "Ann" no line begins with "Ann"; the sentence that is told alone does.
START_TEST(a_line_does_not_repeat_the_name_above_it) {
    char line[LOG_LINE_MAX], whole[LOG_LINE_MAX];
    int shorter = 0;
    laid_open("three.json", 1920, 1080);
    laid_click("hand:1");
    laid_click("row:1");
    laid_wait(6000);
    const GameLog *log = session_log(laid_app->session);
    for (int i = 0; i < game_log_count(log, UINT32_MAX); i++) {
        const GameLogItem *item = game_log_item(log, i);
        const char *name = item->headed ? seat_name(laid_app, item->turn) : "?";
        log_line(laid_app, laid_table(), item, line);
        laid_table()->game->show->sentence(laid_app, laid_table()->looks, item, whole);
        ck_assert_msg(strncmp(line, name, strlen(name)) != 0, "%s", line);
        ck_assert_msg(strlen(line) > 3 && (line[0] < 'a' || line[0] > 'z'), "%s", line);
        shorter += strlen(line) < strlen(whole);
    }
    ck_assert_int_gt(shorter, 0);
}
END_TEST

int test_rail(void) {
    Suite *suite = suite_create("rail");
    TCase *tcase = tcase_create("table");
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, signs_say_what_they_are_for_and_do_it);
    tcase_add_loop_test(tcase, a_row_is_fanned_out_beside_itself, 0, 2);
    tcase_add_test(tcase, the_log_is_in_the_rail_until_something_is_looked_at);
    tcase_add_test(tcase, the_log_is_there_in_a_small_window_too);
    tcase_add_test(tcase, a_line_does_not_repeat_the_name_above_it);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failures = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
