// SPDX-License-Identifier: MIT
// Wreckers, for the tests that hold for every game.
#include "../contract/hand_keep.h"
#include "state.h"

#include <string.h>

_Static_assert(KINDS_MAX <= HAND_KEEP_KINDS, "all cards can be kept");

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 1}, .first = SEAT_NONE},
    {.seats = 3, .faction = {5, 2, 0}, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 3, 4}, .flags = FLAG_BRITTLE, .first = SEAT_NONE},
    {.seats = 5, .faction = {4, 3, 2, 1, 0}, .first = SEAT_NONE},
    {.seats = 6, .faction = {0, 1, 2, 3, 4, 5}, .first = SEAT_NONE},
};

// ---- other cards where nobody sees them

static bool comes_from_hand(const Event *event) {
    return event->kind == EVENT_PLAY || event->kind == EVENT_DUMP || event->kind == EVENT_EVADE ||
           event->kind == EVENT_GIVE || (event->kind == EVENT_SPILL && event->amount == 0);
}

// At the end everything is shown, so nothing is left to compare.
static bool keep_told(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                      const Rng *rules_rng, TestedKeep *bytes) {
    HandKeep *keep = hand_keep_in(bytes);
    WreckersState state;
    memcpy(&state, before, sizeof state);
    const EventList *list = tested_events(&wreckers_game, catalog, &state,
                                          wreckers_to_act(catalog->rules, before), command, rules_rng);
    bool fits = list->dropped == 0 && state.phase != PHASE_OVER;
    for (int i = 0; i < list->count && fits; i++)
        if (list->item[i].kind == EVENT_DRAW || list->item[i].kind == EVENT_TURN_UP)
            fits = hand_keep_drawn(keep, &list->item[i], viewer);
        else if (comes_from_hand(&list->item[i]))
            hand_keep_card(keep, list->item[i].seat, list->item[i].card);
    return fits;
}

static void keep_own(const void *before, Seat seat, const Command *command, TestedKeep *keep) {
    (void)before;
    if (command->card != NONE && command->verb != VERB_PICK)
        hand_keep_card(hand_keep_in(keep), seat, command->card);
}

// Takes all hidden cards up, and deals them anew, as many to each.
static void scramble(void *state, Seat viewer, const TestedKeep *bytes, Rng *rng) {
    const HandKeep *keep = hand_keep_of(bytes);
    WreckersState *s = state;
    uint8_t cards[DECK_MAX], count = 0, taken[SEATS_MAX] = {0};
    for (Seat seat = 0; seat < s->seats && s->phase == PHASE_AFLOAT; seat++)
        for (uint8_t kind = 0; kind < KINDS_MAX && seat != viewer; kind++)
            for (; s->hand[seat][kind] > keep->used[seat][kind]; s->hand[seat][kind]--) {
                cards[count++] = kind;
                taken[seat]++;
            }
    for (uint8_t i = 0; i < s->deck_count; i++)
        if (!keep->pinned[s->deck_count - 1 - i])
            cards[count++] = s->deck[i];
    rng_shuffle(rng, cards, count);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (; taken[seat] > 0; taken[seat]--)
            s->hand[seat][cards[--count]]++;
    for (uint8_t i = 0; i < s->deck_count; i++)
        if (!keep->pinned[s->deck_count - 1 - i])
            s->deck[i] = cards[--count];
}

// ---- what a seat remembers: cards that it gave away

static void remembered(const void *state, Seat viewer, const void *data, TestedKeep *bytes) {
    const WreckersNotebook *notebook = data;
    (void)state, (void)viewer;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        memcpy(hand_keep_in(bytes)->used[seat], notebook->given[seat], sizeof notebook->given[seat]);
}

// The top of the deck.
static bool chances(const void *rules, const void *state, Seat viewer, const void *data, int place,
                    double chance[256]) {
    const WreckersState *s = state;
    const WreckersNotebook *notebook = data;
    int count = s->deck_count;
    (void)rules;
    for (uint8_t i = 0; i < s->deck_count; i++)
        chance[s->deck[i]]++;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t kind = 0; kind < KINDS_MAX && seat != viewer; kind++) {
            const int hidden = s->hand[seat][kind] - notebook->given[seat][kind];
            chance[kind] += hidden;
            count += hidden;
        }
    for (int card = 0; card < 256; card++)
        chance[card] /= count > 0 ? count : 1;
    return place == 0 && s->deck_count > 0;
}

static uint8_t lies(const void *state, Seat viewer, const void *notebook, int place) {
    const WreckersState *s = state;
    (void)viewer, (void)notebook, (void)place;
    return s->deck[s->deck_count - 1];
}

// ---- what is to be seen

static uint8_t cards_seen(const WreckersView *view, uint8_t card) {
    uint8_t seen = (uint8_t)(view->discard[card] + view->drift[card]);
    for (Seat seat = 0; seat < view->seats; seat++)
        seen = (uint8_t)(seen + view->seat[seat].hand[card] + view->seat[seat].salvage[card]);
    return seen;
}

static bool in_sight(const void *view, const Event *event) {
    const WreckersView *v = view;
    return event->owner < v->seats
               ? v->seat[event->owner].hand[event->card] + v->seat[event->owner].salvage[event->card] +
                         v->drift[event->card] + v->discard[event->card] >
                     0
               : cards_seen(v, event->card) > 0;
}

static bool opens(const Event *event, Seat viewer) {
    return event->kind == EVENT_GIVE && event->row == viewer;
}

static bool conceals(const Event *event, Seat viewer) {
    return (event->kind == EVENT_DRAW && event->seat != viewer) ||
           (event->kind == EVENT_GIVE && event->seat != viewer && event->row != viewer);
}

static void know(const void *view, uint8_t known[TESTED_KNOWN_MAX]) {
    memset(known, 0, TESTED_KNOWN_MAX);
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        known[kind] = cards_seen(view, kind);
}

static Seat viewer_of(const void *view) {
    return ((const WreckersView *)view)->viewer;
}

static bool hides(const void *data) {
    const WreckersView *view = data;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (seat != view->viewer && view->phase == PHASE_AFLOAT && cards_in(view->seat[seat].hand) > 0)
            return false;
    return true;
}

static bool held(const void *data) {
    const WreckersView *view = data;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (view->seat[seat].hull == 0)
            return true;
    return false;
}

static bool open_question(const void *view) {
    return ((const WreckersView *)view)->question == ASK_PICK;
}

static bool may_remember(const Event *event, uint8_t subject, uint8_t flags) {
    (void)subject, (void)flags;
    return event->card == NONE || (event->kind != EVENT_DRAW && event->kind != EVENT_GIVE);
}

const TestedGame tested_wreckers = {
    .game = &wreckers_game,
    .tables = "toy_game/tables.txt",
    .table = tables,
    .table_count = sizeof tables / sizeof tables[0],
    .games = 8,
    .scramble = scramble,
    .keep = keep_told,
    .keep_own = keep_own,
    .remembered = remembered,
    .chances = chances,
    .lies = lies,
    .in_sight = in_sight,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_REPAIR | 1u << VERB_PLAY | 1u << VERB_DUMP | 1u << VERB_EVADE | 1u << VERB_GIVE |
                  1u << VERB_PICK,
    .free_events = UINT64_C(1) << EVENT_HIT, // who evades nothing is hit, and knows it
    .rare_table = -1,
    .seldom_told_table = -1,
    .known = know,
    .viewer = viewer_of,
    .hides = hides,
    .held = held,
    .open_question = open_question,
    .may_remember = may_remember,
};
