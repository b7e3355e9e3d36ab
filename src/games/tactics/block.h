// SPDX-License-Identifier: MIT
// What blocks what (rules §4.1), derived from the table at all times: nothing is stored but who holds whom.
#ifndef STARDECK_GAMES_TACTICS_BLOCK_H
#define STARDECK_GAMES_TACTICS_BLOCK_H

#include "games/tactics/state.h"

// Fills parts[i] with the blocked parts (PART_EFFECT, PART_POWER) of the row's card i, for all cards of the
// row. `parts` has room for TABLE_MAX.
void tactics_block_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts);

// Who blocks a card's parts: places in the row, NONE for nobody. Where several block the same part it is the
// one nearest to the target.
typedef struct BlockedBy {
    uint8_t effect, power;
} BlockedBy;

// The same, and by whom; `by` has room for TABLE_MAX or is NULL.
void tactics_block_row_by(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts,
                          BlockedBy *by);

// Is the effect of the up card at this place blocked now?
bool tactics_effect_is_blocked(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at);

// The position of the topmost active Blockade (a card with [close]) of the row, or NONE. Nothing may come to
// lie below (rules §4).
uint8_t tactics_active_close(const TacticsRules *rules, const TacticsState *s, uint8_t row);

// The same of every row, by one look at the whole table: mostly none has one.
void tactics_active_closes(const TacticsRules *rules, const TacticsState *s, uint8_t close[ROWS]);

// Nothing may be put at the bottom: the target is gone or a Blockade is active (rules §3.1).
static inline bool tactics_row_is_closed(const TacticsRules *rules, const TacticsState *s, uint8_t row) {
    return s->target[row] == NONE ||
           ((row_traits(rules, s, row) & TRAIT_CLOSES) && tactics_active_close(rules, s, row) != NONE);
}
// Every row full or closed: the deployment ends (rules §3.1).
bool tactics_all_rows_done(const TacticsRules *rules, const TacticsState *s);

#endif
