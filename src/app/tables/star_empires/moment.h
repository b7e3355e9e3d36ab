// SPDX-License-Identifier: MIT
// Moments on the map: what a player should not miss when it happens, shown for about a second where it
// happens: a system conquered, a colony founded, peace made. They run by the clock (App.now) beside what
// comes next, so nobody waits for one, and begin with their event, so that numbers and history come with
// them. Everything in them is public.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MOMENT_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MOMENT_H

#include "engine/event.h"
#include "gfx/gfx.h"

#include <stdint.h>

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // app/kit/table.h

#define MOMENTS_MOST 4

// Kind, duration at usual speed in ms, and the word of its text ("empires.moment.WORD").
#define MOMENT_LIST(X)                                                                                       \
    X(MOMENT_CONQUEST, 1600, "conquest") /* seat takes it from other */                                      \
    X(MOMENT_SETTLED, 1200, "settled")   /* … from nobody */                                               \
    X(MOMENT_JOINED, 1400, "joined")     /* its minor race joins */                                          \
    X(MOMENT_REVOLT, 1500, "revolt")     /* seat loses it */                                                 \
    X(MOMENT_COLONY, 1200, "built")      /* what: Mark */                                                    \
    X(MOMENT_SHIPYARD, 1200, "built")                                                                        \
    X(MOMENT_TERRAFORM, 1400, "built")                                                                       \
    X(MOMENT_STARBASE, 1400, "built") /* what: kind of unit */                                               \
    X(MOMENT_ENIGMA, 1400, "enigma")  /* it is solved */                                                     \
    X(MOMENT_LOST, 1300, "lost")      /* a stack is destroyed by it */                                       \
    X(MOMENT_TREATY, 1400, "treaty")  /* seat and other make peace */                                        \
    X(MOMENT_TRUCE, 1600, "truce")    /* what: its last round */                                             \
    X(MOMENT_WAR, 1600, "truce_over") /* from now on players can be attacked */

typedef enum MomentKind {
#define NAME(name, ...) name,
    MOMENT_LIST(NAME)
#undef NAME
    MOMENT_KINDS
} MomentKind;

typedef struct Moment {
    uint64_t from; // App.now when it began; 0: none
    float ms;      // how long it takes
    float part;    // how much of it is over, 0 to 1
    uint8_t kind, place, what;
    Seat seat, other;
    GfxRect drawn; // where it was last drawn
} Moment;

// Begins the event's moment, if it has one. Not with animation off.
void empires_moment_begin(App *app, CardTable *table, const Event *event);
void empires_moments_end(App *app, CardTable *table);    // at once: somebody skips
void empires_moments_follow(App *app, CardTable *table); // each frame: damages what moves
bool empires_moments_run(const CardTable *table);        // GameBoard.moves
bool empires_moment_skip(App *app, CardTable *table);    // GameShow.skip

// Where a moment is drawn: the middle and half size of the world, or of a battle's stage; how far it reaches
// at most; window pixels per unit of the map. False: it cannot be seen now.
typedef struct MomentSpot {
    float x, y, half, reach, unit;
} MomentSpot;
bool empires_moment_spot(const App *app, const CardTable *table, const Moment *moment, MomentSpot *spot);

// ---- draw_moment_plate.c: its painting and its words

// Where its plate is once it has come.
GfxRect empires_moment_plate(const CardTable *table, const MomentSpot *spot);
void empires_draw_moment_plate(App *app, const CardTable *table, const Moment *moment,
                               const MomentSpot *spot);

// ---- draw_moment.c

void empires_draw_moments(App *app, const CardTable *table);

#endif
