// SPDX-License-Identifier: MIT
// A remark over any screen: why a key had no effect, or why a letter was not accepted. It takes no input and
// disappears after enough time to read it.
#include "app/frame/frame.h"
#include "app/stage/widgets.h"

#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

#define WIDEST 620.0f // logical pixels, as below
#define PAD 14.0f
#define SIGN 22.0f
#define LINE 21.0f
#define AWAY 8.0f // distance from the hit it refers to
#define TOP 84.0f // if there is no such hit
#define SHORTEST_MS 3500
#define MS_PER_BYTE 60

void app_remark(App *app, const char *hit_id, const char *text) {
    Remark *remark = &app->frame->remark;
    const uint64_t ms = (uint64_t)strlen(text) * MS_PER_BYTE;
    text_copy(remark->text, sizeof remark->text, text);
    text_copy(remark->about, sizeof remark->about, hit_id != NULL ? hit_id : "");
    remark->until = app->now + (ms > SHORTEST_MS ? ms : SHORTEST_MS);
    gfx_damage_all(app->gfx);
}

const char *remark_text(const App *app) {
    return app->frame->remark.until > 0 ? app->frame->remark.text : NULL;
}

void remark_step(App *app) {
    Remark *remark = &app->frame->remark;
    if (remark->until == 0 || app->now < remark->until)
        return;
    remark->until = 0;
    gfx_damage_all(app->gfx);
}

// Below the hit, or above it if there is no room; without a hit at the top centre of the window.
static GfxRect place_of(const App *app, const Hit *about, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    const float away = app_px(app, AWAY), right = (float)size.width - w - away;
    if (about == NULL)
        return gfx_rect(roundf(((float)size.width - w) / 2), app_px(app, TOP), w, h);
    const GfxRect at = about->rect;
    const float below = at.y + at.h + away;
    const float y = below + h + away <= (float)size.height ? below : fmaxf(at.y - away - h, 0);
    return gfx_rect(roundf(fmaxf(away, fminf(at.x, right))), roundf(y), w, h);
}

void remark_draw(App *app) {
    const char *text = remark_text(app);
    if (text == NULL)
        return;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_HEADING, GFX_LEFT);
    const float pad = app_px(app, PAD), sign = app_px(app, SIGN), line = widget_line(app, LINE);
    const float widest = fminf(app_px(app, WIDEST), (float)gfx_layout(app->gfx).width - 4 * pad);
    const float beside = 2 * pad + sign + pad / 2;
    const float inner =
        fminf(ceilf(gfx_text_width(app->gfx, &style, text)) + 1, fmaxf(widest - beside, app_px(app, 80)));
    const int lines = gfx_text_lines(app->gfx, &style, inner, text);
    const Hit *about =
        app->frame->remark.about[0] != 0 ? hits_find(&app->hits, app->frame->remark.about) : NULL;
    const GfxRect box = place_of(app, about, inner + beside,
                                 fmaxf((float)lines * line * gfx_text_scale(app->gfx), sign) + 2 * pad);
    gfx_shadow(app->gfx, box, app_px(app, 12), app_px(app, 6), app_px(app, 12), 0x99000000u);
    const GfxPaint fill = paint_solid(COLOR_PANEL_BOTTOM_SOLID | 0xFF000000u);
    gfx_panel(app->gfx, box, app_px(app, 12), &fill, fmaxf(1, app_px(app, 1)), COLOR_ICE);
    gfx_icon_color(app->gfx, "icons/phosphor/warning.svg", box.x + pad, box.y + roundf((box.h - sign) / 2),
                   sign, COLOR_ICE);
    gfx_text_wrapped(app->gfx, &style, line, 0,
                     gfx_rect(box.x + beside - pad, box.y + pad, inner, box.h - 2 * pad), text);
}
