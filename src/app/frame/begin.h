// SPDX-License-Identifier: MIT
// A game that is to begin, of whichever pack: it is made whole beside the one that is running, with its words
// and its file, and only then takes that one's place. Whatever goes wrong before costs nothing but itself.
#ifndef STARDECK_APP_FRAME_BEGIN_H
#define STARDECK_APP_FRAME_BEGIN_H

#include "app/frame/frame.h"

typedef struct Beginning {
    App *app;
    const Catalog *catalog;
    Words *words;     // of another game than the present one; NULL: the present words hold
    Session *session; // the rest is filled in by whoever begins; owned
    Journal *journal; // NULL: it is not saved
    Replay *replay;   // NULL: it is played
    Lesson *lesson;   // NULL: an ordinary game
} Beginning;

// Begins with the words. False with sentences in `problem`, and nothing has to be given up.
bool begin_with(Beginning *beginning, App *app, const Catalog *catalog, Text *problem);
// A SessionListener for a session that is being made, with the beginning as its context.
void begin_command(void *beginning, const Match *match, Seat seat, const Command *command);
// Ends the running game, if any, and is the present one from now on. Nothing can go wrong any more.
void begin_take_over(Beginning *beginning);
void begin_give_up(Beginning *beginning);

#endif
