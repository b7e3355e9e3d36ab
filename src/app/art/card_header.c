// SPDX-License-Identifier: MIT
// The header of a card: badge with number or icon, name, and the icon of its kind of effect.
#include "app/art/card_parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define LINES_LEAST 1.75f // multiple of the smallest font size: header height at which two lines fit
#define LINES_HIGH 2.2f   // … and at which they fit whatever their descenders
#define BRIEF_LEAST 11.0f // font size, as on unit tiles
#define NAME_SHADOW 0x80000000u
#define STACKED_EDGE 4
#define STACKED_LEAST 36.0f // window pixels of a header that can hold a name
#define OFF_TEXT 0xFFC4CCD8u
#define STRIPES 0x47000000u

static bool is_changed(const CardFace *face) {
    return face->look->has_power && !face->off && face->look->power_now != face->look->power;
}

// ---- badge

typedef struct BadgeColors {
    Color plate, ink;
} BadgeColors;

static BadgeColors badge_colors(const CardFace *face) {
    switch (face->off ? BADGE_OWN : face->look->badge_look) {
    case BADGE_CAN:
        return (BadgeColors){COLOR_STOCK, COLOR_BUTTON_INK};
    case BADGE_CANNOT:
        return (BadgeColors){color_mix(face->colors.dark, COLOR_SPACE, 0.6f), COLOR_MISSING};
    default:
        return (BadgeColors){face->colors.main, face->colors.ink};
    }
}

// The badge's text if it has no icon.
static const char *badge_words(const CardLook *look, char number[16]) {
    snprintf(number, 16, "\xE2\x80\x93"); // a dash
    if (look->has_power)
        snprintf(number, 16, "%d", look->power_now);
    return look->badge != NULL ? look->badge : number;
}

float card_badge_width(const CardFace *face) {
    const CardShape *shape = face->shape;
    const float usual = (shape->mini ? 60.0f : shape->dense ? 34.0f : 43.0f) * shape->k;
    char number[16];
    const GfxStyle least = gfx_style(GFX_FONT_DISPLAY_BOLD, TEXT_LEAST, 0);
    const float need = gfx_text_width(face->gfx, &least, badge_words(face->look, number));
    return fminf(fmaxf(usual, face->look->badge_sign == NULL ? ceilf(need) : 0), face->w);
}

// The badge's icon, text or number.
static void paint_badge_content(const CardFace *face, GfxRect box, float size, Color ink) {
    const CardLook *look = face->look;
    char number[16];
    if (look->badge_sign != NULL) {
        const float sign = roundf(fminf(size * 0.88f, box.w * 0.7f));
        gfx_icon_color(face->gfx, look->badge_sign, roundf(box.x + (box.w - sign) / 2),
                       roundf(box.y + (box.h - sign) / 2), sign, ink);
        return;
    }
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size, ink, GFX_CENTRE);
    gfx_text_fit(face->gfx, &style, size * 0.6f, box, badge_words(look, number));
}

// A light stroke with a dark edge, so that the text under it stays readable.
static void paint_strike(const CardFace *face, float cx, float cy, float reach_x, float reach_y,
                         float width) {
    const float k = face->shape->k;
    gfx_line(face->gfx, cx - reach_x, cy + reach_y, cx + reach_x, cy - reach_y, 2 * width * k, 0xFF10151D);
    gfx_line(face->gfx, cx - reach_x, cy + reach_y, cx + reach_x, cy - reach_y, fmaxf(width * k, 1.2f),
             SIGN_COLOR);
}

static void paint_badge(const CardFace *face, float top, float height, float size) {
    const CardShape *shape = face->shape;
    const BadgeColors colors = badge_colors(face);
    float k = shape->k, b = face->badge;
    float plate[8] = {0, 0, b + 7 * k, 0, b - 4 * k, height, 0, height};
    float edge[8] = {0, 0, b + 7 * k, 0, b + 6 * k, 2 * k, 0, 2 * k};
    GfxPaint fill = paint_solid(colors.plate), light = paint_solid(color_alpha(face->colors.light, 0.7f));
    gfx_polygon(face->gfx, face->x, top, plate, 4, &fill);
    gfx_polygon(face->gfx, face->x, top, edge, 4, &light);
    float up = is_changed(face) ? (shape->dense ? 4.0f : 5.0f) * k : 0; // room for the arrow
    paint_badge_content(face, gfx_rect(face->x, top, b, height - up), size, colors.ink);
    if (face->off)
        paint_strike(face, face->x + b / 2 - 2 * k, top + height / 2, b * 0.3f, height * 0.26f, 2);
}

// What is missing hangs below the badge, where it moves no name: "−1".
static void paint_short(const CardFace *face) {
    const float k = face->shape->k, size = fmaxf(15 * k, TEXT_LEAST), h = roundf(size * 1.3f);
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size, COLOR_MISSING, GFX_CENTRE);
    const GfxPaint fill = paint_solid(badge_colors(face).plate);
    char text[16];
    if (face->look->short_by <= 0 || face->shape->mini)
        return;
    snprintf(text, sizeof text, "\xE2\x88\x92%d", face->look->short_by);
    const float w =
        fmaxf(roundf(face->badge - 4 * k), ceilf(gfx_text_width(face->gfx, &style, text)) + 8 * k);
    const GfxRect tag = {face->x, face->y + (float)face->shape->header, w, h};
    gfx_gradient(face->gfx, tag, &fill);
    gfx_text(face->gfx, &style, tag, text);
}

// A small arrow below the number if it differs from the printed one.
static void paint_change(const CardFace *face, float height) {
    const CardLook *look = face->look;
    if (!is_changed(face))
        return;
    float k = face->shape->k, half = (face->shape->dense ? 3.6f : 5.0f) * k, tall = half * 1.1f;
    float cx = face->x + face->badge / 2 - half,
          top = face->y + height - tall - (face->shape->dense ? 1.6f : 3.0f) * k;
    float up[6] = {half, 0, 2 * half, tall, 0, tall}, down[6] = {0, 0, 2 * half, 0, half, tall};
    GfxPaint ink = paint_solid(face->colors.ink);
    const bool rises = look->power_now > look->power;
    gfx_record_mark(face->gfx, "arrow", rises ? "up" : "down", gfx_rect(cx, top, 2 * half, tall),
                    face->colors.ink, 0);
    gfx_polygon(face->gfx, cx, top, rises ? up : down, 3, &ink);
}

// ---- sign and name

static void paint_kind(const CardFace *face, float size) {
    const CardShape *shape = face->shape;
    const float k = shape->k, left = face->x + face->w - size - 6 * k,
                top = face->y + ((float)shape->header - size) / 2;
    const bool grey = face->off || face->look->effect_blocked;
    const GfxPaint fill = paint_solid(grey ? 0xFF10151D : 0xB8040912);
    const float cx = left + size / 2, cy = top + size / 2,
                sign = roundf(size * (shape->dense ? 0.68f : 0.62f));
    gfx_circle(face->gfx, cx, cy, size / 2, &fill);
    const bool blocked = face->look->effect_blocked;
    gfx_ring(face->gfx, cx, cy, size / 2, fmaxf((blocked ? 2.5f : 1.5f) * k, blocked ? 2 : 1),
             blocked ? SIGN_COLOR
             : grey  ? 0xFF6B7788
                     : face->colors.light);
    gfx_icon_color(face->gfx, face->look->kind_sign, roundf(cx - sign / 2), roundf(cy - sign / 2), sign,
                   grey ? OFF_TEXT : COLOR_WHITE);
    if (blocked)
        paint_strike(face, cx, cy, size * 0.36f, size * 0.36f, 3.2f);
}

// The icon for what a chip can be used for, at its right end.
static void paint_use(const CardFace *face) {
    const float size = roundf(20 * face->shape->k),
                x = face->x + face->w - size - roundf(10 * face->shape->k);
    gfx_icon_color(face->gfx, face->look->tag_sign, x,
                   face->y + roundf(((float)face->shape->header - size) / 2), size,
                   face->off ? OFF_TEXT : face->colors.light);
}

#define CHIP_LEAST 14.5f // font size of its name

// Width of the widest part of a name that must stay on one line.
static float widest_part(const CardFace *face, const GfxStyle *style) {
    char name[128];
    float widest = 0;
    snprintf(name, sizeof name, "%s", face->look->name);
    for (char *from = name; *from != '\0' && !face->shape->dense;) {
        char *to = from;
        while (*to != '\0' && *to != ' ' && !(to[0] == '\xC2' && to[1] == '\xAD') &&
               !(to > from && to[-1] == '-'))
            to++;
        const char end = *to;
        const bool soft = end == '\xC2', hard = to > from && to[-1] == '-';
        *to = '\0';
        widest = fmaxf(widest, gfx_text_width(face->gfx, style, from) +
                                   (soft ? gfx_text_width(face->gfx, style, "-") : 0));
        *to = end;
        from = end == '\0' || (hard && end != ' ') ? to : to + (soft ? 2 : 1);
    }
    return face->shape->dense ? gfx_text_width(face->gfx, style, name) : widest;
}

static bool is_low(const CardShape *shape) { // room for one line
    return (float)shape->header < LINES_LEAST * TEXT_LEAST;
}

// Too long for it even in the least letters, and something beside the card names it.
static bool is_nameless(const CardFace *face, float room) {
    const GfxStyle least = gfx_style(GFX_FONT_DISPLAY, TEXT_LEAST, COLOR_WHITE);
    return face->look->is_named && widest_part(face, &least) > room;
}

// A header grows at the picture's expense if its name fits neither in one line nor in two.
int card_header_height(const CardFace *face) {
    const CardShape *shape = face->shape;
    const float k = shape->k, room = face->w - face->badge;
    GfxStyle least = gfx_style(GFX_FONT_DISPLAY, BRIEF_LEAST, COLOR_WHITE);
    if (shape->chip || shape->dense || shape->mini || !is_low(shape) || is_nameless(face, room - 7 * k) ||
        gfx_text_width(face->gfx, &least, face->look->name) <= room - 15 * k)
        return shape->header;
    return SDL_min((int)ceilf(LINES_HIGH * TEXT_LEAST), shape->header + shape->picture_h / 2);
}

// A name comes before the sign of what it is for.
static bool chip_is_named(const CardFace *face, float room) {
    const GfxStyle least = gfx_style(GFX_FONT_DISPLAY, CHIP_LEAST * face->shape->k, COLOR_WHITE);
    return widest_part(face, &least) <= room;
}

static void paint_name(const CardFace *face, float room) {
    const CardShape *shape = face->shape;
    float k = shape->k, s = shape->scale, left = face->x + face->badge + (shape->dense ? 6 : 9) * k;
    GfxStyle style =
        gfx_style(GFX_FONT_DISPLAY, (shape->dense ? 16.0f : 18.5f) * k, face->off ? OFF_TEXT : COLOR_WHITE);
    style.shadow = NAME_SHADOW;
    GfxRect box = gfx_rect(left, face->y, room, (float)shape->header);
    GfxStyle least = style;
    least.size = TEXT_LEAST;
    // Less margin for the name where it needs that; a chip's also where it stands in one line then.
    const float line = gfx_text_width(face->gfx, &least, face->look->name);
    const bool one_line = shape->chip && line > room && line <= room + 6 * k;
    if (!shape->dense && (one_line || (!shape->chip && widest_part(face, &least) > room))) {
        box.x -= 4 * k;
        box.w += 6 * k;
    }
    if (shape->chip && !chip_is_named(face, room))
        return; // the badge only
    if (is_nameless(face, box.w))
        return;
    if (shape->dense)
        gfx_text_fit(face->gfx, &style, 12.5f * k, box, face->look->name);
    else if (is_low(shape))
        gfx_text_fit(face->gfx, &style, BRIEF_LEAST, box, face->look->name);
    else
        gfx_text_name(face->gfx, &style, 15.5f * k, fmaxf(14.5f * k, (shape->pile ? 13.5f : 14) * s), box,
                      face->look->name);
}

// The faction of a card that has lost its colours, on the edge that stays visible under other cards.
static void paint_owner(const CardFace *face) {
    const Color own = palette_faction(face->look->faction)->main;
    const GfxRect edge = gfx_rect(face->x, face->y, face->w, fmaxf(roundf(4 * face->shape->k), 2));
    gfx_record_mark(face->gfx, "owner", "edge", edge, own, 0);
    gfx_fill(face->gfx, edge, own);
}

// True if the name fits in this size: in one line, or in two where the header is high enough.
static bool name_fits(const CardFace *face, float room, float size) {
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, size, COLOR_WHITE);
    const float width =
        is_low(face->shape) ? gfx_text_width(face->gfx, &style, face->look->name) : widest_part(face, &style);
    return width <= room;
}

// The icon is dropped if it would truncate the name, or without one the margin. A crossed-out one stays.
static bool truncates_name(const CardFace *face, float room) {
    return !face->look->effect_blocked && !name_fits(face, room, TEXT_LEAST);
}

// True if the whole name fits, if need be in small letters: its end matters more than its size.
static bool name_is_readable(const CardFace *face, float room) {
    const float size = fmaxf(is_low(face->shape) ? BRIEF_LEAST : 14.5f * face->shape->k, TEXT_LEAST);
    const GfxStyle style = gfx_style(GFX_FONT_DISPLAY, size, COLOR_WHITE);
    return name_fits(face, room, size) && gfx_text_lines(face->gfx, &style, room, face->look->name) <= 2;
}

// What the next card leaves of the header.
static float seen_of(const CardFace *face) {
    return face->w - (float)(face->shape->w - face->shape->seen);
}

bool card_name_leaves(const CardFace *face, float taken) {
    const float k = face->shape->k;
    return name_is_readable(face, face->w - face->badge - 15 * k - taken);
}

bool card_is_stacked(const CardFace *face) {
    const CardShape *shape = face->shape;
    const float edge = 9 * shape->k, seen = seen_of(face);
    const GfxStyle least = gfx_style(GFX_FONT_DISPLAY, TEXT_LEAST, COLOR_WHITE);
    return shape->seen < shape->w && (shape->mode == CARD_TABLE || shape->mode == CARD_HAND_LOW) &&
           !shape->dense && !shape->mini && !shape->chip && !shape->pile && seen > STACKED_LEAST &&
           face->look->name != NULL && !is_changed(face) &&
           gfx_text_name_width(face->gfx, &least, face->look->name) <=
               seen - 2 * roundf(STACKED_EDGE * shape->k) &&
           !name_is_readable(face, seen - face->badge - edge - 4 * shape->k);
}

void card_badge_paint(const CardFace *face, float top) {
    const float k = face->shape->k;
    if (card_is_stacked(face))
        paint_badge(face, top, fmaxf(roundf(26 * k), TEXT_LEAST + 4), 20 * k);
}

// Over all of what is seen of the header.
static void paint_stacked_name(const CardFace *face) {
    const float k = face->shape->k, edge = roundf(STACKED_EDGE * k);
    GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 15 * k, face->off ? OFF_TEXT : COLOR_WHITE);
    style.shadow = NAME_SHADOW;
    gfx_text_name(face->gfx, &style, TEXT_LEAST, TEXT_LEAST,
                  gfx_rect(face->x + edge, face->y, seen_of(face) - 2 * edge, (float)face->shape->header),
                  face->look->name);
}

static void paint_ground(const CardFace *face) {
    const Color low = face->off ? 0xFF262D37 : color_mix(face->colors.dark, face->colors.deep, 0.62f);
    const GfxPaint ground = paint_down(face->colors.dark, low);
    gfx_gradient(face->gfx, gfx_rect(face->x, face->y, face->w, (float)face->shape->header), &ground);
}

// On a tile the picture goes on under the name: dark enough for it, and clear right below.
static void paint_scrim(const CardFace *face) {
    const float header = (float)face->shape->header, line = fmaxf(roundf(face->shape->k), 1);
    const Color shade = color_mix(face->colors.dark, COLOR_SPACE, 0.7f);
    const GfxPaint scrim = paint_down(color_alpha(shade, 0.95f), color_alpha(shade, 0.82f));
    gfx_gradient(face->gfx, gfx_rect(face->x, face->y, face->w, header), &scrim);
    gfx_fill(face->gfx, gfx_rect(face->x, face->y + header - line, face->w, line),
             color_alpha(face->colors.main, 0.5f));
}

void card_header_paint(const CardFace *face) {
    const CardShape *shape = face->shape;
    float k = shape->k, header = (float)shape->header;
    if (shape->tile)
        paint_scrim(face);
    else
        paint_ground(face);
    if (!face->off)
        card_pattern(face->gfx, face->look->faction, gfx_rect(face->x, face->y, face->w, header), k);
    if (face->look->striped)
        gfx_hatch(face->gfx, gfx_rect(face->x, face->y, face->w, header), 9 * k, 18 * k, STRIPES);
    if (!shape->chip && !shape->tile)
        gfx_fill(face->gfx, gfx_rect(face->x, face->y + header, face->w, fmaxf(roundf(k), 1)),
                 face->colors.main);
    if (face->look->effect_blocked && shape->on_table)
        gfx_hatch(face->gfx, gfx_rect(face->x + face->w * 2 / 3, face->y, face->w / 3, header), 3 * k, 9 * k,
                  color_alpha(COLOR_WHITE, 0.16f));
    const float tall = shape->mini ? header * 1.5f : header;
    if (!card_is_stacked(face))
        paint_badge(face, face->y, tall, (shape->mini ? 40.0f : shape->dense ? 20.0f : 25.0f) * k);
    paint_short(face);
    paint_change(face, tall);
    if (face->off)
        paint_owner(face);
    if (shape->mini)
        return;
    if (card_is_stacked(face)) {
        paint_stacked_name(face);
        return;
    }
    const float usual = shape->dense ? fminf(20, header / k - 6) : 25;
    // That it is blocked is to be seen from afar.
    float sign = roundf((face->look->effect_blocked ? fmaxf(usual, fminf(33, header / k - 4)) : usual) * k);
    float room = face->w - face->badge - (shape->dense ? 6 : 9) * k;
    const float seen = room - (float)(shape->w - shape->seen);
    if (shape->seen < shape->w && (shape->mode == CARD_TABLE || shape->mode == CARD_HAND_LOW) &&
        seen < TEXT_LEAST)
        return;                               // the next card covers all of it
    if (name_is_readable(face, seen - 4 * k)) // otherwise the next card covers its end
        room = seen;
    card_head_signs_paint(face);
    room -= card_strip(face).head + (float)shape->taken;
    const float beside_use = room - 28 * k;
    if (shape->chip && face->look->tag_sign != NULL &&
        (chip_is_named(face, beside_use - 4 * k) || !chip_is_named(face, room - 4 * k))) {
        paint_use(face);
        room = beside_use;
    }
    bool has_sign =
        !shape->pile && !shape->chip && face->look->kind_sign != NULL; // not all games have kinds of effects
    float taken = has_sign ? sign + (shape->dense ? 8 : 11) * k : 6 * k;
    const bool has_room = !truncates_name(face, room - taken);
    paint_name(face, room - (has_room ? taken : 4 * k));
    if (has_sign && has_room)
        paint_kind(face, sign);
}

void card_art_draw_kind(Gfx *gfx, const char *kind_sign, int faction, float x, float y, float size) {
    const float r = size / 2, sign = roundf(size * 0.58f);
    const GfxPaint fill = paint_solid(0xFF060B14u);
    gfx_circle(gfx, x + r, y + r, r, &fill);
    gfx_ring(gfx, x + r, y + r, r, fmaxf(1, size / 22), palette_faction(faction)->light);
    gfx_icon_color(gfx, kind_sign, roundf(x + r - sign / 2), roundf(y + r - sign / 2), sign, COLOR_WHITE);
}
