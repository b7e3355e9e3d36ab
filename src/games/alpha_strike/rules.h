// SPDX-License-Identifier: MIT
// The data of Alpha Strike: cards, ships and numbers as cards/alpha_strike/*.json define them, plus the
// numbers of verbs, refusals and events. Card effects are composed from the operations below; C code knows no
// card by name. Words in brackets are the JSON words, explained in cards/alpha_strike/README.md. Constant
// after loading.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_RULES_H
#define STARDECK_GAMES_ALPHA_STRIKE_RULES_H

#include "engine/command.h"
#include "engine/style.h"
#include "games/alpha_strike/alpha_strike.h"

#define STRIKE_SEATS 4   // the most this game allows; not SEATS_MAX, to keep the arrays small
#define DESIGNS_MAX 128  // different cards
#define DECK_MAX 160     // all copies counted; counts of cards are bytes
#define SHIPS_MAX 24     // ships to choose from
#define ABILITIES_MAX 4  // per card or ship
#define OPERATIONS_MAX 4 // per ability
#define HULL_MOST 10     // most hull points of a ship
#define STACK_MAX 32     // attacks waiting in the stack; the last of so many allows no counter attack

// The three power systems of a ship (rules §3); TRACK_NONE where none is named.
typedef enum PowerTrack {
    TRACK_SHIELD,
    TRACK_WEAPON,
    TRACK_ENGINE,
    TRACKS,
    TRACK_CHOOSE = TRACKS, // [choose] in a pack: named by the player of the card
} PowerTrack;
#define TRACK_NONE NONE

typedef enum CardKind {
    KIND_ATTACK, // attacks another ship from the hand
    KIND_ACTION, // acts when it is played
    KIND_CRAFT,  // is launched and stays in play
    KIND_DEFENSE // answers an attack
} CardKind;

// What an attack consists of; defenses may depend on it. One bit each in `tags`.
typedef enum AttackTag {
    TAG_BEAM,
    TAG_GUIDED,
    TAG_FIELD,
    TAG_FLAK,
    TAG_CRAFT,
    TAGS
} AttackTag;

// When an ability takes effect (rules §7).
typedef enum Trigger {
    ON_PLAY,       // an action card is played
    ON_HIT,        // an attack lands, not countered
    ON_RESPOND,    // a defense or craft answers an attack
    ON_TURN_START, // of a craft or ship: at the beginning of each own turn
    ON_PASSIVE     // of a craft or ship: always
} Trigger;

extern const char *const strike_trigger_words[], *const strike_operation_words[]; // end with NULL

// What an ability does, a line each: its name here and in files, and what it is for (About). Which keys and
// moments go with it says prepare.c. How to add one: src/HOW-TO.md.
#define STRIKE_OPERATIONS(X)                                                                                 \
    X(OP_POWER, "power", "changes a track by amount, which may be negative; needs who, track, amount")       \
    X(OP_MOVE_POWER, "move_power", "play: moves up to max points from one own track to another")             \
    X(OP_REPAIR, "repair", "raises the own hull by amount")                                                  \
    X(OP_DRAW, "draw", "draws count cards, beyond the hand size too")                                        \
    X(OP_COUNTER, "counter", "respond: the attack scores nothing")                                           \
    X(OP_REDUCE, "reduce", "respond: takes amount off the damage")                                           \
    X(OP_COUNTER_ATTACK, "counter_attack", "respond: an attack card may be played against the attacker")     \
    X(OP_DESTROY_CRAFT, "destroy_craft", "hit: the craft named with the attack goes to the discard pile")    \
    X(OP_ATTACK_BONUS, "attack_bonus",                                                                       \
      "passive: own attacks, with this tag if one is given, deal amount more")                               \
    X(OP_ATTACK_AFTER_LAUNCH, "attack_after_launch",                                                         \
      "passive: after a launch there may be an attack in the same turn")

typedef enum Operation {
#define NAME(name, ...) name,
    STRIKE_OPERATIONS(NAME)
#undef NAME
} Operation;

typedef struct Doing {
    uint8_t op;         // Operation
    uint8_t target;     // OP_POWER [who]: 1: the attacked ship's track, 0: the own track
    uint8_t track;      // OP_POWER: PowerTrack, or TRACK_CHOOSE
    uint8_t tag;        // OP_ATTACK_BONUS: AttackTag; NONE: any
    uint8_t max, count; // [max], [count] as read from the file; prepare copies them to `amount`
    int16_t amount;     // how much, or how many; negative for OP_POWER only
} Doing;

typedef struct Ability {
    uint8_t on;          // Trigger
    uint8_t hull_max;    // holds only if the own hull is at most this; NONE: always
    uint8_t attack_tags; // holds only against attacks with one of these tags; 0: any attack
    uint8_t count;       // of `doing`, done in order
    Doing doing[OPERATIONS_MAX];
} Ability;

// The attack of an attack card, or the strike of a craft (rules §5).
typedef struct AttackDef {
    uint8_t damage;       // points
    uint8_t tags;         // one bit per AttackTag
    uint8_t bypass;       // 1: ignores shields
    uint8_t keep;         // 1: the craft stays in play after its strike
    uint8_t cost[TRACKS]; // power for a craft's strike, by track; attack cards have CardDef.cost
} AttackDef;

typedef struct CardDef {
    char id[ID_MAX];
    char no[8];   // printed card number
    uint8_t kind; // CardKind
    uint8_t copies;
    uint8_t cost[TRACKS]; // power, by track
    uint8_t attacks;      // 1: `attack` is present
    AttackDef attack;
    uint8_t ability_count;
    Ability ability[ABILITIES_MAX];
    char picture[ID_MAX]; // name of the artwork
    // Derived by prepare, to avoid searching abilities in the inner loops.
    uint8_t responds;      // 1: can answer an attack
    uint8_t counters_with; // 1: has OP_COUNTER_ATTACK
    uint8_t names_track;   // 1: requires a named track: `play` or `hit` with TRACK_CHOOSE
    uint8_t names_craft;   // 1: has OP_DESTROY_CRAFT
    uint8_t moves;         // OP_MOVE_POWER: the most it may move; 0: it has none
} CardDef;

typedef struct ShipDef {
    char id[ID_MAX];
    uint8_t hull;                             // points it begins with, and can be repaired to
    uint8_t start[TRACKS], increment[TRACKS]; // power at the start; what an allocation adds
    uint8_t ability_count;
    Ability ability[ABILITIES_MAX];
    SeatStyle style;
} ShipDef;

typedef struct StrikeRules {
    uint8_t card_count, ship_count;
    CardDef card[DESIGNS_MAX];
    ShipDef ship[SHIPS_MAX];
    uint8_t hand_size;                        // cards that PHASE_DRAW fills the hand up to
    uint8_t track_max;                        // most power of a track
    uint8_t hull_max;                         // most hull of any ship
    uint8_t deck_size;                        // copies counted
    uint8_t skips_first_allocation;           // 1: the first seat allocates nothing in its first turn
    uint8_t meltdown_round[STRIKE_SEATS + 1]; // first round with a meltdown, by number of seats
    uint8_t meltdown_step;                    // hull lost in that round; each later one takes as much more
    // Derived by prepare.
    uint8_t stack_most; // most attacks that can wait in the stack with this deck
} StrikeRules;

// Variants, in the order of Game.variants.
enum {
    VARIANT_STANDARD,
    VARIANT_BY_THE_BOOK // only what the rules sheet says (rules §11)
};

// By the book: this many consecutive turns without hull loss end the game as a draw.
static inline uint16_t strike_calm_limit(const StrikeRules *rules) {
    return (uint16_t)(4 * rules->deck_size);
}

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_SHIPS,
    TABLE_COUNT
};

// Verbs in the order in which legal lists them, with the Command fields each uses. `card` is a design (NONE:
// none), `from` a track, `to` a seat; VERB_REROUTE moves `at` points from track `from` to track `to`.
typedef enum StrikeVerb {
    VERB_ALLOCATE, // from: PowerTrack; TRACK_NONE: no allocation
    VERB_DISCARD,  // card; NONE: no discard
    VERB_DRAW,
    VERB_PLAY,    // card; from: named track
    VERB_REROUTE, // printed as "play"; card, from, to, at
    VERB_PASS,
    VERB_ATTACK,  // card; to: attacked seat; from: named track; with: named craft
    VERB_DEFEND,  // card; NONE: take the hit
    VERB_COUNTER, // card; NONE: no counter attack; from, with as for an attack
    VERB_END_TURN,
    VERB_CONCEDE,
    VERB_COUNT
} StrikeVerb;

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are checked (rules §6).
enum {
    E_GAME_OVER = 1,
    E_NOT_YOUR_DECISION,
    E_ATTACK_FORBIDDEN, // a card was already played in this turn
    E_ALREADY_PLAYED,   // one action or craft per turn
    E_PHASE,            // not in this phase
    E_CARD,             // the card is not where the command needs it
    E_KIND,             // wrong kind of card
    E_TARGET,
    E_POWER,
    E_NOT_APPROPRIATE, // the defense does not work against this attack
    E_CHOICE,          // track, amount or craft missing or impossible
    E_TRACK_FULL,
    REFUSAL_COUNT
};

// Events, a line each: its name, the key of its line in the log (NULL: it is frequent or part of another
// event, and has none), what it reveals to its own seat and to all others (RevealKind, engine/event.h), and
// the Event fields it uses. `seat` is the seat that acts or is affected.
#define STRIKE_EVENT_LIST(X)                                                                                 \
    X(EVENT_ROLL, "event.roll", HIDDEN, HIDDEN, "seat; amount: its roll for the first turn")                 \
    X(EVENT_FIRST, "event.first", HIDDEN, HIDDEN, "seat begins the game")                                    \
    X(EVENT_SHUFFLE, "event.shuffle", NOTHING, NOTHING,                                                      \
      "the discard pile became the deck; amount: number of cards")                                           \
    X(EVENT_DRAW, NULL, DRAW, NOTHING, "seat draws card (seen by that seat only)")                           \
    X(EVENT_TURN, "event.turn", NOTHING, NOTHING,                                                            \
      "seat's turn begins; amount: turn, amount2: round; spare 1: a round begins with it")                   \
    X(EVENT_PHASE, NULL, NOTHING, NOTHING, "row: StrikePhase that begins; seat: who decides in it")          \
    X(EVENT_POWER, "event.power_up", NOTHING, NOTHING,                                                       \
      "seat: track `row` goes from amount to amount2; at: PowerWhy; card: the cause (NONE: none). Payment "  \
      "for a card directly follows the event of that card")                                                  \
    X(EVENT_REPAIR, "event.repair", NOTHING, NOTHING,                                                        \
      "seat: hull goes from amount to amount2; card: the cause (NONE: the ship itself)")                     \
    X(EVENT_DISCARD, "event.discard", NOTHING, HIDDEN, "seat discards card from the hand")                   \
    X(EVENT_PLAY, "event.play", NOTHING, HIDDEN,                                                             \
      "seat plays the action card, which goes to the discard pile")                                          \
    X(EVENT_LAUNCH, "event.launch", NOTHING, HIDDEN, "seat launches the craft card")                         \
    X(EVENT_PASS, NULL, NOTHING, HIDDEN, "seat; row: the StrikePhase it passes")                             \
    X(EVENT_ATTACK, "event.attack", NOTHING, HIDDEN,                                                         \
      "seat attacks seat to_row with card; at: index in the stack, 0 for a first attack, more for counter "  \
      "attacks; amount: damage with bonuses, amount2: the bonuses; row: named track, to_at: named craft "    \
      "(design); spare 1: a craft that stays in play")                                                       \
    X(EVENT_DEFEND, "event.defend", NOTHING, HIDDEN,                                                         \
      "seat answers the newest attack with card, which goes to the discard pile; at 1: a craft")             \
    X(EVENT_TAKE, "event.take", NOTHING, HIDDEN, "seat takes the hit")                                       \
    X(EVENT_COUNTERED, "event.countered", NOTHING, NOTHING,                                                  \
      "the newest attack (card, of seat, on seat to_row) is cancelled")                                      \
    X(EVENT_REDUCED, "event.reduced", NOTHING, NOTHING,                                                      \
      "the damage of that attack drops from amount to amount2")                                              \
    X(EVENT_MAY_COUNTER, NULL, NOTHING, NOTHING, "seat may counter attack seat to_row")                      \
    X(EVENT_NO_COUNTER, "event.no_counter", NOTHING, HIDDEN, "seat declines to counter attack")              \
    X(EVENT_RESOLVE, "event.resolve", NOTHING, NOTHING,                                                      \
      "the newest attack (card, of seat, on seat to_row) leaves the stack: it lands, or at 1: it was "       \
      "countered; its card goes to the discard pile unless spare 1: the craft stays; amount: damage left")   \
    X(EVENT_SHIELD_HIT, "event.shield_hit", NOTHING, NOTHING, "seat: shields drop from amount to amount2")   \
    X(EVENT_HULL_HIT, "event.hull_hit", NOTHING, NOTHING, "seat: hull drops from amount to amount2")         \
    X(EVENT_CRAFT_LOST, "event.craft_lost", NOTHING, NOTHING,                                                \
      "seat's launched craft card goes to the discard pile")                                                 \
    X(EVENT_MELTDOWN, "event.meltdown", NOTHING, NOTHING,                                                    \
      "amount: hull that every ship loses now; amount2: round")                                              \
    X(EVENT_MELTED, "event.melted", NOTHING, NOTHING, "seat: hull drops from amount to amount2")             \
    X(EVENT_CONCEDE, "event.concede", NOTHING, HIDDEN, "seat concedes")                                      \
    X(EVENT_DESTROYED, "event.destroyed", NOTHING, NOTHING,                                                  \
      "seat is out; amount: its final standing; at: DestroyedBy")                                            \
    X(EVENT_LOSE_CARD, NULL, NOTHING, HIDDEN,                                                                \
      "seat is out: card goes to the discard pile, from the hand (at 0) or from play (at 1)")                \
    X(EVENT_VOID, "event.void", NOTHING, NOTHING,                                                            \
      "the attack (card, of seat, on seat to_row) is void; its card goes to the discard pile unless spare "  \
      "1: the craft stays")                                                                                  \
    X(EVENT_OVER, "event.over", HIDDEN, HIDDEN,                                                              \
      "seat wins; SEAT_NONE: a draw after `amount` turns without hull loss")

typedef enum StrikeEvent {
#define NAME(name, ...) name,
    STRIKE_EVENT_LIST(NAME)
#undef NAME
    EVENT_COUNT
} StrikeEvent;

// Why the power of a track changes.
typedef enum PowerWhy {
    POWER_ALLOCATED,
    POWER_PAID,
    POWER_BY_CARD, // raised, moved or drained by an ability
} PowerWhy;

typedef enum DestroyedBy {
    DESTROYED_IN_FIGHT,
    DESTROYED_BY_MELTDOWN,
    DESTROYED_BY_ITSELF // conceded
} DestroyedBy;

// What the deciding seat has to do (rules §4).
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

// A position set up by hand (a scenario's "setup"). Ships are indexed as in StrikeRules.ship.
typedef struct PositionShip {
    uint8_t power[TRACKS]; // points
    uint8_t hull;          // points; NONE: undamaged
    uint8_t alive;         // 0: destroyed
    uint8_t hand_count, hand[DECK_MAX], craft_count, craft[DECK_MAX];
} PositionShip;

typedef struct StrikePosition {
    uint8_t first, active; // ships; NONE: first is seat 0's ship, active is `first`
    uint8_t turn, round;
    uint8_t last_loss; // by the book: the last turn in which hull was lost
    uint8_t phase;     // index into strike_given_phases
    PositionShip ship[SHIPS_MAX];
    uint8_t deck_count, deck[DECK_MAX];       // top first
    uint8_t discard_count, discard[DECK_MAX]; // bottom first
} StrikePosition;

// schema.c
extern const Table strike_tables[TABLE_COUNT];
#define STRIKE_PACK_FILES 3
extern const PackFile strike_pack_files[STRIKE_PACK_FILES];
extern const Schema strike_position_schema;
extern const uint8_t strike_given_phases[]; // the StrikePhase of each phase that can be set up
// prepare.c, warnings.c and pictures.c implement the Game fields of these names.
void strike_prepare(void *rules, Faults *faults);
void strike_warnings(const void *rules, Faults *faults);
bool strike_picture(const void *rules, int number, Text *path, Text *files, Text *problem);

extern const char *const strike_texts[];       // Game.texts
extern const About strike_key_docs[];          // Game.about, in key_docs.c
extern const char *const strike_event_keys[];  // story.c: of the lines in the log, by StrikeEvent
extern const char *const strike_track_words[]; // "shield" …; ends with NULL
extern const char *const strike_phase_words[]; // "allocate" …; ends with NULL
extern const char *const strike_tag_words[];   // "beam" …; ends with NULL
extern const char *const strike_kind_words[];  // "attack" …; ends with NULL

#endif
