// SPDX-License-Identifier: MIT
// A battle in place of the map: the stage with both fleets (draw_battle_stage.c), and on it who attacks whom
// and where, what their force is (draw_battle_side.c), and who is ahead (draw_battle_forces.c).
#include "app/tables/star_empires/draw_battle.h"

#include "games/star_empires/numbers.h"

#include <math.h>

const char *empires_battle_name(const App *app, const BattleStack *stack) {
    return stack->seat == SEAT_NONE ? app_word(app, "empires.battle.minor.name")
                                    : seat_name(app, stack->seat);
}

void empires_battle_say(const App *app, char *out, size_t size, const char *key, const BattleStack *stack,
                        int number) {
    app_fill(app, out, size, key, STR("seat", empires_battle_name(app, stack)), NUM("number", number));
}

const char *empires_battle_units(const App *app, char *out, size_t size, int count) {
    return app_fill(app, out, size, count == 1 ? "empires.battle.unit" : "empires.battle.units",
                    NUM("number", count));
}

// ---- the head

// "Federation, 4 units"; with a garrison: "Klingons, 3 units and a garrison".
static void units_line(App *app, const CardTable *table, const BattleStack *stack, char out[120]) {
    const EmpiresBoard *s = &seen(table)->table;
    const int units = sum_of(stack->all);
    char what[64];
    if (stack->seat == SEAT_NONE) {
        app_fill(app, out, 120, "empires.fact.minor", NUM("number", s->system[s->battle.place].minor));
        return;
    }
    empires_battle_units(app, what, sizeof what, units);
    app_fill(app, out, 120,
             stack->garrison == 0 ? "empires.battle.race_units"
             : units > 0          ? "empires.battle.race_units_garrison"
                                  : "empires.battle.race_garrison",
             STR("race", empires_race_name(table->looks, s->seat[stack->seat].race)), STR("units", what));
}

// What is fought about: "Colony with shipyard, revenue 3".
static void place_line(App *app, const CardTable *table, char out[120]) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const uint8_t place = s->battle.place;
    const Seat owner = owner_of(s, place);
    const char *what = "empires.battle.place.system";
    if (!has_place(chart_of(rules, s)->is_system, place))
        what = has_place(chart_of(rules, s)->is_nebula, place)     ? "place.nebula"
               : has_place(chart_of(rules, s)->is_wormhole, place) ? "place.wormhole"
                                                                   : "place.space";
    else if (is_home(s, place))
        what = "empires.battle.place.home";
    else if (s->system[place].minor > 0)
        what = "empires.battle.place.minor";
    else if (has_mark(s, place, SYSTEM_SHIPYARD))
        what = "empires.battle.place.shipyard";
    else if (has_mark(s, place, SYSTEM_COLONY))
        what = "empires.battle.place.colony";
    text_copy(out, 120, app_word(app, what));
    if (owner == SEAT_NONE)
        return;
    app_fill(app, out, 120, "empires.battle.place_brings", STR("what", app_word(app, what)),
             NUM("number", empires_system_revenue(rules, s, place, owner)));
}

// What the side does, or has come to do by a card.
static const char *deed_key(const BattleStatus *battle, const BattleStack *stack) {
    const BattleHistory *told = &battle->told;
    if (told->peace != NULL)
        return stack->seat == told->peace->seat ? "empires.battle.makes_peace" : "empires.battle.holds_fire";
    if (told->called_off != NULL)
        return stack->seat == told->called_off->seat ? "empires.battle.gets_away" : "empires.battle.remains";
    return stack->attacks ? "empires.battle.attacks" : "empires.battle.defends";
}

static void draw_who(App *app, const CardTable *table, const BattleStatus *battle, const BattleStack *stack,
                     GfxRect box) {
    const FactionColors *colors = palette_faction(stack->palette);
    const GfxAlign align = stack->attacks ? GFX_LEFT : GFX_RIGHT;
    const float em = roundf(box.h * 0.52F), edge = lpx(table, 16), gap = lpx(table, 16);
    const float x = stack->attacks ? box.x + edge : box.x + box.w - edge - em;
    const float text_x = stack->attacks ? x + em + gap : box.x;
    const GfxRect text = {text_x, box.y, stack->attacks ? box.x + box.w - text_x : x - gap - box.x, box.h};
    char line[120];
    if (stack->seat != SEAT_NONE)
        emblem_at(app, stack->palette, x, roundf(box.y + (box.h - em) / 2), em, colors->light);
    else
        icon_at(app, "icons/phosphor/users.svg", x, roundf(box.y + (box.h - em) / 2), em, colors->light);
    empires_battle_say(app, line, sizeof line, deed_key(battle, stack), stack, 0);
    words_fit(app, gfx_rect(text.x, text.y + text.h * 0.16F, text.w, text.h * 0.38F), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 22 : 28, 15, COLOR_WHITE, align, line);
    units_line(app, table, stack, line);
    words_fit(app, gfx_rect(text.x, text.y + text.h * 0.54F, text.w, text.h * 0.28F), GFX_FONT_TEXT_MEDIUM,
              table->layout.large ? 14 : 17, 12, colors->light, align, line);
}

static void draw_head(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect head = own(table)->layout.battle.head;
    const float third = roundf(head.w * 0.34F);
    char line[120];
    draw_who(app, table, battle, &battle->stack[SIDE_ATTACKER], gfx_rect(head.x, head.y, third, head.h));
    draw_who(app, table, battle, &battle->stack[SIDE_DEFENDER],
             gfx_rect(head.x + head.w - third, head.y, third, head.h));
    const GfxRect middle = {head.x + third, head.y, head.w - 2 * third, head.h};
    words_fit(app, gfx_rect(middle.x, middle.y + middle.h * 0.17F, middle.w, middle.h * 0.36F),
              GFX_FONT_DISPLAY_BOLD, table->layout.large ? 20 : 25, 14, COLOR_WHITE, GFX_CENTRE,
              empires_place_name(app, table, battle->battle->place));
    place_line(app, table, line);
    words_fit(app, gfx_rect(middle.x, middle.y + middle.h * 0.54F, middle.w, middle.h * 0.28F), GFX_FONT_TEXT,
              table->layout.large ? 14 : 16, 12, COLOR_TEXT, GFX_CENTRE, line);
}

void empires_draw_glass(App *app, const CardTable *table, GfxRect box) {
    const GfxPaint fill = paint_solid(0xB0060A12u);
    gfx_round(app->gfx, box, lpx(table, 9), &fill);
}

void empires_draw_battle(App *app, const CardTable *table) {
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    empires_draw_battle_stage(app, table, &battle);
    draw_head(app, table, &battle);
    empires_draw_battle_stack(app, table, &battle, SIDE_ATTACKER);
    empires_draw_battle_stack(app, table, &battle, SIDE_DEFENDER);
    for (int side = 0; side < SIDES; side++)
        empires_draw_gone(app, table, &battle, side);
    empires_draw_battle_forces(app, table, &battle);
    empires_draw_verdict(app, table, &battle);
}
