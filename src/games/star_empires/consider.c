// SPDX-License-Identifier: MIT
// Game.consider: the commands worth a search. Of the many groups, places, sets of cards and things to build
// these are the best by weigh, each move by one card only, and always doing nothing. Obvious decisions are
// not searched.
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

// Returns true if the command moves, rolls, commits or builds nothing.
static bool does_nothing(const Command *command) {
    switch ((EmpiresVerb)command->verb) {
    case VERB_END_MOVES:
    case VERB_DONE:
    case VERB_NONE:
    case VERB_PASS:
    case VERB_END_TURN:
        return true;
    case VERB_ROLL:
    case VERB_COMMIT:
        return command->count == 0;
    default:
        return false;
    }
}

#define SURE_LEAD 10   // of force: what a battle needs, or lacks, so that its end is not in doubt
#define SURE_GAIN 1000 // of what is built: a colony that brings ten credits more than it costs

// True if what weighs most needs no search, which chance would only blur: a battle or conquest that cannot be
// lost; a move that threatens nothing; what saves a fleet that no cards can save in battle; a colony that
// pays; a card that only takes.
static bool is_clear(const Viewpoint *eyes, const Command *command, int32_t worth) {
    switch ((AskKind)eyes->s->ask) {
    case ASK_ENGAGE:
    case ASK_MISSION:
        return (command->verb == VERB_ATTACK || command->verb == VERB_FIGHT) && worth >= SURE_LEAD;
    case ASK_REACT:
        return command->verb == VERB_NONE;
    case ASK_ANSWER:
    case ASK_COMMIT:
        return command->verb == VERB_PEACE || empires_leaves_battle(eyes, command);
    case ASK_CONQUER:
        return worth >= EMPIRES_ENOUGH;
    case ASK_BUILD:
        return command->verb == VERB_BUILD_MARK && worth >= SURE_GAIN;
    case ASK_MOVES:
        return command->verb == VERB_PLAY && card_effect(&eyes->rules->card[command->card], OP_STEAL) != NULL;
    default:
        return false;
    }
}

// True if nobody does that: a move that leaves a leader alone in danger; an attack without hope; building
// what is worth less than its upkeep, so less than nothing (`idle`); a card that brings no credits; cards
// that are not enough where others of the hand would be.
static bool is_foolish(const Viewpoint *eyes, const Command *command, int32_t worth, int32_t idle,
                       int32_t best) {
    switch ((EmpiresVerb)command->verb) {
    case VERB_MOVE:
        return empires_strands_leader(eyes, eyes->chart->place_of[command->from], command->list);
    case VERB_ATTACK:
    case VERB_FIGHT:
        return worth <= -SURE_LEAD;
    case VERB_ATTACK_WITH:
        return worth < 0;
    case VERB_BUILD:
        return eyes->room <= 0 && worth < idle;
    case VERB_PLAY:
        return eyes->s->ask == ASK_BUILD && worth < idle;
    case VERB_COMMIT:
        return best >= EMPIRES_ENOUGH && worth < idle;
    default:
        return false;
    }
}

// What doing nothing is worth; WORTH_NEVER: that is not possible.
static int32_t worth_of_nothing(const Command *legal, int count, const int32_t *worth) {
    for (int i = 0; i < count; i++)
        if (does_nothing(&legal[i]))
            return worth[i];
    return WORTH_NEVER;
}

// Number of options to consider, besides doing nothing. Of what is lost the list knows better than chance.
static int most_of(AskKind ask) {
    switch (ask) {
    case ASK_DRAW:
    case ASK_LOSE:
    case ASK_LIMIT:
    case ASK_SABOTAGE:
        return 1;
    case ASK_MOVES:
    case ASK_FLEET:
        return 16;
    default:
        return 8;
    }
}

// The same group to the same place, by any card.
static bool is_same_move(const Command *a, const Command *b) {
    return a->verb == VERB_MOVE && b->verb == VERB_MOVE && a->from == b->from && a->to == b->to &&
           memcmp(a->list, b->list, sizeof a->list) == 0;
}

// The best command not taken yet, skipping moves already taken with another card; -1: none.
static int best_not_taken(const Command *legal, int count, const int32_t *worth, const int *taken,
                          int takes) {
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (worth[i] <= WORTH_NEVER || (best >= 0 && worth[i] <= worth[best]))
            continue;
        bool is_taken = false;
        for (int k = 0; k < takes && !is_taken; k++)
            is_taken = taken[k] == i || is_same_move(&legal[taken[k]], &legal[i]);
        best = is_taken ? best : i;
    }
    return best;
}

#define TAKES_MOST 16

void empires_consider(const void *rules, const void *data, const Command *legal, int count, int32_t *worth) {
    const EmpiresView *view = data;
    int most = most_of((AskKind)view->table.ask), taken[TAKES_MOST] = {0}, takes = 0, next = 0;
    const Viewpoint eyes = empires_viewpoint(rules, &view->table, view->hidden, view->hidden_group);
    empires_weigh_table(&eyes, legal, count, worth);
    const int32_t idle = worth_of_nothing(legal, count, worth);
    const int best = best_not_taken(legal, count, worth, taken, 0);
    const int32_t most_worth = best >= 0 ? worth[best] : WORTH_NEVER;
    for (int i = 0; i < count; i++)
        if (is_foolish(&eyes, &legal[i], worth[i], idle, most_worth))
            worth[i] = WORTH_NEVER;
    if (best >= 0 && is_clear(&eyes, &legal[best], most_worth))
        most = 1;
    while (takes < most && (next = best_not_taken(legal, count, worth, taken, takes)) >= 0)
        taken[takes++] = next;
    for (int i = 0; i < count; i++) {
        bool keeps = most > 1 && does_nothing(&legal[i]);
        for (int k = 0; k < takes; k++)
            keeps |= taken[k] == i;
        worth[i] = keeps ? worth[i] : WORTH_NEVER;
    }
}
