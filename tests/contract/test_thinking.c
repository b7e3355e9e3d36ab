// SPDX-License-Identifier: MIT
// Tests searching opponents (ai/search.h), and what all opponents are given (ai/mind.h): the same standpoint
// gives the same command, whatever the memory held before, and whatever is hidden; a search that is told to
// stop stops; nobody gives up; and games of players who would rather pass forever end.
#include "ai/mind.h"
#include "ai/search.h"
#include "ai/search_opponents.h"
#include "engine/game.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

static Mind *mind;
#define HELD_MOST 40 // units of the estimate: no hand is worth more than half a game

static int thought, blunders, worth_holding;

static void setup(void) {
    walk_load();
    mind = malloc(sizeof *mind);
    ck_assert_ptr_nonnull(mind);
}

static void teardown(void) {
    free(mind);
    walk_unload();
}

// ---- one decision

static int choose(Search *search, const SearchBudget *budget, const Position *position, const void *state,
                  Rng rng, SearchFinding *best, int room) {
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    static Standpoint standpoint;
    static View view;
    const Game *game = walk_catalog.game;
    standpoint.game = view.game = game;
    standpoint.viewer = view.viewer = position->seat;
    game->standpoint(walk_catalog.rules, state, position->seat, nothing, standpoint.bytes);
    game->view(walk_catalog.rules, state, position->seat, view.bytes);
    return search_choose(search, budget, walk_catalog.rules, &standpoint, &view, position->legal,
                         position->count, &rng, best, room);
}

static bool at_once(void *context) {
    (*(int *)context)++;
    return true;
}

// Is it no blunder that is certain, or are all of them?
static void check_worth(const Position *position, int chosen) {
    static int32_t worth[COMMANDS_MAX];
    static alignas(8) uint8_t view[VIEW_MAX];
    const Game *game = walk_catalog.game;
    int sound = 0;
    if (game->weigh == NULL)
        return;
    game->view(walk_catalog.rules, position->state, position->seat, view);
    game->weigh(walk_catalog.rules, view, position->legal, position->count, worth);
    for (int i = 0; i < position->count; i++)
        sound += worth[i] > WORTH_NEVER;
    ck_assert(sound == 0 || worth[chosen] > WORTH_NEVER);
    blunders += position->count - sound;
}

// One playout, the same with and without looking on: what is told is in the unit of the estimate both times,
// and differs by what is held when the round is over, by nothing when the game is.
static void check_held(Search *search, const Position *position, const Rng *rng) {
    const Game *game = walk_catalog.game;
    SearchBudget budget = {.simulations = 1, .candidates = 1, .even_one = true};
    SearchFinding plain, held;
    if (game->held == NULL)
        return;
    choose(search, &budget, position, position->state, *rng, &plain, 1);
    budget.looks_on = true;
    choose(search, &budget, position, position->state, *rng, &held, 1);
    ck_assert_int_eq(held.index, plain.index);
    ck_assert_int_le(llabs(held.sum - plain.sum), HELD_MOST);
    worth_holding += held.sum != plain.sum;
    if (game->to_act(walk_catalog.rules, search->state) == SEAT_NONE)
        ck_assert_int_eq(held.sum, plain.sum);
}

static void look(const Position *position, Rng *rng) {
    static alignas(8) uint8_t other[STATE_MAX];
    static TestedKeep keep;
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    if (position->seat == SEAT_NONE || position->count < 2 || rng_below(rng, 12) != 0)
        return;
    const Game *game = walk_catalog.game;
    const SearchBudget budget = {.simulations = 40, .candidates = 8};
    SearchFinding best[2];
    Search *fresh = malloc(sizeof *fresh);
    const int first = choose(fresh, &budget, position, position->state, *rng, best, 2);
    ck_assert(first >= 0 && first < position->count);
    ck_assert_int_eq(best[0].index, first);
    ck_assert_int_ge(best[0].simulations, best[1].simulations);
    ck_assert(!game->verbs[position->legal[first].verb].resigns);
    check_worth(position, first);
    check_held(fresh, position, rng);
    memcpy(other, position->state, game->state_bytes);
    keep = (TestedKeep){0};
    tested_game()->remembered(position->state, position->seat, nothing, &keep);
    tested_game()->scramble(other, position->seat, &keep, rng);
    const Rng numbers = *rng;
    const int again = choose(fresh, &budget, position, position->state, numbers, NULL, 0);
    ck_assert_int_eq(choose(fresh, &budget, position, other, numbers, NULL, 0), again);
    int asked = 0;
    const SearchBudget none = {.simulations = 1000000, .stop = at_once, .context = &asked};
    const int hasty = choose(fresh, &none, position, position->state, *rng, NULL, 0);
    ck_assert(hasty >= 0 && hasty < position->count);
    ck_assert_int_le(asked, 1);
    free(fresh);
    thought++;
}

START_TEST(nothing_hidden_is_thought_of) {
    thought = blunders = worth_holding = 0;
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t game = 0; game < 2; game++)
            walk(table, 40 + game, look);
    ck_assert_int_gt(thought, 20);
    if (walk_catalog.game->weigh != NULL)
        ck_assert_int_gt(blunders, 20);
    if (walk_catalog.game->held != NULL)
        ck_assert_int_gt(worth_holding, 20);
}
END_TEST

// ---- how much

static int asked_hard;

// Where playouts take long.
static void look_how_much(const Position *position, Rng *rng) {
    static SearchFinding found[64];
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    static Standpoint standpoint;
    static View view;
    const Game *game = walk_catalog.game;
    if (position->seat == SEAT_NONE || asked_hard >= 3 || rng_below(rng, 16) != 0)
        return;
    standpoint.game = view.game = game;
    standpoint.viewer = view.viewer = position->seat;
    game->standpoint(walk_catalog.rules, position->state, position->seat, nothing, standpoint.bytes);
    game->view(walk_catalog.rules, position->state, position->seat, view.bytes);
    const Decision decision = {.view = &view,
                               .rules = walk_catalog.rules,
                               .legal = position->legal,
                               .count = position->count,
                               .seats = 2,
                               .rng = rng,
                               .standpoint = &standpoint,
                               .search = &mind->search,
                               .who = &hard_opponent,
                               .hide_effort = true,
                               .found = found,
                               .room = 64};
    uint32_t simulations = 0;
    hard_opponent.choose(&decision);
    for (int i = 0; i < 64 && found[i].index >= 0; i++)
        simulations += found[i].simulations;
    ck_assert_uint_gt(simulations, game->simulations_most / 2);
    ck_assert_uint_le(simulations, game->simulations_most);
    asked_hard++;
}

START_TEST(no_more_is_tried_than_the_game_allows) {
    asked_hard = 0;
    if (walk_catalog.game->simulations_most == 0)
        return;
    walk(0, 50, look_how_much);
    ck_assert_int_eq(asked_hard, 3);
}
END_TEST

// ---- games

// Passes whenever it may.
static int choose_pass(const Decision *decision) {
    for (int i = 0; i < decision->count; i++)
        if (decision->view->game->verbs[decision->legal[i].verb].passes && decision->legal[i].count > 0)
            return i;
    for (int i = 0; i < decision->count; i++)
        if (decision->view->game->verbs[decision->legal[i].verb].passes)
            return i;
    return (int)rng_below(decision->rng, (uint32_t)decision->count);
}

static const Opponent shirker = {.name = "shirker", .weighs = true, .choose = choose_pass};

static void play(int table, uint64_t seed, const Opponent *who, int most) {
    SetupOptions options = tested_game()->table[table];
    Text problem = {0};
    Rng rng;
    options.seed = seed;
    rng_seed(&rng, seed);
    Match *match = match_create(&walk_catalog, &options, NULL, &problem);
    for (int commands = 0; match_to_act(match) != SEAT_NONE; commands++) {
        Command command;
        const Seat seat = match_to_act(match);
        ck_assert_int_lt(commands, most);
        ck_assert(mind_decide(mind, who, NULL, match, &rng, NULL, NULL, &command));
        ck_assert(who == &shirker || !walk_catalog.game->verbs[command.verb].resigns);
        ck_assert_int_eq(match_submit(match, seat, &command, NULL), VERDICT_OK);
    }
    match_destroy(match);
    text_finish(&problem);
}

START_TEST(games_end) {
    play(_i, 7, &shirker, 20000);
    play(_i, 8, &easy_opponent, 3000);
    if (opponent_for("greedy", walk_catalog.game) != NULL)
        for (uint64_t seed = 0; seed < 10; seed++)
            play(_i, seed, opponent_for("greedy", walk_catalog.game), 3000);
}
END_TEST

int test_thinking(void) {
    Suite *suite = suite_create("thinking");
    TCase *tcase = tcase_create("thinking");
    tcase_add_unchecked_fixture(tcase, setup, teardown);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, nothing_hidden_is_thought_of);
    tcase_add_test(tcase, no_more_is_tried_than_the_game_allows);
    tcase_add_loop_test(tcase, games_end, 0, walk_tables());
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
