// SPDX-License-Identifier: MIT
// Moves the ships of the stage, and says where they are in window pixels.
#include "app/tables/alpha_strike/stage.h"

#include "app/tables/alpha_strike/loss.h"

#include "app/kit/draw.h"

#include <math.h>
#include <string.h>

#define PI_F 3.14159265F
#define SHORT_OF 62.0F     // units before the shield where a countered shot ends
#define BESIDE 46.0F       // units from a ship's middle where a shot passes that misses it
#define DECOY_ASIDE 96.0F  // … from the way of a shot to a decoy
#define AHEAD_BELOW 26.0F  // … from a muzzle down to craft that wait before it
#define BAR_ABOVE 14.0F    // … from a ship's box to its name
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
static void keep_caption(CardTable *table, const StrikeView *view) {
    StrikeTable *at = own(table);
    if (view->stack_count == 0)
        return;
    at->fought = view->stack[view->stack_count - 1];
    at->fought_left = 1;
}

void strike_stage_event(CardTable *table, const Event *event, const StrikeView *after) {
    if (event->kind == EVENT_TAKE)
        own(table)->unanswered = (Seat)(event->seat + 1);
    if (event->kind == EVENT_ATTACK || event->kind == EVENT_DEFEND)
        own(table)->unanswered = 0;
    if (event->kind == EVENT_RESOLVE)
        keep_caption(table, seen(table));
    if (event->kind == EVENT_COUNTERED)
        keep_caption(table, after);
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
        now[count++] = at->slip[seat];
        now[count++] = at->brace[seat];
        now[count++] = at->launch[seat];
        now[count++] = at->lost[seat];
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
        now[count++] = at->breaks[seat];
    }
    for (int i = 0; i < FLIGHTS; i++) {
        now[count++] = at->flight[i].go;
        now[count++] = at->flight[i].run;
    }
    now[count++] = strike_loss_shown(table);
    now[count++] = at->loss_part;
    now[count++] = at->acting;
    now[count++] = at->held;
    now[count++] = at->blind;
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

static StagePlace place_of(const CardTable *table, Seat seat) {
    return strike_formation(seen(table)->seats, table->front, seat, own(table)->fight);
}

// The other ship in its fight; the ship itself if there is none.
static Seat opponent_of(const CardTable *table, Seat seat) {
    const StageFight fight = own(table)->fight;
    const Seat other = seat == fight.attacker ? fight.target : fight.attacker;
    return other < seen(table)->seats ? other : seat;
}

static GfxRect muzzle_spot(const CardTable *table, Seat seat) {
    const StagePlace place = place_of(table, seat);
    const float *muzzle = own(table)->muzzle[seat][place.left];
    return muzzle[0] == 0 ? spot_at(table, &place, 0.4F, 0)
                          : spot_at(table, &place, fabsf(muzzle[0]), muzzle[1]);
}

static GfxRect shield_of_spot(const CardTable *table, Seat seat) {
    const Seat other = opponent_of(table, seat);
    const StagePlace place = place_of(table, seat), from = place_of(table, other);
    return other != seat ? shield_spot(table, &place, &from) : point(table, place.x, place.y);
}

// On the way from the shield to whoever shoots: a share of it, and so many units aside, downward if positive.
static GfxRect spot_before(const CardTable *table, Seat seat, float share, float aside) {
    const GfxRect from = muzzle_spot(table, opponent_of(table, seat)), to = shield_of_spot(table, seat);
    const float dx = from.x - to.x, dy = from.y - to.y, far = fmaxf(sqrtf(dx * dx + dy * dy), 1);
    const float off = strike_stage_px(table, dx > 0 ? aside : -aside);
    return gfx_rect(to.x + dx * share - dy / far * off, to.y + dy * share + dx / far * off, 1, 1);
}

static GfxRect short_spot(const CardTable *table, Seat seat) {
    const GfxRect from = muzzle_spot(table, opponent_of(table, seat)), to = shield_of_spot(table, seat);
    const float dx = from.x - to.x, dy = from.y - to.y, far = fmaxf(sqrtf(dx * dx + dy * dy), 1);
    return spot_before(table, seat, fminf(strike_stage_px(table, SHORT_OF) / far, 0.5F), 0);
}

// Past the ship on the side that it leaves free when it slips away.
static GfxRect beyond_spot(const CardTable *table, Seat seat) {
    const StagePlace place = place_of(table, seat);
    const GfxRect from = muzzle_spot(table, opponent_of(table, seat)), stage = own(table)->layout.stage;
    const GfxRect by = point(table, place.x, place.y + (place.left ? BESIDE : -BESIDE));
    const float dx = by.x - from.x, dy = by.y - from.y, side = dx > 0 ? stage.x + stage.w : stage.x,
                level = dy > 0 ? stage.y + stage.h : stage.y;
    const float to_side = fabsf(dx) > 1 ? (side - from.x) / dx : 1e4F,
                to_level = fabsf(dy) > 1 ? (level - from.y) / dy : 1e4F,
                far = fmaxf(1, fminf(to_side, to_level));
    return gfx_rect(from.x + dx * far, from.y + dy * far, 1, 1);
}

static GfxRect ahead_spot(const CardTable *table, Seat seat) {
    const GfxRect from = muzzle_spot(table, seat), to = shield_of_spot(table, opponent_of(table, seat));
    return gfx_rect(from.x + (to.x - from.x) * 0.1F,
                    from.y + (to.y - from.y) * 0.1F + strike_stage_px(table, AHEAD_BELOW), 1, 1);
}

// What is aimed at: the name below it is no part of it.
static GfxRect whole_spot(const CardTable *table, Seat seat) {
    const StagePlace place = place_of(table, seat);
    const float h = place.w * SHIP_H, top = place.y - h * 0.4F;
    const float end =
        place.bar_w > 0 ? fminf(place.y + h * 0.4F, place.bar_y - BAR_ABOVE) : place.y + h * 0.4F;
    return strike_stage_rect(table, place.x - place.w * 0.4F, top, place.w * 0.8F, end - top);
}

GfxRect strike_ship_spot(const CardTable *table, Seat seat, ShipSpot spot) {
    const StagePlace place = place_of(table, seat);
    switch (spot) {
    case SPOT_MUZZLE:
        return muzzle_spot(table, seat);
    case SPOT_SHIELD:
        return shield_of_spot(table, seat);
    case SPOT_SHORT:
        return short_spot(table, seat);
    case SPOT_GUARD:
        return spot_before(table, seat, 0.42F, 0);
    case SPOT_DECOY:
        return spot_before(table, seat, 0.2F, place.left ? -DECOY_ASIDE : DECOY_ASIDE);
    case SPOT_BEYOND:
        return beyond_spot(table, seat);
    case SPOT_AHEAD:
        return ahead_spot(table, seat);
    case SPOT_HULL:
        return spot_at(table, &place, 0.14F, 0.04F);
    case SPOT_WHOLE:
        return whole_spot(table, seat);
    default:
        return point(table, place.x, place.y);
    }
}
