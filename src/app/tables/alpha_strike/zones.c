// SPDX-License-Identifier: MIT
// Places the cards of Alpha Strike in the kit's zones, and animates the numbers beside them: power, hull,
// flashing shields.
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/flight.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/hand_row.h"
#include "app/kit/hurry.h"
#include "app/kit/scene.h"

#include <stddef.h>
#include <string.h>

bool strike_is_placing(const CardTable *table) {
    const StrikeChoice *choice = &own(table)->choice;
    return strike_choice_card(choice) != NONE || choice->spark;
}

static bool is_void(const StrikeView *view, const ViewAttack *attack) {
    return view->seat[attack->attacker].hull == 0 || view->seat[attack->target].hull == 0;
}

const ViewAttack *strike_attack(const CardTable *table) {
    const StrikeView *view = seen(table);
    const uint8_t at = own(table)->shown_attack;
    if (view->stack_count == 0 || is_void(view, &view->stack[view->stack_count - 1]))
        return NULL;
    return &view->stack[at < view->stack_count && !strike_is_placing(table) ? at : view->stack_count - 1];
}

bool strike_is_newest(const CardTable *table, const ViewAttack *attack) {
    const StrikeView *view = seen(table);
    return view->stack_count > 0 && attack == &view->stack[view->stack_count - 1];
}

bool strike_is_asked(const CardTable *table) {
    return seen(table)->phase == PHASE_RESPOND || seen(table)->phase == PHASE_COUNTER;
}

// ---- cards of a view

int strike_cards(const CardTable *table, const void *data, uint8_t zone, CardRef out[ZONE_CARDS]) {
    const StrikeView *view = data;
    const Seat seat = zone == ZONE_HAND ? table->front : zone;
    if (seat >= view->seats)
        return 0;
    const ViewShip *ship = &view->seat[seat];
    const bool hand = zone == ZONE_HAND;
    const int count = hand ? ship->hand_count : ship->craft_count;
    int at = 0;
    for (; at < count && at < ZONE_CARDS; at++) {
        out[at] = hand ? card_printed(view->viewer == seat ? ship->hand[at] : CARD_HIDDEN, seat)
                       : (CardRef){.card = ship->craft[at], .owner = seat, .up = 1};
        out[at].own[1] = hand && out[at].card != CARD_HIDDEN ? STRIKE_IN_HAND : 0;
    }
    return at;
}

// ---- places

void strike_begin(CardTable *table) {
    strike_choice_clear(&own(table)->choice);
    own(table)->shown_attack = NONE;
    own(table)->spark = NO_SPRITE;
    table->beside = &own(table)->turn_sign;
    table->beside_bytes = sizeof own(table)->turn_sign;
}

void strike_lay(App *app, CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    const StrikeView *view = seen(table);
    const LayoutNeeds needs = {.front = table->front,
                               .hand = view->seat[table->front].hand_count,
                               .stack = view->stack_count,
                               .listed = strike_is_asked(table) && !table->showing &&
                                         view->to_act == table->front && view->viewer == table->front};
    own(table)->layout = strike_layout(&window, view->seats, &needs);
    table->layout = own(table)->layout.kit;
}

GfxRect strike_place(const CardTable *table, uint8_t zone, int at, CardMode *mode) {
    const StrikeLayout *layout = &own(table)->layout;
    if (zone == ZONE_HAND)
        return hand_row_place(table, at, mode);
    const ShipPanel *panel = &layout->panel[zone];
    *mode = panel->duel ? CARD_TABLE : CARD_CHIP;
    return strike_craft_place(layout, panel, at, table->scene.zone[zone].count);
}

// ---- animated numbers

bool strike_is_out(const CardTable *table, Seat seat) {
    const StrikeView *view = seen(table);
    return seat < view->seats && !view->seat[seat].alive;
}

void strike_reset(CardTable *table) {
    StrikeTable *at = own(table);
    const StrikeView *view = seen(table);
    timeline_forget(&table->timeline, at->hurt, sizeof at->hurt + sizeof at->flight);
    timeline_forget(&table->timeline, at->power,
                    offsetof(StrikeTable, scroll) - offsetof(StrikeTable, power));
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (int track = 0; track < TRACKS; track++)
            at->power[seat][track] = view->seat[seat].power[track];
        at->hull[seat] = view->seat[seat].hull;
        at->fallen[seat] = view->seat[seat].alive ? 0 : 1;
        at->flash[seat] = at->torn[seat] = at->shake[seat] = at->roll[seat] = 1;
        at->launch[seat] = at->lost[seat] = at->breaks[seat] = 1;
        at->die_left[seat] = at->draw_back[seat] = at->push[seat] = at->slip[seat] = at->brace[seat] = 0;
        at->hurt[seat][0].part = at->hurt[seat][1].part = 1;
    }
    at->lane = view->stack_count > 0 ? 1 : 0;
    at->fought_left = at->acting = at->held = 0;
    at->blind = at->loss_part = 1;
    strike_flight_reset(table);
    strike_stage_form(table, strike_stage_fight(view), 0, true);
}

#define COVERED_MS 180.0F // from the explosion of a ship until its fire hides that a wreck takes its place

// A ship falls once its fire covers it.
static void follow_fallen(CardTable *table, Seat seat, bool alive, float delay) {
    const bool bursts = !alive && !table->timeline.reduced;
    timeline_follow(&table->timeline, &own(table)->fallen[seat], alive ? 0 : 1, MOTION_GATE,
                    delay + (bursts ? COVERED_MS : 0));
}

void strike_refresh(CardTable *table, float delay) {
    StrikeTable *at = own(table);
    const StrikeView *view = seen(table);
    Timeline *timeline = &table->timeline;
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (int track = 0; track < TRACKS; track++)
            timeline_follow(timeline, &at->power[seat][track], view->seat[seat].power[track], MOTION_POWER,
                            delay);
        timeline_follow(timeline, &at->hull[seat], view->seat[seat].hull, MOTION_POWER, delay);
        follow_fallen(table, seat, view->seat[seat].alive, delay);
    }
    timeline_follow(timeline, &at->lane, view->stack_count > 0 ? 1 : 0, MOTION_GATE, delay);
}

void strike_took_over(CardTable *table) {
    own(table)->shown_attack = NONE;
}

void strike_empty(const CardTable *table, void *data) {
    StrikeView *view = data;
    (void)table;
    for (Seat seat = 0; seat < view->seats; seat++)
        view->seat[seat].hand_count = 0;
}

// ---- redrawing what has moved

static void damage_panel(App *app, CardTable *table, Seat seat) {
    StrikeTable *at = own(table);
    float now[TRACKS + 6];
    memcpy(now, at->power[seat], sizeof at->power[seat]);
    now[TRACKS] = at->hull[seat];
    now[TRACKS + 1] = at->fallen[seat];
    now[TRACKS + 2] = at->flash[seat];
    now[TRACKS + 3] = at->shake[seat];
    now[TRACKS + 4] = at->roll[seat];
    now[TRACKS + 5] = at->die_left[seat];
    if (memcmp(now, at->drawn[seat], sizeof now) == 0)
        return;
    memcpy(at->drawn[seat], now, sizeof now);
    gfx_damage(app->gfx, gfx_inset(at->layout.panel[seat].box, -lpx(table, 30)));
}

void strike_moved(App *app, CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        damage_panel(app, table, seat);
    strike_stage_moved(app, table);
    strike_turn_sign_damage(app, table);
}

// The forecast has changed: marks everything drawn from it for redrawing.
static void damage_forecast(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        gfx_damage(app->gfx, gfx_inset(layout->panel[seat].box, -lpx(table, 30)));
    gfx_damage(app->gfx, layout->lane.box);
    gfx_damage(app->gfx, layout->answers);
    gfx_damage(app->gfx, layout->kit.action);
}

void strike_refresh_forecast(App *app, CardTable *table) {
    StrikeTable *at = own(table);
    strike_update_forecast(app, table);
    if (memcmp(&at->forecast_drawn, &at->forecast, sizeof at->forecast) == 0 &&
        memcmp(&at->hit_drawn, &at->hit, sizeof at->hit) == 0 && at->answers_drawn == at->answers)
        return;
    at->forecast_drawn = at->forecast;
    at->hit_drawn = at->hit;
    at->answers_drawn = at->answers;
    damage_forecast(app, table);
}

// The list of what others did tells it all: the latest events make room for it.
static void follow_summary(App *app, CardTable *table) {
    const bool told = summary_is_shown(table);
    if (told == own(table)->sums_up)
        return;
    own(table)->sums_up = told;
    gfx_damage(app->gfx, own(table)->layout.stage);
}

void strike_update(App *app, CardTable *table) {
    follow_summary(app, table);
    strike_update_recent(app, table);
    strike_refresh_forecast(app, table);
    strike_find_muzzles(app, table);
    strike_prepare_damage(app, table);
    strike_stage_return(app, table);
    strike_follow(app, table);
    strike_threat_update(app, table);
}

// ---- parts that a lesson names

// Beside the own ship, below the others; the stage's name of the own ship stays in sight.
static GfxRect summary_place(const CardTable *table) {
    const GfxRect stage = own(table)->layout.stage;
    const StagePlace self =
        strike_formation(seen(table)->seats, table->front, table->front, (StageFight){SEAT_NONE, SEAT_NONE});
    const float left = strike_stage_rect(table, self.x + self.w * 0.38F, 0, 0, 0).x,
                edge = roundf(lpx(table, 8));
    const float w = stage.x + stage.w - edge - left;
    return gfx_rect(left, stage.y, w, stage.h);
}

// "hull:1": of the first seat; "lane": the combat lane, "left": what is left in it.
GfxRect strike_part(const CardTable *table, const char *name) {
    const StrikeLayout *layout = &own(table)->layout;
    const int seat = strncmp(name, "hull:", 5) == 0 ? name[5] - '1' : -1;
    if (seat >= 0 && seat < seen(table)->seats)
        return layout->panel[seat].hull;
    if (strcmp(name, "lane") == 0)
        return layout->lane.box;
    if (strcmp(name, "summary") == 0)
        return summary_place(table);
    return strcmp(name, "left") == 0 ? layout->lane.left : gfx_rect(0, 0, 0, 0);
}
