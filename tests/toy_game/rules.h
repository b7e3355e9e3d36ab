// SPDX-License-Identifier: MIT
// The rules' data: the contents of the pack's files, and the numbers of verbs, refusals and events.
#ifndef STARDECK_TESTS_TOY_GAME_RULES_H
#define STARDECK_TESTS_TOY_GAME_RULES_H

#include "core/faults.h"
#include "wreckers.h"

// The bit of SetupOptions.flags: ships with one point of hull (rules §2).
enum {
    FLAG_BRITTLE = 1
};

// Verbs in the order legal lists them. A card is in `card`, the seat it is played at in `from`, how many
// points of hull are repaired in `at`.
typedef enum WreckersVerb {
    VERB_REPAIR, // own turn: salvage into hull (rules §3)
    VERB_PLAY,   // own turn: a card at another ship
    VERB_DUMP,   // own turn: a card unused
    VERB_EVADE,  // drops a card that hides, or none
    VERB_GIVE,   // hands a card over
    VERB_PICK    // salvages a card that has been turned up
} WreckersVerb;

// Refusals (Verdict) besides VERDICT_OK.
enum {
    NOT_YOUR_TURN = 1, // another seat has to decide
    NOT_NOW,           // something else is due: the own turn, or another question
    NOT_IN_HAND,
    NOT_PLAYABLE, // the card does nothing when it is played (rules §4)
    BAD_TARGET,   // not another ship afloat
    EMPTY_HAND,   // it holds no card to hand over
    NOT_UP,       // no such card has been turned up
    CANT_REPAIR,  // the hull is whole, or there is not enough salvage
    BAD_CHOICE,   // anything else that is none
    UNKNOWN_CARD,
    GAME_OVER
};

typedef enum WreckersEvent {
    EVENT_TURN,    // seat: whose turn begins
    EVENT_DRAW,    // seat: draws card; seen by it alone
    EVENT_PLAY,    // seat: plays card at the ship of seat `row`
    EVENT_DUMP,    // seat: card
    EVENT_SPEND,   // seat: a salvaged card, for repairs
    EVENT_REPAIR,  // seat: amount: points of hull now
    EVENT_ASK,     // seat: is asked something; amount: index into the questions
    EVENT_ROLL,    // amount: what the die shows; amount2: what hits
    EVENT_EVADE,   // seat: drops card
    EVENT_HIT,     // seat: amount: points of hull left
    EVENT_SPILL,   // seat: loses card, of its hand (amount 0) or of its salvage (1)
    EVENT_LOST,    // seat
    EVENT_GIVE,    // seat: gives card to seat `row`; seen by both
    EVENT_TURN_UP, // card: from the deck
    EVENT_SALVAGE, // seat: card, from those turned up
    EVENT_OVER,    // the game ends
    EVENT_SHOW     // seat: card, of its hand at the end
} WreckersEvent;

#define KINDS_MAX 12 // cards that differ
#define DECK_MAX 60  // with all copies
#define SHIPS_MAX 8  // to choose from
#define DRIFT_MAX 4  // turned up at once

typedef enum CardDoes { // rules §4
    DOES_STORM,
    DOES_SHOOT,
    DOES_PULL,
    DOES_SIGNAL,
    DOES_HIDE,
    DOES_SHINE
} CardDoes;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t copies, rank, does;
    uint8_t amount; // of the die, for a storm
} CardDef;

typedef struct ShipDef {
    char id[ID_MAX];
} ShipDef;

typedef struct WreckersRules {
    uint8_t kind_count, ship_count;
    uint8_t hand, hull, repair_cost, turned_up;
    CardDef card[KINDS_MAX];
    ShipDef ship[SHIPS_MAX];
} WreckersRules;

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_SHIPS,
    TABLE_COUNT
};

// A set-up, as scenarios write it.
typedef struct PositionCards {
    uint8_t count, card[DECK_MAX];
} PositionCards;

typedef struct WreckersPosition {
    uint8_t turn; // ship; NONE: the first
    uint8_t rest; // where cards lie that are named nowhere: in the deck (0), in the discard pile (1)
    uint8_t hull[SHIPS_MAX];                                 // NONE: whole
    PositionCards hand[SHIPS_MAX], salvage[SHIPS_MAX], deck; // the deck's top first
} WreckersPosition;

// In schema.c.
extern const Table wreckers_tables[TABLE_COUNT];
#define WRECKERS_FILES 3
extern const PackFile wreckers_files[WRECKERS_FILES];
extern const Schema wreckers_position_schema;
extern const char *const wreckers_texts[];          // Game.texts
void wreckers_prepare(void *rules, Faults *faults); // Game.prepare

#endif
