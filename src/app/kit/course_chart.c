// SPDX-License-Identifier: MIT
// A seat's number after each round as a line, with a dot at each of the moments that changed most.
#include "app/kit/course_chart.h"

#include "app/kit/game_screens.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define LINES_MOST 5   // of the grid
#define LABELS_MOST 12 // of rounds
#define LEFT 38.0F     // logical: room for the numbers at the left, at the right, above and below
#define RIGHT 78.0F
#define ABOVE 44.0F
#define BELOW 30.0F

typedef struct Chart {
    const CourseChart *of;
    GfxRect plot; // window pixels
    int low, high, step;
    float part;
} Chart;

// ---- scale

static int nice_step(int range) {
    static const int steps[] = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (range / steps[i] <= LINES_MOST)
            return steps[i];
    return 5000;
}

static void scale(Chart *chart) {
    const Course *course = chart->of->course;
    int low = 0, high = 1;
    for (int i = 0; i < course->count; i++)
        for (int line = 0; line < chart->of->count; line++) {
            const int number = course->number[i][chart->of->seat[line]];
            low = number < low ? number : low;
            high = number > high ? number : high;
        }
    chart->step = nice_step(high - low);
    chart->low = low - (low % chart->step + chart->step) % chart->step;
    chart->high = (high + chart->step - 1) / chart->step * chart->step;
}

static float x_of(const Chart *chart, float at) {
    const int steps = chart->of->course->count - 1;
    return chart->plot.x + chart->plot.w * at / (float)(steps > 0 ? steps : 1);
}

static float y_of(const Chart *chart, float number) {
    return chart->plot.y + chart->plot.h * ((float)chart->high - number) / (float)(chart->high - chart->low);
}

// ---- grid

static void draw_grid(App *app, const Chart *chart) {
    const GfxStyle numbers = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    char text[16];
    for (int number = chart->low; number <= chart->high; number += chart->step) {
        const float y = roundf(y_of(chart, (float)number));
        gfx_fill(app->gfx, gfx_rect(chart->plot.x, y, chart->plot.w, 1), COLOR_LINE);
        snprintf(text, sizeof text, "%d", number);
        gfx_text(app->gfx, &numbers,
                 gfx_rect(chart->plot.x - app_px(app, LEFT), y - app_px(app, 11), app_px(app, LEFT - 8),
                          app_px(app, 22)),
                 text);
    }
}

static void draw_rounds(App *app, const Chart *chart) {
    const Course *course = chart->of->course;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
    const int each = 1 + (course->count - 2) / LABELS_MOST;
    char text[16];
    for (int i = 0; i < course->count; i++) {
        const bool last = i + 1 == course->count;
        if (!last && (i % each != 0 || i + 1 + each / 2 >= course->count))
            continue;
        if (i == 0)
            continue; // where it began
        snprintf(text, sizeof text, "%d", course->first + i);
        const float w = app_px(app, 76);
        gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale,
                     gfx_rect(x_of(chart, (float)i) - w / 2, chart->plot.y + chart->plot.h + app_px(app, 6),
                              w, app_px(app, 22)),
                     last ? chart->of->last : text);
    }
}

// ---- lines

static void draw_line(App *app, const Chart *chart, int line) {
    const Seat seat = chart->of->seat[line];
    const Course *course = chart->of->course;
    const Color color = palette_faction(seat_palette(app, seat))->main;
    const float width = app_px(app, chart->of->strong[line] ? 4.5F : 3),
                until = chart->part * (float)(course->count - 1);
    for (int i = 0; i + 1 < course->count && (float)i < until; i++) {
        const float part = fminf(1, until - (float)i);
        const float from = course->number[i][seat], to = course->number[i + 1][seat];
        gfx_line(app->gfx, x_of(chart, (float)i), y_of(chart, from), x_of(chart, (float)i + part),
                 y_of(chart, from + (to - from) * part), width, color);
    }
}

static void draw_moments(App *app, const Chart *chart) {
    const Course *course = chart->of->course;
    for (int i = 0; i < course->moments; i++) {
        const CourseMoment *moment = &course->moment[i];
        const int at = moment->round - course->first;
        if (at < 0 || at >= course->count || (float)at > chart->part * (float)(course->count - 1))
            continue;
        const GfxPaint gold = paint_solid(COLOR_GOLD);
        const float x = x_of(chart, (float)at), y = y_of(chart, course->number[at][moment->seat]);
        gfx_circle(app->gfx, x, y, app_px(app, 6), &gold);
    }
}

// Where the numbers at the ends of the lines stand, from the highest down, no two over each other; `line`:
// whose each is.
static void lay_ends(const Chart *chart, float h, int line[SEATS_MAX], float y[SEATS_MAX]) {
    const CourseChart *of = chart->of;
    const int16_t *last = of->course->number[of->course->count - 1];
    for (int i = 0; i < of->count; i++) {
        int at = i;
        for (; at > 0 && last[of->seat[line[at - 1]]] < last[of->seat[i]]; at--)
            line[at] = line[at - 1];
        line[at] = i;
    }
    float below = chart->plot.y + chart->plot.h + h / 2; // as far as they may reach
    for (int i = 0; i < of->count; i++)
        y[i] = y_of(chart, last[of->seat[line[i]]]) - h / 2;
    for (int i = 1; i < of->count; i++)
        y[i] = fmaxf(y[i], y[i - 1] + h);
    for (int i = of->count - 1; i >= 0; i--) {
        y[i] = fminf(y[i], below - h);
        below = y[i];
    }
}

static void draw_ends(App *app, const Chart *chart) {
    const CourseChart *of = chart->of;
    const float h = app_px(app, 21), x = chart->plot.x + chart->plot.w + app_px(app, 10);
    int line[SEATS_MAX];
    float y[SEATS_MAX];
    char text[16];
    lay_ends(chart, h, line, y);
    for (int i = 0; i < of->count; i++) {
        const Seat seat = of->seat[line[i]];
        const FactionColors *colors = palette_faction(seat_palette(app, seat));
        const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 17, COLOR_WHITE, GFX_LEFT);
        if (colors->emblem != NULL)
            gfx_icon_color(app->gfx, colors->emblem, x, roundf(y[i] + app_px(app, 2)), app_px(app, 17),
                           colors->main);
        snprintf(text, sizeof text, "%d", of->course->number[of->course->count - 1][seat]);
        gfx_text(app->gfx, &style, gfx_rect(x + app_px(app, 25), y[i], app_px(app, 44), h), text);
    }
}

void course_chart_draw(App *app, const CourseChart *of, GfxRect box, float part) {
    char title[120];
    Chart chart = {.of = of, .part = part};
    chart.plot = gfx_rect(box.x + app_px(app, LEFT + 8), box.y + app_px(app, ABOVE),
                          box.w - app_px(app, LEFT + RIGHT + 8), box.h - app_px(app, ABOVE + BELOW));
    widget_panel(app, box, 14, COLOR_LINE);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(
        app->gfx, &style, 13 * gfx_layout(app->gfx).scale,
        gfx_rect(box.x + app_px(app, 16), box.y + app_px(app, 8), box.w - app_px(app, 32), app_px(app, 28)),
        ui_fill(app, title, sizeof title, UI_RESULT_COURSE, STR("unit", game_unit(app))));
    scale(&chart);
    draw_grid(app, &chart);
    draw_rounds(app, &chart);
    for (int i = of->count - 1; i >= 0; i--)
        draw_line(app, &chart, i);
    draw_moments(app, &chart);
    if (part >= 1)
        draw_ends(app, &chart);
}
