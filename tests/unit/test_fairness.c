// SPDX-License-Identifier: MIT
// Tests that computer opponents can't cheat: a watcher in their place compares what it is given with what a
// person in that seat would see. And nobody asks for the open cards of an unfinished game (counted by the
// linker's --wrap).
#include "cli/cli.h"
#include "engine/game.h"
#include "play/session.h"
#include "played.h"

#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 40000

static const Match *watched; // that the next choice is asked for
static int asked, opened, views, standpoints;

// The names the linker gives them.
void __real_match_view(const Match *match, Seat viewer, View *view);
void __wrap_match_view(const Match *match, Seat viewer, View *view);
void __real_match_open_view(const Match *match, Seat front, View *view);
void __wrap_match_open_view(const Match *match, Seat front, View *view);
void __real_match_open_event_view(const Match *match, const EventList *events, int index, Seat front,
                                  View *view);
void __wrap_match_open_event_view(const Match *match, const EventList *events, int index, Seat front,
                                  View *view);
void __real_match_standpoint(Match *match, Seat viewer, Standpoint *standpoint);
void __wrap_match_standpoint(Match *match, Seat viewer, Standpoint *standpoint);

void __wrap_match_open_view(const Match *match, Seat front, View *view) {
    opened++;
    __real_match_open_view(match, front, view);
}

void __wrap_match_open_event_view(const Match *match, const EventList *events, int index, Seat front,
                                  View *view) {
    opened++;
    __real_match_open_event_view(match, events, index, front, view);
}

static bool own_views_only;

void __wrap_match_view(const Match *match, Seat viewer, View *view) {
    views++;
    if (own_views_only)
        ck_assert_uint_eq(viewer, match_to_act(match));
    __real_match_view(match, viewer, view);
}

void __wrap_match_standpoint(Match *match, Seat viewer, Standpoint *standpoint) {
    standpoints++;
    ck_assert_uint_eq(viewer, match_to_act(match));
    __real_match_standpoint(match, viewer, standpoint);
}

static int choose(const Decision *decision) {
    const View *view = decision->view;
    const Command *legal = decision->legal;
    const int count = decision->count;
    static Command own[COMMANDS_MAX];
    View expected;
    const Seat seat = match_to_act(watched);
    memset(&expected, 0xA5, sizeof expected);
    __real_match_view(watched, seat, &expected);
    ck_assert_ptr_eq(view->game, expected.game);
    ck_assert_uint_eq(view->viewer, seat);
    ck_assert_mem_eq(view->bytes, expected.bytes, view->game->view_bytes);
    ck_assert_int_eq(count, match_legal(watched, own, COMMANDS_MAX));
    ck_assert_mem_eq(legal, own, (size_t)count * sizeof own[0]);
    asked++;
    return opponents[0]->choose(decision);
}

static const Opponent watcher = {.name = "watcher", .choose = choose};

static void decide(Session *session) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    const Command middle = legal[count / 2];
    ck_assert_uint_eq(session_submit(session, &middle), VERDICT_OK);
}

static void step(Session *session) {
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        session_take_seat(session);
        break;
    case SESSION_DECIDING:
        decide(session);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        break;
    default:
        session_finish_showing(session);
        break;
    }
}

static void play(const SetupOptions *setup, unsigned people, uint64_t seed) {
    SessionOptions options = {.setup = *setup};
    Text problem = {0};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < setup->seats; seat++)
        options.who[seat] = (people >> seat & 1) != 0 ? NULL : &watcher;
    Session *session = session_create(&played_catalog, &options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    watched = session_match(session);
    for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++)
        step(session);
    ck_assert_int_eq(session_stage(session), SESSION_OVER);
    session_destroy(session);
    text_finish(&problem);
}

START_TEST(at_the_table_they_see_what_a_person_would) {
    asked = opened = 0;
    for (int table = 0; table < played_table_count; table++)
        for (unsigned people = 0; people < 3; people++)
            play(&played_table[table], people, (uint64_t)table);
    ck_assert_int_gt(asked, 1000);
    ck_assert_int_eq(opened, 0);
}
END_TEST

START_TEST(in_simulated_games_too) {
    const char *cards = getenv("STARDECK_CARDS");
    char folder[600],
        *argv[] = {
            "simulate", "--game", "tactics", "--cards", folder, "--players", "starfleet:easy,romulan:greedy",
            "--games",  "2",
            "--jobs", // the counters are this thread's
            "1"};
    ck_assert(text_copy(folder, sizeof folder, cards != NULL ? cards : "cards"));
    opened = views = standpoints = 0;
    own_views_only = true;
    ck_assert_int_eq(simulate_command((int)(sizeof argv / sizeof argv[0]), argv), 0);
    own_views_only = false;
    ck_assert_int_gt(views, 100);
    ck_assert_int_gt(standpoints, 50);
    ck_assert_int_eq(opened, 0);
}
END_TEST

int test_fairness(void) {
    Suite *suite = suite_create("fairness");
    TCase *tcase = tcase_create("opponents");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, at_the_table_they_see_what_a_person_would);
    tcase_add_test(tcase, in_simulated_games_too);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}
