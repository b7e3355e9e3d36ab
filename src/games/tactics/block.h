// SPDX-License-Identifier: MIT
// Which cards are blocked by which (rules §4.1). Always derived from the table; only TableCard.holder is
// stored.
#ifndef STARDECK_GAMES_TACTICS_BLOCK_H
#define STARDECK_GAMES_TACTICS_BLOCK_H

#include "games/tactics/state.h"

// Fills parts[i] with the blocked parts (PART_EFFECT, PART_POWER) of the card at position i, for all cards of
// the row. `parts` must have room for TABLE_MAX.
void tactics_block_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts);

// The blockers of a card's parts: positions in the row, or NONE. If several block the same part, the one
// nearest to the target.
typedef struct BlockedBy {
    uint8_t effect, power;
} BlockedBy;

// The same with blockers; `by` has room for TABLE_MAX or is NULL.
void tactics_block_row_by(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts,
                          BlockedBy *by);

// Returns true if the effect of the face-up card at this position is blocked now.
bool tactics_effect_is_blocked(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at);

// The position of the topmost active Blockade (a card with [close]) in the row, or NONE. Nothing may be put
// below it (rules §4).
uint8_t tactics_active_close(const TacticsRules *rules, const TacticsState *s, uint8_t row);

// The same for every row, in one pass over the table, as usually there is none.
void tactics_active_closes(const TacticsRules *rules, const TacticsState *s, uint8_t close[ROWS]);

// Returns true if nothing may be put at the bottom: the target is taken or a Blockade is active (rules §3.1).
static inline bool tactics_row_is_closed(const TacticsRules *rules, const TacticsState *s, uint8_t row) {
    return s->target[row] == NONE ||
           ((row_traits(rules, s, row) & TRAIT_CLOSES) && tactics_active_close(rules, s, row) != NONE);
}
// Returns true if every row is full or closed, so that the deployment ends (rules §3.1).
bool tactics_all_rows_done(const TacticsRules *rules, const TacticsState *s);

#endif
