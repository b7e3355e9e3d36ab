// SPDX-License-Identifier: MIT
// What a pack changes of a game: which values, from what to what, in which file and line; what it adds and
// takes away; and what of it a pack above it changes again.
#ifndef STARDECK_DATA_PACK_CHANGES_H
#define STARDECK_DATA_PACK_CHANGES_H

#include "data/layers.h"

typedef struct Game Game; // engine/game.h

typedef enum PackChangeKind {
    PACK_CHANGES_VALUE, // `before` or `after` NULL: it is not there
    PACK_ADDS_RECORD,   // a card, a target …
    PACK_TAKES_RECORD,
    PACK_CHANGE_KINDS
} PackChangeKind;

typedef struct PackChange {
    PackChangeKind kind;
    const char *what; // the table of the record ("card"), as language files say it too; "": of no record
    const char *id;   // of the record; "": of none
    const char *path; // in the record, entries from 1: "power", "effects/1/amount"; of no record: in the file
    const char *language;       // of a text ("de"); NULL: it is a value of the rules
    const char *before, *after; // as JSON; of a record NULL
    const char *file;           // where the pack says it
    int line;
    // Where a pack above says something else ("top wins"); NULL: none does. What counts then, as JSON; NULL:
    // it is taken away, or of a record.
    const char *above_file, *above;
    int above_line;
} PackChange;

typedef void (*PackChangeHear)(void *context, const PackChange *change);

// Tells all of it, file by file as the game lists them, then captains and texts, language by language.
// `pack`: the pack's place in the layers, of which those below it are what it is laid upon and those above
// what lies upon it. What `change` points to is valid during the call only. False with problems: a file can't
// be read.
bool pack_changes(const Game *game, const Layers *layers, int pack, PackChangeHear hear, void *context,
                  Problems *problems);

// A file that a pack brings for the program: a picture, a sound …
typedef struct PackFileChange {
    const char *path;  // "ships/vulcan-escort.svg"
    bool replaces;     // there is one below it
    const char *above; // the folder of the topmost pack above it that has one too; NULL: none has
} PackFileChange;

typedef void (*PackFileHear)(void *context, const PackFileChange *change);

// Tells of every file in the folder at place `pack`, in the order of their names. False: no memory.
bool pack_changes_files(const Layers *assets, int pack, PackFileHear hear, void *context);

#endif
