// SPDX-License-Identifier: MIT
// Everything that can be checked about a card pack without playing: the pack itself, its language files, the
// pictures it names, and other files that refer to its cards.
#ifndef STARDECK_DATA_PACK_LINT_H
#define STARDECK_DATA_PACK_LINT_H

#include "data/pack.h"
#include "data/pack_list.h"

// All findings, in the order of the pack's files, each from top to bottom. Initialize with {0};
// lint_report_finish frees it.
typedef struct LintReport {
    Problem *item;
    int count, capacity;
    int errors, warnings; // among `item`
    bool failed;          // out of memory: findings are missing
    int *slot;            // a hash table of the findings: indices from 1, 0 where free
    int slots;            // a power of two, or 0
} LintReport;

// Adds a copy, unless an identical one is already there.
void lint_report_add(LintReport *report, const Problem *problem);
void lint_report_finish(LintReport *report);
// How many of them keep a pack from being used (problem_keeps_out).
int lint_report_grave(const LintReport *report);

// Checks that need the window. Each may be NULL to skip it.
typedef struct LintWindow {
    // Adds a warning for each text of the pack that doesn't fit its card.
    void (*fit)(const Catalog *catalog, const Layers *layers, const Layers *assets, const char *language,
                Problems *problems);
    // Checks the interface's texts in the asset folders for a language, which may not exist.
    void (*words)(const Layers *assets, const char *language, Problems *problems);
} LintWindow;

// Checks the pack of `game` in `folder` and adds the findings. English and German must have all texts that
// the game and its cards need; gaps in other languages are warnings. Pictures, rules pages and lessons are
// looked up in `assets`; NULL skips them. `window` may be NULL.
void pack_lint(const Game *game, const char *folder, const char *assets, const LintWindow *window,
               LintReport *report);

// The same for a pack stacked on others that are good. It inherits the texts it lacks, or uses English; gaps
// in German or in a language the pack has are warnings.
void pack_lint_layers(const Game *game, const Layers *layers, const Layers *assets, const LintWindow *window,
                      LintReport *report);

// Where a pack is checked.
typedef struct LintPlace {
    const Game *const *games; // ends with NULL
    const char *cards;        // the folder of the games' own cards
    const char *assets;       // the program's own; NULL: pictures and the like are not checked
    const LintWindow *window; // may be NULL
} LintPlace;

// Checks the pack at index `at` of the list, beyond the faults it has already, for every game it is for, on
// top of the packs below it that are on and faultless; and its files: which of them nothing reads, and
// whether it changes anything.
void pack_lint_listed(const PackList *list, int at, const LintPlace *place, LintReport *report);

// Warns about files of that pack that nothing reads.
void pack_unread_check(const PackList *list, int at, const LintPlace *place, Problems *problems);
// True if that pack, which can be read, changes nothing.
bool pack_changes_nothing(const PackList *list, int at, const LintPlace *place);

// Checks only the pictures. Skips records with problems in `known`.
void pack_pictures_check(const Catalog *catalog, const PackSource *source, const Layers *assets,
                         const Problems *known, Problems *problems);

// Warns about rules pages and the lesson in `assets` that mention cards this pack doesn't have, and about
// languages that have no pages. Examples are checked only if the pack is `playable`. Reports faults of pages
// that don't belong to the program.
void pack_guides_check(const Catalog *catalog, const char *folder, const Layers *assets,
                       const Languages *languages, bool playable, Problems *problems);

// Warns about each new card (or other record) of the topmost layer that a layer between it and the lowest
// also adds.
void pack_duplicates_check(const Game *game, const Layers *layers, Problems *problems);

// The records that packs add. Owned by the caller; NULL if memory runs out.
typedef struct PackRecords PackRecords;
PackRecords *pack_records_create(void);
void pack_records_destroy(PackRecords *records); // accepts NULL
// Adds those of the pack in this layer, above the game's own in the lowest; warns about those that a pack
// before it has added too (`problems` NULL: no).
void pack_records_add(PackRecords *records, const Game *game, const Layers *layers, int layer,
                      Problems *problems);

// The start of the hint in a message ("did you mean …", "Allowed: …"): a pointer into `message`, at its end
// if it has none.
const char *lint_hint(const char *message);

#endif
