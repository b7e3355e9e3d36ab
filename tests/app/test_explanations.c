// SPDX-License-Identifier: MIT
// Numbers at the table and what explains them: the pop-up comes and goes, is never in the way, and says what
// the table says.
#include "laid_table.h"

#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static const char *const positions[] = {"duel.json", "three.json", "teams.json", "blind_trust.json",
                                        "secret.json"};
#define POSITIONS ((int)(sizeof positions / sizeof positions[0]))

// Pictures of cards are not what is looked at here.
static void open_small(const char *position) {
    laid_open(position, 640, 400);
}

static void close_all(void) {
    laid_close();
}

static const GfxRect *box(void) {
    const Hit *hit = laid_hit("explain");
    return hit != NULL ? &hit->rect : NULL;
}

START_TEST(it_comes_after_a_while_and_goes_with_the_pointer) {
    open_small("duel.json");
    laid_point("row:1:power:romulan");
    laid_wait(100);
    ck_assert_ptr_null(box());
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    ck_assert(box()->w <= 0); // nothing to hit: what lies below can be clicked
    laid_point("hand:1");
    laid_wait(40);
    ck_assert_ptr_null(box());
}
END_TEST

START_TEST(a_click_pins_it_and_another_closes_it) {
    open_small("duel.json");
    laid_click("score:romulan");
    ck_assert(box() != NULL && box()->w > 100 && box()->h > 50);
    laid_point("row:2:power:starfleet");
    laid_wait(1000);
    ck_assert_uint_eq(laid_table()->explain.number.kind, TAG_SEAT);
    laid_click("row:2:power:starfleet");
    ck_assert_uint_eq(laid_table()->explain.number.kind, TAG_POWER);
    laid_click("row:2:power:starfleet");
    ck_assert_ptr_null(box());
    laid_click("score:starfleet");
    laid_click("explain");
    ck_assert_ptr_null(box());
    laid_click("score:starfleet");
    laid_key(SDLK_ESCAPE);
    ck_assert_ptr_null(box());
    ck_assert_str_eq(laid_app->shown_name, "table");
}
END_TEST

START_TEST(keys_reach_it) {
    open_small("duel.json");
    for (int tries = 0; strncmp(laid_app->input.focus, "row:1:power:", 12) != 0; tries++) {
        ck_assert_int_lt(tries, HITS_MAX);
        laid_key(SDLK_TAB);
    }
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    laid_key(SDLK_RETURN);
    ck_assert(laid_table()->explain.pinned);
    laid_key(SDLK_ESCAPE);
    ck_assert_ptr_null(box());
}
END_TEST

START_TEST(none_while_a_card_is_held) {
    open_small("duel.json");
    laid_point("row:1:power:romulan");
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    laid_press("hand:1");
    ck_assert(laid_table()->drag.on);
    ck_assert_ptr_null(box());
    laid_release();
}
END_TEST

START_TEST(a_held_card_is_forecast_and_a_closed_row_says_why) {
    open_small("duel.json");
    CardTable *table = laid_table();
    ck_assert(!table_has_forecast(laid_app, table));
    laid_press("hand:1");
    laid_point("row:1");
    laid_wait(100);
    ck_assert(table_has_forecast(laid_app, table));
    ck_assert_str_eq(table->notice, "");
    laid_point("row:4"); // under a Blockade
    laid_wait(100);
    ck_assert(!table_has_forecast(laid_app, table));
    ck_assert_str_eq(table->notice, app_word(laid_app, "refusal.row_closed"));
    laid_point("row:2");
    laid_wait(100);
    ck_assert_str_eq(table->notice, "");
    ck_assert(table_has_forecast(laid_app, table));
    laid_key(SDLK_ESCAPE);
    ck_assert(!table_has_forecast(laid_app, table));
}
END_TEST

static bool is_shown(const char *text, const char *value) {
    return strncmp(text, value, strlen(value)) == 0;
}

// The value in front of the explanation is the number that the table shows.
static void check_value(const CardTable *table, TableNumber number, const Explanation *explanation) {
    const TacticsView *view = seen(table);
    char value[16] = "";
    float power = 0;
    if (number.kind == NUMBER_CARD) {
        power = view->row[number.row].card[number.at].power;
    } else if (number.kind == NUMBER_ROW) {
        power = (float)view->row[number.row].eighths[number.seat] / 8;
        const Seat ally = table_sums_teams(table) ? table_ally(table, number.seat) : SEAT_NONE;
        power += ally != SEAT_NONE ? (float)view->row[number.row].eighths[ally] / 8 : 0;
    } else if (number.kind == NUMBER_POINTS) {
        power = view->seat[tactics_pile_seat(view, number.seat)].points;
    } else if (number.kind == NUMBER_DRAW) {
        power = view->seat[number.seat].draw_count;
    } else {
        return;
    }
    format_power(laid_app, value, power);
    ck_assert_msg(is_shown(explanation->value, value) || strcmp(explanation->value, "?") == 0,
                  "%s: \"%s\" is not %s", explanation->title, explanation->value, value);
}

START_TEST(every_number_says_what_the_table_shows) {
    open_small(positions[_i]);
    int kinds[NUMBER_HAND + 1] = {0};
    for (int i = 0; i < laid_app->hits.count; i++) {
        const TableNumber number = number_of(&laid_app->hits.item[i].tag);
        Explanation explanation;
        if (number.kind <= NUMBER_HAND) // signs are explained too, but not on every table
            kinds[number.kind]++;
        if (number.kind == NUMBER_NONE)
            continue;
        ck_assert_msg(explain_number(laid_app, laid_table(), number, &explanation), "%s",
                      laid_app->hits.item[i].id);
        ck_assert_str_ne(explanation.title, "");
        ck_assert_msg(explanation.count > 0 || explanation.foot[0] != 0, "%s", laid_app->hits.item[i].id);
        check_value(laid_table(), number, &explanation);
    }
    for (int kind = NUMBER_CARD; kind <= NUMBER_HAND; kind++)
        ck_assert_msg(kinds[kind] > 0, "no number of kind %d", kind);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("explanations");
    TCase *tcase = tcase_create("table");
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_add_test(tcase, it_comes_after_a_while_and_goes_with_the_pointer);
    tcase_add_test(tcase, a_click_pins_it_and_another_closes_it);
    tcase_add_test(tcase, keys_reach_it);
    tcase_add_test(tcase, none_while_a_card_is_held);
    tcase_add_test(tcase, a_held_card_is_forecast_and_a_closed_row_says_why);
    tcase_add_loop_test(tcase, every_number_says_what_the_table_shows, 0, POSITIONS);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
