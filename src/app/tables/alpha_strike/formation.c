// SPDX-License-Identifier: MIT
// The own ship is large, at the lower left above its name; the others are smaller and farther away, at the
// upper right. Those who fight come nearer.
#include "app/tables/alpha_strike/formation.h"

#define BAR_GAP 12.0F

// From the corner and width that the designs give.
static StagePlace at(float x, float y, float w, float degrees, bool left) {
    return (StagePlace){
        .x = x + w / 2, .y = y + w * SHIP_H / 2, .w = w, .degrees = degrees, .light = 1, .left = left};
}

static StagePlace with_bar(StagePlace place, float x, float y, float w) {
    place.bar_x = x;
    place.bar_y = y;
    place.bar_w = w;
    return place;
}

// The name below the ship.
static StagePlace with_bar_below(StagePlace place, float w) {
    return with_bar(place, place.x - w / 2, place.y + place.w * SHIP_H * 0.4F + BAR_GAP, w);
}

static StagePlace own_at_rest(uint8_t seats) {
    return with_bar(seats == 2 ? at(6, 168, 404, -4, true) : at(4, 178, 366, -6, true), 28, 412,
                    seats == 2 ? 230 : 210);
}

// The others, in their order after the own ship.
static StagePlace other_at_rest(uint8_t seats, int index) {
    if (seats == 2)
        return with_bar(at(474, 70, 316, -3, false), 522, 268, 230);
    if (seats == 3)
        return index == 0 ? with_bar_below(at(390, 58, 204, -2, false), 160)
                          : with_bar_below(at(566, 150, 240, 1, false), 180);
    return index == 0   ? with_bar_below(at(594, 16, 204, -3, false), 160)
           : index == 1 ? with_bar_below(at(384, 96, 184, -2, false), 150)
                        : with_bar_below(at(600, 226, 204, 3, false), 160);
}

// Those who only look on, in a row at the upper edge.
static StagePlace aside(int index, bool left) {
    StagePlace place = at(366 + 100 * (float)index, 4, 92, 0, left);
    place.light = 0.5F;
    return place;
}

// In a fight without the own ship the one that comes later stands at the right.
static bool is_left(Seat front, Seat seat, StageFight fight) {
    if (fight.attacker == front || fight.target == front)
        return seat == front;
    return seat == (fight.attacker < fight.target ? fight.attacker : fight.target);
}

// The how-many-eth of those who look on.
static int place_aside(Seat seat, StageFight fight) {
    int index = 0;
    for (Seat other = 0; other < seat; other++)
        index += other != fight.attacker && other != fight.target;
    return index;
}

StagePlace strike_formation(uint8_t seats, Seat front, Seat seat, StageFight fight) {
    if (fight.attacker == SEAT_NONE || fight.target == SEAT_NONE || fight.attacker == fight.target) {
        const int index = (seat + seats - front) % seats - 1;
        return seat == front ? own_at_rest(seats) : other_at_rest(seats, index);
    }
    if (seat != fight.attacker && seat != fight.target)
        return aside(place_aside(seat, fight), seat == front);
    return is_left(front, seat, fight) ? with_bar(at(4, 152, 408, -11, true), 22, 412, 210)
                                       : with_bar(at(432, 44, 380, -8.5F, false), 578, 326, 230);
}
