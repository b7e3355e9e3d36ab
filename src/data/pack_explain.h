// SPDX-License-Identifier: MIT
// Explains the values of a record: the file and line each one comes from, and what it was in the game's own
// cards before packs changed it.
#ifndef STARDECK_DATA_PACK_EXPLAIN_H
#define STARDECK_DATA_PACK_EXPLAIN_H

#include "data/json_replaced.h"
#include "data/json_step.h"
#include "data/pack_source.h"

// Pointers are valid only during the call that passes it.
typedef struct ExplainedValue {
    const char *what;     // the record's table: "card"; "captain"; "key" of a file's own
    const char *language; // of a text ("de"); NULL: a value of the rules
    const char *path;     // in the record, list places from 1: "power", "effects/1/amount"
    const char *value;    // as JSON
    const char *file;
    int line;
    // As JSON, in the game's own files, if it was different there; NULL: the same, or not present.
    const char *was;
    bool same; // was the same in the game's own files, and a pack gives it again
    bool own;  // comes from the game's own files
    // The condition, as JSON, if it comes from a change of all records that match; NULL: it doesn't.
    const char *each;
    const char *when; // the other packs it needs: "with wild_cards"; NULL: none
    // How it came about, if layers gave it relative to what lay below (json_doc_steps); none otherwise.
    const JsonStep *step;
    int step_count;
    // What packs below it gave in its place, the uppermost first, without the game's own (`was`).
    const JsonReplaced *replaced;
    int replaced_count;
} ExplainedValue;

typedef void (*ExplainListener)(void *context, const ExplainedValue *value);

// Reports every value of every record with this id, captains too, file by file, and of what records say of it
// that have such lists of their own ("MAP/x" of a territory); the value of a file's own key of this name
// ("hand_size"); then the record's texts by language. Returns the number of such records and keys.
int pack_explain(const Game *game, const PackSource *source, const char *id, ExplainListener hear,
                 void *context);

// Appends why there is no record with this id, if a file takes it out, or speaks of one that does not count
// today. False: neither.
bool pack_explain_absence(const Game *game, const PackSource *source, const char *id, Text *out);

#endif
