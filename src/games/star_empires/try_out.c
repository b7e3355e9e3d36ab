// SPDX-License-Identifier: MIT
// Game.try_out: a position for trying out a card, unit, race or map, with randomly dealt fleets and whatever
// the card needs. A card for the own turn is in the hand in its phase; a reaction meets a turn of the other
// empire, which has cause and cards for an attack. A race has opponents to fight, minor races to talk to, and
// what it is good at; a map starts as a normal game.
#include "games/star_empires/numbers.h"
#include "games/star_empires/setup.h"

#define HAND 5
#define CREDITS 14
#define FLEET 6 // units
#define ROUND 6 // late enough that the truce is over and hands and maps are in full play

// A deal being made; seat 0 tries the card.
typedef struct Deal {
    const EmpiresRules *rules;
    const SetupOptions *options;
    const Chart *chart;
    EmpiresPosition *position;
    Rng *rng;
    uint8_t left[KINDS_MAX], pile[UNITS_MAX];
} Deal;

static uint8_t territory_at(const Deal *deal, int place) {
    return deal->chart->territory[place];
}

static GivenSeat *seat_given(const Deal *deal, Seat seat) {
    return &deal->position->race[deal->options->faction[seat]];
}

// ---- cards

static bool hand(Deal *deal, Seat seat, uint8_t card) {
    GivenSeat *given = seat_given(deal, seat);
    if (deal->left[card] == 0 || given->hand_count >= HAND)
        return false;
    deal->left[card]--;
    given->hand[given->hand_count++] = card;
    return true;
}

// Puts one of each matching card into the hand, as long as there is room.
static void hand_all(Deal *deal, Seat seat, bool (*fits)(const CardDef *card)) {
    for (uint8_t card = 0; card < deal->rules->card_count; card++)
        if (fits(&deal->rules->card[card]))
            hand(deal, seat, card);
}

static int list_left(const Deal *deal, uint8_t card[DECK_MAX]) {
    int count = 0;
    for (uint8_t kind = 0; kind < deal->rules->card_count; kind++)
        for (int i = 0; i < deal->left[kind]; i++)
            card[count++] = kind;
    rng_shuffle(deal->rng, card, (uint32_t)count);
    return count;
}

// Fills the hands; the rest is the deck.
static void deal_cards(Deal *deal) {
    uint8_t card[DECK_MAX];
    int count = list_left(deal, card);
    for (Seat seat = 0; seat < deal->options->seats; seat++)
        while (count > 0 && hand(deal, seat, card[count - 1]))
            count--;
    deal->position->deck_count = (uint8_t)count;
    memcpy(deal->position->deck, card, (size_t)count);
}

// ---- units

static bool place_unit(Deal *deal, Seat seat, int place, uint8_t unit) {
    if (deal->pile[unit] == 0)
        return false;
    deal->pile[unit]--;
    deal->position->at[territory_at(deal, place)].race[deal->options->faction[seat]].unit[unit]++;
    return true;
}

static void place_ship(Deal *deal, Seat seat, int place) {
    for (uint8_t unit = 0; unit < deal->rules->unit_count; unit++)
        if (deal->rules->unit[unit].kind == UNIT_SHIP && place_unit(deal, seat, place, unit))
            return;
}

// Places a ship and random other units.
static void place_fleet(Deal *deal, Seat seat, int place, int units) {
    place_ship(deal, seat, place);
    for (int i = 1, tries = 0; i < units && tries < 100; tries++) {
        const uint8_t unit = (uint8_t)rng_below(deal->rng, deal->rules->unit_count);
        i += deal->rules->unit[unit].kind != UNIT_BASE && place_unit(deal, seat, place, unit);
    }
}

// ---- places

// The nearest matching place that is nobody's home; NONE: there is none.
static int nearest(const Deal *deal, int from, uint64_t among) {
    int best = NONE;
    for (Seat seat = 0; seat < deal->options->seats; seat++)
        among &= ~bit_of(deal->chart->home[seat]);
    for (int place = 0; place < deal->chart->places; place++)
        if (has_place(among, place) &&
            (best == NONE || deal->chart->steps[from][place] < deal->chart->steps[from][best]))
            best = place;
    return best;
}

static uint64_t open_space(const Deal *deal) {
    return (bit_of(deal->chart->places) - 1) & ~deal->chart->is_system & ~deal->chart->is_nova &
           ~deal->chart->is_nebula;
}

static GivenSystem *explore(const Deal *deal, int place, uint8_t minor) {
    GivenSystem *system = &deal->position->system[territory_at(deal, place)];
    *system = (GivenSystem){
        .explored = 1, .given = 1, .resources = (uint8_t)(1 + rng_below(deal->rng, 3)), .owner = NONE};
    system->minor = minor;
    return system;
}

static void settle(const Deal *deal, Seat seat, uint8_t minor) {
    const int place = nearest(deal, deal->chart->home[seat], deal->chart->is_system);
    if (place == NONE)
        return;
    GivenSystem *system = explore(deal, place, minor);
    system->owner = deal->options->faction[seat];
    system->colony = minor == 0;
}

// ---- what a card needs

static bool moves_units(const CardDef *card) {
    return card_can(card, WHEN_MOVES) && card_effect(card, OP_MOVE) != NULL;
}

static bool aims(const CardDef *card) {
    return card_effect(card, OP_SHOW_HAND) != NULL || card_effect(card, OP_SHOW_STACK) != NULL ||
           card_effect(card, OP_DISCARD) != NULL || card_effect(card, OP_STEAL) != NULL;
}

static void in_phase(const Deal *deal, Seat seat, PhaseKind phase) {
    deal->position->active = deal->options->faction[seat];
    deal->position->phase = (uint8_t)phase;
}

// A fleet of seat 0 is at a system with an enigma or a minor race.
static void before_roll(Deal *deal, PhaseKind phase) {
    const int home = deal->chart->home[0], place = nearest(deal, home, deal->chart->is_system);
    in_phase(deal, 0, phase);
    if (place == NONE)
        return;
    explore(deal, place, 2)->enigma = phase == PHASE_ENIGMA;
    place_fleet(deal, 0, place, 2);
}

// Both seats have a fleet at a place next to seat 0's home, in the other seat's turn.
static void before_battle(Deal *deal) {
    const int place = nearest(deal, deal->chart->home[0], open_space(deal));
    in_phase(deal, 1, PHASE_BATTLE);
    if (place == NONE)
        return;
    place_fleet(deal, 0, place, FLEET / 2);
    place_fleet(deal, 1, place, FLEET / 2);
}

// The other seat has a large fleet nearby, and cards to move it.
static void before_attack(Deal *deal) {
    const int place = nearest(deal, deal->chart->home[0], open_space(deal)),
              mine = nearest(deal, deal->chart->home[0], deal->chart->is_system);
    in_phase(deal, 1, PHASE_MOVE);
    hand_all(deal, 1, moves_units);
    if (place != NONE)
        place_fleet(deal, 1, place, FLEET);
    if (mine != NONE) {
        explore(deal, mine, 0)->owner = deal->options->faction[0];
        place_ship(deal, 0, mine);
    }
}

static void set_up(Deal *deal, const CardDef *card) {
    if (card_can(card, WHEN_MOVES))
        in_phase(deal, 0, PHASE_MOVE);
    else if (card_can(card, WHEN_BUILD))
        in_phase(deal, 0, PHASE_BUILD);
    else if (card_can(card, WHEN_ENIGMA))
        before_roll(deal, PHASE_ENIGMA);
    else if (card_can(card, WHEN_DIPLOMACY))
        before_roll(deal, PHASE_DIPLOMACY);
    else if (card_can(card, WHEN_SECURITY)) {
        in_phase(deal, 1, PHASE_MOVE);
        hand_all(deal, 1, aims);
    } else if (card_can(card, WHEN_REACT))
        before_attack(deal);
    else
        before_battle(deal);
}

// A wild card is tried as the first card that it can stand for.
static const CardDef *meant(const Deal *deal, const CardDef *card) {
    const RaceDef *race = &deal->rules->race[deal->options->faction[0]];
    const bool stands = card_can(card, WHEN_AS) && race->special_count > 0;
    for (int i = 0; stands && i < race->special_count; i++)
        if (card_can(&deal->rules->card[race->special[i]], WHEN_MOVES))
            return &deal->rules->card[race->special[i]];
    return stands ? &deal->rules->card[race->special[0]] : card;
}

// A starbase is placed in space, everything else at home.
static void try_unit(Deal *deal, uint8_t unit) {
    const int home = deal->chart->home[0], space = nearest(deal, home, open_space(deal));
    in_phase(deal, 0, PHASE_MOVE);
    hand_all(deal, 0, moves_units);
    place_unit(deal, 0, deal->rules->unit[unit].kind == UNIT_BASE && space != NONE ? space : home, unit);
}

// Places units in which the race has a bonus, and a ship.
static void place_best_units(Deal *deal, uint8_t race, int place) {
    for (uint8_t unit = 0; unit < deal->rules->unit_count; unit++)
        if (deal->rules->race[race].force[unit] > deal->rules->unit[unit].force)
            for (int i = 0; i < FLEET / 2; i++)
                place_unit(deal, 0, place, unit);
    place_ship(deal, 0, place);
}

// A fleet of the race's best units at home, near a minor race and an opposing fleet, with cards to move it,
// cards in which the race has a bonus, and a wild card.
static void try_race(Deal *deal, uint8_t race) {
    const EmpiresRules *rules = deal->rules;
    const RaceDef *def = &rules->race[race];
    const int home = deal->chart->home[0], minor = nearest(deal, home, deal->chart->is_system),
              space = nearest(deal, home, open_space(deal));
    in_phase(deal, 0, PHASE_MOVE);
    for (int i = 0; i < def->card_bonus_count && i < 2; i++)
        hand(deal, 0, def->card_bonus[i].card);
    if (def->special_count > 0)
        hand(deal, 0, rules->as_race);
    hand_all(deal, 0, moves_units);
    place_best_units(deal, race, home);
    if (minor != NONE)
        explore(deal, minor, 2);
    if (space != NONE)
        place_fleet(deal, 1, space, FLEET / 2);
}

// ---- the deal

static void begin(Deal *deal) {
    const EmpiresRules *rules = deal->rules;
    for (uint8_t card = 0; card < rules->card_count; card++)
        deal->left[card] = rules->card[card].copies;
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        deal->pile[unit] = (uint8_t)(rules->unit[unit].count * rules->unit_sets.seats[deal->options->seats]);
    for (uint8_t race = 0; race < rules->race_count; race++)
        deal->position->race[race] = (GivenSeat){.home = NONE, .alive = 1};
    deal->position->round = ROUND;
    for (Seat seat = 0; seat < deal->options->seats; seat++) {
        seat_given(deal, seat)->given = 1;
        seat_given(deal, seat)->credits = CREDITS;
    }
}

// Begins in the first round of a normal game.
static void try_map(Deal *deal) {
    deal->position->round = 1;
    in_phase(deal, 0, PHASE_DRAW);
}

static void try_it(Deal *deal, uint8_t table, uint8_t index) {
    if (table == TABLE_MAPS) {
        try_map(deal);
        return;
    }
    settle(deal, 1, 1); // no system is explored yet, except one that the other empire controls
    if (table == TABLE_CARDS) {
        hand(deal, 0, index);
        set_up(deal, meant(deal, &deal->rules->card[index]));
    } else if (table == TABLE_UNITS) {
        try_unit(deal, index);
    } else {
        try_race(deal, index);
    }
}

// A map to be tried is played. False if it is not for this number of seats.
static bool choose_map(const EmpiresRules *rules, SetupOptions *options, uint8_t table, uint8_t index) {
    if (table != TABLE_MAPS)
        return true;
    options->map = (uint8_t)(index + 1);
    return empires_map_fits(rules, index, options->seats);
}

bool empires_try_out(const void *data, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                     void *position) {
    const EmpiresRules *rules = data;
    if (table == TABLE_TERRITORIES || !choose_map(rules, options, table, index))
        return false;
    Deal deal = {.rules = rules,
                 .options = options,
                 .chart = chart_for(rules, options->map, options->seats),
                 .position = position,
                 .rng = rng};
    begin(&deal);
    try_it(&deal, table, index);
    for (Seat seat = 0; seat < options->seats; seat++)
        place_fleet(&deal, seat, deal.chart->home[seat], FLEET);
    deal_cards(&deal);
    return true;
}
