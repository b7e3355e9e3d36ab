// SPDX-License-Identifier: MIT
// Predicts a battle: who shoots at whom and when, what is left of them, and who would win. From public
// information only; cards that may still be played are not considered.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_PREDICTION_H
#define STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_PREDICTION_H

#include "games/deck_building/view.h"

// A shot that has been fired. `before`: the target's damage before it.
typedef struct FiredShot {
    Seat from, at;
    uint8_t attack, absorbed, damage, before;
} FiredShot;

// The shots fired in the battle on screen, in order.
typedef struct BattleShots {
    uint8_t card; // the card being fought for; NONE: no battle
    FiredShot shot[BUILDING_SEATS];
    uint8_t count;
    bool over;
    Seat winner;
} BattleShots;

// One row of the prediction: a battler, in order of shots.
typedef struct PredictedShot {
    Seat seat, target; // target SEAT_NONE: does not shoot
    bool likely;       // the target is not chosen yet; this is the likeliest
    bool fired, down;  // `fired`: already; `down`: the target is down afterwards
    bool fallen;       // goes down before it can shoot
    // before, damage: the target's damage before and after the shot.
    uint8_t speed, attack, absorbed, before, damage, defense;
} PredictedShot;

typedef struct BattlePrediction {
    uint8_t rows;
    PredictedShot row[BUILDING_SEATS];
    uint8_t columns;
    int16_t value[ORDER_MAX][BUILDING_SEATS];
    bool still[ORDER_MAX][BUILDING_SEATS]; // the seat is still in the comparison at this column
    uint8_t decides;                       // column that decides; NONE: none
    Seat winner;                           // SEAT_NONE: nobody would win
} BattlePrediction;

// Fills `out` for the battle over `card`, after the shots fired so far.
void building_predict_battle(const BuildingRules *rules, const BuildingBoard *board, uint8_t card,
                             const BattleShots *shots, BattlePrediction *out);

// What is left of a hull that bears so much: what is said of damage everywhere.
static inline int building_hull_left(int defense, int damage) {
    return damage < defense ? defense - damage : 0;
}

#endif
