// SPDX-License-Identifier: MIT
// Game.hidden: cards that others have put face down, and their hands.
#include "engine/hidden_card.h"
#include "games/tactics/standpoint.h"
#include "games/tactics/views.h"

typedef struct HiddenList {
    HiddenCard *out;
    int count, capacity;
} HiddenList;

static void add(HiddenList *list, HiddenCard card) {
    if (list->count < list->capacity)
        list->out[list->count++] = card;
}

// The seat remembers its own face-down cards, so they are not hidden from it.
static void add_row(const TacticsView *view, const TacticsState *s, uint8_t row, HiddenList *list) {
    for (uint8_t at = 0; at < view->row[row].count && at < LANE_MAX; at++) {
        const ViewCard *card = &view->row[row].card[at];
        if (card->card == CARD_HIDDEN && card->owner != view->viewer)
            add(list, (HiddenCard){.kind = HIDDEN_DOWN,
                                   .seat = card->owner,
                                   .row = row,
                                   .at = at,
                                   .card = copy_card(row_card(s, row, at)->copy)});
    }
}

static void add_hand(const TacticsView *view, const TacticsState *s, Seat seat, HiddenList *list) {
    for (uint8_t i = 0; i < view->seat[seat].hand_count; i++)
        if (view->seat[seat].hand[i] == CARD_HIDDEN)
            add(list, (HiddenCard){.kind = HIDDEN_HAND,
                                   .seat = seat,
                                   .row = NONE,
                                   .at = NONE,
                                   .card = s->hand[seat].card[i]});
}

int tactics_hidden(const void *view, const void *sample, HiddenCard *out, int capacity) {
    const TacticsView *v = view;
    HiddenList list = {.out = out, .capacity = capacity};
    for (uint8_t row = 0; row < ROWS; row++)
        add_row(v, sample, row, &list);
    for (Seat seat = 0; seat < v->seats; seat++)
        add_hand(v, sample, seat, &list);
    return list.count;
}
