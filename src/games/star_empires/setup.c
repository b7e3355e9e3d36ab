// SPDX-License-Identifier: MIT
// Deals a new game (rules §3). The order in which random numbers are drawn is part of the rules, as saved
// seeds depend on it.
#include "games/star_empires/setup.h"

#include "engine/map_choice.h"
#include "games/star_empires/flow.h"

// ---- options

bool empires_map_fits(const void *data, uint8_t map, uint8_t seats) {
    const EmpiresRules *rules = data;
    return map < rules->map_count && seats <= EMPIRES_SEATS && rules->chart[map][seats].map == map;
}

const MapChoice empires_maps = {.table = TABLE_MAPS, .fits = empires_map_fits};

bool empires_options_ok(const void *rules, const SetupOptions *options, Text *problem) {
    if (options->seats < 2 || options->seats > EMPIRES_SEATS) {
        text_printf(problem, "a game has 2 to %d seats, not %d", EMPIRES_SEATS, options->seats);
        return false;
    }
    if (options->variant > VARIANT_NO_TRUCE || options->flags != 0) {
        text_add(problem, "there is no such variant or option");
        return false;
    }
    if (options->seats == 2 &&
        (options->variant == VARIANT_HEGEMONY || options->number[NUMBER_HEGEMONY] > 1)) {
        text_add(problem, "hegemony needs three seats");
        return false;
    }
    return map_options_ok(options, rules, &empires_maps, &empires_tables[TABLE_MAPS], problem) &&
           setup_seats_ok(options, rules, &empires_tables[TABLE_RACES], "seat %d has no race",
                          "%s sits twice; each seat needs a race of its own", problem);
}

static uint8_t number_of(const SetupOptions *options, int number, int usual) {
    const int value = options->number[number] > 0 ? options->number[number] - 1 : usual;
    return (uint8_t)(value < UINT8_MAX ? value : UINT8_MAX);
}

void empires_init(const EmpiresRules *rules, const SetupOptions *options, EmpiresState *s) {
    const uint8_t seats = options->seats, variant = options->variant;
    const int rounds = rules->round_limit.seats[seats];
    memset(s, 0, sizeof *s);
    s->seats = seats;
    // The usual map is the same game, with the same state, whether it was chosen or not.
    s->map = options->map == rules->usual_map[seats] + 1 ? 0 : options->map;
    s->hegemony =
        number_of(options, NUMBER_HEGEMONY, variant == VARIANT_HEGEMONY ? rules->hegemony_percent : 0);
    s->truce = number_of(options, NUMBER_TRUCE, variant == VARIANT_NO_TRUCE ? 0 : rules->truce.seats[seats]);
    s->round_limit = number_of(options, NUMBER_ROUND_LIMIT, variant == VARIANT_LONG ? 2 * rounds : rounds);
    s->round = 1;
    s->first = s->active = options->first == SEAT_NONE ? 0 : options->first;
    s->winner = SEAT_NONE;
    for (Seat seat = 0; seat < seats; seat++) {
        s->seat[seat].race = options->faction[seat];
        s->seat[seat].home = chart_of(rules, s)->home[seat];
        s->seat[seat].alive = 1;
    }
    for (int i = 0; i < rules->unit_count; i++)
        s->pile[i] = (uint8_t)(rules->unit[i].count * rules->unit_sets.seats[seats]);
}

// ---- a new game

static void draw_homes(const Flow *flow) {
    EmpiresState *s = flow->s;
    const uint32_t turned = rng_roll(flow->rng, s->seats);
    for (Seat seat = 0; seat < s->seats; seat++) {
        const uint8_t home = chart_of(flow->rules, s)->home[(seat + turned) % s->seats];
        s->seat[seat].home = home;
        s->system[home].marks = SYSTEM_EXPLORED;
        s->system[home].owner = (uint8_t)(seat + 1);
    }
}

static void shuffle_deck(const Flow *flow) {
    EmpiresState *s = flow->s;
    for (uint8_t card = 0; card < flow->rules->card_count; card++)
        for (int i = 0; i < flow->rules->card[card].copies; i++)
            s->deck[s->deck_size++] = card;
    rng_shuffle_scripted(flow->rng, s->deck, s->deck_size);
}

// A random unit of the pile that can move or be carried; each is equally likely.
static uint8_t draw_unit(const Flow *flow) {
    const EmpiresRules *rules = flow->rules;
    uint32_t left = 0;
    for (int i = 0; i < rules->unit_count; i++)
        left += rules->unit[i].kind == UNIT_BASE ? 0 : flow->s->pile[i];
    uint32_t lot = rng_roll(flow->rng, left);
    uint8_t unit = 0;
    for (;; unit++) {
        const uint32_t count = rules->unit[unit].kind == UNIT_BASE ? 0 : flow->s->pile[unit];
        if (lot < count)
            return unit;
        lot -= count;
    }
}

static void draw_fleets(const Flow *flow) {
    EmpiresState *s = flow->s;
    for (int i = 0; i < flow->rules->start_units; i++)
        for (Seat seat = 0; seat < s->seats; seat++) {
            const uint8_t unit = draw_unit(flow);
            s->pile[unit]--;
            empires_add_unit(s, s->seat[seat].home, seat, unit);
        }
}

static int cost_of_fleet(const Flow *flow, Seat seat) {
    const Stack *stack = stack_of(flow->s, flow->s->seat[seat].home, seat);
    int cost = 0;
    for (int i = 0; i < flow->rules->unit_count && stack != NULL; i++)
        cost += stack->unit[i] * flow->rules->unit[i].cost;
    return cost;
}

// The seat with the cheaper fleet receives the difference in credits.
static void pay_out(const Flow *flow) {
    EmpiresState *s = flow->s;
    int highest = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        highest = cost_of_fleet(flow, seat) > highest ? cost_of_fleet(flow, seat) : highest;
    for (Seat seat = 0; seat < s->seats; seat++) {
        const bool second = s->seats == 2 && seat != s->first;
        empires_set_credits(s, seat,
                            highest - cost_of_fleet(flow, seat) +
                                race_of(flow->rules, s, seat)->start_credits +
                                (second ? flow->rules->second_seat_credits : 0));
    }
}

void empires_setup(const void *data, const SetupOptions *options, Rng *rng, void *state, EventList *events) {
    const Flow flow = {data, state, rng, events};
    empires_init(data, options, state);
    draw_homes(&flow);
    shuffle_deck(&flow);
    draw_fleets(&flow);
    pay_out(&flow);
    empires_begin_turn(&flow, flow.s->first);
    empires_run(&flow);
}
