// SPDX-License-Identifier: MIT
// How long a battle takes: that of the person in front is told shot by shot, so that each is seen to be
// aimed, fired and to hit; those at its own flagship take longest. Battles of others go on in beats of their
// own (events.c).
#include "app/kit/game_show.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"

#define FLIES_MS 90.0F
#define OWN_AIMS_MS 360.0F // the mark closes on the target
#define OWN_SHOT_MS 1500.0F
#define THEIR_AIMS_MS 120.0F // others at others
#define THEIR_SHOT_MS 880.0F

bool building_fights(const CardTable *table) {
    return own(table)->played && building_shows_battle(table);
}

bool building_is_own_shot(const CardTable *table, const Event *event) {
    return event->seat == table->front || event->to_row == table->front;
}

ShotTimes building_shot_times(const CardTable *table, const Event *event) {
    const bool fights = building_fights(table), mine = building_is_own_shot(table, event);
    ShotTimes times = {.all = !fights ? SHOT_MS : mine ? OWN_SHOT_MS : THEIR_SHOT_MS};
    if (fights && !table->timeline.reduced)
        times.aims = mine ? OWN_AIMS_MS : THEIR_AIMS_MS;
    times.fires = times.aims + SHOT_CHARGE_MS;
    times.lands = times.fires + FLIES_MS;
    times.hull = times.lands + (event->amount2 > 0 ? SHOT_THROUGH_MS : 0);
    return times;
}

bool building_calm(const CardTable *table, const Event *event) {
    if (building_wins_battle(table, event))
        return true;
    return building_fights(table) && (event->kind == EVENT_SHOT || event->kind == EVENT_DOWNED ||
                                      event->kind == EVENT_COMPARED || event->kind == EVENT_BATTLE_OVER);
}

#define RUSH_SHOTS 1.35F
#define RUSH_SHOTS_LATE 2.0F // after so much of a turn, at speed 1 …
#define LATE_MS 6000.0F
#define RUSH_MOMENTS 2.6F

// Of shots, and of the moment of who has won something, nothing is seen in much less time.
float building_rush_most(const CardTable *table, const Event *event) {
    const WonMoment *won = &own(table)->won;
    const bool begins = event != NULL && (event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED ||
                                          event->kind == EVENT_DEFEATED),
               fails = (event != NULL && event->kind == EVENT_FAILED) ||
                       (won->part < 1 && won->failed && !won->lost); // with what it costs
    if (fails || (event != NULL && building_tells_wins(table, event)))
        return 1;
    return building_shows_battle(table) ? (table->spent < LATE_MS ? RUSH_SHOTS : RUSH_SHOTS_LATE)
           : begins || (won->part < 1 && own(table)->read_ms <= 0) ? RUSH_MOMENTS
                                                                   : RUSH_MOST;
}
