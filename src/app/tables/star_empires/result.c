// SPDX-License-Identifier: MIT
// The result of a game: each empire's systems by kind, and the tie-breaks in order (rules §5.10). Reads only
// the public view of the finished game.
#include "app/kit/draw.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/table.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

#define EDGE 14.0F // logical
#define ROW 26.0F
#define NARROW 360.0F // narrower panels give names two lines
#define ROW_NARROW 42.0F

typedef enum Part {
    PART_HOMES,
    PART_MINORS,
    PART_OTHERS,
    PARTS
} Part;

// The tie-breaks in order; the census applies only in a game that went through all rounds.
typedef enum Decider {
    DECIDER_CENSUS,
    DECIDER_REVENUE,
    DECIDER_FORCE,
    DECIDER_CREDITS,
    DECIDERS
} Decider;

static const struct {
    const char *key, *tie, *sign;
    int bits; // of ResultLine.equal; together they fit an int
} deciders[DECIDERS] = {
    [DECIDER_CENSUS] = {"empires.result.census", "empires.result.by_census", "glyphs/target-planet.svg", 5},
    [DECIDER_REVENUE] = {"empires.result.revenue", "empires.result.by_revenue", "icons/phosphor/caret-up.svg",
                         8},
    [DECIDER_FORCE] = {"empires.result.force", "empires.result.by_force", "glyphs/stat-weapon.svg", 9},
    [DECIDER_CREDITS] = {"empires.result.credits", "empires.result.by_credits", "glyphs/stat-credits.svg", 9},
};

static const EmpiresBoard *board_of(const void *view) {
    return &((const EmpiresView *)view)->table;
}

static int value_of(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, Decider decider) {
    switch (decider) {
    case DECIDER_CENSUS:
        return s->how == ENDED_ROUNDS ? s->seat[seat].census : 0;
    case DECIDER_REVENUE:
        return empires_revenue(rules, s, seat);
    case DECIDER_FORCE:
        return empires_total_force(rules, s, seat);
    default:
        return pair(s->seat[seat].credits);
    }
}

static Part part_of(const EmpiresBoard *s, int place) {
    return is_home(s, place) ? PART_HOMES : s->system[place].minor > 0 ? PART_MINORS : PART_OTHERS;
}

void empires_result_line(const App *app, const void *view, ResultLine *line) {
    static const char *const names[PARTS] = {"empires.result.homes", "empires.result.minors",
                                             "empires.result.others"};
    const EmpiresBoard *s = board_of(view);
    const Seat seat = line->seat[0];
    line->parts = PARTS;
    for (int part = 0; part < PARTS; part++)
        line->part[part] = (ResultPart){.name = app_word(app, names[part])};
    for (int place = 0; place < PLACES_MAX; place++)
        if (owner_of(s, place) == seat)
            line->part[part_of(s, place)].points++;
    line->equal = 0;
    for (int decider = 0; decider < DECIDERS; decider++) {
        const int most = (1 << deciders[decider].bits) - 1,
                  value = value_of(app->catalog->rules, s, seat, (Decider)decider);
        line->equal = line->equal << deciders[decider].bits | (value < most ? value : most);
    }
}

// The first tie-break that differs has decided; if none does, the order of seats.
const char *empires_result_tie(const App *app, const ResultLine *first, const ResultLine *second) {
    const char *tie = "empires.result.by_seat";
    int shift = 0;
    for (int decider = DECIDERS - 1; decider >= 0; decider--) {
        const int mask = (1 << deciders[decider].bits) - 1;
        if ((first->equal >> shift & mask) != (second->equal >> shift & mask))
            tie = deciders[decider].tie;
        shift += deciders[decider].bits;
    }
    return app_word(app, tie);
}

int empires_course_goal(const App *app, const void *view) {
    return empires_systems_to_win(app->catalog->rules, board_of(view));
}

// How many systems, and what they were enough for.
void empires_result_how(const App *app, const void *view, char *out, size_t size) {
    static const char *const keys[] = {[ENDED_SYSTEMS] = "empires.result.how_systems",
                                       [ENDED_LAST] = "empires.result.how_last",
                                       [ENDED_ROUNDS] = "empires.result.how_rounds",
                                       [ENDED_HEGEMONY] = "empires.result.how_hegemony"};
    const EmpiresRules *rules = app->catalog->rules;
    const EmpiresView *at = view;
    int most = 0;
    for (Seat seat = 0; seat < at->table.seats; seat++)
        most = at->systems[seat] > most ? at->systems[seat] : most;
    out[0] = 0;
    if (at->table.how < sizeof keys / sizeof keys[0] && keys[at->table.how] != NULL)
        app_fill(app, out, size, keys[at->table.how], NUM("number", most),
                 NUM("most", chart_of(rules, &at->table)->systems), NUM("percent", rules->victory_percent));
}

static bool is_shown(const EmpiresBoard *s, Decider decider) {
    return decider != DECIDER_CENSUS || s->how == ENDED_ROUNDS;
}

static float row_height(float width) {
    return width < NARROW ? ROW_NARROW : ROW;
}

float empires_result_height(const void *view, const ResultLine *line, float width) {
    int rows = 0;
    (void)line;
    for (int decider = 0; decider < DECIDERS; decider++)
        rows += is_shown(board_of(view), (Decider)decider);
    return 2 * EDGE + (float)rows * row_height(width);
}

static void draw_row(App *app, GfxRect row, const char *sign, const char *name, int value) {
    char number[16];
    snprintf(number, sizeof number, "%d", value);
    const GfxRect at = widget_rect(app, row.x, row.y + (row.h - 16) / 2, 16, 16);
    icon_at(app, sign, at.x, at.y, at.w, COLOR_TEXT_DIM);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    const float least = 12 * gfx_layout(app->gfx).scale;
    gfx_text_name(app->gfx, &style, least, least, widget_rect(app, row.x + 26, row.y, row.w - 90, row.h),
                  name);
    words_fit(app, widget_rect(app, row.x + row.w - 60, row.y, 60, row.h), GFX_FONT_DISPLAY_BOLD, 16, 12,
              COLOR_WHITE, GFX_RIGHT, number);
}

void empires_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                         GfxRect area) {
    const EmpiresBoard *s = board_of(view);
    const float step = row_height(area.w);
    float y = area.y + EDGE;
    (void)looks, (void)told;
    for (int decider = 0; decider < DECIDERS; decider++) {
        if (!is_shown(s, (Decider)decider) || y + step > area.y + area.h)
            continue;
        draw_row(app, gfx_rect(area.x + EDGE, y, area.w - 2 * EDGE, step), deciders[decider].sign,
                 app_word(app, deciders[decider].key),
                 value_of(app->catalog->rules, s, line->seat[0], (Decider)decider));
        y += step;
    }
}
