// SPDX-License-Identifier: MIT
// Draws what stands on the stage of a battle besides ships: leaders as portraits beside what their force is
// made of, the fortress that a garrison or a minor race fires from, dice on the limb; and the tags of all.
#include "app/tables/star_empires/draw_battle.h"

#include "app/tables/star_empires/show.h"
#include "app/tables/star_empires/unit_tile.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <stdio.h>

#define RUIN_LIGHT 0.9F
#define FIRES 3

#define STAR 0.5F // of a tag's height
#define TAG_LEAST 11.0F

// In the left half; a star before a force, unless its number needs all the room.
static void draw_number(App *app, const CardTable *table, GfxRect half, const StageTag *as) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY_BOLD, TAG_LEAST, COLOR_WHITE, GFX_CENTRE);
    const Color ink = as->lost ? COLOR_TEXT_DIM : COLOR_WHITE;
    const float star = roundf(half.h * STAR), edge = roundf(lpx(table, 3));
    if (as->force && gfx_text_width(app->gfx, &least, as->text) <= half.w - 2 * edge - star) {
        icon_at(app, "glyphs/target-combat.svg", half.x + edge, roundf(half.y + (half.h - star) / 2), star,
                ink);
        half.x += edge + star;
        half.w -= edge + star;
    }
    words_fit(app, half, GFX_FONT_DISPLAY_BOLD, 15, TAG_LEAST, ink, GFX_CENTRE, as->text);
}

void empires_draw_stage_tag(App *app, const CardTable *table, const StageTag *as) {
    const FactionColors *colors = palette_faction(as->palette);
    const GfxRect tag = as->rect;
    const float half = roundf(tag.w * 0.5F), line = fmaxf(1, roundf(lpx(table, as->lit ? 2 : 1))),
                radius = lpx(table, 4);
    const float sign = roundf(tag.h * 0.72F);
    const GfxPaint fill = paint_solid(0xE60A111Fu),
                   head = paint_solid(as->lost ? color_mix(colors->deep, COLOR_SPACE, 0.4F)
                                               : color_mix(colors->deep, colors->main, 0.45F)),
                   edge = paint_solid(as->lit    ? COLOR_ICE
                                      : as->lost ? color_alpha(colors->main, 0.5F)
                                                 : colors->main);
    gfx_round(app->gfx, tag, radius, &fill);
    gfx_clip_push(app->gfx, gfx_rect(tag.x, tag.y, half, tag.h));
    gfx_round(app->gfx, tag, radius, &head);
    gfx_clip_pop(app->gfx);
    gfx_frame(app->gfx, tag, radius, line, &edge);
    draw_number(app, table, gfx_rect(tag.x, tag.y, half, tag.h), as);
    icon_at(app, as->sign, roundf(tag.x + half + (tag.w - half - sign) / 2),
            roundf(tag.y + (tag.h - sign) / 2), sign, as->lost ? COLOR_TEXT_DIM : colors->light);
    if (as->lost)
        gfx_fill(app->gfx,
                 gfx_rect(tag.x + half, roundf(tag.y + tag.h / 2), tag.w - half, fmaxf(1, lpx(table, 2))),
                 COLOR_MISSING);
}

// ---- leaders

#define FACE 0.86F // of a medallion's width

void empires_draw_stage_leader(App *app, const CardTable *table, const BattleStack *stack,
                               const FleetShip *ship, float there, float dead) {
    const FactionColors *colors = palette_faction(stack->palette);
    const GfxRect box = empires_ship_box(app, table, ship);
    const GfxRect rect = gfx_rect(roundf(box.x), roundf(box.y), roundf(box.w), roundf(box.h));
    const float radius = rect.w / 2, x = rect.x + radius, y = rect.y + radius, sign = roundf(rect.w * 0.6F),
                size = roundf(rect.w * FACE), line = fmaxf(1, lpx(table, 2));
    const GfxPaint ground =
        paint_radial(0.5F, 0.4F, color_mix(colors->deep, colors->main, 0.3F), 0xFF070B14u, 0.75F);
    const GfxPaint shade = paint_solid(0xC8060910u);
    if (there <= 0)
        return;
    gfx_opacity_push(app->gfx, there);
    gfx_circle(app->gfx, x, y, radius, &ground);
    gfx_ring(app->gfx, x, y, radius, line, colors->main);
    if (!empires_unit_painting_draw(app, table->looks, seen(table)->table.seat[stack->seat].race, ship->unit,
                                    roundf(x - size / 2), roundf(y - size / 2), size))
        icon_at(app, empires_unit_sign(table->looks, ship->unit), roundf(rect.x + (rect.w - sign) / 2),
                roundf(rect.y + (rect.h - sign) / 2), sign, colors->light);
    gfx_opacity_pop(app->gfx);
    if (dead <= 0)
        return;
    gfx_opacity_push(app->gfx, there * dead);
    gfx_circle(app->gfx, x, y, radius, &shade);
    gfx_hatch(app->gfx, gfx_inset(rect, roundf(rect.w * 0.16F)), lpx(table, 3), lpx(table, 10), 0x66FF6E50u);
    gfx_opacity_pop(app->gfx);
}

// ---- the fortress

// How much of it is a ruin.
static float ruined(const CardTable *table, const BattleStatus *battle) {
    return battle->decided && battle->winner == SIDE_ATTACKER ? own(table)->motion.ruin : 0;
}

static void draw_view(App *app, const CardTable *table, GfxRect box, const char *view, float opacity,
                      float light) {
    char file[96];
    const bool moves = own(table)->motion.ruin < 1;
    if (opacity <= 0 || !picture_store_find(app->pictures, "pictures/fleets/", view, file, sizeof file))
        return;
    const ShipCutout cutout = {.file = file,
                               .x = box.x + box.w / 2,
                               .y = box.y + box.h / 2,
                               .w = box.w,
                               .light = light,
                               .moves = moves};
    stage_draw_cutout(app, &cutout, opacity);
}

static void draw_fires(App *app, GfxRect box, float part) {
    static const struct {
        float x, y, r;
    } at[FIRES] = {{0.3F, 0.5F, 0.2F}, {0.62F, 0.42F, 0.15F}, {0.48F, 0.28F, 0.13F}};
    gfx_opacity_push(app->gfx, part * 0.8F);
    for (uint32_t i = 0; i < FIRES; i++)
        gfx_light_fire(app->gfx, box.x + box.w * at[i].x, box.y + box.h * at[i].y, box.w * at[i].r, i + 1);
    gfx_opacity_pop(app->gfx);
}

static void draw_fortress(App *app, const CardTable *table, const BattleStatus *battle) {
    const BattleStack *stack = &battle->stack[SIDE_DEFENDER];
    const float ruin = ruined(table, battle);
    const GfxRect box = empires_fortress_box(table, stack);
    const FleetSpot spot = empires_fortress_spot(stack);
    char text[16];
    draw_view(app, table, box, "garrison.l", 1 - ruin, 1);
    draw_view(app, table, box, "garrison.dead", ruin, RUIN_LIGHT);
    if (ruin > 0)
        draw_fires(app, box, ruin);
    if (stack->seat == SEAT_NONE)
        return; // dice say its force
    snprintf(text, sizeof text, "%d", stack->garrison);
    const StageTag tag = {.rect = empires_spot_tag(table, &spot),
                          .text = text,
                          .sign = "glyphs/stat-shield.svg",
                          .force = true,
                          .palette = stack->palette,
                          .lost = ruin >= 1};
    empires_draw_stage_tag(app, table, &tag);
}

// The two dice of a minor race fall onto its world.
static void draw_limb_dice(App *app, const CardTable *table, const BattleStatus *battle) {
    static const struct { float x, y, turn; } lies[2] = {{604, 318, -0.22F}, {690, 336, 0.34F}};
    const DiceThrow *dice = &own(table)->motion.dice;
    const bool rolls = empires_dice_in_battle(table) && dice->part < 1 && !table->timeline.reduced;
    if (battle->battle->kind != BATTLE_CONQUEST || (battle->dice[0] == 0 && !rolls))
        return;
    const float part = rolls ? ease_out_quad(dice->part) : 1;
    for (int i = 0; i < 2; i++) {
        const GfxRect at = empires_stage_rect(table, lies[i].x, lies[i].y, 58, 58);
        const float fall = 1 - part, hop = fabsf(cosf(part * 7.85F)) * fall;
        empires_draw_die(app, roundf(at.x + at.w / 2 + empires_stage_px(table, 300) * fall),
                         roundf(at.y + at.h / 2 - empires_stage_px(table, 170) * hop), at.w,
                         lies[i].turn + fall * (i == 0 ? 9 : -11),
                         rolls ? empires_die_face(dice, i) : battle->dice[i],
                         palette_faction(PALETTE_NEUTRAL));
    }
}

void empires_draw_limb(App *app, const CardTable *table, const BattleStatus *battle) {
    if (empires_has_fortress(&battle->stack[SIDE_DEFENDER]))
        draw_fortress(app, table, battle);
    draw_limb_dice(app, table, battle);
}

void empires_draw_deserted(App *app, const CardTable *table, const BattleStack *stack, int side) {
    const GfxRect box = empires_stage_rect(table, side == SIDE_ATTACKER ? 150 : 640, 214, 258, 62);
    if (stack->seat == SEAT_NONE || sum_of(stack->all) > 0 || stack->garrison > 0)
        return;
    empires_draw_glass(app, table, box);
    paragraph(app, gfx_inset(box, lpx(table, 10)), GFX_FONT_TEXT, 15, 20, COLOR_TEXT,
              app_word(app, "empires.battle.no_units"));
}
