// SPDX-License-Identifier: MIT
// Text whose letters no single font has: split into runs of one font each, which are measured and painted one
// after another on a common baseline. Texts that their own font covers, which includes everything shipped
// with the program, take a shorter way.
#include "gfx/canvas.h"
#include "gfx/fallback_font.h"
#include "gfx/internal.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

#include <string.h>

#define OWN (-1)   // the text's own font, also for letters that no font has
#define OTHER (-2) // another of the program's fonts

// ---- letters

typedef struct Range {
    uint32_t first, last;
} Range;

static bool is_in(uint32_t letter, const Range *ranges, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (letter >= ranges[i].first && letter <= ranges[i].last)
            return true;
    return false;
}

// Combining marks: must come from the same font as the letter before.
static bool is_mark(uint32_t letter) {
    static const Range marks[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5C7},
                                  {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},   {0x1AB0, 0x1AFF},
                                  {0x1DC0, 0x1DFF}, {0x200C, 0x200D}, {0x20D0, 0x20FF}, {0x3099, 0x309A},
                                  {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};
    return letter >= 0x300 && is_in(letter, marks, sizeof marks / sizeof *marks);
}

// Invisible characters need no font.
static bool is_invisible(uint32_t letter) {
    static const Range invisible[] = {{0, 0x1F},        {0xAD, 0xAD},     {0x200B, 0x200F}, {0x202A, 0x202E},
                                      {0x2060, 0x206F}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFFD, 0xFFFD}};
    return is_in(letter, invisible, sizeof invisible / sizeof *invisible);
}

// OpenType tags of right-to-left scripts; NULL for other scripts.
static const char *script_of(uint32_t letter) {
    static const Range hebrew[] = {{0x590, 0x5FF}, {0xFB1D, 0xFB4F}};
    static const Range arabic[] = {
        {0x600, 0x6FF}, {0x750, 0x77F}, {0x8A0, 0x8FF}, {0xFB50, 0xFDFF}, {0xFE70, 0xFEFC}};
    if (letter < 0x590)
        return NULL;
    if (is_in(letter, hebrew, sizeof hebrew / sizeof *hebrew))
        return "Hebr";
    return is_in(letter, arabic, sizeof arabic / sizeof *arabic) ? "Arab" : NULL;
}

// A letter with its combining marks, without invisible characters.
typedef struct Cluster {
    const char *end;
    uint32_t letter[FALLBACK_LETTERS_MAX];
    int count;
    const char *script;
} Cluster;

static Cluster cluster_at(const char *text) {
    Cluster cluster = {.end = text};
    for (const char *next = text; *next != '\0'; cluster.end = next) {
        const uint32_t letter = text_next(&next);
        if (cluster.end > text && !is_mark(letter))
            break;
        if (!is_invisible(letter) && cluster.count < FALLBACK_LETTERS_MAX)
            cluster.letter[cluster.count++] = letter;
    }
    cluster.script = cluster.count > 0 ? script_of(cluster.letter[0]) : NULL;
    return cluster;
}

// ---- which font has them

static bool has_letter(TTF_Font *font, uint32_t letter) {
    return font != NULL && TTF_GlyphIsProvided32(font, letter) != 0;
}

static bool has_all(TTF_Font *font, const Cluster *cluster) {
    for (int i = 0; i < cluster->count; i++)
        if (!has_letter(font, cluster->letter[i]))
            return false;
    return true;
}

// The display fonts have fewer letters than the text fonts, but some that those lack.
static GfxFont other_role(GfxFont role) {
    return role < GFX_FONT_TEXT ? GFX_FONT_TEXT_SEMIBOLD : GFX_FONT_DISPLAY;
}

// Uses the regular face of the role, in the same pixel size.
static TTF_Font *other_font(const TextFace *face) {
    return text_font_of(face->gfx, other_role(face->role), face->pixels);
}

static int font_for(const TextFace *face, const Cluster *cluster) {
    if (has_all(face->font, cluster))
        return OWN;
    if (has_all(other_font(face), cluster))
        return OTHER;
    const int fallback =
        fallback_font_find(face->gfx, cluster->letter, cluster->count, FALLBACK_FROM_ANYWHERE);
    return fallback != FALLBACK_NONE ? fallback : OWN;
}

bool text_is_plain(const TextFace *face, const char *line) {
    while (*line != '\0') {
        const unsigned char first = (unsigned char)*line;
        const uint32_t letter = text_next(&line);
        if (first >= 0x80 &&
            (script_of(letter) != NULL || (!is_invisible(letter) && !has_letter(face->font, letter))))
            return false;
    }
    return true;
}

uint32_t gfx_text_missing_letter(Gfx *gfx, const char *text, GfxFonts fonts) {
    const FallbackSource from = fonts == GFX_FONTS_ALL ? FALLBACK_FROM_ANYWHERE : FALLBACK_FROM_PACKS;
    const TextFace face = text_face(gfx, GFX_FONT_DISPLAY, 0);
    while (*text != '\0') {
        const Cluster cluster = cluster_at(text);
        text = cluster.end;
        if (cluster.count == 0 || has_all(face.font, &cluster) || has_all(other_font(&face), &cluster) ||
            fallback_font_find(gfx, cluster.letter, cluster.count, from) != FALLBACK_NONE)
            continue;
        for (int i = 0; i < cluster.count; i++)
            if (!has_letter(face.font, cluster.letter[i]) &&
                !has_letter(other_font(&face), cluster.letter[i]) &&
                fallback_font_find(gfx, &cluster.letter[i], 1, from) == FALLBACK_NONE)
                return cluster.letter[i];
        return cluster.letter[cluster.count - 1]; // each mark alone is covered, but not all by one font
    }
    return 0;
}

// ---- runs

typedef struct Run {
    const char *end;
    TTF_Font *font;
    const char *script; // NULL: left to right
} Run;

static TTF_Font *open_of(const TextFace *face, int font) {
    TTF_Font *opened = font == OWN     ? face->font
                       : font == OTHER ? other_font(face)
                                       : fallback_font_open(face->gfx, font, face->pixels);
    return opened != NULL ? opened : face->font;
}

// A blank between two words of one run belongs to it; otherwise right-to-left words would swap places.
static Run run_at(const TextFace *face, const char *text) {
    const Cluster first = cluster_at(text);
    const int font = font_for(face, &first);
    Run run = {.end = first.end, .script = first.script};
    while (*run.end != '\0') {
        const char *from = run.end;
        while (*from == ' ')
            from++;
        const Cluster next = cluster_at(from);
        if (font_for(face, &next) != font || next.script != first.script)
            break;
        run.end = next.end;
    }
    run.font = open_of(face, font);
    return run;
}

// Copies the run's bytes into a string and sets the font's writing direction.
static void begin_run(const Run *run, const char *from, char line[TEXT_LINE_MAX]) {
    text_clean_copy(line, TEXT_LINE_MAX, from, (size_t)(run->end - from));
    if (run->script != NULL) {
        TTF_SetFontDirection(run->font, TTF_DIRECTION_RTL);
        TTF_SetFontScriptName(run->font, run->script);
    }
}

static void end_run(const Run *run) {
    if (run->script != NULL) {
        TTF_SetFontDirection(run->font, TTF_DIRECTION_LTR);
        TTF_SetFontScriptName(run->font, "Zzzz"); // unknown script, the default
    }
}

static int width_of(TTF_Font *font, const char *line) {
    int width = 0;
    if (line[0] != '\0')
        TTF_SizeUTF8(font, line, &width, NULL);
    return width;
}

// The cache slot for the width of a line; NULL if out of memory.
static MeasuredWidth *kept_width(const TextFace *face, GfxKey key) {
    Gfx *gfx = face->gfx;
    if (gfx->widths == NULL)
        gfx->widths = SDL_calloc(WIDTHS_KEPT, sizeof *gfx->widths);
    return gfx->widths != NULL ? &gfx->widths[key.a & (WIDTHS_KEPT - 1)] : NULL;
}

// For a line that the face's own font covers. A failed measurement is not cached.
static int plain_width(const TextFace *face, const char *line) {
    if (line[0] == '\0')
        return 0;
    const uint64_t of = (uint64_t)face->role << 32 | (uint64_t)face->pixels;
    GfxKey key = {of, of};
    gfx_key_text(&key, line);
    MeasuredWidth *kept = kept_width(face, key);
    if (kept != NULL && kept->key.a == key.a && kept->key.b == key.b)
        return kept->width;
    int width = 0;
    if (TTF_SizeUTF8(face->font, line, &width, NULL) == 0 && kept != NULL)
        *kept = (MeasuredWidth){key, width};
    return width;
}

static int runs_width(const TextFace *face, const char *text) {
    char line[TEXT_LINE_MAX];
    int width = 0;
    while (*text != '\0') {
        const Run run = run_at(face, text);
        begin_run(&run, text, line);
        width += width_of(run.font, line);
        end_run(&run);
        text = run.end;
    }
    return width;
}

int text_span_width(const TextFace *face, const char *text, size_t length) {
    char line[TEXT_LINE_MAX];
    text_clean_copy(line, sizeof line, text, length);
    if (face->font == NULL)
        return 0;
    return text_is_plain(face, line) ? plain_width(face, line) : runs_width(face, line);
}

static void paint(Canvas *canvas, const TextFace *face, TTF_Font *font, const char *line, Color color, int *x,
                  int y) {
    const SDL_Color ink = {(Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, (Uint8)(color >> 24)};
    const int width = width_of(font, line);
    SDL_Surface *picture = line[0] != '\0' ? TTF_RenderUTF8_Blended(font, line, ink) : NULL;
    if (picture == NULL && width > 0)
        canvas_discard(canvas); // out of memory: better no text than an incomplete one
    canvas_blit(canvas, picture, *x, y + TTF_FontAscent(face->font) - TTF_FontAscent(font), 1);
    SDL_FreeSurface(picture);
    *x += width;
}

void text_paint(Canvas *canvas, const TextFace *face, const char *line, Color color, int *x, int y) {
    char part[TEXT_LINE_MAX];
    if (text_is_plain(face, line)) {
        paint(canvas, face, face->font, line, color, x, y);
        return;
    }
    while (*line != '\0') {
        const Run run = run_at(face, line);
        begin_run(&run, line, part);
        paint(canvas, face, run.font, part, color, x, y);
        end_run(&run);
        line = run.end;
    }
}
