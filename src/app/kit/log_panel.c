// SPDX-License-Identifier: MIT
// The visible rows of the history, found by stepping through items and the headings above them.
#include "app/kit/log_panel.h"
#include "app/kit/draw.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "core/utf8.h"

#include <stdio.h>
#include <string.h>

// Logical pixels.
#define HEAD 46.0F
#define HEAD_LOW 40.0F // of a panel that has few lines
#define LOW 200.0F     // so high it is
#define FOOT 10.0F
#define ROUND_H 34.0F
#define TURN_H 25.0F
#define TEXT_LEFT 42.0F
#define TEXT_RIGHT 20.0F

// ---- stepping through the rows

static bool has_heading(const GameLog *log, int item, LogRowKind kind) {
    const GameLogItem *own = game_log_item(log, item);
    const GameLogItem *last = item > 0 ? game_log_item(log, item - 1) : NULL;
    if (kind == LOG_ROUND)
        return own->round > 0 && (last == NULL || last->round != own->round);
    // The reveal and scoring phases need no heading.
    return own->headed && (last == NULL || last->part != own->part);
}

static const Captain *greeting(const App *app, int item) {
    const SessionOptions *options = session_options(app->session);
    const int seat = item + SEATS_MAX;
    return seat < options->setup.seats ? options->captain[seat] : NULL;
}

// The item says the same as the one before it, in the same turn.
static bool repeats(const App *app, const CardTable *table, const GameLog *log, int item) {
    if (item <= 0)
        return false;
    const GameLogItem *own = game_log_item(log, item), *last = game_log_item(log, item - 1);
    char told[LOG_LINE_MAX], before[LOG_LINE_MAX];
    if (own->part != last->part || own->round != last->round || own->event.kind != last->event.kind ||
        own->event.seat != last->event.seat || own->event.row != last->event.row)
        return false;
    table->game->show->sentence(app, table->looks, own, told);
    table->game->show->sentence(app, table->looks, last, before);
    return strcmp(told, before) == 0;
}

static bool is_there(const App *app, const CardTable *table, const GameLog *log, const LogRow *row,
                     int items) {
    if (row->kind == LOG_GREETING)
        return greeting(app, row->item) != NULL;
    if (row->kind == LOG_LINE) // those alike are told once, where the last of them is
        return row->item + 1 >= items || !repeats(app, table, log, row->item + 1);
    return has_heading(log, row->item, (LogRowKind)row->kind);
}

static bool step(const App *app, const CardTable *table, const GameLog *log, LogRow *row, int items, int by) {
    for (;;) {
        const bool on = by > 0 ? row->kind >= LOG_LINE : row->kind == LOG_ROUND || row->kind == LOG_GREETING;
        if (on) {
            row->item += by;
            row->kind = row->item < 0 ? LOG_GREETING : by > 0 ? LOG_ROUND : LOG_LINE;
        } else {
            row->kind = (uint8_t)(row->kind + by);
        }
        if (row->item < -SEATS_MAX || row->item >= items)
            return false;
        if (!is_there(app, table, log, row, items))
            continue;
        row->times = 1;
        for (int item = row->item; row->kind == LOG_LINE && repeats(app, table, log, item); item--)
            row->times++;
        return true;
    }
}

// ---- lines

// The line after the name, if it begins with it; else the whole line.
static const char *behind_name(const char *line, const char *name) {
    const size_t length = strlen(name);
    if (length == 0 || strncmp(line, name, length) != 0)
        return line;
    const char *rest = line + length;
    return strncmp(rest, ": ", 2) == 0 ? rest + 2 : rest[0] == ' ' ? rest + 1 : line;
}

// "übernimmt" becomes "Übernimmt"; a letter and its capital are equally long.
static void begin_with_capital(char *text) {
    char first[8] = "", capital[8];
    const size_t length = utf8_length(text, strlen(text));
    memcpy(first, text, length);
    utf8_capitals(capital, sizeof capital, first);
    memcpy(text, capital, length);
}

// The sentence after the name of the seat whose turn it is, with or without article; else the whole sentence.
static const char *behind_turn(const App *app, const GameLogItem *item, const char *whole) {
    char name[LOG_LINE_MAX];
    const char *heading = seat_name(app, item->turn);
    name_in_case(app, heading, WORDS_NOMINATIVE, true, name, sizeof name);
    const char *rest = behind_name(whole, name);
    return rest == whole ? behind_name(whole, heading) : rest;
}

void log_line(const App *app, const CardTable *table, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    char whole[LOG_LINE_MAX];
    table->game->show->sentence(app, table->looks, item, whole);
    text_copy(text, LOG_LINE_MAX, whole);
    if (!item->headed || item->turn == SEAT_NONE || behind_turn(app, item, whole) == whole)
        return;
    // The verb must agree with the name in the heading.
    words_set_heading(app->words, seat_name(app, item->turn));
    table->game->show->sentence(app, table->looks, item, whole);
    words_set_heading(app->words, NULL);
    text_copy(text, LOG_LINE_MAX, behind_turn(app, item, whole));
    begin_with_capital(text);
}

void log_row_line(const App *app, const CardTable *table, const LogRow *row, char text[LOG_LINE_MAX]) {
    log_line(app, table, game_log_item(session_log(app->session), row->item), text);
    const size_t length = strlen(text);
    if (row->times > 1)
        snprintf(text + length, LOG_LINE_MAX - length, " \xC3\x97%d", row->times);
}

Seat log_greeting(const App *app, const LogRow *row, char text[LOG_LINE_MAX]) {
    const Captain *captain = greeting(app, row->item);
    ui_fill(app, text, LOG_LINE_MAX, UI_TABLE_SAYS,
            STR("name", captain_word(app, app->catalog, captain, "name")),
            STR("words", captain_word(app, app->catalog, captain, "greets")));
    return (Seat)(row->item + SEATS_MAX);
}

// ---- heights

static float height_of(App *app, const CardTable *table, GfxRect box, LogRow row) {
    if (row.kind == LOG_ROUND || row.kind == LOG_TURN)
        return app_px(app, row.kind == LOG_ROUND ? ROUND_H : TURN_H);
    char text[LOG_LINE_MAX];
    if (row.kind == LOG_GREETING)
        log_greeting(app, &row, text);
    else
        log_row_line(app, table, &row, text);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float width = box.w - lpx(table, TEXT_LEFT + TEXT_RIGHT);
    return (float)gfx_text_lines(app->gfx, &style, width, text) * widget_line(app, 19) + app_px(app, 7);
}

// The number of rows after those that fill the panel when it shows the oldest one: the largest scroll.
static int rows_beyond(App *app, const CardTable *table, const GameLog *log, const LogPanel *panel,
                       int items) {
    LogRow row = {.item = -SEATS_MAX - 1, .kind = LOG_GREETING};
    float y = 0;
    int all = 0, fit = 0;
    while (step(app, table, log, &row, items, 1)) {
        if (fit == all && y <= panel->lines.h) {
            y += height_of(app, table, panel->box, row);
            fit += y <= panel->lines.h;
        }
        all++;
    }
    return all - fit;
}

void log_panel_lay(App *app, const CardTable *table, LogPanel *panel, GfxRect box, int items) {
    const GameLog *log = session_log(app->session);
    panel->box = box;
    const float head = box.h < app_px(app, LOW) ? HEAD_LOW : HEAD;
    panel->head = gfx_rect(box.x, box.y, box.w, app_px(app, head));
    panel->lines = gfx_rect(box.x, box.y + panel->head.h, box.w, box.h - app_px(app, head + FOOT));
    panel->scroll_max = rows_beyond(app, table, log, panel, items);
    log_panel_scroll(panel, 0);
    panel->rows = 0;
    LogRow row = {.item = items, .kind = LOG_ROUND};
    bool more = step(app, table, log, &row, items, -1);
    for (int i = 0; i < panel->scroll && more; i++)
        more = step(app, table, log, &row, items, -1);
    float left = panel->lines.h;
    // Collect rows from the last visible one upwards; afterwards set their positions.
    while (more && panel->rows < LOG_ROWS_SHOWN) {
        row.h = height_of(app, table, box, row);
        if (row.h > left && panel->rows == 0) // the newest one is then shown in smaller letters
            row.h = left;
        if (row.h > left)
            break;
        left -= row.h;
        panel->row[panel->rows++] = row;
        more = step(app, table, log, &row, items, -1);
    }
    for (int i = 0; i < panel->rows / 2; i++) {
        const LogRow swap = panel->row[i];
        panel->row[i] = panel->row[panel->rows - 1 - i];
        panel->row[panel->rows - 1 - i] = swap;
    }
    float y = panel->lines.y;
    for (int i = 0; i < panel->rows; i++) {
        panel->row[i].y = y;
        y += panel->row[i].h;
    }
}

void log_panel_scroll(LogPanel *panel, int rows) {
    panel->scroll += rows;
    if (panel->scroll > panel->scroll_max)
        panel->scroll = panel->scroll_max;
    if (panel->scroll < 0)
        panel->scroll = 0;
}

int log_panel_page(const LogPanel *panel) {
    return panel->rows > 2 ? panel->rows - 1 : 1;
}
