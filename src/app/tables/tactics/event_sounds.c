// SPDX-License-Identifier: MIT
// The sounds of Tactics' events, and of what they change besides. Everybody at the table hears them, so
// nothing here depends on hidden information.
#include "app/tables/tactics/event_sounds.h"

#include "app/tables/tactics/looks.h"
#include "app/tables/tactics/show.h"

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
    case EVENT_ROUND:
        return SOUND_ROUND;
    case EVENT_PHASE:
        return event->amount == PHASE_REVEAL ? SOUND_REVEAL : SOUND_NONE;
    case EVENT_NEGOTIATION_TIE:
        return SOUND_TIE;
    case EVENT_NEGOTIATION_END:
        return event->seat != SEAT_NONE ? SOUND_LEAD : SOUND_DEACTIVATE;
    case EVENT_ROW_WON:
        return event->seat != SEAT_NONE ? SOUND_CONQUER : SOUND_NONE;
    default:
        return SOUND_NONE;
    }
}

#define LEAD_AFTER_MS 520.0F
#define BURSTS_AFTER_MS 240.0F // from the shot or mine that hits a card

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

SoundKind tactics_sound_of_row(const TacticsRules *rules, const Event *event, uint8_t acting,
                               const TacticsView *before, const TacticsView *after) {
    static const SoundKind kinds[] = {[ROW_UNCHANGED] = SOUND_NONE,
                                      [ROW_MINED] = SOUND_MINES,
                                      [ROW_NOVA] = SOUND_SUPERNOVA,
                                      [ROW_BLOCKADED] = SOUND_BLOCKADE,
                                      [ROW_BOMBARDED] = SOUND_BOMBARD};
    return kinds[tactics_row_change(rules, event, acting, before, after).kind];
}

// What changes a row is heard instead of the event itself, unless a card is put down or turned up with it.
void tactics_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                        EventSounds *sounds) {
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const uint8_t acting = tactics_show_removing(table);
    const RowChange change = tactics_row_change(rules, event, acting, seen(table), after);
    const SoundKind row = tactics_sound_of_row(rules, event, acting, seen(table), after);
    (void)app;
    if (change.kind != ROW_NOVA && change.kind != ROW_MINED)
        event_sound(sounds, tactics_sound_of_event(event));
    event_sound_after(sounds, row, tactics_row_sound_ms(event, change.kind));
    if (event->kind == EVENT_REMOVE && acting != NONE && (row == SOUND_NONE || row == SOUND_MINES))
        event_sound_after(sounds, SOUND_EXPLOSION, BURSTS_AFTER_MS);
    const SoundKind changed = tactics_sound_of_change(seen(table), after);
    if (row == SOUND_NONE)
        event_sound(sounds, changed);
    else if (changed == SOUND_LEAD) // once the row's own sound has begun
        event_sound_after(sounds, changed, LEAD_AFTER_MS);
}
