// SPDX-License-Identifier: MIT
// Draws unit tiles: a background, the painted unit or a glowing silhouette, a badge in the corner, a strip
// with the name.
#include "app/tables/star_empires/unit_tile.h"

#include "app/art/card_parts.h"
#include "app/art/picture_store.h"
#include "core/utf8.h"
#include "gfx/image.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define STRIP 0.27F    // fraction of the height for the name, at least a line of text
#define NAMELESS 0.06F // … without a name
#define TWO_MOST 0.52F // … for two lines, at most
#define BADGE 0.29F    // the same for the number
#define PAINTING 0.94F // a painting's share of the room above the strip
#define LEAST 14       // logical: text size of a name
#define WHOLE 100      // logical: from this width on, tiles show whole names
#define TINY 12        // window pixels: smallest text at any scale

static void draw_ground(App *app, GfxRect rect, const FactionColors *colors, bool lit, bool lost) {
    const float radius = app_px(app, 9), line = fmaxf(1, app_px(app, 2));
    GfxPaint ground =
        paint_radial(0.5F, 0.38F, color_mix(colors->dark, colors->deep, 0.25F), 0xFF070B14u, 0.72F);
    if (lit) {
        gfx_glow(app->gfx, rect, radius, app_px(app, 14), color_alpha(COLOR_ICE, 0.45F));
        const GfxPaint ring = paint_solid(COLOR_ICE);
        gfx_frame(app->gfx, gfx_inset(rect, -line), radius + line, line, &ring);
    }
    gfx_panel(app->gfx, rect, radius, &ground, line, lost ? COLOR_DAMAGE : colors->main);
}

// Room for the smallest text.
static float least_line(const App *app) {
    return roundf(fmaxf(app_px(app, LEAST), TINY) * 1.15F);
}

// Of the name, in so many lines; 0: nothing is named.
static float strip_height(const App *app, GfxRect rect, int lines) {
    return lines == 0   ? roundf(rect.h * NAMELESS)
           : lines == 1 ? roundf(fmaxf(rect.h * STRIP, least_line(app)))
                        : roundf(2 * least_line(app));
}

static void draw_sign(App *app, GfxRect rect, const char *sign, int lines, const FactionColors *colors) {
    const float room = rect.h - strip_height(app, rect, lines),
                size = roundf(fminf(rect.h * 0.5F, room * 0.72F));
    const GfxPaint fill = paint_three(180, COLOR_WHITE, colors->light, 0.55F, colors->main);
    gfx_icon_glow(app->gfx, sign, roundf(rect.x + (rect.w - size) / 2),
                  roundf(rect.y + fmaxf(room - size - rect.h * 0.05F, 0)), size, &fill, app_px(app, 7),
                  colors->main);
}

bool empires_unit_painting_draw(App *app, const EmpiresLooks *looks, uint8_t race, uint8_t unit, float x,
                                float y, float size) {
    const char *file = empires_unit_painting(looks, race, unit);
    const int side = (int)lroundf(size);
    if (file == NULL || app->pictures == NULL || !card_painting_is_readable(app->gfx, file))
        return false;
    SDL_Surface *picture =
        gfx_is_dry(app->gfx) ? NULL : picture_store_get_clear_now(app->pictures, file, side, side);
    if (picture == NULL && !gfx_is_dry(app->gfx)) {
        card_report_missing_painting(app->gfx, file);
        return false;
    }
    gfx_record_mark(app->gfx, "picture", file, gfx_rect(x, y, size, size), COLOR_WHITE, 0);
    gfx_blit(app->gfx, picture, (int)lroundf(x), (int)lroundf(y));
    return true;
}

// False: there is none.
static bool draw_painting(App *app, const EmpiresLooks *looks, GfxRect rect, int lines,
                          const UnitTile *tile) {
    const float room = rect.h - strip_height(app, rect, lines), size = roundf(fminf(rect.w, room) * PAINTING);
    return empires_unit_painting_draw(app, looks, tile->race, tile->unit,
                                      roundf(rect.x + (rect.w - size) / 2),
                                      roundf(rect.y + (room - size) / 2), size);
}

// A bold number on a slanted corner.
static void draw_badge(App *app, GfxRect rect, const FactionColors *colors, int number) {
    const float h = roundf(fmaxf(rect.h * BADGE, TINY)), w = h * (number > 9 ? 1.45F : 1.2F),
                inset = fmaxf(1, app_px(app, 1));
    const float points[] = {0, 0, w, 0, w * 0.8F, h, 0, h};
    const GfxPaint fill = paint_solid(colors->main);
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    gfx_polygon(app->gfx, rect.x + inset, rect.y + inset, points, 4, &fill);
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, h * 0.8F, colors->ink, GFX_CENTRE);
    gfx_text(app->gfx, &style, gfx_rect(rect.x, rect.y, w * 0.88F, h), text);
}

static void draw_name(App *app, GfxRect rect, const char *name, int lines, Color color) {
    const float h = strip_height(app, rect, lines), line = fmaxf(1, app_px(app, 2));
    const GfxPaint fill = paint_solid(0xDC050911u);
    const GfxRect box = gfx_rect(rect.x + line, rect.y + rect.h - h, rect.w - 2 * line, h - line);
    gfx_round_corners(app->gfx, box, (GfxCorners){0, 0, app_px(app, 7), app_px(app, 7)}, &fill);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, fminf(app_px(app, 15), h * 0.66F / (float)lines),
                                       color, GFX_CENTRE);
    style.brief = true; // the closer look shows all of it
    if (lines > 1)
        gfx_text_name(app->gfx, &style, fmaxf(app_px(app, LEAST), TINY), fmaxf(app_px(app, LEAST), TINY), box,
                      name);
    else
        gfx_text_fit(app->gfx, &style, app_px(app, LEAST), box, name);
}

static float name_width(const App *app, GfxRect rect) {
    return rect.w - 2 * fmaxf(1, app_px(app, 2));
}

static GfxStyle least_style(const App *app) {
    return gfx_style(GFX_FONT_DISPLAY, app_px(app, LEAST), COLOR_WHITE);
}

#define LETTERS_LEAST 4

static bool is_vowel(const char *at) {
    static const char *const vowels[] = {"a", "e", "i", "o", "u", "y", "\xC3\xA4", "\xC3\xB6", "\xC3\xBC"};
    for (size_t i = 0; i < sizeof vowels / sizeof vowels[0]; i++)
        if (strncmp(at, vowels[i], strlen(vowels[i])) == 0)
            return true;
    return false;
}

// People break a word off before a vowel, "Aufkl.", or between two letters alike, "Kriegs.".
static bool breaks_well(const char *name, size_t last, size_t at) {
    return !is_vowel(name + last) && (is_vowel(name + at) || name[last] == name[at]);
}

// As much of the name as fits, broken off where people would; "": not enough to tell it from others.
static void abbreviate(const App *app, const GfxStyle *style, float room, const char *name, char out[48]) {
    const size_t all = strlen(name);
    size_t last = 0;
    bool well = false;
    out[0] = 0;
    for (size_t at = utf8_length(name, all), letters = 1; at < all;
         last = at, at += utf8_length(name + at, all - at), letters++) {
        char longer[48];
        const bool good = breaks_well(name, last, at);
        snprintf(longer, sizeof longer, "%.*s.", (int)at, name);
        if (gfx_text_width(app->gfx, style, longer) > room)
            return;
        if (letters < LETTERS_LEAST || (well && !good))
            continue;
        text_copy(out, 48, longer);
        well = good;
    }
}

// The longest of its names that fits in one line; else the short one in two, or what fits of it. Returns the
// number of lines.
static int name_for(const App *app, const EmpiresLooks *looks, GfxRect rect, uint8_t unit, char out[48]) {
    const GfxStyle least = least_style(app);
    const char *const names[] = {empires_unit_name(looks, unit), empires_unit_short(looks, unit)};
    const float room = name_width(app, rect);
    for (int i = rect.w < app_px(app, WHOLE) ? 1 : 0; i < 2; i++)
        if (gfx_text_width(app->gfx, &least, names[i]) <= room) {
            text_copy(out, 48, names[i]);
            return 1;
        }
    if (strip_height(app, rect, 2) <= rect.h * TWO_MOST &&
        gfx_text_name_width(app->gfx, &least, names[1]) <= room) {
        text_copy(out, 48, names[1]);
        return 2;
    }
    abbreviate(app, &least, room, names[1], out);
    return 1;
}

static void draw_lost(App *app, GfxRect rect, int lines) {
    const float h = roundf(rect.h * 0.25F);
    const char *word = app_word(app, "empires.lost");
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, h * 0.64F, 0xFFFFC0AEu, GFX_CENTRE);
    const float needed = gfx_text_width(app->gfx, &style, word) + app_px(app, 8);
    const float w = roundf(fminf(fmaxf(rect.w * 0.66F, needed), rect.w));
    const float above = rect.h - strip_height(app, rect, lines) - h - 1; // a name of two lines is not covered
    const GfxRect tag = {roundf(rect.x + (rect.w - w) / 2),
                         roundf(rect.y + fminf(rect.h * 0.36F, fmaxf(0, above))), w, h};
    const GfxPaint fill = paint_solid(0xEB0A0504u);
    gfx_hatch(app->gfx, gfx_rect(rect.x, rect.y, rect.w, rect.h - strip_height(app, rect, lines)),
              app_px(app, 4), app_px(app, 11), 0x66FF6E50u);
    const GfxStyle least = least_style(app);
    if (gfx_text_width(app->gfx, &least, word) > w) // the hatching shows it too
        return;
    gfx_panel(app->gfx, tag, app_px(app, 6), &fill, fmaxf(1, app_px(app, 1.5F)), COLOR_DAMAGE);
    gfx_text_fit(app->gfx, &style, app_px(app, LEAST), tag, word);
}

static void draw_unseen(App *app, GfxRect rect, const FactionColors *colors) {
    const float size = roundf(rect.h * 0.46F);
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, roundf(rect.x + (rect.w - size) / 2),
                       roundf(rect.y + rect.h * 0.16F), size, color_alpha(colors->light, 0.85F));
    const GfxStyle least = least_style(app);
    const char *word = app_word(app, "empires.unseen");
    const bool fits = gfx_text_width(app->gfx, &least, word) <= name_width(app, rect);
    draw_name(app, rect, fits ? word : "?", 1, colors->light);
}

// Its picture, force and name; returns the lines of the name.
static int draw_unit(App *app, const EmpiresLooks *looks, GfxRect rect, const UnitTile *tile) {
    const FactionColors *colors = palette_faction(tile->palette);
    const EmpiresRules *rules = empires_looks_rules(looks);
    const int force = tile->force >= 0 || tile->race >= rules->race_count
                          ? tile->force
                          : rules->race[tile->race].force[tile->unit];
    char name[48] = "";
    const int lines = tile->nameless ? 0 : name_for(app, looks, rect, tile->unit, name);
    if (!draw_painting(app, looks, rect, lines, tile))
        draw_sign(app, rect, empires_unit_sign(looks, tile->unit), lines, colors);
    if (force >= 0)
        draw_badge(app, rect, colors, force);
    if (name[0] != 0)
        draw_name(app, rect, name, lines, COLOR_WHITE);
    return lines;
}

void empires_unit_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, const UnitTile *tile) {
    const FactionColors *colors = palette_faction(tile->palette);
    int lines = 1;
    if (!gfx_is_visible(app->gfx, gfx_inset(rect, -app_px(app, 20))))
        return;
    if (tile->dim)
        gfx_opacity_push(app->gfx, 0.45F);
    draw_ground(app, rect, colors, tile->lit, tile->lost);
    if (tile->unseen || tile->unit >= empires_looks_rules(looks)->unit_count)
        draw_unseen(app, rect, colors);
    else
        lines = draw_unit(app, looks, rect, tile);
    if (tile->dim)
        gfx_opacity_pop(app->gfx);
    if (tile->lost)
        draw_lost(app, rect, lines);
}

void empires_mark_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, Mark mark, int palette,
                            bool lit) {
    const FactionColors *colors = palette_faction(palette);
    draw_ground(app, rect, colors, lit, false);
    draw_sign(app, rect, empires_mark_sign(mark), 1, colors);
    draw_name(app, rect, empires_mark_name(looks, mark), 1, COLOR_WHITE);
}
