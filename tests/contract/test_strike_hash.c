// SPDX-License-Identifier: MIT
// Tests that the hash of a position of Alpha Strike sees every card of a large deck and every attack of a
// high stack, and that a small position's does not depend on how much room there is: saved games have such
// hashes.
#include "engine/game.h"
#include "engine/match.h"
#include "games/alpha_strike/alpha_strike.h"
#include "games/alpha_strike/state.h"

#include <check.h>
#include <stdlib.h>

static uint64_t hash_of(const StrikeState *s) {
    return state_hash(&alpha_strike_game, s, 1);
}

static void fill(Cards *cards, uint8_t count) {
    for (cards->count = 0; cards->count < count; cards->count++)
        cards->card[cards->count] = (uint8_t)(1 + cards->count % 100);
}

// Changes each card of the pile in turn.
static void check_pile(StrikeState *s, Cards *cards) {
    fill(cards, DECK_MAX);
    const uint64_t whole = hash_of(s);
    for (int i = 0; i < DECK_MAX; i++) {
        cards->card[i] ^= 1;
        ck_assert_uint_ne(hash_of(s), whole);
        cards->card[i] ^= 1;
    }
    cards->card[--cards->count] = 0;
    ck_assert_uint_ne(hash_of(s), whole);
    *cards = (Cards){.count = 0};
}

START_TEST(every_card_counts) {
    StrikeState s = {.seats = STRIKE_SEATS};
    for (int seat = 0; seat < STRIKE_SEATS; seat++) {
        check_pile(&s, &s.seat[seat].hand);
        check_pile(&s, &s.seat[seat].craft);
    }
    check_pile(&s, &s.deck);
    check_pile(&s, &s.discard);
}
END_TEST

// Where a card lies counts, too: of two piles the one that has more than fitted once.
START_TEST(every_pile_counts) {
    StrikeState a = {.seats = STRIKE_SEATS}, b = a;
    fill(&a.deck, 100);
    fill(&b.deck, 100);
    fill(&a.discard, 120);
    fill(&b.discard, 120);
    a.deck.card[99] = b.discard.card[99] = 3;
    ck_assert_uint_ne(hash_of(&a), hash_of(&b));
}
END_TEST

START_TEST(every_attack_counts) {
    StrikeState s = {.seats = STRIKE_SEATS, .stack_count = STACK_MAX};
    const uint64_t whole = hash_of(&s);
    for (int i = 0; i < STACK_MAX; i++) {
        s.stack[i].base = 1;
        ck_assert_uint_ne(hash_of(&s), whole);
        s.stack[i].base = 0;
    }
}
END_TEST

// Recorded when a deck had 80 cards at most.
START_TEST(a_small_position_keeps_its_hash) {
    StrikeState s = {.seats = 2, .turn = {3, 0}};
    fill(&s.deck, 40);
    fill(&s.seat[1].hand, 5);
    s.stack_count = 2;
    s.stack[1].base = 4;
    ck_assert_uint_eq(hash_of(&s), 0xf593a1a84b2c11e7);
    s.by_the_book = 1;
    ck_assert_uint_eq(hash_of(&s), 0x9bada16e402bfe52);
}
END_TEST

int test_strike_hash(void) {
    Suite *suite = suite_create("hash of Alpha Strike");
    TCase *tcase = tcase_create("hash");
    tcase_add_test(tcase, every_card_counts);
    tcase_add_test(tcase, every_pile_counts);
    tcase_add_test(tcase, every_attack_counts);
    tcase_add_test(tcase, a_small_position_keeps_its_hash);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
