// SPDX-License-Identifier: MIT
// The end of a game of Star Empires: of what kind the systems are, and what decides where there are as many,
// or where the census has decided. From the public view of a finished game alone.
#include "app/kit/draw.h"
#include "app/tables/star_empires/screens.h"
#include "games/star_empires/numbers.h"

#include <stdio.h>

#define EDGE 16.0F // logical
#define ROW 30.0F

typedef enum Part {
    PART_HOMES,
    PART_MINOR,
    PART_OTHERS,
    PARTS
} Part;

// What decides, one after another (rules 5.10).
typedef enum Criterion {
    BY_CENSUS,
    BY_SYSTEMS,
    BY_REVENUE,
    BY_FORCE,
    BY_CREDITS,
    BY_SEAT,
    CRITERIA
} Criterion;

static const EmpiresBoard *board_of(const void *view) {
    return &((const EmpiresView *)view)->table;
}

static bool has_census(const EmpiresBoard *s) {
    return s->how == ENDED_ROUNDS;
}

static int value_of(const EmpiresRules *rules, const EmpiresView *view, Seat seat, Criterion by) {
    const EmpiresBoard *s = &view->table;
    switch (by) {
    case BY_CENSUS:
        return has_census(s) ? s->seat[seat].census : 0;
    case BY_SYSTEMS:
        return view->systems[seat];
    case BY_REVENUE:
        return view->revenue[seat];
    case BY_FORCE:
        return empires_total_force(rules, s, seat);
    case BY_CREDITS:
        return pair(s->seat[seat].credits);
    default:
        return -(int)seat;
    }
}

// By what two of them are different first.
static Criterion decides(const EmpiresRules *rules, const EmpiresView *view, Seat a, Seat b) {
    int by = BY_CENSUS;
    while (by < BY_SEAT && value_of(rules, view, a, (Criterion)by) == value_of(rules, view, b, (Criterion)by))
        by++;
    return (Criterion)by;
}

static bool is_better(const EmpiresRules *rules, const EmpiresView *view, Seat a, Seat b) {
    const Criterion by = decides(rules, view, a, b);
    return value_of(rules, view, a, by) > value_of(rules, view, b, by);
}

static Part part_of(const Chart *chart, const EmpiresBoard *s, int place) {
    if (chart->kind[place] == PLACE_HOME && is_home(s, place))
        return PART_HOMES;
    return s->system[place].minor > 0 ? PART_MINOR : PART_OTHERS;
}

// Of equal totals the one stands first that is better than more of the others.
void empires_result_line(const App *app, const void *view, ResultLine *line) {
    static const char *const names[PARTS] = {"empires.result.homes", "empires.result.minor",
                                             "empires.result.others"};
    const EmpiresRules *rules = app->catalog->rules;
    const EmpiresBoard *s = board_of(view);
    const Chart *chart = chart_of(rules, s);
    const Seat seat = line->seat[0];
    line->parts = PARTS;
    for (int part = 0; part < PARTS; part++)
        line->part[part] = (ResultPart){.name = app_word(app, names[part])};
    for (int at = 0; at < chart->places; at++)
        if (has_place(chart->is_system, at) && owner_of(s, at) == seat)
            line->part[part_of(chart, s, at)].points++;
    line->equal = 0;
    for (Seat other = 0; other < s->seats; other++)
        line->equal += other != seat && is_better(rules, view, seat, other);
}

const char *empires_result_tie(const App *app, const void *view, const ResultLine *first,
                               const ResultLine *second) {
    static const char *const names[CRITERIA] = {"census", "systems", "revenue", "force", "credits", "seat"};
    if (!has_census(board_of(view)))
        return NULL;
    return say_of(app, "empires.result.by.%s",
                  names[decides(app->catalog->rules, view, first->seat[0], second->seat[0])]);
}

// ---- the numbers below

float empires_result_height(const void *view, const ResultLine *line, float width) {
    (void)line, (void)width;
    return 2 * EDGE + ROW * (has_census(board_of(view)) ? 5 : 4);
}

static void draw_row(App *app, GfxRect area, int row, const char *word, int number) {
    const float y = area.y + EDGE + ROW * (float)row, w = area.w - 2 * EDGE;
    words_fit(app, widget_rect(app, area.x + EDGE, y, w * 0.72F, ROW), GFX_FONT_TEXT, 17, 12, COLOR_TEXT,
              GFX_LEFT, word);
    number_at(app, widget_rect(app, area.x + EDGE + w * 0.74F, y, w * 0.26F, ROW), GFX_FONT_DISPLAY_BOLD, 20,
              COLOR_WHITE, GFX_RIGHT, number);
}

// In the order in which they decide.
void empires_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                         GfxRect area) {
    const EmpiresRules *rules = app->catalog->rules;
    const EmpiresView *seen = view;
    const Seat seat = line->seat[0];
    int row = 0;
    (void)looks, (void)told;
    if (!seen->table.seat[seat].alive) {
        words_fit(app, widget_rect(app, area.x + EDGE, area.y + EDGE, area.w - 2 * EDGE, ROW), GFX_FONT_TEXT,
                  17, 12, COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "empires.result.out"));
        return;
    }
    if (has_census(&seen->table))
        draw_row(app, area, row++, app_word(app, "empires.result.census"),
                 value_of(rules, seen, seat, BY_CENSUS));
    draw_row(app, area, row++, app_word(app, "empires.revenue"), value_of(rules, seen, seat, BY_REVENUE));
    draw_row(app, area, row++, app_word(app, "empires.result.force"), value_of(rules, seen, seat, BY_FORCE));
    draw_row(app, area, row++, app_word(app, "empires.credits"), value_of(rules, seen, seat, BY_CREDITS));
    draw_row(app, area, row, app_word(app, "empires.units"), seen->units[seat]);
}
