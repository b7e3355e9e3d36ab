// SPDX-License-Identifier: MIT
// The state of a game of Tactics and its basic operations. Private to games/tactics: everybody else gets a
// view. Bytes only (see engine/game.h), fixed capacities, no pointers.
//
// A player card is identified in two ways. In hands and piles, which hold only their owner's cards, by its
// index in the deck ("card"), as all seats have the same deck. In rows, where owners mix, by its copy: seat *
// DECK_MAX + card.
#ifndef STARDECK_GAMES_TACTICS_STATE_H
#define STARDECK_GAMES_TACTICS_STATE_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/tactics/commands.h"
#include "games/tactics/view.h"

#include <assert.h>

#define STACK_MAX 32
#define OFFER_PENDING ((uint8_t)0xFC) // in `laid`: has not answered yet

typedef struct TableCard {
    uint8_t copy;
    uint8_t up;     // 1: face up
    uint8_t shield; // card (of the same owner) that shields it, or NONE
    uint8_t holder; // copy of the card that turned this blocker up and holds it (rules §4.1), or NONE
} TableCard;

typedef struct Pile {
    uint8_t count;
    uint8_t card[DECK_MAX]; // in draw and discard piles the top card is last
} Pile;

// Unfinished business; the innermost frame is on top of the stack. The meaning of `a`, `b` and `c` for each
// kind is given in flow.h.
typedef struct Frame {
    uint8_t kind;
    Seat seat;    // who decides
    uint8_t copy; // the card whose effect it is, or NONE
    uint8_t step;
    uint8_t a, b, c, spare;
} Frame;

typedef struct TacticsState {
    uint8_t seats, variant, flags, phase; // phase: Phase
    uint8_t faction[TACTICS_SEATS];
    uint8_t team[TACTICS_SEATS]; // 0 or 1 in team games, else the seat itself
    uint8_t round;
    Seat turn;
    uint8_t ending;    // 1: the deployment ends after this turn (rules §3.1)
    uint8_t passes;    // consecutive seats that passed without discarding (rules §3.1, case 4)
    uint8_t turns[2];  // turns begun, low byte first
    uint8_t score_row; // in the scoring phase: the next row to score
    uint8_t rows_dealt;
    uint8_t target[ROWS];         // NONE: taken
    uint8_t target_count;         // size of the target pile
    uint8_t targets[TARGETS_MAX]; // top card last
    uint8_t won_count;
    uint8_t won[TARGETS_MAX];    // in the order they were taken …
    Seat won_by[TARGETS_MAX];    // … and whose pile each is on (tactics_pile_of)
    uint8_t row_start[ROWS + 1]; // row r is table[row_start[r]] to table[row_start[r + 1] - 1], top to bottom
    TableCard table[TABLE_MAX];  // one array for all rows, so that the length of a row is not limited
    Pile hand[TACTICS_SEATS], draw[TACTICS_SEATS], discard[TACTICS_SEATS];
    uint8_t known[TACTICS_SEATS][DECK_MAX]; // per hand card: seats a Spy has shown it to, one bit each
    uint8_t laid[TACTICS_SEATS]; // negotiation (rules §6.2): card offered, NONE (declined) or OFFER_PENDING
    uint8_t laid_count;
    Seat laid_order[TACTICS_SEATS];
    uint8_t scored_round;                           // 0: none yet
    uint8_t scored_eighths[ROWS][TACTICS_SEATS][2]; // low byte first
    Seat scored_winner[ROWS];
    uint8_t scored_by[ROWS];     // WinBy
    uint8_t scored_target[ROWS]; // NONE: the row had no target to score
    uint8_t depth;
    Frame stack[STACK_MAX];
} TacticsState;

_Static_assert(sizeof(TacticsState) <= STATE_MAX, "states are copied millions of times");
_Static_assert(sizeof(TacticsView) <= VIEW_MAX, "views fit everybody's buffers");

HashSum tactics_hash(const void *state, HashSum sum); // Game.hash

// Conversion between a seat's card and its copy.
static inline uint8_t copy_of(Seat seat, uint8_t card) {
    return (uint8_t)(seat * DECK_MAX + card);
}
static inline Seat copy_seat(uint8_t copy) {
    return (Seat)(copy / DECK_MAX);
}
static inline uint8_t copy_card(uint8_t copy) {
    return (uint8_t)(copy % DECK_MAX);
}

static inline uint8_t row_count(const TacticsState *s, uint8_t row) {
    return (uint8_t)(s->row_start[row + 1] - s->row_start[row]);
}
// Valid until a card is inserted or taken.
static inline const TableCard *row_card(const TacticsState *s, uint8_t row, uint8_t at) {
    return &s->table[s->row_start[row] + at];
}
// Traits of the card that are in force: none while it is face down.
static inline unsigned shown_traits(const TacticsRules *rules, const TableCard *card) {
    return rules->trait[card->copy] & (0u - card->up);
}
// Union of the traits of several cards. As most rows have nothing that closes or blocks, one branch-free pass
// is enough to find out.
static inline unsigned traits_between(const TacticsRules *rules, const TableCard *card,
                                      const TableCard *end) {
    unsigned traits = 0;
    for (; card < end; card++)
        traits |= shown_traits(rules, card);
    return traits;
}
static inline unsigned row_traits(const TacticsRules *rules, const TacticsState *s, uint8_t row) {
    return traits_between(rules, &s->table[s->row_start[row]], &s->table[s->row_start[row + 1]]);
}
static inline unsigned table_traits(const TacticsRules *rules, const TacticsState *s) {
    return traits_between(rules, s->table, &s->table[s->row_start[ROWS]]);
}
static inline bool is_team_game(const TacticsState *s) {
    return s->variant != VARIANT_STANDARD;
}
static inline bool are_friends(const TacticsState *s, Seat a, Seat b) {
    return s->team[a] == s->team[b];
}
static inline Seat next_seat(const TacticsState *s, Seat seat) {
    return (Seat)((seat + 1) % s->seats);
}
// The seat whose pile receives targets conquered by `seat`: in team games (rules §8) the team's first member.
Seat tactics_pile_of(const TacticsState *s, Seat seat);
// The seat's ally; without teams the seat itself.
Seat tactics_ally_of(const TacticsState *s, Seat seat);

// Rows. Positions count from 0 at the target. Inserts a card at position `at`, at most behind the last card;
// cards from there on shift down.
void tactics_insert(TacticsState *s, uint8_t row, uint8_t at, TableCard card);
// Removes and returns a card; the gap closes, and holds by or of it are dropped (rules §4.1).
TableCard tactics_take(TacticsState *s, uint8_t row, uint8_t at);
// Copies everything that queries about rows need (seats, targets, table); the rest of `to` is unchanged.
void tactics_copy_table(TacticsState *to, const TacticsState *s);
// Converts an index of the table, where a card must be, to row and position.
static inline void tactics_split_place(const TacticsState *s, uint8_t place, uint8_t *row, uint8_t *at) {
    _Static_assert(ROWS == 4, "the row is found without a loop");
    const uint8_t *start = s->row_start;
    *row = (uint8_t)((place >= start[1]) + (place >= start[2]) + (place >= start[3]));
    *at = (uint8_t)(place - start[*row]);
}
// Finds the copy. Returns false, with `row` and `at` unchanged, if it is in no row.
bool tactics_find(const TacticsState *s, uint8_t copy, uint8_t *row, uint8_t *at);

// Piles and hands. Pushes a card on top.
static inline void tactics_pile_push(Pile *pile, uint8_t card) {
    assert(pile->count < DECK_MAX);
    pile->card[pile->count++] = card;
}
bool tactics_pile_has(const Pile *pile, uint8_t card);
void tactics_pile_remove(Pile *pile, uint8_t card); // must be in the pile; the others keep their order
// Removes a card from a hand, along with who had seen it there.
void tactics_hand_remove(TacticsState *s, Seat seat, uint8_t card);

// Returns true if a filter of the card at position `self` applies to position `at` of the same row.
static inline bool place_fits(Where where, uint8_t self, uint8_t at) {
    switch (where) {
    case WHERE_OTHERS:
        return at != self;
    case WHERE_ABOVE:
        return at < self;
    case WHERE_BELOW:
        return at > self;
    case WHERE_DIRECTLY_ABOVE:
        return at + 1 == self;
    case WHERE_DIRECTLY_BELOW:
        return at == self + 1;
    }
    return false;
}

// Returns true if `filter`, on a card of `speaker`, applies to cards of this owner.
static inline bool owner_fits(const TacticsState *s, Seat speaker, const CardFilter *filter, Seat owner) {
    switch ((Whose)filter->whose) {
    case WHOSE_ANY:
        return true;
    case WHOSE_OWN:
        return owner == speaker;
    case WHOSE_FRIENDLY:
        return are_friends(s, owner, speaker);
    case WHOSE_OPPONENTS:
        return !are_friends(s, owner, speaker);
    }
    return false;
}

// Returns true if the filter applies to the copy, as far as that does not depend on positions.
static inline bool tactics_filter_fits_card(const TacticsState *s, Seat speaker, const CardFilter *filter,
                                            uint8_t copy) {
    return (filter->cards >> copy_card(copy) & 1u) && owner_fits(s, speaker, filter, copy_seat(copy));
}

// Returns true if `filter`, on the card at position `self` of the row, applies to the card at `at`.
static inline bool tactics_filter_fits(const TacticsState *s, uint8_t row, uint8_t self,
                                       const CardFilter *filter, uint8_t at) {
    const TableCard *card = row_card(s, row, at);
    return place_fits((Where)filter->where, self, at) &&
           (filter->face == FACE_ANY || (filter->face == FACE_UP) == (card->up != 0)) &&
           tactics_filter_fits_card(s, copy_seat(row_card(s, row, self)->copy), filter, card->copy);
}

#endif
