// SPDX-License-Identifier: MIT
// Chips: a dark plate with a border in the colour of what it counts, an icon and a number.
#include "app/art/chip.h"

#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define GROUND 0xDB060B14u
#define MINUS "\xE2\x88\x92"
#define GAP 0.18F          // between chips, as a fraction of their height
#define HEIGHT_LEAST 14.0F // pixels

// Fractions of the height.
#define SIGN 0.6F
#define ALSO 0.54F  // each further icon
#define STROKE 0.2F // between icons that are a choice
#define EDGE 0.2F   // margin before the icon and behind the number

void chip_text(char *out, size_t size, const Chip *chip) {
    if (chip->effect && chip->value == 0) {
        out[0] = '\0';
        return;
    }
    const char *sign = chip->value < 0 ? MINUS : chip->plus && chip->value > 0 ? "+" : "";
    snprintf(out, size, "%s%d", sign, abs(chip->value));
}

static GfxStyle style_of(const Chip *chip, float height) {
    return gfx_style(GFX_FONT_DISPLAY_BOLD, height * 0.66F, chip->ink != 0 ? chip->ink : COLOR_WHITE);
}

// The shortfall behind the number: "-1".
static GfxStyle missing_style(float height) {
    return gfx_style(GFX_FONT_DISPLAY_BOLD, height * 0.54F, COLOR_MISSING);
}

static float missing_width(Gfx *gfx, const Chip *chip, float height, char out[16]) {
    if (chip->missing <= 0)
        return 0;
    snprintf(out, 16, MINUS "%d", chip->missing);
    const GfxStyle style = missing_style(height);
    return gfx_text_width(gfx, &style, out) + 0.4F * height;
}

static int count_also(const Chip *chip) {
    int count = 0;
    while (chip->sign != NULL && count < CHIP_ALSO && chip->also[count] != NULL)
        count++;
    return count;
}

static float stroke_of(const Chip *chip) {
    return chip->either ? STROKE : 0;
}

// The stroke before icon `also` number `at`.
static void draw_stroke(Gfx *gfx, const Chip *chip, int at, float x, float y, float height) {
    if (!chip->either || (at == 0 && chip->color != COLOR_WHITE))
        return; // the first icon says when
    const float middle = x + STROKE * height / 2, lean = 0.06F * height;
    gfx_line(gfx, middle + lean, y + 0.28F * height, middle - lean, y + 0.72F * height, fmaxf(height / 18, 1),
             color_alpha(COLOR_WHITE, 0.6F));
}

static GfxStyle word_style(float height) {
    return gfx_style(GFX_FONT_TEXT_MEDIUM, height * 0.56F, COLOR_TEXT);
}

float chip_width(Gfx *gfx, const Chip *chip, float height) {
    char text[16], missing[16];
    const GfxStyle word = word_style(height);
    if (chip->word != NULL)
        return ceilf(gfx_text_width(gfx, &word, chip->word));
    chip_text(text, sizeof text, chip);
    const GfxStyle style = style_of(chip, height);
    const float signs = SIGN + 0.1F + (ALSO + stroke_of(chip)) * (float)count_also(chip);
    const float sign = chip->sign != NULL ? signs * height : 0, tick = chip->tick ? SIGN * height : 0;
    return ceilf(gfx_text_width(gfx, &style, text) + sign + tick + missing_width(gfx, chip, height, missing) +
                 2 * EDGE * height);
}

void chip_draw(Gfx *gfx, const Chip *chip, float x, float y, float height) {
    char text[16];
    const GfxStyle word = word_style(height);
    if (chip->word != NULL) {
        gfx_text(gfx, &word, gfx_rect(x, y, 0, height), chip->word);
        return;
    }
    chip_text(text, sizeof text, chip);
    const GfxRect box = {x, y, chip_width(gfx, chip, height), height};
    const GfxPaint ground = paint_solid(GROUND);
    const float sign = roundf(SIGN * height), top = y + roundf((height - sign) / 2);
    const Color edge = chip->tick ? COLOR_POSITIVE : chip->color,
                also = chip->effect ? COLOR_WHITE : chip->color;
    gfx_panel(gfx, box, roundf(height * 0.26F), &ground, chip->effect ? 0 : fmaxf(height / 20, 1),
              color_alpha(edge, 0.67F));
    float left = x + EDGE * height;
    if (chip->sign != NULL) {
        gfx_icon_color(gfx, chip->sign, roundf(left), top, sign, chip->color);
        left += SIGN * height;
    }
    for (int i = 0; i < count_also(chip); i++) {
        draw_stroke(gfx, chip, i, left, y, height);
        left += stroke_of(chip) * height;
        gfx_icon_color(gfx, chip->also[i], roundf(left), top, sign, also);
        left += ALSO * height;
    }
    left += chip->sign != NULL ? 0.1F * height : 0;
    const GfxStyle style = style_of(chip, height);
    left += gfx_text(gfx, &style, gfx_rect(left, y, 0, height), text);
    char missing[16];
    if (missing_width(gfx, chip, height, missing) > 0) {
        const GfxStyle less = missing_style(height);
        gfx_text(gfx, &less, gfx_rect(left + 0.4F * height, y, 0, height), missing);
    }
    if (chip->tick)
        gfx_icon_color(gfx, "icons/phosphor/check.svg", roundf(left), top, sign, COLOR_POSITIVE);
}

float chips_width(Gfx *gfx, const Chip *chips, int count, float height) {
    float wide = 0;
    for (int i = 0; i < count; i++)
        wide += chip_width(gfx, &chips[i], height) + (i > 0 ? roundf(GAP * height) : 0);
    return wide;
}

#define CHIPS_MOST 12

// Drops the last ones that don't fit; of effects something is left in their place. Returns how many of
// `chips` are left.
static int drop_last(Gfx *gfx, Chip chips[CHIPS_MOST + 1], int count, GfxRect room) {
    const bool effects = count > 0 && chips[0].effect;
    int left = count;
    while (left > 0 && chips_width(gfx, chips, left, room.h) > room.w) {
        left--;
        if (effects && left > 0 && chips[left].word == NULL)
            chips[left] = (Chip){.effect = true, .word = CHIP_MORE};
        if (effects && left > 0 && chips_width(gfx, chips, left + 1, room.h) <= room.w)
            return left + 1;
    }
    return left;
}

// Shrinks first, then drops ticks and shortfalls, then the last chips.
float chips_draw(Gfx *gfx, const Chip *chips, int count, GfxRect given, bool to_right) {
    GfxRect room = given;
    Chip plain[CHIPS_MOST + 1];
    while (room.h > HEIGHT_LEAST && chips_width(gfx, chips, count, room.h) > room.w)
        room.h = fmaxf(room.h - 1, HEIGHT_LEAST);
    room.y += roundf((given.h - room.h) / 2);
    if (chips_width(gfx, chips, count, room.h) > room.w) {
        count = count < CHIPS_MOST ? count : CHIPS_MOST;
        for (int i = 0; i < count; i++) {
            plain[i] = chips[i];
            plain[i].missing = 0;
            plain[i].tick = false;
        }
        chips = plain;
        count = drop_last(gfx, plain, count, room);
    }
    const float wide = chips_width(gfx, chips, count, room.h);
    float x = to_right ? room.x + room.w - wide : room.x;
    for (int i = 0; i < count; i++) {
        chip_draw(gfx, &chips[i], x, room.y, room.h);
        x += chip_width(gfx, &chips[i], room.h) + roundf(GAP * room.h);
    }
    return wide;
}
