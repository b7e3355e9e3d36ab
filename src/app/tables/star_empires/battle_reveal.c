// SPDX-License-Identifier: MIT
// Every card has the same part of the whole time, the last one perhaps more.
#include "app/tables/star_empires/battle_reveal.h"

#define CARD_MS 560.0F
#define MANY 4           // more cards than this …
#define MANY_FASTER 0.6F // … take so much of that each

int empires_calling_off(const EmpiresRules *rules, const BattleState *battle) {
    for (int side = 0; side < SIDES && battle->is_committed[SIDE_ATTACKER] != 0; side++)
        for (int i = 0; i < battle->count[side]; i++) {
            const uint8_t card = battle->card[side][i] & (uint8_t)~CARD_MARKED;
            if (card < rules->card_count && card_effect(&rules->card[card], OP_CALL_OFF) != NULL)
                return side;
        }
    return SIDES;
}

int empires_card_turns(const BattleState *battle, CardTurn out[REVEAL_MOST]) {
    int count = 0;
    for (uint8_t at = 0; at < BATTLE_CARDS_MAX; at++)
        for (uint8_t side = 0; side < SIDES; side++)
            if (at < battle->count[side])
                out[count++] = (CardTurn){side, at};
    return count;
}

// In turns of the first cards.
static float lasts(int cards, float last, int at) {
    return at == cards - 1 ? last : 1;
}

static float all_of(int cards, float last) {
    return (float)(cards - 1) + last;
}

int empires_card_turning(const BattleState *battle, float part, float last, float *turned) {
    CardTurn turns[REVEAL_MOST];
    const int count = empires_card_turns(battle, turns);
    const float along = part * all_of(count, last);
    const int at = along < (float)count ? (int)along : count - 1;
    *turned = count > 0 ? (along - (float)at) / lasts(count, last, at) : 0;
    return part < 1 && count > 0 ? at : -1;
}

int empires_cards_up(const BattleState *battle, float part, float last, int side) {
    CardTurn turns[REVEAL_MOST];
    const int count = empires_card_turns(battle, turns);
    int up = 0;
    for (int i = 0; i < count; i++)
        up += turns[i].side == side &&
              (part >= 1 || part * all_of(count, last) >= (float)i + CARD_COUNTS_AT * lasts(count, last, i));
    return up;
}

float empires_card_ms(int cards, float last, int at, float share) {
    return (cards > MANY ? CARD_MS * MANY_FASTER : CARD_MS) * ((float)at + share * lasts(cards, last, at));
}
