// SPDX-License-Identifier: MIT
// Lays out and draws the blocks of a balance page. A figure is a dot with its confidence range: before as a
// ring, after below it, in gold if the two differ by more than chance. Colour is never the only sign: such
// numbers also have a star.
#include "app/screens/balance_parts.h"

#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TEXT_SIZE 17.0f // logical pixels, all below
#define TEXT_LINE 25.0f
#define TEXT_W 1160.0f
#define POINT_INDENT 24.0f
#define ROW_H 36.0f
#define TWO_LINES 30.0f // pixels, of the smallest letters
#define AXES_H 62.0f
#define KEY_H 40.0f
#define CELLS_H 32.0f
#define CELL_MOST 215.0f
#define BARS_H 190.0f
#define NAME_LEAST 190.0f
#define NAME_MOST 330.0f
#define NAME_GAP 34.0f // the first axis label extends into it
#define NUMBERS_W 216.0f
#define STAR_W 22.0f
#define GAP 22.0f
#define DOT 5.0f
#define TICK 7.0f // at the ends of a range
#define BARS_MOST 40
#define VALUE_SIZE 15.5f
#define CELL_MAX 120

// ---- layout

static GfxStyle style_of(const App *app, BalanceBlockKind kind) {
    GfxStyle style = kind == BLOCK_TITLE ? widget_style(app, GFX_FONT_DISPLAY, 23, COLOR_HEADING, GFX_LEFT)
                                         : widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    return style;
}

static float line_height(const App *app, BalanceBlockKind kind) {
    return widget_line(app, kind == BLOCK_TITLE ? 32 : TEXT_LINE);
}

static float indent_of(const App *app, BalanceBlockKind kind) {
    return kind == BLOCK_POINT ? app_px(app, POINT_INDENT) : 0;
}

static float text_width(const App *app, BalanceBlockKind kind, float width) {
    return fmaxf(fminf(width, app_px(app, TEXT_W)) - indent_of(app, kind), 1);
}

static float height_of(App *app, const BalanceBlock *block, float width) {
    const GfxStyle style = style_of(app, block->kind);
    switch (block->kind) {
    case BLOCK_KEY:
        return app_px(app, KEY_H);
    case BLOCK_AXES:
        return app_px(app, AXES_H);
    case BLOCK_ROW:
        return app_px(app, ROW_H);
    case BLOCK_BARS:
        return app_px(app, BARS_H);
    case BLOCK_HEADS:
    case BLOCK_CELLS:
        return app_px(app, CELLS_H);
    default:
        return line_height(app, block->kind) * gfx_text_scale(app->gfx) *
               (float)gfx_text_lines(app->gfx, &style, text_width(app, block->kind, width),
                                     block->text != NULL ? block->text : "");
    }
}

static float room_above(const App *app, BalanceBlockKind kind, BalanceBlockKind before) {
    static const float rooms[] = {
        [BLOCK_TITLE] = 26, [BLOCK_TEXT] = 10, [BLOCK_POINT] = 8,  [BLOCK_KEY] = 12, [BLOCK_AXES] = 14,
        [BLOCK_ROW] = 0,    [BLOCK_BARS] = 22, [BLOCK_HEADS] = 12, [BLOCK_CELLS] = 0};
    const bool ends = (before == BLOCK_ROW || before == BLOCK_CELLS) && kind != before;
    const float room = ends ? fmaxf(rooms[kind], 22) : rooms[kind];
    return app_px(app, before == BLOCK_TITLE ? fminf(room, 8) : room);
}

float balance_page_layout(App *app, BalancePage *page, float width) {
    float y = 0;
    for (int i = 0; i < page->count; i++) {
        BalanceBlock *block = &page->block[i];
        if (i > 0)
            y += room_above(app, block->kind, page->block[i - 1].kind);
        block->top = roundf(y);
        block->height = height_of(app, block, width);
        y += block->height;
    }
    return roundf(y + app_px(app, 24));
}

static float name_width(const App *app, float width) {
    return fminf(fmaxf(width * 0.2f, app_px(app, NAME_LEAST)), app_px(app, NAME_MOST));
}

// The position of one of several plots in its row.
typedef struct PlotPlace {
    GfxRect name, graph, numbers, star;
} PlotPlace;

static PlotPlace place_of(const App *app, const PlotAxes *axes, int plot, GfxRect row) {
    const float name = name_width(app, row.w);
    const float w = floorf((row.w - name) / (float)axes->plots), x = row.x + name + w * (float)plot;
    const float gap = app_px(app, GAP), star = app_px(app, STAR_W), numbers = app_px(app, NUMBERS_W);
    const float graph = fmaxf(w - gap - numbers - star, 1);
    return (PlotPlace){gfx_rect(row.x, row.y, name - app_px(app, NAME_GAP), row.h),
                       gfx_rect(x, row.y, graph, row.h), gfx_rect(x + graph, row.y, numbers, row.h),
                       gfx_rect(x + graph + numbers, row.y, star, row.h)};
}

static float x_of(const PlotAxis *axis, GfxRect graph, double value) {
    const double part = (value - axis->from) / (axis->to - axis->from);
    return graph.x + roundf(graph.w * (float)fmin(fmax(part, 0), 1));
}

// ---- plots

static void draw_lines(App *app, const PlotAxis *axis, GfxRect graph) {
    const float width = fmaxf(1, app_px(app, 1));
    const int lines = (int)floor((axis->to - axis->from) / axis->step + 0.001);
    for (int i = 0; i <= lines; i++)
        gfx_fill(app->gfx, gfx_rect(x_of(axis, graph, axis->from + i * axis->step), graph.y, width, graph.h),
                 COLOR_LINE);
    if (axis->has_even)
        gfx_fill(app->gfx, gfx_rect(x_of(axis, graph, axis->even), graph.y, 2 * width, graph.h),
                 COLOR_LINE_STRONG);
}

// A dot and its range. A ring is drawn over the line, so its centre is cleared first.
static void draw_figure(App *app, const PlotAxis *axis, GfxRect graph, float y, const Estimate *estimate,
                        Color color, bool ring) {
    if (!estimate->known)
        return;
    const float width = fmaxf(1, roundf(app_px(app, 2))), tick = app_px(app, TICK);
    const float radius = fmaxf(3, app_px(app, DOT)), x = x_of(axis, graph, estimate->mean);
    const float from = x_of(axis, graph, estimate->mean - estimate->give);
    const float to = x_of(axis, graph, estimate->mean + estimate->give);
    gfx_fill(app->gfx, gfx_rect(from, y - width / 2, fmaxf(to - from, width), width), color);
    gfx_fill(app->gfx, gfx_rect(from, y - tick / 2, width, tick), color);
    gfx_fill(app->gfx, gfx_rect(to - width, y - tick / 2, width, tick), color);
    const GfxPaint fill = paint_solid(ring ? COLOR_PANEL_BOTTOM : color);
    gfx_circle(app->gfx, x, y, radius, &fill);
    if (ring)
        gfx_ring(app->gfx, x, y, radius, width, color);
}

static Color color_after(const BalanceValue *value) {
    return value->difference.differs ? COLOR_GOLD : COLOR_ICE;
}

// Two columns below "before" and "after".
static GfxRect number_place(const PlotPlace *place, Side side) {
    const float half = place->numbers.w / 2;
    return gfx_rect(place->numbers.x + (side == SIDE_AFTER ? half : 0), place->numbers.y, half,
                    place->numbers.h);
}

static void draw_numbers(App *app, const BalanceReport *r, const BalanceValue *value, const PlotAxis *axis,
                         const PlotPlace *place) {
    const bool differs = value->difference.differs;
    const GfxStyle star = widget_style(app, GFX_FONT_TEXT_SEMIBOLD, VALUE_SIZE, COLOR_GOLD, GFX_CENTRE);
    for (int side = 0; side < 2; side++) {
        const Color color = side == SIDE_BEFORE ? COLOR_TEXT_DIM : differs ? COLOR_GOLD : COLOR_TEXT;
        const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, VALUE_SIZE, color, GFX_RIGHT);
        Text text = {0};
        balance_add_estimate(r, &value->of[side], axis->form, &text);
        gfx_text_fit(app->gfx, &style, 11 * gfx_layout(app->gfx).scale, number_place(place, (Side)side),
                     text_string(&text));
        text_finish(&text);
    }
    if (differs)
        gfx_text(app->gfx, &star, place->star, "*");
}

static void draw_row(App *app, const BalancePage *page, const BalanceReport *r, const BalanceBlock *block,
                     GfxRect row) {
    const PlotAxes *axes = &page->axes[block->axes];
    const GfxStyle name = widget_style(app, GFX_FONT_TEXT_MEDIUM, TEXT_SIZE, COLOR_HEADING, GFX_LEFT);
    const float least = 11 * gfx_layout(app->gfx).scale;
    gfx_fill(app->gfx, gfx_rect(row.x, row.y + row.h - 1, row.w, fmaxf(1, app_px(app, 1))), COLOR_LINE);
    for (int plot = 0; plot < axes->plots; plot++) {
        const PlotAxis *axis = &axes->axis[plot];
        const PlotPlace place = place_of(app, axes, plot, row);
        const BalanceValue *value = block->value[plot];
        if (plot == 0)
            gfx_text_name(app->gfx, &name, least, least, place.name, block->text);
        draw_lines(app, axis, place.graph);
        draw_figure(app, axis, place.graph, row.y + roundf(row.h * 0.32f), &value->of[SIDE_BEFORE],
                    COLOR_TEXT_DIM, true);
        draw_figure(app, axis, place.graph, row.y + roundf(row.h * 0.68f), &value->of[SIDE_AFTER],
                    color_after(value), false);
        draw_numbers(app, r, value, axis, &place);
    }
}

// ---- head of a group of plots

static void tick_text(const BalanceReport *r, const PlotAxis *axis, double value, Text *text) {
    const bool share = axis->form.scale == balance_percent.scale;
    const double step = axis->step * axis->form.scale;
    const NumberForm form = {.scale = axis->form.scale, .decimals = step < 0.095 ? 2 : step < 0.95 ? 1 : 0};
    text_clear(text);
    balance_add_number(r, value, form, text);
    text_add(text, share ? "\xC2\xA0%" : "");
}

static void draw_ticks(App *app, const BalanceReport *r, const PlotAxis *axis, GfxRect graph) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_CENTRE);
    const int lines = (int)floor((axis->to - axis->from) / axis->step + 0.001);
    const float h = app_px(app, 22);
    float free = -INFINITY; // where the labels already placed end
    Text text = {0};
    for (int i = 0; i <= lines; i++) {
        const double value = axis->from + i * axis->step;
        const float x = x_of(axis, graph, value);
        tick_text(r, axis, value, &text);
        const float half = gfx_text_width(app->gfx, &style, text_string(&text)) / 2;
        if (x - half < free)
            continue;
        gfx_text(app->gfx, &style, gfx_rect(x - half - 1, graph.y + graph.h - h, 2 * half + 2, h),
                 text_string(&text));
        free = x + half + app_px(app, 8);
    }
    text_finish(&text);
}

// What the rows are, at the lower end of the name's column; in two lines if one does not fit.
static void draw_axes_name(App *app, GfxRect column, float h, const GfxStyle *style, const char *text) {
    GfxStyle least = *style;
    least.size = 12 * gfx_layout(app->gfx).scale;
    const bool fits = gfx_text_width(app->gfx, &least, text) <= column.w;
    const float used = fits ? h : fmaxf(h, TWO_LINES);
    gfx_text_name(app->gfx, style, least.size, least.size,
                  gfx_rect(column.x, column.y + column.h - used, column.w, used), text);
}

static void draw_axes(App *app, const BalancePage *page, const BalanceReport *r, const BalanceBlock *block,
                      GfxRect row) {
    const PlotAxes *axes = &page->axes[block->axes];
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    const GfxStyle side = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    const float least = 12 * gfx_layout(app->gfx).scale, h = app_px(app, 28);
    static const char *const sides[] = {[SIDE_BEFORE] = "plot.before", [SIDE_AFTER] = "plot.after"};
    for (int plot = 0; plot < axes->plots; plot++) {
        const PlotPlace place = place_of(app, axes, plot, row);
        if (plot == 0)
            draw_axes_name(app, place.name, h, &title, block->text);
        gfx_text_fit(app->gfx, &title, least,
                     gfx_rect(place.graph.x, row.y, place.graph.w + place.numbers.w, h),
                     axes->axis[plot].title);
        for (int k = 0; k < 2; k++) {
            const GfxRect numbers = number_place(&place, (Side)k);
            gfx_text_fit(app->gfx, &side, least,
                         gfx_rect(numbers.x, row.y + row.h - app_px(app, 22), numbers.w, app_px(app, 22)),
                         words_get(r->words, sides[k]));
        }
        draw_ticks(app, r, &axes->axis[plot], place.graph);
    }
}

// ---- legend

static float draw_legend_entry(App *app, float x, GfxRect row, Color color, bool ring, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT, GFX_LEFT);
    const float y = row.y + row.h / 2, reach = app_px(app, 18);
    const PlotAxis axis = {.from = 0, .to = 1, .step = 1};
    const Estimate estimate = {.known = true, .mean = 0.5, .give = 0.5};
    draw_figure(app, &axis, gfx_rect(x, row.y, 2 * reach, row.h), y, &estimate, color, ring);
    x += 2 * reach + app_px(app, 10);
    return x + app_px(app, 30) +
           gfx_text(app->gfx, &style, gfx_rect(x, row.y, fmaxf(row.x + row.w - x, 1), row.h), text);
}

static void draw_key(App *app, const BalanceReport *r, GfxRect row) {
    float x = draw_legend_entry(app, row.x, row, COLOR_TEXT_DIM, true, words_get(r->words, "plot.before"));
    x = draw_legend_entry(app, x, row, COLOR_ICE, false, words_get(r->words, "plot.after"));
    x = draw_legend_entry(app, x, row, COLOR_GOLD, false, words_get(r->words, "plot.differs"));
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, 11 * gfx_layout(app->gfx).scale,
                 gfx_rect(x, row.y, fmaxf(row.x + row.w - x, 1), row.h), words_get(r->words, "plot.range"));
}

// ---- histogram of game lengths

typedef struct Bars {
    uint32_t from, each; // the first length, and how many lengths share a bar
    int count;
    double share[2][BARS_MOST], most;
} Bars;

static void count_side(Bars *bars, const uint32_t *lengths, uint64_t deals, Side side) {
    for (uint64_t i = 0; i < deals; i++)
        bars->share[side][(lengths[i] - bars->from) / bars->each] += 1.0 / (double)deals;
}

// Expects the lengths sorted.
static Bars bars_of(const BalanceLength *length, uint64_t deals) {
    Bars bars = {.each = 1};
    if (deals == 0)
        return bars;
    const uint32_t *const *each = (const uint32_t *const *)length->each;
    const uint32_t least = each[0][0] < each[1][0] ? each[0][0] : each[1][0];
    const uint32_t most = length->most[0] > length->most[1] ? length->most[0] : length->most[1];
    while ((most - least) / bars.each >= BARS_MOST - 1)
        bars.each = bars.each == 1 ? 2 : bars.each == 2 ? 5 : bars.each + 5;
    bars.from = least / bars.each * bars.each;
    bars.count = (int)((most - bars.from) / bars.each) + 1;
    for (int side = 0; side < 2; side++)
        count_side(&bars, each[side], deals, (Side)side);
    for (int i = 0; i < 2 * bars.count; i++)
        bars.most = fmax(bars.most, bars.share[i % 2][i / 2]);
    return bars;
}

static void draw_bar(App *app, GfxRect ground, double part, float x, float w, Color color) {
    const float h = roundf(ground.h * (float)part);
    if (h >= 1)
        gfx_fill(app->gfx, gfx_rect(x, ground.y + ground.h - h, w, h), color);
}

static void draw_bar_labels(App *app, const Bars *bars, GfxRect ground, float step) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_LEFT);
    const int apart = (int)ceilf(app_px(app, 64) / fmaxf(step, 1));
    for (int i = 0; i<bars->count; i += apart> 0 ? apart : 1) {
        char text[32];
        snprintf(text, sizeof text, "%u", (unsigned)(bars->from + (uint32_t)i * bars->each));
        gfx_text(
            app->gfx, &style,
            gfx_rect(ground.x + step * (float)i, ground.y + ground.h + 2, app_px(app, 60), app_px(app, 22)),
            text);
    }
}

static void draw_bars(App *app, const BalanceReport *r, const BalanceBlock *block, GfxRect row) {
    const Bars bars = bars_of(block->length, r->balance->deals);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    const float head = app_px(app, 34), foot = app_px(app, 26), width = fminf(row.w, app_px(app, TEXT_W));
    const GfxRect ground = gfx_rect(row.x, row.y + head, width, row.h - head - foot);
    gfx_text_fit(app->gfx, &title, 12 * gfx_layout(app->gfx).scale,
                 gfx_rect(row.x, row.y, row.w, app_px(app, 28)), block->text);
    gfx_fill(app->gfx, gfx_rect(ground.x, ground.y + ground.h, ground.w, 1), COLOR_LINE_STRONG);
    if (bars.count == 0)
        return;
    const float step = ground.w / (float)bars.count, w = fmaxf(1, floorf(step * 0.4f));
    for (int i = 0; i < bars.count; i++) {
        const float x = roundf(ground.x + step * (float)i);
        draw_bar(app, ground, bars.share[SIDE_BEFORE][i] / bars.most, x, w, COLOR_TEXT_DIM);
        draw_bar(app, ground, bars.share[SIDE_AFTER][i] / bars.most, x + w, w, COLOR_ICE);
    }
    draw_bar_labels(app, &bars, ground, step);
}

// ---- table

static int count_cells(const char *text) {
    int count = 1;
    for (const char *at = text; (at = strchr(at, '\t')) != NULL; at++)
        count++;
    return count;
}

// A star stands beside the column of numbers.
static void draw_cell(App *app, const GfxStyle *style, GfxRect at, char *text) {
    const GfxStyle star = widget_style(app, GFX_FONT_TEXT_SEMIBOLD, VALUE_SIZE, COLOR_GOLD, GFX_LEFT);
    const float side = app_px(app, STAR_W);
    size_t length = strlen(text);
    const bool starred = length > 0 && text[length - 1] == '*';
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '*'))
        text[--length] = '\0';
    gfx_text_fit(app->gfx, style, 11 * gfx_layout(app->gfx).scale, gfx_rect(at.x, at.y, at.w - side, at.h),
                 text);
    if (starred)
        gfx_text(app->gfx, &star, gfx_rect(at.x + at.w - side + app_px(app, 4), at.y, side, at.h), "*");
}

// The name at the left, the other cells as narrow as they may be, all of a table alike.
static void draw_cells(App *app, const BalanceBlock *block, GfxRect row) {
    const bool heads = block->kind == BLOCK_HEADS;
    const GfxStyle name = widget_style(app, GFX_FONT_TEXT_MEDIUM, TEXT_SIZE, COLOR_HEADING, GFX_LEFT);
    const GfxStyle cell = widget_style(app, heads ? GFX_FONT_TEXT_MEDIUM : GFX_FONT_TEXT, VALUE_SIZE,
                                       heads ? COLOR_HEADING : COLOR_TEXT, GFX_RIGHT);
    const float first = name_width(app, row.w), least = 11 * gfx_layout(app->gfx).scale;
    const int cells = count_cells(block->text);
    const float w =
        floorf(fminf((row.w - first) / (float)(cells > 1 ? cells - 1 : 1), app_px(app, CELL_MOST)));
    const char *at = block->text;
    gfx_fill(app->gfx,
             gfx_rect(row.x, row.y + row.h - 1, first + w * (float)(cells - 1), fmaxf(1, app_px(app, 1))),
             heads ? COLOR_LINE_STRONG : COLOR_LINE);
    for (int i = 0; i < cells; i++) {
        char text[CELL_MAX];
        const size_t length = strcspn(at, "\t");
        snprintf(text, sizeof text, "%.*s", (int)length, at);
        if (i == 0)
            gfx_text_fit(app->gfx, &name, least, gfx_rect(row.x, row.y, first - app_px(app, GAP), row.h),
                         text);
        else
            draw_cell(app, &cell, gfx_rect(row.x + first + w * (float)(i - 1), row.y, w, row.h), text);
        at += length + (at[length] == '\t');
    }
}

// ---- putting it together

static void draw_text(App *app, const BalanceBlock *block, GfxRect at) {
    const GfxStyle style = style_of(app, block->kind);
    const float indent = indent_of(app, block->kind);
    if (block->kind == BLOCK_POINT) {
        const GfxPaint dot = paint_solid(COLOR_TEXT_DIM);
        gfx_circle(app->gfx, at.x + app_px(app, 10), at.y + roundf(line_height(app, block->kind) / 2),
                   fmaxf(2, app_px(app, 3)), &dot);
    }
    gfx_text_wrapped(app->gfx, &style, line_height(app, block->kind), 0,
                     gfx_rect(at.x + indent, at.y, text_width(app, block->kind, at.w), 0),
                     block->text != NULL ? block->text : "");
}

// The head of the rows visible at the top of the window while its own position is scrolled out; NULL: none.
// `y`: where to draw it, pushed out by its last row.
static const BalanceBlock *kept_head(const BalancePage *page, float from, float *y) {
    for (int i = 0; i < page->count; i++) {
        const BalanceBlock *head = &page->block[i], *last = head;
        if (head->kind != BLOCK_AXES || head->top >= from)
            continue;
        for (int k = i + 1; k < page->count && page->block[k].kind == BLOCK_ROW; k++)
            last = &page->block[k];
        const float end = last->top + last->height;
        *y = fminf(from, end - head->height);
        if (last != head && end > from)
            return head;
    }
    return NULL;
}

static void draw_block(App *app, const BalancePage *page, const BalanceReport *report,
                       const BalanceBlock *block, GfxRect place) {
    if (block->kind == BLOCK_ROW)
        draw_row(app, page, report, block, place);
    else if (block->kind == BLOCK_AXES)
        draw_axes(app, page, report, block, place);
    else if (block->kind == BLOCK_KEY)
        draw_key(app, report, place);
    else if (block->kind == BLOCK_BARS)
        draw_bars(app, report, block, place);
    else if (block->kind == BLOCK_HEADS || block->kind == BLOCK_CELLS)
        draw_cells(app, block, place);
    else
        draw_text(app, block, place);
}

void balance_page_draw(App *app, const BalancePage *page, const BalanceReport *report, GfxRect at,
                       GfxRect window) {
    float y = 0;
    const BalanceBlock *head = kept_head(page, window.y - at.y, &y);
    const float covered = head != NULL ? at.y + y + head->height - window.y : 0;
    gfx_clip_push(app->gfx, gfx_rect(window.x, window.y + covered, window.w, window.h - covered));
    for (int i = 0; i < page->count; i++) {
        const BalanceBlock *block = &page->block[i];
        const GfxRect place = gfx_rect(at.x, at.y + block->top, at.w, block->height);
        if (block != head && gfx_is_visible(app->gfx, place))
            draw_block(app, page, report, block, place);
    }
    gfx_clip_pop(app->gfx);
    gfx_clip_push(app->gfx, window);
    if (head != NULL)
        draw_block(app, page, report, head, gfx_rect(at.x, at.y + y, at.w, head->height));
    gfx_clip_pop(app->gfx);
}
