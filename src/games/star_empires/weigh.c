// SPDX-License-Identifier: MIT
// Game.weigh: heuristic value of each legal command. The seat takes what is free, fights what is weaker,
// settles what pays, and spends the rest on ships.
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"
#include "games/star_empires/worth.h"

// Discarding before drawing gains nothing.
static int32_t weigh_draw(const Command *command) {
    return command->verb == VERB_DRAW ? 1000 : 0;
}

static int32_t weigh_security(const Viewpoint *eyes, const Command *command) {
    const Op op = (Op)eyes->s->deed.op;
    if (command->verb == VERB_NONE)
        return 100;
    return op == OP_DISCARD || op == OP_STEAL ? 200 : 50;
}

static int32_t weigh_one(const Viewpoint *eyes, const Command *command) {
    switch ((AskKind)eyes->s->ask) {
    case ASK_DRAW:
        return weigh_draw(command);
    case ASK_LIMIT:
    case ASK_SABOTAGE:
        return -empires_card_worth(eyes, command->card);
    case ASK_REACT:
        return empires_weigh_react(eyes, command);
    case ASK_SECURITY:
        return weigh_security(eyes, command);
    case ASK_ENIGMA:
        return empires_weigh_roll(eyes, command);
    case ASK_DIPLOMACY:
        return command->verb == VERB_PASS ? 0 : empires_weigh_roll(eyes, command);
    case ASK_ENGAGE:
    case ASK_MISSION:
    case ASK_SIEGE:
        return empires_weigh_meeting(eyes, command);
    case ASK_ANSWER:
    case ASK_COMMIT:
        return empires_weigh_cards(eyes, command);
    case ASK_CONQUER:
        return empires_weigh_conquest(eyes, command);
    case ASK_LOSE:
        return empires_weigh_loss(eyes, command);
    case ASK_RETREAT:
        return empires_weigh_retreat(eyes, command);
    case ASK_BUILD:
        return empires_weigh_build(eyes, command);
    case ASK_DISBAND:
        return empires_weigh_disband(eyes, command);
    default:
        return 0;
    }
}

void empires_weigh_table(const Viewpoint *eyes, const Command *legal, int count, int32_t *worth) {
    if (eyes->s->ask == ASK_MOVES || eyes->s->ask == ASK_FLEET)
        empires_weigh_moves(eyes, legal, count, worth);
    else
        for (int i = 0; i < count; i++)
            worth[i] = weigh_one(eyes, &legal[i]);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_CONCEDE)
            worth[i] = WORTH_NEVER;
}

void empires_weigh(const void *rules, const void *data, const Command *legal, int count, int32_t *worth) {
    const EmpiresView *view = data;
    const Viewpoint eyes = empires_viewpoint(rules, &view->table, view->hidden, view->hidden_group);
    empires_weigh_table(&eyes, legal, count, worth);
}
