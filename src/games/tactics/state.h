// SPDX-License-Identifier: MIT
// The state of a game of Tactics and the smallest operations on it. Private to games/tactics: everybody else
// gets a view. Bytes only (see engine/game.h), fixed capacities, no pointers.
//
// A player card is named in two ways: by its index in the deck ("card": all seats have the same deck, and
// hands and piles only ever hold their owner's cards), and on the table, where owners mix, by its copy: seat
// * DECK_MAX + card.
#ifndef STARDECK_GAMES_TACTICS_STATE_H
#define STARDECK_GAMES_TACTICS_STATE_H

#include "core/hash.h"
#include "engine/limits.h"
#include "games/tactics/commands.h"
#include "games/tactics/view.h"

#include <assert.h>

#define STACK_MAX 32
#define OFFER_PENDING ((uint8_t)0xFC) // in `laid`: has still to answer

typedef struct TableCard {
    uint8_t copy;
    uint8_t up;
    uint8_t shield; // the card (of the same owner) that shields it, or NONE
    uint8_t holder; // copy of the card that turned this blocker up and holds it (rules §4.1), or NONE
} TableCard;

typedef struct Pile {
    uint8_t count;
    uint8_t card[DECK_MAX]; // draw and discard pile: the last one is on top
} Pile;

// Unfinished business, innermost on top of the stack. What `a`, `b`, `c` mean is said in flow.h at each kind.
typedef struct Frame {
    uint8_t kind;
    Seat seat;    // who decides
    uint8_t copy; // the card whose effect it is, or NONE
    uint8_t step;
    uint8_t a, b, c, spare;
} Frame;

typedef struct TacticsState {
    uint8_t seats, variant, flags, phase;
    uint8_t faction[TACTICS_SEATS];
    uint8_t team[TACTICS_SEATS]; // team games: 0 or 1; else the seat's own number
    uint8_t round;
    Seat turn;
    uint8_t ending;    // the deployment ends after this turn (rules §3.1)
    uint8_t passes;    // seats in succession that passed without discarding (rules §3.1, case 4)
    uint8_t turns[2];  // turns taken, low byte first
    uint8_t score_row; // scoring: the row that comes next
    uint8_t rows_dealt;
    uint8_t target[ROWS];         // NONE: taken
    uint8_t target_count;         // of the target pile
    uint8_t targets[TARGETS_MAX]; // the last one is on top
    uint8_t won_count;
    uint8_t won[TARGETS_MAX];    // in the order they were taken …
    Seat won_by[TARGETS_MAX];    // … and on whose pile they lie (tactics_pile_of)
    uint8_t row_start[ROWS + 1]; // row r is table[row_start[r]] to table[row_start[r + 1] - 1], from the top
    TableCard table[TABLE_MAX];  // one array for all rows, so that a row may be as long as it likes
    Pile hand[TACTICS_SEATS], draw[TACTICS_SEATS], discard[TACTICS_SEATS];
    uint8_t known[TACTICS_SEATS][DECK_MAX]; // per hand card: bits of the seats that a Spy showed it to
    uint8_t laid[TACTICS_SEATS]; // negotiation (rules §6.2): card, NONE (declined) or OFFER_PENDING
    uint8_t laid_count;
    Seat laid_order[TACTICS_SEATS];
    uint8_t scored_round;                           // 0: none yet
    uint8_t scored_eighths[ROWS][TACTICS_SEATS][2]; // low byte first
    Seat scored_winner[ROWS];
    uint8_t scored_by[ROWS];
    uint8_t scored_target[ROWS];
    uint8_t depth;
    Frame stack[STACK_MAX];
} TacticsState;

_Static_assert(sizeof(TacticsState) <= STATE_MAX, "states are copied millions of times");
_Static_assert(sizeof(TacticsView) <= VIEW_MAX, "views fit everybody's buffers");

HashSum tactics_hash(const void *state, HashSum sum); // Game.hash

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
static inline const TableCard *row_card(const TacticsState *s, uint8_t row, uint8_t at) {
    return &s->table[s->row_start[row] + at];
}
// The traits that the card shows: none while it lies down.
static inline unsigned shown_traits(const TacticsRules *rules, const TableCard *card) {
    return rules->trait[card->copy] & (0u - card->up);
}
// Those of several cards together: most rows have nothing that closes or blocks, and one pass without a
// branch tells.
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
// Whose pile gets a target that `seat` conquers: in team games (rules §8) the team's first member's.
Seat tactics_pile_of(const TacticsState *s, Seat seat);
// The other member of the seat's team; the seat itself without teams.
Seat tactics_ally_of(const TacticsState *s, Seat seat);

// The table. Positions count from 0 at the target. A card comes to lie at `at`, at most behind the last one;
// those from there on shift down.
void tactics_insert(TacticsState *s, uint8_t row, uint8_t at, TableCard card);
// Takes a card away; the gap closes, and whoever held it or was held by it is forgotten (rules §4.1).
TableCard tactics_take(TacticsState *s, uint8_t row, uint8_t at);
// Copies all that questions about rows ask for (seats, targets, table); the rest of `to` stays as it is.
void tactics_copy_table(TacticsState *to, const TacticsState *s);
// Row and position of a place of the table where a card lies.
static inline void tactics_place(const TacticsState *s, uint8_t place, uint8_t *row, uint8_t *at) {
    _Static_assert(ROWS == 4, "the row is found without a loop");
    const uint8_t *start = s->row_start;
    *row = (uint8_t)((place >= start[1]) + (place >= start[2]) + (place >= start[3]));
    *at = (uint8_t)(place - start[*row]);
}
// Where the copy lies. False: in no row.
bool tactics_find(const TacticsState *s, uint8_t copy, uint8_t *row, uint8_t *at);

// Piles and hands. A card that is pushed lies on top.
static inline void tactics_pile_push(Pile *pile, uint8_t card) {
    assert(pile->count < DECK_MAX);
    pile->card[pile->count++] = card;
}
bool tactics_pile_has(const Pile *pile, uint8_t card);
void tactics_pile_remove(Pile *pile, uint8_t card); // which must be in it; the others keep their order
// Out of a hand, forgetting who had seen it there.
void tactics_hand_remove(TacticsState *s, Seat seat, uint8_t card);

// Is `at` where a filter said by the card at `self` of the same row means cards?
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

// Does `filter`, said by a card of `speaker`, mean cards of this owner?
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

// Does it mean the copy, as far as that does not depend on where cards lie?
static inline bool tactics_filter_fits_card(const TacticsState *s, Seat speaker, const CardFilter *filter,
                                            uint8_t copy) {
    return (filter->cards >> copy_card(copy) & 1u) && owner_fits(s, speaker, filter, copy_seat(copy));
}

// Does `filter`, said by the card at `self` of the row, mean the card at `at`?
static inline bool tactics_filter_fits(const TacticsState *s, uint8_t row, uint8_t self,
                                       const CardFilter *filter, uint8_t at) {
    const TableCard *card = row_card(s, row, at);
    return place_fits((Where)filter->where, self, at) &&
           (filter->face == FACE_ANY || (filter->face == FACE_UP) == (card->up != 0)) &&
           tactics_filter_fits_card(s, copy_seat(row_card(s, row, self)->copy), filter, card->copy);
}

#endif
