// SPDX-License-Identifier: MIT
// One pack that is looked at closely: what it changes, and how much that changes a game, which computers find
// out beside the window by playing the same deals without it and with it (play/balance.h).
#ifndef STARDECK_APP_STAGE_PACK_VIEW_H
#define STARDECK_APP_STAGE_PACK_VIEW_H

#include "app/stage/context.h"
#include "data/pack_changes.h"
#include "play/balance_report.h"

// Visits a screen (app_visit) that is about the pack at this place of app_pack_list.
void app_view_pack(App *app, int place, const Screen *screen);
// The place of that pack now; -1: it is there no more.
int app_viewed_pack(const App *app);
// The games that it has anything for, in their order; returns how many.
int app_viewed_games(const App *app, const Catalog *out[SHELF_MAX]);

// Tells what the pack changes of a game (pack_changes): as it lies in the list, upon those below it that are
// on, and with those above it that are. False with problems.
bool app_viewed_changes(const App *app, const Game *game, PackChangeHear hear, void *context,
                        Problems *problems);
// The words of the game with all of these packs, in the window's language, for the caller to destroy. NULL:
// they can't be had.
Words *app_viewed_words(const App *app, const Game *game);
// Tells which pictures, sounds and other files the pack brings.
void app_viewed_files(const App *app, PackFileHear hear, void *context);

// ---- measuring

typedef enum MeasureState {
    MEASURE_NONE,    // nobody has asked
    MEASURE_PLAYING, // there may be figures already, of the deals so far
    MEASURE_DONE,
    MEASURE_STOPPED, // there are figures of what was played until then, if any deal was
    MEASURE_FAULTY   // these cards can't be played
} MeasureState;

typedef struct Measure {
    MeasureState state;
    uint64_t done, wanted;       // deals
    const BalanceReport *report; // as it is told in the window; NULL: there are no figures yet
    unsigned version;            // of the report
    const Problems *faults;      // why they can't be played, or nobody can play on
} Measure;

// Begins to measure what the pack changes of the game: upon those below it that are on, compared with these
// alone, by so many deals (0: as many as usual). What was being measured is dropped.
void app_measure_pack(App *app, const Game *game, uint64_t deals);
// How far it has come. When there are new figures or it is over, layout is called; `done` is to be asked for.
Measure app_measure(const App *app);
void app_stop_measure(App *app); // what there is stays
void app_drop_measure(App *app);
// Writes the report down among the player's own files, as `stardeck simulate --pack` does. Appends where.
// False with a sentence.
bool app_save_measure(const App *app, Text *path, Text *problem);

#endif
