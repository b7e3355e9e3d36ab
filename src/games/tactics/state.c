// SPDX-License-Identifier: MIT
// Basic operations on the state: finding, removing and inserting copies.
#include "games/tactics/state.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

Seat tactics_pile_of(const TacticsState *s, Seat seat) {
    for (Seat other = 0; other < seat; other++)
        if (are_friends(s, other, seat))
            return other;
    return seat;
}

Seat tactics_ally_of(const TacticsState *s, Seat seat) {
    for (Seat other = 0; other < s->seats; other++)
        if (other != seat && are_friends(s, other, seat))
            return other;
    return seat;
}

// Moving a constant number of bytes compiles to a few instructions, whatever they contain; past the end they
// are zero.
#define SHIFTED 16

// Shifts the starts of the rows below this one and the end of the table. Loops over all rows, as a branch on
// the row would be unpredictable.
static void shift_rows(TacticsState *s, uint8_t row, int by) {
    for (int r = 1; r <= ROWS; r++)
        s->row_start[r] = (uint8_t)(s->row_start[r] + (r > row ? by : 0));
}

void tactics_insert(TacticsState *s, uint8_t row, uint8_t at, TableCard card) {
    assert(s->row_start[ROWS] < TABLE_MAX && at <= row_count(s, row));
    const uint8_t place = (uint8_t)(s->row_start[row] + at), behind = (uint8_t)(s->row_start[ROWS] - place);
    TableCard *to = &s->table[place];
    if (behind <= SHIFTED && place + SHIFTED < TABLE_MAX)
        memmove(to + 1, to, SHIFTED * sizeof *to);
    else
        memmove(to + 1, to, behind * sizeof *to);
    *to = card;
    shift_rows(s, row, 1);
}

TableCard tactics_take(TacticsState *s, uint8_t row, uint8_t at) {
    assert(at < row_count(s, row));
    const uint8_t place = (uint8_t)(s->row_start[row] + at);
    TableCard *from = &s->table[place];
    TableCard card = *from;
    shift_rows(s, row, -1);
    const uint8_t count = s->row_start[ROWS], behind = (uint8_t)(count - place);
    if (behind <= SHIFTED && place + SHIFTED < TABLE_MAX)
        memmove(from, from + 1, SHIFTED * sizeof *from);
    else
        memmove(from, from + 1, behind * sizeof *from);
    // Equal positions must have equal bytes, so clear the entry past the end.
    memset(&s->table[count], 0, sizeof(TableCard));
    for (uint8_t i = 0; i < count; i++)
        if (s->table[i].holder == card.copy)
            s->table[i].holder = NONE;
    card.holder = NONE;
    return card;
}

void tactics_copy_table(TacticsState *to, const TacticsState *s) {
    memcpy(to, s, offsetof(TacticsState, table) + s->row_start[ROWS] * sizeof s->table[0]);
}

bool tactics_find(const TacticsState *s, uint8_t copy, uint8_t *row, uint8_t *at) {
    const uint8_t count = s->row_start[ROWS];
    uint8_t place = 0;
    while (place < count && s->table[place].copy != copy)
        place++;
    if (place == count)
        return false;
    tactics_split_place(s, place, row, at);
    return true;
}

#define PART(field) offsetof(TacticsState, field)

static inline HashSum hash_pile(const uint8_t *state, size_t from, HashSum sum) {
    return hash_part(sum, state, from, 1u + state[from]);
}

// Usually no card of another hand is known.
static inline bool any_known(const uint8_t known[DECK_MAX]) {
    uint64_t any = 0;
    for (size_t i = 0; i < DECK_MAX; i += sizeof any) {
        uint64_t word;
        memcpy(&word, &known[i], sizeof word);
        any |= word;
    }
    return any != 0;
}

// tactics_hash reads the stack in whole blocks: its size must be a multiple, so that nothing past the state
// is read.
_Static_assert(sizeof(((TacticsState *)0)->stack) % HASH_BLOCK == 0, "hashed in whole blocks");

HashSum tactics_hash(const void *state, HashSum sum) {
    const TacticsState *s = state;
    const uint8_t *bytes = state;
    sum = hash_part(sum, bytes, 0, PART(targets) + s->target_count);
    sum = hash_part(sum, bytes, PART(won_count), 1u + s->won_count);
    sum = hash_part(sum, bytes, PART(won_by), s->won_count);
    sum =
        hash_part(sum, bytes, PART(row_start), sizeof s->row_start + s->row_start[ROWS] * sizeof s->table[0]);
    for (Seat seat = 0; seat < s->seats; seat++) {
        sum = hash_pile(bytes, PART(hand[seat]), sum);
        sum = hash_pile(bytes, PART(draw[seat]), sum);
        sum = hash_pile(bytes, PART(discard[seat]), sum);
        if (any_known(s->known[seat]))
            sum = hash_part(sum, bytes, PART(known[seat]), DECK_MAX);
    }
    sum = hash_part(sum, bytes, PART(laid), PART(stack) - PART(laid));
    return hash_part(sum, bytes, PART(stack), s->depth * sizeof s->stack[0]);
}

// Always searches to the end: the position in a hand is unpredictable, while its size rarely changes.
static int pile_find(const Pile *pile, uint8_t card) {
    int found = -1;
    for (int i = 0; i < pile->count; i++)
        found = pile->card[i] == card ? i : found;
    return found;
}

bool tactics_pile_has(const Pile *pile, uint8_t card) {
    return pile_find(pile, card) >= 0;
}

void tactics_pile_remove(Pile *pile, uint8_t card) {
    const int i = pile_find(pile, card);
    assert(i >= 0);
    pile->count--;
    if (pile->count - i <= SHIFTED && i + SHIFTED < DECK_MAX)
        memmove(&pile->card[i], &pile->card[i + 1], SHIFTED);
    else
        memmove(&pile->card[i], &pile->card[i + 1], (size_t)(pile->count - i));
    pile->card[pile->count] = 0;
}

void tactics_hand_remove(TacticsState *s, Seat seat, uint8_t card) {
    tactics_pile_remove(&s->hand[seat], card);
    s->known[seat][card] = 0;
}

bool tactics_target_fits(const TacticsRules *rules, const TargetFilter *filter, uint8_t target) {
    const TargetDef *def = &rules->target[target];
    return (filter->kinds == 0 || (filter->kinds & (1u << def->kind))) &&
           (filter->colours == 0 || (filter->colours & (1u << def->colour))) &&
           (filter->quadrants == 0 || (filter->quadrants & (1u << def->quadrant))) &&
           (filter->title == NONE || filter->title == target);
}
