// SPDX-License-Identifier: MIT
// Finds out how an answer is acted out, from the operations of its card, and which card was the answer, from
// the history, which only holds what everybody has seen.
#include "app/tables/alpha_strike/answer_way.h"

static bool does(const CardDef *card, Operation op) {
    for (int i = 0; i < card->ability_count; i++)
        for (int k = 0; k < card->ability[i].count && card->ability[i].on == ON_RESPOND; k++)
            if (card->ability[i].doing[k].op == op)
                return true;
    return false;
}

// It answers some kinds of attack only.
static bool is_choosy(const CardDef *card) {
    for (int i = 0; i < card->ability_count; i++)
        if (card->ability[i].on == ON_RESPOND && card->ability[i].attack_tags != 0)
            return true;
    return false;
}

static bool is_free(const CardDef *card) {
    int cost = 0;
    for (int track = 0; track < TRACKS; track++)
        cost += card->cost[track];
    return cost == 0;
}

AnswerWay strike_answer_way(const CardDef *card) {
    const bool craft = card->kind == KIND_CRAFT;
    if (does(card, OP_COUNTER))
        return craft ? WAY_DECOY : is_choosy(card) ? WAY_GUNS : WAY_EVADE;
    if (does(card, OP_REDUCE))
        return craft ? WAY_GUARD : is_free(card) ? WAY_BRACE : WAY_JAM;
    if (does(card, OP_POWER))
        return WAY_SHIELDS;
    return does(card, OP_COUNTER_ATTACK) ? WAY_FIRE_BACK : WAY_NONE;
}

// Attacks that were made and resolved after it are passed over.
uint8_t strike_answer_to(const GameLog *log, int at) {
    int inside = 0;
    for (int i = at - 1; i >= 0; i--) {
        const Event *event = &game_log_item(log, i)->event;
        if (event->kind == EVENT_RESOLVE || event->kind == EVENT_VOID)
            inside++;
        else if (event->kind == EVENT_ATTACK && inside-- == 0)
            return NONE;
        else if (event->kind == EVENT_DEFEND && inside == 0)
            return event->card;
    }
    return NONE;
}
