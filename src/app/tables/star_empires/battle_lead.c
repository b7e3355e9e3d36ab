// SPDX-License-Identifier: MIT
// Numbers between those of the narrowest battle and those of a rout.
#include "app/tables/star_empires/battle_lead.h"

#include "games/star_empires/forecast.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <string.h>

#define NARROW 0.1F // of the stronger side's force
#define ROUT 0.5F
#define PI_F 3.14159265F
#define TREMBLES 0.1F // of the bar
#define TREMORS 6.5F
#define PUSHES 0.16F

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

static float between(float narrow, float rout, float lead) {
    return narrow + (rout - narrow) * lead;
}

float empires_lead(int attack, int defence) {
    const float more = (float)(attack > defence ? attack : defence), apart = fabsf((float)(attack - defence));
    return more > 0 ? clamped((apart / more - NARROW) / (ROUT - NARROW)) : 0;
}

float empires_lead_of_cards(const EmpiresRules *rules, const EmpiresView *view) {
    const BattleState *battle = &view->table.battle;
    BattleSide side[SIDES];
    ForceParts parts[SIDES];
    if (battle->kind == BATTLE_CONQUEST || battle->kind == BATTLE_NONE)
        return 1;
    for (int i = 0; i < SIDES; i++) {
        empires_side_at(rules, view, battle->side[i], battle->place, &side[i]);
        side[i].card_count = battle->count[i];
        memcpy(side[i].card, battle->card[i], sizeof side[i].card);
    }
    for (int i = 0; i < SIDES; i++)
        empires_parts(rules, view, battle->place, i == SIDE_DEFENDER, &side[i], &side[1 - i], &parts[i]);
    return empires_lead(parts[SIDE_ATTACKER].sum, parts[SIDE_DEFENDER].sum);
}

Clash empires_clash(float lead) {
    return (Clash){.answers = (int)lroundf(between(4, 1, lead)),
                   .waves = (int)lroundf(between(1, 4, lead)),
                   .width = between(1.15F, 1.9F, lead),
                   .reply = between(380, 110, lead),
                   .apart = 95,
                   .holds = between(520, 0, lead * 2 < 1 ? lead * 2 : 1),
                   .decide = between(560, 360, lead),
                   .shake = between(1.5F, 10, lead)};
}

float empires_last_card(float lead) {
    return 1 + 1.1F * (1 - lead) * (1 - lead);
}

float empires_clash_share(int attack, int defence, float part) {
    const float lead = empires_lead(attack, defence), narrow = (1 - lead) * (1 - lead);
    const float is = attack + defence > 0 ? (float)attack / (float)(attack + defence) : 0.5F;
    const float wins = attack > defence ? 1.0F : -1.0F;
    if (part >= 1)
        return is;
    const float trembles = TREMBLES * narrow * (1 - part * part) * sinf(2 * PI_F * TREMORS * part),
                pushes = PUSHES * lead * lead * wins * sinf(PI_F * clamped((part - 0.2F) / 0.8F));
    return clamped(is + (0.5F - is) * narrow * (1 - part) + trembles + pushes);
}
