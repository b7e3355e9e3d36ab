// SPDX-License-Identifier: MIT
// Descriptions of plain structs as data: which JSON key goes into which field, and what is allowed there. A
// game declares its cards, targets, rules and set-ups with these tables and needs no JSON of its own;
// src/data reads, checks and reports by them, so that a new key is one line in one table.
#ifndef STARDECK_ENGINE_SCHEMA_H
#define STARDECK_ENGINE_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ID_MAX 32 // bytes of an id with its terminating zero; ids are a-z 0-9 _ and start with a letter

typedef enum FieldKind {
    FIELD_ID,       // char[ID_MAX]: the record's own id, unique in its table; first member of the record
    FIELD_NUMBER,   // uint8_t: whole number from min to max
    FIELD_NUMBER16, // int16_t: the same, larger and negative too
    FIELD_BOOL,     // uint8_t: 0 or 1
    FIELD_WORD,     // uint8_t: index into `words`
    FIELD_WORDS,    // uint8_t: list of `words`, one bit each; at most 8 words
    FIELD_WORDS32,  // uint32_t: the same, at most 32 words
    FIELD_BITS,     // uint8_t: list of whole numbers from 0 to max, each at most once, one bit each
    FIELD_REF,      // uint8_t: index of the record of `table` with this id; NONE when absent
    FIELD_REFS,    // uint8_t[capacity]: list of ids of `table`, each at most once unless it `repeats`; number
                   // into count_offset
    FIELD_COLOUR,  // uint32_t: "#RRGGBB" as 0xRRGGBB; NO_COLOUR when absent
    FIELD_TEXT,    // char[capacity]
    FIELD_RECORD,  // an object, read by `record`; an absent one is as if it were {} (see `present_offset`)
    FIELD_RECORDS, // list of objects, `capacity` of them at most; number into count_offset
    FIELD_POOL,  // list of objects, `capacity` of them at most, in a pool of the pack's struct: the place of
                 // the first one there into a uint16_t, their number into count_offset. So records can hold
                 // records of their own kind
    FIELD_BY_REF // object with ids of `table` as keys; the value of id i is read by record->fields[0] at i *
                 // stride
} FieldKind;

struct Schema;

typedef struct Field {
    const char *key;
    FieldKind kind;
    bool required;
    bool skin;        // dresses up only: left out of the pack's hash, as colours and texts are
    bool repeats;     // FIELD_REFS: an id may stand there more than once (copies of a card)
    bool together;    // FIELD_REFS: the record is about all of them together, and about nothing without one
    int16_t absent;   // value of a number, word or bool that is left out; of a reference NONE, or UNKNOWN
                      // where that is asked for, so that null means something else than leaving it out
    int32_t min, max; // FIELD_NUMBER, FIELD_NUMBER16
    uint8_t table;    // FIELD_REF, FIELD_REFS, FIELD_BY_REF: index into Game.tables. FIELD_RECORDS: the table
                      // these records make up, or NO_TABLE
    uint16_t capacity;       // FIELD_REFS, FIELD_RECORDS, FIELD_POOL, FIELD_TEXT
    uint32_t offset;         // of the value in its struct
    uint32_t count_offset;   // of the uint8_t that gets the number (FIELD_REFS, FIELD_RECORDS, FIELD_POOL)
    uint32_t present_offset; // FIELD_RECORD, FIELD_RECORDS: of a uint8_t set to 1 if the key is there; 0: not
                             // wanted
    uint32_t stride;         // FIELD_RECORDS, FIELD_POOL, FIELD_BY_REF: bytes from one element to the next
    uint32_t pool_offset;    // FIELD_POOL: of the pool in the pack's struct …
    uint32_t pool_count_offset; // … of the uint16_t with the number of its elements …
    uint16_t pool_capacity;     // … and how many there may be
    const char *const *words;   // FIELD_WORD, FIELD_WORDS, FIELD_WORDS32: ends with NULL
    // FIELD_WORD: which other keys of the record do something with this word, by word, with a space between
    // them ("amount which"; "which/whose": of the record "which" this key alone). Keys that no word names go
    // with every one. NULL: all do. At most one field of a record has it.
    const char *const *uses;
    const struct Schema *record;
    const char *shorthand; // FIELD_RECORDS: a text stands for an entry with nothing but this key, null for an
                           // empty one; NULL: entries are objects
} Field;

#define NO_TABLE ((uint8_t)0xFF)
#define NO_COLOUR 0xFFFFFFFFu

typedef struct Schema {
    const char *what; // "card", "target" …, for messages
    const Field *fields;
    size_t field_count;
} Schema;

// What a key or a word is for, in English, for people who write packs: "card.power", "effect.do.steal" (the
// name of the schema, the key, the word). Ends with a key of NULL.
typedef struct About {
    const char *key, *text;
} About;

// A table: records with ids that other records, commands and set-ups refer to.
typedef struct Table {
    const char *what; // "card", "target", "faction"
    uint32_t offset;  // of the first record in the pack's struct; each record starts with char id[ID_MAX]
    uint32_t stride;
    uint32_t count_offset; // of the uint8_t number of records
    // What language files say of each record besides its name ("text" …), where it may be empty; ends with
    // NULL. NULL: nothing.
    const char *const *texts;
    // The placeholders for which a record's texts get values, with a space between them ("amount hand").
    // NULL: none.
    const char *(*values)(const void *rules, uint8_t index);
} Table;

// A file of a pack: one JSON object, read into the pack's struct.
#define PACK_FILES_MAX 8 // of a pack
typedef struct PackFile {
    const char *name; // "deck.json"
    const Schema *schema;
} PackFile;

#endif
