// SPDX-License-Identifier: MIT
// The data of Conquest Alpha: Tactics: cards, targets, factions and numbers as cards/tactics/*.json define
// them. Effects are composed from the verbs below; C code knows no card by name. Words in brackets are the
// JSON words, explained with examples in cards/README.md. Constant after loading.
#ifndef STARDECK_GAMES_TACTICS_RULES_H
#define STARDECK_GAMES_TACTICS_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define TACTICS_SEATS 4 // the most this game allows; not SEATS_MAX, to keep the arrays small
#define DECK_MAX 48     // cards in one faction's deck
#define TARGETS_MAX 32  // target cards
#define FACTIONS_MAX 24
#define ROWS 4
#define EFFECTS_MAX 4 // effects of one card
#define SHORT_GAMES_MAX 4

// As printed on a card: its type, and the kind of its effect (rules §6, §4).
typedef enum CardType {
    TYPE_SHIP,
    TYPE_TECH,
    TYPE_WEAPON,
    TYPE_ACTION,
    TYPE_TROOPS
} CardType;
typedef enum EffectKind {
    KIND_ONE_TIME,
    KIND_PERMANENT,
    KIND_SCORING,
    KIND_SPECIAL,
    KIND_NONE
} EffectKind;
// Kinds of targets (rules §7).
typedef enum TargetKind {
    TARGET_KIND_PLANET,
    TARGET_KIND_SECTOR,
    TARGET_KIND_QUADRANT,
    TARGET_KIND_COMBAT_ZONE
} TargetKind;

// When an effect acts (rules §4). REVEALED: once, when the card is revealed, unless blocked at that moment.
// PERMANENT and SCORING: while the card is face up and not blocked. SPECIAL: a rule for playing the card;
// never blocked.
typedef enum EffectWhen {
    WHEN_REVEALED,
    WHEN_PERMANENT,
    WHEN_SCORING,
    WHEN_SPECIAL
} EffectWhen;

// What an effect does (rules §6), a line each: its name here and in files, which keys go with it, and what it
// is for (About). How to add one: src/HOW-TO.md.
#define TACTICS_VERBS(X)                                                                                     \
    X(DO_REMOVE, "remove", "which choose ask optional",                                                      \
      "revealed: these cards go to their owners' discard piles; with choose one of them, "                   \
      "picked by the owner")                                                                                 \
    X(DO_MOVE, "move", "which optional",                                                                     \
      "revealed: the owner moves one of these cards to any place of any row")                                \
    X(DO_DRAW_UP, "draw_up", "", "revealed: all players draw up to the hand size")                           \
    X(DO_SEE_HANDS, "see_hands", "", "revealed: the owner looks at all opponents' hands")                    \
    X(DO_DRAW_AND_PLAY, "draw_and_play", "",                                                                 \
      "revealed: the owner draws a card and puts it into an open row")                                       \
    X(DO_SUMMON, "summon", "which optional",                                                                 \
      "revealed: the owner brings one of these cards into this row, from the hand or face "                  \
      "up from another row")                                                                                 \
    X(DO_NEGOTIATE, "negotiate", "", "revealed: hidden offers decide who takes the target at once")          \
    X(DO_BLOCK, "block", "which parts", "permanent: switches off parts of these cards")                      \
    X(DO_CLOSE, "close", "", "permanent: nothing may be put below; the row need not fill up")                \
    X(DO_ADD, "add", "amount which target",                                                                  \
      "scoring: amount for this card; times the number of which, if given; only if target "                  \
      "fits, if given")                                                                                      \
    X(DO_BOOST, "boost", "amount which", "scoring: amount for each of these cards")                          \
    X(DO_STEAL, "steal", "which", "scoring: takes over the base power of these cards")                       \
    X(DO_ZERO, "zero", "which", "scoring: these cards have power 0 in the end")                              \
    X(DO_HALVE, "halve", "which/whose", "scoring: halves the sum of each player that whose means")           \
    X(DO_WIN_ROW, "win_row", "which", "scoring: the owner wins the row if one of these cards lies in it")    \
    X(DO_PLAY_UP, "play_up", "anywhere",                                                                     \
      "special: is played face up at the bottom; with anywhere at any position")                             \
    X(DO_TURN_UP, "turn_up", "which",                                                                        \
      "special: coming to lie here and not blocked, turns these cards up without their "                     \
      "one-time effects")                                                                                    \
    X(DO_SHIELD, "shield", "",                                                                               \
      "special: is played on top of another card and protects it until the Reveal phase")                    \
    X(DO_END_NEGOTIATION, "end_negotiation", "", "special: laid in a negotiation, ends it without a result")

typedef enum EffectVerb {
#define NAME(name, ...) name,
    TACTICS_VERBS(NAME)
#undef NAME
} EffectVerb;

typedef enum Where {
    WHERE_OTHERS,         // every other card of the row
    WHERE_ABOVE,          // nearer to the target
    WHERE_BELOW,          // farther from the target
    WHERE_DIRECTLY_ABOVE, // the next card
    WHERE_DIRECTLY_BELOW
} Where;

typedef enum Whose {
    WHOSE_ANY,
    WHOSE_OWN,      // the owner of this card
    WHOSE_FRIENDLY, // its owner and, in team games, the ally
    WHOSE_OPPONENTS // all others
} Whose;

typedef enum Face {
    FACE_ANY,
    FACE_UP,
    FACE_DOWN
} Face;

// Selects cards of a row, relative to the card that has the effect; all conditions must hold.
typedef struct CardFilter {
    uint8_t where;  // Where
    uint8_t whose;  // Whose
    uint8_t face;   // Face
    uint8_t types;  // one bit per CardType; 0: any
    uint8_t title;  // index of the card, or NONE. Factions may rename cards, but the index stays the same
    uint64_t cards; // derived by prepare: one bit per card that matches `types` and `title`
} CardFilter;

#define CARDS_ANY UINT64_MAX // CardFilter.cards: any card

// Selects targets; 0 or NONE: any.
typedef struct TargetFilter {
    uint8_t kinds;     // one bit per TargetKind
    uint8_t colours;   // one bit per Colour
    uint8_t quadrants; // one bit per Quadrant
    uint8_t title;     // index of the target, or NONE
} TargetFilter;

#define PART_EFFECT 1u // bits of Effect.parts
#define PART_POWER 2u

// The kind of question that a seat is asked.
#define TACTICS_QUESTIONS(X)                                                                                 \
    X(DECISION_REMOVE, "remove", ASKED_OPENLY)                                                               \
    X(DECISION_SABOTAGE, "sabotage", ASKED_OPENLY)                                                           \
    X(DECISION_MOVE, "move", ASKED_OPENLY)                                                                   \
    X(DECISION_SUMMON, "summon", ASKED_SECRETLY)                                                             \
    X(DECISION_REINFORCEMENTS, "reinforcements", ASKED_SECRETLY)                                             \
    X(DECISION_NEGOTIATE, "negotiate", ASKED_SECRETLY)                                                       \
    X(DECISION_SEE_HANDS, "see_hands", ASKED_SECRETLY)                                                       \
    X(DECISION_ARMADA, "armada", ASKED_OPENLY)                                                               \
    X(DECISION_PLACE, "place", ASKED_SECRETLY)

typedef enum DecisionKind {
#define NAME(name, ...) name,
    TACTICS_QUESTIONS(NAME)
#undef NAME
    DECISION_TURN, // own turn: play or pass; not asked by an effect
    DECISION_NONE = 0xFF
} DecisionKind;

typedef struct Effect {
    uint8_t when;     // EffectWhen
    uint8_t verb;     // EffectVerb
    uint8_t amount;   // DO_ADD, DO_BOOST: power
    uint8_t choose;   // DO_REMOVE: 1: the owner picks one
    uint8_t optional; // 1: the owner may decline
    uint8_t anywhere; // DO_PLAY_UP: 1: at any position
    uint8_t parts;    // DO_BLOCK: PART_ bits
    uint8_t counted;  // DO_ADD: 1: `which` is given, so `amount` counts once per card
    uint8_t ask;      // DecisionKind of `choose`: remove or sabotage
    CardFilter which;
    TargetFilter target; // DO_ADD: the row's target must match
} Effect;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t type;  // CardType
    uint8_t kind;  // EffectKind, printed on the card
    uint8_t power; // base combat power
    uint8_t effect_count;
    Effect effect[EFFECTS_MAX];
    char picture[ID_MAX]; // name of the artwork
    // Derived by prepare, to avoid searching effects in the inner loops.
    uint8_t plays_up;                  // 1: face up at the bottom, 2: anywhere; 0: face down
    uint8_t shields;                   // 1: has DO_SHIELD
    uint8_t ends_negotiation;          // 1: has DO_END_NEGOTIATION
    uint8_t closes;                    // 1: has DO_CLOSE
    uint8_t turns_up;                  // 1: has DO_TURN_UP
    uint8_t block_up;                  // index of the DO_BLOCK effect on the card directly above, or NONE
    uint8_t block_down;                // index of the DO_BLOCK effect on cards below, or NONE
    uint8_t one_time;                  // 1: has a WHEN_REVEALED effect
    uint8_t revealed[EFFECTS_MAX + 1]; // index of the first such effect at or after each index, or NONE
    uint32_t scores;                   // one bit per EffectVerb of its WHEN_SCORING effects
} CardDef;

// Properties that inner loops test for all cards of a hand or row: one byte per card instead of a definition
// of hundreds.
enum {
    TRAIT_CLOSES = 1 << 0,      // CardDef.closes
    TRAIT_BLOCKS_UP = 1 << 1,   // CardDef.block_up
    TRAIT_BLOCKS_DOWN = 1 << 2, // CardDef.block_down
    TRAIT_BLOCKS = TRAIT_BLOCKS_UP | TRAIT_BLOCKS_DOWN,
    TRAIT_SHIELDS = 1 << 3,   // CardDef.shields
    TRAIT_PLAYED_UP = 1 << 4, // CardDef.plays_up
    TRAIT_ANYWHERE = 1 << 5,  // CardDef.plays_up is 2
    TRAIT_ONE_TIME = 1 << 6   // CardDef.one_time
};

typedef struct TargetDef {
    char id[ID_MAX];
    uint8_t kind;     // TargetKind
    uint8_t colour;   // Colour
    uint8_t quadrant; // Quadrant
    uint8_t points;
    uint8_t bonus_points; // 0: no bonus
    uint8_t bonus_each;   // 1: once for each matching other target; 0: once if there is any
    TargetFilter bonus;
    char picture[ID_MAX];
    uint32_t bonus_targets; // derived by prepare: one bit per other target that `bonus` matches
} TargetDef;

typedef enum Colour {
    COLOUR_NONE,
    COLOUR_FEDERATION,
    COLOUR_ROMULAN,
    COLOUR_KLINGON,
    COLOUR_INDEPENDENT
} Colour;
typedef enum Quadrant {
    QUADRANT_NONE,
    QUADRANT_ALPHA,
    QUADRANT_BETA
} Quadrant;

typedef struct FactionDef {
    char id[ID_MAX];
    char letter[8]; // printed on its cards: one character, in UTF-8
    uint8_t home;   // Colour of the planets that score extra (rules §3.4)
    uint8_t team;   // in team variants (rules §8): 0 or 1; NONE: cannot play them
    SeatStyle style;
    // The faction's own artwork for some cards; the others use the card's.
    uint8_t picture_count;
    struct {
        uint8_t card;
        char picture[ID_MAX];
    } pictures[DECK_MAX];
} FactionDef;

// The targets removed in the short game of exactly these factions (rules §8); indexes into TacticsRules.
typedef struct ShortGame {
    uint8_t faction_count;
    uint8_t faction[TACTICS_SEATS];
    uint8_t removed_count;
    uint8_t removed[TARGETS_MAX];
} ShortGame;

typedef struct TacticsRules {
    uint8_t card_count, target_count, faction_count, short_count;
    uint8_t hand_size;     // number of cards to draw up to (rules §3.1)
    uint8_t row_full;      // number of cards that makes a row full (rules §3.1)
    uint8_t planet_bonus;  // points for each planet of the own faction (rules §3.4)
    uint8_t first_faction; // begins if it plays (rules §2); NONE: always random
    CardDef card[DECK_MAX];
    TargetDef target[TARGETS_MAX];
    FactionDef faction[FACTIONS_MAX];
    ShortGame short_game[SHORT_GAMES_MAX];
    uint8_t trait[TACTICS_SEATS * DECK_MAX]; // TRAIT_ bits by copy (see state.h), derived by prepare. A card
                                             // index is the copy of seat 0, so it can be used too
} TacticsRules;

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_TARGETS,
    TABLE_FACTIONS,
    TABLE_COUNT
};

// schema.c: how the JSON files fill TacticsRules.
extern const Table tactics_tables[TABLE_COUNT];
#define TACTICS_PACK_FILES 4
extern const PackFile tactics_pack_files[TACTICS_PACK_FILES];
void tactics_prepare(void *rules, Faults *faults);                                           // Game.prepare
void tactics_warnings(const void *rules, Faults *faults);                                    // Game.warnings
bool tactics_picture(const void *rules, int number, Text *path, Text *files, Text *problem); // Game.picture

extern const char *const tactics_texts[]; // Game.texts
extern const About tactics_key_docs[];    // Game.about

// Returns true if the filter matches the target. (state.c)
bool tactics_target_fits(const TacticsRules *rules, const TargetFilter *filter, uint8_t target);

// Words used in JSON files and reports, by enum value; each list ends with NULL.
extern const char *const tactics_type_words[];
extern const char *const tactics_kind_words[];
extern const char *const tactics_target_kind_words[];
extern const char *const tactics_colour_words[];
extern const char *const tactics_quadrant_words[];
extern const char *const tactics_decision_words[];
extern const char *const tactics_phase_words[];

#endif
