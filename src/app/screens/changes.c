// SPDX-License-Identifier: MIT
// What a pack changes: old and new values with file and line, and what a pack above overrides.
#include "app/screens/changes_parts.h"

#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define HEAD_W 260.0f // logical pixels, all below
#define HEAD_H 52.0f
#define HEAD_Y 26.0f
#define GAP 10.0f
#define ORIGIN_H 28.0f
#define STATUS_H 46.0f
#define GAME_W 200.0f
#define SCROLL_W 28.0f
#define DIM 0xA8000000u
#define COUNT_MAX 12

typedef struct ChangesScreen {
    Scroll scroll;
    ChangeList list;
    int game;         // index among the games the pack serves
    unsigned version; // version of the packs that the list is about
} ChangesScreen;

static const ListedPack *pack_of(const App *app) {
    const int place = app_viewed_pack(app);
    return place >= 0 ? &app_viewed_list(app)->pack[place] : NULL;
}

static void fill(App *app, ChangesScreen *screen) {
    const Catalog *served[PACK_CACHE_MAX];
    screen->version = app_packs_version(app);
    const int count = app_viewed_games(app, served);
    if (screen->game >= count)
        screen->game = 0;
    if (app_viewed_pack(app) >= 0)
        change_list_fill(app, &screen->list, count > 0 ? served[screen->game] : NULL);
    else
        change_list_finish(&screen->list);
}

static void enter(App *app, void *self) {
    ChangesScreen *screen = self;
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    for (int i = 0; i < count; i++)
        if (served[i] == app->catalog)
            screen->game = i;
    fill(app, screen);
}

static void leave(App *app, void *self) {
    ChangesScreen *screen = self;
    (void)app;
    change_list_finish(&screen->list);
}

// Under which licence it is and where it comes from, as far as it says so.
static void add_origin(const App *app, Text *out) {
    const ListedPack *pack = pack_of(app);
    char text[200];
    if (pack != NULL && pack->info.licence[0] != '\0')
        text_add(out, ui_fill(app, text, sizeof text, UI_IMPORT_LICENCE, STR("licence", pack->info.licence)));
    if (pack != NULL && pack->info.url[0] != '\0')
        text_printf(out, "%s%s", out->length > 0 ? "  ·  " : "", pack->info.url);
}

// ---- layout

static float origin_height(const App *app) {
    const ListedPack *pack = pack_of(app);
    return pack != NULL && (pack->info.licence[0] != '\0' || pack->info.url[0] != '\0') ? ORIGIN_H : 0;
}

static float games_width(const App *app) {
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    return count > 1 ? (float)count * (GAME_W + GAP) : 0;
}

static void layout(App *app, void *self) {
    ChangesScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    const float right = size.logical_w - PAGE_EDGE - HEAD_W,
                top = PAGE_TOP + STATUS_H + GAP + origin_height(app);
    const float left = page_left(app) + page_width(app) - games_width(app) + GAP;
    if (screen->version != app_packs_version(app)) // files have changed meanwhile
        fill(app, screen);
    page_head_regions(app);
    Hit *hit = hits_add(&app->hits, widget_rect(app, right, HEAD_Y, HEAD_W, HEAD_H), "changes:balance");
    hit->enabled = count > 0 && app_viewed_list(app) == app_pack_list(app); // games need it in place
    for (int i = 0; count > 1 && i < count; i++)
        hits_add(&app->hits,
                 widget_rect(app, left + (float)i * (GAME_W + GAP), PAGE_TOP - 4, GAME_W, STATUS_H),
                 "changes:game:%d", i + 1);
    screen->scroll.box =
        widget_rect(app, page_left(app), top, page_width(app), fmaxf(size.logical_h - top - 12, 1));
    scroll_layout(&screen->scroll, screen->scroll.box,
                  change_list_layout(app, &screen->list, screen->scroll.box.w - app_px(app, SCROLL_W)));
    scroll_regions(app, &screen->scroll);
}

// ---- drawing

static const char *sum_of(const App *app, const ChangesScreen *screen, char *text, size_t size) {
    const ListedPack *pack = pack_of(app);
    if (pack == NULL)
        return ui_word(app, UI_BALANCE_NONE);
    if (screen->list.values + screen->list.added + screen->list.taken == 0)
        return pack->faults != NULL ? "" : ui_word(app, UI_CHANGES_NOTHING);
    return ui_fill(app, text, size, pack->on ? UI_CHANGES_SUM : UI_CHANGES_SUM_OFF,
                   NUM("values", screen->list.values), NUM("added", screen->list.added),
                   NUM("taken", screen->list.taken), NUM("lost", screen->list.lost));
}

// In one line, in a narrow window in two.
static void draw_sum(App *app, const ChangesScreen *screen) {
    char text[400];
    const char *sum = sum_of(app, screen, text, sizeof text);
    const GfxRect rect =
        widget_rect(app, page_left(app), PAGE_TOP - 4, page_width(app) - games_width(app), STATUS_H - 8);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT),
                   least = widget_style(app, GFX_FONT_TEXT, 11, COLOR_TEXT, GFX_LEFT);
    if (gfx_text_width(app->gfx, &least, sum) <= rect.w)
        gfx_text_fit(app->gfx, &style, least.size, rect, sum);
    else
        gfx_text_wrapped_fit(app->gfx, &style, least.size, widget_line(app, 20), rect, sum);
}

static void draw_origin(App *app) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    Text origin = {0};
    add_origin(app, &origin);
    if (origin.length > 0)
        gfx_text_fit(app->gfx, &style, 11 * gfx_layout(app->gfx).scale,
                     widget_rect(app, page_left(app), PAGE_TOP + STATUS_H, page_width(app), ORIGIN_H - 4),
                     text_string(&origin));
    text_finish(&origin);
}

static void draw_head(App *app, const ChangesScreen *screen) {
    char title[PACK_TITLE_MAX + 60], name[PACK_TITLE_MAX], id[HIT_ID_MAX];
    const ListedPack *pack = pack_of(app);
    const Catalog *served[PACK_CACHE_MAX];
    const int count = app_viewed_games(app, served);
    page_head_draw(
        app,
        ui_fill(app, title, sizeof title, UI_CHANGES_TITLE,
                STR("pack", pack != NULL ? pack_list_title(app_viewed_list(app), pack, name) : "")),
        HEAD_W + GAP);
    widget_button(app, "changes:balance",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_PACKS_BALANCE), .text_size = 18});
    for (int i = 0; i < count; i++) {
        snprintf(id, sizeof id, "changes:game:%d", i + 1);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = app_game_name(app, served[i]),
                                .text_size = 17,
                                .on = i == screen->game,
                                .tight = true});
    }
    draw_sum(app, screen);
    draw_origin(app);
}

static void draw(App *app, void *self) {
    const ChangesScreen *screen = self;
    const GfxRect box = screen->scroll.box;
    page_ground_draw(app, DIM);
    draw_head(app, screen);
    gfx_clip_push(app->gfx, box);
    change_list_draw(app, &screen->list,
                     gfx_rect(box.x, scroll_top(&screen->scroll), box.w - app_px(app, SCROLL_W), box.h));
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
}

// ---- input

static void click(App *app, void *self, const char *id) {
    ChangesScreen *screen = self;
    int game;
    if (strcmp(id, "changes:balance") == 0)
        app_view_pack(app, app_viewed_pack(app), &balance_screen);
    if (sscanf(id, "changes:game:%d", &game) == 1) {
        screen->game = game - 1;
        screen->scroll.offset = 0;
        fill(app, screen);
    }
    app_request_layout(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    ChangesScreen *screen = self;
    scroll_page_gesture(app, &screen->scroll, gesture, click, screen);
}

const Screen changes_screen = {.name = "changes",
                               .state_bytes = sizeof(ChangesScreen),
                               .enter = enter,
                               .leave = leave,
                               .layout = layout,
                               .gesture = gesture,
                               .draw = draw};
