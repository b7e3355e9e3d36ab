// SPDX-License-Identifier: MIT
// Tests that heuristic and searching opponents never blunder, in positions of random and of greedy games:
// neither by Game.weigh, nor by the public forecast, which is checked separately. In Tactics: Shields that go
// at once, an effect that removes only an own card, choosing an own card that is worth only its power
// although an opponent's such card could be chosen. In Alpha Strike: an answer that lets the ship be
// destroyed although another would save it. Also plays games of each level to each kind of end.
#include "ai/greedy.h"
#include "ai/mind.h"
#include "ai/random_seat.h"
#include "ai/search_opponents.h"
#include "blunders.h"
#include "engine/game.h"
#include "walk.h"

#include <stdlib.h>

#define COMMANDS_MOST 4000 // of a game
#define SIMULATIONS 200    // of hard, in short

static Mind *mind;
static IsBlunder is_blunder;
static int asked, never, tempted; // decisions; those with a blunder by weight; … by the forecast

static int choose_in_short(const Decision *decision) {
    return search_opponent_hard(decision, SIMULATIONS);
}

static const Opponent hard_in_short = {.name = "hard", .thinks = true, .choose = choose_in_short};

static const Opponent *const levels[] = {&random_opponent, &greedy_opponent, &easy_opponent, &normal_opponent,
                                         &hard_in_short};
#define LEVELS ((int)(sizeof levels / sizeof levels[0]))

static void load(const char *game, IsBlunder blunder) {
    setenv("STARDECK_TEST_GAME", game, 1);
    is_blunder = blunder;
    walk_load();
    mind = malloc(sizeof *mind);
    ck_assert_ptr_nonnull(mind);
}

static void load_tactics(void) {
    load("tactics", tactics_is_blunder);
}

static void load_strike(void) {
    load("alpha_strike", strike_is_blunder);
}

static void unload(void) {
    free(mind);
    walk_unload();
}

static void ask(const Opponent *who, Match *match, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    static int32_t worth[COMMANDS_MAX];
    static View view;
    const void *rules = walk_catalog.rules;
    Command command;
    int blunders = 0, tempting = 0, chosen = 0;
    const int count = match_legal(match, legal, COMMANDS_MAX);
    ck_assert_int_le(count, COMMANDS_MAX);
    match_view(match, match_to_act(match), &view);
    walk_catalog.game->weigh(rules, view.bytes, legal, count, worth);
    ck_assert(mind_decide(mind, who, NULL, match, rng, NULL, NULL, &command));
    for (int i = 0; i < count; i++) {
        blunders += worth[i] <= WORTH_NEVER;
        tempting += is_blunder(rules, view.bytes, legal, count, &legal[i]);
        chosen = command_compare(&legal[i], &command) == 0 ? i : chosen;
    }
    ck_assert_msg(blunders == count || worth[chosen] > WORTH_NEVER, "%s blunders", who->name);
    ck_assert_msg(tempting == count || !is_blunder(rules, view.bytes, legal, count, &command),
                  "%s blunders, says the forecast", who->name);
    asked++;
    never += blunders > 0;
    tempted += tempting > 0;
}

typedef struct Evening {
    int table;
    uint64_t seed;
    const Opponent *who[2]; // in every other seat
    bool asks;              // everybody who weighs or thinks what he would do
} Evening;

static void play(const Evening *t) {
    SetupOptions options = tested_game()->table[t->table];
    Text problem = {0};
    Rng rng;
    options.seed = t->seed;
    rng_seed(&rng, t->seed + 1);
    Match *match = match_create(&walk_catalog, &options, NULL, &problem);
    for (int commands = 0; match_to_act(match) != SEAT_NONE; commands++) {
        Command command;
        const Seat seat = match_to_act(match);
        ck_assert_msg(commands < COMMANDS_MOST, "a game of %s and %s has no end", t->who[0]->name,
                      t->who[1]->name);
        if (t->asks) {
            ask(&greedy_opponent, match, &rng);
            if (rng_below(&rng, 4) == 0)
                ask(&easy_opponent, match, &rng);
            if (rng_below(&rng, 40) == 0)
                ask(&hard_in_short, match, &rng);
        }
        ck_assert(mind_decide(mind, t->who[seat % 2], NULL, match, &rng, NULL, NULL, &command));
        ck_assert_int_eq(match_submit(match, seat, &command, NULL), VERDICT_OK);
    }
    match_destroy(match);
    text_finish(&problem);
}

START_TEST(nobody_blunders) {
    asked = never = tempted = 0;
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 0; seed < 3; seed++)
            play(&(Evening){.table = table,
                            .seed = 70 + seed,
                            .who = {&random_opponent, seed == 0 ? &random_opponent : &greedy_opponent},
                            .asks = true});
    ck_assert_int_gt(asked, 1000);
    ck_assert_int_gt(never, 50);
    ck_assert_int_gt(tempted, 5);
}
END_TEST

START_TEST(games_of_each_with_each_end) {
    for (int a = 0; a < LEVELS; a++)
        for (int b = a; b < LEVELS; b++)
            play(&(Evening){.table = 0, .seed = (uint64_t)(a * LEVELS + b), .who = {levels[a], levels[b]}});
    for (int table = 1; table < walk_tables(); table++)
        play(&(Evening){.table = table,
                        .seed = (uint64_t)table,
                        .who = {levels[table % LEVELS], levels[(table * 2 + 1) % LEVELS]}});
}
END_TEST

static TCase *tests_of(const char *name, void (*setup)(void)) {
    TCase *tcase = tcase_create(name);
    tcase_add_unchecked_fixture(tcase, setup, unload);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, nobody_blunders);
    tcase_add_test(tcase, games_of_each_with_each_end);
    return tcase;
}

int test_blunders(void) {
    Suite *suite = suite_create("blunders");
    suite_add_tcase(suite, tests_of("tactics", load_tactics));
    suite_add_tcase(suite, tests_of("alpha_strike", load_strike));
    return walk_run(suite);
}
