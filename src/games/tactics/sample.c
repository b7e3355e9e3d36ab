// SPDX-License-Identifier: MIT
// A state as a seat may believe it to be: what it does not know is dealt. Each card may lie in each place
// that the rules let it come to, and each way to deal them all is as likely as any other: places are filled
// from the narrowest kind on, and whatever goes into one kind leaves as many ways for the next.
#include "games/tactics/standpoint.h"

#include <string.h>

// The cards still to be dealt: `card` from `from` up to `to`, shields first, plain ones last.
typedef struct Dealing {
    const Unknown *unknown;
    uint8_t *state;
    Rng *rng;
    uint8_t card[DECK_MAX];
    uint8_t from, to;
    uint8_t place; // the next one to be filled
} Dealing;

static void fill(Dealing *d, uint8_t card) {
    d->state[d->unknown->place[d->place]] = (uint8_t)(card + d->unknown->add[d->place]);
    d->place++;
}

// One of the cards from `first` on into the next place; the last one takes its place in the row.
static void deal_from(Dealing *d, uint8_t first) {
    const uint8_t at = (uint8_t)(first + rng_below(d->rng, (uint32_t)(d->to - first)));
    fill(d, d->card[at]);
    d->card[at] = d->card[--d->to];
}

static void deal_shields(Dealing *d, uint8_t places) {
    for (; places > 0; places--) {
        const uint8_t at = (uint8_t)rng_below(d->rng, (uint32_t)(d->unknown->shields - d->from));
        const uint8_t card = d->card[d->from + at];
        d->card[d->from + at] = d->card[d->from];
        d->from++;
        fill(d, card);
    }
}

static void deal(const Unknown *unknown, TacticsState *state, Rng *rng) {
    Dealing d = {.unknown = unknown, .state = (uint8_t *)state, .rng = rng, .to = unknown->count};
    memcpy(d.card, unknown->card, unknown->count);
    deal_shields(&d, unknown->of[PLACE_SHIELDS]);
    for (uint8_t i = 0; i < unknown->of[PLACE_DOWN]; i++)
        deal_from(&d, (uint8_t)(unknown->shields + unknown->played_up));
    for (uint8_t i = 0; i < unknown->of[PLACE_PUT]; i++)
        deal_from(&d, unknown->shields);
    for (uint8_t i = 0; i < unknown->of[PLACE_ANY]; i++)
        deal_from(&d, d.from);
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
