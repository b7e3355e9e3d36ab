// SPDX-License-Identifier: MIT
// The internals of Gfx, for the files of this folder only.
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

#define CLIPS_MAX 24 // the frame's own clip and 16 pushed, counted anew in each layer
#define OPACITIES_MAX 16
#define LAYERS_KEPT 4
#define FONTS_OPEN_MAX 40
#define FONTS_OPEN_DRY 600 // for tests, which return to every size again and again
#define FONT_SIZE_MAX 512  // pixels
#define REPORTS_MAX 128

// ---- cache.c ----

typedef struct CacheEntry {
    GfxKey key;
    GfxSprite sprite;
    size_t bytes;
    uint64_t frame;     // last used in this frame
    int next_in_bucket; // -1: end
    int newer, older;   // neighbours in order of use
} CacheEntry;

typedef struct Cache {
    CacheEntry *entry; // `capacity` entries; the first `count` are in use or on the free list
    int count, capacity, free_list;
    int *bucket;
    int bucket_count;
    int newest, oldest;
    int live; // entries in use
    size_t bytes, limit;
} Cache;

bool cache_init(Cache *cache, size_t limit); // `limit` in bytes; false: no memory
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

// A cache of measured line widths. Shaping text is slow, and every layout measures the same words again: to
// break, cut or shrink lines.
typedef struct MeasuredWidth {
    GfxKey key; // role, size and text; all zero: empty
    int width;
} MeasuredWidth;

#define WIDTHS_KEPT 16384 // a power of two; a colliding entry replaces the old one

// A font role in one size.
typedef struct TextFace {
    Gfx *gfx;
    GfxFont role;
    int pixels;
    TTF_Font *font; // NULL: cannot be opened (reported)
} TextFace;

TextFace text_face(Gfx *gfx, GfxFont role, float size);
// The font for a role and size; NULL if it cannot be opened (reported). Sets *pixels, if not NULL, to the
// rounded size. A returned font may be closed when other sizes are opened.
TTF_Font *text_font(Gfx *gfx, GfxFont role, float size, int *pixels);
TTF_Font *text_font_of(Gfx *gfx, GfxFont role, int pixels);
void text_close_fonts(Gfx *gfx);
// The name of the first font file that cannot be read, a constant string; NULL if all can be read.
const char *text_missing_font(Gfx *gfx);
// Reads one character at *text and advances past it, but never past the terminating zero. Returns U+FFFD for
// broken bytes.
uint32_t text_next(const char **text);
// Copies `length` bytes into a C string, dropping broken bytes, control characters and soft hyphens;
// truncates at a character boundary.
void text_clean_copy(char *out, size_t size, const char *text, size_t length);
// The vertical extent of the ink of `text`, for lines that begin at y `first` to `last`; the width is not
// set.
GfxRect text_ink(Gfx *gfx, const GfxStyle *style, const char *text, float first, float last);

// ---- text_run.c ----

// True if the face's own font has all letters of the line.
bool text_is_plain(const TextFace *face, const char *line);
// Width in pixels of `length` bytes; letters that the font lacks are measured in other fonts.
int text_span_width(const TextFace *face, const char *text, size_t length);
// Paints a line made by text_clean_copy with its top at y, and moves *x to its end.
void text_paint(Canvas *canvas, const TextFace *face, const char *line, Color color, int *x, int y);

// ---- text_number.c ----

#define TEXT_LINE_MAX 512 // bytes of one line after truncation

bool text_has_number(const char *text);
// Shortens the words of a line until it fits, keeping its numbers whole; `line` holds `size` bytes. Returns
// false if it is still too wide.
bool text_cut_words(Gfx *gfx, const GfxStyle *style, float width, char *line, size_t size);
// Returns the last position at or before `to` where a wrapped line may end in an ellipsis: neither inside a
// number nor replacing one.
const char *text_before_number(const char *from, const char *to);

// ---- still.c ----

typedef struct Still {
    SDL_Surface *picture; // NULL: none
    bool kept;            // requested by gfx_still_keep
    Regions stale;        // to be redrawn in the next frame
    Regions redrawn;      // being redrawn in this frame
} Still;

// Creates or releases the picture for the coming frame. True if it is new and needs drawing completely.
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
    Output output;       // all zero when off-screen
    SDL_Surface *screen; // the surface for frames, XRGB8888; NULL while the window has none
    SDL_Surface *own;    // off-screen: the same as screen, owned here
    SDL_Surface *target; // the current drawing target: screen or a layer
    char *asset_root;
    const Layers *assets; // borrowed; NULL: the asset root alone
    char title[80];
    const char *name;                    // borrowed: what is being drawn in two lines; NULL: nothing
    int reported_width, reported_height; // size at the caller's last gfx_resized
    void (*log)(void *context, const char *message);
    void *log_context;
    GfxLayout layout;
    GfxSizing wish;
    float text_scale;
    bool ttf_started;

    SDL_Rect clip[CLIPS_MAX];
    int clips;
    float opacity[OPACITIES_MAX];
    int opacities;

    Regions damage; // for the next frame
    Regions pass;   // regions of the frame being drawn
    int pass_index; // -1: no frame is being drawn
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
    MeasuredWidth *widths;           // WIDTHS_KEPT entries; NULL: none measured yet, or out of memory
    struct FallbackFonts *fallbacks; // NULL: not needed yet
    uint64_t reported[REPORTS_MAX];
    int reports;
    const GfxRecorder *recorder; // borrowed; NULL: not recording
};

// ---- record.c ----

typedef struct RecordedText {
    const char *text;
    const char *shown; // the letters shown, lines separated by '\n'; NULL: all of text
    GfxRect box, extent;
    int pixels;
    const GfxStyle *style;
    bool cut, wrapped;
} RecordedText;

void record_text(const Gfx *gfx, const RecordedText *text);
void record_area(const Gfx *gfx, SDL_Rect box, float opacity);
// gfx_record_mark for a shape filled with paint; with border 0 the gradient's last colour is recorded.
void record_shape(const Gfx *gfx, const char *kind, GfxRect box, const GfxPaint *paint, Color border);

SDL_Rect rect_pixels(GfxRect rect); // position and size rounded independently
SDL_Rect clip_now(const Gfx *gfx);
bool clip_hits(const Gfx *gfx, SDL_Rect rect);
void clear_clip(Gfx *gfx); // fills the clip with COLOR_SPACE

#endif
