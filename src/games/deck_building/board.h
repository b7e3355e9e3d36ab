// SPDX-License-Identifier: MIT
// The board of the deck-building game and its basic operations: either the true state (state.h), or the view
// of one seat with CARD_HIDDEN for cards it may not see (view.h). All cards are in one byte array, zone after
// zone. That keeps the state small, and as copies of a card are interchangeable, equal positions have equal
// bytes.
#ifndef STARDECK_GAMES_DECK_BUILDING_BOARD_H
#define STARDECK_GAMES_DECK_BUILDING_BOARD_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/deck_building/rules.h"

#include <string.h>

// Zones of a player exist once per seat. Bridges and Points areas come first, as only their cards have `used`
// and `holder` marks.
typedef enum BoardZone {
    ZONE_BRIDGE,                                // in order of play
    ZONE_POINTS = ZONE_BRIDGE + BUILDING_SEATS, // in order of arrival
    ZONE_HAND = ZONE_POINTS + BUILDING_SEATS,
    ZONE_DISCARD = ZONE_HAND + BUILDING_SEATS, // top card last
    ZONE_DECK = ZONE_DISCARD + BUILDING_SEATS, // top card last, as in all decks
    ZONE_DRAFTS = ZONE_DECK + BUILDING_SEATS,
    ZONE_MISSIONS = ZONE_DRAFTS + BUILDING_SEATS,
    ZONE_SPACE,
    ZONE_STARBASE,
    ZONE_STARBASE_DISCARD,
    ZONE_INFECTIONS,
    ZONE_REMOVED, // cards that have left the game
    ZONE_UNDEALT, // drafts not dealt to anybody; out of the game, face down
    ZONES,
    ZONES_MARKED = ZONE_HAND
} BoardZone;

// Kinds of unfinished business, kept on a stack. Frame.ask (AskKind) is what a frame waits for; ASK_NOTHING:
// it advances without a decision.
typedef enum FrameKind {
    FRAME_RUN = 1,    // runs `left` actions of a list, from `first`; card: the card whose effects they are
    FRAME_TRIGGERS,   // effects with Trigger `step` of all cards of the seat
    FRAME_PLAY,       // effects of the card just played
    FRAME_INFECTIONS, // plays the infections of the hand; more: how many are left
    FRAME_EXPLORE,
    FRAME_EVENT,
    FRAME_BATTLE,
    FRAME_COMPLETE,
    FRAME_TURN_END
} FrameKind;

// An entry of the stack. Which fields matter depends on `kind`.
typedef struct Frame {
    uint8_t kind, step, ask; // FrameKind; depends on `kind`; AskKind
    Seat seat;               // owner of the effects
    uint8_t card;            // the card that has them
    uint8_t zone, at;        // where that card is: ZONE_BRIDGE, ZONE_POINTS (of the seat); NONE: it has left
    uint8_t effect;          // FRAME_TRIGGERS: index of the card's next effect
    uint8_t first[2];        // FRAME_RUN: index of the next action, low and high byte
    uint8_t left;            // FRAME_RUN: actions left; FRAME_TURN_END: next entry of `ending`
    uint8_t more;            // FRAME_RUN: choices left for the current action; other kinds: the answer given
    uint8_t held;            // FRAME_RUN: earlier choice: the seat, or the cost of the trashed card; NONE
    uint8_t with;            // FRAME_RUN: upgrades left after the current one
} Frame;

#define FRAMES_MAX 40
#define ENDING_MAX 24

typedef struct PlayerState {
    uint8_t ship;                                 // index into BuildingRules.ship
    uint8_t damage, shields_used, spent;          // shields_used, spent (experience): in this turn
    uint8_t bonus[STATS];                         // int8_t; until the end of the turn
    uint8_t searches, explores, mission_explores; // left
    uint8_t fell;                                 // 1: defeated in its own turn, which therefore ends
    uint8_t dropped;                              // the draft card it dropped
    uint8_t top_known; // number of cards on top of its deck that everybody saw being put there
    uint8_t spare[2];
} PlayerState;

// A battle, from its beginning to the last shot.
typedef struct BattleState {
    uint8_t asked;                                         // the seat that plays or aims
    uint8_t passes;                                        // consecutive passes
    uint8_t speed[BUILDING_SEATS], target[BUILDING_SEATS]; // target: the seat aimed at; NONE
    uint8_t fired;                                         // one bit per seat: has shot, or cannot
    uint8_t shooting;                                      // one bit per seat: shoots now
    uint8_t downed;                                        // one bit per seat: announced as down
} BattleState;

typedef struct BuildingBoard {
    uint8_t seats, scenario, flags; // SCENARIO_; OPTION_ bits
    uint8_t goal[2];                // points to win, low and high byte
    uint8_t round_limit, round;     // round_limit 0: none
    uint8_t turns[2];               // turns begun, low and high byte
    Seat first, active;
    uint8_t window;  // what the active seat is asked while the stack is empty; ASK_NOTHING: the game is over
    Seat dropping;   // ASK_DRAFT: the seat that drops a draft
    Seat winner;     // SEAT_NONE until the game is over
    uint8_t how;     // EndedBy
    uint8_t flipped; // space card being resolved; NONE
    uint8_t bottom_known;                 // like PlayerState.top_known, for the bottom of the space deck
    uint8_t completed[STANDARDS_MAX / 8]; // one bit per standard mission
    PlayerState seat[BUILDING_SEATS];
    uint8_t search[SLOTS_MAX]; // NONE: empty slot
    uint8_t pile[PILES_MAX];   // cards left in each
    BattleState battle;
    uint8_t ending_count;          // effects at the end of the turn …
    uint8_t ending[ENDING_MAX][2]; // … card and effect index of each; 0x80 set: an effect of the Points area
    uint8_t frame_count;
    Frame frame[FRAMES_MAX];
    uint8_t size[ZONES]; // cards in each
    // For the cards on bridges and in Points areas only:
    uint8_t used[CARDS_MAX];   // effects used in this turn, one bit each
    uint8_t holder[CARDS_MAX]; // index of the holder on the same bridge; NONE
    uint8_t card[CARDS_MAX];   // of all zones, one after the other
} BuildingBoard;

_Static_assert(sizeof(BuildingBoard) <= STATE_MAX, "states fit everybody's buffers");
_Static_assert(CARDS_MAX % HASH_BLOCK == 0, "hashed in whole blocks");

// The zone of `area` (the first of a group of per-seat zones) that belongs to `seat`.
static inline uint8_t zone_of(uint8_t area, Seat seat) {
    return (uint8_t)(area + seat);
}

// Index of the zone's first card in BuildingBoard.card.
static inline int zone_begin(const BuildingBoard *s, uint8_t zone) {
    int begin = 0;
    for (uint8_t i = 0; i < zone; i++)
        begin += s->size[i];
    return begin;
}

// The cards of the zone, s->size[zone] of them. Points into `s`; valid until a card is moved.
static inline const uint8_t *zone_cards(const BuildingBoard *s, uint8_t zone) {
    return s->card + zone_begin(s, zone);
}

// The top card of a deck; NONE if it is empty.
static inline uint8_t zone_top(const BuildingBoard *s, uint8_t zone) {
    return s->size[zone] > 0 ? zone_cards(s, zone)[s->size[zone] - 1] : NONE;
}

// Index of the first such card in the zone; -1 if there is none.
static inline int zone_find(const BuildingBoard *s, uint8_t zone, uint8_t card) {
    const uint8_t *cards = zone_cards(s, zone);
    for (int i = 0; i < s->size[zone]; i++)
        if (cards[i] == card)
            return i;
    return -1;
}

// A number stored as low and high byte.
static inline uint16_t pair(const uint8_t bytes[2]) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static inline void set_pair(uint8_t bytes[2], int value) {
    bytes[0] = (uint8_t)value;
    bytes[1] = (uint8_t)(value >> 8);
}

static inline int bonus_of(const PlayerState *player, int stat) {
    return (int8_t)player->bonus[stat];
}

// The innermost frame; NULL if the stack is empty. Valid until the next push or pop.
static inline const Frame *top_frame(const BuildingBoard *s) {
    return s->frame_count > 0 ? &s->frame[s->frame_count - 1] : NULL;
}

static inline bool is_over(const BuildingBoard *s) {
    return s->window == ASK_NOTHING;
}

// What is being asked now.
static inline uint8_t asked(const BuildingBoard *s) {
    const Frame *frame = top_frame(s);
    return is_over(s) || frame == NULL ? s->window : frame->ask;
}

// The seat that has to decide; SEAT_NONE when the game is over.
static inline Seat decider(const BuildingBoard *s) {
    const Frame *frame = top_frame(s);
    if (is_over(s))
        return SEAT_NONE;
    if (s->window == ASK_DRAFT)
        return s->dropping;
    if (frame == NULL)
        return s->active;
    return frame->kind == FRAME_BATTLE ? s->battle.asked : frame->seat;
}

// True if the standard mission with this index, or its draft, has been completed.
static inline bool is_completed(const BuildingBoard *s, uint8_t standard) {
    return (s->completed[standard / 8] >> standard % 8 & 1) != 0;
}

#endif
