// SPDX-License-Identifier: MIT
// Draws pictures turned and scaled: for each pixel of the window the four nearest ones of the picture are
// mixed, in whole numbers. Colours are multiplied by alpha beforehand, so that edges don't take on the colour
// of what is transparent.
#include "gfx/cutout.h"

#include "gfx/blend.h"
#include "gfx/internal.h"
#include "gfx/light.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <math.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#define PI_F 3.14159265f
#define ONE 65536 // of positions in the picture

static uint32_t *row_of(SDL_Surface *surface, int y) {
    return (uint32_t *)(void *)((unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

// The part of a picture that isn't transparent is its clip rectangle, which nothing else uses in a source.
static void note_part(SDL_Surface *picture, SDL_Rect part) {
    SDL_SetClipRect(picture, &part);
}

void cutout_prepare(SDL_Surface *picture) {
    SDL_Rect part = {picture->w, picture->h, 0, 0};
    int right = -1, bottom = -1;
    for (int y = 0; y < picture->h; y++) {
        uint32_t *row = row_of(picture, y);
        for (int x = 0; x < picture->w; x++) {
            const uint32_t a = row[x] >> 24, rb = (row[x] & 0xFF00FFu) * a + 0x800080u,
                           g = ((row[x] >> 8) & 0xFFu) * a + 0x80u;
            row[x] =
                a << 24 | (((rb + ((rb >> 8) & 0xFF00FFu)) >> 8) & 0xFF00FFu) | ((g + (g >> 8)) & 0xFF00u);
            if (a == 0)
                continue;
            part.x = SDL_min(part.x, x);
            part.y = SDL_min(part.y, y);
            right = SDL_max(right, x);
            bottom = y;
        }
    }
    part.w = SDL_max(right - part.x + 1, 0);
    part.h = SDL_max(bottom - part.y + 1, 0);
    note_part(picture, part);
}

#define SOLID 160u   // alpha from which a pixel belongs to the thing, not to its glow
#define TIP_PIXELS 3 // so many in a column: specks beside it don't count

bool cutout_tip(SDL_Surface *picture, bool right, float *x, float *y) {
    for (int i = 0; i < picture->w; i++) {
        const int column = right ? picture->w - 1 - i : i;
        int count = 0, sum = 0;
        for (int row = 0; row < picture->h; row++)
            if (row_of(picture, row)[column] >> 24 >= SOLID) {
                count++;
                sum += row;
            }
        if (count < TIP_PIXELS)
            continue;
        *x = ((float)column + 0.5f) / (float)picture->w;
        *y = ((float)sum / (float)count + 0.5f) / (float)picture->h;
        return true;
    }
    return false;
}

// How many pixels of a row are solid.
static int solid_in(SDL_Surface *picture, int row) {
    int count = 0;
    for (int column = 0; column < picture->w; column++)
        count += row_of(picture, row)[column] >> 24 >= SOLID;
    return count;
}

bool cutout_bounds(SDL_Surface *picture, GfxRect *bounds) {
    float left, right, ignored;
    int top = 0, end = picture->h;
    if (!cutout_tip(picture, false, &left, &ignored) || !cutout_tip(picture, true, &right, &ignored))
        return false;
    while (top < end && solid_in(picture, top) < TIP_PIXELS)
        top++;
    while (end > top && solid_in(picture, end - 1) < TIP_PIXELS)
        end--;
    *bounds =
        gfx_rect(left, (float)top / (float)picture->h, right - left, (float)(end - top) / (float)picture->h);
    return bounds->w > 0 && bounds->h > 0;
}

// ---- one pixel

// Two channels of a pixel at once, each in 16 bits: a + (b - a) * part / 256.
static uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
    return ((a * (256 - part) + b * part) >> 8) & 0xFF00FFu;
}

typedef struct Sampler {
    SDL_Surface *picture;
    uint32_t light; // 256: as it is
} Sampler;

static uint32_t lit_channel(uint32_t channel, uint32_t light, uint32_t alpha) {
    const uint32_t value = channel * light >> 8;
    return value < alpha ? value : alpha;
}

// The picture's colour at a position in 65536ths of a pixel; transparent beyond its edges.
static uint32_t sample(const Sampler *from, int x, int y) {
    const int px = x >> 16, py = y >> 16, w = from->picture->w, h = from->picture->h;
    if (px < -1 || py < -1 || px >= w || py >= h)
        return 0;
    const uint32_t u = (uint32_t)(x >> 8) & 255, v = (uint32_t)(y >> 8) & 255;
    uint32_t p00 = 0, p10 = 0, p01 = 0, p11 = 0;
    if (px >= 0 && py >= 0 && px < w - 1 && py < h - 1) {
        const uint32_t *row = row_of(from->picture, py) + px;
        const uint32_t *below = row_of(from->picture, py + 1) + px;
        p00 = row[0], p10 = row[1], p01 = below[0], p11 = below[1];
    } else {
        for (int i = 0; i < 4; i++) {
            const int sx = px + (i & 1), sy = py + (i >> 1);
            if (sx < 0 || sy < 0 || sx >= w || sy >= h)
                continue;
            const uint32_t pixel = row_of(from->picture, sy)[sx];
            *(i == 0 ? &p00 : i == 1 ? &p10 : i == 2 ? &p01 : &p11) = pixel;
        }
    }
    if ((p00 | p10 | p01 | p11) == 0)
        return 0;
    const uint32_t rb = between(between(p00 & 0xFF00FFu, p10 & 0xFF00FFu, u),
                                between(p01 & 0xFF00FFu, p11 & 0xFF00FFu, u), v);
    const uint32_t ag = between(between(p00 >> 8 & 0xFF00FFu, p10 >> 8 & 0xFF00FFu, u),
                                between(p01 >> 8 & 0xFF00FFu, p11 >> 8 & 0xFF00FFu, u), v);
    if (from->light == 256)
        return ag << 8 | rb;
    const uint32_t a = ag >> 16;
    return a << 24 | lit_channel(rb >> 16, from->light, a) << 16 |
           lit_channel(ag & 255, from->light, a) << 8 | lit_channel(rb & 255, from->light, a);
}

// Puts a premultiplied pixel over another; opacity: 0 to 256.
static uint32_t over(uint32_t to, uint32_t from, uint32_t opacity) {
    uint32_t rb = from & 0xFF00FFu, ag = from >> 8 & 0xFF00FFu;
    if (opacity < 256) {
        rb = (rb * opacity >> 8) & 0xFF00FFu;
        ag = (ag * opacity >> 8) & 0xFF00FFu;
    }
    const uint32_t left = 256 - (ag >> 16) - (ag >> 23); // 0 where alpha is 255
    return ((((to & 0xFF00FFu) * left >> 8) & 0xFF00FFu) + rb) |
           ((((to >> 8 & 0xFFu) * left) & 0xFF00u) + ((ag & 0xFFu) << 8));
}

// Steps in the picture for one pixel of the window, and the position of the window's (0, 0).
typedef struct Walk {
    int dx, dy; // for a step to the right; downward: -dy, dx
    float x, y, per_x, per_y;
} Walk;

// What becomes of a picture's pixel.
typedef enum Mode {
    MODE_OVER, // it is put over what is there
    MODE_ADD,  // it is light
    MODE_COPY  // it is copied, alpha and all
} Mode;

// ---- the same with a register, for most of a ship's pixels: of the same values

#ifdef __SSE2__
// The four channels of a pixel, 16 bits each, in the lower half.
static __m128i wide(uint32_t pixel) {
    return _mm_unpacklo_epi8(_mm_cvtsi32_si128((int)pixel), _mm_setzero_si128());
}

// As `sample` does it, for a position with all four pixels inside. Channels as `wide`.
static __m128i sample_inside(const Sampler *from, int x, int y) {
    const __m128i zero = _mm_setzero_si128();
    const uint32_t *row = row_of(from->picture, y >> 16) + (x >> 16);
    const uint32_t *below = row_of(from->picture, (y >> 16) + 1) + (x >> 16);
    const short u = (short)((x >> 8) & 255), v = (short)((y >> 8) & 255);
    // Left ones of both rows in one register, right ones in another.
    const __m128i upper = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)row), zero);
    const __m128i lower = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(const void *)below), zero);
    const __m128i left = _mm_unpacklo_epi64(upper, lower), right = _mm_unpackhi_epi64(upper, lower);
    const __m128i across =
        _mm_srli_epi16(_mm_add_epi16(_mm_mullo_epi16(left, _mm_set1_epi16((short)(256 - u))),
                                     _mm_mullo_epi16(right, _mm_set1_epi16(u))),
                       8);
    const __m128i pixel =
        _mm_srli_epi16(_mm_add_epi16(_mm_mullo_epi16(across, _mm_set1_epi16((short)(256 - v))),
                                     _mm_mullo_epi16(_mm_srli_si128(across, 8), _mm_set1_epi16(v))),
                       8);
    if (from->light == 256)
        return pixel;
    // Of a channel of 8 bits times the light of 11 the upper 16 of 24 bits; colours are no larger than alpha.
    const __m128i lit = _mm_mulhi_epu16(_mm_slli_epi16(pixel, 8), _mm_set1_epi16((short)from->light));
    const __m128i alpha = _mm_shufflelo_epi16(pixel, 0xFF);
    const __m128i keep = _mm_set_epi16(0, 0, 0, 0, -1, 0, 0, 0);
    return _mm_or_si128(_mm_and_si128(keep, pixel), _mm_andnot_si128(keep, _mm_min_epi16(lit, alpha)));
}

// As `over`; opacity: 0 to 256.
static uint32_t over_wide(uint32_t to, __m128i from, short opacity) {
    if (opacity < 256)
        from = _mm_srli_epi16(_mm_mullo_epi16(from, _mm_set1_epi16(opacity)), 8);
    const __m128i alpha = _mm_shufflelo_epi16(from, 0xFF);
    const __m128i left = _mm_sub_epi16(_mm_sub_epi16(_mm_set1_epi16(256), alpha), _mm_srli_epi16(alpha, 7));
    const __m128i sum = _mm_add_epi16(_mm_srli_epi16(_mm_mullo_epi16(wide(to), left), 8), from);
    return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(sum, sum)) & 0xFFFFFFu;
}

// As `added`; opacity: 0 to 256.
static uint32_t added_wide(uint32_t to, __m128i from, short opacity) {
    const __m128i light = _mm_srli_epi16(_mm_mullo_epi16(from, _mm_set1_epi16(opacity)), 8);
    const __m128i sum = _mm_adds_epu8(_mm_packus_epi16(light, light), _mm_cvtsi32_si128((int)to));
    return (uint32_t)_mm_cvtsi128_si32(sum) & 0xFFFFFFu;
}

// All four pixels at a position inside are transparent, as they are around a ship.
static bool is_clear(const Sampler *from, int x, int y) {
    uint64_t upper, lower;
    memcpy(&upper, row_of(from->picture, y >> 16) + (x >> 16), sizeof upper);
    memcpy(&lower, row_of(from->picture, (y >> 16) + 1) + (x >> 16), sizeof lower);
    return (upper | lower) == 0;
}

// The pixels from `x` to `end` of a row, or fewer: up to the first whose four pixels are not all inside.
static int walk_inside(uint32_t *row, int x, int end, const Sampler *from, int px, int py, const Walk *walk,
                       Mode mode, uint32_t opacity) {
    const int w = from->picture->w - 1, h = from->picture->h - 1;
    for (; x < end; x++, px += walk->dx, py += walk->dy) {
        if ((unsigned)(px >> 16) >= (unsigned)w || (unsigned)(py >> 16) >= (unsigned)h)
            break;
        if (is_clear(from, px, py)) // a copy begins transparent
            continue;
        const __m128i pixel = sample_inside(from, px, py);
        const uint32_t packed = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(pixel, pixel));
        if (mode == MODE_COPY)
            row[x] = packed;
        else if (packed != 0)
            row[x] = mode == MODE_OVER ? over_wide(row[x], pixel, (short)opacity)
                                       : added_wide(row[x], pixel, (short)opacity);
    }
    return x;
}
#endif

// ---- the picture

GfxRect gfx_cutout_box(int w, int h, const CutoutPose *pose) {
    const float turn = pose->degrees * PI_F / 180, c = fabsf(cosf(turn)) * pose->scale,
                s = fabsf(sinf(turn)) * pose->scale;
    const float half_w = ((float)w * c + (float)h * s) / 2 + 1,
                half_h = ((float)w * s + (float)h * c) / 2 + 1;
    const float left = floorf(pose->x - half_w), top = floorf(pose->y - half_h);
    return gfx_rect(left, top, ceilf(pose->x + half_w) - left, ceilf(pose->y + half_h) - top);
}

static Walk walk_of(const SDL_Surface *picture, const CutoutPose *pose) {
    const float turn = pose->degrees * PI_F / 180, scale = fmaxf(pose->scale, 0.01f);
    const float c = cosf(turn) / scale, s = -sinf(turn) / scale;
    return (Walk){.dx = (int)lroundf(c * ONE),
                  .dy = (int)lroundf(s * ONE),
                  .x = (float)picture->w / 2 - c * pose->x + s * pose->y,
                  .y = (float)picture->h / 2 - s * pose->x - c * pose->y,
                  .per_x = c,
                  .per_y = s};
}

static uint32_t added(uint32_t to, uint32_t from, uint32_t opacity) {
    uint32_t sum = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        const uint32_t channel = (to >> shift & 255) + ((from >> shift & 255) * opacity >> 8);
        sum = sum << 8 | (channel < 255 ? channel : 255);
    }
    return sum;
}

// Narrows `from` to `to` - 1, numbers of pixels in a row, to those where start + step * pixel is within low
// to high.
static void narrow(float start, float step, float low, float high, int *from, int *to) {
    if (fabsf(step) < 1e-6f) {
        if (start < low || start > high)
            *to = *from;
        return;
    }
    float first = (low - start) / step, last = (high - start) / step;
    if (first > last) {
        const float swapped = first;
        first = last;
        last = swapped;
    }
    *from = SDL_max(*from, (int)floorf(fmaxf(first, -1e6f)));
    *to = SDL_min(*to, (int)ceilf(fminf(last, 1e6f)) + 1);
}

// Goes over the pixels of `seen` in the window that the picture covers; `target` begins at `origin`.
// Positions are counted from `left`, the pose's own edge, so that a part drawn alone has the same pixels as
// the whole. opacity: 0 to 256.
static void walk_over(SDL_Surface *target, SDL_Rect seen, int left, SDL_Point origin, const Sampler *from,
                      const Walk *walk, Mode mode, uint32_t opacity) {
    SDL_Rect part;
    SDL_GetClipRect(from->picture, &part);
    for (int y = seen.y; y < seen.y + seen.h; y++) {
        const float cx = (float)left + 0.5f, cy = (float)y + 0.5f;
        const float fx = walk->x + walk->per_x * cx - walk->per_y * cy - 0.5f,
                    fy = walk->y + walk->per_y * cx + walk->per_x * cy - 0.5f;
        int first = seen.x - left, end = first + seen.w;
        narrow(fx, walk->per_x, (float)part.x - 1, (float)(part.x + part.w), &first, &end);
        narrow(fy, walk->per_y, (float)part.y - 1, (float)(part.y + part.h), &first, &end);
        if (first >= end) // nothing of this row, and how far it lies beyond may be more than an int holds
            continue;
        uint32_t *row = row_of(target, y - origin.y) + (left - origin.x);
        int px = (int)lroundf(fx * ONE) + walk->dx * first, py = (int)lroundf(fy * ONE) + walk->dy * first;
        for (int x = first; x < end; x++, px += walk->dx, py += walk->dy) {
#ifdef __SSE2__
            const int next = walk_inside(row, x, end, from, px, py, walk, mode, opacity);
            px += walk->dx * (next - x), py += walk->dy * (next - x), x = next;
            if (x >= end)
                break;
#endif
            const uint32_t pixel = sample(from, px, py);
            if (mode == MODE_COPY)
                row[x] = pixel;
            else if (pixel != 0)
                row[x] = mode == MODE_OVER ? over(row[x], pixel, opacity) : added(row[x], pixel, opacity);
        }
    }
}

static Sampler sampler_of(SDL_Surface *picture, const CutoutPose *pose) {
    return (Sampler){picture, (uint32_t)lroundf(fminf(fmaxf(pose->light, 0), 4) * 256)};
}

static SDL_Rect box_pixels(GfxRect box) {
    return (SDL_Rect){(int)box.x, (int)box.y, (int)box.w, (int)box.h};
}

// The part of the window the pose is seen in; false: none.
static bool is_seen(const Gfx *gfx, int w, int h, const CutoutPose *pose, SDL_Rect *box, SDL_Rect *seen) {
    const SDL_Rect clip = clip_now(gfx);
    if (gfx->target == NULL || gfx_is_dry(gfx) || gfx->opacity[gfx->opacities - 1] < 1.0f / 255)
        return false;
    *box = box_pixels(gfx_cutout_box(w, h, pose));
    return SDL_IntersectRect(box, &clip, seen);
}

static uint32_t opacity_of(const Gfx *gfx) {
    return (uint32_t)lroundf(gfx->opacity[gfx->opacities - 1] * 256);
}

static void draw(Gfx *gfx, SDL_Surface *picture, const CutoutPose *pose, Mode mode) {
    SDL_Rect box, seen;
    if (picture == NULL || !is_seen(gfx, picture->w, picture->h, pose, &box, &seen))
        return;
    const Sampler from = sampler_of(picture, pose);
    const Walk walk = walk_of(picture, pose);
    walk_over(gfx->target, seen, box.x, (SDL_Point){0, 0}, &from, &walk, mode, opacity_of(gfx));
}

void gfx_cutout(Gfx *gfx, SDL_Surface *picture, const CutoutPose *pose) {
    draw(gfx, picture, pose, MODE_OVER);
}

void gfx_cutout_light(Gfx *gfx, SDL_Surface *picture, const CutoutPose *pose) {
    draw(gfx, picture, pose, MODE_ADD);
}

// ---- poses that stay

static SDL_Surface *painted(SDL_Surface *picture, const CutoutPose *pose, SDL_Rect box) {
    SDL_Surface *kept = SDL_CreateRGBSurfaceWithFormat(0, box.w, box.h, 32, SDL_PIXELFORMAT_ARGB8888);
    const Sampler from = sampler_of(picture, pose);
    const Walk walk = walk_of(picture, pose);
    if (kept != NULL)
        walk_over(kept, box, box.x, (SDL_Point){box.x, box.y}, &from, &walk, MODE_COPY, 256);
    return kept;
}

static GfxKey key_of(const char *name, const CutoutPose *pose) {
    GfxKey key = gfx_key("cutout");
    gfx_key_text(&key, name);
    gfx_key_number(&key, pose->x - floorf(pose->x)); // elsewhere it looks the same
    gfx_key_number(&key, pose->y - floorf(pose->y));
    gfx_key_number(&key, pose->scale);
    gfx_key_number(&key, pose->degrees);
    gfx_key_number(&key, pose->light);
    return key;
}

static void put_over(Gfx *gfx, SDL_Surface *kept, SDL_Rect seen, SDL_Point at) {
    const unsigned opacity = (unsigned)lroundf(gfx->opacity[gfx->opacities - 1] * 255);
    for (int y = 0; y < seen.h; y++)
        over_row(row_of(gfx->target, seen.y + y) + seen.x, row_of(kept, seen.y + y - at.y) + (seen.x - at.x),
                 seen.w, opacity);
}

static void put_kept(Gfx *gfx, SDL_Surface *kept, SDL_Rect box, SDL_Rect seen, Mode mode) {
    if (kept != NULL && mode == MODE_ADD)
        gfx_light(gfx, kept, box.x, box.y);
    else if (kept != NULL)
        put_over(gfx, kept, seen, (SDL_Point){box.x, box.y});
}

static void draw_kept(Gfx *gfx, const char *name, SDL_Surface *picture, const CutoutPose *pose, Mode mode) {
    SDL_Rect box, seen;
    GfxSprite sprite;
    if (picture == NULL || !is_seen(gfx, picture->w, picture->h, pose, &box, &seen))
        return;
    const GfxKey key = key_of(name, pose);
    if (!gfx_cache_find(gfx, key, &sprite))
        sprite = gfx_cache_put(gfx, key, (GfxSprite){painted(picture, pose, box), 0, 0});
    put_kept(gfx, sprite.surface, box, seen, mode);
}

static bool draw_again(Gfx *gfx, const char *name, int w, int h, const CutoutPose *pose, Mode mode) {
    SDL_Rect box, seen;
    GfxSprite sprite;
    if (!is_seen(gfx, w, h, pose, &box, &seen))
        return true; // nothing of it is to be drawn
    if (!gfx_cache_find(gfx, key_of(name, pose), &sprite))
        return false;
    put_kept(gfx, sprite.surface, box, seen, mode);
    return true;
}

bool gfx_cutout_again(Gfx *gfx, const char *name, int w, int h, const CutoutPose *pose) {
    return draw_again(gfx, name, w, h, pose, MODE_OVER);
}

bool gfx_cutout_light_again(Gfx *gfx, const char *name, int w, int h, const CutoutPose *pose) {
    return draw_again(gfx, name, w, h, pose, MODE_ADD);
}

void gfx_cutout_kept(Gfx *gfx, const char *name, SDL_Surface *picture, const CutoutPose *pose) {
    draw_kept(gfx, name, picture, pose, MODE_OVER);
}

void gfx_cutout_light_kept(Gfx *gfx, const char *name, SDL_Surface *picture, const CutoutPose *pose) {
    draw_kept(gfx, name, picture, pose, MODE_ADD);
}
