// SPDX-License-Identifier: MIT
// A portrait is a stack of flat pieces (assets/busts), each drawn in a square of 200 units and tinted here.
#include "app/art/bust.h"

#include "gfx/gfx.h"
#include "gfx/image.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define UNITS 200.0f // side length of the square the pieces are drawn in
#define SEEN 160.0f  // visible width …
#define LEFT 20.0f   // … starting here
#define TOP 4.0f

// The parsed words.
typedef struct Bust {
    char hair[16];
    bool ears, beard;
    Color skin, shade, hair_color, cloth[2];
} Bust;

typedef struct Painter {
    Gfx *gfx;
    Canvas *canvas;
    float x, y, size; // position and side length of the square
} Painter;

static bool has_word(const char *words, const char *word) {
    const size_t length = strlen(word);
    for (const char *at = words; at != NULL && *at != '\0';) {
        const char *comma = strchr(at, ',');
        if (strncmp(at, word, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
        at = comma != NULL ? comma + 1 : NULL;
    }
    return false;
}

static Color hair_of(const char *words, const FactionColors *colors) {
    if (has_word(words, "light"))
        return color_mix(colors->light, 0xFFFFE2A8u, 0.55f);
    if (has_word(words, "grey"))
        return color_mix(colors->light, 0xFF9AA6B8u, 0.75f);
    if (has_word(words, "rust"))
        return color_mix(colors->dark, 0xFF9C4A22u, 0.65f);
    if (has_word(words, "dark"))
        return color_mix(colors->deep, COLOR_BLACK, 0.55f);
    return color_mix(colors->deep, 0xFF05080Fu, 0.2f);
}

static Color skin_of(const char *words, const FactionColors *colors) {
    if (has_word(words, "pale"))
        return color_mix(colors->light, COLOR_WHITE, 0.45f);
    if (has_word(words, "brown"))
        return color_mix(colors->main, colors->deep, 0.38f);
    return color_mix(colors->light, colors->main, has_word(words, "tan") ? 0.6f : 0.25f);
}

static void clothe(const char *words, const FactionColors *colors, Color cloth[2]) {
    static const struct {
        const char *word;
        Color color;
    } tones[] = {{"gold", 0xFFD9A63Cu}, {"red", 0xFFC23B38u}, {"blue", 0xFF3C86D6u}};
    cloth[0] = color_mix(colors->main, COLOR_WHITE, 0.12f);
    cloth[1] = color_mix(colors->dark, colors->deep, 0.35f);
    for (size_t i = 0; i < sizeof tones / sizeof tones[0]; i++)
        if (has_word(words, tones[i].word)) {
            cloth[0] = color_mix(colors->main, tones[i].color, 0.72f);
            cloth[1] = color_mix(color_mix(colors->dark, tones[i].color, 0.4f), colors->deep, 0.4f);
        }
}

static Bust bust_of(const char *words, const FactionColors *colors) {
    Bust bust = {.ears = has_word(words, "ears"), .beard = has_word(words, "beard")};
    snprintf(bust.hair, sizeof bust.hair, "%.*s", (int)strcspn(words, ","), words);
    bust.skin = skin_of(words, colors);
    bust.shade = color_mix(bust.skin, colors->deep, 0.55f);
    bust.hair_color = hair_of(words, colors);
    clothe(words, colors, bust.cloth);
    return bust;
}

// ---- pieces

static void piece(const Painter *painter, const char *name, const GfxPaint *paint) {
    char path[64];
    snprintf(path, sizeof path, "busts/%s.svg", name);
    SDL_Surface *shape = gfx_load_icon(painter->gfx, path, (int)lroundf(painter->size));
    if (shape == NULL)
        return;
    canvas_blit_shape(painter->canvas, shape, (int)lroundf(painter->x), (int)lroundf(painter->y), paint);
    SDL_FreeSurface(shape);
}

static void flat(const Painter *painter, const char *name, Color color) {
    const GfxPaint paint = paint_solid(color);
    piece(painter, name, &paint);
}

static void glow(const Painter *painter, const char *name, Color color) {
    char path[64];
    snprintf(path, sizeof path, "busts/%s.svg", name);
    SDL_Surface *shape = gfx_load_icon(painter->gfx, path, (int)lroundf(painter->size));
    if (shape == NULL)
        return;
    canvas_blit_blurred(painter->canvas, shape, (int)lroundf(painter->x), (int)lroundf(painter->y),
                        painter->size * 0.03f, color);
    SDL_FreeSurface(shape);
}

static void put_body(const Painter *painter, const Bust *bust, const FactionColors *colors) {
    const GfxPaint cloth = paint_two(135, bust->cloth[0], bust->cloth[1]);
    piece(painter, "body", &cloth);
    flat(painter, "neck", bust->shade);
    flat(painter, "collar", color_mix(colors->deep, COLOR_BLACK, 0.2f));
}

static void put_head(const Painter *painter, const Bust *bust) {
    if (bust->ears)
        flat(painter, "ears-pointed", bust->skin);
    else {
        flat(painter, "ears-left", bust->skin);
        flat(painter, "ears-right", bust->shade);
    }
    flat(painter, "head", bust->skin);
    flat(painter, "head-shade", color_alpha(bust->shade, 0.75f));
    if (strcmp(bust->hair, "ridge") == 0)
        flat(painter, "brow", color_alpha(bust->shade, 0.8f));
    if (bust->beard)
        flat(painter, "beard", bust->hair_color);
}

void bust_put(Gfx *gfx, Canvas *canvas, const char *words, const FactionColors *colors, GfxRect box) {
    const Bust bust = bust_of(words, colors);
    const float unit = box.w / SEEN;
    const Painter painter = {gfx, canvas, box.x - LEFT * unit, box.y - TOP * unit, UNITS * unit};
    char hair[32];
    snprintf(hair, sizeof hair, "hair-%s", bust.hair);
    const bool behind = strcmp(bust.hair, "long") == 0 || strcmp(bust.hair, "ridge") == 0,
               bald = strcmp(bust.hair, "bald") == 0;
    glow(&painter, "body", color_alpha(colors->main, 0.55f));
    glow(&painter, "head", color_alpha(colors->main, 0.55f));
    if (behind)
        flat(&painter, hair, bust.hair_color);
    put_body(&painter, &bust, colors);
    put_head(&painter, &bust);
    if (strcmp(bust.hair, "long") == 0)
        flat(&painter, "hair-long-front", bust.hair_color);
    else if (!behind && !bald)
        flat(&painter, hair, bust.hair_color);
    if (bald)
        flat(&painter, "rim", color_alpha(COLOR_WHITE, 0.8f));
    flat(&painter, "shoulder", color_alpha(colors->light, 0.8f));
    flat(&painter, "badge", colors->light);
}
