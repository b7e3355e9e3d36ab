// SPDX-License-Identifier: MIT
// Tests what Star Empires says at the end: the kinds of systems, and which number decides between two seats.
#include "driven.h"

#include "app/kit/game_screens.h"
#include "app/kit/game_table.h"
#include "games/star_empires/view.h"
#include "play/course.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static App *app;
static EmpiresView view;

// Two seats after the last round, alike in everything that decides.
static void begin(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    app = driven_open("en", 1280, 720);
    view = (EmpiresView){.table = {.seats = 2, .phase = PHASE_OVER, .how = ENDED_ROUNDS}};
    for (Seat seat = 0; seat < 2; seat++) {
        PlayerState *player = &view.table.seat[seat];
        player->alive = 1;
        player->race = seat;
        player->census = 3;
        player->home = chart_of(app->catalog->rules, &view.table)->home[seat];
        set_pair(player->credits, 7);
        view.table.system[player->home].owner = (uint8_t)(seat + 1);
    }
}

static const GameScreens *end_screens(void) {
    return game_table_of(app->catalog->game)->screens;
}

static ResultLine line_of(Seat seat) {
    ResultLine line = {.seat = {seat}, .seats = 1, .total = view.systems[seat]};
    end_screens()->result(app, &view, &line);
    return line;
}

// The seat has one more system, with a colony.
static void own_system(Seat seat) {
    const Chart *chart = chart_of(app->catalog->rules, &view.table);
    int at = 0;
    while (chart->kind[at] != PLACE_SYSTEM || view.table.system[at].owner != 0)
        at++;
    view.table.system[at] =
        (SystemState){.marks = SYSTEM_EXPLORED | SYSTEM_COLONY, .resources = 2, .owner = (uint8_t)(seat + 1)};
}

// Seat 1 is ahead of seat 0, by that.
static void check_ahead(const char *by) {
    const ResultLine first = line_of(1), second = line_of(0);
    ck_assert_int_gt(first.equal, second.equal);
    ck_assert_str_eq(end_screens()->result_tie(app, &first, &second), app_word(app, by));
}

START_TEST(the_seat_decides_between_equals) {
    const ResultLine first = line_of(0), second = line_of(1);
    ck_assert_int_eq(first.equal, second.equal);
    ck_assert_str_eq(end_screens()->result_tie(app, &first, &second),
                     app_word(app, "empires.result.by_seat"));
}
END_TEST

// Each outweighs those that were made better before it.
START_TEST(what_decides_comes_in_its_order) {
    set_pair(view.table.seat[1].credits, 300);
    check_ahead("empires.result.by_credits");
    set_pair(view.table.seat[0].credits, 400);
    view.table.stack[0] = (Stack){.place = 0, .seat = 1, .unit = {1}};
    view.table.stack_count = 1;
    check_ahead("empires.result.by_force");
    view.table.stack[0].seat = 0;
    own_system(1);
    check_ahead("empires.result.by_revenue");
    own_system(0);
    own_system(0);
    view.table.seat[1].census = 4;
    check_ahead("empires.result.by_census");
}
END_TEST

START_TEST(without_a_census_it_does_not_count) {
    view.table.how = ENDED_SYSTEMS;
    view.table.seat[1].census = 9;
    set_pair(view.table.seat[0].credits, 8);
    const ResultLine first = line_of(0), second = line_of(1);
    ck_assert_int_gt(first.equal, second.equal);
}
END_TEST

START_TEST(systems_fall_into_parts) {
    const Chart *chart = chart_of(app->catalog->rules, &view.table);
    int given = 0;
    for (int at = 0; at < chart->places && given < 3; at++)
        if (chart->kind[at] == PLACE_SYSTEM) {
            view.table.system[at].owner = 2;
            view.table.system[at].minor = given++ == 0 ? 2 : 0;
        }
    const ResultLine line = line_of(1);
    ck_assert_int_eq(line.parts, 3);
    ck_assert_int_eq(line.part[0].points, 1);
    ck_assert_int_eq(line.part[1].points, 1);
    ck_assert_int_eq(line.part[2].points, 2);
}
END_TEST

// What the numbers of the sentence come to: systems lost are said last.
static int sum_said(const char *story) {
    const char *at = strchr(story, ';');
    int sum = 0;
    for (at = at != NULL ? at : strchr(story, ':'); at != NULL && *at != 0;) {
        if (!isdigit((unsigned char)*at)) {
            at++;
            continue;
        }
        char *end;
        const int number = (int)strtol(at, &end, 10);
        sum += strncmp(end, " lost", 5) == 0 ? -number : number;
        at = end;
    }
    return sum;
}

// Whose victory it is has begun with some systems; with what the sentence says it comes to those of the end.
START_TEST(the_story_adds_up) {
    static const Shot shots[] = {{"story", NULL, "game:star_empires quick deal take played run"},
                                 {"story", "empires_six.json",
                                  "names:Ann,Benedikt,Chidi,Emre,Fee,Gil quick start run take played run"}};
    const ShotManner manner = {0};
    Course course;
    char story[320];
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shots[_i], &manner));
    const EmpiresView *end = (const void *)session_view(stage_app->session)->bytes;
    const Seat winner = end->table.winner;
    ck_assert(course_find(stage_app->session, &course));
    game_screens(stage_app)->result_story(stage_app, &course, story, sizeof story);
    ck_assert_msg(story[0] != 0, "nothing is said");
    ck_assert_msg(course.number[0][winner] + sum_said(story) == end->systems[winner], "%d and \"%s\" are %d",
                  course.number[0][winner], story, end->systems[winner]);
    stage_close();
}
END_TEST

int test_empires_result(void) {
    Suite *suite = suite_create("empires result");
    TCase *tcase = tcase_create("empires result");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, the_seat_decides_between_equals);
    tcase_add_test(tcase, what_decides_comes_in_its_order);
    tcase_add_test(tcase, without_a_census_it_does_not_count);
    tcase_add_test(tcase, systems_fall_into_parts);
    suite_add_tcase(suite, tcase);
    TCase *played = tcase_create("played");
    tcase_set_timeout(played, 300);
    tcase_add_loop_test(played, the_story_adds_up, 0, 2);
    suite_add_tcase(suite, played);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
