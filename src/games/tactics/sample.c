// SPDX-License-Identifier: MIT
// Game.sample: deals the cards unknown to the seat. Each card may be in every place that the rules allow, and
// all deals are equally likely: places are filled from the most restricted kind on, and each choice for one
// kind leaves the same number of ways for the next.
#include "games/tactics/standpoint.h"

#include <string.h>

// The cards still to be dealt: `card` from `from` to `to`, shields first, plain ones last. As many places are
// left; the last of them is filled next. `rng` is a local copy, which cannot alias the bytes written, so it
// stays in registers.
typedef struct Dealing {
    Rng rng;
    uint8_t *card;
    uint32_t from, to;
    uint8_t *state;
    const uint16_t *place;
} Dealing;

// Deals a random one of the cards from `first` on to each of so many places; the last card closes the gap.
static inline void deal_from(Dealing *d, uint32_t first, uint32_t places) {
    uint8_t *card = d->card + first;
    const uint16_t *place = d->place + (first - d->from);
    uint32_t left = d->to - first;
    for (const uint32_t rest = left - places; left > rest; left--) {
        const uint32_t at = rng_below(&d->rng, left);
        d->state[place[left - 1]] = card[at];
        card[at] = card[left - 1];
    }
    d->to = first + left;
}

static inline void deal_shields(Dealing *d, uint32_t shields, uint32_t places) {
    for (; places > 0; places--) {
        const uint32_t at = d->from + rng_below(&d->rng, shields - d->from);
        d->state[d->place[d->to - d->from - 1]] = d->card[at];
        d->card[at] = d->card[d->from++];
    }
}

static void deal(const Unknown *unknown, Seat seat, TacticsState *s, Rng *rng) {
    const uint8_t *of = unknown->of;
    uint8_t card[DECK_MAX];
    Dealing d = {
        .rng = *rng, .card = card, .to = unknown->count, .state = (uint8_t *)s, .place = unknown->place};
    memcpy(card, unknown->card, sizeof card);
    deal_shields(&d, unknown->shields, of[PLACE_SHIELDS]);
    deal_from(&d, (uint32_t)unknown->shields + unknown->played_up, of[PLACE_DOWN]);
    deal_from(&d, unknown->shields, of[PLACE_PUT]);
    deal_from(&d, d.from, of[PLACE_ANY]);
    *rng = d.rng;
    for (uint8_t i = 0; i < unknown->down; i++) {
        uint8_t *copy = (uint8_t *)s + unknown->place[unknown->first_down + i];
        *copy = copy_of(seat, *copy);
    }
}

void tactics_sample(const void *rules, const void *standpoint, Rng *rng, void *state) {
    const TacticsStandpoint *from = standpoint;
    TacticsState *s = state;
    (void)rules;
    memmove(s, &from->known, sizeof *s); // a memcpy of this size would be compiled to a slow inline loop
    for (Seat seat = 0; seat < s->seats; seat++)
        deal(&from->unknown[seat], seat, s, rng);
    rng_shuffle(rng, s->targets, s->target_count);
    for (uint8_t i = 0; i < from->link_count; i++)
        s->stack[from->link_frame[i]].copy = s->table[from->link_table[i]].copy;
}
