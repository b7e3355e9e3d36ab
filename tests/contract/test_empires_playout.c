// SPDX-License-Identifier: MIT
// Tests how opponents of Star Empires search: a playout finds the best move without listing all of them, with
// the same weight as the best of the list; few moves of the list are considered, each once, always including
// the best one and doing nothing. And what nobody meets in a game: as many stacks as can be kept.
#include "games/star_empires/flow.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"
#include "walk.h"

#include <stdlib.h>

#define GAMES 3     // at each table
#define ANY_BELOW 2 // playouts of so many that may draw any command, of TRIES
#define TRIES 8

static int moves, fleets, left_out;

static bool asks_for_moves(const EmpiresState *s) {
    return s->ask == ASK_MOVES || s->ask == ASK_FLEET;
}

// The worth of the command in the list.
static int32_t worth_of(const Position *position, const int32_t *worth, const Command *command) {
    for (int i = 0; i < position->count; i++)
        if (command_compare(&position->legal[i], command) == 0)
            return worth[i];
    ck_abort_msg("a playout gives a command that is not in the list");
    return 0;
}

static int32_t best_by_weigh(const Position *position, const int32_t *worth) {
    int32_t most = worth[0];
    for (int i = 1; i < position->count; i++)
        most = worth[i] > most ? worth[i] : most;
    return most;
}

static void look_at_playouts(const Position *position, Rng *rng) {
    static int32_t worth[COMMANDS_MAX];
    const EmpiresState *s = (const EmpiresState *)position->state;
    if (position->seat == SEAT_NONE || !asks_for_moves(s))
        return;
    const Viewpoint eyes = empires_viewpoint(walk_catalog.rules, s, NULL, 0);
    int lighter = 0;
    empires_weigh_table(&eyes, position->legal, position->count, worth);
    const int32_t most = best_by_weigh(position, worth);
    for (int i = 0; i < TRIES; i++) {
        Command command;
        empires_playout(walk_catalog.rules, s, rng, &command);
        lighter += worth_of(position, worth, &command) < most;
    }
    ck_assert_int_le(lighter, ANY_BELOW);
    moves += s->ask == ASK_MOVES;
    fleets += s->ask == ASK_FLEET;
}

START_TEST(playouts_find_the_heaviest_move) {
    moves = fleets = 0;
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(table, seed, look_at_playouts);
    ck_assert_int_gt(moves, 100);
    ck_assert_int_gt(fleets, 20);
}
END_TEST

// ---- what is thought about

static bool is_same_move(const Command *a, const Command *b) {
    return a->verb == VERB_MOVE && b->verb == VERB_MOVE && a->from == b->from && a->to == b->to &&
           memcmp(a->list, b->list, sizeof a->list) == 0;
}

static void look_at_considered(const Position *position, Rng *rng) {
    static int32_t worth[COMMANDS_MAX], thought[COMMANDS_MAX];
    static alignas(8) uint8_t view[VIEW_MAX];
    const Command *legal = position->legal;
    bool has_best = false, has_end = false, ends = false;
    int kept = 0;
    (void)rng;
    if (position->seat == SEAT_NONE)
        return;
    walk_view(position->state, position->seat, view);
    empires_weigh(walk_catalog.rules, view, legal, position->count, worth);
    empires_consider(walk_catalog.rules, view, legal, position->count, thought);
    const int32_t most = best_by_weigh(position, worth);
    for (int i = 0; i < position->count; i++) {
        const bool keeps = thought[i] > WORTH_NEVER;
        ck_assert(!keeps || thought[i] == worth[i]);
        kept += keeps;
        has_best |= keeps && worth[i] == most;
        ends |= legal[i].verb == VERB_END_MOVES || legal[i].verb == VERB_END_TURN;
        has_end |= keeps && (legal[i].verb == VERB_END_MOVES || legal[i].verb == VERB_END_TURN);
        for (int k = 0; k < i && keeps; k++)
            ck_assert(thought[k] <= WORTH_NEVER || !is_same_move(&legal[i], &legal[k]));
    }
    ck_assert(has_best && (has_end == ends || kept == 1)); // 1: what is clear
    ck_assert_int_le(kept, 18);
    left_out += position->count - kept;
}

START_TEST(little_is_thought_about) {
    left_out = 0;
    for (int table = 0; table < walk_tables(); table++)
        walk(table, 9, look_at_considered);
    ck_assert_int_gt(left_out, 1000);
}
END_TEST

// ---- as many stacks as can be kept

static int closed;

// The position with so many more stacks of a seat that does not play, behind all others.
static void look_at_full_map(const Position *position, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    (void)rng;
    EmpiresState s = *(const EmpiresState *)position->state;
    if (position->seat == SEAT_NONE || (!asks_for_moves(&s) && s.ask != ASK_BUILD))
        return;
    while (s.stack_count < STACKS_OPENED)
        s.stack[s.stack_count++] = (Stack){.place = PLACES_MAX - 1, .seat = EMPIRES_SEATS, .unit = {1}};
    const Chart *chart = chart_of(walk_catalog.rules, &s);
    const int count = empires_legal(walk_catalog.rules, &s, legal, COMMANDS_MAX);
    ck_assert_int_le(count, position->count);
    for (int i = 0; i < count; i++) {
        const bool builds = legal[i].verb == VERB_BUILD;
        if (builds || legal[i].verb == VERB_MOVE)
            ck_assert_ptr_nonnull(
                stack_of(&s, chart->place_of[builds ? legal[i].at : legal[i].to], position->seat));
    }
    for (int i = 0; i < position->count; i++)
        closed += empires_judge(walk_catalog.rules, &s, position->seat, &position->legal[i]) != VERDICT_OK;
    ck_assert(stack_of(&s, PLACES_MAX - 1, position->seat) == NULL);
}

START_TEST(a_full_map_opens_no_further_stack) {
    closed = 0;
    for (int table = 0; table < walk_tables(); table++)
        walk(table, 1, look_at_full_map);
    ck_assert_int_gt(closed, 100);
}
END_TEST

int test_empires_playout(void) {
    setenv("STARDECK_TEST_GAME", "star_empires", 1);
    Suite *suite = suite_create("empires playout");
    TCase *test_case = tcase_create("thinking ahead");
    tcase_add_unchecked_fixture(test_case, walk_load, walk_unload);
    tcase_set_timeout(test_case, 120);
    tcase_add_test(test_case, playouts_find_the_heaviest_move);
    tcase_add_test(test_case, little_is_thought_about);
    tcase_add_test(test_case, a_full_map_opens_no_further_stack);
    suite_add_tcase(suite, test_case);
    return walk_run(suite);
}
