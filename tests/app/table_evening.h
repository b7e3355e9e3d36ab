// SPDX-License-Identifier: MIT
// A game of the tests' game (tested.h) at the real table, off-screen, with its own clock: for tests of what
// is drawn while people and computers play at random.
#ifndef STARDECK_TESTS_TABLE_EVENING_H
#define STARDECK_TESTS_TABLE_EVENING_H

#include "../contract/tested.h"

#include "app/frame/frame.h"
#include "app/kit/table.h"

extern App *evening_app;
extern Catalog evening_catalog;

void evening_open(int width, int height);
void evening_close(void);
// Whether frames are painted. Not at first: everything is laid out, reacts and can be recorded, without the
// pixels, which take most of the time. A window that is resized while nothing is painted has no pixels; the
// next resize brings them.
void evening_paint(bool wanted);
// Starts a game at one of the game's tables: in each seat of `persons` (one bit each) a person with a name of
// its own, computers in the others.
void evening_start(int table, uint64_t seed, unsigned persons);
// In games that begin from now on nobody has a name: seats are called by their factions.
void evening_nameless(bool wanted);
// Chooses by chance what comes before the first turn, which is about to begin then.
void evening_skip_opening(Rng *rng);
CardTable *evening_table(void); // NULL: another screen is there
bool evening_step(int ms);      // one frame, that much later; false: nothing moves
void evening_run(void);
// What people do, at rest: a legal command by chance, a seat taken, a turn ended. False: the game is over.
bool evening_act(Rng *rng);

struct GfxRecorder;
// Tells the recorder, which paints nothing, what the frames draw from now on; NULL: nobody.
void evening_watch(const struct GfxRecorder *recorder);
// Draws a frame and tells the recorder all that is in it.
void evening_record(const struct GfxRecorder *recorder);
// Only what this draws of the table.
void evening_record_part(const struct GfxRecorder *recorder, const CardTable *table,
                         void (*draw)(App *app, const CardTable *table));

#endif
