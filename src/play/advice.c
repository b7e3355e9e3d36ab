// SPDX-License-Identifier: MIT
// Asks an opponent, tries out what it did not, and counts what lies hidden in many samples.
#include "play/advice.h"

#include <assert.h>
#include <string.h>

#define SAMPLES 1024 // that beliefs are counted in
#define PLACES 64    // whose cards are counted, at most
#define ALONE 2000   // simulations of a command that was hardly tried with the others, or not at all

const Opponent *advice_giver(const Opponent *sat, const Game *game) {
    if (sat != NULL && sat->thinks && opponent_serves(sat, game))
        return sat;
    return opponent_for("normal", game);
}

void advice_prepare(AdviceTask *task, const Opponent *who, Match *match, Rng rng, const Command *made) {
    const bool found = mind_prepare(&task->mind, who, match, rng);
    assert(found && who->thinks);
    (void)found;
    task->is_made = made != NULL;
    if (made != NULL)
        task->made = *made;
}

// ---- moves

static AdviceMove move_of(const Command *command, const SearchFinding *found) {
    AdviceMove move = {.command = *command, .tried = found->simulations > 0};
    if (move.tried)
        move.expected = (int32_t)(found->sum * 100 / (int64_t)found->simulations);
    return move;
}

static AdviceMove found_move(const Mind *mind, const SearchFinding *found) {
    return move_of(&mind->legal[found->index], found);
}

// Nobody else is tried beside it.
static AdviceMove try_alone(Mind *mind, const Command *command, Rng rng) {
    const SearchBudget budget = {.simulations = ALONE, .candidates = 1, .even_one = true};
    SearchFinding found;
    search_choose(&mind->search, &budget, mind->rules, &mind->standpoint, &mind->view, command, 1, &rng,
                  &found, 1);
    return move_of(command, &found);
}

static bool is_same(const Command *a, const Command *b) {
    return command_compare(a, b) == 0;
}

static void take_best(Mind *mind, const Command *chosen, Rng rng, Advice *advice) {
    for (int i = 0; i < ADVICE_BEST && mind->found[i].index >= 0; i++)
        advice->best[advice->count++] = found_move(mind, &mind->found[i]);
    advice->forced = advice->choices > 1 && advice->count == 1;
    if (advice->count == 0)
        advice->best[advice->count++] = (AdviceMove){.command = *chosen};
    if (!advice->best[0].tried)
        advice->best[0] = try_alone(mind, &advice->best[0].command, rng);
}

// Tried more, it may turn out better than others that were thought of; what was chosen stays in front.
static void rank_made(Advice *advice) {
    int place = advice->count;
    while (place > 1 && advice->made.expected > advice->best[place - 1].expected)
        place--;
    if (place == advice->count)
        return;
    for (int i = advice->count - 1; i > place; i--)
        advice->best[i] = advice->best[i - 1];
    advice->best[place] = advice->made;
    advice->made_at = place;
}

static void take_made(const AdviceTask *task, Mind *mind, Rng rng, Advice *advice) {
    advice->is_made = true;
    advice->made_at = -1;
    for (int i = 0; i < advice->count; i++)
        if (is_same(&advice->best[i].command, &task->made)) {
            advice->made = advice->best[i];
            advice->made_at = i;
        }
    if (advice->made_at >= 0)
        return;
    advice->made = try_alone(mind, &task->made, rng);
    rank_made(advice);
}

// ---- beliefs

// How often each card lay in a place.
typedef struct Tally {
    HiddenCard where;
    uint16_t times[256];
} Tally;

// `place`: the tally of each hidden card, which lie in the same order in every sample.
typedef struct Tallies {
    int count;
    Tally item[PLACES];
    HiddenCard card[HIDDEN_MAX];
    int cards, place[HIDDEN_MAX];
} Tallies;

static bool is_place(const HiddenCard *a, const HiddenCard *b) {
    return a->kind == b->kind && a->seat == b->seat && a->row == b->row && a->at == b->at;
}

// Past those that there is room for, PLACES.
static int place_of(Tallies *tallies, const HiddenCard *card) {
    for (int i = 0; i < tallies->count; i++)
        if (is_place(&tallies->item[i].where, card))
            return i;
    if (tallies->count < PLACES)
        tallies->item[tallies->count++] = (Tally){.where = *card};
    else
        return PLACES;
    return tallies->count - 1;
}

// A card that a hand holds twice counts once.
static bool is_again(const Tallies *tallies, int i) {
    for (int k = i - 1; k >= 0 && tallies->place[k] == tallies->place[i]; k--)
        if (tallies->card[k].card == tallies->card[i].card)
            return true;
    return false;
}

static void tally_sample(const Mind *mind, const void *sample, Tallies *tallies, bool first) {
    tallies->cards = mind->view.game->hidden(mind->view.bytes, sample, tallies->card, HIDDEN_MAX);
    for (int i = 0; i < tallies->cards; i++) {
        if (first)
            tallies->place[i] = place_of(tallies, &tallies->card[i]);
        if (tallies->place[i] < PLACES && !is_again(tallies, i))
            tallies->item[tallies->place[i]].times[tallies->card[i].card]++;
    }
}

static uint8_t likeliest(const Tally *tally) {
    int best = 0;
    for (int card = 1; card < 256; card++)
        if (tally->times[card] > tally->times[best])
            best = card;
    return (uint8_t)best;
}

// Do they differ by more than chance lets them?
static bool is_even(const Tally *tally, int kinds) {
    int most = 0, least = SAMPLES, sum = 0;
    for (int card = 0; card < 256; card++) {
        const int times = tally->times[card];
        sum += times;
        most = times > most ? times : most;
        least = times > 0 && times < least ? times : least;
    }
    return kinds > 1 && (most - least) * (most - least) <= 36 * (sum / kinds);
}

static AdviceBelief belief_of(Tally *tally) {
    AdviceBelief belief = {.where = tally->where, .places = 1};
    belief.where.card = NONE;
    int sum = 0;
    for (int card = 0; card < 256; card++) {
        belief.kinds += tally->times[card] > 0;
        sum += tally->times[card];
    }
    belief.even = is_even(tally, belief.kinds);
    const int mean = (sum / belief.kinds * 100 + SAMPLES / 2) / SAMPLES;
    while (belief.likely < ADVICE_LIKELY && belief.likely < belief.kinds) {
        const uint8_t card = likeliest(tally);
        const int percent = (tally->times[card] * 100 + SAMPLES / 2) / SAMPLES;
        belief.card[belief.likely] = card;
        belief.percent[belief.likely++] = (uint8_t)(belief.even ? mean : percent);
        tally->times[card] = 0;
    }
    return belief;
}

// Of several cards of a seat that may be the same ones, each as likely, one line says all.
static bool is_said(Advice *advice, const AdviceBelief *belief) {
    for (int i = 0; i < advice->beliefs; i++) {
        AdviceBelief *said = &advice->belief[i];
        const bool alike = said->where.kind == belief->where.kind && said->where.seat == belief->where.seat &&
                           said->even && said->kinds == belief->kinds;
        if (alike && belief->even && belief->where.kind == HIDDEN_DOWN) {
            said->places++;
            return true;
        }
    }
    return false;
}

static void take_beliefs(Mind *mind, Rng rng, Advice *advice) {
    Tallies tallies;
    const Game *game = mind->view.game;
    tallies.count = 0;
    if (game->hidden == NULL)
        return;
    for (int i = 0; i < SAMPLES; i++) {
        game->sample(mind->rules, mind->standpoint.bytes, &rng, mind->search.sample);
        tally_sample(mind, mind->search.sample, &tallies, i == 0);
    }
    for (int i = 0; i < tallies.count && advice->beliefs < ADVICE_BELIEFS; i++) {
        const AdviceBelief belief = belief_of(&tallies.item[i]);
        if (!is_said(advice, &belief))
            advice->belief[advice->beliefs++] = belief;
    }
}

void advice_find(AdviceTask *task, bool (*stop)(void *context), void *context, Advice *advice) {
    Mind *mind = &task->mind;
    const Rng rng = mind->rng;
    *advice = (Advice){.who = mind->who, .seat = mind->view.viewer, .choices = mind->count, .made_at = -1};
    view_copy(&advice->view, &mind->view);
    const Command chosen = mind_choose(mind, stop, context);
    take_best(mind, &chosen, rng, advice);
    if (task->is_made)
        take_made(task, mind, rng, advice);
    take_beliefs(mind, rng, advice);
}
