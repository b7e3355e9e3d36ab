// SPDX-License-Identifier: MIT
// Draws the list that sums up what others did: who leads and how the numbers have changed, the lines that
// matter, and the rest if it is unfolded.
#include "app/kit/draw.h"
#include "app/kit/event_look.h"
#include "app/kit/game_show.h"
#include "app/kit/game_summary.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"

#include <math.h>
#include <stdio.h>

#define EDGE 18.0F // logical, like all of these
#define TITLE_H 46.0F
#define CHIP_H 34.0F
#define CHIP_GAP 8.0F
#define HEAD_H 26.0F
#define LINE_H 24.0F
#define CHIPS_IN_ROW 4
#define SIGNS_W 140.0F // of the buttons beside the title

// The seats, or teams, whose numbers are shown: the viewer's own first. None if they are secret.
static int chips_of(const CardTable *table, Seat seats[SEATS_MAX]) {
    const Standing *now = &table->hurry.after;
    const uint8_t all = table->layout.seats;
    int count = 0;
    for (int i = 0; i < all && !now->secret; i++) {
        const Seat seat = (Seat)((table->front + i) % all);
        bool has = false;
        for (int k = 0; k < count; k++)
            has |= now->with[seats[k]] == now->with[seat];
        if (!has)
            seats[count++] = seat;
    }
    return count;
}

static int rows_of(int chips) {
    return (chips + CHIPS_IN_ROW - 1) / CHIPS_IN_ROW;
}

float summary_more_height(const CardTable *table) {
    return fmaxf(LINE_H, SUMMARY_HIT / table->layout.s);
}

float summary_height(const CardTable *table, const SummaryPage *page, float *more) {
    Seat seats[SEATS_MAX];
    const int others = page->count - page->own, heads = (page->own > 0) + (page->own > 0 && others > 0);
    float h = TITLE_H + 10 + (float)rows_of(chips_of(table, seats)) * (CHIP_H + CHIP_GAP) +
              HEAD_H * (float)heads + LINE_H * (float)page->count;
    if (more != NULL)
        *more = h;
    h += (page->left_out > 0 ? summary_more_height(table) : 0) + LINE_H * (float)page->unfolded;
    return h + EDGE;
}

// ---- numbers

static const char *counted(const App *app, const CardTable *table, int number, char text[60]) {
    if (table->game->counted != NULL)
        return app_fill(app, text, 60, table->game->counted, NUM("amount", number));
    snprintf(text, 60, "%d", number);
    return text;
}

// "12 → 15 VP", or "12 VP".
static void write_number(const App *app, const CardTable *table, Seat seat, char text[80]) {
    const Standing *now = &table->hurry.after, *before = &table->hurry.before;
    const Seat with = now->with[seat] < SEATS_MAX ? now->with[seat] : seat;
    char number[60];
    counted(app, table, now->number[with], number);
    if (before->number[with] != now->number[with])
        snprintf(text, 80, "%d → %s", before->number[with], number);
    else
        text_copy(text, 80, number);
}

// "12 → 15", or "12".
static void write_bare_number(const CardTable *table, Seat seat, char text[80]) {
    const Standing *now = &table->hurry.after, *before = &table->hurry.before;
    const Seat with = now->with[seat] < SEATS_MAX ? now->with[seat] : seat;
    if (before->number[with] != now->number[with])
        snprintf(text, 80, "%d → %d", before->number[with], now->number[with]);
    else
        snprintf(text, 80, "%d", now->number[with]);
}

static void draw_chip(App *app, const CardTable *table, GfxRect at, Seat seat, bool leads) {
    const Standing *now = &table->hurry.after, *before = &table->hurry.before;
    const Seat with = now->with[seat] < SEATS_MAX ? now->with[seat] : seat;
    const int more = now->number[with] - before->number[with];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const float sign = lpx(table, 18), edge = lpx(table, 8), crown = leads ? lpx(table, 24) : 0;
    char number[80];
    const GfxPaint ground = paint_solid(COLOR_RAISED);
    gfx_round(app->gfx, at, lpx(table, 6), &ground);
    gfx_fill(app->gfx, gfx_rect(at.x, at.y + lpx(table, 4), lpx(table, 3), at.h - lpx(table, 8)),
             colors->main);
    emblem_at(app, seat_palette(app, seat), at.x + edge + lpx(table, 2), at.y + (at.h - sign) / 2, sign,
              colors->main);
    write_number(app, table, seat, number);
    const float from = at.x + edge + sign + lpx(table, 10), room = at.x + at.w - edge - crown - from;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 17, COLOR_WHITE, GFX_RIGHT),
                   least = widget_style(app, GFX_FONT_DISPLAY_BOLD, 11, COLOR_WHITE, GFX_LEFT);
    // A name comes before what is counted, which the bar above says too.
    if (gfx_text_width(app->gfx, &least, seat_name(app, seat)) + gfx_text_width(app->gfx, &style, number) +
            lpx(table, 8) >
        room)
        write_bare_number(table, seat, number);
    const float number_w = fminf(room * 0.6F, gfx_text_width(app->gfx, &style, number) + lpx(table, 2)),
                name_w = room - number_w - lpx(table, 6);
    GfxStyle name = widget_style(app, GFX_FONT_DISPLAY_BOLD, 16, colors->light, GFX_LEFT);
    name.brief = true; // the bar above has all of it
    gfx_text_fit(app->gfx, &name, fmaxf(lpx(table, 11), 11), gfx_rect(from, at.y, name_w, at.h),
                 seat_name(app, seat));
    words_fit(app, gfx_rect(from + room - number_w, at.y, number_w, at.h), GFX_FONT_DISPLAY_BOLD, 17, 12,
              more > 0   ? COLOR_POSITIVE
              : more < 0 ? COLOR_DAMAGE
                         : COLOR_WHITE,
              GFX_RIGHT, number);
    if (leads)
        icon_at(app, "glyphs/crown.svg", at.x + at.w - edge - sign, at.y + (at.h - sign) / 2, sign,
                COLOR_GOLD);
}

// Returns the height of all rows.
static float draw_chips(App *app, const CardTable *table, GfxRect at, Seat first) {
    Seat seats[SEATS_MAX];
    const int count = chips_of(table, seats), rows = rows_of(count),
              columns = rows > 0 ? (count + rows - 1) / rows : 1;
    const float gap = lpx(table, CHIP_GAP), h = lpx(table, CHIP_H),
                w = (at.w - gap * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < count; i++) {
        const int row = i / columns, column = i % columns;
        draw_chip(app, table, gfx_rect(at.x + (w + gap) * (float)column, at.y + (h + gap) * (float)row, w, h),
                  seats[i], table->hurry.after.with[seats[i]] == first && first != SEAT_NONE);
    }
    return (float)rows * (h + gap);
}

// ---- lines

static void draw_line(App *app, const CardTable *table, GfxRect at, int index, Color ink) {
    const GameLogItem *item = game_log_item(session_log(app->session), index);
    const Seat does = table->game->show->line_seat(app, item);
    const float sign = lpx(table, 15), left = lpx(table, 28);
    char text[LOG_LINE_MAX];
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, ink, GFX_LEFT);
    style.strong = COLOR_HEADING;
    if (does != SEAT_NONE)
        emblem_at(app, seat_palette(app, does), at.x + lpx(table, 3), at.y + (at.h - sign) / 2, sign,
                  palette_faction(seat_palette(app, does))->main);
    table->game->show->sentence(app, table->looks, item, text);
    gfx_text_fit(app->gfx, &style, lpx(table, 12), gfx_rect(at.x + left, at.y, at.w - left, at.h), text);
}

static float draw_head(App *app, const CardTable *table, GfxRect at, UiWord word) {
    words_fit(app, gfx_rect(at.x, at.y, at.w, lpx(table, HEAD_H)), GFX_FONT_DISPLAY_BOLD, 15, 12, COLOR_ICE,
              GFX_LEFT, ui_word(app, word));
    return lpx(table, HEAD_H);
}

static void draw_more(App *app, const CardTable *table, GfxRect at, const SummaryPage *page) {
    const Hit *hit = hits_find(&app->hits, "button:summary_more");
    const bool lit = hit != NULL && widget_hovered(app, hit->id), open = page->unfolded > 0;
    const float sign = lpx(table, 14);
    const Color ink = lit ? COLOR_HEADING : COLOR_TEXT_DIM;
    char text[120];
    icon_at(app, open ? "icons/phosphor/caret-up.svg" : "icons/phosphor/caret-down.svg", at.x + lpx(table, 3),
            at.y + (at.h - sign) / 2, sign, ink);
    words_fit(app, gfx_rect(at.x + lpx(table, 28), at.y, at.w - lpx(table, 28), at.h), GFX_FONT_TEXT, 15, 12,
              ink, GFX_LEFT,
              ui_fill(app, text, sizeof text,
                      page->left_out == 1 ? UI_TABLE_MEANWHILE_ONE : UI_TABLE_MEANWHILE_MORE,
                      NUM("count", page->left_out)));
}

static void draw_lines(App *app, const CardTable *table, GfxRect at, const SummaryPage *page) {
    const float line = lpx(table, LINE_H);
    float y = at.y;
    for (int i = 0; i < page->count; i++, y += line) {
        if (page->own > 0 && (i == 0 || i == page->own))
            y += draw_head(app, table, gfx_rect(at.x, y, at.w, 0),
                           i == 0 ? UI_TABLE_MEANWHILE_YOU : UI_TABLE_MEANWHILE_OTHERS);
        draw_line(app, table, gfx_rect(at.x, y, at.w, line), page->item[i],
                  i < page->own ? COLOR_HEADING : COLOR_TEXT);
    }
    const float more = page->left_out > 0 ? lpx(table, summary_more_height(table)) : 0;
    if (more > 0)
        draw_more(app, table, gfx_rect(at.x, y, at.w, more), page);
    y += more;
    for (int i = 0; i < page->unfolded; i++, y += line)
        draw_line(app, table, gfx_rect(at.x, y, at.w, line), page->folded[i], COLOR_TEXT_DIM);
}

// ---- all of it

static void draw_sign(App *app, const char *id, const char *icon, KeyAction key, bool on) {
    if (hits_find(&app->hits, id) != NULL)
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN, .icon = icon, .text_size = 17, .key = key, .on = on});
}

static void draw_title(App *app, const CardTable *table, GfxRect at, Seat first) {
    char text[160], number[60];
    const char *title = ui_word(app, UI_TABLE_MEANWHILE);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_HEADING, GFX_LEFT);
    const float w = gfx_text_width(app->gfx, &style, title) + lpx(table, 18);
    words_fit(app, at, GFX_FONT_DISPLAY_BOLD, 24, 16, COLOR_HEADING, GFX_LEFT, title);
    if (first == SEAT_NONE || w >= at.w)
        return;
    words_fit(app, gfx_rect(at.x + w, at.y, at.w - w, at.h), GFX_FONT_DISPLAY_BOLD, 18, 12, COLOR_GOLD,
              GFX_LEFT,
              ui_fill(app, text, sizeof text, UI_TABLE_MEANWHILE_LEADS, STR("name", seat_name(app, first)),
                      STR("number", counted(app, table, table->hurry.after.number[first], number))));
}

void draw_summary(App *app, const CardTable *table) {
    SummaryPage page;
    if (!summary_is_shown(table) || hits_find(&app->hits, "summary") == NULL)
        return;
    if (table->hurry.by_game) {
        table->game->show->summary->draw(app, table);
        return;
    }
    summary_page(app, table, table->hurry.page, &page);
    const GfxRect box = table->hurry.box;
    const Seat first = summary_leader(&table->hurry.after, table->layout.seats);
    const float edge = lpx(table, EDGE), w = box.w - 2 * edge;
    draw_solid_panel(app, table, box, COLOR_LINE_STRONG);
    draw_title(app, table,
               gfx_rect(box.x + edge, box.y + lpx(table, 8), w - lpx(table, SIGNS_W), lpx(table, 40)), first);
    draw_sign(app, "button:summary_back", "icons/phosphor/caret-left.svg", ACTION_NONE, false);
    draw_sign(app, "button:summary_on", "icons/phosphor/caret-right.svg", ACTION_NONE, false);
    draw_sign(app, "button:summary_keep", "icons/phosphor/pause.svg", ACTION_NONE, table->hurry.until == 0);
    float y = box.y + lpx(table, TITLE_H + 10);
    y += draw_chips(app, table, gfx_rect(box.x + edge, y, w, 0), first);
    draw_lines(app, table, gfx_rect(box.x + edge, y, w, 0), &page);
}
