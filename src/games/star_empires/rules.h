// SPDX-License-Identifier: MIT
// The part of Star Empires that is data: races, units, action cards, maps, and the numbers of every phase. No
// card, race or territory is known to the engine by its name: it reads what cards do, what units are, and
// where territories lie.
#ifndef STARDECK_GAMES_STAR_EMPIRES_RULES_H
#define STARDECK_GAMES_STAR_EMPIRES_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define EMPIRES_SEATS 6
#define RACES_MAX 8
#define UNITS_MAX 10   // kinds of units
#define KINDS_MAX 40   // of action cards
#define DECK_MAX 96    // all cards of a pack, copies counted
#define STACKS_MAX 160 // all units of a pack, with both sets
#define MAPS_MAX 6
#define SETUPS_MAX 5        // of a map
#define PLACES_MAX 64       // territories of a map
#define TERRITORIES_MAX 200 // of all maps together
#define NEIGHBOURS_MAX 8
#define EFFECTS_MAX 3 // of a card
#define BATTLE_CARDS_MAX 8
#define DIE 6
#define PICTURE_MAX 48 // bytes of a picture's name

typedef enum UnitKind {
    UNIT_SHIP,
    UNIT_LEADER,
    UNIT_BASE
} UnitKind;

typedef enum PlaceKind {
    PLACE_HOME,
    PLACE_SYSTEM,
    PLACE_SPACE,
    PLACE_NEBULA,
    PLACE_WORMHOLE,
    PLACE_SUPERNOVA
} PlaceKind;

// When a card can be used; one bit each in CardDef.when.
typedef enum When {
    WHEN_MOVES,
    WHEN_REACT,
    WHEN_SECURITY,
    WHEN_ENIGMA,
    WHEN_DIPLOMACY,
    WHEN_BATTLE,
    WHEN_ANSWER,
    WHEN_BUILD,
    WHEN_AS // as another one
} When;

typedef enum Op {
    OP_MOVE,
    OP_FORCE,
    OP_ROLL,
    OP_NEGATE_LOSS,
    OP_EXTRA_LOSS,
    OP_CALL_OFF,
    OP_DISCARD,
    OP_RAID,
    OP_SHOW_HAND,
    OP_SHOW_STACK,
    OP_TAKE_CARD,
    OP_STEAL,
    OP_REVOLT,
    OP_DRAW,
    OP_CREDITS,
    OP_CANCEL,
    OP_CANCEL_MOVE,
    OP_PEACE,
    OP_AS_RACE
} Op;

typedef enum RollWhat {
    ROLL_ENIGMA,
    ROLL_DIPLOMACY
} RollWhat;

// What becomes of a stack that has failed at an enigma.
typedef enum Consequence {
    CONSEQUENCE_DESTROY,
    CONSEQUENCE_RETREAT,
    CONSEQUENCE_MINOR_LOST // and the die is rolled again
} Consequence;

typedef struct CardEffect {
    uint8_t op, n, groups, per_ship, per_minor, what;
} CardEffect;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t copies;
    uint32_t when; // one bit a When
    uint8_t effect_count;
    CardEffect effect[EFFECTS_MAX];
    char picture[PICTURE_MAX];
} CardDef;

typedef struct UnitDef {
    char id[ID_MAX];
    uint8_t kind, count, speed, force, cost;
    uint8_t enigma; // one in the stack adds so much to an enigma roll
    char picture[PICTURE_MAX];
} UnitDef;

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
    uint8_t special[KINDS_MAX]; // what a card that stands for others may be used as
    int16_t start_credits, diplomacy_bonus, minor_revenue;
    uint8_t system_force, no_conquest, assimilates;
    SeatStyle style;
    // Derived by prepare.
    uint8_t force[UNITS_MAX];     // of a unit, with the bonus
    uint8_t strongest[UNITS_MAX]; // kinds of units, from the strongest on
    uint8_t bonus[KINDS_MAX];     // force that a card gives more
    uint64_t specials;            // one bit a card
} RaceDef;

typedef struct TerritoryDef {
    char id[ID_MAX];
} TerritoryDef;

typedef struct PlaceDef {
    uint8_t territory, kind;
    int16_t x, y;
    uint8_t neighbour_count, neighbour[NEIGHBOURS_MAX]; // territories
} PlaceDef;

typedef struct KindChange {
    uint8_t territory, kind;
} KindChange;

// Who begins where, with so many seats.
typedef struct MapSetup {
    uint8_t seats;
    uint8_t home_count, home[EMPIRES_SEATS]; // territories, in cyclic order
    uint8_t change_count;
    KindChange change[PLACES_MAX];
} MapSetup;

typedef struct MapDef {
    char id[ID_MAX];
    int16_t width, height;
    uint8_t setup_count;
    MapSetup setup[SETUPS_MAX];
    uint8_t place_count;
    PlaceDef place[PLACES_MAX]; // in map order
} MapDef;

// A map as so many seats play on it, made ready by prepare. Places are numbered in map order; sets of places
// are one bit each.
typedef struct Chart {
    uint8_t map; // NONE: there is none for so many seats
    uint8_t places, systems, homes;
    uint8_t home[EMPIRES_SEATS];
    uint8_t kind[PLACES_MAX], territory[PLACES_MAX];
    uint8_t place_of[TERRITORIES_MAX];     // NONE: not on this map
    uint64_t near[PLACES_MAX];             // neighbours, without supernovas
    uint8_t steps[PLACES_MAX][PLACES_MAX]; // from one to another if nothing is in the way; worm holes are one
    uint64_t is_system, is_wormhole, is_nebula, is_nova;
} Chart;

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
    uint8_t draw, first_draw, hand_limit, battle_cards, start_units, second_seat_credits;
    BySeats unit_sets, truce, round_limit;
    uint8_t victory_percent, hegemony_percent;
    uint8_t home_revenue, home_garrison, garrison, terraform_revenue;
    uint8_t leader_force, starbase_force, winner_loss_percent;
    uint8_t upkeep, exile_turns;
    uint8_t enigma_solved, enigma_from, diplomacy_joins, diplomacy_barred;
    uint8_t resources[DIE], minor[DIE], consequence[DIE];
    uint8_t colony_cost, shipyard_cost, terraform_cost;
    // Derived by prepare.
    Chart chart[EMPIRES_SEATS + 1]; // by the number of seats
    uint8_t as_race;                // the first card that stands for others; NONE
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

// Variants, and numbers that may be agreed on.
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

// Verbs. Places are territories (indexes into the pack's). Units are counts of each kind in `list`. Cards
// that are used are functions: indexes of cards, in lists with CARD_MARKED for the second thing that a card
// of battles can do.
typedef enum EmpiresVerb {
    VERB_DISCARD, // card
    VERB_DRAW,
    VERB_MOVE, // card (not in a fleet's second and third move), from, to, list
    VERB_PLAY, // card; to_at: seat; at
    VERB_END_MOVES,
    VERB_DONE,
    VERB_DECOYS,
    VERB_INTERCEPT, // from, to, list
    VERB_NONE,
    VERB_SECURITY,
    VERB_ACK,
    VERB_ROLL_BARE, // without a list, which is refused
    VERB_ROLL,      // list
    VERB_PASS,
    VERB_ATTACK,
    VERB_ATTACK_WITH, // list
    VERB_MISSION,
    VERB_FIGHT,
    VERB_PEACE,
    VERB_COMMIT_BARE, // without a list, which is refused
    VERB_COMMIT,      // list
    VERB_LOSE,        // with: the unit
    VERB_RETREAT,     // to
    VERB_BUILD_MARK,  // with: Mark; at
    VERB_BUILD,       // with: the unit; at
    VERB_END_TURN,
    VERB_DISBAND, // with: the unit; at
    VERB_CONCEDE,
    VERB_COUNT
} EmpiresVerb;

// What is built upon a system.
typedef enum Mark {
    MARK_COLONY,
    MARK_SHIPYARD,
    MARK_TERRAFORM,
    MARKS
} Mark;

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are found.
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

// What whoever decides is asked.
typedef enum AskKind {
    ASK_NOTHING, // over
    ASK_DRAW,
    ASK_LIMIT,
    ASK_MOVES,
    ASK_FLEET,
    ASK_REACT,
    ASK_SECURITY,
    ASK_SHOWN,
    ASK_SABOTAGE,
    ASK_ENIGMA,
    ASK_DIPLOMACY,
    ASK_ENGAGE,
    ASK_MISSION,
    ASK_ANSWER,
    ASK_COMMIT,
    ASK_SIEGE,
    ASK_CONQUER,
    ASK_LOSE,
    ASK_RETREAT,
    ASK_BUILD,
    ASK_DISBAND,
    ASK_COUNT
} AskKind;

// Events. `seat` is whoever acts or whom it happens to; row and to_row are places (on the map, in its
// order), at and to_at kinds of units; numbers as they stand there. Of stacks and groups that do not lie open
// they say how many units there are and which is the strongest.
typedef enum EmpiresEvent {
    EVENT_TURN,        // seat's turn begins; amount: round; spare: 1: with it the round begins
    EVENT_PHASE,       // seat: row: PhaseKind
    EVENT_SHUFFLED,    // amount: cards of the new deck
    EVENT_DRAWN,       // seat draws card (seen by it alone)
    EVENT_DISCARDED,   // seat: card
    EVENT_PLAYED,      // seat uses card; to_at: as which card (function); row: place, NONE; owner: at whom
    EVENT_MOVES,       // seat: a group begins to move from row to to_row; amount: units, at: the strongest
    EVENT_MOVED,       // … and has come there
    EVENT_STOPPED,     // … and does not, because of owner
    EVENT_NO_ANSWER,   // seat was asked about a move, security or peace, and did nothing
    EVENT_CANCELLED,   // seat has stopped a card that was aimed at it
    EVENT_SHOWN_HAND,  // seat looks at owner's hand
    EVENT_SHOWN_STACK, // seat looks at owner's stack at row
    EVENT_RAIDED,      // seat will collect amount less
    EVENT_STOLEN,      // seat takes amount credits from owner
    EVENT_TAKEN,       // seat takes card from owner (seen by both)
    EVENT_REVOLT,      // the system at row, of seat, becomes neutral
    EVENT_EXPLORED,    // seat: row; amount: resources, amount2: minor race, amount3: 1: an enigma
    EVENT_ROLLED,      // seat: row; to_row: RolledFor; amount: the die (or dice), amount2: with all, amount3:
                       // needed
    EVENT_SOLVED,      // seat: row: the enigma is gone
    EVENT_DESTROYED,   // seat's stack at row; amount: units
    EVENT_MINOR_LOST,  // row: the minor race is gone
    EVENT_JOINED,      // row: the minor race joins seat
    EVENT_BARRED,      // seat at row
    EVENT_ATTACKS,     // seat attacks owner (SEAT_NONE: a minor race) at row
    EVENT_OFFERS,      // seat offers owner at row a mission
    EVENT_MISSION,     // seat accepts owner's mission at row
    EVENT_FIGHTS,      // seat does not
    EVENT_PEACE,       // seat: owner can't attack it in this turn
    EVENT_COMMITTED,   // seat has laid its cards, face down
    EVENT_FORCES,      // at row: amount: force of the attacker seat, amount2: of the defender owner
    EVENT_CALLED_OFF,  // seat leaves the battle at row
    EVENT_WON,         // seat (SEAT_NONE: a minor race) wins against owner at row
    EVENT_LOST,        // seat loses the unit at, at row
    EVENT_SAVED,       // seat gets it back
    EVENT_RETREATED,   // seat: from row to to_row; amount: units, at: the strongest
    EVENT_ASSIMILATED, // seat takes owner's unit at over, at row
    EVENT_REVENUE,     // seat: amount credits, amount2 less by raids; amount3: credits now
    EVENT_EARNED,      // seat: amount credits by a card; amount3: credits now
    EVENT_BUILT, // seat at row: a unit; at: which if the stack shows it, NONE; amount: cost; amount3: credits
    EVENT_BUILT_MARK, // seat at row: to_row: Mark; amount: cost; amount3: credits now
    EVENT_UPKEEP,     // seat pays amount; amount2: units that must go; amount3: credits now
    EVENT_DISBANDED,  // seat at row: the unit at
    EVENT_CONTROLS,   // seat takes the system at row; owner: who had it
    EVENT_CONCEDED,   // seat
    EVENT_ELIMINATED, // seat
    EVENT_CENSUS,     // seat: amount systems count for it
    EVENT_CHOICE,     // seat has to decide; to_row: AskKind; row: place, NONE
    EVENT_OVER,       // seat has won; row: EndedBy
    EVENT_COUNT
} EmpiresEvent;

typedef enum RolledFor {
    ROLLED_ENIGMA,
    ROLLED_CONSEQUENCE,
    ROLLED_DIPLOMACY,
    ROLLED_CONQUEST
} RolledFor;

// A game set up by hand (a scenario's "setup"), races and territories by their index in the rules.
typedef struct GivenSeat {
    uint8_t home, given, alive, raid, exile, census;
    int16_t credits;
    uint8_t hand_count, hand[DECK_MAX];
} GivenSeat;

typedef struct GivenStack {
    uint8_t unit[UNITS_MAX];
} GivenStack;

typedef struct GivenStacks {
    GivenStack race[RACES_MAX];
} GivenStacks;

typedef struct GivenSystem {
    uint8_t explored, given, resources, minor, enigma;
    uint8_t owner; // UNKNOWN: it is not said
    uint8_t colony, shipyard, terraform;
    uint8_t barred_count, barred[RACES_MAX];
} GivenSystem;

typedef struct EmpiresPosition {
    uint8_t round, active, phase;
    GivenSeat race[RACES_MAX];
    GivenStacks at[TERRITORIES_MAX];
    GivenSystem system[TERRITORIES_MAX];
    uint8_t deck_count, deck[DECK_MAX], discard_count, discard[DECK_MAX];
} EmpiresPosition;

// In schema.c.
extern const Table empires_tables[TABLE_COUNT];
#define EMPIRES_PACK_FILES 5
extern const PackFile empires_pack_files[EMPIRES_PACK_FILES];
extern const Schema empires_position_schema; // position_schema.c
extern const char *const empires_place_words[], *const empires_phase_words[], *const empires_mark_words[],
                                                                                  *const empires_ask_words[];

void empires_prepare(void *rules, Faults *faults);
void empires_prepare_maps(EmpiresRules *rules, Faults *faults); // maps.c: prepare's part of them
void empires_doubts(const void *rules, Faults *faults);
bool empires_picture(const void *rules, int number, Text *path, Text *files, Text *problem); // pictures.c
extern const char *const empires_texts[];
extern const About empires_about[];

static inline bool card_can(const CardDef *card, When when) {
    return (card->when >> when & 1u) != 0;
}

// The card's effect of that kind; NULL: it has none.
static inline const CardEffect *card_effect(const CardDef *card, Op op) {
    for (int i = 0; i < card->effect_count; i++)
        if (card->effect[i].op == op)
            return &card->effect[i];
    return NULL;
}

#endif
