// SPDX-License-Identifier: MIT
// Alpha Strike, for the tests that hold for every game.
#include "games/alpha_strike/alpha_strike.h"
#include "games/alpha_strike/state.h"
#include "hand_keep.h"

#include <string.h>

_Static_assert(DESIGNS_MAX <= HAND_KEEP_KINDS, "all cards can be kept");

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {2, 3}, .first = SEAT_NONE},
    {.seats = 3, .faction = {1, 0, 3}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 1, 2, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {1, 0}, .variant = VARIANT_BY_THE_BOOK, .first = SEAT_NONE},
};

// ---- other cards where nobody sees them

static bool comes_from_hand(const StrikeRules *rules, const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_DISCARD:
    case EVENT_PLAY:
    case EVENT_LAUNCH:
        return true;
    case EVENT_ATTACK:
        return rules->card[event->card].kind == KIND_ATTACK;
    case EVENT_DEFEND:
    case EVENT_LOSE_CARD:
        return event->at == 0;
    default:
        return false;
    }
}

static bool keep_told(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                      const Rng *rules_rng, TestedKeep *bytes) {
    HandKeep *keep = hand_keep_in(bytes);
    StrikeState state;
    memcpy(&state, before, sizeof state);
    const EventList *list =
        tested_events(&alpha_strike_game, catalog, &state, decider(before), command, rules_rng);
    bool fits = list->dropped == 0;
    for (int i = 0; i < list->count; i++)
        if (list->item[i].kind == EVENT_DRAW)
            fits &= hand_keep_drawn(keep, &list->item[i], viewer);
        else if (comes_from_hand(catalog->rules, &list->item[i]))
            hand_keep_card(keep, list->item[i].seat, list->item[i].card);
    return fits;
}

// A craft that is in play lies open.
static void keep_own(const void *before, Seat seat, const Command *command, TestedKeep *keep) {
    const StrikeState *s = before;
    const bool launched = (command->verb == VERB_ATTACK || command->verb == VERB_DEFEND) &&
                          cards_have(&s->seat[seat].craft, command->card);
    if (command->card != NONE && !launched)
        hand_keep_card(hand_keep_in(keep), seat, command->card);
}

// To draw is no decision.
static bool by_itself(const void *state, Command *command) {
    *command = command_of(VERB_DRAW);
    return ((const StrikeState *)state)->phase == PHASE_DRAW;
}

// Takes up what may change of a hand. `kept` of each card stay.
static void take_hand(Cards *hand, const uint8_t *kept, Cards *taken) {
    uint8_t left[DESIGNS_MAX];
    Cards stay = {0};
    memcpy(left, kept, sizeof left);
    for (uint8_t i = 0; i < hand->count; i++) {
        const uint8_t card = hand->card[i];
        const bool stays = left[card] > 0;
        left[card] = (uint8_t)(left[card] - stays);
        cards_add(stays ? &stay : taken, card);
    }
    *hand = stay;
}

// Takes all hidden cards up, and deals them anew, as many to each.
static void scramble(void *state, Seat viewer, const TestedKeep *bytes, Rng *rng) {
    const HandKeep *keep = hand_keep_of(bytes);
    StrikeState *s = state;
    Cards cards = {0};
    uint8_t count[STRIKE_SEATS] = {0};
    for (Seat seat = 0; seat < s->seats; seat++) {
        count[seat] = s->seat[seat].hand.count;
        if (seat != viewer)
            take_hand(&s->seat[seat].hand, keep->used[seat], &cards);
    }
    for (uint8_t i = 0; i < s->deck.count; i++)
        if (!keep->pinned[s->deck.count - 1 - i])
            cards_add(&cards, s->deck.card[i]);
    rng_shuffle(rng, cards.card, cards.count);
    for (Seat seat = 0; seat < s->seats; seat++)
        while (s->seat[seat].hand.count < count[seat])
            cards_add(&s->seat[seat].hand, cards_pop(&cards));
    for (uint8_t i = 0; i < s->deck.count; i++)
        if (!keep->pinned[s->deck.count - 1 - i])
            s->deck.card[i] = cards_pop(&cards);
}

// ---- what a seat remembers: nothing that does not lie open

static void remembered(const void *state, Seat viewer, const void *notebook, TestedKeep *keep) {
    (void)state, (void)viewer, (void)notebook, (void)keep;
}

// Places: the top of the deck, and the first card of the next seat's hand.
static const Cards *lot(const StrikeState *s, Seat viewer, int place) {
    return place == 0 ? &s->deck : &s->seat[(viewer + 1) % s->seats].hand;
}

static bool chances(const void *rules, const void *state, Seat viewer, const void *notebook, int place,
                    double chance[256]) {
    const StrikeState *s = state;
    int count = s->deck.count;
    (void)rules, (void)notebook;
    for (uint8_t i = 0; i < s->deck.count; i++)
        chance[s->deck.card[i]]++;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t i = 0; i < s->seat[seat].hand.count && seat != viewer; i++) {
            chance[s->seat[seat].hand.card[i]]++;
            count++;
        }
    for (int card = 0; card < 256; card++)
        chance[card] /= count > 0 ? count : 1;
    return place < 2 && lot(s, viewer, place)->count > 0;
}

static uint8_t lies(const void *state, Seat viewer, const void *notebook, int place) {
    const Cards *cards = lot(state, viewer, place);
    (void)notebook;
    return place == 0 ? cards->card[cards->count - 1] : cards->card[0];
}

// ---- what is to be seen

static void see(uint8_t *known, const uint8_t *cards, uint8_t count) {
    for (uint8_t i = 0; i < count; i++)
        known[cards[i]] = (uint8_t)(known[cards[i]] + (cards[i] != CARD_HIDDEN));
}

static void know(const void *data, uint8_t known[TESTED_KNOWN_MAX]) {
    const StrikeView *view = data;
    memset(known, 0, TESTED_KNOWN_MAX);
    see(known, view->discard, view->discard_count);
    for (uint8_t i = 0; i < view->stack_count; i++)
        if (!view->stack[i].stays)
            see(known, &view->stack[i].card, 1);
    for (Seat seat = 0; seat < view->seats; seat++) {
        see(known, view->seat[seat].hand, view->seat[seat].hand_count);
        see(known, view->seat[seat].craft, view->seat[seat].craft_count);
    }
}

static bool in_sight(const void *view, const Event *event) {
    static uint8_t known[TESTED_KNOWN_MAX];
    know(view, known);
    return known[event->card] > 0;
}

static bool opens(const Event *event, Seat viewer) {
    (void)event, (void)viewer;
    return false;
}

static bool conceals(const Event *event, Seat viewer) {
    return event->kind == EVENT_DRAW && event->seat != viewer;
}

static Seat viewer_of(const void *view) {
    return ((const StrikeView *)view)->viewer;
}

static bool hides(const void *data) {
    const StrikeView *view = data;
    for (Seat seat = 0; seat < view->seats; seat++)
        for (uint8_t i = 0; i < view->seat[seat].hand_count && seat != view->viewer; i++)
            if (view->seat[seat].hand[i] != CARD_HIDDEN)
                return false;
    return true;
}

static bool held(const void *data) {
    const StrikeView *view = data;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (!view->seat[seat].alive)
            return true;
    return false;
}

static bool open_question(const void *view) {
    return ((const StrikeView *)view)->phase == PHASE_END;
}

static bool may_remember(const Event *event, uint8_t subject, uint8_t flags) {
    (void)subject, (void)flags;
    return event->card == NONE || event->kind != EVENT_DRAW;
}

const TestedGame tested_alpha_strike = {
    .game = &alpha_strike_game,
    .tables = "alpha_strike/tables.txt",
    .table = tables,
    .table_count = sizeof tables / sizeof tables[0],
    .games = 4,
    .turn_commands = 5,
    .ends_by_command = true,
    .always_a_turn = true,
    .scramble = scramble,
    .keep = keep_told,
    .keep_own = keep_own,
    .by_itself = by_itself,
    .remembered = remembered,
    .chances = chances,
    .lies = lies,
    .in_sight = in_sight,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_ALLOCATE | 1u << VERB_DISCARD | 1u << VERB_PLAY | 1u << VERB_REROUTE |
                  1u << VERB_PASS | 1u << VERB_ATTACK | 1u << VERB_DEFEND | 1u << VERB_COUNTER |
                  1u << VERB_END_TURN,
    .free_events = UINT64_C(1) << EVENT_HULL_HIT | UINT64_C(1) << EVENT_COUNTERED,
    .rare_table = -1,
    .seldom_told_table = -1,
    .seldom_reveals = true, // whose ship falls shows its hand, and that is mostly somebody else's doing
    .known = know,
    .viewer = viewer_of,
    .hides = hides,
    .held = held,
    .open_question = open_question,
    .may_remember = may_remember,
};
