// SPDX-License-Identifier: MIT
// The stage of a scoring: while a row is counted, its target's painting takes the whole board, with the row's
// cards on it, and fills with the colours of those who fight for it, each as far as its share reaches; then
// the crown falls, and the winner's colour floods all of it. What is counted, and when, is scoring.c's.
#include "app/kit/stage_view.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <stdio.h>

#define UNITS_W 1061.0F // of the whole board
#define UNITS_H 474.0F
#define TABS_H 40.0F    // of the rows' tabs along the upper edge, with what is below them
#define FILL 0.46F      // opacity of the colours …
#define LEADS 0.54F     // … of who leads,
#define SWINGS 0.16F    // more when the lead has just changed,
#define FOLLOWS 0.34F   // of all others,
#define FLOOD 0.62F     // … and of the winner's in the end
#define VEIL_THIN 0.34F // of them, over the target itself
#define VEIL_EDGE 150.0F
#define LEAD_SIGN 34.0F // who leads has a small crown,
#define LEAPS 46.0F     // which leaps over, so high
#define CROWN 84.0F
#define WINS 1.3F            // the sum that has won,
#define LOST 0.6F            // … and how bright the others stay
#define DIM 0.5F             // how dark all else is while a row is counted,
#define HUSH 0.7F            // … and the last one
#define HELD 0.24F           // how dark all else is before the last card of a side …
#define BREATH 0.5F          // … in the row that decides
#define SUMS_H 104.0F        // of the large numbers and the names below them
#define LEDGER_H 52.0F       // of the terms below the names …
#define LEDGER_LEAST_H 76.0F // … logical …
#define LEDGER_EDGE 9.0F     // … and below them

// ---- where

StageView tactics_board_stage(const CardTable *table) {
    const TableColumn *column = own(table)->layout.column;
    const GfxRect from = column[0].frame, to = column[ROWS - 1].frame;
    return (StageView){gfx_rect(from.x, from.y, to.x + to.w - from.x, from.h), UNITS_W, UNITS_H};
}

// When the target flies it goes, soon: what is behind it would be mixed up with it.
float tactics_stage_opacity(const CardTable *table) {
    const TableScored *scored = &own(table)->scored;
    const bool skims = table->recap && table->recap_title[0] == 0; // what was missed is told briefly
    if (!table->showing || skims || scored->row == NONE || scored->hastened ||
        (scored->steps == 0 && !scored->bare) || table->timeline.speed <= 0)
        return 0;
    const FlyingTile *tile = &own(table)->tile[scored->row];
    const float left =
        tactics_scoring_awarded(table, scored->row) ? (tile->target != NONE ? tile->left : 0) : 1;
    return scored->shown[scored->row] * fmaxf(0, 5 * left - 4);
}

GfxRect tactics_stage_box(const CardTable *table) {
    const uint8_t row = own(table)->scored.row;
    return row != NONE ? tactics_board_stage(table).box : (GfxRect){0};
}

static StageGround ground_of(const CardTable *table, uint8_t target) {
    return (StageGround){.file = tactics_is_secret(table) || target == NONE || target == CARD_HIDDEN
                                     ? NULL
                                     : tactics_target_look(table->looks, target).painting};
}

// The row that comes onto the stage next: what is negotiated about, else the first one not scored yet, as
// soon as the reveal has begun; NONE: no row is to come.
static uint8_t row_to_come(const CardTable *table) {
    const TacticsView *view = seen(table);
    if (view->decision == DECISION_NEGOTIATE && view->source_row < ROWS)
        return view->source_row;
    if (view->phase != PHASE_REVEAL && view->phase != PHASE_SCORING)
        return NONE;
    for (uint8_t row = 0; row < ROWS; row++)
        if (view->row[row].target != NONE && !tactics_scoring_covers(table, row))
            return row;
    return NONE;
}

void tactics_stage_ahead(App *app, const CardTable *table) {
    const uint8_t row = row_to_come(table);
    const StageView stage = tactics_board_stage(table);
    if (row == NONE || table->timeline.speed <= 0)
        return;
    const StageGround ground = ground_of(table, seen(table)->row[row].target);
    stage_ask_ground(app, &stage, &ground);
}

// ---- who fights for it

typedef struct Fight {
    Seat side[TACTICS_SEATS]; // in Blind Trust the first of each team
    float sum[TACTICS_SEATS];
    int sides;
    float all;
    int winner;         // index; -1: nobody, or not known yet
    int leader, before; // likewise: who leads by what has been counted, and who did before
    float swing;        // how much of the last change of the lead has been shown, 0 to 1
} Fight;

static Fight fight_of(const CardTable *table, int row) {
    Fight fight = {.winner = -1, .leader = -1, .before = -1};
    Seat before;
    const Seat leader = tactics_scoring_leader(table, &before, &fight.swing);
    const Seat winner = seen(table)->scored_winner[row];
    const bool crowned = tactics_scoring_crowned(table, row);
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        if (tactics_sums_teams(table) && tactics_ally(table, seat) < seat)
            continue;
        const float sum = fmaxf(0, tactics_scoring_sum(table, row, seat));
        const bool wins = winner == seat || (tactics_sums_teams(table) && winner < seen(table)->seats &&
                                             tactics_ally(table, seat) == winner);
        if (crowned && wins)
            fight.winner = fight.sides;
        fight.leader = leader == seat ? fight.sides : fight.leader;
        fight.before = before == seat ? fight.sides : fight.before;
        fight.side[fight.sides] = seat;
        fight.sum[fight.sides++] = sum;
        fight.all += sum;
    }
    return fight;
}

// ---- drawing

// 1 when the lead has just changed, 0 soon after.
static float beat_of(const CardTable *table, const Fight *fight) {
    return table->timeline.reduced || fight->winner >= 0 ? 0 : 1 - ease_out_cubic(fight->swing);
}

// An edge over which the lead has changed flares up.
static void draw_edge(App *app, const CardTable *table, GfxRect box, float x, Color color, float beat) {
    const float glow = lpx(table, 26 + 54 * beat), line = fmaxf(2, lpx(table, 3 + 5 * beat));
    const GfxPaint left = paint_right(color_alpha(color, 0), color_alpha(color, 0.55F)),
                   right = paint_right(color_alpha(color, 0.55F), color_alpha(color, 0));
    gfx_gradient(app->gfx, gfx_rect(x - glow, box.y, glow, box.h), &left);
    gfx_gradient(app->gfx, gfx_rect(x, box.y, glow, box.h), &right);
    gfx_fill(app->gfx, gfx_rect(roundf(x - line / 2), box.y, line, box.h),
             color_mix(color, COLOR_WHITE, 0.7F));
}

// Thin over the target, which stays to be recognised whoever has it; strong below it, behind the numbers, and
// along the edges of the stage.
static void draw_veil(App *app, const StageView *stage, float left, float right, Color color, float opacity) {
    const GfxRect box = stage->box;
    const float side = fminf(stage_px(stage, VEIL_EDGE), right - left);
    const Color thin = color_alpha(color, opacity * VEIL_THIN), strong = color_alpha(color, opacity);
    const GfxPaint down = {
        .color = {strong, thin, thin, strong}, .at = {0, 0.3F, 0.55F, 0.85F}, .count = 4, .degrees = 180};
    const GfxPaint first = paint_right(strong, color_alpha(color, 0)),
                   last = paint_right(color_alpha(color, 0), strong);
    gfx_gradient(app->gfx, gfx_rect(left, box.y, right - left, box.h), &down);
    if (left <= box.x + 1)
        gfx_gradient(app->gfx, gfx_rect(left, box.y, side, box.h), &first);
    if (right >= box.x + box.w - 1)
        gfx_gradient(app->gfx, gfx_rect(right - side, box.y, side, box.h), &last);
}

// Each as far as its share reaches; whoever has won takes the rest while the crown falls.
static void draw_shares(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    const float flood = fight->winner >= 0 ? ease_out_cubic(fminf(1, own(table)->scored.crown)) : 0;
    const float beat = beat_of(table, fight);
    float x = stage->box.x;
    for (int i = 0; i < fight->sides && fight->all > 0; i++) {
        const float own_share = fight->sum[i] / fight->all;
        const float share = own_share + ((i == fight->winner ? 1 : 0) - own_share) * flood;
        const float w = stage->box.w * share;
        const Color color = palette_faction(seat_palette(app, fight->side[i]))->main;
        const float lit = i == fight->leader ? LEADS + SWINGS * beat : fight->leader >= 0 ? FOLLOWS : FILL;
        const float opacity = i == fight->winner ? lit + (FLOOD - lit) * flood : lit;
        if (w < 1)
            continue;
        draw_veil(app, stage, roundf(x), roundf(x + w), color, opacity);
        x += w;
        if (i + 1 < fight->sides && x < stage->box.x + stage->box.w - 2)
            draw_edge(app, table, stage->box, x, color, beat);
    }
}

// Between two, where the edge changes sides.
static void draw_middle(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    if (fight->sides != 2 || fight->winner >= 0)
        return;
    const float x = roundf(stage->box.x + stage->box.w / 2), w = fmaxf(1, lpx(table, 2)),
                h = stage_px(stage, 22);
    const Color faint = color_alpha(COLOR_WHITE, 0.5F);
    gfx_fill(app->gfx, gfx_rect(x - w / 2, stage->box.y, w, h), faint);
    gfx_fill(app->gfx, gfx_rect(x - w / 2, stage->box.y + stage->box.h - h, w, h), faint);
}

static float middle_of(const StageView *stage, const Fight *fight, int side) {
    return stage->box.x + stage->box.w * ((float)side + 0.5F) / (float)fight->sides;
}

// In a low window the stage is small, its letters are not.
static float ledger_height(const CardTable *table, const StageView *stage) {
    return fmaxf(stage_px(stage, LEDGER_H), lpx(table, LEDGER_LEAST_H));
}

// The upper edge of the large numbers.
static float sums_top(const CardTable *table, const StageView *stage) {
    return stage->box.y + stage->box.h - ledger_height(table, stage) - stage_px(stage, SUMS_H + LEDGER_EDGE);
}

GfxRect tactics_stage_ledger_room(const CardTable *table, int place, int sides) {
    const StageView stage = tactics_board_stage(table);
    const float w = stage.box.w / (float)sides, edge = stage_px(&stage, 8);
    return gfx_rect(stage.box.x + w * (float)place + edge, sums_top(table, &stage) + stage_px(&stage, SUMS_H),
                    w - 2 * edge, ledger_height(table, &stage));
}

// Below the name, in as many lines as it needs.
static void draw_ledger(App *app, const CardTable *table, const Fight *fight, int side) {
    char list[LEDGER_TEXT];
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, LEDGER_LETTERS, COLOR_HEADING, GFX_CENTRE);
    tactics_explain_ledger(app, table, fight->side[side], list, sizeof list);
    if (list[0] != 0)
        gfx_text_wrapped_fit(app->gfx, &style, LEDGER_LEAST, LEDGER_LINE,
                             tactics_stage_ledger_room(table, side, fight->sides), list);
}

// What has decided the row is held large while the others fade.
static float won_size(const CardTable *table) {
    const float crown = fminf(1, own(table)->scored.crown);
    return 1 + (WINS - 1) * (table->timeline.reduced ? 1 : ease_out_back(crown));
}

static void draw_sums(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    const float em = stage_px(stage, 44), y = sums_top(table, stage);
    for (int i = 0; i < fight->sides; i++) {
        const int palette = seat_palette(app, fight->side[i]);
        const float x = middle_of(stage, fight, i), w = stage_px(stage, 200);
        const bool lost = fight->winner >= 0 && i != fight->winner;
        const float pop = i == fight->winner                        ? won_size(table)
                          : i == fight->leader && fight->winner < 0 ? 1 + 0.28F * beat_of(table, fight)
                                                                    : 1;
        char number[16], name[120];
        tactics_format_power(app, number, fight->sum[i]);
        gfx_opacity_push(app->gfx, lost ? LOST : 1);
        emblem_at(app, palette, roundf(x - em - stage_px(stage, 6)), roundf(y + stage_px(stage, 14)),
                  roundf(em), palette_faction(palette)->light);
        const GfxRect place = gfx_rect(x + stage_px(stage, 4), y, w / 2, stage_px(stage, 72));
        words_fit(app, place, GFX_FONT_DISPLAY_BOLD, roundf(60 * pop), 24, COLOR_WHITE, GFX_LEFT, number);
        words_fit(app, gfx_rect(x - w / 2, y + stage_px(stage, 70), w, stage_px(stage, 30)), GFX_FONT_DISPLAY,
                  20, 12, COLOR_WHITE, GFX_CENTRE,
                  tactics_team_name(app, table, fight->side[i], name, sizeof name));
        draw_ledger(app, table, fight, i);
        gfx_opacity_pop(app->gfx);
    }
}

// A small crown above the sum that leads; when the lead changes it leaps over.
static void draw_lead(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    if (fight->leader < 0 || own(table)->scored.crown > 0)
        return;
    const bool leaps = fight->before >= 0 && fight->swing < 1 && !table->timeline.reduced;
    const float way = leaps ? ease_in_out_cubic(fminf(1, fight->swing * 1.3F)) : 1;
    const float to = middle_of(stage, fight, fight->leader),
                from = leaps ? middle_of(stage, fight, fight->before) : to;
    const float x = from + (to - from) * way, size = roundf(stage_px(stage, LEAD_SIGN));
    const float y =
        sums_top(table, stage) - stage_px(stage, 20) - stage_px(stage, LEAPS) * sinf(3.14159265F * way);
    const Color color = palette_faction(seat_palette(app, fight->side[fight->leader]))->light;
    gfx_light_glow(app->gfx, x, y, stage_px(stage, 34), color_alpha(color, 0.4F));
    gfx_icon_color(app->gfx, "glyphs/crown.svg", roundf(x - size / 2), roundf(y - size / 2), size,
                   COLOR_WHITE);
}

static void draw_crown(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    const float crown = own(table)->scored.crown;
    if (fight->winner < 0 || crown <= 0)
        return;
    // Beside the number, whatever its length, clear of the cards above it.
    char number[16];
    tactics_format_power(app, number, fight->sum[fight->winner]);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, roundf(60 * WINS), COLOR_WHITE, GFX_LEFT);
    const float beside =
        stage_px(stage, 14) + gfx_text_width(app->gfx, &style, number) + stage_px(stage, CROWN) / 2;
    const float aside = fminf(fmaxf(stage_px(stage, 108), beside),
                              stage->box.w / (float)fight->sides / 2 - stage_px(stage, 40));
    const float x = middle_of(stage, fight, fight->winner) + aside,
                y = sums_top(table, stage) + stage_px(stage, 34);
    const float grown = table->timeline.reduced ? 1 : 2.4F - 1.4F * ease_out_back(fminf(1, crown));
    const float size = roundf(stage_px(stage, CROWN) * grown), ring = stage_px(stage, 60 + 70 * crown);
    gfx_opacity_push(app->gfx, fminf(1, crown * 2));
    if (crown < 1 && !table->timeline.reduced)
        gfx_light_ring(app->gfx, x, y, ring, stage_px(stage, 9), COLOR_GOLD);
    gfx_light_glow(app->gfx, x, y, stage_px(stage, 110), color_alpha(COLOR_GOLD, 0.5F));
    gfx_icon_color(app->gfx, "glyphs/crown.svg", roundf(x - size / 2), roundf(y - size / 2), size,
                   COLOR_GOLD);
    gfx_opacity_pop(app->gfx);
}

// Two sums are equal: "=" is stamped between them before the crown falls on one.
static void draw_tie(App *app, const CardTable *table, const StageView *stage, const Fight *fight) {
    int first = -1, second = -1;
    for (int i = 0; i < fight->sides; i++)
        if (first < 0 || fight->sum[i] > fight->sum[first])
            first = i;
    for (int i = 0; i < fight->sides; i++)
        if (i != first && second < 0 && fight->sum[i] >= fight->sum[first])
            second = i;
    if (second >= 0)
        tactics_draw_equals(app, table, stage,
                            (middle_of(stage, fight, first) + middle_of(stage, fight, second)) / 2,
                            sums_top(table, stage) + stage_px(stage, 36));
}

// Nobody has power, and only one side has cards there: no tie, whatever the numbers say.
static void draw_unopposed(App *app, const CardTable *table, const StageView *stage) {
    const Color none = color_alpha(COLOR_SPACE, 0), ground = color_alpha(COLOR_SPACE, 0.75F);
    const GfxPaint band = {
        .color = {none, ground, ground, none}, .at = {0, 0.4F, 0.6F, 1}, .count = 4, .degrees = 90};
    const GfxRect place =
        gfx_rect(stage->box.x + stage_px(stage, 26), sums_top(table, stage) - stage_px(stage, 46),
                 stage->box.w - stage_px(stage, 52), stage_px(stage, 36));
    if (!own(table)->scored.free)
        return;
    gfx_gradient(app->gfx, place, &band);
    words_fit(app, place, GFX_FONT_DISPLAY_BOLD, 26, 16, COLOR_WHITE, GFX_CENTRE,
              app_word(app, "score.unopposed"));
}

// Above the sums: each side's cards, and before them the one that is counted.
static void draw_cards(App *app, const CardTable *table, const StageView *stage, const Fight *fight,
                       int row) {
    float part, held = 0;
    const ScoredStep *step = tactics_scoring_current_step(table, row, &part);
    const bool waits = step == NULL && (step = tactics_scoring_held_step(table, row, &held)) != NULL;
    const float w = stage->box.w / (float)(fight->sides > 0 ? fight->sides : 1);
    for (int i = 0; i < fight->sides; i++) {
        const GfxRect room = gfx_rect(stage->box.x + w * (float)i, stage->box.y, w, stage->box.h);
        const StageFan fan = {stage, fight->side[i], room, sums_top(table, stage)};
        const bool lost = fight->winner >= 0 && i != fight->winner;
        gfx_opacity_push(app->gfx, lost ? 0.45F : 1);
        tactics_draw_stage_cards(app, table, &fan, row);
        gfx_opacity_pop(app->gfx);
    }
    if (waits) // all but the card that is awaited sinks back
        gfx_fill(app->gfx, stage->box,
                 color_alpha(COLOR_SPACE, (own(table)->scored.decides ? BREATH : HELD) * fminf(1, held * 2)));
    for (int i = 0; i < fight->sides; i++) {
        const GfxRect room = gfx_rect(stage->box.x + w * (float)i, stage->box.y, w, stage->box.h);
        const StageFan fan = {stage, fight->side[i], room, sums_top(table, stage)};
        if (step != NULL && fan.side == step->seat)
            tactics_draw_counted(app, table, &fan, row);
    }
}

// What the target brings, to each or to whoever has taken it.
static bool draw_points(App *app, const CardTable *table, const StageView *stage, const Fight *fight,
                        int row) {
    Why why[TACTICS_SEATS];
    StageWorth worth = {
        .points = tactics_target_look(table->looks, seen(table)->scored_target[row]).points,
        .sides = fight->sides,
        .winner = fight->winner >= 0 ? fight->side[fight->winner] : SEAT_NONE,
        .taken = own(table)->scored.crown,
        .top = TABS_H,
    };
    for (int i = 0; i < fight->sides; i++) {
        worth.side[i] = fight->side[i];
        worth.worth[i] = tactics_row_worth(table, row, fight->side[i], &why[i]) ? &why[i] : NULL;
    }
    tactics_draw_worth(app, table, stage, &worth);
    return tactics_worth_is_special(&worth);
}

static void draw_head(App *app, const CardTable *table, const StageView *stage, const Fight *fight, int row) {
    const GfxRect box = stage->box;
    const float edge = stage_px(stage, 26), w = box.w - 2 * edge - stage_px(stage, 80);
    const GfxPaint dark = paint_down(0xC0060A12u, 0x00060A12u), below = paint_down(0x00060A12u, 0xD0060A12u);
    char text[SCORED_TEXT_MAX];
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y, box.w, box.h * 0.36F), &dark);
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y + box.h * 0.55F, box.w, box.h * 0.45F), &below);
    const bool beside = !tactics_is_secret(table) && draw_points(app, table, stage, fight, row);
    const char *title = text;
    if (fight->winner >= 0)
        tactics_scoring_title(app, table, row, text);
    else
        title = tactics_scoring_target(app, table, row, text);
    words_fit(
        app, gfx_rect(box.x + edge, box.y + stage_px(stage, 52), beside ? w * 0.52F : w, stage_px(stage, 48)),
        GFX_FONT_DISPLAY_BOLD, 46, 20, COLOR_WHITE, GFX_LEFT, title);
    tactics_scoring_head_text(app, table, row, text);
    words_fit(
        app,
        gfx_rect(box.x + edge, box.y + stage_px(stage, 98), w + stage_px(stage, 80), stage_px(stage, 28)),
        GFX_FONT_TEXT_MEDIUM, 19, 12, COLOR_WHITE, GFX_LEFT, text);
}

// All but the stage sinks back, for the last row until the crown has fallen.
float tactics_stage_hush(const CardTable *table) {
    const TableScored *scored = &own(table)->scored;
    const float deep = tactics_scoring_decides(table)
                           ? (HUSH - DIM) * fminf(1, scored->call * 3) * (1 - fminf(1, scored->crown))
                           : 0;
    return (DIM + deep) * tactics_stage_opacity(table);
}

static void draw_hush(App *app, const CardTable *table) {
    const TableColumn *column = own(table)->layout.column;
    const GfxRect first = column[0].frame, last = column[ROWS - 1].frame;
    const float w = table->layout.window.w, h = table->layout.window.h;
    const float right = last.x + last.w, bottom = first.y + first.h;
    const Color dark = color_alpha(COLOR_SPACE, tactics_stage_hush(table));
    gfx_fill(app->gfx, gfx_rect(0, 0, w, first.y), dark);
    const GfxRect action = table->layout.action; // its button stays lit: it can be pressed
    const bool below = action.y >= bottom && action.x > w / 2;
    gfx_fill(app->gfx, gfx_rect(0, bottom, below ? action.x : w, h - bottom), dark);
    gfx_fill(app->gfx, gfx_rect(0, first.y, first.x, bottom - first.y), dark);
    gfx_fill(app->gfx, gfx_rect(right, first.y, w - right, bottom - first.y), dark);
}

// Said large before the counting, and above the sums while it goes on.
static void draw_call(App *app, const CardTable *table, const StageView *stage) {
    const float done = fminf(1, own(table)->scored.call), w = stage->box.w - stage_px(stage, 52);
    const float away = table->timeline.reduced ? 1 : ease_in_out_cubic(fmaxf(0, done - 0.75F) * 4);
    const float large = stage->box.h * 0.34F, small = stage_px(stage, 84); // then above the cards
    const float size = 52 - 24 * away, y = stage->box.y + large + (small - large) * away;
    const GfxRect place = gfx_rect(stage->box.x + stage_px(stage, 26), y, w, stage_px(stage, 64));
    const Color ground = color_alpha(COLOR_SPACE, 0.75F * (1 - away));
    const GfxPaint band = {
        .color = {color_alpha(COLOR_SPACE, 0), ground, ground, color_alpha(COLOR_SPACE, 0)},
        .at = {0, 0.3F, 0.7F, 1},
        .count = 4,
        .degrees = 90};
    gfx_opacity_push(app->gfx, table->timeline.reduced ? 1 : fminf(1, done * 5));
    gfx_gradient(app->gfx, place, &band);
    words_fit(app, place, GFX_FONT_DISPLAY_BOLD, size, 18, COLOR_GOLD, GFX_CENTRE,
              app_word(app, "score.decides"));
    gfx_opacity_pop(app->gfx);
}

void tactics_draw_stage(App *app, const CardTable *table) {
    const float opacity = tactics_stage_opacity(table);
    if (opacity <= 0)
        return;
    const int row = own(table)->scored.row;
    const StageView stage = tactics_board_stage(table);
    const Fight fight = fight_of(table, row);
    const StageGround ground = ground_of(table, seen(table)->scored_target[row]);
    const bool decides = tactics_scoring_decides(table);
    draw_hush(app, table);
    gfx_opacity_push(app->gfx, opacity);
    gfx_clip_push(app->gfx, stage.box);
    StageView shaken = stage; // only the painting is
    shaken.box.x += roundf(stage_px(&stage, tactics_stamp_shake(table)));
    gfx_fill(app->gfx, stage.box, shaken.box.x < stage.box.x || shaken.box.x > stage.box.x ? COLOR_SPACE : 0);
    stage_draw_ground(app, table, &shaken, &ground);
    draw_shares(app, table, &stage, &fight);
    draw_middle(app, table, &stage, &fight);
    if (fight.winner >= 0) // on the painting itself: behind the title and the cards that have won
        tactics_draw_stamp(app, table, &stage, seat_palette(app, fight.side[fight.winner]),
                           middle_of(&stage, &fight, fight.winner));
    draw_head(app, table, &stage, &fight, row);
    tactics_draw_row_tabs(app, table, &stage);
    draw_cards(app, table, &stage, &fight, row);
    draw_sums(app, table, &stage, &fight);
    draw_lead(app, table, &stage, &fight);
    if (decides && own(table)->scored.crown <= 0)
        draw_call(app, table, &stage);
    draw_crown(app, table, &stage, &fight);
    draw_tie(app, table, &stage, &fight);
    draw_unopposed(app, table, &stage);
    gfx_clip_pop(app->gfx);
    stage_draw_frame(app, table, &stage);
    gfx_opacity_pop(app->gfx);
}
