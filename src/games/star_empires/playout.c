// SPDX-License-Identifier: MIT
// Playing on to see what a command may lead to (Game.playout, .horizon, .estimate).
#include "games/star_empires/flow.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

#define LEGAL_MOST 2048
#define ANY 40 // one command in so many is any

void empires_playout(const void *rules, const void *state, Rng *rng, Command *command) {
    const EmpiresState *s = state;
    Command legal[LEGAL_MOST];
    int32_t worth[LEGAL_MOST];
    int count = empires_legal(rules, s, legal, LEGAL_MOST), best = 0;
    count = count < LEGAL_MOST ? count : LEGAL_MOST;
    if (count > 1 && legal[count - 1].verb == VERB_CONCEDE)
        count--; // giving up comes last
    if (count > 1 && rng_below(rng, ANY) == 0) {
        *command = legal[rng_below(rng, (uint32_t)count)];
        return;
    }
    const Eyes eyes = empires_eyes(rules, s, NULL, 0);
    empires_weigh_table(&eyes, legal, count, worth);
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    *command = legal[best];
}

// Turns that are played on: of two the opponent has answered, of more some have.
#define TURNS_OF_TWO 3
#define TURNS_OF_MORE 4

bool empires_horizon(const void *rules, const void *start, const void *now) {
    const EmpiresState *from = start, *to = now;
    const int turns = from->seats == 2 ? TURNS_OF_TWO : TURNS_OF_MORE;
    (void)rules;
    return to->ask == ASK_DRAW && pair(to->turns) >= pair(from->turns) + turns;
}

// Thousandths of a system.
#define SYSTEM_WORTH 1000
#define WON 12000
#define REVENUE_WORTH 90
#define FORCE_WORTH 28
#define CREDIT_WORTH 18
#define CARD_WORTH 60

static int32_t strength(const EmpiresRules *rules, const EmpiresState *s, Seat seat) {
    if (is_over(s))
        return s->winner == seat ? WON : 0;
    if (!s->seat[seat].alive)
        return 0;
    return empires_systems(s, seat) * SYSTEM_WORTH + empires_revenue(rules, s, seat) * REVENUE_WORTH +
           empires_total_force(rules, s, seat) * FORCE_WORTH + pair(s->seat[seat].credits) * CREDIT_WORTH +
           s->seat[seat].hand_size * CARD_WORTH;
}

// Ahead of the mean of the others.
int32_t empires_estimate(const void *rules, const void *state, Seat seat) {
    const EmpiresState *s = state;
    int32_t others = 0;
    for (Seat other = 0; other < s->seats; other++)
        if (other != seat)
            others += strength(rules, s, other);
    return strength(rules, s, seat) - others / (s->seats - 1);
}
