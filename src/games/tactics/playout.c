// SPDX-License-Identifier: MIT
// Rollouts (Game.playout, .horizon, .estimate, .held): random play to the end of the round, evaluated by
// points and the cards in hand.
#include "games/tactics/block.h"
#include "games/tactics/flow.h"
#include "games/tactics/views.h"

#define PASSES 10  // one turn in this many is passed
#define TRIES 8    // attempts to find a random play
#define DECIDED 40 // points that winning counts in addition
#define LEGAL_MOST 64
#define HELD 2 // value of a point of power in the hand per seat beyond two, in HELD_UNIT-ths of a point

static uint8_t any_of(const Pile *pile, Rng *rng) {
    return pile->card[rng_below(rng, pile->count)];
}

// Tries a random card at a random place. No list is built, as most tries succeed.
static bool try_play(const TacticsRules *rules, const TacticsState *s, Seat seat, Rng *rng,
                     Command *command) {
    const bool hands_over = s->variant == VARIANT_BLIND_TRUST;
    const uint8_t card = any_of(&s->hand[seat], rng);
    const unsigned trait = rules->trait[card];
    *command = command_unused;
    command->verb = hands_over ? VERB_HAND_OVER : VERB_PLAY;
    command->card = card;
    if (!hands_over) {
        command->from = (uint8_t)rng_below(rng, s->rows_dealt);
        if (trait & TRAIT_ANYWHERE)
            command->at = (uint8_t)rng_below(rng, row_count(s, command->from) + 1u);
    }
    if (trait & TRAIT_SHIELDS)
        return false; // cannot be played alone
    return hands_over || tactics_put_check(rules, s, card, command->from, command->at) == VERDICT_OK;
}

static void pass(const TacticsState *s, Seat seat, Rng *rng, Command *command) {
    *command = command_unused;
    command->verb = VERB_PASS;
    if (s->hand[seat].count > 0 && rng_below(rng, 2) == 0) {
        command->count = 1;
        command->list[0] = any_of(&s->hand[seat], rng);
    }
}

static void take_turn(const TacticsRules *rules, const TacticsState *s, Seat seat, Rng *rng,
                      Command *command) {
    const bool passes = s->hand[seat].count == 0 || rng_below(rng, PASSES) == 0;
    for (int i = 0; i < TRIES && !passes; i++)
        if (try_play(rules, s, seat, rng, command))
            return;
    pass(s, seat, rng, command);
}

void tactics_playout(const void *rules, const void *state, Rng *rng, Command *command) {
    const TacticsState *s = state;
    const Frame *top = tactics_state_top(s);
    Command legal[LEGAL_MOST];
    if (top->kind == FRAME_TURN) {
        take_turn(rules, s, top->seat, rng, command);
        return;
    }
    const int count = tactics_legal_first(rules, s, legal, LEGAL_MOST);
    *command = legal[rng_below(rng, (uint32_t)(count < LEGAL_MOST ? count : LEGAL_MOST))];
}

bool tactics_horizon(const void *rules, const void *start, const void *now) {
    (void)rules;
    return ((const TacticsState *)start)->round != ((const TacticsState *)now)->round;
}

// The seat's lead in points over the best of the others.
int32_t tactics_estimate(const void *rules, const void *state, Seat seat) {
    const TacticsState *s = state;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    tactics_result(rules, s, points, winner);
    int best = -1;
    for (Seat other = 0; other < s->seats; other++)
        if (!are_friends(s, other, seat) && points[other] > best)
            best = points[other];
    const int decided = s->phase != PHASE_GAME_OVER ? 0 : winner[seat] ? DECIDED : -DECIDED;
    return points[seat] - best + decided;
}

// Strong cards spent on a target worth two are missing for the next one worth five. With two seats a round
// uses twice as many cards as a hand has, so nothing is gained by saving; with four seats it uses just one
// hand.
int32_t tactics_hand_worth(const void *rules, const void *state, Seat seat) {
    const TacticsRules *r = rules;
    const TacticsState *s = state;
    int32_t power = 0;
    if (s->phase == PHASE_GAME_OVER)
        return 0;
    for (uint8_t i = 0; i < s->hand[seat].count; i++)
        power += r->card[s->hand[seat].card[i]].power;
    return HELD * (s->seats - 2) * power;
}
