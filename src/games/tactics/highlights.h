// SPDX-License-Identifier: MIT
// Remarkable moments of a game of Tactics, for the summary at its end. Collected from public events and views
// only, passed one after another, so it cannot leak hidden information.
#ifndef STARDECK_GAMES_TACTICS_HIGHLIGHTS_H
#define STARDECK_GAMES_TACTICS_HIGHLIGHTS_H

#include "engine/event.h"
#include "games/tactics/view.h"

// An achievement in a row. `seat` NONE: there was none.
typedef struct RowHighlight {
    Seat seat;      // whose it is; in Blind Trust the team's first member
    Seat owner;     // of the card
    uint8_t card;   // index into TacticsRules.card; NONE: not due to a single card
    uint8_t target; // index; NONE in top secret games, where it must not be looked up later
    uint8_t row, round;
    int16_t from, to; // in eighths of a point
    int16_t worth;    // for comparison with others
} RowHighlight;

// The time from a card becoming face up until the next one does, with everything it causes.
typedef struct Moment {
    uint8_t card; // NONE: no moment under way
    Seat owner;
    bool acts; // a card was removed or moved
    TacticsView start;
} Moment;

typedef struct Highlights {
    RowHighlight best; // the row won with the most power: `to`
    RowHighlight
        swing; // the biggest change by one card: its owner's lead in the row went from `from` to `to`
    RowHighlight decided; // a card turned a row that its side then won: the one that brought the most points
    uint8_t decided_rows; // number of rows turned and won like that
    uint16_t turns;
    uint8_t rounds;
    // Working state while events arrive:
    Moment moment;
    RowHighlight turned[ROWS]; // the last card that turned each row
} Highlights;

// Clears `highlights`; must be called before the first event.
void tactics_highlights_begin(Highlights *highlights);
// Adds an event with the public views before and after it. `before` NULL: the game begins with this event.
void tactics_highlights_add(Highlights *highlights, const Event *event, const TacticsView *before,
                            const TacticsView *after);

#endif
