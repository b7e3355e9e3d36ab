// SPDX-License-Identifier: MIT
// What is written about one side of a battle: what its force is made of line by line, and its cards: the own
// in four slots, the other's sealed until both are ready; and how units are drawn as tiles.
#include "app/tables/star_empires/draw_battle.h"

#include "app/kit/lane.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/show.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- units

// "3x" in the tile's corner.
static void draw_count(App *app, const CardTable *table, GfxRect tile, int count) {
    const float w = roundf(fminf(tile.w * 0.62F, lpx(table, 30))),
                h = roundf(fminf(tile.h * 0.34F, lpx(table, 20)));
    const GfxRect box = {tile.x + tile.w - w - 1, tile.y + 1, w, h};
    const GfxPaint fill = paint_solid(0xE60A111Fu);
    char text[12];
    snprintf(text, sizeof text, "%d\xC3\x97", count);
    gfx_round(app->gfx, box, lpx(table, 4), &fill);
    words_fit(app, box, GFX_FONT_DISPLAY_BOLD, 14, 9, COLOR_WHITE, GFX_CENTRE, text);
}

void empires_draw_battle_tiles(App *app, const CardTable *table, const BattleStack *stack, GfxRect area,
                               const BattleTile *tile, int count, bool printed) {
    const EmpiresRules *rules = empires_rules(app);
    const uint8_t race = seen(table)->table.seat[stack->seat].race;
    for (int i = 0; i < count; i++) {
        const UnitTile look = {.unit = tile[i].unit,
                               .palette = stack->palette,
                               .race = race,
                               .force = printed ? rules->unit[tile[i].unit].force
                                                : rules->race[race].force[tile[i].unit],
                               .lost = tile[i].lost};
        const GfxRect rect = empires_battle_tile_rect(table, area, i, count);
        empires_unit_tile_draw(app, table->looks, rect, &look);
        if (tile[i].count > 1)
            draw_count(app, table, rect, tile[i].count);
    }
}

// ---- what the force is made of

static void draw_part(App *app, const CardTable *table, const BattleStack *stack, GfxRect row,
                      const BattlePart *what) {
    const FactionColors *colors = palette_faction(stack->palette);
    const float edge = lpx(table, 6), size = fminf(lpx(table, 18), row.h - 2), left = lpx(table, 24);
    const float number = table->layout.large ? 17 : 21;
    const GfxStyle bold = widget_style(app, GFX_FONT_DISPLAY_BOLD, number, COLOR_WHITE, GFX_RIGHT);
    char value[16];
    empires_draw_glass(app, table, gfx_rect(row.x, row.y + 1, row.w, row.h - 2));
    row = gfx_rect(row.x + edge, row.y, row.w - 2 * edge, row.h);
    if (what->sign == NULL)
        emblem_at(app, stack->palette, row.x, roundf(row.y + (row.h - size) / 2), roundf(size),
                  colors->light);
    else
        icon_at(app, what->sign, row.x, roundf(row.y + (row.h - size) / 2), roundf(size), colors->light);
    value[0] = 0;
    if (!what->forceless)
        snprintf(value, sizeof value, what->unknown ? "?" : what->plus ? "+%d" : "%d", what->value);
    // The name has what the value leaves: more where that is "?" or nothing.
    const float wide = fminf(lpx(table, 42), gfx_text_width(app->gfx, &bold, value) + lpx(table, 8));
    words_fit(app, gfx_rect(row.x + left, row.y, row.w - left - wide, row.h), GFX_FONT_TEXT, 15, 9,
              COLOR_TEXT, GFX_LEFT, what->name);
    words_fit(app, gfx_rect(row.x + row.w - wide, row.y, wide, row.h), GFX_FONT_DISPLAY_BOLD, number, 13,
              what->unknown ? COLOR_TEXT_DIM : COLOR_WHITE, GFX_RIGHT, value);
}

static void draw_parts(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect area = empires_parts_box(app, table, battle, side);
    BattlePart parts[BATTLE_PARTS];
    const int count = empires_battle_parts(app, table, battle, side, parts);
    const float h = area.h / (float)(count > 0 ? count : 1);
    for (int i = 0; i < count; i++)
        draw_part(app, table, &battle->stack[side], gfx_rect(area.x, area.y + (float)i * h, area.w, h),
                  &parts[i]);
}

// ---- cards

// `squash`: while it is turned.
static void draw_card(App *app, const CardTable *table, const BattleStack *stack, int at, GfxRect slot,
                      float squash) {
    const uint8_t card = (uint8_t)(stack->card[at] & ~CARD_MARKED);
    const EmpiresBoard *s = &seen(table)->table;
    // One that saves a casualty adds nothing, nor does any where a side has left the battle.
    const bool idle = (stack->card[at] & CARD_MARKED) != 0 || s->battle.calm != 0;
    const int force = empires_card_force(empires_rules(app), s, stack->seat, stack->all, stack->card[at]);
    CardLook look = empires_card_look(table->looks, card, stack->palette, s->seat[stack->seat].race);
    look.is_named = true; // among the parts of the force
    char worth[12];
    if (idle && look.badge_sign == NULL) {
        look.badge = NULL;
        look.badge_sign = "icons/phosphor/prohibit.svg";
    } else if (force > 0 && stack->unseen == 0) { // what it counts here
        snprintf(worth, sizeof worth, "+%d", force);
        look.badge = worth;
        look.badge_sign = NULL;
    }
    CardPlace place = card_place(CARD_TABLE, slot.x, slot.y, slot.w);
    place.height = slot.h;
    place.squash = squash;
    card_art_draw(app->gfx, &look, &place);
    if (squash >= 1 && (stack->card[at] & CARD_MARKED) != 0)
        draw_lane_tag(app, gfx_rect(slot.x + 1, slot.y + slot.h * 0.55F, slot.w - 2, lpx(table, 26)), NULL,
                      app_word(app, "empires.saves_one"), COLOR_ICE);
}

static void draw_back(App *app, const BattleStack *stack, GfxRect slot, float squash) {
    CardPlace place = card_place(CARD_HAND, slot.x, slot.y, slot.w);
    place.height = slot.h;
    place.squash = squash;
    card_art_draw_back(app->gfx, stack->palette, NULL, &place);
}

// The cards while they turn up: some lie face down, one is raised. Own ones are seen all the time.
static void draw_turning(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const float part = own(table)->motion.reveal, last = own(table)->motion.last;
    CardTurn turns[REVEAL_MOST];
    float turned = 0;
    const int now = empires_card_turning(battle->battle, part, last, &turned);
    empires_card_turns(battle->battle, turns);
    BattleStack all = *stack;
    all.cards = battle->battle->count[side];
    memcpy(all.card, battle->battle->card[side], sizeof all.card);
    for (int i = 0; i < all.cards && i < BATTLE_SLOTS; i++) {
        const bool its = now >= 0 && turns[now].side == side && turns[now].at == i,
                   known = seen(table)->viewer == stack->seat;
        GfxRect slot = empires_card_slot(table, battle, side, i);
        const float swing = its ? fminf(1, turned / CARD_FIRES_AT) : 0;
        slot.y -= its && !known ? roundf(lpx(table, 22) * fminf(1, 1.5F * sinf(turned * 3.1416F))) : 0;
        if (known)
            draw_card(app, table, &all, i, slot, 1);
        else if (i < empires_cards_up(battle->battle, part, last, side) || swing > 0.5F)
            draw_card(app, table, &all, i, slot, its ? fminf(1, fabsf(2 * swing - 1)) : 1);
        else
            draw_back(app, stack, slot, its ? 1 - 2 * swing : 1);
    }
}

// Cards that can be seen, and places for more while they are chosen.
static void draw_open(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const GfxRect pane = empires_cards_pane(table, battle, side);
    const bool chooses = stack->own && !stack->committed;
    const bool held = empires_battle_pointed(app, table) != NONE;
    for (int i = 0; i < BATTLE_SLOTS; i++) {
        const GfxRect slot = empires_card_slot(table, battle, side, i);
        if (i < stack->cards)
            draw_card(app, table, stack, i, slot, 1);
        else if (chooses && i == stack->cards && held)
            draw_lane_slot(app, slot, app_word(app, "empires.battle.drop_here"), NULL, true);
        else if (chooses)
            gfx_dashed(app->gfx, slot, lpx(table, 10), fmaxf(lpx(table, 2), 1), lpx(table, 8), lpx(table, 6),
                       COLOR_LINE_STRONG);
    }
    if (!chooses && stack->cards == 0 && !battle->calm)
        words_at(app, gfx_rect(pane.x, empires_card_slot(table, battle, side, 0).y, pane.w, lpx(table, 30)),
                 GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "empires.battle.no_cards"));
}

// A sealed back stands for all of them, and for none.
static void draw_sealed(App *app, const CardTable *table, const BattleStack *stack, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect slot = room->slot[side][0];
    const float x = slot.x + slot.w + lpx(table, 18), inset = lpx(table, 3);
    char text[200];
    if (stack->committed) {
        draw_back(app, stack, slot, 1);
        draw_lane_tag(app,
                      gfx_rect(slot.x + inset, slot.y + slot.h * 0.74F, slot.w - 2 * inset, lpx(table, 30)),
                      "icons/phosphor/check.svg", app_word(app, "empires.battle.decided"),
                      palette_faction(stack->palette)->light);
    } else {
        gfx_dashed(app->gfx, slot, lpx(table, 10), fmaxf(lpx(table, 2), 1), lpx(table, 8), lpx(table, 6),
                   COLOR_LINE_STRONG);
    }
    const bool cardless = settled(table)->table.seat[stack->seat].hand_size == 0;
    empires_battle_say(app, text, sizeof text,
                       cardless           ? "empires.battle.cardless"
                       : stack->committed ? "empires.battle.has_chosen"
                                          : "empires.battle.chooses",
                       stack, 0);
    // Down to the foot at most, with the usual room above it where it needs less.
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    const float w = room->title[side].x + room->title[side].w - x, line = widget_line(app, 21);
    const float needs =
        gfx_text_full_height(app->gfx, &style, lpx(table, 12), line, gfx_rect(x, slot.y, w, slot.h), text);
    const float above = fmaxf(0, fminf(lpx(table, 14), slot.h - needs));
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), line,
                         gfx_rect(x, slot.y + above, w, slot.h - above), text);
}

static void draw_cards_title(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const GfxRect pane = empires_cards_pane(table, battle, side);
    const GfxRect line = {pane.x, pane.y, pane.w, own(table)->layout.battle.title[side].h};
    const bool sealed = !stack->visible && !battle->turned;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    char right[80];
    app_fill(app, right, sizeof right, sealed ? "empires.target_has" : "empires.of",
             NUM("number", sealed ? settled(table)->table.seat[stack->seat].hand_size : stack->cards),
             NUM("most", empires_rules(app)->battle_cards));
    const float taken = fminf(gfx_text_width(app->gfx, &style, right) + 2, line.w * 0.55F);
    const GfxRect left = gfx_rect(line.x, line.y, line.w - taken - lpx(table, 8), line.h);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, 0, GFX_LEFT);
    const char *title = app_word(app, stack->yours ? "empires.battle.your_cards"
                                      : sealed     ? "empires.battle.their_cards_sealed"
                                                   : "empires.battle.their_cards");
    if (sealed && gfx_text_width(app->gfx, &least, title) > left.w) // that they are sealed is seen
        title = app_word(app, "empires.battle.their_cards");
    words_fit(app, left, GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING, GFX_LEFT, title);
    words_fit(app, gfx_rect(line.x + line.w - taken, line.y, taken, line.h), GFX_FONT_TEXT, 14, 10,
              COLOR_TEXT_DIM, GFX_RIGHT, right);
}

static void draw_foot(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect pane = empires_cards_pane(table, battle, side);
    const GfxRect foot = own(table)->layout.battle.foot[side], line = {pane.x, foot.y, pane.w, foot.h};
    const BattleStack *stack = &battle->stack[side];
    const float size = roundf(fminf(lpx(table, 18), line.h - 2));
    const bool open = battle->turned || battle->calm, minor = battle->battle->kind == BATTLE_CONQUEST;
    if (open && stack->cards == 0)
        return;
    const char *key = open         ? "empires.battle.discarded"
                      : minor      ? "empires.battle.before_roll"
                      : stack->own ? "empires.battle.face_down"
                                   : "empires.battle.stack_open";
    const char *words = app_word(app, key);
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT, 10, 0, GFX_LEFT);
    const float needs = gfx_text_width(app->gfx, &least, words), beside = size + lpx(table, 10);
    if (needs > line.w) // the course beside the stage and the rules say it too
        return;
    // The icon gives way to the words.
    const float left = needs > line.w - beside ? 0 : beside;
    if (left > 0)
        icon_at(app,
                stack->own && !open && !minor ? "icons/phosphor/eye-slash.svg" : "icons/phosphor/info.svg",
                line.x, roundf(line.y + (line.h - size) / 2), size, COLOR_TEXT_DIM);
    words_fit(app, gfx_rect(line.x + left, line.y, line.w - left, line.h), GFX_FONT_TEXT, 14, 10, COLOR_TEXT,
              GFX_LEFT, words);
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
    const float edge = lpx(table, table->layout.large ? 8 : 14);
    const GfxRect pane = room->dice, inner = gfx_inset(pane, edge);
    const float h = roundf(inner.h * 0.42F), sign = lpx(table, table->layout.large ? 26 : 40);
    const GfxRect area = gfx_rect(inner.x, inner.y, inner.w, h),
                  parts = gfx_rect(inner.x, inner.y + h + edge, inner.w, inner.h - h - edge);
    char text[240], force[16];
    const DiceThrow *dice = &own(table)->motion.dice;
    const bool rolls = empires_dice_in_battle(table) && dice->part < 1;
    empires_draw_glass(app, table, pane);
    draw_die(app, table, gfx_rect(area.x, area.y, h, h), rolls ? empires_die_face(dice, 0) : battle->dice[0]);
    words_at(app, gfx_rect(area.x + h, area.y, sign, h), GFX_FONT_DISPLAY_BOLD, 26, COLOR_TEXT, GFX_CENTRE,
             "\xC3\x97");
    draw_die(app, table, gfx_rect(area.x + h + sign, area.y, h, h),
             rolls ? empires_die_face(dice, 1) : battle->dice[1]);
    snprintf(force, sizeof force, battle->dice[0] > 0 ? "= %d" : "= ?", battle->dice[0] * battle->dice[1]);
    words_at(app, gfx_rect(area.x + 2 * h + sign + lpx(table, 14), area.y, lpx(table, 120), h),
             GFX_FONT_DISPLAY_BOLD, 34, COLOR_WHITE, GFX_LEFT, force);
    text_copy(text, sizeof text, app_word(app, "empires.battle.minor_rolls"));
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 9), widget_line(app, 18), parts, text);
}

void empires_draw_battle_stack(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    if (stack->seat == SEAT_NONE) {
        draw_minor(app, table, battle);
        return;
    }
    draw_parts(app, table, battle, side);
    if (battle->told.peace != NULL || // before any was laid
        (battle->told.called_off != NULL && battle->told.called_off->seat == stack->seat)) // it is held up
        return;
    empires_draw_glass(app, table, gfx_inset(empires_cards_pane(table, battle, side), -lpx(table, 6)));
    draw_cards_title(app, table, battle, side);
    if (battle->turned && !battle->calm && own(table)->motion.reveal < 1)
        draw_turning(app, table, battle, side);
    else if (stack->visible)
        draw_open(app, table, battle, side);
    else
        draw_sealed(app, table, stack, side);
    draw_foot(app, table, battle, side);
}
