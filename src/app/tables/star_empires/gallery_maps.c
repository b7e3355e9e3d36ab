// SPDX-License-Identifier: MIT
// The maps of Star Empires in the gallery: one entry per number of players, with home systems marked and the
// number of territories of each kind.
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/map_art.h"
#include "app/tables/star_empires/screens.h"
#include "games/star_empires/board.h"

#include <math.h>
#include <stdio.h>

#define MAP_W_LEAST 380.0F // logical
#define MAP_SHAPE 0.66F    // height to width
#define LARGE_W 868.0F     // logical: most width when seen large; its contents shrink along
#define FEW 36             // territories: with more of them, cells are smaller
#define CELL 0.068F        // sizes of cells and what is on them, as fractions of the width
#define CELL_MANY 0.049F
#define SIGNS 0.00085F
#define NAMED 0.7F // fraction of the largest width below which names have no room

// Items are the maps for each number of players, the fewest players first; NULL: there are no more.
static const Chart *chart_at(const App *app, int item) {
    const EmpiresRules *rules = empires_rules(app);
    for (int seats = 0; seats <= EMPIRES_SEATS; seats++)
        for (int map = 0; map < rules->map_count; map++)
            if (rules->chart[map][seats].map != NONE && rules->chart[map][seats].places > 0 && item-- == 0)
                return &rules->chart[map][seats];
    return NULL;
}

static int count_maps(const App *app) {
    int count = 0;
    while (chart_at(app, count) != NULL)
        count++;
    return count;
}

static const char *map_name(const App *app, const Chart *chart) {
    return record_name(app, TABLE_MAPS, chart->map);
}

static int map_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    (void)looks;
    out[0] = map_name(app, chart_at(app, item));
    return 1;
}

// ---- drawing

// With fewer players than the map has room for, some home systems belong to nobody.
static bool is_begun_at(const Chart *chart, uint8_t at) {
    for (int i = 0; i < chart->homes; i++)
        if (chart->home[i] == at)
            return true;
    return false;
}

// Home systems are gold, as nobody owns them yet.
static void draw_cell(App *app, const MapView *map, const Chart *chart, uint8_t at) {
    const MapCell *cell = &map->cell[at];
    const bool home = is_begun_at(chart, at);
    const GfxPaint fill = paint_solid(home ? color_alpha(COLOR_GOLD, 0.2F) : 0x0E7F9CC8u);
    const GfxStroke stroke = {.width = fmaxf(1, map->unit * (home ? 2 : 1.2F)),
                              .color =
                                  home ? color_alpha(COLOR_GOLD, 0.85F) : color_alpha(0xFF5C77A3u, 0.4F)};
    if (chart->kind[at] == PLACE_SUPERNOVA)
        return;
    gfx_polygon(app->gfx, cell->x, cell->y, cell->points, cell->count, &fill);
    gfx_outline(app->gfx, cell->x, cell->y, cell->points, cell->count, &stroke);
}

static void draw_name(App *app, const void *looks, const MapView *map, const Chart *chart, uint8_t at) {
    const float size = empires_planet_size(map, chart->kind[at]);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, 17 * map->unit,
                                       is_begun_at(chart, at) ? COLOR_GOLD : COLOR_WHITE, GFX_CENTRE);
    if (!has_place(chart->is_system, at))
        return;
    style.shadow = 0xD0000000u;
    const float top = map->cell[at].y - empires_planet_up(map, chart->kind[at]) + size / 2;
    gfx_text(app->gfx, &style,
             gfx_rect(map->cell[at].x, roundf(top + 2 * map->unit), 0, roundf(20 * map->unit)),
             empires_territory_name(looks, chart->territory[at]));
}

static void draw_chart(App *app, const void *looks, const Chart *chart, GfxRect area, bool named) {
    MapView map;
    const float cell = area.w * (chart->places > FEW ? CELL_MANY : CELL);
    empires_map_lay(&map, empires_rules(app), chart, area, cell, area.w * SIGNS, NULL);
    for (uint8_t at = 0; at < map.count; at++)
        draw_cell(app, &map, chart, at);
    empires_lanes_draw(app, chart, &map);
    for (uint8_t at = 0; at < map.count; at++)
        empires_middle_draw(app, empires_rules(app), chart, &map, NULL, at, 1);
    for (uint8_t at = 0; at < map.count && named; at++)
        draw_name(app, looks, &map, chart, at);
}

void empires_map_sketch(App *app, uint8_t map, uint8_t seats, GfxRect rect) {
    draw_chart(app, NULL, &empires_rules(app)->chart[map][seats], rect, false);
}

// Its name, and its number of players.
static void draw_strip(App *app, const Chart *chart, GfxRect strip) {
    char players[60];
    say_number(app, players, sizeof players, "empires.map_players", chart->homes);
    const float edge = app_px(app, 14), half = strip.w / 2 - edge;
    words_fit(app, gfx_rect(strip.x + edge, strip.y, half, strip.h), GFX_FONT_DISPLAY, 20, 14, COLOR_WHITE,
              GFX_LEFT, map_name(app, chart));
    words_fit(app, gfx_rect(strip.x + edge + half, strip.y, half, strip.h), GFX_FONT_TEXT_MEDIUM, 16, 13,
              COLOR_TEXT_DIM, GFX_RIGHT, players);
}

static void draw_map(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const Chart *chart = chart_at(app, item);
    const GfxPaint ground = paint_down(0xFF0C1424u, 0xFF060A13u);
    const float edge = app_px(app, 8), strip = large ? 0 : app_px(app, 36);
    gfx_panel(app->gfx, rect, app_px(app, 14), &ground, fmaxf(1, app_px(app, 1.5F)), COLOR_LINE_STRONG);
    if (!large)
        draw_strip(app, chart, gfx_rect(rect.x, rect.y + edge / 2, rect.w, strip));
    draw_chart(app, looks, chart,
               gfx_rect(rect.x + edge, rect.y + edge + strip, rect.w - 2 * edge, rect.h - strip - 2 * edge),
               large && rect.w > NAMED * app_px(app, LARGE_W));
}

// ---- what is said

static void add_kind(const App *app, const Chart *chart, uint8_t kind, char *out, size_t size) {
    char text[80];
    int count = 0;
    for (int at = 0; at < chart->places; at++)
        count += chart->kind[at] == kind;
    snprintf(text, sizeof text, "%s: %d", say_of(app, "place.%s", empires_place_words[kind]), count);
    if (count > 0)
        say_in_list(out, size, text);
}

static void map_notes(App *app, const void *looks, int item, GfxRect panel) {
    const Chart *chart = chart_at(app, item);
    Notes notes = notes_in(app, panel);
    char text[80], kinds[400] = "";
    (void)looks;
    notes_head(&notes, map_name(app, chart),
               say_number(app, text, sizeof text, "empires.map_players", chart->homes));
    notes_room(&notes, 8);
    notes_text(&notes, 18, 26, COLOR_TEXT,
               say_number(app, text, sizeof text, "empires.map_systems", chart->systems));
    for (uint8_t kind = 0; empires_place_words[kind] != NULL; kind++)
        add_kind(app, chart, kind, kinds, sizeof kinds);
    notes_text(&notes, 18, 26, COLOR_TEXT_DIM, kinds);
}

// With any race, and all players that this map is for.
static Trial map_trial(const App *app, int item) {
    const Chart *chart = chart_at(app, item);
    return (Trial){TABLE_MAPS, chart->map, NONE, chart->homes};
}

const GalleryList empires_gallery_maps = {
    .id = "maps",
    .name = UI_GALLERY_MAPS,
    .table = TABLE_MAPS,
    .least_w = MAP_W_LEAST,
    .count = count_maps,
    .texts = map_texts,
    .shape = MAP_SHAPE,
    .draw = draw_map,
    .notes = map_notes,
    .trial = map_trial,
};
