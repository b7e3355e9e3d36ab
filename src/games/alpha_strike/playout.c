// SPDX-License-Identifier: MIT
// Rollouts (Game.playout, .horizon, .estimate): greedy one-step play for a few rounds, evaluated by the
// remaining strength of the ships.
#include "games/alpha_strike/flow.h"
#include "games/alpha_strike/views.h"
#include "games/alpha_strike/worth.h"

#define LEGAL_MOST 192
#define ANY 8    // one command in this many is random
#define ROUNDS 2 // rounds to the horizon

// Weights of the estimate, in thousandths of a hull point.
#define HULL 1000
#define SHIELD 650
#define POWER 450
#define CARD 350
#define CRAFT 1200
#define OUT 30000

static int best_of(const int32_t *worth, int count, Rng *rng) {
    int best = 0;
    uint32_t equal = 1;
    for (int i = 1; i < count; i++) {
        if (worth[i] < worth[best])
            continue;
        equal = worth[i] > worth[best] ? 1 : equal + 1;
        if (rng_below(rng, equal) == 0)
            best = i;
    }
    return best;
}

void strike_playout(const void *rules, const void *state, Rng *rng, Command *command) {
    const StrikeState *s = state;
    Command legal[LEGAL_MOST];
    int32_t worth[LEGAL_MOST];
    int count = strike_legal(rules, s, legal, LEGAL_MOST);
    count = (count < LEGAL_MOST ? count : LEGAL_MOST) - 1; // leave out conceding, which is listed last
    int chosen = 0;
    if (count > 1 && rng_below(rng, ANY) == 0) {
        chosen = (int)rng_below(rng, (uint32_t)count);
    } else if (count > 1) {
        StrikeView view;
        strike_view(rules, s, decider(s), &view);
        strike_weigh(rules, &view, legal, count, worth);
        chosen = best_of(worth, count, rng);
    }
    *command = legal[chosen];
}

bool strike_horizon(const void *rules, const void *start, const void *now) {
    const StrikeState *from = start, *to = now;
    (void)rules;
    return turn_of(to) >= turn_of(from) + ROUNDS * (from->seats - from->ships_out) &&
           to->phase == PHASE_ALLOCATE;
}

static int32_t strength(const ShipState *ship) {
    if (!ship->alive)
        return -OUT;
    const int shield = ship->power[TRACK_SHIELD];
    return ship->hull * HULL + shield * SHIELD +
           (ship->power[TRACK_WEAPON] + ship->power[TRACK_ENGINE]) * POWER + ship->hand.count * CARD +
           ship->craft.count * CRAFT;
}

// The seat's strength minus the mean strength of the others.
int32_t strike_estimate(const void *rules, const void *state, Seat seat) {
    const StrikeState *s = state;
    int32_t others = 0;
    (void)rules;
    for (Seat other = 0; other < s->seats; other++)
        if (other != seat)
            others += strength(&s->seat[other]);
    return strength(&s->seat[seat]) - others / (s->seats - 1);
}
