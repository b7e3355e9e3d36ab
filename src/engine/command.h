// SPDX-License-Identifier: MIT
// Commands: everything a seat can do, as plain bytes that can be logged, hashed, compared and searched. Each
// game's verbs define what the fields mean; the verb table also gives the names used in files.
#ifndef STARDECK_ENGINE_COMMAND_H
#define STARDECK_ENGINE_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t Seat; // from 0, in table order

#define SEATS_MAX 6 // in any game; each game has its own limit
#define SEAT_NONE ((Seat)0xFF)
#define NONE ((uint8_t)0xFF)    // no card, row, position …
#define UNKNOWN ((uint8_t)0xFE) // a name or number in a file that doesn't exist here; games refuse it

typedef uint8_t Verdict; // VERDICT_OK or an index into Game.refusals: why a command is refused
#define VERDICT_OK ((Verdict)0)

#define COMMAND_LIST_MAX 16
#define COMMAND_MARKED 0x80u // flag of a card in `list` (CommandKey.mark)

// In views: a card this viewer may not know.
#define CARD_HIDDEN ((uint8_t)0xFD)

// Unused fields are NONE and unused list entries 0, so that equal commands are equal bytes. Places count from
// 0 here, from 1 in files and on screen.
typedef struct Command {
    uint8_t verb; // index into the game's verbs
    uint8_t card; // index into the pack's cards
    uint8_t with; // a second card
    uint8_t from; // a row, track …
    uint8_t at;   // a position in it
    uint8_t to;
    uint8_t to_at;
    uint8_t count;                  // used entries of `list`
    uint8_t list[COMMAND_LIST_MAX]; // cards, in order
} Command;

_Static_assert(sizeof(Command) == 8 + COMMAND_LIST_MAX, "commands are compared as bytes");

// A command with every field unused. Start from a copy of it: compilers write struct literals byte by byte,
// which is slower.
extern const Command command_unused;

// A command with this verb and every other field unused.
static inline Command command_of(uint8_t verb) {
    Command command = command_unused;
    command.verb = verb;
    return command;
}

// Byte order, as memcmp: negative, 0 or positive. Game.legal sorts by it.
int command_compare(const Command *a, const Command *b);

// How files write the value of a command's key.
typedef enum CommandKeyKind {
    KEY_CARD,    // a card's id
    KEY_CARDS,   // a list of card ids, stored in `list`
    KEY_PLACE,   // a whole number from 1, stored from 0
    KEY_DECLINE, // `"none": true`, meaning all fields are unused; nothing is stored
    KEY_ID,      // the id of a record of `table`
    KEY_COUNTS,  // an object, ids of `table` to numbers: record i is stored in list[i]
    KEY_WORD,    // one of `words`, stored as its index
    KEY_SEAT,    // the record of the seat table (faction, ship) that plays in the seat
    KEY_NUMBER,  // a whole number from `min` to `max`
    KEY_BOOL     // true or false, stored as 1 or 0
} CommandKeyKind;

typedef enum CommandField {
    COMMAND_CARD,
    COMMAND_WITH,
    COMMAND_FROM,
    COMMAND_AT,
    COMMAND_TO,
    COMMAND_TO_AT,
    COMMAND_LIST
} CommandField;

typedef struct CommandKey {
    const char *key;
    CommandKeyKind kind;
    CommandField field;
    // KEY_CARD, KEY_WORD: the word for "none" (stored as NONE); with it the key is mandatory. Else NULL.
    const char *none;
    const char *const *words; // KEY_WORD: ends with NULL
    uint8_t table;            // KEY_ID, KEY_COUNTS: index into Game.tables
    // KEY_NUMBER: the range, below UNKNOWN. KEY_COUNTS: each number named is at least `min`. `count` becomes
    // the number of records, at most COMMAND_LIST_MAX.
    uint8_t min, max;
    // KEY_CARDS: an entry may read "ID:MARK", which sets COMMAND_MARKED; only for packs of fewer than 126
    // cards. NULL: no marks.
    const char *mark;
} CommandKey;

#define VERB_KEYS_MAX 8

// Verbs next to each other in the table may share a name: a command in a file becomes the first of them whose
// keys and words all match. That way different keys can be stored in the same field.
typedef struct Verb {
    const char *name;               // the value of "do"
    CommandKey keys[VERB_KEYS_MAX]; // ends at the first with key NULL
    // Too many variants to list: `legal` gives some of them, the game accepts others too.
    bool sampled;
    // Declines a decision instead of using it. Random play rarely chooses it.
    bool passes;
    // Random play chooses it before anything else: it plays cards first.
    bool eager;
    // Gives up the game, which is always legal. Random play never chooses it.
    bool resigns;
    // Involves no decision: the interface gives it automatically, and undo takes it back together with the
    // command before it.
    bool follows;
} Verb;

// The byte of `command` that `field` names; not for COMMAND_LIST. The pointer lives as long as `command`.
uint8_t *command_field(Command *command, CommandField field);
uint8_t command_value(const Command *command, CommandField field);

#endif
