// SPDX-License-Identifier: MIT
// A sheet of shots for people to look at: one per row, at several moments.
#include "kit_sheets.h"
#include "screen_stage.h"

#include "app/kit/shot.h"
#include "app/kit/table.h"
#include "app/kit/table_parts.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#define KINDS 7
#define MOMENTS 4

static GfxRect at(float x, float y, float w, float h) {
    return widget_rect(stage_app, x, y, w, h);
}

static void draw_moment(const CardTable *table, FlareKind kind, Color color, float part, float x, float y) {
    const GfxRect from = at(x, y + 20, 90, 90), to = at(x + 300, y + 4, 120, 120);
    const GfxPaint ship = paint_solid(0xFF1A2942u);
    const Flare flare = {.kind = (uint8_t)kind,
                         .color = color,
                         .from = {from, NO_SPRITE},
                         .to = {to, NO_SPRITE},
                         .room = 1e4F,
                         .part = part,
                         .used = true};
    gfx_round(stage_app->gfx, from, app_px(stage_app, 12), &ship);
    gfx_circle(stage_app->gfx, to.x + to.w / 2, to.y + to.h / 2, to.w / 2, &ship);
    shot_draw(stage_app, table, &flare);
}

void draw_shot_sheet(void) {
    static CardTable table;
    static const struct {
        FlareKind kind;
        Color color;
        float part[MOMENTS];
    } shots[KINDS] = {
        {FLARE_LASER, 0xFFE8453Fu, {0.2F, 0.45F, 0.7F, 0.92F}},
        {FLARE_MISSILE, 0xFFDE9F58u, {0.2F, 0.45F, 0.75F, 0.9F}},
        {FLARE_FIELD, 0xFF4C9BFFu, {0.2F, 0.4F, 0.65F, 0.9F}},
        {FLARE_FLAK, 0xFF3DCB8Eu, {0.12F, 0.3F, 0.5F, 0.8F}},
        {FLARE_SHIELD, COLOR_SHIELDS, {0.05F, 0.3F, 0.6F, 0.85F}},
        {FLARE_BLAST, 0xFFFF8A6Au, {0.15F, 0.35F, 0.55F, 0.8F}},
        {FLARE_COUNTER, COLOR_STOCK, {0.1F, 0.3F, 0.45F, 0.85F}},
    };
    table.layout.s = gfx_layout(stage_app->gfx).scale;
    gfx_fill(stage_app->gfx, at(0, 0, 1920, 1080), 0xFF0B1220);
    for (int row = 0; row < KINDS; row++)
        for (int i = 0; i < MOMENTS; i++)
            draw_moment(&table, shots[row].kind, shots[row].color, shots[row].part[i], 30 + 475 * (float)i,
                        12 + 152 * (float)row);
}
