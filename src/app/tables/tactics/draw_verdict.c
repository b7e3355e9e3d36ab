// SPDX-License-Identifier: MIT
// What stands large on the stage of a scoring for a moment: the card that is being counted, before the last
// of each side a held breath; "=" where two have as much; and the winner's emblem, stamped on the painting
// behind all that is to be read.
#include "app/kit/stage_view.h"
#include "app/tables/tactics/draw.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <stdio.h>

#define GROWS 1.16F // the card, while it is counted
#define RISES 34.0F // units of the stage
#define SLAMS 20.0F
#define AMOUNT 46.0F
#define EQUALS 104.0F
#define EMBLEM 340.0F // nearly as high as the stage: what stands before it covers little of it
#define EMBLEM_Y 0.43F
#define PAINT 0.9F // its opacity: numbers are read before it
#define SHAKE 7.0F
#define DUST 0xFFB8A890u
#define PUFFS 16
#define LOSS 0xFFFF5A46u

// ---- the card that is counted

static const CardRef *card_of(const CardTable *table, int row, const ScoredStep *step) {
    const Zone *zone = &table->scene.zone[row];
    return step->part.from.at < zone->count ? &table->scene.sprite[zone->sprite[step->part.from.at]].now
                                            : NULL;
}

// What it adds falls on the sum; what it takes strikes it.
static void draw_amount(App *app, const StageFan *fan, const ScoredStep *step, GfxRect card, float part,
                        Color color) {
    const StageView *stage = fan->stage;
    const bool takes = step->part.amount < 0;
    const float fall = takes ? 1 : ease_in(fminf(1, part * 1.25F)), size = stage_px(stage, AMOUNT);
    const float from = card.y + card.h - size * 0.6F, y = from + (fan->sums - from) * fall;
    const float middle = card.x + card.w / 2, to = fan->room.x + fan->room.w / 2;
    const float w = size * 3, x = takes ? to : middle + (to - middle) * fall;
    char number[16], text[20];
    tactics_format_power(app, number, fabsf((float)step->part.amount) / 8);
    snprintf(text, sizeof text, "%s%s", takes ? "\u2212" : "+", number);
    const GfxRect place = gfx_rect(x - w / 2, y, w, size * 1.3F);
    GfxRect shade = place;
    shade.x += 2, shade.y += 2;
    gfx_opacity_push(app->gfx, fminf(1, (1 - part) * 4));
    if (takes)
        gfx_light_burst(app->gfx, x, y + size * 0.6F, size * 1.5F, LOSS, 7);
    words_fit(app, shade, GFX_FONT_DISPLAY_BOLD, 40, 18, 0xC0000000u, GFX_CENTRE, text);
    words_fit(app, place, GFX_FONT_DISPLAY_BOLD, 40, 18, takes ? LOSS : color, GFX_CENTRE, text);
    gfx_opacity_pop(app->gfx);
}

void tactics_draw_counted(App *app, const CardTable *table, const StageFan *fan, int row) {
    const StageView *stage = fan->stage;
    float part = 0;
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    const ScoredStep *held = tactics_scoring_held_step(table, row, step == NULL ? &part : &(float){0});
    const bool waits = step == NULL && held != NULL;
    if (step == NULL && held == NULL)
        return;
    const CardRef *card = card_of(table, row, waits ? held : step);
    const float natural = card_art_height(CARD_TABLE, 100) / 100;
    const GfxRect among = tactics_stage_card(table, fan, row, (waits ? held : step)->part.from.at);
    const float w = roundf(among.w * GROWS), top = among.y + among.h - w * natural, x = among.x + among.w / 2;
    if (card == NULL || among.w < 24)
        return;
    const bool last = waits || held != NULL;
    const Color color = palette_faction(seat_palette(app, (waits ? held : step)->seat))->light;
    const float off = waits  ? RISES * (1 - ease_out_cubic(part))
                      : last ? SLAMS * ease_there_and_back(fminf(1, part * 2.4F))
                             : 0;
    const float shake = !waits && step->part.amount < 0 ? 4 * sinf(part * 40) * (1 - part) : 0;
    CardPlace place = card_place(CARD_TABLE, roundf(x - w / 2 + stage_px(stage, shake)),
                                 roundf(top + stage_px(stage, off)), w);
    const GfxRect box = gfx_rect(place.x, place.y, w, roundf(w * natural));
    place.opacity = waits  ? fminf(1, part * 3)
                    : last ? fminf(1, (1 - part) * 5)
                           : fminf(1, fminf(part * 8, (1 - part) * 6));
    gfx_light_glow(app->gfx, box.x + w / 2, box.y + box.h / 2, w * (last ? 1.1F : 0.8F),
                   color_alpha(color, place.opacity * (waits ? 0.7F * part : 0.55F)));
    tactics_draw_view_card(app, table, card, &place);
    if (!waits)
        draw_amount(app, fan, step, box, part, color);
}

// ---- two have as much

void tactics_draw_equals(App *app, const CardTable *table, const StageView *stage, float x, float y) {
    const float tie = own(table)->scored.tie;
    if (tie <= 0)
        return;
    const float part = table->timeline.reduced ? 1 : fminf(1, tie * 1.6F);
    const float size = stage_px(stage, EQUALS * (2.2F - 1.2F * ease_out_back(part)));
    const float shrunk = size * (1 - 0.45F * fminf(1, own(table)->scored.crown));
    const Color shadow = color_alpha(COLOR_SPACE, 0.7F);
    gfx_opacity_push(app->gfx, fminf(1, tie * 4));
    gfx_light_glow(app->gfx, x, y, shrunk, color_alpha(COLOR_ICE, 0.5F));
    if (part < 1 && !table->timeline.reduced)
        gfx_light_ring(app->gfx, x, y, stage_px(stage, 40 + 90 * part), stage_px(stage, 9), COLOR_ICE);
    for (int bar = 0; bar < 2; bar++) {
        const GfxRect at = gfx_rect(roundf(x - shrunk / 2), roundf(y + shrunk * (bar == 0 ? -0.30F : 0.12F)),
                                    roundf(shrunk), roundf(shrunk * 0.18F));
        gfx_fill(app->gfx, gfx_inset(at, -stage_px(stage, 3)), shadow);
        gfx_fill(app->gfx, at, COLOR_WHITE);
    }
    gfx_opacity_pop(app->gfx);
}

// ---- the painting changes hands

// ms since the emblem has struck; negative before.
static float since_stamp(const CardTable *table) {
    return (own(table)->scored.stamp - SCORED_STAMPED) * SCORED_STAMP_MS;
}

float tactics_stamp_shake(const CardTable *table) {
    const float ms = since_stamp(table);
    return ms <= 0 || table->timeline.reduced || own(table)->scored.stamp >= 1
               ? 0
               : SHAKE * expf(-ms / 90) * cosf(ms * 0.15F);
}

static void draw_dust(App *app, const StageView *stage, float x, float y, float ms) {
    const float part = ms / (SCORED_STAMP_MS * (1 - SCORED_STAMPED)), out = ease_out_expo(fminf(1, part));
    if (ms <= 0 || part >= 1)
        return;
    gfx_opacity_push(app->gfx, 1 - part);
    gfx_light_ring(app->gfx, x, y, stage_px(stage, 80 + 150 * out), stage_px(stage, 14), DUST);
    for (int i = 0; i < PUFFS; i++) {
        const float angle = (float)i * 6.2831853F / PUFFS + (float)(i % 3) * 0.13F;
        const float far = stage_px(stage, 70 + (120 + 34 * (float)(i % 4)) * out);
        gfx_light_glow(app->gfx, x + cosf(angle) * far, y + sinf(angle) * far * 0.62F,
                       stage_px(stage, 30 + 20 * part), color_alpha(DUST, 0.55F));
    }
    gfx_opacity_pop(app->gfx);
}

// Behind the cards of who has won, as far as it stays on the stage.
static float stamp_middle(const StageView *stage, float middle) {
    const float reach = stage_px(stage, EMBLEM / 2);
    return fmaxf(stage->box.x + reach, fminf(middle, stage->box.x + stage->box.w - reach));
}

void tactics_draw_stamp(App *app, const CardTable *table, const StageView *stage, int palette, float middle) {
    const float stamp = own(table)->scored.stamp;
    if (stamp <= 0)
        return;
    const float falls = table->timeline.reduced ? 1 : fminf(1, stamp / SCORED_STAMPED),
                ms = since_stamp(table);
    // Few sizes on its way, each of which is painted once.
    const float grown = falls < 1 ? 1 + 0.2F * roundf(7 * (1 - ease_in(falls))) : 1;
    const float size = roundf(stage_px(stage, EMBLEM * grown));
    const float x = stamp_middle(stage, middle), y = stage->box.y + stage->box.h * EMBLEM_Y;
    const float flash = ms > 0 && !table->timeline.reduced ? fmaxf(0, 1 - ms / 160) : 0;
    const FactionColors *colors = palette_faction(palette);
    if (!table->timeline.reduced)
        draw_dust(app, stage, x, y, ms);
    gfx_opacity_push(app->gfx, PAINT * falls * falls);
    gfx_light_glow(app->gfx, x, y, size * 0.75F, color_alpha(colors->main, 0.6F + 0.4F * flash));
    emblem_at(app, palette, roundf(x - size / 2 + stage_px(stage, 2)),
              roundf(y - size / 2 + stage_px(stage, 4)), size, 0x70000000u);
    emblem_at(app, palette, roundf(x - size / 2), roundf(y - size / 2), size,
              flash > 0.5F ? COLOR_WHITE : colors->light);
    gfx_opacity_pop(app->gfx);
}
