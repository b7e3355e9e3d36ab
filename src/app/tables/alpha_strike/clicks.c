// SPDX-License-Identifier: MIT
// What clicks, keys and drops mean at the table of Alpha Strike.
#include "app/tables/alpha_strike/table.h"

bool strike_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    StrikeChoice *choice = &own(table)->choice;
    (void)gesture;
    if (hit->tag.kind != TAG_HAND || hit->has_command || !table_deciding(app))
        return false;
    choice->card = choice->card == hit->card && choice->at == hit->tag.b ? NONE : hit->card;
    choice->at = hit->tag.b;
    app_mark(app);
    return true;
}

bool strike_button(App *app, CardTable *table, const char *name) {
    (void)app, (void)table, (void)name;
    return false;
}

bool strike_key(App *app, CardTable *table, KeyAction action) {
    (void)app, (void)table, (void)action;
    return false;
}

bool strike_picked(const CardTable *table) {
    return !strike_choice_is_empty(&own(table)->choice);
}

void strike_unpick(CardTable *table) {
    strike_choice_clear(&own(table)->choice);
}

bool strike_places(const App *app, const CardTable *table) {
    (void)app;
    return strike_picked(table);
}

bool strike_hit_answers(const App *app, const CardTable *table, const Hit *hit) {
    (void)app, (void)table;
    return hit->has_command && hit->enabled && (hit->tag.kind == TAG_HAND || hit->tag.kind == TAG_SHIP);
}

int strike_take_up(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind != TAG_HAND)
        return NO_SPRITE;
    own(table)->choice.card = hit->card;
    own(table)->choice.at = hit->tag.b;
    app_mark(app);
    return scene_at(&table->scene, ZONE_HAND, hit->tag.b);
}

bool strike_drop(App *app, CardTable *table, const Gesture *gesture) {
    (void)app, (void)table, (void)gesture;
    return false;
}

void strike_hover(App *app, CardTable *table, const Gesture *gesture) {
    (void)app, (void)table, (void)gesture;
}

void strike_wheel(App *app, CardTable *table, const Gesture *gesture) {
    (void)app, (void)table, (void)gesture;
}
