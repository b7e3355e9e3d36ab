// SPDX-License-Identifier: MIT
// What each event of Alpha Strike moves, and how long it is looked at.
#include "app/kit/move.h"
#include "app/tables/alpha_strike/table.h"

void strike_show_begin(CardTable *table) {
    (void)table;
}

void strike_show(App *app, CardTable *table, const Event *event, const void *after) {
    const StrikeLayout *layout = &own(table)->layout;
    (void)app, (void)event;
    for (uint8_t zone = 0; zone < ZONES; zone++)
        move_zone(table, after, zone, zone == ZONE_HAND ? layout->deck : layout->kit.hand, layout->discard);
}

float strike_pause(const CardTable *table, const Event *event, const Event *next) {
    (void)table, (void)next;
    return event->kind == EVENT_DRAW || event->kind == EVENT_PHASE ? 90 : 350;
}

Motion strike_motion(const Event *event) {
    (void)event;
    return MOTION_MAKE_ROOM;
}

float strike_change_delay(const Event *event) {
    (void)event;
    return 0;
}

void strike_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    (void)app, (void)table, (void)event, (void)after, (void)most;
}
