// SPDX-License-Identifier: MIT
// Dealing a game, placing a position.
#include "state.h"

#include "engine/catalog.h"

#include <string.h>

bool wreckers_options_ok(const void *data, const SetupOptions *options, Text *problem) {
    const WreckersRules *rules = data;
    if (options->seats < 2 || options->seats > SEATS_MAX) {
        text_printf(problem, "a game has 2 to %d seats, not %d", SEATS_MAX, options->seats);
        return false;
    }
    for (Seat seat = 0; seat < options->seats; seat++)
        if (options->faction[seat] >= rules->ship_count ||
            setup_seat_of(options, options->faction[seat]) != seat) {
            text_add(problem, "each seat needs a ship of its own");
            return false;
        }
    if (options->variant > 0 || options->flags > FLAG_BRITTLE) {
        text_add(problem, "there is no such variant");
        return false;
    }
    if (options->first != SEAT_NONE && options->first >= options->seats) {
        text_add(problem, "the seat that is to start does not play");
        return false;
    }
    return true;
}

static void init(const WreckersRules *rules, const SetupOptions *options, WreckersState *s) {
    memset(s, 0, sizeof *s);
    s->seats = options->seats;
    s->question = ASK_NONE;
    s->asked = SEAT_NONE;
    s->source = NONE;
    s->hull_most = (options->flags & FLAG_BRITTLE) != 0 ? 1 : rules->hull;
    for (Seat seat = 0; seat < SEATS_MAX; seat++) {
        s->ship[seat] = seat < s->seats ? options->faction[seat] : NONE;
        s->hull[seat] = seat < s->seats ? s->hull_most : 0;
    }
}

void wreckers_setup(const void *data, const SetupOptions *options, Rng *rng, void *state, EventList *events) {
    const WreckersRules *rules = data;
    WreckersState *s = state;
    init(rules, options, s);
    for (uint8_t kind = 0; kind < rules->kind_count; kind++)
        for (uint8_t i = 0; i < rules->card[kind].copies; i++)
            s->deck[s->deck_count++] = kind;
    rng_shuffle(rng, s->deck, s->deck_count);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t i = 0; i < rules->hand; i++) {
            s->hand[seat][s->deck[--s->deck_count]]++;
            s->deck[s->deck_count] = 0;
        }
    const Seat first = options->first != SEAT_NONE ? options->first : (Seat)rng_below(rng, s->seats);
    wreckers_begin_turn(rules, s, first, events);
}

// ---- a given position

typedef struct Placing {
    const WreckersRules *rules;
    const SetupOptions *options;
    WreckersState *s;
    uint8_t left[KINDS_MAX]; // copies not yet named
    Text *problem, *path;
} Placing;

static bool use(Placing *p, uint8_t card) {
    if (p->left[card] > 0) {
        p->left[card]--;
        return true;
    }
    text_printf(p->problem, "there are only %d cards \"%s\"", p->rules->card[card].copies,
                p->rules->card[card].id);
    return false;
}

static bool place_cards(Placing *p, const PositionCards given[SHIPS_MAX], uint8_t cards[SEATS_MAX][KINDS_MAX],
                        const char *name) {
    for (uint8_t ship = 0; ship < p->rules->ship_count; ship++)
        for (uint8_t i = 0; i < given[ship].count; i++) {
            const Seat seat = setup_seat_of(p->options, ship);
            if (!afloat(p->s, seat))
                text_printf(p->problem, "%s does not play, or is lost", p->rules->ship[ship].id);
            if (!afloat(p->s, seat) || !use(p, given[ship].card[i])) {
                text_printf(p->path, "%s/%s/%d", name, p->rules->ship[ship].id, i);
                return false;
            }
            cards[seat][given[ship].card[i]]++;
        }
    return true;
}

// Named cards on top, the rest below in the order of the pack, or put away.
static bool place_deck(Placing *p, const WreckersPosition *given) {
    WreckersState *s = p->s;
    for (uint8_t i = 0; i < given->deck.count; i++)
        if (!use(p, given->deck.card[i])) {
            text_printf(p->path, "deck/%d", i);
            return false;
        }
    for (uint8_t kind = p->rules->kind_count; kind-- > 0;)
        for (; p->left[kind] > 0; p->left[kind]--)
            if (given->rest == 0)
                s->deck[s->deck_count++] = kind;
            else
                s->discard[kind]++;
    for (uint8_t i = given->deck.count; i-- > 0;)
        s->deck[s->deck_count++] = given->deck.card[i];
    return true;
}

static bool place_hulls(Placing *p, const WreckersPosition *given) {
    for (uint8_t ship = 0; ship < p->rules->ship_count; ship++) {
        const Seat seat = setup_seat_of(p->options, ship);
        if (given->hull[ship] == NONE)
            continue;
        if (seat == SEAT_NONE || given->hull[ship] > p->s->hull_most) {
            text_printf(p->path, "hull/%s", p->rules->ship[ship].id);
            text_printf(p->problem, "%s does not play, or never had as much hull", p->rules->ship[ship].id);
            return false;
        }
        p->s->hull[seat] = given->hull[ship];
    }
    return true;
}

bool wreckers_position(const void *data, const SetupOptions *options, const void *position, Rng *rng,
                       void *state, EventList *events, Text *problem, Text *path) {
    const WreckersRules *rules = data;
    const WreckersPosition *given = position;
    WreckersState *s = state;
    Placing placing = {.rules = rules, .options = options, .s = s, .problem = problem, .path = path};
    (void)rng;
    init(rules, options, s);
    for (uint8_t kind = 0; kind < rules->kind_count; kind++)
        placing.left[kind] = rules->card[kind].copies;
    if (!place_hulls(&placing, given) || !place_cards(&placing, given->hand, s->hand, "hands") ||
        !place_cards(&placing, given->salvage, s->salvage, "salvage") || !place_deck(&placing, given))
        return false;
    const Seat turn = given->turn == NONE ? 0 : setup_seat_of(options, given->turn);
    if (!afloat(s, turn)) {
        text_add(path, "turn");
        text_add(problem, "this ship does not play, or is lost");
        return false;
    }
    wreckers_begin_turn(rules, s, turn, events);
    return true;
}

// ---- trying a card

bool wreckers_try_out(const void *data, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                      void *position) {
    const WreckersRules *rules = data;
    WreckersPosition *given = position;
    PositionCards *deck = &given->deck;
    for (uint8_t kind = 0; kind < rules->kind_count; kind++)
        for (uint8_t i = 0; i < rules->card[kind].copies; i++)
            deck->card[deck->count++] = kind;
    rng_shuffle(rng, deck->card, deck->count);
    memset(given->hull, NONE, sizeof given->hull);
    given->turn = options->faction[0];
    for (Seat seat = 0; seat < options->seats; seat++) {
        PositionCards *hand = &given->hand[options->faction[seat]];
        uint8_t *wanted = seat == 0 && table == TABLE_CARDS ? memchr(deck->card, index, deck->count) : NULL;
        for (; hand->count < rules->hand; wanted = NULL) {
            uint8_t *from = wanted != NULL ? wanted : &deck->card[deck->count - 1];
            hand->card[hand->count++] = *from;
            *from = deck->card[--deck->count];
        }
    }
    return true;
}
