// SPDX-License-Identifier: MIT
// How a screen of the list comes about: its steps, one word each with a blank between, are carried out with
// the mouse and keys of the program on the stage (screen_stage.h).
//
//   show:NAME        menu, setup, settings, gallery, rules, load, bundle
//   message          a message as it comes after a fault in the settings
//   game:NAME        is the chosen one; else the one of the position, without one the first
//   names:A,B,C,D    who sits there
//   start            a game with the position; deal: one against a computer opponent, dealt anew
//   games            the kept saved games (or those in STARDECK_GAMES) are the player's; watch:FILE shows
//                    one of them
//   take             the seat, past the curtain, until nothing moves; sit: the same at once
//   lesson:STEP      through the lesson as far as this step
//   run              until nothing moves; ms:N: so long
//   hover:HIT, click:HIT, right:HIT, press:KEY
//   hold:hand:I:row:R    the card of the hand, held over the row
//   play:CARD:ROW    puts the card of the hand into the row, without a pause
//   do:VERB,card=ID,with=ID,from=N,at=N,to=N    the first legal command that has these, without a pause
//   put:ROW          puts the card that was handed over or drawn into the row
//   points:N         everybody at the table or in the result has as many points as games have at most: some N
//   played           the game to its end, all seats by greedy computers, without a pause
//   moves:N          so many commands by chance, always the same
//   film:N:MS        so many pictures, so many milliseconds apart
//   clear, contrast, reduced    a setting: colour-blind palette, high contrast, reduced motion
//   at_once                     what others do takes no time, and is summed up
//   quick                       nothing takes time, as long games need it
#ifndef STARDECK_TESTS_SCREEN_STEPS_H
#define STARDECK_TESTS_SCREEN_STEPS_H

#include "screen_list.h"

typedef struct ShotManner {
    bool at_once;         // what moves is at its end
    bool clear, contrast; // the palette, unless the steps say otherwise
    bool nameless;        // whoever sits there has no name: seats are called by their factions
    // Each picture of a film, called `name`; false: it cannot be kept. NULL: films are not possible.
    bool (*picture)(void *context, const char *name);
    // Nothing moves: after "run" and "take". NULL: nobody wants to know.
    void (*at_rest)(void *context);
    void *context;
} ShotManner;

// Settings, names and screens are as at a first start before. False with a message on stderr when a step is
// not possible. A later step of the same lesson and another topic of the same report go on
// from the screen played before, as long as it is still there: what is shown is the same.
bool screen_play(const Shot *shot, const ShotManner *manner);
// The same without painting, which takes most of the time, also of what follows:
// for tests that look at what can be clicked and is told. gfx_record(stage_app->gfx, NULL) paints again.
bool screen_play_unpainted(const Shot *shot, const ShotManner *manner);

#endif
