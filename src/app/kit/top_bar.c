// SPDX-License-Identifier: MIT
// The top bar of every table: the game's name, a chip for each seat or team, round and phase, signs.
#include "app/kit/draw.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/signs.h"
#include "core/utf8.h"

#include <math.h>
#include <stdio.h>

// ---- chips

// The seat that shares a number and a chip with this one; SEAT_NONE: none.
static Seat ally_of(const Standing *standing, uint8_t seats, Seat seat) {
    for (Seat other = 0; other < seats; other++)
        if (other != seat && standing->with[other] == standing->with[seat])
            return other;
    return SEAT_NONE;
}

// A team's chip takes the places of two seats' chips, one team after the other.
GfxRect seat_chip_rect(const CardTable *table, Seat seat) {
    const Standing standing = table_standing(table);
    const GfxRect *chips = table->layout.score;
    int place = 0;
    if (ally_of(&standing, table->layout.seats, seat) == SEAT_NONE)
        return chips[seat];
    if (standing.with[seat] != seat)
        return gfx_rect(0, 0, 0, 0);
    for (Seat other = 0; other < seat; other++)
        place += standing.with[other] == other;
    const GfxRect first = chips[2 * place], last = chips[2 * place + 1];
    return gfx_rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

// With many seats chips are narrow: if the unit has an icon it is left out, and the crown is drawn on the
// emblem.
static bool is_narrow(const CardTable *table) {
    return table->game->unit_sign != NULL && table->layout.seats > 4;
}

#define CROWN_ROOM 25.0F // logical: the room the name gains

// The unit of the seats' numbers, if it has no icon; else "".
static const char *unit_word(const App *app, const CardTable *table) {
    return table->game->unit_sign == NULL && table->game->unit != NULL ? app_word(app, table->game->unit)
                                                                       : "";
}

#define SHORT_UNIT 24.0F // logical: a longer word would come too near to the chip's edge

// The extra width of the unit, compared with a short word; what is left of it moves.
static float unit_more(App *app, const CardTable *table) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 14, COLOR_TEXT_DIM, GFX_LEFT);
    if (is_narrow(table))
        return -lpx(table, 26);
    return fmaxf(0, ceilf(gfx_text_width(app->gfx, &style, unit_word(app, table))) - lpx(table, SHORT_UNIT));
}

static int best_points(const CardTable *table) {
    int best = 0;
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        best = points_shown(table, seat) > best ? points_shown(table, seat) : best;
    return best;
}

typedef struct ChipNumber {
    GfxRect chip;
    float crown, number, number_w,
        unit; // logical: where each begins, from the chip's right edge; the number's width
} ChipNumber;

#define CROWN_NEAR 5.0F // logical: less than this is not free between the crown and the room of the number
#define CROWN_OFF 7.0F  // … what is free then beside a number that needs more

// The extra width of a number with more than two digits.
static float number_more(App *app, const CardTable *table, Seat seat, float room) {
    char text[12];
    snprintf(text, sizeof text, "%d", points_shown(table, seat));
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 25, COLOR_WHITE, GFX_RIGHT);
    const float more = gfx_text_width(app->gfx, &style, text) - lpx(table, room);
    return more > 0 ? ceilf(more) : 0;
}

// True if the name leaves the crown room to stand off such a number.
static bool has_room_for_crown(App *app, const CardTable *table, GfxRect chip, Seat seat, float more) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_WHITE, GFX_LEFT);
    return gfx_text_width(app->gfx, &least, seat_name(app, seat)) <=
           chip.w - lpx(table, 124 + CROWN_OFF) - unit_more(app, table) - more;
}

// How far the crown makes way for the number.
static float crown_more(App *app, const CardTable *table, GfxRect chip, Seat seat, float room) {
    const float more = number_more(app, table, seat, room - CROWN_NEAR);
    return more > 0 && has_room_for_crown(app, table, chip, seat, more) ? more + lpx(table, CROWN_OFF) : more;
}

static bool is_crowned(const CardTable *table, Seat seat) {
    const int points = points_shown(table, seat);
    return points > 0 && points == best_points(table);
}

// How far the name makes way for both.
static float name_more(App *app, const CardTable *table, GfxRect chip, Seat seat) {
    const float usual = number_more(app, table, seat, is_narrow(table) ? 22 : 38),
                more = is_narrow(table) || !is_crowned(table, seat)
                           ? 0
                           : number_more(app, table, seat, 38 - CROWN_NEAR);
    return more > 0 && has_room_for_crown(app, table, chip, seat, more) ? more + lpx(table, CROWN_OFF)
                                                                        : usual;
}

// Draws a crown if the seat has the most, the number, and its unit.
static void draw_points(App *app, const CardTable *table, const ChipNumber *at, Seat seat, bool on) {
    const GfxRect chip = at->chip;
    const int points = points_shown(table, seat);
    const float more = unit_more(app, table), right = chip.x + chip.w - more;
    const float wide = number_more(app, table, seat, at->number_w);
    if (is_crowned(table, seat) && is_narrow(table))
        icon_at(app, "glyphs/crown.svg", chip.x + lpx(table, 13), chip.y + lpx(table, 1), lpx(table, 14),
                COLOR_GOLD);
    else if (is_crowned(table, seat))
        icon_at(app, "glyphs/crown.svg",
                right - lpx(table, at->crown) - crown_more(app, table, chip, seat, at->number_w),
                chip.y + (chip.h - lpx(table, 16)) / 2, lpx(table, 16), COLOR_GOLD);
    number_at(
        app, gfx_rect(right - lpx(table, at->number) - wide, chip.y, lpx(table, at->number_w) + wide, chip.h),
        GFX_FONT_DISPLAY_BOLD, 25, on ? COLOR_WHITE : COLOR_HEADING, GFX_RIGHT, points);
    words_at(app,
             gfx_rect(right - lpx(table, at->unit), chip.y + lpx(table, 3), lpx(table, 30) + more, chip.h),
             GFX_FONT_DISPLAY, 14, on ? 0xFFDCE8F8u : COLOR_TEXT_DIM, GFX_LEFT, unit_word(app, table));
    if (table->game->unit_sign != NULL && !is_narrow(table))
        icon_at(app, table->game->unit_sign, right - lpx(table, at->unit),
                roundf(chip.y + (chip.h - lpx(table, 18)) / 2), lpx(table, 18),
                on ? 0xFFDCE8F8u : COLOR_TEXT_DIM);
}

// Draws the glow of a computer that thinks.
static void draw_chip_beat(App *app, const CardTable *table, GfxRect chip, Seat seat) {
    const float glow = thinking_glow(app, table, seat);
    if (glow <= 0)
        return;
    gfx_opacity_push(app->gfx, glow);
    gfx_glow(app->gfx, chip, lpx(table, 10), lpx(table, THINKING_GLOW),
             palette_faction(seat_palette(app, seat))->light);
    gfx_opacity_pop(app->gfx);
}

static void draw_score_chip(App *app, const CardTable *table, const Standing *standing, Seat seat) {
    const GfxRect chip = seat_chip_rect(table, seat);
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const bool on = table_turn_seat(app, table) == seat, decides = table_active_seat(app, table) == seat;
    const bool secret = standing->secret;
    draw_chip_beat(app, table, chip, seat);
    const GfxPaint lit = paint_down(colors->dark, color_mix(colors->dark, colors->deep, 0.6F));
    const GfxPaint plain = paint_solid(0xBF121D31u);
    gfx_panel(app->gfx, chip, lpx(table, 10), on ? &lit : &plain, fmaxf(1, lpx(table, decides ? 2 : 1)),
              decides ? colors->main : COLOR_LINE);
    const float em = lpx(table, 22),
                more = secret ? 0 : unit_more(app, table) + name_more(app, table, chip, seat);
    emblem_at(app, palette, chip.x + lpx(table, 9), chip.y + (chip.h - em) / 2, em,
              on ? COLOR_WHITE : colors->main);
    const float least = 12 * gfx_layout(app->gfx).scale; // for two lines if one does not fit
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY, 17, on || decides ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT);
    const float beside = secret ? 46 : is_narrow(table) ? 124 - CROWN_ROOM : 124;
    gfx_text_name(app->gfx, &style, least, least,
                  gfx_rect(chip.x + lpx(table, 36), chip.y, chip.w - lpx(table, beside) - more, chip.h),
                  seat_name(app, seat));
    if (secret)
        return;
    draw_points(app, table, &(ChipNumber){chip, 86, 76, 38, 34}, seat, on || decides);
}

// Draws one chip for both members of a team.
static void draw_team_chip(App *app, const CardTable *table, const Standing *standing, Seat seat) {
    const GfxRect chip = seat_chip_rect(table, seat);
    const Seat members[2] = {seat, ally_of(standing, table->layout.seats, seat)};
    const Seat turn = table_turn_seat(app, table), named = table_active_seat(app, table);
    const bool on = turn == members[0] || turn == members[1];
    const bool decides = named == members[0] || named == members[1];
    draw_chip_beat(app, table, chip, named);
    const FactionColors *lit = palette_faction(seat_palette(app, on ? turn : seat));
    const GfxPaint fill =
        on ? paint_down(lit->dark, color_mix(lit->dark, lit->deep, 0.6F)) : paint_solid(0xBF121D31u);
    gfx_panel(app->gfx, chip, lpx(table, 10), &fill, fmaxf(1, lpx(table, decides ? 2 : 1)),
              decides ? palette_faction(seat_palette(app, named))->main : COLOR_LINE);
    const float em = lpx(table, 22),
                more = standing->secret ? 0 : unit_more(app, table) + number_more(app, table, seat, 42),
                half = (chip.w - lpx(table, 130) - more) / 2;
    for (int i = 0; i < 2; i++) {
        const int palette = seat_palette(app, members[i]);
        const bool acts = members[i] == named;
        const float x = chip.x + lpx(table, 14) + (float)i * half;
        emblem_at(app, palette, x, chip.y + (chip.h - em) / 2, em,
                  acts ? COLOR_WHITE : palette_faction(palette)->main);
        words_fit(app, gfx_rect(x + lpx(table, 30), chip.y, half - lpx(table, 40), chip.h), GFX_FONT_DISPLAY,
                  17, 12, acts ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, seat_name(app, members[i]));
    }
    if (standing->secret) {
        words_fit(app, gfx_rect(chip.x + chip.w - lpx(table, 114), chip.y, lpx(table, 100), chip.h),
                  GFX_FONT_DISPLAY, 15, 12, COLOR_TEXT_DIM, GFX_RIGHT, ui_word(app, UI_TABLE_TOP_SECRET));
        return;
    }
    draw_points(app, table, &(ChipNumber){chip, 104, 82, 42, 36}, seat, on || decides);
}

static void draw_scoreboard(App *app, const CardTable *table) {
    const Standing standing = table_standing(table);
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (ally_of(&standing, table->layout.seats, seat) == SEAT_NONE)
            draw_score_chip(app, table, &standing, seat);
        else if (standing.with[seat] == seat)
            draw_team_chip(app, table, &standing, seat);
}

// ---- the rest

// Draws the round, and the phase below it.
static void draw_top_lines(App *app, const CardTable *table) {
    char above[64] = "", below[64] = "";
    const GfxRect rect = table->layout.round;
    table->game->look->top(app, table, above, below);
    words_fit(app, gfx_rect(rect.x, rect.y + lpx(table, 8), rect.w, rect.h / 2 - lpx(table, 6)),
              GFX_FONT_DISPLAY, 16, 12, COLOR_TEXT, GFX_RIGHT, above);
    words_fit(app, gfx_rect(rect.x, rect.y + rect.h / 2, rect.w, rect.h / 2 - lpx(table, 6)),
              GFX_FONT_DISPLAY, 14, 9, COLOR_TEXT_DIM, GFX_RIGHT, below);
}

// Draws the name of the game in capitals, below that of its series ("game.series") or of the program.
static void draw_game_name(App *app, GfxRect logo) {
    char name[80];
    const char *series = app_word_of(app, app->catalog, "game.series");
    utf8_capitals(name, sizeof name, app_game_name(app, app->catalog));
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_HEADING, GFX_LEFT);
    title.tracking = 0.14F;
    gfx_text_fit(app->gfx, &title, 1, part(app, logo, 36, 9, 0, 20),
                 series != NULL ? series : ui_word(app, UI_MENU_TITLE));
    GfxStyle under = widget_style(app, GFX_FONT_DISPLAY, 13.5F, COLOR_TEXT_DIM, GFX_LEFT);
    under.tracking = 0.34F;
    gfx_text_fit(app->gfx, &under, 1, part(app, logo, 36, 29, 0, 18), name);
}

void draw_top_bar(App *app, const CardTable *table) {
    const GfxRect bar = table->layout.top_bar;
    if (!gfx_is_visible(app->gfx, bar))
        return;
    const GfxPaint fill = paint_down(0xEB05080Fu, 0x9905080Fu);
    gfx_gradient(app->gfx, bar, &fill);
    gfx_fill(app->gfx, gfx_rect(bar.x, bar.y + bar.h - 1, bar.w, 1), COLOR_LINE);
    const GfxRect logo = table->layout.logo;
    icon_at(app, "glyphs/logo.svg", logo.x, logo.y + (logo.h - lpx(table, 26)) / 2, lpx(table, 26),
            COLOR_ICE);
    if (!table->layout.large)
        draw_game_name(app, logo);
    draw_scoreboard(app, table);
    draw_top_lines(app, table);
    draw_signs(app, table);
}
