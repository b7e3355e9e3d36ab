// SPDX-License-Identifier: MIT
// Game.consider: the commands worth a search. These are the best one by the captain's scale and those so
// close to it that only search can decide. The rest of a turn needs no search: cards are played, met goals
// are completed.
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"
#include "games/deck_building/worth.h"

#include <string.h>

#define CONSIDERED_MOST 512 // in positions with more commands, those tried without a net are enough

#define NEAR_BUY 45  // hundredths of a stat point between two cards to buy
#define NEAR_CARD 70 // … between cards to gain, trash or recover
#define NEAR_FLIP 3  // points of speed, attack and diplomacy within which exploring is doubtful
#define NEAR_DRAFT 5 // points between drafts

static bool buys(const Command *command) {
    return command->verb == VERB_BUY || command->verb == VERB_BUY_PILE;
}

// Returns true if exploring now is neither clearly good nor clearly bad.
static bool is_doubtful(const Viewpoint *eyes) {
    const int beyond = building_stat_sum(eyes) - eyes->scale->flip_from;
    return eyes->s->size[ZONE_MISSIONS] > 0 && beyond > -NEAR_FLIP && beyond < NEAR_FLIP;
}

static bool is_near_action(const Viewpoint *eyes, const Command *best, const Command *other, int32_t apart) {
    if (best->verb == VERB_COMPLETE)
        return other->verb == VERB_COMPLETE;
    if (other->verb == VERB_EXPLORE)
        return best->verb != VERB_PLAY && best->verb != VERB_ACTIVATE && is_doubtful(eyes);
    return buys(best) && buys(other) && apart <= NEAR_BUY;
}

static bool is_near(const Viewpoint *eyes, const Command *best, const Command *other, int32_t apart) {
    switch ((AskKind)asked(eyes->s)) {
    case ASK_ACTION:
        return is_near_action(eyes, best, other, apart);
    case ASK_DRAFT:
        return apart <= NEAR_DRAFT;
    case ASK_TARGET:
    case ASK_OPPONENT:
    case ASK_CHOOSE:
    case ASK_DISMISS:
    case ASK_MISSION_OUT:
        return true;
    case ASK_DISCARD:
    case ASK_TRASH:
    case ASK_UPGRADE:
    case ASK_GAIN:
    case ASK_RECOVER:
        return apart <= NEAR_CARD;
    default:
        return false;
    }
}

// The best command besides `best`, as the alternative to exploring; -1: none.
static int next_best(const int32_t *worth, int count, int best) {
    int found = -1;
    for (int i = 0; i < count; i++)
        if (i != best && (found < 0 || worth[i] > worth[found]))
            found = i;
    return found;
}

void building_consider(const void *rules, const void *data, const Command *legal, int count, int32_t *worth) {
    const BuildingState *s = &((const BuildingView *)data)->table;
    const Viewpoint eyes = building_viewpoint(rules, s, decider(s), &building_captain);
    int best = 0;
    building_weigh_table(rules, s, &building_captain, legal, count, worth);
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    const int instead =
        legal[best].verb == VERB_EXPLORE && is_doubtful(&eyes) ? next_best(worth, count, best) : -1;
    for (int i = 0; i < count; i++)
        if (i != best && i != instead && worth[i] > WORTH_NEVER &&
            !is_near(&eyes, &legal[best], &legal[i], worth[best] - worth[i]))
            worth[i] = WORTH_NEVER;
}

// ---- where a net judges

#define BUYS_TRIED 6
#define SEARCHES_TRIED 2
#define OTHERS_TRIED 8 // of anything but the action phase

// What commands of the action phase are ranked by, within a kind.
static int32_t rank_of(const Viewpoint *eyes, const Command *command, int32_t worth) {
    const BuildingState *s = eyes->s;
    if (command->verb == VERB_BUY)
        return building_worth_card(eyes, s->search[command->at]);
    if (command->verb == VERB_BUY_PILE)
        return building_worth_card(eyes, command->card);
    if (command->verb == VERB_SEARCH) // the worst offer is replaced first
        return -building_worth_card(eyes, s->search[command->at]);
    return command->verb == VERB_REPAIR ? command->at : worth;
}

// Commands of which a few are tried: buying from a pile is buying.
static int kind_of(const Command *command) {
    return command->verb == VERB_BUY_PILE ? VERB_BUY : command->verb;
}

static int tried_of(int kind, bool action) {
    if (!action)
        return OTHERS_TRIED;
    return kind == VERB_BUY ? BUYS_TRIED : kind == VERB_SEARCH ? SEARCHES_TRIED : kind == VERB_REPAIR ? 1 : 2;
}

// The commands of the same kind that rank higher.
static int higher(const Viewpoint *eyes, const Command *legal, const int32_t *worth, int count, int of,
                  bool action) {
    const int32_t own = rank_of(eyes, &legal[of], worth[of]);
    int above = 0;
    for (int i = 0; i < count; i++) {
        if (i == of || (action && kind_of(&legal[i]) != kind_of(&legal[of])))
            continue;
        const int32_t other = rank_of(eyes, &legal[i], worth[i]);
        above += other > own || (other == own && i < of);
    }
    return above;
}

void building_consider_net(const void *rules, const void *data, const Command *legal, int count,
                           int32_t *worth) {
    const BuildingState *s = &((const BuildingView *)data)->table;
    const Viewpoint eyes = building_viewpoint(rules, s, decider(s), &building_captain);
    const bool action = asked(s) == ASK_ACTION;
    int32_t given[CONSIDERED_MOST];
    int best = 0;
    building_weigh_table(rules, s, &building_captain, legal, count, worth);
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    const uint8_t verb = legal[best].verb;
    if (count > CONSIDERED_MOST ||
        (action && (verb == VERB_PLAY || verb == VERB_ACTIVATE || verb == VERB_COMPLETE))) {
        building_consider(rules, data, legal, count, worth); // what is left to play is played first
        return;
    }
    memcpy(given, worth, (size_t)count * sizeof given[0]);
    for (int i = 0; i < count; i++) {
        const bool tried = i == best || (legal[i].verb != VERB_CONCEDE && legal[i].verb != VERB_PLAY &&
                                         higher(&eyes, legal, given, count, i, action) <
                                             tried_of(kind_of(&legal[i]), action));
        worth[i] = !tried ? WORTH_NEVER : given[i] > WORTH_NEVER ? given[i] : WORTH_NEVER + 1;
    }
}
