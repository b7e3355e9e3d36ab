// SPDX-License-Identifier: MIT
// Which sound belongs to which event of Alpha Strike. Everybody at the table hears it: it depends on nothing
// that only some may know.
#include "app/tables/alpha_strike/show.h"

// Of an attack that lands; a craft is heard as it was when it was launched.
static SoundKind shot(const StrikeRules *rules, const Event *event) {
    if (event->at == 1 || event->card >= rules->card_count)
        return SOUND_CARD_DISCARD;
    switch (strike_show_shot(rules->card[event->card].attack.tags)) {
    case FLARE_LASER:
        return SOUND_LASER;
    case FLARE_MISSILE:
        return SOUND_MISSILE;
    case FLARE_FIELD:
        return SOUND_FIELD;
    case FLARE_FLAK:
        return SOUND_FLAK;
    default:
        return SOUND_LAUNCH;
    }
}

// A flat table of cases.
SoundKind strike_cue(const StrikeRules *rules, const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_ROLL:
        return SOUND_COUNT;
    case EVENT_FIRST:
        return SOUND_LEAD;
    case EVENT_SHUFFLE:
        return SOUND_SHUFFLE;
    case EVENT_DRAW:
        return SOUND_CARD_DRAW;
    case EVENT_DISCARD:
    case EVENT_LOSE_CARD:
        return SOUND_CARD_DISCARD;
    case EVENT_PLAY:
    case EVENT_ATTACK:
    case EVENT_DEFEND:
        return SOUND_CARD_DROP;
    case EVENT_LAUNCH:
        return SOUND_LAUNCH;
    case EVENT_POWER:
        return event->amount2 > event->amount ? SOUND_POWER_UP : SOUND_POWER_DOWN;
    case EVENT_REPAIR:
        return SOUND_EFFECT;
    case EVENT_COUNTERED:
    case EVENT_VOID:
        return SOUND_COUNTERED;
    case EVENT_REDUCED:
        return SOUND_LEAD;
    case EVENT_RESOLVE:
        return shot(rules, event);
    case EVENT_SHIELD_HIT:
        return SOUND_SHIELD_HIT;
    case EVENT_HULL_HIT:
    case EVENT_MELTED:
        return SOUND_HULL_HIT;
    case EVENT_CRAFT_LOST:
        return SOUND_DEACTIVATE;
    case EVENT_MELTDOWN:
        return SOUND_ALARM;
    case EVENT_DESTROYED:
        return SOUND_EXPLOSION;
    default:
        return SOUND_NONE;
    }
}

void strike_hear(App *app, const Event *event, const void *before, const void *after) {
    (void)before, (void)after;
    app_play(app, strike_cue(strike_rules(app), event));
}
