// SPDX-License-Identifier: MIT
// Draws the ground of a stage from a kept picture, the numbers above it, and shards of shields.
#include "app/kit/stage_view.h"

#include "app/kit/draw.h"
#include "gfx/canvas.h"
#include "gfx/ease.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <math.h>
#include <stdio.h>

#define RADIUS 14.0F // logical, of the corners
#define FRAME_LINE 0xFF2C3E5Au
#define SHARDS_LIGHT 0.9F
#define SHARDS_DRIFT 0.12F // wider in the end
#define DARK 0xFF070B14u   // where the picture is missing

// ---- units

float stage_px(const StageView *stage, float units) {
    return units * fminf(stage->box.w / stage->w, stage->box.h / stage->h);
}

GfxRect stage_rect(const StageView *stage, float x, float y, float w, float h) {
    const float pw = stage_px(stage, w), ph = stage_px(stage, h);
    return gfx_rect(stage->box.x + (x + w / 2) / stage->w * stage->box.w - pw / 2,
                    stage->box.y + (y + h / 2) / stage->h * stage->box.h - ph / 2, pw, ph);
}

GfxRect stage_pixel(float x, float y) {
    return gfx_rect(x - 0.5F, y - 0.5F, 1, 1);
}

// ---- the ground

static void tint_sides(Canvas *canvas, GfxRect all, const StageGround *ground) {
    const GfxPaint dark = paint_three(180, 0xC0060A12u, 0x30060A12u, 0.42F, 0x50060A12u);
    canvas_round(canvas, all, gfx_corners(0), &dark);
    for (int side = 0; side < 2; side++) {
        const Color deep = palette_faction(ground->palette[side])->deep;
        const GfxPaint tint = paint_three(side == 0 ? 90 : 270, color_alpha(deep, 0.55F),
                                          color_alpha(deep, 0.16F), 0.28F, color_alpha(deep, 0));
        canvas_round(canvas, gfx_rect(side == 0 ? 0 : all.w / 2, 0, all.w / 2, all.h), gfx_corners(0), &tint);
    }
}

static GfxKey key_of(const StageGround *ground, int w, int h) {
    GfxKey key = gfx_key("stage ground");
    gfx_key_text(&key, ground->file);
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, h);
    gfx_key_integer(&key, ground->sides);
    gfx_key_number(&key, ground->dark);
    for (int side = 0; side < 2 && ground->sides; side++)
        gfx_key_integer(&key, ground->palette[side]);
    return key;
}

// Where the same ground is kept without its shade, the shaded one is made of that: the picture itself may
// have been dropped, and to decode it takes longer than a frame.
static SDL_Surface *source_of(App *app, const StageGround *ground, int w, int h) {
    StageGround light = *ground;
    GfxSprite sprite;
    light.dark = 0;
    return ground->dark > 0 && !ground->sides && gfx_cache_find(app->gfx, key_of(&light, w, h), &sprite)
               ? sprite.surface
               : picture_store_get_now(app->pictures, ground->file, w, h);
}

// NULL: there is none. It is waited for: a stage that came up dark would flash once its picture is there.
// Games ask for it ahead, so that there is nothing to wait for.
static SDL_Surface *picture_of(App *app, const CardTable *table, const StageView *stage,
                               const StageGround *ground) {
    const int w = (int)roundf(stage->box.w), h = (int)roundf(stage->box.h);
    GfxSprite sprite;
    if (gfx_is_dry(app->gfx) || ground->file == NULL)
        return NULL;
    const GfxKey key = key_of(ground, w, h);
    if (gfx_cache_find(app->gfx, key, &sprite))
        return sprite.surface;
    SDL_Surface *picture = source_of(app, ground, w, h);
    if (picture == NULL)
        return NULL;
    const GfxRect all = gfx_rect(0, 0, (float)w, (float)h);
    Canvas canvas = canvas_start(w, h);
    canvas_blit(&canvas, picture, 0, 0, 1);
    if (ground->sides)
        tint_sides(&canvas, all, ground);
    const GfxPaint shade = paint_solid(color_alpha(COLOR_SPACE, ground->dark));
    if (ground->dark > 0)
        canvas_round(&canvas, all, gfx_corners(0), &shade);
    canvas_cut_round(&canvas, all, lpx(table, RADIUS));
    return gfx_cache_put(app->gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0}).surface;
}

void stage_ask_ground(App *app, const StageView *stage, const StageGround *ground) {
    GfxSprite sprite;
    const int w = (int)roundf(stage->box.w), h = (int)roundf(stage->box.h);
    if (!gfx_is_dry(app->gfx) && ground->file != NULL && w > 0 && h > 0 &&
        !gfx_cache_find(app->gfx, key_of(ground, w, h), &sprite))
        picture_store_prefetch(app->pictures, ground->file, w, h);
}

void stage_keep_ground(App *app, const StageView *stage, const StageGround *ground) {
    GfxSprite sprite;
    if (!gfx_is_dry(app->gfx) && ground->file != NULL)
        gfx_cache_find(app->gfx, key_of(ground, (int)roundf(stage->box.w), (int)roundf(stage->box.h)),
                       &sprite);
}

void stage_draw_ground(App *app, const CardTable *table, const StageView *stage, const StageGround *ground) {
    const GfxPaint dark = paint_solid(DARK);
    SDL_Surface *picture = picture_of(app, table, stage, ground);
    if (picture == NULL)
        gfx_round(app->gfx, stage->box, lpx(table, RADIUS), &dark);
    gfx_blit(app->gfx, picture, (int)roundf(stage->box.x), (int)roundf(stage->box.y));
}

void stage_draw_ground_in(App *app, const CardTable *table, const StageView *stage, const StageGround *ground,
                          GfxRect box) {
    const GfxPaint dark = paint_solid(DARK);
    SDL_Surface *picture = picture_of(app, table, stage, ground);
    gfx_clip_push(app->gfx, box);
    if (picture == NULL)
        gfx_round(app->gfx, box, lpx(table, RADIUS), &dark);
    gfx_blit(app->gfx, picture, (int)roundf(box.x + (box.w - stage->box.w) / 2),
             (int)roundf(box.y + (box.h - stage->box.h) / 2));
    gfx_clip_pop(app->gfx);
}

void stage_darken(App *app, const CardTable *table, const StageView *stage, float part) {
    const GfxPaint shade = paint_solid(COLOR_SPACE);
    if (part <= 0)
        return;
    gfx_opacity_push(app->gfx, part);
    gfx_round(app->gfx, stage->box, lpx(table, RADIUS), &shade);
    gfx_opacity_pop(app->gfx);
}

void stage_draw_frame(App *app, const CardTable *table, const StageView *stage) {
    const GfxPaint line = paint_solid(FRAME_LINE);
    gfx_frame(app->gfx, stage->box, lpx(table, RADIUS), fmaxf(1, lpx(table, 1.5F)), &line);
}

// ---- numbers

void stage_draw_loss(App *app, const CardTable *table, const StageView *stage, const StageLoss *loss) {
    const bool still = table->timeline.reduced;
    const float pop = still ? 1 : ease_out_back(fminf(1, loss->part * 5.4F));
    const float rest = fmaxf(0, (loss->part - 0.75F) * 4), size = stage_px(stage, loss->size);
    const float w = size * 2.6F, h = size * 1.2F, sign = loss->sign != NULL ? roundf(size * 0.72F) : 0,
                gap = loss->sign != NULL ? size * 0.14F : 0;
    const float x = fminf(fmaxf(loss->x - w / 2, stage->box.x + 8), stage->box.x + stage->box.w - w - 8);
    const float y = loss->y - (still ? 0 : stage_px(stage, 14) * rest);
    char text[16];
    if (loss->part <= 0 || loss->part >= 1)
        return;
    snprintf(text, sizeof text, "\u2212%d", loss->lost);
    const GfxStyle style =
        gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size * (0.6F + 0.4F * pop), loss->color, GFX_LEFT);
    GfxStyle shadow = style;
    shadow.color = 0xC0000000u;
    gfx_opacity_push(app->gfx, 1 - rest);
    const float text_w = gfx_text_width(app->gfx, &style, text), left = x + (w - sign - gap - text_w) / 2;
    const GfxRect line = gfx_rect(left + sign + gap, y, 0, h);
    const GfxPaint dark = paint_solid(0xE0060A12u);
    if (loss->plate)
        gfx_panel(app->gfx,
                  gfx_rect(left - size * 0.26F, y + h * 0.1F, sign + gap + text_w + size * 0.52F, h * 0.8F),
                  h * 0.4F, &dark, fmaxf(1, lpx(table, 2)), loss->color);
    if (loss->sign != NULL)
        icon_at(app, loss->sign, roundf(left), roundf(y + (h - sign) / 2), sign, loss->color);
    gfx_text(app->gfx, &shadow, gfx_rect(line.x + size * 0.04F, y + size * 0.04F, 0, h), text);
    gfx_text(app->gfx, &style, line, text);
    gfx_opacity_pop(app->gfx);
}

// ---- ships and shields

void stage_draw_cutout(App *app, const ShipCutout *cutout, float opacity) {
    if (opacity <= 0)
        return;
    gfx_opacity_push(app->gfx, opacity);
    ship_cutout_draw(app->gfx, app->pictures, cutout);
    gfx_opacity_pop(app->gfx);
}

void stage_draw_shards(App *app, const StageShards *shards) {
    char file[96];
    if ((!shards->ahead && shards->part >= 1) || gfx_is_dry(app->gfx) ||
        !picture_store_find(app->pictures, "pictures/stage/", "shield-torn", file, sizeof file))
        return;
    if (shards->part >= 1) {
        ship_cutout_ask(app->pictures, file, shards->w);
        return;
    }
    const ShipCutout torn = {.file = file,
                             .x = shards->x,
                             .y = shards->y,
                             .w = shards->w * (1 + SHARDS_DRIFT * shards->part),
                             .degrees = shards->degrees,
                             .light = 1,
                             .moves = true,
                             .shines = true};
    stage_draw_cutout(app, &torn, SHARDS_LIGHT * (1 - shards->part) * shards->light);
}
