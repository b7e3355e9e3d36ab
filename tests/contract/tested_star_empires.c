// SPDX-License-Identifier: MIT
// Star Empires, for the tests that hold for every game.
#include "engine/game.h"
#include "games/star_empires/star_empires.h"
#include "games/star_empires/state.h"
#include "games/star_empires/view.h"
#include "tested.h"

#include <string.h>

#define EVENTS_MOST 1024
#define SWAPS 200 // of units that lie hidden

static const SetupOptions tables[] = {
    {.seats = 2, .faction = {0, 2}, .first = SEAT_NONE, .number = {0, 0, 8}},
    {.seats = 3, .faction = {5, 1, 3}, .first = SEAT_NONE, .number = {0, 2, 6}},
    {.seats = 6,
     .faction = {0, 1, 2, 3, 4, 5},
     .variant = VARIANT_NO_TRUCE,
     .first = SEAT_NONE,
     .number = {0, 0, 4}},
};

// ---- what a command shows, and so must stay as it is

typedef struct EmpiresKeep {
    uint8_t hands, units; // seats, one bit each
    uint8_t deck;
} EmpiresKeep;
_Static_assert(sizeof(EmpiresKeep) <= TESTED_KEEP_MAX, "it must fit");

static void pin(uint8_t *seats, Seat seat) {
    if (seat < EMPIRES_SEATS)
        *seats |= (uint8_t)(1u << seat);
}

static void keep_event(EmpiresKeep *keep, const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_DRAWN:
    case EVENT_SHUFFLED:
        keep->deck = 1;
        pin(&keep->hands, event->seat);
        break;
    case EVENT_DISCARDED:
    case EVENT_PLAYED:
    case EVENT_TAKEN:
    case EVENT_SHOWN_HAND:
    case EVENT_CHOICE: // whether there is a choice depends on the hand
        pin(&keep->hands, event->seat);
        pin(&keep->hands, event->owner);
        pin(&keep->units, event->seat);
        break;
    case EVENT_OVER:
        keep->units = UINT8_MAX;
        break;
    default:
        pin(&keep->units, event->seat);
        pin(&keep->units, event->owner);
        if (event->kind == EVENT_ELIMINATED)
            pin(&keep->hands, event->seat);
        break;
    }
}

static void keep_own(const void *before, Seat seat, const Command *command, TestedKeep *bytes) {
    EmpiresKeep *keep = (EmpiresKeep *)(void *)bytes->bytes;
    (void)before, (void)command;
    pin(&keep->hands, seat);
    pin(&keep->units, seat);
}

static bool keep_told(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                      const Rng *rules_rng, TestedKeep *bytes) {
    static Event events[EVENTS_MOST];
    EventList list = {.item = events, .capacity = EVENTS_MOST};
    EmpiresState state;
    Rng rng = *rules_rng;
    (void)viewer;
    memcpy(&state, before, sizeof state);
    star_empires_game.apply(catalog->rules, &state, decider(before), command, &rng, &list);
    keep_own(before, decider(before), command, bytes);
    for (int i = 0; i < list.count; i++)
        keep_event((EmpiresKeep *)(void *)bytes->bytes, &events[i]);
    return list.dropped == 0;
}

// ---- other cards and units where nobody sees them

// Whose hand lies open to the viewer just now.
static bool is_shown_hand(const EmpiresState *s, Seat viewer, Seat seat) {
    return s->ask == ASK_SHOWN && s->active == viewer && s->deed.op == OP_SHOW_HAND && s->deed.target == seat;
}

// What another seat has laid, face down: it may as well have laid nothing.
static void forget_laid(EmpiresState *s, Seat viewer, const EmpiresKeep *keep) {
    for (int side = 0; side < SIDES; side++) {
        const Seat seat = s->battle.side[side];
        if (s->battle.kind == BATTLE_NONE || s->battle.step > STEP_COMMIT || seat == viewer ||
            (keep->hands >> seat & 1u) != 0)
            continue;
        s->battle.count[side] = 0;
        memset(s->battle.card[side], 0, sizeof s->battle.card[side]);
    }
}

static bool deals_hand(const EmpiresState *s, Seat viewer, Seat seat, const EmpiresKeep *keep) {
    return seat != viewer && (keep->hands >> seat & 1u) == 0 && !is_shown_hand(s, viewer, seat);
}

static void deal_cards(EmpiresState *s, Seat viewer, const EmpiresKeep *keep, Rng *rng) {
    uint8_t card[DECK_MAX];
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t i = 0; i < KINDS_MAX && deals_hand(s, viewer, seat, keep); i++)
            for (; s->seat[seat].hand[i] > 0; s->seat[seat].hand[i]--)
                card[count++] = i;
    for (int i = 0; i < s->deck_size && !keep->deck; i++)
        card[count++] = s->deck[i];
    rng_shuffle(rng, card, (uint32_t)count);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < s->seat[seat].hand_size && deals_hand(s, viewer, seat, keep); i++)
            s->seat[seat].hand[card[--count]]++;
    for (int i = 0; i < s->deck_size && !keep->deck; i++)
        s->deck[i] = card[--count];
}

// The races' forces, which the tests' tables are played with: a unit may lie below the strongest one.
static const int printed[UNITS_MAX] = {10, 8, 6, 4, 2, 1, 10, 20};
static const int more[6][UNITS_MAX] = {{0, 0, 0, 0, 0, 0, 5}, {0, 0, 1}, {0, 0, 0, 1}, {0, 2},
                                       {0, 0, 0, 0, 1},       {3}};
#define BASE 7

static int rank(const EmpiresState *s, const Stack *stack, int unit) {
    return (printed[unit] + more[s->seat[stack->seat].race][unit]) * 16 + (15 - unit);
}

static int top_of(const EmpiresState *s, const Stack *stack) {
    int top = -1;
    for (int unit = 0; unit <= BASE; unit++)
        if (stack->unit[unit] > 0 && (top < 0 || rank(s, stack, unit) > rank(s, stack, top)))
            top = unit;
    return top;
}

static bool is_open(const EmpiresState *s, Seat viewer, const Stack *stack) {
    const BattleState *battle = &s->battle;
    if (is_over(s) || stack->seat == viewer || (s->move.under_way && stack->seat == s->active))
        return true;
    if (s->ask == ASK_SHOWN && s->active == viewer && s->deed.place == stack->place)
        return true;
    return battle->kind != BATTLE_NONE && battle->place == stack->place;
}

// A unit that lies below the strongest one, by lot; -1: there is none.
static int hidden_unit(const EmpiresState *s, const Stack *stack, Rng *rng) {
    const int top = top_of(s, stack);
    for (int tries = 0; tries < 20; tries++) {
        const int unit = (int)rng_below(rng, BASE);
        if (stack->unit[unit] > (unit == top))
            return unit;
    }
    return -1;
}

static void swap_units(EmpiresState *s, Seat viewer, const EmpiresKeep *keep, Rng *rng) {
    for (int i = 0; i < SWAPS && s->stack_count > 1; i++) {
        Stack *one = &s->stack[rng_below(rng, s->stack_count)],
              *other = &s->stack[rng_below(rng, s->stack_count)];
        if (one == other || is_open(s, viewer, one) || is_open(s, viewer, other) ||
            ((keep->units >> one->seat | keep->units >> other->seat) & 1u) != 0)
            continue;
        const int a = hidden_unit(s, one, rng), b = hidden_unit(s, other, rng);
        if (a < 0 || b < 0 || rank(s, one, b) > rank(s, one, top_of(s, one)) ||
            rank(s, other, a) > rank(s, other, top_of(s, other)))
            continue;
        one->unit[a]--;
        one->unit[b]++;
        other->unit[b]--;
        other->unit[a]++;
    }
}

static void scramble(void *state, Seat viewer, const TestedKeep *bytes, Rng *rng) {
    static const EmpiresKeep nothing;
    const EmpiresKeep *keep = bytes != NULL ? (const EmpiresKeep *)(const void *)bytes->bytes : &nothing;
    forget_laid(state, viewer, keep);
    deal_cards(state, viewer, keep, rng);
    swap_units(state, viewer, keep, rng);
}

// ---- what a seat remembers: nothing that does not lie open

static void remembered(const void *state, Seat viewer, const void *notebook, TestedKeep *keep) {
    (void)state, (void)viewer, (void)notebook, (void)keep;
}

// What another seat has laid in a battle is not guessed: it may have laid nothing.
static void scramble_begun(void *state, Seat viewer, Rng *rng) {
    EmpiresState *s = state;
    for (int side = 0; side < SIDES; side++)
        if (s->battle.kind != BATTLE_NONE && s->battle.side[side] != viewer &&
            s->battle.step <= STEP_COMMIT && rng_below(rng, 2) == 0) {
            s->battle.count[side] = 0;
            memset(s->battle.card[side], 0, sizeof s->battle.card[side]);
        }
}

// Places: the top of the deck, and its bottom.
static bool chances(const void *data, const void *state, Seat viewer, const void *notebook, int place,
                    double chance[256]) {
    const EmpiresRules *rules = data;
    const EmpiresState *s = state;
    double count = s->deck_size;
    (void)rules, (void)notebook;
    for (int i = 0; i < s->deck_size; i++)
        chance[s->deck[i]]++;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int card = 0; card < KINDS_MAX && seat != viewer && !is_shown_hand(s, viewer, seat); card++) {
            chance[card] += s->seat[seat].hand[card];
            count += s->seat[seat].hand[card];
        }
    for (int card = 0; card < 256 && count > 0; card++)
        chance[card] /= count;
    return place < 2 && s->deck_size > 0;
}

static uint8_t lies(const void *state, Seat viewer, const void *notebook, int place) {
    const EmpiresState *s = state;
    (void)viewer, (void)notebook;
    return s->deck[place == 0 ? s->deck_size - 1 : 0];
}

// ---- what is to be seen

static void know(const void *data, uint8_t known[TESTED_KNOWN_MAX]) {
    const EmpiresView *view = data;
    const EmpiresBoard *s = &view->table;
    memset(known, 0, TESTED_KNOWN_MAX);
    for (int i = 0; i < s->discard_size; i++)
        known[s->discard[i]]++;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int card = 0; card < KINDS_MAX; card++)
            known[card] = (uint8_t)(known[card] + s->seat[seat].hand[card]);
    // Behind the cards: others' units of each kind, those under way too. One's own are never news.
    for (int unit = 0; unit < UNITS_MAX; unit++) {
        for (int i = 0; i < s->stack_count; i++)
            if (s->stack[i].seat != view->viewer)
                known[KINDS_MAX + s->stack[i].seat * UNITS_MAX + unit] += s->stack[i].unit[unit];
        if (s->move.under_way && s->active != view->viewer)
            known[KINDS_MAX + s->active * UNITS_MAX + unit] += s->move.unit[unit];
    }
}

static bool in_sight(const void *view, const Event *event) {
    static uint8_t known[TESTED_KNOWN_MAX];
    know(view, known);
    return known[event->card] > 0;
}

// Whatever is used or thrown away is turned up.
static bool opens(const Event *event, Seat viewer) {
    (void)viewer;
    return event->kind == EVENT_PLAYED || event->kind == EVENT_DISCARDED || event->kind == EVENT_TAKEN;
}

static bool conceals(const Event *event, Seat viewer) {
    if (event->kind == EVENT_TAKEN)
        return event->seat != viewer && event->owner != viewer;
    return event->kind == EVENT_DRAWN && event->seat != viewer;
}

static Seat viewer_of(const void *view) {
    return ((const EmpiresView *)view)->viewer;
}

static bool hides(const void *data) {
    const EmpiresView *view = data;
    for (Seat seat = 0; seat < view->table.seats; seat++)
        for (int card = 0; card < KINDS_MAX && seat != view->viewer && view->asks != ASK_SHOWN; card++)
            if (view->table.seat[seat].hand[card] > 0)
                return false;
    return true;
}

// A battle has been won: its forces are on the table.
static bool held(const void *data) {
    (void)data;
    return true;
}

static bool open_question(const void *view) {
    const uint8_t asks = ((const EmpiresView *)view)->asks;
    return asks == ASK_LOSE || asks == ASK_RETREAT;
}

static bool may_remember(const Event *event, uint8_t subject, uint8_t flags) {
    (void)subject, (void)flags;
    return event->card == NONE || !conceals(event, SEAT_NONE);
}

#define RARE(ask) (1u << (ask))

const TestedGame tested_star_empires = {
    .game = &star_empires_game,
    .tables = "star_empires/tables.txt",
    .table = tables,
    .table_count = sizeof tables / sizeof tables[0],
    .games = 2,
    .turn_commands = 15,
    .ends_by_command = true,
    .always_a_turn = true,
    .own_panel_only = true,
    .scramble = scramble,
    .keep = keep_told,
    .keep_own = keep_own,
    .remembered = remembered,
    .scramble_begun = scramble_begun,
    .chances = chances,
    .lies = lies,
    .in_sight = in_sight,
    .conceals = conceals,
    .opens = opens,
    .free_verbs = 1u << VERB_DISCARD | 1u << VERB_MOVE | 1u << VERB_BUILD | 1u << VERB_BUILD_MARK,
    .free_events = UINT64_C(1) << EVENT_MOVED | UINT64_C(1) << EVENT_BUILT,
    .rare_table = -1,
    .seldom_told_table = -1,
    .seldom_openly = true,
    .rare_questions = RARE(5) | RARE(16), // sabotage, disband
    .known = know,
    .viewer = viewer_of,
    .hides = hides,
    .held = held,
    .open_question = open_question,
    .may_remember = may_remember,
};
