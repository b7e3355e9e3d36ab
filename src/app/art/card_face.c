// SPDX-License-Identifier: MIT
// The front of a card: header with badge, name and letter, picture, type line, text, and the two markers of
// cards that are blocked. Drawn into a layer with the ordinary calls, then the corners are cut and the frame
// is laid on.
#include "app/art/card_parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TEXT_LEAST 12
#define DETAIL_LINE 1.34f // from one line to the next, in parts of the size
#define NAME_SHADOW 0x80000000u
#define SIGN_COLOR 0xFFE6ECF4u
#define PLATE_COLOR 0xDB060A11u
#define OFF_TEXT 0xFFC4CCD8u

CardShape card_shape(const Gfx *gfx, CardMode mode, float width, float height) {
    CardShape shape = {.mode = mode, .scale = gfx_layout(gfx).scale};
    shape.table = mode == CARD_TABLE || mode == CARD_TABLE_DENSE;
    shape.dense = mode == CARD_TABLE_DENSE;
    shape.pile = mode == CARD_PILE;
    shape.w = (int)fmaxf(roundf(fminf(width, 4096)), 8);
    shape.h = (int)fmaxf(roundf(fminf(height > 0 ? height : card_art_height(mode, width), 4096)), 8);
    shape.k = (float)shape.w / (shape.table ? 204.0f : 192.0f);
    shape.mini = shape.pile && (float)shape.w < 124.5f * shape.scale;
    shape.radius = 11 * shape.k;
    shape.frame = fminf(3 * shape.scale, fmaxf(1.5f * shape.scale, 2 * shape.k));
    shape.frame = fmaxf(shape.frame, 1);
    shape.inset = (int)lroundf(shape.frame);
    bool compact = gfx_layout(gfx).compact;
    shape.header = (int)lroundf((shape.dense ? (compact ? 25.5f : 30.0f) : 40.0f) * shape.k);
    shape.line_h = shape.mini ? 0 : (int)lroundf(28 * shape.k);
    int rest = shape.h - shape.header - shape.line_h - 2 * shape.inset;
    float fixed = mode == CARD_HAND ? 109 * shape.k : 134 * shape.k;
    shape.picture_h = mode == CARD_HAND || mode == CARD_DETAIL ? SDL_min((int)lroundf(fixed), rest) : rest;
    shape.picture_h = SDL_max(shape.picture_h, 1);
    return shape;
}

void card_capitals(char *out, size_t size, const char *text) {
    size_t used = 0;
    for (; text != NULL && *text != '\0' && used + 2 < size; text++) {
        unsigned char c = (unsigned char)*text, before = used > 0 ? (unsigned char)out[used - 1] : 0;
        bool latin = before == 0xC3 && c >= 0xA0 && c <= 0xBE && c != 0xB7; // à to þ, not the division sign
        out[used++] = (char)((c >= 'a' && c <= 'z') || latin ? c - 0x20 : c);
    }
    out[used] = '\0';
}

typedef struct Face {
    Gfx *gfx;
    const CardLook *look;
    const CardShape *shape;
    FactionColors colors; // those of the faction, or the grey of a card out of action
    bool off;             // counts no power any more
    float x, y, w;        // content inside the frame
    float badge;          // width of the badge
} Face;

// ---- header ----

static bool is_changed(const Face *face) {
    return face->look->has_power && !face->off && face->look->power_now != face->look->power;
}

static void paint_badge(const Face *face, float height, float size) {
    const CardShape *shape = face->shape;
    float k = shape->k, b = face->badge;
    float plate[8] = {0, 0, b + 7 * k, 0, b - 4 * k, height, 0, height};
    float edge[8] = {0, 0, b + 7 * k, 0, b + 6 * k, 2 * k, 0, 2 * k};
    GfxPaint fill = paint_solid(face->colors.main),
             light = paint_solid(color_alpha(face->colors.light, 0.7f));
    gfx_polygon(face->gfx, face->x, face->y, plate, 4, &fill);
    gfx_polygon(face->gfx, face->x, face->y, edge, 4, &light);

    char number[16] = "\xE2\x80\x93"; // a dash
    if (face->look->has_power)
        snprintf(number, sizeof number, "%d", face->look->power_now);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size, face->colors.ink, GFX_CENTRE);
    float up = is_changed(face) ? (shape->dense ? 4.0f : 5.0f) * k : 0; // room for the arrow
    gfx_text_fit(face->gfx, &style, size * 0.6f, gfx_rect(face->x, face->y, b, height - up), number);
    if (face->off)
        gfx_line(face->gfx, face->x + 7 * k, face->y + height - 8 * k, face->x + b - 8 * k, face->y + 8 * k,
                 3 * k, face->colors.ink);
}

// A small arrow under the number when it is not the printed one.
static void paint_change(const Face *face, float height) {
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

// Where the game's effects have no kinds, there is no letter.
static void paint_letter(const Face *face, float size) {
    if (face->look->kind_letter == NULL)
        return;
    const CardShape *shape = face->shape;
    float k = shape->k, left = face->x + face->w - size - 6 * k,
          top = face->y + ((float)shape->header - size) / 2;
    bool grey = face->off || face->look->effect_blocked;
    GfxPaint fill = paint_solid(grey ? 0xFF10151D : 0xB8040912);
    float cx = left + size / 2, cy = top + size / 2;
    gfx_circle(face->gfx, cx, cy, size / 2, &fill);
    gfx_ring(face->gfx, cx, cy, size / 2, fmaxf(1.5f * k, 1), grey ? 0xFF6B7788 : face->colors.light);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, (shape->dense ? 14.0f : 15.0f) * k,
                                       grey ? OFF_TEXT : COLOR_WHITE, GFX_CENTRE);
    gfx_text(face->gfx, &style, gfx_rect(left, top, size, size), face->look->kind_letter);
    if (face->look->effect_blocked) {
        float reach = size * 0.36f;
        gfx_line(face->gfx, cx - reach, cy + reach, cx + reach, cy - reach, 4 * k, 0xFF10151D);
        gfx_line(face->gfx, cx - reach, cy + reach, cx + reach, cy - reach, fmaxf(2 * k, 1.2f), SIGN_COLOR);
    }
}

static void paint_name(const Face *face, float room) {
    const CardShape *shape = face->shape;
    float k = shape->k, s = shape->scale, left = face->x + face->badge + (shape->dense ? 6 : 9) * k;
    GfxStyle style =
        gfx_style(GFX_FONT_DISPLAY, (shape->dense ? 16.0f : 18.5f) * k, face->off ? OFF_TEXT : COLOR_WHITE);
    style.shadow = NAME_SHADOW;
    GfxRect box = gfx_rect(left, face->y, room, (float)shape->header);
    if (shape->dense)
        gfx_text_fit(face->gfx, &style, 12.5f * k, box, face->look->name);
    else
        gfx_text_name(face->gfx, &style, 15.5f * k, fmaxf(14.5f * k, (shape->pile ? 13.5f : 14) * s), box,
                      face->look->name);
}

// The widest part of a name that has to stand in one line.
static float widest_part(const Face *face, const GfxStyle *style) {
    char name[128];
    float widest = 0;
    snprintf(name, sizeof name, "%s", face->look->name);
    for (char *from = name; *from != '\0' && !face->shape->dense;) {
        char *to = from;
        while (*to != '\0' && *to != ' ' && !(to[0] == '\xC2' && to[1] == '\xAD'))
            to++;
        const char end = *to;
        *to = '\0';
        widest = fmaxf(widest, gfx_text_width(face->gfx, style, from));
        from = end == '\0' ? to : to + (end == ' ' ? 1 : 2);
    }
    return face->shape->dense ? gfx_text_width(face->gfx, style, name) : widest;
}

// The letter gives way to a name that would be cut off. A struck one stays.
static bool crowds_out(const Face *face, float room) {
    GfxStyle least = gfx_style(GFX_FONT_DISPLAY, TEXT_LEAST, COLOR_WHITE);
    return !face->look->effect_blocked && widest_part(face, &least) > room;
}

static void paint_header(const Face *face) {
    const CardShape *shape = face->shape;
    float k = shape->k, header = (float)shape->header;
    Color low = face->off ? 0xFF262D37 : color_mix(face->colors.dark, face->colors.deep, 0.62f);
    GfxPaint ground = paint_down(face->colors.dark, low);
    gfx_gradient(face->gfx, gfx_rect(face->x, face->y, face->w, header), &ground);
    if (!face->off)
        card_pattern(face->gfx, face->look->faction, gfx_rect(face->x, face->y, face->w, header), k);
    gfx_fill(face->gfx, gfx_rect(face->x, face->y + header, face->w, fmaxf(roundf(k), 1)), face->colors.main);
    if (face->look->effect_blocked && shape->table)
        gfx_hatch(face->gfx, gfx_rect(face->x + face->w * 2 / 3, face->y, face->w / 3, header), 3 * k, 9 * k,
                  color_alpha(COLOR_WHITE, 0.16f));
    float tall = shape->mini ? header * 1.5f : header;
    paint_badge(face, tall, (shape->mini ? 40.0f : shape->dense ? 20.0f : 25.0f) * k);
    paint_change(face, tall);
    if (shape->mini)
        return;
    float letter = roundf((shape->dense ? fminf(20, header / k - 6) : 25) * k);
    float room = face->w - face->badge - (shape->dense ? 6 : 9) * k;
    float taken = shape->pile ? 6 * k : letter + (shape->dense ? 8 : 11) * k;
    bool lettered = !shape->pile && !crowds_out(face, room - taken);
    paint_name(face, room - (shape->pile || lettered ? taken : 4 * k));
    if (lettered)
        paint_letter(face, letter);
}

// ---- type line and text ----

static void paint_type_line(const Face *face, float top) {
    const CardShape *shape = face->shape;
    const CardLook *look = face->look;
    float k = shape->k, height = (float)shape->line_h;
    if (shape->line_h == 0)
        return;
    Color ground = face->off ? 0xFF1C232D : color_mix(face->colors.dark, 0xFF060B14, 0.55f);
    gfx_fill(face->gfx, gfx_rect(face->x, top, face->w, height), ground);
    gfx_fill(face->gfx, gfx_rect(face->x, top, face->w, fmaxf(roundf(k), 1)),
             color_alpha(face->colors.main, 0.4f));
    gfx_icon_color(face->gfx, card_type_glyph(look->type), face->x + 9 * k, top + 6.5f * k, 15 * k,
                   face->colors.light);
    float right = face->x + face->w;
    if (!shape->pile) {
        char capitals[64];
        card_capitals(capitals, sizeof capitals, look->type_name);
        GfxStyle style = gfx_style(GFX_FONT_DISPLAY, 14.5f * k, face->colors.light);
        style.tracking = 0.08f;
        gfx_text_fit(face->gfx, &style, 12, gfx_rect(face->x + 30 * k, top, face->w - 80 * k, height),
                     capitals);
    }
    const char *emblem = palette_faction(look->faction)->emblem;
    if (emblem != NULL)
        gfx_icon_color(face->gfx, emblem, right - 46 * k, top + 5 * k, 18 * k, face->colors.light);
    GfxStyle letter = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * k, face->colors.light, GFX_CENTRE);
    gfx_text(face->gfx, &letter, gfx_rect(right - 26 * k, top, 20 * k, height), look->faction_letter);
}

static void paint_text(const Face *face, float top) {
    const CardShape *shape = face->shape;
    float k = shape->k, s = shape->scale, bottom = (float)shape->h - (float)shape->inset;
    if (face->look->text == NULL)
        return;
    if (shape->mode == CARD_HAND) {
        GfxStyle style = gfx_style(GFX_FONT_TEXT_MEDIUM, 14 * s, COLOR_CARD_TEXT);
        style.brief = true; // the rail and the inspector show all
        GfxRect box = {face->x + 10 * k, top + 6.5f * k, face->w - 20 * k, bottom - top - 8 * k};
        float line = fmaxf(17 * s, 14);
        int lines = SDL_min((int)(box.h / (line * gfx_text_scale(face->gfx))), 4);
        gfx_text_wrapped(face->gfx, &style, line, SDL_max(lines, 1), box, face->look->text);
    } else if (shape->mode == CARD_DETAIL) {
        float size = fmaxf(roundf((float)shape->w * 0.0545f), 12);
        GfxStyle style = gfx_style(GFX_FONT_TEXT_MEDIUM, size, COLOR_CARD_TEXT);
        GfxRect box = {face->x + 10 * k, top + 8 * k, face->w - 20 * k, bottom - top - 14 * k};
        gfx_text_wrapped_fit(face->gfx, &style, 12, roundf(size * DETAIL_LINE), box, face->look->text);
    }
}

// ---- markers ----

// Size of a stamp's text: what fits between its signs.
static void paint_off(const Face *face, float top) {
    const CardShape *shape = face->shape;
    float k = shape->k, height = (float)shape->picture_h, middle = face->x + face->w / 2;
    gfx_hatch(face->gfx, gfx_rect(face->x, top, face->w, height), 3 * k, 11 * k,
              color_alpha(COLOR_WHITE, 0.075f));
    float sign = fminf(54 * k, height * 0.42f), sign_y = top + height / 2 - (shape->mini ? sign / 2 : 36 * k);
    GfxPaint paint = paint_solid(SIGN_COLOR);
    gfx_icon_glow(face->gfx, "glyphs/offline.svg", middle - sign / 2, sign_y, sign, &paint, fmaxf(3 * k, 1),
                  0xB0000000);
    if (shape->mini)
        return;
    char label[64];
    card_capitals(label, sizeof label, face->look->label_deactivated);
    GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, 14 * k, SIGN_COLOR, GFX_CENTRE);
    style.tracking = 0.08f;
    float wide = fminf(fmaxf(gfx_text_width(face->gfx, &style, label) + 18 * k, 124 * k), face->w - 8 * k);
    GfxRect plate = {roundf(middle - wide / 2), roundf(top + height / 2 + 22 * k), wide, roundf(23 * k)};
    GfxPaint fill = paint_solid(PLATE_COLOR);
    gfx_panel(face->gfx, plate, 4 * k, &fill, fmaxf(k, 1), 0xFF8A96A8);
    gfx_text_fit(face->gfx, &style, 12, gfx_inset(plate, 4 * k), label);
}

static void paint_effect_blocked(const Face *face, float top) {
    const CardShape *shape = face->shape;
    if (shape->mini)
        return;
    float k = shape->k, tall = roundf(24 * k), line = fmaxf(roundf(k), 1);
    GfxRect band = {face->x, top + (float)shape->picture_h - tall - roundf(10 * k), face->w, tall};
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

// ---- all of it ----

static SDL_Surface *paint_body(const Face *face) {
    const CardShape *shape = face->shape;
    gfx_layer_begin(face->gfx, shape->w, shape->h, face->colors.deep);
    GfxPaint ground = {.color = {face->colors.deep, 0xFF080D17}, .at = {0, 0.8f}, .count = 2, .degrees = 175};
    gfx_gradient(face->gfx, gfx_rect(0, 0, (float)shape->w, (float)shape->h), &ground);
    float picture_top = face->y + (float)shape->header, line_top = picture_top + (float)shape->picture_h;
    char name[120];
    card_picture_name(name, sizeof name, face->look);
    gfx_record_mark(face->gfx, "picture", name,
                    gfx_rect(face->x, picture_top, face->w, (float)shape->picture_h), face->colors.main, 0);
    SDL_Surface *picture =
        card_picture_paint(face->gfx, face->look, (int)face->w, shape->picture_h, face->off);
    gfx_blit(face->gfx, picture, (int)face->x, (int)picture_top);
    SDL_FreeSurface(picture);
    paint_header(face);
    paint_type_line(face, line_top);
    paint_text(face, line_top + (float)shape->line_h);
    if (face->off)
        paint_off(face, picture_top);
    else if (face->look->effect_blocked)
        paint_effect_blocked(face, picture_top);
    return gfx_layer_end(face->gfx);
}

// Of a card with all its text the picture gives way where the text needs more at its smallest.
static CardShape with_room_for_text(Gfx *gfx, const CardLook *look, const CardShape *given) {
    CardShape shape = *given;
    if (shape.mode != CARD_DETAIL || look->text == NULL)
        return shape;
    GfxStyle least = gfx_style(GFX_FONT_TEXT_MEDIUM, TEXT_LEAST, COLOR_CARD_TEXT);
    float width = (float)(shape.w - 2 * shape.inset) - 20 * shape.k;
    int lines = gfx_text_lines(gfx, &least, width, look->text);
    float need = (float)lines * TEXT_LEAST * DETAIL_LINE * gfx_text_scale(gfx) + 14 * shape.k;
    int room = shape.h - 2 * shape.inset - shape.header - shape.line_h - shape.picture_h;
    if (need > (float)room)
        shape.picture_h = SDL_max(shape.picture_h - ((int)ceilf(need) - room), 1);
    return shape;
}

SDL_Surface *card_face_paint(Gfx *gfx, const CardLook *look, const CardShape *given) {
    const CardShape own = with_room_for_text(gfx, look, given), *shape = &own;
    Face face = {.gfx = gfx, .look = look, .shape = shape, .off = look->power_blocked};
    face.colors = *palette_faction(face.off ? PALETTE_OFF : look->faction);
    face.x = face.y = (float)shape->inset;
    face.w = (float)(shape->w - 2 * shape->inset);
    face.badge = (shape->mini ? 60.0f : shape->dense ? 34.0f : 43.0f) * shape->k;
    Canvas canvas = canvas_adopt(paint_body(&face));
    GfxRect all = gfx_rect(0, 0, (float)shape->w, (float)shape->h);
    GfxPaint bevel = paint_bevel(face.colors.light, face.colors.main, face.colors.dark);
    // Cut inside the frame, so that the soft outer edge is all frame.
    canvas_cut_round(&canvas, gfx_inset(all, shape->frame / 2), shape->radius - shape->frame / 2);
    canvas_frame(&canvas, all, gfx_corners(shape->radius), shape->frame, &bevel);
    return canvas_finish(&canvas);
}
