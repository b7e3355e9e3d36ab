// SPDX-License-Identifier: MIT
// What a battle has come to, below its verdict: the victor's picture before the place, and for each side what
// it has lost and what is left of it. Not before all has fallen that falls.
#include "app/tables/star_empires/draw_battle.h"

#include "app/art/ship_cutout.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <string.h>

#define PICTURE_W 1.25F // width of the picture by its height
#define SHIP_W 0.86F    // of the ship, by that of the picture

static float row_height(const CardTable *table) {
    return lpx(table, table->layout.large ? 19 : 24);
}

static bool is_listed(const BattleStack *stack) {
    return stack->seat != SEAT_NONE && sum_of(stack->all) > 0;
}

// Somebody will fall, but it has not been reckoned yet who: the losses follow the victory.
static bool losses_follow(const App *app, const CardTable *table, const BattleStatus *battle) {
    uint8_t falls[UNITS_MAX];
    int sum = 0;
    for (int side = 0; side < SIDES && seen(table)->table.battle.step <= STEP_COMMIT; side++) {
        empires_predict_losses(empires_rules(app), battle, side, falls);
        sum += battle->stack[side].seat != SEAT_NONE ? sum_of(falls) : 0;
    }
    return sum > 0;
}

// Nothing is still on its way to burst either.
static bool all_has_fallen(const App *app, const CardTable *table, const BattleStatus *battle) {
    BattleStatus told;
    empires_read_landed_battle(app, table, &told);
    for (int side = 0; side < SIDES; side++)
        if (sum_of(told.stack[side].lost) != sum_of(battle->stack[side].lost))
            return false;
    const int loser = 1 - battle->winner;
    const bool begun = sum_of(battle->stack[loser].lost) > 0 ||
                       empires_battle_casualties(empires_rules(app), battle, loser) == 0;
    const bool goes_on = sum_of(battle->stack[loser].unit) > 0 && // the rest has nowhere to go
                         empires_battle_is_trapped(empires_rules(app), battle, loser);
    return begun && !goes_on && !losses_follow(app, table, battle) &&
           !empires_more_falls(&seen(table)->table);
}

float empires_balance_height(const App *app, const CardTable *table, const BattleStatus *battle) {
    int rows = 0;
    if (!battle->decided || battle->calm || !all_has_fallen(app, table, battle))
        return 0;
    for (int side = 0; side < SIDES; side++)
        rows += is_listed(&battle->stack[side]);
    return roundf((float)rows * row_height(table));
}

static const char *balance_key(const BattleStatus *battle, int side, int lost, int left) {
    const bool away = battle->told.retreated[side];
    return left == 0 ? "empires.battle.balance_all"
           : away    ? lost == 0 ? "empires.battle.balance_leaves_to" : "empires.battle.balance_retreats_to"
           : side != battle->winner && lost == 0   ? "empires.battle.balance_leaves"
           : side != battle->winner                ? "empires.battle.balance_retreats"
           : sum_of(battle->told.joined[side]) > 0 ? "empires.battle.balance_joined"
           : lost == 0                             ? "empires.battle.balance_none"
                                                   : "empires.battle.balance";
}

// "Ann: 2 units lost, 3 left"
static void say_balance(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                        char out[160]) {
    const BattleStack *stack = &battle->stack[side];
    const bool away = battle->told.retreated[side];
    const int lost = sum_of(stack->lost), left = sum_of(away ? own(table)->left[side] : stack->unit);
    char units[64];
    empires_battle_units(app, units, sizeof units, lost);
    app_fill(app, out, 160, balance_key(battle, side, lost, left),
             STR("seat", empires_battle_name(app, stack)), STR("units", units), NUM("number", left),
             NUM("more", sum_of(battle->told.joined[side])),
             STR("place", away ? empires_place_name(app, table, battle->told.to[side]) : ""));
}

void empires_draw_balance(App *app, const CardTable *table, const BattleStatus *battle, GfxRect box) {
    const float line = row_height(table);
    for (int side = 0; side < SIDES; side++) {
        char text[160];
        if (!is_listed(&battle->stack[side]))
            continue;
        say_balance(app, table, battle, side, text);
        words_fit(app, gfx_rect(box.x, box.y, box.w, line), GFX_FONT_TEXT_MEDIUM,
                  table->layout.large ? 14 : 17, 11, palette_faction(battle->stack[side].palette)->light,
                  GFX_CENTRE, text);
        box.y += line;
    }
}

// NONE: a garrison alone. A leader is what is seen only where there is nothing else.
static uint8_t strongest_left(const App *app, const CardTable *table, const BattleStack *stack) {
    const EmpiresRules *rules = empires_rules(app);
    const RaceDef *race = race_of(rules, &seen(table)->table, stack->seat);
    uint8_t leader = NONE;
    for (int rank = 0; rank < rules->unit_count; rank++) {
        const uint8_t unit = race->strongest[rank];
        if (stack->unit[unit] > 0 && rules->unit[unit].kind != UNIT_LEADER)
            return unit;
        if (stack->unit[unit] > 0 && leader == NONE)
            leader = unit;
    }
    return stack->garrison > 0 ? NONE : leader;
}

GfxRect empires_draw_balance_picture(App *app, const CardTable *table, const BattleStatus *battle,
                                     GfxRect box, int side) {
    const BattleStack *stack = &battle->stack[side];
    const int palette[SIDES] = {battle->stack[SIDE_ATTACKER].palette, battle->stack[SIDE_DEFENDER].palette};
    const GfxRect picture =
        gfx_inset(gfx_rect(box.x, box.y, roundf(box.h * PICTURE_W), box.h), lpx(table, 3));
    const uint8_t unit = stack->seat != SEAT_NONE ? strongest_left(app, table, stack) : NONE;
    char file[96];
    const bool found =
        unit != NONE ? empires_ship_file(app, table, stack->seat, unit, "r", file, sizeof file)
                     : picture_store_find(app->pictures, "pictures/fleets/", "garrison.l", file, sizeof file);
    empires_draw_battle_ground(app, table, battle->battle->place, palette, picture);
    gfx_clip_push(app->gfx, picture);
    if (found)
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = roundf(picture.x + picture.w / 2),
                                       .y = roundf(picture.y + picture.h / 2),
                                       .w = roundf(picture.w * SHIP_W),
                                       .light = 1.1F});
    gfx_clip_pop(app->gfx);
    box.w -= picture.x + picture.w - box.x;
    box.x = picture.x + picture.w;
    return box;
}
