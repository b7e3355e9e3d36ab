// SPDX-License-Identifier: MIT
// The pieces a card is put together from; for the card_*.c files only. Measurements are whole and broken
// physical pixels relative to the card's top left corner.
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

// Measurements of a card of one mode and size (ART.md section 5).
typedef struct CardShape {
    CardMode mode;
    int w, h;
    float k;     // card pixels per unit of the drawing (204 or 192 units wide)
    float scale; // of the interface
    float radius, frame;
    int seen;   // of the width, what no other card covers
    int inset;  // where the frame ends and the content begins
    int header; // height of the header
    int picture_h;
    int line_h; // of the type line; 0: none
    bool dense, table, pile, mini, tile, chip;
} CardShape;

CardShape card_shape(const Gfx *gfx, CardMode mode, float width, float height);

#define TEXT_LEAST 12          // pixels of the smallest letters
#define SIGN_COLOR 0xFFE6ECF4u // of what is out of action

// A front being painted.
typedef struct CardFace {
    Gfx *gfx;
    const CardLook *look;
    const CardShape *shape;
    FactionColors colors; // those of the faction, or the grey of a card out of action
    bool off;             // counts no power any more
    float x, y, w;        // content inside the frame
    float badge;          // width of the badge
} CardFace;

void card_header_paint(const CardFace *face);
int card_header_height(const CardFace *face); // as its name needs it
// As wide as its number needs in the smallest letters, at least.
float card_badge_width(const CardFace *face);

// Without shadow, corners cut; owned by the caller, NULL without memory.
SDL_Surface *card_face_paint(Gfx *gfx, const CardLook *look, const CardShape *shape);
SDL_Surface *card_back_paint(Gfx *gfx, int faction, const char *label, const CardShape *shape);
// Translucent, larger than the card by card_shield_margin on every side.
SDL_Surface *card_shield_paint(Gfx *gfx, int faction, const CardShape *shape);
int card_shield_margin(const CardShape *shape);

// The picture of a card, w x h, opaque: its painting, or a ground by type and faction, then ship or icon.
// `off` greys it.
SDL_Surface *card_picture_paint(Gfx *gfx, const CardLook *look, int w, int h, bool off);
// What darkens its edges, as large as the picture; kept.
GfxSprite card_vignette(Gfx *gfx, int w, int h);
// Prices and numbers on it; `top` is its upper edge.
void card_chips_paint(const CardFace *face, float top);
SDL_Point card_picture_size(Gfx *gfx, const CardLook *look, const CardShape *shape);
// The name of that picture, with whose ship it shows: for tests.
void card_picture_name(char *out, size_t size, const CardLook *look);

// Can paintings of this kind be read here? And what to tell of one that can't be had; each is told once.
bool card_painting_is_readable(Gfx *gfx, const char *painting);
void card_painting_is_missing(Gfx *gfx, const char *painting);

// Light along the upper and left border, shade along the others: the card has a thickness.
void card_rim_paint(Canvas *canvas, const CardShape *shape);

// Capitals of a UTF-8 text, ASCII and Latin-1 letters; cut when too long.
void card_capitals(char *out, size_t size, const char *text);

// Whose it is for those who don't see colours: dots, lines across, slanting or upright. Nothing unless the
// palette asks for patterns.
void card_pattern(Gfx *gfx, int faction, GfxRect rect, float k);

#endif
