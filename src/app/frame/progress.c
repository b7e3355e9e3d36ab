// SPDX-License-Identifier: MIT
// The bar while pictures are being made, and which are made ahead: the grounds of all screens, what the game
// wants.
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

#define WIDTH 440.0f
#define HEIGHT 48.0f
#define EDGE 8.0f // from the lower edge of the window
#define SHADE 0xFF060B14u
#define GROOVE 0xFF1B2A44u

static GfxRect place(const App *app) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, (size.logical_w - WIDTH) / 2, size.logical_h - EDGE - HEIGHT, WIDTH, HEIGHT);
}

void progress_draw(App *app) {
    const PictureProgress progress = picture_store_progress(app->pictures);
    const GfxRect box = place(app);
    app->frame->progress = progress;
    if (progress.total == 0 || !gfx_is_visible(app->gfx, box))
        return;
    char text[160], done[12], total[12];
    snprintf(done, sizeof done, "%d", progress.done);
    snprintf(total, sizeof total, "%d", progress.total);
    const GfxPaint ground = paint_solid(SHADE), groove = paint_solid(GROOVE), fill = paint_solid(COLOR_ICE);
    const float pad = app_px(app, 16), bar = app_px(app, 5), radius = app_px(app, 10);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_TEXT, GFX_CENTRE);
    GfxRect track = {box.x + pad, box.y + box.h - app_px(app, 14), box.w - 2 * pad, bar};
    gfx_panel(app->gfx, box, radius, &ground, fmaxf(app_px(app, 1), 1), COLOR_LINE);
    gfx_text_fit(
        app->gfx, &style, 12, gfx_rect(box.x + pad, box.y + app_px(app, 5), track.w, app_px(app, 24)),
        ui_format(app, text, sizeof text, UI_PICTURES_MAKING, "done", done, "total", total, (char *)NULL));
    gfx_panel(app->gfx, track, bar / 2, &groove, 0, 0);
    track.w = fmaxf(track.w * (float)progress.done / (float)progress.total, bar);
    gfx_panel(app->gfx, track, bar / 2, &fill, 0, 0);
}

void progress_follow(App *app) {
    const PictureProgress now = picture_store_progress(app->pictures), drawn = app->frame->progress;
    if (now.done != drawn.done || now.total != drawn.total)
        gfx_damage(app->gfx, place(app));
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
