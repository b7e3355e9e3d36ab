// SPDX-License-Identifier: MIT
// The numbers of a record by the names under which its texts show them, so that a card says what it does
// whatever a pack makes of its numbers. A name ends with the number's key: "damage". Of several numbers with
// this key the first is meant; another one is told by the way to it, of which as much is said as is needed:
// keys, places in lists (from 1), and words and ids that stand beside them: "cost.weapon",
// "abilities.2.amount", "goal.speed.min" (the "min" of the one of "goal" that has the word "speed"). A name
// that no number of the record has may be that of a number of the game ("leader_force" in game.json).
#ifndef STARDECK_DATA_RECORD_NUMBERS_H
#define STARDECK_DATA_RECORD_NUMBERS_H

#include "engine/catalog.h"
#include "engine/schema.h"

// A record of a catalog that could be read without faults.
typedef struct RecordAt {
    const Catalog *catalog; // NULL: none
    uint8_t table, index;
} RecordAt;

// The number with this name (`length` bytes). If several numbers fit, one that the files give has precedence
// over one whose key was left out, which has its default. False: there is none.
bool record_number(RecordAt record, const char *name, size_t length, int *value);

// The schema of the table's records; NULL: there is none.
const Schema *record_numbers_schema(const Game *game, uint8_t table);

// Calls `hear` with each number that was given, in the order of the schema, and the shortest name for it.
typedef void (*RecordNumberListener)(void *context, const char *name, int value);
void record_numbers_each(RecordAt record, RecordNumberListener hear, void *context);

#endif
