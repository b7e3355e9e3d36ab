// SPDX-License-Identifier: MIT
// Reads JSON objects into plain structs by the tables of engine/schema.h, and hashes the result. Strict:
// wrong types, missing and unknown keys, unknown words and ids, numbers out of range and so on are each
// reported at their position, and reading continues to find further faults.
#ifndef STARDECK_DATA_READER_H
#define STARDECK_DATA_READER_H

#include "data/json_doc.h"
#include "engine/catalog.h"

typedef struct Reader {
    const JsonDoc *doc;
    const Catalog *catalog; // its tables give the ids that references may name
    // One bit per table whose ids could not be read: references to it are not checked.
    uint32_t unknown_tables;
    Problems *problems;
} Reader;

// Reads object `node` into the zeroed struct `to`. `node` NULL is read as {} with no required keys:
// references become NONE, other values their Field.absent. False with problems; `to` is then partly filled
// and useless.
bool reader_read(const Reader *reader, const cJSON *node, const Schema *schema, void *to);

// First pass over a pack's file: registers the ids of its tables (only ids and record counts), so that
// references work in any order and across files. `to` is the zeroed rules struct that reader->catalog points
// to. Reports ids that are missing, malformed or duplicate. Returns one bit per table whose ids are not all
// known: because its list is missing, malformed or too long (which the second pass reports), empty (which the
// game reports, if it matters), or contains a faulty id.
uint32_t reader_register(const Reader *reader, const cJSON *node, const Schema *schema, void *to);

// True if each key of the record has an effect with the word the record has (Field.uses); otherwise problems.
// Part of reader_read.
bool reader_check_uses(const Reader *reader, const cJSON *record, const Schema *schema);

// For Field.uses: the field of the record whose word decides which other keys have an effect; NULL: all keys
// always do. Points into `schema`. The two functions below require one.
const Field *reader_chooser(const Schema *schema);
// True if the key has an effect with every word.
bool reader_common_key(const Schema *schema, const char *key);
// True if the key has an effect with word number `word`. `inside`: the key of the record that contains it;
// NULL: it belongs to the record itself.
bool reader_word_uses(const Schema *schema, size_t word, const char *inside, const char *key);

// Hashes all values in `from` that `schema` describes, field by field, so that padding, byte order and member
// order don't matter. Leaves out what rules never read: texts, colours, and lists of records with texts that
// form no table (a faction's own pictures).
uint64_t reader_hash(const Schema *schema, const Catalog *catalog, const void *from, uint64_t seed);
// Like reader_hash, for one record; what it refers to counts by its id instead of its index.
uint64_t reader_record_hash(const Schema *schema, const Catalog *catalog, const void *record);
// Whether the value at this path in what `schema` describes ("effects/1/amount", as PackChange.path) is
// hashed, or any part of it; not if the schema has no such key.
bool reader_hashes(const Schema *schema, const char *path);

#endif
