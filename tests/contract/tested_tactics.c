// SPDX-License-Identifier: MIT
// Tactics, for the tests that hold for every game.
#include "games/tactics/commands.h"
#include "games/tactics/tactics.h"
#include "games/tactics/view.h"
#include "scramble.h"
#include "tested.h"

#include <string.h>

_Static_assert(sizeof(Keep) <= TESTED_KEEP_MAX, "it must fit");

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {2, 3}, .flags = FLAG_SHORT | FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 3, .faction = {0, 3, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .flags = FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .variant = VARIANT_ALLIANCES, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 0, 3}, .variant = VARIANT_BLIND_TRUST, .first = SEAT_NONE},
};

static Keep *keep_of(const TestedKeep *keep) {
    return keep != NULL ? (Keep *)(uintptr_t)keep->bytes : NULL;
}

static void scramble_state_of(void *state, Seat viewer, const TestedKeep *keep, Rng *rng) {
    scramble(state, viewer, keep_of(keep), rng);
}

static bool keep_told(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                      const Rng *rules_rng, TestedKeep *keep) {
    return scramble_keep(catalog, before, command, viewer, rules_rng, NULL, keep_of(keep));
}

static void keep_own(const void *before, Seat seat, const Command *command, TestedKeep *keep) {
    scramble_keep_own(before, seat, command, keep_of(keep));
}

static void scramble_rest(void *state, Rng *rng) {
    TacticsState *s = state;
    rng_shuffle(rng, s->targets, s->target_count);
}

static bool in_sight(const void *data, const Event *event) {
    const TacticsView *view = data;
    const Event nothing = {.card = NONE, .owner = SEAT_NONE};
    Keep seen = {{0}};
    if (event->owner >= TACTICS_SEATS) // a target
        return true;
    scramble_mark_seen(&seen, view, &nothing);
    return seen[event->owner][event->card] || view->drawn == event->card || view->drawn_with == event->card;
}

// Shields that have been handed over with a card and wait to be laid on it.
static bool waits(const void *state, Seat viewer, const Event *event) {
    const TacticsState *s = state;
    for (int i = 0; i < s->depth; i++)
        if (s->stack[i].kind == FRAME_SHIELD && copy_seat(s->stack[i].copy) == viewer &&
            event->owner == viewer && s->stack[i].a == event->card)
            return true;
    return false;
}

// What is drawn, kept or offered is one's own, handed-over cards are the team's (teams alternate), down ones
// nobody's.
static bool conceals(const Event *event, Seat viewer) {
    const uint8_t own[] = {EVENT_DRAW, EVENT_KEEP, EVENT_OFFER};
    return (event->kind == EVENT_PLACE && event->amount == 0) ||
           (memchr(own, event->kind, sizeof own) != NULL && event->seat != viewer) ||
           (event->kind == EVENT_HAND_OVER && (viewer == SEAT_NONE || (event->seat + viewer) % 2 != 0));
}

enum {
    WAY_REMOVE = 1, // a card leaves the table
    WAY_SHIELD = 2  // one is laid on a card that was handed over
};

static uint32_t free_ways(const Command *command, const EventList *events) {
    uint32_t ways = 0;
    for (int i = 0; i < events->count; i++)
        ways |= events->item[i].kind == EVENT_REMOVE ? WAY_REMOVE : 0;
    const bool shield =
        command->verb == VERB_ACK && events->count > 0 && events->item[0].kind == EVENT_SHIELD;
    return ways | (shield ? WAY_SHIELD : 0);
}

static bool opens(const Event *event, Seat viewer) {
    const uint8_t kinds[] = {EVENT_OFFER_OPEN, EVENT_SHIELD, EVENT_SHIELD_OFF, EVENT_SHIELD_BACK};
    return event->owner == viewer || memchr(kinds, event->kind, sizeof kinds) != NULL;
}

static void see_card(uint8_t *known, Seat owner, uint8_t card) {
    if (owner < TACTICS_SEATS && card < CARD_HIDDEN)
        known[owner * 256 + card] = 1;
}

static void know(const void *data, uint8_t known[TESTED_KNOWN_MAX]) {
    const TacticsView *view = data;
    const Seat owner = view->decision == DECISION_PLACE ? view->turn : view->to_act; // of what is to be put
    memset(known, 0, TESTED_KNOWN_MAX);
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (int i = 0; i < view->seat[seat].hand_count; i++)
            see_card(known, seat, view->seat[seat].hand[i]);
        if (view->seat[seat].discard_count > 0)
            see_card(known, seat, view->seat[seat].discard_top);
    }
    see_card(known, owner, view->drawn);
    see_card(known, owner, view->drawn_with);
    for (int row = 0; row < ROWS; row++) {
        known[TACTICS_SEATS * 256 + view->row[row].target] = 1;
        for (int at = 0; at < view->row[row].count; at++)
            see_card(known, view->row[row].card[at].owner, view->row[row].card[at].card);
    }
}

static Seat viewer_of(const void *view) {
    return ((const TacticsView *)view)->viewer;
}

// And every card that lies down. Of a viewer's own hand, and of what a Spy showed it, test_secrets speaks.
static bool hides(const void *data) {
    const TacticsView *view = data;
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            if (!view->row[row].card[at].up && view->row[row].card[at].card != CARD_HIDDEN)
                return false;
    for (Seat seat = 0; seat < view->seats && view->viewer == SEAT_NONE; seat++)
        for (int i = 0; i < view->seat[seat].hand_count; i++)
            if (view->seat[seat].hand[i] != CARD_HIDDEN)
                return false;
    return true;
}

// Is there a row whose target has just been decided? (The round's number is set when the table is cleared.)
static bool held(const void *data) {
    const TacticsView *view = data;
    for (int row = 0; row < ROWS; row++)
        if (view->scored_target[row] != NONE)
            return true;
    return false;
}

static bool open_question(const void *view) {
    const uint8_t decision = ((const TacticsView *)view)->decision;
    return decision == DECISION_REMOVE || decision == DECISION_SABOTAGE || decision == DECISION_MOVE ||
           decision == DECISION_ARMADA;
}

static bool may_remember(const Event *event, uint8_t subject, uint8_t flags) {
    return (flags & FLAG_TOP_SECRET) == 0 ||
           (subject == NONE && (event->kind != EVENT_ROW_WON || event->card == NONE));
}

const TestedGame tested_tactics = {
    .game = &tactics_game,
    .tables = "contract/tables.txt",
    .table = tables,
    .table_count = sizeof tables / sizeof tables[0],
    .games = 1,
    .scramble = scramble_state_of,
    .keep = keep_told,
    .keep_own = keep_own,
    .scramble_rest = scramble_rest,
    .in_sight = in_sight,
    .waits = waits,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_PASS | 1u << VERB_PICK | 1u << VERB_MOVE,
    .free_ways_all = WAY_REMOVE | WAY_SHIELD,
    .free_ways = free_ways,
    .rare_table = 5, // Blind Trust
    .seldom_told_table = 5,
    .rare_questions = 1u << DECISION_ARMADA,
    .known = know,
    .viewer = viewer_of,
    .hides = hides,
    .held = held,
    .open_question = open_question,
    .may_remember = may_remember,
};
