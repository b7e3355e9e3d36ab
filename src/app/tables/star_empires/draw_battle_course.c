// SPDX-License-Identifier: MIT
// Beside a battle: its course, where it stands, and below what comes of it.
#include "app/tables/star_empires/draw_battle.h"
#include "app/tables/star_empires/side.h"

#include <math.h>
#include <stdio.h>

#define COURSE 4

// ---- the course

// Which of the steps is on.
static int step_now(const BattleState *battle) {
    if (battle->step > STEP_WINNER)
        return 3;
    if (battle->step > STEP_COMMIT)
        return 2;
    return battle->is_committed[SIDE_ATTACKER] != 0 ? 1 : 0;
}

static const char *step_text(const App *app, const CardTable *table, int step, char text[160]) {
    // A minor race has no cards: it rolls.
    static const char *const keys[2][COURSE] = {
        {"empires.battle.course.lay", "empires.battle.course.show", "empires.battle.course.lose",
         "empires.battle.course.retreat"},
        {"empires.battle.course.lay_alone", "empires.battle.course.roll", "empires.battle.course.lose",
         "empires.battle.course.retreat"}};
    const BattleState *battle = &seen(table)->table.battle;
    const bool minor = battle->kind == BATTLE_CONQUEST;
    return app_fill(app, text, 160, keys[minor ? 1 : 0][step],
                    STR("seat", seat_name(app, battle->side[SIDE_ATTACKER])));
}

// The lines of the course below each other; each as high as its words need.
typedef struct CourseLook {
    GfxStyle style;
    float line, sign, left;
} CourseLook;

static CourseLook course_look(const App *app, const CardTable *table) {
    const bool large = table->layout.large;
    return (CourseLook){.style = widget_style(app, GFX_FONT_TEXT, large ? 14 : 15, COLOR_TEXT, GFX_LEFT),
                        .line = widget_line(app, large ? 16 : 19),
                        .sign = lpx(table, large ? 20 : 22),
                        .left = lpx(table, large ? 28 : 32)};
}

static float step_height(const App *app, const CardTable *table, const CourseLook *look, float width,
                         int step) {
    char text[160];
    const int lines =
        gfx_text_lines(app->gfx, &look->style, width - look->left, step_text(app, table, step, text));
    return fmaxf(look->sign, (float)lines * look->line) + lpx(table, table->layout.large ? 5 : 10);
}

static float course_height(const App *app, const CardTable *table) {
    const CourseLook look = course_look(app, table);
    float height = 0;
    for (int step = 0; step < COURSE; step++)
        height += step_height(app, table, &look, empires_side_body(table).w, step);
    return height;
}

static void draw_step(App *app, const CardTable *table, const CourseLook *look, GfxRect row, int step) {
    const bool now = step == step_now(&seen(table)->table.battle);
    const GfxPaint fill = paint_solid(now ? COLOR_ICE : COLOR_INSET);
    const float r = look->sign / 2;
    GfxStyle style = look->style;
    char number[4], text[160];
    snprintf(number, sizeof number, "%d", step + 1);
    gfx_circle(app->gfx, row.x + r, row.y + r, r, &fill);
    words_at(app, gfx_rect(row.x, row.y, look->sign, look->sign), GFX_FONT_DISPLAY_BOLD, 14,
             now ? COLOR_BUTTON_INK : COLOR_TEXT_DIM, GFX_CENTRE, number);
    style.color = now ? COLOR_WHITE : COLOR_TEXT;
    gfx_text_wrapped_fit(app->gfx, &style, style.size, look->line,
                         gfx_rect(row.x + look->left, row.y, row.w - look->left, row.h),
                         step_text(app, table, step, text));
}

// ---- what comes of it

// Below the course, or below the units of which one is to be named; h 0: there is no room.
GfxRect empires_battle_outcome(const App *app, const CardTable *table) {
    const SideKind kind = empires_side_kind(app, table);
    GfxRect body = empires_side_body(table);
    const float top = !empires_shows_battle(table)                ? body.h
                      : kind == SIDE_BATTLE                       ? course_height(app, table) + lpx(table, 4)
                      : kind == SIDE_LOSE || kind == SIDE_RETREAT ? empires_side_below(table) - body.y
                                                                  : body.h;
    body.y += top;
    body.h -= top;
    if (body.h < lpx(table, table->layout.large ? 130 : 180))
        body.h = 0;
    return body;
}

void empires_draw_battle_ends(App *app, const CardTable *table) {
    BattleStatus now, told;
    empires_read_battle(app, table, &now);
    empires_read_landed_battle(app, table, &told);
    if (!now.turned || now.decided)
        empires_draw_battle_outcome(app, table, &told);
}

void empires_draw_battle_side(App *app, const CardTable *table) {
    const CourseLook look = course_look(app, table);
    GfxRect row = empires_side_body(table);
    for (int step = 0; step < COURSE; step++) {
        row.h = step_height(app, table, &look, row.w, step);
        draw_step(app, table, &look, row, step);
        row.y += row.h;
    }
    empires_draw_battle_ends(app, table);
}
