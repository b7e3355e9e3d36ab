// SPDX-License-Identifier: MIT
// What putting a card somewhere would bring about, as far as a viewer can know it: from the view and the
// command alone, so that nothing hidden can come out.
#ifndef STARDECK_GAMES_TACTICS_FORECAST_H
#define STARDECK_GAMES_TACTICS_FORECAST_H

#include "engine/command.h"
#include "games/tactics/view.h"

#define FORECAST_PARTS 8

// By which card how much of a seat's sum changes: what the card itself counts more or less, what it adds to
// others, takes from them or halves.
typedef struct ForecastPart {
    int16_t amount; // eighths of a point, never 0
    Seat seat;      // whose sum
    uint8_t card;   // it lies face up, or is the one that is put there
    Seat owner;
    uint8_t spare;
} ForecastPart;

// The powers of a row before, and after as if the card lay there face up; one-time effects are not counted
// in.
typedef struct ForecastRow {
    uint16_t before[TACTICS_SEATS], after[TACTICS_SEATS]; // eighths of a point
    Seat leader_before, leader_after;                     // SEAT_NONE: nobody
    uint8_t by_after;                                     // WinBy
    uint8_t row;
    uint8_t part_count;
    uint8_t down;                      // cards that then still lie face down there, besides this one
    ForecastPart part[FORECAST_PARTS]; // the held card's own first; of each seat all or none
} ForecastRow;

// What an effect of the card would do if the card were turned up (or, where it lies up, does) with the row as
// it then lies. Of a card that lies face down it is known where it lies and whose it is, so that an effect
// that asks for nothing more is certain to mean it.
typedef struct ForecastEffect {
    uint8_t verb;     // EffectVerb
    uint8_t where;    // Where
    uint8_t count;    // so many cards of the row it means for certain
    uint8_t maybe;    // so many more lie face down, and nobody knows whether it means them
    uint8_t chooses;  // one of them, picked by the owner
    uint8_t optional; // who may decline
    uint8_t card;     // when it means one card only: which, or CARD_HIDDEN; else NONE
    Seat owner;       // whose that is
} ForecastEffect;

typedef struct Forecast {
    ForecastRow rows[2]; // where it comes to lie; and the row it leaves
    uint8_t row_count;   // 0: it is hidden which card it is, so nothing is said about powers
    uint8_t row, at;     // where it comes to lie
    uint8_t card;        // CARD_HIDDEN: not for this viewer
    Seat owner;
    uint8_t up;        // it lies face up there
    uint8_t shielded;  // with shields on it
    uint8_t turns;     // so many cards that lie face down are turned up by it
    Seat turned;       // whose the first of them is
    uint8_t turned_at; // and where it lies then, in the same row; NONE: there is none
    uint8_t spare;
    uint8_t acts;       // that card's one-time effect is carried out
    uint8_t stays_down; // the card above lies down and stays so, since it is shielded
    uint8_t fills;      // the row has as many cards as the deployment needs (rules §3.1)
    uint8_t ends;       // the deployment ends with this turn (likewise)
    uint8_t one_time;   // the card has a one-time effect
    uint8_t blocker;    // the card that blocks its effects there, or NONE
    Seat blocker_owner;
    uint8_t effect_count;
    ForecastEffect effect[EFFECTS_MAX]; // none when blocked; nothing of a card that is hidden
} Forecast;

// False when the command puts no card into a row.
bool tactics_foretell(const TacticsRules *rules, const TacticsView *view, const Command *command,
                      Forecast *out);

#endif
