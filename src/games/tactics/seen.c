// SPDX-License-Identifier: MIT
// Builds a state from a view. Hidden cards are replaced by a fixed card, so no query can depend on them.
#include "games/tactics/seen.h"

#include <string.h>

// Views do not contain holders (rules §4.1), but their effect: if a downward blocker's effect is blocked and
// an upward blocker is directly below it, either that one holds it, or it is blocked from above, which makes
// no difference.
static void find_holders(const TacticsRules *rules, const ViewRow *row, TableCard *cards, uint8_t count) {
    for (uint8_t at = 0; at + 1 < count; at++) {
        const ViewCard *card = &row->card[at], *below = &row->card[at + 1];
        if (card->up && below->up && card->effect_blocked && rules->card[card->card].block_down != NONE &&
            rules->card[below->card].block_up != NONE)
            cards[at].holder = cards[at + 1].copy;
    }
}

static void see_row(const TacticsRules *rules, const TacticsView *view, uint8_t row, TacticsState *s) {
    const ViewRow *seen = &view->row[row];
    const uint8_t count = seen->count < LANE_MAX ? seen->count : LANE_MAX;
    TableCard *cards = &s->table[s->row_start[row]];
    for (uint8_t at = 0; at < count; at++)
        cards[at] =
            (TableCard){.copy = copy_of(seen->card[at].owner, seen->card[at].up ? seen->card[at].card : 0),
                        .up = seen->card[at].up,
                        .shield = seen->card[at].shielded ? 0 : NONE,
                        .holder = NONE};
    find_holders(rules, seen, cards, count);
    s->row_start[row + 1] = (uint8_t)(s->row_start[row] + count);
    s->target[row] = seen->target;
    if (seen->target == NONE && view->phase == PHASE_SCORING)
        s->target[row] = view->scored_target[row]; // it has just been scored; see view.c
}

void tactics_seen_state(const TacticsRules *rules, const TacticsView *view, TacticsState *state) {
    memset(state, 0, sizeof *state);
    state->seats = view->seats;
    state->variant = view->variant;
    state->flags = view->flags;
    state->phase = view->phase;
    state->round = view->round;
    state->turn = view->turn;
    for (Seat seat = 0; seat < view->seats; seat++) {
        state->faction[seat] = view->seat[seat].faction;
        state->team[seat] = view->seat[seat].team;
    }
    for (uint8_t row = 0; row < ROWS; row++) {
        see_row(rules, view, row, state);
        state->rows_dealt = (uint8_t)(state->rows_dealt + view->row[row].dealt);
    }
    for (Seat seat = 0; seat < view->seats; seat++)
        for (uint8_t i = 0; i < view->seat[seat].won_count; i++)
            if (view->seat[seat].won[i] != CARD_HIDDEN) {
                state->won[state->won_count] = view->seat[seat].won[i];
                state->won_by[state->won_count++] = seat;
            }
}
