// SPDX-License-Identifier: MIT
// What lies on the picture of a card: prices at the top; the rest in one strip along the lower edge, so that
// the picture above it stays free: stats at its left, signs of the traits and what the card does at its
// right. Signs that leave no room there go into a tile's header, if the name leaves some, else into a second
// row above the first.
#include "app/art/card_parts.h"

#include <math.h>

#define STAT 27.0f       // height of the strip, in units of the drawing
#define STRIP_EDGE 5.0f  // below it
#define LEAST 18.0f      // its smallest height in pixels: the smallest readable number
#define LEAST_PART 0.66f // … and as a fraction of the usual one
#define HEAD 0.62f       // of the signs in a header, as a fraction of its height
#define SIGN 0.64f       // of a sign, as a fraction of the strip's height
#define SIGN_GAP 0.12f

// The next card lies over its right edge.
static bool is_covered(const CardFace *face) {
    return face->shape->seen < face->shape->w;
}

// ---- what there is

// The signs of its traits; on a tile also that of its people or type, as it has no type line. Returns how
// many.
static int signs_of(const CardFace *face, const char *sign[CARD_MARKS + 1]) {
    const CardLook *look = face->look;
    int count = 0;
    for (int i = 0; i < look->marks && !is_covered(face); i++)
        sign[count++] = look->mark[i];
    if (face->shape->tile)
        sign[count++] = look->tag_sign != NULL    ? look->tag_sign
                        : look->type_sign != NULL ? look->type_sign
                                                  : card_type_glyph(look->type);
    return count;
}

static int effects_of(const CardFace *face) {
    const CardMode mode = face->shape->mode;
    const bool reads = (mode == CARD_HAND || mode == CARD_DETAIL) && face->look->text != NULL;
    return reads || is_covered(face) ? 0 : face->look->effects;
}

static float signs_width(int count, float h) {
    return count > 0 ? roundf((SIGN + SIGN_GAP) * h) * (float)count + 2 * roundf(SIGN_GAP * h) : 0;
}

// ---- how it is arranged

float card_strip_height(const CardShape *shape) {
    return roundf(fmaxf(STAT * shape->k, LEAST));
}

static float gap_of(const CardFace *face) {
    return roundf(6 * face->shape->k);
}

// The width of stats, what the card does, and `signs` signs in one row.
static float row_width(const CardFace *face, int signs, float h) {
    const CardLook *look = face->look;
    const float part[] = {chips_width(face->gfx, look->stat, look->stats, h),
                          chips_width(face->gfx, look->effect, effects_of(face), h), signs_width(signs, h)};
    float wide = 0;
    for (int i = 0; i < 3; i++)
        wide += part[i] + (part[i] > 0 && wide > 0 ? gap_of(face) : 0);
    return wide;
}

// The largest height in which that fits; 0: none.
static float height_for(const CardFace *face, int signs) {
    const float room = face->w - 12 * face->shape->k;
    float h = card_strip_height(face->shape);
    const float least = fmaxf(LEAST, roundf(h * LEAST_PART));
    while (h >= least && row_width(face, signs, h) > room)
        h--;
    return h >= least ? h : 0;
}

static float head_height(const CardFace *face) {
    return fmaxf(LEAST, roundf((float)face->shape->header * HEAD));
}

CardStrip card_strip(const CardFace *face) {
    const char *sign[CARD_MARKS + 1];
    const float full = card_strip_height(face->shape);
    CardStrip strip = {.h = full, .signs = signs_of(face, sign)};
    if (face->shape->mini || face->shape->chip)
        return (CardStrip){0};
    const int effects = effects_of(face);
    if (strip.signs + effects == 0)
        return strip; // stats alone shrink by themselves
    strip.h = height_for(face, strip.signs);
    if (strip.h > 0)
        return strip;
    const float beside = height_for(face, 0), head = signs_width(strip.signs, head_height(face));
    if (face->shape->tile && beside > 0 && !is_covered(face) && card_name_leaves(face, head)) {
        strip.h = beside;
        strip.head = head;
        return strip;
    }
    strip.rows = true;
    strip.effects_up = beside == 0;
    strip.h = beside > 0 ? beside : fmaxf(LEAST, roundf(full * 0.8f));
    return strip;
}

// ---- painting

// Right-aligned in `room`; returns the width used.
static float paint_signs(const CardFace *face, GfxRect room, bool plain) {
    const char *sign[CARD_MARKS + 1];
    const int count = signs_of(face, sign);
    const float size = roundf(SIGN * room.h), pitch = roundf((SIGN + SIGN_GAP) * room.h),
                edge = roundf(SIGN_GAP * room.h), wide = signs_width(count, room.h);
    const GfxRect plate = {roundf(room.x + room.w - wide), room.y, wide, room.h};
    const GfxPaint ground = paint_solid(0xB8060B14);
    if (count == 0)
        return 0;
    if (!plain)
        gfx_round(face->gfx, plate, roundf(room.h * 0.26f), &ground);
    for (int i = 0; i < count; i++) {
        const bool own = face->shape->tile && i == count - 1;
        gfx_icon_color(face->gfx, sign[i], plate.x + edge + (float)i * pitch + roundf((pitch - size) / 2),
                       roundf(plate.y + (room.h - size) / 2), size,
                       own ? face->colors.light : COLOR_CARD_TEXT);
    }
    return wide;
}

void card_head_signs_paint(const CardFace *face) {
    const CardStrip strip = card_strip(face);
    const float header = (float)face->shape->header, h = head_height(face);
    if (strip.head > 0)
        paint_signs(face,
                    gfx_rect(face->x, face->y + roundf((header - h) / 2), face->w - 3 * face->shape->k, h),
                    true);
}

static float paint_effects(const CardFace *face, GfxRect room) {
    const int effects = effects_of(face);
    return effects > 0 ? chips_draw(face->gfx, face->look->effect, effects, room, true) : 0;
}

// A second row that the header would cover is left out.
static void paint_strip(const CardFace *face, float bottom) {
    const CardStrip strip = card_strip(face);
    const float k = face->shape->k, gap = gap_of(face);
    const GfxRect low = {roundf(face->x + 6 * k), roundf(bottom - strip.h - STRIP_EDGE * k), face->w - 12 * k,
                         strip.h};
    GfxRect rest = low;
    chips_draw(face->gfx, face->look->stat, face->look->stats, low, false);
    if (strip.rows)
        rest.y -= strip.h + roundf(0.12f * strip.h);
    const bool seen = !strip.rows || rest.y >= face->y + (float)face->shape->header - 2;
    const float beside = strip.effects_up && strip.head <= 0 ? signs_width(strip.signs, strip.h) + gap : 0;
    const GfxRect effects =
        strip.effects_up ? gfx_rect(rest.x + beside, rest.y, rest.w - beside, rest.h) : low;
    const float taken = seen || !strip.effects_up ? paint_effects(face, effects) : 0;
    if (strip.head > 0 || !seen)
        return;
    if (!strip.rows || strip.effects_up)
        rest.w -= taken > 0 ? taken + gap : 0;
    paint_signs(face, rest, false);
}

void card_chips_paint(const CardFace *face, float top) {
    const CardShape *shape = face->shape;
    const CardLook *look = face->look;
    const float k = shape->k, bottom = top + (float)shape->picture_h;
    if (shape->mini)
        return;
    card_badge_paint(face, top);
    const float price = roundf(fmaxf((shape->tile ? STAT : 24) * k, LEAST));
    chips_draw(face->gfx, look->price, look->prices,
               gfx_rect(face->x + 6 * k, roundf(top + 5 * k), face->w - 12 * k, price), !look->price_left);
    paint_strip(face, bottom);
}
