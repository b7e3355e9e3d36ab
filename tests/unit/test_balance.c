// SPDX-License-Identifier: MIT
// Tests the measuring of changed cards, in every game: the same figures for any number of threads, none that
// differ if nothing does, and partial figures if it is stopped.
#include "play/balance.h"

#include "../contract/tested.h"

#include "core/problem.h"
#include "engine/game.h"
#include "play/balance_report.h"
#include "play/jobs.h"

#include <check.h>
#include <math.h>
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

// ---- going on, and until it is known

static void ck_same(const Balance *a, const Balance *b) {
    ck_assert(a->deals == b->deals && a->endless == b->endless && a->compared == b->compared);
    ck_assert(a->verdict == b->verdict && a->judged == b->judged);
    for (int i = 0; i < a->cards; i++) {
        ck_same_twins(&a->card[i].wins, &b->card[i].wins);
        ck_same_twins(&a->card[i].pull, &b->card[i].pull);
    }
    for (int i = 0; i < a->factions * a->factions; i++)
        ck_same_twins(&a->duel[i], &b->duel[i]);
    ck_assert_mem_eq(a->turns.each[SIDE_AFTER], b->turns.each[SIDE_AFTER], a->deals * sizeof(uint32_t));
}

START_TEST(who_goes_on_has_what_is_played_at_once) {
    const BalanceSetup all = random_setup(5, 2);
    BalanceSetup part = random_setup(5, 2);
    Text problem = {0};
    Balance a, b;
    part.deals = 17;
    ck_assert_int_eq(play(&a, &all), JOBS_DONE);
    ck_assert_int_eq(play(&b, &part), JOBS_DONE);
    ck_assert_int_eq(balance_play_on(&b, &all, &problem), JOBS_DONE);
    ck_same(&a, &b);
    text_finish(&problem);
    balance_finish(&a);
    balance_finish(&b);
}
END_TEST

static void look_away(void *context, const Balance *so_far) {
    (void)context;
    (void)so_far;
}

// It ends at a multiple of the step, as soon as it is close enough, whoever looks on, and from wherever it
// goes on; and as many deals played at once are the same.
START_TEST(until_it_is_known) {
    BalanceSetup until = random_setup(9, 2), seen = random_setup(9, 1), all = random_setup(9, 2);
    Text problem = {0};
    Balance a, b, c;
    until.deals = seen.deals = 2000;
    until.until = seen.until = 0.12;
    seen.deals = 37;
    ck_assert_int_eq(play(&a, &until), JOBS_DONE);
    ck_assert(balance_is_close(&a) && balance_widest(&a) <= 0.12);
    all.deals = a.deals + a.endless;
    ck_assert(all.deals % BALANCE_STEP == 0 && all.deals > 0 && all.deals < 2000);
    ck_assert_int_eq(play(&b, &all), JOBS_DONE);
    ck_same(&a, &b);
    ck_assert_int_eq(play(&c, &seen), JOBS_DONE);
    seen.deals = 2000;
    seen.look = look_away;
    seen.look_every = BALANCE_STEP / 4;
    ck_assert_int_eq(balance_play_on(&c, &seen, &problem), JOBS_DONE);
    ck_same(&a, &c);
    all.deals -= BALANCE_STEP; // one step before it was not yet close
    balance_finish(&b);
    all.until = 0.12;
    if (all.deals > 0) {
        ck_assert_int_eq(play(&b, &all), JOBS_DONE);
        ck_assert(!balance_is_close(&b));
        balance_finish(&b);
    }
    text_finish(&problem);
    balance_finish(&a);
    balance_finish(&c);
}
END_TEST

// ---- verdicts, from counts worked out by hand

static BalanceSetup hand_setup;
static Balance hand;

static void start_hand(void) {
    start();
    hand_setup = random_setup(1, 1);
    for (int side = 0; side < 2; side++)
        hand_setup.players[side].setup.seats = 2;
    hand_setup.deals = 10000;
    ck_assert(balance_begin(&hand, &hand_setup));
}

static void stop_hand(void) {
    balance_finish(&hand);
    stop();
}

// `won` of `games` that the faction played on this side.
static void faction_wins(int faction, Side side, int won, int games) {
    for (int i = 0; i < games; i++) {
        const Measured win = {i < won, 1}, none = {0, 0};
        paired_add(&hand.faction[faction].wins.twins, side == SIDE_BEFORE ? win : none,
                   side == SIDE_AFTER ? win : none);
    }
}

static BalanceVerdict verdict_on(int won, int games) {
    balance_finish(&hand);
    ck_assert(balance_begin(&hand, &hand_setup));
    hand.faction[0].changed = true;
    hand.deals = (uint64_t)games;
    faction_wins(0, SIDE_AFTER, won, games);
    ck_assert(balance_conclude(&hand));
    ck_assert(hand.verdict == (BalanceVerdict)hand.faction[0].judged.verdict && hand.judged == 1);
    return hand.verdict;
}

// A share p of n games has the standard error sqrt(p (1 - p) / (n - 1)); with 400 games it must lie
// about 1.97 of them and 3 in 100 away from a half. Of 0.575 it is 0.0247: 0.5 + 0.03 + 1.97 * 0.0247 =
// 0.579.
START_TEST(verdicts_by_hand) {
    ck_assert_int_eq(verdict_on(280, 400), BALANCE_STRONG);
    ck_assert_int_eq(verdict_on(120, 400), BALANCE_WEAK);
    ck_assert_int_eq(verdict_on(232, 400), BALANCE_STRONG);
    ck_assert_int_eq(verdict_on(230, 400), BALANCE_UNSURE);
    ck_assert_int_eq(verdict_on(168, 400), BALANCE_WEAK);
    ck_assert_int_eq(verdict_on(170, 400), BALANCE_UNSURE);
    ck_assert_int_eq(verdict_on(200, 400), BALANCE_UNSURE);
    ck_assert_int_eq(verdict_on(2000, 4000), BALANCE_FITS);
    ck_assert_int_eq(verdict_on(10, 10), BALANCE_UNSURE);
    ck_assert_int_eq(verdict_on(0, 10), BALANCE_UNSURE);
}
END_TEST

// 400 games show differences of 7 in 100: (1.97 + 0.84) * 0.025. Ten would need more than 40 in 100, which is
// nearly every game won: then there is none to speak of.
START_TEST(the_smallest_difference) {
    verdict_on(200, 400);
    ck_assert_double_eq_tol(hand.least, (1.9659 + 0.8416) * 0.5 / sqrt(399), 0.0002);
    verdict_on(5, 10);
    ck_assert(hand.least == 0);
}
END_TEST

// Its own verdict is only one of 21: each may be wrong the 21st part as often. 0.6 is 0.07 beyond the margin,
// 2.86 standard errors of 0.0245; alone that is much, but of 21 it takes 3.06.
START_TEST(many_verdicts_are_stricter) {
    ck_assert_int_eq(verdict_on(240, 400), BALANCE_STRONG);
    for (int i = 0; i < 20 && i < hand.cards; i++)
        hand.card[i].changed = true;
    ck_assert(balance_conclude(&hand));
    ck_assert_int_eq(hand.judged, 1 + (hand.cards < 20 ? hand.cards : 20));
    ck_assert_int_eq(hand.faction[0].judged.verdict, hand.cards < 20 ? BALANCE_STRONG : BALANCE_UNSURE);
}
END_TEST

// What was so strong before is not too strong.
START_TEST(the_range_of_before) {
    ck_assert_int_eq(verdict_on(2800, 4000), BALANCE_STRONG);
    faction_wins(1, SIDE_BEFORE, 2800, 4000);
    ck_assert(balance_conclude(&hand));
    ck_assert_int_eq(hand.verdict, BALANCE_FITS);
    ck_assert_double_eq_tol(hand.faction[0].judged.to, 0.7, 1e-9);
}
END_TEST

// Whoever compares a figure with them, with all of its ±, comes to the same verdict; what was there before is
// not known exactly either.
START_TEST(the_limits_are_those_of_the_verdict) {
    bool some[4] = {false};
    for (int won = 20; won <= 180; won += 4) {
        verdict_on(won, 200);
        faction_wins(1, SIDE_BEFORE, 115, 200);
        ck_assert(balance_conclude(&hand));
        const BalanceJudged *judged = &hand.faction[0].judged;
        const double mean = hand.faction[0].wins.of[SIDE_AFTER].mean;
        ck_assert_int_eq(judged->verdict == BALANCE_STRONG, mean - judged->give > judged->above);
        ck_assert_int_eq(judged->verdict == BALANCE_WEAK, mean + judged->give < judged->below);
        some[judged->verdict == BALANCE_STRONG ? 0 : judged->verdict == BALANCE_WEAK ? 1 : 2] = true;
        some[3] |= judged->verdict == BALANCE_UNSURE && mean - judged->give > judged->to + BALANCE_MARGIN;
    }
    ck_assert(some[0] && some[1] && some[2] && some[3]); // the last: beyond what there was, and yet unsure
}
END_TEST

// At the very edge of the margin either verdict is wrong in at most one of 40 reports (half of 5 %); of 600,
// chance may make them 15 and seldom more than 27.
START_TEST(verdicts_are_seldom_wrong) {
    Rng rng;
    int strong = 0, fits = 0;
    rng_seed(&rng, 11);
    for (int report = 0; report < 600; report++) {
        int few = 0, many = 0;
        for (int i = 0; i < 300; i++)
            few += rng_below(&rng, 100) < 53;
        for (int i = 0; i < 5000; i++)
            many += rng_below(&rng, 100) < 53;
        strong += verdict_on(few, 300) == BALANCE_STRONG;
        fits += verdict_on(many, 5000) == BALANCE_FITS;
    }
    ck_assert_int_le(strong, 27);
    ck_assert_int_ge(strong, 5);
    ck_assert_int_le(fits, 27);
    ck_assert_int_ge(fits, 5);
}
END_TEST

// ---- what deals add

// A deal in which seat 0 drew the card `drawn` times and the other one once; seat `won` wins.
static void add_deal(uint8_t index, int drawn, Seat won) {
    Deal *deal = calloc(1, sizeof *deal);
    ck_assert_ptr_nonnull(deal);
    for (int side = 0; side < 2; side++) {
        DealtGame *game = &deal->game[side];
        game->faction[1] = 1;
        game->win[won] = 1;
        game->card[0][index].drawn = (uint16_t)drawn;
        game->card[1][index].drawn = 1;
    }
    balance_add(&hand, deal);
    free(deal);
}

// Who drew it once more won 30 of 40: 25 in 100 more than a half. Who drew it twice more counts twice as far.
START_TEST(pull_by_hand) {
    for (int i = 0; i < 40; i++)
        add_deal(0, 2, i < 30 ? 0 : 1);
    for (int i = 0; i < 20; i++)
        add_deal(0, 1, 0); // both drew it as often: says nothing
    ck_assert(balance_conclude(&hand));
    const Estimate *pull = &hand.card[0].pull.of[SIDE_AFTER];
    ck_assert_double_eq_tol(pull->mean, 0.25, 1e-9);
    ck_assert(hand.card[0].pull.twins.met[SIDE_AFTER] == 40);
    ck_assert_double_eq_tol(pull->give, 1.96 * sqrt(0.1875 / 40), 0.002);
}
END_TEST

START_TEST(duels_by_hand) {
    for (int i = 0; i < 40; i++)
        add_deal(0, 1, i < 30 ? 0 : 1);
    hand.faction[0].changed = true;
    ck_assert(balance_conclude(&hand));
    ck_assert_double_eq_tol(hand.duel[1].of[SIDE_AFTER].mean, 0.75, 1e-9);
    ck_assert_double_eq_tol(hand.duel[hand.factions].of[SIDE_AFTER].mean, 0.25, 1e-9);
    ck_assert(!hand.duel[0].of[SIDE_AFTER].known);
    ck_assert(balance_duel_is_uneven(&hand, 0, 1));
}
END_TEST

// 1.9659 * 0.5 / sqrt(399) is 0.0492, as the verdict says; to halve it takes four times as many.
START_TEST(forecasts_by_hand) {
    verdict_on(200, 400);
    ck_assert_double_eq_tol(balance_widest(&hand), 1.9659 * 0.5 / sqrt(399), 1e-5);
    ck_assert(balance_forecast(&hand, balance_widest(&hand) / 2) == 1600);
    ck_assert(balance_forecast(&hand, 0.03) == 1100);
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
    tcase_add_test(tcase, who_goes_on_has_what_is_played_at_once);
    tcase_add_test(tcase, until_it_is_known);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("verdicts");
    tcase_add_checked_fixture(tcase, start_hand, stop_hand);
    tcase_add_test(tcase, verdicts_by_hand);
    tcase_add_test(tcase, the_smallest_difference);
    tcase_add_test(tcase, many_verdicts_are_stricter);
    tcase_add_test(tcase, the_range_of_before);
    tcase_add_test(tcase, the_limits_are_those_of_the_verdict);
    tcase_add_test(tcase, verdicts_are_seldom_wrong);
    tcase_add_test(tcase, pull_by_hand);
    tcase_add_test(tcase, duels_by_hand);
    tcase_add_test(tcase, forecasts_by_hand);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
