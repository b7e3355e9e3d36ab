// SPDX-License-Identifier: MIT
// Text over several lines. The text is first split into lines (byte ranges of the original), then each line
// is drawn in runs of plain and emphasised words. A word longer than a line is broken at a soft hyphen or
// after a joint that is seen ("this/that", "this-that"). The whole block is one sprite.
#include "gfx/canvas.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define LINES_MAX 64
#define ELLIPSIS "\xE2\x80\xA6"
#define SOFT_HYPHEN "\xC2\xAD"
#define HYPHEN "-"
#define RATIO " : "

typedef struct Line {
    const char *from, *to;
    bool strong; // emphasised at its start
    bool cut;    // ends in an ellipsis
} Line;

typedef struct Block {
    Line line[LINES_MAX];
    int shown;
    bool cut; // text is left over, or a word had to be broken
} Block;

typedef struct Fonts {
    TextFace plain, strong;
} Fonts;

static Fonts fonts_of(Gfx *gfx, const GfxStyle *style) {
    return (Fonts){text_face(gfx, style->font, style->size),
                   text_face(gfx, GFX_FONT_TEXT_SEMIBOLD, style->size)};
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_mark(char c) {
    return c == GFX_STRONG_ON[0] || c == GFX_STRONG_OFF[0];
}

// The end of the run of plain or emphasised text that starts at `from`.
static const char *run_end(const char *from, const char *to) {
    while (from < to && !is_mark(*from))
        from++;
    return from;
}

// How much closer a stop stands to the run before it, 0 or less: fonts only know that (kerning) within a run,
// so it is measured as if the stop were of the same face. `to` is the end of the line.
static int kern_of_stop(const TextFace *face, const char *from, const char *end, const char *to) {
    char joined[TEXT_LINE_MAX];
    const size_t length = (size_t)(end - from);
    if (end == from || end + 1 >= to || end[-1] == ' ' || strchr(".,:;!?", end[1]) == NULL ||
        length + 1 >= sizeof joined)
        return 0;
    memcpy(joined, from, length);
    joined[length] = end[1];
    return SDL_min(0, text_span_width(face, joined, length + 1) - text_span_width(face, joined, length) -
                          text_span_width(face, end + 1, 1));
}

// Width of a range that may contain markers; *strong is the state at its start and is updated to that at its
// end.
static int range_width(const Fonts *fonts, const char *from, const char *to, bool *strong) {
    int width = 0;
    while (from < to) {
        const char *end = run_end(from, to);
        const TextFace *face = *strong ? &fonts->strong : &fonts->plain;
        if (end > from)
            width += text_span_width(face, from, (size_t)(end - from)) + kern_of_stop(face, from, end, to);
        if (end < to)
            *strong = *end++ == GFX_STRONG_ON[0];
        from = end;
    }
    return width;
}

static bool strong_after(const char *from, const char *to, bool strong) {
    for (; from < to; from++)
        if (is_mark(*from))
            strong = *from == GFX_STRONG_ON[0];
    return strong;
}

static int measured(const Fonts *fonts, const char *from, const char *to, bool strong) {
    return range_width(fonts, from, to, &strong);
}

static bool ends_in_soft_hyphen(const char *from, const char *to) {
    const size_t length = strlen(SOFT_HYPHEN);
    return (size_t)(to - from) > length && memcmp(to - length, SOFT_HYPHEN, length) == 0;
}

// After "/" or "-" between words; numbers ("1/2", "3-4") stay whole.
static bool ends_at_joint(const char *from, const char *to) {
    return to - from > 1 && (to[-1] == '/' || to[-1] == '-') && !is_digit(to[-2]) && !is_digit(*to);
}

static int hyphen_width(const Fonts *fonts) {
    return text_span_width(&fonts->strong, HYPHEN, strlen(HYPHEN));
}

// The end of the last soft hyphen or joint before which the part of the word, with its hyphen, fits; `from`
// if none.
static const char *break_at_hyphen(const Fonts *fonts, const char *from, const char *to, bool strong,
                                   float width) {
    const char *end = from;
    for (const char *p = from; p < to; text_next(&p)) {
        const bool soft = ends_in_soft_hyphen(from, p);
        if ((soft || ends_at_joint(from, p)) &&
            (float)(measured(fonts, from, p, strong) + (soft ? hyphen_width(fonts) : 0)) <= width)
            end = p;
    }
    return end;
}

// The longest prefix of a word that fits; at least one character.
static const char *break_in_word(const Fonts *fonts, const char *from, const char *to, bool strong,
                                 float width) {
    const char *end = break_at_hyphen(fonts, from, to, strong, width);
    if (end > from)
        return end;
    text_next(&end);
    for (const char *next = end; next < to;) {
        text_next(&next);
        if ((float)measured(fonts, from, next, strong) > width)
            break;
        end = next;
    }
    return end;
}

static const char *word_end(const char *p) {
    while (*p != '\0' && *p != ' ' && *p != '\n')
        p++;
    return p;
}

// Two numbers that are compared ("22 : 5") stay in one line, where it has room for both.
static const char *ratio_end(const char *end) {
    while (strncmp(end, RATIO, strlen(RATIO)) == 0 && is_digit(end[strlen(RATIO)]))
        end = word_end(end + strlen(RATIO));
    return end;
}

// The end of the line that starts at `from`: after its last word that fits.
static const char *line_end(const Fonts *fonts, const char *from, bool strong, float width) {
    const char *end = from;
    while (*end != '\0' && *end != '\n') {
        const char *p = end;
        while (*p == ' ')
            p++;
        const char *word = word_end(p), *whole = ratio_end(word);
        if ((float)measured(fonts, from, whole, strong) <= width)
            end = whole;
        else if (end > from)
            return end;
        else
            return whole > word && (float)measured(fonts, from, word, strong) <= width
                       ? word
                       : break_in_word(fonts, from, word, strong, width);
    }
    return end;
}

// Splits the text into lines and stores at most `cap`; returns how many it has (at most LINES_MAX).
static int cut_into_lines(const Fonts *fonts, const char *text, float width, Line *lines, int cap) {
    int count = 0;
    bool strong = false;
    while (*text != '\0' && count < LINES_MAX) {
        const char *end = line_end(fonts, text, strong, width);
        if (count < cap)
            lines[count] = (Line){text, end, strong, false};
        count++;
        strong = strong_after(text, end, strong);
        text = end;
        while (*text == ' ')
            text++;
        if (*text == '\n')
            text++;
    }
    return count;
}

// Shortens a line until an ellipsis fits after it.
static void make_room_for_ellipsis(const Fonts *fonts, Line *line, float width) {
    int sign = text_span_width(&fonts->plain, ELLIPSIS, strlen(ELLIPSIS));
    line->cut = true;
    while (line->to > line->from &&
           (float)(measured(fonts, line->from, line->to, line->strong) + sign) > width) {
        do
            line->to--;
        while (line->to > line->from && ((unsigned char)*line->to & 0xC0) == 0x80);
        while (line->to > line->from && line->to[-1] == ' ')
            line->to--;
    }
    line->to = text_before_number(line->from, line->to);
}

static void paint_run(Canvas *canvas, const TextFace *face, const char *text, size_t length, Color color,
                      int *x, int y) {
    char run[TEXT_LINE_MAX];
    text_clean_copy(run, sizeof run, text, length);
    if (face->font != NULL && run[0] != '\0')
        text_paint(canvas, face, run, color, x, y);
}

static void paint_line(Canvas *canvas, const Fonts *fonts, const GfxStyle *style, const Line *line, int x,
                       int y) {
    bool strong = line->strong;
    Color stressed = style->strong != 0 ? style->strong : style->color;
    for (const char *from = line->from; from < line->to;) {
        const char *end = run_end(from, line->to);
        const TextFace *face = strong ? &fonts->strong : &fonts->plain;
        paint_run(canvas, face, from, (size_t)(end - from), strong ? stressed : style->color, &x, y);
        x += kern_of_stop(face, from, end, line->to);
        if (end < line->to)
            strong = *end++ == GFX_STRONG_ON[0];
        from = end;
    }
    if (ends_in_soft_hyphen(line->from, line->to))
        paint_run(canvas, strong ? &fonts->strong : &fonts->plain, HYPHEN, strlen(HYPHEN),
                  strong ? stressed : style->color, &x, y);
    if (line->cut)
        paint_run(canvas, &fonts->plain, ELLIPSIS, strlen(ELLIPSIS), style->color, &x, y);
}

static int line_x(const Fonts *fonts, const GfxStyle *style, const Line *line, float width) {
    if (style->align == GFX_LEFT)
        return 0;
    int taken = measured(fonts, line->from, line->to, line->strong);
    float left = width - (float)taken;
    return (int)(style->align == GFX_CENTRE ? left / 2 : left);
}

static bool breaks_a_word(const Line *line) {
    return !ends_in_soft_hyphen(line->from, line->to) && !ends_at_joint(line->from, line->to) &&
           *line->to != ' ' && *line->to != '\n' && *line->to != '\0';
}

static Block cut_block(const Fonts *fonts, int max_lines, float width, const char *text) {
    Block block = {.shown = 0};
    if (fonts->plain.font == NULL || fonts->strong.font == NULL)
        return block;
    int all = cut_into_lines(fonts, text, width, block.line, LINES_MAX);
    block.shown = max_lines > 0 ? SDL_min(all, max_lines) : all;
    block.cut = block.shown < all;
    for (int i = 0; i < block.shown; i++)
        block.cut |= breaks_a_word(&block.line[i]);
    if (block.shown > 0 && block.shown < all)
        make_room_for_ellipsis(fonts, &block.line[block.shown - 1], width);
    return block;
}

// The lines as shown; hyphens of broken words are not included.
static void shown_lines(const Block *block, char *out, size_t size) {
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; i < block->shown && used + 1 < size; i++) {
        const Line *line = &block->line[i];
        char text[TEXT_LINE_MAX];
        text_clean_copy(text, sizeof text, line->from, (size_t)(line->to - line->from));
        const int written =
            snprintf(out + used, size - used, "%s%s%s", i > 0 ? "\n" : "", text, line->cut ? ELLIPSIS : "");
        used += written > 0 ? (size_t)written : 0;
    }
}

static void record_block(Gfx *gfx, const Fonts *fonts, const GfxStyle *style, float line_height,
                         const Block *block, GfxRect box, const char *text) {
    if (gfx->recorder == NULL || block->shown == 0)
        return;
    float widest = 0;
    for (int i = 0; i < block->shown; i++) {
        const Line *line = &block->line[i];
        widest = fmaxf(widest, (float)measured(fonts, line->from, line->to, line->strong));
    }
    int size;
    text_font(gfx, style->font, style->size, &size);
    char shown[4 * TEXT_LINE_MAX];
    shown_lines(block, shown, sizeof shown);
    const float left = style->align == GFX_LEFT     ? 0
                       : style->align == GFX_CENTRE ? (box.w - widest) / 2
                                                    : box.w - widest;
    const float first = box.y + (line_height - (float)TTF_FontHeight(fonts->plain.font)) / 2;
    GfxRect extent =
        text_ink(gfx, style, text, first, first + (float)(SDL_max(block->shown, 1) - 1) * line_height);
    extent.x = box.x + left;
    extent.w = widest;
    record_text(gfx, &(RecordedText){.text = text,
                                     .shown = block->cut || block->shown > 1 ? shown : NULL,
                                     .box = box,
                                     .extent = extent,
                                     .pixels = size,
                                     .style = style,
                                     .cut = block->cut,
                                     .wrapped = true});
}

static GfxSprite paint_block(Gfx *gfx, const Fonts *of, const GfxStyle *style, float line_height,
                             const Block *block, float width) {
    const Fonts fonts = *of;
    const Line *lines = block->line;
    const int shown = block->shown;
    if (shown == 0 || gfx_is_dry(gfx))
        return (GfxSprite){0};
    int height = TTF_FontHeight(fonts.plain.font), pad = style->shadow >> 24 != 0 ? 6 : 2;
    float above = (line_height - (float)height) / 2; // as in CSS: half the leading is above the first line
    Canvas plain =
        canvas_start((int)ceilf(width) + 2 * pad, (int)ceilf((float)shown * line_height) + height + 2 * pad);
    for (int i = 0; i < shown; i++) {
        int y = (int)lroundf((float)i * line_height + above) + pad + height / 2;
        paint_line(&plain, &fonts, style, &lines[i], pad + line_x(&fonts, style, &lines[i], width), y);
    }
    GfxSprite sprite = {canvas_finish(&plain), -pad, -pad - height / 2};
    if (sprite.surface != NULL && style->shadow >> 24 != 0) {
        Canvas shaded = canvas_start(sprite.surface->w, sprite.surface->h);
        float unit = fmaxf(gfx->layout.scale, 0.75f);
        canvas_blit_blurred(&shaded, sprite.surface, 0, (int)fmaxf(roundf(unit), 1), unit, style->shadow);
        canvas_blit(&shaded, sprite.surface, 0, 0, 1);
        SDL_FreeSurface(sprite.surface);
        sprite.surface = canvas_finish(&shaded);
    }
    return sprite;
}

static int lines_in(float height, float line_height) {
    return SDL_max((int)(height / fmaxf(line_height, 1) + 0.01f), 1);
}

float gfx_text_wrapped(Gfx *gfx, const GfxStyle *style, float line_height, int max_lines, GfxRect box,
                       const char *text) {
    if (text == NULL || text[0] == '\0' || box.w < 1)
        return 0;
    line_height *= gfx->text_scale;
    if (max_lines <= 0 && box.h > 0)
        max_lines = lines_in(box.h, line_height);
    GfxKey key = gfx_key("text block"), count_key;
    float numbers[6] = {(float)style->font, style->size, line_height,
                        (float)max_lines,   box.w,       (float)style->align};
    uint32_t colors[3] = {style->color, style->shadow, style->strong};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_bytes(&key, colors, sizeof colors);
    gfx_key_text(&key, text);
    count_key = key;
    gfx_key_text(&count_key, "count");

    GfxSprite sprite, counted;
    if (!gfx_cache_find_text(gfx, count_key, &counted) || !gfx_cache_find_text(gfx, key, &sprite)) {
        const Fonts fonts = fonts_of(gfx, style);
        const Block block = cut_block(&fonts, max_lines, box.w, text);
        record_block(gfx, &fonts, style, line_height, &block, box, text);
        sprite = paint_block(gfx, &fonts, style, line_height, &block, box.w);
        counted = (GfxSprite){.dx = block.shown};
        gfx_cache_put_numbers(gfx, count_key, counted.dx, counted.dy);
        sprite = gfx_cache_put(gfx, key, sprite);
    }
    gfx_sprite_draw(gfx, sprite, box.x, box.y);
    return (float)counted.dx * line_height;
}

int gfx_text_lines(Gfx *gfx, const GfxStyle *style, float width, const char *text) {
    Fonts fonts = fonts_of(gfx, style);
    Line line;
    if (text == NULL || fonts.plain.font == NULL || fonts.strong.font == NULL || width < 1)
        return 0;
    return cut_into_lines(&fonts, text, width, &line, 1);
}

// ratio: of line height to size.
static bool fits(Gfx *gfx, const GfxStyle *style, float ratio, GfxRect box, const char *text) {
    return gfx_text_lines(gfx, style, box.w, text) <= lines_in(box.h, style->size * ratio * gfx->text_scale);
}

static GfxStyle fitted(Gfx *gfx, const GfxStyle *style, float min_size, float ratio, GfxRect box,
                       const char *text) {
    GfxStyle tried = *style;
    const float smallest = 12 / gfx->text_scale;
    const float least = text_has_number(text) ? smallest : fmaxf(min_size, smallest);
    while (tried.size - 0.5f >= least && !fits(gfx, &tried, ratio, box, text))
        tried.size -= 0.5f;
    return tried;
}

float gfx_text_wrapped_fit(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text) {
    const float ratio = line_height / fmaxf(style->size, 1);
    const GfxStyle tried = fitted(gfx, style, min_size, ratio, box, text);
    return gfx_text_wrapped(gfx, &tried, tried.size * ratio, 0, box, text);
}

bool gfx_text_wrapped_fits(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text) {
    const float ratio = line_height / fmaxf(style->size, 1);
    const GfxStyle tried = fitted(gfx, style, min_size, ratio, box, text);
    return fits(gfx, &tried, ratio, box, text);
}

float gfx_text_full_height(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text) {
    const float ratio = line_height / fmaxf(style->size, 1);
    const GfxStyle tried = fitted(gfx, style, min_size, ratio, box, text);
    return (float)gfx_text_lines(gfx, &tried, box.w, text) * tried.size * ratio * gfx->text_scale;
}
