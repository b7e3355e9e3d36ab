// SPDX-License-Identifier: MIT
// Keyboard control of the deck-building game's table: what keys press, and where they move the focus. A key
// that only moves the focus leaves acting to Enter.
#include "app/tables/deck_building/table.h"

#include <stdio.h>

// ---- where keys lead

static bool is_open(const Hit *hit) {
    return hit->enabled && !hit->no_focus && !hit->drop_only;
}

static bool is_offer(const App *app, const void *of, const Hit *hit) {
    (void)app, (void)of;
    return is_open(hit) && hit->tag.kind == TAG_CARD && (hit->tag.a == AT_MARKET || hit->tag.a == AT_PILES);
}

static bool is_goal(const App *app, const void *of, const Hit *hit) {
    (void)app, (void)of;
    return is_open(hit) &&
           (hit->tag.kind == TAG_DRAFT || (hit->tag.kind == TAG_CARD && hit->tag.a == AT_MISSIONS));
}

static bool can_buy(const App *app, const void *of, const Hit *hit) {
    return is_offer(app, of, hit) && building_is_of_use(app, of, hit);
}

static bool can_complete(const App *app, const void *of, const Hit *hit) {
    return is_goal(app, of, hit) && building_is_of_use(app, of, hit);
}

// Where the selection can go, or a listed option; without either, what can be used: cards on the bridge and
// in the Points area, damage that can be repaired, a target, where a turn begins without a card.
static bool is_aim(const App *app, const void *of, const Hit *hit) {
    const CardTable *table = of;
    if (!is_open(hit))
        return false;
    if (own(table)->options > 0)
        return hit->tag.kind == TAG_OPTION;
    if (building_places(app, table))
        return hit->is_drop_target;
    return hit->tag.kind == TAG_EFFECT || hit->tag.kind == TAG_BEGIN ||
           (hit->tag.kind == TAG_BATTLER && hit->has_command) ||
           ((hit->tag.kind == TAG_REPAIR || (hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW)) &&
            building_is_of_use(app, table, hit));
}

// Moves the focus to the next useful region; if there is none, to the next that can be looked at.
static bool lead(App *app, const CardTable *table, bool (*useful)(const App *, const void *, const Hit *),
                 bool (*any)(const App *, const void *, const Hit *)) {
    return app_focus_next(app, table, useful) || app_focus_next(app, table, any);
}

// ---- what keys press

static bool explore(App *app, CardTable *table) {
    const Hit *hit = hits_find(&app->hits, "space");
    if (own(table)->choice.pick == PICK_SPACE) // it has been asked whether it may cost a mission
        return table_press(app, table, "button:ok");
    if (hit == NULL || hit->no_focus || !table_press(app, table, "space"))
        return false;
    app_reset_guard(app); // the same key ends the turn when no exploring is left
    return true;
}

static bool press_place(App *app, CardTable *table, const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    return hit != NULL && hit->enabled && table_press(app, table, id);
}

// A target by its number from the left, while one is chosen.
static bool aim_at(App *app, const CardTable *table, int number) {
    char id[HIT_ID_MAX];
    if (own(table)->targets == 0)
        return false;
    if (number > own(table)->targets)
        return true;
    snprintf(id, sizeof id, "seat:%d", own(table)->target[number - 1] + 1);
    app_show_focus(app, id);
    return true;
}

bool building_key(App *app, CardTable *table, KeyAction action) {
    if (table->overlay != OVERLAY_NONE)
        return false;
    if (action >= ACTION_HAND_1 && action <= ACTION_HAND_9)
        return aim_at(app, table, keys_number(action));
    switch (action) {
    case ACTION_PASS: // declines whatever is asked
        return table_press(app, table, "button:pass") || table_press(app, table, "button:none");
    case ACTION_BUY:
        return press_place(app, table, "place:discard");
    case ACTION_ROW_1: // A
        return table_press(app, table, "button:play_all");
    case ACTION_ROW_2: // S
        return press_place(app, table, "place:search");
    case ACTION_END_TURN: // E, while exploring is possible; in a battle for the rest of it
        return table_press(app, table, "button:pass_on") || (!own(table)->warned && explore(app, table)) ||
               table_press(app, table, "button:end") || table_press(app, table, "button:end_warned") ||
               table_press(app, table, "button:done");
    case ACTION_OFFER:
        return lead(app, table, can_buy, is_offer);
    case ACTION_MISSION:
        return lead(app, table, can_complete, is_goal);
    case ACTION_NEXT_TARGET:
        return app_focus_next(app, table, is_aim);
    case ACTION_FLEETS: // V: all that is mine
        table_inspect(app, table, (TableThing){.kind = THING_DECK, .owner = table->front});
        return true;
    default:
        return false;
    }
}

// ---- automatic focus

// True for regions that can be used now: drop targets and listed options, else what can be played.
bool building_hit_answers(const App *app, const CardTable *table, const Hit *hit) {
    if (hit->no_focus || !hit->enabled)
        return false;
    if (own(table)->options > 0)
        return hit->tag.kind == TAG_OPTION;
    if (building_places(app, table))
        return hit->is_drop_target;
    return hit->tag.kind == TAG_HAND && hit->has_command;
}
