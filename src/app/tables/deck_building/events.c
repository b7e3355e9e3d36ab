// SPDX-License-Identifier: MIT
// How the table shows each event of the deck-building game: its line in the history, how long it is shown,
// its sound.
#include "app/kit/game_table.h"
#include "app/tables/deck_building/show.h"

const EventLook building_events[EVENT_COUNT] = {
    [EVENT_SHUFFLED] = {NULL, 320, SOUND_SHUFFLE},
    [EVENT_DRAWN] = {NULL, 110, SOUND_CARD_DRAW},
    [EVENT_DROPPED] = {NULL, 200, SOUND_CARD_DISCARD},
    [EVENT_PLAYED] = {"event.played", 300, SOUND_CARD_DROP},
    [EVENT_ACTIVATED] = {"event.activated", 350, SOUND_EFFECT},
    [EVENT_TRIGGERED] = {NULL, 260, SOUND_EFFECT},
    [EVENT_BOUGHT] = {"event.bought", 60, SOUND_COUNT},
    [EVENT_GAINED] = {"event.gained", 400, SOUND_CARD_DRAW},
    [EVENT_REFILLED] = {"event.refilled", 260, SOUND_CARD_FLIP},
    [EVENT_REFRESHED] = {"event.refreshed", 500, SOUND_SHUFFLE},
    [EVENT_PUT_AWAY] = {NULL, 70, SOUND_CARD_DISCARD},
    [EVENT_SEARCHED] = {"event.searched", 320, SOUND_CARD_DISCARD},
    [EVENT_FLIPPED] = {"event.flipped", FLIP_MS, SOUND_CARD_FLIP},
    [EVENT_SKIPPED] = {"event.skipped", 350, SOUND_NONE},
    [EVENT_PLACED] = {NULL, 350, SOUND_CARD_DROP},
    [EVENT_DISPLACED] = {"event.displaced", 350, SOUND_NONE},
    [EVENT_REMOVED] = {"event.removed", 350, SOUND_NONE},
    [EVENT_COMPLETED] = {"event.completed", 800, SOUND_CONQUER},
    [EVENT_AWARDED] = {"event.awarded", 800, SOUND_CONQUER},
    [EVENT_FAILED] = {"event.failed", 600, SOUND_DEACTIVATE},
    [EVENT_BATTLE] = {"event.battle", 700, SOUND_ALARM},
    [EVENT_PASSED] = {"event.passed", 300, SOUND_NONE},
    [EVENT_AIMED] = {NULL, 260, SOUND_NONE},
    [EVENT_SHOT] = {"event.shot", 750, SOUND_LASER},
    [EVENT_DOWNED] = {"event.downed", 600, SOUND_HULL_HIT},
    [EVENT_COMPARED] = {NULL, 160, SOUND_COUNT},
    [EVENT_BATTLE_OVER] = {"event.battle_over", 400, SOUND_LEAD},
    [EVENT_DEFEATED] = {"event.defeated", 800, SOUND_EXPLOSION},
    [EVENT_DAMAGED] = {"event.damaged", 450, SOUND_HULL_HIT},
    [EVENT_REPAIRED] = {"event.repaired", 350, SOUND_EFFECT},
    [EVENT_INFECTED] = {"event.infected", 550, SOUND_DEACTIVATE},
    [EVENT_TRASHED] = {"event.trashed", 350, SOUND_CARD_DISCARD},
    [EVENT_DISCARDED] = {"event.discarded", 90, SOUND_CARD_DISCARD},
    [EVENT_RECOVERED] = {"event.recovered", 350, SOUND_CARD_DRAW},
    [EVENT_STAT] = {"event.stat", 220, SOUND_POWER_UP},
    [EVENT_GRANTED] = {"event.granted", 200, SOUND_EFFECT},
    [EVENT_SPENT] = {NULL, 60, SOUND_NONE},
    [EVENT_EVENT_OPENS] = {NULL, 0, SOUND_NONE},
    [EVENT_PEEKED] = {NULL, 0, SOUND_NONE},
    [EVENT_BOTTOMED] = {NULL, 0, SOUND_NONE},
    [EVENT_CHOICE] = {NULL, 0, SOUND_NONE},
    [EVENT_PHASE] = {NULL, 0, SOUND_NONE},
    [EVENT_TURN] = {NULL, 0, SOUND_NONE},
    [EVENT_TURN_END] = {NULL, 0, SOUND_NONE},
    [EVENT_BATTLE_CARD_DISCARDED] = {NULL, 0, SOUND_CARD_DISCARD},
    [EVENT_CONCEDED] = {"event.conceded", 350, SOUND_NONE},
    [EVENT_OVER] = {"event.over", 900, SOUND_NONE},
};

static const char *const granted_keys[] = {"event.granted_search", "event.granted_explore",
                                           "event.granted_mission"};

void building_show(App *app, CardTable *table, const Event *event, const void *after) {
    building_show_battle(app, table, event);
    building_show_cards(table, event, after);
}

// The question has been answered, so its options are no longer listed.
void building_show_begin(CardTable *table) {
    own(table)->options = 0;
}

Motion building_motion(const Event *event) {
    return event->kind == EVENT_DRAWN    ? MOTION_DEAL
           : event->kind == EVENT_PLAYED ? MOTION_DROP
                                         : MOTION_MAKE_ROOM;
}

// Cards discarded together go quickly.
float building_pause(const CardTable *table, const Event *event, const Event *next) {
    if (event->kind == EVENT_DISCARDED && event->amount == 1)
        return 50;
    if (event->kind == EVENT_DRAWN && next != NULL && next->kind == EVENT_DRAWN)
        return 90;
    return event_look(table->game, event)->ms;
}

// Milliseconds until cards have arrived, shots have hit, turned-up cards can be read.
float building_lands(const CardTable *table, const Event *event) {
    (void)table;
    switch ((BuildingEvent)event->kind) {
    case EVENT_DRAWN:
        return motion_ms(MOTION_DEAL) * FLIGHT_SEEN;
    case EVENT_PLAYED:
        return motion_ms(MOTION_DROP) * FLIGHT_SEEN;
    case EVENT_GAINED:
        return BUY_MS * FLIGHT_SEEN;
    case EVENT_REFILLED:
        return motion_ms(MOTION_REVEAL) * 0.5F;
    case EVENT_FLIPPED:
        return FLIP_MS * FLIP_GROWS;
    case EVENT_COMPLETED:
    case EVENT_AWARDED:
        return WON_MS * FLIGHT_SEEN;
    case EVENT_SHOT:
        return shot_hit_ms(FLARE_LASER);
    case EVENT_SEARCHED:
    case EVENT_PUT_AWAY:
    case EVENT_DISCARDED:
    case EVENT_TRASHED:
    case EVENT_BATTLE_CARD_DISCARDED:
        return CARD_MS * FLIGHT_SEEN;
    default:
        return 0;
    }
}

const char *building_line_key(const Event *event) {
    if (event->kind == EVENT_GRANTED && event->row < 3)
        return granted_keys[event->row];
    if (event->kind == EVENT_BATTLE_OVER && event->seat == SEAT_NONE)
        return "event.battle_nobody";
    if (event->kind == EVENT_SHOT && event->amount2 > 0)
        return "event.shot_shields";
    if (event->kind == EVENT_PLAYED && event->at != NONE)
        return "event.played_held";
    if (event->kind == EVENT_BOUGHT && event->amount == 0)
        return "event.bought_free";
    return building_events[event->kind].key;
}
