// SPDX-License-Identifier: MIT
// Draws a territory in an example of the rules: its name, what has changed about it, and each seat's units
// that stay, come, leave and are lost.
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/example.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/unit_tile.h"

#include <stdio.h>

#define HEAD_H 44.0F
#define TILE 96.0F
#define TILE_GAP 6.0F
#define SIGN_W 30.0F // before a seat's units
#define TILES_MOST (3 * UNITS_MAX)
#define GONE 0.7F // opacity of what leaves; the name stays readable

int empires_example_palette(const App *app, const Example *example, Seat seat) {
    return faction_palette(app, example->is->seat[seat].race);
}

// ---- units of a seat, as tiles

typedef struct Tile {
    uint8_t unit;
    int count;
    bool comes, leaves, lost;
} Tile;

static void add_tile(Tile *tiles, int *count, Tile tile) {
    if (tile.count > 0 && *count < TILES_MOST)
        tiles[(*count)++] = tile;
}

static int tiles_of(const Example *example, uint8_t place, Seat seat, Tile tiles[TILES_MOST]) {
    int count = 0;
    for (uint8_t unit = 0; unit < example->rules->unit_count; unit++) {
        const UnitFate fate = empires_example_fate(example, place, seat, unit);
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.stays});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.comes, .comes = true});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.leaves, .leaves = true});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.lost, .lost = true});
    }
    return count;
}

static int tiles_in_line(const Example *example) {
    return (int)((example->panel_w - 2 * EXAMPLE_EDGE - SIGN_W + TILE_GAP) / (TILE + TILE_GAP));
}

// Logical; 0: no units.
static float units_height(const Example *example, uint8_t place, Seat seat) {
    Tile tiles[TILES_MOST];
    const int count = tiles_of(example, place, seat, tiles), each = tiles_in_line(example);
    return count > 0 ? (float)((count + each - 1) / each) * (TILE + TILE_GAP) - TILE_GAP : 0;
}

static void draw_count(App *app, const Example *example, GfxRect tile, int count) {
    char text[16];
    const float w = example_px(example, 30), h = example_px(example, 22);
    const GfxRect rect = {tile.x + tile.w - w + example_px(example, 4), tile.y - example_px(example, 4), w,
                          h};
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * example->k, COLOR_WHITE, GFX_CENTRE);
    snprintf(text, sizeof text, "\xC3\x97%d", count);
    gfx_panel(app->gfx, rect, example_px(example, 7), &fill, fmaxf(1, example_px(example, 1.5F)),
              COLOR_LINE_STRONG);
    gfx_text(app->gfx, &style, rect, text);
}

static void draw_units(App *app, const Example *example, const void *looks, uint8_t place, Seat seat, float x,
                       float y) {
    Tile tiles[TILES_MOST];
    const int count = tiles_of(example, place, seat, tiles), each = tiles_in_line(example);
    const int palette = empires_example_palette(app, example, seat);
    const float em = example_px(example, 24);
    emblem_at(app, palette, x, roundf(y + (example_px(example, TILE) - em) / 2), em,
              palette_faction(palette)->main);
    for (int i = 0; i < count; i++) {
        const GfxRect rect = {x + example_px(example, SIGN_W + (float)(i % each) * (TILE + TILE_GAP)),
                              y + example_px(example, (float)(i / each) * (TILE + TILE_GAP)),
                              example_px(example, TILE), example_px(example, TILE)};
        gfx_opacity_push(app->gfx, tiles[i].leaves ? GONE : 1);
        empires_unit_tile_draw(app, looks, rect,
                               &(UnitTile){.unit = tiles[i].unit,
                                           .palette = palette,
                                           .race = tiles[i].leaves ? NONE : example->is->seat[seat].race,
                                           .force = -1,
                                           .lit = tiles[i].comes,
                                           .lost = tiles[i].lost});
        if (tiles[i].count > 1)
            draw_count(app, example, rect, tiles[i].count);
        gfx_opacity_pop(app->gfx);
    }
}

// ---- a territory

float empires_example_place_height(App *app, const Example *example, uint8_t place) {
    const float chips = empires_example_chips(app, example, place, 0, 0, false);
    float high = example_px(example, HEAD_H) + (chips > 0 ? chips + example_px(example, EXAMPLE_EDGE) : 0);
    for (Seat seat = 0; seat < example->is->seats; seat++) {
        const float units = units_height(example, place, seat);
        high += units > 0 ? example_px(example, units + EXAMPLE_EDGE) : 0;
    }
    return high + example_px(example, EXAMPLE_EDGE);
}

// A name at the left, and what it is at the right if there is room for both.
static void draw_title(App *app, const Example *example, GfxRect rect, const char *name, const char *what) {
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, 20 * example->k, COLOR_WHITE, GFX_LEFT);
    const GfxStyle small = gfx_style_aligned(GFX_FONT_TEXT, 16 * example->k, COLOR_TEXT_DIM, GFX_RIGHT);
    const float used = gfx_text(app->gfx, &style, rect, name) + example_px(example, 10);
    if (used + gfx_text_width(app->gfx, &small, what) <= rect.w)
        gfx_text(app->gfx, &small, gfx_rect(rect.x + used, rect.y, rect.w - used, rect.h), what);
}

static void draw_place_head(App *app, const Example *example, const void *looks, uint8_t place,
                            GfxRect head) {
    const Chart *chart = example->chart;
    const bool system = has_place(chart->is_system, place);
    const Seat owner = system ? owner_of(example->is, place) : SEAT_NONE;
    const uint8_t territory = chart->territory[place], kind = chart->kind[place];
    draw_head_ground(app, head,
                     owner != SEAT_NONE ? empires_example_palette(app, example, owner) : PALETTE_NEUTRAL,
                     example_px(example, 11));
    const float middle = head.x + example_px(example, 26), y = roundf(head.y + head.h / 2);
    if (kind == PLACE_SPACE) {
        const GfxPaint dot = paint_solid(0xFFC9D9F2u);
        gfx_circle(app->gfx, middle, y, example_px(example, 4), &dot);
    } else {
        const Sector sector = {.territory = example->rules->territory[territory].id,
                               .kind = kind,
                               .wealth = empires_wealth(example->is, place),
                               .race = empires_home_race(example->rules, example->is, place)};
        empires_sector_draw(app, &sector, middle, y, example_px(example, 32));
    }
    draw_title(app, example,
               gfx_rect(head.x + example_px(example, 52), head.y, head.w - example_px(example, 66), head.h),
               empires_territory_name(looks, territory), say_of(app, "place.%s", empires_place_words[kind]));
}

void empires_example_place_draw(App *app, const Example *example, const void *looks, uint8_t place,
                                GfxRect box) {
    const Seat owner = has_place(example->chart->is_system, place) ? owner_of(example->is, place) : SEAT_NONE;
    const GfxPaint fill = paint_solid(0xFF0B1322u);
    gfx_panel(app->gfx, box, example_px(example, 12), &fill, fmaxf(1, example_px(example, 1.5F)),
              owner != SEAT_NONE ? palette_faction(empires_example_palette(app, example, owner))->main
                                 : COLOR_LINE_STRONG);
    draw_place_head(app, example, looks, place,
                    gfx_rect(box.x + 1, box.y + 1, box.w - 2, example_px(example, HEAD_H)));
    const float x = box.x + example_px(example, EXAMPLE_EDGE);
    float y = box.y + example_px(example, HEAD_H + EXAMPLE_EDGE);
    const float chips = empires_example_chips(app, example, place, x, y, true);
    y += chips > 0 ? chips + example_px(example, EXAMPLE_EDGE) : 0;
    for (Seat seat = 0; seat < example->is->seats; seat++) {
        const float units = units_height(example, place, seat);
        if (units <= 0)
            continue;
        draw_units(app, example, looks, place, seat, x, y);
        y += example_px(example, units + EXAMPLE_EDGE);
    }
}
