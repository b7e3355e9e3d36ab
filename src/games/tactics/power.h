// SPDX-License-Identifier: MIT
// Combat power of a row (rules §5), in eighths of a point: three opposing Multiphasic Shields halve it three
// times. Only face-up cards count, so with face-down cards the results are provisional.
#ifndef STARDECK_GAMES_TACTICS_POWER_H
#define STARDECK_GAMES_TACTICS_POWER_H

#include "games/tactics/state.h"

// One step in the computation of a number.
typedef enum PowerStep {
    STEP_BASE,    // base power
    STEP_STOLEN,  // base power taken over from `source`
    STEP_LOST,    // base power taken over by `source`
    STEP_ADDED,   // by the card's own effect
    STEP_BOOSTED, // by `source`
    STEP_ZEROED,  // set to 0 by `source`; amount: what is lost
    STEP_HALVED,  // the sum of `seat`, by `source`
    STEP_WINS     // the card wins the row with `source`
} PowerStep;

typedef struct PowerNote {
    int16_t amount;  // change of the card in points; STEP_HALVED: of the sum in eighths
    uint8_t at;      // position of the card changed; NONE: the sum of `seat`
    uint8_t step;    // PowerStep
    uint8_t source;  // position of the card that causes it
    uint8_t blocker; // NONE: the note counts. Otherwise it does not, because the card at this position blocks
                     // the power or effect; it then shows what the blocked part would do by itself
    Seat seat;       // owner of the card at `at`, or the seat whose sum it is
    uint8_t spare;
} PowerNote;

#define POWER_NOTES_MAX 512

// Filled on request only; notes that count come first, and those that do not fit are omitted. If none is
// omitted, the counting amounts of each card add up to RowPower.card, and those of each seat's cards (times
// 8) and sum to RowPower.eighths.
typedef struct PowerNotes {
    int count;
    PowerNote note[POWER_NOTES_MAX];
} PowerNotes;

typedef struct RowPower {
    uint16_t eighths[TACTICS_SEATS];
    uint16_t card[TABLE_MAX]; // in whole points; 0 for face-down cards
    uint8_t parts[TABLE_MAX]; // blocked parts, as from tactics_block_row
    Seat winner;              // who would win the row now; SEAT_NONE if the row is empty
    uint8_t by;               // WinBy
} RowPower;

// Computes all of `power`. Unless `notes` is NULL, appends to it: the caller sets `count` to 0 first.
void tactics_power_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, RowPower *power,
                       PowerNotes *notes);

// Number of active zeroing cards (Armadas) in the row, of `team` and of others: a team with two against an
// opposing one loses one (rules §8).
void tactics_power_count_zeroers(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t team,
                                 int *of_team, int *of_others);
// Returns true if the card at this position is such a card. `parts`: from tactics_block_row.
bool tactics_power_is_zeroer(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at,
                             const uint8_t *parts);

#endif
