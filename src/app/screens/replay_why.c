// SPDX-License-Identifier: MIT
// The panel "Why this move?" over a replay: the reasoning of the computer that made the move, or what a
// computer would have thought in a person's place. Only for games that are over, where nothing is hidden.
#include "app/kit/advice_words.h"
#include "app/kit/draw.h"
#include "app/kit/game_table.h"
#include "app/screens/replay_parts.h"

#include <math.h>
#include <string.h>

#define WIDTH 940.0F // logical pixels, all below
#define EDGE 30.0F
#define TITLE_H 62.0F
#define WHO_H 48.0F
#define MOVE_H 42.0F
#define UNIT_H 44.0F
#define HEAD_H 34.0F
#define BELIEF_H 29.0F
#define FOOT_H 46.0F
#define BELIEFS_MOST 7
#define NUMBER_W 110.0F
#define MADE_W 100.0F

bool replay_why_can(const App *app) {
    return replay_ask_advice(app_replay(app), NULL);
}

void replay_why_open(App *app, ReplayScreen *screen) {
    if (!replay_why_can(app) || !app_ask_why(app))
        return;
    screen->playing = false;
    screen->why = true;
    app_focus(app, "button:close");
    app_request_layout(app);
}

void replay_why_close(App *app, ReplayScreen *screen) {
    screen->why = false;
    app_drop_advice(app);
    app_focus(app, "button:why");
    app_request_layout(app);
}

// ---- layout

static int rows(const Advice *advice) {
    return advice->count + (advice->made_at < 0);
}

static int beliefs(const Advice *advice) {
    return advice->beliefs < BELIEFS_MOST ? advice->beliefs : BELIEFS_MOST;
}

static float height(const Advice *advice) {
    float h = TITLE_H + WHO_H + FOOT_H;
    if (advice == NULL)
        return h + MOVE_H;
    h += (float)rows(advice) * MOVE_H + UNIT_H;
    return h + (advice->beliefs > 0 ? HEAD_H + (float)beliefs(advice) * BELIEF_H : 0);
}

static GfxRect panel_rect(const App *app, const CardTable *table) {
    const GfxRect window = table->layout.window;
    const float w = lpx(table, WIDTH), h = lpx(table, height(app_advice(app)));
    return gfx_rect(roundf((window.w - w) / 2), roundf((window.h - h) / 2), w, h);
}

void replay_why_regions(App *app, const ReplayScreen *screen) {
    if (!screen->why)
        return;
    const GfxRect panel = panel_rect(app, &screen->table);
    hits_add(&app->hits, panel, "why")->drop_only = true;
    Hit *close = hits_add(&app->hits, part(app, panel, WIDTH - EDGE - 40, 14, 40, 40), "button:close");
    close->answer = close->first = true;
}

// ---- drawing

typedef struct Pen {
    App *app;
    const CardTable *table;
    const Advice *advice;
    GfxRect panel;
    float y; // logical, from the top of the panel
} Pen;

static GfxRect line(const Pen *pen, float x, float w, float h) {
    return part(pen->app, pen->panel, x, pen->y, w, h);
}

static void wrapped(const Pen *pen, GfxRect rect, float size, float distance, Color color, const char *text) {
    GfxStyle style = widget_style(pen->app, GFX_FONT_TEXT, size, color, GFX_LEFT);
    style.strong = COLOR_HEADING;
    gfx_text_wrapped_fit(pen->app->gfx, &style, lpx(pen->table, 11), widget_line(pen->app, distance), rect,
                         text);
}

// The seat that made the move comes from the file; the session knows who played that seat.
static void draw_who(Pen *pen) {
    const App *app = pen->app;
    const Replay *replay = app_replay(app);
    const int number = replay_decided(replay);
    const Seat seat = replay->save->command[number - 1].seat;
    const Opponent *player = session_options(app->session)->who[seat];
    const Opponent *who = advice_opponent(player, app->catalog->game);
    char text[400], by[300];
    if (player == who)
        ui_fill(app, by, sizeof by, UI_SUGGESTION_BY_COMPUTER, STR("level", advice_level(app, who)));
    else
        ui_fill(app, by, sizeof by, player != NULL ? UI_SUGGESTION_BY_OTHER : UI_SUGGESTION_BY_PERSON,
                STR("level", advice_level(app, who)));
    ui_fill(app, text, sizeof text, UI_SUGGESTION_MOVE_OF, NUM("number", number),
            STR("name", seat_name(app, seat)), STR("by", by));
    wrapped(pen, line(pen, EDGE, WIDTH - 2 * EDGE, WHO_H), 17, 22, COLOR_TEXT, text);
    pen->y += WHO_H;
}

static void draw_title(Pen *pen) {
    words_fit(pen->app, line(pen, EDGE, WIDTH - 2 * EDGE - 60, TITLE_H), GFX_FONT_DISPLAY_BOLD, 26, 18,
              COLOR_WHITE, GFX_LEFT, ui_word(pen->app, UI_SUGGESTION_WHY));
    pen->y += TITLE_H;
}

// `place` 0: not among the best moves.
static void draw_move(Pen *pen, const AdviceMove *move, int place, bool made) {
    App *app = pen->app;
    char text[LOG_LINE_MAX], number[24];
    const float right = WIDTH - EDGE - NUMBER_W;
    if (made) {
        const GfxPaint fill = paint_solid(COLOR_HOVER);
        gfx_round(app->gfx, line(pen, EDGE - 10, WIDTH - 2 * EDGE + 20, MOVE_H - 4), lpx(pen->table, 8),
                  &fill);
    }
    if (place > 0)
        number_at(app, line(pen, EDGE, 24, MOVE_H - 4), GFX_FONT_DISPLAY_BOLD, 18, COLOR_TEXT_DIM, GFX_LEFT,
                  place);
    advice_command(app, pen->table->game, &pen->advice->view, &move->command, text);
    words_fit(app, line(pen, EDGE + 30, right - MADE_W - EDGE - 40, MOVE_H - 4), GFX_FONT_TEXT_MEDIUM, 18, 12,
              made ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, text);
    if (made)
        words_fit(app, line(pen, right - MADE_W, MADE_W, MOVE_H - 4), GFX_FONT_TEXT_MEDIUM, 15, 11, COLOR_ICE,
                  GFX_RIGHT, ui_word(app, UI_SUGGESTION_MADE));
    advice_number(app, pen->table, move->expected, number);
    words_fit(app, line(pen, right, NUMBER_W, MOVE_H - 4), GFX_FONT_DISPLAY_BOLD, 19, 13, COLOR_HEADING,
              GFX_RIGHT, number);
    pen->y += MOVE_H;
}

static void draw_moves(Pen *pen) {
    const Advice *advice = pen->advice;
    for (int i = 0; i < advice->count; i++)
        draw_move(pen, &advice->best[i], i + 1, i == advice->made_at);
    if (advice->made_at < 0)
        draw_move(pen, &advice->made, 0, true);
}

// What the numbers mean, or why there is only one.
static void draw_unit(Pen *pen) {
    const App *app = pen->app;
    const Advice *advice = pen->advice;
    const char *unit = pen->table->game->estimate_unit > 0 ? app_word(app, "advice.unit")
                                                           : ui_word(app, UI_SUGGESTION_UNIT_WINS);
    const char *text = advice->choices == 1                      ? ui_word(app, UI_SUGGESTION_ONLY)
                       : advice_is_tied(app, pen->table, advice) ? ui_word(app, UI_SUGGESTION_EVEN)
                                                                 : unit;
    wrapped(pen, line(pen, EDGE, WIDTH - 2 * EDGE, UNIT_H - 4), 15, 20, COLOR_TEXT_DIM, text);
    pen->y += UNIT_H;
}

static void draw_beliefs(Pen *pen) {
    const App *app = pen->app;
    const Advice *advice = pen->advice;
    char text[LOG_LINE_MAX];
    if (advice->beliefs == 0)
        return;
    ui_fill(app, text, sizeof text, UI_SUGGESTION_BELIEVED, STR("name", seat_name(app, advice->seat)));
    words_fit(pen->app, line(pen, EDGE, WIDTH - 2 * EDGE, HEAD_H), GFX_FONT_DISPLAY, 18, 13, COLOR_HEADING,
              GFX_LEFT, text);
    pen->y += HEAD_H;
    for (int i = 0; i < beliefs(advice); i++) {
        advice_belief(app, &advice->belief[i], text);
        wrapped(pen, line(pen, EDGE, WIDTH - 2 * EDGE, BELIEF_H), 16, 20, COLOR_TEXT, text);
        pen->y += BELIEF_H;
    }
}

void replay_why_draw(App *app, const ReplayScreen *screen) {
    const CardTable *table = &screen->table;
    if (!screen->why)
        return;
    Pen pen = {.app = app, .table = table, .advice = app_advice(app), .panel = panel_rect(app, table)};
    draw_curtain(app, table, 0.6F);
    draw_solid_panel(app, table, pen.panel, COLOR_LINE_STRONG);
    draw_title(&pen);
    draw_who(&pen);
    if (pen.advice == NULL) {
        words_fit(app, line(&pen, EDGE, WIDTH - 2 * EDGE, MOVE_H), GFX_FONT_TEXT_MEDIUM, 18, 12, COLOR_ICE,
                  GFX_LEFT, ui_word(app, UI_TABLE_THINKS));
        pen.y += MOVE_H;
    } else {
        draw_moves(&pen);
        draw_unit(&pen);
        draw_beliefs(&pen);
    }
    words_fit(app, line(&pen, EDGE, WIDTH - 2 * EDGE, FOOT_H - 6), GFX_FONT_TEXT, 14, 11, COLOR_TEXT_DIM,
              GFX_LEFT, ui_word(app, UI_SUGGESTION_CLOSE));
    widget_button(app, "button:close",
                  &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/x.svg", .text_size = 14});
}
