// SPDX-License-Identifier: MIT
// The data of the deck-building game: cards, the vocabulary of their effects, flagships, and the numbers of
// set-up and turn. The engine knows no card by name; it reads kinds, sets, traits, ids and effects from the
// pack. Constant after loading.
// `building_`, `Building…`: of the Deck Building Game.
#ifndef STARDECK_GAMES_DECK_BUILDING_RULES_H
#define STARDECK_GAMES_DECK_BUILDING_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define BUILDING_SEATS 4
#define DESIGNS_MAX 250   // different cards of a pack
#define SHIPS_MAX 24      // flagships to choose from
#define SLOTS_MAX 9       // slots of the search area
#define OPEN_MISSIONS 2   // open missions at a time
#define PILES_MAX 6       // piles of basic cards
#define STANDARDS_MAX 40  // different standard missions
#define TRAITS_MAX 32     // traits of a pack
#define TRAITS_NAMED 8    // traits named by one card or selection
#define START_MAX 20      // cards of a starting deck
#define CARDS_MAX 320     // all cards of a pack, copies counted
#define DECKABLE_MAX 240  // those of them that can be in decks
#define EFFECTS_OF_CARD 8 // effects in each list of a card
#define LIST_MAX 12       // entries of a list of actions or conditions
#define NESTING_MAX 8     // how deep lists of actions or conditions are in others
#define ORDER_MAX 6       // columns of a battle's order
#define PICTURE_MAX 48    // bytes of an artwork name

#define ACTIONS_POOL 2000
#define TESTS_POOL 2000
#define EFFECTS_POOL 1000
#define BRANCHES_POOL 500

typedef enum Stat {
    STAT_SPEED,  // decides who shoots first
    STAT_ATTACK, // damage of a shot
    STAT_DIPLOMACY,
    STAT_SHIELDS, // damage stopped in each turn
    STAT_DEFENSE, // damage that defeats the flagship
    STAT_XP,      // experience: buys cards and repairs
    STATS,
    STAT_DAMAGE = STATS // in conditions only: damage taken by the flagship
} Stat;

typedef enum Kind {
    KIND_CHARACTER, // played to the bridge; may hold a handheld card
    KIND_MANEUVER,  // played to the bridge, in battles and on events too
    KIND_SETUP,     // played in the action phase only
    KIND_INFECTION, // must be played when the action phase begins; else only in battles
    KIND_MISSION,   // a space card that lies open until somebody meets its goal
    KIND_EVENT,     // a space card that is met at once, or fought for
    KIND_SPECIAL    // acts when it is turned up in the search area
} Kind;

// Where a card is at the start.
typedef enum CardSet {
    SET_STARTER,         // starting decks
    SET_BASIC,           // a pile of its own
    SET_STARBASE,        // the starbase deck
    SET_STANDARD,        // the space deck of every scenario
    SET_DRAFT,           // dealt secretly; the other copy of a standard mission
    SET_EXPLORATION,     // the space deck of SCENARIO_EXPLORATION
    SET_INFECTION_SPACE, // the space deck of SCENARIO_INFECTION
    SET_INFECTION        // the infection deck
} CardSet;

// When an effect acts.
typedef enum Trigger {
    ON_PLAY,     // when the card is played
    ON_ACTIVATE, // by command, once a turn
    ON_EXPLORE,  // when its owner turns up a space card
    ON_COMPLETE, // when its owner has completed a mission
    ON_END,      // at the end of its owner's turn
    ON_STATIC,   // as long as the card lies there
    ON_REVEAL    // of KIND_SPECIAL: when it is turned up
} Trigger;

// What a trial of an effect needs, so that it can be seen to act (try_out.c).
typedef enum TrialNeed {
    TRIAL_NOTHING,
    TRIAL_DAMAGE,    // damage that its flagship has taken
    TRIAL_CARD,      // a selected card where `from` says
    TRIAL_DISCARDED, // a selected card in the discard pile
    TRIAL_MISSION,   // a mission that can be completed
    TRIAL_GRANTED,   // what can be done with `what`
    TRIAL_INFECTIONS // an infection deck
} TrialNeed;

// What an action does, a line each: its name here and in files, which keys go with it, where its effect is,
// what a trial of it needs (TrialNeed), and what it is for (About, and the table of
// cards/deck_building/README.md). Its effect is IN_NUMBERS if it changes a number of each seat it affects
// (effect_numbers.c), and else IN_RUN (run.c). How to add one: src/HOW-TO.md.
#define BUILDING_ACTS(X)                                                                                     \
    X(ACT_STAT, "stat", "stat n who", IN_NUMBERS, TRIAL_NOTHING,                                             \
      "changes a stat until the end of the owner's turn")                                                    \
    X(ACT_DRAW, "draw", "n who", IN_RUN, TRIAL_NOTHING, "draws n cards")                                     \
    X(ACT_GRANT, "grant", "what n who", IN_NUMBERS, TRIAL_GRANTED, "gives n more searches or explores")      \
    X(ACT_DISCARD, "discard", "n who random", IN_RUN, TRIAL_NOTHING,                                         \
      "discards n cards of the hand: the owner chooses unless random is true, others never do")              \
    X(ACT_TRASH, "trash", "n from select may", IN_RUN, TRIAL_CARD,                                           \
      "trashes n own cards of these areas; up to n if may is true")                                          \
    X(ACT_UPGRADE, "upgrade", "n by from select may", IN_RUN, TRIAL_CARD,                                    \
      "n times: trashes an own card and gains one that costs at most so much more")                          \
    X(ACT_GAIN, "gain", "select n to who", IN_RUN, TRIAL_NOTHING,                                            \
      "gains n cards of the starbase; what others gain needs an id")                                         \
    X(ACT_RECOVER, "recover", "select n to", IN_RUN, TRIAL_DISCARDED,                                        \
      "takes n cards back from the own discard pile, to hand or deck_top")                                   \
    X(ACT_DAMAGE, "damage", "n who", IN_RUN, TRIAL_NOTHING, "deals n damage")                                \
    X(ACT_REPAIR, "repair", "n", IN_NUMBERS, TRIAL_DAMAGE, "takes n damage away, free")                      \
    X(ACT_INFECT, "infect", "n who", IN_RUN, TRIAL_INFECTIONS, "gives n infections")                         \
    X(ACT_PEEK, "peek", "deck n", IN_RUN, TRIAL_NOTHING,                                                     \
      "looks at the top n cards of a deck; one may go to the bottom")                                        \
    X(ACT_DISMISS, "dismiss", "", IN_RUN, TRIAL_MISSION,                                                     \
      "may move an open mission to the bottom of the space deck")                                            \
    X(ACT_CHOOSE, "choose", "of", IN_RUN, TRIAL_NOTHING, "one of several branches")                          \
    X(ACT_IF, "if", "if then else", IN_RUN, TRIAL_NOTHING, "a branch by condition")                          \
    X(ACT_REFRESH, "refresh", "", IN_RUN, TRIAL_NOTHING, "renews all search cards; on reveal only")

typedef enum Act {
#define NAME(name, ...) name,
    BUILDING_ACTS(NAME)
#undef NAME
} Act;

// The case labels of all words IN_NUMBERS, or of all others: BUILDING_ACTS(NUMBER_CASE). With them a switch
// over Act names only the words that it tells apart, and the compiler the ones it forgets.
#define NUMBER_CASE(name, word, keys, effect, ...) NUMBER_CASE_##effect(name)
#define NUMBER_CASE_IN_NUMBERS(name) case name:
#define NUMBER_CASE_IN_RUN(name)
#define OTHER_CASE(name, word, keys, effect, ...) OTHER_CASE_##effect(name)
#define OTHER_CASE_IN_NUMBERS(name)
#define OTHER_CASE_IN_RUN(name) case name:

typedef enum Who {
    WHO_SELF,
    WHO_OTHERS,
    WHO_ALL,
    WHO_LEFT,  // the next seat
    WHO_TARGET // an opponent picked by the controller
} Who;

typedef enum Grant {
    GRANT_SEARCH,
    GRANT_EXPLORE,
    GRANT_MISSION_EXPLORE // an explore for missions only
} Grant;

typedef enum GainTo {
    TO_DISCARD,
    TO_HAND,
    TO_DECK_TOP
} GainTo;

// Areas that effects name; one bit each in Action.from.
typedef enum Area {
    AREA_BRIDGE,
    AREA_POINTS,
    AREA_HAND,
    AREA_DISCARD
} Area;

// What a lasting modification changes for its owner.
typedef enum ModKind {
    MOD_STAT, // a stat
    MOD_COST, // what cards cost
    MOD_GOAL, // what goals require of a stat
    MOD_LOCK  // forbids something: Lock
} ModKind;

typedef enum Lock {
    LOCK_SEARCH,
    LOCK_EXPLORE,
    LOCK_REPAIR, // for experience
    LOCK_DRAW    // by effects
} Lock;

// What must be under way for a condition to hold.
typedef enum During {
    DURING_BATTLE,
    DURING_EVENT,
    DURING_OWN_TURN
} During;

// A slice of one of the pools of BuildingRules: of `action`, `test`, `effect` or `branch`.
typedef struct Span {
    uint16_t first;
    uint8_t count;
} Span;

// Selects cards; all given criteria must hold. NONE: not given.
typedef struct Selector {
    uint32_t traits; // any of these traits, one bit each (derived from `trait`); 0: not given
    uint8_t trait_count, trait[TRAITS_NAMED];
    uint8_t kind, set, card, max_cost, min_cost; // Kind, CardSet, a design; costs in experience
    uint8_t other;                               // 1: excludes the card that has the effect
} Selector;

// A condition, with one of its criteria given.
typedef struct Test {
    uint8_t stat, min; // Stat or STAT_DAMAGE (NONE: not given); its least value, or least cards of `bridge`
    uint8_t on_bridge, by_user; // 1: `bridge`, `user` is given
    Selector bridge, user;      // cards of the own bridge that are counted; what the card's holder must be
    uint8_t during;             // During; NONE: not given
    Span any, all, none;        // of conditions
} Test;

// An action of an effect.
typedef struct Action {
    // act: Act, stat: Stat, who: Who, what: Grant, to: GainTo. Which of the members an Act uses is in
    // BUILDING_ACTS.
    uint8_t act, stat, who, what, to;
    uint8_t own_deck;            // ACT_PEEK: at the own deck, else at the space deck
    uint8_t may;                 // 1: up to `n` cards, also none
    uint8_t random;              // ACT_DISCARD: 1: chance picks
    uint8_t by;                  // ACT_UPGRADE: how much more the new card may cost
    uint8_t from;                // one bit per Area
    int16_t n;                   // how much, or how many
    Selector select;             // which cards
    Span tests, then, otherwise; // ACT_IF: conditions, all of which must hold; actions
    Span branches;               // ACT_CHOOSE: BuildingRules.branch
} Action;

typedef struct Branch {
    Span actions; // in order
} Branch;

// A lasting modification.
typedef struct Mod {
    // mod: ModKind, stat: Stat, what: Lock.
    uint8_t mod, stat, what;
    uint8_t counts;      // `n` counts once for each card that `per` selects in `zone`
    int16_t n, max, min; // `max`, `min`: limits of what `n` comes to if `counts`
    uint8_t zone;        // Area
    Selector select;     // MOD_COST: the cards whose cost changes
    Selector per;        // in AREA_HAND every card counts: which they are is hidden
} Mod;

typedef struct Effect {
    uint8_t on;                           // Trigger
    uint8_t may;                          // 1: the owner is asked first
    uint8_t has_cost, cost_xp, cost_self; // cost_xp: experience; cost_self: SelfCost
    uint8_t has_mod;                      // ON_STATIC: `mod` is given
    Mod mod;
    Span tests, actions; // conditions, all of which must hold; what is done then, in order
} Effect;

typedef enum SelfCost {
    SELF_STAYS,
    SELF_TRASH,
    SELF_DISCARD
} SelfCost;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t kind, set; // Kind, CardSet
    uint8_t copies;
    uint8_t cost;        // experience; NONE: cannot be bought
    int16_t stat[STATS]; // added to the flagship on whose bridge it lies
    uint8_t trait_count, trait[TRAITS_NAMED];
    Span effects;             // BuildingRules.effect
    uint8_t points;           // what a mission or event brings
    uint8_t matches;          // of a draft: its standard mission
    uint8_t has_goal;         // derived by prepare: `goal` has conditions
    Span goal;                // BuildingRules.test: all must hold
    uint8_t order_count;      // above 0: the card is a battle simulation
    uint8_t order[ORDER_MAX]; // per column, one bit per stat; several stats are added up
    // BuildingRules.action: when the card is turned up, when its goal is met, when an event's goal is not.
    Span flip, reward, fail;
    Span points_effects; // BuildingRules.effect: while it lies in a Points area
    char picture[PICTURE_MAX];
    // Derived by prepare.
    uint8_t standard; // of a standard mission: its index in BuildingRules.standard; else NONE
    uint8_t pile;     // of a basic card: its pile; else NONE
    uint8_t handheld; // 1: has a trait with TraitDef.handheld
    uint32_t traits;  // one bit each
    uint8_t triggers, points_triggers; // one bit for each Trigger of its effects
} CardDef;

typedef struct ShipDef {
    char id[ID_MAX];
    int16_t stat[STATS]; // without a crew
    SeatStyle style;
} ShipDef;

typedef struct TraitDef {
    char id[ID_MAX];
    uint8_t handheld; // 1: cards with this trait need a holder
    // Appearance only: hue and emblem of the cards of a people.
    uint32_t colour; // NO_COLOUR: none
    char emblem[ID_MAX];
    char sign[ID_MAX]; // sign shown where a goal requires this trait
} TraitDef;

typedef struct BuildingRules {
    uint8_t card_count, ship_count, trait_count;
    TraitDef trait[TRAITS_MAX];
    CardDef card[DESIGNS_MAX];
    ShipDef ship[SHIPS_MAX];
    uint16_t action_count, test_count, effect_count, branch_count;
    Action action[ACTIONS_POOL];
    Test test[TESTS_POOL];
    Effect effect[EFFECTS_POOL];
    Branch branch[BRANCHES_POOL];
    uint8_t start_count, start[START_MAX]; // the cards of each seat's starting deck
    uint8_t hand_size;                     // cards drawn at the end of a turn
    uint8_t slots;                         // slots of the search area
    uint8_t drafts_dealt;                  // to each seat, which drops one
    uint8_t free_searches, free_explores;  // of each turn
    int16_t goal_points, long_goal_points; // points that win; the latter with OPTION_LONG_GAME
    int16_t round_limit;                   // rounds after which the game ends; 0: none
    // Derived by prepare.
    uint8_t pile_count, pile[PILES_MAX]; // pile: the card of each pile
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
    OPTION_SHUFFLE_STARTERS = 1, // unused starters are shuffled into the starbase deck
    OPTION_DISCARD_BATTLE = 2, // cards played in another seat's battle are discarded at the end of that turn
    OPTION_REMOVE_FAILED = 4,  // failed events leave the game
    OPTION_FIRST_SEAT = 8,     // the first seat begins
    OPTION_LONG_GAME = 16      // more points are needed to win
};
enum {
    NUMBER_GOAL_POINTS,
    NUMBER_ROUND_LIMIT
};

// Verbs, with the Command fields each uses. `card` is a design. `from` is an area (VERB_ACTIVATE,
// VERB_CHOOSE_CARD), or mission area or drafts (VERB_COMPLETE). Indexes count from 0.
typedef enum BuildingVerb {
    VERB_DRAFT_DROP,    // card
    VERB_DRAFT_DROP_AT, // at: index of the draft; becomes VERB_DRAFT_DROP
    VERB_PHASE,         // from: 0
    VERB_PHASE_TRASH,   // from: 0
    VERB_TRASH,         // card
    VERB_PLAY,          // card; with: the holder
    VERB_ACTIVATE,      // card; from: 0 bridge, 1 Points area; at: index there; to: index of the effect
    VERB_BUY,           // at: slot
    VERB_BUY_PILE,      // card
    VERB_SEARCH,        // at: slot
    VERB_EXPLORE,
    VERB_COMPLETE, // from: 0 mission area, 1 drafts; at: index; to: 0 explore, 1 mission explore
    VERB_REPAIR,   // at: amount
    VERB_EVENT_DONE,
    VERB_PASS,
    VERB_TARGET,         // to: seat
    VERB_CHOOSE_CARD,    // card; from: Area
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

// Refusals (Verdict) besides VERDICT_OK, in the order in which they are checked.
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

// Events, a line each: its name, the key of its line in the log (NULL: it is frequent or follows by itself,
// and has none), what it reveals to its own seat and to all others (RevealKind, engine/event.h), and the
// Event fields it uses. `seat` is the seat that acts or is affected, `card` a design; indexes as in the
// state.
#define BUILDING_EVENT_LIST(X)                                                                               \
    X(EVENT_SHUFFLED, NULL, HIDDEN, HIDDEN,                                                                  \
      "row 0: seat's own deck, row 1: the starbase deck (no seat); amount: its size")                        \
    X(EVENT_DRAWN, NULL, DRAW, DRAW, "seat draws card (seen by that seat only)")                             \
    X(EVENT_DROPPED, NULL, NOTHING, HIDDEN, "seat drops the draft card (seen by that seat only)")            \
    X(EVENT_PLAYED, "event.played", NOTHING, HIDDEN,                                                         \
      "card is played to the bridge; to_at: its index there; at: index of its holder, or NONE")              \
    X(EVENT_ACTIVATED, "event.activated", NOTHING, HIDDEN,                                                   \
      "effect `amount` of card is used; row: 0 bridge, 1 Points area; at: index there")                      \
    X(EVENT_TRIGGERED, NULL, NOTHING, NOTHING,                                                               \
      "an effect of card is triggered; row, at as above; amount: Trigger")                                   \
    X(EVENT_BOUGHT, "event.bought", NOTHING, HIDDEN,                                                         \
      "card is bought for amount XP; at: slot, NONE: from its pile")                                         \
    X(EVENT_GAINED, "event.gained", NOTHING, HIDDEN,                                                         \
      "card is gained from the starbase; at: slot, or NONE; to_row: GainTo; spare 1: bought")                \
    X(EVENT_REFILLED, "event.refilled", HIDDEN, HIDDEN,                                                      \
      "card is revealed in slot at; seat: whose search it replaces, or SEAT_NONE")                           \
    X(EVENT_REFRESHED, "event.refreshed", HIDDEN, HIDDEN,                                                    \
      "card refreshes the search area: all search cards are put away")                                       \
    X(EVENT_PUT_AWAY, NULL, NOTHING, NOTHING,                                                                \
      "card of slot at (NONE: set aside before) goes to the starbase discard pile")                          \
    X(EVENT_SEARCHED, "event.searched", NOTHING, HIDDEN,                                                     \
      "seat searches: card of slot at goes to the starbase discard pile")                                    \
    X(EVENT_FLIPPED, "event.flipped", HIDDEN, HIDDEN, "seat reveals the space card")                         \
    X(EVENT_SKIPPED, "event.skipped", HIDDEN, HIDDEN,                                                        \
      "the revealed mission leaves the game, as its draft was completed")                                    \
    X(EVENT_PLACED, NULL, NOTHING, NOTHING, "the mission is placed in the mission area; at: index")          \
    X(EVENT_DISPLACED, "event.displaced", NOTHING, HIDDEN,                                                   \
      "the mission at index at goes to the bottom of the space deck")                                        \
    X(EVENT_REMOVED, "event.removed", NOTHING, NOTHING,                                                      \
      "the mission at index at leaves the game, as its draft was completed")                                 \
    X(EVENT_COMPLETED, "event.completed", NOTHING, HIDDEN,                                                   \
      "mission to seat's Points area; row: 0 mission area, 1 draft; at: index; amount 1: by mission "        \
      "explore")                                                                                             \
    X(EVENT_AWARDED, "event.awarded", NOTHING, HIDDEN, "event or battle simulation to seat's Points area")   \
    X(EVENT_FAILED, "event.failed", NOTHING, NOTHING,                                                        \
      "event failed; row 1: it leaves the game, else it goes to the bottom of the space deck")               \
    X(EVENT_EVENT_OPENS, NULL, NOTHING, NOTHING, "seat may play on the event")                               \
    X(EVENT_BATTLE, "event.battle", NOTHING, NOTHING, "a battle over card begins; seat: the active seat")    \
    X(EVENT_PASSED, "event.passed", NOTHING, HIDDEN, "seat")                                                 \
    X(EVENT_AIMED, NULL, NOTHING, HIDDEN, "seat aims at seat to_row")                                        \
    X(EVENT_SHOT, "event.shot", NOTHING, NOTHING,                                                            \
      "seat shoots at seat to_row; amount: attack, amount2: absorbed, amount3: damage")                      \
    X(EVENT_DOWNED, "event.downed", NOTHING, NOTHING, "seat is down; to_row: who shot at it last, or NONE")  \
    X(EVENT_COMPARED, NULL, NOTHING, NOTHING,                                                                \
      "seat: has amount in column `at` of the order; row 1: still in contention")                            \
    X(EVENT_BATTLE_OVER, "event.battle_over", NOTHING, NOTHING, "card; seat: the winner, or SEAT_NONE")      \
    X(EVENT_DEFEATED, "event.defeated", NOTHING, NOTHING, "seat is defeated")                                \
    X(EVENT_DAMAGED, "event.damaged", NOTHING, NOTHING,                                                      \
      "seat takes amount, of which amount2 absorbed by shields; amount3: damage now")                        \
    X(EVENT_REPAIRED, "event.repaired", NOTHING, NOTHING, "seat repairs amount; amount3: damage now")        \
    X(EVENT_INFECTED, "event.infected", HIDDEN, HIDDEN, "seat gains the infection card")                     \
    X(EVENT_TRASHED, "event.trashed", NOTHING, HIDDEN,                                                       \
      "seat: card is trashed; row: Area, at: index there; to_row: TrashedTo")                                \
    X(EVENT_DISCARDED, "event.discarded", NOTHING, HIDDEN,                                                   \
      "seat discards card from hand or bridge (row: Area, at: index); amount 1: at the end of the turn; "    \
      "amount2 1: at random")                                                                                \
    X(EVENT_RECOVERED, "event.recovered", NOTHING, HIDDEN,                                                   \
      "seat: card from the discard pile; to_row: GainTo")                                                    \
    X(EVENT_PEEKED, NULL, HIDDEN, HIDDEN,                                                                    \
      "seat looks at card (seen by that seat only); row: 0 space deck, 1 own deck; at: depth from the top")  \
    X(EVENT_BOTTOMED, NULL, NOTHING, HIDDEN,                                                                 \
      "seat puts a card it looked at on the bottom (seen by that seat only); row as above")                  \
    X(EVENT_STAT, "event.stat", NOTHING, NOTHING,                                                            \
      "seat: stat `row` changes by amount until the end of its turn")                                        \
    X(EVENT_GRANTED, "event.granted", NOTHING, NOTHING, "seat is granted amount of Grant `row`")             \
    X(EVENT_SPENT, NULL, NOTHING, NOTHING, "seat spends amount XP (not on a purchase)")                      \
    X(EVENT_CHOICE, NULL, NOTHING, NOTHING, "seat has to decide; row: AskKind; card: the card that asks")    \
    X(EVENT_PHASE, NULL, NOTHING, HIDDEN, "seat chose phase row: 0 action, 1 trash")                         \
    X(EVENT_TURN, NULL, NOTHING, NOTHING,                                                                    \
      "seat's turn begins; amount: round; spare 1: a round begins with it")                                  \
    X(EVENT_TURN_END, NULL, NOTHING, NOTHING, "seat's turn ends")                                            \
    X(EVENT_BATTLE_CARD_DISCARDED, NULL, NOTHING, NOTHING,                                                   \
      "OPTION_DISCARD_BATTLE: seat's card goes from the bridge to the discard pile")                         \
    X(EVENT_CONCEDED, "event.conceded", NOTHING, HIDDEN, "seat concedes")                                    \
    X(EVENT_OVER, "event.over", HIDDEN, HIDDEN, "seat wins; row: EndedBy")

typedef enum BuildingEvent {
#define NAME(name, ...) name,
    BUILDING_EVENT_LIST(NAME)
#undef NAME
    EVENT_COUNT
} BuildingEvent;

typedef enum TrashedTo {
    TRASHED_OUT,        // leaves the game
    TRASHED_PILE,       // back to its pile
    TRASHED_INFECTIONS, // bottom of the infection deck
    TRASHED_STARBASE    // the starbase discard pile
} TrashedTo;

typedef enum EndedBy {
    ENDED_POINTS,
    ENDED_EXHAUSTED,
    ENDED_ROUNDS,
    ENDED_CONCEDE
} EndedBy;

// What the deciding seat is asked, a line each: its name here and in files ("decision.NAME.ask" is its text),
// how it is asked (Asked, engine/story.h), and which verbs answer it besides conceding (BY, judge.c). Those
// before ASK_TARGET are windows in which several commands are possible; the rest are choices. How to add one:
// src/HOW-TO.md.
#define BUILDING_ASKS(X)                                                                                     \
    X(ASK_NOTHING, "", ASKED_NOTHING, 0) /* the game is over */                                              \
    X(ASK_DRAFT, "draft", ASKED_SECRETLY, BY(DRAFT_DROP) | BY(DRAFT_DROP_AT))                                \
    X(ASK_TURN_START, "turn_start", ASKED_TURN, BY(PHASE) | BY(PHASE_TRASH))                                 \
    X(ASK_TRASH_PHASE, "trash_phase", ASKED_TURN, BY(TRASH))                                                 \
    X(ASK_ACTION, "action", ASKED_TURN,                                                                      \
      BY(PLAY) | BY(ACTIVATE) | BY(BUY) | BY(BUY_PILE) | BY(SEARCH) | BY(EXPLORE) | BY(COMPLETE) |           \
          BY(REPAIR) | BY(END_TURN))                                                                         \
    X(ASK_EVENT, "event", ASKED_SECRETLY, BY(PLAY) | BY(ACTIVATE) | BY(EVENT_DONE))                          \
    X(ASK_BATTLE, "battle", ASKED_SECRETLY, BY(PLAY) | BY(ACTIVATE) | BY(PASS))                              \
    X(ASK_TARGET, "target", ASKED_OPENLY, BY(TARGET))                                                        \
    X(ASK_OPPONENT, "opponent", ASKED_OPENLY, BY_CHOOSING)                                                   \
    X(ASK_CHOOSE, "choose", ASKED_SECRETLY, BY_CHOOSING)                                                     \
    X(ASK_MAY, "may", ASKED_OPENLY, BY_CHOOSING)                                                             \
    X(ASK_DISCARD, "discard", ASKED_SECRETLY, BY_CHOOSING)                                                   \
    X(ASK_TRASH, "trash", ASKED_SECRETLY, BY_CHOOSING)                                                       \
    X(ASK_UPGRADE, "upgrade", ASKED_SECRETLY, BY_CHOOSING)                                                   \
    X(ASK_GAIN, "gain", ASKED_OPENLY, BY_CHOOSING)                                                           \
    X(ASK_RECOVER, "recover", ASKED_OPENLY, BY_CHOOSING)                                                     \
    X(ASK_PEEK, "peek", ASKED_SECRETLY, BY_CHOOSING)                                                         \
    X(ASK_DISMISS, "dismiss", ASKED_OPENLY, BY_CHOOSING)                                                     \
    X(ASK_MISSION_OUT, "mission_out", ASKED_OPENLY, BY_CHOOSING)

typedef enum AskKind {
#define NAME(name, ...) name,
    BUILDING_ASKS(NAME)
#undef NAME
    ASK_COUNT
} AskKind;

// A position set up by hand (a scenario's "setup"). Ships are indexed as in BuildingRules.ship.
#define GIVEN_MAX 240 // cards of one place

typedef struct GivenCard {
    uint8_t card, holder, used; // used: one bit per effect; holder: index on the bridge, or NONE
} GivenCard;

typedef struct GivenSeat {
    uint8_t given; // 1: the setup names this ship
    // deck: top first; discard: bottom first.
    uint8_t hand_count, hand[GIVEN_MAX], deck_count, deck[GIVEN_MAX], discard_count, discard[GIVEN_MAX];
    uint8_t bridge_count, points_count;
    GivenCard bridge[GIVEN_MAX], points[GIVEN_MAX];
    uint8_t drafts_count, drafts[GIVEN_MAX];
    uint8_t damage, shields_used;                 // points; shields used up in this turn
    uint8_t searches, explores, mission_explores; // left; NONE: BuildingRules.free_searches, free_explores
    uint8_t spent;                                // experience spent in this turn
    int16_t bonus[STATS];                         // until the end of the turn
} GivenSeat;

typedef struct BuildingPosition {
    uint8_t round;         // from 1
    uint8_t first, active; // ships; NONE: first is seat 0's ship, active is `first`
    uint8_t phase;         // index into building_given_phases
    GivenSeat ship[SHIPS_MAX];
    uint8_t has_search; // 0: `search` is filled from the starbase deck
    uint8_t search_count;
    GivenCard search[SLOTS_MAX]; // by slot; card NONE: empty
    // Decks top first, starbase_discard bottom first.
    uint8_t starbase_count, starbase[GIVEN_MAX], space_count, space[GIVEN_MAX];
    uint8_t infections_count, infections[GIVEN_MAX], starbase_discard_count, starbase_discard[GIVEN_MAX];
    uint8_t missions_count, missions[OPEN_MISSIONS];
    uint8_t pile[DESIGNS_MAX]; // by card; NONE: copies not named elsewhere
    uint8_t removed_count, removed[GIVEN_MAX];
    uint8_t completed_count, completed[STANDARDS_MAX]; // besides the missions of Points areas
    uint8_t fill; // 1: cards not named go to the decks, as far as the scenario uses them; 0: they stay out
} BuildingPosition;

// True if the action affects its own controller.
static inline bool acts_on_owner(const Action *action) {
    return action->who == WHO_SELF || action->who == WHO_ALL;
}

// True for cards that can be in a player's deck.
static inline bool is_deckable(const CardDef *card) {
    return card->kind <= KIND_INFECTION;
}

// schema.c
extern const Table building_tables[TABLE_COUNT];
#define BUILDING_PACK_FILES 3
extern const PackFile building_pack_files[BUILDING_PACK_FILES];
extern const Schema building_position_schema;
extern const uint8_t building_given_phases[]; // AskKind
// prepare.c: implements Game.prepare.
void building_prepare(void *rules, Faults *faults);

// pictures.c: implements Game.picture.
bool building_picture(const void *rules, int number, Text *path, Text *files, Text *problem);

extern const char *const building_texts[];      // Game.texts
extern const About building_key_docs[];         // Game.about, in key_docs.c
extern const char *const building_stat_words[]; // "speed" …; ends with NULL
extern const char *const building_event_keys[]; // story.c: of the lines in the log, by BuildingEvent
extern const char *const building_ask_words[];  // "draft" … by AskKind; ends with NULL
extern const char *const building_area_words[]; // "bridge" … by Area; ends with NULL

#endif
