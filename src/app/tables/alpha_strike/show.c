// SPDX-License-Identifier: MIT
// What each event of Alpha Strike moves, and how long it is looked at (ART-games.md section 8).
#include "app/tables/alpha_strike/show.h"

#include <string.h>

#define HIT_AND_MS 40.0F // from a shot's arrival to what it does

void strike_show_begin(CardTable *table) {
    (void)table;
}

FlareKind strike_show_shot(uint8_t tags) {
    static const FlareKind kinds[TAGS] = {[TAG_BEAM] = FLARE_LASER,
                                          [TAG_GUIDED] = FLARE_MISSILE,
                                          [TAG_FIELD] = FLARE_FIELD,
                                          [TAG_FLAK] = FLARE_FLAK,
                                          [TAG_CRAFT] = FLARE_KINDS};
    for (int tag = 0; tag < TAGS; tag++)
        if ((tags >> tag & 1) != 0)
            return kinds[tag];
    return FLARE_LASER;
}

void strike_show(App *app, CardTable *table, const Event *event, const void *after) {
    strike_show_fight(app, table, event);
    strike_show_cards(table, event, after);
}

// ---- the beat

// Until what the attack does may be shown: its light has to be there.
static float resolve_ms(const CardTable *table, const Event *event) {
    const StrikeRules *rules = strike_looks_rules(table->looks);
    if (event->at == 1 || event->card >= rules->card_count)
        return 350;
    const FlareKind kind = strike_show_shot(rules->card[event->card].attack.tags);
    return (kind == FLARE_KINDS ? STRIKE_FLIES_MS : shot_hit_ms(kind)) + HIT_AND_MS;
}

// A flat table of cases.
static float pause_after(const Event *event, Seat front) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_ROLL:
        return 240; // the dice of a round roll nearly at once
    case EVENT_DRAW:
        return event->seat == front ? 120 : MOTION_DEAL_STAGGER_MS;
    case EVENT_LOSE_CARD:
        return 110;
    case EVENT_POWER:
        return event->at == POWER_PAID ? 160 : 420;
    case EVENT_FIRST:
    case EVENT_MELTDOWN:
        return 900;
    case EVENT_PLAY:
    case EVENT_DEFEND:
        return ANSWER_READ_MS;
    case EVENT_ATTACK:
        return 700;
    case EVENT_SHUFFLE:
    case EVENT_LAUNCH:
    case EVENT_COUNTERED:
    case EVENT_REDUCED:
    case EVENT_SHIELD_HIT:
    case EVENT_CRAFT_LOST:
    case EVENT_VOID:
        return 420;
    case EVENT_REPAIR:
    case EVENT_DISCARD:
    case EVENT_TAKE:
    case EVENT_MAY_COUNTER:
    case EVENT_NO_COUNTER:
    case EVENT_CONCEDE:
        return 350;
    case EVENT_HULL_HIT:
    case EVENT_MELTED:
        return 520;
    case EVENT_DESTROYED:
        return 1000;
    case EVENT_OVER:
        return 900;
    default:
        return 0;
    }
}

// The dice of a round are read before the next one, several ships melt at the same moment.
float strike_pause(const CardTable *table, const Event *event, const Event *next) {
    if (event->kind == EVENT_ROLL && (next == NULL || next->kind != EVENT_ROLL || next->seat <= event->seat))
        return ROLL_MS + ANSWER_READ_MS;
    if (event->kind == EVENT_MELTED && next != NULL && next->kind == EVENT_MELTED)
        return 90;
    if (event->kind == EVENT_RESOLVE)
        return resolve_ms(table, event);
    return pause_after(event, table->front);
}

Motion strike_motion(const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_DRAW:
        return MOTION_DEAL;
    case EVENT_LAUNCH:
        return MOTION_DROP;
    default:
        return MOTION_MAKE_ROOM;
    }
}

float strike_change_delay(const Event *event) {
    (void)event;
    return 0;
}
