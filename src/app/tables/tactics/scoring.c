// SPDX-License-Identifier: MIT
// How the rows of a round were scored: a panel over each, in which the sums build up row by row and part by
// part, as games/tactics/explain.h takes them apart. Then the winner is said, and why.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"
#include "games/tactics/explain.h"

#include <math.h>
#include <stdio.h>

#define PART_MS 240.0F // for one card, or one halving
#define ROW_MS 500.0F  // to see who has won

#define SCORED_HEAD 73.0F

static const char *reason_of(const App *app, uint8_t by) {
    static const char *const keys[] = {"score.power", "score.tie", "score.galaxy", "score.empty"};
    return by <= WIN_EMPTY ? app_word(app, keys[by]) : "";
}

// In one line, for all of them or for none.
static bool team_names_fit(App *app, const CardTable *table, float width) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 11, COLOR_WHITE, GFX_LEFT);
    char name[120];
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (gfx_text_width(app->gfx, &least, table_team_name(app, table, seat, name, sizeof name)) > width)
            return false;
    return true;
}

bool table_shows_scoring(const App *app, const CardTable *table) {
    return table->recap_held || (!table->showing && session_stage(app->session) == SESSION_SCORING);
}

static int scored_sides(const CardTable *table) {
    return table_sums_teams(table) ? seen(table)->seats / 2 : seen(table)->seats;
}

// Over the target and its chips, so that the cards that made the result stay to be seen.
static GfxRect scored_box(const CardTable *table, int row) {
    const TableColumn *column = &own(table)->layout.column[row];
    const float least =
        lpx(table, SCORED_HEAD + 34 * (float)scored_sides(table)); // so that names can be read
    return gfx_rect(column->target.x, column->target.y, column->target.w,
                    fmaxf(column->score.y + column->score.h - column->target.y, least));
}

// The line of a seat, or in Blind Trust of its team, `place` from the top.
static GfxRect scored_line(const CardTable *table, int row, int place) {
    const GfxRect box = scored_box(table, row);
    const float head = lpx(table, SCORED_HEAD), gap = lpx(table, 4), edge = lpx(table, 8);
    const float room = (box.h - head - lpx(table, 6)) / (float)scored_sides(table) - gap;
    const float h = fminf(room, lpx(table, 46));
    return gfx_rect(box.x + edge, box.y + head + (float)place * (h + gap), box.w - 2 * edge, h);
}

// Which chip or line it is: seats one after the other, in Blind Trust teams by their first members.
static int place_of_side(const CardTable *table, Seat seat) {
    int place = 0;
    for (Seat other = 0; other < seat; other++)
        place += !table_sums_teams(table) || table_ally(table, other) > other;
    return place;
}

GfxRect table_power_rect(const App *app, const CardTable *table, int row, Seat seat) {
    const int place = place_of_side(table, seat);
    if (table_shows_scoring(app, table) && seen(table)->scored_target[row] != NONE)
        return scored_line(table, row, place);
    return sums_chip(app, table, row, seat);
}

// ---- counting

// One step of the counting: what adds to whose sum.
typedef struct ScoredPart {
    WhyPart part;
    Seat seat;
} ScoredPart;

typedef struct ScoredParts {
    ScoredPart item[WHY_MAX];
    int count;
} ScoredParts;

// Cards from the top to the bottom, whosever; halvings after them. Those that change nothing take no time.
static void find_parts(const CardTable *table, uint8_t row, ScoredParts *parts) {
    Why why[TACTICS_SEATS];
    parts->count = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        explain_row(table_looks_rules(table->looks), seen(table), row, seat, &why[seat]);
    for (int at = 0; at <= LANE_MAX; at++)
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            for (uint16_t i = 0; i < why[seat].count; i++) {
                const WhyPart *part = &why[seat].part[i];
                const bool own = part->kind == WHY_CARD ? part->from.owner == seat && part->from.at == at
                                                        : at == LANE_MAX && why_counts(part);
                if (own && part->amount != 0 && parts->count < WHY_MAX)
                    parts->item[parts->count++] = (ScoredPart){*part, seat};
            }
}

static bool is_counted(const CardTable *table, int row) {
    return own(table)->scored.part[row] >= own(table)->scored.parts[row];
}

// A seat's sum so far, in points.
static float counted(const CardTable *table, int row, Seat seat) {
    ScoredParts parts;
    if (is_counted(table, row))
        return (float)seen(table)->scored_eighths[row][seat] / 8;
    float sum = 0;
    find_parts(table, (uint8_t)row, &parts);
    for (int i = 0; i < parts.count; i++) {
        const float done = fmaxf(0, fminf(1, own(table)->scored.part[row] - (float)i));
        sum += parts.item[i].seat == seat ? done * (float)parts.item[i].part.amount : 0;
    }
    return roundf(sum / 8);
}

static void begin(const App *app, CardTable *table) {
    ScoredParts parts;
    TableScored *scored = &own(table)->scored;
    const bool at_once = table->recap_held || app->settings.reduced_motion;
    float delay = 0;
    scored->on = true;
    for (uint8_t row = 0; row < ROWS; row++) {
        find_parts(table, row, &parts);
        // In Blind Trust both members' sums hold both their cards: then the result is shown at once.
        scored->parts[row] = table_sums_teams(table) ? 0 : (float)parts.count;
        scored->part[row] = scored->drawn[row] = 0;
        const float ms = scored->parts[row] * PART_MS;
        if (at_once)
            scored->part[row] = scored->parts[row];
        else
            timeline_add_ms(&table->timeline, &scored->part[row], scored->parts[row], MOTION_WAIT, delay, ms);
        delay += ms + (ms > 0 ? ROW_MS : 0);
    }
}

void scoring_update(App *app, CardTable *table) {
    TableScored *scored = &own(table)->scored;
    if (!table_shows_scoring(app, table)) {
        scored->on = false;
        return;
    }
    if (!scored->on) {
        begin(app, table);
        gfx_damage_all(app->gfx);
    }
    for (int row = 0; row < ROWS; row++)
        if (scored->part[row] != scored->drawn[row]) {
            scored->drawn[row] = scored->part[row];
            gfx_damage(app->gfx, gfx_inset(own(table)->layout.column[row].frame, -lpx(table, 30)));
        }
}

bool scoring_skip(App *app, CardTable *table) {
    bool counting = false;
    for (int row = 0; row < ROWS; row++)
        counting |= own(table)->scored.on && !is_counted(table, row);
    if (!counting)
        return false;
    timeline_skip(&table->timeline);
    app_mark(app);
    return true;
}

// The step being counted in a row; false when there is none.
static bool find_step(const CardTable *table, int row, WhyPart *step) {
    ScoredParts parts;
    const int at = (int)own(table)->scored.part[row];
    if (is_counted(table, row) || own(table)->scored.part[row] <= 0)
        return false;
    find_parts(table, (uint8_t)row, &parts);
    if (at >= parts.count)
        return false;
    *step = parts.item[at].part;
    return true;
}

// ---- drawing

// The two of a team, each on a line of its own: for names that do not fit side by side.
static void draw_two_names(App *app, const CardTable *table, GfxRect line, const Seat members[2], bool won) {
    const float em = lpx(table, 16), half = line.h / 2;
    for (int i = 0; i < 2; i++) {
        const FactionColors *colors = palette_faction(seat_palette(app, members[i]));
        const GfxRect room = gfx_rect(line.x + lpx(table, 34), line.y + (i == 0 ? lpx(table, 2) : half),
                                      line.w - lpx(table, 34 + 86), half - lpx(table, 2));
        emblem_at(app, seat_palette(app, members[i]), line.x + lpx(table, 12), room.y + (room.h - em) / 2, em,
                  won ? palette_faction(seat_palette(app, members[0]))->ink : colors->main);
        words_fit(app, room, GFX_FONT_DISPLAY, 16, 12,
                  won ? palette_faction(seat_palette(app, members[0]))->ink : COLOR_HEADING, GFX_LEFT,
                  seat_name(app, members[i]));
    }
}

// A seat's sign and name, or those of a team side by side.
static void draw_names(App *app, const CardTable *table, GfxRect line, const Seat members[2], Color ink,
                       bool won) {
    const bool team = members[1] != SEAT_NONE;
    const float em = lpx(table, 20), left = line.x + lpx(table, team ? 66 : 40);
    const GfxRect room = gfx_rect(left, line.y, line.x + line.w - lpx(table, 86) - left, line.h);
    if (team && !team_names_fit(app, table, room.w)) {
        draw_two_names(app, table, line, members, won);
        return;
    }
    for (int i = 0; i < (team ? 2 : 1); i++) {
        const int palette = seat_palette(app, members[i]);
        emblem_at(app, palette, line.x + lpx(table, 10 + 26 * (float)i), line.y + (line.h - em) / 2, em,
                  won ? ink : palette_faction(palette)->main);
    }
    char name[120];
    words_fit(app, room, GFX_FONT_DISPLAY, 17, 11, ink, GFX_LEFT,
              team ? table_team_name(app, table, members[0], name, sizeof name) : seat_name(app, members[0]));
}

// A seat, or in Blind Trust a team.
static void draw_scored_side(App *app, const CardTable *table, GfxRect line, int row, Seat seat) {
    const Seat ally = table_sums_teams(table) ? table_ally(table, seat) : SEAT_NONE;
    const Seat winner = seen(table)->scored_winner[row];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const bool won = is_counted(table, row) && (winner == seat || (ally != SEAT_NONE && winner == ally));
    const GfxPaint fill = paint_solid(won ? colors->main : color_alpha(COLOR_INSET, 0.85F));
    char power[16];
    gfx_panel(app->gfx, line, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1)),
              won ? colors->light : COLOR_LINE);
    const Color ink = won ? colors->ink : COLOR_HEADING;
    const float crown = lpx(table, 17);
    const Seat members[2] = {seat, ally};
    draw_names(app, table, line, members, ink, won);
    const float points = counted(table, row, seat) + (ally != SEAT_NONE ? counted(table, row, ally) : 0);
    if (won)
        icon_at(app, "glyphs/crown.svg", line.x + line.w - lpx(table, 86), line.y + (line.h - crown) / 2,
                crown, ink);
    format_power(app, power, points);
    words_at(app, gfx_rect(line.x, line.y, line.w - lpx(table, 12), line.h), GFX_FONT_DISPLAY_BOLD, 23, ink,
             GFX_RIGHT, power);
}

// In top secret the target is not to be seen any more, and counts nothing to be read.
static const char *scored_target(const App *app, const CardTable *table, int row, char buffer[40]) {
    if (!table_is_secret(table))
        return table_target_name(table->looks, seen(table)->scored_target[row]);
    char number[8];
    snprintf(number, sizeof number, "%d", row + 1);
    return ui_format(app, buffer, 40, UI_TABLE_ROW_NUMBER, "row", number, (char *)NULL);
}

// "Ann conquers Earth"; while it is being counted the target alone.
static void scored_title(const App *app, const CardTable *table, int row, char text[200]) {
    const Seat winner = seen(table)->scored_winner[row];
    char name[120], row_name[40];
    const char *what = scored_target(app, table, row, row_name);
    if (!is_counted(table, row))
        text_copy(text, 200, what);
    else if (winner >= seen(table)->seats)
        ui_format(app, text, 200, UI_TABLE_SCORED_NOBODY, "target", what, (char *)NULL);
    else
        ui_format(app, text, 200, UI_TABLE_SCORED_WON, "name",
                  table_sums_teams(table) ? table_team_name(app, table, winner, name, sizeof name)
                                          : seat_name(app, winner),
                  "target", what, (char *)NULL);
}

// What decided it, with the card; or what is being counted.
static void scored_reason(const App *app, const CardTable *table, int row, char text[200]) {
    WhyPart step;
    WhyLead lead;
    char value[16];
    text[0] = 0;
    if (!is_counted(table, row)) {
        if (!find_step(table, row, &step))
            return;
        format_power(app, value, fabsf((float)step.amount) / 8);
        snprintf(text, 200, "%.120s %s%s", card_name(app, step.from.card, step.from.owner),
                 step.amount < 0 ? "\u2212" : "+", value);
        return;
    }
    explain_lead(table_looks_rules(table->looks), seen(table), (uint8_t)row, &lead);
    if (lead.card.card == NONE || lead.card.card == CARD_HIDDEN) {
        text_copy(text, 200,
                  lead.alone ? ui_word(app, UI_EXPLAIN_SCORED_ALONE)
                             : reason_of(app, seen(table)->scored_by[row]));
        return;
    }
    ui_format(app, text, 200, lead.by == WIN_TIE ? UI_EXPLAIN_SCORED_TIE : UI_EXPLAIN_SCORED_GALAXY, "card",
              card_name(app, lead.card.card, lead.card.owner), "with",
              lead.with.card != NONE ? card_name(app, lead.with.card, lead.with.owner) : "", (char *)NULL);
}

static void draw_scored_head(App *app, const CardTable *table, GfxRect box, int row) {
    char text[200], reason[200];
    scored_title(app, table, row, text);
    scored_reason(app, table, row, reason);
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_WHITE, GFX_LEFT);
    const GfxRect at =
        gfx_rect(box.x + lpx(table, 14), box.y + lpx(table, 7), box.w - lpx(table, 76), lpx(table, 42));
    // Names of teams may take the line of the reason.
    GfxStyle least = title;
    least.size = lpx(table, 13);
    const bool crowded = gfx_text_lines(app->gfx, &least, at.w, text) > 2;
    const GfxRect room = gfx_rect(at.x, at.y, at.w, crowded ? lpx(table, 62) : at.h);
    const float used = gfx_text_wrapped_fit(app->gfx, &title, lpx(table, 12), lpx(table, 21), room, text);
    GfxStyle brief = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT_DIM, GFX_LEFT);
    brief.brief = true; // the history says it too
    if (!crowded)
        gfx_text_fit(app->gfx, &brief, lpx(table, 12),
                     gfx_rect(at.x, at.y + fminf(used, at.h), at.w, lpx(table, 19)), reason);
    if (table_is_secret(table))
        return;
    const TargetLook look = table_target_look(table->looks, seen(table)->scored_target[row]);
    target_art_draw_points(app->gfx, box.x + box.w - lpx(table, 56), box.y + lpx(table, 8), lpx(table, 46),
                           look.points);
}

// The card being counted shines.
static void draw_scored_step(App *app, const CardTable *table, int row) {
    WhyPart step;
    if (!find_step(table, row, &step) || step.from.at >= table->scene.zone[row].count)
        return;
    const TableRowShape shape = tactics_row_shape(table, row);
    const GfxRect card = table_row_strip(&own(table)->layout, row, &shape, step.from.at, step.from.owner,
                                         own(table)->scroll[row]);
    if (card.h < 1)
        return;
    gfx_glow(app->gfx, card, lpx(table, 11), lpx(table, 24), 0xB0EAF4FFu);
    const GfxPaint line = paint_solid(COLOR_ICE);
    gfx_frame(app->gfx, card, lpx(table, 11), fmaxf(2, lpx(table, 2.5F)), &line);
}

static void draw_scored_row(App *app, const CardTable *table, int row) {
    const TacticsView *view = seen(table);
    if (view->scored_target[row] == NONE)
        return;
    const GfxRect box = scored_box(table, row);
    const Seat winner = view->scored_winner[row];
    const Color border = winner < view->seats && is_counted(table, row)
                             ? palette_faction(seat_palette(app, winner))->main
                             : COLOR_LINE_STRONG;
    const GfxPaint fill = paint_down(0xF2101A2Cu, 0xF2090F1Bu);
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, fmaxf(1, lpx(table, 2)), border);
    draw_scored_head(app, table, box, row);
    for (Seat seat = 0; seat < view->seats; seat++)
        if (!table_sums_teams(table) || table_ally(table, seat) > seat)
            draw_scored_side(app, table, table_power_rect(app, table, row, seat), row, seat);
}

void draw_scoring(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        draw_scored_step(app, table, row);
        draw_scored_row(app, table, row);
    }
}
