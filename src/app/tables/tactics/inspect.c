// SPDX-License-Identifier: MIT
// What the inspector tells of Tactics: a card with its power part by part, a target and who is strong there,
// conquered targets.
#include "app/kit/inspect.h"

#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "app/tables/tactics/inspect_parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- where it lies

void tactics_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at) {
    (void)app;
    const float room = fminf(722, table->layout.window.h / table->layout.s - 16), top = -room / 2;
    if (table->inspect.kind == THING_WON) {
        at->main.w = 0;
        at->facts = inspect_centred(table, -434, top, 868, room);
        at->close = inspect_centred(table, 434 - 60, top + 20, 40, 40);
        return;
    }
    const float facts_h = seen(table)->seats > 2 ? 252 : 216;
    const float main_h = fminf(482, room - facts_h - 20), main_w = main_h * 868 / 482;
    at->main = inspect_centred(table, -main_w / 2, top, main_w, main_h);
    at->facts = inspect_centred(table, -434, top + main_h + 20, 868, facts_h);
    at->close = inspect_centred(table, 434 + 16, top, 44, 44);
}

// A tile of the list of conquered targets.
static GfxRect prize_rect(const CardTable *table, GfxRect facts, int index) {
    const float tile_w = lpx(table, 392), step = lpx(table, 50);
    return gfx_rect(facts.x + lpx(table, 32) + (float)(index % 2) * (tile_w + lpx(table, 20)),
                    facts.y + lpx(table, 92) + (float)(index / 2) * step, tile_w, lpx(table, TABLE_WON_TILE));
}

void tactics_inspect_regions(App *app, CardTable *table, const InspectBoxes *at) {
    const ViewSeat *pile = &seen(table)->seat[tactics_pile_seat(seen(table), table->inspect.owner)];
    for (int i = 0; table->inspect.kind == THING_WON && i < pile->won_count; i++)
        if (pile->won[i] != CARD_HIDDEN)
            hits_add(&app->hits, prize_rect(table, at->facts, i), "prize:%d", i + 1)->tag =
                (HitTag){.kind = TAG_PRIZE, .a = (uint8_t)i};
}

// ---- a card

static void draw_sum(Column *column, const char *what, const char *value, bool total) {
    const GfxRect row = column_take(column, 46);
    words_fit(column->app, gfx_rect(row.x, row.y, row.w - lpx(column->table, 110), row.h),
              total ? GFX_FONT_TEXT_SEMIBOLD : GFX_FONT_TEXT, 17, 13, total ? COLOR_WHITE : COLOR_TEXT,
              GFX_LEFT, what);
    words_at(column->app, row, GFX_FONT_DISPLAY_BOLD, total ? 32 : 23, total ? COLOR_WHITE : COLOR_HEADING,
             GFX_RIGHT, value);
    column_rule(column, 1);
}

// Its power part by part, and the sum of them.
static void draw_sums(Column *column, const CardLook *look) {
    const App *app = column->app;
    const TableThing thing = column->table->inspect;
    const TableNumber number = {.kind = NUMBER_CARD, .row = thing.zone, .at = thing.at};
    Explanation parts;
    char value[16];
    snprintf(value, sizeof value, "%d", look->power);
    if (thing.kind != THING_PLACED || !tactics_explain_number(app, column->table, number, &parts)) {
        draw_sum(column, ui_word(app, UI_TABLE_POWER_BASE), value, false);
        return;
    }
    const GfxRect box = column->box;
    column_take_pixels(column, explain_lines(column->app, &parts, box.x, box.y, box.w, 17, true));
    column_gap(column, 6);
    column_rule(column, 0);
    draw_sum(column, app_word(app, "table.power_total"), parts.value, true);
}

static void draw_kind(Column *column, uint8_t card, const CardLook *look) {
    const CardTable *table = column->table;
    const float y = column->box.y, left = column->box.x + lpx(table, 62),
                room = column->box.w - lpx(table, 62);
    card_art_draw_kind(column->app->gfx, look->kind_sign, look->faction, column->box.x, y, lpx(table, 44));
    words_at(column->app, gfx_rect(left, y - lpx(table, 4), room, lpx(table, 26)), GFX_FONT_DISPLAY, 19,
             COLOR_HEADING, GFX_LEFT, tactics_kind_name(table->looks, card));
    const float used = paragraph(column->app, gfx_rect(left, y + lpx(table, 24), room, 0), GFX_FONT_TEXT, 17,
                                 25, COLOR_TEXT, tactics_kind_text(table->looks, card));
    column_take_pixels(column, fmaxf(lpx(table, 50), used + lpx(table, 24)) + lpx(table, 20));
}

// As far as there is room for it.
static void draw_effect(Column *column) {
    App *app = column->app;
    const TableThing thing = column->table->inspect;
    const float room = column->box.h - lpx(column->table, 50), w = column->box.w;
    Explanation effect;
    tactics_explain_effect(app, column->table, thing.zone, thing.at, &effect);
    while (effect.count > 0 && explain_lines(app, &effect, 0, 0, w, 16, false) > room)
        effect.count--;
    if (effect.count == 0)
        return;
    column_gap(column, 2);
    column_rule(column, 10);
    column_words(column, 26, GFX_FONT_DISPLAY, 19, 14, COLOR_HEADING, ui_word(app, UI_EXPLAIN_EFFECT_HERE));
    column_gap(column, 4);
    explain_lines(app, &effect, column->box.x, column->box.y, w, 16, true);
}

// The title; returns the column below it.
static Column draw_title(App *app, const CardTable *table, const InspectBoxes *at, const char *text) {
    words_fit(app, part(app, at->facts, 32, 24, 460, 44), GFX_FONT_DISPLAY, 24, 16, COLOR_WHITE, GFX_LEFT,
              text);
    return column_in(app, table, at->facts, INSPECT_EDGE, 86);
}

// A card that lies down, under shields: what the shields do.
static void draw_hidden_card(App *app, const CardTable *table, const InspectBoxes *at) {
    Column column = draw_title(app, table, at, ui_word(app, UI_TABLE_FACE_DOWN));
    tactics_inspect_hidden_state(&column);
}

static void draw_card_facts(App *app, const CardTable *table, const InspectBoxes *at) {
    const TableThing thing = table->inspect;
    const CardLook look = table_thing_look(app, table, thing);
    const bool on_table = thing.kind == THING_PLACED;
    Column column = draw_title(app, table, at, on_table ? ui_word(app, UI_TABLE_POWER_NOW) : look.name);
    draw_sums(&column, &look);
    column_gap(&column, 26);
    draw_kind(&column, table_thing_card(table, thing), &look);
    if (!on_table) {
        tactics_inspect_place(&column);
        return;
    }
    tactics_inspect_row_state(&column);
    column_gap(&column, 10);
    draw_effect(&column);
}

// ---- a target

static void draw_strength(App *app, const CardTable *table, GfxRect box, float y, Seat seat, float most) {
    const ViewRow *row = &seen(table)->row[table->inspect.zone];
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    char text[40];
    emblem_at(app, palette, box.x + lpx(table, 32), y + lpx(table, 3), lpx(table, 24), colors->main);
    words_fit(app, gfx_rect(box.x + lpx(table, 68), y, lpx(table, 110), lpx(table, 30)), GFX_FONT_DISPLAY, 18,
              12, COLOR_HEADING, GFX_LEFT, seat_name(app, seat));
    const GfxRect bar = gfx_rect(box.x + lpx(table, 184), y + lpx(table, 5), lpx(table, 116), lpx(table, 20));
    const GfxPaint inset = paint_solid(COLOR_INSET);
    gfx_panel(app->gfx, bar, lpx(table, 6), &inset, fmaxf(1, lpx(table, 1)), COLOR_LINE);
    const float power = (float)row->eighths[seat] / 8;
    if (power > 0 && most > 0) {
        const GfxPaint fill = paint_down(colors->main, color_mix(colors->main, colors->dark, 0.35F));
        gfx_round(app->gfx, gfx_rect(bar.x, bar.y, fmaxf(lpx(table, 12), bar.w * power / most), bar.h),
                  lpx(table, 6), &fill);
    }
    tactics_format_power(app, text, power);
    words_at(app, gfx_rect(box.x + lpx(table, 310), y, lpx(table, 60), lpx(table, 30)), GFX_FONT_DISPLAY_BOLD,
             24, COLOR_HEADING, GFX_LEFT, text);
    int down = 0;
    for (int at = 0; at < row->count && at < LANE_MAX; at++)
        down += row->card[at].owner == seat && !row->card[at].up;
    if (down == 0)
        return;
    const float y_back = y + lpx(table, 1);
    tactics_draw_backs(app, table, seat, down,
                       gfx_rect(box.x + lpx(table, 376), y_back, lpx(table, 20), lpx(table, 28)));
}

// Who leads and why, below the strengths.
static void draw_lead(App *app, const CardTable *table, GfxRect box, float y) {
    Explanation row;
    const float room = lpx(table, 390);
    if (!tactics_explain_number(app, table, (TableNumber){.kind = NUMBER_ROW, .row = table->inspect.zone},
                                &row))
        return;
    if (row.crown)
        icon_at(app, "glyphs/crown.svg", box.x + lpx(table, 34), y + lpx(table, 2), lpx(table, 20),
                COLOR_GOLD);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, 22),
                         gfx_rect(box.x + lpx(table, 68), y, room, box.y + box.h - y - lpx(table, 4)),
                         row.foot);
}

// What it brings, to the right of them; as many lines as there is room for.
static void draw_brings(App *app, const CardTable *table, GfxRect box) {
    Explanation points;
    const float left = box.x + lpx(table, 496), top = box.y + lpx(table, 52),
                w = box.w - lpx(table, 496 + 32);
    if (!tactics_explain_number(app, table, (TableNumber){.kind = NUMBER_TARGET, .row = table->inspect.zone},
                                &points))
        return;
    gfx_fill(app->gfx, gfx_rect(box.x + lpx(table, 476), box.y + lpx(table, 20), 1, box.h - lpx(table, 40)),
             COLOR_LINE);
    words_fit(app, gfx_rect(left, box.y + lpx(table, 16), w, lpx(table, 28)), GFX_FONT_DISPLAY, 19, 14,
              COLOR_HEADING, GFX_LEFT, ui_word(app, UI_EXPLAIN_BRINGS));
    float size = 16;
    while (size > 12 && top + explain_lines(app, &points, left, top, w, size, false) > box.y + box.h)
        size -= 1;
    explain_lines(app, &points, left, top, w, size, true);
}

static void draw_target_thing(App *app, const CardTable *table, const InspectBoxes *at) {
    const ViewRow *row = &seen(table)->row[table->inspect.zone];
    if (row->target == NONE)
        return;
    const TargetLook look = tactics_target_look(table->looks, row->target);
    target_art_draw(app->gfx, app->pictures, &look, TARGET_DETAIL, at->main, 1);
    inspect_draw_panel(app, table, at->facts, color_alpha(palette_faction(look.affiliation)->main, 0.53F));
    words_at(app, part(app, at->facts, 32, 16, 440, 28), GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT,
             ui_word(app, UI_TABLE_STRENGTH));
    float most = 12;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        most = fmaxf(most, (float)row->eighths[seat] / 8);
    float y = at->facts.y + lpx(table, 52);
    for (Seat seat = 0; seat < seen(table)->seats; seat++, y += lpx(table, 36))
        draw_strength(app, table, at->facts, y, seat, most);
    draw_lead(app, table, at->facts, y + lpx(table, 8));
    draw_brings(app, table, at->facts);
}

// A conquered target: whose it is, and what it counts there.
static void draw_prize(App *app, const CardTable *table, const InspectBoxes *at) {
    const TableThing thing = table->inspect;
    const TargetLook look = tactics_target_look(table->looks, thing.card);
    const FactionColors *colors = palette_faction(seat_palette(app, thing.owner));
    char text[200], name[120];
    Explanation points;
    target_art_draw(app->gfx, app->pictures, &look, TARGET_DETAIL, at->main, 1);
    inspect_draw_panel(app, table, at->facts, color_alpha(colors->main, 0.53F));
    emblem_at(app, seat_palette(app, thing.owner), at->facts.x + lpx(table, 32), at->facts.y + lpx(table, 20),
              lpx(table, 26), colors->main);
    ui_fill(app, text, sizeof text, UI_EXPLAIN_CONQUERED_BY,
            STR("name", tactics_team_name(app, table, thing.owner, name, sizeof name)));
    words_fit(app, part(app, at->facts, 70, 18, 766, 30), GFX_FONT_DISPLAY, 20, 14, COLOR_HEADING, GFX_LEFT,
              text);
    tactics_explain_prize(app, table, thing.card, thing.owner, &points);
    explain_lines(app, &points, at->facts.x + lpx(table, 32), at->facts.y + lpx(table, 64),
                  at->facts.w - lpx(table, 64), 18, true);
}

// ---- a pile of targets

// "Target values 22 + Target bonuses 4 + Own planets 5 = 31 VP": the values alone do not add up to the
// points.
static void draw_won_sum(App *app, const CardTable *table, GfxRect facts, const ViewSeat *pile) {
    static const char *const keys[] = {"points.values", "points.bonus", "points.planets"};
    const int parts[] = {pile->points_values, pile->points_bonus, pile->points_planets};
    char text[240] = "";
    int total = 0;
    for (int i = 0; i < 3; i++) {
        const size_t length = strlen(text);
        snprintf(text + length, sizeof text - length, "%s%.50s %d", i > 0 ? "  +  " : "",
                 app_word(app, keys[i]), parts[i]);
        total += parts[i];
    }
    const size_t length = strlen(text);
    snprintf(text + length, sizeof text - length, "  =  %d %s", total, ui_word(app, UI_COMMON_VP));
    words_fit(app,
              gfx_rect(facts.x + lpx(table, 32), facts.y + lpx(table, 60), facts.w - lpx(table, 64),
                       lpx(table, 26)),
              GFX_FONT_TEXT_MEDIUM, 16, 12, COLOR_HEADING, GFX_LEFT, text);
}

static void draw_won_pile(App *app, const CardTable *table, const InspectBoxes *at) {
    const Seat seat = table->inspect.owner;
    const ViewSeat *pile = &seen(table)->seat[tactics_pile_seat(seen(table), seat)];
    inspect_draw_panel(app, table, at->facts,
                       color_alpha(palette_faction(seat_palette(app, seat))->main, 0.53F));
    const Seat owners[2] = {seat, tactics_ally(table, seat)};
    char text[200], name[120];
    float x = at->facts.x + lpx(table, 32);
    for (int i = 0; i < 2; i++)
        if (owners[i] != SEAT_NONE) {
            emblem_at(app, seat_palette(app, owners[i]), x, at->facts.y + lpx(table, 24), lpx(table, 32),
                      palette_faction(seat_palette(app, owners[i]))->main);
            x += lpx(table, 44);
        }
    snprintf(text, sizeof text, "%s: %.140s", ui_word(app, UI_TABLE_CONQUERED),
             tactics_team_name(app, table, seat, name, sizeof name));
    words_fit(app,
              gfx_rect(x, at->facts.y + lpx(table, 18), at->facts.x + at->facts.w - x - lpx(table, 80),
                       lpx(table, 44)),
              GFX_FONT_DISPLAY, 24, 16, COLOR_WHITE, GFX_LEFT, text);
    if (pile->won_count > 0 && pile->won[0] != CARD_HIDDEN)
        draw_won_sum(app, table, at->facts, pile);
    Why points;
    tactics_explain_points(tactics_looks_rules(table->looks), seen(table), seat, &points);
    for (int i = 0; i < pile->won_count; i++)
        tactics_draw_pile_tile(app, table, &points, pile->won[i], prize_rect(table, at->facts, i));
}

void tactics_inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    if (table->inspect.kind == THING_TARGET)
        draw_target_thing(app, table, at);
    else if (table->inspect.kind == THING_PRIZE)
        draw_prize(app, table, at);
    else if (table->inspect.kind == THING_WON)
        draw_won_pile(app, table, at);
    else if (table_thing_card(table, table->inspect) == NONE)
        draw_hidden_card(app, table, at);
    else
        draw_card_facts(app, table, at);
}
