// SPDX-License-Identifier: MIT
// The face of a card: header, picture, type line, text, and the markers of blocked cards.
// Drawn into a layer with the ordinary calls; then the corners are cut and the frame is painted over it.
#include "app/art/card_parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TILE_HEADER 34.0f // header height of a tile, in units of the drawing; its picture goes on under it
#define CHIP_H 48.0f      // chip height, in units of the drawing
#define DETAIL_LINE 1.34f // line spacing, as a fraction of the font size
#define HAND_LINE 1.215f
#define HAND_ABOVE 6.5f // margin above and below the text on a hand card
#define HAND_BELOW 1.5f
#define HAND_READS 13.0f  // logical font size below which the picture gives up height instead
#define PICTURE_PART 0.6f // … keeping this fraction of its height
#define PLATE_COLOR 0xDB060A11u

CardShape card_shape(const Gfx *gfx, CardMode mode, float width, float height) {
    CardShape shape = {.mode = mode, .scale = gfx_layout(gfx).scale};
    shape.on_table = mode == CARD_TABLE || mode == CARD_TABLE_DENSE || mode == CARD_HAND_LOW;
    shape.dense = mode == CARD_TABLE_DENSE;
    shape.pile = mode == CARD_PILE;
    shape.w = (int)fmaxf(roundf(fminf(width, 4096)), 8);
    shape.h = (int)fmaxf(roundf(fminf(height > 0 ? height : card_art_height(mode, width), 4096)), 8);
    shape.seen = shape.w;
    shape.tile = mode == CARD_TILE;
    shape.k = (float)shape.w / (shape.on_table ? 204.0f : 192.0f);
    if (shape.tile) // scaled by its height
        shape.k = fminf(shape.k, (float)shape.h / 128.0f);
    shape.chip = mode == CARD_CHIP;
    if (shape.chip) // consists of a header only
        shape.k = (float)shape.h / CHIP_H;
    shape.mini = shape.pile && (float)shape.w < 124.5f * shape.scale;
    shape.radius = 11 * shape.k;
    shape.frame = fminf(3 * shape.scale, fmaxf(1.5f * shape.scale, 2 * shape.k));
    shape.frame = fmaxf(shape.frame, 1);
    shape.inset = (int)lroundf(shape.frame);
    bool compact = gfx_layout(gfx).compact;
    const float header = shape.dense ? (compact ? 25.5f : 30.0f) : shape.tile ? TILE_HEADER : 40.0f;
    shape.header = (int)lroundf(header * shape.k);
    shape.line_h = shape.mini || shape.tile ? 0 : (int)lroundf(28 * shape.k);
    int rest = shape.h - shape.header - shape.line_h - 2 * shape.inset;
    float fixed = mode == CARD_HAND ? 109 * shape.k : 134 * shape.k;
    shape.picture_h = mode == CARD_HAND || mode == CARD_DETAIL ? SDL_min((int)lroundf(fixed), rest) : rest;
    shape.picture_h = SDL_max(shape.picture_h, 1);
    if (shape.chip) {
        shape.header = shape.h - 2 * shape.inset;
        shape.line_h = shape.picture_h = 0;
    }
    return shape;
}

void card_capitals(char *out, size_t size, const char *text) {
    size_t used = 0;
    for (; text != NULL && *text != '\0' && used + 2 < size; text++) {
        unsigned char c = (unsigned char)*text, before = used > 0 ? (unsigned char)out[used - 1] : 0;
        bool latin = before == 0xC3 && c >= 0xA0 && c <= 0xBE && c != 0xB7; // à to þ except the division sign
        out[used++] = (char)((c >= 'a' && c <= 'z') || latin ? c - 0x20 : c);
    }
    out[used] = '\0';
}

// ---- type line and text ----

#define TRACKING 0.08f // letter spacing of the type

static const char *type_sign(const CardLook *look) {
    return look->type_sign != NULL ? look->type_sign : card_type_glyph(look->type);
}

static bool is_tagged(const CardLook *look) {
    return look->tag != NULL || look->tag_sign != NULL;
}

// The width the type may use.
static float type_room(const CardFace *face, float right) {
    return face->w - 30 * face->shape->k - right;
}

// ---- right end of the type line: what the card belongs to, or its faction

static GfxStyle tag_style(const CardFace *face) {
    return gfx_style_aligned(GFX_FONT_DISPLAY, 14.5f * face->shape->k, COLOR_TEXT, GFX_RIGHT);
}

static float taken_at_right(const CardFace *face) {
    const float k = face->shape->k, sign = face->look->tag_sign != NULL ? 30 * k : 8 * k;
    const GfxStyle style = tag_style(face);
    if (!is_tagged(face->look))
        return 50 * k;
    if (face->look->tag == NULL)
        return sign + 4 * k;
    return sign + 6 * k + fminf(gfx_text_width(face->gfx, &style, face->look->tag), face->w / 2 - sign);
}

// True if both words fit at their smallest size; otherwise only the tag's icon is drawn.
static bool has_room_for_tag(const CardFace *face, const char *type) {
    GfxStyle style = gfx_style(GFX_FONT_DISPLAY, TEXT_LEAST, 0);
    style.tracking = TRACKING;
    return face->look->tag == NULL ||
           gfx_text_width(face->gfx, &style, type) <= type_room(face, taken_at_right(face));
}

static void paint_tag(const CardFace *face, float top, bool word) {
    const CardLook *look = face->look;
    const float k = face->shape->k, right = face->x + face->w, room = look->tag_sign != NULL ? 30 * k : 8 * k;
    const GfxStyle style = tag_style(face);
    if (look->tag_sign != NULL)
        gfx_icon_color(face->gfx, look->tag_sign, right - 26 * k, top + 5 * k, 18 * k, face->colors.light);
    if (look->tag != NULL && word)
        gfx_text_fit(face->gfx, &style, TEXT_LEAST,
                     gfx_rect(face->x + face->w / 2, top, face->w / 2 - room, (float)face->shape->line_h),
                     look->tag);
}

static void paint_faction(const CardFace *face, float top) {
    const CardLook *look = face->look;
    const float k = face->shape->k, right = face->x + face->w;
    const char *emblem = palette_faction(look->faction)->emblem;
    if (emblem != NULL)
        gfx_icon_color(face->gfx, emblem, right - 46 * k, top + 5 * k, 18 * k, face->colors.light);
    GfxStyle letter = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * k, face->colors.light, GFX_CENTRE);
    gfx_text(face->gfx, &letter, gfx_rect(right - 26 * k, top, 20 * k, (float)face->shape->line_h),
             look->faction_letter);
}

static void paint_type_line(const CardFace *face, float top) {
    const CardShape *shape = face->shape;
    const CardLook *look = face->look;
    float k = shape->k, height = (float)shape->line_h;
    if (shape->line_h == 0)
        return;
    Color ground = face->off ? 0xFF1C232D : color_mix(face->colors.dark, 0xFF060B14, 0.55f);
    gfx_fill(face->gfx, gfx_rect(face->x, top, face->w, height), ground);
    gfx_fill(face->gfx, gfx_rect(face->x, top, face->w, fmaxf(roundf(k), 1)),
             color_alpha(face->colors.main, 0.4f));
    gfx_icon_color(face->gfx, type_sign(look), face->x + 9 * k, top + 6.5f * k, 15 * k, face->colors.light);
    char capitals[64];
    card_capitals(capitals, sizeof capitals, look->type_name);
    const bool room = shape->pile || has_room_for_tag(face, capitals);
    const float right = room ? taken_at_right(face) : look->tag_sign != NULL ? 34 * k : 6 * k;
    if (!shape->pile) {
        GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 14.5f * k, face->colors.light);
        style.tracking = TRACKING;
        style.brief = look->type_sign != NULL; // the icon shows it too
        gfx_text_fit(face->gfx, &style, TEXT_LEAST,
                     gfx_rect(face->x + 30 * k, top, type_room(face, right), height), capitals);
    }
    if (is_tagged(look))
        paint_tag(face, top, room);
    else
        paint_faction(face, top);
}

// ---- text

#define KIND_LINE 24.0f

static bool says_kind(const CardLook *look, CardMode mode) {
    return mode == CARD_DETAIL && look->says_kind && look->kind_name != NULL && look->kind_sign != NULL;
}

// "! One-time effect" at the bottom of the card.
static void paint_kind_line(const CardFace *face, float top) {
    const float k = face->shape->k, sign = roundf(14 * k);
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 13.5f * k, face->colors.light);
    gfx_icon_color(face->gfx, face->look->kind_sign, roundf(face->x + 10 * k),
                   roundf(top + (KIND_LINE * k - sign) / 2 - 2 * k), sign, face->colors.light);
    gfx_text_fit(face->gfx, &style, TEXT_LEAST,
                 gfx_rect(face->x + 30 * k, top - 2 * k, face->w - 40 * k, KIND_LINE * k),
                 face->look->kind_name);
}

static void paint_text(const CardFace *face, float top) {
    const CardShape *shape = face->shape;
    float k = shape->k, s = shape->scale, bottom = (float)shape->h - (float)shape->inset;
    if (says_kind(face->look, shape->mode)) {
        bottom -= KIND_LINE * k;
        paint_kind_line(face, bottom);
    }
    if (face->look->text == NULL)
        return;
    if (shape->mode == CARD_HAND) {
        GfxStyle style = gfx_style(GFX_FONT_TEXT_MEDIUM, 14 * s, COLOR_CARD_TEXT);
        style.brief = true; // rail and inspector show the full text
        GfxRect box = {face->x + 10 * k, top + HAND_ABOVE * k, face->w - 20 * k,
                       bottom - top - (HAND_ABOVE + HAND_BELOW) * k};
        gfx_text_wrapped_fit(face->gfx, &style, TEXT_LEAST, fmaxf(17 * s, 14), box, face->look->text);
    } else if (shape->mode == CARD_DETAIL) {
        float size = fmaxf(roundf((float)shape->w * 0.0545f), 12);
        GfxStyle style = gfx_style(GFX_FONT_TEXT_MEDIUM, size, COLOR_CARD_TEXT);
        GfxRect box = {face->x + 10 * k, top + 8 * k, face->w - 20 * k, bottom - top - 14 * k};
        gfx_text_wrapped_fit(face->gfx, &style, 12, roundf(size * DETAIL_LINE), box, face->look->text);
    }
}

#define LOW_TEXT 13.0f // logical font size
#define LOW_LINE 1.17f // line spacing
#define LOW_LINES 5    // at most; the rest is left out: the closer look has all of it
#define LOW_PLATE 0xE8060B14u
#define LOW_EDGE 7.0f
#define LOW_FADE 10.0f  // the picture fades out above the text, and goes on behind it so far
#define LOW_COVERS 0.6f // of the picture's height at most

typedef struct LowText {
    GfxStyle style;
    float line, width, h; // of one line; of all of them; h 0: there is no text
} LowText;

static LowText low_text(const CardFace *face) {
    const CardShape *shape = face->shape;
    LowText text = {.h = 0};
    if (shape->mode != CARD_HAND_LOW || face->look->text == NULL || face->look->text[0] == 0)
        return text;
    text.style = gfx_style(GFX_FONT_TEXT_MEDIUM, fmaxf(LOW_TEXT * shape->scale, TEXT_LEAST), COLOR_CARD_TEXT);
    text.style.brief = true;
    text.width = face->w - 2 * LOW_EDGE * shape->k;
    if (gfx_text_lines(face->gfx, &text.style, text.width, face->look->text) > 3)
        text.style.size = TEXT_LEAST;
    text.line = roundf(text.style.size * LOW_LINE * gfx_text_scale(face->gfx));
    const int needs = gfx_text_lines(face->gfx, &text.style, text.width, face->look->text),
              has = (int)((float)shape->picture_h * 0.62f / text.line);
    text.h = text.line * (float)SDL_max(SDL_min(SDL_min(needs, LOW_LINES), has), 1) + 5 * shape->k;
    return text;
}

// Below the picture, which ends behind its upper edge: what the picture shows stays in view.
static int picture_above_text(const CardFace *face) {
    const CardShape *shape = face->shape;
    const float covered = low_text(face).h - LOW_FADE * shape->k;
    return shape->picture_h - (int)fmaxf(0, fminf(covered, (float)shape->picture_h * LOW_COVERS));
}

static void paint_low_text(const CardFace *face, float line_top) {
    const LowText text = low_text(face);
    const float k = face->shape->k, top = line_top - text.h, fade = LOW_FADE * k;
    if (text.h <= 0)
        return;
    const GfxPaint edge = paint_down(color_alpha(LOW_PLATE, 0), LOW_PLATE);
    gfx_gradient(face->gfx, gfx_rect(face->x, top - fade, face->w, fade), &edge);
    gfx_fill(face->gfx, gfx_rect(face->x, top, face->w, text.h), LOW_PLATE);
    gfx_text_wrapped_fit(face->gfx, &text.style, TEXT_LEAST, text.line,
                         gfx_rect(face->x + LOW_EDGE * k, top + 2 * k, text.width, text.h - 2 * k),
                         face->look->text);
}

// ---- markers ----

static void off_label(const CardFace *face, char out[64], GfxStyle *style) {
    card_capitals(out, 64, face->look->label_deactivated);
    *style = gfx_style_aligned(GFX_FONT_DISPLAY, 14 * face->shape->k, SIGN_COLOR, GFX_CENTRE);
    style->tracking = 0.08f;
}

static void paint_off_sign(const CardFace *face, float cx, float cy, float size) {
    const GfxPaint paint = paint_solid(SIGN_COLOR);
    gfx_icon_glow(face->gfx, "glyphs/offline.svg", cx - size / 2, cy - size / 2, size, &paint,
                  fmaxf(3 * face->shape->k, 1), 0xB0000000);
}

static void paint_off_plate(const CardFace *face, GfxRect plate) {
    const GfxPaint fill = paint_solid(PLATE_COLOR);
    gfx_panel(face->gfx, plate, 4 * face->shape->k, &fill, fmaxf(face->shape->k, 1), 0xFF8A96A8);
}

// A large icon with the word below it.
static void paint_off_tall(const CardFace *face, float top) {
    const float k = face->shape->k, height = (float)face->shape->picture_h, middle = face->x + face->w / 2;
    const float sign = fminf(54 * k, height * 0.42f);
    char label[64];
    GfxStyle style;
    off_label(face, label, &style);
    paint_off_sign(face, middle, top + height / 2 - 36 * k + sign / 2, sign);
    float wide = fminf(fmaxf(gfx_text_width(face->gfx, &style, label) + 18 * k, 124 * k), face->w - 8 * k);
    GfxRect plate = {roundf(middle - wide / 2), roundf(top + height / 2 + 22 * k), wide, roundf(23 * k)};
    paint_off_plate(face, plate);
    gfx_text_fit(face->gfx, &style, TEXT_LEAST, gfx_inset(plate, 4 * k), label);
}

// In a low picture icon and word share a line; if the word would be truncated, only the icon is drawn.
static void paint_off_low(const CardFace *face, float top) {
    const float k = face->shape->k, height = (float)face->shape->picture_h, middle = face->x + face->w / 2;
    const float tall = roundf(fminf(24 * k, height - 2)), sign = roundf(tall * 0.7f), gap = 7 * k;
    char label[64];
    GfxStyle style, least;
    off_label(face, label, &style);
    least = style;
    least.size = TEXT_LEAST;
    const float room = face->w - 24 * k - sign - gap;
    if (face->shape->mini || tall < TEXT_LEAST + 2 || gfx_text_width(face->gfx, &least, label) > room) {
        paint_off_sign(face, middle, top + height / 2, fminf(54 * k, height * 0.84f));
        return;
    }
    const float text = fminf(gfx_text_width(face->gfx, &style, label), room),
                wide = text + sign + gap + 16 * k;
    const GfxRect plate = {roundf(middle - wide / 2), roundf(top + (height - tall) / 2), roundf(wide), tall};
    style.align = GFX_LEFT;
    paint_off_plate(face, plate);
    gfx_icon_color(face->gfx, "glyphs/offline.svg", roundf(plate.x + 8 * k),
                   roundf(plate.y + (tall - sign) / 2), sign, SIGN_COLOR);
    gfx_text_fit(face->gfx, &style, TEXT_LEAST,
                 gfx_rect(plate.x + 8 * k + sign + gap, plate.y, text + 1, tall), label);
}

static void paint_off(const CardFace *face, float top) {
    const float k = face->shape->k, height = (float)face->shape->picture_h;
    gfx_hatch(face->gfx, gfx_rect(face->x, top, face->w, height), 3 * k, 11 * k,
              color_alpha(COLOR_WHITE, 0.075f));
    if (height >= 92 * k && !face->shape->mini)
        paint_off_tall(face, top);
    else
        paint_off_low(face, top);
}

static void paint_effect_blocked(const CardFace *face, float top) {
    const CardShape *shape = face->shape;
    if (shape->mini)
        return;
    float k = shape->k, tall = roundf(24 * k), line = fmaxf(roundf(k), 1);
    GfxRect band = {face->x, fmaxf(top, top + (float)shape->picture_h - tall - roundf(10 * k)), face->w,
                    tall};
    gfx_fill(face->gfx, band, PLATE_COLOR);
    gfx_hatch(face->gfx, band, 3 * k, 11 * k, color_alpha(COLOR_WHITE, 0.10f));
    gfx_fill(face->gfx, gfx_rect(band.x, band.y, band.w, line), 0xFF8A96A8);
    gfx_fill(face->gfx, gfx_rect(band.x, band.y + tall - line, band.w, line), 0xFF8A96A8);
    char label[64];
    card_capitals(label, sizeof label, face->look->label_effect_blocked);
    GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 13.5f * k, SIGN_COLOR);
    style.tracking = 0.06f;
    float sign = roundf(15 * k), room = face->w - sign - 24 * k;
    float wide = fminf(gfx_text_width(face->gfx, &style, label), room),
          left = band.x + (band.w - wide - sign - 7 * k) / 2;
    gfx_icon_color(face->gfx, "glyphs/offline.svg", left, band.y + (tall - sign) / 2, sign, SIGN_COLOR);
    gfx_text_fit(face->gfx, &style, 12, gfx_rect(left + sign + 7 * k, band.y, room, tall), label);
}

// ---- putting it together ----

static SDL_Surface *paint_body(const CardFace *face) {
    const CardShape *shape = face->shape;
    gfx_layer_begin(face->gfx, shape->w, shape->h, face->colors.deep);
    GfxPaint ground = {.color = {face->colors.deep, 0xFF080D17}, .at = {0, 0.8f}, .count = 2, .degrees = 175};
    gfx_gradient(face->gfx, gfx_rect(0, 0, (float)shape->w, (float)shape->h), &ground);
    if (shape->chip) {
        card_header_paint(face);
        return gfx_layer_end(face->gfx);
    }
    float picture_top = face->y + (float)shape->header, line_top = picture_top + (float)shape->picture_h;
    char name[120];
    card_picture_name(name, sizeof name, face->look);
    const int under = card_picture_under(shape);
    const float art_top = picture_top - (float)under;
    const int art_h = picture_above_text(face);
    gfx_record_mark(face->gfx, "picture", name, gfx_rect(face->x, art_top, face->w, (float)(art_h + under)),
                    face->colors.main, 0);
    SDL_Surface *picture =
        card_picture_paint(face->gfx, face->look, shape, (SDL_Point){(int)face->w, art_h + under}, face->off);
    gfx_blit(face->gfx, picture, (int)face->x, (int)art_top);
    SDL_FreeSurface(picture);
    if (!face->off)
        card_chips_paint(face, picture_top);
    card_header_paint(face);
    paint_low_text(face, line_top);
    paint_type_line(face, line_top);
    paint_text(face, line_top + (float)shape->line_h);
    if (face->off)
        paint_off(face, picture_top);
    else if (face->look->effect_blocked)
        paint_effect_blocked(face, picture_top);
    return gfx_layer_end(face->gfx);
}

static int text_room(const CardShape *shape) {
    return shape->h - 2 * shape->inset - shape->header - shape->line_h - shape->picture_h;
}

// On a hand card the picture gives up only part of its height; beyond that the letters get smaller.
static CardShape with_room_in_hand(Gfx *gfx, const CardLook *look, const CardShape *given) {
    CardShape shape = *given;
    const GfxStyle reads =
        gfx_style(GFX_FONT_TEXT_MEDIUM, fmaxf(HAND_READS * shape.scale, TEXT_LEAST), COLOR_CARD_TEXT);
    const float width = (float)(shape.w - 2 * shape.inset) - 20 * shape.k;
    const int lines = gfx_text_lines(gfx, &reads, width, look->text);
    const float need =
        (float)lines * reads.size * HAND_LINE * gfx_text_scale(gfx) + (HAND_ABOVE + HAND_BELOW) * shape.k;
    const int least = (int)((float)shape.picture_h * PICTURE_PART),
              more = (int)ceilf(need) - text_room(&shape);
    if (look->picture_first && more < 0)
        shape.picture_h -= more;
    else if (more > 0)
        shape.picture_h = SDL_max(shape.picture_h - more, SDL_max(least, 1));
    return shape;
}

// The parameters for painting a face.
static CardFace face_of(Gfx *gfx, const CardLook *look, const CardShape *shape) {
    CardFace face = {.gfx = gfx, .look = look, .shape = shape, .off = look->power_blocked};
    face.colors = *palette_faction(face.off ? PALETTE_OFF : look->faction);
    face.x = face.y = (float)shape->inset;
    face.w = (float)(shape->w - 2 * shape->inset);
    face.badge = card_badge_width(&face);
    return face;
}

static CardShape with_room_for_name(Gfx *gfx, const CardLook *look, const CardShape *given) {
    CardShape shape = *given;
    const CardFace face = face_of(gfx, look, given);
    const int header = card_header_height(&face);
    shape.picture_h = SDL_max(shape.picture_h - (header - shape.header), 1);
    shape.header = header;
    return shape;
}

// Without a text the picture goes on to the line of its kind, or to the card's end.
static CardShape without_text(const CardLook *look, const CardShape *given) {
    CardShape shape = *given;
    const int kind = says_kind(look, shape.mode) ? (int)ceilf(KIND_LINE * shape.k) : 0;
    shape.picture_h += SDL_max(text_room(given) - kind, 0);
    return shape;
}

// If the complete text needs more room even at its smallest size, the picture gives up height.
static CardShape with_room_for_text(Gfx *gfx, const CardLook *look, const CardShape *given) {
    CardShape shape = *given;
    if (shape.mode != CARD_HAND && shape.mode != CARD_DETAIL)
        return shape;
    if (look->text == NULL || look->text[0] == '\0')
        return without_text(look, given);
    if (shape.mode == CARD_HAND)
        return with_room_in_hand(gfx, look, given);
    GfxStyle least = gfx_style(GFX_FONT_TEXT_MEDIUM, TEXT_LEAST, COLOR_CARD_TEXT);
    float width = (float)(shape.w - 2 * shape.inset) - 20 * shape.k;
    int lines = gfx_text_lines(gfx, &least, width, look->text);
    float need = (float)lines * TEXT_LEAST * DETAIL_LINE * gfx_text_scale(gfx) + 14 * shape.k;
    if (says_kind(look, shape.mode))
        need += KIND_LINE * shape.k;
    const int room = text_room(&shape);
    if (need > (float)room)
        shape.picture_h = SDL_max(shape.picture_h - ((int)ceilf(need) - room), 1);
    return shape;
}

static CardShape with_room(Gfx *gfx, const CardLook *look, const CardShape *given) {
    const CardShape named = with_room_for_name(gfx, look, given);
    return with_room_for_text(gfx, look, &named);
}

SDL_Point card_picture_size(Gfx *gfx, const CardLook *look, const CardShape *given) {
    const CardShape shape = with_room(gfx, look, given);
    return (SDL_Point){shape.w - 2 * shape.inset, shape.picture_h + card_picture_under(&shape)};
}

int card_picture_under(const CardShape *shape) {
    return shape->tile ? shape->header : 0;
}

void card_rim_paint(Canvas *canvas, const CardShape *shape) {
    const GfxRect inner = gfx_inset(gfx_rect(0, 0, (float)shape->w, (float)shape->h), shape->frame);
    const GfxPaint rim = {.color = {0x80FFFFFF, 0x14FFFFFF, 0, 0xA0000000},
                          .at = {0, 0.3f, 0.6f, 1},
                          .count = 4,
                          .degrees = 155};
    canvas_frame(canvas, inner, gfx_corners(fmaxf(shape->radius - shape->frame, 0)),
                 fmaxf(1.4f * shape->k, 1), &rim);
}

SDL_Surface *card_face_paint(Gfx *gfx, const CardLook *look, const CardShape *given) {
    const CardShape own = with_room(gfx, look, given), *shape = &own;
    const CardFace face = face_of(gfx, look, shape);
    Canvas canvas = canvas_adopt(paint_body(&face));
    GfxRect all = gfx_rect(0, 0, (float)shape->w, (float)shape->h);
    GfxPaint bevel = paint_bevel(face.colors.light, face.colors.main, face.colors.dark);
    // Cut inside the frame, so that the soft outer edge consists of frame only.
    canvas_cut_round(&canvas, gfx_inset(all, shape->frame / 2), shape->radius - shape->frame / 2);
    canvas_frame(&canvas, all, gfx_corners(shape->radius), shape->frame, &bevel);
    card_rim_paint(&canvas, shape);
    return canvas_finish(&canvas);
}
