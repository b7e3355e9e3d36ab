// SPDX-License-Identifier: MIT
// Every card has the same part of the whole time.
#include "app/tables/star_empires/battle_reveal.h"

#define CARD_MS 560.0F
#define MANY 4           // more cards than this …
#define MANY_FASTER 0.6F // … take so much of that each

int empires_card_turns(const BattleState *battle, CardTurn out[REVEAL_MOST]) {
    int count = 0;
    for (uint8_t at = 0; at < BATTLE_CARDS_MAX; at++)
        for (uint8_t side = 0; side < SIDES; side++)
            if (at < battle->count[side])
                out[count++] = (CardTurn){side, at};
    return count;
}

int empires_card_turning(const BattleState *battle, float part, float *turned) {
    CardTurn turns[REVEAL_MOST];
    const int count = empires_card_turns(battle, turns);
    const float along = part * (float)count;
    const int at = (int)along;
    *turned = along - (float)at;
    return part < 1 && at < count ? at : -1;
}

int empires_cards_up(const BattleState *battle, float part, int side) {
    CardTurn turns[REVEAL_MOST];
    const int count = empires_card_turns(battle, turns);
    int up = 0;
    for (int i = 0; i < count; i++)
        up += turns[i].side == side && (part >= 1 || part * (float)count >= (float)i + CARD_COUNTS_AT);
    return up;
}

float empires_card_ms(int cards) {
    return cards > MANY ? CARD_MS * MANY_FASTER : CARD_MS;
}
