// SPDX-License-Identifier: MIT
#include "scramble.h"

#include "engine/game.h"
#include "games/tactics/views.h"

#include <string.h>

// ---- dealing anew ----

// The places of one seat's cards that `viewer` can't look into.
typedef struct Hidden {
    const uint8_t *keep; // per card: must stay where it is; NULL: none must
    uint8_t *place[DECK_MAX];
    uint8_t is_copy[DECK_MAX]; // the place holds a copy, not a card
    int count;
} Hidden;

static void hide(Hidden *hidden, uint8_t *place, bool is_copy) {
    if (hidden->keep != NULL && hidden->keep[is_copy ? copy_card(*place) : *place])
        return;
    hidden->place[hidden->count] = place;
    hidden->is_copy[hidden->count++] = is_copy;
}

static void hidden_piles(Hidden *hidden, TacticsState *s, Seat seat, Seat viewer) {
    for (int i = 0; i < s->draw[seat].count; i++)
        hide(hidden, &s->draw[seat].card[i], false);
    for (int i = 0; i + 1 < s->discard[seat].count; i++) // all but the top
        hide(hidden, &s->discard[seat].card[i], false);
    for (int i = 0; i < s->hand[seat].count && seat != viewer; i++) {
        const uint8_t card = s->hand[seat].card[i];
        if (viewer == SEAT_NONE || !(s->known[seat][card] & SEEN_BY(viewer)))
            hide(hidden, &s->hand[seat].card[i], false);
    }
}

static void hidden_frames(Hidden *hidden, TacticsState *s, Seat seat, Seat viewer) {
    for (int i = 0; i < s->depth; i++) {
        Frame *frame = &s->stack[i];
        if (frame->kind == FRAME_PUT && frame->seat == seat && viewer != seat)
            hide(hidden, &frame->a, false);
        if (frame->kind == FRAME_HANDED && frame->c == seat && viewer != seat && viewer != frame->seat)
            hide(hidden, &frame->a, false);
        if (frame->kind == FRAME_NEGOTIATION && viewer != seat && s->laid[seat] != NONE &&
            s->laid[seat] != OFFER_PENDING)
            hide(hidden, &s->laid[seat], false);
    }
}

static void hidden_table(Hidden *hidden, TacticsState *s, Seat seat) {
    for (int i = 0; i < s->row_start[ROWS]; i++)
        if (!s->table[i].up && copy_seat(s->table[i].copy) == seat)
            hide(hidden, &s->table[i].copy, true);
}

static uint8_t read_place(const Hidden *hidden, int i) {
    return hidden->is_copy[i] ? copy_card(*hidden->place[i]) : *hidden->place[i];
}

static void write_place(const Hidden *hidden, int i, Seat seat, uint8_t card) {
    *hidden->place[i] = hidden->is_copy[i] ? copy_of(seat, card) : card;
}

// What others were shown of a hand is theirs to know: it moves along with the card and is dropped where it
// leaves.
static void forget_moved(TacticsState *s, Seat seat) {
    for (uint8_t card = 0; card < DECK_MAX; card++)
        if (!tactics_pile_has(&s->hand[seat], card))
            s->known[seat][card] = 0;
}

void scramble(TacticsState *s, Seat viewer, Keep *keep, Rng *rng) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        Hidden hidden = {.keep = keep != NULL ? (*keep)[seat] : NULL};
        uint8_t cards[DECK_MAX];
        hidden_piles(&hidden, s, seat, viewer);
        hidden_frames(&hidden, s, seat, viewer);
        hidden_table(&hidden, s, seat);
        for (int i = 0; i < hidden.count; i++)
            cards[i] = read_place(&hidden, i);
        rng_shuffle(rng, cards, (uint32_t)hidden.count);
        for (int i = 0; i < hidden.count; i++)
            write_place(&hidden, i, seat, cards[i]);
        forget_moved(s, seat);
    }
    if (keep != NULL)
        return; // the command may deal targets
    rng_shuffle(rng, s->targets, s->target_count);
    if ((s->flags & FLAG_TOP_SECRET) && s->phase != PHASE_GAME_OVER && s->target_count > 0 &&
        s->won_count > 0) {
        // Conquered targets lie down: change places with the pile.
        const uint32_t a = rng_below(rng, s->won_count), b = rng_below(rng, s->target_count);
        const uint8_t swap = s->won[a];
        s->won[a] = s->targets[b];
        s->targets[b] = swap;
    }
}

// ---- what a command shows ----

static Event event_store[2][SCRAMBLE_EVENTS];
static uint8_t state_store[2][SCRAMBLE_EVENTS * sizeof(TacticsState)];

EventList scramble_events(int which) {
    return (EventList){.item = event_store[which],
                       .capacity = SCRAMBLE_EVENTS,
                       .states = state_store[which],
                       .state_bytes = sizeof(TacticsState)};
}

const TacticsState *scramble_state(int which, int event) {
    return (const TacticsState *)(const void *)(state_store[which] + (size_t)event * sizeof(TacticsState));
}

// Marks every card that `view` or `event` shows. Targets in the card field are told by the kinds that hold
// them.
void scramble_mark_seen(Keep *seen, const TacticsView *view, const Event *event) {
    if (event->card != NONE && event->owner != SEAT_NONE)
        (*seen)[event->owner][event->card] = 1;
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (int i = 0; i < view->seat[seat].hand_count; i++)
            if (view->seat[seat].hand[i] < DECK_MAX)
                (*seen)[seat][view->seat[seat].hand[i]] = 1;
        if (view->seat[seat].discard_top < DECK_MAX)
            (*seen)[seat][view->seat[seat].discard_top] = 1;
    }
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            if (view->row[row].card[at].up)
                (*seen)[view->row[row].card[at].owner][view->row[row].card[at].card] = 1;
}

// Cards that unfinished business speaks of: the command is about them.
static void mark_frames(Keep *seen, const TacticsState *s) {
    for (int i = 0; i < s->depth; i++) {
        const Frame *frame = &s->stack[i];
        if (frame->copy != NONE)
            (*seen)[copy_seat(frame->copy)][copy_card(frame->copy)] = 1;
        if (frame->kind == FRAME_SHIELD)
            (*seen)[copy_seat(frame->copy)][frame->a] = 1;
        if (frame->kind == FRAME_PUT)
            (*seen)[frame->seat][frame->a] = 1;
        if (frame->kind == FRAME_HANDED)
            (*seen)[frame->c][frame->a] = 1;
        if (frame->kind == FRAME_HANDED && frame->b != NONE)
            (*seen)[frame->c][frame->b] = 1;
    }
}

// Effects that by the rules show something of a hidden card without showing the card: whether a drawn card
// can be put, whether there is a Ship in the hand.
static bool tells_by_rule(const EventList *list) {
    for (int i = 0; i < list->count; i++)
        if (list->item[i].kind == EVENT_EFFECT &&
            (list->item[i].amount == DO_DRAW_AND_PLAY || list->item[i].amount == DO_SUMMON))
            return true;
    return false;
}

bool scramble_keep(const Catalog *catalog, const TacticsState *before, const Command *command, Seat viewer,
                   const Rng *rules_rng, ScrambleTold told, Keep *keep) {
    static TacticsView views[2];
    const Seat seat = catalog->game->to_act(catalog->rules, before);
    EventList list = scramble_events(0);
    TacticsState state = *before;
    Rng rng = *rules_rng;
    catalog->game->apply(catalog->rules, &state, seat, command, &rng, &list);
    if (list.dropped > 0 || tells_by_rule(&list))
        return false;
    tactics_view(catalog->rules, before, viewer, &views[1]);
    for (int i = 0; i < list.count; i++) {
        const Event event = event_for(&list.item[i], viewer);
        tactics_view(catalog->rules, scramble_state(0, i), viewer, &views[0]);
        if (told != NULL)
            told(&views[1], &views[0], viewer, &event);
        scramble_mark_seen(keep, &views[0], &event);
        views[1] = views[0];
    }
    scramble_keep_own(before, seat, command, keep);
    return true;
}

// They stay: it is to be the same command.
void scramble_keep_own(const TacticsState *before, Seat seat, const Command *command, Keep *keep) {
    mark_frames(keep, before);
    if (command->card != NONE)
        (*keep)[seat][command->card] = 1;
    if (command->with != NONE)
        (*keep)[seat][command->with] = 1;
    for (int i = 0; i < command->count; i++)
        (*keep)[seat][command->list[i]] = 1;
}
