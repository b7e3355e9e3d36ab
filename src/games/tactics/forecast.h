// SPDX-License-Identifier: MIT
// Predicts the outcome of putting a card somewhere, as far as a viewer can know. Computed from a view and the
// command alone, so it cannot leak hidden information.
#ifndef STARDECK_GAMES_TACTICS_FORECAST_H
#define STARDECK_GAMES_TACTICS_FORECAST_H

#include "engine/command.h"
#include "games/tactics/view.h"

#define FORECAST_PARTS 8

// How much one card changes a seat's sum: by its own power, or by what it adds to others, takes from them or
// halves.
typedef struct ForecastPart {
    int16_t amount; // in eighths of a point, never 0
    Seat seat;      // the seat whose sum it is
    uint8_t card;   // a face-up card, or the card being put there
    Seat owner;
    uint8_t spare;
} ForecastPart;

// The powers of a row before and after, as if the card were face up there; one-time effects are not included.
typedef struct ForecastRow {
    uint16_t before[TACTICS_SEATS], after[TACTICS_SEATS]; // in eighths of a point
    Seat leader_before, leader_after;                     // SEAT_NONE: nobody
    uint8_t by_after;                                     // WinBy
    uint8_t row;
    uint8_t part_count;
    uint8_t down;                      // cards that are then still face down there, besides this one
    ForecastPart part[FORECAST_PARTS]; // by seat, the card's own part first; all parts of a seat or none
} ForecastRow;

// What an effect of the card would do if the card were revealed (or does, if it is face up), with the row as
// it is then. Position and owner of face-down cards are known, so an effect that depends on nothing else is
// certain to apply to them.
typedef struct ForecastEffect {
    uint8_t verb;     // EffectVerb
    uint8_t where;    // Where
    uint8_t count;    // cards of the row it certainly applies to
    uint8_t maybe;    // face-down cards it may apply to
    uint8_t chooses;  // it applies to one of them, picked by the owner
    uint8_t optional; // the owner may decline
    uint8_t card;     // if it applies to one card only: its index or CARD_HIDDEN; else NONE
    Seat owner;       // owner of that card
} ForecastEffect;

typedef struct Forecast {
    ForecastRow rows[2]; // the row it enters; and the row it leaves
    uint8_t row_count;   // 0: the card is hidden, so nothing is known about powers
    uint8_t row, at;     // where it is put
    uint8_t card;        // CARD_HIDDEN: hidden from this viewer
    Seat owner;
    uint8_t up;        // it is face up there
    uint8_t shielded;  // it is shielded
    uint8_t turns;     // number of face-down cards it turns up
    Seat turned;       // owner of the first of them
    uint8_t turned_at; // … and its position in the row after the move; NONE: there is none
    uint8_t spare;
    uint8_t acts;       // the one-time effect of that card is carried out
    uint8_t stays_down; // the card above is face down and stays so, as it is shielded
    uint8_t fills;      // fills the row (rules §3.1)
    uint8_t ends;       // the deployment ends with this turn (rules §3.1)
    uint8_t one_time;   // the card has a one-time effect
    uint8_t blocker;    // the card that blocks its effects there, or NONE
    Seat blocker_owner;
    uint8_t effect_count;
    ForecastEffect effect[EFFECTS_MAX]; // none if blocked or hidden
} Forecast;

// Fills `out`. Returns false if the command puts no card into a row, or a row is too long for a view to show.
bool tactics_predict(const TacticsRules *rules, const TacticsView *view, const Command *command,
                     Forecast *out);

#endif
