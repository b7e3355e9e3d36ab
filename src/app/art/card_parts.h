// SPDX-License-Identifier: MIT
// The pieces a card is composed of, for the card_*.c files only. Measurements are physical pixels relative to
// the card's top left corner, whole or fractional.
#ifndef STARDECK_APP_ART_CARD_PARTS_H
#define STARDECK_APP_ART_CARD_PARTS_H

#include "app/art/card_art.h"
#include "gfx/canvas.h"
#include "gfx/image.h"
#include "gfx/palette.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"
#include "gfx/text.h"

// Measurements of a card in one mode and size (ART.md section 5).
typedef struct CardShape {
    CardMode mode;
    int w, h;
    float k;     // pixels per unit of the drawing (204 or 192 units wide)
    float scale; // scale of the interface
    float radius, frame;
    int seen;                     // width not covered by another card; card_shape sets it to `w`
    int taken;                    // CardPlace.taken
    int inset;                    // width of the frame: the content starts here
    int header;                   // header height
    int picture_h;                // of what shows below the header
    int line_h;                   // height of the type line; 0: none
    bool on_table;                // CARD_TABLE, CARD_TABLE_DENSE, CARD_HAND_LOW
    bool dense, pile, tile, chip; // CARD_TABLE_DENSE, CARD_PILE, CARD_TILE, CARD_CHIP
    bool mini;                    // a small CARD_PILE: only the power
} CardShape;

// The measurements for a card of this width in pixels; height 0: the mode's natural height.
CardShape card_shape(const Gfx *gfx, CardMode mode, float width, float height);

#define TEXT_LEAST 12          // smallest font size in pixels
#define SIGN_COLOR 0xFFE6ECF4u // icon colour of a card out of action

// A face being painted.
typedef struct CardFace {
    Gfx *gfx;
    const CardLook *look;
    const CardShape *shape;
    FactionColors colors; // of the faction, or grey for a card out of action
    bool off;             // out of action: its power does not count
    float x, y, w;        // content area inside the frame
    float badge;          // badge width
} CardFace;

void card_header_paint(const CardFace *face); // paints the strip with badge and name
int card_header_height(const CardFace *face); // the height its name needs
// True if the name is still readable beside something this wide at the header's right end.
bool card_name_leaves(const CardFace *face, float taken);
// True if the next card leaves so little of the header that the name needs all of it: then the badge is below
// it, on the picture.
bool card_is_stacked(const CardFace *face);
void card_badge_paint(const CardFace *face, float top); // … there, at `top`; does nothing else
// At least the width its number needs in the smallest letters.
float card_badge_width(const CardFace *face);

// A complete side with cut corners and without shadow. The caller owns the surface; NULL if out of memory.
SDL_Surface *card_face_paint(Gfx *gfx, const CardLook *look, const CardShape *shape);
SDL_Surface *card_back_paint(Gfx *gfx, int faction, const char *label, const CardShape *shape);
// The face as it is drawn upright, from the cache: valid in this frame. NULL: out of memory.
SDL_Surface *card_face_kept(Gfx *gfx, const CardLook *look, const CardShape *shape);
// The dome: translucent, extends card_shield_margin pixels beyond the card on each side. Same ownership.
SDL_Surface *card_shield_paint(Gfx *gfx, int faction, const CardShape *shape);
int card_shield_margin(const CardShape *shape);

// The opaque picture of a card: its painting, or a background by type and faction with a ship or an icon on
// it. `off` greys it. The caller owns the surface; NULL if out of memory or while a dry recorder is set.
SDL_Surface *card_picture_paint(Gfx *gfx, const CardLook *look, const CardShape *shape, SDL_Point size,
                                bool off);
// How its painting is cropped in a picture of this size: the motif is not under header or chips.
PictureFrame card_painting_frame(const CardLook *look, const CardShape *shape, SDL_Point size);
// The shading of its edges, w x h; cached, valid for the current frame.
GfxSprite card_vignette(Gfx *gfx, int w, int h);
// How what lies along the lower edge of the picture is arranged.
typedef struct CardStrip {
    float h;         // of a row, in pixels
    int signs;       // how many
    float head;      // > 0: the signs are in the header, and this wide
    bool rows;       // two rows: the signs are in the upper one
    bool effects_up; // … and so is what the card does
} CardStrip;
CardStrip card_strip(const CardFace *face);
float card_strip_height(const CardShape *shape); // of a row, if nothing has to shrink
// Paints prices and the strip on the picture whose upper edge is at `top`.
void card_chips_paint(const CardFace *face, float top);
void card_head_signs_paint(const CardFace *face); // paints the signs that the strip has no room for
// The size in pixels of the picture on the card.
SDL_Point card_picture_size(Gfx *gfx, const CardLook *look, const CardShape *shape);
// How much of the picture's height lies under the header, which lets it through: a tile's picture fills its
// whole face. 0 in the other modes.
int card_picture_under(const CardShape *shape);
// Writes a name that identifies the picture, including whose ship it shows; for tests.
void card_picture_name(char *out, size_t size, const CardLook *look);

// True if the picture is a file of pixels that a pack brings, which a worker may decode ahead; writes its
// asset path.
bool card_picture_is_decoded(const CardLook *look, char *file, size_t size);
// True if paintings of this file type can be read; otherwise reports so, once. card_report_missing_painting
// reports one that cannot be loaded, once per file.
bool card_painting_is_readable(Gfx *gfx, const char *painting);
void card_report_missing_painting(Gfx *gfx, const char *painting);

// Paints light along the upper and left edge and shade along the others, so that the card looks thick.
void card_rim_paint(Canvas *canvas, const CardShape *shape);

// Converts ASCII and Latin-1 letters of a UTF-8 text to capitals; truncated to `size`.
void card_capitals(char *out, size_t size, const char *text);

// Paints the faction's pattern (dots, lines, a grid …) for players who do not see colours well. Nothing
// unless the palette has patterns.
void card_pattern(Gfx *gfx, int faction, GfxRect rect, float k);

#endif
