// SPDX-License-Identifier: MIT
// Lists the own fleets by place, and leads from a row to its place on the map.
#include "app/tables/star_empires/fleet_list.h"

#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/map.h"
#include "games/star_empires/numbers.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>

#define BUTTON 34.0F       // logical
#define BUTTON_LEAST 30.0F // window pixels, at any scale

static int force_at(const App *app, const CardTable *table, uint8_t place) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *stack = stack_of(s, place, table->front);
    const RaceDef *race = race_of(rules, s, table->front);
    int force = 0;
    for (int i = 0; stack != NULL && i < rules->unit_count; i++)
        force += stack->unit[i] * race->force[i];
    return force;
}

// ---- what they have done

// Something has come there in the own turn, or, while others act, in the last one.
static bool has_moved(const App *app, const CardTable *table, uint8_t place) {
    const GameLog *log = session_log(app->session);
    int part = -1;
    for (int i = game_log_count(log, UINT_MAX) - 1; i >= 0; i--) {
        const GameLogItem *item = game_log_item(log, i);
        if (item->turn != table->front) {
            if (part >= 0)
                return false;
            continue;
        }
        part = part < 0 ? item->part : part;
        if (item->part != part)
            return false;
        if (item->event.kind == EVENT_MOVED && item->event.seat == table->front &&
            item->event.to_row == place)
            return true;
    }
    return false;
}

FleetState empires_fleet_state(const App *app, const CardTable *table, uint8_t place) {
    const Stack *stack = stack_of(&seen(table)->table, place, table->front);
    if (stack == NULL || empires_ships(empires_rules(app), stack->unit) == 0)
        return FLEET_STAYS;
    return has_moved(app, table, place) ? FLEET_MOVED : FLEET_IDLE;
}

static bool is_before(const App *app, const CardTable *table, uint8_t a, uint8_t b) {
    const FleetState of_a = empires_fleet_state(app, table, a), of_b = empires_fleet_state(app, table, b);
    return of_a != of_b ? of_a < of_b : force_at(app, table, a) > force_at(app, table, b);
}

int empires_fleet_places(const App *app, const CardTable *table, uint8_t out[SIDE_ENTRIES]) {
    const EmpiresBoard *s = &seen(table)->table;
    int count = 0;
    for (int i = 0; i < s->stack_count && count < SIDE_ENTRIES; i++) {
        const uint8_t place = s->stack[i].place;
        if (s->stack[i].seat != table->front)
            continue;
        int at = count++;
        for (; at > 0 && is_before(app, table, place, out[at - 1]); at--)
            out[at] = out[at - 1];
        out[at] = place;
    }
    return count;
}

// ---- opening it

bool empires_lists_fleets(const CardTable *table) {
    return own(table)->choice.pick == PICK_FLEETS;
}

bool empires_can_list_fleets(const App *app, const CardTable *table) {
    const uint8_t asks = seen(table)->asks;
    const bool open = session_asked_openly(app->session);
    const bool free = !empires_decides(app, table) || asks == ASK_MOVES || asks == ASK_BUILD ||
                      asks == ASK_DRAW || asks == ASK_FLEET;
    return !table->showing && !empires_shows_battle(table) && free && !open && app->lesson == NULL &&
           seen(table)->viewer == table->front;
}

void empires_toggle_fleets(App *app, CardTable *table, bool by_key) {
    const bool lists = empires_lists_fleets(table);
    if (!lists && !empires_can_list_fleets(app, table))
        return;
    empires_unpick(table);
    own(table)->first_entry = 0;
    if (!lists)
        own(table)->choice.pick = PICK_FLEETS;
    app_focus(app, NULL);
    if (!lists && by_key)
        app_show_focus(app, "option:1");
    app_request_layout(app);
}

void empires_go_to_fleet(App *app, CardTable *table, uint8_t place) {
    MapLook *look = &own(table)->look;
    const MapView *map = &own(table)->layout.map;
    char id[HIT_ID_MAX];
    if (place >= map->count)
        return;
    look->x += map->area.x + map->area.w / 2 - map->cell[place].x;
    look->y += map->area.y + map->area.h / 2 - map->cell[place].y;
    empires_map_keep(look, map->area);
    empires_unpick(table);
    empires_lay(app, table);
    snprintf(id, sizeof id, "stack:%s:%s", empires_place_id(app, table, place),
             seat_faction_id(app, table->front));
    app_show_focus(app, id);
}

// ---- how it looks

GfxRect empires_fleets_button(const App *app, const CardTable *table) {
    const GfxRect side = own(table)->layout.side;
    const float size = roundf(fmaxf(lpx(table, BUTTON), BUTTON_LEAST)), edge = roundf(lpx(table, 4));
    if (!empires_lists_fleets(table) && !empires_can_list_fleets(app, table))
        return gfx_rect(0, 0, 0, 0);
    return gfx_rect(side.x + side.w - size - edge, side.y + edge, size, size);
}

void empires_fleet_row(const App *app, const CardTable *table, uint8_t place, AnswerRow *row,
                       char name[LOG_LINE_MAX], char does[64]) {
    static const char *const states[] = {[FLEET_IDLE] = "empires.fleets.idle",
                                         [FLEET_MOVED] = "empires.fleets.moved",
                                         [FLEET_STAYS] = "empires.fleets.stays"};
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *stack = stack_of(s, place, table->front);
    char units[48];
    if (stack == NULL)
        return;
    const int count = sum_of(stack->unit);
    const uint8_t best = empires_strongest(rules, s, table->front, stack->unit);
    say_number(app, units, sizeof units, count == 1 ? "empires.battle.unit" : "empires.battle.units", count);
    app_fill(app, does, 64, "empires.fleets.row", STR("units", units),
             NUM("force", force_at(app, table, place)));
    text_copy(name, LOG_LINE_MAX, empires_place_name(app, table, place));
    row->does = does;
    row->sign = best != NONE ? empires_unit_sign(table->looks, best) : NULL;
    row->aside = app_word(app, states[empires_fleet_state(app, table, place)]);
}
