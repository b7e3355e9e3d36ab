// SPDX-License-Identifier: MIT
// Card backs, faction patterns and the shield dome.
#include "app/art/card_parts.h"

#include <math.h>

#define PATTERN_STEP 8.0f
#define PATTERN_LINE 2.0f

static void dots(Gfx *gfx, GfxRect rect, float k, Color color) {
    const GfxPaint paint = paint_solid(color);
    const float step = PATTERN_STEP * k;
    for (float y = rect.y + step / 2; y < rect.y + rect.h; y += step)
        for (float x = rect.x + step / 2; x < rect.x + rect.w; x += step)
            gfx_circle(gfx, x, y, PATTERN_LINE * k * 0.8f, &paint);
}

// `wide`: factor for line width and step.
static void lines(Gfx *gfx, GfxRect rect, float k, bool upright, float wide, Color color) {
    const float step = PATTERN_STEP * k * wide, thick = fmaxf(PATTERN_LINE * k * wide, 1),
                end = upright ? rect.w : rect.h;
    for (float at = step / 2; at < end; at += step)
        gfx_fill(gfx,
                 upright ? gfx_rect(rect.x + at, rect.y, thick, rect.h)
                         : gfx_rect(rect.x, rect.y + at, rect.w, thick),
                 color);
}

static void checks(Gfx *gfx, GfxRect rect, float k, Color color) {
    const float side = fmaxf(PATTERN_STEP * k * 0.75f, 2);
    for (int row = 0; (float)row * side < rect.h; row++)
        for (int column = row % 2; (float)column * side < rect.w; column += 2) {
            const float x = (float)column * side, y = (float)row * side;
            gfx_fill(gfx, gfx_rect(rect.x + x, rect.y + y, fminf(side, rect.w - x), fminf(side, rect.h - y)),
                     color);
        }
}

void card_pattern(Gfx *gfx, int faction, GfxRect rect, float k) {
    const Color color = color_alpha(COLOR_WHITE, 0.13f);
    if (!palette_patterns())
        return;
    switch (palette_faction(faction)->pattern) {
    case PATTERN_DOTS:
        dots(gfx, rect, k, color);
        break;
    case PATTERN_ACROSS:
        lines(gfx, rect, k, false, 1, color);
        break;
    case PATTERN_SLANTING:
        gfx_hatch(gfx, rect, PATTERN_LINE * k, PATTERN_STEP * k, color);
        break;
    case PATTERN_UPRIGHT:
        lines(gfx, rect, k, true, 1, color);
        break;
    case PATTERN_GRID:
        lines(gfx, rect, k, true, 1, color);
        lines(gfx, rect, k, false, 1, color);
        break;
    case PATTERN_CHECKS:
        checks(gfx, rect, k, color);
        break;
    case PATTERN_BARS:
        lines(gfx, rect, k, false, 2, color);
        break;
    case PATTERN_POSTS:
        lines(gfx, rect, k, true, 2, color);
        break;
    case PATTERN_NONE:
        break;
    }
}

static void paint_strip(Gfx *gfx, int faction, const char *label, const CardShape *shape) {
    const FactionColors *colors = palette_faction(faction);
    float k = shape->k, w = (float)shape->w, header = (float)(shape->header + shape->inset),
          middle = header / 2;
    GfxPaint ground = paint_down(colors->dark, color_mix(colors->dark, colors->deep, 0.62f));
    gfx_gradient(gfx, gfx_rect(0, 0, w, header), &ground);
    card_pattern(gfx, faction, gfx_rect(0, 0, w, header), k);
    gfx_fill(gfx, gfx_rect(0, header, w, fmaxf(roundf(k), 1)), color_alpha(colors->main, 0.53f));
    float emblem = (shape->dense ? 18.0f : 22.0f) * k, sign = (shape->dense ? 15.0f : 18.0f) * k;
    if (colors->emblem != NULL)
        gfx_icon_color(gfx, colors->emblem, 13 * k, middle - emblem / 2, emblem, colors->light);
    GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 15.5f * k, colors->light);
    gfx_text_fit(gfx, &style, 12, gfx_rect(46 * k, 0, w - 86 * k, header), label);
    gfx_icon_color(gfx, "glyphs/facedown.svg", w - 34 * k, middle - sign / 2, sign,
                   color_alpha(colors->light, 0.8f));
}

// A honeycomb pattern that fades towards the edges.
static void paint_pattern(Gfx *gfx, const FactionColors *colors, const CardShape *shape) {
    if (gfx_is_dry(gfx))
        return;
    GfxRect all = gfx_rect(0, 0, (float)shape->w, (float)shape->h);
    Canvas net = canvas_start(shape->w, shape->h);
    GfxPaint line = paint_solid(color_alpha(colors->main, 0.20f));
    GfxPaint fade = {.color = {color_alpha(colors->deep, 0), color_alpha(colors->deep, 0.8f)},
                     .at = {0.2f, 0.9f},
                     .count = 2,
                     .radial = true,
                     .x = 0.5f,
                     .y = 0.52f};
    canvas_hexagons(&net, all, 11.547f * shape->k, fmaxf(shape->k, 0.8f), &line);
    canvas_round(&net, all, gfx_corners(0), &fade);
    SDL_Surface *picture = canvas_finish(&net);
    gfx_blit(gfx, picture, 0, 0);
    SDL_FreeSurface(picture);
}

SDL_Surface *card_back_paint(Gfx *gfx, int faction, const char *label, const CardShape *shape) {
    const FactionColors *colors = palette_faction(faction);
    float k = shape->k, w = (float)shape->w, h = (float)shape->h;
    GfxRect all = gfx_rect(0, 0, w, h);
    gfx_layer_begin(gfx, shape->w, shape->h, colors->deep);
    GfxPaint ground = paint_radial(0.5f, 0.52f, colors->dark, colors->deep, 0.74f);
    gfx_gradient(gfx, all, &ground);
    paint_pattern(gfx, colors, shape);
    const char *emblem = colors->emblem != NULL ? colors->emblem : "glyphs/logo.svg";
    GfxPaint bright = paint_three(160, COLOR_WHITE, colors->light, 0.4f, colors->main);
    // Cards of a full row are lower: the emblem shrinks below the strip instead of being squeezed under it.
    float strip = shape->on_table ? (float)(shape->header + shape->inset) : 0;
    float size = fminf(96 * k, (h - strip) * 0.62f), middle = h * 0.54f;
    if (size < 96 * k)
        middle = strip + (h - strip) / 2;
    gfx_icon_glow(gfx, emblem, w / 2 - size / 2, middle - size / 2, size, &bright, 8 * k, colors->main);
    if (shape->on_table)
        paint_strip(gfx, faction, label, shape);

    Canvas canvas = canvas_adopt(gfx_layer_end(gfx));
    GfxPaint bevel = paint_bevel(colors->light, colors->main, colors->dark);
    GfxPaint inner = paint_solid(color_alpha(colors->main, 0.27f));
    canvas_cut_round(&canvas, gfx_inset(all, shape->frame / 2), shape->radius - shape->frame / 2);
    canvas_frame(&canvas, gfx_inset(all, 6 * k), gfx_corners(shape->radius - 5 * k), fmaxf(k, 1), &inner);
    canvas_frame(&canvas, all, gfx_corners(shape->radius), shape->frame, &bevel);
    card_rim_paint(&canvas, shape);
    return canvas_finish(&canvas);
}

// ---- shield ----

int card_shield_margin(const CardShape *shape) {
    return (int)ceilf(18 * shape->k);
}

// The owner's emblem in a cell of the dome.
static void paint_shield_emblem(Gfx *gfx, Canvas *canvas, const FactionColors *colors, float cx, float cy,
                                float size) {
    float points[12], r = size * 0.86f;
    for (int i = 0; i < 6; i++) {
        float turn = (float)i * 1.0471976f;
        points[2 * i] = cx + sinf(turn) * r;
        points[2 * i + 1] = cy - cosf(turn) * r;
    }
    GfxPaint fill = paint_solid(color_alpha(colors->deep, 0.82f));
    canvas_polygon(canvas, points, 6, &fill);
    for (int i = 0; i < 6; i++) {
        const float *from = points + 2 * i, *to = points + 2 * ((i + 1) % 6);
        canvas_line(canvas, from[0], from[1], to[0], to[1], fmaxf(size * 0.05f, 1.2f), 0xFFE6F4FF);
    }
    SDL_Surface *emblem =
        gfx_load_icon(gfx, colors->emblem != NULL ? colors->emblem : "glyphs/logo.svg", (int)size);
    GfxPaint white = paint_down(COLOR_WHITE, colors->light);
    canvas_blit_shape(canvas, emblem, (int)lroundf(cx - size / 2), (int)lroundf(cy - size / 2), &white);
    SDL_FreeSurface(emblem);
}

// A bubble seen from the front: nearly clear in the middle, where the card is read, denser towards its rim.
SDL_Surface *card_shield_paint(Gfx *gfx, int faction, const CardShape *shape) {
    if (gfx_is_dry(gfx))
        return NULL;
    const FactionColors *colors = palette_faction(faction);
    int margin = card_shield_margin(shape);
    float k = shape->k, m = (float)margin, w = (float)shape->w, h = (float)shape->h,
          radius = shape->radius + 3 * k;
    GfxRect dome = gfx_inset(gfx_rect(m, m, w, h), -2.5f * k);
    Canvas canvas = canvas_start(shape->w + 2 * margin, shape->h + 2 * margin);
    GfxPaint film = {.color = {0x0AC8E4FF, 0x16C8E4FF, 0x4CC0E0FF},
                     .at = {0, 0.55f, 1},
                     .count = 3,
                     .radial = true,
                     .x = 0.5f,
                     .y = 0.42f};
    GfxPaint net = {.color = {0x1CEAF4FF, 0x44EAF4FF, 0x9CF2F9FF},
                    .at = {0, 0.5f, 1},
                    .count = 3,
                    .radial = true,
                    .x = 0.5f,
                    .y = 0.42f};
    GfxPaint shine = {.color = {0x48FFFFFF, 0x14FFFFFF, 0x00FFFFFF},
                      .at = {0, 0.16f, 0.4f},
                      .count = 3,
                      .radial = true,
                      .x = 0.86f,
                      .y = 0.30f};
    // In the owner's colours, because a bright rim would mean that the card can be used.
    GfxPaint rim = paint_three(165, colors->light, colors->main, 0.4f, colors->dark);
    canvas_round(&canvas, dome, gfx_corners(radius), &film);
    canvas_hexagons(&canvas, dome, 13 * k, fmaxf(1.1f * k, 0.8f), &net);
    canvas_round(&canvas, dome, gfx_corners(radius), &shine);
    canvas_cut_round(&canvas, dome, radius);
    canvas_shadow(&canvas, dome, radius, 0, 5 * k, 0, 0x80CDE8FF, CANVAS_SHADOW_INSIDE);
    canvas_shadow(&canvas, dome, radius, 0, 5 * k, 0, color_alpha(colors->main, 0.6f), CANVAS_SHADOW_OUTSIDE);
    canvas_frame(&canvas, dome, gfx_corners(radius), fmaxf(2.4f * k, 1.4f), &rim);
    float emblem = 34 * k, below = (float)(shape->header + shape->inset + shape->picture_h);
    paint_shield_emblem(gfx, &canvas, colors, m + w - emblem * 0.98f, m + below - emblem * 1.02f, emblem);
    return canvas_finish(&canvas);
}
