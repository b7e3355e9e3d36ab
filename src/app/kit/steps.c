// SPDX-License-Identifier: MIT
// Drawing steps: a bar each, dimmed if done, bright for the current one, whose name is below.
#include "app/kit/steps.h"

#include "app/kit/draw.h"

#include <math.h>

#define BAR_H 6.0F
#define GAP 5.0F
#define DONE 0xFF5B7399u
#define TO_COME 0xFF1A2942u

void draw_steps(App *app, GfxRect box, const char *name, int at, int count) {
    const float gap = roundf(app_px(app, GAP)), bar = fmaxf(roundf(app_px(app, BAR_H)), 2),
                width = (box.w - (float)(count - 1) * gap) / (float)SDL_max(count, 1);
    for (int i = 0; i < count; i++) {
        const GfxPaint fill = paint_solid(i < at ? DONE : i == at ? COLOR_ICE : TO_COME);
        gfx_round(app->gfx, gfx_rect(roundf(box.x + (float)i * (width + gap)), box.y, floorf(width), bar),
                  bar / 2, &fill);
    }
    if (box.h < app_px(app, STEPS_H) - 1)
        return;
    char text[80];
    ui_fill(app, text, sizeof text, UI_TABLE_STEP, NUM("at", at + 1), NUM("count", count));
    const GfxRect line = {box.x, box.y + bar + app_px(app, 4), box.w, box.h - bar - app_px(app, 4)};
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    const float taken = gfx_text(app->gfx, &style, line, text) + app_px(app, 8);
    words_fit(app, gfx_rect(line.x, line.y, fmaxf(line.w - taken, 1), line.h), GFX_FONT_DISPLAY, 15, 12,
              COLOR_HEADING, GFX_LEFT, name);
}
