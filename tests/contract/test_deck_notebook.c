// SPDX-License-Identifier: MIT
// Tests that a seat of the Deck Building Game does not forget what it has looked at, and remembers nothing it
// has not seen. Beside its notebook each seat keeps a list of its own deck and of the space deck, card by
// card, from its events only. In every position of random games the samples must have the listed cards in
// their places, and the notebook must claim no others. A public list of every deck says how deep it is known
// to all: the public view shows exactly that; a seat's view shows that and what the seat has looked at.
#include "engine/game.h"
#include "games/deck_building/state.h"
#include "games/deck_building/view.h"
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#define SAMPLES 3

// A deck as a seat knows it, top last; CARD_HIDDEN: it does not know.
typedef struct List {
    int size;
    uint8_t card[CARDS_MAX];
} List;

static struct {
    List own, space;
    alignas(8) uint8_t notebook[NOTEBOOK_MAX];
} seat_of[BUILDING_SEATS];
static struct { List deck[BUILDING_SEATS], space; } in_public;
static int seats; // 0: the game is about to begin
static int on_top, below, forgotten, openly_on_top, openly_below, all_known;

// ---- lists

static void begin(List *list, int size) {
    list->size = size;
    memset(list->card, CARD_HIDDEN, sizeof list->card);
}

static void push(List *list, uint8_t card) {
    list->card[list->size++] = card;
}

static void pop(List *list) {
    ck_assert_int_gt(list->size, 0);
    list->size--;
}

static void put_below(List *list, uint8_t card) {
    memmove(list->card + 1, list->card, (size_t)list->size);
    list->card[0] = card;
    list->size++;
}

// One of those on top goes below.
static void sink(List *list, uint8_t card) {
    int at = list->size - 1;
    while (at >= 0 && list->card[at] != card)
        at--;
    ck_assert_int_ge(at, 0); // it has been looked at
    memmove(list->card + at, list->card + at + 1, (size_t)(list->size - at - 1));
    list->size--;
    put_below(list, card);
}

// ---- what a seat is told

static void hear_own(List *own, List *space, const Event *told) {
    switch ((BuildingEvent)told->kind) {
    case EVENT_SHUFFLED:
        begin(own, told->amount);
        break;
    case EVENT_DRAWN:
        pop(own);
        break;
    case EVENT_GAINED:
    case EVENT_RECOVERED:
        if (told->to_row == TO_DECK_TOP)
            push(own, told->card);
        break;
    case EVENT_PEEKED: {
        List *list = told->row == 1 ? own : space;
        list->card[list->size - 1 - told->at] = told->card;
        break;
    }
    default:
        break;
    }
}

static void hear(List *own, List *space, Seat seat, const Event *told) {
    const bool mine = told->seat == seat;
    if (mine)
        hear_own(own, space, told);
    switch ((BuildingEvent)told->kind) {
    case EVENT_FLIPPED:
    case EVENT_SKIPPED:
        pop(space);
        break;
    case EVENT_DISPLACED:
        put_below(space, told->card);
        break;
    case EVENT_FAILED:
        if (told->row == 0)
            put_below(space, told->card);
        break;
    case EVENT_BATTLE_OVER:
        if (told->seat == SEAT_NONE)
            put_below(space, told->card);
        break;
    case EVENT_BOTTOMED:
        if (mine) {
            sink(told->row == 1 ? own : space, told->card);
        } else if (told->row == 0) {
            begin(space, space->size); // any of them may have gone
            forgotten++;
        }
        break;
    default:
        break;
    }
}

static void hear_in_public(const Event *told) {
    static List none;
    List *deck = told->seat < seats ? &in_public.deck[told->seat] : &none;
    if (told->kind == EVENT_BOTTOMED && told->row == 1)
        begin(deck, deck->size); // it may have been any of those on top
    else if (told->kind != EVENT_PEEKED)
        hear_own(deck, &none, told);
    hear(&none, &in_public.space, SEAT_NONE, told);
}

static void tell(const Position *position) {
    static uint8_t state[STATE_MAX];
    EventList events = walk_events(0);
    memcpy(state, position->state, walk_catalog.game->state_bytes);
    walk_step(position, state, &events);
    ck_assert_int_eq(events.dropped, 0);
    for (Seat seat = 0; seat < seats; seat++)
        for (int i = 0; i < events.count; i++) {
            const Event told = event_for(&events.item[i], seat);
            hear(&seat_of[seat].own, &seat_of[seat].space, seat, &told);
            walk_catalog.game->remember(walk_catalog.rules, seat_of[seat].notebook, seat, &told);
        }
    for (int i = 0; i < events.count; i++) {
        const Event told = event_for(&events.item[i], SEAT_NONE);
        hear_in_public(&told);
    }
}

// ---- one position

static int top_of(const List *list) {
    int count = 0;
    while (count < list->size && list->card[list->size - 1 - count] != CARD_HIDDEN)
        count++;
    return count;
}

static int bottom_of(const List *list) {
    int count = 0;
    while (count < list->size && list->card[count] != CARD_HIDDEN)
        count++;
    return count;
}

// The list is true, and the sample keeps to it.
static void same_where_known(const List *list, const BuildingState *real, const BuildingState *sampled,
                             uint8_t zone) {
    ck_assert_int_eq(list->size, real->size[zone]);
    for (int i = 0; i < list->size; i++) {
        if (list->card[i] == CARD_HIDDEN)
            continue;
        ck_assert_uint_eq(list->card[i], zone_cards(real, zone)[i]);
        ck_assert_uint_eq(list->card[i], zone_cards(sampled, zone)[i]);
    }
}

static void claims_nothing_else(const List *list, const KnownEnds *ends) {
    const int bottom = ends->bottom < list->size ? ends->bottom : list->size;
    ck_assert_int_le(ends->top, top_of(list));
    ck_assert_int_le(bottom, bottom_of(list));
    on_top += ends->top > 0;
    below += bottom > 0;
}

static void look_at_seat(const BuildingState *real, Seat seat, Rng *rng) {
    static alignas(8) uint8_t standpoint[STANDPOINT_MAX];
    static BuildingState sampled;
    const BuildingNotebook *notes = (const BuildingNotebook *)(const void *)seat_of[seat].notebook;
    walk_catalog.game->standpoint(walk_catalog.rules, real, seat, notes, standpoint);
    for (int i = 0; i < SAMPLES; i++) {
        walk_catalog.game->sample(walk_catalog.rules, standpoint, rng, &sampled);
        same_where_known(&seat_of[seat].own, real, &sampled, zone_of(ZONE_DECK, seat));
        same_where_known(&seat_of[seat].space, real, &sampled, ZONE_SPACE);
    }
    claims_nothing_else(&seat_of[seat].own, &notes->own);
    claims_nothing_else(&seat_of[seat].space, &notes->space);
}

// ---- what views show of decks

static void shows_as_listed(const BuildingBoard *shown, uint8_t zone, const List *list) {
    ck_assert_int_eq(list->size, shown->size[zone]);
    for (int i = 0; i < list->size; i++)
        ck_assert_msg(zone_cards(shown, zone)[i] == list->card[i], "card %d of %d: %d is shown, %d is known",
                      i, list->size, zone_cards(shown, zone)[i], list->card[i]);
    openly_on_top += zone != ZONE_SPACE && top_of(list) > 0;
    openly_below += zone == ZONE_SPACE && bottom_of(list) > 0;
    all_known += zone == ZONE_SPACE && list->size > 0 && bottom_of(list) == list->size;
}

static void shows_nothing_else(const BuildingBoard *shown, uint8_t zone, const List *own, const List *list) {
    for (int i = 0; i < list->size; i++) {
        const uint8_t card = zone_cards(shown, zone)[i];
        ck_assert_msg(card == CARD_HIDDEN || card == own->card[i] || card == list->card[i],
                      "card %d of %d is shown to whoever has not seen it", i, list->size);
    }
}

static void look_at_views(const void *state) {
    static alignas(8) uint8_t bytes[VIEW_MAX];
    const BuildingBoard *shown = &((const BuildingView *)(const void *)bytes)->table;
    walk_view(state, SEAT_NONE, bytes);
    ck_assert_uint_le(shown->bottom_known, shown->size[ZONE_SPACE]);
    for (Seat seat = 0; seat < seats; seat++)
        shows_as_listed(shown, zone_of(ZONE_DECK, seat), &in_public.deck[seat]);
    shows_as_listed(shown, ZONE_SPACE, &in_public.space);
    for (Seat seat = 0; seat < seats; seat++) {
        walk_view(state, seat, bytes);
        shows_nothing_else(shown, zone_of(ZONE_DECK, seat), &seat_of[seat].own, &in_public.deck[seat]);
        shows_nothing_else(shown, ZONE_SPACE, &seat_of[seat].space, &in_public.space);
    }
}

static void begin_game(const BuildingState *real) {
    seats = real->seats;
    memset(seat_of, 0, sizeof seat_of);
    for (Seat seat = 0; seat < seats; seat++) {
        begin(&seat_of[seat].own, real->size[zone_of(ZONE_DECK, seat)]);
        begin(&seat_of[seat].space, real->size[ZONE_SPACE]);
        begin(&in_public.deck[seat], real->size[zone_of(ZONE_DECK, seat)]);
    }
    begin(&in_public.space, real->size[ZONE_SPACE]);
}

static void look(const Position *position, Rng *rng) {
    const BuildingState *real = (const BuildingState *)(const void *)position->state;
    if (seats == 0)
        begin_game(real);
    for (Seat seat = 0; seat < seats; seat++)
        look_at_seat(real, seat, rng);
    look_at_views(real);
    if (position->seat == SEAT_NONE)
        seats = 0;
    else
        tell(position);
}

// Cards that everybody begins with look at decks and lay cards on them, so that it happens all the time.
static void let_look(const char *starter, const char *looker) {
    BuildingRules *rules = walk_catalog.rules;
    const int at = catalog_find(&walk_catalog, TABLE_CARDS, starter),
              from = catalog_find(&walk_catalog, TABLE_CARDS, looker);
    ck_assert(at >= 0 && from >= 0);
    rules->card[at].effects = rules->card[from].effects;
    rules->card[at].triggers = rules->card[from].triggers;
}

static void load_lookers(void) {
    walk_load();
    let_look("memory_alpha", "miranda_jones"); // two of the space deck
    let_look("ship_modifications", "number_one");
    let_look("evasive_measures", "cyrano_jones"); // the next seat gains a card: here onto its deck
    BuildingRules *rules = walk_catalog.rules;
    for (int i = 0; i < ACTIONS_POOL; i++)
        if (rules->action[i].act == ACT_GAIN)
            rules->action[i].to = TO_DECK_TOP;
}

// So few space cards that all of them are soon known, and nobody looks at them between.
static void load_few_space_cards(void) {
    walk_load();
    BuildingRules *rules = walk_catalog.rules;
    rules->free_explores = 9;
    int kept = 0;
    for (int i = 0; i < rules->card_count; i++)
        if (rules->card[i].kind >= KIND_MISSION && rules->card[i].set != SET_DRAFT && kept++ % 4 != 0)
            rules->card[i].copies = 0;
}

START_TEST(what_was_looked_at_is_remembered) {
    for (uint64_t seed = 1; seed <= 20; seed++)
        walk(_i, seed, look);
    ck_assert_int_gt(on_top, 100);
    ck_assert_int_gt(below, 1000);
    ck_assert_int_gt(forgotten, 0);
    ck_assert_int_gt(openly_on_top, 10);
    ck_assert_int_gt(openly_below, 100);
}
END_TEST

START_TEST(a_deck_is_never_known_deeper_than_it_is) {
    for (uint64_t seed = 1; seed <= 6; seed++)
        walk(_i, seed, look);
    ck_assert_int_gt(all_known, 10);
}
END_TEST

int test_deck_notebook(void) {
    setenv("STARDECK_TEST_GAME", "deck_building", 1);
    Suite *suite = suite_create("notebook of the Deck Building Game");
    TCase *tcase = tcase_create("notebook");
    tcase_set_timeout(tcase, 300);
    tcase_add_unchecked_fixture(tcase, load_lookers, walk_unload);
    tcase_add_loop_test(tcase, what_was_looked_at_is_remembered, 0, 3);
    suite_add_tcase(suite, tcase);
    TCase *few = tcase_create("few space cards");
    tcase_set_timeout(few, 300);
    tcase_add_unchecked_fixture(few, load_few_space_cards, walk_unload);
    tcase_add_loop_test(few, a_deck_is_never_known_deeper_than_it_is, 0, 3);
    suite_add_tcase(suite, few);
    return walk_run(suite);
}
