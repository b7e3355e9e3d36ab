// SPDX-License-Identifier: MIT
// The end of a game: who wins and what everybody's points are made of. A panel for each seat or team, best
// first.
#include "app/screens/result_parts.h"

#include "app/art/target_art.h"
#include "app/stage/widgets.h"
#include "app/tables/tactics/looks.h"
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
#define TILES_EDGE 14.0f
#define TILES_GAP 8.0f // between columns
#define TILES_Y 272.0f // in the panel
#define TILE_GAP 5.0f
#define TILE_STEP 40.0f
#define TILE_STEP_LEAST 24.3f // closer before there are more columns: names need the width
#define TILE_W_LEAST 180.0f
#define DIM 0x8C000000u
#define STAGGER_MS 110.0f

typedef struct ResultScreen {
    Result result;
    TableLooks *looks;
    const Words *looks_words; // they were made from
    Timeline timeline;
    // All from 0 to 1.
    float risen[TACTICS_SEATS]; // the panels come in, one after the other
    float counted;              // then the totals count up
    float crowned;              // and the winners' panels light up
} ResultScreen;

static const TacticsView *view_of(const App *app) {
    return (const TacticsView *)(const void *)session_view(app->session)->bytes;
}

// ---- places
// -----------------------------------------------------------------------------------------------------

static float panel_width(const App *app, const Result *result) {
    const float room = gfx_layout(app->gfx).logical_w - 2 * PANEL_GAP + PANEL_GAP;
    return fminf(room / (float)(result->count > 0 ? result->count : 1) - PANEL_GAP, PANEL_W_MOST);
}

static float panel_x(const App *app, const Result *result, int index) {
    const float width = panel_width(app, result),
                all = (width + PANEL_GAP) * (float)result->count - PANEL_GAP;
    return (gfx_layout(app->gfx).logical_w - all) / 2 + (width + PANEL_GAP) * (float)index;
}

// Room beyond what is needed goes to the panels.
static float more_height(const App *app) {
    return fminf(fmaxf(gfx_layout(app->gfx).logical_h - CONTENT_H - 20, 0), PANEL_H_MORE);
}

static float panel_height(const App *app) {
    return PANEL_H_LEAST + more_height(app);
}

static GfxRect place(const App *app, float x, float y, float w, float h) {
    return widget_rect(app, x, (gfx_layout(app->gfx).logical_h - CONTENT_H - more_height(app)) / 2 + y, w, h);
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
    if (screen->looks_words != app->words) {
        table_looks_destroy(screen->looks);
        screen->looks = table_looks_create(app);
        screen->looks_words = app->words;
    }
    lay_buttons(app);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static const char *line_name(const App *app, const ResultLine *line, char *buffer, size_t size) {
    if (line->seats < 2)
        return seat_name(app, line->seat[0]);
    return ui_format(app, buffer, size, UI_COMMON_AND, "a", seat_name(app, line->seat[0]), "b",
                     seat_name(app, line->seat[1]), (char *)NULL);
}

// Who wins: one line, several that share, or a team.
static void draw_title(App *app, const Result *result) {
    char names[200] = "", text[260], name[120];
    int winners = 0;
    for (int i = 0; i < result->count && result->line[i].wins; i++, winners++) {
        const char *own = line_name(app, &result->line[i], name, sizeof name);
        char before[200];
        text_copy(before, sizeof before, names);
        if (winners == 0)
            text_copy(names, sizeof names, own);
        else
            ui_format(app, names, sizeof names, UI_COMMON_AND, "a", before, "b", own, (char *)NULL);
    }
    const char *key = winners > 1                 ? "winner.shared"
                      : result->line[0].seats > 1 ? "winner.team"
                                                  : "winner.one";
    app_format(app, text, sizeof text, key, "seat", names, "seats", names, (char *)NULL);
    const float width = gfx_layout(app->gfx).logical_w;
    const GfxStyle over = widget_style(app, GFX_FONT_TEXT_MEDIUM, 20, COLOR_TEXT, GFX_CENTRE);
    gfx_text_fit(app->gfx, &over, small(app), place(app, 40, 18, width - 80, 30),
                 ui_word(app, UI_RESULT_TITLE));
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 64, COLOR_WHITE, GFX_CENTRE);
    gfx_text_fit(app->gfx, &title, small(app), place(app, 40, 52, width - 80, 84), text);
    if (result->tie == RESULT_BY_POINTS)
        return;
    const GfxStyle tie = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_CENTRE);
    gfx_text_fit(app->gfx, &tie, small(app), place(app, 40, 144, width - 80, 28),
                 ui_word(app, result->tie == RESULT_SHARED ? UI_RESULT_BY_SHARE : UI_RESULT_BY_PLANETS));
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
    for (int i = 0; i < line->seats; i++)
        gfx_text_fit(app->gfx, &each, small(app), place(app, x, PANELS_Y + 10 + 36 * (float)i, width, 36),
                     seat_name(app, line->seat[i]));
}

static void draw_header(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const GfxRect rect = place(app, x, PANELS_Y, width, 92);
    const GfxPaint fill = paint_right(colors->dark, color_mix(colors->dark, 0xFF0B1322u, 0.75f));
    gfx_round_corners(app->gfx, rect, gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6f));
    float left = 20;
    for (int i = 0; i < line->seats; i++, left += 60) {
        const FactionColors *own = palette_faction(seat_palette(app, line->seat[i]));
        const GfxPaint shine = paint_three(165, COLOR_WHITE, own->light, 0.4f, own->main);
        const GfxRect box = place(app, x + left, PANELS_Y + 22, 48, 48);
        if (own->emblem != NULL)
            gfx_icon(app->gfx, own->emblem, box.x, box.y, box.w, &shine);
    }
    const float right = 118, crown = line->wins ? 44 : 0;
    draw_names(app, line, x + left + 6, width - left - right - crown - 12);
    if (line->wins) {
        const GfxRect box = place(app, x + width - right - crown - 2, PANELS_Y + 31, 30, 30);
        gfx_icon_color(app->gfx, "glyphs/crown.svg", box.x, box.y, box.w, COLOR_GOLD);
    }
    char points[12];
    snprintf(points, sizeof points, "%d", (int)lroundf((float)line->total * screen->counted));
    const GfxStyle total = widget_style(app, GFX_FONT_DISPLAY_BOLD, 52, COLOR_GOLD, GFX_RIGHT);
    gfx_text(app->gfx, &total, place(app, x + width - right - 4, PANELS_Y, 72, 90), points);
    const GfxStyle unit = widget_style(app, GFX_FONT_DISPLAY, 18, COLOR_GOLD, GFX_LEFT);
    gfx_text(app->gfx, &unit, place(app, x + width - 44, PANELS_Y + 34, 40, 40), ui_word(app, UI_COMMON_VP));
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

static void draw_targets(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const float height = panel_height(app) - TILES_Y - 12;
    const int fit = (int)(height / TILE_STEP_LEAST), most = (int)(width / TILE_W_LEAST);
    int columns = width > 600 ? 2 : 1;
    while (columns < most && line->won_count > fit * columns)
        columns++;
    const int room = fit * columns;
    const int shown = line->won_count > room ? room - 1 : line->won_count;
    const int rows = (shown + (shown < line->won_count) + columns - 1) / columns;
    const float step = (width - 2 * TILES_EDGE + TILES_GAP) / (float)columns;
    const float down = fminf(TILE_STEP, height / (float)(rows > 0 ? rows : 1));
    for (int i = 0; i < shown && screen->looks != NULL; i++) {
        const TargetLook look = table_target_look(screen->looks, line->won[i]);
        target_art_draw_won(app->gfx, app->pictures, &look,
                            place(app, x + TILES_EDGE + step * (float)(i % columns),
                                  PANELS_Y + TILES_Y + down * (float)(i / columns), step - TILES_GAP,
                                  down - TILE_GAP));
    }
    if (shown == line->won_count)
        return;
    char number[12], more[60];
    snprintf(number, sizeof number, "%d", line->won_count - shown);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
    gfx_text_fit(app->gfx, &style, small(app),
                 place(app, x + TILES_EDGE + step * (float)(shown % columns),
                       PANELS_Y + TILES_Y + down * (float)(shown / columns), step - TILES_GAP,
                       down - TILE_GAP),
                 ui_format(app, more, sizeof more, UI_RESULT_MORE, "count", number, (char *)NULL));
}

static void draw_panel(App *app, const ResultScreen *screen, int index) {
    const ResultLine *line = &screen->result.line[index];
    const float x = panel_x(app, &screen->result, index), width = panel_width(app, &screen->result);
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
    draw_part(app, x, PANELS_Y + 104, width, app_word(app, "points.values"), line->values);
    draw_part(app, x, PANELS_Y + 146, width, app_word(app, "points.bonus"), line->bonuses);
    draw_part(app, x, PANELS_Y + 188, width, app_word(app, "points.planets"), line->planets);
    char number[12], text[60];
    snprintf(number, sizeof number, "%d", line->won_count);
    const GfxStyle heading = widget_style(app, GFX_FONT_DISPLAY, 18, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_fit(app->gfx, &heading, small(app), place(app, x + 22, PANELS_Y + 234, width - 44, 28),
                 line->won_count == 0
                     ? ui_word(app, UI_RESULT_NOTHING)
                     : ui_format(app, text, sizeof text, UI_RESULT_CONQUERED, "count", number, (char *)NULL));
    draw_targets(app, screen, line, x, width);
    gfx_opacity_pop(app->gfx);
}

// The evening is the winners': their colour over the sky, their signs beside the title.
static void draw_sky(App *app, const ResultScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const ResultLine *best = &screen->result.line[0];
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
    draw_title(app, &screen->result);
    for (int i = 0; i < screen->result.count; i++)
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
    screen->result = result_of(app->catalog->rules, view_of(app));
    timeline_init(&screen->timeline, app->settings.animation_speed, app->settings.reduced_motion);
    const float shown = STAGGER_MS * (float)screen->result.count;
    for (int i = 0; i < screen->result.count; i++)
        timeline_add(&screen->timeline, &screen->risen[i], 1, MOTION_GLOW_IN, STAGGER_MS * (float)i);
    timeline_add(&screen->timeline, &screen->counted, 1, MOTION_SCORE, shown);
    timeline_add(&screen->timeline, &screen->crowned, 1, MOTION_GLOW_IN, shown + motion_ms(MOTION_SCORE));
}

static void leave(App *app, void *self) {
    (void)app;
    table_looks_destroy(((ResultScreen *)self)->looks);
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
