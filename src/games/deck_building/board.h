// SPDX-License-Identifier: MIT
// The board of the deck-building game and its smallest operations: as it is (state.h), or as somebody sees
// it, with CARD_HIDDEN where a card does not show itself (view.h). All cards lie in one row of bytes, zone
// after zone, so that the state stays small and equal positions are equal bytes: copies of a card are the
// same everywhere.
#ifndef STARDECK_GAMES_DECK_BUILDING_BOARD_H
#define STARDECK_GAMES_DECK_BUILDING_BOARD_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/deck_building/rules.h"

#include <string.h>

// Zones of a seat come once for each seat. Bridges and Points areas come first: their cards have marks.
typedef enum BoardZone {
    ZONE_BRIDGE,                                // in the order of play
    ZONE_POINTS = ZONE_BRIDGE + BUILDING_SEATS, // … of coming there
    ZONE_HAND = ZONE_POINTS + BUILDING_SEATS,
    ZONE_DISCARD = ZONE_HAND + BUILDING_SEATS, // top last
    ZONE_DECK = ZONE_DISCARD + BUILDING_SEATS, // top last, as all decks
    ZONE_DRAFTS = ZONE_DECK + BUILDING_SEATS,
    ZONE_MISSIONS = ZONE_DRAFTS + BUILDING_SEATS,
    ZONE_SPACE,
    ZONE_STARBASE,
    ZONE_STARBASE_DISCARD,
    ZONE_INFECTIONS,
    ZONE_REMOVED, // what has left the game
    ZONE_UNDEALT, // drafts that nobody got: they have left it too, face down
    ZONES,
    ZONES_MARKED = ZONE_HAND
} BoardZone;

// What is under way, innermost last. `ask` (AskKind) is what it waits for; ASK_NOTHING: it goes on by itself.
typedef enum FrameKind {
    FRAME_RUN = 1,    // actions of a list, from `first` on, `left` of them; card: of whose effects
    FRAME_TRIGGERS,   // effects with trigger `step` of all cards of the seat
    FRAME_PLAY,       // effects of the card that was played, from `step` on
    FRAME_INFECTIONS, // playing the infections of the hand
    FRAME_EXPLORE,
    FRAME_EVENT,
    FRAME_BATTLE,
    FRAME_COMPLETE,
    FRAME_TURN_END
} FrameKind;

typedef struct Frame {
    uint8_t kind, step, ask;
    Seat seat;        // whose effects these are
    uint8_t card;     // that they stand on
    uint8_t zone, at; // where that lies: ZONE_BRIDGE, ZONE_POINTS (of the seat); NONE: nowhere any more
    uint8_t effect;   // FRAME_TRIGGERS: the next one of the card
    uint8_t first[2]; // FRAME_RUN: the next action, low and high byte
    uint8_t left;     // … how many there are
    uint8_t more;     // … how often the next one is still done
    uint8_t held;     // … what was picked first: the seat, the cost of the card trashed
    uint8_t with;     // … how many more cards are upgraded after this one
} Frame;

#define FRAMES_MAX 40
#define ENDING_MAX 24

typedef struct PlayerState {
    uint8_t ship, damage, shields_used, spent;
    uint8_t bonus[STATS]; // int8_t
    uint8_t searches, explores, mission_explores;
    uint8_t fell;      // in its own turn, which ends therefore
    uint8_t dropped;   // draft card that it dropped
    uint8_t top_known; // so many cards on top of its deck lie there since everybody saw it
    uint8_t spare[2];
} PlayerState;

// A battle from its beginning to the last shot.
typedef struct BattleState {
    uint8_t asked;  // who plays, or aims
    uint8_t passes; // in a row
    uint8_t speed[BUILDING_SEATS], target[BUILDING_SEATS];
    uint8_t fired;    // one bit each: has shot, or never will
    uint8_t shooting; // one bit each: shoots now
    uint8_t downed;   // one bit each: told to be down
} BattleState;

typedef struct BuildingBoard {
    uint8_t seats, scenario, flags;
    uint8_t goal[2]; // points, low and high byte
    uint8_t round_limit, round;
    uint8_t turns[2];
    Seat first, active;
    uint8_t window; // AskKind of the turn player while nothing is under way; ASK_NOTHING: the game is over
    Seat dropping;  // ASK_DRAFT: who drops
    Seat winner;
    uint8_t how;          // EndedBy
    uint8_t flipped;      // space card that is being resolved; NONE
    uint8_t bottom_known; // so many cards at the bottom of the space deck lie there since everybody saw it
    uint8_t completed[STANDARDS_MAX / 8];
    PlayerState seat[BUILDING_SEATS];
    uint8_t search[SLOTS_MAX]; // NONE: empty
    uint8_t pile[PILES_MAX];
    BattleState battle;
    uint8_t ending_count;          // effects at the end of the turn …
    uint8_t ending[ENDING_MAX][2]; // … card and effect of each
    uint8_t frame_count;
    Frame frame[FRAMES_MAX];
    uint8_t size[ZONES];
    // Of the cards on bridges and in Points areas:
    uint8_t used[CARDS_MAX];   // effects used in this turn, one bit each
    uint8_t holder[CARDS_MAX]; // place on the same bridge of who holds the card; NONE
    uint8_t card[CARDS_MAX];
} BuildingBoard;

_Static_assert(sizeof(BuildingBoard) <= STATE_MAX, "states fit everybody's buffers");
_Static_assert(CARDS_MAX % HASH_BLOCK == 0, "hashed in whole blocks");

static inline uint8_t zone_of(uint8_t area, Seat seat) {
    return (uint8_t)(area + seat);
}

static inline int zone_begin(const BuildingBoard *s, uint8_t zone) {
    int begin = 0;
    for (uint8_t i = 0; i < zone; i++)
        begin += s->size[i];
    return begin;
}

static inline const uint8_t *zone_cards(const BuildingBoard *s, uint8_t zone) {
    return s->card + zone_begin(s, zone);
}

// Top of a deck; NONE: it is empty.
static inline uint8_t zone_top(const BuildingBoard *s, uint8_t zone) {
    return s->size[zone] > 0 ? zone_cards(s, zone)[s->size[zone] - 1] : NONE;
}

// The first place of the card there; -1: it is not there.
static inline int zone_find(const BuildingBoard *s, uint8_t zone, uint8_t card) {
    const uint8_t *cards = zone_cards(s, zone);
    for (int i = 0; i < s->size[zone]; i++)
        if (cards[i] == card)
            return i;
    return -1;
}

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

static inline const Frame *top_frame(const BuildingBoard *s) {
    return s->frame_count > 0 ? &s->frame[s->frame_count - 1] : NULL;
}

static inline bool is_over(const BuildingBoard *s) {
    return s->window == ASK_NOTHING;
}

// What is asked just now.
static inline uint8_t asked(const BuildingBoard *s) {
    const Frame *frame = top_frame(s);
    return is_over(s) || frame == NULL ? s->window : frame->ask;
}

// Who has to decide; SEAT_NONE: the game is over.
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

static inline bool is_completed(const BuildingBoard *s, uint8_t standard) {
    return (s->completed[standard / 8] >> standard % 8 & 1) != 0;
}

#endif
