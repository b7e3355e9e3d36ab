// SPDX-License-Identifier: MIT
// Draws target cards (ART.md section 6) and the space scenes behind the screens.
#ifndef STARDECK_APP_ART_TARGET_ART_H
#define STARDECK_APP_ART_TARGET_ART_H

#include "app/art/chip.h"
#include "app/art/picture_store.h"

enum {
    TARGET_PLANET,
    TARGET_SECTOR,
    TARGET_QUADRANT,
    TARGET_COMBAT
};

#define TARGET_CHIPS 8

// Everything that determines a target's appearance. Texts are UTF-8; NULL counts as "". Pointers only need to
// be valid during the call.
typedef struct TargetLook {
    const char *id; // seeds the choice of picture: an id always gets the same one
    const char *name;
    const char *type_name;      // as shown: "Planet"
    int type;                   // TARGET_…
    int affiliation;            // PALETTE_…, PALETTE_NEUTRAL for none
    const char *belongs;        // shown if the emblem alone does not tell the owner: "Independent"; or NULL
    const char *quadrant_label; // "α Alpha", or NULL
    int points;
    bool raised; // a conquered one: `points` is more than its own value, which an arrow marks
    const char *text;
    // The world shown: terra ocean emerald rust dust crimson giant azuregiant ice barren lava | wormhole |
    // galaxy:0…3 | nebula | nebula:RRGGBB[,RRGGBB] | combat[:RRGGBB,RRGGBB] | station[:RRGGBB]. NULL: chosen
    // by type and id, in the affiliation's colour (world_art.h).
    const char *picture;
    const char *painting; // an asset shown instead; NULL: none

    // Optional fields, used by some games only; zero leaves them out.
    const char *type_sign;   // asset path; NULL: the icon of `type`
    Chip chip[TARGET_CHIPS]; // its requirements, below the type
    int chips;
} TargetLook;

typedef enum TargetMode {
    TARGET_TILE,
    TARGET_DETAIL
} TargetMode;

#define TARGET_TILE_SHAPE (172 / 310.0F) // height to width

// The natural height for a width in the standard layout.
float target_art_height(float width);
// Draws a target in a column (TARGET_TILE) or in the inspector (TARGET_DETAIL), with a soft shadow that
// extends 24 logical pixels. opacity: 0 to 1.
void target_art_draw(Gfx *gfx, PictureStore *store, const TargetLook *look, TargetMode mode, GfxRect rect,
                     float opacity);
const char *target_type_glyph(int type); // asset path for a TARGET_…, a constant string
// Draws a conquered target as a strip, usually 31 logical pixels high.
void target_art_draw_conquered(Gfx *gfx, PictureStore *store, const TargetLook *look, GfxRect rect);
// Draws the gold hexagon with a number.
void target_art_draw_points(Gfx *gfx, float x, float y, float size, int points);

typedef enum BackgroundKind {
    BACKGROUND_TABLE,
    BACKGROUND_MENU,
    BACKGROUND_HANDOVER,
    BACKGROUND_RESULT,
    BACKGROUND_VICTORY,
    BACKGROUND_DEFEAT
} BackgroundKind;

// Fills the whole window with the painted scene, or with a gradient while it is not decoded in the first
// frame or does not exist.
void background_draw(Gfx *gfx, PictureStore *store, BackgroundKind kind);
// Requests decoding of a scene that will be needed. w, h: size of the window in pixels.
void background_prefetch(PictureStore *store, BackgroundKind kind, int w, int h);

#endif
