// SPDX-License-Identifier: MIT
// What the target of a row that is scored brings whoever takes it, with its reasons: its printed value, its
// bonus and an own planet; and what it adds to targets conquered before, which is said beside it and never
// counted as its own. The same number is shown while the row is counted, on its panel and in the pile.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include "app/kit/stage_view.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void take_off(ViewSeat *pile, uint8_t target) {
    uint8_t left = 0;
    for (uint8_t i = 0; i < pile->won_count; i++)
        if (pile->won[i] != target)
            pile->won[left++] = pile->won[i];
    pile->won_count = left;
}

// The piles as they were before this row was decided: without its target, and those of the rows after it.
static TacticsView before_row(const CardTable *table, int row) {
    TacticsView view = *seen(table);
    for (int other = row; other < ROWS; other++)
        if (view.scored_target[other] != NONE && view.scored_winner[other] < view.seats)
            take_off(&view.seat[tactics_pile_seat(&view, view.scored_winner[other])],
                     view.scored_target[other]);
    return view;
}

bool tactics_row_worth(const CardTable *table, int row, Seat seat, Why *why) {
    const uint8_t target = seen(table)->scored_target[row];
    memset(why, 0, sizeof *why);
    if (target == NONE || seat >= seen(table)->seats || tactics_is_secret(table))
        return false;
    const TacticsView before = before_row(table, row);
    tactics_explain_target(tactics_looks_rules(table->looks), &before, target, seat, why);
    return true;
}

int tactics_worth_own(const Why *worth) {
    int32_t sum = 0;
    for (uint16_t i = 0; i < worth->count; i++)
        sum += worth->part[i].kind != WHY_RAISED && why_counts(&worth->part[i]) ? worth->part[i].amount : 0;
    return (int)(sum / 8);
}

static bool is_in_pile(const TacticsView *view, Seat seat, uint8_t target) {
    const ViewSeat *pile = &view->seat[tactics_pile_seat(view, seat)];
    return memchr(pile->won, target, pile->won_count) != NULL;
}

// Once it lies in a pile, later targets may raise it: the list of the conquered says the same number.
int tactics_row_brings(const CardTable *table, int row, Seat seat) {
    const uint8_t target = seen(table)->scored_target[row];
    Why why;
    if (!tactics_row_worth(table, row, seat, &why))
        return 0;
    if (!is_in_pile(seen(table), seat, target))
        return tactics_worth_own(&why);
    tactics_explain_points(tactics_looks_rules(table->looks), seen(table), seat, &why);
    return tactics_pile_brings(&why, target);
}

// ---- on a stage

#define BADGE 62.0F // units of the stage
#define POPS 0.4F   // so much larger, when somebody has got it
#define EDGE 26.0F
#define TOP 18.0F
#define LINE 21.0F
#define LINES 4       // room for so many, above what is counted
#define LINES_W 0.46F // of the stage
#define LETTERS 17.0F
#define LEAST 12.0F

static bool differs(const StageWorth *worth, int side) {
    return worth->worth[side] != NULL && worth->worth[side]->count > 0 &&
           worth->worth[side]->total != worth->points * 8;
}

bool tactics_worth_is_special(const StageWorth *worth) {
    bool special = false;
    for (int i = 0; i < worth->sides; i++)
        special |= differs(worth, i) && (worth->winner == SEAT_NONE || worth->winner == worth->side[i]);
    return special;
}

#define WORTH_TEXT (EXPLAIN_TEXT + 160)

// "Ann: 5 + 2 (own planet) = 7, and 2 VP more for Boreth"
static void line_text(App *app, const CardTable *table, const StageWorth *worth, int side,
                      char text[WORTH_TEXT]) {
    char name[120], terms[EXPLAIN_TEXT], more[EXPLAIN_TEXT], points[16];
    const Seat seat = worth->side[side];
    tactics_explain_worth(app, table, worth->worth[side], terms, sizeof terms);
    tactics_explain_raised(app, table->looks, worth->worth[side], more, sizeof more);
    snprintf(points, sizeof points, "%d", tactics_worth_own(worth->worth[side]));
    ui_fill(app, text, WORTH_TEXT,
            more[0] == 0                 ? UI_EXPLAIN_PAYS
            : strcmp(terms, points) == 0 ? UI_EXPLAIN_PAYS_PLAIN
                                         : UI_EXPLAIN_PAYS_MORE,
            STR("name", tactics_team_name(app, table, seat, name, sizeof name)), STR("terms", terms),
            STR("points", points), STR("more", more));
}

// True if it is written: nobody else has taken the target, and it is not what is printed on it.
static bool is_written(const StageWorth *worth, int side) {
    return differs(worth, side) && (worth->winner == SEAT_NONE || worth->side[side] == worth->winner);
}

// One that needs another line gets it from the room for others. Returns how many lines it has taken.
static int draw_line(App *app, const CardTable *table, const StageWorth *worth, int side, GfxRect place,
                     int most) {
    char text[WORTH_TEXT];
    line_text(app, table, worth, side, text);
    const Color color = palette_faction(seat_palette(app, worth->side[side]))->light;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, LETTERS, color, GFX_RIGHT),
                   least = widget_style(app, GFX_FONT_TEXT_MEDIUM, LEAST, color, GFX_RIGHT);
    const int lines = gfx_text_width(app->gfx, &least, text) <= place.w ? 1 : most;
    place.h *= (float)lines;
    if (lines == 1)
        gfx_text_fit(app->gfx, &style, least.size, place, text);
    else
        gfx_text_wrapped_fit(app->gfx, &style, least.size, widget_line(app, LETTERS + 2), place, text);
    return lines;
}

static int paid(const StageWorth *worth) {
    for (int i = 0; i < worth->sides; i++)
        if (worth->side[i] == worth->winner && worth->worth[i] != NULL && worth->worth[i]->count > 0)
            return tactics_worth_own(worth->worth[i]);
    return worth->points;
}

void tactics_draw_worth(App *app, const CardTable *table, const StageView *stage, const StageWorth *worth) {
    const GfxRect box = stage->box;
    const bool taken = worth->winner != SEAT_NONE;
    const float part = table->timeline.reduced || !taken ? 0 : fminf(1, worth->taken);
    // Few sizes, each of which is painted once.
    const float grown = 1 + POPS * roundf(4 * ease_there_and_back(part)) / 4;
    const float size = roundf(stage_px(stage, BADGE * grown)), natural = stage_px(stage, BADGE);
    const float right = box.x + box.w - stage_px(stage, EDGE),
                top = box.y + stage_px(stage, TOP + worth->top);
    target_art_draw_points(app->gfx, right - natural / 2 - size / 2, top + natural / 2 - size / 2, size,
                           taken ? paid(worth) : worth->points);
    GfxRect line = gfx_rect(0, top - stage_px(stage, 6), box.w * LINES_W, stage_px(stage, LINE));
    line.x = right - natural - stage_px(stage, 14) - line.w;
    int left = LINES, others = 0;
    for (int i = 0; i < worth->sides; i++)
        others += is_written(worth, i);
    for (int i = 0; i < worth->sides; i++)
        if (is_written(worth, i)) {
            const int lines = draw_line(app, table, worth, i, line, SDL_min(2, left - --others));
            line.y += line.h * (float)lines;
            left -= lines;
        }
}
