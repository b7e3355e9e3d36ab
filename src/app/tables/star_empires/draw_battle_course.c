// SPDX-License-Identifier: MIT
// Beside a battle: its course, where it stands, and below what comes of it.
#include "app/tables/star_empires/draw_battle.h"
#include "app/tables/star_empires/side.h"

#include <math.h>
#include <stdio.h>

#define COURSE 4

// ---- the course

// The side whose card has ended the battle before it was fought; SIDES: none has.
static int ended_by(const BattleStatus *battle) {
    const Event *event = battle->told.peace != NULL ? battle->told.peace : battle->told.called_off;
    if (event == NULL)
        return SIDES;
    return battle->battle->side[SIDE_DEFENDER] == event->seat ? SIDE_DEFENDER : SIDE_ATTACKER;
}

// Which of the steps is on.
static int step_now(const BattleState *battle) {
    if (battle->step > STEP_WINNER)
        return 3;
    if (battle->step > STEP_COMMIT)
        return 2;
    return battle->is_committed[SIDE_ATTACKER] != 0 ? 1 : 0;
}

// What becomes of a step.
typedef enum StepState {
    STEP_IS_AHEAD,
    STEP_IS_ON,
    STEP_IS_DONE,
    STEP_IS_SKIPPED // the battle has ended before it
} StepState;

// A peace comes before any card is laid, a retreat by card when they are shown; the fleet that leaves does so
// in the last step.
static StepState state_of(const CardTable *table, const BattleStatus *battle, int step) {
    const int now = step_now(&seen(table)->table.battle);
    if (battle->told.peace != NULL)
        return step == 0 ? STEP_IS_DONE : STEP_IS_SKIPPED;
    if (battle->told.called_off != NULL)
        return step < 2 ? STEP_IS_DONE : step == 2 ? STEP_IS_SKIPPED : STEP_IS_ON;
    return step < now ? STEP_IS_DONE : step == now ? STEP_IS_ON : STEP_IS_AHEAD;
}

static const char *ended_text(const App *app, const BattleStatus *battle, int step, char text[160]) {
    const bool peace = battle->told.peace != NULL;
    const BattleStack *stack = &battle->stack[ended_by(battle)];
    const char *key = step == (peace ? 0 : 1)
                          ? peace ? "empires.battle.course.peace" : "empires.battle.course.leave"
                      : step == 3 && !peace ? "empires.battle.course.only_retreat"
                                            : NULL;
    if (key == NULL)
        return NULL;
    empires_battle_say(app, text, 160, key, stack, 0);
    return text;
}

static const char *step_text(const App *app, const CardTable *table, const BattleStatus *status, int step,
                             char text[160]) {
    // A minor race has no cards: it rolls.
    static const char *const keys[2][COURSE] = {
        {"empires.battle.course.lay", "empires.battle.course.show", "empires.battle.course.lose",
         "empires.battle.course.retreat"},
        {"empires.battle.course.lay_alone", "empires.battle.course.roll", "empires.battle.course.lose",
         "empires.battle.course.retreat"}};
    const BattleState *battle = &seen(table)->table.battle;
    const bool minor = battle->kind == BATTLE_CONQUEST;
    if (ended_by(status) != SIDES && ended_text(app, status, step, text) != NULL)
        return text;
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

static float step_height(const App *app, const CardTable *table, const BattleStatus *battle,
                         const CourseLook *look, float width, int step) {
    char text[160];
    const int lines =
        gfx_text_lines(app->gfx, &look->style, width - look->left, step_text(app, table, battle, step, text));
    return fmaxf(look->sign, (float)lines * look->line) + lpx(table, table->layout.large ? 5 : 10);
}

static float course_height(const App *app, const CardTable *table) {
    const CourseLook look = course_look(app, table);
    BattleStatus battle;
    float height = 0;
    empires_read_battle(app, table, &battle);
    for (int step = 0; step < COURSE; step++)
        height += step_height(app, table, &battle, &look, empires_side_body(table).w, step);
    return height;
}

static const char *const course_signs[] = {
    [STEP_IS_DONE] = "icons/phosphor/check.svg", [STEP_IS_SKIPPED] = "icons/phosphor/x.svg"};

// Its number; a sign once it is over, or will not come.
static void draw_step_sign(App *app, const CourseLook *look, GfxRect row, int step, StepState state) {
    const GfxPaint fill = paint_solid(state == STEP_IS_ON ? COLOR_ICE : COLOR_INSET);
    const float r = look->sign / 2, size = roundf(look->sign * 0.62F);
    char number[4];
    snprintf(number, sizeof number, "%d", step + 1);
    gfx_circle(app->gfx, row.x + r, row.y + r, r, &fill);
    if (state == STEP_IS_DONE || state == STEP_IS_SKIPPED)
        icon_at(app, course_signs[state], roundf(row.x + r - size / 2), roundf(row.y + r - size / 2), size,
                state == STEP_IS_DONE ? COLOR_POSITIVE : COLOR_TEXT_DIM);
    else
        words_at(app, gfx_rect(row.x, row.y, look->sign, look->sign), GFX_FONT_DISPLAY_BOLD, 14,
                 state == STEP_IS_ON ? COLOR_BUTTON_INK : COLOR_TEXT_DIM, GFX_CENTRE, number);
}

static void draw_step(App *app, const CardTable *table, const BattleStatus *battle, const CourseLook *look,
                      GfxRect row, int step) {
    const StepState state = state_of(table, battle, step);
    GfxStyle style = look->style;
    char text[160];
    draw_step_sign(app, look, row, step, state);
    style.color = state == STEP_IS_ON ? COLOR_WHITE : state == STEP_IS_SKIPPED ? COLOR_TEXT_DIM : COLOR_TEXT;
    const GfxRect words = gfx_rect(row.x + look->left, row.y, row.w - look->left, row.h);
    gfx_text_wrapped_fit(app->gfx, &style, style.size, look->line, words,
                         step_text(app, table, battle, step, text));
}

// How it has ended, in place of what it is about. False: it has not.
bool empires_battle_title(const App *app, const CardTable *table, char title[120], char lead[240]) {
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    const int side = ended_by(&battle);
    const bool peace = battle.told.peace != NULL;
    if (side == SIDES)
        return false;
    app_fill(app, title, 120, peace ? "empires.battle.peace_at" : "empires.battle.retreat_from",
             STR("place", empires_place_name(app, table, battle.battle->place)));
    text_copy(lead, 240, app_word(app, "empires.battle.unfought"));
    return true;
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
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    for (int step = 0; step < COURSE; step++) {
        row.h = step_height(app, table, &battle, &look, row.w, step);
        draw_step(app, table, &battle, &look, row, step);
        row.y += row.h;
    }
    empires_draw_battle_ends(app, table);
}
