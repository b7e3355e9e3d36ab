// SPDX-License-Identifier: MIT
// Fonts and single lines of text. A drawn line is a cached sprite, keyed by everything it depends on, so that
// measuring, shrinking and cutting happen once and not in every frame.
#include "gfx/text.h"
#include "core/file_kind.h"
#include "gfx/canvas.h"
#include "gfx/fallback_font.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE_LEAST 12
#define HALO 0.09F // of the size: how softly it ends
#define SOFT_HYPHEN 0xAD
#define ELLIPSIS "\xE2\x80\xA6"

static const char *const FILES[GFX_FONT_COUNT] = {
    [GFX_FONT_DISPLAY] = "fonts/CATDisplay-SemiBold.ttf",
    [GFX_FONT_DISPLAY_BOLD] = "fonts/CATDisplay-Bold.ttf",
    [GFX_FONT_TEXT] = "fonts/Inter-Regular.ttf",
    [GFX_FONT_TEXT_MEDIUM] = "fonts/Inter-Medium.ttf",
    [GFX_FONT_TEXT_SEMIBOLD] = "fonts/Inter-SemiBold.ttf",
};

// ---- fonts ----

// Not SDL_LoadFile, which writes out of bounds (SDL 2.26).
static void read_file(const char *path, FontFile *file) {
    SDL_RWops *source = file_is_special(path) ? NULL : SDL_RWFromFile(path, "rb");
    if (source == NULL)
        return;
    const Sint64 size = SDL_RWsize(source);
    file->bytes = size > 0 ? SDL_malloc((size_t)size) : NULL;
    if (file->bytes != NULL)
        file->size = SDL_RWread(source, file->bytes, 1, (size_t)size);
    SDL_RWclose(source);
}

// Reads each file once: sizes are opened in the middle of frames, and an open font would keep its file open.
static TTF_Font *open_font(Gfx *gfx, GfxFont role, int size) {
    FontFile *file = &gfx->font_file[role];
    if (file->bytes == NULL) {
        char path[1024];
        gfx_asset_path(gfx, FILES[role], path, sizeof path);
        read_file(path, file);
    }
    if (file->bytes == NULL)
        return NULL;
    return TTF_OpenFontRW(SDL_RWFromConstMem(file->bytes, (int)file->size), 1, size);
}

const char *text_missing_font(Gfx *gfx) {
    for (int i = 0; i < GFX_FONT_COUNT; i++) {
        TTF_Font *font = open_font(gfx, (GfxFont)i, SIZE_LEAST); // a font that cannot be opened now never can
        if (font == NULL)
            return FILES[i];
        TTF_CloseFont(font);
    }
    return NULL;
}

static int pixel_size(const Gfx *gfx, GfxFont role, float size) {
    float scaled = role >= GFX_FONT_TEXT ? size * gfx->text_scale : size;
    return (int)lroundf(fminf(fmaxf(scaled, SIZE_LEAST), FONT_SIZE_MAX));
}

static void close_font(Gfx *gfx, OpenFont *open) {
    if (open->font != NULL) {
        TTF_CloseFont(open->font);
        gfx->fonts_open--;
    }
    *open = (OpenFont){0};
}

static void close_longest_unused(Gfx *gfx) {
    OpenFont *longest = NULL;
    for (int role = 0; role < GFX_FONT_COUNT; role++)
        for (int size = 0; size <= FONT_SIZE_MAX; size++) {
            OpenFont *open = &gfx->font[role][size];
            if (open->font != NULL && (longest == NULL || open->used < longest->used))
                longest = open;
        }
    if (longest != NULL)
        close_font(gfx, longest);
}

TTF_Font *text_font(Gfx *gfx, GfxFont role, float size, int *pixels) {
    const int wanted = pixel_size(gfx, role, size);
    if (pixels != NULL)
        *pixels = wanted;
    return text_font_of(gfx, role, wanted);
}

TextFace text_face(Gfx *gfx, GfxFont role, float size) {
    TextFace face = {.gfx = gfx, .role = role};
    face.font = text_font(gfx, role, size, &face.pixels);
    return face;
}

TTF_Font *text_font_of(Gfx *gfx, GfxFont role, int pixels) {
    OpenFont *open = &gfx->font[role][pixels];
    if (open->font == NULL) {
        if (gfx->fonts_open >= (gfx_is_dry(gfx) ? FONTS_OPEN_DRY : FONTS_OPEN_MAX))
            close_longest_unused(gfx);
        open->font = open_font(gfx, role, pixels);
        if (open->font == NULL) {
            gfx_report(gfx, FILES[role], TTF_GetError());
            return NULL;
        }
        TTF_SetFontHinting(open->font, TTF_HINTING_LIGHT_SUBPIXEL);
        gfx->fonts_open++;
    }
    open->used = ++gfx->font_clock;
    return open->font;
}

void text_close_fonts(Gfx *gfx) {
    for (int role = 0; role < GFX_FONT_COUNT; role++) {
        for (int size = 0; size <= FONT_SIZE_MAX; size++)
            close_font(gfx, &gfx->font[role][size]);
        SDL_free(gfx->font_file[role].bytes);
        gfx->font_file[role] = (FontFile){0};
    }
    SDL_free(gfx->widths);
    gfx->widths = NULL;
    fallback_fonts_close(gfx);
}

// ---- characters ----

uint32_t text_next(const char **text) {
    const unsigned char *p = (const unsigned char *)*text;
    int more = p[0] < 0x80 ? 0 : p[0] >= 0xF0 && p[0] < 0xF8 ? 3 : p[0] >= 0xE0 ? 2 : p[0] >= 0xC0 ? 1 : -1;
    if (p[0] >= 0xF8)
        more = -1;
    uint32_t character = more < 0 ? 0xFFFD : more == 0 ? p[0] : p[0] & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80) { // also true for the terminating zero
            *text += i;
            return 0xFFFD;
        }
        character = character << 6 | (p[i] & 0x3Fu);
    }
    *text += 1 + (more > 0 ? more : 0);
    return character;
}

void text_clean_copy(char *out, size_t size, const char *text, size_t length) {
    const char *end = text + length;
    size_t used = 0;
    while (text < end && *text != '\0') {
        const char *from = text;
        uint32_t character = text_next(&text);
        size_t bytes = (size_t)(text - from);
        if (character < 0x20 || character == SOFT_HYPHEN || character == 0xFFFD || text > end)
            continue;
        if (used + bytes >= size)
            break;
        memcpy(out + used, from, bytes);
        used += bytes;
    }
    out[used] = '\0';
}

// ---- measuring ----

#define CAPITAL 0.74f // height above the baseline, as a fraction of the size
#define TAIL 0.22f    // descent below it, of letters like g

GfxRect text_ink(Gfx *gfx, const GfxStyle *style, const char *text, float first, float last) {
    int pixels;
    TTF_Font *font = text_font(gfx, style->font, style->size, &pixels);
    const float size = (float)pixels, line = font != NULL ? (float)TTF_FontAscent(font) : size;
    const float tail = strpbrk(text, "gjpqy,;{}()[]Q") != NULL ? TAIL * size : 0;
    const float top = first + line - CAPITAL * size;
    return gfx_rect(0, top, 0, last + line + tail - top);
}

GfxStyle gfx_style(GfxFont font, float size, Color color) {
    return (GfxStyle){.font = font, .size = size, .color = color};
}

GfxStyle gfx_style_aligned(GfxFont font, float size, Color color, GfxAlign align) {
    return (GfxStyle){.font = font, .size = size, .color = color, .align = align};
}

// 0 for texts in several fonts, which are not painted letter by letter.
static int tracking_pixels(const TextFace *face, const GfxStyle *style, const char *text) {
    const int extra = (int)lroundf(style->tracking * style->size);
    return extra != 0 && face->font != NULL && text_is_plain(face, text) ? extra : 0;
}

static int characters_in(const char *text) {
    int count = 0;
    while (*text != '\0') {
        text_next(&text);
        count++;
    }
    return count;
}

float gfx_text_width(Gfx *gfx, const GfxStyle *style, const char *text) {
    if (text == NULL || text[0] == '\0')
        return 0;
    const TextFace face = text_face(gfx, style->font, style->size);
    const int width = text_span_width(&face, text, strlen(text));
    const int extra = tracking_pixels(&face, style, text);
    return (float)(extra != 0 ? width + extra * (characters_in(text) - 1) : width);
}

float gfx_text_height(Gfx *gfx, const GfxStyle *style) {
    int pixels;
    TTF_Font *font = text_font(gfx, style->font, style->size, &pixels);
    return font != NULL ? (float)TTF_FontHeight(font) : (float)pixels * 1.2f;
}

// Truncates `text` into `out` so that it fits with an ellipsis. Returns true if anything is missing. Numbers
// stay whole even if they do not fit.
static bool cut_to_fit(Gfx *gfx, const GfxStyle *style, float width, const char *text,
                       char out[TEXT_LINE_MAX]) {
    text_clean_copy(out, TEXT_LINE_MAX - sizeof ELLIPSIS, text, strlen(text));
    bool whole = strlen(text) < TEXT_LINE_MAX - sizeof ELLIPSIS; // not of `out`, which dropped bytes
    if (whole && gfx_text_width(gfx, style, out) <= width)
        return false;
    if (text_has_number(out)) {
        text_cut_words(gfx, style, width, out, TEXT_LINE_MAX - sizeof ELLIPSIS);
        return true;
    }
    size_t length = strlen(out);
    while (length > 0) {
        do
            length--;
        while (length > 0 && ((unsigned char)out[length] & 0xC0) == 0x80);
        while (length > 0 && out[length - 1] == ' ')
            length--;
        memcpy(out + length, ELLIPSIS, sizeof ELLIPSIS);
        if (gfx_text_width(gfx, style, out) <= width)
            return true;
    }
    memcpy(out, ELLIPSIS, sizeof ELLIPSIS);
    return true;
}

// ---- painting ----

static SDL_Color sdl_color(Color color) {
    return (SDL_Color){(Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, (Uint8)(color >> 24)};
}

// Paints one line letter by letter with `extra` pixels between them.
static SDL_Surface *paint_tracked(TTF_Font *font, const char *line, Color color, int extra, int width) {
    Canvas canvas = canvas_start(width, TTF_FontHeight(font));
    float x = 0;
    uint32_t before = 0;
    while (*line != '\0') {
        uint32_t character = text_next(&line);
        int advance = 0;
        if (before != 0)
            x += (float)TTF_GetFontKerningSizeGlyphs32(font, before, character);
        SDL_Surface *letter = TTF_RenderGlyph32_Blended(font, character, sdl_color(color));
        int least_x = 0;
        TTF_GlyphMetrics32(font, character, &least_x, NULL, NULL, NULL, &advance);
        canvas_blit(&canvas, letter, (int)x + SDL_min(least_x, 0), 0, 1);
        SDL_FreeSurface(letter);
        x += (float)(advance + extra);
        before = character;
    }
    return canvas_finish(&canvas);
}

static SDL_Surface *with_shadow(SDL_Surface *line, Color shadow, float unit, int *pad) {
    *pad = (int)ceilf(unit * 4) + 1;
    Canvas canvas = canvas_start(line->w + 2 * *pad, line->h + 2 * *pad);
    canvas_blit_blurred(&canvas, line, *pad, *pad + (int)fmaxf(roundf(unit), 1), unit, shadow);
    canvas_blit(&canvas, line, *pad, *pad, 1);
    SDL_FreeSurface(line);
    return canvas_finish(&canvas);
}

// The first row from the top (`step` 1) or from the bottom (-1) with a letter in it.
static int inked_row(const SDL_Surface *line, int from, int step) {
    for (int y = from; y >= 0 && y < line->h; y += step) {
        const uint32_t *row = (const uint32_t *)(const void *)((const unsigned char *)line->pixels +
                                                               (size_t)y * (size_t)line->pitch);
        for (int x = 0; x < line->w; x++)
            if (row[x] >> 24 > 127)
                return y;
    }
    return from;
}

// Turns the colour of the letters from head to foot; their edges stay as they are.
static void shade_down(SDL_Surface *line, Color high, Color low) {
    const int top = inked_row(line, 0, 1), foot = inked_row(line, line->h - 1, -1);
    for (int y = 0; y < line->h; y++) {
        uint32_t *row = (uint32_t *)(void *)((unsigned char *)line->pixels + (size_t)y * (size_t)line->pitch);
        const float part = (float)(y - top) / (float)(foot > top ? foot - top : 1);
        const Color color = color_mix(high, low, fmaxf(0, fminf(1, part)));
        for (int x = 0; x < line->w; x++)
            row[x] = (row[x] & 0xFF000000u) | (color & 0xFFFFFFu);
    }
}

static SDL_Surface *with_halo(SDL_Surface *line, Color halo, float blur, int *pad) {
    *pad = (int)ceilf(blur * 3) + 1;
    Canvas canvas = canvas_start(line->w + 2 * *pad, line->h + 2 * *pad);
    canvas_blit_blurred(&canvas, line, *pad, *pad, blur, halo);
    canvas_blit(&canvas, line, *pad, *pad, 1);
    SDL_FreeSurface(line);
    return canvas_finish(&canvas);
}

// Paints one line from several fonts.
static SDL_Surface *paint_mixed(const TextFace *face, const char *line, Color color, int width) {
    Canvas canvas = canvas_start(width, TTF_FontHeight(face->font));
    int x = 0;
    text_paint(&canvas, face, line, color, &x, 0);
    return canvas_finish(&canvas);
}

// Paints a single uncut line with the style's colour and shadow. *width receives its width without the
// shadow.
static GfxSprite paint_line(Gfx *gfx, const GfxStyle *style, const char *line, float *width) {
    GfxSprite sprite = {0};
    const TextFace face = text_face(gfx, style->font, style->size);
    *width = gfx_text_width(gfx, style, line);
    if (face.font == NULL || line[0] == '\0' || gfx_is_dry(gfx))
        return sprite;
    const int extra = tracking_pixels(&face, style, line);
    sprite.surface = !text_is_plain(&face, line) ? paint_mixed(&face, line, style->color, (int)*width + 2)
                     : extra != 0 ? paint_tracked(face.font, line, style->color, extra, (int)*width + 2)
                                  : TTF_RenderUTF8_Blended(face.font, line, sdl_color(style->color));
    int pad = 0;
    if (sprite.surface != NULL && style->low != 0)
        shade_down(sprite.surface, style->color, style->low);
    if (sprite.surface != NULL && style->shadow >> 24 != 0)
        sprite.surface = with_shadow(sprite.surface, style->shadow, fmaxf(gfx->layout.scale, 0.75f), &pad);
    else if (sprite.surface != NULL && style->halo >> 24 != 0)
        sprite.surface = with_halo(sprite.surface, style->halo, style->size * HALO, &pad);
    sprite.dx = sprite.dy = -pad;
    if (sprite.surface != NULL)
        SDL_SetSurfaceBlendMode(sprite.surface, SDL_BLENDMODE_BLEND);
    return sprite;
}

// The x at which a line of this width starts in the box.
static float aligned_x(const GfxStyle *style, GfxRect box, float width) {
    if (style->align == GFX_CENTRE)
        return box.x + (box.w - width) / 2;
    return style->align == GFX_RIGHT ? box.x + box.w - width : box.x;
}

typedef enum LineKind {
    LINE_CUT,
    LINE_FIT,
    LINE_NAME,
    LINE_WHOLE
} LineKind;

static GfxKey line_key(const GfxStyle *style, LineKind kind, float min_size, float width, const char *text) {
    GfxKey key = gfx_key("text line");
    float numbers[6] = {(float)style->font, style->size, style->tracking, min_size, width, (float)kind};
    uint32_t colors[4] = {style->color, style->shadow, style->low, style->halo};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_bytes(&key, colors, sizeof colors);
    gfx_key_text(&key, text);
    return key;
}

// The style's size, shrunk by whole pixels until the text fits or min_size is reached.
static float fitting_size(Gfx *gfx, const GfxStyle *style, float min_size, float width, const char *text) {
    GfxStyle tried = *style;
    while (gfx_text_width(gfx, &tried, text) > width && tried.size > min_size)
        tried.size = fmaxf(tried.size - 0.5f, min_size);
    return tried.size;
}

// The text to draw, as `line`, and its width.
typedef struct FittedLine {
    const char *text;
    char line[TEXT_LINE_MAX];
    float width;
    bool cut;
} FittedLine;

static void tell_line(Gfx *gfx, const GfxStyle *style, GfxRect box, const FittedLine *fitted) {
    const float height = gfx_text_height(gfx, style), top = box.y + (box.h - height) / 2;
    GfxRect extent = text_ink(gfx, style, fitted->text, top, top);
    extent.x = aligned_x(style, box, fitted->width);
    extent.w = fitted->width;
    record_text(gfx, &(RecordedText){.text = fitted->text,
                                     .shown = fitted->cut ? fitted->line : NULL,
                                     .box = box,
                                     .extent = extent,
                                     .pixels = pixel_size(gfx, style->font, style->size),
                                     .style = style,
                                     .cut = fitted->cut});
}

// The smallest size before words are cut: keeping a number whole is worth the smallest letters.
static float least_size(LineKind kind, const GfxStyle *style, float min_size, const char *text) {
    const float least = kind == LINE_FIT ? min_size : style->size;
    return kind != LINE_WHOLE && text_has_number(text) ? fminf(least, SIZE_LEAST) : least;
}

static float draw_line(Gfx *gfx, const GfxStyle *style, LineKind kind, float min_size, GfxRect box,
                       const char *text) {
    if (text == NULL || text[0] == '\0')
        return 0;
    GfxKey key = line_key(style, kind, min_size, box.w, text), width_key = key;
    GfxSprite sprite, measured;
    gfx_key_text(&width_key, "width");
    if (!gfx_cache_find_text(gfx, width_key, &measured) || !gfx_cache_find_text(gfx, key, &sprite)) {
        GfxStyle fitting = *style;
        FittedLine fitted = {.text = text};
        const float room = kind == LINE_WHOLE ? 1e9f : box.w;
        fitting.size = fitting_size(gfx, style, least_size(kind, style, min_size, text), room, text);
        fitted.cut = cut_to_fit(gfx, &fitting, room, text, fitted.line);
        sprite = paint_line(gfx, &fitting, fitted.line, &fitted.width);
        tell_line(gfx, &fitting, box, &fitted);
        measured = (GfxSprite){.dx = (int)fitted.width, .dy = (int)gfx_text_height(gfx, &fitting)};
        gfx_cache_put_numbers(gfx, width_key, measured.dx, measured.dy);
        sprite = gfx_cache_put(gfx, key, sprite);
    }
    float width = (float)measured.dx, y = box.y + (box.h - (float)measured.dy) / 2;
    gfx_sprite_draw(gfx, sprite, aligned_x(style, box, width), y);
    return width;
}

float gfx_text(Gfx *gfx, const GfxStyle *style, GfxRect box, const char *text) {
    return draw_line(gfx, style, box.w > 0 ? LINE_CUT : LINE_WHOLE, 0, box, text);
}

float gfx_text_fit(Gfx *gfx, const GfxStyle *style, float min_size, GfxRect box, const char *text) {
    return draw_line(gfx, style, LINE_FIT, min_size, box, text);
}

// Where a name may be broken: at a space, after a hyphen (skips no byte) or at a soft hyphen (two bytes),
// which then becomes visible. at NULL: a single word.
typedef struct NameBreak {
    const char *at;
    int bytes;
} NameBreak;

// The break nearest to the middle.
static NameBreak break_of_name(const char *text) {
    NameBreak best = {NULL, 0};
    size_t length = strlen(text), least = length;
    for (const char *p = text; *p != '\0'; p++) {
        size_t at = (size_t)(p - text), off = at * 2 > length ? at * 2 - length : length - at * 2;
        const bool soft = p[0] == '\xC2' && p[1] == '\xAD', hard = p > text && p[-1] == '-' && *p != ' ';
        if ((*p == ' ' || soft || hard) && off < least) {
            best = (NameBreak){p, soft ? 2 : hard ? 0 : 1};
            least = off;
        }
    }
    return best;
}

// True if the first line has descenders, or the second reaches above its capitals (an umlaut's dots do).
static bool lines_would_touch(const char *first, const char *second) {
    if (strpbrk(first, "gjpqyQ,;()") != NULL)
        return true;
    for (const char *p = second; *p != '\0'; p++)
        if (p[0] == '\xC3')
            return true;
    return false;
}

// Both lines use the size that the longer one needs.
static void draw_two_lines(Gfx *gfx, const GfxStyle *style, float size, GfxRect box, const char *first,
                           const char *second) {
    GfxStyle two = *style;
    two.size = size;
    two.size = fminf(fitting_size(gfx, &two, SIZE_LEAST, box.w, first),
                     fitting_size(gfx, &two, SIZE_LEAST, box.w, second));
    // As far apart as the box allows, so that a descender never touches the capital below it.
    const float least = lines_would_touch(first, second) ? 1.07f : 0.92f;
    two.size = fmaxf(fminf(two.size, floorf(box.h / (2 * least))), fminf(two.size, SIZE_LEAST));
    const float pixels = (float)pixel_size(gfx, two.font, two.size);
    const float line = fmaxf(roundf(pixels * least), fminf(roundf(pixels * 1.17f), floorf(box.h / 2 - 1))),
                top = fmaxf(floorf(box.y + (box.h - 2 * line) / 2 - 0.25f), ceilf(box.y) - 1);
    gfx_text(gfx, &two, gfx_rect(box.x, top, box.w, line), first);
    gfx_text(gfx, &two, gfx_rect(box.x, top + line, box.w, line), second);
}

float gfx_text_name_width(Gfx *gfx, const GfxStyle *style, const char *text) {
    const NameBreak gap = break_of_name(text);
    char first[TEXT_LINE_MAX];
    if (gap.at == NULL || strlen(text) + 2 >= TEXT_LINE_MAX)
        return gfx_text_width(gfx, style, text);
    text_clean_copy(first, sizeof first - 2, text, (size_t)(gap.at - text));
    if (gap.bytes == 2)
        memcpy(first + strlen(first), "-", 2);
    return fmaxf(gfx_text_width(gfx, style, first), gfx_text_width(gfx, style, gap.at + gap.bytes));
}

void gfx_text_name(Gfx *gfx, const GfxStyle *style, float min_size, float two_size, GfxRect box,
                   const char *text) {
    if (text == NULL || text[0] == '\0')
        return;
    GfxStyle least = *style;
    least.size = min_size;
    NameBreak gap = break_of_name(text);
    bool fits = gfx_text_width(gfx, &least, text) <= box.w;
    if (fits || gap.at == NULL || strlen(text) + 2 >= TEXT_LINE_MAX) {
        gfx_text_fit(gfx, style, fits ? min_size : SIZE_LEAST, box,
                     text); // a single word may go below min_size
        return;
    }
    char first[TEXT_LINE_MAX];
    text_clean_copy(first, sizeof first - 2, text, (size_t)(gap.at - text));
    if (gap.bytes == 2)
        memcpy(first + strlen(first), "-", 2);
    gfx->name = text;
    draw_two_lines(gfx, style, two_size, box, first, gap.at + gap.bytes);
    gfx->name = NULL;
}
