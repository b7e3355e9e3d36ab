// SPDX-License-Identifier: MIT
// Where ships and their craft are at this moment: on their way from one place to another, drawn back before a
// shot, pushed and shaken by a hit, slipped aside from a shot.
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/shot.h"

#include <math.h>
#include <string.h>

#define PI_F 3.14159265F
#define DRAW_BACK 10.0F // units a ship draws back before it fires
#define PUSH 8.0F       // … and is pushed by a hit
#define SHAKE 5.0F      // … and shaken
#define SLIP 78.0F      // … and slips aside
#define SLIP_ROLL 9.0F  // degrees it rolls with that
#define SHIP_LIGHT 1.0F // of a ship that is whole

bool strike_stands_at(const CardTable *table, Seat seat, const StagePlace *to) {
    const float place[STAND_NUMBERS] = {to->x, to->y, to->w, to->degrees, to->light};
    return memcmp(own(table)->stand[seat], place, sizeof place) == 0;
}

// By whole pixels: a ship that keeps its angle and size is copied, instead of being painted for each frame.
static float moved(float rest, float by) {
    return rest + roundf(by);
}

ShipStand strike_ship_stand(const CardTable *table, Seat seat) {
    const StrikeTable *at = own(table);
    const float *stand = at->stand[seat];
    const StagePlace to = strike_formation(seen(table)->seats, table->front, seat, at->fight);
    const float side = to.left ? 1 : -1, turn = stand[3] * PI_F / 180, slip = at->slip[seat];
    const float along = side * (-DRAW_BACK * at->draw_back[seat] - PUSH * at->push[seat]);
    const float most = at->hull[seat] > 0 ? SHAKE * at->shake_by[seat] : 2 * SHAKE; // the last hit
    const float shaken = most * shake_aside(at->shake[seat]) / SHAKE_MOST;
    const float aside = -side * SLIP * slip; // up and back, or down and toward us
    const GfxRect rest = strike_stage_rect(table, stand[0], stand[1], 0, 0);
    const GfxRect place = strike_stage_rect(
        table, stand[0] + along * cosf(turn) + shaken - aside * sinf(turn) - side * 0.3F * SLIP * slip,
        stand[1] + along * sinf(turn) + shaken * 0.4F + aside * cosf(turn), 0, 0);
    return (ShipStand){.x = moved(rest.x, place.x - rest.x),
                       .y = moved(rest.y, place.y - rest.y),
                       .w = strike_stage_px(table, stand[2]),
                       .degrees = stand[3] - side * SLIP_ROLL * slip,
                       .light = SHIP_LIGHT * stand[4],
                       .left = to.left,
                       .moves = (slip > 0 && slip < 1) || !strike_stands_at(table, seat, &to)};
}

int strike_ship_layer(const CardTable *table, Seat seat) {
    const StrikeTable *at = own(table);
    if (at->fallen[seat] >= 1 && at->breaks[seat] >= 1)
        return 0;
    return strike_formation(seen(table)->seats, table->front, seat, at->fight).left ? 2 : 1;
}

// On the side that nothing is written on: our own below and ahead of their ship, others before theirs; none
// over another or over the hull.
ShipStand strike_craft_stand(const CardTable *table, Seat seat, int place) {
    static const struct {
        float x, y, w; // in shares of the ship's width; to the right is forward
    } left[CRAFT_SHOWN] = {{0.32F, 0.18F, 0.22F}, {0.57F, 0.02F, 0.16F}, {0.52F, 0.16F, 0.13F}},
      right[CRAFT_SHOWN] = {{0.36F, 0.2F, 0.2F}, {0.13F, 0.22F, 0.16F}, {0.56F, 0.1F, 0.13F}};
    const int i = place < 0 ? 0 : place < CRAFT_SHOWN ? place : CRAFT_SHOWN - 1;
    ShipStand craft = strike_ship_stand(table, seat);
    const float ship_w = craft.w;
    craft.x += (craft.left ? left[i].x : -right[i].x) * ship_w;
    craft.y += (craft.left ? left[i].y : right[i].y) * ship_w;
    craft.w = (craft.left ? left[i].w : right[i].w) * ship_w;
    craft.degrees *= 0.5F;
    return craft;
}
