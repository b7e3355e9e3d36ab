// SPDX-License-Identifier: MIT
// Game.try_out: a position for trying out a card or flagship, which is the first turn of a randomly dealt
// game adapted to the card. A playable card is in the hand, a mission is open with a crew that completes it,
// an event is on top of the space deck with a crew in the hand. Whatever the card's effects need (a holder,
// other cards, an infection to cure, damage to repair) is provided.
#include "games/deck_building/flow.h"
#include "games/deck_building/setup.h"
#include "games/deck_building/worth.h"

#define DAMAGE 3    // damage taken, if something repairs
#define DRAFTS 2    // drafts that each seat keeps
#define CREW_MOST 6 // more characters do not help

// A deal being adapted; seat 0 tries the card.
typedef struct Deal {
    const BuildingRules *rules;
    BuildingState *s;
    Rng *rng;
    uint8_t card;       // the card to try
    bool infects;       // its effects concern infections
    bool wants_mission; // a mission that can be completed is needed
} Deal;

// ---- visiting all conditions and actions of a card

typedef void (*LookAtTest)(Deal *deal, const Test *test);
typedef void (*LookAtAction)(Deal *deal, const Action *action);
typedef struct Look {
    LookAtTest test;
    LookAtAction action;
} Look;

// Conditions under `none` are skipped, as they must not hold.
static void look_at_tests(Deal *deal, Span tests, const Look *look) {
    for (int i = 0; i < tests.count; i++) {
        const Test *test = &deal->rules->test[tests.first + i];
        look->test(deal, test);
        look_at_tests(deal, test->any, look);
        look_at_tests(deal, test->all, look);
    }
}

static void look_at_actions(Deal *deal, Span actions, const Look *look) {
    for (int i = 0; i < actions.count; i++) {
        const Action *action = &deal->rules->action[actions.first + i];
        look->action(deal, action);
        look_at_tests(deal, action->tests, look);
        look_at_actions(deal, action->then, look);
        look_at_actions(deal, action->otherwise, look);
        for (int k = 0; k < action->branches.count; k++)
            look_at_actions(deal, deal->rules->branch[action->branches.first + k].actions, look);
    }
}

static void look_at_effects(Deal *deal, Span effects, const Look *look) {
    for (int i = 0; i < effects.count; i++) {
        const Effect *effect = &deal->rules->effect[effects.first + i];
        look_at_tests(deal, effect->tests, look);
        look_at_actions(deal, effect->actions, look);
    }
}

static void look_at_card(Deal *deal, const Look *look) {
    const CardDef *def = &deal->rules->card[deal->card];
    look_at_effects(deal, def->effects, look);
    look_at_effects(deal, def->points_effects, look);
    look_at_actions(deal, def->flip, look);
    look_at_actions(deal, def->reward, look);
    look_at_actions(deal, def->fail, look);
}

// ---- whether the card belongs to the infection scenario

static void pass_over(Deal *deal, const Test *test) {
    (void)deal, (void)test;
}

#define NEED_OF(name, word, keys, effect, need, ...) [name] = (need),
static const uint8_t needs[] = {BUILDING_ACTS(NEED_OF)}; // TrialNeed by Act

static void find_infections(Deal *deal, const Action *action) {
    deal->infects |= needs[action->act] == TRIAL_INFECTIONS || action->select.kind == KIND_INFECTION;
}

static uint8_t scenario_of(Deal *deal) {
    const uint8_t set = deal->rules->card[deal->card].set;
    look_at_card(deal, &(Look){pass_over, find_infections});
    if (set == SET_EXPLORATION)
        return SCENARIO_EXPLORATION;
    return deal->infects || set == SET_INFECTION || set == SET_INFECTION_SPACE ? SCENARIO_INFECTION
                                                                               : SCENARIO_EXPLORATION;
}

// ---- taking cards from where they are not missed

static uint8_t zone_in(const Deal *deal, uint8_t card) {
    for (uint8_t zone = ZONES; zone-- > ZONE_HAND;)
        if (zone_find(deal->s, zone, card) >= 0)
            return zone;
    return NONE;
}

static bool refreshes(const Deal *deal, uint8_t card) {
    return card != NONE && (deal->rules->card[card].triggers >> ON_REVEAL & 1) != 0;
}

// The next card of the starbase deck that may be in the search area.
static uint8_t next_search(const Deal *deal) {
    for (int at = deal->s->size[ZONE_STARBASE]; at-- > 0;)
        if (!refreshes(deal, zone_cards(deal->s, ZONE_STARBASE)[at]))
            return building_take_card(deal->s, ZONE_STARBASE, at);
    return NONE;
}

// Takes a copy of the card from wherever it is. Returns false if seat 0 has all of them already, or this
// scenario has none.
static bool fetch(const Deal *deal, uint8_t card) {
    BuildingState *s = deal->s;
    const uint8_t pile = deal->rules->card[card].pile, zone = zone_in(deal, card);
    if (pile != NONE && s->pile[pile] > 0) {
        s->pile[pile]--;
        return true;
    }
    if (zone != NONE) {
        building_take_card(s, zone, zone_find(s, zone, card));
        return true;
    }
    uint8_t *slot = memchr(s->search, card, sizeof s->search);
    if (slot != NULL)
        *slot = next_search(deal);
    return slot != NULL;
}

// Brings a random other card that is selected; NONE: there is none.
static uint8_t fetch_like(const Deal *deal, const Selector *select, bool (*fits)(const CardDef *def)) {
    uint8_t order[DESIGNS_MAX];
    for (uint8_t card = 0; card < deal->rules->card_count; card++)
        order[card] = card;
    rng_shuffle(deal->rng, order, deal->rules->card_count);
    for (uint8_t i = 0; i < deal->rules->card_count; i++)
        if (order[i] != deal->card && fits(&deal->rules->card[order[i]]) &&
            building_selects(deal->rules, select, order[i]) && fetch(deal, order[i]))
            return order[i];
    return NONE;
}

// Puts the card first in the hand; surplus cards go under the deck.
static void to_hand(const Deal *deal, uint8_t card) {
    building_put_card_below(deal->s, ZONE_HAND, card);
    while (deal->s->size[ZONE_HAND] > deal->rules->hand_size)
        building_put_card_below(deal->s, ZONE_DECK,
                                building_take_card(deal->s, ZONE_HAND, deal->s->size[ZONE_HAND] - 1));
}

static bool is_crew(const CardDef *def) {
    return def->kind == KIND_CHARACTER || (def->kind == KIND_MANEUVER && !def->handheld);
}

static bool is_character(const CardDef *def) {
    return def->kind == KIND_CHARACTER;
}

static bool is_card(const CardDef *def) {
    return is_deckable(def);
}

static bool is_mission(const CardDef *def) {
    return def->kind == KIND_MISSION && def->set != SET_DRAFT;
}

static bool is_event(const CardDef *def) {
    return def->kind == KIND_EVENT && def->order_count == 0;
}

static bool is_battle(const CardDef *def) {
    return def->kind == KIND_EVENT && def->order_count > 0;
}

static void put_like(const Deal *deal, uint8_t zone, const Selector *select,
                     bool (*fits)(const CardDef *def)) {
    const uint8_t card = fetch_like(deal, select, fits);
    if (card != NONE)
        building_put_card(deal->s, zone, card);
}

static const Selector anything = {
    .kind = NONE, .set = NONE, .card = NONE, .max_cost = NONE, .min_cost = NONE};

// ---- a crew for a goal

// What would be missing for the goal with this card on the bridge too.
static int missing_with(const Deal *deal, uint8_t goal, uint8_t card) {
    BuildingState *s = deal->s;
    const Viewpoint eyes = {.rules = deal->rules, .s = s, .seat = 0};
    building_put_card(s, ZONE_BRIDGE, card);
    const int missing = building_missing(&eyes, goal);
    building_take_card(s, ZONE_BRIDGE, s->size[ZONE_BRIDGE] - 1);
    return missing;
}

// The character that helps most; ties are broken at random.
static uint8_t best_for(const Deal *deal, uint8_t goal, int *missing) {
    uint8_t order[DESIGNS_MAX], best = NONE;
    for (uint8_t card = 0; card < deal->rules->card_count; card++)
        order[card] = card;
    rng_shuffle(deal->rng, order, deal->rules->card_count);
    for (uint8_t i = 0; i < deal->rules->card_count; i++) {
        const CardDef *def = &deal->rules->card[order[i]];
        const bool there = zone_in(deal, order[i]) != NONE || def->pile != NONE ||
                           memchr(deal->s->search, order[i], sizeof deal->s->search) != NULL;
        const int then = is_character(def) && there ? missing_with(deal, goal, order[i]) : *missing;
        if (then >= *missing)
            continue;
        *missing = then;
        best = order[i];
    }
    return best;
}

// Puts as many characters on the bridge as the goal needs; returns how many.
static int bring_crew(const Deal *deal, uint8_t goal) {
    const Viewpoint eyes = {.rules = deal->rules, .s = deal->s, .seat = 0};
    int missing = building_missing(&eyes, goal), count = 0;
    while (missing > 0 && count < CREW_MOST) {
        const uint8_t card = best_for(deal, goal, &missing);
        if (card == NONE || !fetch(deal, card))
            break;
        building_put_card(deal->s, ZONE_BRIDGE, card);
        count++;
    }
    return count;
}

// Opens a mission that can be completed at once.
static void open_mission(const Deal *deal, uint8_t card) {
    if (card == NONE || deal->s->size[ZONE_MISSIONS] == OPEN_MISSIONS)
        return;
    building_put_card(deal->s, ZONE_MISSIONS, card);
    bring_crew(deal, card);
}

// The crew goes to the hand, so the player may meet the goal or fail.
static void top_event(const Deal *deal, uint8_t card) {
    building_put_card(deal->s, ZONE_SPACE, card);
    int crew = bring_crew(deal, card);
    for (; crew > 0; crew--)
        to_hand(deal, building_take_card(deal->s, ZONE_BRIDGE, deal->s->size[ZONE_BRIDGE] - 1));
}

// ---- providing what effects need

static void provide_for_test(Deal *deal, const Test *test) {
    for (int i = 0; test->on_bridge && i < test->min; i++)
        put_like(deal, ZONE_BRIDGE, &test->bridge, is_crew);
    if (test->during == DURING_BATTLE)
        put_like(deal, ZONE_SPACE, &anything, is_battle);
    if (test->during == DURING_EVENT)
        put_like(deal, ZONE_SPACE, &anything, is_event);
}

static void supply(Deal *deal, const Action *action) {
    const bool from_discard = (action->from >> AREA_DISCARD & 1) != 0;
    switch ((TrialNeed)needs[action->act]) {
    case TRIAL_NOTHING:
    case TRIAL_INFECTIONS: // scenario_of
        break;
    case TRIAL_DAMAGE:
        deal->s->seat[0].damage = DAMAGE;
        break;
    case TRIAL_CARD:
        if (from_discard)
            put_like(deal, ZONE_DISCARD, &action->select, is_card);
        break;
    case TRIAL_DISCARDED:
        put_like(deal, ZONE_DISCARD, &action->select, is_card);
        break;
    case TRIAL_GRANTED:
        deal->wants_mission |= action->what == GRANT_MISSION_EXPLORE;
        break;
    case TRIAL_MISSION:
        deal->wants_mission = true;
        break;
    }
}

// Provides the cards that an effect counts, in the zone where it counts them.
static void provide_counted_cards(const Deal *deal) {
    const CardDef *def = &deal->rules->card[deal->card];
    for (int i = 0; i < def->effects.count; i++) {
        const Effect *effect = &deal->rules->effect[def->effects.first + i];
        if (effect->on != ON_STATIC || !effect->mod.counts)
            continue;
        if (effect->mod.zone == AREA_BRIDGE)
            put_like(deal, ZONE_BRIDGE, &effect->mod.per, is_crew);
        else if (effect->mod.zone == AREA_POINTS)
            put_like(deal, ZONE_POINTS, &effect->mod.per, is_mission);
    }
}

// Provides the holder that the card asks for, or any.
static void bring_user(const Deal *deal) {
    const CardDef *def = &deal->rules->card[deal->card];
    const Selector *user = &anything;
    for (int i = 0; i < def->effects.count; i++) {
        const Span tests = deal->rules->effect[def->effects.first + i].tests;
        for (int k = 0; k < tests.count; k++)
            if (deal->rules->test[tests.first + k].by_user)
                user = &deal->rules->test[tests.first + k].user;
    }
    put_like(deal, ZONE_BRIDGE, user, is_character);
}

static bool changes_goals(const Deal *deal) {
    const CardDef *def = &deal->rules->card[deal->card];
    for (int i = 0; i < def->effects.count; i++) {
        const Effect *effect = &deal->rules->effect[def->effects.first + i];
        if (effect->on == ON_STATIC && effect->mod.mod == MOD_GOAL)
            return true;
    }
    return false;
}

static void meet_card(Deal *deal) {
    const CardDef *def = &deal->rules->card[deal->card];
    if (def->handheld)
        bring_user(deal);
    look_at_card(deal, &(Look){provide_for_test, supply});
    provide_counted_cards(deal);
    if (deal->wants_mission || changes_goals(deal) || (def->triggers >> ON_COMPLETE & 1) != 0)
        open_mission(deal, fetch_like(deal, &anything, is_mission));
}

// ---- placing the card itself

static void bring_draft(const Deal *deal) {
    building_put_card_below(deal->s, ZONE_DRAFTS, deal->card);
    while (deal->s->size[ZONE_DRAFTS] > DRAFTS)
        building_put_card(deal->s, ZONE_UNDEALT,
                          building_take_card(deal->s, ZONE_DRAFTS, deal->s->size[ZONE_DRAFTS] - 1));
    bring_crew(deal, deal->card);
}

static void bring_card(Deal *deal) {
    const CardDef *def = &deal->rules->card[deal->card];
    const int at = zone_find(deal->s, ZONE_HAND, deal->card);
    if (at >= 0)
        building_take_card(deal->s, ZONE_HAND, at);
    else if (!fetch(deal, deal->card))
        return;
    meet_card(deal);
    if (is_deckable(def))
        to_hand(deal, deal->card);
    else if (def->set == SET_DRAFT)
        bring_draft(deal);
    else if (def->kind == KIND_MISSION)
        open_mission(deal, deal->card);
    else if (def->kind == KIND_EVENT)
        top_event(deal, deal->card);
    else // it acts when it is revealed
        building_put_card(deal->s, ZONE_STARBASE, deal->card);
}

// ---- the position

// Writes a zone into the position; decks begin with their top card there.
static void write_zone(const BuildingState *s, uint8_t zone, bool deck, uint8_t *out, uint8_t *count) {
    for (int i = 0; i < s->size[zone]; i++)
        out[(*count)++] = zone_cards(s, zone)[deck ? s->size[zone] - 1 - i : i];
}

static void write_marked(const BuildingState *s, uint8_t zone, GivenCard *out, uint8_t *count) {
    for (int i = 0; i < s->size[zone]; i++)
        out[(*count)++] = (GivenCard){.card = zone_cards(s, zone)[i], .holder = NONE};
}

static void write_seat(const BuildingState *s, Seat seat, GivenSeat *out) {
    write_zone(s, zone_of(ZONE_HAND, seat), false, out->hand, &out->hand_count);
    write_zone(s, zone_of(ZONE_DECK, seat), true, out->deck, &out->deck_count);
    write_zone(s, zone_of(ZONE_DISCARD, seat), false, out->discard, &out->discard_count);
    write_zone(s, zone_of(ZONE_DRAFTS, seat), false, out->drafts, &out->drafts_count);
    write_marked(s, zone_of(ZONE_BRIDGE, seat), out->bridge, &out->bridge_count);
    write_marked(s, zone_of(ZONE_POINTS, seat), out->points, &out->points_count);
    out->damage = s->seat[seat].damage;
    out->searches = out->explores = NONE; // the defaults of every turn
}

static uint8_t given_phase(AskKind window) {
    uint8_t index = 0;
    while (building_given_phases[index] != window)
        index++;
    return index;
}

static void write_position(const Deal *deal, BuildingPosition *out) {
    const BuildingState *s = deal->s;
    out->round = 1;
    out->first = out->active = s->seat[0].ship;
    out->phase = given_phase((AskKind)s->window);
    for (Seat seat = 0; seat < s->seats; seat++)
        write_seat(s, seat, &out->ship[s->seat[seat].ship]);
    out->has_search = 1;
    for (uint8_t slot = 0; slot < deal->rules->slots; slot++)
        out->search[out->search_count++] = (GivenCard){.card = s->search[slot], .holder = NONE};
    write_zone(s, ZONE_STARBASE, true, out->starbase, &out->starbase_count);
    write_zone(s, ZONE_SPACE, true, out->space, &out->space_count);
    write_zone(s, ZONE_INFECTIONS, true, out->infections, &out->infections_count);
    write_zone(s, ZONE_MISSIONS, false, out->missions, &out->missions_count);
    memset(out->pile, NONE, sizeof out->pile);
    for (int pile = 0; pile < deal->rules->pile_count; pile++)
        out->pile[deal->rules->pile[pile]] = s->pile[pile];
}

// Deals a new game up to its first turn, with random draft choices.
static void deal_first_turn(const Deal *deal, const SetupOptions *options) {
    const Flow flow = {deal->rules, deal->s, deal->rng, NULL};
    building_setup(deal->rules, options, deal->rng, deal->s, NULL);
    deal->s->active = 0;
    for (Seat seat = 0; seat < options->seats; seat++) {
        const uint8_t drafts = zone_of(ZONE_DRAFTS, seat);
        while (deal->s->size[drafts] > DRAFTS)
            building_put_card(deal->s, ZONE_UNDEALT,
                              building_take_card(deal->s, drafts, deal->s->size[drafts] - 1));
        building_draw_from_deck(&flow, seat, deal->rules->hand_size);
    }
}

bool building_try_out(const void *data, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                      void *position) {
    BuildingState state;
    Deal deal = {.rules = data, .s = &state, .rng = rng, .card = table == TABLE_CARDS ? index : NONE};
    if (table != TABLE_CARDS && table != TABLE_SHIPS)
        return false;
    if (deal.card != NONE)
        options->variant = scenario_of(&deal);
    deal_first_turn(&deal, options);
    if (deal.card != NONE)
        bring_card(&deal);
    // Infections act at the beginning of the action phase.
    const bool begins = deal.card == NONE || deal.rules->card[deal.card].kind == KIND_INFECTION;
    state.window = begins ? ASK_TURN_START : ASK_ACTION;
    write_position(&deal, position);
    return true;
}
