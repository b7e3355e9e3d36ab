// SPDX-License-Identifier: MIT
// How long people wait, and how often they click: whole games at the usual speed of animation, played by
// mouse in a window off-screen whose clock hurries. For `stardeck bench --window`; the same on every machine.
#ifndef STARDECK_BENCH_PACE_H
#define STARDECK_BENCH_PACE_H

#include "app/frame/app.h"

// Clicks are presses that are let go where they were; dragging a card is none. An ordinary turn lays a card
// that turns nothing over. Seconds of the window's clock.
typedef struct Pace {
    double clicks_shared;   // an ordinary turn where several persons play, from taking the seat on
    double clicks_alone;    // … of one person against computers
    double to_next_person;  // from letting the card go to the curtain of the next person: the median
    double to_input;        // from taking the seat to the first thing that can be done: the median
    double to_turn;         // against a computer, from letting the card go to one's next turn: the median
    double after_click;     // the longest that anything goes on that was clicked away at once
    double waits;           // the longest without a click
    int turns, seats_taken; // that this was seen in
} Pace;

// Plays a game of two persons, one of a person and a computer, and the first once more with everything
// clicked away. False with a sentence in `problem`.
bool measure_pace(const AppOptions *options, Pace *pace, Text *problem);

#endif
