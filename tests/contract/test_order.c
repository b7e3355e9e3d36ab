// SPDX-License-Identifier: MIT
// Tests who draws before whom (rules §2, §6, §6.2): the starter when cards are dealt, else the owner of the
// card whose effect it is, then in turn order. Also that every card going to a discard pile has an event, and
// that a card can be taken from only once (§5).
#include "scramble.h"
#include "walk.h"

#include "engine/game.h"
#include "games/tactics/power.h"
#include "games/tactics/tactics.h"

#include <string.h>

#define ORDERS 6 // of the deck
#define GAMES 10 // at each table

static int deals, ties, ends; // in which more than one seat drew
static int effects;           // in which one did: mostly the others' hands are full
static int unshielded;        // shields that left before their card did, in the middle of a round

// ---- drawing

// The draws from event `i` on, with the shuffles between them, go round from `first`. Returns how many seats
// drew.
static int draws_go_round(const EventList *events, int i, Seat first, uint8_t seats) {
    int drew = 0, last = -1;
    for (; i < events->count; i++) {
        const Event *event = &events->item[i];
        if (event->kind == EVENT_SHUFFLE)
            continue;
        if (event->kind != EVENT_DRAW)
            break;
        const int place = (event->seat + seats - first) % seats;
        ck_assert_msg(place >= last, "seat %d draws after one that comes later, from seat %d on", event->seat,
                      first);
        drew += place > last;
        last = place;
    }
    return drew;
}

// Behind what is put away and cleared.
static int next_draw(const EventList *events, int i) {
    while (i < events->count &&
           (events->item[i].kind == EVENT_DISCARD || events->item[i].kind == EVENT_REMOVE))
        i++;
    return i;
}

static Seat talker(int event) {
    return copy_seat(tactics_state_top(scramble_state(0, event))->copy);
}

static void check_event(const EventList *events, int i, uint8_t seats) {
    const Event *event = &events->item[i];
    if (event->kind == EVENT_NEGOTIATION_TIE)
        ties += draws_go_round(events, next_draw(events, i + 1), talker(i), seats) > 1;
    else if (event->kind == EVENT_NEGOTIATION_END)
        ends += draws_go_round(events, next_draw(events, i + 1), talker(i), seats) > 1;
    else if (event->kind == EVENT_EFFECT && event->amount == DO_DRAW_UP)
        effects += draws_go_round(events, i + 1, event->seat, seats) > 0;
}

// ---- discarding

static bool discards(const Event *event) {
    return event->kind == EVENT_DISCARD || event->kind == EVENT_REMOVE || event->kind == EVENT_CLEAR ||
           event->kind == EVENT_SHIELD_OFF;
}

// Whoever follows the events knows how many cards each discard pile holds, and which, where they name them.
static void check_discards(const TacticsState *before, const EventList *events) {
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->item[i];
        const TacticsState *after = scramble_state(0, i);
        for (Seat seat = 0; seat < after->seats; seat++) {
            const int come = after->discard[seat].count - before->discard[seat].count;
            if (event->kind == EVENT_SHUFFLE && event->seat == seat)
                ck_assert_int_eq(after->discard[seat].count, 0);
            else
                ck_assert_msg(come == (discards(event) && event->owner == seat),
                              "%d cards came to the discard pile of seat %d by an event of kind %d", come,
                              seat, event->kind);
        }
        unshielded += event->kind == EVENT_SHIELD_OFF && after->phase == PHASE_DEPLOYMENT;
        before = after;
    }
}

static void look(const Position *position, Rng *rng) {
    (void)rng;
    if (position->seat == SEAT_NONE)
        return;
    EventList events = scramble_events(0);
    const TacticsState *before = (const TacticsState *)(const void *)position->state;
    TacticsState state = *before;
    walk_step(position, &state, &events);
    check_discards(before, &events);
    for (int i = 0; i < events.count; i++)
        check_event(&events, i, state.seats);
}

// The one who begins is the first to draw, and the first to have a turn.
static void check_deal(int table, uint64_t seed) {
    SetupOptions options = tested_tactics.table[table];
    TacticsState state;
    Rng rng;
    EventList events = scramble_events(0);
    options.seed = seed;
    options.first = (Seat)(seed % options.seats);
    rng_seed(&rng, seed);
    tactics_game.setup(walk_catalog.rules, &options, &rng, &state, &events);
    ck_assert_uint_eq(state.turn, options.first);
    deals += draws_go_round(&events, 0, options.first, options.seats) == options.seats;
}

START_TEST(seats_draw_one_after_the_other) {
    deals = ties = ends = effects = unshielded = 0;
    for (uint64_t order = 0; order < ORDERS; order++) {
        walk_load_in_order(order);
        for (int table = 0; table < walk_tables(); table++)
            for (uint64_t seed = 0; seed < GAMES; seed++) {
                check_deal(table, seed);
                walk(table, seed, look);
            }
        walk_unload();
    }
    ck_assert_int_eq(deals, ORDERS * walk_tables() * GAMES);
    ck_assert_int_gt(ties, 0);
    ck_assert_int_gt(ends, 0);
    ck_assert_int_gt(effects, 0);
    ck_assert_int_gt(unshielded, 0);
}
END_TEST

// ---- stealing

static uint8_t card_named(const char *id) {
    return catalog_find(&walk_catalog, TABLE_CARDS, id);
}

static void put(TacticsState *s, Seat seat, const char *id) {
    const TableCard card = {.copy = copy_of(seat, card_named(id)), .up = 1, .shield = NONE, .holder = NONE};
    tactics_insert(s, 0, row_count(s, 0), card);
}

// With the cards as they are only one thief can lie below a card; with others there may be several.
START_TEST(base_power_is_stolen_once) {
    walk_load();
    TacticsRules rules = *(const TacticsRules *)walk_catalog.rules;
    CardDef *thief = &rules.card[card_named("deflector")];
    ck_assert_int_eq(thief->effect[0].verb, DO_STEAL);
    thief->effect[0].which.where = WHERE_ABOVE;
    TacticsState state = {.seats = 2, .team = {0, 1, 2, 3}, .phase = PHASE_SCORING};
    RowPower power;
    const int infantry = rules.card[card_named("infantry")].power;
    put(&state, 1, "infantry");
    put(&state, 0, "deflector");
    put(&state, 1, "deflector");
    tactics_power_row(&rules, &state, 0, &power, NULL);
    ck_assert_int_gt(infantry, 0);
    ck_assert_int_eq(power.card[0], 0);
    ck_assert_int_eq(power.card[1], infantry + thief->power);
    ck_assert_int_eq(power.card[2], thief->power);
    walk_unload();
}
END_TEST

int test_order(void) {
    Suite *suite = suite_create("order");
    TCase *tcase = tcase_create("games");
    tcase_add_test(tcase, seats_draw_one_after_the_other);
    tcase_add_test(tcase, base_power_is_stolen_once);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}
