// SPDX-License-Identifier: MIT
// Fits a forecast into two lines. Every note starts in its shortest form; the least important are left out
// until the rest fits; then the most important are lengthened first. No note is truncated.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/forecast_notes.h"

#include <math.h>

#define ICON 17.0F
#define INDENT 24.0F
#define NOTE_GAP 14.0F
#define SIGN 14.0F
#define SIGN_GAP 7.0F // before each but the first
#define LINE 18.0F

static GfxStyle note_style(const App *app) {
    return widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
}

// ---- how much room a note takes

static bool has_form(const ForecastNote *note, NoteForm form) {
    return form == NOTE_SIGNS   ? note->signs > 0 || note->sign_says_it
           : form == NOTE_BRIEF ? note->brief[0] != 0
                                : true;
}

static NoteForm shortest_form(const ForecastNote *note) {
    NoteForm form = NOTE_SIGNS;
    while (!has_form(note, form))
        form++;
    return form;
}

static const char *note_text(const ForecastNote *note, NoteForm form) {
    return form == NOTE_BRIEF ? note->brief : note->full;
}

static float sign_width(App *app, const CardTable *table, const ForecastSign *sign) {
    const GfxStyle style = note_style(app);
    return lpx(table, SIGN + 2) + gfx_text_width(app->gfx, &style, sign->number);
}

static float note_width(App *app, const CardTable *table, const ForecastNote *note, NoteForm form) {
    const GfxStyle style = note_style(app);
    float width = lpx(table, form == NOTE_SIGNS && note->signs == 0 ? ICON : INDENT);
    if (form != NOTE_SIGNS)
        return ceilf(width + gfx_text_width(app->gfx, &style, note_text(note, form))) + 1;
    for (int i = 0; i < note->signs; i++)
        width += sign_width(app, table, &note->sign[i]) + (i > 0 ? lpx(table, SIGN_GAP) : 0);
    return ceilf(width);
}

// ---- which notes, at which length

// How many lines it needs besides the first.
static int more_lines(App *app, const ForecastNote *note, NoteForm form, float width) {
    const GfxStyle style = note_style(app);
    const int count = gfx_text_lines(app->gfx, &style, width, note_text(note, form));
    return count > 1 ? count - 1 : 0;
}

// Places the notes one after another. False: too many lines.
static bool arrange(App *app, const CardTable *table, const ForecastText *told, float width,
                    ForecastLines *lines) {
    float x = 0;
    lines->lines = 0;
    for (int i = 0; i < told->count; i++) {
        const NoteForm form = lines->spot[i].form;
        if (form == NOTE_LEFT_OUT)
            continue;
        const float w = note_width(app, table, &told->note[i], form);
        if (lines->lines == 0 || x + w > width) {
            x = 0;
            lines->lines++;
        }
        lines->spot[i].line = lines->lines - 1;
        lines->spot[i].x = x;
        lines->spot[i].w = fminf(w, width);
        if (w > width && form == NOTE_SIGNS)
            return false;
        if (w > width)
            lines->lines += more_lines(app, &told->note[i], form, width - lpx(table, INDENT));
        x += w + lpx(table, NOTE_GAP);
    }
    return lines->lines <= FORECAST_LINES;
}

// False: only one is left.
static bool leave_one_out(const ForecastText *told, ForecastLines *lines) {
    int least = -1, left = 0;
    for (int i = 0; i < told->count; i++) {
        if (lines->spot[i].form == NOTE_LEFT_OUT)
            continue;
        left++;
        if (least < 0 || told->note[i].weight >= told->note[least].weight)
            least = i;
    }
    if (left <= 1)
        return false;
    lines->spot[least].form = NOTE_LEFT_OUT;
    return true;
}

// Gives each note this form if all still fit.
static void lengthen(App *app, const CardTable *table, const ForecastText *told, float width, NoteForm form,
                     ForecastLines *lines) {
    for (int i = 0; i < told->count; i++) {
        const NoteForm before = lines->spot[i].form;
        if (before == NOTE_LEFT_OUT || before >= form || !has_form(&told->note[i], form))
            continue;
        lines->spot[i].form = form;
        if (!arrange(app, table, told, width, lines))
            lines->spot[i].form = before;
    }
}

void tactics_forecast_fit(App *app, const CardTable *table, const ForecastText *told, float width,
                          ForecastLines *lines) {
    *lines = (ForecastLines){.lines = 0};
    for (int i = 0; i < told->count; i++)
        lines->spot[i].form = shortest_form(&told->note[i]);
    while (!arrange(app, table, told, width, lines) && leave_one_out(told, lines))
        continue;
    lengthen(app, table, told, width, NOTE_BRIEF, lines);
    lengthen(app, table, told, width, NOTE_FULL, lines);
    arrange(app, table, told, width, lines);
}

// ---- drawing

static void draw_signs(App *app, const CardTable *table, const ForecastNote *note, GfxRect at) {
    const float size = lpx(table, SIGN);
    for (int i = 0; i < note->signs; i++) {
        const ForecastSign *sign = &note->sign[i];
        const float w = sign_width(app, table, sign);
        icon_at(app, sign->icon, at.x, at.y + (at.h - size) / 2, size, sign->color);
        words_at(app, gfx_rect(at.x + size + lpx(table, 2), at.y, w - size, at.h), GFX_FONT_TEXT, 14,
                 COLOR_TEXT, GFX_LEFT, sign->number);
        at.x += w + lpx(table, SIGN_GAP);
    }
}

static void draw_spot(App *app, const CardTable *table, const ForecastNote *note, NoteForm form, GfxRect at) {
    const float indent = lpx(table, INDENT), size = lpx(table, ICON);
    const GfxStyle style = note_style(app);
    icon_at(app, note->icon, at.x, at.y + (at.h - size) / 2, size, note->color);
    const GfxRect rest = gfx_rect(at.x + indent, at.y, at.w - indent, at.h);
    if (form == NOTE_SIGNS)
        draw_signs(app, table, note, rest);
    else
        gfx_text_wrapped(app->gfx, &style, at.h, 0, gfx_rect(rest.x, rest.y, rest.w, 0),
                         note_text(note, form));
}

float tactics_forecast_draw_lines(App *app, const CardTable *table, const ForecastText *told, GfxRect at,
                                  bool draw) {
    const float line = widget_line(app, LINE);
    ForecastLines lines;
    tactics_forecast_fit(app, table, told, at.w, &lines);
    for (int i = 0; draw && i < told->count; i++)
        if (lines.spot[i].form != NOTE_LEFT_OUT)
            draw_spot(app, table, &told->note[i], lines.spot[i].form,
                      gfx_rect(at.x + lines.spot[i].x, at.y + (float)lines.spot[i].line * line,
                               lines.spot[i].w, line));
    return (float)lines.lines * line;
}
