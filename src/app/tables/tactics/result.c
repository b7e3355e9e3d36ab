// SPDX-License-Identifier: MIT
// What the points of Tactics are made of at the end, for the result screen: parts, what decides between equal
// totals, and the conquered targets as tiles. From the public view of a finished game alone.
#include "app/stage/widgets.h"
#include "app/tables/tactics/screens.h"
#include "games/tactics/view.h"

#include <math.h>
#include <stdio.h>

#define EDGE 22.0f // logical, of texts
#define TILES_EDGE 14.0f
#define TILES_GAP 8.0f // between columns
#define TILES_Y 38.0f  // below the heading
#define BELOW 12.0f
#define TILE_GAP 5.0f
#define TILE_STEP 40.0f
#define TILE_STEP_LEAST 24.3f // closer before there are more columns: names need the width
#define TILE_W_LEAST 180.0f
#define TWO_COLUMNS_W 600.0f // from there on

static const ViewSeat *pile_of(const TacticsView *view, const ResultLine *line) {
    return &view->seat[tactics_pile_seat(view, line->seat[0])];
}

void result_parts(const App *app, const void *view, ResultLine *line) {
    const ViewSeat *pile = pile_of(view, line);
    line->part[0] = (ResultPart){app_word(app, "points.values"), pile->points_values};
    line->part[1] = (ResultPart){app_word(app, "points.bonus"), pile->points_bonus};
    line->part[2] = (ResultPart){app_word(app, "points.planets"), pile->points_planets};
    line->parts = 3;
    line->equal = pile->planets;
}

const char *result_tie(const App *app, const ResultLine *first, const ResultLine *second) {
    (void)first;
    return ui_word(app, second->wins ? UI_RESULT_BY_SHARE : UI_RESULT_BY_PLANETS);
}

// ---- conquered targets

// As many columns as the tiles need; the last place says how many more there are.
typedef struct Tiles {
    int columns, shown, count;
    float step, down; // logical, from one to the next
    GfxRect area;
} Tiles;

static Tiles tiles_of(int count, GfxRect area) {
    const int fit = (int)(area.h / TILE_STEP_LEAST), most = (int)(area.w / TILE_W_LEAST);
    Tiles tiles = {.columns = area.w > TWO_COLUMNS_W ? 2 : 1, .count = count, .area = area};
    while (tiles.columns < most && count > fit * tiles.columns)
        tiles.columns++;
    const int room = fit * tiles.columns;
    tiles.shown = count > room ? room - 1 : count;
    const int rows = (tiles.shown + (tiles.shown < count) + tiles.columns - 1) / tiles.columns;
    tiles.step = (area.w - 2 * TILES_EDGE + TILES_GAP) / (float)tiles.columns;
    tiles.down = fminf(TILE_STEP, area.h / (float)(rows > 0 ? rows : 1));
    return tiles;
}

static GfxRect tile_at(const App *app, const Tiles *tiles, int index) {
    return widget_rect(app, tiles->area.x + TILES_EDGE + tiles->step * (float)(index % tiles->columns),
                       tiles->area.y + tiles->down * (float)(index / tiles->columns), tiles->step - TILES_GAP,
                       tiles->down - TILE_GAP);
}

static void draw_tiles(App *app, const void *looks, const ViewSeat *pile, GfxRect area) {
    const Tiles tiles = tiles_of(pile->won_count, area);
    for (int i = 0; i < tiles.shown && looks != NULL; i++) {
        const TargetLook look = table_target_look(looks, pile->won[i]);
        target_art_draw_won(app->gfx, app->pictures, &look, tile_at(app, &tiles, i));
    }
    if (tiles.shown == tiles.count)
        return;
    char number[12], more[60];
    snprintf(number, sizeof number, "%d", tiles.count - tiles.shown);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale, tile_at(app, &tiles, tiles.shown),
                 ui_format(app, more, sizeof more, UI_RESULT_MORE, "count", number, (char *)NULL));
}

void draw_result_tiles(App *app, const void *looks, const void *view, const ResultLine *line, GfxRect area) {
    const ViewSeat *pile = pile_of(view, line);
    char number[12], text[60];
    snprintf(number, sizeof number, "%d", pile->won_count);
    const GfxStyle heading = widget_style(app, GFX_FONT_DISPLAY, 18, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_fit(app->gfx, &heading, 13 * gfx_layout(app->gfx).scale,
                 widget_rect(app, area.x + EDGE, area.y, area.w - 2 * EDGE, 28),
                 pile->won_count == 0
                     ? ui_word(app, UI_RESULT_NOTHING)
                     : ui_format(app, text, sizeof text, UI_RESULT_CONQUERED, "count", number, (char *)NULL));
    area.y += TILES_Y;
    area.h -= TILES_Y + BELOW;
    draw_tiles(app, looks, pile, area);
}
