// SPDX-License-Identifier: MIT
// While pictures are being made a strip along the lower edge fills, and where the screen has room to spare
// words say so. Which are made ahead: the grounds of all screens, what the game wants.
#include "app/frame/progress.h"

#include "app/art/target_art.h"
#include "app/frame/frame.h"
#include "app/kit/game_looks.h"
#include "app/kit/game_screens.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>

#define STRIP_H 4.0f // along the lower edge, below all that is to be read
#define STRIP_LEAST 3.0f
#define TEXT_SIZE 16.0f
#define SHADE 0xFF060B14u
#define GROOVE 0xFF1B2A44u

static GfxRect strip(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    const float h = fmaxf(app_px(app, STRIP_H), STRIP_LEAST);
    return gfx_rect(0, (float)size.height - h, (float)size.width, h);
}

// Only where the screen has room for the words.
static GfxRect words(const App *app) {
    const AppFrame *frame = app->frame;
    if (frame->screen == NULL || frame->screen->spare == NULL)
        return gfx_rect(0, 0, 0, 0);
    return frame->screen->spare(app, frame->self);
}

static void draw_words(App *app, GfxRect box, PictureProgress progress) {
    char text[160], done[12], total[12];
    if (box.w <= 0 || !gfx_is_visible(app->gfx, box))
        return;
    snprintf(done, sizeof done, "%d", progress.done);
    snprintf(total, sizeof total, "%d", progress.total);
    const GfxPaint ground = paint_solid(SHADE);
    const GfxRect pill = gfx_inset(box, app_px(app, 4));
    const float pad = app_px(app, 12);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, TEXT_SIZE, COLOR_TEXT, GFX_CENTRE);
    gfx_panel(app->gfx, pill, app_px(app, 10), &ground, fmaxf(app_px(app, 1), 1), COLOR_LINE);
    gfx_text_fit(
        app->gfx, &style, 12, gfx_rect(pill.x + pad, pill.y, pill.w - 2 * pad, pill.h),
        ui_format(app, text, sizeof text, UI_PICTURES_MAKING, "done", done, "total", total, (char *)NULL));
}

void progress_draw(App *app) {
    const PictureProgress progress = picture_store_progress(app->pictures);
    app->frame->progress = progress;
    if (progress.total == 0)
        return;
    const GfxPaint groove = paint_solid(GROOVE), fill = paint_solid(COLOR_ICE);
    GfxRect bar = strip(app);
    gfx_gradient(app->gfx, bar, &groove);
    bar.w = roundf(bar.w * (float)progress.done / (float)progress.total);
    gfx_gradient(app->gfx, bar, &fill);
    draw_words(app, words(app), progress);
}

void progress_follow(App *app) {
    const PictureProgress now = picture_store_progress(app->pictures), drawn = app->frame->progress;
    if (now.done == drawn.done && now.total == drawn.total)
        return;
    gfx_damage(app->gfx, strip(app));
    gfx_damage(app->gfx, words(app));
}

void progress_ahead(App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    const GameScreens *screens = game_screens(app);
    GameLooks looks = {0};
    for (BackgroundKind kind = BACKGROUND_TABLE; kind <= BACKGROUND_HANDOVER; kind++)
        background_ahead(app->pictures, kind, size.width, size.height);
    if (screens->ahead == NULL)
        return;
    game_looks_renew(&looks, app);
    screens->ahead(app, looks.looks);
    game_looks_drop(&looks);
}
