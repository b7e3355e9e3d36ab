// SPDX-License-Identifier: MIT
// A card that breaks up. To which piece each pixel belongs, and when fire that eats the pieces from their
// edges gets to it, is worked out once for a size; a frame turns every piece by a look-up for each of its
// pixels.
#include "app/art/card_break.h"

#include "app/art/card_embers.h"
#include "app/art/card_parts.h"

#include <math.h>

#define ACROSS 5 // pieces …
#define DOWN 6
#define PIECES (ACROSS * DOWN)
#define REACH 0.52F  // pieces fly so far, of the card's width …
#define PUSH 0.30F   // … and so far away from what has hit it,
#define DRIFTS 0.22F // of which so much is left when the burst is over: nothing stops them
#define NEARER 0.5F  // those that fly towards who looks grow so much, the others shrink
#define SPIN 2.6F    // radians they turn at most …
#define TUMBLE 3.4F  // … and tumble
#define MARGIN 1.15F // of its width, around it
#define EDGE 150.0F  // how late, of 255, fire gets from a piece's edge to its middle
#define UNEVEN 60.0F // … by chance
#define GRAIN 11.0F  // of that chance, units of the drawing
#define EATEN 255.0F // how far it gets in all
#define CRACK 7.0F   // how wide cracks are before it breaks, likewise,
#define GLARE 46.0F  // … with what they shine upon
#define BACK 0.3F    // light on a piece's other side
#define THIN 0.12F   // a piece is not seen when it shows its edge

typedef struct Piece {
    float x, y;                // its middle
    int left, top, right, low; // its pixels
} Piece;

// The pieces of a card of some size.
typedef struct Pieces {
    const SDL_Surface *map; // two bytes a pixel: its piece, and above it when it burns
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

// Each pixel belongs to the nearest seed; the nearer another one is, the nearer is the edge.
static uint16_t piece_at(float x, float y, const CardShape *shape) {
    const float w = (float)shape->w, h = (float)shape->h;
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
    const float rim = fminf(fminf(x, w - 1 - x), fminf(y, h - 1 - y)) + 4 * shape->k;
    const float edge = fminf((second - best) / 2, rim) / (w / ACROSS / 2), grain = GRAIN * shape->k;
    const float chance = UNEVEN * card_uneven(x / grain, y / grain) * fminf(1, edge * 2.5F);
    return (uint16_t)(piece | (int)fminf(255, EDGE * edge + chance) << 8);
}

static SDL_Surface *map_of(const CardShape *shape) {
    SDL_Surface *map = SDL_CreateRGBSurfaceWithFormat(0, shape->w, shape->h, 16, SDL_PIXELFORMAT_RGB565);
    for (int y = 0; map != NULL && y < shape->h; y++) {
        uint16_t *row = (uint16_t *)(void *)((char *)map->pixels + y * map->pitch);
        for (int x = 0; x < shape->w; x++)
            row[x] = piece_at((float)x, (float)y, shape);
    }
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
        // No pixel is nearer to it than to the seeds further on.
        const float w = (float)shape->w / ACROSS * 1.6F, h = (float)shape->h / DOWN * 1.6F;
        piece->left = (int)fmaxf(0, piece->x - w);
        piece->top = (int)fmaxf(0, piece->y - h);
        piece->right = (int)fminf((float)shape->w - 1, piece->x + w);
        piece->low = (int)fminf((float)shape->h - 1, piece->y + h);
    }
    return true;
}

// ---- a frame

// Where a piece has got to: its middle, its turn, how large it is along both axes, how light.
typedef struct Flight {
    float x, y, sine, cosine;
    float wide, high;
    float light;
} Flight;

// It bursts, and then drifts on: nothing falls in space.
static float burst(float way) {
    const float left = (1 - way) * (1 - way);
    return (1 - DRIFTS) * (1 - left * left * (1 - way)) + DRIFTS * way;
}

static float way_of(const CardBreak *broken) {
    return fmaxf(0, broken->part - BREAK_APART) / (1 - BREAK_APART);
}

static Flight flight_of(const Piece *piece, int i, const CardShape *shape, const CardBreak *broken) {
    const float w = (float)shape->w, h = (float)shape->h, way = way_of(broken), out = burst(way);
    const float far = fmaxf(1, hypotf(broken->from_x, broken->from_y));
    const float dx = (piece->x - w / 2) / (w / 2), dy = (piece->y - h / 2) / (h / 2);
    const float reach = out * w * (0.55F + 0.6F * chance(i, 3));
    const float angle = SPIN * (chance(i, 4) * 2 - 1) * out,
                tumble = TUMBLE * (chance(i, 6) - 0.5F) * 2 * out;
    const float size = 1 + NEARER * (chance(i, 7) * 2 - 1) * out, across = cosf(tumble);
    return (Flight){.x = piece->x + reach * (REACH * dx - PUSH * broken->from_x / far),
                    .y = piece->y + reach * (REACH * dy - PUSH * broken->from_y / far),
                    .sine = sinf(angle),
                    .cosine = cosf(angle),
                    .wide = size * across,
                    .high = size,
                    .light = across > 0 ? 0.55F + 0.45F * across : BACK};
}

// What becomes of pixels: before it breaks light grows in its cracks, then fire eats the pieces.
static void burn_piece(const CardBreak *broken, int i, float light, CardBurnt look[256]) {
    const float way = way_of(broken), late = fmaxf(0, way * 1.3F - 0.3F * chance(i, 5));
    const float front = EATEN * late, heat = fminf(1, broken->part / BREAK_APART) * (1 - fminf(1, way * 3));
    for (int at = 0; at < 256; at++) {
        CardBurnt *burnt = &look[at];
        *burnt = way > 0 ? card_burnt_at(front - (float)at, broken->ember) : (CardBurnt){256, 255, {0}};
        burnt->left = (uint16_t)((float)burnt->left * light * (1 - 0.5F * late));
        const float white = heat * fmaxf(0, 1 - (float)at / CRACK),
                    glare = heat * fmaxf(0, 1 - (float)at / GLARE);
        for (int k = 0; k < 3; k++) {
            const float pure = (float)(broken->ember >> (16 - 8 * k) & 255u);
            burnt->add[k] =
                (uint8_t)fminf(255, (float)burnt->add[k] + 0.7F * pure * glare * glare + 255 * white);
        }
    }
}

// Cracks run out from the middle: a pixel of them is as if further from the edge until they get there.
static unsigned before_crack(const SDL_Surface *card, int x, int y, unsigned at, float part) {
    const float far = hypotf((float)x / (float)card->w - 0.5F, (float)y / (float)card->h - 0.5F) / 0.7F;
    const float left = far - part / BREAK_APART * 1.5F;
    return left > 0 ? (unsigned)fminf(255, (float)at + left * 300) : at;
}

static uint32_t pixel_at(const SDL_Surface *card, const Pieces *pieces, int i, int x, int y, float part,
                         const CardBurnt look[256]) {
    if (x < 0 || y < 0 || x >= card->w || y >= card->h)
        return 0;
    const uint16_t *map =
        (const uint16_t *)(const void *)((const char *)pieces->map->pixels + y * pieces->map->pitch);
    const uint32_t *row = (const uint32_t *)(const void *)((const char *)card->pixels + y * card->pitch);
    unsigned at = map[x] >> 8;
    if ((map[x] & 255u) != (unsigned)i)
        return 0;
    if (part < BREAK_APART)
        at = before_crack(card, x, y, at, part);
    return card_burnt_pixel(row[x], &look[at]);
}

static void draw_piece(Gfx *gfx, const SDL_Surface *card, const Pieces *pieces, int i, const CardShape *shape,
                       const CardBreak *broken, GfxRect rect) {
    const Piece *piece = &pieces->piece[i];
    const Flight flight = flight_of(piece, i, shape, broken);
    CardBurnt look[256];
    if (fabsf(flight.wide) < THIN)
        return;
    const float reach =
        hypotf((float)(piece->right - piece->left), (float)(piece->low - piece->top)) / 2 * flight.high;
    const int left = (int)floorf(flight.x - reach), top = (int)floorf(flight.y - reach),
              size = (int)ceilf(2 * reach) + 2;
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_ARGB8888);
    if (to == NULL)
        return;
    burn_piece(broken, i, flight.light, look);
    SDL_SetSurfaceBlendMode(to, SDL_BLENDMODE_BLEND);
    for (int y = 0; y < size; y++) {
        uint32_t *row = (uint32_t *)(void *)((char *)to->pixels + y * to->pitch);
        const float dy = (float)(top + y) - flight.y;
        for (int x = 0; x < size; x++) {
            const float dx = (float)(left + x) - flight.x;
            const float sx = (dx * flight.cosine + dy * flight.sine) / flight.wide,
                        sy = (dy * flight.cosine - dx * flight.sine) / flight.high;
            row[x] = pixel_at(card, pieces, i, (int)floorf(piece->x + sx + 0.5F),
                              (int)floorf(piece->y + sy + 0.5F), broken->part, look);
        }
    }
    gfx_blit(gfx, to, (int)rect.x + left, (int)rect.y + top);
    SDL_FreeSurface(to);
}

GfxRect card_art_break_bounds(const CardPlace *place) {
    const float height = place->height > 0 ? place->height : card_art_height(place->mode, place->width);
    const float margin = ceilf(MARGIN * place->width) + 2;
    return gfx_rect(floorf(place->x) - margin, floorf(place->y) - margin, place->width + 2 * margin,
                    height + 2 * margin);
}

// Those that fly away first.
void card_art_draw_breaking(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardBreak *broken) {
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    const GfxRect rect = gfx_rect(roundf(place->x), roundf(place->y), (float)shape.w, (float)shape.h);
    Pieces pieces;
    if (broken->part >= 1)
        return;
    gfx_record_mark(gfx, "breaking", look->name, rect, broken->ember, 0);
    if (gfx_is_dry(gfx) || !pieces_of(gfx, &shape, &pieces))
        return;
    const SDL_Surface *card = card_face_kept(gfx, look, &shape);
    if (card == NULL || card->w != pieces.map->w || card->h != pieces.map->h)
        return;
    gfx_opacity_push(gfx, place->opacity);
    gfx_clip_push(gfx, card_art_break_bounds(place));
    for (int nearer = 0; nearer < 2; nearer++)
        for (int i = 0; i < PIECES; i++)
            if ((chance(i, 7) > 0.5F) == (nearer == 1))
                draw_piece(gfx, card, &pieces, i, &shape, broken, rect);
    gfx_clip_pop(gfx);
    gfx_opacity_pop(gfx);
}
