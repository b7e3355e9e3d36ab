// SPDX-License-Identifier: MIT
// Deals a new game (rules §2) and sets up given positions: every card in exactly one place.
#include "games/alpha_strike/setup.h"

#include "engine/catalog.h"
#include "games/alpha_strike/flow.h"

#include <string.h>

#define DIE 10

// ---- options

bool strike_options_ok(const void *rules, const SetupOptions *options, Text *problem) {
    if (options->seats < 2 || options->seats > STRIKE_SEATS) {
        text_printf(problem, "a game has 2 to %d seats, not %d", STRIKE_SEATS, options->seats);
        return false;
    }
    if (options->variant > VARIANT_BY_THE_BOOK || options->flags > 0) {
        text_add(problem, "there is no such variant");
        return false;
    }
    return setup_seats_ok(options, rules, &strike_tables[TABLE_SHIPS], "seat %d has no ship",
                          "%s sits twice; each seat needs a ship of its own", problem);
}

// ---- a new game

static void init_state(const StrikeRules *rules, const SetupOptions *options, StrikeState *s) {
    memset(s, 0, sizeof *s);
    s->seats = options->seats;
    s->by_the_book = options->variant == VARIANT_BY_THE_BOOK;
    for (Seat seat = 0; seat < s->seats; seat++) {
        ShipState *ship = &s->seat[seat];
        const ShipDef *def = &rules->ship[options->faction[seat]];
        ship->ship = options->faction[seat];
        ship->alive = 1;
        ship->hull = def->hull;
        memcpy(ship->power, def->start, sizeof ship->power);
    }
}

// All seats roll; those tied for the highest roll again until one is highest.
static Seat roll_for_start(const Flow *flow) {
    unsigned tied = (1u << flow->s->seats) - 1;
    for (;;) {
        unsigned best = 0;
        int highest = 0;
        for (Seat seat = 0; seat < flow->s->seats; seat++) {
            if ((tied & 1u << seat) == 0)
                continue;
            Event event = event_of(EVENT_ROLL, seat);
            event.amount = (int16_t)(1 + rng_below(flow->rng, DIE));
            strike_emit(flow, event);
            if (event.amount > highest)
                best = 0;
            if (event.amount >= highest) {
                highest = event.amount;
                best |= 1u << seat;
            }
        }
        tied = best;
        if ((tied & (tied - 1)) == 0)
            break;
    }
    Seat first = 0;
    while (tied != 1u << first)
        first++;
    return first;
}

static void deal(const Flow *flow) {
    StrikeState *s = flow->s;
    for (uint8_t card = 0; card < flow->rules->card_count; card++)
        for (uint8_t i = 0; i < flow->rules->card[card].copies; i++)
            cards_add(&s->deck, card);
    rng_shuffle(flow->rng, s->deck.card, s->deck.count);
    for (uint8_t i = 0; i < flow->rules->hand_size; i++)
        for (Seat seat = 0; seat < s->seats; seat++)
            strike_draw_cards(flow, (Seat)((s->first + seat) % s->seats), 1);
}

// Begins the first turn; no turn_start abilities act in it.
static void begin_first_turn(const Flow *flow, StrikePhase phase) {
    StrikeState *s = flow->s;
    Event event = event_of(EVENT_TURN, s->active);
    event.amount = (int16_t)turn_of(s);
    event.amount2 = s->round;
    event.spare = 1;
    s->phase = (uint8_t)phase;
    strike_emit(flow, event);
    strike_begin_phase(flow, phase);
}

void strike_setup(const void *data, const SetupOptions *options, Rng *rng, void *state, EventList *events) {
    const StrikeRules *rules = data;
    StrikeState *s = state;
    const Flow flow = {.rules = rules, .s = s, .rng = rng, .events = events};
    init_state(rules, options, s);
    s->first = options->first != SEAT_NONE ? options->first : roll_for_start(&flow);
    s->active = s->first;
    strike_emit(&flow, event_of(EVENT_FIRST, s->first));
    deal(&flow);
    s->turn[0] = s->round = 1;
    const bool skips = rules->skips_first_allocation && !s->by_the_book;
    begin_first_turn(&flow, skips ? PHASE_DISCARD : PHASE_ALLOCATE);
}

// ---- a given position

typedef struct Placing {
    const StrikeRules *rules;
    const SetupOptions *options;
    const StrikePosition *given;
    StrikeState *s;
    uint8_t left[DESIGNS_MAX]; // copies not yet placed
    Text *problem, *path;
} Placing;

static bool place_cards(Placing *p, const uint8_t *given, uint8_t count, const char *where, Cards *cards) {
    for (uint8_t i = 0; i < count; i++) {
        if (p->left[given[i]] == 0) {
            const CardDef *card = &p->rules->card[given[i]];
            text_printf(p->problem, "there are only %d cards \"%s\"", card->copies, card->id);
            text_printf(p->path, "%s/%d", where, i);
            return false;
        }
        p->left[given[i]]--;
        cards_add(cards, given[i]);
    }
    return true;
}

// Returns what is wrong with the ship apart from its cards, or NULL. The string is static.
static const char *ship_fault(const Placing *p, const PositionShip *given, const ShipDef *def) {
    const int hull = given->hull == NONE ? def->hull : given->hull;
    if (hull > def->hull)
        return "this ship never had as much hull";
    for (int track = 0; track < TRACKS; track++)
        if (given->power[track] > p->rules->track_max)
            return "no track goes so far";
    if (given->alive && hull == 0)
        return "a ship without hull is not \"alive\"";
    if (!given->alive && (given->hull != 0 || given->hand_count + given->craft_count > 0))
        return "a ship that is out has \"hull\" 0 and no cards";
    return NULL;
}

static bool place_craft(Placing *p, const PositionShip *given, const char *id, ShipState *ship) {
    Text where = {0};
    text_printf(&where, "seats/%s/craft", id);
    bool good = true;
    for (uint8_t i = 0; i < given->craft_count && good; i++) {
        good = p->rules->card[given->craft[i]].kind == KIND_CRAFT;
        if (good)
            continue;
        text_add(p->problem, "only craft are launched");
        text_printf(p->path, "%s/%d", text_string(&where), i);
    }
    good = good && place_cards(p, given->craft, given->craft_count, text_string(&where), &ship->craft);
    text_finish(&where);
    return good;
}

static bool place_hand(Placing *p, const PositionShip *given, const char *id, ShipState *ship) {
    Text where = {0};
    text_printf(&where, "seats/%s/hand", id);
    const bool good = place_cards(p, given->hand, given->hand_count, text_string(&where), &ship->hand);
    text_finish(&where);
    return good;
}

// Returns true if the position says anything about the ship.
static bool is_given(const PositionShip *given) {
    static const uint8_t nothing[TRACKS];
    return given->hull != NONE || !given->alive || given->hand_count + given->craft_count > 0 ||
           memcmp(given->power, nothing, sizeof nothing) != 0;
}

static bool place_ship(Placing *p, uint8_t ship_index) {
    const PositionShip *given = &p->given->ship[ship_index];
    const ShipDef *def = &p->rules->ship[ship_index];
    const Seat seat = setup_seat_of(p->options, ship_index);
    const char *wrong = NULL;
    if (seat == SEAT_NONE)
        wrong = is_given(given) ? "this ship does not play" : NULL;
    else
        wrong = ship_fault(p, given, def);
    if (wrong != NULL) {
        text_add(p->problem, wrong);
        text_printf(p->path, "seats/%s", def->id);
        return false;
    }
    if (seat == SEAT_NONE)
        return true;
    ShipState *ship = &p->s->seat[seat];
    memcpy(ship->power, given->power, sizeof ship->power);
    ship->alive = given->alive;
    ship->hull = given->hull == NONE ? def->hull : given->hull;
    return place_hand(p, given, def->id, ship) && place_craft(p, given, def->id, ship);
}

// Ships already out in the position. The order in which they fell is unknown; standings go by seat.
static void place_fallen(StrikeState *s) {
    for (Seat seat = 0; seat < s->seats; seat++)
        if (!s->seat[seat].alive)
            s->seat[seat].place = (uint8_t)(s->seats - s->ships_out++);
}

// Named cards go on top, the rest below in pack order.
static bool place_piles(Placing *p) {
    const StrikePosition *given = p->given;
    Cards top = {0};
    if (!place_cards(p, given->discard, given->discard_count, "discard", &p->s->discard) ||
        !place_cards(p, given->deck, given->deck_count, "deck", &top))
        return false;
    for (uint8_t card = p->rules->card_count; card-- > 0;)
        for (; p->left[card] > 0; p->left[card]--)
            cards_add(&p->s->deck, card);
    while (top.count > 0)
        cards_add(&p->s->deck, cards_pop(&top));
    return true;
}

static bool place_turn(Placing *p) {
    const StrikePosition *given = p->given;
    StrikeState *s = p->s;
    s->first = given->first == NONE ? 0 : setup_seat_of(p->options, given->first);
    s->active = given->active == NONE ? s->first : setup_seat_of(p->options, given->active);
    s->turn[0] = given->turn;
    s->round = given->round;
    s->loss[0] = s->by_the_book ? given->last_loss : 0;
    if (given->last_loss > given->turn) {
        text_add(p->path, "last_loss");
        text_add(p->problem, "this turn has not come yet");
        return false;
    }
    if (s->first == SEAT_NONE || !is_alive(s, s->active)) {
        text_add(p->path, s->first == SEAT_NONE ? "first" : "active");
        text_add(p->problem, "this ship does not play, or is out");
        return false;
    }
    if (s->seats - s->ships_out < 2) {
        text_add(p->path, "seats");
        text_add(p->problem, "a game goes on with two ships at least");
        return false;
    }
    return true;
}

bool strike_position(const void *data, const SetupOptions *options, const void *position, Rng *rng,
                     void *state, EventList *events, Text *problem, Text *path) {
    const StrikeRules *rules = data;
    const StrikePosition *given = position;
    StrikeState *s = state;
    Placing placing = {
        .rules = rules, .options = options, .given = given, .s = s, .problem = problem, .path = path};
    const Flow flow = {.rules = rules, .s = s, .rng = rng, .events = events};
    init_state(rules, options, s);
    for (uint8_t card = 0; card < rules->card_count; card++)
        placing.left[card] = rules->card[card].copies;
    for (uint8_t ship = 0; ship < rules->ship_count; ship++)
        if (!place_ship(&placing, ship))
            return false;
    place_fallen(s);
    if (!place_piles(&placing) || !place_turn(&placing))
        return false;
    begin_first_turn(&flow, (StrikePhase)strike_given_phases[given->phase]);
    return true;
}
