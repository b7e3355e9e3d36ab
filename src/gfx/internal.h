// SPDX-License-Identifier: MIT
// Inside of Gfx, for the files of this folder only.
#ifndef STARDECK_GFX_INTERNAL_H
#define STARDECK_GFX_INTERNAL_H

#include "core/layers.h"
#include "gfx/gfx.h"
#include "gfx/output.h"
#include "gfx/region.h"
#include "gfx/sprite_key.h"
#include "gfx/text_style.h"

#include <SDL2/SDL_ttf.h>

typedef struct Canvas Canvas;           // canvas.h
typedef struct GfxPaint GfxPaint;       // paint.h
typedef struct GfxRecorder GfxRecorder; // record.h

#define CLIPS_MAX 24 // the frame's own and 16 pushed, for each of the layers it is counted anew
#define OPACITIES_MAX 16
#define LAYERS_KEPT 4
#define FONTS_OPEN_MAX 40
#define FONTS_OPEN_DRY 600 // for tests, which come back to every size again and again
#define FONT_SIZE_MAX 512  // pixels
#define REPORTS_MAX 128

// ---- cache.c ----

typedef struct CacheEntry {
    GfxKey key;
    GfxSprite sprite;
    size_t bytes;
    uint64_t frame;     // when it was used last
    int next_in_bucket; // -1 = end
    int newer, older;   // in order of use
} CacheEntry;

typedef struct Cache {
    CacheEntry *entry; // `capacity` of them, first `count` in use apart from those on the free list
    int count, capacity, free_list;
    int *bucket;
    int bucket_count;
    int newest, oldest;
    int live; // entries in use
    size_t bytes, limit;
} Cache;

bool cache_init(Cache *cache, size_t limit);
void cache_finish(Cache *cache);
void cache_clear(Cache *cache);

// ---- text.c ----

typedef struct OpenFont {
    TTF_Font *font;
    uint64_t used;
} OpenFont;

typedef struct FontFile {
    void *bytes;
    size_t size;
} FontFile;

// How wide lines were that have been measured. Shaping letters takes long, and the same words are measured
// again with every layout: when lines are broken, cut or shrunk until they fit.
typedef struct MeasuredWidth {
    GfxKey key; // role, size and text; all zero: none
    int width;
} MeasuredWidth;

#define WIDTHS_KEPT 16384 // a power of two; what meets another one in its place takes that place

// A role in one size.
typedef struct TextFace {
    Gfx *gfx;
    GfxFont role;
    int pixels;
    TTF_Font *font; // NULL: it can't be opened (reported)
} TextFace;

TextFace text_face(Gfx *gfx, GfxFont role, float size);
// The font for a role and size, NULL if it cannot be opened (reported).
TTF_Font *text_font(Gfx *gfx, GfxFont role, float size, int *pixels);
TTF_Font *text_font_of(Gfx *gfx, GfxFont role, int pixels);
void text_close_fonts(Gfx *gfx);
// Name of the first font file that cannot be read, or NULL when all are there.
const char *text_missing_font(Gfx *gfx);
// Reads one character at *text and moves on; never past the zero. U+FFFD for broken bytes.
uint32_t text_next(const char **text);
// Copies bytes into a C string without broken ones, control characters and soft hyphens, cut at a whole
// character.
void text_clean_copy(char *out, size_t size, const char *text, size_t length);
// Height and place of what letters of `text` take, in lines that begin at y `first` to `last`; no width.
GfxRect text_ink(Gfx *gfx, const GfxStyle *style, const char *text, float first, float last);

// ---- text_run.c ----

// Has the face's own font all letters of the line?
bool text_is_plain(const TextFace *face, const char *line);
// Width of `length` bytes, letters that the font lacks in others.
int text_span_width(const TextFace *face, const char *text, size_t length);
// Paints a line that text_clean_copy has made, its top at y, and moves *x behind it.
void text_paint(Canvas *canvas, const TextFace *face, const char *line, Color color, int *x, int y);

// ---- text_number.c ----

#define TEXT_LINE_MAX 512 // bytes of one line after cutting

bool text_has_number(const char *text);
// Shortens the words of a line until it fits, its numbers whole; `size` bytes are there for it. False: what
// is left is still too wide.
bool text_cut_words(Gfx *gfx, const GfxStyle *style, float width, char *line, size_t size);
// Where a line of wrapped text may end in an ellipsis, at `to` or before: neither in a number nor in its
// place.
const char *text_before_number(const char *from, const char *to);

// ---- still.c ----

typedef struct Still {
    SDL_Surface *picture; // NULL: none is kept
    bool kept;            // somebody wants it
    Regions stale;        // where it is to be drawn anew with the next frame
    Regions redrawn;      // the same of the frame being drawn
} Still;

// Makes it for the coming frame, or lets it go. True when it is new: all of it is to be drawn.
bool still_prepare(Gfx *gfx);
void still_finish(Still *still);

// ---- frames.c ----

typedef struct SavedTarget {
    SDL_Surface *target, *pixels;
    SDL_Rect clip[CLIPS_MAX];
    int clips;
    float opacity[OPACITIES_MAX];
    int opacities;
} SavedTarget;

struct Gfx {
    Output output;       // all zero off-screen
    SDL_Surface *screen; // what a frame is drawn on, XRGB8888; NULL while the window has none
    SDL_Surface *own;    // = screen off-screen
    SDL_Surface *target; // what is drawn on now: screen or a layer
    char *asset_root;
    const Layers *assets; // NULL: the asset root alone
    char title[80];
    int told_width, told_height; // the layout that gfx_resized told last
    void (*log)(void *context, const char *message);
    void *log_context;
    GfxLayout layout;
    GfxWish wish;
    float text_scale;
    bool ttf_started;

    SDL_Rect clip[CLIPS_MAX];
    int clips;
    float opacity[OPACITIES_MAX];
    int opacities;

    Regions damage; // for the next frame
    Regions pass;   // of the frame being drawn
    int pass_index; // -1 = no frame is being drawn
    Still still;
    uint64_t frame;

    SavedTarget layer[LAYERS_KEPT];
    int layers;

    Cache cache;
    size_t cache_limit_wanted;
    FontFile font_file[GFX_FONT_COUNT];
    OpenFont font[GFX_FONT_COUNT][FONT_SIZE_MAX + 1];
    int fonts_open;
    uint64_t font_clock;
    MeasuredWidth *widths;    // WIDTHS_KEPT of them; NULL: nothing was measured yet, or there was no memory
    struct SpareFonts *spare; // NULL: no letter has been missed yet
    uint64_t reported[REPORTS_MAX];
    int reports;
    const GfxRecorder *recorder; // NULL: nobody listens
};

// ---- record.c ----

typedef struct RecordedText {
    const char *text;
    const char *shown; // its letters as they stand there, lines with '\n' between; NULL: all of it
    GfxRect box, extent;
    int pixels;
    const GfxStyle *style;
    bool cut, wrapped;
} RecordedText;

void record_text(const Gfx *gfx, const RecordedText *text);
void record_area(const Gfx *gfx, SDL_Rect box, float opacity);
// gfx_record_mark for what is filled with paint; border 0: a gradient's last colour is told.
void record_shape(const Gfx *gfx, const char *kind, GfxRect box, const GfxPaint *paint, Color border);

SDL_Rect rect_pixels(GfxRect rect); // each of position and size rounded for itself
SDL_Rect clip_now(const Gfx *gfx);
bool clip_hits(const Gfx *gfx, SDL_Rect rect);
void clear_clip(Gfx *gfx); // the bare space, where a pass begins

#endif
