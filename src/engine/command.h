// SPDX-License-Identifier: MIT
// Commands: everything a seat can do, as plain bytes to log, hash, compare and search. What the fields mean
// is up to each game's verbs; the verb table also gives the names under which commands stand in files.
#ifndef STARDECK_ENGINE_COMMAND_H
#define STARDECK_ENGINE_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t Seat; // 0 is the first seat in table order

#define SEATS_MAX 6 // of any game; each declares its own number for what it keeps
#define SEAT_NONE ((Seat)0xFF)
#define NONE ((uint8_t)0xFF)    // no card, row, position …
#define UNKNOWN ((uint8_t)0xFE) // a name, word or number in a file that means nothing here; games refuse it

typedef uint8_t Verdict; // VERDICT_OK or an index into Game.refusals: why a command is refused
#define VERDICT_OK ((Verdict)0)

#define COMMAND_LIST_MAX 16
#define COMMAND_MARKED 0x80u // of a card in a list (CommandKey.mark)

// In views: a card is there, but which one is not for this viewer.
#define CARD_HIDDEN ((uint8_t)0xFD)

// Unused fields are NONE, unused list entries 0, so that equal commands are equal bytes. Places count from 0
// here and from 1 in files and on screen.
typedef struct Command {
    uint8_t verb; // index into the game's verbs
    uint8_t card; // index into the pack's cards
    uint8_t with; // a second card
    uint8_t from; // a row, track …
    uint8_t at;   // a position in it
    uint8_t to;
    uint8_t to_at;
    uint8_t count;                  // how many entries of `list` are used
    uint8_t list[COMMAND_LIST_MAX]; // cards, in order
} Command;

_Static_assert(sizeof(Command) == 8 + COMMAND_LIST_MAX, "commands are compared as bytes");

// Nothing but unused fields. A command is best begun as a copy of it: compilers write literals byte by byte.
extern const Command command_unused;

// The command of this verb with every other field unused.
static inline Command command_of(uint8_t verb) {
    Command command = command_unused;
    command.verb = verb;
    return command;
}

// Order of bytes; what `legal` sorts by. Negative, 0 or positive as memcmp.
int command_compare(const Command *a, const Command *b);

// How a key of a command stands in a file.
typedef enum CommandKeyKind {
    KEY_CARD,    // a card's id
    KEY_CARDS,   // a list of card ids, into `list`
    KEY_PLACE,   // a whole number from 1, stored from 0
    KEY_DECLINE, // `"none": true`: all fields are unused; not stored
    KEY_ID,      // the id of a record of `table`
    KEY_COUNTS,  // an object with ids of `table` as keys and how many of each as values, into `list`: the
                // number of record i into list[i], so that `count` is the number of records (COMMAND_LIST_MAX
                // at most)
    KEY_WORD,   // one of `words`, stored as its index
    KEY_SEAT,   // who plays in that seat, by the id in the seat table (a faction, a ship)
    KEY_NUMBER, // a whole number from `min` to `max`
    KEY_BOOL    // true or false, stored as 1 or 0
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
    const char
        *none; // KEY_CARD, KEY_WORD: the word that stands for none (NONE); the key is then never left out
    const char *const *words; // KEY_WORD: ends with NULL
    uint8_t table;            // KEY_ID, KEY_COUNTS: index into Game.tables
    uint8_t min, max;         // KEY_NUMBER: below UNKNOWN. KEY_COUNTS: at least `min` of each that is named
    const char *mark; // KEY_CARDS: a card may stand there as "ID:MARK", which sets COMMAND_MARKED in its
                      // entry; only where a pack has fewer than 126 cards
} CommandKey;

#define VERB_KEYS_MAX 8

// Verbs that follow each other may have the same name: a command in a file is then the first of them that has
// all its keys, with the words that stand there. So what stands under different keys may share a field.
typedef struct Verb {
    const char *name;               // the value of "do"
    CommandKey keys[VERB_KEYS_MAX]; // ends at the first with key NULL
    bool sampled; // there are more of them than can be listed: legal gives some, the game accepts others too
    bool passes;  // lets a decision go by instead of using it: who plays at random does so rarely
    bool eager;   // nobody who plays at random does anything else before: cards are played first of all
    bool resigns; // gives the game up, which is legal all the time: nobody who plays by chance does so
    bool follows; // nothing is decided by it: whoever shows the game gives it at once, and takes it back
                  // along with what it followed
} Verb;

// The byte of `command` that `field` names (not for COMMAND_LIST).
uint8_t *command_field(Command *command, CommandField field);
uint8_t command_value(const Command *command, CommandField field);

#endif
