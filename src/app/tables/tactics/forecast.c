// SPDX-License-Identifier: MIT
// What a held card would bring about where it is held: what it would turn over, whether the row is full then,
// and the powers before and after.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NOTES_MAX 8
#define LINE_H 34.0F // of a seat
#define TITLE_H 30.0F

typedef struct ForecastNote {
    char text[200];
    const char *icon;
    Color color;
} ForecastNote;

typedef struct ForecastTold {
    Forecast cast;
    ForecastNote note[NOTES_MAX];
    int count;
} ForecastTold;

// ---- which command is meant

bool table_forecast(const App *app, const CardTable *table, Forecast *cast) {
    const Hit *hit = hits_find(&app->hits, table_meant(app, table));
    if (table->showing || !table_deciding(app) || hit == NULL || !hit->has_command || !hit->enabled)
        return false;
    return forecast(table_looks_rules(table->looks), seen(table), &hit->command, cast);
}

// ---- in words

static void add_note(ForecastTold *told, const char *icon, Color color, const char *text) {
    if (told->count == NOTES_MAX)
        return;
    ForecastNote *note = &told->note[told->count++];
    note->icon = icon;
    note->color = color;
    text_copy(note->text, sizeof note->text, text);
}

static void tell_turned(const App *app, ForecastTold *told) {
    const Forecast *cast = &told->cast;
    char text[200];
    if (cast->turns == 0 && cast->stays_down)
        add_note(told, "icons/phosphor/check.svg", COLOR_POSITIVE, ui_word(app, UI_FORECAST_STAYS_DOWN));
    if (cast->turns == 0)
        return;
    ui_format(app, text, sizeof text, cast->acts ? UI_FORECAST_REVEALS : UI_FORECAST_TURNS_UP, "name",
              seat_name(app, cast->turned), (char *)NULL);
    add_note(told, "icons/phosphor/warning.svg", COLOR_GOLD, text);
}

static void tell_powers(const App *app, ForecastTold *told) {
    const Forecast *cast = &told->cast;
    char count[8], text[200];
    if (cast->row_count == 0) {
        add_note(told, "icons/phosphor/question.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_HIDDEN));
        return;
    }
    if (!cast->up)
        add_note(told, "icons/phosphor/info.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_AS_REVEALED));
    if (cast->one_time)
        add_note(told, "icons/phosphor/info.svg", COLOR_TEXT_DIM, ui_word(app, UI_FORECAST_ONE_TIME));
    if (cast->rows[0].down == 0)
        return;
    snprintf(count, sizeof count, "%u", cast->rows[0].down);
    ui_format(app, text, sizeof text, cast->rows[0].down == 1 ? UI_FORECAST_OPEN_ONE : UI_FORECAST_OPEN,
              "count", count, (char *)NULL);
    add_note(told, "icons/phosphor/question.svg", COLOR_TEXT_DIM, text);
}

static bool tell(const App *app, const CardTable *table, ForecastTold *told) {
    memset(told, 0, sizeof *told);
    if (!table_forecast(app, table, &told->cast))
        return false;
    const Forecast *cast = &told->cast;
    add_note(told, cast->up ? "icons/phosphor/eye.svg" : "glyphs/facedown.svg", COLOR_TEXT,
             ui_word(app, cast->up         ? UI_FORECAST_UP
                          : cast->shielded ? UI_FORECAST_SHIELDED
                                           : UI_FORECAST_DOWN));
    tell_turned(app, told);
    if (cast->ends)
        add_note(told, "icons/phosphor/flag.svg", COLOR_GOLD, ui_word(app, UI_FORECAST_ENDS));
    else if (cast->fills)
        add_note(told, "icons/phosphor/stack.svg", COLOR_TEXT, ui_word(app, UI_FORECAST_FILLS));
    tell_powers(app, told);
    return true;
}

// ---- drawing; with `draw` false they only measure

static void draw_change(App *app, const CardTable *table, GfxRect line, float before, float after,
                        bool leads) {
    char text[16];
    const float arrow = lpx(table, 14), number = lpx(table, 62), right = line.x + line.w - lpx(table, 10);
    const Color quiet = leads ? COLOR_TEXT : COLOR_TEXT_DIM; // on the leader's colour
    format_power(app, text, before);
    words_at(app, gfx_rect(right - 2 * number - arrow, line.y, number - lpx(table, 6), line.h),
             GFX_FONT_DISPLAY, 17, quiet, GFX_RIGHT, text);
    icon_at(app, "icons/phosphor/caret-right.svg", right - number - arrow, line.y + (line.h - arrow) / 2,
            arrow, quiet);
    format_power(app, text, after);
    words_at(app, gfx_rect(right - number, line.y, number, line.h), GFX_FONT_DISPLAY_BOLD, 21,
             after > before   ? COLOR_POSITIVE
             : after < before ? COLOR_GOLD
                              : COLOR_HEADING,
             GFX_RIGHT, text);
    if (leads)
        icon_at(app, "glyphs/crown.svg", right - 2 * number - arrow - lpx(table, 14),
                line.y + (line.h - arrow) / 2, arrow, COLOR_GOLD);
}

static void draw_side(App *app, const CardTable *table, const ForecastRow *row, GfxRect line, Seat seat) {
    const Seat ally = table_sums_teams(table) ? table_ally(table, seat) : SEAT_NONE;
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const bool leads = row->leader_after == seat || (ally != SEAT_NONE && row->leader_after == ally);
    const GfxPaint fill = paint_solid(leads ? color_mix(colors->deep, colors->dark, 0.45F) : COLOR_INSET);
    float before = row->before[seat], after = row->after[seat];
    char name[120];
    if (ally != SEAT_NONE) {
        before += row->before[ally];
        after += row->after[ally];
    }
    gfx_panel(app->gfx, line, lpx(table, 7), &fill, fmaxf(1, lpx(table, 1)),
              leads ? colors->main : COLOR_LINE);
    emblem_at(app, palette, line.x + lpx(table, 10), line.y + (line.h - lpx(table, 18)) / 2, lpx(table, 18),
              colors->main);
    words_fit(app, gfx_rect(line.x + lpx(table, 36), line.y, line.w - lpx(table, 36 + 172), line.h),
              GFX_FONT_DISPLAY, 15, 11, COLOR_HEADING, GFX_LEFT,
              ally != SEAT_NONE ? table_team_name(app, table, seat, name, sizeof name)
                                : seat_name(app, seat));
    draw_change(app, table, line, before / 8, after / 8, leads);
}

static float draw_row(App *app, const CardTable *table, const ForecastRow *row, GfxRect at, bool draw) {
    float used = lpx(table, TITLE_H);
    char text[120];
    if (draw)
        words_fit(app, gfx_rect(at.x, at.y, at.w, used - lpx(table, 6)), GFX_FONT_DISPLAY, 16, 12,
                  COLOR_HEADING, GFX_LEFT,
                  ui_format(app, text, sizeof text, UI_FORECAST_ROW, "target",
                            table_row_name(table, row->row), (char *)NULL));
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        if (table_sums_teams(table) && table_ally(table, seat) < seat)
            continue;
        if (draw)
            draw_side(app, table, row, gfx_rect(at.x, at.y + used, at.w, lpx(table, LINE_H - 4)), seat);
        used += lpx(table, LINE_H);
    }
    return used + lpx(table, 6);
}

static float draw_note(App *app, const CardTable *table, const ForecastNote *note, GfxRect at, bool draw) {
    const float indent = lpx(table, 26), size = lpx(table, 17);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float line = widget_line(app, 19);
    if (draw) {
        icon_at(app, note->icon, at.x, at.y + lpx(table, 1), size, note->color);
        gfx_text_wrapped(app->gfx, &style, line, 0, gfx_rect(at.x + indent, at.y, at.w - indent, 0),
                         note->text);
    }
    return (float)gfx_text_lines(app->gfx, &style, at.w - indent, note->text) * line + lpx(table, 6);
}

static float draw_told(App *app, const CardTable *table, const ForecastTold *told, GfxRect at, bool draw) {
    const float top = at.y;
    for (int i = 0; i < told->cast.row_count; i++)
        at.y += draw_row(app, table, &told->cast.rows[i], at, draw);
    for (int i = 0; i < told->count; i++)
        at.y += draw_note(app, table, &told->note[i], at, draw);
    return at.y - top;
}

float tactics_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    ForecastTold told;
    return tell(app, table, &told) ? draw_told(app, table, &told, column, draw) : 0;
}

GfxRect tactics_forecast_beside(const App *app, const CardTable *table) {
    Forecast cast;
    return table_forecast(app, table, &cast) ? own(table)->layout.column[cast.row].frame : (GfxRect){0};
}
