// SPDX-License-Identifier: MIT
// Lists what a pack changes in a game: which values, from what to what, in which file and line; what it adds
// and removes; and which of its changes are overridden by a higher pack.
#ifndef STARDECK_DATA_PACK_CHANGES_H
#define STARDECK_DATA_PACK_CHANGES_H

#include "data/layer_files.h"

typedef struct Game Game; // engine/game.h

typedef enum PackChangeKind {
    PACK_CHANGES_VALUE, // `before` or `after` NULL: not present
    PACK_ADDS_RECORD,   // a card, a target …
    PACK_TAKES_RECORD,
    PACK_CHANGE_KINDS
} PackChangeKind;

// Pointers are valid only during the call that passes it.
typedef struct PackChange {
    PackChangeKind kind;
    const char *what;     // the record's table ("card"), as used in language files; "": no record
    const char *id;       // the record's id; "": no record
    const char *path;     // in the record (else in the file), list places from 1: "power", "effects/1/amount"
    const char *language; // of a text ("de"); NULL: a value of the rules
    const char *before, *after; // as JSON; NULL for whole records
    const char *file;           // where the pack says so
    int line;
    // Where a higher pack overrides this ("top wins"), NULL: none does; and the value that then counts, as
    // JSON, NULL: removed, or a whole record.
    const char *above_file, *above;
    int above_line;
} PackChange;

typedef void (*PackChangeListener)(void *context, const PackChange *change);

// Reports all changes file by file in the game's order, then captains and texts by language. `pack` is the
// pack's index in `layers`: those below it are what it changes, those above may override it. False with
// problems if a file can't be read.
bool pack_changes(const Game *game, const Layers *layers, int pack, PackChangeListener hear, void *context,
                  Problems *problems);

// Reports in the same way what differs between two stacks of the game's cards in values that the rules read
// (reader_hash) and in captains, without texts and colours: `before` with the values of one, `after`, `file`
// and `line` with those of the other, in a record that both have or one adds; `file` of one that is not there
// any more is where it was. False with problems if a file can't be read.
bool pack_changes_between(const Game *game, const Layers *before, const Layers *after,
                          PackChangeListener hear, void *context, Problems *problems);

// A file that a pack brings for the program: a picture, a sound …
typedef struct PackFileChange {
    const char *path;  // "ships/vulcan-escort.svg"
    bool replaces;     // a lower layer has it too
    const char *above; // the folder of the topmost higher pack that has it too; NULL: none
    const char *below; // of the topmost lower one with this picture, unless the program has it; NULL: none
} PackFileChange;

typedef void (*PackFileListener)(void *context, const PackFileChange *change);

// Reports every file in folder number `pack` of `assets`, sorted by name, documentation left out. False if
// memory runs out.
bool pack_changes_files(const Layers *assets, int pack, PackFileListener hear, void *context);

#endif
