// SPDX-License-Identifier: MIT
// The part of the deck-building game that is data: cards, the vocabulary of their effects, flagships, and the
// numbers of set-up and turn. No card and no name is known to the engine: it reads kinds, sets, traits, ids
// that files name, and effects.
#ifndef STARDECK_GAMES_DECK_BUILDING_RULES_H
#define STARDECK_GAMES_DECK_BUILDING_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define BUILDING_SEATS 4
#define DESIGNS_MAX 250   // different cards of a pack
#define SHIPS_MAX 8       // flagships to choose from
#define SLOTS_MAX 9       // of the search area
#define OPEN_MISSIONS 2   // that may lie open
#define PILES_MAX 6       // of basic cards
#define STANDARDS_MAX 40  // different standard missions
#define TRAITS_MAX 32     // in a pack
#define TRAITS_NAMED 8    // by one card or selection
#define START_MAX 20      // cards of a starting deck
#define CARDS_MAX 320     // all cards of a pack, copies counted
#define DECKABLE_MAX 240  // of them that can come into decks
#define EFFECTS_OF_CARD 8 // in each of its lists
#define LIST_MAX 12       // entries of a list of actions or conditions
#define NESTING_MAX 8     // lists within lists
#define ORDER_MAX 6       // columns of a battle's order
#define PICTURE_MAX 48    // bytes of a picture's name

#define ACTIONS_POOL 2000
#define TESTS_POOL 2000
#define EFFECTS_POOL 1000
#define BRANCHES_POOL 500

typedef enum Stat {
    STAT_SPEED,
    STAT_ATTACK,
    STAT_DIPLOMACY,
    STAT_SHIELDS,
    STAT_DEFENSE,
    STAT_XP,
    STATS,
    STAT_DAMAGE = STATS // in conditions only: what the flagship has taken
} Stat;

typedef enum Kind {
    KIND_CHARACTER,
    KIND_MANEUVER,
    KIND_SETUP,
    KIND_INFECTION,
    KIND_MISSION,
    KIND_EVENT,
    KIND_SPECIAL
} Kind;

typedef enum CardSet {
    SET_STARTER,
    SET_BASIC,
    SET_STARBASE,
    SET_STANDARD,
    SET_DRAFT,
    SET_EXPLORATION,
    SET_INFECTION_SPACE,
    SET_INFECTION
} CardSet;

typedef enum Trigger {
    ON_PLAY,
    ON_ACTIVATE,
    ON_EXPLORE,
    ON_COMPLETE,
    ON_END,
    ON_STATIC,
    ON_REVEAL
} Trigger;

typedef enum Act {
    ACT_STAT,
    ACT_DRAW,
    ACT_GRANT,
    ACT_DISCARD,
    ACT_TRASH,
    ACT_UPGRADE,
    ACT_GAIN,
    ACT_RECOVER,
    ACT_DAMAGE,
    ACT_REPAIR,
    ACT_INFECT,
    ACT_PEEK,
    ACT_DISMISS,
    ACT_CHOOSE,
    ACT_IF,
    ACT_REFRESH
} Act;

typedef enum Who {
    WHO_SELF,
    WHO_OTHERS,
    WHO_ALL,
    WHO_LEFT,  // the next seat
    WHO_TARGET // an opponent whom the controller picks
} Who;

typedef enum Grant {
    GRANT_SEARCH,
    GRANT_EXPLORE,
    GRANT_MISSION_EXPLORE
} Grant;

typedef enum GainTo {
    TO_DISCARD,
    TO_HAND,
    TO_DECK_TOP
} GainTo;

// Areas that effects name, and one bit each in Doing.from.
typedef enum Area {
    AREA_BRIDGE,
    AREA_POINTS,
    AREA_HAND,
    AREA_DISCARD
} Area;

typedef enum ModKind {
    MOD_STAT,
    MOD_COST,
    MOD_GOAL,
    MOD_LOCK
} ModKind;

typedef enum Lock {
    LOCK_SEARCH,
    LOCK_EXPLORE,
    LOCK_REPAIR,
    LOCK_DRAW
} Lock;

typedef enum During {
    DURING_BATTLE,
    DURING_EVENT,
    DURING_OWN_TURN
} During;

// A list that lies in one of the pools.
typedef struct Span {
    uint16_t first;
    uint8_t count;
} Span;

// Which cards are meant: all that is given must hold. NONE: not given.
typedef struct Selector {
    uint32_t traits; // any of them, one bit each, derived from `trait`; 0: not given
    uint8_t trait_count, trait[TRAITS_NAMED];
    uint8_t kind, set, card, max_cost, min_cost;
    uint8_t other; // not the card that asks
} Selector;

// A condition. One of its parts is given.
typedef struct Test {
    uint8_t stat, min; // Stat, STAT_DAMAGE; NONE: not given
    uint8_t on_bridge, by_user;
    Selector bridge, user;
    uint8_t during;      // NONE: not given
    Span any, all, none; // of tests
} Test;

typedef struct Doing {
    uint8_t act, stat, who, what, to;
    uint8_t own_deck; // peek: own, else space
    uint8_t may, random, by;
    uint8_t from; // one bit an Area
    int16_t n;
    Selector select;
    Span tests, then, otherwise; // if
    Span branches;               // choose
} Doing;

typedef struct Branch {
    Span doing; // of actions
} Branch;

typedef struct Mod {
    uint8_t mod, stat, what;
    uint8_t counts; // n for each card that `per` selects in `zone`
    int16_t n, max, min;
    uint8_t zone; // Area
    Selector select, per;
} Mod;

typedef struct Effect {
    uint8_t on, may;
    uint8_t has_cost, cost_xp, cost_self; // cost_self: SelfCost
    uint8_t has_mod;
    Mod mod;
    Span tests, doing;
} Effect;

typedef enum SelfCost {
    SELF_STAYS,
    SELF_TRASH,
    SELF_DISCARD
} SelfCost;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t kind, set, copies;
    uint8_t cost; // NONE: it can't be bought
    int16_t stat[STATS];
    uint8_t trait_count, trait[TRAITS_NAMED];
    Span effects;
    uint8_t points;
    uint8_t matches; // of a draft: its standard mission
    uint8_t has_goal;
    Span goal;                // of tests, all of which must hold
    uint8_t order_count;      // > 0: a battle simulation
    uint8_t order[ORDER_MAX]; // one bit a stat: summed up
    Span flip, reward, fail;  // of actions
    Span points_effects;
    char picture[PICTURE_MAX];
    // Derived by prepare.
    uint8_t standard; // of a standard mission: its number; else NONE
    uint8_t pile;     // of a basic card: its pile; else NONE
    uint8_t handheld;
    uint32_t traits;                   // one bit each
    uint8_t triggers, points_triggers; // one bit for each Trigger that its effects have
} CardDef;

typedef struct ShipDef {
    char id[ID_MAX];
    int16_t stat[STATS];
    SeatStyle style;
} ShipDef;

typedef struct TraitDef {
    char id[ID_MAX];
    uint8_t handheld; // cards with it need a holder
    // Looks only: of a people, whose cards have this hue and sign.
    uint32_t colour; // NO_COLOUR: it has none
    char emblem[ID_MAX];
    char sign[ID_MAX]; // … of any other: where a goal asks for it
} TraitDef;

typedef struct BuildingRules {
    uint8_t card_count, ship_count, trait_count;
    TraitDef trait[TRAITS_MAX];
    CardDef card[DESIGNS_MAX];
    ShipDef ship[SHIPS_MAX];
    uint16_t action_count, test_count, effect_count, branch_count;
    Doing action[ACTIONS_POOL];
    Test test[TESTS_POOL];
    Effect effect[EFFECTS_POOL];
    Branch branch[BRANCHES_POOL];
    uint8_t start_count, start[START_MAX];
    uint8_t hand_size, slots, drafts_dealt, free_searches, free_explores;
    int16_t goal_points, long_goal_points, round_limit;
    // Derived by prepare.
    uint8_t pile_count, pile[PILES_MAX]; // their cards
    uint8_t standard_count, standard[STANDARDS_MAX];
} BuildingRules;

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_SHIPS,
    TABLE_TRAITS,
    TABLE_COUNT
};

// Scenarios (Game.variants) and options (Game.flags, one bit each; Game.numbers).
enum {
    SCENARIO_EXPLORATION,
    SCENARIO_INFECTION
};
enum {
    OPTION_SHUFFLE_STARTERS = 1, // unused starters come into the starbase deck
    OPTION_DISCARD_BATTLE = 2,   // what was played in others' battles goes at the end of their turns
    OPTION_REMOVE_FAILED = 4,    // failed events leave the game
    OPTION_FIRST_SEAT = 8,       // the first seat begins
    OPTION_LONG_GAME = 16        // more points win
};
enum {
    NUMBER_GOAL_POINTS,
    NUMBER_ROUND_LIMIT
};

// Verbs. Cards by their design; `from` is an area (VERB_ACTIVATE, VERB_CHOOSE_CARD), area or draft
// (VERB_COMPLETE); places count from 0.
typedef enum BuildingVerb {
    VERB_DRAFT_DROP,    // card
    VERB_DRAFT_DROP_AT, // at: the same by its place
    VERB_PHASE,         // from: 0
    VERB_PHASE_TRASH,   // from: 0
    VERB_TRASH,         // card
    VERB_PLAY,          // card; with: the holder
    VERB_ACTIVATE,      // card; from: 0 bridge, 1 points; at: its place there; to: the effect
    VERB_BUY,           // at: the slot
    VERB_BUY_PILE,      // card
    VERB_SEARCH,        // at: the slot
    VERB_EXPLORE,
    VERB_COMPLETE, // from: 0 area, 1 draft; at; to: 0 explore, 1 mission explore
    VERB_REPAIR,   // at: how much
    VERB_EVENT_DONE,
    VERB_PASS,
    VERB_TARGET,         // to: the seat
    VERB_CHOOSE_CARD,    // card; from: the Area
    VERB_CHOOSE_SEAT,    // to
    VERB_CHOOSE_OPTION,  // at
    VERB_CHOOSE_YES,     // at: 1 yes, 0 no
    VERB_CHOOSE_SLOT,    // at
    VERB_CHOOSE_PILE,    // card
    VERB_CHOOSE_MISSION, // at
    VERB_CHOOSE_NONE,
    VERB_END_TURN,
    VERB_CONCEDE,
    VERB_COUNT
} BuildingVerb;

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are found.
enum {
    E_GAME_OVER = 1,
    E_NOT_YOUR_DECISION,
    E_PHASE,
    E_CARD,
    E_KIND,
    E_HOLDER,
    E_TARGET,
    E_CHOICE,
    E_USED,
    E_CONDITION,
    E_COUNTER,
    E_LOCKED,
    E_EMPTY,
    E_COMPLETED,
    E_GOAL,
    E_XP,
    REFUSAL_COUNT
};

// Events. `seat` is whoever acts or whom it happens to, `card` the design; places as in the state.
typedef enum BuildingEvent {
    EVENT_SHUFFLED,  // a deck: seat's own (row 0); the starbase's (row 1, seat none); amount: its cards
    EVENT_DRAWN,     // seat draws card (seen by it alone)
    EVENT_DROPPED,   // seat drops the draft card (seen by it alone)
    EVENT_PLAYED,    // card to the bridge; to_at: its place there; at: the place of its holder, NONE
    EVENT_ACTIVATED, // card; row: 0 bridge, 1 Points area; at: its place; amount: the effect
    EVENT_TRIGGERED, // card acts; row, at as before; amount: the Trigger
    EVENT_BOUGHT,    // card for amount XP; at: its slot, NONE: from its pile
    EVENT_GAINED,    // card from the starbase; at: its slot, NONE; to_row: GainTo; spare: 1: bought
    EVENT_REFILLED,  // card turned up in slot at; seat: whose search it was for, SEAT_NONE
    EVENT_REFRESHED, // card: all search cards are put away
    EVENT_PUT_AWAY,  // card of slot at (NONE: put aside before) to the starbase discard
    EVENT_SEARCHED,  // seat puts card of slot at to the starbase discard
    EVENT_FLIPPED,   // seat turns up the space card
    EVENT_SKIPPED,   // … a mission whose draft was completed: it leaves the game
    EVENT_PLACED,    // mission; at: its place
    EVENT_DISPLACED, // mission from place at to the bottom of the space deck
    EVENT_REMOVED,   // mission from place at leaves the game: its draft was completed
    EVENT_COMPLETED, // mission to seat's Points area; row: 0 area, 1 draft; at; amount: 1 by mission explore
    EVENT_AWARDED,   // event or simulation to seat's Points area
    EVENT_FAILED,    // event; row: 1 out of the game, else to the bottom
    EVENT_EVENT_OPENS, // seat may play on the event
    EVENT_BATTLE,      // battle about card begins; seat: the turn player
    EVENT_PASSED,      // seat
    EVENT_AIMED,       // seat at to_row
    EVENT_SHOT,        // seat at to_row; amount: attack, amount2: absorbed, amount3: damage
    EVENT_DOWNED,      // seat
    EVENT_COMPARED,    // seat: amount in column at of the order; row: 1 still in it
    EVENT_BATTLE_OVER, // card; seat: the winner, SEAT_NONE
    EVENT_DEFEATED,    // seat
    EVENT_DAMAGED,     // seat: amount, of which amount2 absorbed; amount3: damage now
    EVENT_REPAIRED,    // seat: amount; amount3: damage now
    EVENT_INFECTED,    // seat gains card
    EVENT_TRASHED,     // seat: card; row: Area, at: place there; to_row: TrashedTo
    EVENT_DISCARDED,   // seat: card from hand or bridge (row: Area, at); amount: 1 at the end of the turn;
                       // amount2: 1 by chance
    EVENT_RECOVERED,   // seat: card from the discard; to_row: GainTo
    EVENT_PEEKED,      // seat looks at card (seen by it alone); row: 0 space, 1 own; at: how deep
    EVENT_BOTTOMED,    // seat puts a looked at card to the bottom (seen by it alone); row
    EVENT_STAT,        // seat: stat row by amount until the end of its turn
    EVENT_GRANTED,     // seat: amount of Grant row
    EVENT_SPENT,       // seat: amount of XP (not for a purchase)
    EVENT_CHOICE,      // seat has to decide; row: AskKind; card: by which
    EVENT_PHASE,       // seat: row 0 action, 1 trash
    EVENT_TURN,        // seat's turn begins; amount: round; spare: 1: with it the round begins
    EVENT_TURN_END,    // seat
    EVENT_STAYS_NOT,   // (battle_cards discard) seat: card from the bridge to its discard
    EVENT_CONCEDED,    // seat
    EVENT_OVER,        // seat has won; row: EndedBy
    EVENT_COUNT
} BuildingEvent;

typedef enum TrashedTo {
    TRASHED_OUT,        // of the game
    TRASHED_PILE,       // back to its pile
    TRASHED_INFECTIONS, // bottom of the infection deck
    TRASHED_STARBASE    // the starbase discard
} TrashedTo;

typedef enum EndedBy {
    ENDED_POINTS,
    ENDED_EXHAUSTED,
    ENDED_ROUNDS,
    ENDED_CONCEDE
} EndedBy;

// What whoever decides is asked; the first ones are windows, the rest choices.
typedef enum AskKind {
    ASK_NOTHING, // over
    ASK_DRAFT,
    ASK_TURN_START,
    ASK_TRASH_PHASE,
    ASK_ACTION,
    ASK_EVENT,
    ASK_BATTLE,
    ASK_TARGET,
    ASK_OPPONENT,
    ASK_CHOOSE,
    ASK_MAY,
    ASK_DISCARD,
    ASK_TRASH,
    ASK_UPGRADE,
    ASK_GAIN,
    ASK_RECOVER,
    ASK_PEEK,
    ASK_DISMISS,
    ASK_MISSION_OUT,
    ASK_COUNT
} AskKind;

// A game set up by hand (a scenario's "setup"), ships by their index in the rules.
#define GIVEN_MAX 240 // cards of one place

typedef struct GivenCard {
    uint8_t card, holder, used; // used: one bit each
} GivenCard;

typedef struct GivenSeat {
    uint8_t given;
    uint8_t hand_count, hand[GIVEN_MAX], deck_count, deck[GIVEN_MAX], discard_count, discard[GIVEN_MAX];
    uint8_t bridge_count, points_count;
    GivenCard bridge[GIVEN_MAX], points[GIVEN_MAX];
    uint8_t drafts_count, drafts[GIVEN_MAX];
    uint8_t damage, shields_used, searches, explores, mission_explores, spent;
    int16_t bonus[STATS];
} GivenSeat;

typedef struct BuildingPosition {
    uint8_t round, first, active, phase; // phase: index into building_given_phases
    GivenSeat ship[SHIPS_MAX];
    uint8_t has_search, search_count;
    GivenCard search[SLOTS_MAX];
    uint8_t starbase_count, starbase[GIVEN_MAX], space_count, space[GIVEN_MAX];
    uint8_t infections_count, infections[GIVEN_MAX], starbase_discard_count, starbase_discard[GIVEN_MAX];
    uint8_t missions_count, missions[OPEN_MISSIONS];
    uint8_t pile[DESIGNS_MAX]; // by card; NONE: what is not named elsewhere
    uint8_t removed_count, removed[GIVEN_MAX], completed_count, completed[STANDARDS_MAX];
    uint8_t fill;
} BuildingPosition;

static inline bool is_deckable(const CardDef *card) {
    return card->kind <= KIND_INFECTION;
}

// In schema.c.
extern const Table building_tables[TABLE_COUNT];
#define BUILDING_PACK_FILES 3
extern const PackFile building_pack_files[BUILDING_PACK_FILES];
extern const Schema building_position_schema;
extern const uint8_t building_given_phases[]; // AskKind
// In prepare.c; see Game.
void building_prepare(void *rules, Faults *faults);

// Game.picture, in pictures.c.
bool building_picture(const void *rules, int number, Text *path, Text *files, Text *problem);

extern const char *const building_texts[];      // Game.texts, in texts.c
extern const About building_about[];            // Game.about, in about.c
extern const char *const building_stat_words[]; // "speed" …; ends with NULL
extern const char *const building_ask_words[];  // "draft" … by AskKind; ends with NULL
extern const char *const building_area_words[]; // "bridge" … by Area; ends with NULL

#endif
