// SPDX-License-Identifier: MIT
// The data of Star Empires: races, units, action cards, maps, and the numbers of every phase. The engine
// knows no card, race or territory by name; it reads effects, unit properties and the map from the pack.
// Constant after loading.
#ifndef STARDECK_GAMES_STAR_EMPIRES_RULES_H
#define STARDECK_GAMES_STAR_EMPIRES_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define EMPIRES_SEATS 6
#define RACES_MAX 24
#define UNITS_MAX 10      // kinds of units
#define KINDS_MAX 40      // different action cards
#define DECK_MAX 96       // all cards of a pack, copies counted
#define SET_UNITS_MAX 120 // units of a set: those of two sets are counted in a byte
#define STACKS_MAX 160
#define STACKS_OPENED 152 // no move or building begins a further stack (numbers.h: empires_open_places)
#define MAPS_MAX 12
#define SETUPS_MAX 5        // setups of a map
#define PLACES_MAX 64       // territories of a map
#define TERRITORIES_MAX 200 // territories of all maps together
#define NEIGHBOURS_MAX 8
#define EFFECTS_MAX 3 // effects of a card
#define BATTLE_CARDS_MAX 8
#define DIE 6
#define PICTURE_MAX 48 // bytes of an artwork name

typedef enum UnitKind {
    UNIT_SHIP,
    UNIT_LEADER, // travels with ships
    UNIT_BASE    // a starbase: stays where it was built
} UnitKind;

typedef enum PlaceKind {
    PLACE_HOME,     // a system where a seat may begin
    PLACE_SYSTEM,   // can be explored, settled and controlled
    PLACE_SPACE,    // empty; starbases can be built there
    PLACE_NEBULA,   // a move ends there
    PLACE_WORMHOLE, // leads to every other one
    PLACE_SUPERNOVA // cannot be entered
} PlaceKind;

// When a card can be used; one bit each in CardDef.when.
typedef enum When {
    WHEN_MOVES,     // in the own move phase
    WHEN_REACT,     // when a move threatens its owner
    WHEN_SECURITY,  // when a card is aimed at its owner
    WHEN_ENIGMA,    // with a roll for an enigma
    WHEN_DIPLOMACY, // with a roll for diplomacy
    WHEN_BATTLE,    // committed in a battle
    WHEN_ANSWER,    // when its owner is attacked
    WHEN_BUILD,     // in the own building phase
    WHEN_AS         // in place of another card that the race allows (RaceDef.special)
} When;

// What an effect of a card does, a line each: its name here and in files, which keys go with it, and what it
// is for (About). How to add one: src/HOW-TO.md.
#define EMPIRES_OPS(X)                                                                                       \
    X(OP_MOVE, "move", "groups", "moves groups of units; when it reacts, one")                               \
    X(OP_FORCE, "force", "n per_ship", "gives force in a battle")                                            \
    X(OP_ROLL, "roll", "what n", "adds to a die")                                                            \
    X(OP_NEGATE_LOSS, "negate_loss", "n", "saves casualties, if the card is laid as ID:negate")              \
    X(OP_EXTRA_LOSS, "extra_loss", "n", "the other side loses so many units more")                           \
    X(OP_CALL_OFF, "call_off", "", "the own stack leaves the battle")                                        \
    X(OP_DISCARD, "discard", "n", "an opponent discards n cards")                                            \
    X(OP_RAID, "raid", "n", "an opponent collects n less the next time")                                     \
    X(OP_SHOW_HAND, "show_hand", "", "its owner looks at an opponent's hand")                                \
    X(OP_SHOW_STACK, "show_stack", "", "its owner looks at an opponent's stack")                             \
    X(OP_TAKE_CARD, "take_card", "n", "its owner takes n cards from an opponent, by lot")                    \
    X(OP_STEAL, "steal", "n", "its owner takes up to n credits from an opponent")                            \
    X(OP_REVOLT, "revolt", "", "a system with a minor race of an opponent becomes neutral")                  \
    X(OP_DRAW, "draw", "n", "its owner draws n cards")                                                       \
    X(OP_CREDITS, "credits", "n per_minor", "gives credits")                                                 \
    X(OP_CANCEL, "cancel", "", "stops a card that is aimed at its owner")                                    \
    X(OP_CANCEL_MOVE, "cancel_move", "", "stops a move that threatens its owner")                            \
    X(OP_PEACE, "peace", "", "the attacker can't attack its owner for the rest of the turn")                 \
    X(OP_AS_RACE, "as_race", "", "it stands for the cards that the race names under special")

typedef enum Op {
#define NAME(name, ...) name,
    EMPIRES_OPS(NAME)
#undef NAME
} Op;

typedef enum RollWhat {
    ROLL_ENIGMA,
    ROLL_DIPLOMACY
} RollWhat;

// What happens to a stack that fails an enigma.
typedef enum Consequence {
    CONSEQUENCE_DESTROY,
    CONSEQUENCE_RETREAT,
    CONSEQUENCE_MINOR_LOST // and the die is rolled again
} Consequence;

typedef struct CardEffect {
    uint8_t op;        // Op
    uint8_t n;         // how much, or how many
    uint8_t groups;    // OP_MOVE: how many groups it moves
    uint8_t per_ship;  // OP_FORCE: force for each ship of the own stack
    uint8_t per_minor; // OP_CREDITS: credits for each own system with a minor race
    uint8_t what;      // OP_ROLL: RollWhat
} CardEffect;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t copies;
    uint32_t when; // one bit per When
    uint8_t effect_count;
    CardEffect effect[EFFECTS_MAX];
    char picture[PICTURE_MAX];
} CardDef;

typedef struct UnitDef {
    char id[ID_MAX];
    uint8_t kind;   // UnitKind
    uint8_t count;  // in one set (EmpiresRules.unit_sets)
    uint8_t speed;  // UNIT_SHIP: steps in a move
    uint8_t force;  // in a battle, without a race's bonus
    uint8_t cost;   // credits
    uint8_t enigma; // added to an enigma roll if at least one such unit is in the stack
    char picture[PICTURE_MAX];
} UnitDef;

// Extra force of a unit, or of a card, in battles of a race.
typedef struct UnitBonus {
    uint8_t unit, n;
} UnitBonus;

typedef struct CardBonus {
    uint8_t card, n;
} CardBonus;

typedef struct RaceDef {
    char id[ID_MAX];
    uint8_t unit_bonus_count, card_bonus_count, special_count;
    UnitBonus unit_bonus[UNITS_MAX];
    CardBonus card_bonus[KINDS_MAX];
    uint8_t special[KINDS_MAX]; // cards that a wild card (WHEN_AS) may be used as
    int16_t start_credits;
    int16_t diplomacy_bonus; // added to diplomacy rolls
    int16_t minor_revenue;   // extra credits from each own system with a minor race; may be negative
    uint8_t system_force;    // extra force of its stacks in battles at a system
    uint8_t no_conquest;     // 1: may not conquer neutral minor races
    uint8_t assimilates;     // 1: takes over half of the casualties of battles it has won
    SeatStyle style;
    // Derived by prepare.
    uint8_t force[UNITS_MAX];     // force of each kind of unit, bonus included
    uint8_t strongest[UNITS_MAX]; // kinds of units, strongest first
    uint8_t bonus[KINDS_MAX];     // extra force of each card
    uint64_t specials;            // `special` as one bit per card
} RaceDef;

typedef struct TerritoryDef {
    char id[ID_MAX];
} TerritoryDef;

typedef struct PlaceDef {
    uint8_t territory, kind;                            // kind: PlaceKind
    int16_t x, y;                                       // in MapDef.width, height
    uint8_t neighbour_count, neighbour[NEIGHBOURS_MAX]; // territories
} PlaceDef;

typedef struct KindChange {
    uint8_t territory, kind; // kind: the PlaceKind it is instead
} KindChange;

// The homes, and changed territories, for one number of seats.
typedef struct MapSetup {
    uint8_t seats;
    uint8_t home_count, home[EMPIRES_SEATS]; // territories, in cyclic order
    uint8_t change_count;
    KindChange change[PLACES_MAX];
} MapSetup;

typedef struct MapDef {
    char id[ID_MAX];
    int16_t width, height; // of the ground on which places have coordinates; any unit
    uint8_t setup_count;
    MapSetup setup[SETUPS_MAX];
    uint8_t place_count;
    PlaceDef place[PLACES_MAX]; // in map order
} MapDef;

// A map prepared for a number of seats. Places are indexes into it, in map order; sets of places have one bit
// each.
typedef struct Chart {
    uint8_t map;                                     // NONE: the map is not for this number of seats
    uint8_t places, systems, homes;                  // how many of each
    uint8_t home[EMPIRES_SEATS];                     // places
    uint8_t kind[PLACES_MAX], territory[PLACES_MAX]; // by place; kind: PlaceKind
    uint8_t place_of[TERRITORIES_MAX];               // by territory; NONE: not on this map
    uint64_t near[PLACES_MAX];                       // neighbours, without supernovas
    uint8_t steps[PLACES_MAX][PLACES_MAX]; // distance if nothing is in the way; worm holes take no step.
                                           // UINT8_MAX: no way
    uint64_t is_system, is_wormhole, is_nebula, is_nova;
} Chart;

// A number for each number of seats: `seats[4]` with four.
typedef struct BySeats {
    uint8_t seats[EMPIRES_SEATS + 1];
} BySeats;

typedef struct EmpiresRules {
    uint8_t card_count, race_count, unit_count, territory_count, map_count;
    CardDef card[KINDS_MAX];
    RaceDef race[RACES_MAX];
    UnitDef unit[UNITS_MAX];
    TerritoryDef territory[TERRITORIES_MAX];
    MapDef map[MAPS_MAX];
    uint8_t draw, first_draw;    // cards drawn each turn; in the very first turn with two seats
    uint8_t hand_limit;          // cards that may be kept after drawing
    uint8_t battle_cards;        // most cards of a side in a battle
    uint8_t start_units;         // units each seat begins with
    uint8_t second_seat_credits; // extra credits for the second of two seats
    BySeats unit_sets;
    BySeats truce;       // rounds in which no player may be attacked
    BySeats round_limit; // rounds after which the census decides; 0: none
    // A seat wins with a larger share of all systems than this: at the end of its turn; with VARIANT_HEGEMONY
    // at its beginning.
    uint8_t victory_percent, hegemony_percent;
    uint8_t home_revenue, terraform_revenue; // credits
    uint8_t home_garrison, garrison;         // force of a home system; of a colony or minor race
    uint8_t leader_force;                    // of a side with a leader against one without
    uint8_t starbase_force;                  // of a stack next to an own starbase
    uint8_t winner_loss_percent;             // of the loser's force: what the winner gives up
    uint8_t upkeep;                          // credits for each unit beyond the revenue
    uint8_t exile_turns;                     // turns without a system after which a seat is out
    uint8_t enigma_solved, enigma_from;      // least roll that solves an enigma; least die that finds one
    uint8_t diplomacy_joins;                 // least roll with which a minor race joins
    uint8_t diplomacy_barred;                // a failed roll with a die up to this bars from diplomacy
    // By die - 1: credits from the resources and the minor race found (`minor` 0: none); the Consequence of a
    // failed enigma.
    uint8_t resources[DIE], minor[DIE], consequence[DIE];
    uint8_t colony_cost, shipyard_cost, terraform_cost; // credits
    // Derived by prepare.
    Chart chart[MAPS_MAX][EMPIRES_SEATS + 1]; // by map and number of seats
    uint8_t usual_map[EMPIRES_SEATS + 1]; // by number of seats: the first map that fits; NONE: there is none
    uint8_t as_race;                      // the first wild card; NONE: there is none
} EmpiresRules;

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_RACES,
    TABLE_UNITS,
    TABLE_TERRITORIES,
    TABLE_MAPS,
    TABLE_COUNT
};

// Variants (Game.variants), and numbers that players may agree on (Game.numbers).
enum {
    VARIANT_STANDARD,
    VARIANT_HEGEMONY,
    VARIANT_LONG,
    VARIANT_NO_TRUCE
};
enum {
    NUMBER_HEGEMONY,
    NUMBER_TRUCE,
    NUMBER_ROUND_LIMIT
};

// Verbs, with the Command fields each uses. Places are given as territories (indexes into the pack), units as
// counts per kind in `list`. Cards are given by their function: the index of the card they are used as, in
// lists with CARD_MARKED for the second use of a battle card.
typedef enum EmpiresVerb {
    VERB_DISCARD, // card
    VERB_DRAW,
    VERB_MOVE, // card (omitted for further groups of the same card); from, to; list: units
    VERB_PLAY, // card; to_at: target seat; at: place
    VERB_END_MOVES,
    VERB_DONE,
    VERB_DECOYS,
    VERB_INTERCEPT, // from, to; list: units
    VERB_NONE,
    VERB_SECURITY,
    VERB_ACK,
    VERB_ROLL_BARE, // without its list; always refused
    VERB_ROLL,      // list: cards
    VERB_PASS,
    VERB_ATTACK,
    VERB_ATTACK_WITH, // list: cards
    VERB_MISSION,
    VERB_FIGHT,
    VERB_PEACE,
    VERB_COMMIT_BARE, // without its list; always refused
    VERB_COMMIT,      // list: cards
    VERB_LOSE,        // with: unit
    VERB_RETREAT,     // to
    VERB_BUILD_MARK,  // with: Mark; at
    VERB_BUILD,       // with: unit; at
    VERB_END_TURN,
    VERB_DISBAND, // with: unit; at
    VERB_CONCEDE,
    VERB_COUNT
} EmpiresVerb;

// What can be built on a system.
typedef enum Mark {
    MARK_COLONY,
    MARK_SHIPYARD,
    MARK_TERRAFORM,
    MARKS
} Mark;

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are checked.
enum {
    E_GAME_OVER = 1,
    E_NOT_YOUR_DECISION,
    E_PHASE,
    E_CHOICE,
    E_CARD,
    E_KIND,
    E_CARDS_MAX,
    E_TARGET,
    E_UNITS,
    E_MOVED,
    E_REACH,
    E_SITE,
    E_CREDITS,
    E_PILE,
    REFUSAL_COUNT
};

typedef enum PhaseKind {
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_EXPLORE,
    PHASE_ENIGMA,
    PHASE_DIPLOMACY,
    PHASE_BATTLE,
    PHASE_REVENUE,
    PHASE_BUILD,
    PHASE_UPKEEP,
    PHASE_CONTROL,
    PHASE_OVER
} PhaseKind;

typedef enum EndedBy {
    ENDED_SYSTEMS,
    ENDED_LAST,
    ENDED_ROUNDS,
    ENDED_HEGEMONY
} EndedBy;

// What the deciding seat is asked, a line each: its name here and in files ("decision.NAME.ask" is its text),
// how it is asked (Asked, engine/story.h), whether it is about a place, and which verbs answer it (BY,
// judge.c). How to add one: src/HOW-TO.md.
#define EMPIRES_ASKS(X)                                                                                      \
    X(ASK_NOTHING, "", ASKED_NOTHING, false, 0) /* the game is over */                                       \
    X(ASK_DRAW, "draw", ASKED_TURN, false, BY(DISCARD) | BY(DRAW) | BY(CONCEDE))                             \
    X(ASK_LIMIT, "limit", ASKED_SECRETLY, false, BY(DISCARD))                                                \
    X(ASK_MOVES, "moves", ASKED_TURN, false, BY(MOVE) | BY(PLAY) | BY(END_MOVES) | BY(CONCEDE))              \
    X(ASK_FLEET, "fleet", ASKED_SECRETLY, false, BY(MOVE) | BY(DONE))                                        \
    X(ASK_REACT, "react", ASKED_SECRETLY, false, BY(DECOYS) | BY(INTERCEPT) | BY(NONE))                      \
    X(ASK_SECURITY, "security", ASKED_SECRETLY, false, BY(NONE) | BY(SECURITY))                              \
    X(ASK_SHOWN, "shown", ASKED_SECRETLY, false, BY(ACK))                                                    \
    X(ASK_SABOTAGE, "sabotage", ASKED_SECRETLY, false, BY(DISCARD))                                          \
    X(ASK_ENIGMA, "enigma", ASKED_SECRETLY, true, BY(ROLL_BARE) | BY(ROLL))                                  \
    X(ASK_DIPLOMACY, "diplomacy", ASKED_SECRETLY, true, BY(ROLL_BARE) | BY(ROLL) | BY(PASS))                 \
    X(ASK_ENGAGE, "engage", ASKED_SECRETLY, true, BY(ATTACK) | BY(ATTACK_WITH) | BY(MISSION))                \
    X(ASK_MISSION, "mission", ASKED_SECRETLY, true, BY(MISSION) | BY(FIGHT))                                 \
    X(ASK_ANSWER, "answer", ASKED_SECRETLY, true, BY(PEACE) | BY(COMMIT_BARE) | BY(COMMIT))                  \
    X(ASK_COMMIT, "commit", ASKED_SECRETLY, true, BY(COMMIT_BARE) | BY(COMMIT))                              \
    X(ASK_SIEGE, "siege", ASKED_SECRETLY, true, BY(PASS) | BY(ATTACK) | BY(ATTACK_WITH))                     \
    X(ASK_CONQUER, "conquer", ASKED_SECRETLY, true, BY(PASS) | BY(ATTACK) | BY(ATTACK_WITH))                 \
    X(ASK_LOSE, "lose", ASKED_OPENLY, true, BY(LOSE))                                                        \
    X(ASK_RETREAT, "retreat", ASKED_OPENLY, true, BY(RETREAT))                                               \
    X(ASK_BUILD, "build", ASKED_TURN, false,                                                                 \
      BY(PLAY) | BY(BUILD_MARK) | BY(BUILD) | BY(END_TURN) | BY(CONCEDE))                                    \
    X(ASK_DISBAND, "disband", ASKED_SECRETLY, false, BY(DISBAND))

typedef enum AskKind {
#define NAME(name, ...) name,
    EMPIRES_ASKS(NAME)
#undef NAME
    ASK_COUNT
} AskKind;

// Events, a line each: its name, the key of its line in the log (NULL: it is routine or part of another
// event, and has none), what it reveals to its own seat and to all others (RevealKind, engine/event.h), and
// the Event fields it uses. `seat` is the seat that acts or is affected; row and to_row are places in map
// order, at and to_at kinds of units, unless stated otherwise. For stacks and groups that are not public,
// events give only the number of units and the strongest.
#define EMPIRES_EVENT_LIST(X)                                                                                \
    X(EVENT_TURN, NULL, NOTHING, NOTHING,                                                                    \
      "seat's turn begins; amount: round; spare 1: a round begins with it")                                  \
    X(EVENT_TRUCE, "event.truce", NOTHING, NOTHING,                                                          \
      "a round begins with seat's turn; amount: the last round of the truce, 0: it is over now")             \
    X(EVENT_PHASE, NULL, NOTHING, NOTHING, "seat; row: PhaseKind")                                           \
    X(EVENT_SHUFFLED, NULL, HIDDEN, HIDDEN, "amount: cards in the new deck")                                 \
    X(EVENT_DRAWN, NULL, DRAW, DRAW, "seat draws card (seen by that seat only)")                             \
    X(EVENT_DISCARDED, "event.discarded", NOTHING, HIDDEN, "seat discards card")                             \
    X(EVENT_PLAYED, "event.played", NOTHING, HIDDEN,                                                         \
      "seat uses card; to_at: function (the card it is used as); row: place or NONE; owner: target")         \
    X(EVENT_MOVES, NULL, NOTHING, HIDDEN,                                                                    \
      "seat: a group sets out from row to to_row; amount: units, at: the strongest")                         \
    X(EVENT_MOVED, "event.moved", NOTHING, HIDDEN, "the group has arrived; fields as above")                 \
    X(EVENT_STOPPED, "event.stopped", NOTHING, HIDDEN, "the group was stopped by owner")                     \
    X(EVENT_NO_ANSWER, NULL, HIDDEN, HIDDEN, "seat was asked about a move, security or peace, and declined") \
    X(EVENT_CANCELLED, "event.cancelled", NOTHING, HIDDEN, "seat cancelled a card aimed at it")              \
    X(EVENT_SHOWN_HAND, "event.shown_hand", HAND, HAND, "seat looks at owner's hand")                        \
    X(EVENT_SHOWN_STACK, "event.shown_stack", HAND, HAND, "seat looks at owner's stack at row")              \
    X(EVENT_RAIDED, "event.raided", NOTHING, NOTHING, "seat's next revenue is reduced, by amount in all")    \
    X(EVENT_STOLEN, "event.stolen", NOTHING, NOTHING, "seat steals amount credits from owner")               \
    X(EVENT_TAKEN, "event.taken", HAND, HAND, "seat takes card from owner (seen by both)")                   \
    X(EVENT_REVOLT, "event.revolt", NOTHING, NOTHING, "seat's system at row becomes neutral")                \
    X(EVENT_EXPLORED, "event.explored", HIDDEN, HIDDEN,                                                      \
      "seat explores row; amount: resources, amount2: minor race, amount3 1: an enigma")                     \
    X(EVENT_ROLLED, "event.rolled", HIDDEN, HIDDEN,                                                          \
      "seat rolls at row; to_row: RolledFor; amount: die, amount2: total, amount3: needed "                  \
      "(ROLLED_CONQUEST: both dice, and their product)")                                                     \
    X(EVENT_SOLVED, "event.solved", NOTHING, HIDDEN, "seat solves the enigma at row")                        \
    X(EVENT_DESTROYED, "event.destroyed", NOTHING, HIDDEN,                                                   \
      "seat's stack at row is destroyed; amount: units")                                                     \
    X(EVENT_MINOR_LOST, "event.minor_lost", NOTHING, HIDDEN, "the minor race at row dies out")               \
    X(EVENT_JOINED, "event.joined", NOTHING, HIDDEN, "the minor race at row joins seat")                     \
    X(EVENT_BARRED, "event.barred", NOTHING, HIDDEN, "seat is barred from diplomacy at row")                 \
    X(EVENT_ATTACKS, "event.attacks", HIDDEN, HIDDEN, "seat attacks owner (SEAT_NONE: a minor race) at row") \
    X(EVENT_OFFERS, "event.offers", NOTHING, HIDDEN, "seat offers owner a mission at row")                   \
    X(EVENT_MISSION, "event.mission", NOTHING, HIDDEN, "seat accepts owner's mission at row")                \
    X(EVENT_FIGHTS, "event.fights", HIDDEN, HIDDEN, "seat declines the mission and fights")                  \
    X(EVENT_PEACE, "event.peace", NOTHING, HIDDEN,                                                           \
      "seat makes peace: owner can't attack it for the rest of the turn")                                    \
    X(EVENT_COMMITTED, NULL, NOTHING, HIDDEN, "seat has committed its battle cards, face down")              \
    X(EVENT_FORCES, "event.forces", HIDDEN, HIDDEN,                                                          \
      "at row: amount: force of the attacker seat, amount2: of the defender owner")                          \
    X(EVENT_CALLED_OFF, "event.called_off", NOTHING, HIDDEN, "seat leaves the battle at row")                \
    X(EVENT_WON, "event.won", NOTHING, HIDDEN, "seat (SEAT_NONE: a minor race) wins against owner at row")   \
    X(EVENT_LOST, "event.lost", NOTHING, HIDDEN, "seat loses a unit of kind at, at row")                     \
    X(EVENT_SAVED, "event.saved", NOTHING, HIDDEN, "seat gets it back")                                      \
    X(EVENT_RETREATED, "event.retreated", NOTHING, HIDDEN,                                                   \
      "seat retreats from row to to_row; amount: units, at: the strongest")                                  \
    X(EVENT_ASSIMILATED, "event.assimilated", HIDDEN, HIDDEN,                                                \
      "seat takes over owner's unit of kind at, at row")                                                     \
    X(EVENT_REVENUE, "event.revenue", NOTHING, NOTHING,                                                      \
      "seat receives amount credits, reduced by amount2 by raids; amount3: credits now")                     \
    X(EVENT_EARNED, "event.earned", NOTHING, HIDDEN,                                                         \
      "seat receives amount credits for a card; amount3: credits now")                                       \
    X(EVENT_BUILT, "event.built", NOTHING, HIDDEN,                                                           \
      "seat builds a unit at row; at: its kind if public, else NONE; amount: cost; amount3: credits now")    \
    X(EVENT_BUILT_MARK, "event.built_mark", NOTHING, HIDDEN,                                                 \
      "seat builds Mark to_row at row; amount: cost; amount3: credits now")                                  \
    X(EVENT_UPKEEP, "event.upkeep", NOTHING, NOTHING,                                                        \
      "seat pays amount; amount2: units to disband; amount3: credits now")                                   \
    X(EVENT_DISBANDED, "event.disbanded", NOTHING, HIDDEN, "seat disbands a unit of kind at, at row")        \
    X(EVENT_CONTROLS, "event.controls", NOTHING, NOTHING,                                                    \
      "seat takes control of row; owner: its previous owner")                                                \
    X(EVENT_CONCEDED, "event.conceded", NOTHING, HIDDEN, "seat concedes")                                    \
    X(EVENT_ELIMINATED, "event.eliminated", NOTHING, HIDDEN, "seat is out of the game")                      \
    X(EVENT_CENSUS, NULL, NOTHING, NOTHING, "amount: systems counted for seat")                              \
    X(EVENT_CHOICE, NULL, NOTHING, NOTHING, "seat has to decide; to_row: AskKind; row: place or NONE")       \
    X(EVENT_OVER, "event.over", HIDDEN, HIDDEN, "seat wins; row: EndedBy")

typedef enum EmpiresEvent {
#define NAME(name, ...) name,
    EMPIRES_EVENT_LIST(NAME)
#undef NAME
    EVENT_COUNT
} EmpiresEvent;

typedef enum RolledFor {
    ROLLED_ENIGMA,
    ROLLED_CONSEQUENCE,
    ROLLED_DIPLOMACY,
    ROLLED_CONQUEST
} RolledFor;

// A position set up by hand (a scenario's "setup"). Races and territories are indexed as in EmpiresRules.
typedef struct GivenSeat {
    uint8_t home;   // a territory; NONE: the seat's home of the map
    uint8_t given;  // 1: the setup names this race
    uint8_t alive;  // 0: out of the game
    uint8_t raid;   // credits by which its next revenue is reduced
    uint8_t exile;  // turns it has been without a system
    uint8_t census; // systems counted in the last round (EVENT_CENSUS)
    int16_t credits;
    uint8_t hand_count, hand[DECK_MAX];
} GivenSeat;

typedef struct GivenStack {
    uint8_t unit[UNITS_MAX]; // number of each kind
} GivenStack;

typedef struct GivenStacks {
    GivenStack race[RACES_MAX];
} GivenStacks;

typedef struct GivenSystem {
    uint8_t explored, enigma;                // 1: yes
    uint8_t given;                           // 1: the setup names this system
    uint8_t resources;                       // 0 to 3; NONE: 1 if it is explored and no home, else 0
    uint8_t minor;                           // credits from its minor race, 1 to 3; 0: none
    uint8_t owner;                           // race; NONE: neutral; UNKNOWN: not given
    uint8_t colony, shipyard, terraform;     // 1: built
    uint8_t barred_count, barred[RACES_MAX]; // races barred from diplomacy there
} GivenSystem;

typedef struct EmpiresPosition {
    uint8_t round;  // from 1
    uint8_t active; // a race; NONE: the seat that begins
    uint8_t phase;  // PhaseKind
    GivenSeat race[RACES_MAX];
    GivenStacks at[TERRITORIES_MAX];
    GivenSystem system[TERRITORIES_MAX];
    // Deck top first, cards not named follow below; discard pile bottom first.
    uint8_t deck_count, deck[DECK_MAX], discard_count, discard[DECK_MAX];
} EmpiresPosition;

// schema.c
extern const Table empires_tables[TABLE_COUNT];
#define EMPIRES_PACK_FILES 5
extern const PackFile empires_pack_files[EMPIRES_PACK_FILES];
extern const Schema empires_position_schema; // in position_schema.c
// Words of PlaceKind, PhaseKind, Mark and AskKind; each list ends with NULL.
extern const char *const empires_place_words[], *const empires_phase_words[], *const empires_mark_words[],
                                                                                  *const empires_ask_words[];

void empires_prepare(void *rules, Faults *faults);              // Game.prepare
void empires_prepare_maps(EmpiresRules *rules, Faults *faults); // maps.c: called by empires_prepare
extern const char *const empires_event_keys[];            // story.c: of the lines in the log, by EmpiresEvent
void empires_warnings(const void *rules, Faults *faults); // Game.warnings
bool empires_picture(const void *rules, int number, Text *path, Text *files, Text *problem); // Game.picture
extern const char *const empires_texts[];                                                    // Game.texts
extern const About empires_key_docs[]; // Game.about, in key_docs.c

static inline bool card_can(const CardDef *card, When when) {
    return (card->when >> when & 1u) != 0;
}

// The card's effect of that kind; NULL if it has none. Points into `card`.
static inline const CardEffect *card_effect(const CardDef *card, Op op) {
    for (int i = 0; i < card->effect_count; i++)
        if (card->effect[i].op == op)
            return &card->effect[i];
    return NULL;
}

#endif
