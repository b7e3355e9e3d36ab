// SPDX-License-Identifier: MIT
// Asks an opponent, simulates the commands it didn't, and counts hidden cards in many samples.
#include "play/advice.h"

#include "engine/game.h"

#include <assert.h>
#include <string.h>

#define SAMPLES 1024 // for estimating beliefs
#define PLACES 64    // most places whose cards are counted
#define ALONE 1000   // simulations behind each expected value shown
#define OTHERS 40    // most other commands tried when the search considered only one

const Opponent *advice_opponent(const Opponent *player, const Game *game) {
    if (player != NULL && player->thinks && opponent_can_play(player, game))
        return player;
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

// An opponent being asked, with the random numbers of the decision.
typedef struct Asking {
    Mind *mind;
    Rng rng;
    bool (*stop)(void *context);
    void *context;
} Asking;

// Simulates a single command. The search's own means are not used: it knows little about commands it dropped
// early, and overestimates the one it chose, because a lucky mean is a reason to be chosen. With the same
// random numbers, all commands tried meet the same luck.
static AdviceMove try_for(const Asking *asking, const Command *command, uint32_t simulations) {
    Mind *mind = asking->mind;
    const SearchBudget budget = {.simulations = simulations,
                                 .candidates = 1,
                                 .even_one = true,
                                 .seats = (uint8_t)mind->seats,
                                 .stop = asking->stop,
                                 .context = asking->context};
    SearchFinding found;
    Rng rng = asking->rng;
    search_choose(&mind->search, &budget, mind->rules, &mind->standpoint, &mind->view, command, 1, &rng,
                  &found, 1);
    const int64_t tried = found.simulations > 0 ? found.simulations : 1; // none if it was stopped
    // Chances have enough resolution already.
    const int64_t unit = mind->view.game->estimate_odds > 0 ? 1 : 100;
    return (AdviceMove){.command = *command, .expected = (int32_t)(found.sum * unit / tried)};
}

static AdviceMove try_alone(const Asking *asking, const Command *command) {
    return try_for(asking, command, ALONE);
}

static bool is_same(const Command *a, const Command *b) {
    return command_compare(a, b) == 0;
}

// Sorts best[first …], best first; stable, so that of equals the one the search preferred stays ahead.
static void rank_from(Advice *advice, int first) {
    for (int i = first + 1; i < advice->count; i++)
        for (int k = i; k > first && advice->best[k].expected > advice->best[k - 1].expected; k--) {
            const AdviceMove moved = advice->best[k];
            advice->best[k] = advice->best[k - 1];
            advice->best[k - 1] = moved;
        }
}

// True if the game considers all other commands blunders. That may only mean they come too early: cards are
// played first, though what is done before them is often harmless.
static bool is_held_forced(Mind *mind) {
    const Game *game = mind->view.game;
    int sound = 0;
    if (game->weigh == NULL)
        return false;
    game->weigh(mind->rules, mind->view.bytes, mind->legal, mind->count, mind->search.worth);
    for (int i = 0; i < mind->count; i++)
        sound += mind->search.worth[i] > WORTH_NEVER && !game->verbs[mind->legal[i].verb].resigns;
    return sound == 1;
}

// Inserts the move by expected value, but after the first; the last one is dropped if there are too many.
static void put_behind(Advice *advice, const AdviceMove *move) {
    int place = advice->count;
    while (place > 1 && move->expected > advice->best[place - 1].expected)
        place--;
    if (place == ADVICE_BEST)
        return;
    advice->count += advice->count < ADVICE_BEST;
    for (int i = advice->count - 1; i > place; i--)
        advice->best[i] = advice->best[i - 1];
    advice->best[place] = *move;
}

static bool resigns(const Mind *mind, int i) {
    return mind->view.game->verbs[mind->legal[i].verb].resigns;
}

// Simulates each command except `chosen` and resigning, all with the same luck: true if all of them are
// worse. The best of them follow the first in the advice, simulated as often as that. False if there are too
// many.
static bool try_others(const Asking *asking, const Command *chosen, Advice *advice) {
    const Mind *mind = asking->mind;
    int others = 0;
    bool worse = true;
    for (int i = 0; i < mind->count; i++)
        others += !resigns(mind, i) && !is_same(&mind->legal[i], chosen);
    if (others == 0 || others > OTHERS)
        return false;
    const AdviceMove first = advice->best[0];
    advice->best[0] = try_for(asking, chosen, ADVICE_TRIED);
    for (int i = 0; i < mind->count; i++) {
        if (resigns(mind, i) || is_same(&mind->legal[i], chosen))
            continue;
        const AdviceMove other = try_for(asking, &mind->legal[i], ADVICE_TRIED);
        worse = worse && other.expected < advice->best[0].expected;
        put_behind(advice, &other);
    }
    advice->best[0] = first;
    for (int i = 1; i < advice->count; i++) {
        advice->best[i] = try_alone(asking, &advice->best[i].command);
        worse = worse && advice->best[i].expected < first.expected;
    }
    return worse;
}

// In a hint, the command the computer would give stays first. To explain a move (`compared`), the most
// valuable one comes first.
static void take_best(const Asking *asking, const Command *chosen, bool compared, Advice *advice) {
    const Mind *mind = asking->mind;
    int found[ADVICE_BEST];
    for (int i = 0; i < ADVICE_BEST && mind->found[i].index >= 0; i++)
        found[advice->count++] = mind->found[i].index;
    const bool only = advice->choices > 1 && advice->count == 1 && is_held_forced(asking->mind);
    for (int i = 0; i < advice->count; i++)
        advice->best[i] = try_alone(asking, &mind->legal[found[i]]);
    if (advice->count == 0)
        advice->best[advice->count++] = try_alone(asking, chosen);
    advice->forced = only && try_others(asking, &advice->best[0].command, advice);
    rank_from(advice, compared ? 0 : 1);
}

// With more simulations, the move made may turn out better than others.
static void rank_made(Advice *advice) {
    int place = advice->count;
    while (place > 0 && advice->made.expected > advice->best[place - 1].expected)
        place--;
    if (place == advice->count)
        return;
    for (int i = advice->count - 1; i > place; i--)
        advice->best[i] = advice->best[i - 1];
    advice->best[place] = advice->made;
    advice->made_at = place;
}

static void take_made(const Asking *asking, const Command *made, Advice *advice) {
    advice->is_made = true;
    advice->made_at = -1;
    for (int i = 0; i < advice->count; i++)
        if (is_same(&advice->best[i].command, made)) {
            advice->made = advice->best[i];
            advice->made_at = i;
        }
    if (advice->made_at >= 0)
        return;
    advice->made = try_alone(asking, made);
    rank_made(advice);
}

// ---- beliefs

// How often each card was in a place.
typedef struct Tally {
    HiddenCard where;
    uint16_t times[256];
} Tally;

// `place`: the tally of each hidden card; the order of cards is the same in every sample.
typedef struct Tallies {
    int count;
    Tally item[PLACES];
    HiddenCard card[HIDDEN_MAX];
    int cards, place[HIDDEN_MAX];
} Tallies;

static bool is_place(const HiddenCard *a, const HiddenCard *b) {
    return a->kind == b->kind && a->seat == b->seat && a->row == b->row && a->at == b->at;
}

// The index of the card's place; PLACES if there is no room.
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

// True if the same card was already counted for this place: a hand counts each card once.
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

// True if the frequencies differ by no more than chance explains.
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
    const bool known = sum == belief.kinds * SAMPLES; // each of them is there in every sample
    const int named = known ? ADVICE_KNOWN : ADVICE_LIKELY;
    belief.known = known;
    const int mean = (sum / belief.kinds * 100 + SAMPLES / 2) / SAMPLES;
    while (belief.likely < named && belief.likely < belief.kinds) {
        const uint8_t card = likeliest(tally);
        const int percent = (tally->times[card] * 100 + SAMPLES / 2) / SAMPLES;
        belief.card[belief.likely] = card;
        belief.percent[belief.likely++] = (uint8_t)(belief.even ? mean : percent);
        tally->times[card] = 0;
    }
    return belief;
}

// Merges face-down cards of a seat that may all be the same set of cards, equally likely.
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
    const Asking asking = {.mind = mind, .rng = mind->rng, .stop = stop, .context = context};
    *advice = (Advice){.who = mind->who, .seat = mind->view.viewer, .choices = mind->count, .made_at = -1};
    view_copy(&advice->view, &mind->view);
    const Command chosen = mind_choose(mind, stop, context);
    take_best(&asking, &chosen, task->is_made, advice);
    if (task->is_made)
        take_made(&asking, &task->made, advice);
    take_beliefs(mind, asking.rng, advice);
}
