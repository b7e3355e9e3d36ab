// SPDX-License-Identifier: MIT
// Tests the list of the own cards in random games: every card that the seat has, once, where it is; and
// nothing of the order of its deck, nor of anybody else's cards.
#include "app/tables/deck_building/deck_list.h"

#include "../contract/walk.h"
#include "games/deck_building/state.h"

#include <stdlib.h>
#include <string.h>

#define GAMES 4

static DeckRow row[DESIGNS_MAX];
static int looked, several;

static const BuildingRules *rules(void) {
    return walk_catalog.rules;
}

static int count_in(const BuildingState *s, uint8_t zone, uint8_t card) {
    int count = 0;
    for (int i = 0; i < s->size[zone]; i++)
        count += zone_cards(s, zone)[i] == card;
    return count;
}

static void check_rows(const BuildingState *s, Seat seat, int count) {
    static const uint8_t zones[DECK_PLACES] = {
        [IN_DECK] = ZONE_DECK, [IN_HAND] = ZONE_HAND, [ON_BRIDGE] = ZONE_BRIDGE, [IN_DISCARD] = ZONE_DISCARD};
    int cards = 0, all = 0;
    for (int place = 0; place < DECK_PLACES; place++)
        all += s->size[zone_of(zones[place], seat)];
    for (int i = 0; i < count; i++) {
        for (int place = 0; place < DECK_PLACES; place++) {
            ck_assert_int_eq(row[i].at[place], count_in(s, zone_of(zones[place], seat), row[i].card));
            cards += row[i].at[place];
        }
        if (i > 0) { // by kind, the dearest first
            const CardDef *before = &rules()->card[row[i - 1].card], *def = &rules()->card[row[i].card];
            ck_assert(before->kind < def->kind || (before->kind == def->kind && before->cost >= def->cost));
            ck_assert_uint_ne(row[i].card, row[i - 1].card);
        }
    }
    ck_assert_int_eq(cards, all);
}

// A deck in another order gives the same view, but for the ends that are known.
static void check_order(const BuildingState *s, Seat seat, const BuildingView *view) {
    static BuildingState turned;
    static BuildingView other;
    const uint8_t zone = zone_of(ZONE_DECK, seat);
    const int size = s->size[zone], hidden = size - s->seat[seat].top_known;
    turned = *s;
    for (int i = 0; i < hidden; i++)
        turned.card[zone_begin(s, zone) + i] = s->card[zone_begin(s, zone) + hidden - 1 - i];
    walk_view(&turned, seat, &other);
    ck_assert(memcmp(other.in_deck, view->in_deck, sizeof other.in_deck) == 0);
    several += hidden > 1;
}

static void look(const Position *position, Rng *rng) {
    static BuildingView view;
    const BuildingState *s = (const BuildingState *)position->state;
    (void)rng;
    for (Seat seat = 0; seat < s->seats; seat++) {
        walk_view(position->state, seat, &view);
        check_rows(s, seat, building_deck_rows(rules(), &view, row));
        check_order(s, seat, &view);
    }
    walk_view(position->state, SEAT_NONE, &view);
    ck_assert_int_eq(building_deck_rows(rules(), &view, row), 0);
    for (size_t i = 0; i < sizeof view.in_deck; i++)
        ck_assert_uint_eq(view.in_deck[i], 0);
    looked++;
}

START_TEST(all_own_cards_are_listed) {
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(table, seed, look);
    ck_assert_int_gt(looked, 1000);
    ck_assert_int_gt(several, 1000);
}
END_TEST

int test_deck_list(void) {
    setenv("STARDECK_TEST_GAME", "deck_building", 1);
    Suite *suite = suite_create("deck list");
    TCase *tests = tcase_create("deck list");
    tcase_set_timeout(tests, 0);
    tcase_add_checked_fixture(tests, walk_load, walk_unload);
    tcase_add_test(tests, all_own_cards_are_listed);
    suite_add_tcase(suite, tests);
    return walk_run(suite);
}
