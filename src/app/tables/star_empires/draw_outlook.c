// SPDX-License-Identifier: MIT
// Draws chances and forces in the side panel.
#include "app/tables/star_empires/draw_outlook.h"

#include "games/star_empires/numbers.h"
#include "play/session.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// In whole percent; 0 and 100 only if certain.
static int percent_of(int thousandths) {
    const int percent = (thousandths + 5) / 10;
    return thousandths > 0 && percent == 0 ? 1 : thousandths < 1000 && percent == 100 ? 99 : percent;
}

const char *empires_say_who_wins(const App *app, const CardTable *table, char *out, size_t size, Seat seat,
                                 int thousandths, bool sure) {
    char percent[24], chance[48];
    const bool own = seat == table->front && !session_is_watched(app->session);
    const bool over = !sure && thousandths >= 1000, under = !sure && thousandths <= 0;
    ui_fill(app, percent, sizeof percent, UI_COMMON_PERCENT,
            NUM("count", over    ? 99
                         : under ? 1
                                 : percent_of(thousandths)));
    if (over || under)
        app_fill(app, chance, sizeof chance, over ? "empires.odds.over" : "empires.odds.under",
                 STR("chance", percent));
    else
        text_copy(chance, sizeof chance, percent);
    return app_fill(app, out, size, own ? "empires.odds.you_win" : "empires.odds.wins",
                    STR("seat", seat_name(app, seat)), STR("chance", chance));
}

// ---- lines

// Height of a table line, logical: smaller in small windows, so that all lines have room.
static float line_of(const CardTable *table, float h) {
    return lpx(table, table->layout.compact ? h - 4 : h);
}

float empires_say_title(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    gfx_fill(app->gfx, gfx_rect(body.x, y + lpx(table, 3), body.w, fmaxf(1, lpx(table, 1))), COLOR_LINE);
    words_fit(app, gfx_rect(body.x, y + lpx(table, 9), body.w, lpx(table, 26)), GFX_FONT_DISPLAY, 18, 13,
              COLOR_HEADING, GFX_LEFT, text);
    return y + lpx(table, 38);
}

float empires_say_head(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    words_fit(app, gfx_rect(body.x, y, body.w, lpx(table, 22)), GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING,
              GFX_LEFT, text);
    return y + lpx(table, 25);
}

float empires_say_note(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table);
    return y + paragraph(app, gfx_rect(body.x, y, body.w, 0), GFX_FONT_TEXT, 15, 20, COLOR_TEXT_DIM, text) +
           lpx(table, 6);
}

float empires_say_chance(App *app, const CardTable *table, float y, const char *sign, const char *text,
                         int thousandths) {
    const GfxRect row = {empires_side_body(table).x, y, empires_side_body(table).w, lpx(table, 25)};
    char percent[24];
    ui_fill(app, percent, sizeof percent, UI_COMMON_PERCENT, NUM("count", percent_of(thousandths)));
    empires_draw_line(app, table, row, sign, text, percent,
                      thousandths >= 500 ? COLOR_POSITIVE : COLOR_WHITE);
    return y + row.h + lpx(table, 3);
}

// ---- battles

static void draw_bar(App *app, const CardTable *table, GfxRect bar, int attacker, int defender, int win) {
    const FactionColors *a = palette_faction(attacker), *d = palette_faction(defender);
    const float radius = fminf(lpx(table, 6), bar.h / 2), part = roundf(bar.w * (float)win / 1000),
                left = win >= 1000 ? bar.w
                       : win <= 0  ? 0
                                   : fminf(fmaxf(part, radius), bar.w - radius);
    const GfxPaint mine = paint_down(a->main, color_mix(a->main, a->dark, 0.4F)),
                   theirs = paint_down(d->dark, d->deep);
    const float right = left < bar.w ? 0 : radius, begin = left > 0 ? 0 : radius;
    if (left > 0)
        gfx_round_corners(app->gfx, gfx_rect(bar.x, bar.y, left, bar.h),
                          (GfxCorners){radius, right, right, radius}, &mine);
    if (left < bar.w)
        gfx_round_corners(app->gfx, gfx_rect(bar.x + left, bar.y, bar.w - left, bar.h),
                          (GfxCorners){begin, radius, radius, begin}, &theirs);
}

// True if neither side has a card that could change the result of the units alone.
static bool is_sure(const CardTable *table, const BattleSide *attacker, const BattleSide *defender) {
    const EmpiresBoard *s = &seen(table)->table;
    return s->seat[attacker->seat].hand_size == 0 && s->seat[defender->seat].hand_size == 0;
}

// The chance shown is that of the seat in front if it fights; else the attacker's.
static float draw_odds(App *app, const CardTable *table, float y, const BattleSide *attacker,
                       const BattleSide *defender, int wins) {
    const GfxRect body = empires_side_body(table);
    const bool defends = defender->seat == table->front && !session_is_watched(app->session);
    const Seat seat = defends ? defender->seat : attacker->seat;
    const GfxRect line = {body.x, y, body.w, lpx(table, 25)},
                  bar = {body.x, y + line.h, body.w, lpx(table, 10)};
    char text[120];
    const bool sure = is_sure(table, attacker, defender);
    empires_say_who_wins(app, table, text, sizeof text, seat, defends ? 1000 - wins : wins, sure);
    words_fit(app, line, GFX_FONT_DISPLAY_BOLD, 19, 13, palette_faction(seat_palette(app, seat))->light,
              GFX_LEFT, text);
    draw_bar(app, table, bar, seat_palette(app, attacker->seat), seat_palette(app, defender->seat),
             sure ? wins : (int)fminf(fmaxf((float)wins, 1), 999));
    return bar.y + bar.h + lpx(table, 9);
}

// "4 unseen units   2-16"
static float draw_part(App *app, const CardTable *table, float y, const BattleSide *side,
                       const ForcePart *part) {
    static const char *const signs[] = {
        "units/warship.svg",  "glyphs/unseen.svg",    "units/leader.svg",      "glyphs/target-planet.svg",
        "units/starbase.svg", "glyphs/stat-hull.svg", "glyphs/stat-weapon.svg"};
    static const char *const keys[] = {
        "empires.part.units",    "empires.part.unseen",   "empires.part.leader", "empires.part.system",
        "empires.part.starbase", "empires.part.garrison", "empires.part.card"};
    const GfxRect row = {empires_side_body(table).x, y, empires_side_body(table).w, line_of(table, 24)};
    char name[96], text[32];
    app_fill(app, name, sizeof name, keys[part->kind], NUM("number", side->unseen.count),
             STR("card", part->kind == PART_CARD
                             ? empires_card_name(table->looks, (uint8_t)(part->card & ~CARD_MARKED))
                             : ""));
    if (part->most > part->amount)
        snprintf(text, sizeof text, "%d\xE2\x80\x93%d", part->amount, part->most);
    else
        snprintf(text, sizeof text, "%s%d", part->kind == PART_UNITS ? "" : "+", part->amount);
    empires_draw_line(app, table, row, signs[part->kind], name, text,
                      part->sure == 0 && part->kind == PART_LEADER ? COLOR_TEXT_DIM : COLOR_WHITE);
    return y + row.h;
}

float empires_say_parts(App *app, const CardTable *table, float y, const BattleSide *side,
                        const BattleSide *other, int place, bool defends) {
    const GfxRect row = {empires_side_body(table).x, y, empires_side_body(table).w, line_of(table, 23)};
    ForceParts parts;
    const Seat seat = side->seat;
    if (seat < seen(table)->table.seats)
        words_fit(app, row, GFX_FONT_DISPLAY, 16, 12, palette_faction(seat_palette(app, seat))->light,
                  GFX_LEFT, seat_name(app, seat));
    y += row.h;
    empires_parts(empires_rules(app), seen(table), place, defends, side, other, &parts);
    for (int i = 0; i < parts.count; i++)
        y = draw_part(app, table, y, side, &parts.part[i]);
    return y + lpx(table, 4);
}

float empires_say_battle(App *app, const CardTable *table, float y, const BattleSide *attacker,
                         const BattleSide *defender, int place) {
    BattleOdds odds;
    empires_odds(empires_rules(app), seen(table), place, attacker, defender, &odds);
    if (odds.is_known)
        y = draw_odds(app, table, y, attacker, defender, odds.wins);
    y = empires_say_parts(app, table, y, attacker, defender, place, false);
    y = empires_say_parts(app, table, y, defender, attacker, place, true);
    const bool unseen = attacker->unseen.count + defender->unseen.count > 0;
    return empires_say_note(
        app, table, y + lpx(table, 3),
        app_word(app, unseen ? "empires.waits.without_cards" : "empires.waits.cards_aside"));
}
