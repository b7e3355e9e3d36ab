// SPDX-License-Identifier: MIT
// Inspecting one pack: what it changes, and how much that changes a game, which computers find out in the
// background by playing the same deals with and without it (play/balance.h).
#ifndef STARDECK_APP_STAGE_PACK_VIEW_H
#define STARDECK_APP_STAGE_PACK_VIEW_H

#include "app/stage/context.h"
#include "data/pack_blame.h"
#include "data/pack_changes.h"
#include "data/pack_languages.h"
#include "data/pack_titles.h"
#include "play/balance_report.h"

// Visits a screen (app_visit) about the pack at this position of app_pack_list.
void app_view_pack(App *app, int place, const Screen *screen);
// The list with the inspected pack: app_pack_list, or, for a pack being imported (import.h), the list as it
// would be with it.
const PackList *app_viewed_list(const App *app);
// The current position of the inspected pack in app_viewed_list; -1: it is gone.
int app_viewed_pack(const App *app);
// Writes the games the pack has content for, in order, and returns their number.
int app_viewed_games(const App *app, const Catalog *out[PACK_CACHE_MAX]);

// Reports what the pack changes in a game to `hear` (pack_changes), in its place in the list: on top of the
// enabled packs below it, with the enabled ones above. Returns false with problems added.
bool app_viewed_changes(const App *app, const Game *game, PackChangeListener hear, void *context,
                        Problems *problems);
// The game's words with all packs as for app_viewed_changes, in the window's language; the caller destroys
// them. NULL if they cannot be read.
Words *app_viewed_words(const App *app, const Game *game);
// Reports the pictures, sounds and other files of the pack to `hear`.
void app_viewed_files(const App *app, PackFileListener hear, void *context);

// Sorts the faults that keep the pack at `place` from being used by the packs they come from (pack_blame).
// The caller finishes `blame`. False: out of memory.
bool app_blame_pack(const App *app, int place, PackBlame *blame);

// Checks all packs that can be read, as lint does, in the background, the topmost first; layout is called for
// each result. Drops an earlier check. It ends early, without further results, when packs are re-read.
void app_check_packs(App *app);
// True while the check runs; sets the number of packs checked and their total.
bool app_packs_check_runs(const App *app, int *checked, int *count);
// What is not translated into a pack's languages.
typedef struct PackUntranslated {
    int places; // places where texts are missing
    int files;  // files missing as a whole
} PackUntranslated;
// Takes the result of the check of the pack at `place`: sets *blame, which the caller finishes, and
// *untranslated, whose findings are not in *blame. False if the pack has not been checked yet, or its result
// has been taken already.
bool app_take_pack_check(App *app, int place, PackBlame *blame, PackUntranslated *untranslated);
// How far the pack at `place` is translated into each language (pack_languages).
void app_pack_languages(const App *app, int place, bool with_others, PackLanguages *languages);
// Appends the name that the pack at `place` gives a language which may not be in use; its code if it gives
// none.
void app_pack_language_name(const App *app, int place, const char *code, Text *name);

// A pack of the player's choice that is on, or needed by saved games, but no longer installed.
typedef struct AbsentPack {
    char id[ID_MAX];
    char name[PACK_TITLE_MAX]; // its id if the name is unknown; with its id if another pack has that name
    bool on;
    int games, stuck; // unfinished saved games that need it; how many of them can't go on without it
} AbsentPack;
#define ABSENT_PACKS_MAX 8
// Writes the absent packs, at most `most`, and returns how many. Reads the first lines of all saved games.
int app_absent_packs(const App *app, AbsentPack out[], int most);
// Removes the absent pack with this id from the player's choice.
void app_forget_pack(App *app, const char *id);

// Writes why a saved game can't go on whose packs are in use but have other cards today than it was begun
// with: whose cards have changed, and what is wrong with the kept ones, whose hash is `cards`. Returns
// `buffer`.
const char *app_stuck_reason(const App *app, const SaveHeader *header, uint64_t cards, char *buffer,
                             size_t size);

// Appends a fault in a file of the pack, in the window's language, with its place as a path below the pack's
// folder.
void app_pack_fault(const App *app, const ListedPack *pack, const Problem *problem, Text *out);

// Appends a sentence on the findings that the pack at `place` has only together with another pack, or with
// several, naming those.
void app_pack_with(const App *app, int place, const PackWith *with, Text *out);

// Why a pack that is on is not in use.
typedef enum LeftOut {
    LEFT_OUT_FAULTY,
    LEFT_OUT_WITH,  // it has faults only together with other packs, or conflicts with one
    LEFT_OUT_LACKS, // a pack that it needs is missing, off or faulty; nothing else is wrong
    LEFT_OUT_GONE,
    LEFT_OUT_KINDS
} LeftOut;
// Why the pack at `place`, which has faults, is left out; found by trial, so it takes a while. For
// LEFT_OUT_WITH appends the names of those packs to `others`, each in quotation marks (`others` may be NULL).
LeftOut app_left_out(const App *app, int place, Text *others);
// True if the pack is left out of some of its games only; then appends their names.
bool app_left_out_of(const App *app, const ListedPack *pack, Text *games);

// What has become of a pack of the running game. The game goes on with the cards it has.
typedef enum PackTrouble {
    PACK_IS_WELL,
    PACK_IS_BROKEN,
    PACK_IS_GONE,
    PACK_IS_OFF,
    PACK_HAS_CHANGED // its values: that counts from the next game on
} PackTrouble;
// The most important trouble of the running game's packs. Appends to `names` all packs that are gone or have
// changed, or the one that is off or broken; to `fault` the first fault of a broken one. Each may be NULL.
PackTrouble app_pack_trouble(const App *app, Text *names, Text *fault);
// The number of packs that app_pack_trouble names.
int app_packs_in_trouble(const App *app);
// A pack that the game goes on without, and why, as a sentence.
#define TROUBLED_MAX 12
typedef struct TroubledPack {
    PackTrouble trouble;
    LeftOut left_out; // with PACK_IS_BROKEN
    char title[PACK_TITLE_MAX];
    char why[240];
} TroubledPack;
// Sets *packs to all troubled packs except those that have only changed, at most TROUBLED_MAX, and returns
// how many. Valid until the packs are read again. The first call takes a while: it finds out by trial which
// pack is at fault.
int app_troubled_packs(const App *app, const TroubledPack **packs);

// ---- measuring

typedef enum MeasureState {
    MEASURE_NONE,    // not started
    MEASURE_PLAYING, // running; there may be figures of the deals so far
    MEASURE_DONE,
    MEASURE_STOPPED, // stopped; there are figures if any deal was played
    MEASURE_SAME,    // the pack changes no numbers: nothing is played
    MEASURE_FAULTY   // these cards cannot be played
} MeasureState;

// Progress and result. Pointers are valid until the next call that starts or drops a measurement; *report
// changes only while the frame steps (with `version`).
typedef struct Measure {
    MeasureState state;
    uint64_t done, wanted;       // deals
    double until;                // BalanceSetup.until: then `wanted` is the most that is played
    int seconds;                 // with `until`: how long it will probably take; -1: not known
    const BalanceReport *report; // for the window; NULL: no figures yet
    unsigned version;            // changes with the report
    const Problems *faults;      // why the cards cannot be played
    const char *same;            // MEASURE_SAME: the report's sentence (balance_same_words); else NULL
} Measure;

// Starts measuring how the pack changes the game: the enabled packs below it, with it and without it. deals:
// number of deals, 0: the default. Drops an earlier measurement.
void app_measure_pack(App *app, const Game *game, uint64_t deals);
// Plays on after the end or a stop: until `deals` deals in total; or, with `until` above 0, until
// balance_widest is at most `until`, with `deals` as the limit (0: the usual one). The figures are those of
// as many deals played at once. Does nothing if there are no figures to go on from.
void app_measure_on(App *app, uint64_t deals, double until);
// The current progress. Layout is called for new figures and at the end; poll `done` in between.
Measure app_measure(const App *app);
void app_stop_measure(App *app); // keeps the figures so far
void app_drop_measure(App *app);
// Writes the report to the player's own files, in the format of `stardeck simulate --pack`. Sets `path` to
// the file. Returns false without figures, or with a sentence in `problem`.
bool app_save_measure(const App *app, Text *path, Text *problem);

#endif
