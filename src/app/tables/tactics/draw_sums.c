// SPDX-License-Identifier: MIT
// Draws the strip of a row's sums, a chip each. Chips are equally wide if that is enough for all; if they
// lack room, their contents shrink, and are left out in the end.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/sums.h"

#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define GAP 4.0F // between chips, logical

// How much detail the chips show, from everything to the least.
typedef enum SumsDetail {
    DETAIL_WORDS, // the reason in words
    DETAIL_LARGE, // icons
    DETAIL_SMALL,
    DETAIL_NO_MARGIN,
    DETAIL_LEAST, // the sums, and who leads
    DETAILS
} SumsDetail;

// Logical sizes of a chip's contents.
typedef struct SumsSizes {
    float pad, gap, emblem, number, before, arrow, back, sign, margin;
} SumsSizes;

static const SumsSizes large = {.pad = 8,
                                .gap = 6,
                                .emblem = 18,
                                .number = 21,
                                .before = 17,
                                .arrow = 12,
                                .back = 18,
                                .sign = 15,
                                .margin = 16};
static const SumsSizes small = {.pad = 4,
                                .gap = 3,
                                .emblem = 15,
                                .number = 18,
                                .before = 16,
                                .arrow = 9,
                                .back = 16,
                                .sign = 13,
                                .margin = 15};

static const SumsSizes least = {.pad = 3,
                                .gap = 2,
                                .emblem = 14,
                                .number = 18,
                                .before = 16,
                                .arrow = 8,
                                .back = 16,
                                .sign = 11,
                                .margin = 15};

static const SumsSizes *sizes_of(SumsDetail detail) {
    return detail == DETAIL_LEAST ? &least : detail <= DETAIL_LARGE ? &large : &small;
}

// ---- what stands where

// Why the crown is not at the higher number.
static const char *reason_sign(WinBy by, SumsDetail detail) {
    if (detail == DETAIL_LEAST)
        return NULL;
    return by == WIN_TIE ? "glyphs/nearest.svg" : by == WIN_GALAXY ? "glyphs/together.svg" : NULL;
}

static bool says_tied(const RowSum *sum, SumsDetail detail) {
    return sum->tied && !(sum->leads && detail == DETAIL_LEAST);
}

static bool still_leads(const CardTable *table, int row, const RowSums *sums) {
    const Seat leader = seen(table)->row[row].leader;
    for (int i = 0; i < sums->count; i++)
        if (sums->sum[i].leads)
            return leader == sums->sum[i].seat || (leader != SEAT_NONE && leader == sums->sum[i].ally);
    return false;
}

static void reason_text(const App *app, const CardTable *table, int row, const RowSums *sums, char *out,
                        size_t size) {
    out[0] = 0;
    if (sums->by == WIN_TIE)
        text_copy(out, size, ui_word(app, UI_TABLE_NEAREST));
    else if (sums->by == WIN_GALAXY && seen(table)->row[row].leader_by == WIN_GALAXY &&
             still_leads(table, row, sums)) // for another leader no names are looked up
        tactics_explain_lead_text(app, table, row, out, size);
}

static float text_width(const App *app, GfxFont font, float size, const char *text) {
    const GfxStyle style = widget_style(app, font, size, COLOR_WHITE, GFX_LEFT);
    return gfx_text_width(app->gfx, &style, text);
}

static float number_width(const App *app, float size, int eighths) {
    char text[16];
    tactics_format_power(app, text, (float)eighths / 8);
    return text_width(app, GFX_FONT_DISPLAY_BOLD, size, text);
}

static void margin_text(const App *app, int eighths, char out[16]) {
    char number[16];
    tactics_format_power(app, number, (float)eighths / 8);
    snprintf(out, 16, "+%.13s", number);
}

// The width a chip needs, in window pixels.
static float need_of(const App *app, const CardTable *table, const RowSums *sums, const RowSum *sum,
                     SumsDetail detail, const char *reason) {
    const SumsSizes *at = sizes_of(detail);
    const float gap = lpx(table, at->gap), sign = lpx(table, at->sign) + gap;
    char margin[16];
    float need =
        2 * lpx(table, at->pad) + lpx(table, at->emblem) + gap + number_width(app, at->number, sum->then);
    if (sum->ally != SEAT_NONE)
        need += lpx(table, at->emblem) + gap;
    if (sum->now != sum->then)
        need += number_width(app, at->before, sum->now) + lpx(table, at->arrow);
    if (sum->down > 0 && detail != DETAIL_LEAST)
        need += lpx(table, at->back) + gap;
    need += sign * (float)(sum->leads + says_tied(sum, detail));
    if (sum->leads && reason_sign(sums->by, detail) != NULL)
        need += detail == DETAIL_WORDS ? text_width(app, GFX_FONT_DISPLAY, at->margin, reason) + gap : sign;
    margin_text(app, sum->margin, margin);
    if (sum->margin > 0 && detail < DETAIL_NO_MARGIN)
        need += text_width(app, GFX_FONT_DISPLAY_BOLD, at->margin, margin) + gap;
    return ceilf(need);
}

typedef struct SumsLayout {
    SumsDetail detail;
    GfxRect chip[TACTICS_SEATS];
    char reason[80];
} SumsLayout;

// Chips that need more than their share take it from the others.
static bool share_out(const float *need, int count, float room, float *w) {
    float total = 0, wanting = 0, spare = 0;
    const float share = room / (float)count;
    for (int i = 0; i < count; i++) {
        total += need[i];
        wanting += fmaxf(need[i] - share, 0);
        spare += fmaxf(share - need[i], 0);
    }
    for (int i = 0; i < count; i++)
        w[i] = total > room       ? need[i] * room / total
               : need[i] >= share ? need[i]
                                  : share - (spare > 0 ? (share - need[i]) * wanting / spare : 0);
    return total <= room;
}

// With four chips small sizes are always used, so that the rows look alike.
static SumsDetail first_detail(const RowSums *sums, const char *reason) {
    return sums->count > 3 ? DETAIL_SMALL : reason[0] != 0 ? DETAIL_WORDS : DETAIL_LARGE;
}

static void lay_sums(const App *app, const CardTable *table, int row, const RowSums *sums, SumsLayout *out) {
    const GfxRect box = gfx_inset(own(table)->layout.column[row].score, lpx(table, GAP));
    const float gap = lpx(table, GAP), room = box.w - gap * (float)(sums->count - 1);
    float need[TACTICS_SEATS] = {0}, w[TACTICS_SEATS] = {0}, x = box.x;
    reason_text(app, table, row, sums, out->reason, sizeof out->reason);
    for (SumsDetail detail = first_detail(sums, out->reason); detail < DETAILS; detail++) {
        out->detail = detail;
        for (int i = 0; i < sums->count; i++)
            need[i] = need_of(app, table, sums, &sums->sum[i], out->detail, out->reason);
        if (share_out(need, sums->count, room, w))
            break;
    }
    for (int i = 0; i < sums->count; i++) {
        out->chip[i] = gfx_rect(roundf(x), box.y, roundf(x + w[i]) - roundf(x), box.h);
        x += w[i] + gap;
    }
}

GfxRect tactics_sums_chip(const App *app, const CardTable *table, int row, Seat seat) {
    RowSums sums;
    SumsLayout layout;
    tactics_row_sums(table, row, NULL, &sums);
    lay_sums(app, table, row, &sums, &layout);
    for (int i = 0; i < sums.count; i++)
        if (sums.sum[i].seat == seat || sums.sum[i].ally == seat)
            return layout.chip[i];
    return (GfxRect){0};
}

// ---- drawing

// A chip being drawn: its free room, and its colours.
typedef struct SumsChip {
    App *app;
    const CardTable *table;
    const SumsSizes *at;
    float left, right; // free from, to
    GfxRect rect;
    Color ink;
} SumsChip;

static void draw_right(SumsChip *chip, const char *icon) {
    const float size = lpx(chip->table, chip->at->sign);
    chip->right -= size;
    icon_at(chip->app, icon, chip->right, chip->rect.y + (chip->rect.h - size) / 2, size, chip->ink);
    chip->right -= lpx(chip->table, chip->at->gap);
}

static void draw_right_text(SumsChip *chip, GfxFont font, const char *text) {
    const float w = text_width(chip->app, font, chip->at->margin, text);
    chip->right -= w;
    words_at(chip->app, gfx_rect(chip->right, chip->rect.y, w + 1, chip->rect.h), font, chip->at->margin,
             chip->ink, GFX_LEFT, text);
    chip->right -= lpx(chip->table, chip->at->gap);
}

static void draw_emblem(SumsChip *chip, Seat seat, Color color) {
    const float size = lpx(chip->table, chip->at->emblem);
    emblem_at(chip->app, seat_palette(chip->app, seat), chip->left, chip->rect.y + (chip->rect.h - size) / 2,
              size, color);
    chip->left += size + lpx(chip->table, chip->at->gap);
}

// `grown`: as it changes, 1 or more; what is beside it keeps its place.
static void draw_number(SumsChip *chip, float size, float power, float grown) {
    char text[16];
    tactics_format_power(chip->app, text, power);
    const GfxStyle style =
        widget_style(chip->app, GFX_FONT_DISPLAY_BOLD, roundf(size * grown), chip->ink, GFX_LEFT);
    const float width = gfx_text_fit(
        chip->app->gfx, &style, 12,
        gfx_rect(chip->left, chip->rect.y, fmaxf(chip->right - chip->left, 1), chip->rect.h), text);
    chip->left += width / grown;
}

// While it counts up, only whole points; fractions for the result.
static float power_shown(const CardTable *table, int row, const RowSum *sum) {
    const float *power = own(table)->power[row];
    const float shown = power[sum->seat] + (sum->ally != SEAT_NONE ? power[sum->ally] : 0);
    return fabsf(shown - (float)sum->now / 8) > 0.02F ? roundf(shown) : shown;
}

#define GROWS 0.36F

// Fast at first, then it springs back, a little too far.
static float grown(const CardTable *table, int row, const RowSum *sum) {
    const float *bounce = own(table)->bounce[row];
    const float part =
        sum->ally != SEAT_NONE ? fminf(bounce[sum->seat], bounce[sum->ally]) : bounce[sum->seat];
    return part <= 0 || part >= 1 ? 1 : 1 + GROWS * sinf(part * 1.25F * 3.14159265F) * (1 - part * part);
}

static void draw_numbers(SumsChip *chip, int row, const RowSum *sum) {
    const CardTable *table = chip->table;
    if (sum->now != sum->then) {
        const float arrow = lpx(table, chip->at->arrow);
        draw_number(chip, chip->at->before, (float)sum->now / 8, 1);
        icon_at(chip->app, "icons/phosphor/caret-right.svg", chip->left,
                chip->rect.y + (chip->rect.h - arrow) / 2, arrow, chip->ink);
        chip->left += arrow;
        draw_number(chip, chip->at->number, (float)sum->then / 8, 1);
    } else {
        draw_number(chip, chip->at->number, power_shown(table, row, sum), grown(table, row, sum));
    }
    chip->left += lpx(table, chip->at->gap);
}

// At the right: who leads, whether by the tie-break or by cards, and by how much.
static void draw_lead(SumsChip *chip, const RowSums *sums, const RowSum *sum, const SumsLayout *layout) {
    char margin[16];
    if (sum->leads)
        draw_right(chip, "glyphs/crown.svg");
    if (sum->leads && reason_sign(sums->by, layout->detail) != NULL) {
        if (layout->detail == DETAIL_WORDS)
            draw_right_text(chip, GFX_FONT_DISPLAY, layout->reason);
        else
            draw_right(chip, reason_sign(sums->by, layout->detail));
    }
    if (says_tied(sum, layout->detail))
        draw_right(chip, "glyphs/tie.svg");
    margin_text(chip->app, sum->margin, margin);
    if (sum->margin > 0 && layout->detail < DETAIL_NO_MARGIN)
        draw_right_text(chip, GFX_FONT_DISPLAY_BOLD, margin);
}

// Flashes when the lead has changed.
static void draw_flash(App *app, const CardTable *table, GfxRect chip, float part) {
    const float strength = ease_there_and_back(part);
    if (strength <= 0)
        return;
    const GfxPaint white = paint_solid(COLOR_WHITE);
    gfx_opacity_push(app->gfx, 0.7F * strength);
    gfx_round(app->gfx, chip, lpx(table, 6), &white);
    gfx_opacity_pop(app->gfx);
}

static void draw_chip(App *app, const CardTable *table, int row, const RowSums *sums, int index,
                      const SumsLayout *layout) {
    const RowSum *sum = &sums->sum[index];
    const FactionColors *colors = palette_faction(seat_palette(app, sum->seat));
    const GfxRect rect = layout->chip[index];
    const GfxPaint fill = paint_solid(sum->leads ? colors->main : sum->tied ? colors->dark : 0x09FFFFFFu);
    const bool lit = sum->leads || sum->tied;
    SumsChip chip = {.app = app,
                     .table = table,
                     .at = sizes_of(layout->detail),
                     .rect = rect,
                     .ink = sum->leads  ? colors->ink
                            : sum->tied ? COLOR_WHITE
                                        : COLOR_HEADING};
    chip.left = rect.x + lpx(table, chip.at->pad);
    chip.right = rect.x + rect.w - lpx(table, chip.at->pad);
    gfx_panel(app->gfx, rect, lpx(table, 6), &fill, fmaxf(1, lpx(table, 1)),
              lit ? colors->main : color_alpha(colors->main, 0.33F));
    draw_emblem(&chip, sum->seat, lit ? chip.ink : colors->main);
    if (sum->ally != SEAT_NONE)
        draw_emblem(&chip, sum->ally, lit ? chip.ink : palette_faction(seat_palette(app, sum->ally))->main);
    draw_lead(&chip, sums, sum, layout);
    draw_numbers(&chip, row, sum);
    if (sum->down > 0 && layout->detail != DETAIL_LEAST)
        chip.left += tactics_draw_backs(app, table, sum->seat, sum->down,
                                        gfx_rect(chip.left, rect.y, lpx(table, chip.at->back), rect.h)) +
                     lpx(table, chip.at->gap);
    draw_flash(app, table, rect, own(table)->flash[row][sum->seat]);
    if (sum->ally != SEAT_NONE)
        draw_flash(app, table, rect, own(table)->flash[row][sum->ally]);
}

void tactics_draw_sums(App *app, const CardTable *table, int row) {
    const GfxRect box = own(table)->layout.column[row].score;
    if (!gfx_is_visible(app->gfx, box))
        return;
    Forecast cast;
    RowSums sums;
    SumsLayout layout;
    tactics_row_sums(table, row, tactics_forecast_held(app, table, &cast) ? &cast : NULL, &sums);
    lay_sums(app, table, row, &sums, &layout);
    const GfxPaint fill = paint_solid(0xE6080E19u);
    gfx_panel(app->gfx, box, lpx(table, 9), &fill, fmaxf(1, lpx(table, sums.foretold ? 2 : 1)),
              sums.foretold ? COLOR_ICE : COLOR_LINE);
    for (int i = 0; i < sums.count; i++)
        draw_chip(app, table, row, &sums, i, &layout);
}
