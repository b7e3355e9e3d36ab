// SPDX-License-Identifier: MIT
// Which cards of a hand can be used for what.
#include "games/star_empires/flow.h"

static bool rolls(const CardDef *card, RollWhat what) {
    for (int i = 0; i < card->effect_count; i++)
        if (card->effect[i].op == OP_ROLL && card->effect[i].what == what)
            return true;
    return false;
}

bool empires_fits(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                  uint8_t function) {
    const uint8_t index = (uint8_t)(function & ~CARD_MARKED);
    const CardDef *card = &rules->card[index];
    const bool marked = index != function;
    if (when != WHEN_BATTLE)
        return !marked && card_can(card, when) &&
               rolls(card, when == WHEN_ENIGMA ? ROLL_ENIGMA : ROLL_DIPLOMACY);
    if (marked)
        return !forces && card_can(card, when);
    if (race_of(rules, s, seat)->bonus[index] > 0)
        return true;
    if (!card_can(card, when))
        return false;
    return card_effect(card, OP_FORCE) != NULL ||
           (!forces && (card_effect(card, OP_EXTRA_LOSS) != NULL || card_effect(card, OP_CALL_OFF) != NULL));
}

// Number of wild cards in the hand.
static int wild(const EmpiresRules *rules, const EmpiresState *s, Seat seat) {
    int count = 0;
    for (uint8_t card = rules->as_race; card < rules->card_count; card++)
        count += card_can(&rules->card[card], WHEN_AS) ? s->seat[seat].hand[card] : 0;
    return count;
}

int empires_usable(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, bool forces,
                   uint8_t function[], uint8_t most[]) {
    const uint64_t specials = race_of(rules, s, seat)->specials;
    const int stand_ins = wild(rules, s, seat);
    int count = 0;
    for (unsigned mark = 0; mark <= CARD_MARKED; mark += CARD_MARKED)
        for (uint8_t card = 0; card < rules->card_count; card++) {
            const int cards = s->seat[seat].hand[card] + (has_place(specials, card) ? stand_ins : 0);
            if (cards == 0 || (mark != 0 && card_effect(&rules->card[card], OP_NEGATE_LOSS) == NULL) ||
                !empires_fits(rules, s, seat, when, forces, (uint8_t)(card | mark)))
                continue;
            function[count] = (uint8_t)(card | mark);
            most[count++] = (uint8_t)cards;
        }
    return count;
}
