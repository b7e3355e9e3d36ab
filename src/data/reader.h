// SPDX-License-Identifier: MIT
// Reads JSON objects into plain structs by the tables of engine/schema.h, and hashes what they hold. Strict:
// wrong types, missing and unknown keys, unknown words and ids, numbers out of range and so on are all
// reported, each at its own place, and reading goes on to find the next fault.
#ifndef STARDECK_DATA_READER_H
#define STARDECK_DATA_READER_H

#include "data/json_doc.h"
#include "engine/catalog.h"

typedef struct Reader {
    const JsonDoc *doc;
    const Catalog *catalog;  // its tables give the ids that references name
    uint32_t unknown_tables; // one bit a table whose ids could not be read: references to it are not judged
    Problems *problems;
} Reader;

// Reads object `node` into the zeroed struct `to`. `node` NULL is read as {} without asking for required
// keys: references become NONE and left-out values get their `absent`. False if anything was wrong; `to` is
// then partly filled and of no use.
bool reader_read(const Reader *reader, const cJSON *node, const Schema *schema, void *to);

// First pass over a file of a pack: registers the ids of the tables that the file fills (id and number only),
// so that references work in any order and across files. `to` is the zeroed rules struct, which
// reader->catalog must already point to. Reports ids that are missing, badly spelled or taken. Returns one
// bit a table whose ids are not all known, since its list is missing, is no list or is too long (the second
// pass reports that), is empty (which the game reports, if it minds), or one of them is faulty.
uint32_t reader_register(const Reader *reader, const cJSON *node, const Schema *schema, void *to);

// Does each key of the record do something with the word that the record has (Field.uses)? Part of reading
// it.
bool reader_check_uses(const Reader *reader, const cJSON *record, const Schema *schema);

// The field of the record whose word decides which other keys do something; NULL: all do, always. And does
// this key do something with its word? `inside`: a key of the record that is the value of this one; NULL: of
// the record itself.
const Field *reader_chooser(const Schema *schema);
// A key that goes with every word is common.
bool reader_common_key(const Schema *schema, const char *key);
bool reader_word_uses(const Schema *schema, size_t word, const char *inside, const char *key);

// Hash over all values in `from` that `schema` describes, field by field, so that padding, byte order and the
// order of struct members play no part. What rules never read is left out: texts, colours, and lists of
// records that carry texts without being a table (a faction's own pictures).
uint64_t reader_hash(const Schema *schema, const Catalog *catalog, const void *from, uint64_t seed);

#endif
