// SPDX-License-Identifier: MIT
// The sounds of Tactics' events, and of what they change besides. Everybody at the table hears them, so
// nothing here depends on hidden information.
#include "app/tables/tactics/event_sounds.h"

// A flat table of cases.
SoundKind tactics_sound_of_event(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_HAND_OVER:
    case EVENT_MOVE:
    case EVENT_SUMMON:
    case EVENT_SHIELD:
    case EVENT_OFFER: // laid or declined: hidden until all have answered
        return SOUND_CARD_DROP;
    case EVENT_TARGET_UP:
    case EVENT_REVEAL:
    case EVENT_TURN_UP:
    case EVENT_OFFER_OPEN:
        return SOUND_CARD_FLIP;
    case EVENT_DRAW:
    case EVENT_KEEP:
    case EVENT_SHIELD_BACK:
        return SOUND_CARD_DRAW;
    case EVENT_DISCARD:
    case EVENT_REMOVE:
    case EVENT_CLEAR:
    case EVENT_SHIELD_OFF:
        return SOUND_CARD_DISCARD;
    case EVENT_SHUFFLE:
        return SOUND_SHUFFLE;
    case EVENT_EFFECT:
        return SOUND_EFFECT;
    case EVENT_FIZZLE:
        return SOUND_DEACTIVATE;
    case EVENT_ROW_WON:
        return event->seat != SEAT_NONE ? SOUND_CONQUER : SOUND_NONE;
    default:
        return SOUND_NONE;
    }
}

static int markers(const TacticsView *view) {
    int count = 0;
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            count += view->row[row].card[at].effect_blocked + view->row[row].card[at].power_blocked;
    return count;
}

SoundKind tactics_sound_of_change(const TacticsView *before, const TacticsView *after) {
    if (markers(after) > markers(before))
        return SOUND_DEACTIVATE;
    for (int row = 0; row < ROWS; row++)
        if (after->row[row].leader != SEAT_NONE && after->row[row].leader != before->row[row].leader)
            return SOUND_LEAD;
    return SOUND_NONE;
}

void tactics_add_sounds(const App *app, const Event *event, const void *before, const void *after,
                        EventSounds *sounds) {
    (void)app;
    event_sound(sounds, tactics_sound_of_event(event));
    event_sound(sounds, tactics_sound_of_change(before, after));
}
