// SPDX-License-Identifier: MIT
// How chances and forces look in the side panel.
#include "app/tables/star_empires/draw_outlook.h"

#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- lines

float empires_say_title(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    gfx_fill(app->gfx, gfx_rect(body.x, y + lpx(table, 3), body.w, fmaxf(1, lpx(table, 1))), COLOR_LINE);
    words_fit(app, gfx_rect(body.x, y + lpx(table, 9), body.w, lpx(table, 26)), GFX_FONT_DISPLAY, 18, 13, COLOR_HEADING,
              GFX_LEFT, text);
    return y + lpx(table, 38);
}

float empires_say_head(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    words_fit(app, gfx_rect(body.x, y, body.w, lpx(table, 22)), GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING, GFX_LEFT, text);
    return y + lpx(table, 25);
}

float empires_say_note(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    return y + paragraph(app, gfx_rect(body.x, y, body.w, 0), GFX_FONT_TEXT, 15, 20, COLOR_TEXT_DIM, text) +
           lpx(table, 6);
}

float empires_say_chance(App *app, const CardTable *table, float y, const char *sign, const char *text, int thousandths) {
    const GfxRect row = {empires_side_body(table).x, y, empires_side_body(table).w, lpx(table, 25)};
    char number[12], percent[24];
    snprintf(number, sizeof number, "%d", (thousandths + 5) / 10);
    ui_format(app, percent, sizeof percent, UI_COMMON_PERCENT, "count", number, (char *)NULL);
    empires_draw_line(app, table, row, sign, text, percent, thousandths >= 500 ? COLOR_POSITIVE : COLOR_WHITE);
    return y + row.h + lpx(table, 3);
}

// ---- sides

OutlookSide empires_side_group(const CardTable *table) {
    OutlookSide side = {.seat = table->front};
    memcpy(side.unit, own(table)->choice.unit, sizeof side.unit);
    return side;
}

OutlookSide empires_side_stack(const CardTable *table, uint8_t place, Seat seat) {
    const EmpiresBoard *s = &seen(table)->table;
    OutlookSide side = {.seat = seat};
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat == seat) {
            memcpy(side.unit, s->stack[i].unit, sizeof side.unit);
            side.hidden = seen(table)->hidden[i];
        }
    return side;
}

// ---- battles

static void draw_bar(App *app, const CardTable *table, GfxRect bar, int attacker, int defender, int win) {
    const FactionColors *a = palette_faction(attacker), *d = palette_faction(defender);
    const float radius = lpx(table, 10), left = fminf(fmaxf(roundf(bar.w * (float)win / 1000), radius), bar.w - radius);
    const GfxPaint mine = paint_down(a->main, color_mix(a->main, a->dark, 0.6F)),
                   theirs = paint_down(d->dark, d->deep);
    char number[12], percent[24];
    gfx_round_corners(app->gfx, gfx_rect(bar.x, bar.y, left, bar.h), (GfxCorners){radius, 0, 0, radius}, &mine);
    gfx_round_corners(app->gfx, gfx_rect(bar.x + left, bar.y, bar.w - left, bar.h), (GfxCorners){0, radius, radius, 0},
                      &theirs);
    snprintf(number, sizeof number, "%d", (win + 5) / 10);
    ui_format(app, percent, sizeof percent, UI_COMMON_PERCENT, "count", number, (char *)NULL);
    const bool room = left > bar.w * 0.3F;
    words_at(app, gfx_rect(bar.x + (room ? lpx(table, 10) : left + lpx(table, 8)), bar.y, bar.w, bar.h),
             GFX_FONT_DISPLAY_BOLD, 20, room ? a->ink : d->light, GFX_LEFT, percent);
}

static float draw_force(App *app, const CardTable *table, float y, const char *sign, const char *name, int least,
                        int most) {
    const GfxRect row = {empires_side_body(table).x, y, empires_side_body(table).w, lpx(table, 24)};
    char text[32];
    if (least == most)
        snprintf(text, sizeof text, "%d", least);
    else
        snprintf(text, sizeof text, "%d\xE2\x80\x93%d", least, most);
    empires_draw_line(app, table, row, sign, name, text, COLOR_WHITE);
    return y + row.h;
}

static float draw_unseen(App *app, const CardTable *table, float y, int count, int least, int most) {
    char text[64], number[12];
    if (count == 0)
        return y;
    snprintf(number, sizeof number, "%d", count);
    app_format(app, text, sizeof text, "empires.waits.unseen", "number", number, (char *)NULL);
    return draw_force(app, table, y, "glyphs/unseen.svg", text, least, most);
}

float empires_say_battle(App *app, const CardTable *table, float y, const OutlookSide *attacker,
                     const OutlookSide *defender, int place) {
    OutlookBattle odds;
    const GfxRect body = empires_side_body(table);
    const GfxRect bar = {body.x, y, body.w, lpx(table, 38)};
    empires_outlook_battle(empires_rules(app), seen(table), attacker, defender, place, &odds);
    draw_bar(app, table, bar, seat_palette(app, attacker->seat), seat_palette(app, defender->seat), odds.win);
    y += bar.h + lpx(table, 6);
    const bool mine = attacker->seat == table->front;
    y = draw_force(app, table, y, "glyphs/target-combat.svg",
                   mine ? app_word(app, "empires.waits.mine") : seat_name(app, attacker->seat),
                   odds.force[SIDE_ATTACKER], odds.force[SIDE_ATTACKER]);
    y = draw_unseen(app, table, y, odds.hidden[SIDE_ATTACKER], odds.least[SIDE_ATTACKER], odds.most[SIDE_ATTACKER]);
    y = draw_force(app, table, y, "glyphs/stat-hull.svg", seat_name(app, defender->seat), odds.force[SIDE_DEFENDER],
                   odds.force[SIDE_DEFENDER]);
    y = draw_unseen(app, table, y, odds.hidden[SIDE_DEFENDER], odds.least[SIDE_DEFENDER], odds.most[SIDE_DEFENDER]);
    return empires_say_note(app, table, y + lpx(table, 3), app_word(app, "empires.waits.without_cards"));
}
