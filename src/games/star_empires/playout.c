// SPDX-License-Identifier: MIT
// Rollouts (Game.playout, .horizon, .estimate).
#include "games/star_empires/flow.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

#define LEGAL_MOST 2048
#define PLAYS_MOST 256
#define ANY 40 // one command in this many is random

// ---- moves, without listing them all

// The best move so far, by any card.
typedef struct Best {
    int32_t worth;
    uint8_t from, to, unit[UNITS_MAX];
    uint64_t good; // places with a good move
} Best;

static void look_at_stack(const Viewpoint *eyes, TargetTable *targets, const Stack *stack, Best *best) {
    Groups groups;
    MovingGroup mover;
    empires_split(eyes->rules, eyes->s, stack, &groups);
    for (int i = 0; i < groups.count; i++) {
        const uint64_t reach = groups.group[i].reach;
        empires_init_group(eyes, stack->place, groups.group[i].unit, &mover);
        for (uint8_t to = 0; to < PLACES_MAX && reach >> to != 0; to++) {
            const int32_t worth =
                has_place(reach, to) ? empires_weigh_group(eyes, targets, &mover, to) : WORTH_NEVER;
            if (worth > EMPIRES_MOVE_LEAST)
                best->good |= bit_of(stack->place);
            if (worth <= best->worth)
                continue;
            best->worth = worth;
            best->from = stack->place;
            best->to = to;
            memcpy(best->unit, mover.unit, UNITS_MAX);
        }
    }
}

// `untouched`: see legal.c.
static Best best_move(const Viewpoint *eyes, bool untouched) {
    Best best = {.worth = WORTH_NEVER};
    TargetTable targets;
    empires_init_targets(eyes, &targets);
    for (int i = 0; i < eyes->s->stack_count; i++) {
        const Stack *stack = &eyes->s->stack[i];
        if (stack->seat == eyes->seat && !(untouched && is_touched(eyes->s, stack->place)))
            look_at_stack(eyes, &targets, stack, &best);
    }
    return best;
}

static Command command_to_move(const Viewpoint *eyes, const Best *best, uint8_t card) {
    Command command = command_of(VERB_MOVE);
    command.card = card;
    command.from = eyes->chart->territory[best->from];
    command.to = eyes->chart->territory[best->to];
    command.count = eyes->rules->unit_count;
    memcpy(command.list, best->unit, UNITS_MAX);
    return command;
}

// Replaces the best command if this one is worth more.
static void offer(int32_t worth, const Command *command, int32_t *most, Command *out) {
    if (worth <= *most)
        return;
    *most = worth;
    *out = *command;
}

static void weigh_cards_of_moves(const Viewpoint *eyes, int32_t *most, Command *out) {
    uint8_t card[KINDS_MAX];
    const int cards = empires_move_cards(eyes->rules, eyes->s, eyes->seat, card);
    if (cards == 0)
        return;
    const Best best = best_move(eyes, false);
    const bool several = (best.good & (best.good - 1)) != 0;
    for (int i = 0; i < cards && best.worth > WORTH_NEVER; i++) {
        const Command command = command_to_move(eyes, &best, card[i]);
        offer(best.worth + empires_card_preference(eyes->rules, card[i], several), &command, most, out);
    }
}

static void draw_move(const Viewpoint *eyes, Command *out) {
    Command play[PLAYS_MOST];
    int32_t most = EMPIRES_MOVE_LEAST;
    *out = command_of(VERB_END_MOVES);
    const int plays = empires_list_plays(eyes->rules, eyes->s, WHEN_MOVES, play, PLAYS_MOST);
    for (int i = 0; i < plays; i++)
        offer(empires_weigh_play(eyes, &play[i]), &play[i], &most, out);
    if (most <= EMPIRES_MOVE_LEAST) // cards worth playing are played before moving
        weigh_cards_of_moves(eyes, &most, out);
}

static void draw_move_of_fleet(const Viewpoint *eyes, Command *out) {
    const Best best = best_move(eyes, true);
    *out = best.worth > EMPIRES_MOVE_LEAST ? command_to_move(eyes, &best, NONE) : command_of(VERB_DONE);
}

// ---- all commands

static void draw_any(const EmpiresRules *rules, const EmpiresState *s, Rng *rng, Command *out) {
    Command legal[LEGAL_MOST];
    int count = empires_legal(rules, s, legal, LEGAL_MOST);
    count = count < LEGAL_MOST ? count : LEGAL_MOST;
    if (count > 1 && legal[count - 1].verb == VERB_CONCEDE)
        count--; // leave out conceding, which is listed last
    *out = legal[rng_below(rng, (uint32_t)count)];
}

static void draw_heaviest(const Viewpoint *eyes, Command *out) {
    Command legal[LEGAL_MOST];
    int32_t worth[LEGAL_MOST];
    int count = empires_legal(eyes->rules, eyes->s, legal, LEGAL_MOST), best = 0;
    count = count < LEGAL_MOST ? count : LEGAL_MOST;
    empires_weigh_table(eyes, legal, count, worth);
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    *out = legal[best];
}

void empires_playout(const void *rules, const void *state, Rng *rng, Command *command) {
    const EmpiresState *s = state;
    if (rng_below(rng, ANY) == 0) {
        draw_any(rules, s, rng, command);
        return;
    }
    const Viewpoint eyes = empires_viewpoint(rules, s, NULL, 0);
    if (s->ask == ASK_MOVES)
        draw_move(&eyes, command);
    else if (s->ask == ASK_FLEET)
        draw_move_of_fleet(&eyes, command);
    else
        draw_heaviest(&eyes, command);
}

// ---- horizon and estimate

// Turns to the horizon, so that of two seats the opponent has replied. Measured: with the same number of
// simulations, more turns win no more games and take longer.
#define TURNS 2

bool empires_horizon(const void *rules, const void *start, const void *now) {
    const EmpiresState *from = start, *to = now;
    (void)rules;
    return to->ask == ASK_DRAW && pair(to->turns) >= pair(from->turns) + TURNS;
}

// Weights of the estimate, in thousandths of a system.
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

// The seat's strength minus the mean strength of the others.
int32_t empires_estimate(const void *rules, const void *state, Seat seat) {
    const EmpiresState *s = state;
    int32_t others = 0;
    for (Seat other = 0; other < s->seats; other++)
        if (other != seat)
            others += strength(rules, s, other);
    return strength(rules, s, seat) - others / (s->seats - 1);
}
