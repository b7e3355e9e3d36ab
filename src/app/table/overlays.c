// SPDX-License-Identifier: MIT
// What lies over the table for a moment: how the rows were scored, hands that a card shows.
#include "app/table/draw.h"

#include <math.h>
#include <stdio.h>

void draw_solid_panel(App *app, const TableScreen *table, GfxRect rect, Color border) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_shadow(app->gfx, rect, lpx(table, 14), lpx(table, 12), lpx(table, 44),
               color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1.5F)), border);
}

// ---- scoring: a panel over each row

#define SCORED_HEAD 73.0F

static const char *reason_of(const App *app, uint8_t by) {
    static const char *const keys[] = {"score.power", "score.tie", "score.galaxy", "score.empty"};
    return by <= WIN_EMPTY ? app_word(app, keys[by]) : "";
}

// In one line, for all of them or for none.
static bool team_names_fit(App *app, const TableScreen *table, float width) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 11, COLOR_WHITE, GFX_LEFT);
    char name[120];
    for (Seat seat = 0; seat < table->view.seats; seat++)
        if (gfx_text_width(app->gfx, &least, table_team_name(app, table, seat, name, sizeof name)) > width)
            return false;
    return true;
}

bool table_shows_scoring(const App *app, const TableScreen *table) {
    return table->recap_scored || (!table->showing && session_stage(app->session) == SESSION_SCORING);
}

static int scored_sides(const TableScreen *table) {
    return table_sums_teams(table) ? table->view.seats / 2 : table->view.seats;
}

// Over the target and its chips, so that the cards that made the result stay to be seen.
static GfxRect scored_box(const TableScreen *table, int row) {
    const TableColumn *column = &table->layout.column[row];
    const float least =
        lpx(table, SCORED_HEAD + 34 * (float)scored_sides(table)); // so that names can be read
    return gfx_rect(column->target.x, column->target.y, column->target.w,
                    fmaxf(column->score.y + column->score.h - column->target.y, least));
}

// The line of a seat, or in Blind Trust of its team, `place` from the top.
static GfxRect scored_line(const TableScreen *table, int row, int place) {
    const GfxRect box = scored_box(table, row);
    const float head = lpx(table, SCORED_HEAD), gap = lpx(table, 4), edge = lpx(table, 8);
    const float room = (box.h - head - lpx(table, 6)) / (float)scored_sides(table) - gap;
    const float h = fminf(room, lpx(table, 46));
    return gfx_rect(box.x + edge, box.y + head + (float)place * (h + gap), box.w - 2 * edge, h);
}

// Which chip or line it is: seats one after the other, in Blind Trust teams by their first members.
static int place_of_side(const TableScreen *table, Seat seat) {
    int place = 0;
    for (Seat other = 0; other < seat; other++)
        place += !table_sums_teams(table) || table_ally(table, other) > other;
    return place;
}

GfxRect table_power_rect(const App *app, const TableScreen *table, int row, Seat seat) {
    const int place = place_of_side(table, seat);
    if (table_shows_scoring(app, table) && table->view.scored_target[row] != NONE)
        return scored_line(table, row, place);
    if (!table_sums_teams(table))
        return table_score_chip(&table->layout, row, seat);
    const GfxRect first = table_score_chip(&table->layout, row, (Seat)(2 * place));
    const GfxRect last = table_score_chip(&table->layout, row, (Seat)(2 * place + 1));
    return gfx_rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

// The two of a team, each on a line of its own: for names that do not fit side by side.
static void draw_two_names(App *app, const TableScreen *table, GfxRect line, const Seat members[2],
                           bool won) {
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
static void draw_names(App *app, const TableScreen *table, GfxRect line, const Seat members[2], Color ink,
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
static void draw_scored_side(App *app, const TableScreen *table, GfxRect line, int row, Seat seat) {
    const Seat ally = table_sums_teams(table) ? table_ally(table, seat) : SEAT_NONE;
    const Seat winner = table->view.scored_winner[row];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const bool won = winner == seat || (ally != SEAT_NONE && winner == ally);
    const GfxPaint fill = paint_solid(won ? colors->main : color_alpha(COLOR_INSET, 0.85F));
    char power[16];
    gfx_panel(app->gfx, line, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1)),
              won ? colors->light : COLOR_LINE);
    const Color ink = won ? colors->ink : COLOR_HEADING;
    const float crown = lpx(table, 17);
    const Seat members[2] = {seat, ally};
    draw_names(app, table, line, members, ink, won);
    int eighths = table->view.scored_eighths[row][seat];
    if (ally != SEAT_NONE)
        eighths += table->view.scored_eighths[row][ally];
    if (won)
        icon_at(app, "glyphs/crown.svg", line.x + line.w - lpx(table, 86), line.y + (line.h - crown) / 2,
                crown, ink);
    format_power(power, (float)eighths / 8);
    words_at(app, gfx_rect(line.x, line.y, line.w - lpx(table, 12), line.h), GFX_FONT_DISPLAY_BOLD, 23, ink,
             GFX_RIGHT, power);
}

// In top secret the target is not to be seen any more, and counts nothing to be read.
static const char *scored_target(const App *app, const TableScreen *table, int row, char buffer[40]) {
    if (!table_is_secret(table))
        return table_target_name(table->looks, table->view.scored_target[row]);
    char number[8];
    snprintf(number, sizeof number, "%d", row + 1);
    return ui_format(app, buffer, 40, UI_TABLE_ROW_NUMBER, "row", number, (char *)NULL);
}

static void draw_scored_head(App *app, const TableScreen *table, GfxRect box, int row) {
    const uint8_t target = table->view.scored_target[row];
    const Seat winner = table->view.scored_winner[row];
    char text[200], name[120], row_name[40];
    const char *what = scored_target(app, table, row, row_name);
    if (winner >= table->view.seats)
        ui_format(app, text, sizeof text, UI_TABLE_SCORED_NOBODY, "target", what, (char *)NULL);
    else
        ui_format(app, text, sizeof text, UI_TABLE_SCORED_WON, "name",
                  table_sums_teams(table) ? table_team_name(app, table, winner, name, sizeof name)
                                          : seat_name(app, winner),
                  "target", what, (char *)NULL);
    GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_WHITE, GFX_LEFT);
    const GfxRect at =
        gfx_rect(box.x + lpx(table, 14), box.y + lpx(table, 7), box.w - lpx(table, 76), lpx(table, 42));
    // Names of teams may take the line of the reason.
    GfxStyle least = title;
    least.size = lpx(table, 13);
    const bool crowded = gfx_text_lines(app->gfx, &least, at.w, text) > 2;
    const GfxRect room = gfx_rect(at.x, at.y, at.w, crowded ? lpx(table, 62) : at.h);
    const float used = gfx_text_wrapped_fit(app->gfx, &title, lpx(table, 12), lpx(table, 21), room, text);
    GfxStyle reason = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT_DIM, GFX_LEFT);
    reason.brief = true; // the history says it too
    if (!crowded)
        gfx_text_fit(app->gfx, &reason, lpx(table, 12),
                     gfx_rect(at.x, at.y + fminf(used, at.h), at.w, lpx(table, 19)),
                     reason_of(app, table->view.scored_by[row]));
    if (table_is_secret(table))
        return;
    const TargetLook look = table_target_look(table->looks, target);
    target_art_draw_points(app->gfx, box.x + box.w - lpx(table, 56), box.y + lpx(table, 8), lpx(table, 46),
                           look.points);
}

static void draw_scored_row(App *app, const TableScreen *table, int row) {
    const TacticsView *view = &table->view;
    if (view->scored_target[row] == NONE)
        return;
    const GfxRect box = scored_box(table, row);
    const Seat winner = view->scored_winner[row];
    const Color border =
        winner < view->seats ? palette_faction(seat_palette(app, winner))->main : COLOR_LINE_STRONG;
    const GfxPaint fill = paint_down(0xF2101A2Cu, 0xF2090F1Bu);
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, fmaxf(1, lpx(table, 2)), border);
    draw_scored_head(app, table, box, row);
    for (Seat seat = 0; seat < view->seats; seat++)
        if (!table_sums_teams(table) || table_ally(table, seat) > seat)
            draw_scored_side(app, table, table_power_rect(app, table, row, seat), row, seat);
}

void draw_scoring(App *app, const TableScreen *table) {
    for (int row = 0; row < ROWS; row++)
        draw_scored_row(app, table, row);
}

// ---- hands that are shown

static int shown_lines(const TableScreen *table, Seat seats[SEATS_MAX]) {
    int lines = 0;
    for (Seat seat = 0; seat < table->view.seats; seat++) {
        const bool friend = table->view.seat[seat].team == table->view.seat[table->dock_seat].team;
        if (!friend)
            seats[lines++] = seat;
    }
    return lines;
}

static int shown_cards(const ViewSeat *seat) {
    return seat->hand_count < DECK_MAX ? seat->hand_count : DECK_MAX;
}

static GfxRect shown_button(const TableScreen *table, int lines) {
    const GfxRect panel = table_shown_panel(&table->layout, lines);
    const float w = lpx(table, 240), h = lpx(table, 48);
    return gfx_rect(panel.x + panel.w - w - lpx(table, 24), panel.y + lpx(table, 8), w, h);
}

void shown_hands_regions(App *app, TableScreen *table) {
    Seat seats[SEATS_MAX];
    const int lines = shown_lines(table, seats);
    const Command ack = command_of(VERB_ACK);
    hits_clear(&app->hits);
    Hit *ok = hits_add(&app->hits, shown_button(table, lines), "button:ok");
    ok->has_command = true;
    ok->command = ack;
    int choice = 1;
    for (int line = 0; line < lines; line++) {
        const ViewSeat *seat = &table->view.seat[seats[line]];
        for (int i = 0; i < shown_cards(seat); i++)
            if (seat->hand[i] != CARD_HIDDEN) {
                const GfxRect card = table_shown_card(&table->layout, line, lines, i, shown_cards(seat));
                hits_add(&app->hits, card, "choice:%d", choice++)->card = seat->hand[i];
            }
    }
}

static void draw_shown_line(App *app, const TableScreen *table, int line, int lines, Seat seat) {
    const GfxRect panel = table_shown_panel(&table->layout, lines);
    const ViewSeat *view = &table->view.seat[seat];
    const int palette = seat_palette(app, seat), count = shown_cards(view);
    const GfxRect first = table_shown_card(&table->layout, line, lines, 0, 1);
    const float em = lpx(table, 54);
    emblem_at(app, palette, panel.x + lpx(table, 32), first.y + lpx(table, 40), em,
              palette_faction(palette)->main);
    words_fit(app,
              gfx_rect(panel.x + lpx(table, 24), first.y + lpx(table, 104), lpx(table, 160), lpx(table, 30)),
              GFX_FONT_DISPLAY, 20, 14, COLOR_HEADING, GFX_LEFT, seat_name(app, seat));
    for (int i = 0; i < count; i++) {
        const GfxRect card = table_shown_card(&table->layout, line, lines, i, count);
        const CardPlace place = card_place(CARD_PILE, card.x, card.y, card.w);
        if (view->hand[i] == CARD_HIDDEN) {
            card_art_draw_back(app->gfx, palette, "", &place);
            continue;
        }
        const CardLook look = table_card_look(table->looks, view->hand[i], view->faction);
        card_art_draw(app->gfx, &look, &place);
    }
}

void draw_shown_hands(App *app, const TableScreen *table) {
    Seat seats[SEATS_MAX];
    const int lines = shown_lines(table, seats);
    const GfxRect panel = table_shown_panel(&table->layout, lines);
    draw_curtain(app, table, 0.6F);
    draw_solid_panel(app, table, panel,
                     color_alpha(palette_faction(seat_palette(app, table->dock_seat))->main, 0.6F));
    words_fit(app, part(app, panel, 24, 10, 800, 44), GFX_FONT_DISPLAY, 22, 16, COLOR_WHITE, GFX_LEFT,
              app_word(app, "table.shown_title"));
    for (int line = 0; line < lines; line++)
        draw_shown_line(app, table, line, lines, seats[line]);
    widget_button(
        app, "button:ok",
        &(Button){.look = BUTTON_PRIMARY, .text = ui_word(app, UI_TABLE_CONTINUE), .text_size = 19});
}
