// SPDX-License-Identifier: MIT
// Game.consider: the commands worth a search. Of the many groups, places, sets of cards and things to build
// these are the best by weigh, each move by one card only, and always doing nothing. Obvious decisions are
// not searched.
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

// Number of options to consider, besides doing nothing.
static int most_of(AskKind ask) {
    switch (ask) {
    case ASK_DRAW:
        return 1;
    case ASK_LIMIT:
    case ASK_SABOTAGE:
        return 3;
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
    const int most = most_of((AskKind)view->table.ask);
    int taken[TAKES_MOST], takes = 0, next = 0;
    empires_weigh(rules, data, legal, count, worth);
    while (takes < most && (next = best_not_taken(legal, count, worth, taken, takes)) >= 0)
        taken[takes++] = next;
    for (int i = 0; i < count; i++) {
        bool keeps = most > 1 && does_nothing(&legal[i]);
        for (int k = 0; k < takes; k++)
            keeps |= taken[k] == i;
        worth[i] = keeps ? worth[i] : WORTH_NEVER;
    }
}
