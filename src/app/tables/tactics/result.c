// SPDX-License-Identifier: MIT
// The parts of Tactics' points for the result screen: points by kind, tie-breaks, and the conquered targets
// as tiles. Reads only the public view of the finished game.
#include "app/stage/widgets.h"
#include "app/tables/tactics/looks.h"
#include "app/tables/tactics/screens.h"
#include "games/tactics/explain.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define EDGE 22.0f // logical, of texts
#define TILES_EDGE 14.0f
#define TILES_GAP 8.0f // between columns
#define TILES_Y 38.0f  // below the heading
#define BELOW 12.0f
#define TILE_GAP 5.0f
#define TILE_STEP 40.0f
#define TILE_STEP_LEAST 24.3f // rows get closer before a column is added: names need the width
#define TILE_W_LEAST 180.0f
#define TWO_COLUMNS_W 600.0f // at least this wide

static const ViewSeat *pile_of(const TacticsView *view, const ResultLine *line) {
    return &view->seat[tactics_pile_seat(view, line->seat[0])];
}

void tactics_result_parts(const App *app, const void *view, ResultLine *line) {
    const ViewSeat *pile = pile_of(view, line);
    line->part[0] = (ResultPart){app_word(app, "points.values"), pile->points_values};
    line->part[1] = (ResultPart){app_word(app, "points.bonus"), pile->points_bonus};
    line->part[2] = (ResultPart){app_word(app, "points.planets"), pile->points_planets};
    line->parts = 3;
    line->equal = pile->planets;
}

const char *tactics_result_tie(const App *app, const ResultLine *first, const ResultLine *second) {
    (void)first;
    return ui_word(app, second->wins ? UI_RESULT_BY_SHARE : UI_RESULT_BY_PLANETS);
}

// ---- the winner's ships

// The seat's ship with the most power of those that have a painting, but for `other`; NONE: there is none.
static uint8_t strongest_ship(const TableLooks *looks, uint8_t faction, uint8_t other) {
    const TacticsRules *rules = tactics_looks_rules(looks);
    uint8_t strongest = NONE;
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (rules->card[card].type == TYPE_SHIP && card != other &&
            tactics_card_look(looks, card, faction).painting != NULL &&
            (strongest == NONE || rules->card[card].power > rules->card[strongest].power))
            strongest = card;
    return strongest;
}

const char *tactics_result_painting(const App *app, const void *looks, Seat seat, int which) {
    if (looks == NULL)
        return NULL;
    const uint8_t faction = session_options(app->session)->setup.faction[seat];
    const uint8_t first = strongest_ship(looks, faction, NONE),
                  ship = which == 0 || first == NONE ? first : strongest_ship(looks, faction, first);
    return ship != NONE ? tactics_card_look(looks, ship, faction).painting : NULL;
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

// What a conquered target was worth besides its value.
typedef struct Extra {
    int bonus, planet; // points
} Extra;

static Extra extra_of(const Why *why, uint8_t target) {
    Extra extra = {0, 0};
    for (uint16_t i = 0; i < why->count; i++) {
        const int points = why->part[i].amount / 8;
        if (why->part[i].from.card == target && why->part[i].kind == WHY_BONUS)
            extra.bonus += points;
        else if (why->part[i].from.card == target && why->part[i].kind == WHY_PLANET)
            extra.planet += points;
    }
    return extra;
}

// "+4" with an icon, ending at `right`; returns the x where it begins.
static float draw_badge(App *app, GfxRect tile, float right, const char *icon, Color color, int points) {
    const float scale = gfx_layout(app->gfx).scale, h = fminf(tile.h - 4 * scale, 26 * scale), w = 46 * scale;
    const GfxRect pill = gfx_rect(roundf(right - w), roundf(tile.y + (tile.h - h) / 2), w, h);
    const GfxPaint fill = paint_solid(0xF20A1120u);
    const float size = roundf(h * 0.56F);
    char text[12];
    snprintf(text, sizeof text, "+%d", points);
    gfx_panel(app->gfx, pill, h / 2, &fill, fmaxf(1, scale), color);
    gfx_icon_color(app->gfx, icon, pill.x + 6 * scale, pill.y + roundf((h - size) / 2), size, color);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 15, COLOR_WHITE, GFX_RIGHT);
    gfx_text_fit(app->gfx, &style, 11 * scale, gfx_rect(pill.x + 18 * scale, pill.y, w - 26 * scale, h),
                 text);
    return pill.x - 4 * scale;
}

// Until `told` is 1 the values appear one by one; after that, each kind of extra.
static void draw_extras(App *app, const ResultLine *line, GfxRect tile, Extra extra, float told) {
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    float right = tile.x + tile.w - fmaxf(40 * gfx_layout(app->gfx).scale, tile.h);
    if (extra.bonus != 0 && told > 1)
        right = draw_badge(app, tile, right, "glyphs/vp-star.svg", COLOR_GOLD, extra.bonus);
    if (extra.planet != 0 && told > 2)
        draw_badge(app, tile, right, colors->emblem != NULL ? colors->emblem : "glyphs/target-planet.svg",
                   colors->light, extra.planet);
}

static void draw_tiles(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                       GfxRect area) {
    const ViewSeat *pile = pile_of(view, line);
    const Tiles tiles = tiles_of(pile->won_count, area);
    Why why;
    if (looks == NULL)
        return;
    tactics_explain_points(tactics_looks_rules(looks), view, line->seat[0], &why);
    for (int i = 0; i < tiles.shown; i++) {
        const TargetLook look = tactics_target_look(looks, pile->won[i]);
        const GfxRect tile = tile_at(app, &tiles, i);
        // Each appears when it is counted.
        const float share = 1.0F / (float)tiles.count;
        gfx_opacity_push(app->gfx, fmaxf(0, fminf(1, told / share - (float)i)));
        target_art_draw_conquered(app->gfx, app->pictures, &look, tile);
        draw_extras(app, line, tile, extra_of(&why, pile->won[i]), told - share * (float)i);
        gfx_opacity_pop(app->gfx);
    }
    if (tiles.shown == tiles.count)
        return;
    char more[60];
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
    gfx_text_fit(app->gfx, &style, 13 * gfx_layout(app->gfx).scale, tile_at(app, &tiles, tiles.shown),
                 ui_fill(app, more, sizeof more, UI_RESULT_MORE, NUM("count", tiles.count - tiles.shown)));
}

float tactics_result_tiles_height(const void *view, const ResultLine *line, float width) {
    const ViewSeat *pile = pile_of(view, line);
    const int columns = width > TWO_COLUMNS_W ? 2 : 1;
    const int rows = (pile->won_count + columns - 1) / columns;
    return TILES_Y + TILE_STEP * (float)rows + (rows > 0 ? BELOW : 0);
}

void tactics_draw_result_tiles(App *app, const void *looks, const void *view, const ResultLine *line,
                               float told, GfxRect area) {
    const ViewSeat *pile = pile_of(view, line);
    char text[60];
    const GfxStyle heading = widget_style(app, GFX_FONT_DISPLAY, 18, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_fit(app->gfx, &heading, 13 * gfx_layout(app->gfx).scale,
                 widget_rect(app, area.x + EDGE, area.y, area.w - 2 * EDGE, 28),
                 pile->won_count == 0
                     ? ui_word(app, UI_RESULT_NOTHING)
                     : ui_fill(app, text, sizeof text, UI_RESULT_CONQUERED, NUM("count", pile->won_count)));
    area.y += TILES_Y;
    area.h -= TILES_Y + BELOW;
    draw_tiles(app, looks, view, line, told, area);
}
