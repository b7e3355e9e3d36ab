// SPDX-License-Identifier: MIT
// What putting a card somewhere would bring about, as far as a viewer can know it: from the view and the
// command alone, so that nothing hidden can come out.
#ifndef STARDECK_GAMES_TACTICS_FORECAST_H
#define STARDECK_GAMES_TACTICS_FORECAST_H

#include "engine/command.h"
#include "games/tactics/view.h"

// The powers of a row before, and after as if the card lay there face up; one-time effects are not counted
// in.
typedef struct ForecastRow {
    uint16_t before[TACTICS_SEATS], after[TACTICS_SEATS]; // eighths of a point
    Seat leader_before, leader_after;                     // SEAT_NONE: nobody
    uint8_t by_after;                                     // WinBy
    uint8_t row;
    uint8_t spare;
    uint8_t down; // cards that then still lie face down there, besides this one
} ForecastRow;

typedef struct Forecast {
    ForecastRow rows[2]; // where it comes to lie; and the row it leaves
    uint8_t row_count;   // 0: it is hidden which card it is, so nothing is said about powers
    uint8_t row, at;     // where it comes to lie
    uint8_t card;        // CARD_HIDDEN: not for this viewer
    Seat owner;
    uint8_t up;         // it lies face up there
    uint8_t shielded;   // with shields on it
    uint8_t turns;      // so many cards that lie face down are turned up by it
    Seat turned;        // whose the first of them is
    uint8_t acts;       // that card's one-time effect is carried out
    uint8_t stays_down; // the card above lies down and stays so, since it is shielded
    uint8_t fills;      // the row has as many cards as the deployment needs (rules §3.1)
    uint8_t ends;       // the deployment ends with this turn (likewise)
    uint8_t one_time;   // the card has a one-time effect
} Forecast;

// False when the command puts no card into a row.
bool forecast(const TacticsRules *rules, const TacticsView *view, const Command *command, Forecast *out);

#endif
