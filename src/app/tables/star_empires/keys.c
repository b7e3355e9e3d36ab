// SPDX-License-Identifier: MIT
// Keyboard control of Star Empires' table: what keys press, and where they move the focus.
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/table.h"

#include <stdio.h>

static bool is_open(const Hit *hit) {
    return hit->enabled && !hit->no_focus && !hit->drop_only;
}

static bool is_fleet(const App *app, const void *of, const Hit *hit) {
    const CardTable *table = of;
    (void)app;
    return is_open(hit) && hit->tag.kind == TAG_STACK && hit->tag.seat == table->front;
}

// Where the selection can go; else what can be clicked in the side panel.
static bool is_aim(const App *app, const void *of, const Hit *hit) {
    const CardTable *table = of;
    if (!is_open(hit))
        return false;
    if (empires_places(app, table) && empires_places_lit(app, table) != 0)
        return hit->is_drop_target;
    return hit->tag.kind == TAG_ENTRY;
}

static bool is_entry(const App *app, const void *of, const Hit *hit) {
    (void)app, (void)of;
    return is_open(hit) && hit->tag.kind == TAG_ENTRY;
}

bool empires_key(App *app, CardTable *table, KeyAction action) {
    static const char *const declining[] = {"button:pass", "button:none", "button:done", "button:ack"};
    if (table->overlay != OVERLAY_NONE)
        return false;
    switch (action) {
    case ACTION_PASS:
        for (size_t i = 0; i < sizeof declining / sizeof declining[0]; i++)
            if (table_press(app, table, declining[i]))
                return true;
        return false;
    case ACTION_END_TURN:
        return table_press(app, table, "button:end") || table_press(app, table, "button:end_warned") ||
               table_press(app, table, "button:end_unspent") || table_press(app, table, "button:end_moves") ||
               table_press(app, table, "button:draw") || table_press(app, table, "button:ready") ||
               table_press(app, table, "button:cheapest");
    case ACTION_OFFER: // N: the next fleet
        return app_focus_next(app, table, is_fleet);
    case ACTION_BUY: // G: the units of the group, the shop
        return app_focus_next(app, table, is_entry);
    case ACTION_NEXT_TARGET:
        return app_focus_next(app, table, is_aim);
    case ACTION_FLEETS:
        empires_toggle_fleets(app, table, true);
        return true;
    case ACTION_ZOOM_IN:
        empires_zoom(app, table, ZOOM_STEP);
        return true;
    case ACTION_ZOOM_OUT:
        empires_zoom(app, table, 1 / ZOOM_STEP);
        return true;
    case ACTION_ZOOM_ALL:
        empires_zoom(app, table, 0);
        return true;
    default:
        return false;
    }
}

// ---- automatic focus

// Where the selected card can go: a function, a place or seat to aim at, or a fleet.
static bool takes_card(const App *app, const CardTable *table, const Hit *hit) {
    Command first;
    uint64_t places;
    if (own(table)->choice.function == NONE)
        return hit->tag.kind == TAG_ENTRY;
    if (empires_plays(app, table, &first, &places) == 0)
        return hit->tag.kind == TAG_STACK && hit->tag.seat == table->front;
    return places != 0 ? hit->is_drop_target && hit->tag.kind == TAG_PLACE : hit->tag.kind == TAG_ENTRY;
}

bool empires_hit_answers(const App *app, const CardTable *table, const Hit *hit) {
    if (hit->no_focus || !hit->enabled)
        return false;
    if (own(table)->choice.pick == PICK_SKIP)
        return false; // the harmless answer has the focus
    if (own(table)->choice.pick == PICK_FLEETS)
        return hit->tag.kind == TAG_ENTRY;
    if (empires_is_asked(app, table, ASK_LOSE) && hits_find(&app->hits, "button:cheapest") != NULL)
        return false; // Enter gives up the cheapest
    if (own(table)->choice.pick == PICK_GROUP || own(table)->choice.pick == PICK_BUILD)
        return hit->is_drop_target && hit->tag.kind == TAG_PLACE;
    if (own(table)->choice.pick == PICK_CARD)
        return takes_card(app, table, hit);
    if (empires_is_asked(app, table, ASK_MOVES) || empires_is_asked(app, table, ASK_FLEET))
        return hit->tag.kind == TAG_STACK && hit->tag.seat == table->front;
    return hit->tag.kind == TAG_ENTRY && hit->has_command;
}

static bool moves_units(const EmpiresRules *rules, const Command *command) {
    return (command->verb == VERB_MOVE || command->verb == VERB_INTERCEPT) &&
           command->from < rules->territory_count && command->to < rules->territory_count;
}

// True if the command uses a card as that function: in a set, or alone.
static bool names_function(const Command *command, uint8_t function) {
    bool named = command->card == function;
    // The list of these commands has units, not cards.
    const bool units = command->verb == VERB_MOVE || command->verb == VERB_INTERCEPT;
    for (int i = 0; i < command->count && !units; i++)
        named |= command->list[i] == function;
    return named;
}

// The function to choose for the selected card; false: that is not what is asked.
static bool hint_function(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    const EmpiresChoice *choice = &own(table)->choice;
    for (int i = 0; i < own(table)->entries && choice->pick == PICK_CARD; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        if (entry->kind != ENTRY_FUNCTION || !names_function(command, entry->function))
            continue;
        snprintf(id, HIT_ID_MAX, "option:%d", i + 1);
        return true;
    }
    return false;
}

void empires_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    if (hint_function(table, command, id))
        return;
    const uint8_t place =
        moves_units(rules, command) || command->verb == VERB_RETREAT ? command->to : command->at;
    if (command->verb == VERB_END_TURN && empires_would_disband(table))
        text_copy(id, HIT_ID_MAX, own(table)->warned ? "button:end" : "button:end_warned");
    else if (command->verb == VERB_END_TURN && own(table)->unspent)
        text_copy(id, HIT_ID_MAX, own(table)->asked_unspent ? "button:end" : "button:end_unspent");
    else if (place < rules->territory_count)
        snprintf(id, HIT_ID_MAX, "place:%s", rules->territory[place].id);
}

// The entry of the side panel for what is to be built.
static void hint_wares(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        if (entry->kind == ENTRY_BUILD && !entry->on && entry->command.verb == command->verb &&
            entry->command.with == command->with)
            snprintf(id, HIT_ID_MAX, "buy:%d", i + 1);
    }
}

// The stack or kind of unit to select first; nothing once just those units are selected.
void empires_hint_source(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    const EmpiresChoice *choice = &own(table)->choice;
    hint_wares(table, command, id);
    if (moves_units(rules, command) &&
        (choice->pick != PICK_GROUP || empires_group_differs(table, command) ||
         chart_of(rules, &seen(table)->table)->territory[choice->from] != command->from))
        snprintf(id, HIT_ID_MAX, "stack:%s:%s", rules->territory[command->from].id,
                 race_of(rules, &seen(table)->table, table->front)->id);
}
