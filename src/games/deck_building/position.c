// SPDX-License-Identifier: MIT
// Sets up a given position (a scenario's "setup"): no card more often than it has copies, each in a place
// allowed for its kind. cards/deck_building/README.md gives the defaults for what is omitted.
#include "games/deck_building/flow.h"
#include "games/deck_building/setup.h"

typedef struct Placing {
    const BuildingRules *rules;
    const BuildingPosition *given;
    BuildingState *s;
    uint8_t left[DESIGNS_MAX]; // copies not yet placed
    Text *problem, *path;
} Placing;

static bool fail(const Placing *p, const char *path, const char *message) {
    text_add(p->path, path);
    text_add(p->problem, message);
    return false;
}

static bool fail_card(const Placing *p, const char *path, int at, uint8_t card, const char *message) {
    if (at >= 0)
        text_printf(p->path, "%s/%d", path, at);
    else
        text_add(p->path, path);
    text_printf(p->problem, "%s %s", p->rules->card[card].id, message);
    return false;
}

// ---- places allowed for a kind

typedef enum Place {
    PLACE_DECK,     // what can be drawn: decks, hands, discard piles, bridges
    PLACE_STARBASE, // what can turn up there
    PLACE_SPACE,
    PLACE_MISSIONS,
    PLACE_POINTS,
    PLACE_DRAFTS,
    PLACE_INFECTIONS,
    PLACE_OUT
} Place;

// Infections and their space cards exist in the infection scenario only.
static bool is_foreign(const Placing *p, const CardDef *def) {
    return p->s->scenario != SCENARIO_INFECTION &&
           (def->set == SET_INFECTION || def->set == SET_INFECTION_SPACE);
}

static bool can_lie(const Placing *p, const CardDef *def, Place place) {
    const bool space = def->kind == KIND_MISSION || def->kind == KIND_EVENT;
    switch (place) {
    case PLACE_DECK:
        return is_deckable(def);
    case PLACE_STARBASE:
        return def->kind != KIND_INFECTION && !space && def->set != SET_BASIC;
    case PLACE_SPACE:
        return space && def->set != SET_DRAFT;
    case PLACE_MISSIONS:
        return def->kind == KIND_MISSION && def->set != SET_DRAFT;
    case PLACE_POINTS:
        return space;
    case PLACE_DRAFTS:
        return def->set == SET_DRAFT;
    case PLACE_INFECTIONS:
        return def->kind == KIND_INFECTION;
    case PLACE_OUT:
        return true;
    }
    (void)p;
    return false;
}

// Uses up one copy for this place.
static bool use(Placing *p, uint8_t card, Place place, const char *path, int at) {
    const CardDef *def = &p->rules->card[card];
    if (is_foreign(p, def))
        return fail_card(p, path, at, card, "belongs to the infection scenario");
    if (!can_lie(p, def, place))
        return fail_card(p, path, at, card, "can't lie there");
    if (p->left[card] == 0)
        return fail_card(p, path, at, card, "is named more often than there are copies");
    p->left[card]--;
    return true;
}

// `turned`: the list begins with its top card.
static bool place_list(Placing *p, const uint8_t *cards, int count, uint8_t zone, Place place, bool turned,
                       const char *path) {
    for (int i = 0; i < count; i++) {
        if (!use(p, cards[i], place, path, i))
            return false;
        if (place == PLACE_OUT && p->rules->card[cards[i]].set == SET_DRAFT)
            building_put_card(p->s, ZONE_UNDEALT, cards[i]);
        else if (turned)
            building_put_card_below(p->s, zone, cards[i]);
        else
            building_put_card(p->s, zone, cards[i]);
    }
    return true;
}

// ---- seats

static bool place_holders(const Placing *p, Seat seat, const GivenSeat *given, const char *path) {
    const int begin = zone_begin(p->s, zone_of(ZONE_BRIDGE, seat));
    for (int i = 0; i < given->bridge_count; i++) {
        const uint8_t holder = given->bridge[i].holder, card = given->bridge[i].card;
        if (holder == NONE)
            continue;
        if (!p->rules->card[card].handheld)
            return fail_card(p, path, i, card, "is not held by anybody");
        if (holder >= given->bridge_count || !building_can_hold(p->rules, p->s, seat, holder))
            return fail_card(p, path, i, card, "needs a character on the bridge that holds nothing else");
        p->s->holder[begin + i] = holder;
    }
    return true;
}

static bool place_marked(Placing *p, const GivenCard *cards, int count, uint8_t zone, Place place,
                         const char *path) {
    for (int i = 0; i < count; i++) {
        if (cards[i].card == NONE)
            return fail(p, path, "a card has no id");
        if (!use(p, cards[i].card, place, path, i))
            return false;
        building_put_card(p->s, zone, cards[i].card);
        p->s->used[zone_begin(p->s, zone) + i] = cards[i].used;
    }
    return true;
}

static void place_numbers(const Placing *p, PlayerState *player, const GivenSeat *given) {
    player->damage = given->damage;
    player->shields_used = given->shields_used;
    player->spent = given->spent;
    player->searches = given->searches == NONE ? p->rules->free_searches : given->searches;
    player->explores = given->explores == NONE ? p->rules->free_explores : given->explores;
    player->mission_explores = given->mission_explores;
    for (int stat = 0; stat < STATS; stat++)
        player->bonus[stat] = (uint8_t)given->bonus[stat];
}

static bool place_seat(Placing *p, Seat seat, const GivenSeat *given) {
    static const char *const keys[] = {"hand", "deck", "discard", "drafts", "bridge", "points"};
    Text path[6] = {{0}};
    const char *id = p->rules->ship[p->s->seat[seat].ship].id;
    for (int i = 0; i < 6; i++)
        text_printf(&path[i], "seats/%s/%s", id, keys[i]);
    const bool good = place_list(p, given->hand, given->hand_count, zone_of(ZONE_HAND, seat), PLACE_DECK,
                                 false, text_string(&path[0])) &&
                      place_list(p, given->deck, given->deck_count, zone_of(ZONE_DECK, seat), PLACE_DECK,
                                 true, text_string(&path[1])) &&
                      place_list(p, given->discard, given->discard_count, zone_of(ZONE_DISCARD, seat),
                                 PLACE_DECK, false, text_string(&path[2])) &&
                      place_list(p, given->drafts, given->drafts_count, zone_of(ZONE_DRAFTS, seat),
                                 PLACE_DRAFTS, false, text_string(&path[3])) &&
                      place_marked(p, given->bridge, given->bridge_count, zone_of(ZONE_BRIDGE, seat),
                                   PLACE_DECK, text_string(&path[4])) &&
                      place_marked(p, given->points, given->points_count, zone_of(ZONE_POINTS, seat),
                                   PLACE_POINTS, text_string(&path[5])) &&
                      place_holders(p, seat, given, text_string(&path[4]));
    for (int i = 0; i < 6; i++)
        text_finish(&path[i]);
    place_numbers(p, &p->s->seat[seat], given);
    return good;
}

static bool place_seats(Placing *p, const SetupOptions *options) {
    for (uint8_t ship = 0; ship < p->rules->ship_count; ship++) {
        Seat seat = 0;
        while (seat < options->seats && options->faction[seat] != ship)
            seat++;
        if (seat < options->seats && !place_seat(p, seat, &p->given->ship[ship]))
            return false;
        if (seat == options->seats && p->given->ship[ship].given) {
            text_printf(p->path, "seats/%s", p->rules->ship[ship].id);
            text_printf(p->problem, "%s does not play", p->rules->ship[ship].id);
            return false;
        }
    }
    return true;
}

// ---- the middle of the table

static bool place_search(Placing *p) {
    if (p->given->search_count > p->rules->slots)
        return fail(p, "search", "the search area has not so many slots");
    for (int slot = 0; slot < p->given->search_count; slot++) {
        const uint8_t card = p->given->search[slot].card;
        if (card != NONE && !use(p, card, PLACE_STARBASE, "search", slot))
            return false;
        p->s->search[slot] = card;
    }
    return true;
}

static bool place_completed(const Placing *p) {
    for (int i = 0; i < p->given->completed_count; i++) {
        const uint8_t standard = p->rules->card[p->given->completed[i]].standard;
        if (standard == NONE)
            return fail_card(p, "completed", i, p->given->completed[i], "is no standard mission");
        p->s->completed[standard / 8] |= (uint8_t)(1u << standard % 8);
    }
    return true;
}

// Missions in Points areas count as completed.
static void complete_won(const Placing *p) {
    const int begin = zone_begin(p->s, ZONE_POINTS), end = zone_begin(p->s, ZONE_POINTS + BUILDING_SEATS);
    for (int i = begin; i < end; i++) {
        const CardDef *def = &p->rules->card[p->s->card[i]];
        const uint8_t standard =
            def->set == SET_DRAFT ? p->rules->card[def->matches].standard : def->standard;
        if (standard != NONE)
            p->s->completed[standard / 8] |= (uint8_t)(1u << standard % 8);
    }
}

static bool place_piles(Placing *p) {
    for (uint8_t card = 0; card < p->rules->card_count; card++) {
        const uint8_t pile = p->rules->card[card].pile, count = p->given->pile[card];
        Text path = {0};
        text_printf(&path, "piles/%s", p->rules->card[card].id);
        const bool good = count == NONE || (pile != NONE && count <= p->left[card]);
        if (!good)
            fail_card(p, text_string(&path), -1, card,
                      pile == NONE ? "has no pile" : "is named more often than there are copies");
        text_finish(&path);
        if (!good)
            return false;
        if (pile != NONE) {
            p->s->pile[pile] = count == NONE ? p->left[card] : count;
            p->left[card] = (uint8_t)(p->left[card] - p->s->pile[pile]);
        }
    }
    return true;
}

static bool place_middle(Placing *p) {
    const BuildingPosition *given = p->given;
    return place_search(p) &&
           place_list(p, given->starbase, given->starbase_count, ZONE_STARBASE, PLACE_STARBASE, true,
                      "starbase") &&
           place_list(p, given->starbase_discard, given->starbase_discard_count, ZONE_STARBASE_DISCARD,
                      PLACE_STARBASE, false, "starbase_discard") &&
           place_list(p, given->space, given->space_count, ZONE_SPACE, PLACE_SPACE, true, "space") &&
           place_list(p, given->missions, given->missions_count, ZONE_MISSIONS, PLACE_MISSIONS, false,
                      "missions") &&
           place_list(p, given->infections, given->infections_count, ZONE_INFECTIONS, PLACE_INFECTIONS, true,
                      "infections") &&
           place_list(p, given->removed, given->removed_count, ZONE_REMOVED, PLACE_OUT, false, "removed") &&
           place_completed(p) && place_piles(p);
}

// ---- cards not named in the position

// The zone for copies not named; ZONE_REMOVED: they leave the game; ZONES: they stay out of it.
static uint8_t rest_of(const Placing *p, const CardDef *def) {
    if (def->set == SET_STARTER || def->set == SET_DRAFT)
        return def->set == SET_DRAFT ? ZONE_UNDEALT : ZONE_REMOVED;
    if (def->set == SET_STARBASE)
        return p->given->fill ? ZONE_STARBASE : ZONES;
    if (def->set == SET_INFECTION)
        return p->given->fill && p->s->scenario == SCENARIO_INFECTION ? ZONE_INFECTIONS : ZONES;
    return p->given->fill && building_in_scenario(p->s->scenario, def->set) ? ZONE_SPACE : ZONES;
}

static void fill(Placing *p) {
    for (uint8_t card = 0; card < p->rules->card_count; card++) {
        const CardDef *def = &p->rules->card[card];
        const uint8_t zone = rest_of(p, def);
        for (; p->left[card] > 0 && zone < ZONES && def->set != SET_BASIC; p->left[card]--)
            if (zone == ZONE_REMOVED || zone == ZONE_UNDEALT)
                building_put_card(p->s, zone, card);
            else
                building_put_card_below(p->s, zone, card);
    }
}

// If "search" is omitted: the first cards of the starbase deck that do not refresh.
static void fill_search(const Placing *p) {
    BuildingState *s = p->s;
    int at = s->size[ZONE_STARBASE] - 1;
    for (uint8_t slot = 0; slot < p->rules->slots; slot++) {
        while (at >= 0 && (p->rules->card[zone_cards(s, ZONE_STARBASE)[at]].triggers >> ON_REVEAL & 1) != 0)
            at--;
        if (at >= 0)
            s->search[slot] = building_take_card(s, ZONE_STARBASE, at--);
    }
}

// ---- whose turn it is

static Seat seat_of(const SetupOptions *options, uint8_t ship, Seat usual) {
    for (Seat seat = 0; seat < options->seats && ship != NONE; seat++)
        if (options->faction[seat] == ship)
            return seat;
    return ship == NONE ? usual : SEAT_NONE;
}

static bool place_turn(const Placing *p, const SetupOptions *options) {
    BuildingState *s = p->s;
    s->first = seat_of(options, p->given->first, 0);
    s->active = seat_of(options, p->given->active, s->first);
    s->round = p->given->round;
    s->window = building_given_phases[p->given->phase];
    if (s->first == SEAT_NONE || s->active == SEAT_NONE)
        return fail(p, s->first == SEAT_NONE ? "first" : "active", "this seat does not play");
    // As many turns have begun as round, first and active seat imply.
    set_pair(s->turns, (s->round - 1) * s->seats + (s->active + s->seats - s->first) % s->seats + 1);
    if (s->window != ASK_DRAFT)
        return true;
    set_pair(s->turns, 0);
    s->dropping = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (s->size[zone_of(ZONE_DRAFTS, seat)] < 1)
            return fail(p, "seats", "at the draft each seat needs drafts to drop one of");
    return true;
}

static bool can_go_on(const Placing *p) {
    const BuildingState *s = p->s;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (building_is_down(p->rules, s, seat))
            return fail(p, "seats", "a flagship has taken as much damage as it can stand");
    for (Seat seat = 0; seat < s->seats; seat++)
        if (building_points(p->rules, s, seat) >= pair(s->goal))
            return fail(p, "seats", "a seat has won already");
    return true;
}

bool building_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                       void *state, EventList *events, Text *problem, Text *path) {
    Placing p = {.rules = rules, .given = position, .s = state, .problem = problem, .path = path};
    (void)rng;
    (void)events;
    building_init(rules, options, p.s);
    for (uint8_t card = 0; card < p.rules->card_count; card++)
        p.left[card] = p.rules->card[card].copies;
    if (!place_seats(&p, options) || !place_middle(&p) || !place_turn(&p, options))
        return false;
    complete_won(&p);
    fill(&p);
    if (!p.given->has_search)
        fill_search(&p);
    return can_go_on(&p);
}
