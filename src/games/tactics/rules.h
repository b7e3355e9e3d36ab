// SPDX-License-Identifier: MIT
// Conquest Alpha: Tactics, the part that is data: cards, targets, factions and numbers as
// cards/tactics/*.json give them. Effects are composed from the small vocabulary below; no card is known by
// name in C. The words in brackets are the JSON words; cards/README.md explains each with an example.
// Constant once loaded.
#ifndef STARDECK_GAMES_TACTICS_RULES_H
#define STARDECK_GAMES_TACTICS_RULES_H

#include "engine/command.h"
#include "engine/schema.h"
#include "engine/style.h"

#define TACTICS_SEATS 4 // the game's own number: arrays for more would only cost
#define DECK_MAX 48     // cards of one faction's deck
#define TARGETS_MAX 32  // target cards
#define FACTIONS_MAX 8
#define ROWS 4
#define EFFECTS_MAX 4 // effects of one card
#define SHORT_GAMES_MAX 4

// What is printed on a card: its type and the kind of its effect (rules §6, §4).
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
// (rules §7)
typedef enum TargetKind {
    TARGET_KIND_PLANET,
    TARGET_KIND_SECTOR,
    TARGET_KIND_QUADRANT,
    TARGET_KIND_COMBAT_ZONE
} TargetKind;

// When an effect acts (rules §4). REVEALED: once, when the card is turned up, unless blocked at that moment.
// PERMANENT and SCORING: while the card lies up and is not blocked. SPECIAL: a rule of how the card is
// played; never blocked.
typedef enum EffectWhen {
    WHEN_REVEALED,
    WHEN_PERMANENT,
    WHEN_SCORING,
    WHEN_SPECIAL
} EffectWhen;

// What it does (rules §6).
typedef enum EffectVerb {
    DO_REMOVE,  // [remove] `which` go to their owners' discard piles; with `choose` one, picked by the owner
    DO_MOVE,    // [move] the owner moves one of `which` to any place of any row
    DO_DRAW_UP, // [draw_up] every seat draws up to the hand size, from the owner on
    DO_SEE_HANDS,     // [see_hands] the owner looks at every opponent's hand
    DO_DRAW_AND_PLAY, // [draw_and_play] the owner draws a card and puts it into an open row
    DO_SUMMON,    // [summon] the owner may bring one of `which` into this row, from the hand or another row
    DO_NEGOTIATE, // [negotiate] hidden offers decide who takes the target at once
    DO_BLOCK,     // [block] `parts` of `which` are deactivated (permanent)
    DO_CLOSE,     // [close] nothing may be put below (permanent)
    DO_ADD,       // [add] `amount` to this card, times the number of `which` if given; if `target` fits
    DO_BOOST,     // [boost] `amount` to each of `which`
    DO_STEAL,     // [steal] takes over the base power of `which`
    DO_ZERO,      // [zero] the power of `which` becomes 0 in the end
    DO_HALVE,     // [halve] halves the sums of the owners that `which` means
    DO_WIN_ROW,   // [win_row] with one of `which` in the row, its owner wins the row
    DO_PLAY_UP,   // [play_up] is played face up at the bottom; with `anywhere`, at any position (special)
    DO_TURN_UP, // [turn_up] when put or moved here, turns `which` up without their one-time effects (special)
    DO_SHIELD,  // [shield] is played onto another card, which it protects (special)
    DO_END_NEGOTIATION // [end_negotiation] laid in a negotiation, ends it without result (special)
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
    WHOSE_OWN,      // of this card's owner
    WHOSE_FRIENDLY, // of its owner, and in team games of the ally
    WHOSE_OPPONENTS // of seats that are neither
} Whose;

typedef enum Face {
    FACE_ANY,
    FACE_UP,
    FACE_DOWN
} Face;

// "which" cards of the row an effect speaks of, seen from the card itself; all conditions must hold.
typedef struct CardFilter {
    uint8_t where;  // Where
    uint8_t whose;  // Whose
    uint8_t face;   // Face
    uint8_t types;  // one bit per CardType; 0: any
    uint8_t title;  // index of the card that it must be, or NONE. Cards keep their title whatever a faction
                    // calls them
    uint64_t cards; // derived by prepare: one bit per card that fits `types` and `title`
} CardFilter;

#define CARDS_ANY UINT64_MAX // in CardFilter.cards: whatever card it is

// Which targets; 0 or NONE: any.
typedef struct TargetFilter {
    uint8_t kinds;     // one bit per TargetKind
    uint8_t colours;   // one bit per colour
    uint8_t quadrants; // one bit per quadrant
    uint8_t title;     // index of the target, or NONE
} TargetFilter;

#define PART_EFFECT 1u // bits of Effect.parts
#define PART_POWER 2u

// The question a choosing effect asks, as interfaces name it.
typedef enum DecisionKind {
    DECISION_REMOVE,
    DECISION_SABOTAGE,
    DECISION_MOVE,
    DECISION_SUMMON,
    DECISION_REINFORCEMENTS,
    DECISION_NEGOTIATE,
    DECISION_SEE_HANDS,
    DECISION_ARMADA,
    DECISION_PLACE,
    DECISION_TURN, // the own turn: play or pass; not an effect's question
    DECISION_NONE = 0xFF
} DecisionKind;

typedef struct Effect {
    uint8_t when; // EffectWhen
    uint8_t verb; // EffectVerb
    uint8_t amount;
    uint8_t choose;   // DO_REMOVE: the owner picks one
    uint8_t optional; // the owner may decline
    uint8_t anywhere; // DO_PLAY_UP
    uint8_t parts;    // DO_BLOCK
    uint8_t counted;  // DO_ADD: `which` was given, the amount counts once for each
    uint8_t ask;      // DecisionKind: remove or sabotage, for `choose`
    CardFilter which;
    TargetFilter target; // DO_ADD: only if the row's target fits
} Effect;

typedef struct CardDef {
    char id[ID_MAX];
    uint8_t type;  // CardType
    uint8_t kind;  // EffectKind, printed on the card
    uint8_t power; // base combat power
    uint8_t effect_count;
    Effect effect[EFFECTS_MAX];
    char picture[ID_MAX]; // what the drawing layer paints
    // Derived by prepare, so that the engine need not search effects in its inner loops.
    uint8_t plays_up;                  // 1: at the bottom, 2: anywhere
    uint8_t shields;                   // has DO_SHIELD
    uint8_t ends_talks;                // has DO_END_NEGOTIATION
    uint8_t closes;                    // has DO_CLOSE
    uint8_t turns_up;                  // has DO_TURN_UP
    uint8_t block_up;                  // index of the DO_BLOCK effect on the card directly above, or NONE
    uint8_t block_down;                // index of the DO_BLOCK effect on cards below, or NONE
    uint8_t one_time;                  // has a WHEN_REVEALED effect
    uint8_t revealed[EFFECTS_MAX + 1]; // index of its first such effect from this one on, or NONE
    uint32_t scores;                   // one bit per EffectVerb of its WHEN_SCORING effects
} CardDef;

// What inner loops ask of the cards of a hand or a row, a bit each: a byte a card, where its definition would
// be hundreds.
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
    uint8_t bonus_each;   // once for each fitting other target, else once if there is one
    TargetFilter bonus;
    char picture[ID_MAX];
    uint32_t bonus_targets; // derived by prepare: one bit per other target that `bonus` means
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
    char letter[8];
    uint8_t home; // Colour of the planets that count extra (rules §3.4)
    uint8_t team; // in the team variants (rules §8): 0 or 1; NONE: can't play them
    SeatStyle style;
    // A faction's own pictures for some cards; the rest use the card's.
    uint8_t picture_count;
    struct {
        uint8_t card;
        char picture[ID_MAX];
    } pictures[DECK_MAX];
} FactionDef;

// Which targets are taken out in the short game for exactly these factions (rules §8).
typedef struct ShortGame {
    uint8_t faction_count;
    uint8_t faction[TACTICS_SEATS];
    uint8_t removed_count;
    uint8_t removed[TARGETS_MAX];
} ShortGame;

typedef struct TacticsRules {
    uint8_t card_count, target_count, faction_count, short_count;
    uint8_t hand_size;     // drawn up to (rules §3.1)
    uint8_t row_full;      // cards that make a row full (rules §3.1)
    uint8_t planet_bonus;  // points for each planet of the own faction (rules §3.4)
    uint8_t first_faction; // starts if it plays (rules §2), else by lot; NONE: always by lot
    CardDef card[DECK_MAX];
    TargetDef target[TARGETS_MAX];
    FactionDef faction[FACTIONS_MAX];
    ShortGame short_game[SHORT_GAMES_MAX];
    uint8_t trait[TACTICS_SEATS * DECK_MAX]; // by copy (state.h), derived by prepare; a card's own number is
                                             // that of a copy too
} TacticsRules;

// Tables, in the order of Game.tables.
enum {
    TABLE_CARDS,
    TABLE_TARGETS,
    TABLE_FACTIONS,
    TABLE_COUNT
};

// In schema.c: how the JSON files fill the struct.
extern const Table tactics_tables[TABLE_COUNT];
#define TACTICS_PACK_FILES 4
extern const PackFile tactics_pack_files[TACTICS_PACK_FILES];
void tactics_prepare(void *rules, Faults *faults);                                           // Game.prepare
void tactics_doubts(const void *rules, Faults *faults);                                      // Game.doubts
bool tactics_picture(const void *rules, int number, Text *path, Text *files, Text *problem); // Game.picture

extern const char *const tactics_texts[]; // Game.texts
extern const About tactics_about[];       // Game.about

// The number that a card's text speaks of as {amount}: of its first effect that has one; 0: it has none.
uint8_t tactics_card_amount(const CardDef *card);

// Is this target one of those the filter means? (state.c)
bool tactics_target_fits(const TacticsRules *rules, const TargetFilter *filter, uint8_t target);

// The words of the JSON files and of reports, by enum value; each list ends with NULL.
extern const char *const tactics_type_words[];
extern const char *const tactics_kind_words[];
extern const char *const tactics_target_kind_words[];
extern const char *const tactics_colour_words[];
extern const char *const tactics_quadrant_words[];
extern const char *const tactics_decision_words[];
extern const char *const tactics_phase_words[];

#endif
