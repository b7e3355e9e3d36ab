// SPDX-License-Identifier: MIT
// The summary of what others did at once: by seat, whose number has become what, and the weightiest lines of
// the history (GameShow.weights).
#include "app/kit/draw.h"
#include "app/kit/game_show.h"
#include "app/kit/game_summary.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/log_panel.h"
#include "engine/game_facts.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define WIDTH 760.0F // logical, like all of these
#define EDGE 18.0F
#define TITLE_H 40.0F
#define HEAD_H 30.0F
#define LINE_H 23.0F
#define PART_GAP 6.0F
#define ARROW 40.0F
#define GLOW 12.0F
#define WEIGHT_MS 10000.0F // more than any event takes

// ---- what it says

static float weight(const CardTable *table, const GameLogItem *item) {
    const GameShow *show = table->game->show;
    const uint8_t kind = item->event.kind;
    const float counts = show->weights != NULL && kind < show->event_kinds ? show->weights[kind] : 0;
    return counts * WEIGHT_MS + event_look(table->game, &item->event)->ms;
}

static bool is_of(const GameLogItem *item, Seat seat) {
    return (item->turn < SEATS_MAX ? item->turn : SEAT_NONE) == seat;
}

// Replaces the lightest line of a full part by a heavier one.
static void take_heavier(const CardTable *table, const GameLog *log, SummaryPart *part, int item) {
    int lightest = 0;
    for (int i = 1; i < part->count; i++)
        if (weight(table, game_log_item(log, part->item[i])) <
            weight(table, game_log_item(log, part->item[lightest])))
            lightest = i;
    part->left_out++;
    if (weight(table, game_log_item(log, part->item[lightest])) >= weight(table, game_log_item(log, item)))
        return;
    memmove(&part->item[lightest], &part->item[lightest + 1],
            (size_t)(part->count - lightest - 1) * sizeof part->item[0]);
    part->item[part->count - 1] = item;
}

// The lines of a seat's turns.
static SummaryPart part_of(const App *app, const CardTable *table, Seat seat, int most) {
    const GameLog *log = session_log(app->session);
    const int from = game_log_count(log, table->hurry.since), to = game_log_count(log, UINT_MAX);
    SummaryPart part = {.seat = seat};
    for (int i = from; i < to; i++) {
        if (!is_of(game_log_item(log, i), seat))
            continue;
        if (part.count < most)
            part.item[part.count++] = i;
        else
            take_heavier(table, log, &part, i);
    }
    return part;
}

// All of them, so many to a page: those of this page.
static SummaryPart chunk_of(const App *app, const CardTable *table, Seat seat, int page) {
    const GameLog *log = session_log(app->session);
    const int to = game_log_count(log, UINT_MAX), first = page * SUMMARY_LINES;
    SummaryPart part = {.seat = seat};
    int line = 0;
    for (int i = game_log_count(log, table->hurry.since); i < to; i++)
        if (is_of(game_log_item(log, i), seat) && line++ >= first && part.count < SUMMARY_LINES)
            part.item[part.count++] = i;
    return part;
}

// All seats that have done something, in table order from the one after the seat in front, then nobody's
// turn.
static void fill(const App *app, const CardTable *table, int most, SummaryPage *page) {
    const uint8_t seats = session_options(app->session)->setup.seats;
    page->parts = 0;
    for (int i = 1; i <= seats + 1; i++) {
        const Seat seat = i <= seats ? (Seat)((table->front + i) % seats) : SEAT_NONE;
        const SummaryPart part = part_of(app, table, seat, most);
        if (part.count > 0)
            page->part[page->parts++] = part;
    }
}

int summary_page(const App *app, const CardTable *table, int number, SummaryPage *page) {
    SummaryPart chosen = {.count = 0};
    int pages = 1;
    fill(app, table, SUMMARY_LINES, page);
    if (page->parts == 0)
        return 0;
    fill(app, table, SUMMARY_LINES / page->parts > 2 ? SUMMARY_LINES / page->parts : 2, page);
    for (int i = 0; i < page->parts; i++) {
        const SummaryPart *part = &page->part[i];
        const int lines = part->left_out > 0 ? part->count + part->left_out : 0;
        for (int chunk = 0; chunk * SUMMARY_LINES < lines; chunk++)
            if (pages++ == number)
                chosen = chunk_of(app, table, part->seat, chunk);
    }
    if (chosen.count > 0) {
        page->part[0] = chosen;
        page->parts = 1;
    }
    return pages;
}

// ---- when

bool summary_is_shown(const CardTable *table) {
    return table->hurry.shown > 0;
}

static void damage(App *app, const CardTable *table) {
    gfx_damage(app->gfx, gfx_inset(table->hurry.box, -lpx(table, 3 * GLOW)));
}

bool summary_is_told(const CardTable *table) {
    return summary_is_shown(table) && table->hurry.by_game;
}

void summary_begin(App *app, CardTable *table) {
    const GameSummary *told = table->game->show->summary;
    table->hurry.shown = app->now > 0 ? app->now : 1;
    table->hurry.until = app->now + SUMMARY_MS;
    table->hurry.page = 0;
    table->hurry.by_game = told != NULL && told->begin(app, table);
    app_request_layout(app);
}

void summary_end(App *app, CardTable *table) {
    if (!summary_is_shown(table))
        return;
    damage(app, table);
    if (table->hurry.by_game)
        table->game->show->summary->end(app, table);
    table->hurry.shown = 0;
    app_request_layout(app);
}

// While the pointer is over a list it stays; what is told has its time, and stops when it is stepped through.
bool summary_update(App *app, CardTable *table) {
    if (!summary_is_shown(table))
        return false;
    if (!table->hurry.by_game && table->hurry.until > 0 &&
        strstr(gesture_target(&app->input), "summary") != NULL)
        table->hurry.until = app->now + SUMMARY_MS;
    if (table->showing || table->overlay != OVERLAY_NONE ||
        (table->hurry.until > 0 && table->hurry.until <= app->now)) {
        summary_end(app, table);
        return false;
    }
    if (table->hurry.until > 0)
        app_wake_at(app, table->hurry.until);
    return table->hurry.by_game && table->game->show->summary->update(app, table);
}

static bool is_own(const Gesture *gesture) {
    return strncmp(gesture->id, "button:summary_", strlen("button:summary_")) == 0;
}

// The game so far is looked at in between, and does not end it.
static bool ends(const Gesture *gesture) {
    const bool does = gesture->kind == GESTURE_CLICK || gesture->kind == GESTURE_CANCEL ||
                      gesture->kind == GESTURE_KEY || gesture->kind == GESTURE_DRAG_START;
    return does && !is_own(gesture) && !(gesture->kind == GESTURE_KEY && gesture->action == ACTION_COURSE);
}

bool summary_gesture(App *app, CardTable *table, const Gesture *gesture) {
    const bool told = summary_is_told(table);
    if (told && gesture->kind == GESTURE_CLICK && table->game->show->summary->click(app, table, gesture->id))
        return true;
    if (!summary_is_shown(table) || !ends(gesture))
        return false;
    const bool skips = gesture->kind == GESTURE_KEY && gesture->action == ACTION_SKIP,
               leaves = gesture->kind == GESTURE_CANCEL && (gesture->by_key || told);
    summary_end(app, table);
    return skips || leaves || strcmp(gesture->id, "summary") == 0;
}

void summary_turn(App *app, CardTable *table, int step) {
    SummaryPage page;
    const int pages = summary_page(app, table, 0, &page), now = table->hurry.page + step;
    if (summary_is_told(table)) {
        table->game->show->summary->turn(app, table, step);
        return;
    }
    if (!summary_is_shown(table) || now < 0 || now >= pages)
        return;
    damage(app, table);
    table->hurry.page = now;
    table->hurry.until = 0; // it is being read
    app_request_layout(app);
}

// ---- where

static float height(const CardTable *table, const SummaryPage *page) {
    float h = TITLE_H + 2 * EDGE;
    for (int i = 0; i < page->parts; i++)
        h += HEAD_H + PART_GAP + LINE_H * (float)(page->part[i].count + (page->part[i].left_out > 0));
    return lpx(table, h);
}

static GfxRect box_of(const CardTable *table, const SummaryPage *page) {
    const GfxRect board = table->layout.board, window = table->layout.window;
    const float w = fminf(lpx(table, WIDTH), window.w), h = height(table, page);
    const float x = fminf(fmaxf(board.x + (board.w - w) / 2, 0), window.w - w);
    const float y = fminf(fmaxf(board.y + (board.h - h) / 2, 0), window.h - h);
    return gfx_rect(roundf(x), roundf(fmaxf(y, 0)), w, h);
}

void summary_regions(App *app, CardTable *table) {
    SummaryPage page;
    if (!summary_is_shown(table))
        return;
    if (table->hurry.by_game) {
        table->game->show->summary->regions(app, table);
        const Hit *box = hits_find(&app->hits, "summary");
        table->hurry.box = box != NULL ? box->rect : table->layout.window;
        return;
    }
    const int pages = summary_page(app, table, table->hurry.page, &page);
    const float arrow = lpx(table, ARROW), edge = lpx(table, EDGE);
    const GfxRect box = box_of(table, &page);
    table->hurry.box = box;
    hits_add(&app->hits, box, "summary")->drop_only = true; // clicks on it must not hit what is below
    if (pages < 2)
        return;
    const float y = box.y + lpx(table, 10), right = box.x + box.w - edge - arrow;
    hits_add(&app->hits, gfx_rect(right - arrow - lpx(table, 6), y, arrow, arrow), "button:summary_back")
        ->enabled = table->hurry.page > 0;
    hits_add(&app->hits, gfx_rect(right, y, arrow, arrow), "button:summary_on")->enabled =
        table->hurry.page + 1 < pages;
}

// ---- drawing

// The seat with the highest number, if nobody has the same; SEAT_NONE: none, or it is secret.
static Seat leader(const Standing *now, uint8_t seats) {
    Seat best = SEAT_NONE;
    int equal = 0; // with the best
    for (Seat seat = 0; seat < seats && !now->secret; seat++) {
        if (now->with[seat] != seat)
            continue;
        if (best == SEAT_NONE || now->number[seat] > now->number[best]) {
            best = seat;
            equal = 0;
        }
        equal += now->number[seat] == now->number[best];
    }
    return equal == 1 ? best : SEAT_NONE;
}

// "12 → 15 VP", or "12 VP".
static void write_number(const App *app, const CardTable *table, Seat seat, char text[80]) {
    const Standing now = table_standing(table), *before = &table->hurry.before;
    const Seat with = now.with[seat] < SEATS_MAX ? now.with[seat] : seat;
    char counted[60];
    text[0] = '\0';
    if (now.secret)
        return;
    if (table->game->counted != NULL)
        app_fill(app, counted, sizeof counted, table->game->counted, NUM("amount", now.number[with]));
    else
        snprintf(counted, sizeof counted, "%d", now.number[with]);
    if (before->number[with] != now.number[with])
        snprintf(text, 80, "%d → %s", before->number[with], counted);
    else
        text_copy(text, 80, counted);
}

static void draw_head(App *app, const CardTable *table, GfxRect at, Seat seat, bool leads) {
    char number[80], turn[120];
    const float sign = lpx(table, 20);
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    emblem_at(app, seat_palette(app, seat), at.x, at.y + (at.h - sign) / 2, sign, colors->main);
    write_number(app, table, seat, number);
    words_fit(app, gfx_rect(at.x + lpx(table, 30), at.y, at.w * 0.62F, at.h), GFX_FONT_DISPLAY_BOLD, 18, 13,
              colors->light, GFX_LEFT,
              ui_fill(app, turn, sizeof turn, UI_TABLE_TURN_OF, STR("name", seat_name(app, seat))));
    words_fit(app, gfx_rect(at.x + at.w * 0.68F, at.y, at.w * 0.32F - (leads ? lpx(table, 28) : 0), at.h),
              GFX_FONT_DISPLAY_BOLD, 18, 13, COLOR_WHITE, GFX_RIGHT, number);
    if (leads)
        icon_at(app, "glyphs/crown.svg", at.x + at.w - sign, at.y + (at.h - sign) / 2, sign, COLOR_GOLD);
}

static float draw_part(App *app, const CardTable *table, GfxRect at, const SummaryPart *part, Seat first) {
    const GameLog *log = session_log(app->session);
    const float line = lpx(table, LINE_H), left = lpx(table, 30);
    char text[LOG_LINE_MAX];
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    float y = at.y;
    style.strong = COLOR_HEADING;
    if (part->seat != SEAT_NONE)
        draw_head(app, table, gfx_rect(at.x, y, at.w, lpx(table, HEAD_H)), part->seat, part->seat == first);
    y += lpx(table, HEAD_H);
    for (int i = 0; i < part->count; i++, y += line) {
        const GameLogItem *item = game_log_item(log, part->item[i]);
        const Seat does = table->game->show->line_seat(app, item);
        if (does != SEAT_NONE && does != part->seat) // in somebody else's turn
            emblem_at(app, seat_palette(app, does), at.x + lpx(table, 3), y + (line - lpx(table, 14)) / 2,
                      lpx(table, 14), palette_faction(seat_palette(app, does))->main);
        log_line(app, table, item, text);
        gfx_text_fit(app->gfx, &style, lpx(table, 12), gfx_rect(at.x + left, y, at.w - left, line), text);
    }
    if (part->left_out > 0) {
        words_fit(app, gfx_rect(at.x + left, y, at.w - left, line), GFX_FONT_TEXT, 15, 12, COLOR_TEXT_DIM,
                  GFX_LEFT,
                  ui_fill(app, text, sizeof text,
                          part->left_out == 1 ? UI_TABLE_MEANWHILE_ONE : UI_TABLE_MEANWHILE_MORE,
                          NUM("count", part->left_out)));
        y += line;
    }
    return y + lpx(table, PART_GAP) - at.y;
}

static void draw_arrow(App *app, const char *id, const char *icon) {
    if (hits_find(&app->hits, id) != NULL)
        widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .icon = icon, .text_size = 17});
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
    const Standing now = table_standing(table);
    const Seat first = leader(&now, session_options(app->session)->setup.seats);
    const float edge = lpx(table, EDGE);
    draw_solid_panel(app, table, box, COLOR_LINE_STRONG);
    words_fit(
        app,
        gfx_rect(box.x + edge, box.y + lpx(table, 8), box.w - 2 * edge - lpx(table, 90), lpx(table, TITLE_H)),
        GFX_FONT_DISPLAY_BOLD, 24, 16, COLOR_HEADING, GFX_LEFT, ui_word(app, UI_TABLE_MEANWHILE));
    draw_arrow(app, "button:summary_back", "icons/phosphor/caret-left.svg");
    draw_arrow(app, "button:summary_on", "icons/phosphor/caret-right.svg");
    float y = box.y + edge + lpx(table, TITLE_H) - lpx(table, 6);
    for (int i = 0; i < page.parts; i++)
        y += draw_part(app, table, gfx_rect(box.x + edge, y, box.w - 2 * edge, 0), &page.part[i], first);
}
