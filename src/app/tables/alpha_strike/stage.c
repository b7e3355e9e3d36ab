// SPDX-License-Identifier: MIT
// Moves the ships of the stage, and says where they are in window pixels.
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/draw.h"

#include <math.h>
#include <string.h>

#define PI_F 3.14159265F
#define SHORT_OF 62.0F     // units before the shield where a countered shot ends
#define WALK_MS 320.0F     // from one place to another
#define HOLD_MS 500.0F     // after a fight before they return
#define CAPTION_MS 1300.0F // the last attack is still told

// ---- places

StageView strike_stage(const CardTable *table) {
    return (StageView){own(table)->layout.stage, STAGE_W, STAGE_H};
}

float strike_stage_px(const CardTable *table, float units) {
    const StageView stage = strike_stage(table);
    return stage_px(&stage, units);
}

GfxRect strike_stage_rect(const CardTable *table, float x, float y, float w, float h) {
    const StageView stage = strike_stage(table);
    return stage_rect(&stage, x, y, w, h);
}

// ---- moving

StageFight strike_stage_fight(const StrikeView *view) {
    if (view->stack_count == 0)
        return (StageFight){SEAT_NONE, SEAT_NONE};
    const ViewAttack *attack = &view->stack[view->stack_count - 1];
    return (StageFight){attack->attacker, attack->target};
}

static bool is_same(StageFight a, StageFight b) {
    return a.attacker == b.attacker && a.target == b.target;
}

void strike_stage_form(CardTable *table, StageFight fight, float delay, bool now) {
    StrikeTable *at = own(table);
    if (!is_same(at->fight, fight))
        at->fight_before = at->fight;
    at->fight = fight;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const StagePlace place = strike_formation(seen(table)->seats, table->front, seat, fight);
        const float to[STAND_NUMBERS] = {place.x, place.y, place.w, place.degrees, place.light};
        for (int i = 0; i < STAND_NUMBERS; i++) {
            float *value = &at->stand[seat][i];
            if (now)
                timeline_forget(&table->timeline, value, sizeof *value);
            if (now)
                *value = to[i];
            else if (*value != to[i] || timeline_running(&table->timeline))
                timeline_add_ms(&table->timeline, value, to[i], MOTION_CONQUER, delay, WALK_MS);
        }
    }
}

// What follows from an attack after it has left the stack.
static bool is_aftermath(const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_RESOLVE:
    case EVENT_VOID:
    case EVENT_COUNTERED:
    case EVENT_SHIELD_HIT:
    case EVENT_HULL_HIT:
    case EVENT_CRAFT_LOST:
    case EVENT_POWER:
    case EVENT_DESTROYED:
    case EVENT_LOSE_CARD:
        return true;
    default:
        return false;
    }
}

// The caption of the attack that leaves the stack stays for a while, so that its shot can be followed.
static void keep_caption(CardTable *table) {
    StrikeTable *at = own(table);
    const StrikeView *view = seen(table);
    if (view->stack_count == 0)
        return;
    at->fought = view->stack[view->stack_count - 1];
    at->fought_left = 1;
}

void strike_stage_event(CardTable *table, const Event *event, const StrikeView *after) {
    if (event->kind == EVENT_RESOLVE || event->kind == EVENT_VOID)
        keep_caption(table);
    if (own(table)->fought_left > 0 && is_aftermath(event))
        timeline_add_ms(&table->timeline, &own(table)->fought_left, 0, MOTION_GLOW_OUT, CAPTION_MS, 300);
    const StageFight fight = strike_stage_fight(after);
    if (after->stack_count > 0 && !is_same(fight, own(table)->fight))
        strike_stage_form(table, fight, 0, false);
}

void strike_stage_return(const App *app, CardTable *table) {
    if (seen(table)->stack_count > 0 || own(table)->fight.attacker == SEAT_NONE)
        return;
    if (table->showing && table->next_event > 0) {
        const Event last = session_event(app->session, table->next_event - 1);
        if (is_aftermath(&last))
            return;
    }
    strike_stage_form(table, strike_stage_fight(seen(table)), HOLD_MS, false);
}

void strike_stage_moved(App *app, CardTable *table) {
    StrikeTable *at = own(table);
    float now[sizeof at->stage_drawn / sizeof at->stage_drawn[0]];
    int count = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        for (int i = 0; i < STAND_NUMBERS; i++)
            now[count++] = at->stand[seat][i];
        now[count++] = at->draw_back[seat];
        now[count++] = at->push[seat];
        now[count++] = at->fallen[seat];
        now[count++] = at->shake[seat];
        now[count++] = at->hull[seat];
        now[count++] = at->power[seat][TRACK_SHIELD];
        now[count++] = at->flash[seat];
        now[count++] = at->torn[seat];
        now[count++] = at->hurt[seat][0].part;
        now[count++] = at->hurt[seat][1].part;
        now[count++] = at->roll[seat];
        now[count++] = at->die_left[seat];
    }
    now[count++] = at->flight.part;
    now[count++] = at->lane;
    now[count++] = at->fought_left;
    now[count++] = at->fight.attacker; // names go by it before the ships set out
    now[count++] = at->fight.target;
    if (memcmp(now, at->stage_drawn, (size_t)count * sizeof *now) == 0)
        return;
    memcpy(at->stage_drawn, now, (size_t)count * sizeof *now);
    gfx_damage(app->gfx, at->layout.stage);
}

// ---- spots of a ship

static GfxRect point(const CardTable *table, float x, float y) {
    const GfxRect at = strike_stage_rect(table, x, y, 0, 0);
    return stage_pixel(at.x, at.y);
}

// A point of the ship in shares of its picture, from its middle; to the right is forward.
static GfxRect spot_at(const CardTable *table, const StagePlace *place, float forward, float down) {
    const float turn = place->degrees * PI_F / 180, x = (place->left ? forward : -forward) * place->w,
                y = down * place->w * SHIP_H;
    return point(table, place->x + x * cosf(turn) - y * sinf(turn),
                 place->y + x * sinf(turn) + y * cosf(turn));
}

// Where a line from the other ship meets the shield, an ellipse around the ship.
static GfxRect shield_spot(const CardTable *table, const StagePlace *place, const StagePlace *other) {
    const float rx = place->w * 0.4F, ry = place->w * 0.24F;
    const float dx = (other->x - place->x) / rx, dy = (other->y - place->y) / ry,
                far = fmaxf(sqrtf(dx * dx + dy * dy), 0.01F);
    return point(table, place->x + dx / far * rx, place->y + dy / far * ry);
}

GfxRect strike_ship_spot(const CardTable *table, Seat seat, ShipSpot spot) {
    const StageFight fight = own(table)->fight;
    const uint8_t seats = seen(table)->seats;
    const StagePlace place = strike_formation(seats, table->front, seat, fight);
    const Seat other = seat == fight.attacker ? fight.target : fight.attacker;
    switch (spot) {
    case SPOT_MUZZLE: {
        const float *muzzle = own(table)->muzzle[seat][place.left];
        return muzzle[0] == 0 ? spot_at(table, &place, 0.4F, 0)
                              : spot_at(table, &place, fabsf(muzzle[0]), muzzle[1]);
    }
    case SPOT_SHIELD:
        if (other != SEAT_NONE && other != seat && other < seats) {
            const StagePlace from = strike_formation(seats, table->front, other, fight);
            return shield_spot(table, &place, &from);
        }
        return point(table, place.x, place.y);
    case SPOT_SHORT: {
        const GfxRect from = strike_ship_spot(table, other < seats ? other : seat, SPOT_MUZZLE),
                      to = strike_ship_spot(table, seat, SPOT_SHIELD);
        const float dx = from.x - to.x, dy = from.y - to.y, far = fmaxf(sqrtf(dx * dx + dy * dy), 1);
        const float back = fminf(strike_stage_px(table, SHORT_OF), far / 2);
        return gfx_rect(to.x + dx / far * back, to.y + dy / far * back, 1, 1);
    }
    case SPOT_HULL:
        return spot_at(table, &place, 0.14F, 0.04F);
    case SPOT_WHOLE: {
        const float h = place.w * SHIP_H;
        return strike_stage_rect(table, place.x - place.w * 0.4F, place.y - h * 0.4F, place.w * 0.8F,
                                 h * 0.8F);
    }
    default:
        return point(table, place.x, place.y);
    }
}
