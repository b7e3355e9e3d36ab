// SPDX-License-Identifier: MIT
// Gauges: a rounded groove, filled from the left. The filled part is a plain rectangle, since its width
// changes with every frame and rounded shapes would be painted anew each time.
#include "app/kit/gauge.h"

#include "app/kit/draw.h"
#include "gfx/record.h"

#include <math.h>

#define GROOVE 0xFF0A111Fu

float gauge_at(GfxRect box, const Gauge *gauge, int number) {
    const int most = SDL_max(gauge->most, 1);
    return box.x + roundf(box.w * (float)SDL_clamp(number, 0, most) / (float)most);
}

void draw_gauge(App *app, GfxRect box, const Gauge *gauge) {
    const float line = fmaxf(roundf(app_px(app, 1)), 1), radius = box.h / 2;
    const GfxPaint groove = paint_solid(GROOVE),
                   full = paint_down(color_mix(gauge->color, COLOR_WHITE, 0.35F), gauge->color);
    const float now = gauge_at(box, gauge, gauge->now), then = gauge_at(box, gauge, gauge->then),
                sure = fminf(now, then);
    const GfxRect change = {sure, box.y + line, fabsf(now - then), box.h - 2 * line};
    gfx_panel(app->gfx, box, radius, &groove, line, COLOR_LINE);
    if (sure > box.x)
        gfx_gradient(app->gfx,
                     gfx_rect(box.x + line, box.y + line, fmaxf(sure - box.x - line, 1), box.h - 2 * line),
                     &full);
    if (then > now)
        gfx_fill(app->gfx, change, color_alpha(gauge->color, 0.4F));
    else if (then < now)
        gfx_hatch(app->gfx, change, app_px(app, 3), app_px(app, 6), color_alpha(gauge->color, 0.6F));
    if (then > now || then < now)
        gfx_record_mark(app->gfx, "cell", then > now ? "gained" : "lost", change, gauge->color, 0);
    if (gauge->goal > 0)
        gfx_fill(app->gfx,
                 gfx_rect(gauge_at(box, gauge, gauge->goal) - app_px(app, 1), box.y - app_px(app, 3),
                          fmaxf(app_px(app, 2), 1), box.h + app_px(app, 6)),
                 COLOR_GOLD);
}
