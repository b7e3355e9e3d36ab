// SPDX-License-Identifier: MIT
// A battle in place of the board: what is fought for, who fights, shot by shot, and who would win it. All of
// it follows from battle_prediction.h, with what is held just now.
#include "app/tables/deck_building/draw.h"

#include "app/kit/say.h"

#include <math.h>
#include <stdio.h>

static const BattlePrediction *outlook(const CardTable *table) {
    return &own(table)->outlook;
}

// ---- battlers

// What it does in this battle: a word on a plate.
static void draw_state(App *app, const CardTable *table, GfxRect at, Seat seat) {
    const BuildingView *view = seen(table);
    const bool decides = !own(table)->shots.over && view->to_act == seat;
    const bool down = view->table.seat[seat].damage >= view->stat[seat][STAT_DEFENSE];
    const char *key = down ? "building.battle.down" : decides ? "building.battle.decides" : NULL;
    if (key == NULL)
        return;
    const GfxPaint fill =
        decides && !down ? paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM) : paint_solid(0xFF0A111Fu);
    gfx_panel(app->gfx, at, at.h / 2, &fill, 1, decides ? COLOR_WHITE : COLOR_LINE_STRONG);
    words_fit(app, gfx_inset(at, lpx(table, 4)), GFX_FONT_DISPLAY, 15, 11,
              decides && !down ? COLOR_BUTTON_INK
              : down           ? COLOR_MISSING
                               : COLOR_TEXT,
              GFX_CENTRE, app_word(app, key));
}

// "Hand Phaser, Spock +2": who and what is on its bridge, as many as there is room for; all of them are
// listed where the ship is looked at.
static void draw_aboard(App *app, const CardTable *table, GfxRect at, Seat seat) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    char shown[240] = "";
    for (int count = s->size[zone]; count > 0; count--) {
        char names[200] = "", more[12] = "";
        for (int i = 0; i < count; i++)
            say_in_list(names, sizeof names, building_card_name(table->looks, cards[i]));
        if (count < s->size[zone])
            snprintf(more, sizeof more, " +%d", s->size[zone] - count);
        snprintf(shown, sizeof shown, "%s%s", names, more);
        if (gfx_text_width(app->gfx, &style, shown) <= at.w)
            break;
        shown[0] = 0;
    }
    gfx_text(app->gfx, &style, at, shown);
}

// It can be shot at now.
static void draw_aimed_at(App *app, const CardTable *table, GfxRect box, Seat seat) {
    const Hit *hit = hits_tagged(&app->hits, TAG_BATTLER, seat, 0);
    if (table->showing || hit == NULL || !hit->has_command)
        return;
    draw_drop_target(app, table, box, 14, widget_hovered(app, hit->id) || widget_focused(app, hit->id));
}

static void draw_battler(App *app, const CardTable *table, Seat seat) {
    const GfxRect box = own(table)->layout.battle.battler[seat];
    const BuildingBoard *s = &seen(table)->table;
    const bool large = table->layout.large, narrow = box.w < lpx(table, 330);
    const float edge = lpx(table, large ? 8 : 14), head = lpx(table, large ? 40 : 54);
    const float h = lpx(table, large ? 24 : 34), w = box.w - 2 * edge;
    float y = box.y + head + lpx(table, large ? 6 : 12);
    char text[60];
    draw_seat_panel(app, table, box, seat);
    building_draw_head(app, table, gfx_rect(box.x, box.y, box.w, head), seat);
    building_draw_stats(app, table, gfx_rect(box.x + edge, y, w, h), seat, h, narrow ? 2 : 4);
    y += (narrow ? 2 : 1) * (h + lpx(table, 6)) + lpx(table, 4);
    if (y + h <= box.y + box.h)
        building_draw_damage(app, table, gfx_rect(box.x + edge, y, w, h), seat,
                             (int)lroundf(own(table)->damage[seat]));
    y += h + lpx(table, 4);
    draw_aimed_at(app, table, box, seat);
    if (y + lpx(table, 26) > box.y + box.h)
        return;
    const GfxRect foot = {box.x + edge, box.y + box.h - lpx(table, 36), w, lpx(table, 28)};
    app_fill(app, text, sizeof text, "building.hand_count", NUM("number", s->size[zone_of(ZONE_HAND, seat)]));
    words_fit(app, foot, GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_RIGHT, text);
    if (foot.y - y >= lpx(table, 22))
        draw_aboard(app, table, gfx_rect(foot.x, y, w, lpx(table, 22)), seat);
    draw_state(app, table, gfx_rect(foot.x, foot.y, fminf(w * 0.5F, lpx(table, 130)), foot.h), seat);
}

// ---- shots

static void draw_amount(App *app, const CardTable *table, GfxRect box, uint8_t stat, int number) {
    const GfxPaint fill = paint_solid(0xE00A111Fu);
    const Color color = building_stat_color(stat);
    const float sign = roundf(box.h * 0.46F);
    gfx_panel(app->gfx, box, lpx(table, 10), &fill, fmaxf(1, lpx(table, 1.5F)), color_alpha(color, 0.67F));
    icon_at(app, building_stat_sign(stat), roundf(box.x + box.h * 0.24F), roundf(box.y + (box.h - sign) / 2),
            sign, color);
    number_at(app, gfx_rect(box.x + box.h * 0.5F, box.y, box.w - box.h * 0.6F, box.h), GFX_FONT_DISPLAY_BOLD,
              24, COLOR_WHITE, GFX_CENTRE, number);
}

static void draw_ship(App *app, const CardTable *table, GfxRect at, Seat seat, const char *below) {
    const int palette = seat_palette(app, seat);
    const FactionColors *colors = palette_faction(palette);
    const float em = roundf(fminf(at.h * 0.5F, lpx(table, 38))), left = em + lpx(table, 12);
    emblem_at(app, palette, at.x, roundf(at.y + (at.h - em) / 2), em, colors->main);
    words_fit(app, gfx_rect(at.x + left, at.y + at.h * 0.12F, at.w - left, at.h * 0.4F), GFX_FONT_DISPLAY, 19,
              12, COLOR_WHITE, GFX_LEFT, seat_faction_name(app, seat));
    words_fit(app, gfx_rect(at.x + left, at.y + at.h * 0.52F, at.w - left, at.h * 0.34F),
              GFX_FONT_TEXT_MEDIUM, 14, 11, colors->light, GFX_LEFT, below);
}

// "damage 4 > 10", and what that means.
static void draw_outcome(App *app, GfxRect at, const PredictedShot *row) {
    char text[80];
    const Color color = row->down ? COLOR_MISSING : COLOR_WHITE;
    app_fill(app, text, sizeof text,
             row->damage == row->before ? "building.battle.same" : "building.battle.damage",
             NUM("from", row->before), NUM("to", row->damage));
    words_fit(app, gfx_rect(at.x, at.y + at.h * 0.1F, at.w, at.h * 0.44F), GFX_FONT_DISPLAY_BOLD, 22, 12,
              color, GFX_RIGHT, text);
    app_fill(app, text, sizeof text, row->down ? "building.battle.falls" : "building.battle.stands",
             NUM("most", row->defense));
    words_fit(app, gfx_rect(at.x, at.y + at.h * 0.54F, at.w, at.h * 0.34F), GFX_FONT_TEXT_MEDIUM, 14, 11,
              row->down ? COLOR_MISSING : COLOR_TEXT_DIM, GFX_RIGHT, text);
}

static void draw_beam(App *app, const CardTable *table, GfxRect at, const PredictedShot *row) {
    const Color color = palette_faction(seat_palette(app, row->seat))->main;
    const float y = at.y + at.h / 2, wide = row->fired || !row->likely ? 3 : 1.4F;
    gfx_line(app->gfx, at.x, y, at.x + at.w - lpx(table, 12), y, fmaxf(1, lpx(table, wide)),
             row->target == SEAT_NONE ? COLOR_LINE_STRONG : color);
    const float sign = lpx(table, 24);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(at.x + at.w - sign), roundf(y - sign / 2), sign,
            row->target == SEAT_NONE ? COLOR_TEXT_DIM : color);
    const float w = fminf(lpx(table, 88), at.w * 0.5F), h = fminf(at.h * 0.56F, lpx(table, 44));
    draw_amount(app, table, gfx_rect(roundf(at.x + at.w * 0.14F), roundf(y - h / 2), w, h), STAT_ATTACK,
                row->target == SEAT_NONE ? shown(table)->stat[row->seat][STAT_ATTACK] : row->attack);
}

static void shields_word(const App *app, const PredictedShot *row, char out[60]) {
    if (row->absorbed > 0)
        app_fill(app, out, 60, "building.battle.shields_take", NUM("number", row->absorbed));
    else
        text_copy(out, 60, app_word(app, "building.battle.no_shields"));
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
    const float h = box.h - lpx(table, 16), w = fminf(lpx(table, 92), box.w * 0.075F + lpx(table, 10));
    draw_amount(app, table, gfx_rect(box.x + lpx(table, 12), box.y + lpx(table, 8), w, h), STAT_SPEED,
                row->speed);
    const float name_x = box.x + w + lpx(table, 28), name_w = box.w * 0.15F;
    text_copy(below, sizeof below, seat_name(app, row->seat));
    draw_ship(app, table, gfx_rect(name_x, box.y, name_w, box.h), row->seat, below);
    const float out_w = box.w * 0.16F, target_w = box.w * 0.18F;
    const float target_x = box.x + box.w - out_w - target_w - lpx(table, 24);
    const float beam_x = name_x + name_w + lpx(table, 10);
    draw_beam(app, table, gfx_rect(beam_x, box.y, target_x - lpx(table, 10) - beam_x, box.h), row);
    const GfxRect out = {box.x + box.w - out_w - lpx(table, 16), box.y, out_w, box.h};
    if (row->target == SEAT_NONE) {
        words_fit(app, out, GFX_FONT_DISPLAY, 19, 12, COLOR_TEXT_DIM, GFX_RIGHT,
                  app_word(app, row->fallen ? "building.battle.fallen" : "building.battle.no_shot"));
        return;
    }
    shields_word(app, row, below);
    draw_ship(app, table, gfx_rect(target_x, box.y, target_w, box.h), row->target, below);
    draw_outcome(app, out, row);
}

// ---- who wins it

static void column_name(const App *app, const CardTable *table, uint8_t stats, char *out, size_t size) {
    size_t used = 0;
    (void)app;
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

static void draw_column(App *app, const CardTable *table, GfxRect box, int column) {
    const BattlePrediction *then = outlook(table);
    const uint8_t stats = building_rules(app)->card[building_battle_card(table)].order[column];
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const bool decides = then->decides == column;
    const uint8_t seats = seen(table)->table.seats;
    const float edge = lpx(table, 12), sign = roundf(box.h * 0.28F), each = (box.w - 2 * edge) / (float)seats;
    char name[60];
    column_name(app, table, stats, name, sizeof name);
    gfx_panel(app->gfx, box, lpx(table, 11), &fill, fmaxf(1, lpx(table, decides ? 2 : 1)),
              decides ? COLOR_ICE : COLOR_LINE);
    icon_at(app, building_stat_sign(first_stat(stats)), box.x + edge, roundf(box.y + box.h * 0.12F), sign,
            building_stat_color(first_stat(stats)));
    words_fit(app,
              gfx_rect(box.x + edge + sign + lpx(table, 8), box.y + box.h * 0.08F,
                       box.w - 2 * edge - sign - lpx(table, 8), box.h * 0.36F),
              GFX_FONT_DISPLAY, 16, 11, COLOR_HEADING, GFX_LEFT, name);
    for (Seat seat = 0; seat < seats; seat++) {
        const float x = box.x + edge + (float)seat * each;
        const bool still = then->still[column][seat];
        const int palette = seat_palette(app, seat);
        emblem_at(app, palette, x, roundf(box.y + box.h * 0.58F), sign,
                  still ? palette_faction(palette)->main : COLOR_TEXT_DIM);
        number_at(app, gfx_rect(x + sign + lpx(table, 6), box.y + box.h * 0.5F, each - sign, box.h * 0.42F),
                  GFX_FONT_DISPLAY_BOLD, 19, still ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT,
                  then->value[column][seat]);
    }
}

static void draw_winner(App *app, const CardTable *table, GfxRect box) {
    const BattlePrediction *then = outlook(table);
    const Seat seat = then->winner;
    const int palette = seat < table->layout.seats ? seat_palette(app, seat) : PALETTE_NEUTRAL;
    const FactionColors *colors = palette_faction(palette);
    const uint8_t points = building_rules(app)->card[building_battle_card(table)].points;
    const bool over = own(table)->shots.over;
    const GfxPaint fill = paint_right(colors->dark, colors->deep);
    const float em = roundf(box.h * 0.5F), edge = lpx(table, 16);
    char text[120];
    gfx_panel(app->gfx, box, lpx(table, 11), &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
    if (seat >= table->layout.seats) {
        words_fit(app, gfx_inset(box, edge), GFX_FONT_DISPLAY_BOLD, 20, 12, COLOR_WHITE, GFX_LEFT,
                  app_word(app, over ? "building.battle.nobody_won" : "building.battle.nobody"));
        return;
    }
    emblem_at(app, palette, box.x + edge, roundf(box.y + (box.h - em) / 2), em, COLOR_WHITE);
    app_fill(app, text, sizeof text, over ? "building.battle.has_won" : "building.battle.would_win",
             STR("seat", seat_name(app, seat)), NUM("number", points));
    const float left = em + 2 * edge, star = roundf(box.h * 0.64F);
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left - star - 2 * edge, box.h),
              GFX_FONT_DISPLAY_BOLD, 20, 12, COLOR_WHITE, GFX_LEFT, text);
    target_art_draw_points(app->gfx, box.x + box.w - star - edge, box.y + (box.h - star) / 2, star, points);
}

static void draw_order(App *app, const CardTable *table) {
    const BattlePrediction *then = outlook(table);
    const GfxRect box = own(table)->layout.battle.order;
    const float gap = lpx(table, 14), head = lpx(table, table->layout.large ? 18 : 28);
    words_fit(app, gfx_rect(box.x + lpx(table, 4), box.y, box.w, head), GFX_FONT_DISPLAY, 17, 12,
              COLOR_HEADING, GFX_LEFT, app_word(app, "building.battle.who_wins"));
    const int parts = then->columns > 0 ? then->columns : 1;
    const float y = box.y + head + lpx(table, 2), h = box.y + box.h - y, win_w = box.w * 0.36F;
    const float each = (box.w - win_w) / (float)parts - gap;
    for (int i = 0; i < then->columns; i++)
        draw_column(app, table, gfx_rect(box.x + (float)i * (each + gap), y, each, h), i);
    draw_winner(app, table, gfx_rect(box.x + box.w - win_w, y, win_w, h));
}

void building_draw_battle(App *app, const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    const uint8_t card = building_battle_card(table);
    if (card == NONE || card >= building_rules(app)->card_count)
        return;
    building_draw_tile(app, table, card, SEAT_NONE, room->event, false, 1);
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        draw_battler(app, table, seat);
    widget_panel(app, room->body, 14, COLOR_LINE);
    const float edge = lpx(table, 24), h = lpx(table, table->layout.large ? 26 : 38);
    const GfxRect head = {room->body.x + edge, room->body.y + lpx(table, 6), room->body.w - 2 * edge, h};
    words_fit(app, gfx_rect(head.x, head.y, head.w * 0.4F, head.h), GFX_FONT_DISPLAY_BOLD, 21, 13,
              COLOR_HEADING, GFX_LEFT,
              app_word(app, own(table)->shots.over ? "building.battle.went" : "building.battle.stands_now"));
    words_fit(app, gfx_rect(head.x + head.w * 0.4F, head.y, head.w * 0.6F, head.h), GFX_FONT_TEXT, 14, 11,
              COLOR_TEXT_DIM, GFX_RIGHT, app_word(app, "building.battle.order"));
    for (int i = 0; i < outlook(table)->rows; i++)
        draw_row(app, table, i);
    draw_order(app, table);
}
