// SPDX-License-Identifier: MIT
// Everything that can be said about a card pack without playing: the pack itself, its language files, the
// pictures it names, and what else speaks of its cards.
#ifndef STARDECK_DATA_PACK_LINT_H
#define STARDECK_DATA_PACK_LINT_H

#include "data/pack.h"

// All that was found, file after file in the order of the pack, each from top to bottom. Start with {0}.
typedef struct LintReport {
    Problem *item;
    int count, capacity;
    int errors, warnings; // of them
    bool failed;          // no memory: something is missing
} LintReport;

// One that is there already, word for word, is not added again.
void lint_report_add(LintReport *report, const Problem *problem);
void lint_report_finish(LintReport *report);

// What only the window knows. Any may be NULL: nobody looks at that.
typedef struct LintWindow {
    // Adds a warning for each text of the pack that does not fit its card.
    void (*fit)(const Catalog *catalog, const Layers *layers, const Layers *assets, const char *language,
                Problems *problems);
    // Checks the interface's words, which lie in the folders of assets, in a language that need not be there.
    void (*words)(const Layers *assets, const char *language, Problems *problems);
} LintWindow;

// Checks the pack of `game` in `folder` and adds what is wrong. English and German must be there with all
// texts that the game and its cards ask for; what other languages lack is a warning. Pictures, rules pages
// and lessons are looked for in `assets`; NULL: they are not looked at. `window` may be NULL.
void pack_lint(const Game *game, const char *folder, const char *assets, const LintWindow *window,
               LintReport *report);

// The same for a pack upon others that are good. The texts that it has not are theirs, or in English; what
// German or a language that the pack speaks lacks is a warning.
void pack_lint_layers(const Game *game, const Layers *layers, const Layers *assets, const LintWindow *window,
                      LintReport *report);

// The pictures alone. `known`: what has been found already.
void pack_pictures_check(const Catalog *catalog, const PackSource *source, const Layers *assets,
                         const Problems *known, Problems *problems);

// What the pages of rules and the lesson below `assets` say of cards that this pack does not have, and in
// which of the languages there are none: warnings. Their examples are looked at only if the pack can be
// played. Faults of pages that do not come with the program are told.
void pack_guides_check(const Catalog *catalog, const char *folder, const Layers *assets,
                       const Languages *languages, bool playable, Problems *problems);

// New cards (and whatever else has ids) of the topmost layer that a layer between it and the lowest brings
// too: a warning for each.
void pack_shadow_check(const Game *game, const Layers *layers, Problems *problems);

// Where the hint of a message begins ("did you mean …", "Allowed: …"); at its end if it has none.
const char *lint_hint(const char *message);

#endif
