// SPDX-License-Identifier: MIT
// Draws a scoring: the current row is lit, its cards light up one by one with what each adds, the panel over
// its target has a line per side, and the crown falls on one of them. Rows to come are dimmed. scoring.c
// keeps the progress.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define STEP_MAX SCORED_TEXT_MAX
#define RIGHT 86.0F // width of a line's sum and crown, logical …
#define RIGHT_WITH_MARGIN 130.0F

static const char *reason_of(const App *app, uint8_t by) {
    static const char *const keys[] = {"score.power", "score.tie", "score.galaxy", "score.empty"};
    return by <= WIN_EMPTY ? app_word(app, keys[by]) : "";
}

// ---- names

// True if they fit in one line, for all teams or none.
static bool team_names_fit(App *app, const CardTable *table, float width) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 11, COLOR_WHITE, GFX_LEFT);
    char name[120];
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (gfx_text_width(app->gfx, &least, tactics_team_name(app, table, seat, name, sizeof name)) > width)
            return false;
    return true;
}

#define NAME_LINE 13.0F // pixels between two names in the smallest letters
#define TEAM_LEFT 66.0F // logical width of a team's signs

// Names of a team that don't fit side by side need two lines of text, in every window.
float tactics_scoring_names_height(App *app, const CardTable *table, int row) {
    const float width = tactics_scoring_line(table, row, 0).w - lpx(table, TEAM_LEFT + RIGHT);
    const bool beside = !tactics_sums_teams(table) || team_names_fit(app, table, width);
    return beside ? 0 : 2 * NAME_LINE + lpx(table, 2);
}

// A line of the panel: a seat, or in Blind Trust a team.
typedef struct Side {
    Seat member[2]; // the second SEAT_NONE: a single seat
    GfxRect line;
    bool won;
    Color ink;
    float ahead; // the lead shown beside the crown; 0: none
    float right; // width of a line that numbers take, logical
} Side;

// Both members of a team on lines of their own: for names that do not fit side by side.
static void draw_two_names(App *app, const CardTable *table, const Side *side) {
    const float em = lpx(table, 16), half = side->line.h / 2;
    for (int i = 0; i < 2; i++) {
        const int palette = seat_palette(app, side->member[i]);
        const GfxRect room =
            gfx_rect(side->line.x + lpx(table, 34), side->line.y + (i == 0 ? lpx(table, 2) : half),
                     side->line.w - lpx(table, 34 + side->right), half - lpx(table, 2));
        emblem_at(app, palette, side->line.x + lpx(table, 12), room.y + (room.h - em) / 2, em,
                  side->won ? side->ink : palette_faction(palette)->main);
        words_fit(app, room, GFX_FONT_DISPLAY, 16, 12, side->ink, GFX_LEFT, seat_name(app, side->member[i]));
    }
}

// A seat's sign and name, or a team's side by side.
static void draw_names(App *app, const CardTable *table, const Side *side) {
    const bool team = side->member[1] != SEAT_NONE;
    const GfxRect line = side->line;
    const float em = lpx(table, 20), left = line.x + lpx(table, team ? TEAM_LEFT : 40);
    const GfxRect room = gfx_rect(left, line.y, line.x + line.w - lpx(table, side->right) - left, line.h);
    if (team && !team_names_fit(app, table, room.w)) {
        draw_two_names(app, table, side);
        return;
    }
    for (int i = 0; i < (team ? 2 : 1); i++) {
        const int palette = seat_palette(app, side->member[i]);
        emblem_at(app, palette, line.x + lpx(table, 10 + 26 * (float)i), line.y + (line.h - em) / 2, em,
                  side->won ? side->ink : palette_faction(palette)->main);
    }
    char name[120];
    words_fit(app, room, GFX_FONT_DISPLAY, 17, 11, side->ink, GFX_LEFT,
              team ? tactics_team_name(app, table, side->member[0], name, sizeof name)
                   : seat_name(app, side->member[0]));
}

// ---- lines

// The winner's lead in points; 0 if that did not decide.
static float margin(const CardTable *table, int row, const Seat member[2]) {
    float best = 0;
    if (seen(table)->scored_by[row] != WIN_POWER)
        return 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (seat != member[0] && seat != member[1])
            best = fmaxf(best, tactics_scoring_sum(table, row, seat));
    return tactics_scoring_sum(table, row, member[0]) - best;
}

// Shown if it leaves room for the name.
static void take_margin(App *app, const CardTable *table, int row, Side *side) {
    const float ahead = margin(table, row, side->member),
                room = side->line.w - lpx(table, 40 + RIGHT_WITH_MARGIN);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 13, COLOR_WHITE, GFX_LEFT);
    const bool fits = side->member[1] != SEAT_NONE
                          ? team_names_fit(app, table, room)
                          : gfx_text_width(app->gfx, &least, seat_name(app, side->member[0])) <= room;
    if (!fits || ahead <= 0)
        return;
    side->ahead = ahead;
    side->right = RIGHT_WITH_MARGIN;
}

// The crown falls from above its line; beside it is the lead.
static void draw_crown(App *app, const CardTable *table, int row, const Side *side) {
    const float crown = lpx(table, 18), part = own(table)->scored.row == row ? own(table)->scored.crown : 1;
    const GfxRect line = side->line;
    const float x = line.x + line.w - lpx(table, 78);
    gfx_opacity_push(app->gfx, fminf(1, part * 2));
    icon_at(app, "glyphs/crown.svg", x, line.y + (line.h - crown) / 2 - (1 - part) * lpx(table, 54), crown,
            part < 1 ? COLOR_GOLD : side->ink);
    char number[16], text[20];
    if (side->ahead > 0) {
        tactics_format_power(app, number, side->ahead);
        snprintf(text, sizeof text, "+%s", number);
        words_fit(app, gfx_rect(x - lpx(table, 50), line.y, lpx(table, 44), line.h), GFX_FONT_DISPLAY, 16, 12,
                  side->ink, GFX_RIGHT, text);
    }
    gfx_opacity_pop(app->gfx);
}

static void draw_sum(App *app, const CardTable *table, int row, const Side *side) {
    float part = 0;
    char power[16];
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    const bool climbs = step != NULL && step->seat == side->member[0];
    tactics_format_power(app, power, tactics_scoring_sum(table, row, side->member[0]));
    words_at(app, gfx_rect(side->line.x, side->line.y, side->line.w - lpx(table, 12), side->line.h),
             GFX_FONT_DISPLAY_BOLD, climbs ? 26 : 23, climbs ? COLOR_WHITE : side->ink, GFX_RIGHT, power);
}

// A flash where the crown falls.
static void draw_shine(App *app, const CardTable *table, GfxRect line, float part) {
    gfx_opacity_push(app->gfx, 0.9F * ease_there_and_back(part * 0.98F));
    gfx_glow(app->gfx, line, lpx(table, 8), lpx(table, 30), COLOR_GOLD);
    gfx_opacity_pop(app->gfx);
}

static void draw_side(App *app, const CardTable *table, int row, Seat seat) {
    const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, seat) : SEAT_NONE;
    const Seat winner = seen(table)->scored_winner[row];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    float part = 0;
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    const bool won =
        tactics_scoring_crowned(table, row) && winner != SEAT_NONE && (winner == seat || winner == ally);
    const bool climbs = step != NULL && step->seat == seat;
    if (won && own(table)->scored.row == row)
        draw_shine(app, table, tactics_power_rect(app, table, row, seat), own(table)->scored.crown);
    Side side = {.member = {seat, ally},
                 .line = tactics_power_rect(app, table, row, seat),
                 .won = won,
                 .ink = won ? colors->ink : COLOR_HEADING,
                 .right = RIGHT};
    if (won)
        take_margin(app, table, row, &side);
    const GfxPaint fill = paint_solid(won      ? colors->main
                                      : climbs ? color_mix(COLOR_SPACE, colors->dark, 0.75F)
                                               : color_mix(COLOR_SPACE, COLOR_INSET, 0.85F));
    gfx_panel(app->gfx, side.line, lpx(table, 8), &fill, fmaxf(1, lpx(table, 1)),
              won      ? colors->light
              : climbs ? colors->main
                       : COLOR_LINE);
    draw_names(app, table, &side);
    if (won)
        draw_crown(app, table, row, &side);
    draw_sum(app, table, row, &side);
}

// ---- the head

// In Top Secret the target and its value are no longer shown.
const char *tactics_scoring_target(const App *app, const CardTable *table, int row, char buffer[40]) {
    if (!tactics_is_secret(table))
        return tactics_target_name(table->looks, seen(table)->scored_target[row]);
    return ui_fill(app, buffer, 40, UI_TABLE_ROW_NUMBER, NUM("row", row + 1));
}

// "Ann takes Earth", "Ann and Chidi take Earth".
void tactics_scoring_title(const App *app, const CardTable *table, int row, char text[STEP_MAX]) {
    const Seat winner = seen(table)->scored_winner[row];
    char name[120], row_name[40];
    const char *what = tactics_scoring_target(app, table, row, row_name);
    if (winner >= seen(table)->seats)
        ui_fill(app, text, STEP_MAX, UI_TABLE_SCORED_NOBODY, STR("target", what));
    else if (tactics_sums_teams(table))
        ui_fill(app, text, STEP_MAX, UI_TABLE_SCORED_WON_TEAM,
                STR("name", tactics_team_name(app, table, winner, name, sizeof name)), STR("target", what));
    else
        ui_fill(app, text, STEP_MAX, UI_TABLE_SCORED_WON, STR("name", seat_name(app, winner)),
                STR("target", what));
}

// What decided the row, with the card.
static void scored_reason(const App *app, const CardTable *table, int row, char text[STEP_MAX]) {
    WhyLead lead;
    const uint8_t by = seen(table)->scored_by[row];
    tactics_explain_lead(tactics_looks_rules(table->looks), seen(table), (uint8_t)row, &lead);
    // Without its target the row may have another leader now.
    const bool holds = lead.by == by && lead.winner == seen(table)->scored_winner[row];
    if (!holds || lead.card.card == NONE || lead.card.card == CARD_HIDDEN) {
        char name[120] = "";
        const Seat winner = seen(table)->scored_winner[row];
        const char *reason = holds && lead.alone ? ui_word(app, UI_EXPLAIN_SCORED_ALONE) : reason_of(app, by);
        if (winner < seen(table)->seats && by == WIN_POWER)
            snprintf(text, STEP_MAX, "%.80s: %.100s",
                     tactics_sums_teams(table) ? tactics_team_name(app, table, winner, name, sizeof name)
                                               : seat_name(app, winner),
                     reason);
        else
            text_copy(text, STEP_MAX, reason);
        return;
    }
    ui_fill(app, text, STEP_MAX, lead.by == WIN_TIE ? UI_EXPLAIN_SCORED_TIE : UI_EXPLAIN_SCORED_GALAXY,
            STR("card", card_name(app, lead.card.card, lead.card.owner)),
            STR("with", lead.with.card != NONE ? card_name(app, lead.with.card, lead.with.owner) : ""));
}

// "Ann: 22 against 19": by how much it was. False: something else has decided.
static bool margin_text(const App *app, const CardTable *table, int row, char text[STEP_MAX]) {
    const TacticsView *view = seen(table);
    const Seat winner = view->scored_winner[row];
    char name[120] = "", most[16], next[16];
    if (winner >= view->seats || view->scored_by[row] != WIN_POWER || own(table)->scored.alone)
        return false;
    const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, winner) : SEAT_NONE;
    const Seat members[2] = {winner, ally};
    const float sum = tactics_scoring_sum(table, row, winner);
    tactics_format_power(app, most, sum);
    tactics_format_power(app, next, sum - margin(table, row, members));
    app_fill(app, text, STEP_MAX, "score.margin",
             STR("name", tactics_team_name(app, table, winner, name, sizeof name)), STR("most", most),
             STR("next", next));
    return true;
}

// What is being counted, or what has decided.
void tactics_scoring_head_text(const App *app, const CardTable *table, int row, char text[STEP_MAX]) {
    float part = 0;
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    text[0] = 0;
    if (step != NULL)
        tactics_explain_step(app, table, (uint8_t)row, &step->part, text, STEP_MAX);
    else if (tactics_scoring_crowned(table, row) && !margin_text(app, table, row, text))
        scored_reason(app, table, row, text);
}

// Until somebody has taken it, the target itself is shown there.
static void draw_prize(App *app, const CardTable *table, GfxRect box, int row) {
    const GfxRect tile = gfx_rect(box.x + lpx(table, 8), box.y + lpx(table, 8), box.w - lpx(table, 16),
                                  lpx(table, TABLE_WON_TILE + 7));
    char text[STEP_MAX];
    tactics_scoring_head_text(app, table, row, text);
    tactics_draw_won_tile(app, table, seen(table)->scored_target[row], tile);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT, GFX_LEFT);
    style.brief = true; // the tooltip of the number says it too
    gfx_text_fit(app->gfx, &style, lpx(table, 12),
                 gfx_rect(box.x + lpx(table, 14), tile.y + tile.h + lpx(table, 4), box.w - lpx(table, 28),
                          lpx(table, 20)),
                 text);
}

static void draw_points(App *app, const CardTable *table, GfxRect box, int row) {
    if (tactics_is_secret(table))
        return;
    const int printed = tactics_target_look(table->looks, seen(table)->scored_target[row]).points;
    const Seat winner = seen(table)->scored_winner[row];
    const bool known = winner < seen(table)->seats;
    const int brings = known ? tactics_row_brings(table, row, winner) : printed;
    const float size = lpx(table, 46), x = box.x + box.w - size - lpx(table, 10), y = box.y + lpx(table, 6);
    target_art_draw_points(app->gfx, x, y, size, brings);
    if (brings == printed)
        return;
    char parts[24];
    snprintf(parts, sizeof parts, "%d%+d", printed, brings - printed);
    words_fit(app, gfx_rect(x - lpx(table, 8), y + size, size + lpx(table, 16), lpx(table, 18)),
              GFX_FONT_DISPLAY_BOLD, 15, 12, COLOR_GOLD, GFX_CENTRE, parts);
}

// The head of an awarded row: who takes the target, and below it why.
typedef struct Head {
    char title[STEP_MAX], reason[STEP_MAX];
    GfxStyle bold, brief;
    GfxRect title_box, reason_box;
} Head;

#define HEAD_EDGE 7.0F // above the title
#define HEAD_LEAST 76.0F
#define TITLE_LINE 21.0F
#define REASON_LINE 19.0F
#define LETTERS 12.0F // smallest text

// "Klingons: highest power; 2 VP more for Boreth": what it adds to others is not in its number.
static void head_reason(const App *app, const CardTable *table, int row, char text[STEP_MAX]) {
    Why worth;
    char more[EXPLAIN_TEXT];
    scored_reason(app, table, row, text);
    if (!tactics_row_worth(table, row, seen(table)->scored_winner[row], &worth))
        return;
    tactics_explain_raised(app, table->looks, &worth, more, sizeof more);
    const size_t used = strlen(text);
    if (more[0] != 0)
        snprintf(text + used, STEP_MAX - used, "; %s", more);
}

// Both get as many lines as they need: smaller text is preferred to a third line.
static void lay_head(App *app, const CardTable *table, int row, Head *head) {
    const GfxRect box = own(table)->layout.column[row].target;
    const float x = box.x + lpx(table, 14), y = box.y + lpx(table, HEAD_EDGE), w = box.w - lpx(table, 76);
    tactics_scoring_title(app, table, row, head->title);
    head_reason(app, table, row, head->reason);
    head->bold = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_WHITE, GFX_LEFT);
    head->brief = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxRect two_lines = gfx_rect(x, y, w, lpx(table, 2 * TITLE_LINE));
    const float title_h = fmaxf(lpx(table, TITLE_LINE),
                                ceilf(gfx_text_full_height(app->gfx, &head->bold, lpx(table, LETTERS),
                                                           lpx(table, TITLE_LINE), two_lines, head->title)));
    head->title_box = gfx_rect(x, y, w, title_h);
    const GfxRect left =
        gfx_rect(x, y + title_h, w, fmaxf(lpx(table, REASON_LINE), lpx(table, 62) - title_h));
    head->reason_box = left;
    head->reason_box.h =
        fmaxf(left.h, ceilf(gfx_text_full_height(app->gfx, &head->brief, lpx(table, LETTERS),
                                                 lpx(table, REASON_LINE), left, head->reason)));
}

float tactics_scoring_head_height(App *app, const CardTable *table, int row) {
    Head head;
    lay_head(app, table, row, &head);
    const float end = head.reason_box.y + head.reason_box.h - own(table)->layout.column[row].target.y;
    return fmaxf(lpx(table, HEAD_LEAST), ceilf(end + lpx(table, HEAD_EDGE)));
}

static void draw_head(App *app, const CardTable *table, GfxRect box, int row) {
    Head head;
    lay_head(app, table, row, &head);
    gfx_text_wrapped_fit(app->gfx, &head.bold, lpx(table, LETTERS), lpx(table, TITLE_LINE), head.title_box,
                         head.title);
    gfx_text_wrapped_fit(app->gfx, &head.brief, lpx(table, LETTERS), lpx(table, REASON_LINE), head.reason_box,
                         head.reason);
    draw_points(app, table, box, row);
}

// ---- the row itself

// What a step adds, on its card.
static void draw_step_amount(App *app, const CardTable *table, GfxRect card, const ScoredStep *step,
                             float part) {
    const FactionColors *colors = palette_faction(seat_palette(app, step->seat));
    const GfxPaint fill = paint_solid(colors->main);
    char number[16], text[20];
    tactics_format_power(app, number, fabsf((float)step->part.amount) / 8);
    snprintf(text, sizeof text, "%s%s", step->part.amount < 0 ? "\u2212" : "+", number);
    const float w = lpx(table, 62), h = lpx(table, 36), rise = roundf(lpx(table, 7) * part);
    const GfxRect pill = gfx_rect(card.x + card.w - w + lpx(table, 10),
                                  card.y + (fminf(card.h, lpx(table, 50)) - h) / 2 - rise, w, h);
    gfx_panel(app->gfx, pill, h / 2, &fill, fmaxf(1, lpx(table, 2)), COLOR_WHITE);
    words_fit(app, gfx_inset(pill, lpx(table, 4)), GFX_FONT_DISPLAY_BOLD, 22, 13, colors->ink, GFX_CENTRE,
              text);
}

// The card being counted lights up.
static void draw_step(App *app, const CardTable *table, int row) {
    float part = 0;
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    if (step == NULL || step->part.from.at >= table->scene.zone[row].count)
        return;
    const TableRowShape shape = tactics_row_shape(table, row);
    const GfxRect card = tactics_row_strip(&own(table)->layout, row, &shape, step->part.from.at,
                                           step->part.from.owner, own(table)->scroll[row]);
    if (card.h < 1)
        return;
    gfx_glow(app->gfx, card, lpx(table, 11), lpx(table, 24), 0xB0EAF4FFu);
    const GfxPaint line = paint_solid(COLOR_ICE);
    gfx_frame(app->gfx, card, lpx(table, 11), fmaxf(2, lpx(table, 2.5F)), &line);
    draw_step_amount(app, table, card, step, part);
}

static void draw_scored_row(App *app, const CardTable *table, int row) {
    const GfxRect box = tactics_scoring_box(table, row);
    const Seat winner = seen(table)->scored_winner[row];
    const bool crowned = tactics_scoring_crowned(table, row) && winner < seen(table)->seats;
    const bool lit = own(table)->scored.row == row;
    const Color border = crowned ? palette_faction(seat_palette(app, winner))->main
                         : lit   ? COLOR_ICE
                                 : COLOR_LINE_STRONG;
    const GfxPaint fill = paint_down(0xFF101A2Cu, 0xFF090F1Bu);
    gfx_opacity_push(app->gfx, own(table)->scored.shown[row]);
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, fmaxf(1, lpx(table, 2)), border);
    if (tactics_scoring_awarded(table, row))
        draw_head(app, table, box, row);
    else
        draw_prize(app, table, box, row);
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (!tactics_sums_teams(table) || tactics_ally(table, seat) > seat)
            draw_side(app, table, row, seat);
    gfx_opacity_pop(app->gfx);
}

// Rows to come are dimmed.
static void draw_shade(App *app, const CardTable *table, int row) {
    const float shade = tactics_scoring_shade(table, row);
    if (shade <= 0)
        return;
    gfx_opacity_push(app->gfx, shade);
    draw_dimmed(app, own(table)->layout.column[row].frame, lpx(table, 18));
    gfx_opacity_pop(app->gfx);
}

void tactics_draw_scoring(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        draw_shade(app, table, row);
        if (!tactics_scoring_covers(table, row))
            continue;
        draw_scored_row(app, table, row);
        draw_step(app, table, row);
    }
    tactics_draw_stage(app, table);
}
