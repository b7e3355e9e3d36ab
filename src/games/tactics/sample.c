// SPDX-License-Identifier: MIT
// A state as a seat may believe it to be: what it does not know is dealt. Each card may lie in each place
// that the rules let it come to, and each way to deal them all is as likely as any other: places are filled
// from the narrowest kind on, and whatever goes into one kind leaves as many ways for the next.
#include "games/tactics/standpoint.h"

#include <string.h>

// The cards still to be dealt: `card` from `from` up to `to`, shields first, plain ones last. The random
// numbers are a copy, which no byte that is written can be part of: so they stay in registers.
typedef struct Dealing {
    const Unknown *unknown;
    uint8_t *state;
    Rng rng;
    uint32_t from, to, place; // `place` is the next one to be filled
    uint8_t card[DECK_MAX];
} Dealing;

static inline void fill(Dealing *d, uint8_t card) {
    d->state[d->unknown->place[d->place]] = (uint8_t)(card + d->unknown->add[d->place]);
    d->place++;
}

// One of the cards from `first` on into each of so many places; the last one takes its place in the row.
static inline void deal_from(Dealing *d, uint32_t first, uint32_t places) {
    for (; places > 0; places--) {
        const uint32_t at = first + rng_below(&d->rng, d->to - first);
        fill(d, d->card[at]);
        d->card[at] = d->card[--d->to];
    }
}

static inline void deal_shields(Dealing *d, uint32_t places) {
    for (; places > 0; places--) {
        const uint32_t at = d->from + rng_below(&d->rng, d->unknown->shields - d->from);
        const uint8_t card = d->card[at];
        d->card[at] = d->card[d->from];
        d->from++;
        fill(d, card);
    }
}

static void deal(const Unknown *unknown, TacticsState *state, Rng *rng) {
    const uint8_t *of = unknown->of;
    Dealing d = {.unknown = unknown, .state = (uint8_t *)state, .rng = *rng, .to = unknown->count};
    memcpy(d.card, unknown->card, sizeof d.card);
    deal_shields(&d, of[PLACE_SHIELDS]);
    deal_from(&d, (uint32_t)unknown->shields + unknown->played_up, of[PLACE_DOWN]);
    deal_from(&d, unknown->shields, of[PLACE_PUT]);
    deal_from(&d, d.from, of[PLACE_ANY]);
    *rng = d.rng;
}

void tactics_sample(const void *rules, const void *standpoint, Rng *rng, void *state) {
    const TacticsStandpoint *from = standpoint;
    TacticsState *s = state;
    (void)rules;
    *s = from->known;
    for (Seat seat = 0; seat < s->seats; seat++)
        deal(&from->unknown[seat], s, rng);
    rng_shuffle(rng, s->targets, s->target_count);
    for (uint8_t i = 0; i < from->link_count; i++)
        s->stack[from->link_frame[i]].copy = s->table[from->link_table[i]].copy;
}
