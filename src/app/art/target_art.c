// SPDX-License-Identifier: MIT
// Target cards: a painting in the size the tile shows, with the texts over it. Finished tiles are cached.
#include "app/art/target_art.h"
#include "app/art/card_parts.h"
#include "app/art/resample.h"
#include "app/art/world_art.h"
#include "gfx/copy.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define PICTURE_W 620
#define PICTURE_H 344
#define TEXT_SHADOW 0xE0000000u
#define CHIP_GROUND 0xCC060B14u

float target_art_height(float width) {
    return roundf(width * TARGET_TILE_SHAPE);
}

// ---- the gold hexagon ----

static void hexagon(float points[12], float size, float inset) {
    static const float UNIT[12] = {24, 1.5f,  43.5f, 12.75f, 43.5f, 35.25f,
                                   24, 46.5f, 4.5f,  35.25f, 4.5f,  12.75f};
    for (int i = 0; i < 12; i++)
        points[i] = (24 + (UNIT[i] - 24) * (1 - inset / 22.5f)) * size / 48;
}

void target_art_draw_points(Gfx *gfx, float x, float y, float size, int points) {
    float outer[12], middle[12], inner[12];
    GfxPaint gold = paint_down(COLOR_GOLD_TOP, COLOR_GOLD_BOTTOM), dark = paint_solid(0xFF1B1405);
    hexagon(outer, size, -1.5f);
    hexagon(middle, size, 1.5f);
    hexagon(inner, size, 4.5f);
    gfx_polygon(gfx, roundf(x), roundf(y), outer, 6, &gold);
    gfx_polygon(gfx, roundf(x), roundf(y), middle, 6, &dark);
    gfx_polygon(gfx, roundf(x), roundf(y), inner, 6, &gold);
    char number[16];
    snprintf(number, sizeof number, "%d", points);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size * 0.44f, COLOR_GOLD_INK, GFX_CENTRE);
    gfx_text_fit(gfx, &style, 12, gfx_rect(roundf(x), roundf(y) - size * 0.015f, size, size), number);
}

// ---- the tile ----

#define TILE_GROUND 0xFF060A13u

typedef enum TileKind {
    TILE_TABLE,
    TILE_DETAIL,
    TILE_WON
} TileKind;

const char *target_type_glyph(int type) {
    static const char *const GLYPHS[] = {"glyphs/target-planet.svg", "glyphs/target-sector.svg",
                                         "glyphs/target-quadrant.svg", "glyphs/target-combat.svg"};
    return GLYPHS[type >= TARGET_PLANET && type <= TARGET_COMBAT ? type : TARGET_SECTOR];
}

typedef struct Tile {
    Gfx *gfx;
    const TargetLook *look;
    const FactionColors *colors;
    float w, h, k;
    bool detail;
} Tile;

// ---- paintings

#define PAINTING_SHAPE 1.6f  // aspect ratio; its subject is in the middle
#define PAINTING_AT 0.66f    // where that middle is in a tile, beside the text
#define PAINTING_FADES 0.30f // fraction of its width that fades at the left

#define ASIDE_AT 0.42f       // on tiles with goals it is right of this, above the text,
#define ASIDE_LARGE_AT 0.45f // … and in the inspector below the name too
#define ASIDE_LARGE_TOP 0.19f
#define ASIDE_FADES 0.16f

// Tiles with goals, or with a sign of their own for their type: their words leave no side free.
static bool is_crowded(const TargetLook *look) {
    return look->type_sign != NULL;
}

static GfxRect text_box(const Tile *tile, GfxStyle *style, float *line);

// The part of such a tile that no words lie on, except for the end of a long name.
static GfxRect aside_of(const Tile *tile) {
    GfxStyle style;
    float line;
    const float x = roundf(tile->w * (tile->detail ? ASIDE_LARGE_AT : ASIDE_AT)),
                y = tile->detail ? roundf(tile->h * ASIDE_LARGE_TOP) : 0;
    const bool speaks = tile->look->text != NULL && *tile->look->text != '\0';
    const float end = speaks ? text_box(tile, &style, &line).y : tile->h,
                edge = tile->detail ? roundf(14 * tile->k) : 0;
    return gfx_rect(x, y, tile->w - x - edge, fmaxf(roundf(end - edge / 2) - y, 1));
}

// The size in which a target's painting is needed.
static SDL_Point painting_size(TileKind kind, const Tile *tile) {
    if (kind == TILE_WON)
        return (SDL_Point){PICTURE_W, PICTURE_H};
    if (is_crowded(tile->look)) {
        const GfxRect aside = aside_of(tile);
        return (SDL_Point){(int)aside.w, (int)aside.h};
    }
    const float w = fmaxf(tile->h * PAINTING_SHAPE, tile->w * 2 * (1 - PAINTING_AT));
    return (SDL_Point){(int)ceilf(w), (int)tile->h};
}

// The painting or world; NULL if neither can be loaded (reported once).
static SDL_Surface *painting_of(Gfx *gfx, PictureStore *store, const Tile *tile, TileKind kind) {
    const TargetLook *look = tile->look;
    SDL_Surface *painting = NULL;
    if (store == NULL || gfx_is_dry(gfx))
        return NULL;
    const SDL_Point size = painting_size(kind, tile);
    if (look->painting != NULL && card_painting_is_readable(gfx, look->painting) &&
        (painting = picture_store_get_now(store, look->painting, size.x, size.y)) == NULL)
        card_report_missing_painting(gfx, look->painting);
    return painting != NULL ? painting : world_art_get(gfx, store, look, size.x, size.y);
}

// The painting fades in from the dark area behind the text.
static void paint_painting(const Tile *tile, SDL_Surface *painting) {
    const float x = roundf(tile->w * PAINTING_AT - (float)painting->w / 2),
                fades = (float)painting->w * PAINTING_FADES;
    const GfxPaint edge = {
        .color = {TILE_GROUND, color_alpha(TILE_GROUND, 0.6f), color_alpha(TILE_GROUND, 0)},
        .at = {0, 0.4f, 1},
        .count = 3,
        .degrees = 90};
    gfx_blit(tile->gfx, painting, (int)x, 0);
    if (x > 0)
        gfx_gradient(tile->gfx, gfx_rect(x, 0, roundf(fades), tile->h), &edge);
}

// All of it, beside the goals; its edges fade towards the words. In the inspector it is framed instead.
static void paint_aside(const Tile *tile, SDL_Surface *painting) {
    const GfxRect at = aside_of(tile);
    const float fades = roundf(at.w * ASIDE_FADES), low = roundf(at.h * ASIDE_FADES);
    const GfxPaint left = {.color = {TILE_GROUND, color_alpha(TILE_GROUND, 0)},
                           .at = {0, 1},
                           .count = 2,
                           .degrees = 90},
                   foot = paint_down(color_alpha(TILE_GROUND, 0), TILE_GROUND),
                   head = paint_three(180, 0xC805080F, 0xB805080F, 0.66f, 0x0005080F);
    gfx_blit(tile->gfx, painting, (int)at.x, (int)at.y);
    if (tile->detail) {
        const GfxPaint line = paint_solid(color_alpha(tile->colors->main, 0.6f));
        gfx_frame(tile->gfx, at, 0, fmaxf(roundf(tile->k), 1), &line);
        return;
    }
    gfx_gradient(tile->gfx, gfx_rect(at.x, at.y, fades, at.h), &left);
    if (at.h < tile->h)
        gfx_gradient(tile->gfx, gfx_rect(at.x, at.y + at.h - low, at.w, low), &foot);
    // The name is upon it.
    gfx_gradient(tile->gfx, gfx_rect(at.x, 0, at.w, roundf(66 * tile->k)), &head);
}

// Darkens what is below the words of a tile whose painting fills it.
static void paint_scrims(const Tile *tile) {
    const GfxRect all = gfx_rect(0, 0, tile->w, tile->h);
    GfxPaint side = {.color = {0xEB05080F, 0xC205080F, 0x6105080F, 0x0005080F},
                     .at = {0, 0.40f, 0.62f, 0.84f},
                     .count = 4,
                     .degrees = 90};
    GfxPaint low = paint_down(0x0005080F, 0xE005080F);
    gfx_gradient(tile->gfx, all, &side);
    gfx_gradient(tile->gfx, gfx_rect(0, roundf(tile->h / 2), tile->w, tile->h - roundf(tile->h / 2)), &low);
    if (tile->look->text != NULL && *tile->look->text != '\0') { // the text extends over the picture
        const float y = roundf(fmaxf(tile->h - 82 * tile->k, 0));
        GfxPaint foot = paint_three(180, 0x0005080F, 0x8C05080F, 0.3f, 0x8C05080F);
        gfx_gradient(tile->gfx, gfx_rect(0, y, tile->w, tile->h - y), &foot);
    }
}

static void paint_ground(const Tile *tile, SDL_Surface *painting) {
    GfxRect all = gfx_rect(0, 0, tile->w, tile->h);
    const bool aside = painting != NULL && is_crowded(tile->look);
    if (painting != NULL) {
        (aside ? paint_aside : paint_painting)(tile, painting);
    } else {
        GfxPaint stand_in = {.color = {color_mix(tile->colors->dark, tile->colors->deep, 0.3f),
                                       tile->colors->deep, TILE_GROUND},
                             .at = {0, 0.45f, 1},
                             .count = 3,
                             .radial = true,
                             .x = 0.75f,
                             .y = 0.5f};
        gfx_gradient(tile->gfx, all, &stand_in);
    }
    if (!aside)
        paint_scrims(tile);
    GfxPaint bar = paint_three(180, tile->colors->light, tile->colors->main, 0.3f, tile->colors->dark);
    gfx_gradient(tile->gfx, gfx_rect(0, 0, fmaxf(roundf(fminf(6 * tile->k, 9 * tile->k / 1.5f)), 2), tile->h),
                 &bar);
}

// A chip with an outline.
static GfxRect paint_chip(const Tile *tile, float x, float y, float w, Color border) {
    GfxRect chip = {roundf(x), roundf(y), roundf(w), roundf(25 * tile->k)};
    GfxPaint ground = paint_solid(CHIP_GROUND);
    gfx_panel(tile->gfx, chip, 5 * tile->k, &ground, fmaxf(roundf(tile->k * 0.8f), 1), border);
    return chip;
}

static float paint_type_chip(const Tile *tile, float x) {
    const TargetLook *look = tile->look;
    float k = tile->k;
    GfxStyle name = gfx_style(GFX_FONT_DISPLAY, 14.5f * k, tile->colors->light);
    float name_w = gfx_text_width(tile->gfx, &name, look->type_name);
    GfxRect chip =
        paint_chip(tile, x, 45 * k, 28 * k + name_w + 9 * k, color_alpha(tile->colors->main, 0.67f));
    gfx_icon_color(tile->gfx, look->type_sign != NULL ? look->type_sign : target_type_glyph(look->type),
                   chip.x + 7 * k, chip.y + 5 * k, 15 * k, tile->colors->light);
    gfx_text(tile->gfx, &name, gfx_rect(chip.x + 28 * k, chip.y, 0, chip.h), look->type_name);
    return chip.x + chip.w + 6 * k;
}

// The Greek letter is set in Inter because the display font lacks it.
static void paint_quadrant_chip(const Tile *tile, float x) {
    const char *label = tile->look->quadrant_label, *gap = label != NULL ? strchr(label, ' ') : NULL;
    float k = tile->k, greek_w = 0;
    char greek[16] = "";
    if (label == NULL || label[0] == '\0')
        return;
    if (gap != NULL && (size_t)(gap - label) < sizeof greek && (unsigned char)label[0] >= 0x80) {
        memcpy(greek, label, (size_t)(gap - label));
        greek[gap - label] = '\0';
        label = gap + 1;
    }
    GfxStyle sign = gfx_style(GFX_FONT_TEXT_SEMIBOLD, 16 * k / gfx_text_scale(tile->gfx), COLOR_WHITE);
    GfxStyle name = gfx_style(GFX_FONT_DISPLAY, 14.5f * k, 0xFFD6E0EE);
    if (greek[0] != '\0')
        greek_w = gfx_text_width(tile->gfx, &sign, greek) + 5 * k;
    GfxRect chip =
        paint_chip(tile, x, 45 * k, 16 * k + greek_w + gfx_text_width(tile->gfx, &name, label), 0xFF55698C);
    gfx_text(tile->gfx, &sign, gfx_rect(chip.x + 8 * k, chip.y - k, 0, chip.h), greek);
    gfx_text(tile->gfx, &name, gfx_rect(chip.x + 8 * k + greek_w, chip.y, 0, chip.h), label);
}

// A chip with emblem and word, bottom right, for an owner the emblem alone does not identify.
static float word_chip_width(const Tile *tile) {
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 14.5f * tile->k, tile->colors->light);
    return gfx_text_width(tile->gfx, &style, tile->look->belongs) + 37 * tile->k;
}

// Next to a text that needs the room only the emblem is shown; the inspector shows both.
static bool has_room_for_word(const Tile *tile) {
    const float k = tile->k, line = TEXT_LEAST * 1.25f * gfx_text_scale(tile->gfx);
    if (tile->look->belongs == NULL)
        return false;
    const GfxStyle least = gfx_style(GFX_FONT_TEXT_MEDIUM, TEXT_LEAST, COLOR_WHITE);
    const int lines =
        gfx_text_lines(tile->gfx, &least, tile->w - 42 * k - word_chip_width(tile), tile->look->text);
    return (float)lines * line <= tile->h - 81 * k;
}

static void paint_belongs(const Tile *tile) {
    const char *emblem = tile->colors->emblem, *word = tile->look->belongs;
    const float k = tile->k, size = 26 * k;
    if (emblem == NULL)
        return;
    if (!has_room_for_word(tile)) {
        gfx_icon_glow(tile->gfx, emblem, tile->w - 40 * k, tile->h - 38 * k, size,
                      &(GfxPaint){.color = {tile->colors->light}, .count = 1}, fmaxf(1.5f * k, 1),
                      0xC0000000);
        return;
    }
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 14.5f * k, tile->colors->light);
    const float w = word_chip_width(tile);
    const GfxRect chip = paint_chip(tile, tile->w - 14 * k - w, tile->h - 37 * k, w, tile->colors->main);
    gfx_icon_color(tile->gfx, emblem, chip.x + 7 * k, chip.y + 5 * k, 15 * k, tile->colors->light);
    gfx_text(tile->gfx, &style, gfx_rect(chip.x + 28 * k, chip.y, 0, chip.h), word);
}

#define CHIPS_Y 75.0f
#define CHIPS_H 29.0f
#define CLOSE_CHIPS_Y 42.0f // in place of the type
#define CLOSE_CHIPS_H 27.0f
#define CLOSE_LINE 14.5f  // logical pixels of a line in the smallest letters
#define CLOSE_RATIO 1.16f // of lines to letters in a close tile

// True for a tile with requirements in which the text would be cut off below the type: then its sign does.
static bool is_close(const Tile *tile) {
    const TargetLook *look = tile->look;
    if (tile->detail || look->chips == 0 || look->type_sign == NULL || look->text == NULL)
        return false;
    const GfxStyle least = gfx_style(GFX_FONT_TEXT_MEDIUM, TEXT_LEAST, COLOR_WHITE);
    const int lines = gfx_text_lines(tile->gfx, &least, tile->w - 40 * tile->k, look->text);
    const float room = tile->h - (CHIPS_Y + CHIPS_H + 11) * tile->k;
    return (float)lines * CLOSE_LINE * gfx_text_scale(tile->gfx) > room;
}

static GfxRect chips_room(const Tile *tile, bool close) {
    const float k = tile->k;
    return gfx_rect(20 * k, roundf((close ? CLOSE_CHIPS_Y : CHIPS_Y) * k), tile->w - 34 * k,
                    roundf((close ? CLOSE_CHIPS_H : CHIPS_H) * k));
}

// Where the text may start below the requirements; 0: there are none.
static float chips_end(const Tile *tile, bool close) {
    const GfxRect room = chips_room(tile, close);
    return tile->look->chips == 0 ? 0 : room.y + room.h + (close ? 1 : 3) * tile->k;
}

// In a close tile the sign of the type stands behind them, as a chip of its own.
static void paint_chips(const Tile *tile, bool close) {
    const float k = tile->k, sign = close ? roundf(17 * k) : 0;
    GfxRect room = chips_room(tile, close);
    if (tile->look->chips == 0)
        return;
    room.w -= close ? 76 * k : 0; // the points reach down to here
    const float w = chips_draw(tile->gfx, tile->look->chip, tile->look->chips, room, false);
    if (!close)
        return;
    const float h = roundf(fminf(25 * k, room.h));
    const GfxRect plate = {roundf(room.x + w + 6 * k), roundf(room.y + (room.h - h) / 2), h, h};
    const GfxPaint ground = paint_solid(CHIP_GROUND);
    gfx_panel(tile->gfx, plate, 5 * k, &ground, fmaxf(roundf(k * 0.8f), 1),
              color_alpha(tile->colors->main, 0.67f));
    gfx_icon_color(tile->gfx, tile->look->type_sign, roundf(plate.x + (h - sign) / 2),
                   roundf(plate.y + (h - sign) / 2), sign, tile->colors->light);
}

// A close tile has no room for lines that are not full.
static const char *text_of(const Tile *tile, bool close, char *buffer, size_t size) {
    const char *text = tile->look->text != NULL ? tile->look->text : "";
    if (!close || strlen(text) >= size)
        return text;
    memcpy(buffer, text, strlen(text) + 1);
    for (char *at = buffer; *at != '\0'; at++)
        *at = *at == '\n' ? ' ' : *at;
    return buffer;
}

static float belongs_width(const Tile *tile) {
    return tile->colors->emblem == NULL
               ? 0
               : (has_room_for_word(tile) ? word_chip_width(tile) : 26 * tile->k) + 2 * tile->k;
}

// Where the text is, its style and the height of its lines.
static GfxRect text_box(const Tile *tile, GfxStyle *style, float *height) {
    const TargetLook *look = tile->look;
    const bool close = is_close(tile);
    const float k = tile->k;
    float size = (tile->detail ? 12.5f : 14.0f) * k, line = (tile->detail ? 16.5f : 17.5f) * k;
    const float least = 13 * gfx_layout(tile->gfx).scale; // narrow tiles have spare height
    if (!tile->detail && size < least) {
        line *= least / size;
        size = least;
    }
    if (close)
        line = fminf(line, CLOSE_RATIO * size);
    float top = tile->h - (tile->detail ? 54.0f : 62.0f) * k + (tile->h / k < 150 ? 4 * k : 0);
    *style = gfx_style(GFX_FONT_TEXT_MEDIUM, size, 0xFFE4ECF7);
    style->shadow = TEXT_SHADOW;
    style->brief = look->chips > 0 || look->type_sign != NULL;
    *height = line;
    const float chips = chips_end(tile, close);
    top = close ? chips : fmaxf(top, chips);
    GfxRect box = {20 * k, top, tile->w - (close ? 28 : 40) * k - belongs_width(tile),
                   tile->h - top - (close ? 2 : 8) * k};
    // Up to three lines if the chips leave room, the last one at the bottom of the tile.
    char joined[512];
    const int lines = gfx_text_lines(tile->gfx, style, box.w, text_of(tile, close, joined, sizeof joined));
    if (lines > 2 && !close) {
        float up = fminf((float)(lines - 2) * line * gfx_text_scale(tile->gfx),
                         fmaxf(box.y - fmaxf(73 * k, chips), 0));
        box.y -= up;
        box.h += up;
    }
    return box;
}

// Above the chips; in two lines if one has no room for it.
static void paint_name(const Tile *tile, const GfxStyle *style, float least_size) {
    const float k = tile->k, w = tile->w - 88 * k;
    GfxStyle least = *style;
    least.size = least_size;
    const bool two = gfx_text_width(tile->gfx, &least, tile->look->name) > w;
    gfx_text_name(tile->gfx, style, least_size, fmaxf(least_size, TEXT_LEAST),
                  two ? gfx_rect(20 * k, 3 * k, w, 41 * k) : gfx_rect(20 * k, 11 * k, w, 30 * k),
                  tile->look->name);
}

static void paint_words(const Tile *tile) {
    const TargetLook *look = tile->look;
    float k = tile->k;
    paint_belongs(tile);
    GfxStyle name = gfx_style(GFX_FONT_DISPLAY_BOLD, 25 * k, COLOR_WHITE);
    name.shadow = TEXT_SHADOW;
    // Tiles with goals are crowded: the inspector shows the full text.
    const bool brief = look->chips > 0 || look->type_sign != NULL;
    const bool close = is_close(tile);
    paint_name(tile, &name, brief ? fminf(17 * k, 13) : 17 * k);
    if (!close)
        paint_quadrant_chip(tile, paint_type_chip(tile, 20 * k));

    float line;
    char joined[512];
    GfxStyle text;
    const GfxRect box = text_box(tile, &text, &line);
    paint_chips(tile, close);
    if (look->chips == 0 || box.h >= line)
        gfx_text_wrapped_fit(tile->gfx, &text, 12, line, box, text_of(tile, close, joined, sizeof joined));
    target_art_draw_points(tile->gfx, tile->w - 60 * k, 9 * k, roundf(51 * k), look->points);
}

// Cuts the corners of a finished layer and paints the frame.
static SDL_Surface *framed(SDL_Surface *layer, float radius, float width, const FactionColors *colors) {
    Canvas canvas = canvas_adopt(layer);
    GfxRect all = gfx_rect(0, 0, (float)canvas.w, (float)canvas.h);
    GfxPaint bevel = paint_bevel(color_alpha(colors->light, 0.8f), color_alpha(colors->main, 0.67f),
                                 color_alpha(colors->dark, 0.67f));
    canvas_cut_round(&canvas, all, radius);
    canvas_frame(&canvas, all, gfx_corners(radius), width, &bevel);
    return canvas_finish(&canvas);
}

static SDL_Surface *paint_tile(const Tile *tile, SDL_Surface *painting) {
    float s = gfx_layout(tile->gfx).scale;
    gfx_layer_begin(tile->gfx, (int)tile->w, (int)tile->h, TILE_GROUND);
    paint_ground(tile, painting);
    paint_words(tile);
    return framed(gfx_layer_end(tile->gfx), 12 * tile->k, fminf(3 * s, fmaxf(1.5f * s, 2 * tile->k)),
                  tile->colors);
}

static GfxKey tile_key(Gfx *gfx, const char *kind, const TargetLook *look, const char *picture,
                       GfxRect rect) {
    GfxKey key = gfx_key(kind);
    const char *texts[] = {look->id,      look->name, look->type_name, look->quadrant_label,
                           look->belongs, look->text, picture};
    float numbers[] = {
        (float)look->type,     (float)look->affiliation, (float)look->points,    rect.w, rect.h,
        gfx_layout(gfx).scale, gfx_text_scale(gfx),      look->raised ? 1.0f : 0};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        gfx_key_text(&key, texts[i]);
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_text(&key, look->type_sign);
    for (int i = 0; i < look->chips; i++) {
        const Chip *chip = &look->chip[i];
        const int64_t told[] = {chip->value, chip->color, chip->ink, chip->plus, chip->tick, chip->missing};
        gfx_key_text(&key, chip->sign);
        gfx_key_text(&key, chip->word);
        for (int k = 0; k < CHIP_ALSO; k++)
            gfx_key_text(&key, chip->also[k]);
        gfx_key_bytes(&key, told, sizeof told);
    }
    return key;
}

#define TWO_LINES_H 30.0f  // of a conquered tile whose name may have two lines …
#define TWO_LINES_W 120.0f // … and its width

static SDL_Surface *paint_conquered(Gfx *gfx, const TargetLook *look, SDL_Surface *painting, GfxRect rect);

#define LOW_TILE 150.0f // height of a tile as wide as 310 from which on it counts as low

static Tile tile_of(Gfx *gfx, const TargetLook *look, TileKind kind, GfxRect rect) {
    // In detail the text grows less than the picture: 1.95 instead of 2.8 at a width of 868.
    // A low tile with much on it has the letters of a narrower one, and longer lines.
    const float low = kind == TILE_TABLE && is_crowded(look) ? rect.h / LOW_TILE : rect.w;
    const float k = fminf(rect.w / 310, low) * (kind == TILE_DETAIL ? 0.6964f : 1);
    return (Tile){gfx, look, palette_faction(look->affiliation), rect.w, rect.h, k, kind == TILE_DETAIL};
}

static SDL_Surface *paint_kind(Gfx *gfx, PictureStore *store, const TargetLook *look, TileKind kind,
                               GfxRect rect) {
    const Tile tile = tile_of(gfx, look, kind, rect);
    SDL_Surface *painting = painting_of(gfx, store, &tile, kind);
    return kind == TILE_WON ? paint_conquered(gfx, look, painting, rect) : paint_tile(&tile, painting);
}

static GfxSprite tile_sprite(Gfx *gfx, PictureStore *store, const TargetLook *look, TileKind kind,
                             GfxRect rect) {
    static const char *const NAMES[] = {"target tile", "target detail", "target won"};
    char world[WORLD_NAME];
    const char *shown = look->painting;
    if (shown == NULL)
        shown = world_art_name(look, world);
    gfx_record_mark(gfx, "scene", shown, rect, COLOR_WHITE, 0);
    const GfxKey key = tile_key(gfx, NAMES[kind], look, shown, rect);
    GfxSprite sprite = {0};
    if (gfx_cache_find_text(gfx, key, &sprite))
        return sprite;
    sprite.surface = paint_kind(gfx, store, look, kind, rect);
    return gfx_cache_put(gfx, key, sprite);
}

static void record_tile(const Gfx *gfx, const TargetLook *look, GfxRect rect) {
    gfx_record_mark(gfx, "target", look->name, rect, palette_faction(look->affiliation)->main, 0);
}

static GfxRect whole_pixels(GfxRect rect) {
    return gfx_rect(roundf(rect.x), roundf(rect.y), fminf(fmaxf(roundf(rect.w), 8), 4096),
                    fminf(fmaxf(roundf(rect.h), 8), 4096));
}

void target_art_draw(Gfx *gfx, PictureStore *store, const TargetLook *look, TargetMode mode, GfxRect where,
                     float opacity) {
    GfxRect rect = whole_pixels(where);
    float s = gfx_layout(gfx).scale, k = rect.w / 310;
    if (!gfx_is_visible(gfx, gfx_inset(rect, -34 * s)))
        return;
    gfx_opacity_push(gfx, opacity);
    record_tile(gfx, look, rect);
    GfxSprite sprite = tile_sprite(gfx, store, look, mode == TARGET_DETAIL ? TILE_DETAIL : TILE_TABLE, rect);
    gfx_shadow(gfx, rect, 12 * k, 6 * s, 18 * s, 0x80000000);
    gfx_record_area(gfx, rect, 1);
    gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
    gfx_opacity_pop(gfx);
}

// ---- conquered tiles ----

// An arrow below the number, as on cards whose power is not the printed one.
static void paint_raised(Gfx *gfx, float x, float y, float size) {
    const float half = size * 0.10f, top = size * 0.69f, tall = size * 0.11f;
    const float points[6] = {size / 2, top, size / 2 + half, top + tall, size / 2 - half, top + tall};
    const GfxPaint ink = paint_solid(COLOR_GOLD_INK);
    gfx_polygon(gfx, x, y, points, 3, &ink);
}

static SDL_Surface *paint_conquered(Gfx *gfx, const TargetLook *look, SDL_Surface *painting, GfxRect rect) {
    float w = rect.w, h = rect.h, k = h / 31, from = roundf(w * 0.42f);
    gfx_layer_begin(gfx, (int)w, (int)h, COLOR_INSET);
    if (painting != NULL) {
        // A strip through the middle of the picture.
        int part_w = (int)(w - from), part_h = (int)h;
        SDL_Rect view = {PICTURE_W * 21 / 100,
                         PICTURE_H / 2 - PICTURE_W * 58 / 100 * part_h / SDL_max(part_w, 1) / 2,
                         PICTURE_W * 58 / 100, PICTURE_W * 58 / 100 * part_h / SDL_max(part_w, 1)};
        SDL_Surface *cut =
            SDL_CreateRGBSurfaceWithFormat(0, view.w, SDL_max(view.h, 1), 32, SDL_PIXELFORMAT_RGB888);
        if (cut != NULL)
            copy_pixels(painting, view, cut, 0, 0);
        SDL_Surface *strip = resample_cover(cut, part_w, part_h, 0.5f, 0.5f);
        gfx_opacity_push(gfx, 0.85f);
        gfx_blit(gfx, strip, (int)from, 0);
        gfx_opacity_pop(gfx);
        SDL_FreeSurface(cut);
        SDL_FreeSurface(strip);
    }
    GfxPaint scrim = {
        .color = {COLOR_INSET, color_alpha(COLOR_INSET, 0.15f)}, .at = {0.42f, 1}, .count = 2, .degrees = 90};
    gfx_gradient(gfx, gfx_rect(0, 0, w, h), &scrim);
    GfxStyle name = gfx_style(GFX_FONT_DISPLAY, 15 * k, COLOR_HEADING), least = name;
    name.shadow = 0xC0000000;
    least.size = 12;
    // The icon is dropped if it would truncate the name.
    const bool sign = gfx_text_width(gfx, &least, look->name) <= w - 64 * k;
    if (sign)
        gfx_icon_color(gfx, target_type_glyph(look->type), 9 * k, 8 * k, 15 * k, COLOR_TEXT);
    const float left = (sign ? 31 : 9) * k;
    const GfxRect room = gfx_rect(left, 0, w - 33 * k - left, h);
    if (h < TWO_LINES_H || w < TWO_LINES_W) { // one line, or the picture alone: the pile's list has the name
        if (gfx_text_width(gfx, &least, look->name) <= room.w)
            gfx_text_fit(gfx, &name, 12, room, look->name);
        else if (!sign)
            gfx_icon_color(gfx, target_type_glyph(look->type), 9 * k, 8 * k, 15 * k, COLOR_TEXT);
    } else {
        gfx_text_name(gfx, &name, 12, 12, room, look->name);
    }
    target_art_draw_points(gfx, w - 32 * k, 2 * k, roundf(27 * k), look->points);
    if (look->raised)
        paint_raised(gfx, roundf(w - 32 * k), roundf(2 * k), roundf(27 * k));

    Canvas canvas = canvas_adopt(gfx_layer_end(gfx));
    GfxRect all = gfx_rect(0, 0, (float)canvas.w, (float)canvas.h);
    GfxPaint line = paint_solid(COLOR_LINE);
    canvas_cut_round(&canvas, all, 7 * k);
    canvas_frame(&canvas, all, gfx_corners(7 * k), fmaxf(roundf(k), 1), &line);
    return canvas_finish(&canvas);
}

void target_art_draw_conquered(Gfx *gfx, PictureStore *store, const TargetLook *look, GfxRect where) {
    GfxRect rect = whole_pixels(where);
    if (!gfx_is_visible(gfx, rect))
        return;
    record_tile(gfx, look, rect);
    GfxSprite sprite = tile_sprite(gfx, store, look, TILE_WON, rect);
    gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
}
