// SPDX-License-Identifier: MIT
// The light over a battle that is decided, and a word for it: a calm glow where it has ended without a fight,
// gold where whoever looks has won, dark where they have lost.
#include "app/tables/star_empires/draw_battle.h"

#include "app/tables/star_empires/show.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define CALM_LIGHT 0xFFFFE2A0u
#define CALM_RADIUS 430.0F // units of the stage
#define CALM_STAYS 0.5F
#define CALM_WAVES 2
#define GOLD_RADIUS 380.0F
#define GOLD_FLARES 0.6F
#define DEFEAT_DARK 0.34F
#define CALM_DARK 0.16F
#define ASHEN 0xFFC9D3E2u // of the word for a defeat: nobody is mocked in red
#define TITLE_H 44.0F     // logical
#define TITLE_SIZE 34.0F
#define TITLE_GROWS 0.5F  // it comes that much too large
#define TITLE_COMES 0.45F // share of the whole time

static float at_rest_or(const CardTable *table, float part) {
    return table->timeline.reduced ? 1 : part;
}

BattleVerdict empires_battle_verdict(const App *app, const CardTable *table, const BattleStatus *battle) {
    if (!battle->decided || battle->calm || !empires_is_only_person(app, table->front))
        return VERDICT_NONE;
    for (int side = 0; side < SIDES; side++)
        if (battle->stack[side].yours)
            return side == battle->winner ? VERDICT_VICTORY : VERDICT_DEFEAT;
    return VERDICT_NONE;
}

static GfxRect middle(const CardTable *table) {
    return empires_stage_rect(table, 524, 210, 0, 0);
}

static void glow(App *app, const CardTable *table, float radius, Color color, float strength) {
    const GfxRect at = middle(table);
    gfx_opacity_push(app->gfx, strength);
    gfx_light_glow(app->gfx, at.x, at.y, roundf(empires_stage_px(table, radius)), color);
    gfx_opacity_pop(app->gfx);
}

// It spreads from where the fleets have stood against each other, and stays.
static void draw_calm(App *app, const CardTable *table) {
    const float part = own(table)->motion.calm, come = ease_in_out(fminf(1, part * 1.6F));
    const GfxRect at = middle(table);
    glow(app, table, CALM_RADIUS, CALM_LIGHT, CALM_STAYS * come);
    for (int i = 0; i < CALM_WAVES && !table->timeline.reduced; i++) {
        const float q = fminf(1, fmaxf(0, part * 1.3F - 0.3F * (float)i));
        if (q <= 0 || q >= 1)
            continue;
        gfx_opacity_push(app->gfx, 0.7F * (1 - q));
        gfx_light_ring(app->gfx, at.x, at.y, roundf(empires_stage_px(table, 60 + 300 * ease_out_cubic(q))),
                       roundf(empires_stage_px(table, 12)), CALM_LIGHT);
        gfx_opacity_pop(app->gfx);
    }
}

// It flares up once.
static void draw_gold(App *app, const CardTable *table) {
    const float part = at_rest_or(table, own(table)->motion.verdict);
    if (part > 0 && part < 1)
        glow(app, table, GOLD_RADIUS, COLOR_GOLD, GOLD_FLARES * ease_there_and_back(part));
}

float empires_mood_dark(const App *app, const CardTable *table, const BattleStatus *battle) {
    if (battle->told.peace != NULL || battle->told.called_off != NULL)
        return CALM_DARK * ease_in_out(own(table)->motion.calm);
    return empires_battle_verdict(app, table, battle) == VERDICT_DEFEAT
               ? DEFEAT_DARK * ease_in_out(own(table)->motion.verdict)
               : 0;
}

void empires_draw_mood(App *app, const CardTable *table, const BattleStatus *battle) {
    if (battle->told.peace != NULL || battle->told.called_off != NULL)
        draw_calm(app, table);
    else if (empires_battle_verdict(app, table, battle) == VERDICT_VICTORY)
        draw_gold(app, table);
}

// Below the forces: it comes large and settles.
void empires_draw_verdict(App *app, const CardTable *table, const BattleStatus *battle) {
    const BattleVerdict verdict = empires_battle_verdict(app, table, battle);
    const GfxRect forces = own(table)->layout.battle.forces;
    const float part = own(table)->motion.verdict, come = fminf(1, part / TITLE_COMES),
                grown = 1 + TITLE_GROWS * (1 - ease_out_cubic(at_rest_or(table, come)));
    if (verdict == VERDICT_NONE || part <= 0)
        return;
    const bool won = verdict == VERDICT_VICTORY;
    const char *word = app_word(app, won ? "empires.battle.victory" : "empires.battle.defeat");
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, TITLE_SIZE, COLOR_WHITE, GFX_CENTRE);
    const float w = roundf(gfx_text_width(app->gfx, &style, word) + lpx(table, 40)),
                h = roundf(lpx(table, TITLE_H)), more = roundf(w * TITLE_GROWS);
    const GfxRect box = {roundf(forces.x + (forces.w - w) / 2), roundf(forces.y + forces.h + lpx(table, 4)),
                         w, h};
    const GfxPaint ground = paint_solid(0xE0060A12u);
    gfx_opacity_push(app->gfx, come);
    gfx_glow(app->gfx, box, lpx(table, 9), lpx(table, 22), color_alpha(won ? COLOR_GOLD : ASHEN, 0.35F));
    gfx_panel(app->gfx, box, lpx(table, 9), &ground, fmaxf(1, lpx(table, 1.5F)), won ? COLOR_GOLD : ASHEN);
    words_at(app, gfx_rect(box.x - more, box.y, box.w + 2 * more, box.h), GFX_FONT_DISPLAY_BOLD,
             TITLE_SIZE * grown, won ? COLOR_GOLD_TOP : ASHEN, GFX_CENTRE, word);
    gfx_opacity_pop(app->gfx);
}
