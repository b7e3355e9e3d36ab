// SPDX-License-Identifier: MIT
// A seat's number after each round as a line, with a golden dot at each of the moments that changed most, and
// a band where the winner took the lead; what comes after the last round is shaded.
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
#define ABOVE 60.0F // or two lines of letters
#define BELOW 30.0F
#define DOTS_MOST 25 // of a line; with more of them it has none
#define DOT 3.5F
#define BAND_W 26.0F
#define GOAL_FAR 2 // times the highest number: a goal beyond would press the lines flat
#define DASH 9.0F
#define SHINE_W 12.0F

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
    const bool near = chart->of->goal <= high * GOAL_FAR;
    if (near && chart->of->goal > high)
        high = chart->of->goal;
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

// The least letters' line, window pixels.
static float least_line(const App *app) {
    return ceilf(widget_line(app, 0));
}

static float title_height(const App *app) {
    return fmaxf(app_px(app, 28), least_line(app));
}

// Room for the title, and for who takes the lead, window pixels.
static float above(const App *app) {
    return fmaxf(app_px(app, ABOVE), app_px(app, 8) + 2 * least_line(app) + app_px(app, 6));
}

// Room for the numbers at the left, window pixels.
static float left_room(App *app, const Chart *chart) {
    const GfxStyle numbers = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    char text[16];
    snprintf(text, sizeof text, "%d", chart->high);
    return fmaxf(app_px(app, LEFT + 8), ceilf(gfx_text_width(app->gfx, &numbers, text)) + app_px(app, 20));
}

static void draw_grid(App *app, const Chart *chart) {
    const GfxStyle numbers = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    char text[16];
    for (int number = chart->low; number <= chart->high; number += chart->step) {
        const float y = roundf(y_of(chart, (float)number));
        gfx_fill(app->gfx, gfx_rect(chart->plot.x, y, chart->plot.w, 1), COLOR_LINE);
        snprintf(text, sizeof text, "%d", number);
        gfx_text(app->gfx, &numbers,
                 gfx_rect(chart->plot.x - left_room(app, chart), y - app_px(app, 11),
                          left_room(app, chart) - app_px(app, 8), app_px(app, 22)),
                 text);
    }
}

// A dashed line at the number that wins, named above its beginning.
static void draw_goal(App *app, const Chart *chart) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_GOLD, GFX_LEFT);
    const float y = roundf(y_of(chart, (float)chart->of->goal)), dash = app_px(app, DASH);
    const float end = chart->plot.x + chart->plot.w, line = fmaxf(app_px(app, 20), least_line(app));
    char text[48];
    if (chart->of->goal <= 0 || chart->of->goal > chart->high)
        return;
    for (float x = chart->plot.x; x < end; x += 2 * dash)
        gfx_fill(app->gfx, gfx_rect(x, y - 1, fminf(dash, end - x), fmaxf(2, app_px(app, 2))),
                 color_alpha(COLOR_GOLD, 0.6F));
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale,
                 gfx_rect(chart->plot.x + app_px(app, 10), y + app_px(app, 2), chart->plot.w / 3, line),
                 ui_fill(app, text, sizeof text, UI_RESULT_GOAL, NUM("number", chart->of->goal)));
}

// What comes after the last round is no round: its column is shaded.
static void draw_last_column(App *app, const Chart *chart) {
    const int last = chart->of->course->count - 1;
    if (!chart->of->ended || last < 2)
        return;
    const float from = roundf(x_of(chart, (float)last - 1));
    gfx_fill(app->gfx, gfx_rect(from, chart->plot.y, roundf(x_of(chart, (float)last)) - from, chart->plot.h),
             color_alpha(COLOR_GOLD, 0.08F));
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

// From one round to the next, `part` of the way: at once (a step), or little by little.
static void draw_piece(App *app, const Chart *chart, int round, Seat seat, float part, float width,
                       Color color) {
    const Course *course = chart->of->course;
    const float from = course->number[round][seat], to = course->number[round + 1][seat];
    const float x = x_of(chart, (float)round), end = x_of(chart, (float)round + part);
    if (!chart->of->steps) {
        gfx_line(app->gfx, x, y_of(chart, from), end, y_of(chart, from + (to - from) * part), width, color);
        return;
    }
    gfx_line(app->gfx, x, y_of(chart, from), end, y_of(chart, from), width, color);
    if (part >= 1 && from != to)
        gfx_line(app->gfx, end, y_of(chart, from), end, y_of(chart, to), width, color);
}

static void draw_line(App *app, const Chart *chart, int line) {
    const Seat seat = chart->of->seat[line];
    const Course *course = chart->of->course;
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const bool strong = chart->of->strong[line];
    const float width = app_px(app, strong ? 4.5F : 3), until = chart->part * (float)(course->count - 1);
    const GfxPaint dot = paint_solid(strong ? COLOR_WHITE : colors->light);
    for (int i = 0; strong && i + 1 < course->count && (float)i < until; i++) // a shine below the winner's
        draw_piece(app, chart, i, seat, fminf(1, until - (float)i), app_px(app, SHINE_W),
                   color_alpha(colors->light, 0.16F));
    for (int i = 0; i + 1 < course->count && (float)i < until; i++)
        draw_piece(app, chart, i, seat, fminf(1, until - (float)i), width, colors->main);
    for (int i = 1; i < course->count && course->count <= DOTS_MOST && (float)i <= until; i++)
        gfx_circle(app->gfx, x_of(chart, (float)i), y_of(chart, course->number[i][seat]),
                   app_px(app, strong ? DOT + 1 : DOT), &dot);
}

// ---- where it turned

static bool leads(const CourseChart *of, int round, Seat winner) {
    const int16_t *number = of->course->number[round];
    for (int line = 0; line < of->count; line++)
        if (of->seat[line] != winner && number[of->seat[line]] >= number[winner])
            return false;
    return true;
}

// True if somebody was ahead of the winner before this round. All begin alike, so who leads from the first
// round on has taken the lead from nobody.
static bool was_behind(const CourseChart *of, int round, Seat winner) {
    for (int i = 0; i < round; i++)
        for (int line = 0; line < of->count; line++)
            if (of->course->number[i][of->seat[line]] > of->course->number[i][winner])
                return true;
    return false;
}

// The round from which on the only winner led, as an index; 0: nobody else ever did, or several win.
static int turn_of(const CourseChart *of, Seat *winner) {
    int winners = 0, turn = 0;
    for (int line = 0; line < of->count; line++)
        if (of->strong[line]) {
            winners++;
            *winner = of->seat[line];
        }
    for (int i = 0; winners == 1 && i < of->course->count; i++)
        turn = leads(of, i, *winner) ? turn : i + 1;
    return turn < of->course->count && was_behind(of, turn, *winner) ? turn : 0;
}

// A band of light at that number, with words above it.
static void draw_band(App *app, const Chart *chart, int at, Color light, const char *text) {
    const GfxRect plot = chart->plot;
    const float w = app_px(app, BAND_W), x = x_of(chart, (float)at);
    const GfxRect band = gfx_rect(x - w / 2, plot.y - app_px(app, 4), w, plot.h + app_px(app, 4));
    gfx_fill(app->gfx, band, color_alpha(light, 0.14F));
    GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 15, light, GFX_CENTRE);
    style.size = fmaxf(style.size, 13 * gfx_layout(app->gfx).scale);
    const float most = plot.w + app_px(app, LEFT + RIGHT - 16);
    const float room = fminf(most, ceilf(gfx_text_width(app->gfx, &style, text)) + 2);
    const float least = plot.x - app_px(app, LEFT - 8);
    const float left = fmaxf(least, fminf(x - room / 2, least + most - room));
    const float caption = fmaxf(app_px(app, 22), least_line(app));
    gfx_text_fit(app->gfx, &style, style.size,
                 gfx_rect(left, plot.y - caption - app_px(app, 5), room, caption), text);
}

static void draw_turn(App *app, const Chart *chart) {
    Seat winner = SEAT_NONE;
    const int turn = turn_of(chart->of, &winner);
    const int last = chart->of->course->count - 1;
    char text[120];
    if (turn == 0 && chart->of->why != NULL && chart->part >= 1)
        draw_band(app, chart, last, COLOR_TEXT, chart->of->why);
    if (turn == 0 || chart->of->teams || chart->part * (float)last < (float)turn)
        return;
    ui_fill(app, text, sizeof text, UI_RESULT_TAKES_LEAD, STR("name", seat_name(app, winner)));
    draw_band(app, chart, turn, palette_faction(seat_palette(app, winner))->light, text);
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

#define STORY_LINES 2 // more of them become smaller; what is too long even so is not said

// How it went, below the title; returns how much lower the plot begins for it.
static float draw_story(App *app, const char *story, GfxRect box) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    const float line = fmaxf(widget_line(app, 19), least_line(app)), least = 13 * gfx_layout(app->gfx).scale;
    GfxStyle smallest = style;
    smallest.size = fminf(least, style.size);
    const float w = box.w - app_px(app, 32);
    if (story == NULL || story[0] == 0 || gfx_text_lines(app->gfx, &smallest, w, story) > STORY_LINES)
        return 0;
    const int lines = gfx_text_lines(app->gfx, &style, w, story);
    const float h = line * (float)(lines < STORY_LINES ? lines : STORY_LINES);
    gfx_text_wrapped_fit(app->gfx, &style, smallest.size, line,
                         gfx_rect(box.x + app_px(app, 16), box.y + title_height(app) + app_px(app, 6),
                                  box.w - app_px(app, 32), h + 1),
                         story);
    return h;
}

void course_chart_draw(App *app, const CourseChart *of, GfxRect box, float part) {
    char title[120];
    Chart chart = {.of = of, .part = part};
    scale(&chart);
    const float left = left_room(app, &chart);
    widget_panel(app, box, 14, COLOR_LINE);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(
        app->gfx, &style, 13 * gfx_layout(app->gfx).scale,
        gfx_rect(box.x + app_px(app, 16), box.y + app_px(app, 8), box.w - app_px(app, 32), title_height(app)),
        ui_fill(app, title, sizeof title, UI_RESULT_COURSE, STR("unit", game_unit(app))));
    const float top = above(app) + draw_story(app, of->story, box);
    chart.plot = gfx_rect(box.x + left, box.y + top, box.w - left - app_px(app, RIGHT),
                          box.h - top - app_px(app, BELOW));
    draw_last_column(app, &chart);
    draw_grid(app, &chart);
    draw_goal(app, &chart);
    draw_rounds(app, &chart);
    draw_turn(app, &chart);
    for (int i = of->count - 1; i >= 0; i--)
        draw_line(app, &chart, i);
    draw_moments(app, &chart);
    if (part >= 1)
        draw_ends(app, &chart);
}
