// SPDX-License-Identifier: MIT
// A battle in place of the board: below its stage shot by shot what would come of it, and who would win it.
// All of it follows from battle_prediction.h, with what is held or meant just now; what that changes is
// struck.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"

#include "app/kit/say.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const BattlePrediction *outlook(const CardTable *table) {
    return &own(table)->outlook;
}

// ---- shots

static void draw_amount(App *app, const CardTable *table, GfxRect box, uint8_t stat, int number) {
    const GfxPaint fill = paint_solid(0xE00A111Fu);
    const Color color = building_stat_color(stat);
    const float sign = roundf(box.h * (box.h < lpx(table, 30) ? 0.72F : 0.46F));
    gfx_panel(app->gfx, box, lpx(table, 10), &fill, fmaxf(1, lpx(table, 1.5F)), color_alpha(color, 0.67F));
    icon_at(app, building_stat_sign(stat), roundf(box.x + box.h * 0.24F), roundf(box.y + (box.h - sign) / 2),
            sign, color);
    number_at(app, gfx_rect(box.x + box.h * 0.5F, box.y, box.w - box.h * 0.6F, box.h), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 20 : 24, COLOR_WHITE, GFX_CENTRE, number);
}

// A row with room for one line only.
static bool is_flat(const CardTable *table, GfxRect row) {
    return row.h < lpx(table, 36);
}

// In one line: what is said of the ship at the right of its name, as far as there is room.
static void draw_ship_flat(App *app, const CardTable *table, GfxRect at, Seat seat, const char *beside) {
    const int palette = seat_palette(app, seat);
    const float em = roundf(at.h * 0.66F), left = em + lpx(table, 10);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_WHITE, GFX_LEFT);
    const char *name = seat_faction_name(app, seat);
    const float w = fminf(ceilf(gfx_text_width(app->gfx, &style, name)) + 2, at.w - left),
                x = at.x + left + w + lpx(table, 8);
    emblem_at(app, palette, at.x, roundf(at.y + (at.h - em) / 2), em, palette_faction(palette)->main);
    words_fit(app, gfx_rect(at.x + left, at.y, w, at.h), GFX_FONT_DISPLAY, 17, 12, COLOR_WHITE, GFX_LEFT,
              name);
    if (beside != NULL && at.x + at.w - x > lpx(table, 40))
        words_fit(app, gfx_rect(x, at.y, at.x + at.w - x, at.h), GFX_FONT_TEXT_MEDIUM, 14, 11,
                  palette_faction(palette)->light, GFX_LEFT, beside);
}

static void draw_ship(App *app, const CardTable *table, GfxRect at, Seat seat, const char *below) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const float em = roundf(fminf(at.h * 0.56F, lpx(table, 38))), left = em + lpx(table, 12);
    emblem_at(app, palette, at.x, roundf(at.y + (at.h - em) / 2), em, colors->main);
    words_fit(app, gfx_rect(at.x + left, at.y + at.h * 0.05F, at.w - left, at.h * 0.47F), GFX_FONT_DISPLAY,
              table->layout.large ? 17 : 19, 12, COLOR_WHITE, GFX_LEFT, seat_faction_name(app, seat));
    words_fit(app, gfx_rect(at.x + left, at.y + at.h * 0.51F, at.w - left, at.h * 0.42F),
              GFX_FONT_TEXT_MEDIUM, 14, 11, colors->light, GFX_LEFT, below);
}

// ---- what is different from how the battle stands

// Words that do not hold any more, ending at `right`; returns where they begin.
static float draw_struck(App *app, const CardTable *table, GfxRect line, float right, float size,
                         const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, size, COLOR_TEXT_DIM, GFX_LEFT);
    const float w = gfx_text_width(app->gfx, &style, text), x = right - w;
    if (x < line.x)
        return right;
    gfx_text(app->gfx, &style, gfx_rect(x, line.y, w, line.h), text);
    gfx_fill(app->gfx,
             gfx_rect(x - lpx(table, 2), roundf(line.y + line.h / 2), w + lpx(table, 4),
                      fmaxf(1, roundf(lpx(table, 1.5F)))),
             COLOR_TEXT);
    return x - lpx(table, 12);
}

// The row of the same seat without what is meant; NULL: it is the same.
static const PredictedShot *was_before(const CardTable *table, const PredictedShot *row) {
    const BattlePrediction *standing = &own(table)->standing;
    for (int i = 0; i < standing->rows; i++) {
        const PredictedShot *was = &standing->row[i];
        if (was->seat == row->seat)
            return was->target != row->target || was->before != row->before || was->damage != row->damage ||
                           was->fallen != row->fallen
                       ? was
                       : NULL;
    }
    return NULL;
}

static const char *damage_words(const App *app, const PredictedShot *row, char *text, size_t size) {
    return app_fill(app, text, size,
                    row->damage == row->before ? "building.battle.same" : "building.battle.damage",
                    NUM("from", building_hull_left(row->defense, row->before)),
                    NUM("to", building_hull_left(row->defense, row->damage)));
}

// "4 > 0, down" in one line.
static void draw_outcome_flat(App *app, const CardTable *table, GfxRect at, const PredictedShot *row) {
    char text[80];
    const PredictedShot *was = was_before(table, row);
    const bool struck = was != NULL && was->target != SEAT_NONE;
    if (row->target == SEAT_NONE)
        text_copy(text, sizeof text,
                  app_word(app, row->fallen ? "building.battle.fallen" : "building.battle.no_shot"));
    else if (row->down)
        app_fill(app, text, sizeof text, "building.battle.choice_falls",
                 NUM("from", building_hull_left(row->defense, row->before)),
                 NUM("to", building_hull_left(row->defense, row->damage)));
    else
        damage_words(app, row, text, sizeof text);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 18, COLOR_WHITE, GFX_RIGHT);
    const float w = gfx_text_width(app->gfx, &style, text) + lpx(table, 14);
    words_fit(app, at, GFX_FONT_DISPLAY_BOLD, 18, 12,
              row->target == SEAT_NONE ? COLOR_TEXT_DIM
              : row->down              ? COLOR_MISSING
                                       : COLOR_WHITE,
              GFX_RIGHT, text);
    if (struck)
        draw_struck(app, table, at, at.x + at.w - w, 16, damage_words(app, was, text, sizeof text));
}

// "hull 4 > 0", and what that means; before it what it would be else.
static void draw_outcome(App *app, const CardTable *table, GfxRect at, const PredictedShot *row) {
    char text[80];
    const bool shoots = row->target != SEAT_NONE;
    const Color color = row->down ? COLOR_MISSING : COLOR_WHITE;
    const float size = table->layout.large ? 19 : 22;
    const GfxRect line = {at.x, at.y + at.h * 0.07F, at.w, at.h * 0.46F},
                  below = {at.x, at.y + at.h * 0.56F, at.w, at.h * 0.38F};
    const PredictedShot *was = was_before(table, row);
    float right = at.x + at.w;
    if (shoots) {
        const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, size, color, GFX_RIGHT);
        right -= gfx_text_width(app->gfx, &style, damage_words(app, row, text, sizeof text)) + lpx(table, 14);
        words_fit(app, line, GFX_FONT_DISPLAY_BOLD, size, 12, color, GFX_RIGHT, text);
    }
    if (was != NULL && was->target != SEAT_NONE)
        draw_struck(app, table, line, right, size - 3, damage_words(app, was, text, sizeof text));
    if (!shoots) {
        words_fit(app, was != NULL && was->target != SEAT_NONE ? below : at, GFX_FONT_DISPLAY,
                  was != NULL ? 15 : 19, 12, COLOR_TEXT_DIM, GFX_RIGHT,
                  app_word(app, row->fallen ? "building.battle.fallen" : "building.battle.no_shot"));
        return;
    }
    app_fill(app, text, sizeof text, row->down ? "building.battle.falls" : "building.battle.stands",
             NUM("most", row->defense));
    words_fit(app, below, GFX_FONT_TEXT_MEDIUM, 14, 11, row->down ? COLOR_MISSING : COLOR_TEXT_DIM, GFX_RIGHT,
              text);
}

static void draw_beam(App *app, const CardTable *table, GfxRect at, const PredictedShot *row) {
    const Color color = palette_faction(seat_palette(app, row->seat))->main;
    const float y = at.y + at.h / 2, wide = row->fired || !row->likely ? 3 : 1.4F;
    gfx_line(app->gfx, at.x, y, at.x + at.w - lpx(table, 12), y, fmaxf(1, lpx(table, wide)),
             row->target == SEAT_NONE ? COLOR_LINE_STRONG : color);
    const float sign = lpx(table, 24);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(at.x + at.w - sign), roundf(y - sign / 2), sign,
            row->target == SEAT_NONE ? COLOR_TEXT_DIM : color);
    const float w = fminf(lpx(table, 88), at.w * 0.5F),
                h = fminf(at.h * (is_flat(table, at) ? 0.78F : 0.66F), lpx(table, 44));
    draw_amount(app, table, gfx_rect(roundf(at.x + at.w * 0.14F), roundf(y - h / 2), w, h), STAT_ATTACK,
                row->target == SEAT_NONE ? shown(table)->stat[row->seat][STAT_ATTACK] : row->attack);
}

static void shields_word(const App *app, const PredictedShot *row, char out[60]) {
    if (row->absorbed > 0)
        app_fill(app, out, 60, row->fired ? "building.battle.shields_took" : "building.battle.shields_take",
                 NUM("number", row->absorbed));
    else
        text_copy(
            out, 60,
            app_word(app, row->attack > 0 ? "building.battle.no_shields" : "building.battle.shields_idle"));
}

static void draw_row(App *app, const CardTable *table, int at) {
    const GfxRect box = own(table)->layout.battle.row[at];
    const PredictedShot *row = &outlook(table)->row[at];
    const bool decides = seen(table)->to_act == row->seat && !own(table)->shots.over;
    const FactionColors *from = palette_faction(seat_palette(app, row->seat));
    const FactionColors *to = row->target != SEAT_NONE ? palette_faction(seat_palette(app, row->target))
                                                       : palette_faction(PALETTE_NEUTRAL);
    GfxPaint fill = {.color = {from->deep, 0xEB090F1Bu, 0xEB090F1Bu, to->deep},
                     .at = {0, 0.38f, 0.62f, 1},
                     .count = 4,
                     .degrees = 90};
    char below[60];
    gfx_panel(app->gfx, box, lpx(table, 12), &fill, fmaxf(1, lpx(table, decides ? 2.5F : 1)),
              decides ? COLOR_ICE : COLOR_LINE);
    const float edge = lpx(table, is_flat(table, box)   ? 4
                                  : table->layout.large ? 5
                                                        : 7),
                h = box.h - 2 * edge, w = fminf(lpx(table, 92), box.w * 0.075F + lpx(table, 10));
    draw_amount(app, table, gfx_rect(box.x + lpx(table, 12), box.y + edge, w, h), STAT_SPEED, row->speed);
    const float name_x = box.x + w + lpx(table, 28), name_w = box.w * 0.15F;
    const bool named = strcmp(seat_name(app, row->seat), seat_faction_name(app, row->seat)) != 0;
    text_copy(below, sizeof below,
              named ? seat_name(app, row->seat) : seat_player_word(app, table, row->seat));
    const GfxRect ship = {name_x, box.y, name_w, box.h};
    (is_flat(table, box) ? draw_ship_flat : draw_ship)(app, table, ship, row->seat, below);
    const float out_w = box.w * 0.22F, target_w = box.w * 0.18F;
    const float target_x = box.x + box.w - out_w - target_w - lpx(table, 24);
    const float beam_x = name_x + name_w + lpx(table, 10);
    draw_beam(app, table, gfx_rect(beam_x, box.y, target_x - lpx(table, 10) - beam_x, box.h), row);
    const GfxRect out = {box.x + box.w - out_w - lpx(table, 16), box.y, out_w, box.h},
                  target = {target_x, box.y, target_w, box.h};
    (is_flat(table, box) ? draw_outcome_flat : draw_outcome)(app, table, out, row);
    if (row->target == SEAT_NONE)
        return;
    shields_word(app, row, below);
    (is_flat(table, box) ? draw_ship_flat : draw_ship)(app, table, target, row->target, below);
}

// ---- who wins it

void building_column_name(const CardTable *table, uint8_t stats, char *out, size_t size) {
    size_t used = 0;
    out[0] = 0;
    for (uint8_t stat = 0; stat < STATS && used < size; stat++)
        if ((stats >> stat & 1) != 0)
            used += (size_t)snprintf(out + used, size - used, "%s%s", used > 0 ? " + " : "",
                                     building_stat_name(table->looks, stat));
}

static uint8_t first_stat(uint8_t stats) {
    for (uint8_t stat = 0; stat < STATS; stat++)
        if ((stats >> stat & 1) != 0)
            return stat;
    return STAT_XP;
}

// A number of the comparison; struck if the seat would be in it without what is meant.
static void draw_compared(App *app, const CardTable *table, GfxRect at, int column, Seat seat) {
    const BattlePrediction *then = outlook(table);
    const bool still = then->still[column][seat],
               was = own(table)->standing.columns > column && own(table)->standing.still[column][seat];
    const int palette = seat_palette(app, seat);
    const float sign = roundf(fminf(at.h, lpx(table, 22)) * 0.84F), left = sign + lpx(table, 6);
    char text[12];
    emblem_at(app, palette, at.x, roundf(at.y + (at.h - sign) / 2), sign,
              still ? palette_faction(palette)->main : COLOR_TEXT_DIM);
    snprintf(text, sizeof text, "%d", then->value[column][seat]);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 19, COLOR_TEXT_DIM, GFX_LEFT);
    const float w = gfx_text_width(app->gfx, &style, text);
    if (!still && was)
        draw_struck(app, table, at, at.x + left + w, 19, text);
    else
        number_at(app, gfx_rect(at.x + left, at.y, at.w - left, at.h), GFX_FONT_DISPLAY_BOLD, 19,
                  still ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT, then->value[column][seat]);
}

static void draw_column(App *app, const CardTable *table, GfxRect box, int column) {
    const BattlePrediction *then = outlook(table);
    const uint8_t stats = building_rules(app)->card[building_battle_card(table)].order[column];
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const bool decides = then->decides == column;
    const uint8_t seats = seen(table)->table.seats;
    const float edge = lpx(table, 10), half = roundf(box.h * 0.48F),
                sign = roundf(fminf(half * 0.8F, lpx(table, 20))), each = (box.w - 2 * edge) / (float)seats;
    char name[60];
    building_column_name(table, stats, name, sizeof name);
    gfx_panel(app->gfx, box, lpx(table, 11), &fill, fmaxf(1, lpx(table, decides ? 2 : 1)),
              decides ? COLOR_ICE : COLOR_LINE);
    icon_at(app, building_stat_sign(first_stat(stats)), box.x + edge, roundf(box.y + (half - sign) / 2 + 1),
            sign, building_stat_color(first_stat(stats)));
    words_fit(app,
              gfx_rect(box.x + edge + sign + lpx(table, 8), box.y + 1,
                       box.w - 2 * edge - sign - lpx(table, 8), half),
              GFX_FONT_DISPLAY, 16, 11, COLOR_HEADING, GFX_LEFT, name);
    for (Seat seat = 0; seat < seats; seat++)
        draw_compared(app, table,
                      gfx_rect(box.x + edge + (float)seat * each, box.y + half, each, box.h - half - 1),
                      column, seat);
}

// Who would win it else, struck; returns where what holds begins.
static float draw_winner_before(App *app, const CardTable *table, GfxRect box, float x) {
    const Seat was = own(table)->standing.winner;
    if (own(table)->shots.over || was == outlook(table)->winner || was >= table->layout.seats)
        return x;
    const char *name = seat_name(app, was);
    const float size = 16, sign = roundf(lpx(table, 20)), gap = lpx(table, 8);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, size, COLOR_TEXT_DIM, GFX_LEFT);
    const float w = gfx_text_width(app->gfx, &style, name);
    if (w > box.w * 0.22F)
        return x;
    draw_struck(app, table, box, x + w, size, name);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(x + w + gap), roundf(box.y + (box.h - sign) / 2),
            sign, COLOR_TEXT);
    return x + w + sign + 2 * gap;
}

static void draw_winner(App *app, const CardTable *table, GfxRect box) {
    const BattlePrediction *then = outlook(table);
    const Seat seat = then->winner;
    const int palette = seat < table->layout.seats ? seat_palette(app, seat) : PALETTE_NEUTRAL;
    const FactionColors *colors = palette_faction(palette);
    const uint8_t points = building_rules(app)->card[building_battle_card(table)].points;
    const bool over = own(table)->shots.over;
    const GfxPaint fill = paint_right(colors->dark, colors->deep);
    const float em = roundf(box.h * 0.5F), edge = lpx(table, 14);
    char text[120];
    gfx_panel(app->gfx, box, lpx(table, 11), &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
    const float x = draw_winner_before(app, table, box, box.x + edge);
    if (seat >= table->layout.seats) {
        words_fit(app, gfx_rect(x, box.y, box.x + box.w - edge - x, box.h), GFX_FONT_DISPLAY_BOLD, 20, 12,
                  COLOR_WHITE, GFX_LEFT,
                  building_battle_winner(app, table, building_battle_card(table), SEAT_NONE, over, text,
                                         sizeof text));
        return;
    }
    emblem_at(app, palette, x, roundf(box.y + (box.h - em) / 2), em, COLOR_WHITE);
    const float left = x + em + edge, star = roundf(box.h * 0.72F);
    words_fit(app, gfx_rect(left, box.y, box.x + box.w - star - 2 * edge - left, box.h),
              GFX_FONT_DISPLAY_BOLD, 20, 12, COLOR_WHITE, GFX_LEFT,
              building_battle_winner(app, table, building_battle_card(table), seat, over, text, sizeof text));
    target_art_draw_points(app->gfx, box.x + box.w - star - edge, box.y + (box.h - star) / 2, star, points);
}

static void draw_order(App *app, const CardTable *table) {
    const BattlePrediction *then = outlook(table);
    const GfxRect box = own(table)->layout.battle.order;
    const float gap = lpx(table, 10), win_w = box.w * 0.36F;
    const int parts = then->columns > 0 ? then->columns : 1;
    const float each = (box.w - win_w) / (float)parts - gap;
    for (int i = 0; i < then->columns; i++)
        draw_column(app, table, gfx_rect(box.x + (float)i * (each + gap), box.y, each, box.h), i);
    draw_winner(app, table, gfx_rect(box.x + box.w - win_w, box.y, win_w, box.h));
}

// ---- what can be chosen

// "Hood   5 > 8, down": a target, and what the shot at it would do.
static void draw_choice(App *app, const CardTable *table, int at) {
    const Seat seat = own(table)->target[at];
    const PredictedShot *then = &own(table)->would[seat];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const GfxRect box = building_target_rect(table, at);
    const bool aimed = own(table)->aimed == seat;
    const GfxPaint fill = paint_right(colors->dark, colors->deep);
    const float edge = lpx(table, 9), em = roundf(box.h * 0.66F), key = lpx(table, 16),
                left = edge + key + em + edge;
    const Color color = then->down ? COLOR_MISSING : COLOR_WHITE;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 16, color, GFX_RIGHT);
    char text[60];
    const char *name = seat_faction_name(app, seat);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_WHITE, GFX_LEFT);
    float number = 0;
    for (int brief = !then->down; brief < 2; brief++) { // without the word if the name needs its room
        app_fill(app, text, sizeof text, brief ? "building.battle.choice" : "building.battle.choice_falls",
                 NUM("from", building_hull_left(then->defense, then->before)),
                 NUM("to", building_hull_left(then->defense, then->damage)));
        number = gfx_text_width(app->gfx, &style, text) + 2;
        if (gfx_text_width(app->gfx, &least, name) + number + left + 2 * edge <= box.w)
            break;
    }
    gfx_panel(app->gfx, box, lpx(table, 8), &fill, fmaxf(1, lpx(table, aimed ? 2 : 1)),
              aimed ? COLOR_ICE : colors->main);
    number_at(app, gfx_rect(box.x + edge, box.y, key, box.h), GFX_FONT_DISPLAY_BOLD, 15, COLOR_TEXT, GFX_LEFT,
              at + 1);
    emblem_at(app, seat_palette(app, seat), box.x + edge + key, roundf(box.y + (box.h - em) / 2), em,
              COLOR_WHITE);
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left - 2 * edge - number, box.h), GFX_FONT_DISPLAY,
              16, 11, COLOR_WHITE, GFX_LEFT, seat_faction_name(app, seat));
    words_fit(app, gfx_rect(box.x + box.w - number - edge, box.y, number, box.h), GFX_FONT_DISPLAY, 16, 11,
              color, GFX_RIGHT, text);
}

// In one row at the right of the title.
GfxRect building_target_rect(const CardTable *table, int at) {
    const GfxRect head = own(table)->layout.battle.head;
    const int count = own(table)->targets;
    const float gap = lpx(table, 8), h = fminf(head.h - lpx(table, 4), lpx(table, 34));
    const float w = fminf(lpx(table, table->layout.large ? 244 : 290),
                          head.w * 0.68F / (float)(count > 0 ? count : 1) - gap);
    return gfx_rect(roundf(head.x + head.w - (float)(count - at) * (w + gap) + gap),
                    roundf(head.y + (head.h - h) / 2), w, h);
}

static void draw_head(App *app, const CardTable *table) {
    const GfxRect head = own(table)->layout.battle.head;
    const Seat aimed = own(table)->aimed;
    const int targets = own(table)->targets;
    const float edge = lpx(table, 6);
    char title[120];
    if (aimed < table->layout.seats)
        app_fill(app, title, sizeof title, "building.battle.if_at",
                 STR("ship", seat_faction_name(app, aimed)));
    else
        text_copy(
            title, sizeof title,
            app_word(app, own(table)->shots.over ? "building.battle.went" : "building.battle.stands_now"));
    words_fit(app, gfx_rect(head.x + edge, head.y, head.w * (targets > 0 ? 0.3F : 0.38F), head.h),
              GFX_FONT_DISPLAY_BOLD, 20, 13, COLOR_HEADING, GFX_LEFT, title);
    if (targets == 0 && !own(table)->shots.over)
        words_fit(app, gfx_rect(head.x + head.w * 0.4F, head.y, head.w * 0.6F - edge, head.h), GFX_FONT_TEXT,
                  14, 11, COLOR_TEXT_DIM, GFX_RIGHT, app_word(app, "building.battle.order"));
    for (int i = 0; i < targets; i++)
        draw_choice(app, table, i);
}

void building_draw_battle(App *app, const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    const uint8_t card = building_battle_card(table);
    if (card == NONE || card >= building_rules(app)->card_count)
        return;
    building_draw_stage(app, table);
    widget_panel(app, room->body, 14, COLOR_LINE);
    draw_head(app, table);
    for (int i = 0; i < outlook(table)->rows; i++)
        draw_row(app, table, i);
    draw_order(app, table);
}
