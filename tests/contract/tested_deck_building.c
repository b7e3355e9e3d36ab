// SPDX-License-Identifier: MIT
// The Deck Building Game, for the tests that hold for every game.
#include "games/deck_building/deck_building.h"
#include "games/deck_building/state.h"
#include "games/deck_building/view.h"
#include "hand_keep.h"

#include <string.h>

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 1}, .variant = SCENARIO_EXPLORATION, .first = SEAT_NONE, .number = {120, 20}},
    {.seats = 2, .faction = {3, 1}, .variant = SCENARIO_INFECTION, .first = SEAT_NONE, .number = {120, 20}},
    {.seats = 4,
     .faction = {0, 1, 2, 3},
     .variant = SCENARIO_EXPLORATION,
     .flags = OPTION_DISCARD_BATTLE,
     .first = SEAT_NONE,
     .number = {100, 16}},
};

// ---- other cards where nobody sees them

// Zones that stay as they are, since the command shows something of them, one bit each; and what the viewer
// remembers of the ends of decks.
typedef struct ZoneKeep {
    uint64_t zones;
    BuildingNotebook notes;
} ZoneKeep;
_Static_assert(sizeof(ZoneKeep) <= TESTED_KEEP_MAX && ZONES <= 64, "it must fit");

static void pin(ZoneKeep *keep, uint8_t zone, Seat seat) {
    keep->zones |= (uint64_t)1 << (zone + (seat == SEAT_NONE ? 0 : seat));
}

static void keep_event(ZoneKeep *keep, const Event *event) {
    switch ((BuildingEvent)event->kind) {
    case EVENT_DRAWN:
    case EVENT_SHUFFLED:
    case EVENT_DEFEATED:
        if (event->seat != SEAT_NONE) {
            pin(keep, ZONE_DECK, event->seat);
            pin(keep, ZONE_HAND, event->seat);
        } else {
            pin(keep, ZONE_STARBASE, SEAT_NONE);
        }
        break;
    case EVENT_REFILLED:
    case EVENT_REFRESHED:
        pin(keep, ZONE_STARBASE, SEAT_NONE);
        break;
    case EVENT_FLIPPED:
    case EVENT_SKIPPED:
        pin(keep, ZONE_SPACE, SEAT_NONE);
        break;
    case EVENT_PEEKED:
    case EVENT_BOTTOMED:
        pin(keep, ZONE_SPACE, SEAT_NONE);
        pin(keep, ZONE_DECK, event->seat);
        break;
    case EVENT_INFECTED:
        pin(keep, ZONE_INFECTIONS, SEAT_NONE);
        break;
    case EVENT_PLAYED:
    case EVENT_DISCARDED:
    case EVENT_TRASHED:
    case EVENT_CHOICE:
        pin(keep, ZONE_HAND, event->seat);
        break;
    default:
        break;
    }
}

// What the seat that decides holds says which answers there are.
static void keep_own(const void *before, Seat seat, const Command *command, TestedKeep *bytes) {
    ZoneKeep *keep = (ZoneKeep *)(void *)bytes->bytes;
    (void)before, (void)command;
    pin(keep, ZONE_HAND, seat);
    pin(keep, ZONE_DRAFTS, seat);
}

static bool keep_told(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                      const Rng *rules_rng, TestedKeep *bytes) {
    BuildingState state;
    (void)viewer;
    memcpy(&state, before, sizeof state);
    const EventList *list =
        tested_events(&deck_building_game, catalog, &state, decider(before), command, rules_rng);
    keep_own(before, decider(before), command, bytes);
    for (int i = 0; i < list->count; i++)
        keep_event((ZoneKeep *)(void *)bytes->bytes, &list->item[i]);
    return list->dropped == 0;
}

// Places among which cards are dealt anew.
typedef struct Places {
    uint8_t *at[CARDS_MAX];
    int count;
} Places;

static void add(Places *places, BuildingState *s, uint8_t zone, int from, int count, const ZoneKeep *keep) {
    for (int i = 0; i < count && (keep->zones >> zone & 1) == 0; i++)
        places->at[places->count++] = s->card + zone_begin(s, zone) + from + i;
}

// All of a deck but its ends.
static void add_between(Places *places, BuildingState *s, uint8_t zone, int top, int bottom,
                        const ZoneKeep *keep) {
    add(places, s, zone, bottom, s->size[zone] - top - bottom, keep);
}

static int most(int a, int b, int c) {
    return a > b && a > c ? a : b > c ? b : c;
}

static void deal_anew(Places *places, Rng *rng) {
    uint8_t cards[CARDS_MAX];
    for (int i = 0; i < places->count; i++)
        cards[i] = *places->at[i];
    rng_shuffle(rng, cards, (uint32_t)places->count);
    for (int i = 0; i < places->count; i++)
        *places->at[i] = cards[i];
    places->count = 0;
}

// Of the own deck or the space deck: either way what is looked at stays.
static int looked(const BuildingState *s, Seat viewer) {
    const Frame *frame = top_frame(s);
    if (is_over(s) || frame == NULL || frame->ask != ASK_PEEK || frame->seat != viewer)
        return 0;
    return frame->more;
}

// Drafts: those that were dropped are known to whoever did it.
static void add_drafts(Places *places, BuildingState *s, Seat viewer, const ZoneKeep *keep) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        if (seat == viewer)
            continue;
        add(places, s, zone_of(ZONE_DRAFTS, seat), 0, s->size[zone_of(ZONE_DRAFTS, seat)], keep);
        if (s->seat[seat].dropped != NONE)
            places->at[places->count++] = &s->seat[seat].dropped;
    }
    add(places, s, ZONE_UNDEALT, 0, s->size[ZONE_UNDEALT], keep);
}

static void scramble(void *state, Seat viewer, const TestedKeep *bytes, Rng *rng) {
    static const ZoneKeep nothing;
    const ZoneKeep *keep = bytes != NULL ? (const ZoneKeep *)(const void *)bytes->bytes : &nothing;
    BuildingState *s = state;
    Places places = {.count = 0};
    for (Seat seat = 0; seat < s->seats; seat++) {
        const uint8_t deck = zone_of(ZONE_DECK, seat), hand = zone_of(ZONE_HAND, seat);
        const int known = s->seat[seat].top_known;
        if (seat == viewer)
            add_between(&places, s, deck, most(looked(s, viewer), known, keep->notes.own.top),
                        keep->notes.own.bottom, keep);
        else
            add_between(&places, s, deck, known, 0, keep);
        if (seat != viewer)
            add(&places, s, hand, 0, s->size[hand], keep);
        deal_anew(&places, rng);
    }
    add_between(&places, s, ZONE_SPACE, most(looked(s, viewer), keep->notes.space.top, 0),
                most(s->bottom_known, keep->notes.space.bottom, 0), keep);
    deal_anew(&places, rng);
    add(&places, s, ZONE_STARBASE, 0, s->size[ZONE_STARBASE], keep);
    deal_anew(&places, rng);
    add(&places, s, ZONE_INFECTIONS, 0, s->size[ZONE_INFECTIONS], keep);
    deal_anew(&places, rng);
    add_drafts(&places, s, viewer, keep);
    deal_anew(&places, rng);
}

// ---- what a seat remembers: the ends of decks (whether it has seen all of that says test_deck_notebook)

static void remembered(const void *state, Seat viewer, const void *notebook, TestedKeep *bytes) {
    ZoneKeep *keep = (ZoneKeep *)(void *)bytes->bytes;
    (void)state, (void)viewer;
    keep->notes = *(const BuildingNotebook *)notebook;
}

// Places: the top of the starbase deck, the first card of the next seat's hand, the top of the space deck.
static int count_cards(const BuildingState *s, uint8_t zone, int from, int to, double chance[256]) {
    int count = 0;
    for (int i = from; i < to; i++, count++)
        chance[zone_cards(s, zone)[i]]++;
    return count;
}

static bool chances(const void *rules, const void *state, Seat viewer, const void *notebook, int place,
                    double chance[256]) {
    const BuildingState *s = state;
    const KnownEnds *space = &((const BuildingNotebook *)notebook)->space;
    const Seat next = (Seat)((viewer + 1) % s->seats);
    const uint8_t hand = zone_of(ZONE_HAND, next), deck = zone_of(ZONE_DECK, next);
    int count = 0;
    (void)rules;
    if (place == 0)
        count = count_cards(s, ZONE_STARBASE, 0, s->size[ZONE_STARBASE], chance);
    else if (place == 1 && s->size[hand] > 0)
        count = count_cards(s, hand, 0, s->size[hand], chance) +
                count_cards(s, deck, 0, s->size[deck] - s->seat[next].top_known, chance);
    else if (place == 2 && most(looked(s, viewer), space->top, 0) == 0)
        count =
            count_cards(s, ZONE_SPACE, most(s->bottom_known, space->bottom, 0), s->size[ZONE_SPACE], chance);
    for (int card = 0; card < 256; card++)
        chance[card] /= count > 0 ? count : 1;
    return count > 0;
}

static uint8_t lies(const void *state, Seat viewer, const void *notebook, int place) {
    const BuildingState *s = state;
    (void)notebook;
    return place == 0   ? zone_top(s, ZONE_STARBASE)
           : place == 1 ? zone_cards(s, zone_of(ZONE_HAND, (Seat)((viewer + 1) % s->seats)))[0]
                        : zone_top(s, ZONE_SPACE);
}

// ---- what is to be seen

static void see(uint8_t *known, uint8_t card) {
    if (card < CARD_HIDDEN)
        known[card]++;
}

static void know(const void *data, uint8_t known[TESTED_KNOWN_MAX]) {
    const BuildingView *view = data;
    const BuildingBoard *s = &view->table;
    const int count = zone_begin(s, ZONES);
    memset(known, 0, TESTED_KNOWN_MAX);
    for (int i = 0; i < count; i++)
        see(known, s->card[i]);
    for (int i = 0; i < SLOTS_MAX; i++)
        see(known, s->search[i]);
    see(known, s->flipped);
    for (Seat seat = 0; seat < s->seats; seat++)
        see(known, s->seat[seat].dropped);
    for (int pile = 0; pile < PILES_MAX; pile++)
        for (int i = 0; i < s->pile[pile]; i++)
            see(known, view->pile_card[pile]);
}

static bool in_sight(const void *view, const Event *event) {
    static uint8_t known[TESTED_KNOWN_MAX];
    know(view, known);
    return known[event->card] > 0;
}

// Turned up, or looked at; what is trashed is shown on its way.
static bool opens(const Event *event, Seat viewer) {
    (void)viewer;
    switch ((BuildingEvent)event->kind) {
    case EVENT_FLIPPED:
    case EVENT_SKIPPED:
    case EVENT_REFILLED:
    case EVENT_REFRESHED:
    case EVENT_INFECTED:
    case EVENT_TRASHED:
    case EVENT_PEEKED:
        return true;
    default:
        return false;
    }
}

static bool conceals(const Event *event, Seat viewer) {
    return (event->kind == EVENT_DRAWN || event->kind == EVENT_DROPPED || event->kind == EVENT_PEEKED ||
            event->kind == EVENT_BOTTOMED) &&
           event->seat != viewer;
}

static Seat viewer_of(const void *view) {
    return ((const BuildingView *)view)->viewer;
}

static bool hides(const void *data) {
    const BuildingView *view = data;
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        const uint8_t hand = zone_of(ZONE_HAND, seat);
        for (int i = 0; i < view->table.size[hand] && seat != view->viewer; i++)
            if (zone_cards(&view->table, hand)[i] != CARD_HIDDEN)
                return false;
    }
    return true;
}

// A battle is over: nobody has cleared anything yet.
static bool held(const void *data) {
    (void)data;
    return true;
}

static bool open_question(const void *view) {
    switch ((AskKind)((const BuildingView *)view)->asks) {
    case ASK_TARGET:
    case ASK_OPPONENT:
    case ASK_MAY:
    case ASK_GAIN:
    case ASK_RECOVER:
    case ASK_DISMISS:
    case ASK_MISSION_OUT:
        return true;
    default:
        return false;
    }
}

static bool may_remember(const Event *event, uint8_t subject, uint8_t flags) {
    (void)subject, (void)flags;
    return event->card == NONE || !conceals(event, SEAT_NONE);
}

// Everybody begins with them.
static bool drawn(const void *data, uint8_t card) {
    const BuildingRules *rules = data;
    return memchr(rules->start, card, rules->start_count) != NULL;
}

static bool opening(const void *view) {
    return ((const BuildingView *)view)->asks == ASK_DRAFT;
}

static bool held_in_hand(const void *data, uint8_t card) {
    return is_deckable(&((const BuildingRules *)data)->card[card]);
}

const TestedGame tested_deck_building = {
    .game = &deck_building_game,
    .tables = "deck_building/tables.txt",
    .table = tables,
    .table_count = sizeof tables / sizeof tables[0],
    .games = 2,
    .turn_commands = 10,
    .ends_by_command = true,
    .always_a_turn = false,
    .scramble = scramble,
    .keep = keep_told,
    .keep_own = keep_own,
    .remembered = remembered,
    .chances = chances,
    .lies = lies,
    .in_sight = in_sight,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_PHASE | 1u << VERB_PLAY | 1u << VERB_BUY_PILE | 1u << VERB_REPAIR,
    .free_events = UINT64_C(1) << EVENT_PLAYED | UINT64_C(1) << EVENT_BOUGHT,
    .rare_table = -1,
    .seldom_told_table = -1,
    .seldom_openly = true,
    .rare_questions = 1u << (ASK_RECOVER - ASK_EVENT + 1),
    .drawn = drawn,
    .held_in_hand = held_in_hand,
    .opening = opening,
    .known = know,
    .viewer = viewer_of,
    .hides = hides,
    .held = held,
    .open_question = open_question,
    .may_remember = may_remember,
};
