// SPDX-License-Identifier: MIT
// Combat power of a row (rules §5), in eighths of a point: three opposing Multiphasic Shields halve three
// times. Only up cards count; while cards still lie down the figures say what the row is worth as far as it
// is seen.
#ifndef STARDECK_GAMES_TACTICS_POWER_H
#define STARDECK_GAMES_TACTICS_POWER_H

#include "games/tactics/state.h"

// How a number came about, one entry a step.
typedef enum PowerStep {
    STEP_BASE,    // base power
    STEP_STOLEN,  // taken over from `source`
    STEP_LOST,    // base power taken by `source`
    STEP_ADDED,   // from its own effect
    STEP_BOOSTED, // from `source`
    STEP_ZEROED,  // what it had, set to 0 by `source`
    STEP_HALVED,  // of the sum of `seat`, by `source`
    STEP_WINS     // wins the row with `source`
} PowerStep;

typedef struct PowerNote {
    int16_t amount;  // what it adds to the card's points; STEP_HALVED: to the sum's eighths
    uint8_t at;      // position of the card it speaks of; NONE: of the sum of `seat`
    uint8_t step;    // PowerStep
    uint8_t source;  // position of the card that did it
    uint8_t blocker; // NONE: it counts. Else position of the card but for which it would: a blocked power, or
                     // what a blocked effect would do to the row as it is
    Seat seat;       // owner of the card at `at`, or whose sum it is
    uint8_t spare;
} PowerNote;

#define POWER_NOTES_MAX 512

// Filled on request only; those that count come first. What does not fit is left out. For each card the
// amounts that count add up to RowPower.card, for each seat those of its cards in eighths and of its sum to
// RowPower.eighths.
typedef struct PowerNotes {
    int count;
    PowerNote note[POWER_NOTES_MAX];
} PowerNotes;

typedef struct RowPower {
    uint16_t eighths[TACTICS_SEATS];
    uint16_t card[TABLE_MAX]; // whole points of each card, 0 for down ones
    uint8_t parts[TABLE_MAX]; // blocked parts, as tactics_block_row
    Seat winner;              // who would win the row now; SEAT_NONE if no card lies in it
    uint8_t by;               // WinBy
} RowPower;

// `notes` may be NULL.
void tactics_power_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, RowPower *power,
                       PowerNotes *notes);

// Active zeroing cards (Armadas) of the row that belong to `team`, and those of others: for the rule that a
// team with two against an opposing one loses one (rules §8).
void tactics_power_count_zeroers(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t team,
                                 int *of_team, int *of_others);
bool tactics_power_is_zeroer(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at,
                             const uint8_t *parts);

#endif
