// SPDX-License-Identifier: MIT
// Draws who is aimed at on the stage of a battle: while somebody chooses whom to shoot at, whom it can be;
// before a shot the mark that closes on its target; and that the flagship in front has been hit.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"

#include "gfx/ease.h"

#include <math.h>

#define MARK_WIDE 1.5F    // of its box, the mark begins
#define MARK_LINE_AT 0.7F // share of its time in which the line reaches the target
#define STRUCK_REACH 90.0F
#define STRUCK_LIGHT 0.62F
#define STRUCK_RED 0xFFE0302Au

// Corner marks around a flagship.
static void draw_reticle(App *app, const CardTable *table, GfxRect at, Color color) {
    const float length = roundf(at.h * 0.2F), line = fmaxf(2, roundf(lpx(table, 3)));
    for (int corner = 0; corner < 4; corner++) {
        const bool right = corner % 2 == 1, low = corner / 2 == 1;
        const float x = right ? at.x + at.w : at.x, y = low ? at.y + at.h : at.y;
        gfx_fill(app->gfx, gfx_rect(right ? x - length : x, low ? y - line : y, length, line), color);
        gfx_fill(app->gfx, gfx_rect(right ? x - line : x, low ? y - length : y, line, length), color);
    }
}

// The first `part` of the way from the muzzle to whoever is meant.
static void draw_aim(App *app, const CardTable *table, Seat from, Seat to, float part, Color color) {
    const GfxRect a = building_spot(table, from, SPOT_MUZZLE, to),
                  b = building_spot(table, to, SPOT_SHIELD, from);
    const float dx = b.x - a.x, dy = b.y - a.y, far = fmaxf(1, sqrtf(dx * dx + dy * dy)),
                step = lpx(table, 12), dash = lpx(table, 7);
    for (float at = 0; at + dash < far * part; at += step)
        gfx_line(app->gfx, a.x + dx * at / far, a.y + dy * at / far, a.x + dx * (at + dash) / far,
                 a.y + dy * (at + dash) / far, fmaxf(2, lpx(table, 2.5F)), color);
}

void building_draw_targets(App *app, const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    const Seat aimed = own(table)->aimed, from = seen(table)->to_act;
    if (table->showing)
        return;
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        const Hit *hit = hits_tagged(&app->hits, TAG_BATTLER, seat, 0);
        if (hit != NULL && hit->has_command)
            draw_drop_target(app, table, gfx_inset(room->battler[seat], -lpx(table, 4)), 14, seat == aimed);
    }
    if (aimed < table->layout.seats && from < table->layout.seats) {
        draw_aim(app, table, from, aimed, 1, COLOR_ICE);
        draw_reticle(app, table, building_spot(table, aimed, SPOT_WHOLE, from), COLOR_ICE);
    }
}

// Red at the own flagship, else in the colour of whoever fires.
void building_draw_mark(App *app, const CardTable *table) {
    const BattleMotion *motion = &own(table)->motion;
    const Seat from = motion->shooter, to = motion->victim;
    const float part = motion->mark;
    if (part >= 1 || from >= table->layout.seats || to >= table->layout.seats)
        return;
    const Color color = to == table->front ? COLOR_DAMAGE : palette_faction(seat_palette(app, from))->light;
    const GfxRect box = building_spot(table, to, SPOT_WHOLE, from);
    const float closed = ease_out_cubic(fminf(1, part / MARK_LINE_AT)),
                grown = MARK_WIDE + (1 - MARK_WIDE) * closed, w = roundf(box.w * grown),
                h = roundf(box.h * grown);
    gfx_opacity_push(app->gfx, fminf(1, 3 * part));
    draw_aim(app, table, from, to, closed, color);
    draw_reticle(app, table, gfx_rect(roundf(box.x + (box.w - w) / 2), roundf(box.y + (box.h - h) / 2), w, h),
                 color);
    gfx_opacity_pop(app->gfx);
}

// Red light from the edges of a stage, once.
void building_draw_struck(App *app, const CardTable *table, GfxRect box, float part) {
    if (part <= 0 || part >= 1)
        return;
    const float reach = roundf(fminf(lpx(table, STRUCK_REACH), box.h * 0.3F)),
                light = STRUCK_LIGHT * (1 - part) * (1 - part);
    const Color edge = color_alpha(STRUCK_RED, light), none = color_alpha(STRUCK_RED, 0);
    const GfxPaint down = paint_down(edge, none), up = paint_down(none, edge),
                   right = paint_right(edge, none), left = paint_right(none, edge);
    gfx_clip_push(app->gfx, gfx_inset(box, 1));
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y, box.w, reach), &down);
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y + box.h - reach, box.w, reach), &up);
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y, reach, box.h), &right);
    gfx_gradient(app->gfx, gfx_rect(box.x + box.w - reach, box.y, reach, box.h), &left);
    gfx_clip_pop(app->gfx);
}
