// SPDX-License-Identifier: MIT
// Tactics, for the tests that hold for every game.
#include "games/tactics/commands.h"
#include "games/tactics/standpoint.h"
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

// ---- what a seat remembers

static void keep_copy(Keep *keep, uint8_t copy) {
    (*keep)[copy_seat(copy)][copy_card(copy)] = 1;
}

static bool has_seen(const TacticsNotebook *notebook, Seat seat, uint8_t card, uint8_t where) {
    return (notebook->seen[seat][card] & where) != 0;
}

// Its own cards that lie down, those that were handed to it, and what it saw go to the discard piles. Shields
// that were handed over go onto the card that went with them: it stays too.
static void remembered(const void *state, Seat viewer, const void *notebook, TestedKeep *bytes) {
    const TacticsState *s = state;
    Keep *keep = keep_of(bytes);
    for (int i = 0; i < s->row_start[ROWS]; i++) {
        const uint8_t copy = s->table[i].copy;
        if (copy_seat(copy) == viewer || has_seen(notebook, copy_seat(copy), copy_card(copy), SEEN_DOWN))
            keep_copy(keep, copy);
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < s->discard[seat].count; i++)
            if (has_seen(notebook, seat, s->discard[seat].card[i], SEEN_DISCARDED))
                keep_copy(keep, copy_of(seat, s->discard[seat].card[i]));
    for (int i = 0; i < s->depth; i++)
        if (s->stack[i].kind == FRAME_SHIELD && s->stack[i].c)
            keep_copy(keep, s->stack[i].copy);
}

// That shields from the hand are to follow nobody knows but who played them.
static void scramble_begun(void *state, Seat viewer, Rng *rng) {
    TacticsState *s = state;
    for (int i = 0; i < s->depth; i++) {
        if (s->stack[i].kind != FRAME_SHIELD || s->stack[i].c || s->stack[i].seat == viewer ||
            rng_below(rng, 2) == 0)
            continue;
        s->depth--;
        memmove(&s->stack[i], &s->stack[i + 1], (size_t)(s->depth - i) * sizeof s->stack[0]);
        memset(&s->stack[s->depth], 0, sizeof s->stack[0]);
    }
}

// Places: the top of the own draw pile, of the next seat's, its first hand card that nobody showed, its first
// down card, the next target.
enum {
    LOT_OWN,
    LOT_DRAW,
    LOT_HAND,
    LOT_DOWN,
    LOT_TARGET
};

static Seat neighbour(const TacticsState *s, Seat viewer) {
    return (Seat)((viewer + 1) % s->seats);
}

static bool lies_hidden(const TacticsState *s, int i, Seat seat, const TacticsNotebook *notebook) {
    const uint8_t copy = s->table[i].copy;
    return !s->table[i].up && copy_seat(copy) == seat &&
           !has_seen(notebook, seat, copy_card(copy), SEEN_DOWN);
}

// The cards of the seat that the viewer can't place, as flags; returns how many lie down.
static int find_hidden(const TacticsState *s, Seat viewer, Seat seat, const TacticsNotebook *notebook,
                       bool hidden[DECK_MAX]) {
    const Pile *hand = &s->hand[seat], *discard = &s->discard[seat];
    int down = 0;
    for (int i = 0; i < s->draw[seat].count; i++)
        hidden[s->draw[seat].card[i]] = true;
    for (int i = 0; i + 1 < discard->count; i++)
        hidden[discard->card[i]] |= !has_seen(notebook, seat, discard->card[i], SEEN_DISCARDED);
    for (int i = 0; i < hand->count && seat != viewer; i++)
        hidden[hand->card[i]] |= !(s->known[seat][hand->card[i]] & SEEN_BY(viewer));
    for (int i = 0; i < s->row_start[ROWS] && seat != viewer; i++)
        if (lies_hidden(s, i, seat, notebook)) {
            hidden[copy_card(s->table[i].copy)] = true;
            down++;
        }
    return down;
}

// Shields and what is played up can't lie down, so that the others lie elsewhere less often.
static void fill_chances(const TacticsRules *rules, const bool hidden[DECK_MAX], int down, bool lies_down,
                         double chance[256]) {
    int count = 0, plain = 0;
    bool is_plain[DECK_MAX];
    for (int card = 0; card < rules->card_count; card++) {
        is_plain[card] = !rules->card[card].shields && !rules->card[card].plays_up;
        count += hidden[card];
        plain += hidden[card] && is_plain[card];
    }
    for (int card = 0; card < rules->card_count; card++)
        if (hidden[card] && lies_down)
            chance[card] = is_plain[card] ? 1.0 / plain : 0;
        else if (hidden[card])
            chance[card] = (is_plain[card] ? 1 - (double)down / plain : 1) / (count - down);
}

static bool chances(const void *data, const void *state, Seat viewer, const void *notebook, int place,
                    double chance[256]) {
    const TacticsState *s = state;
    const Seat seat = place == LOT_OWN ? viewer : neighbour(s, viewer);
    bool hidden[DECK_MAX] = {false};
    if (s->depth != 1 || s->stack[0].kind != FRAME_TURN)
        return false;
    for (int i = 0; i < s->target_count && place == LOT_TARGET; i++)
        chance[s->targets[i]] = 1.0 / s->target_count;
    if (place == LOT_TARGET)
        return s->target_count > 1;
    const int down = find_hidden(s, viewer, seat, notebook, hidden);
    fill_chances(data, hidden, down, place == LOT_DOWN, chance);
    if (place == LOT_DOWN)
        return down > 0;
    if (place == LOT_HAND) {
        for (int i = 0; i < s->hand[seat].count; i++)
            if (!(s->known[seat][s->hand[seat].card[i]] & SEEN_BY(viewer)))
                return true;
        return false;
    }
    return s->draw[seat].count > 1;
}

static uint8_t lies(const void *state, Seat viewer, const void *notebook, int place) {
    const TacticsState *s = state;
    const Seat seat = place == LOT_OWN ? viewer : neighbour(s, viewer);
    if (place == LOT_TARGET)
        return s->targets[s->target_count - 1];
    if (place == LOT_HAND) {
        int i = 0;
        while (s->known[seat][s->hand[seat].card[i]] & SEEN_BY(viewer))
            i++;
        return s->hand[seat].card[i];
    }
    for (int i = 0; place == LOT_DOWN; i++)
        if (lies_hidden(s, i, seat, notebook))
            return copy_card(s->table[i].copy);
    return s->draw[seat].card[s->draw[seat].count - 1];
}

// ---- what is to be seen

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

// A shield is laid on a card that was handed over.
static bool free_besides(const Command *command, const EventList *events) {
    return command->verb == VERB_ACK && events->count > 0 && events->item[0].kind == EVENT_SHIELD;
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
    .remembered = remembered,
    .scramble_begun = scramble_begun,
    .chances = chances,
    .lies = lies,
    .in_sight = in_sight,
    .waits = waits,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_PASS | 1u << VERB_PICK | 1u << VERB_MOVE,
    .free_events = UINT64_C(1) << EVENT_REMOVE,
    .free_besides = free_besides,
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
