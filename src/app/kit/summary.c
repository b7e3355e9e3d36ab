// SPDX-License-Identifier: MIT
// The summary of what others did at once: when it is shown, how long, and its regions.
#include "app/kit/draw.h"
#include "app/kit/game_board.h"
#include "app/kit/game_show.h"
#include "app/kit/game_summary.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#define OWN_LEAST 420.0F // logical and pixels, of a place of the game's own: letters have a least size
#define WIDTH 760.0F     // logical, like all of these
#define EDGE 18.0F
#define ABOVE 10.0F // the board's lower edge
#define ARROW 36.0F
#define GLOW 12.0F

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

// Later in the turn the list tells it: on the board the game's own part would tell of one's own moves too.
static bool is_told(App *app, CardTable *table) {
    const GameSummary *told = table->game->show->summary;
    const GameLog *log = session_log(app->session);
    const bool just_now = game_log_count(log, table->hurry.to) == game_log_count(log, UINT_MAX);
    return told != NULL && just_now && told->begin(app, table);
}

void summary_begin(App *app, CardTable *table) {
    table->hurry.shown = app->now > 0 ? app->now : 1;
    table->hurry.until = app->now + SUMMARY_MS;
    table->hurry.page = 0;
    table->hurry.peeked = false;
    table->hurry.by_game = is_told(app, table);
    app_request_layout(app);
}

bool summary_again(App *app, CardTable *table) {
    SummaryPage page;
    if (table->hurry.to == 0 || table->showing || summary_page(app, table, 0, &page) == 0)
        return false;
    if (!summary_is_shown(table)) {
        summary_begin(app, table);
        table->hurry.until = table->hurry.by_game ? table->hurry.until : 0;
    } else if (!table->hurry.by_game) {
        summary_keep(app, table);
    }
    return true;
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

// The rest is unfolded while the pointer is over its line, and what it unfolds.
static void peek(App *app, CardTable *table) {
    const char *target = gesture_target(&app->input);
    const bool more = strcmp(target, "button:summary_more") == 0;
    const bool leaves = table->hurry.peeked && strstr(target, "summary") == NULL;
    if (table->hurry.by_game || !(leaves || (more && table->hurry.page == 0)))
        return;
    damage(app, table);
    table->hurry.peeked = more;
    table->hurry.page = more ? 1 : 0;
    app_request_layout(app);
}

// While the pointer is over a list it stays; what is told has its time, and stops when it is stepped through.
bool summary_update(App *app, CardTable *table) {
    if (!summary_is_shown(table))
        return false;
    peek(app, table);
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

// The game so far is looked at in between, and does not end it; nor does the key that keeps a list.
static bool ends(const CardTable *table, const Gesture *gesture) {
    const bool keeps = gesture->action == ACTION_MY_TURN && !table->hurry.by_game;
    const bool does = gesture->kind == GESTURE_CLICK || gesture->kind == GESTURE_CANCEL ||
                      gesture->kind == GESTURE_KEY || gesture->kind == GESTURE_DRAG_START;
    return does && !is_own(gesture) &&
           !(gesture->kind == GESTURE_KEY && (keeps || gesture->action == ACTION_COURSE));
}

bool summary_gesture(App *app, CardTable *table, const Gesture *gesture) {
    const bool told = summary_is_told(table);
    if (told && gesture->kind == GESTURE_CLICK && table->game->show->summary->click(app, table, gesture->id))
        return true;
    if (!summary_is_shown(table) || !ends(table, gesture))
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
    table->hurry.peeked = false;
    table->hurry.until = 0; // it is being read
    app_request_layout(app);
}

void summary_keep(App *app, CardTable *table) {
    if (!summary_is_shown(table) || table->hurry.by_game)
        return;
    damage(app, table);
    table->hurry.until = table->hurry.until > 0 ? 0 : app->now + SUMMARY_MS;
    app_request_layout(app);
}

void summary_unfold(App *app, CardTable *table) {
    summary_turn(app, table, table->hurry.page == 0 ? 1 : table->hurry.peeked ? 0 : -table->hurry.page);
}

// ---- where

// In front of the board's lower edge, where cards are still to come: what others have changed stays in sight
// above it. Or where the game has a place for it. Unfolding moves nothing that is there already.
static GfxRect box_of(const App *app, const CardTable *table, const SummaryPage *page) {
    const GfxRect window = table->layout.window, own = table->game->board->part(table, "summary"),
                  place = own.w >= fmaxf(lpx(table, 1), 1) * OWN_LEAST ? own : (GfxRect){0},
                  board = place.w > 0 ? place : table->layout.board;
    SummaryPage closed;
    summary_page(app, table, 0, &closed);
    const float w = fminf(place.w > 0 ? place.w : lpx(table, WIDTH), window.w),
                h = lpx(table, summary_height(table, page, NULL)),
                usual = lpx(table, summary_height(table, &closed, NULL));
    const float x = fminf(fmaxf(board.x + (board.w - w) / 2, 0), window.w - w);
    const float y = fminf(fmaxf(board.y + board.h - usual - lpx(table, ABOVE), 0), window.h - h);
    return gfx_rect(roundf(x), roundf(fmaxf(y, 0)), w, h);
}

static void add_signs(App *app, const CardTable *table, GfxRect box, int pages) {
    const float size = fmaxf(lpx(table, ARROW), SUMMARY_HIT), gap = lpx(table, 6), y = box.y + lpx(table, 10);
    float x = box.x + box.w - lpx(table, EDGE) - size;
    hits_add(&app->hits, gfx_rect(x, y, size, size), "button:summary_keep");
    if (pages < 2)
        return;
    x -= size + gap;
    hits_add(&app->hits, gfx_rect(x, y, size, size), "button:summary_on")->enabled =
        table->hurry.page + 1 < pages;
    x -= size + gap;
    hits_add(&app->hits, gfx_rect(x, y, size, size), "button:summary_back")->enabled = table->hurry.page > 0;
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
    const GfxRect box = box_of(app, table, &page);
    float more;
    table->hurry.box = box;
    hits_add(&app->hits, box, "summary")->drop_only = true; // clicks on it must not hit what is below
    add_signs(app, table, box, pages);
    summary_height(table, &page, &more);
    if (page.left_out > 0)
        hits_add(&app->hits,
                 gfx_rect(box.x + lpx(table, EDGE) / 2, box.y + lpx(table, more), box.w - lpx(table, EDGE),
                          lpx(table, summary_more_height(table))),
                 "button:summary_more");
}
