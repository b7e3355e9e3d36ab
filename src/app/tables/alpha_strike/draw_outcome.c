// SPDX-License-Identifier: MIT
// Draws how much of an attack lands, and what is left of shields and hull, with and without an answer; or
// after an attack being aimed.
#include "app/tables/alpha_strike/draw_lane.h"

#include "app/kit/lane.h"
#include "app/kit/say.h"
#include "app/kit/track.h"
#include "app/tables/alpha_strike/answers.h"
#include "app/tables/alpha_strike/threat.h"

#include <math.h>
#include <string.h>

#define HIT_COLOR 0xFFFFB0A6u
#define TITLE_LEAST 13 // smallest letters of the title

// Positions below each other, in logical pixels from the top of the half.
typedef struct Plan {
    float title, sum_y, sum_h, tracks, step, track_h, note, box, box_h; // note 0: no room
} Plan;

static Plan plan_of(const CardTable *table) {
    static const Plan standard = {28, 34, 50, 92, 40, 32, 174, 208, 68},
                      compact = {28, 32, 46, 86, 40, 32, 0, 176, 64},
                      large = {24, 24, 32, 60, 30, 26, 0, 124, 40};
    return table->layout.large ? large : table->layout.compact ? compact : standard;
}

// Rows are closer together if stacked attacks take some of the height.
static GfxRect line_at(const CardTable *table, float y, float h) {
    const GfxRect left = own(table)->layout.lane.left;
    const Plan plan = plan_of(table);
    const float part = fminf(1, left.h / lpx(table, plan.box + plan.box_h));
    return gfx_rect(left.x, left.y + lpx(table, y) * part, left.w, lpx(table, h) * part);
}

// ---- what lands

// "8 - 4 = 4 lands"
static void draw_equation(App *app, const CardTable *table, const StrikeForecast *then) {
    const Plan plan = plan_of(table);
    const bool less = then->counters || then->reduce > 0;
    const char *answer = then->card != NONE ? strike_card_name(table->looks, then->card)
                                            : app_word(app, "strike.lane.taken_off");
    const char *lands =
        app_word(app, table->layout.compact ? "strike.lane.damage_lands" : "strike.lane.lands");
    const char *attack = strike_kind_name(table->looks, KIND_ATTACK);
    const LaneTerm terms[] = {
        {.value = then->damage, .word = less ? attack : lands, .color = HIT_COLOR},
        {.sign = "-", .value = then->damage - then->lands, .word = answer, .color = COLOR_ICE},
        {.sign = "=", .value = then->lands, .word = lands, .color = COLOR_WHITE}};
    draw_lane_equation(app, line_at(table, plan.sum_y, plan.sum_h), terms, less ? 3 : 1);
}

// ---- what is left

static void draw_left_track(App *app, const CardTable *table, Seat seat, uint8_t track, int then, int at) {
    const Plan plan = plan_of(table);
    const ViewShip *ship = &shown(table)->seat[seat];
    const bool hull = track == TRACKS;
    const GfxRect row = line_at(table, plan.tracks + plan.step * (float)at, plan.track_h);
    const float name = lpx(table, table->layout.large ? 64 : 86);
    words_fit(app, gfx_rect(row.x, row.y, name - lpx(table, 6), row.h), GFX_FONT_DISPLAY, 17, 11, COLOR_TEXT,
              GFX_LEFT, strike_track_name(table->looks, track));
    draw_track(app, gfx_rect(row.x + name, row.y, fminf(row.w - name, lpx(table, 620)), row.h),
               &(Track){.sign = strike_track_sign(track),
                        .color = hull && then <= 3 ? COLOR_DAMAGE : strike_track_color(track),
                        .now = hull ? ship->hull : ship->power[track],
                        .then = then,
                        .most = hull ? ship->hull_max : strike_rules(app)->track_max});
}

// Shields, hull or another track; returns the y for the next.
static float draw_change(App *app, const CardTable *table, GfxRect row, float x, uint8_t track, int from,
                         int to) {
    const GfxRect at = gfx_rect(x, row.y, row.x + row.w - x, row.h);
    return x + lpx(table, table->layout.large ? 5 : 24) +
           draw_lane_change(app, at, strike_track_name(table->looks, track), from, to,
                            track == TRACKS ? COLOR_MISSING : COLOR_WHITE);
}

// The caption of the box below. An answered attack may still be countered.
static const char *without(const App *app, const ViewAttack *attack) {
    return app_word(app, attack->answered ? "do.counter.none" : "strike.lane.without");
}

// The track that the hit drains besides shields and hull; TRACK_NONE: none.
static uint8_t drained_track(const StrikeForecast *then) {
    return then->track < TRACKS && then->amount > 0 && then->lands > 0 && then->track != TRACK_SHIELD
               ? then->track
               : TRACK_NONE;
}

static void draw_without(App *app, const CardTable *table, const ViewAttack *attack) {
    const Seat seat = attack->target;
    const Plan plan = plan_of(table);
    const StrikeForecast *hit = &own(table)->hit;
    const ViewShip *ship = &shown(table)->seat[seat];
    const GfxRect box = line_at(table, plan.box, plan.box_h);
    const bool high = box.h >= lpx(table, 80);
    const GfxPaint fill = paint_solid(0xB8060A12u);
    const float edge = lpx(table, high || !table->layout.large ? 16 : 8),
                name_w = high ? box.w : box.w * (table->layout.large ? 0.36F : 0.33F);
    GfxRect row = box;
    gfx_panel(app->gfx, box, lpx(table, 11), &fill, 1, COLOR_LINE);
    words_fit(app,
              gfx_rect(box.x + edge, box.y + (high ? lpx(table, 8) : 0), name_w - edge,
                       high ? lpx(table, 24) : box.h),
              GFX_FONT_DISPLAY, 16, 12, COLOR_TEXT_DIM, GFX_LEFT, without(app, attack));
    if (high)
        row = gfx_rect(box.x, box.y + lpx(table, 30), box.w, box.h - lpx(table, 34));
    float x = high ? box.x + edge : box.x + name_w + lpx(table, 6);
    x = draw_change(app, table, row, x, TRACK_SHIELD, ship->power[TRACK_SHIELD],
                    hit->power[seat][TRACK_SHIELD]);
    x = draw_change(app, table, row, x, TRACKS, ship->hull, hit->hull[seat]);
    const uint8_t drained = drained_track(hit);
    if (drained != TRACK_NONE)
        x = draw_change(app, table, row, x, drained, ship->power[drained], hit->power[seat][drained]);
    if (!high || hit->hull[seat] >= ship->hull)
        return;
    char text[64];
    words_fit(app, gfx_rect(x, row.y, box.x + box.w - edge - x, row.h), GFX_FONT_TEXT, 15, 12, COLOR_TEXT_DIM,
              GFX_RIGHT,
              say_number(app, text, sizeof text, "strike.lane.hull_lost", ship->hull - hit->hull[seat]));
}

// Where the damage goes.
static void draw_where(App *app, GfxRect row, const StrikeForecast *then) {
    char text[120];
    app_fill(app, text, sizeof text, then->lands > 0 ? "strike.lane.goes" : "strike.lane.goes_none",
             NUM("shields", then->to_shields), NUM("hull", then->to_hull));
    words_fit(app, row, GFX_FONT_TEXT, 15, 12, COLOR_TEXT, GFX_LEFT, text);
}

// The price at the right end of the title, with "Cost" before it where the title leaves room; returns what it
// takes of the row.
static float draw_cost(App *app, const CardTable *table, GfxRect row, const uint8_t cost[TRACKS],
                       float title_w) {
    Chip chips[TRACKS];
    const int count = strike_price(cost, chips);
    if (count == 0)
        return 0;
    const char *word = app_word(app, "strike.cost");
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_RIGHT);
    const GfxRect room = gfx_rect(row.x, row.y, row.w, lpx(table, 28));
    const float gap = lpx(table, 10), w = chips_draw(app->gfx, chips, count, room, true) + gap,
                named = gfx_text_width(app->gfx, &style, word) + gap;
    if (title_w + w + named > row.w)
        return w;
    gfx_text(app->gfx, &style, gfx_rect(row.x, row.y, row.w - w, room.h), word);
    return w + named;
}

// What is shown if no answer is being looked at: what comes of the attack as it stands. That it is fatal to
// whoever is asked comes before all else.
static Color say_unanswered(const App *app, const CardTable *table, const ViewAttack *attack, char *out,
                            size_t size) {
    const bool own_one = attack->target == table->front && strike_is_asked(table);
    const bool fatal = own_one && strike_threat_is_fatal(table);
    app_fill(app, out, size,
             fatal                                  ? "strike.lane.fatal"
             : attack->answered                     ? "strike.lane.gets_through"
             : own_one && !strike_has_answer(table) ? "strike.lane.gets_through"
             : own_one                              ? "strike.lane.if_hit"
                                                    : "strike.lane.if_no_answer",
             STR("seat", say_seat(app, attack->target)));
    return fatal ? COLOR_DAMAGE : COLOR_WHITE;
}

// The name of the answer that is looked at, with its price.
static void draw_title(App *app, const CardTable *table, const ViewAttack *attack, GfxRect title) {
    const StrikeForecast *answer = &own(table)->forecast;
    const bool answers = answer->kind == FORECAST_ANSWER;
    Color ink = COLOR_WHITE;
    char text[120];
    if (answers && answer->card != NONE)
        app_fill(app, text, sizeof text,
                 strike_answer_is_idle(table, answer) ? "strike.lane.if_idle" : "strike.lane.if_answer",
                 STR("card", strike_card_name(table->looks, answer->card)));
    else
        ink = say_unanswered(app, table, attack, text, sizeof text);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, TITLE_LEAST, COLOR_WHITE, GFX_LEFT);
    const float needs = gfx_text_width(app->gfx, &least, text);
    const float cost = answers ? draw_cost(app, table, title, answer->cost, needs) : 0;
    words_fit(app, gfx_rect(title.x, title.y, title.w - cost, title.h), GFX_FONT_DISPLAY, 19, TITLE_LEAST,
              ink, GFX_LEFT, text);
}

// While an answer is looked at, what comes without it is below, to compare. Else that is what is shown, and
// the panel ends above.
void strike_draw_outcome(App *app, const CardTable *table, const ViewAttack *attack) {
    const Plan plan = plan_of(table);
    const StrikeForecast *answer = &own(table)->forecast, *hit = &own(table)->hit;
    const bool compares = answer->kind == FORECAST_ANSWER && answer->card != NONE;
    const StrikeForecast *then = answer->kind == FORECAST_ANSWER ? answer : hit;
    GfxRect glass = own(table)->layout.lane.outcome;
    if (!compares)
        glass.h = line_at(table, plan.box, plan.box_h).y - glass.y;
    strike_draw_glass(app, table, glass);
    if (hit->kind == FORECAST_NONE || attack->target >= seen(table)->seats)
        return;
    draw_title(app, table, attack, line_at(table, 0, plan.title));
    draw_equation(app, table, then);
    draw_left_track(app, table, attack->target, TRACK_SHIELD, then->power[attack->target][TRACK_SHIELD], 0);
    draw_left_track(app, table, attack->target, TRACKS, then->hull[attack->target], 1);
    const uint8_t drained = drained_track(then);
    if (plan.note > 0 && drained != TRACK_NONE)
        draw_left_track(app, table, attack->target, drained, then->power[attack->target][drained], 2);
    else if (plan.note > 0 && compares)
        draw_where(app, line_at(table, plan.note, 26), then);
    if (compares)
        draw_without(app, table, attack);
}

// ---- an attack that is aimed

// `whole`: left out where there is no room for all of it.
static void draw_note(App *app, const CardTable *table, GfxRect left, float *y, const char *icon,
                      const char *text, bool whole) {
    const float sign = lpx(table, 19);
    const GfxStyle style =
        widget_style(app, GFX_FONT_TEXT, table->layout.large ? 14 : 15, COLOR_TEXT, GFX_LEFT);
    const GfxRect room = gfx_rect(left.x + lpx(table, 30), *y, left.w - lpx(table, 30), left.y + left.h - *y);
    const bool fits = gfx_text_wrapped_fits(app->gfx, &style, lpx(table, 12), lpx(table, 19), room, text);
    if (room.h < lpx(table, 22) || (whole && !fits))
        return;
    icon_at(app, icon, left.x, *y + lpx(table, 2), sign, COLOR_TEXT_DIM);
    const float h = gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), lpx(table, 19), room, text);
    *y += fmaxf(lpx(table, 22), h) + lpx(table, 4);
}

// From public information: launched craft that may answer; hand cards are only counted.
static void say_answers(const App *app, const CardTable *table, Seat seat, char out[240]) {
    const ViewShip *ship = &seen(table)->seat[seat];
    char names[120] = "";
    for (int i = 0; i < ship->craft_count; i++)
        if (strike_rules(app)->card[ship->craft[i]].responds)
            say_in_list(names, sizeof names, strike_card_name(table->looks, ship->craft[i]));
    app_fill(app, out, 240, names[0] != 0 ? "strike.lane.may_answer_craft" : "strike.lane.may_answer",
             STR("seat", seat_name(app, seat)), STR("craft", names), NUM("number", ship->hand_count));
}

// Whoever has attacked in this game knows how often that is possible.
static bool has_attacked(const App *app, const CardTable *table) {
    const GameLog *log = session_log(app->session);
    bool has = false;
    for (int i = game_log_count(log, table->log_until) - 1; i >= 0 && !has; i--) {
        const Event *event = &game_log_item(log, i)->event;
        has = event->kind == EVENT_ATTACK && event->seat == table->front;
    }
    return has;
}

void strike_draw_aimed_outcome(App *app, const CardTable *table, const StrikeForecast *then) {
    const bool low = table->layout.seats > 2; // the notes are beside the numbers, not below them
    const GfxRect all = gfx_inset(own(table)->layout.lane.aimed, lpx(table, table->layout.large ? 8 : 12));
    const GfxRect left = low ? gfx_rect(all.x, all.y, all.w * 0.52F, all.h) : own(table)->layout.lane.left;
    const ViewShip *target = &seen(table)->seat[then->target], *self = &seen(table)->seat[table->front];
    const float step = lpx(table, table->layout.large ? 24 : 38);
    char text[240];
    app_fill(app, text, sizeof text, "strike.lane.if_no_answer", STR("seat", seat_name(app, then->target)));
    words_fit(app, gfx_rect(left.x, left.y, left.w, lpx(table, table->layout.large ? 26 : 28)),
              GFX_FONT_DISPLAY, 19, 13, COLOR_HEADING, GFX_LEFT, text);
    GfxRect row = gfx_rect(left.x, left.y + lpx(table, table->layout.large ? 24 : 36), left.w, step);
    float x = draw_change(app, table, row, row.x, TRACK_SHIELD, target->power[TRACK_SHIELD],
                          then->power[then->target][TRACK_SHIELD]);
    x = draw_change(app, table, row, x + lpx(table, 20), TRACKS, target->hull, then->hull[then->target]);
    row.y += step;
    const uint8_t drained = drained_track(then);
    if (drained != TRACK_NONE) {
        draw_change(app, table, row, row.x, drained, target->power[drained],
                    then->power[then->target][drained]);
        row.y += step;
    }
    x = row.x;
    for (uint8_t track = 0; track < TRACKS; track++)
        if (then->cost[track] > 0) {
            const GfxRect pays = gfx_rect(row.x, row.y, lpx(table, 110), row.h);
            if (x == row.x)
                words_fit(app, pays, GFX_FONT_TEXT, 16, 12, COLOR_TEXT_DIM, GFX_LEFT,
                          app_word(app, "strike.lane.you_pay"));
            x = draw_change(app, table, row, x == row.x ? row.x + lpx(table, 118) : x, track,
                            self->power[track], then->power[table->front][track]);
        }
    const float aside = left.w + lpx(table, 14), gap = lpx(table, table->layout.large ? 8 : 14);
    const GfxRect notes = low ? gfx_rect(all.x + aside, all.y, all.w - aside, all.h) : left;
    float y = low ? all.y : row.y + step + gap;
    gfx_fill(app->gfx,
             low ? gfx_rect(notes.x - lpx(table, 8), all.y, 1, all.h) : gfx_rect(left.x, y - gap, left.w, 1),
             COLOR_LINE_STRONG);
    say_answers(app, table, then->target, text);
    draw_note(app, table, notes, &y, "icons/phosphor/info.svg", text, false);
    if (!has_attacked(app, table)) // the rules say it too
        draw_note(app, table, notes, &y, "icons/phosphor/flag.svg", app_word(app, "strike.lane.one_attack"),
                  true);
}
