// SPDX-License-Identifier: MIT
// Pictures of target cards (ART.md section 6) and of the space behind the table.
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

#define TARGET_CHIPS 5

// Texts are UTF-8, NULL counts as "". They are read during the call only.
typedef struct TargetLook {
    const char *id; // seed of the picture: the same id gives the same picture everywhere
    const char *name;
    const char *type_name;      // as shown: "Planet"
    int type;                   // TARGET_…
    int affiliation;            // PALETTE_…, PALETTE_NEUTRAL for none
    const char *belongs;        // where its emblem alone would not say it: "Independent"; or NULL
    const char *quadrant_label; // "α Alpha", or NULL
    int points;
    const char *text;
    // terra ocean emerald rust dust crimson giant azuregiant ice barren lava | wormhole | galaxy:0…3 | nebula
    // | nebula:RRGGBB[,RRGGBB] | combat[:RRGGBB,RRGGBB] | station[:RRGGBB]; NULL: chosen from type and id, in
    // the colour of the affiliation (world_art.h)
    const char *picture;
    const char *painting; // a file of the assets instead of it; NULL: none

    // What not every game's targets have; all of it may be left out.
    const char *type_sign;   // asset path; NULL: that of `type`
    Chip chip[TARGET_CHIPS]; // what it asks for, below the type
    int chips;
} TargetLook;

typedef enum TargetMode {
    TARGET_TILE,
    TARGET_DETAIL
} TargetMode;

#define TARGET_TILE_SHAPE (172 / 310.0F) // height to width

// Natural height for a width in the standard layout.
float target_art_height(float width);
// In a column (TARGET_TILE) or in the inspector (TARGET_DETAIL). Soft shadow included, 24 logical px around.
void target_art_draw(Gfx *gfx, PictureStore *store, const TargetLook *look, TargetMode mode, GfxRect rect,
                     float opacity);
const char *target_type_glyph(int type); // asset path, of a TARGET_…
// Conquered tile, 31 logical px high.
void target_art_draw_won(Gfx *gfx, PictureStore *store, const TargetLook *look, GfxRect rect);
// The gold hexagon with a number.
void target_art_draw_points(Gfx *gfx, float x, float y, float size, int points);

typedef enum BackgroundKind {
    BACKGROUND_TABLE,
    BACKGROUND_MENU,
    BACKGROUND_HANDOVER,
    BACKGROUND_RESULT
} BackgroundKind;

// Fills the whole window: the painted scene of that name; in the first frame, which does not wait for it, and
// without one a plain gradient.
void background_draw(Gfx *gfx, PictureStore *store, BackgroundKind kind);
// Has a scene decoded that will be wanted, where there is one. w, h: of the window.
void background_ask(PictureStore *store, BackgroundKind kind, int w, int h);

#endif
