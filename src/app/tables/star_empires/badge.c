// SPDX-License-Identifier: MIT
// Corner numbers of cards. All begin with a sign, and "×" marks a value per unit: such a card shows its value
// per unit, and beside it its fixed value.
#include "app/tables/star_empires/badge.h"

#include <stdio.h>

// The effect that the number is about; NULL: the card has no number.
static const CardEffect *counted(const CardDef *card) {
    for (int i = 0; i < card->effect_count; i++) {
        const CardEffect *effect = &card->effect[i];
        if (effect->op == OP_FORCE || (effect->op == OP_ROLL && card->effect_count == 1) ||
            effect->op == OP_DRAW || effect->op == OP_CREDITS || effect->op == OP_RAID)
            return effect;
    }
    return NULL;
}

static int each_of(const CardEffect *effect) {
    return effect->per_ship > 0 ? effect->per_ship : effect->per_minor;
}

void empires_badge(const CardDef *card, int bonus, char out[BADGE_MAX]) {
    const CardEffect *effect = counted(card);
    out[0] = '\0';
    if (effect == NULL)
        return;
    const int each = each_of(effect), sum = effect->n + bonus;
    if (effect->op == OP_RAID)
        snprintf(out, BADGE_MAX, "\xE2\x88\x92%d", effect->n);
    else if (each == 0)
        snprintf(out, BADGE_MAX, "+%d", sum);
    else if (sum == 0)
        snprintf(out, BADGE_MAX, "+%d\xC3\x97", each);
    else
        snprintf(out, BADGE_MAX, "+%d+%d\xC3\x97", sum, each);
}

static const char *key_of(const CardEffect *effect, int sum) {
    switch ((Op)effect->op) {
    case OP_ROLL:
        return "empires.corner.roll";
    case OP_DRAW:
        return "empires.corner.draw";
    case OP_RAID:
        return "empires.corner.raid";
    case OP_CREDITS:
        return effect->per_minor > 0 ? "empires.corner.minors" : "empires.corner.credits";
    default:
        return effect->per_ship == 0 ? "empires.corner.force"
               : sum == 0            ? "empires.corner.ships"
                                     : "empires.corner.both";
    }
}

void empires_badge_says(const App *app, const CardDef *card, int bonus, char *out, size_t size) {
    const CardEffect *effect = counted(card);
    char badge[BADGE_MAX];
    out[0] = '\0';
    if (effect == NULL)
        return;
    empires_badge(card, bonus, badge);
    app_fill(app, out, size, key_of(effect, effect->n + bonus), STR("badge", badge),
             NUM("number", effect->n + bonus), NUM("each", each_of(effect)));
}
