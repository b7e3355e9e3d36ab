// SPDX-License-Identifier: MIT
// Deals a new game (rules §2). The order in which random numbers are drawn is part of the rules, as saved
// seeds depend on it.
#include "games/deck_building/setup.h"

#include "engine/catalog.h"
#include "games/deck_building/flow.h"

// ---- options

bool building_options_ok(const void *rules, const SetupOptions *options, Text *problem) {
    if (options->seats < 2 || options->seats > BUILDING_SEATS) {
        text_printf(problem, "a game has 2 to %d seats, not %d", BUILDING_SEATS, options->seats);
        return false;
    }
    if (options->variant > SCENARIO_INFECTION || options->flags >= 2 * OPTION_LONG_GAME) {
        text_add(problem, "there is no such scenario or option");
        return false;
    }
    return setup_seats_ok(options, rules, &building_tables[TABLE_SHIPS], "seat %d has no flagship",
                          "%s sits twice; each seat needs a flagship of its own", problem);
}

static int number_of(const SetupOptions *options, int number, int usual) {
    return options->number[number] > 0 ? options->number[number] - 1 : usual;
}

void building_init(const BuildingRules *rules, const SetupOptions *options, BuildingState *s) {
    memset(s, 0, sizeof *s);
    s->seats = options->seats;
    s->scenario = options->variant;
    s->flags = options->flags;
    if (options->first != SEAT_NONE)
        s->flags |= OPTION_FIRST_SEAT;
    const bool is_long = (options->flags & OPTION_LONG_GAME) != 0;
    set_pair(s->goal,
             number_of(options, NUMBER_GOAL_POINTS, is_long ? rules->long_goal_points : rules->goal_points));
    s->round_limit = (uint8_t)number_of(options, NUMBER_ROUND_LIMIT, rules->round_limit);
    s->round = 1;
    s->first = s->active = options->first == SEAT_NONE ? 0 : options->first;
    s->winner = SEAT_NONE;
    s->flipped = NONE;
    memset(s->search, NONE, sizeof s->search);
    for (Seat seat = 0; seat < s->seats; seat++) {
        PlayerState *player = &s->seat[seat];
        player->ship = options->faction[seat];
        player->searches = rules->free_searches;
        player->explores = rules->free_explores;
        player->dropped = NONE;
    }
}

bool building_in_scenario(uint8_t scenario, uint8_t set) {
    return set == SET_STANDARD ||
           set == (scenario == SCENARIO_INFECTION ? SET_INFECTION_SPACE : SET_EXPLORATION);
}

// ---- a new game

static void deal_starting_decks(const Flow *flow) {
    BuildingState *s = flow->s;
    for (Seat seat = 0; seat < s->seats; seat++) {
        for (int i = 0; i < flow->rules->start_count; i++) {
            const uint8_t card = flow->rules->start[i], pile = flow->rules->card[card].pile;
            building_put_card(s, zone_of(ZONE_DECK, seat), card);
            if (pile != NONE)
                s->pile[pile]--;
        }
        building_shuffle(flow, zone_of(ZONE_DECK, seat));
    }
}

static int copies_in_start(const BuildingRules *rules, uint8_t card) {
    int count = 0;
    for (int i = 0; i < rules->start_count; i++)
        count += rules->start[i] == card;
    return count;
}

// Unused starters go into the starbase deck or leave the game.
static void place_unused(const Flow *flow, uint8_t card) {
    const bool shuffled = (flow->s->flags & OPTION_SHUFFLE_STARTERS) != 0;
    const int unused = flow->rules->card[card].copies - flow->s->seats * copies_in_start(flow->rules, card);
    for (int i = 0; i < unused; i++)
        building_put_card(flow->s, shuffled ? ZONE_STARBASE : ZONE_REMOVED, card);
}

static bool refreshes(const Flow *flow, uint8_t card) {
    return (flow->rules->card[card].triggers >> ON_REVEAL & 1) != 0;
}

// A refresh card goes back into the deck, which is shuffled again.
static void fill_search(const Flow *flow) {
    BuildingState *s = flow->s;
    for (uint8_t slot = 0; slot < flow->rules->slots && s->size[ZONE_STARBASE] > 0; slot++) {
        while (refreshes(flow, zone_top(s, ZONE_STARBASE)))
            building_shuffle(flow, ZONE_STARBASE);
        s->search[slot] = building_take_card(s, ZONE_STARBASE, s->size[ZONE_STARBASE] - 1);
        building_emit_card(flow, EVENT_REFILLED, SEAT_NONE, s->search[slot], slot);
    }
}

static void deal_starbase(const Flow *flow) {
    for (uint8_t card = 0; card < flow->rules->card_count; card++) {
        const CardDef *def = &flow->rules->card[card];
        for (int i = 0; i < def->copies && def->set == SET_STARBASE; i++)
            building_put_card(flow->s, ZONE_STARBASE, card);
        if (def->set == SET_STARTER)
            place_unused(flow, card);
    }
    building_shuffle(flow, ZONE_STARBASE);
    fill_search(flow);
}

static void deal_space(const Flow *flow) {
    BuildingState *s = flow->s;
    for (uint8_t card = 0; card < flow->rules->card_count; card++) {
        const CardDef *def = &flow->rules->card[card];
        for (int i = 0; i < def->copies; i++)
            if (building_in_scenario(s->scenario, def->set))
                building_put_card(s, ZONE_SPACE, card);
            else if (def->set == SET_INFECTION && s->scenario == SCENARIO_INFECTION)
                building_put_card(s, ZONE_INFECTIONS, card);
    }
    rng_shuffle_scripted(flow->rng, s->card + zone_begin(s, ZONE_SPACE), s->size[ZONE_SPACE]);
    if (s->scenario == SCENARIO_INFECTION)
        rng_shuffle_scripted(flow->rng, s->card + zone_begin(s, ZONE_INFECTIONS), s->size[ZONE_INFECTIONS]);
}

// Drafts that nobody gets leave the game.
static void deal_drafts(const Flow *flow) {
    BuildingState *s = flow->s;
    for (uint8_t card = 0; card < flow->rules->card_count; card++)
        for (int i = 0; i < flow->rules->card[card].copies && flow->rules->card[card].set == SET_DRAFT; i++)
            building_put_card(s, ZONE_DRAFTS, card);
    rng_shuffle_scripted(flow->rng, s->card + zone_begin(s, ZONE_DRAFTS), s->size[ZONE_DRAFTS]);
    uint8_t left[CARDS_MAX];
    int count = 0;
    while (s->size[ZONE_DRAFTS] > 0)
        left[count++] = building_take_card(s, ZONE_DRAFTS, s->size[ZONE_DRAFTS] - 1);
    for (int i = 0; i < count; i++) {
        const int seat = i / flow->rules->drafts_dealt;
        building_put_card(s, seat < s->seats ? zone_of(ZONE_DRAFTS, (Seat)seat) : (uint8_t)ZONE_UNDEALT,
                          left[i]);
    }
}

void building_setup(const void *data, const SetupOptions *options, Rng *rng, void *state, EventList *events) {
    const BuildingRules *rules = data;
    BuildingState *s = state;
    const Flow flow = {rules, s, rng, events};
    building_init(rules, options, s);
    for (int pile = 0; pile < rules->pile_count; pile++)
        s->pile[pile] = rules->card[rules->pile[pile]].copies;
    deal_starting_decks(&flow);
    deal_starbase(&flow);
    deal_space(&flow);
    deal_drafts(&flow);
    s->window = ASK_DRAFT;
    s->dropping = s->first; // if a first seat is agreed on, it begins here too
    building_emit_amount(&flow, EVENT_CHOICE, s->dropping, ASK_DRAFT, 0);
}
