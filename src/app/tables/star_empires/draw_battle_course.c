// SPDX-License-Identifier: MIT
// Beside a battle: its course, and where it stands.
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/side.h"

#include <math.h>
#include <stdio.h>

#define COURSE 4

// Which of the steps is on.
static int step_now(const BattleState *battle) {
    if (battle->step > STEP_WINNER)
        return 3;
    if (battle->step > STEP_COMMIT)
        return 2;
    return battle->is_committed[SIDE_ATTACKER] != 0 ? 1 : 0;
}

void empires_draw_battle_side(App *app, const CardTable *table) {
    // A minor race has no cards: it rolls.
    static const char *const keys[2][COURSE] = {
        {"empires.battle.course.lay", "empires.battle.course.show", "empires.battle.course.lose",
         "empires.battle.course.retreat"},
        {"empires.battle.course.lay_alone", "empires.battle.course.roll", "empires.battle.course.lose",
         "empires.battle.course.retreat"}};
    const BattleState *battle = &seen(table)->table.battle;
    const bool minor = battle->kind == BATTLE_CONQUEST;
    char text[160];
    const GfxRect body = empires_side_body(table);
    const float least = lpx(table, table->layout.large ? 34 : 46), size = lpx(table, 22);
    const float row = fminf(fmaxf((body.h - lpx(table, 34)) / COURSE, least), 2 * least);
    const int now = step_now(battle);
    words_fit(app, gfx_rect(body.x, body.y, body.w, lpx(table, 28)), GFX_FONT_DISPLAY, 17, 13, COLOR_HEADING,
              GFX_LEFT, app_word(app, "empires.battle.course.title"));
    for (int i = 0; i < COURSE; i++) {
        const float y = body.y + lpx(table, 34) + (float)i * row, r = size / 2;
        const GfxPaint fill = paint_solid(i == now ? COLOR_ICE : COLOR_INSET);
        char number[4];
        snprintf(number, sizeof number, "%d", i + 1);
        gfx_circle(app->gfx, body.x + r, y + r, r, &fill);
        words_at(app, gfx_rect(body.x, y, size, size), GFX_FONT_DISPLAY_BOLD, 14,
                 i == now ? COLOR_BUTTON_INK : COLOR_TEXT_DIM, GFX_CENTRE, number);
        const GfxStyle style =
            widget_style(app, GFX_FONT_TEXT, 15, i == now ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT);
        gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), widget_line(app, 20),
                             gfx_rect(body.x + size + lpx(table, 10), y, body.w - size - lpx(table, 10), row),
                             app_fill(app, text, sizeof text, keys[minor ? 1 : 0][i],
                                      STR("seat", seat_name(app, battle->side[SIDE_ATTACKER]))));
    }
}
