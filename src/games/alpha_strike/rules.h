// SPDX-License-Identifier: MIT
// The part that is data: cards, ships and numbers as cards/alpha_strike/*.json give them, and the numbers of
// verbs, refusals and events. What a card does is composed from the small vocabulary below; no card is known
// by name in C. The words in brackets are the JSON words; cards/alpha_strike/README.md explains each.
// Constant once loaded.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_RULES_H
#define STARDECK_GAMES_ALPHA_STRIKE_RULES_H

#include "engine/command.h"
#include "engine/style.h"
#include "games/alpha_strike/alpha_strike.h"

#define STRIKE_SEATS 4  // the game's own number: arrays for more would only cost
#define DESIGNS_MAX 48  // cards that differ
#define DECK_MAX 80     // with all copies
#define SHIPS_MAX 8     // to choose from
#define ABILITIES_MAX 4 // of one card or ship
#define DOINGS_MAX 4    // of one ability
#define HULL_MOST 10    // points of hull of any ship
#define STACK_MAX 12    // attacks that wait for each other; prepare refuses decks that could have more

// The three systems that take power (rules §3); TRACK_NONE where none is named.
typedef enum PowerTrack {
    TRACK_SHIELD,
    TRACK_WEAPON,
    TRACK_ENGINE,
    TRACKS,
    TRACK_CHOOSE = TRACKS, // [choose] in a pack: whoever plays the card names it
} PowerTrack;
#define TRACK_NONE NONE

typedef enum CardKind {
    KIND_ATTACK,
    KIND_ACTION,
    KIND_CRAFT,
    KIND_DEFENSE
} CardKind;

// What an attack is made of: defenses may ask for it. One bit each in `tags`.
typedef enum AttackTag {
    TAG_BEAM,
    TAG_GUIDED,
    TAG_FIELD,
    TAG_FLAK,
    TAG_CRAFT,
    TAGS
} AttackTag;

// When an ability acts (rules §7).
typedef enum Trigger {
    ON_PLAY,
    ON_HIT,
    ON_RESPOND,
    ON_TURN_START,
    ON_PASSIVE
} Trigger;

typedef enum Operation {
    OP_POWER,              // [power] `who`, `track`, `amount`
    OP_MOVE_POWER,         // [move_power] up to `amount` points between two own tracks
    OP_REPAIR,             // [repair] `amount`
    OP_DRAW,               // [draw] `amount` cards
    OP_COUNTER,            // [counter] the attack scores nothing
    OP_REDUCE,             // [reduce] `amount` less damage
    OP_COUNTER_ATTACK,     // [counter_attack] an attack card may be played against the attacker
    OP_DESTROY_CRAFT,      // [destroy_craft] the craft named with the attack
    OP_ATTACK_BONUS,       // [attack_bonus] `amount` more damage of own attacks with `tag`
    OP_ATTACK_AFTER_LAUNCH // [attack_after_launch] launching does not end the chance to attack
} Operation;

typedef struct Doing {
    uint8_t op;         // Operation
    uint8_t target;     // OP_POWER [who]: 1: the track of the ship attacked, 0: the own
    uint8_t track;      // OP_POWER: Track, or TRACK_CHOOSE
    uint8_t tag;        // OP_ATTACK_BONUS: AttackTag; NONE: any
    uint8_t max, count; // as the file says them; prepare makes them `amount`
    int16_t amount;     // how many, how much
} Doing;

typedef struct Ability {
    uint8_t on;          // Trigger
    uint8_t hull_max;    // only with the own hull this low; NONE: always
    uint8_t attack_tags; // only against attacks with one of these tags; 0: against any
    uint8_t count;
    Doing doing[DOINGS_MAX];
} Ability;

// The attack of a card, or the strike of a craft (rules §5).
typedef struct AttackDef {
    uint8_t damage, tags;
    uint8_t bypass;       // passes the shields
    uint8_t keep;         // a craft that stays in play
    uint8_t cost[TRACKS]; // of a strike
} AttackDef;

typedef struct CardDef {
    char id[ID_MAX];
    char no[8];   // printed number
    uint8_t kind; // CardKind
    uint8_t copies;
    uint8_t cost[TRACKS];
    uint8_t attacks; // `attack` is there
    AttackDef attack;
    uint8_t ability_count;
    Ability ability[ABILITIES_MAX];
    char picture[ID_MAX]; // what the drawing layer paints
    // Derived by prepare, so that the engine need not search abilities in its inner loops.
    uint8_t responds;      // may answer an attack
    uint8_t counters_with; // has OP_COUNTER_ATTACK
    uint8_t names_track;   // wants a track with it: `play` or `hit` with TRACK_CHOOSE
    uint8_t names_craft;   // has OP_DESTROY_CRAFT
    uint8_t moves;         // OP_MOVE_POWER: its most; 0: none
} CardDef;

typedef struct ShipDef {
    char id[ID_MAX];
    uint8_t hull;
    uint8_t start[TRACKS], increment[TRACKS];
    uint8_t ability_count;
    Ability ability[ABILITIES_MAX];
    SeatStyle style;
} ShipDef;

typedef struct StrikeRules {
    uint8_t card_count, ship_count;
    CardDef card[DESIGNS_MAX];
    ShipDef ship[SHIPS_MAX];
    uint8_t hand_size, track_max, hull_max, deck_size;
    uint8_t skips_first_allocation;
    uint8_t meltdown_round[STRIKE_SEATS + 1]; // by number of seats
    uint8_t meltdown_step;
    // Derived by prepare.
    uint8_t stack_most; // attacks that can wait for each other with this deck
} StrikeRules;

// Variants, in the order of Game.variants.
enum {
    VARIANT_STANDARD,
    VARIANT_BY_THE_BOOK // nothing that the rules sheet does not say (rules §11)
};

// By the book: so many turns in a row without a loss of hull end the game as a draw.
static inline uint16_t strike_calm_most(const StrikeRules *rules) {
    return (uint16_t)(4 * rules->deck_size);
}

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_SHIPS,
    TABLE_COUNT
};

// Verbs in the order legal lists them. `card`: the design (NONE: none). Tracks stand in `from` (and `to`
// where power moves to, `at` then: how much); the seat attacked in `to`, the craft named in `with`.
typedef enum StrikeVerb {
    VERB_ALLOCATE, // from: Track; TRACK_NONE: none
    VERB_DISCARD,  // card; NONE: none
    VERB_DRAW,
    VERB_PLAY,    // card; from: the track named
    VERB_REROUTE, // "play" with from, to, at: the amount
    VERB_PASS,
    VERB_ATTACK,  // card; to: the seat; from: the track named; with: the craft named
    VERB_DEFEND,  // card; NONE: take the hit
    VERB_COUNTER, // card; NONE: none; from, with as for an attack
    VERB_END_TURN,
    VERB_CONCEDE,
    VERB_COUNT
} StrikeVerb;

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are found (rules §6).
enum {
    E_GAME_OVER = 1,
    E_NOT_YOUR_DECISION,
    E_ATTACK_FORBIDDEN, // a card was played in this turn
    E_ALREADY_PLAYED,   // one action or craft a turn
    E_PHASE,            // something else is due
    E_CARD,             // the card is not where the command needs it
    E_KIND,             // not this kind of card now
    E_TARGET,
    E_POWER,
    E_NOT_APPROPRIATE, // the defense does not work against this attack
    E_CHOICE,          // a missing or impossible track, amount or craft
    E_TRACK_FULL,
    REFUSAL_COUNT
};

// Events. `seat` is whoever acts or whom it happens to.
typedef enum StrikeEvent {
    EVENT_ROLL,    // seat; amount: what its die shows (for the start)
    EVENT_FIRST,   // seat begins the game
    EVENT_SHUFFLE, // the discard pile became the deck; amount: cards
    EVENT_DRAW,    // seat draws card (seen by it alone)
    EVENT_TURN,    // seat's turn begins; amount: turn, amount2: round; spare: 1: with it the round begins
    EVENT_PHASE,   // seat, row: StrikePhase that begins; for somebody to decide
    EVENT_POWER,   // seat: track `row` goes from amount to amount2; at: PowerWhy; card: by which (NONE).
                   // What is paid for a card comes right behind the event of that card
    EVENT_REPAIR,  // seat: hull from amount to amount2; card: by which (NONE: by the ship)
    EVENT_DISCARD, // seat: card from the hand
    EVENT_PLAY,    // seat: an action, card, to the discard pile
    EVENT_LAUNCH,  // seat: a craft, card
    EVENT_PASS,    // seat; row: the StrikePhase passed
    EVENT_ATTACK,  // seat attacks seat `to_row` with card; at: place in the stack from 0 (0: no counter
                   // attack); amount: damage with bonuses, amount2: the bonuses; row: the track named, to_at:
                   // the craft named (design); spare: 1: a craft that stays in play
    EVENT_DEFEND,  // seat: card against the newest attack, to the discard pile; at: 1: a craft
    EVENT_TAKE,    // seat takes the hit
    EVENT_COUNTERED,   // the newest attack, of seat, on seat `to_row`, scores nothing; card: of the attack
    EVENT_REDUCED,     // … loses damage: from amount to amount2
    EVENT_MAY_COUNTER, // seat may play an attack card against seat `to_row`
    EVENT_NO_COUNTER,  // seat does not
    EVENT_RESOLVE,     // the newest attack, card, of seat, on seat `to_row` lands or, at 1, is off the stack
                       // countered; to the discard pile; amount: the damage left, spare 1: the craft stays
    EVENT_SHIELD_HIT,  // seat: shields from amount to amount2
    EVENT_HULL_HIT,    // seat: hull from amount to amount2
    EVENT_CRAFT_LOST,  // seat: its launched craft, card, to the discard pile
    EVENT_MELTDOWN,    // amount: hull that every ship loses now; amount2: round
    EVENT_MELTED,      // seat: hull from amount to amount2
    EVENT_CONCEDE,     // seat gives up
    EVENT_DESTROYED,   // seat is out; amount: place that it takes; at: DestroyedBy
    EVENT_LOSE_CARD,   // seat, out: card to the discard pile, of its hand (at 0) or launched (at 1)
    EVENT_VOID,        // the attack, card, of seat on seat `to_row` is void; to the discard pile
    EVENT_OVER,        // seat has won; SEAT_NONE: a draw, after `amount` turns without a loss of hull
    EVENT_COUNT
} StrikeEvent;

// Why a track moves.
typedef enum PowerWhy {
    POWER_ALLOCATED,
    POWER_PAID,
    POWER_BY_CARD, // raised, moved or drained
} PowerWhy;

typedef enum DestroyedBy {
    DESTROYED_IN_FIGHT,
    DESTROYED_BY_MELTDOWN,
    DESTROYED_BY_ITSELF // conceded
} DestroyedBy;

// Where whoever is asked stands in the turn (rules §3.2 of the specification, §4 here).
typedef enum StrikePhase {
    PHASE_ALLOCATE,
    PHASE_DISCARD,
    PHASE_DRAW,
    PHASE_ACTION,
    PHASE_COMBAT,
    PHASE_RESPOND,
    PHASE_COUNTER,
    PHASE_END,
    PHASE_OVER,
    PHASE_COUNT
} StrikePhase;

// A game set up by hand (a scenario's "setup"), ships by their index in the rules.
typedef struct PositionShip {
    uint8_t power[TRACKS];
    uint8_t hull; // NONE: whole
    uint8_t alive;
    uint8_t hand_count, hand[DECK_MAX], craft_count, craft[DECK_MAX];
} PositionShip;

typedef struct StrikePosition {
    uint8_t first, active; // ships; NONE: the first seat, the seat `first`
    uint8_t turn, round;
    uint8_t last_loss; // the turn in which hull was lost last; by the book
    uint8_t phase;     // index into strike_given_phases
    PositionShip ship[SHIPS_MAX];
    uint8_t deck_count, deck[DECK_MAX];       // top first
    uint8_t discard_count, discard[DECK_MAX]; // bottom first
} StrikePosition;

// In schema.c.
extern const Table strike_tables[TABLE_COUNT];
#define STRIKE_PACK_FILES 3
extern const PackFile strike_pack_files[STRIKE_PACK_FILES];
extern const Schema strike_position_schema;
extern const uint8_t strike_given_phases[]; // StrikePhase of each phase that can be set up
// In prepare.c, doubts.c and pictures.c; see Game.
void strike_prepare(void *rules, Faults *faults);
void strike_doubts(const void *rules, Faults *faults);
bool strike_picture(const void *rules, int number, Text *path, Text *files, Text *problem);

extern const char *const strike_texts[];       // Game.texts, in texts.c
extern const About strike_about[];             // Game.about, in about.c
extern const char *const strike_track_words[]; // "shield" …; ends with NULL
extern const char *const strike_phase_words[]; // "allocate" …; ends with NULL
extern const char *const strike_tag_words[];   // "beam" …; ends with NULL
extern const char *const strike_kind_words[];  // "attack" …; ends with NULL

#endif
