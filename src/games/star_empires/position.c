// SPDX-License-Identifier: MIT
// Sets up a given position (a scenario's "setup"), with no card or unit more often than it exists.
// cards/star_empires/README.md gives the defaults for what is omitted.
#include "games/star_empires/flow.h"
#include "games/star_empires/setup.h"

typedef struct Placing {
    const EmpiresRules *rules;
    const EmpiresPosition *given;
    const SetupOptions *options;
    const Chart *chart;
    EmpiresState *s;
    uint8_t left[KINDS_MAX]; // copies not yet placed
    Text *problem, *path;
} Placing;

// `where` is a path in which up to two names are inserted.
static bool fail(const Placing *p, const char *message, const char *where, const char *one, const char *two) {
    text_add(p->problem, message);
    text_add(p->path, where);
    if (one != NULL)
        text_printf(p->path, "/%s", one);
    if (two != NULL)
        text_printf(p->path, "/%s", two);
    return false;
}

static const char *race_id(const Placing *p, uint8_t race) {
    return p->rules->race[race].id;
}

static const char *territory_id(const Placing *p, uint8_t territory) {
    return p->rules->territory[territory].id;
}

static Seat seat_of(const Placing *p, uint8_t race) {
    for (Seat seat = 0; seat < p->options->seats; seat++)
        if (p->options->faction[seat] == race)
            return seat;
    return SEAT_NONE;
}

// ---- cards

static bool use_cards(Placing *p, const uint8_t *card, int count, const char *where, const char *one,
                      const char *two) {
    for (int i = 0; i < count; i++) {
        if (p->left[card[i]] == 0) {
            text_printf(p->problem, "%s is named more often than there are copies",
                        p->rules->card[card[i]].id);
            return fail(p, "", where, one, two);
        }
        p->left[card[i]]--;
    }
    return true;
}

// Cards not named in the position go below the named ones, ordered by card.
static bool place_piles(Placing *p) {
    const EmpiresPosition *given = p->given;
    EmpiresState *s = p->s;
    if (!use_cards(p, given->deck, given->deck_count, "deck", NULL, NULL) ||
        !use_cards(p, given->discard, given->discard_count, "discard", NULL, NULL))
        return false;
    for (int card = p->rules->card_count - 1; card >= 0; card--)
        for (; p->left[card] > 0; p->left[card]--)
            s->deck[s->deck_size++] = (uint8_t)card;
    for (int i = given->deck_count - 1; i >= 0; i--)
        s->deck[s->deck_size++] = given->deck[i];
    memcpy(s->discard, given->discard, given->discard_count);
    s->discard_size = given->discard_count;
    return true;
}

// ---- seats

static bool place_home(const Placing *p, Seat seat, uint8_t race) {
    const uint8_t territory = p->given->race[race].home;
    if (territory == NONE)
        return true;
    const uint8_t home = p->chart->place_of[territory];
    if (home == NONE || p->chart->kind[home] != PLACE_HOME)
        return fail(p, "a home must be a \"home\" of this map", "seats", race_id(p, race), "home");
    p->s->seat[seat].home = home;
    return true;
}

static bool place_seat(Placing *p, Seat seat, uint8_t race) {
    const GivenSeat *given = &p->given->race[race];
    PlayerState *player = &p->s->seat[seat];
    player->alive = given->alive;
    player->raid = given->raid;
    player->exile = given->exile;
    player->census = given->census;
    set_pair(player->credits, given->credits);
    player->hand_size = given->hand_count;
    for (int i = 0; i < given->hand_count; i++)
        player->hand[given->hand[i]]++;
    return place_home(p, seat, race) &&
           use_cards(p, given->hand, given->hand_count, "seats", race_id(p, race), "hand");
}

static bool place_seats(Placing *p) {
    for (uint8_t race = 0; race < p->rules->race_count; race++) {
        const Seat seat = seat_of(p, race);
        if (seat == SEAT_NONE && p->given->race[race].given)
            return fail(p, "this race does not play", "seats", race_id(p, race), NULL);
        if (seat != SEAT_NONE && !place_seat(p, seat, race))
            return false;
    }
    for (Seat seat = 0; seat < p->s->seats; seat++)
        for (Seat other = 0; other < seat; other++)
            if (p->s->seat[seat].home == p->s->seat[other].home)
                return fail(p, "two seats have the same home", "seats", race_id(p, p->s->seat[seat].race),
                            "home");
    return true;
}

// ---- stacks

// Returns why these units cannot be at the place, or NULL. The string is static.
static const char *stack_fault(const Placing *p, uint8_t place, const uint8_t unit[UNITS_MAX]) {
    int bases = 0;
    for (int i = 0; i < p->rules->unit_count; i++)
        bases += p->rules->unit[i].kind == UNIT_BASE ? unit[i] : 0;
    if (place == NONE)
        return "this territory is not on the map that so many seats play on";
    if (has_place(p->chart->is_nova, place))
        return "nothing can be in a supernova";
    if (p->s->stack_count >= STACKS_OPENED)
        return "there are more stacks than can be kept";
    if (bases > 0 && has_place(p->chart->is_system, place))
        return "a starbase can't be in a system";
    return bases > 1 ? "there is one starbase at most in a stack" : NULL;
}

static bool place_stack(const Placing *p, uint8_t territory, uint8_t race) {
    const uint8_t *unit = p->given->at[territory].race[race].unit, place = p->chart->place_of[territory];
    const Seat seat = seat_of(p, race);
    if (sum_of(unit) == 0)
        return true;
    const char *message = seat == SEAT_NONE ? "this race does not play" : stack_fault(p, place, unit);
    if (message != NULL)
        return fail(p, message, "stacks", territory_id(p, territory), race_id(p, race));
    for (int i = 0; i < p->rules->unit_count; i++) {
        if (p->s->pile[i] < unit[i]) {
            text_printf(p->problem, "there are not as many units %s", p->rules->unit[i].id);
            return fail(p, "", "stacks", territory_id(p, territory), race_id(p, race));
        }
        p->s->pile[i] = (uint8_t)(p->s->pile[i] - unit[i]);
    }
    empires_add_units(p->s, place, seat, unit);
    return true;
}

static bool place_stacks(const Placing *p) {
    for (uint8_t territory = 0; territory < p->rules->territory_count; territory++)
        for (uint8_t race = 0; race < p->rules->race_count; race++)
            if (!place_stack(p, territory, race))
                return false;
    return true;
}

// ---- systems

static bool place_owner(const Placing *p, uint8_t territory, SystemState *system) {
    const uint8_t race = p->given->system[territory].owner;
    if (race == UNKNOWN)
        return true; // not given: keep the default
    system->owner = 0;
    if (race == NONE)
        return true;
    const Seat seat = seat_of(p, race);
    if (seat == SEAT_NONE)
        return fail(p, "this race does not play", "systems", territory_id(p, territory), "owner");
    system->owner = (uint8_t)(seat + 1);
    return true;
}

static bool place_barred(const Placing *p, uint8_t territory, SystemState *system) {
    const GivenSystem *given = &p->given->system[territory];
    for (int i = 0; i < given->barred_count; i++) {
        const Seat seat = seat_of(p, given->barred[i]);
        if (seat == SEAT_NONE)
            return fail(p, "this race does not play", "systems", territory_id(p, territory), "barred");
        system->barred |= (uint8_t)(1u << seat);
    }
    return true;
}

static bool place_system(const Placing *p, uint8_t territory) {
    const GivenSystem *given = &p->given->system[territory];
    const uint8_t place = p->chart->place_of[territory];
    if (!given->given)
        return true;
    if (place == NONE || !has_place(p->chart->is_system, place))
        return fail(p, "this is no system of the map", "systems", territory_id(p, territory), NULL);
    SystemState *system = &p->s->system[place];
    const bool home = is_home(p->s, place);
    const uint8_t resources =
        given->resources == NONE ? (home || !given->explored ? 0 : 1) : given->resources;
    if (given->explored && !home && resources == 0)
        return fail(p, "a system that is explored has resources from 1 to 3", "systems",
                    territory_id(p, territory), "resources");
    system->resources = resources;
    system->minor = given->minor;
    system->marks = (uint8_t)((given->explored ? SYSTEM_EXPLORED : 0) | (given->enigma ? SYSTEM_ENIGMA : 0) |
                              (given->colony ? SYSTEM_COLONY : 0) | (given->shipyard ? SYSTEM_SHIPYARD : 0) |
                              (given->terraform ? SYSTEM_TERRAFORM : 0));
    return place_owner(p, territory, system) && place_barred(p, territory, system);
}

static bool place_systems(const Placing *p) {
    for (Seat seat = 0; seat < p->s->seats; seat++) {
        SystemState *home = &p->s->system[p->s->seat[seat].home];
        home->marks = SYSTEM_EXPLORED;
        home->owner = (uint8_t)(seat + 1);
    }
    for (uint8_t territory = 0; territory < p->rules->territory_count; territory++)
        if (!place_system(p, territory))
            return false;
    return true;
}

// ---- whose turn it is

static bool place_turn(const Placing *p) {
    EmpiresState *s = p->s;
    s->active = p->given->active == NONE ? s->first : seat_of(p, p->given->active);
    if (s->active == SEAT_NONE || !s->seat[s->active].alive)
        return fail(p, "this seat does not play", "active", NULL, NULL);
    s->round = p->given->round;
    s->phase = p->given->phase;
    // As many turns have begun as round, first and active seat imply.
    set_pair(s->turns, (s->round - 1) * s->seats + (s->active + s->seats - s->first) % s->seats + 1);
    return true;
}

bool empires_position(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                      void *state, EventList *events, Text *problem, Text *path) {
    Placing p = {.rules = rules,
                 .given = position,
                 .options = options,
                 .chart = chart_for(rules, options->map, options->seats),
                 .s = state,
                 .problem = problem,
                 .path = path};
    empires_init(rules, options, p.s);
    for (uint8_t card = 0; card < p.rules->card_count; card++)
        p.left[card] = p.rules->card[card].copies;
    if (!place_seats(&p) || !place_stacks(&p) || !place_systems(&p) || !place_piles(&p) || !place_turn(&p))
        return false;
    const Flow flow = {rules, state, rng, events};
    empires_begin_phase(&flow);
    return true;
}
