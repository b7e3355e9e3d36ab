// SPDX-License-Identifier: MIT
// Tests how captains choose among the results of a search (ai/character.h): each of their numbers does what
// it says, and none makes them choose what is clearly worse, hardly tried or a blunder.
#include "ai/character.h"

#include <check.h>
#include <string.h>

#define TRIES 100

static SearchFinding found[CHARACTER_LOOKS_AT];
static Command legal[CHARACTER_LOOKS_AT];

// A candidate that brings `mean` on the whole, half of the time `spread` more and half of the time less.
static void put(int place, int mean, int spread, uint32_t tries) {
    const int64_t low = mean - spread, high = mean + spread;
    found[place] = (SearchFinding){.index = place,
                                   .simulations = tries,
                                   .sum = (int64_t)tries * mean,
                                   .squares = (uint64_t)(low * low + high * high) * tries / 2};
}

static void begin(void) {
    for (int i = 0; i < CHARACTER_LOOKS_AT; i++) {
        legal[i] = command_of((uint8_t)(i % 4));
        legal[i].card = (uint8_t)(10 + i);
        found[i] = (SearchFinding){.index = -1};
    }
}

static int choice(const Captain *captain, uint64_t seed) {
    Rng rng;
    rng_seed(&rng, seed);
    return character_choose(captain, legal, found, &rng);
}

START_TEST(nobody_in_particular_takes_the_best) {
    const Captain nobody = {.id = "nobody"};
    Rng rng, before;
    begin();
    put(0, 50, 10, TRIES);
    put(1, 49, 90, TRIES);
    put(2, 48, 1, TRIES);
    rng_seed(&rng, 1);
    before = rng;
    ck_assert_int_eq(character_choose(&nobody, legal, found, &rng), 0);
    ck_assert_mem_eq(&rng, &before, sizeof rng);
}
END_TEST

START_TEST(the_bold_like_the_spread_and_the_cautious_fear_it) {
    const Captain bold = {.boldness = 40}, cautious = {.boldness = -40};
    for (int mean = -60; mean <= 60; mean += 60) {
        begin();
        put(0, mean, 20, TRIES);
        put(1, mean - 1, 40, TRIES);
        put(2, mean - 1, 5, TRIES);
        ck_assert_int_eq(choice(&bold, 1), 1);
        ck_assert_int_eq(choice(&cautious, 1), 2);
    }
}
END_TEST

START_TEST(tastes_are_for_verbs_and_cards) {
    const Captain verb = {.tastes = 1, .taste = {{.verbs = 1u << 2, .liking = 20}}};
    const Captain card = {.tastes = 2,
                          .taste = {{.verbs = 1u << 1 | 1u << 2, .card = {90, 11}, .cards = 2, .liking = 20},
                                    {.verbs = 1u << 3, .liking = -20}}};
    const Captain dislikes = {.tastes = 1, .taste = {{.verbs = 1u << 0, .liking = -20}}};
    begin();
    put(0, 50, 20, TRIES);
    put(1, 48, 20, TRIES);
    put(2, 48, 20, TRIES);
    put(3, 49, 20, TRIES);
    ck_assert_int_eq(choice(&verb, 1), 2);
    ck_assert_int_eq(choice(&card, 1), 1);
    ck_assert_int_eq(choice(&dislikes, 1), 3);
}
END_TEST

START_TEST(whims_stay_within_their_bounds) {
    const Captain moody = {.whim = 10}; // of a spread of 20: two points
    int taken[CHARACTER_LOOKS_AT] = {0};
    begin();
    put(0, 50, 20, TRIES);
    put(1, 49, 20, TRIES);
    put(2, 48, 20, TRIES);
    put(3, 47, 20, TRIES);
    for (uint64_t seed = 0; seed < 3000; seed++)
        taken[choice(&moody, seed)]++;
    for (int i = 0; i < 3; i++)
        ck_assert_int_gt(taken[i], 900);
    ck_assert_int_eq(taken[3], 0);
}
END_TEST

START_TEST(what_is_clearly_worse_is_never_taken) {
    const Captain wild = {.boldness = CAPTAIN_MOST,
                          .whim = CAPTAIN_MOST,
                          .tastes = 1,
                          .taste = {{.verbs = UINT32_MAX & ~1u, .liking = CAPTAIN_MOST}}};
    begin();
    put(0, 50, 20, TRIES);
    put(1, 50 - 3, 60, TRIES); // more than an eighth of 20
    put(2, 52, 90, TRIES / 4 - 1);
    put(3, 90, 90, 0);
    for (uint64_t seed = 0; seed < 300; seed++)
        ck_assert_int_eq(choice(&wild, seed), 0);
    put(1, 50 - 2, 60, TRIES);
    ck_assert_int_eq(choice(&(Captain){.boldness = CAPTAIN_MOST}, 1), 1);
}
END_TEST

// Told to stop at once, or with a single command, there is nothing to prefer.
START_TEST(who_knows_nothing_takes_the_first) {
    const Captain wild = {.boldness = CAPTAIN_MOST, .whim = CAPTAIN_MOST};
    begin();
    put(0, 0, 0, 0);
    put(1, 0, 0, 0);
    for (uint64_t seed = 0; seed < 50; seed++)
        ck_assert_int_eq(choice(&wild, seed), 0);
}
END_TEST

START_TEST(who_weighs_has_tastes_and_commits_no_blunder) {
    const Captain keen = {.tastes = 1, .taste = {{.verbs = 1u << 1, .liking = CAPTAIN_MOST}}};
    int32_t worth[] = {100, 60, WORTH_NEVER, 20, 0, WORTH_NEVER};
    begin();
    character_add_tastes(&keen, legal, worth, 6);
    ck_assert_int_eq(worth[0], 100);
    ck_assert_int_gt(worth[1], 90); // by about the spread of 100, 60, 20 and 0
    ck_assert_int_lt(worth[1], 105);
    ck_assert_int_eq(worth[2], WORTH_NEVER);
    ck_assert_int_eq(worth[3], 20);
    ck_assert_int_eq(worth[5], WORTH_NEVER);
    int32_t never[] = {WORTH_NEVER, WORTH_NEVER};
    character_add_tastes(&keen, legal, never, 2);
    ck_assert_int_eq(never[1], WORTH_NEVER);
}
END_TEST

int test_character(void) {
    TCase *test = tcase_create("character");
    tcase_add_test(test, nobody_in_particular_takes_the_best);
    tcase_add_test(test, the_bold_like_the_spread_and_the_cautious_fear_it);
    tcase_add_test(test, tastes_are_for_verbs_and_cards);
    tcase_add_test(test, whims_stay_within_their_bounds);
    tcase_add_test(test, what_is_clearly_worse_is_never_taken);
    tcase_add_test(test, who_knows_nothing_takes_the_first);
    tcase_add_test(test, who_weighs_has_tastes_and_commits_no_blunder);
    Suite *suite = suite_create("character");
    suite_add_tcase(suite, test);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
