// SPDX-License-Identifier: MIT
// Tests the measuring of changed cards, in every game: the same figures for any number of threads, none that
// differ if nothing does, and partial figures if it is stopped.
#include "play/balance.h"

#include "../contract/tested.h"

#include "core/problem.h"
#include "engine/game.h"
#include "play/jobs.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define DEALS 40

static Catalog catalog;

static void start(void) {
    Problems problems = {0};
    ck_assert(tested_load(&catalog, &problems));
}

static void stop(void) {
    pack_finish(&catalog);
}

// Two players at random, who play anything.
static BalanceSetup random_setup(uint64_t seed, int workers) {
    const Game *game = catalog.game;
    BalanceSetup setup = {.catalog = {&catalog, &catalog}, .deals = DEALS, .workers = workers};
    for (int side = 0; side < 2; side++) {
        Players *players = &setup.players[side];
        players->setup = (SetupOptions){.seats = game->seats_min, .first = SEAT_NONE, .seed = seed};
        for (int seat = 0; seat < game->seats_min; seat++) {
            players->who[seat] = opponent_for("random", game);
            players->any[seat] = true;
        }
    }
    return setup;
}

static int play(Balance *balance, const BalanceSetup *setup) {
    Text problem = {0};
    const int end = balance_play(balance, setup, &problem);
    ck_assert_str_eq(text_string(&problem), "");
    text_finish(&problem);
    return end;
}

static void ck_same_twins(const BalanceValue *a, const BalanceValue *b) {
    ck_assert_mem_eq(&a->twins, &b->twins, sizeof a->twins);
}

START_TEST(any_number_of_threads_gives_the_same) {
    const BalanceSetup alone = random_setup(3, 1), many = random_setup(3, 3);
    Balance a, b;
    ck_assert_int_eq(play(&a, &alone), JOBS_DONE);
    ck_assert_int_eq(play(&b, &many), JOBS_DONE);
    ck_assert(a.deals + a.endless == DEALS && a.deals == b.deals && a.deals > 0);
    for (int i = 0; i < a.cards; i++) {
        ck_same_twins(&a.card[i].draws, &b.card[i].draws);
        ck_same_twins(&a.card[i].plays, &b.card[i].plays);
        ck_same_twins(&a.card[i].wins, &b.card[i].wins);
        ck_same_twins(&a.card[i].worth, &b.card[i].worth);
    }
    for (int i = 0; i < a.prizes; i++)
        ck_same_twins(&a.prize[i].points, &b.prize[i].points);
    ck_same_twins(&a.turns.mean, &b.turns.mean);
    ck_assert_mem_eq(a.turns.each[SIDE_AFTER], b.turns.each[SIDE_AFTER], a.deals * sizeof(uint32_t));
    balance_finish(&a);
    balance_finish(&b);
}
END_TEST

START_TEST(the_same_cards_do_not_differ) {
    for (uint64_t seed = 1; seed <= 3; seed++) {
        const BalanceSetup setup = random_setup(seed, 2);
        Balance balance;
        ck_assert_int_eq(play(&balance, &setup), JOBS_DONE);
        ck_assert_int_gt(balance.compared, 10);
        ck_assert_int_eq(balance.differ, 0);
        ck_assert(balance.commands.mean.difference.mean == 0); // deals are twins
        balance_finish(&balance);
    }
}
END_TEST

// Figures fit each other, whatever the game: all wins are somebody's; what was played has been drawn or
// given; what acted was played.
START_TEST(figures_fit) {
    const BalanceSetup setup = random_setup(7, 2);
    Balance balance;
    double wins = 0, faction_wins = 0;
    int matter = 0, common = 0;
    ck_assert_int_eq(play(&balance, &setup), JOBS_DONE);
    for (int i = 0; i < balance.seats; i++)
        wins += balance.place[i].wins.of[SIDE_AFTER].mean;
    for (int i = 0; i < balance.factions; i++)
        faction_wins += balance.faction[i].wins.twins.part[SIDE_AFTER];
    ck_assert(wins > 0.999 && wins < 1.001);
    ck_assert(faction_wins > (double)balance.deals - 0.01 && faction_wins < (double)balance.deals + 0.01);
    for (int i = 0; i < balance.cards; i++) {
        const BalanceCard *card = &balance.card[i];
        ck_assert_str_eq(card->name.id, catalog_id(&catalog, catalog.game->card_table, (uint8_t)i));
        ck_assert(card->use[SIDE_AFTER] != USE_ABSENT);
        ck_assert((card->use[SIDE_AFTER] == USE_NEVER) == (card->played[SIDE_AFTER] == 0));
        ck_assert(card->acted[SIDE_AFTER] == 0 || card->played[SIDE_AFTER] > 0);
        matter += card->use[SIDE_AFTER] == USE_MATTERS;
        common += tested_game()->drawn == NULL || tested_game()->drawn(catalog.rules, (uint8_t)i);
    }
    ck_assert_int_gt(2 * matter, common);
    ck_assert(balance.turns.median[0] > 0 && balance.turns.median[0] <= balance.turns.most[0]);
    balance_finish(&balance);
}
END_TEST

// Somebody who stops it after so many questions.
static bool stops_soon(void *context) {
    int *left = context;
    return --*left < 0;
}

START_TEST(who_stops_gets_what_there_is) {
    int left = 6000;
    BalanceSetup setup = random_setup(1, 1);
    Balance balance;
    setup.deals = 1000000;
    setup.context = &left;
    setup.stopped = stops_soon;
    ck_assert_int_eq(play(&balance, &setup), JOBS_STOPPED);
    ck_assert(balance.deals > 0 && balance.deals < 1000);
    ck_assert(balance.commands.median[SIDE_BEFORE] > 0);
    balance_finish(&balance);
}
END_TEST

static void count_up(void *context, uint64_t done) {
    uint64_t *last = context;
    ck_assert(done == *last + 1);
    *last = done;
}

START_TEST(progress_is_told_piece_by_piece) {
    uint64_t last = 0;
    BalanceSetup setup = random_setup(1, 2);
    Balance balance;
    setup.context = &last;
    setup.progress = count_up;
    ck_assert_int_eq(play(&balance, &setup), JOBS_DONE);
    ck_assert(last == DEALS);
    balance_finish(&balance);
}
END_TEST

// Who looks on gets figures that are concluded, of all deals so far, and the play goes on as if nobody had.
static int looks;

static void look(void *context, const Balance *so_far) {
    Balance copy;
    (void)context;
    ck_assert(balance_copy(&copy, so_far));
    ck_assert(copy.deals + copy.endless == (uint64_t)++looks * 15);
    ck_assert(copy.commands.mean.of[SIDE_AFTER].known && copy.commands.median[SIDE_AFTER] > 0);
    ck_assert(!so_far->commands.mean.of[SIDE_AFTER].known && so_far->compared == 0);
    balance_finish(&copy);
}

START_TEST(who_looks_on_changes_nothing) {
    BalanceSetup alone = random_setup(3, 2), seen = random_setup(3, 2);
    Balance a, b;
    seen.look = look;
    seen.look_every = 15;
    looks = 0;
    ck_assert_int_eq(play(&a, &alone), JOBS_DONE);
    ck_assert_int_eq(play(&b, &seen), JOBS_DONE);
    ck_assert_int_eq(looks, 2);
    ck_assert(a.deals == b.deals && a.compared == b.compared);
    for (int i = 0; i < a.cards; i++)
        ck_same_twins(&a.card[i].wins, &b.card[i].wins);
    ck_assert_mem_eq(a.turns.each[SIDE_AFTER], b.turns.each[SIDE_AFTER], a.deals * sizeof(uint32_t));
    balance_finish(&a);
    balance_finish(&b);
}
END_TEST

int test_balance(void) {
    Suite *suite = suite_create("balance");
    TCase *tcase = tcase_create("deals");
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_add_test(tcase, any_number_of_threads_gives_the_same);
    tcase_add_test(tcase, the_same_cards_do_not_differ);
    tcase_add_test(tcase, figures_fit);
    tcase_add_test(tcase, who_stops_gets_what_there_is);
    tcase_add_test(tcase, progress_is_told_piece_by_piece);
    tcase_add_test(tcase, who_looks_on_changes_nothing);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
