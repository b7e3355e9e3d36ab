// SPDX-License-Identifier: MIT
// A card that breaks up. To which piece each pixel belongs is worked out once for a size; a frame turns every
// piece by a look-up for each of its pixels.
#include "app/art/card_break.h"

#include "app/art/card_parts.h"

#include <math.h>

#define ACROSS 4 // pieces …
#define DOWN 5
#define PIECES (ACROSS * DOWN)
#define CRACK 0x80u // a pixel at the edge of its piece
#define REACH 0.55F // pieces fly so far, of the card's width …
#define PUSH 0.40F  // … and so far away from what has hit it,
#define FALL 0.45F  // and fall so far, of its height
#define SPIN 2.2F   // radians they turn at most
#define MARGIN 1.0F // of its width, around it
#define CHARRED 0.22F
#define FADES_AT 0.55F // of their flight

typedef struct Piece {
    float x, y;                // its middle
    int left, top, right, low; // its pixels
} Piece;

// The pieces of a card of some size.
typedef struct Pieces {
    const SDL_Surface *map; // a byte a pixel: its piece, and CRACK
    Piece piece[PIECES];
} Pieces;

static float chance(int i, int k) {
    uint32_t bits = (uint32_t)i * 374761393u + (uint32_t)k * 668265263u + 977u;
    bits = (bits ^ bits >> 13) * 1274126177u;
    return (float)((bits ^ bits >> 16) & 0xFFFFu) / 65535.0F;
}

// A grid, shifted about.
static void seed_of(int i, float w, float h, float *x, float *y) {
    *x = ((float)(i % ACROSS) + 0.12F + 0.76F * chance(i, 1)) * w / ACROSS;
    *y = ((float)(i / ACROSS) + 0.12F + 0.76F * chance(i, 2)) * h / DOWN;
}

// Each pixel belongs to the nearest seed; it is a crack if another is nearly as near.
static uint8_t piece_at(float x, float y, float w, float h, float crack) {
    float best = 1e9F, second = 1e9F;
    int piece = 0;
    for (int i = 0; i < PIECES; i++) {
        float sx, sy;
        seed_of(i, w, h, &sx, &sy);
        const float far = hypotf(x - sx, y - sy);
        if (far < best) {
            second = best;
            best = far;
            piece = i;
        } else {
            second = fminf(second, far);
        }
    }
    return (uint8_t)((unsigned)piece | (second - best < crack ? CRACK : 0u));
}

static SDL_Surface *map_of(const CardShape *shape) {
    SDL_Surface *map = SDL_CreateRGBSurfaceWithFormat(0, shape->w, shape->h, 8, SDL_PIXELFORMAT_INDEX8);
    for (int y = 0; map != NULL && y < shape->h; y++)
        for (int x = 0; x < shape->w; x++)
            ((uint8_t *)map->pixels)[y * map->pitch + x] =
                piece_at((float)x, (float)y, (float)shape->w, (float)shape->h, 3.0F * shape->k);
    return map;
}

// Valid in this frame; false: no memory.
static bool pieces_of(Gfx *gfx, const CardShape *shape, Pieces *out) {
    GfxKey key = gfx_key("card breaks");
    GfxSprite sprite;
    const int32_t numbers[] = {shape->w, shape->h};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    if (!gfx_cache_find(gfx, key, &sprite) || sprite.surface == NULL) {
        SDL_Surface *map = map_of(shape);
        if (map == NULL)
            return false;
        sprite = gfx_cache_put(gfx, key, (GfxSprite){.surface = map});
    }
    out->map = sprite.surface;
    for (int i = 0; i < PIECES; i++) {
        Piece *piece = &out->piece[i];
        seed_of(i, (float)shape->w, (float)shape->h, &piece->x, &piece->y);
        // No pixel is nearer to it than to the seeds two further on.
        const float w = (float)shape->w / ACROSS * 2, h = (float)shape->h / DOWN * 2;
        piece->left = (int)fmaxf(0, piece->x - w);
        piece->top = (int)fmaxf(0, piece->y - h);
        piece->right = (int)fminf((float)shape->w - 1, piece->x + w);
        piece->low = (int)fminf((float)shape->h - 1, piece->y + h);
    }
    return true;
}

// ---- a frame

// Where a piece has got to: its middle, its turn, what is left of its colours and of itself.
typedef struct Flight {
    float x, y, sine, cosine;
    uint32_t left, alpha; // of 256, 255
    float crack;          // how bright its edges are, 0 to 1
} Flight;

static Flight flight_of(const Piece *piece, int i, const CardShape *shape, const CardBreak *broken) {
    const float part = broken->part, w = (float)shape->w, h = (float)shape->h;
    const float way = fmaxf(0, part - BREAK_APART) / (1 - BREAK_APART);
    const float out = 1 - (1 - way) * (1 - way) * (1 - way), far = hypotf(broken->from_x, broken->from_y);
    const float dx = (piece->x - w / 2) / (w / 2), dy = (piece->y - h / 2) / (h / 2);
    const float push = far > 1 ? PUSH : 0, each = 0.55F + 0.9F * chance(i, 3);
    const float angle = SPIN * (chance(i, 4) * 2 - 1) * out;
    const float fades = fmaxf(0, way - FADES_AT * (0.7F + 0.6F * chance(i, 5))) / (1 - FADES_AT);
    return (Flight){
        .x = piece->x + out * each * w * (REACH * dx - (push > 0 ? push * broken->from_x / far : 0)),
        .y = piece->y + out * each * w * (REACH * dy - (push > 0 ? push * broken->from_y / far : 0)) +
             FALL * h * way * way,
        .sine = sinf(angle),
        .cosine = cosf(angle),
        .left = (uint32_t)(256 * (1 - (1 - CHARRED) * fminf(1, way * 1.6F))),
        .alpha = (uint32_t)(255 * fmaxf(0, 1 - fades * 1.6F)),
        .crack = fminf(1, part / BREAK_APART) * (1 - 0.75F * way)};
}

static uint32_t lit(uint32_t pixel, const Flight *flight, Color ember, float crack) {
    uint32_t out = (pixel >> 24) * flight->alpha / 255 << 24;
    for (int i = 0; i < 3; i++) {
        const uint32_t shift = (uint32_t)(16 - 8 * i);
        const float glow = (float)(ember >> shift & 255u) + (255 - (float)(ember >> shift & 255u)) * crack;
        const uint32_t value = ((pixel >> shift & 255u) * flight->left >> 8) + (uint32_t)(glow * crack);
        out |= (value < 255 ? value : 255u) << shift;
    }
    return out;
}

// Cracks run out from the middle.
static float crack_at(const SDL_Surface *card, int x, int y, const Flight *flight, float part) {
    const float far = hypotf((float)x / (float)card->w - 0.5F, (float)y / (float)card->h - 0.5F) / 0.7F;
    return flight->crack * fminf(1, fmaxf(0, part / BREAK_APART * 1.6F - far) * 4);
}

static void draw_piece(SDL_Surface *to, const SDL_Surface *card, const Pieces *pieces, int i,
                       const Flight *flight, const CardBreak *broken, int margin) {
    const Piece *piece = &pieces->piece[i];
    const float reach = hypotf((float)(piece->right - piece->left), (float)(piece->low - piece->top)) / 2 + 1;
    const int left = (int)fmaxf(0, flight->x - reach + (float)margin),
              top = (int)fmaxf(0, flight->y - reach + (float)margin),
              right = (int)fminf((float)to->w - 1, flight->x + reach + (float)margin),
              low = (int)fminf((float)to->h - 1, flight->y + reach + (float)margin);
    for (int y = top; y <= low; y++) {
        uint32_t *row = (uint32_t *)(void *)((char *)to->pixels + y * to->pitch);
        for (int x = left; x <= right; x++) {
            const float dx = (float)(x - margin) - flight->x, dy = (float)(y - margin) - flight->y;
            const int sx = (int)floorf(piece->x + dx * flight->cosine + dy * flight->sine + 0.5F),
                      sy = (int)floorf(piece->y - dx * flight->sine + dy * flight->cosine + 0.5F);
            if (sx < 0 || sy < 0 || sx >= card->w || sy >= card->h)
                continue;
            const uint8_t at = ((const uint8_t *)pieces->map->pixels)[sy * pieces->map->pitch + sx];
            if ((at & (CRACK - 1)) != (unsigned)i)
                continue;
            const uint32_t pixel =
                ((const uint32_t *)(const void *)((const char *)card->pixels + sy * card->pitch))[sx];
            const float crack = (at & CRACK) != 0 ? crack_at(card, sx, sy, flight, broken->part) : 0;
            if (pixel >> 24 != 0)
                row[x] = lit(pixel, flight, broken->ember, crack);
        }
    }
}

GfxRect card_art_break_bounds(const CardPlace *place) {
    const float height = place->height > 0 ? place->height : card_art_height(place->mode, place->width);
    const float margin = ceilf(MARGIN * place->width) + 2;
    return gfx_rect(floorf(place->x) - margin, floorf(place->y) - margin, place->width + 2 * margin,
                    height + 2 * margin);
}

void card_art_draw_breaking(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardBreak *broken) {
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    const GfxRect rect = gfx_rect(roundf(place->x), roundf(place->y), (float)shape.w, (float)shape.h);
    const int margin = (int)(MARGIN * (float)shape.w);
    Pieces pieces;
    if (broken->part >= 1)
        return;
    gfx_record_mark(gfx, "breaking", look->name, rect, broken->ember, 0);
    if (gfx_is_dry(gfx) || !pieces_of(gfx, &shape, &pieces))
        return;
    const SDL_Surface *card = card_face_kept(gfx, look, &shape);
    if (card == NULL || card->w != pieces.map->w || card->h != pieces.map->h)
        return;
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, card->w + 2 * margin, card->h + 2 * margin, 32,
                                                     SDL_PIXELFORMAT_ARGB8888);
    if (to == NULL)
        return;
    SDL_SetSurfaceBlendMode(to, SDL_BLENDMODE_BLEND);
    for (int i = 0; i < PIECES; i++) {
        const Flight flight = flight_of(&pieces.piece[i], i, &shape, broken);
        if (flight.alpha > 0)
            draw_piece(to, card, &pieces, i, &flight, broken, margin);
    }
    gfx_opacity_push(gfx, place->opacity);
    gfx_blit(gfx, to, (int)rect.x - margin, (int)rect.y - margin);
    gfx_opacity_pop(gfx);
    SDL_FreeSurface(to);
}
