// SPDX-License-Identifier: MIT
// What was remarkable about a game of Tactics, for the end of it: from the events and views of the public
// alone, handed in one after the other, so nothing that was hidden can come out.
#ifndef STARDECK_GAMES_TACTICS_HIGHLIGHTS_H
#define STARDECK_GAMES_TACTICS_HIGHLIGHTS_H

#include "engine/event.h"
#include "games/tactics/view.h"

// Something that happened in a row. `seat` NONE: nothing did.
typedef struct RowFeat {
    Seat seat;      // whose it was; in Blind Trust the team's first member
    Seat owner;     // of the card
    uint8_t card;   // index into rules.card; NONE: no single card did it
    uint8_t target; // index; NONE: nobody may look up later what lay there (top secret)
    uint8_t row, round;
    int16_t from, to; // eighths of a point
    int16_t worth;    // what to compare it by
} RowFeat;

// A card is turned up or comes to lie face up, and all that follows from it until the next one does.
typedef struct Moment {
    uint8_t card; // NONE: none
    Seat owner;
    bool acts; // more than its own power has changed
    TacticsView start;
} Moment;

typedef struct Highlights {
    RowFeat best;    // the row that was won with most power: `to`
    RowFeat swing;   // one card made most of a difference: its owner's lead in the row went `from` … `to`
    RowFeat decided; // by what it did a card turned a row that its side then won: the one that brought most
    uint8_t decided_rows; // how many rows were turned and won like that
    uint16_t turns;
    uint8_t rounds;
    // While the game is told:
    Moment moment;
    RowFeat turned[ROWS]; // the last card that turned the row
} Highlights;

void tactics_highlights_begin(Highlights *highlights);
// `before` NULL: the game begins with the event.
void tactics_highlights_note(Highlights *highlights, const Event *event, const TacticsView *before,
                             const TacticsView *after);

#endif
