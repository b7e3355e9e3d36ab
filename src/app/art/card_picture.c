// SPDX-License-Identifier: MIT
// The picture in the middle of a card: its painting, or a background with a ship or icon, shadow and glow. A
// vignette is painted over both.
#include "app/art/bust.h"
#include "app/art/card_parts.h"
#include "app/art/ship_art.h"
#include "app/art/world_art.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAINTING_FLAT_MOST 2.3f // width of a painting in heights: flatter ones would lose their heads
#define SHIP_TURN 38.0f         // degrees; the usual heading of ships

const char *card_type_glyph(int type) {
    static const char *const GLYPHS[] = {
        [CARD_SHIP] = "glyphs/type-ship.svg",     [CARD_TECH] = "glyphs/type-tech.svg",
        [CARD_WEAPON] = "glyphs/type-weapon.svg", [CARD_ACTION] = "glyphs/type-action.svg",
        [CARD_TROOPS] = "glyphs/type-troops.svg",
    };
    return type >= CARD_SHIP && type <= CARD_TROOPS ? GLYPHS[type] : GLYPHS[CARD_ACTION];
}

// One channel of a deep, saturated shade of a colour.
static Color deepened(Color main, int shift) {
    const Color channel = main >> shift & 255;
    return (channel * channel * 63 / (255 * 100)) << shift;
}

int card_hue(Color main) {
    const PaletteStyle style = {
        .usual = {.main = main, .light = color_mix(main, COLOR_WHITE, 0.62f)},
        .ground = {.dark = color_mix(main, COLOR_BLACK, 0.93f),
                   .mid = 0xFF000000u | deepened(main, 16) | deepened(main, 8) | deepened(main, 0),
                   .light = color_mix(main, COLOR_WHITE, 0.45f)},
        .pattern = PATTERN_NONE};
    return palette_add(&style);
}

// ---- ground ----

// Greyscale files that are dyed.
static const char *const grounds[] = {
    [CARD_SHIP] = "pictures/grounds/ship.webp",     [CARD_TECH] = "pictures/grounds/tech.webp",
    [CARD_WEAPON] = "pictures/grounds/weapon.webp", [CARD_ACTION] = "pictures/grounds/action.webp",
    [CARD_TROOPS] = "pictures/grounds/troops.webp",
};

// Used if the background cannot be read.
static SDL_Surface *plain_ground(const PaletteGround *colors, int w, int h) {
    Canvas canvas = canvas_start(w, h);
    const GfxPaint paint = paint_radial(0.5f, 0.5f, colors->mid, colors->dark, 0.8f);
    canvas_round(&canvas, gfx_rect(0, 0, (float)w, (float)h), gfx_corners(0), &paint);
    return canvas_finish(&canvas);
}

// Cached per type, faction and size, so that cards of the same kind share one.
static SDL_Surface *ground_of(Gfx *gfx, int type, int faction, int w, int h) {
    GfxKey key = gfx_key("card ground");
    int64_t numbers[4] = {type, faction, w, h};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    GfxSprite sprite;
    if (gfx_cache_find(gfx, key, &sprite))
        return sprite.surface;
    const PaletteGround *colors = &palette_faction(faction)->ground;
    const bool readable = card_painting_is_readable(gfx, grounds[type]);
    SDL_Surface *ground = readable ? gfx_load_cover(gfx, grounds[type], w, h) : NULL;
    if (ground != NULL)
        world_art_dye(ground, colors->dark, colors->mid, colors->light);
    else
        ground = plain_ground(colors, w, h);
    return gfx_cache_put(gfx, key, (GfxSprite){ground, 0, 0}).surface;
}

// ---- ships ----

// Paints a ship by its file name.
static void put_ship(Gfx *gfx, Canvas *canvas, const char *name, const FactionColors *colors, float cx,
                     float cy, float size, float turn, float opacity) {
    char path[180];
    snprintf(path, sizeof path, "ships/%s.svg", name);
    ship_art_put(gfx, canvas, path, colors, cx, cy, size, turn, opacity);
}

typedef struct ShipPose {
    const char *name;
    float size, turn;
} ShipPose;

static ShipPose pose_of(const char *name) {
    static const ShipPose POSES[] = {
        {"mine", 0.78f, 15}, {"station", 0.84f, 12}, {"torpedo", 0.86f, SHIP_TURN}};
    for (size_t i = 0; i < sizeof POSES / sizeof POSES[0]; i++)
        if (strcmp(name, POSES[i].name) == 0)
            return POSES[i];
    bool craft = strstr(name, "craft") != NULL;
    return (ShipPose){name, craft ? 0.92f : 1, SHIP_TURN};
}

// The file name of a ship: "capital", "escort" and "craft" exist per faction, others have one file for all.
static void ship_name(char *out, size_t size, const char *kind, const char *ships) {
    bool own = strcmp(kind, "capital") == 0 || strcmp(kind, "escort") == 0 || strcmp(kind, "craft") == 0;
    if (own && ships != NULL && ships[0] != '\0')
        snprintf(out, size, "%s-%s", ships, kind);
    else
        snprintf(out, size, "%s", own ? "freighter" : kind);
}

void card_picture_name(char *out, size_t size, const CardLook *look) {
    const char *picture = look->picture != NULL ? look->picture : "";
    char kind[32], name[64];
    const size_t length = strcspn(picture, ",");
    snprintf(out, size, "%s", look->painting != NULL ? look->painting : picture);
    if (look->painting != NULL)
        return;
    if (look->world != NULL) {
        char world[WORLD_NAME];
        snprintf(out, size, "%s", world_art_name(look->world, world));
        return;
    }
    if (strncmp(picture, "ship:", 5) != 0 || length - 5 >= sizeof kind)
        return;
    memcpy(kind, picture + 5, length - 5);
    kind[length - 5] = 0;
    ship_name(name, sizeof name, kind, look->ships);
    snprintf(out, size, "ship:%s%s", name, picture + length);
}

bool card_picture_is_own_ship(const char *picture) {
    static const char *const own[] = {"ship:capital", "ship:escort", "ship:craft", "fleet"};
    const size_t length = strcspn(picture, ",");
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strlen(own[i]) == length && strncmp(own[i], picture, length) == 0)
            return true;
    return false;
}

void card_picture_file(char *out, size_t size, const CardLook *look) {
    const char *picture = look->picture != NULL ? look->picture : "";
    char kind[64], name[96];
    out[0] = '\0';
    snprintf(kind, sizeof kind, "%.*s", (int)strcspn(picture, ","), picture);
    if (strncmp(kind, "ship:", 5) == 0) {
        ship_name(name, sizeof name, kind + 5, look->ships);
        snprintf(out, size, "ships/%s.svg", name);
    } else if (strncmp(kind, "fleet:", 6) == 0) {
        snprintf(out, size, "ships/%s.svg", kind + 6);
    } else if (strncmp(kind, "icon:", 5) == 0) {
        snprintf(out, size, "icons/game-icons/%s.svg", kind + 5);
    } else if (strncmp(kind, "file:", 5) == 0) {
        snprintf(out, size, "pictures/%s", kind + 5);
    }
}

static void put_fleet(Gfx *gfx, Canvas *canvas, const char *ships, const FactionColors *colors) {
    static const struct {
        const char *kind;
        float x, y, size, opacity;
    } SHIPS[] = {{"craft", 0.24f, 0.30f, 0.30f, 0.75f},
                 {"escort", 0.68f, 0.26f, 0.42f, 0.9f},
                 {"craft", 0.84f, 0.62f, 0.32f, 0.8f},
                 {"escort", 0.26f, 0.70f, 0.46f, 0.95f},
                 {"capital", 0.52f, 0.54f, 0.74f, 1}};
    float w = (float)canvas->w, h = (float)canvas->h, m = fminf(w, h);
    for (size_t i = 0; i < sizeof SHIPS / sizeof SHIPS[0]; i++) {
        char name[64];
        ship_name(name, sizeof name, SHIPS[i].kind, ships);
        put_ship(gfx, canvas, name, colors, w * SHIPS[i].x, h * SHIPS[i].y, m * SHIPS[i].size, SHIP_TURN,
                 SHIPS[i].opacity);
    }
}

// Three ships of the same kind.
static void put_wing(Gfx *gfx, Canvas *canvas, const char *name, const FactionColors *colors) {
    static const float AT[][3] = {{0.27f, 0.62f, 0.44f}, {0.74f, 0.68f, 0.44f}, {0.52f, 0.34f, 0.52f}};
    const float w = (float)canvas->w, h = (float)canvas->h, m = fminf(w, h);
    for (size_t i = 0; i < sizeof AT / sizeof AT[0]; i++)
        put_ship(gfx, canvas, name, colors, w * AT[i][0], h * AT[i][1], m * AT[i][2], SHIP_TURN, 1);
}

// ---- scenery around a ship ----

// A planet below it, lit from the upper left.
static void put_world(Canvas *canvas, const FactionColors *colors) {
    const float w = (float)canvas->w, h = (float)canvas->h, r = fmaxf(w, h) * 0.74f;
    const float cx = w * 0.66f, cy = h * 0.62f + r;
    const GfxPaint air =
        paint_radial(0.5f, 0.5f, color_alpha(colors->light, 0.55f), color_alpha(colors->main, 0), 0.7f);
    const GfxPaint land = {
        .color = {color_mix(colors->main, colors->dark, 0.45f), colors->dark, colors->deep},
        .at = {0, 0.3f, 0.6f},
        .count = 3,
        .degrees = 150};
    const GfxPaint rim = paint_solid(color_alpha(colors->light, 0.85f));
    canvas_ring(canvas, cx, cy, r * 1.07f, r * 1.07f, &air);
    canvas_ring(canvas, cx, cy, r, r, &land);
    canvas_ring(canvas, cx, cy, r, fmaxf(1, h * 0.012f), &rim);
}

// Star streaks along its path.
static void put_streaks(Canvas *canvas, const FactionColors *colors, float turn) {
    const float w = (float)canvas->w, h = (float)canvas->h, angle = (turn - 90) * 3.14159265f / 180;
    for (int i = 0; i < 26; i++) {
        const float x = w * (float)((i * 37 + 11) % 101) / 100, y = h * (float)((i * 53 + 29) % 97) / 96;
        const float length = h * (0.10f + 0.022f * (float)(i % 9)),
                    wide = fmaxf(1, h * 0.007f * (float)(1 + i % 3));
        canvas_line(canvas, x, y, x - cosf(angle) * length, y - sinf(angle) * length, wide,
                    color_alpha(i % 4 == 0 ? COLOR_WHITE : colors->light, 0.20f + 0.05f * (float)(i % 6)));
    }
}

// Paints the ship of this file with its scenery: "orbit", "warp" or "".
static void put_ship_scene(Gfx *gfx, Canvas *canvas, const char *name, const char *scene,
                           const FactionColors *colors) {
    const float w = (float)canvas->w, h = (float)canvas->h, full = fminf(w, h * 1.16f);
    ShipPose pose = pose_of(name);
    float x = w * 0.5f, y = h * 0.52f;
    if (strcmp(scene, "orbit") == 0) {
        put_world(canvas, colors);
        pose.turn = -34;
        pose.size *= 0.82f;
        x = w * 0.46f;
        y = h * 0.44f;
    } else if (strcmp(scene, "warp") == 0) {
        pose.turn = 62;
        put_streaks(canvas, colors, pose.turn);
    }
    put_ship(gfx, canvas, name, colors, x, y, full * pose.size, pose.turn, 1);
}

// ---- icons ----

// `x_part`, `y_part`: its centre, as fractions of the picture.
static void put_icon(Gfx *gfx, Canvas *canvas, const char *path, const FactionColors *colors, float part,
                     float x_part, float y_part) {
    float w = (float)canvas->w, h = (float)canvas->h, size = fminf(w, h) * part;
    SDL_Surface *icon = gfx_load_icon(gfx, path, (int)lroundf(size));
    if (icon == NULL)
        return;
    int x = (int)lroundf(w * x_part - size / 2), y = (int)lroundf(h * y_part - size / 2);
    GfxPaint paint = {.color = {COLOR_WHITE, colors->light, color_mix(colors->light, colors->main, 0.87f)},
                      .at = {0.12f, 0.46f, 1},
                      .count = 3,
                      .degrees = 170};
    canvas_blit_blurred(canvas, icon, x, y + (int)ceilf(size * 0.025f), size * 0.02f,
                        color_alpha(COLOR_BLACK, 0.75f));
    canvas_blit_blurred(canvas, icon, x, y, size * 0.10f, color_alpha(colors->main, 0.69f));
    canvas_blit_shape(canvas, icon, x, y, &paint);
    SDL_FreeSurface(icon);
}

bool card_picture_is_decoded(const CardLook *look, char *file, size_t size) {
    const char *dot = look->picture != NULL ? strrchr(look->picture, '.') : NULL;
    if (look->pictures == NULL || look->painting != NULL || look->world != NULL || dot == NULL ||
        strncmp(look->picture, "file:", 5) != 0 || SDL_strcasecmp(dot, ".svg") == 0)
        return false;
    snprintf(file, size, "pictures/%s", look->picture + 5);
    return true;
}

// An asset supplied by a pack, filling the picture. False if it cannot be loaded.
static bool put_whole(Gfx *gfx, Canvas *canvas, const CardLook *look) {
    char path[160];
    SDL_Surface *decoded = card_picture_is_decoded(look, path, sizeof path)
                               ? picture_store_get_clear_now(look->pictures, path, canvas->w, canvas->h)
                               : NULL;
    if (decoded != NULL) {
        canvas_blit(canvas, decoded, 0, 0, 1);
        return true;
    }
    snprintf(path, sizeof path, "pictures/%s", look->picture + 5);
    SDL_Surface *picture = gfx_load_cover(gfx, path, canvas->w, canvas->h); // which reports what is wrong
    canvas_blit(canvas, picture, 0, 0, 1);
    SDL_FreeSurface(picture);
    return picture != NULL;
}

// On a wide picture the bust is at the right, next to the numbers.
static void put_bust(Gfx *gfx, Canvas *canvas, const char *words, const FactionColors *colors) {
    const float w = (float)canvas->w, h = (float)canvas->h, z = h * 1.28f;
    if (w > h * 1.4f)
        bust_put(gfx, canvas, words, colors, gfx_rect(w - z - (w > h * 2.4f ? h * 0.25f : 0), 2, z, h));
    else
        bust_put(gfx, canvas, words, colors, gfx_rect(0, 0, w, h));
}

static void put_subject(Gfx *gfx, Canvas *canvas, const CardLook *look, const FactionColors *colors) {
    const char *picture = look->picture != NULL ? look->picture : "";
    char path[160];
    // On a wide picture next to the numbers, not below them.
    const bool beside = look->stats > 0 && canvas->w * 5 > canvas->h * 9;
    const float x = beside ? 0.74f : 0.5f, y = look->type == CARD_TROOPS ? 0.52f : 0.5f;
    if (strcmp(picture, "fleet") == 0) {
        put_fleet(gfx, canvas, look->ships, colors);
    } else if (strncmp(picture, "fleet:", 6) == 0) {
        put_wing(gfx, canvas, picture + 6, colors);
    } else if (strncmp(picture, "ship:", 5) == 0) {
        char kind[64];
        snprintf(kind, sizeof kind, "%.*s", (int)strcspn(picture + 5, ","), picture + 5);
        const char *scene = picture + 5 + strlen(kind);
        ship_name(path, sizeof path, kind, look->ships);
        put_ship_scene(gfx, canvas, path, scene[0] == ',' ? scene + 1 : scene, colors);
    } else if (strncmp(picture, "icon:", 5) == 0) {
        snprintf(path, sizeof path, "icons/game-icons/%s.svg", picture + 5);
        put_icon(gfx, canvas, path, colors, beside ? 0.82f : 0.66f, x, y);
    } else if (strncmp(picture, "bust:", 5) == 0) {
        put_bust(gfx, canvas, picture + 5, colors);
    } else if (strncmp(picture, "file:", 5) != 0 || !put_whole(gfx, canvas, look)) {
        put_icon(gfx, canvas, look->type_sign != NULL ? look->type_sign : card_type_glyph(look->type), colors,
                 0.5f, x, 0.5f);
    }
}

// Grey and dark, for cards out of action.
static void turn_off(SDL_Surface *picture) {
    for (int y = 0; y < picture->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < picture->w; x++) {
            uint32_t p = row[x];
            uint32_t grey = ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19) * 55 / (256 * 100);
            row[x] = (p & 0xFF000000u) | grey << 16 | grey << 8 | grey;
        }
    }
}

// ---- putting it together

bool card_painting_is_readable(Gfx *gfx, const char *painting) {
    if (image_can_read(painting))
        return true;
    gfx_report(gfx, "pictures",
               "this SDL2_image has been built without WebP, so that cards show signs instead of paintings");
    return false;
}

void card_report_missing_painting(Gfx *gfx, const char *painting) {
    gfx_report(gfx, painting, "the picture is missing, damaged, too large or of a kind that cannot be read");
}

static int painting_width(int w, int h) {
    const int most = (int)lroundf((float)h * PAINTING_FLAT_MOST);
    return w > most ? most : w;
}

PictureFrame card_painting_frame(const CardLook *look, const CardShape *shape, SDL_Point size) {
    const bool strip = shape->tile || (look->stats > 0 && !shape->mini);
    return (PictureFrame){.w = painting_width(size.x, size.y),
                          .h = size.y,
                          .top = card_picture_under(shape),
                          .bottom = strip ? (int)card_strip_height(shape) : 0};
}

// The mean colour of a picture's column, darkened: what lies beside the picture goes on in its light.
static Color edge_color(SDL_Surface *picture, int x) {
    uint32_t sum[3] = {0};
    for (int y = 0; y < picture->h; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)((const unsigned char *)picture->pixels +
                                                               (size_t)y * (size_t)picture->pitch);
        for (int i = 0; i < 3; i++)
            sum[i] += row[x] >> (16 - 8 * i) & 255;
    }
    const uint32_t rows = (uint32_t)SDL_max(picture->h, 1);
    const Color mean = 0xFF000000u | sum[0] / rows << 16 | sum[1] / rows << 8 | sum[2] / rows;
    return color_mix(mean, COLOR_BLACK, 0.2f);
}

// Fills what a picture leaves free at one side, and lets the picture fade into it.
static void put_side(Canvas *canvas, SDL_Surface *picture, int x, bool left) {
    const float w = (float)canvas->w, h = (float)canvas->h, fade = roundf((float)picture->w * 0.22f);
    const Color near = edge_color(picture, left ? 0 : picture->w - 1),
                far = color_mix(near, COLOR_BLACK, 0.6f);
    const float edge = left ? (float)x : (float)(x + picture->w);
    const GfxPaint side = {
        .color = {left ? far : near, left ? near : far}, .at = {0, 1}, .count = 2, .degrees = 90};
    const GfxPaint over = {.color = {left ? near : color_alpha(near, 0), left ? color_alpha(near, 0) : near},
                           .at = {0, 1},
                           .count = 2,
                           .degrees = 90};
    canvas_round(canvas, left ? gfx_rect(0, 0, edge, h) : gfx_rect(edge, 0, w - edge, h), gfx_corners(0),
                 &side);
    canvas_round(canvas, gfx_rect(left ? edge : edge - fade, 0, fade, h), gfx_corners(0), &over);
}

// Paints the painting; false if there is none or it cannot be loaded. On a very wide picture it is in the
// middle, where it keeps its heads, and what says something lies beside it.
static bool put_painting(Gfx *gfx, Canvas *canvas, const CardLook *look, const CardShape *shape) {
    if (look->painting == NULL || look->pictures == NULL || !card_painting_is_readable(gfx, look->painting))
        return false;
    const PictureFrame frame = card_painting_frame(look, shape, (SDL_Point){canvas->w, canvas->h});
    const int w = frame.w, x = (canvas->w - w) / 2;
    SDL_Surface *painting = picture_store_get_framed_now(look->pictures, look->painting, &frame);
    if (painting == NULL) {
        card_report_missing_painting(gfx, look->painting);
        return false;
    }
    canvas_blit(canvas, painting, x, 0, 1);
    if (w < canvas->w) {
        put_side(canvas, painting, x, true);
        put_side(canvas, painting, x, false);
    }
    return true;
}

// Paints the world; false if there is none or it cannot be loaded.
static bool put_world_of(Gfx *gfx, Canvas *canvas, const CardLook *look) {
    SDL_Surface *world = look->world != NULL && look->pictures != NULL
                             ? world_art_get(gfx, look->pictures, look->world, canvas->w, canvas->h)
                             : NULL;
    canvas_blit(canvas, world, 0, 0, 1);
    return world != NULL;
}

static void put_drawing(Gfx *gfx, Canvas *canvas, const CardLook *look) {
    int type = look->type >= CARD_SHIP && look->type <= CARD_TROOPS ? look->type : CARD_ACTION;
    const int hue = look->hue != PALETTE_NEUTRAL ? look->hue : look->faction;
    canvas_blit(canvas, ground_of(gfx, type, hue, canvas->w, canvas->h), 0, 0, 1);
    put_subject(gfx, canvas, look, palette_faction(hue));
}

static void put_vignette(Canvas *canvas) {
    GfxRect all = gfx_rect(0, 0, (float)canvas->w, (float)canvas->h);
    float m = (float)SDL_min(canvas->w, canvas->h);
    canvas_shadow(canvas, all, 0, 0, m * 0.08f, 0, color_alpha(COLOR_BLACK, 0.42f), CANVAS_SHADOW_INSIDE);
    GfxPaint shade = {
        .color = {0x3A000000, 0, 0, 0x46000000}, .at = {0, 0.20f, 0.78f, 1}, .count = 4, .degrees = 180};
    canvas_round(canvas, all, gfx_corners(0), &shade);
}

GfxSprite card_vignette(Gfx *gfx, int w, int h) {
    GfxKey key = gfx_key("card vignette");
    GfxSprite sprite;
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, h);
    if (gfx_cache_find(gfx, key, &sprite))
        return sprite;
    Canvas canvas = canvas_start(w, h);
    put_vignette(&canvas);
    return gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
}

SDL_Surface *card_picture_paint(Gfx *gfx, const CardLook *look, const CardShape *shape, SDL_Point size,
                                bool off) {
    if (gfx_is_dry(gfx))
        return NULL;
    Canvas canvas = canvas_start(size.x, size.y);
    if (!put_painting(gfx, &canvas, look, shape) && !put_world_of(gfx, &canvas, look))
        put_drawing(gfx, &canvas, look);
    put_vignette(&canvas);
    SDL_Surface *picture = canvas_finish(&canvas);
    if (off && picture != NULL)
        turn_off(picture);
    return picture;
}

static SDL_Surface *paint_alone(PictureStore *pictures, const char *painting, int w, int h, float radius) {
    SDL_Surface *picture = picture_store_get_now(pictures, painting, w, h);
    if (picture == NULL)
        return NULL;
    Canvas canvas = canvas_start(w, h);
    canvas_blit(&canvas, picture, 0, 0, 1);
    put_vignette(&canvas);
    canvas_cut_round(&canvas, gfx_rect(0, 0, (float)w, (float)h), radius);
    return canvas_finish(&canvas);
}

bool card_art_draw_painting(Gfx *gfx, PictureStore *pictures, const char *painting, GfxRect rect,
                            float radius) {
    const int w = (int)lroundf(rect.w), h = (int)lroundf(rect.h);
    GfxKey key = gfx_key("painting");
    GfxSprite sprite;
    if (w < 1 || h < 1 || !card_painting_is_readable(gfx, painting))
        return false;
    gfx_record_mark(gfx, "picture", painting, rect, COLOR_WHITE, 0);
    if (gfx_is_dry(gfx))
        return true;
    gfx_key_text(&key, painting);
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, h);
    if (!gfx_cache_find(gfx, key, &sprite)) {
        SDL_Surface *picture = paint_alone(pictures, painting, w, h, radius);
        if (picture == NULL) {
            card_report_missing_painting(gfx, painting);
            return false;
        }
        sprite = gfx_cache_put(gfx, key, (GfxSprite){picture, 0, 0});
    }
    gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
    return true;
}
