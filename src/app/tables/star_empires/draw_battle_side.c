// SPDX-License-Identifier: MIT
// One side of a battle: its units as tiles, what its force is made of line by line, and its cards: the own in
// four slots, the other's sealed until both are ready.
#include "app/tables/star_empires/draw_battle.h"

#include "app/kit/lane.h"
#include "app/tables/star_empires/show.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

// ---- panel and units

static void draw_ground(App *app, const CardTable *table, GfxRect box, int palette) {
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill = paint_down(color_alpha(color_mix(colors->deep, COLOR_PANEL_TOP, 0.45F), 0.94F),
                                     color_alpha(COLOR_PANEL_BOTTOM, 0.94F));
    gfx_panel(app->gfx, box, lpx(table, 14), &fill, fmaxf(lpx(table, 1), 1),
              color_alpha(colors->main, 0.67F));
}

void empires_draw_battle_tiles(App *app, const CardTable *table, const BattleStack *stack, GfxRect area,
                               const BattleTile *tile, int count, bool lit) {
    const uint8_t race = seen(table)->table.seat[stack->seat].race;
    for (int i = 0; i < count; i++) {
        const UnitTile look = {.unit = tile[i].unit,
                               .palette = stack->palette,
                               .race = race,
                               .force = empires_rules(app)->race[race].force[tile[i].unit],
                               .lit = lit && !tile[i].lost,
                               .lost = tile[i].lost};
        empires_unit_tile_draw(app, table->looks, empires_battle_tile_rect(table, area, i, count), &look);
    }
}

// The one that has just fallen is struck out before one's eyes.
static void draw_falling(App *app, const CardTable *table, const BattleStack *stack, int side,
                         const BattleTile *tile, int count) {
    const EmpiresMotion *motion = &own(table)->motion;
    const uint8_t race = seen(table)->table.seat[stack->seat].race;
    if (motion->fallen >= 1 || motion->fallen_side != side)
        return;
    for (int i = count - 1; i >= 0; i--)
        if (tile[i].lost && tile[i].unit == motion->fallen_unit) {
            const UnitTile look = {
                .unit = tile[i].unit, .palette = stack->palette, .race = race, .force = -1};
            gfx_opacity_push(app->gfx, 1 - motion->fallen);
            empires_unit_tile_draw(
                app, table->looks,
                empires_battle_tile_rect(table, own(table)->layout.battle.units[side], i, count), &look);
            gfx_opacity_pop(app->gfx);
            return;
        }
}

static void draw_units(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect area = own(table)->layout.battle.units[side];
    const BattleStack *stack = &battle->stack[side];
    BattleTile tile[BATTLE_TILES];
    const int count = empires_battle_tiles(app, table, stack, tile);
    if (count > 0) {
        empires_draw_battle_tiles(app, table, stack, area, tile, count,
                                  empires_decides(app, table) && empires_battle_losing(table) == side);
        draw_falling(app, table, stack, side, tile, count);
    } else {
        paragraph(
            app, gfx_rect(area.x, area.y + lpx(table, 8), area.w, area.h), GFX_FONT_TEXT, 15, 21, COLOR_TEXT,
            app_word(app, stack->garrison > 0 ? "empires.battle.garrison_alone" : "empires.battle.no_units"));
    }
}

// ---- what the force is made of

static void draw_part(App *app, const CardTable *table, const BattleStack *stack, GfxRect row,
                      const BattlePart *what) {
    const FactionColors *colors = palette_faction(stack->palette);
    const float size = fminf(lpx(table, 18), row.h - 2), left = lpx(table, 30), wide = lpx(table, 70);
    char value[16];
    if (what->sign == NULL)
        emblem_at(app, stack->palette, row.x, roundf(row.y + (row.h - size) / 2), roundf(size),
                  colors->light);
    else
        icon_at(app, what->sign, row.x, roundf(row.y + (row.h - size) / 2), roundf(size), colors->light);
    value[0] = 0;
    if (!what->forceless)
        snprintf(value, sizeof value, what->unknown ? "?" : what->plus ? "+%d" : "%d", what->value);
    words_fit(app, gfx_rect(row.x + left, row.y, row.w - left - wide, row.h), GFX_FONT_TEXT, 15, 12,
              COLOR_TEXT, GFX_LEFT, what->name);
    words_fit(app, gfx_rect(row.x + row.w - wide, row.y, wide, row.h), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 17 : 21, 13, what->unknown ? COLOR_TEXT_DIM : COLOR_WHITE, GFX_RIGHT,
              value);
}

static void draw_parts(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect area = own(table)->layout.battle.parts[side];
    BattlePart parts[BATTLE_PARTS];
    const int count = empires_battle_parts(app, table, battle, side, parts);
    const float h = floorf(fminf(lpx(table, 31), area.h / (float)(count > 0 ? count : 1)));
    for (int i = 0; i < count; i++)
        draw_part(app, table, &battle->stack[side], gfx_rect(area.x, area.y + (float)i * h, area.w, h),
                  &parts[i]);
}

// ---- cards

static void draw_card(App *app, const CardTable *table, const BattleStack *stack, int at, GfxRect slot) {
    const uint8_t card = (uint8_t)(stack->card[at] & ~CARD_MARKED);
    const EmpiresBoard *s = &seen(table)->table;
    const int force = empires_card_force(empires_rules(app), s, stack->seat, stack->all, stack->card[at]);
    CardLook look = empires_card_look(table->looks, card, stack->palette, s->seat[stack->seat].race);
    char worth[12];
    if (force > 0 && stack->unseen == 0) { // what it counts here
        snprintf(worth, sizeof worth, "+%d", force);
        look.badge = worth;
        look.badge_sign = NULL;
    }
    CardPlace place = card_place(CARD_TABLE, slot.x, slot.y, slot.w);
    place.height = slot.h;
    card_art_draw(app->gfx, &look, &place);
    if ((stack->card[at] & CARD_MARKED) != 0)
        draw_lane_tag(app,
                      gfx_rect(slot.x + lpx(table, 6), slot.y + slot.h * 0.55F, slot.w - lpx(table, 12),
                               lpx(table, 26)),
                      NULL, app_word(app, "empires.saves_one"), COLOR_ICE);
}

// Cards that can be seen, and places for more while they are chosen.
static void draw_open(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const BattleStack *stack = &battle->stack[side];
    const bool chooses = stack->own && !stack->committed;
    const bool held = empires_battle_pointed(app, table) != NONE;
    for (int i = 0; i < BATTLE_SLOTS; i++) {
        const GfxRect slot = room->slot[side][i];
        if (i < stack->cards)
            draw_card(app, table, stack, i, slot);
        else if (chooses && i == stack->cards && held)
            draw_lane_slot(app, slot, app_word(app, "empires.battle.drop_here"), NULL, true);
        else if (chooses)
            gfx_dashed(app->gfx, slot, lpx(table, 10), fmaxf(lpx(table, 2), 1), lpx(table, 8), lpx(table, 6),
                       COLOR_LINE_STRONG);
    }
    if (!chooses && stack->cards == 0 && !battle->calm)
        words_at(app,
                 gfx_rect(room->slot[side][0].x, room->slot[side][0].y, room->title[side].w, lpx(table, 30)),
                 GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "empires.battle.no_cards"));
}

// A sealed back stands for all of them, and for none.
static void draw_sealed(App *app, const CardTable *table, const BattleStack *stack, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect slot = room->slot[side][0];
    const float x = slot.x + slot.w + lpx(table, 18), inset = lpx(table, 3);
    char text[200];
    if (stack->committed) {
        CardPlace place = card_place(CARD_HAND, slot.x, slot.y, slot.w);
        place.height = slot.h;
        card_art_draw_back(app->gfx, stack->palette, NULL, &place);
        draw_lane_tag(app,
                      gfx_rect(slot.x + inset, slot.y + slot.h * 0.74F, slot.w - 2 * inset, lpx(table, 30)),
                      "icons/phosphor/check.svg", app_word(app, "empires.battle.decided"),
                      palette_faction(stack->palette)->light);
    } else {
        gfx_dashed(app->gfx, slot, lpx(table, 10), fmaxf(lpx(table, 2), 1), lpx(table, 8), lpx(table, 6),
                   COLOR_LINE_STRONG);
    }
    const bool cardless = seen(table)->table.seat[stack->seat].hand_size == 0;
    empires_battle_say(app, text, sizeof text,
                       cardless           ? "empires.battle.cardless"
                       : stack->committed ? "empires.battle.has_chosen"
                                          : "empires.battle.chooses",
                       stack, 0);
    paragraph(app,
              gfx_rect(x, slot.y + lpx(table, 14), room->title[side].x + room->title[side].w - x, slot.h),
              GFX_FONT_TEXT, 15, 21, COLOR_TEXT, text);
}

static void draw_cards_title(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const GfxRect line = own(table)->layout.battle.title[side];
    const float rule = fmaxf(roundf(lpx(table, 1)), 1);
    const bool sealed = !stack->visible && !battle->turned;
    char right[80];
    gfx_fill(app->gfx, gfx_rect(line.x, line.y - lpx(table, 4), line.w, rule),
             color_alpha(palette_faction(stack->palette)->main, 0.53F));
    words_fit(app, gfx_rect(line.x, line.y, line.w * 0.5F, line.h), GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING,
              GFX_LEFT,
              app_word(app, stack->own ? "empires.battle.your_cards"
                            : sealed   ? "empires.battle.their_cards_sealed"
                                       : "empires.battle.their_cards"));
    app_fill(app, right, sizeof right, sealed ? "empires.target_has" : "empires.of",
             NUM("number", sealed ? seen(table)->table.seat[stack->seat].hand_size : stack->cards),
             NUM("most", empires_rules(app)->battle_cards));
    words_fit(app, gfx_rect(line.x + line.w * 0.5F, line.y, line.w * 0.5F, line.h), GFX_FONT_TEXT, 14, 12,
              COLOR_TEXT_DIM, GFX_RIGHT, right);
}

static void draw_foot(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect line = own(table)->layout.battle.foot[side];
    const BattleStack *stack = &battle->stack[side];
    const float size = roundf(fminf(lpx(table, 18), line.h - 2));
    const bool open = battle->turned || battle->calm, minor = battle->battle->kind == BATTLE_CONQUEST;
    if (open && stack->cards == 0)
        return;
    const char *key = open         ? "empires.battle.discarded"
                      : minor      ? "empires.battle.before_roll"
                      : stack->own ? "empires.battle.face_down"
                                   : "empires.battle.stack_open";
    icon_at(app, stack->own && !open && !minor ? "icons/phosphor/eye-slash.svg" : "icons/phosphor/info.svg",
            line.x, roundf(line.y + (line.h - size) / 2), size, COLOR_TEXT_DIM);
    words_fit(app, gfx_rect(line.x + size + lpx(table, 10), line.y, line.w - size - lpx(table, 10), line.h),
              GFX_FONT_TEXT, 14, 10, COLOR_TEXT, GFX_LEFT, app_word(app, key));
}

// ---- a minor race

static void draw_die(App *app, const CardTable *table, GfxRect box, int eyes) {
    const GfxPaint fill = paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
    char text[8];
    snprintf(text, sizeof text, eyes > 0 ? "%d" : "?", eyes);
    gfx_round(app->gfx, box, lpx(table, 14), &fill);
    words_at(app, box, GFX_FONT_DISPLAY_BOLD, box.h / lpx(table, 1) * 0.6F, COLOR_BUTTON_INK, GFX_CENTRE,
             text);
}

static void draw_minor(App *app, const CardTable *table, const BattleStatus *battle) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect area = room->units[SIDE_DEFENDER], parts = room->parts[SIDE_DEFENDER];
    const float h = area.h, sign = lpx(table, 40);
    char text[240], force[16];
    const DiceThrow *dice = &own(table)->motion.dice;
    const bool rolls = empires_dice_in_battle(table) && dice->part < 1;
    draw_die(app, table, gfx_rect(area.x, area.y, h, h), rolls ? empires_die_face(dice, 0) : battle->dice[0]);
    words_at(app, gfx_rect(area.x + h, area.y, sign, h), GFX_FONT_DISPLAY_BOLD, 26, COLOR_TEXT, GFX_CENTRE,
             "\xC3\x97");
    draw_die(app, table, gfx_rect(area.x + h + sign, area.y, h, h),
             rolls ? empires_die_face(dice, 1) : battle->dice[1]);
    snprintf(force, sizeof force, battle->dice[0] > 0 ? "= %d" : "= ?", battle->dice[0] * battle->dice[1]);
    words_at(app, gfx_rect(area.x + 2 * h + sign + lpx(table, 14), area.y, lpx(table, 120), h),
             GFX_FONT_DISPLAY_BOLD, 34, COLOR_WHITE, GFX_LEFT, force);
    text_copy(text, sizeof text, app_word(app, "empires.battle.minor_rolls"));
    paragraph(app, parts, GFX_FONT_TEXT, 15, 22, COLOR_TEXT, text);
}

void empires_draw_battle_stack(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const GfxRect box = own(table)->layout.battle.side[side];
    draw_ground(app, table, box, stack->palette);
    gfx_clip_push(app->gfx, gfx_inset(box, lpx(table, 2)));
    if (stack->seat == SEAT_NONE) {
        draw_minor(app, table, battle);
    } else {
        draw_units(app, table, battle, side);
        draw_parts(app, table, battle, side);
        draw_cards_title(app, table, battle, side);
        if (stack->visible)
            draw_open(app, table, battle, side);
        else
            draw_sealed(app, table, stack, side);
        draw_foot(app, table, battle, side);
    }
    gfx_clip_pop(app->gfx);
}
