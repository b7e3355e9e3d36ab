// SPDX-License-Identifier: MIT
// Where each value of a record stands: the file and line that it came from, and what it was in the game's own
// cards before something was laid upon them.
#ifndef STARDECK_DATA_PACK_EXPLAIN_H
#define STARDECK_DATA_PACK_EXPLAIN_H

#include "data/pack_source.h"

typedef struct ExplainedValue {
    const char *what;     // the table of the record: "card"
    const char *language; // of a text ("de"); NULL: it is a value of the rules
    const char *path;     // in the record, entries from 1: "power", "effects/1/amount"
    const char *value;    // as JSON
    const char *file;
    int line;
    const char
        *was; // in the game's own files, as JSON, where it is another now; NULL: the same, or not there
    bool own; // it stands in the game's own files
} ExplainedValue;

typedef void (*ExplainHear)(void *context, const ExplainedValue *value);

// Tells every value of every record with this id, in the order of the files, then its texts, language by
// language. Returns how many records there are; what `value` points to is valid during the call only.
int pack_explain(const Game *game, const PackSource *source, const char *id, ExplainHear hear, void *context);

#endif
