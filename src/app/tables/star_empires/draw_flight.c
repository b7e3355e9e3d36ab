// SPDX-License-Identifier: MIT
// Draws a fleet on its way across the map: the strongest of its ships that is seen, up to two behind it, each
// as a smaller one of the same class since of others only the strongest is known, their trail along the lane,
// and the token below them.
#include "app/tables/star_empires/show.h"

#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/tables/star_empires/token.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>

#define PI_F 3.14159265F
#define TRAIL 14          // parts of it
#define TRAIL_PART 0.055F // of a leg, each
#define WINGS 2
#define JUMPS_LARGER 1.3F  // a fleet that jumps than one that flies
#define TILTS_MOST 50.0F   // degrees: then a picture seen from the side would stand on its tail
#define ARRIVAL_THERE 0.4F // of the time: a ship that is built has come in
#define ARRIVAL_GOES 0.72F // … and goes to its stack
#define ARRIVAL_LARGER 1.05F
#define APPEARS 0.1F // of the way; so it vanishes too, and its token stays

// ---- the trail

static void draw_trail(App *app, const CardTable *table, const FleetFlight *fleet, float width) {
    const Color color = palette_faction(seat_palette(app, fleet->group.seat))->light;
    const float step = TRAIL_PART / (float)fleet->legs;
    for (int i = TRAIL; i > 0; i--) {
        const float behind = fleet->part - (float)i * step, fade = 1 - (float)i / (TRAIL + 1);
        if (behind <= 0)
            continue; // the fleet has not been there yet
        const FlightSpot from = empires_flight_spot(table, behind),
                         to = empires_flight_spot(table, behind + step);
        if (hypotf(to.x - from.x, to.y - from.y) > width * 2)
            continue; // through a wormhole
        gfx_opacity_push(app->gfx, fade * from.seen);
        gfx_line(app->gfx, from.x, from.y, to.x, to.y, fmaxf(2, width * 0.16F * fade), color);
        if (i % 3 == 0)
            gfx_light_glow(app->gfx, roundf(to.x), roundf(to.y), roundf(width * (0.1F + 0.16F * fade)),
                           color);
        gfx_opacity_pop(app->gfx);
    }
}

// A fleet that jumps leaves a streak of light all along its way, which fades once it is there.
static void draw_streak(App *app, const CardTable *table, const FleetFlight *fleet, float width) {
    const FlightSpot from = empires_flight_spot(table, 0), to = empires_flight_spot(table, fleet->part);
    const float fades = (1 - fleet->part) / (1 - JUMP_THERE);
    if (fleet->part <= JUMP_FROM)
        return;
    gfx_opacity_push(app->gfx, fminf(1, fades));
    gfx_light_streak(app->gfx, from.x, from.y, to.x, to.y, width * 0.22F,
                     palette_faction(seat_palette(app, fleet->group.seat))->light);
    gfx_opacity_pop(app->gfx);
}

// Its drives run up.
static void draw_drive(App *app, const FleetFlight *fleet, const FlightSpot *at, float width) {
    const float run = (fleet->part - JUMP_TURNED) / (JUMP_FROM - JUMP_TURNED);
    if (run <= 0 || fleet->part >= JUMP_THERE)
        return;
    gfx_opacity_push(app->gfx, fminf(1, run));
    gfx_light_glow(app->gfx, roundf(at->x - cosf(at->heading) * width * 0.45F),
                   roundf(at->y - sinf(at->heading) * width * 0.3F),
                   roundf(width * (0.2F + 0.3F * fminf(1, run))),
                   palette_faction(seat_palette(app, fleet->group.seat))->light);
    gfx_opacity_pop(app->gfx);
}

// ---- the ships

// A picture that looks to the right or to the left, tilted toward where it goes.
static void draw_ship(App *app, const CardTable *table, Seat seat, uint8_t top, const FlightSpot *at,
                      float width, float light) {
    const bool right = cosf(at->heading) >= -0.05F;
    const float turned = right ? at->heading : remainderf(at->heading - PI_F, 2 * PI_F);
    char file[96];
    if (top >= empires_rules(app)->unit_count ||
        !empires_ship_file(app, table, seat, top, right ? "r" : "l", file, sizeof file))
        return;
    gfx_record_mark(app->gfx, "flight", file,
                    gfx_rect(at->x - width / 2, at->y - width / 3, width, width * 0.66F), COLOR_WHITE, 0);
    const ShipCutout ship = {.file = file,
                             .x = at->x,
                             .y = at->y,
                             .w = width,
                             .degrees = fmaxf(-TILTS_MOST, fminf(TILTS_MOST, turned * 180 / PI_F)),
                             .light = light,
                             .moves = true};
    ship_cutout_draw(app->gfx, app->pictures, &ship);
}

static void draw_wing(App *app, const CardTable *table, const FleetFlight *fleet, const FlightSpot *lead,
                      float width, float side) {
    FlightSpot at = *lead;
    const float back = width * 0.62F, aside = width * 0.34F * side;
    at.x += -cosf(lead->heading) * back - sinf(lead->heading) * aside;
    at.y += -sinf(lead->heading) * back + cosf(lead->heading) * aside;
    draw_ship(app, table, fleet->group.seat, fleet->group.top, &at, width * 0.66F, 0.8F);
}

static void draw_all(App *app, const CardTable *table, const FleetFlight *fleet, const FlightSpot *lead,
                     float width, float opacity) {
    if (opacity <= 0)
        return;
    gfx_opacity_push(app->gfx, opacity);
    for (int wing = 0; wing < WINGS && wing + 1 < fleet->group.units; wing++)
        draw_wing(app, table, fleet, lead, width, wing == 0 ? 1 : -1);
    draw_ship(app, table, fleet->group.seat, fleet->group.top, lead, width, 1.1F);
    gfx_opacity_pop(app->gfx);
}

// Those that retreat faced the enemy, and turn about.
static void draw_ships(App *app, const CardTable *table, const FleetFlight *fleet, float width) {
    const FlightSpot lead = empires_flight_spot(table, fleet->part);
    const float seen_now = lead.seen * fminf(1, fminf(fleet->part, 1 - fleet->part) / APPEARS),
                turned = fleet->jumps ? fminf(1, fleet->part / JUMP_TURNED) : 1;
    FlightSpot before = lead;
    before.heading += PI_F;
    if (fleet->jumps)
        draw_drive(app, fleet, &lead, width);
    draw_all(app, table, fleet, &before, width, seen_now * (1 - turned));
    draw_all(app, table, fleet, &lead, width, seen_now * turned);
}

// ---- a ship that is built

// Where it is, and how much of it is seen: it comes in along a slanting line, and goes down to its stack.
static FlightSpot arrival_spot(const CardTable *table, const Arrival *arrival, float part) {
    const GfxRect way = empires_arrival_rect(table, arrival);
    const float in = ease_out_cubic(fminf(1, part / ARRIVAL_THERE)),
                down = ease_in_out_cubic(fmaxf(0, (part - ARRIVAL_GOES) / (1 - ARRIVAL_GOES)));
    const float x1 = way.x + way.w / 2, y1 = way.y + way.h / 2;
    const FlightSpot spot = {.x = way.x + (x1 - way.x) * in,
                             .y = way.y + (y1 - way.y) * in + (way.h / 2) * 0.4F * down,
                             .heading = atan2f(y1 - way.y, x1 - way.x) * (1 - in),
                             .seen = fminf(1, part * 8) * (1 - down)};
    return spot;
}

static void draw_arrival_light(App *app, const CardTable *table, const Arrival *arrival, const FlightSpot *at,
                               float width) {
    const Color color = palette_faction(seat_palette(app, arrival->seat))->light;
    const FlightSpot from = arrival_spot(table, arrival, 0);
    const float fades = 1 - fminf(1, arrival->part / (ARRIVAL_THERE * 1.4F));
    const float ring = (arrival->part - ARRIVAL_THERE * 0.7F) / (1 - ARRIVAL_THERE * 0.7F);
    if (fades > 0 && arrival->part > 0.02F) {
        gfx_opacity_push(app->gfx, fades);
        gfx_light_streak(app->gfx, from.x, from.y, at->x, at->y, width * 0.2F, color);
        gfx_opacity_pop(app->gfx);
    }
    if (ring <= 0)
        return;
    const FlightSpot end = arrival_spot(table, arrival, ARRIVAL_GOES);
    gfx_opacity_push(app->gfx, 1 - ring);
    gfx_light_ring(app->gfx, roundf(end.x), roundf(end.y), roundf(width * (0.35F + 0.4F * ring)),
                   fmaxf(2, width * 0.06F), color);
    gfx_opacity_pop(app->gfx);
}

// True if it is known which ship it is, and there is a picture of it.
bool empires_draw_arrival_ship(App *app, const CardTable *table) {
    const Arrival *arrival = &own(table)->motion.arrival;
    const float width = empires_flight_width(table) * ARRIVAL_LARGER;
    char file[96];
    if (arrival->what >= empires_rules(app)->unit_count ||
        !empires_ship_file(app, table, arrival->seat, arrival->what, "r", file, sizeof file))
        return false;
    FlightSpot at = arrival_spot(table, arrival, table->timeline.reduced ? ARRIVAL_THERE : arrival->part);
    if (table->timeline.reduced)
        at.seen = fminf(1, (1 - arrival->part) * 3);
    else
        draw_arrival_light(app, table, arrival, &at, width);
    gfx_opacity_push(app->gfx, at.seen);
    draw_ship(app, table, arrival->seat, arrival->what, &at, width, 1.15F);
    gfx_opacity_pop(app->gfx);
    return true;
}

void empires_draw_flight(App *app, const CardTable *table) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const float width = empires_flight_width(table);
    float visible;
    if (fleet->part >= 1 || fleet->legs == 0 || empires_shows_battle(table))
        return;
    const GfxRect rect = empires_fleet_rect(table, fleet->part, &visible);
    if (!table->timeline.reduced) {
        if (fleet->jumps)
            draw_streak(app, table, fleet, width);
        else
            draw_trail(app, table, fleet, width);
        draw_ships(app, table, fleet, fleet->jumps ? width * JUMPS_LARGER : width);
    }
    const Token token = empires_token(app, table, &fleet->group, false);
    gfx_opacity_push(app->gfx, visible);
    empires_draw_token(app, table, rect, &token);
    gfx_opacity_pop(app->gfx);
}
