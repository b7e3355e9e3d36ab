// SPDX-License-Identifier: MIT
// Reports everything that is drawn, for tests: texts with position, size, colour and background, and marks
// for everything else (icons, cards, shapes). A `dry` recorder paints nothing at all, so a frame costs no
// more than measuring its texts. While a recorder is set, cached pictures that contain text (cards, tiles)
// are composed again in every frame, so that their texts are reported too.
#ifndef STARDECK_GFX_RECORD_H
#define STARDECK_GFX_RECORD_H

#include "gfx/gfx.h"

// A text as drawn. Pointers are valid only during the call. Measurements are pixels of the window, or of the
// layer.
typedef struct GfxDrawnText {
    const char *text;
    const char *shown; // the part shown, lines separated by '\n'; NULL: all of it, in one line
    const char *name;  // the name of which this is one of two lines (gfx_text_name); NULL: of none
    GfxRect box;       // requested box; w or h 0: no limit
    GfxRect extent;    // area of the letters
    float x, y; // anchor, independent of the letters' width: left, middle or right of the box; vertically the
                // middle of a line, the top of wrapped text
    SDL_Rect clip;              // visible area
    int pixels;                 // font size
    Color color;                // with the current opacity applied
    bool brief;                 // GfxStyle.brief
    bool cut;                   // truncated with an ellipsis
    bool wrapped;               // may use several lines
    int layer;                  // 0: the window; else a layer with its own coordinates
    const SDL_Surface *beneath; // what is painted there so far, same coordinates; NULL if dry
} GfxDrawnText;

// kind is "icon" or "picture" with its asset path as name, "card", "back", "target" and the like with their
// name, or a shape ("panel", "frame", …) without one. The parts of a card are reported after it, in a layer.
// Coordinates as for texts.
typedef struct GfxDrawnMark {
    const char *kind, *name; // "" if none; valid only during the call
    GfxRect box;
    SDL_Rect clip;
    Color color, second; // with the current opacity applied; `second`: a panel's border or a gradient's last
                         // colour; 0: none
    int layer;
} GfxDrawnMark;

typedef struct GfxRecorder {
    bool dry;      // nothing is painted, only reported
    void *context; // passed to the functions, each of which may be NULL
    void (*text)(void *context, const GfxDrawnText *text);
    // `region` of the window was painted over; opacity: 0 to 1.
    void (*area)(void *context, GfxRect region, float opacity);
    void (*mark)(void *context, const GfxDrawnMark *mark);
} GfxRecorder;

// Sets the recorder, which must outlive its use; NULL ends recording. Everything is redrawn once.
void gfx_record(Gfx *gfx, const GfxRecorder *recorder);
bool gfx_is_dry(const Gfx *gfx); // the recorder is dry: nothing is painted
// Reports that a picture covers this region; shapes report themselves.
void gfx_record_area(const Gfx *gfx, GfxRect region, float opacity);
// Reports a mark; icons and shapes report themselves. `name` may be NULL; `second` 0: none.
void gfx_record_mark(const Gfx *gfx, const char *kind, const char *name, GfxRect box, Color color,
                     Color second);
// Off-screen only: changes the size, like a user resizing the window. Returns false for a window or if out of
// memory.
bool gfx_resize_offscreen(Gfx *gfx, int width, int height);

#endif
