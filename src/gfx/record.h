// SPDX-License-Identifier: MIT
// For tests: what is drawn as text, each with its place, its size and its colour, and what lies beneath it;
// and marks, all that is drawn but is no text: signs, cards, shapes. With `dry` nothing is painted at all, so
// that a frame costs no more than measuring its texts; what is kept in the cache with words in it (cards,
// tiles) is composed again each time, so that they are told too.
#ifndef STARDECK_GFX_RECORD_H
#define STARDECK_GFX_RECORD_H

#include "gfx/gfx.h"

typedef struct GfxDrawnText {
    const char *text;
    const char *shown;          // what stands there of it, lines with '\n' between; NULL: all of it
    GfxRect box;                // where it was to go; w or h 0: no limit
    GfxRect extent;             // what its letters take
    float x, y;                 // what it is tied to, however wide its letters are: the left, middle or right
                                // of its box; the middle of a line, the top of wrapped text
    SDL_Rect clip;              // what can be seen at all
    int pixels;                 // size of the letters
    Color color;                // with the present opacity
    bool brief;                 // GfxStyle.brief
    bool cut;                   // it did not fit and ends in an ellipsis
    bool wrapped;               // over as many lines as it takes
    int layer;                  // 0: on the window; else in a picture of its own, with coordinates of its own
    const SDL_Surface *beneath; // what lies there now, same coordinates; NULL: not painted
} GfxDrawnText;

// An "icon" or "picture" by the path of its asset, a "card", "back", "target" or such by its name, a shape
// ("panel", "frame", …) without one. What belongs to a card is told after it, in a layer.
typedef struct GfxDrawnMark {
    const char *kind, *name; // "" where there is none
    GfxRect box;
    SDL_Rect clip;
    Color color, second; // with the present opacity; a panel's border, a gradient's last colour; 0: none
    int layer;
} GfxDrawnMark;

typedef struct GfxRecorder {
    bool dry;
    void *context;
    void (*text)(void *context, const GfxDrawnText *text);
    // Something was drawn over this region of the window; `opacity` 0 to 1: how much it hides.
    void (*area)(void *context, GfxRect region, float opacity);
    void (*mark)(void *context, const GfxDrawnMark *mark);
} GfxRecorder;

// NULL: no more. What `recorder` points to must outlive its use.
void gfx_record(Gfx *gfx, const GfxRecorder *recorder);
bool gfx_is_dry(const Gfx *gfx);
// Says that a picture hides this region; shapes say so themselves.
void gfx_record_area(const Gfx *gfx, GfxRect region, float opacity);
// Says what is drawn there; icons and shapes say so themselves. `second` 0: no second colour.
void gfx_record_mark(const Gfx *gfx, const char *kind, const char *name, GfxRect box, Color color,
                     Color second);
// Off-screen only: another size, as if somebody had pulled at the window.
bool gfx_resize_offscreen(Gfx *gfx, int width, int height);

#endif
