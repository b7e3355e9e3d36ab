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
// The list that the inspected pack is in: app_pack_list, or for one being imported (import.h) that with it.
const PackList *app_viewed_list(const App *app);
// The current position of that pack in it; -1: it is gone.
int app_viewed_pack(const App *app);
// Writes the games the pack has content for, in order, and returns their number.
int app_viewed_games(const App *app, const Catalog *out[PACK_CACHE_MAX]);

// Reports what the pack changes in a game to `hear` (pack_changes), in its place in the list: on top of the
// enabled packs below it, with the enabled ones above. Returns false with problems added.
bool app_viewed_changes(const App *app, const Game *game, PackChangeListener hear, void *context,
                        Problems *problems);
// The game's words with all these packs, in the window's language; the caller destroys them. NULL if they
// cannot be read.
Words *app_viewed_words(const App *app, const Game *game);
// Reports the pictures, sounds and other files of the pack to `hear`.
void app_viewed_files(const App *app, PackFileListener hear, void *context);

// Says of the faults that keep the pack at `place` from being used whose they are. False: out of memory.
bool app_blame_pack(const App *app, int place, PackBlame *blame);

// Checks all packs that can be read, as lint does, in the background, the topmost first; layout is called for
// each result. Drops an earlier check. It ends early, without further results, when packs are re-read.
void app_check_packs(App *app);
// True while it runs; sets how many packs it has done of how many.
bool app_packs_check_runs(const App *app, int *checked, int *count);
// What a pack's languages lack.
typedef struct PackUntranslated {
    int places; // where texts are missing
    int files;  // that are missing as a whole
} PackUntranslated;
// True if the pack at `place` has been checked and that has not been asked yet: sets *blame, which the caller
// finishes, and what languages lack; that is left out of it.
bool app_take_pack_check(App *app, int place, PackBlame *blame, PackUntranslated *untranslated);
// How far the pack at `place` is in each language, `with_others`: in the texts of all packs below it, too;
// appends what it calls one that is not in use, its code if nothing.
void app_pack_languages(const App *app, int place, bool with_others, PackLanguages *languages);
void app_pack_language_name(const App *app, int place, const char *code, Text *name);

// A pack that is on or needed and not here any more.
typedef struct AbsentPack {
    char id[ID_MAX];
    char name[PACK_TITLE_MAX]; // its id if that is not known; with it where another has the name
    bool on;
    int games, stuck; // unfinished saved games that need it; of those such as can't go on without it
} AbsentPack;
#define ABSENT_PACKS_MAX 8
// Writes them, at most `most`, and returns how many. Reads the first lines of all saved games.
int app_absent_packs(const App *app, AbsentPack out[], int most);
// Takes it out of the player's choice.
void app_forget_pack(App *app, const char *id);

// Writes why a saved game can't go on that was begun with the packs in use, but with other cards than theirs
// of today, which have the hash `cards`: whose they are, and what is wrong with what was kept of them.
// Returns `buffer`.
const char *app_stuck_reason(const App *app, const SaveHeader *header, uint64_t cards, char *buffer,
                             size_t size);

// A fault in a file of the pack with its place below the pack's folder, in the window's language.
void app_pack_fault(const App *app, const ListedPack *pack, const Problem *problem, Text *out);

// Appends what is found with another pack, or with several, as a sentence that names them. `place`: of the
// pack that it is about.
void app_pack_with(const App *app, int place, const PackWith *with, Text *out);

// Why a pack that is on is not in use.
typedef enum LeftOut {
    LEFT_OUT_FAULTY,
    LEFT_OUT_WITH,  // only together with other packs there are faults, or it does not go with another
    LEFT_OUT_LACKS, // nothing is wrong with it, but it has not what it needs
    LEFT_OUT_GONE,
    LEFT_OUT_KINDS
} LeftOut;
// That of the pack at `place`, which is here and has faults, found by trial. Appends the names of the packs
// of LEFT_OUT_WITH, each in quotation marks (`others` may be NULL).
LeftOut app_left_out(const App *app, int place, Text *others);

// What has become of a pack of the running game. The game goes on with the cards it has.
typedef enum PackTrouble {
    PACK_IS_WELL,
    PACK_IS_BROKEN,
    PACK_IS_GONE,
    PACK_IS_OFF,
    PACK_HAS_CHANGED // its values: that counts from the next game on
} PackTrouble;
// What comes first: appends the names of all packs that are gone or have changed, or the name and the first
// fault of a broken one, or the name of one that is off (each may be NULL).
PackTrouble app_pack_trouble(const App *app, Text *names, Text *fault);
// How many packs it names.
int app_packs_in_trouble(const App *app);
// A pack that the game goes on without, and why, as a sentence.
#define TROUBLED_MAX 12
typedef struct TroubledPack {
    PackTrouble trouble;
    LeftOut left_out; // with PACK_IS_BROKEN
    char title[PACK_TITLE_MAX];
    char why[240];
} TroubledPack;
// Sets *packs to all of them that are not just changed, at most TROUBLED_MAX, and returns how many. Valid
// until the packs are read again. The first call takes a while: it finds out by trial whose fault it is.
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
    const char *same;            // MEASURE_SAME: what that means, in the report's words; else NULL
} Measure;

// Starts measuring how the pack changes the game: the enabled packs below it, with it and without it. deals:
// number of deals, 0: the default. Drops an earlier measurement.
void app_measure_pack(App *app, const Game *game, uint64_t deals);
// Plays on after the end or a stop: until so many deals in total, or, with `until` above 0, until what the
// pack changes is known to that, with `deals` as the limit (0: the usual one). The figures are those of as
// many deals played at once. Does nothing if there are no figures to go on from.
void app_measure_on(App *app, uint64_t deals, double until);
// The current progress. Layout is called for new figures and at the end; poll `done` in between.
Measure app_measure(const App *app);
void app_stop_measure(App *app); // keeps the figures so far
void app_drop_measure(App *app);
// Writes the report to the player's own files, in the format of `stardeck simulate --pack`. Sets `path` to
// the file. Returns false without figures, or with a sentence in `problem`.
bool app_save_measure(const App *app, Text *path, Text *problem);

#endif
