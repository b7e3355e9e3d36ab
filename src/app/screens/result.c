// SPDX-License-Identifier: MIT
// The end of a game: who wins, and what everybody's number is made of. A panel for each seat, or for those
// whose number is one; winners first. What stands in it below the header comes from the game (GameScreens).
#include "app/art/target_art.h"
#include "app/kit/game_looks.h"
#include "app/screens/result_lines.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/timeline.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CONTENT_H 900.0f
#define PANELS_Y 206.0f
#define PANEL_H_LEAST 576.0f
#define PANEL_H_MORE 110.0f // where the window is higher
#define PANEL_GAP 24.0f
#define PANEL_W_MOST 740.0f
#define HEADER_H 92.0f
#define TOTAL_W 118.0f // at its right
#define NAMES_H 72.0f  // of several, one below the other
#define PARTS_Y 104.0f
#define PART_STEP 42.0f
#define BELOW_PARTS 4.0f
#define DIM 0x8C000000u
#define STAGGER_MS 110.0f
#define TITLE_MAX 400 // bytes of the winners' names

typedef struct ResultScreen {
    ResultLine line[SEATS_MAX]; // best first
    int count;
    const Words *words; // the lines were made from
    GameLooks looks;
    Timeline timeline;
    // All from 0 to 1.
    float risen[SEATS_MAX]; // the panels come in, one after the other
    float counted;          // then the totals count up
    float crowned;          // and the winners' panels light up
} ResultScreen;

static const void *view_of(const App *app) {
    return session_view(app->session)->bytes;
}

static void make_lines(const App *app, ResultScreen *screen) {
    const GameScreens *game = game_screens(app);
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    Standing standing;
    app->catalog->game->story->standing(view_of(app), &standing);
    match_result(session_match(app->session), points, winner);
    screen->count =
        result_lines(&standing, session_options(app->session)->setup.seats, points, winner, screen->line);
    for (int i = 0; i < screen->count && game->result != NULL; i++)
        game->result(app, view_of(app), &screen->line[i]);
    result_sort(screen->line, screen->count);
    screen->words = app->words;
}

// ---- places
// -----------------------------------------------------------------------------------------------------

static float panel_width(const App *app, const ResultScreen *screen) {
    const float room = gfx_layout(app->gfx).logical_w - 2 * PANEL_GAP + PANEL_GAP;
    return fminf(room / (float)(screen->count > 0 ? screen->count : 1) - PANEL_GAP, PANEL_W_MOST);
}

static float panel_x(const App *app, const ResultScreen *screen, int index) {
    const float width = panel_width(app, screen),
                all = (width + PANEL_GAP) * (float)screen->count - PANEL_GAP;
    return (gfx_layout(app->gfx).logical_w - all) / 2 + (width + PANEL_GAP) * (float)index;
}

// Room beyond what is needed goes to the panels.
static float more_height(const App *app) {
    return fminf(fmaxf(gfx_layout(app->gfx).logical_h - CONTENT_H - 20, 0), PANEL_H_MORE);
}

// No higher than its header, where the game says nothing more.
static float panel_height(const App *app) {
    const GameScreens *game = game_screens(app);
    return game->result != NULL || game->draw_result != NULL ? PANEL_H_LEAST + more_height(app)
                                                             : HEADER_H + BELOW_PARTS;
}

static float top(const App *app) {
    return (gfx_layout(app->gfx).logical_h - (CONTENT_H - PANEL_H_LEAST + panel_height(app))) / 2;
}

static GfxRect place(const App *app, float x, float y, float w, float h) {
    return widget_rect(app, x, top(app) + y, w, h);
}

static float small(const App *app) {
    return 13 * gfx_layout(app->gfx).scale;
}

// The whole game can be looked at again where it was saved.
static void lay_buttons(App *app) {
    const float y = PANELS_Y + panel_height(app) + 24;
    static const char *const ids[] = {"button:menu", "button:watch", "button:again"};
    const bool is_saved = app_game_file(app)[0] != 0 && app_game_fault(app) == NULL;
    const float width = is_saved ? 340 : 380, gap = is_saved ? 24 : 32;
    float x = (gfx_layout(app->gfx).logical_w - (is_saved ? 3 * width + 2 * gap : 2 * width + gap)) / 2;
    for (int i = 0; i < 3; i++) {
        if (i == 1 && !is_saved)
            continue;
        hits_add(&app->hits, place(app, x, y, width, 68), "%s", ids[i])->first = i == 2;
        x += width + gap;
    }
}

static void layout(App *app, void *self) {
    ResultScreen *screen = self;
    game_looks_renew(&screen->looks, app);
    if (screen->words != app->words)
        make_lines(app, screen);
    lay_buttons(app);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

// "A", "A and B".
static void add_name(const App *app, char *names, size_t size, const char *name) {
    char before[TITLE_MAX];
    if (names[0] == '\0') {
        text_copy(names, size, name);
        return;
    }
    text_copy(before, sizeof before, names);
    ui_format(app, names, size, UI_COMMON_AND, "a", before, "b", name, (char *)NULL);
}

static void line_names(const App *app, const ResultLine *line, char names[TITLE_MAX]) {
    names[0] = '\0';
    for (int i = 0; i < line->seats; i++)
        add_name(app, names, TITLE_MAX, seat_name(app, line->seat[i]));
}

// Who wins: one line, several that share, or a team.
static void winner_text(const App *app, const ResultScreen *screen, char text[2 * TITLE_MAX]) {
    char names[TITLE_MAX] = "", own[TITLE_MAX];
    int winners = 0;
    for (; winners < screen->count && screen->line[winners].wins; winners++) {
        line_names(app, &screen->line[winners], own);
        add_name(app, names, sizeof names, own);
    }
    const char *key = winners > 1                 ? "winner.shared"
                      : screen->line[0].seats > 1 ? "winner.team"
                                                  : "winner.one";
    app_format(app, text, 2 * TITLE_MAX, key, "seat", names, "seats", names, (char *)NULL);
}

// Why the second one is not above the first, where their totals are equal; NULL: there is nothing to say.
static const char *tie_text(const App *app, const ResultScreen *screen) {
    const GameScreens *game = game_screens(app);
    const ResultLine *first = &screen->line[0], *second = &screen->line[1];
    return screen->count > 1 && first->total == second->total && game->result_tie != NULL
               ? game->result_tie(app, first, second)
               : NULL;
}

static void draw_title(App *app, const ResultScreen *screen) {
    char text[2 * TITLE_MAX];
    const float width = gfx_layout(app->gfx).logical_w;
    const GfxStyle over = widget_style(app, GFX_FONT_TEXT_MEDIUM, 20, COLOR_TEXT, GFX_CENTRE);
    gfx_text_fit(app->gfx, &over, small(app), place(app, 40, 18, width - 80, 30),
                 ui_word(app, UI_RESULT_TITLE));
    winner_text(app, screen, text);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 64, COLOR_WHITE, GFX_CENTRE);
    gfx_text_fit(app->gfx, &title, small(app), place(app, 40, 52, width - 80, 84), text);
    const char *tie = tie_text(app, screen);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_CENTRE);
    if (tie != NULL)
        gfx_text_fit(app->gfx, &style, small(app), place(app, 40, 144, width - 80, 28), tie);
}

// One below the other; a long name of somebody alone may take both lines.
static void draw_names(App *app, const ResultLine *line, float x, float width) {
    const float scale = gfx_layout(app->gfx).scale;
    const GfxStyle one = widget_style(app, GFX_FONT_DISPLAY_BOLD, 28, COLOR_WHITE, GFX_LEFT);
    if (line->seats < 2) {
        gfx_text_name(app->gfx, &one, roundf(20 * scale), roundf(20 * scale),
                      place(app, x, PANELS_Y + 6, width, 80), seat_name(app, line->seat[0]));
        return;
    }
    const GfxStyle each = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_WHITE, GFX_LEFT);
    const float step = NAMES_H / (float)line->seats;
    for (int i = 0; i < line->seats; i++)
        gfx_text_fit(app->gfx, &each, small(app), place(app, x, PANELS_Y + 10 + step * (float)i, width, step),
                     seat_name(app, line->seat[i]));
}

static void draw_total(App *app, const ResultScreen *screen, const ResultLine *line, float right) {
    char number[12];
    snprintf(number, sizeof number, "%d", (int)lroundf((float)line->total * screen->counted));
    const GfxStyle total = widget_style(app, GFX_FONT_DISPLAY_BOLD, 52, COLOR_GOLD, GFX_RIGHT);
    gfx_text(app->gfx, &total, place(app, right - TOTAL_W - 4, PANELS_Y, 72, 90), number);
    const GfxStyle unit = widget_style(app, GFX_FONT_DISPLAY, 18, COLOR_GOLD, GFX_LEFT);
    gfx_text(app->gfx, &unit, place(app, right - 44, PANELS_Y + 34, 40, 40), game_unit(app));
}

// The signs of all members; returns where they end.
static float draw_signs(App *app, const ResultLine *line, float x) {
    for (int i = 0; i < line->seats; i++, x += 60) {
        const FactionColors *own = palette_faction(seat_palette(app, line->seat[i]));
        const GfxPaint shine = paint_three(165, COLOR_WHITE, own->light, 0.4f, own->main);
        const GfxRect box = place(app, x, PANELS_Y + 22, 48, 48);
        if (own->emblem != NULL)
            gfx_icon(app->gfx, own->emblem, box.x, box.y, box.w, &shine);
    }
    return x;
}

static void draw_header(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const GfxRect rect = place(app, x, PANELS_Y, width, HEADER_H);
    const GfxPaint fill = paint_right(colors->dark, color_mix(colors->dark, 0xFF0B1322u, 0.75f));
    gfx_round_corners(app->gfx, rect, gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6f));
    const float left = draw_signs(app, line, x + 20) - x, crown = line->wins ? 44 : 0;
    draw_names(app, line, x + left + 6, width - left - TOTAL_W - crown - 12);
    if (line->wins) {
        const GfxRect box = place(app, x + width - TOTAL_W - crown - 2, PANELS_Y + 31, 30, 30);
        gfx_icon_color(app->gfx, "glyphs/crown.svg", box.x, box.y, box.w, COLOR_GOLD);
    }
    draw_total(app, screen, line, x + width);
}

static void draw_part(App *app, float x, float y, float width, const char *name, int points) {
    char number[12];
    snprintf(number, sizeof number, points < 0 ? "%d" : "+%d", points);
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(app->gfx, &text, small(app), place(app, x + 22, y, width - 110, 32), name);
    const GfxStyle value =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, 23, points == 0 ? COLOR_TEXT_DIM : COLOR_HEADING, GFX_RIGHT);
    gfx_text(app->gfx, &value, place(app, x + width - 92, y, 70, 32), number);
    gfx_fill(app->gfx, place(app, x + 22, y + 36, width - 44, 1), COLOR_LINE);
}

// Below the header: what the game says.
static void draw_parts(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const GameScreens *game = game_screens(app);
    for (int i = 0; i < line->parts; i++)
        draw_part(app, x, PANELS_Y + PARTS_Y + PART_STEP * (float)i, width, line->part[i].name,
                  line->part[i].points);
    const float y = PARTS_Y + PART_STEP * (float)line->parts + BELOW_PARTS;
    if (game->draw_result != NULL)
        game->draw_result(app, screen->looks.looks, view_of(app), line,
                          gfx_rect(x, top(app) + PANELS_Y + y, width, panel_height(app) - y));
}

static void draw_panel(App *app, const ResultScreen *screen, int index) {
    const ResultLine *line = &screen->line[index];
    const float x = panel_x(app, screen, index), width = panel_width(app, screen);
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const GfxRect box = place(app, x, PANELS_Y, width, panel_height(app));
    gfx_opacity_push(app->gfx, screen->risen[index]);
    if (line->wins && screen->crowned > 0) {
        gfx_opacity_push(app->gfx, screen->crowned);
        gfx_glow(app->gfx, box, app_px(app, 16), app_px(app, 44), color_alpha(COLOR_GOLD, 0.5f));
        gfx_opacity_pop(app->gfx);
    }
    widget_panel(app, box, 16, line->wins ? COLOR_GOLD : color_alpha(colors->main, 0.5f));
    draw_header(app, screen, line, x, width);
    draw_parts(app, screen, line, x, width);
    gfx_opacity_pop(app->gfx);
}

// The evening is the winners': their colour over the sky, their signs beside the title.
static void draw_sky(App *app, const ResultScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const ResultLine *best = &screen->line[0];
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), DIM);
    const FactionColors *colors = palette_faction(seat_palette(app, best->seat[0]));
    const GfxPaint down = paint_down(color_alpha(colors->dark, 0.5f), color_alpha(colors->deep, 0));
    gfx_gradient(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height * 0.55f), &down);
    const float middle = size.logical_w / 2;
    gfx_opacity_push(app->gfx, 0.16f * screen->crowned);
    for (int i = 0; i < 2; i++) {
        const Seat seat = best->seat[best->seats > 1 ? i : 0];
        const GfxRect box = place(app, middle + (i == 0 ? -660.0f : 490.0f), 10, 170, 170);
        const char *emblem = palette_faction(seat_palette(app, seat))->emblem;
        if (emblem != NULL)
            gfx_icon_color(app->gfx, emblem, box.x, box.y, box.w,
                           palette_faction(seat_palette(app, seat))->light);
    }
    gfx_opacity_pop(app->gfx);
}

static void draw(App *app, void *self) {
    const ResultScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    draw_sky(app, screen);
    draw_title(app, screen);
    for (int i = 0; i < screen->count; i++)
        draw_panel(app, screen, i);
    widget_button(app, "button:menu",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_RESULT_MENU), .text_size = 22});
    widget_button(app, "button:watch",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_RESULT_WATCH),
                            .icon = "icons/phosphor/eye.svg",
                            .text_size = 22});
    widget_button(app, "button:again",
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = ui_word(app, UI_RESULT_AGAIN),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 24});
    char number[24], seed[60];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app->chosen.setup.seed);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    gfx_text_fit(app->gfx, &style, small(app),
                 place(app, size.logical_w - 340, PANELS_Y + panel_height(app) + 46, 300, 24),
                 ui_format(app, seed, sizeof seed, UI_RESULT_SEED, "seed", number, (char *)NULL));
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

static void enter(App *app, void *self) {
    ResultScreen *screen = self;
    make_lines(app, screen);
    timeline_init(&screen->timeline, app->settings.animation_speed, app->settings.reduced_motion);
    const float shown = STAGGER_MS * (float)screen->count;
    for (int i = 0; i < screen->count; i++)
        timeline_add(&screen->timeline, &screen->risen[i], 1, MOTION_GLOW_IN, STAGGER_MS * (float)i);
    timeline_add(&screen->timeline, &screen->counted, 1, MOTION_SCORE, shown);
    timeline_add(&screen->timeline, &screen->crowned, 1, MOTION_GLOW_IN, shown + motion_ms(MOTION_SCORE));
}

static void leave(App *app, void *self) {
    (void)app;
    game_looks_drop(&((ResultScreen *)self)->looks);
}

static bool update(App *app, void *self) {
    ResultScreen *screen = self;
    const bool was_moving = timeline_running(&screen->timeline);
    const bool moving = timeline_update(&screen->timeline, app->now);
    if (was_moving)
        gfx_damage_all(app->gfx);
    return moving;
}

static void watch(App *app) {
    char path[1024];
    Text problem = {0};
    if (text_copy(path, sizeof path, app_game_file(app)) && !app_watch(app, path, &problem))
        app_message(app, ui_word(app, UI_RESULT_WATCH), text_string(&problem), &result_screen);
    text_finish(&problem);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    ResultScreen *screen = self;
    if (gesture->kind != GESTURE_CLICK)
        return;
    if (timeline_running(&screen->timeline))
        timeline_skip(&screen->timeline);
    gfx_damage_all(app->gfx);
    if (strcmp(gesture->id, "button:menu") == 0) {
        app->chosen.setup.seed = app_new_seed(app);
        app_leave_game(app);
    } else if (strcmp(gesture->id, "button:watch") == 0) {
        watch(app);
    } else if (strcmp(gesture->id, "button:again") == 0) {
        Text problem = {0};
        SessionOptions next = app->chosen;
        next.setup.seed = app_new_seed(app);
        choice_set_first(&next, app->starter, next.setup.first); // another lot
        if (!app_start_game(app, &next, &problem))
            app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &menu_screen);
        text_finish(&problem);
    }
}

const Screen result_screen = {.name = "result",
                              .state_bytes = sizeof(ResultScreen),
                              .least_w = GFX_LEAST_W,
                              .least_h = CONTENT_H,
                              .enter = enter,
                              .leave = leave,
                              .layout = layout,
                              .gesture = gesture,
                              .update = update,
                              .draw = draw};
