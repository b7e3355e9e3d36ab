// SPDX-License-Identifier: MIT
// Tables that describe plain structs: which JSON key fills which field, and which values are allowed. A game
// declares its cards, targets, rules and set-ups this way and needs no JSON code; src/data reads and checks
// files by these tables, so a new key is one line.
#ifndef STARDECK_ENGINE_SCHEMA_H
#define STARDECK_ENGINE_SCHEMA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Bytes of an id with its terminating zero. Ids consist of a-z 0-9 _ and start with a letter.
#define ID_MAX 32

typedef enum FieldKind {
    FIELD_ID,       // char[ID_MAX]: the record's own id, unique in its table; first member of the record
    FIELD_NUMBER,   // uint8_t: whole number from min to max
    FIELD_NUMBER16, // int16_t: whole number from min to max
    FIELD_BOOL,     // uint8_t: 0 or 1
    FIELD_WORD,     // uint8_t: index into `words`
    FIELD_WORDS,    // uint8_t: list of `words`, one bit each; at most 8 words
    FIELD_WORDS32,  // uint32_t: list of `words`, one bit each; at most 32 words
    FIELD_BITS,     // uint8_t: list of distinct whole numbers from 0 to max, one bit each
    FIELD_REF,      // uint8_t: index of the record of `table` with this id; NONE if absent
    // uint8_t[capacity]: list of ids of `table`, distinct unless `repeats`; length in count_offset
    FIELD_REFS,
    FIELD_COLOUR,  // uint32_t: "#RRGGBB" as 0xRRGGBB; NO_COLOUR if absent
    FIELD_TEXT,    // char[capacity]
    FIELD_RECORD,  // an object, read by `record`; an absent one counts as {} (see `present_offset`)
    FIELD_RECORDS, // list of at most `capacity` objects; length in count_offset, a uint16_t if it may be
                   // above 255
    // List of at most `capacity` objects, stored in a pool in the pack's struct: the index of the first goes
    // into a uint16_t, the length into count_offset. This way records can contain records of their own kind.
    FIELD_POOL,
    // Object with ids of `table` as keys; record->fields[0] reads the value of record i at i * stride.
    FIELD_BY_REF
} FieldKind;

struct Schema;

// Of a number: which values inside its range the game refuses nevertheless, because of another key of the
// record.
typedef struct Limit {
    const char *key;   // whose value is a word
    const char *words; // with which of them, separated by spaces; NULL: with all
    int32_t least;     // the number must not be below this
    bool no_zero;      // nor 0
} Limit;

// Of a word: that it goes with what a list of the same record holds. Where packs change the list, the word
// follows (data/layer_implied.h).
typedef struct Implied {
    const char *list;                    // key of the list, of objects
    const char *none;                    // the word if it is empty, and only then
    const char *key;                     // of its first entry, whose value is a word of `from`
    const char *const *from, *const *to; // the word is that of `to` at the same index; `from` ends with NULL
} Implied;

// Of a list of a record that is itself an entry of a list: what becomes of the record where packs leave fewer
// entries than it needs (data/layer_implied.h).
typedef struct Few {
    int least;          // so many are needed
    const char *inner;  // with one left: what it lists under this key takes the record's place; NULL: nothing
    const char *unless; // a record with this key stays, whatever is left; NULL: none does
} Few;

typedef struct Field {
    const char *key;
    FieldKind kind;
    bool required;
    bool skin;    // only affects looks: not part of the pack's hash (colours and texts never are)
    bool repeats; // FIELD_REFS: an id may occur more than once (copies of a card)
    // FIELD_RECORDS: each is a reference and a number; those that packs add to one that is there add up.
    bool adds_up;
    // FIELD_REFS: the record concerns all of them together, and is void if one of them is missing.
    bool together;
    // Value of a number, word or bool that is left out. For a reference NONE, or UNKNOWN to distinguish a
    // missing key from null.
    int16_t absent;
    int32_t min, max; // FIELD_NUMBER, FIELD_NUMBER16
    // FIELD_NUMBER, FIELD_NUMBER16: ends with a key of NULL; the first that holds counts. NULL: there are
    // none.
    const Limit *limits;
    const Implied *implied; // FIELD_WORD; NULL: it does not follow from anything
    const Few *few;         // FIELD_RECORDS, FIELD_POOL; NULL: it needs none, or nothing follows
    // FIELD_REF, FIELD_REFS, FIELD_BY_REF: index into Game.tables. FIELD_RECORDS: the table that these
    // records form, or NO_TABLE.
    uint8_t table;
    uint16_t capacity;     // FIELD_REFS, FIELD_RECORDS, FIELD_POOL, FIELD_TEXT
    uint32_t offset;       // of the value in its struct
    uint32_t count_offset; // of the uint8_t length (FIELD_REFS, FIELD_RECORDS, FIELD_POOL)
    // FIELD_RECORD, FIELD_RECORDS: of a uint8_t set to 1 if the key is present; 0: not needed.
    uint32_t present_offset;
    uint32_t stride;            // FIELD_RECORDS, FIELD_POOL, FIELD_BY_REF: bytes from one element to the next
    uint32_t pool_offset;       // FIELD_POOL: of the pool in the pack's struct
    uint32_t pool_count_offset; // FIELD_POOL: of the uint16_t with the number of elements in use
    uint16_t pool_capacity;     // FIELD_POOL: the most elements it holds
    const char *const *words;   // FIELD_WORD, FIELD_WORDS, FIELD_WORDS32: ends with NULL
    // FIELD_WORD: for each word, the other keys of the record that have an effect with it, separated by
    // spaces ("amount which"; "which/whose": only this key of the record "which"). A key listed for no word
    // has an effect with all. NULL: all keys do with all words. At most one field of a schema has this.
    const char *const *uses;
    const struct Schema *record;
    // FIELD_NUMBER at the top of a file: the number is the sum of a key over all records of a list in another
    // file: "FILE/LIST/KEY" ("deck.json/cards/copies"). Where a pack changes the records and says nothing
    // about the number, the number follows them (data/layer_sums.h). NULL: an ordinary number.
    const char *sum_of;
    // FIELD_RECORDS: an entry may be a plain string, short for an object with just this key, or null for an
    // empty one. NULL: entries must be objects.
    const char *shorthand;
} Field;

#define NO_TABLE ((uint8_t)0xFF)
#define NO_COLOUR 0xFFFFFFFFu

typedef struct Schema {
    const char *what; // "card", "target" …, for messages
    const Field *fields;
    size_t field_count;
} Schema;

// Explains a key or word, in English, to people who write packs: "card.power", "effect.do.steal" (name of the
// schema, key, word). Lists end with a key of NULL.
typedef struct About {
    const char *key, *text;
} About;

// Another name for a number of a record (data/record_numbers.h).
typedef struct NumberName {
    const char *name, *number;
} NumberName;

// Records with ids that other records, commands and set-ups refer to.
typedef struct Table {
    const char *what; // "card", "target", "faction"
    uint32_t offset;  // of the first record in the pack's struct; each record starts with char id[ID_MAX]
    uint32_t stride;
    uint32_t count_offset; // of the uint8_t number of records
    // The texts that language files give each record besides its name ("text" …), which may be empty; ends
    // with NULL. NULL: none.
    const char *const *texts;
    // The texts may have the record's numbers as placeholders; these by other names than their own. Ends with
    // a name of NULL. NULL: none.
    const NumberName *also;
} Table;

// A file of a pack: one JSON object, read into the pack's struct.
#define PACK_FILES_MAX 8 // files of a pack
typedef struct PackFile {
    const char *name; // "deck.json"
    const Schema *schema;
} PackFile;

#endif
