// SPDX-License-Identifier: MIT
// What the stages of all games share: units, the picture behind everything, the frame, and the large number
// of what a hit has taken. A stage is where a fight is seen, in the middle of the table; the game decides who
// stands where, in units of its own.
#ifndef STARDECK_APP_KIT_STAGE_VIEW_H
#define STARDECK_APP_KIT_STAGE_VIEW_H

#include "app/art/ship_cutout.h"
#include "app/kit/table.h"

typedef struct StageView {
    GfxRect box; // window pixels
    float w, h;  // the same in the stage's units
} StageView;

// Convert from the stage's units to window pixels: a length; a rectangle, whose middle keeps its relative
// position in the box while its sizes keep their proportions.
float stage_px(const StageView *stage, float units);
GfxRect stage_rect(const StageView *stage, float x, float y, float w, float h);
// A pixel at (x, y) in window pixels: an end of a flare.
GfxRect stage_pixel(float x, float y);

// The picture behind it, with round corners.
typedef struct StageGround {
    const char *file; // asset path; NULL: dark
    bool sides;       // dark at the top for words, and tinted from the left and the right by these palettes
    int palette[2];
    float dark; // 0 to 1: so much darker. Kept as a picture of its own: use few values (stage_darken)
} StageGround;

void stage_draw_ground(App *app, const CardTable *table, const StageView *stage, const StageGround *ground);
// Asks for the picture while something else is shown: stage_draw_ground waits for one that is not there.
void stage_ask_ground(App *app, const StageView *stage, const StageGround *ground);
// The middle of the same picture in another box: while a stage grows out of a place of the board.
void stage_draw_ground_in(App *app, const CardTable *table, const StageView *stage, const StageGround *ground,
                          GfxRect box);
// Keeps the picture of a ground that is not drawn now but soon again, so that it isn't painted anew.
void stage_keep_ground(App *app, const StageView *stage, const StageGround *ground);
void stage_draw_frame(App *app, const CardTable *table, const StageView *stage);
// Everything on the stage becomes darker by `part`.
void stage_darken(App *app, const CardTable *table, const StageView *stage, float part);

// Draws what stands on a stage, `opacity` from 0 (nothing) to 1.
void stage_draw_cutout(App *app, const ShipCutout *cutout, float opacity);

// What a hit has taken, in large letters: grows quickly, a little too large first, and rises while it fades.
typedef struct StageLoss {
    float part; // progress, 0 to 1
    float x, y; // middle of the upper edge, window pixels; moved into the stage
    float size; // of the letters, in the stage's units
    int lost;
    const char *sign; // asset path, before it; NULL: none
    Color color;
    bool plate; // on a dark plate: over what is bright
} StageLoss;

void stage_draw_loss(App *app, const CardTable *table, const StageView *stage, const StageLoss *loss);

// The shards of a shield that a shot went through: they drift apart and fade.
typedef struct StageShards {
    float part;             // progress, 0 to 1; at 1 there are no shards
    float x, y, w, degrees; // the shield's middle, width and angle, window pixels
    float light;            // of the shield's ship, as in CutoutPose
    bool ahead;             // decode the picture, as it may be needed soon
} StageShards;

// Set `ahead` only while something moves: a picture that is requested but not drawn displaces one that is
// drawn.
void stage_draw_shards(App *app, const StageShards *shards);

#endif
