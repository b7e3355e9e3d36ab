// SPDX-License-Identifier: MIT
// Game.check: each card is in exactly one place allowed for its kind, every number is within its bounds, and
// the deciding seat is asked something.
#include "games/deck_building/numbers.h"
#include "games/deck_building/setup.h"
#include "games/deck_building/state.h"
#include "games/deck_building/views.h"

typedef struct Check {
    const BuildingRules *rules;
    const BuildingState *s;
    Text *problem;
    uint16_t seen[DESIGNS_MAX]; // copies found of each design
} Check;

static void see(Check *c, uint8_t card, bool fits) {
    if (card >= c->rules->card_count) {
        text_printf(c->problem, "card %d is none; ", card);
        return;
    }
    c->seen[card]++;
    if (!fits)
        text_printf(c->problem, "%s lies where it can't; ", c->rules->card[card].id);
}

static bool fits(const CardDef *def, uint8_t zone) {
    const bool space = !is_deckable(def) && def->kind != KIND_SPECIAL;
    if (zone >= ZONE_POINTS && zone < ZONE_HAND)
        return space;
    if (zone >= ZONE_DRAFTS && zone < ZONE_MISSIONS)
        return def->set == SET_DRAFT;
    if (zone < ZONE_MISSIONS)
        return is_deckable(def);
    switch (zone) {
    case ZONE_MISSIONS:
        return def->kind == KIND_MISSION;
    case ZONE_SPACE:
        return space && def->set != SET_DRAFT;
    case ZONE_STARBASE:
    case ZONE_STARBASE_DISCARD:
        return !space && def->pile == NONE && def->kind != KIND_INFECTION;
    case ZONE_INFECTIONS:
        return def->kind == KIND_INFECTION;
    default:
        return true;
    }
}

static void check_zones(Check *c) {
    const BuildingState *s = c->s;
    int at = 0;
    for (uint8_t zone = 0; zone < ZONES; zone++)
        for (int i = 0; i < s->size[zone]; i++, at++)
            see(c, s->card[at],
                s->card[at] < c->rules->card_count && fits(&c->rules->card[s->card[at]], zone));
    for (; at < CARDS_MAX; at++)
        if (s->card[at] != 0)
            text_add(c->problem, "a card lies behind all zones; ");
    for (int i = 0; i < SLOTS_MAX; i++)
        if (s->search[i] != NONE)
            see(c, s->search[i], i < c->rules->slots);
    if (s->size[ZONE_MISSIONS] > OPEN_MISSIONS)
        text_printf(c->problem, "%d missions lie open; ", s->size[ZONE_MISSIONS]);
}

static void check_bridge(Check *c, Seat seat) {
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const int begin = zone_begin(c->s, bridge), count = c->s->size[bridge];
    for (int i = begin; i < begin + count; i++) {
        const uint8_t holder = c->s->holder[i];
        if (holder != NONE && (holder >= count || !c->rules->card[c->s->card[i]].handheld))
            text_printf(c->problem, "seat %d has %s held by nobody; ", seat,
                        c->rules->card[c->s->card[i]].id);
        for (int k = begin; k < i; k++)
            if (holder != NONE && c->s->holder[k] == holder)
                text_printf(c->problem, "a card of seat %d holds two; ", seat);
    }
}

static void check_seats(Check *c) {
    static const PlayerState nobody;
    for (Seat seat = 0; seat < c->s->seats; seat++) {
        check_bridge(c, seat);
        if (!is_over(c->s) && !building_in_battle(c->s) && c->s->frame_count == 0 &&
            building_is_down(c->rules, c->s, seat))
            text_printf(c->problem, "seat %d should have been defeated; ", seat);
        if (c->s->seat[seat].dropped != NONE)
            see(c, c->s->seat[seat].dropped, true);
        if (c->s->seat[seat].top_known > c->s->size[zone_of(ZONE_DECK, seat)])
            text_printf(c->problem, "of the deck of seat %d more is known than there is; ", seat);
    }
    for (Seat seat = c->s->seats; seat < BUILDING_SEATS; seat++)
        if (memcmp(&c->s->seat[seat], &nobody, sizeof nobody) != 0)
            text_printf(c->problem, "seat %d does not play, and has something; ", seat);
}

static void check_rest(Check *c) {
    const BuildingState *s = c->s;
    if (s->flipped != NONE)
        see(c, s->flipped, true);
    if (s->bottom_known > s->size[ZONE_SPACE])
        text_add(c->problem, "of the space deck more is known than there is; ");
    if (!is_over(s) && (asked(s) == ASK_NOTHING || decider(s) >= s->seats))
        text_add(c->problem, "nobody is asked anything; ");
    if (is_over(s) && (s->winner >= s->seats || s->frame_count > 0))
        text_add(c->problem, "it is over, and nobody has won or something goes on; ");
    if (s->frame_count > FRAMES_MAX - 4)
        text_add(c->problem, "too much is under way at once; ");
}

bool building_check(const void *rules, const void *state, Text *problem) {
    Check c = {.rules = rules, .s = state, .problem = problem};
    check_zones(&c);
    check_seats(&c);
    check_rest(&c);
    for (int pile = 0; pile < c.rules->pile_count; pile++)
        c.seen[c.rules->pile[pile]] = (uint16_t)(c.seen[c.rules->pile[pile]] + c.s->pile[pile]);
    // Positions may omit cards, but none may exceed its number of copies.
    for (uint8_t card = 0; card < c.rules->card_count; card++)
        if (c.seen[card] > c.rules->card[card].copies)
            text_printf(problem, "%s is there %d times; ", c.rules->card[card].id, c.seen[card]);
    return problem->length == 0;
}
