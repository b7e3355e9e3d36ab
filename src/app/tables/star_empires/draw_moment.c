// SPDX-License-Identifier: MIT
// Draws moments on the map: rings of light, a flag, a plate that says what happens, and for each kind what is
// its own: fires, domes, a sweep of green, a station. In reduced motion only the plate, its ring and what
// stands there, fading.
#include "app/tables/star_empires/moment.h"

#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/tables/star_empires/show.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <stdio.h>

#define PI_F 3.14159265F
#define WAVES 2
#define GREEN 0xFF5CE08Au
#define FIRE 0xFFFF9A5Cu

// What is drawn: a moment, where, and how far it is.
typedef struct Drawn {
    const Moment *moment;
    MomentSpot at;
    float part; // 0 to 1
    const FactionColors *colors;
    bool still; // reduced motion
} Drawn;

// Runs from 0 to 1 between two shares of the whole time.
static float between(const Drawn *drawn, float from, float to) {
    return drawn->still ? 1 : fminf(1, fmaxf(0, (drawn->part - from) / (to - from)));
}

static float units(const Drawn *drawn, float number) {
    return number * drawn->at.unit;
}

static float fade_of(const Drawn *drawn) {
    return fminf(1, fminf(drawn->part * 8, (1 - drawn->part) * 5));
}

// ---- lights

static void draw_waves(App *app, const Drawn *drawn, Color color, bool inward) {
    const float least = drawn->at.half, most = drawn->at.half + units(drawn, 62);
    for (int i = 0; i < WAVES && !drawn->still; i++) {
        const float q = between(drawn, 0.14F * (float)i, 0.6F + 0.14F * (float)i), eased = ease_out_cubic(q);
        if (q <= 0 || q >= 1)
            continue;
        const float radius = inward ? most - (most - least) * eased : least + (most - least) * eased;
        gfx_opacity_push(app->gfx, inward ? q : 1 - q);
        gfx_light_ring(app->gfx, drawn->at.x, drawn->at.y, radius, units(drawn, 9), color);
        gfx_opacity_pop(app->gfx);
    }
}

static void draw_glow(App *app, const Drawn *drawn, Color color, float strength) {
    if (drawn->still)
        return;
    gfx_opacity_push(app->gfx, strength * ease_there_and_back(fminf(1, drawn->part * 1.2F)));
    gfx_light_glow(app->gfx, drawn->at.x, drawn->at.y, drawn->at.half * 1.9F, color);
    gfx_opacity_pop(app->gfx);
}

static void draw_burst(App *app, const Drawn *drawn, Color color, float from, float to) {
    const float q = between(drawn, from, to);
    if (q <= 0 || q >= 1 || drawn->still)
        return;
    gfx_opacity_push(app->gfx, 1 - q);
    gfx_light_burst(app->gfx, drawn->at.x, drawn->at.y, drawn->at.half * (0.8F + 1.2F * ease_out_expo(q)),
                    color, drawn->moment->place);
    gfx_opacity_pop(app->gfx);
}

// ---- what is its own

// Its pole grows out of the world, then it unfurls.
static void draw_flag(App *app, const Drawn *drawn, int palette) {
    const float grown = ease_out_cubic(between(drawn, 0.12F, 0.32F)),
                open = ease_out_back(between(drawn, 0.3F, 0.5F));
    const float x = roundf(drawn->at.x + drawn->at.half * 0.3F), foot = drawn->at.y - drawn->at.half * 0.7F;
    const float top = roundf(foot - units(drawn, 40) * grown), w = units(drawn, 32) * open,
                h = units(drawn, 21);
    const float wave = drawn->still ? 0 : units(drawn, 2) * sinf(drawn->part * 16);
    if (grown <= 0)
        return;
    gfx_line(app->gfx, x, foot, x, top, fmaxf(3, units(drawn, 4)), 0xC004070Eu);
    gfx_line(app->gfx, x, foot, x, top, fmaxf(2, units(drawn, 2)), COLOR_WHITE);
    if (open <= 0)
        return;
    const float points[] = {0, 0, w, roundf(wave), w, roundf(h + wave), 0, h};
    const GfxPaint fill = paint_solid(drawn->colors->main);
    const GfxStroke edge = {.width = fmaxf(1, units(drawn, 1.2F)), .color = drawn->colors->light};
    gfx_polygon(app->gfx, x, top, points, 4, &fill);
    gfx_outline(app->gfx, x, top, points, 4, &edge);
    if (open > 0.9F)
        emblem_at(app, palette, roundf(x + w / 2 - units(drawn, 8)),
                  roundf(top + h / 2 - units(drawn, 8) + wave / 2), roundf(units(drawn, 16)),
                  drawn->colors->ink);
}

static void draw_fires(App *app, const Drawn *drawn) {
    for (uint32_t i = 0; i < 3 && !drawn->still; i++) {
        const float angle = PI_F * (0.9F + 0.7F * (float)i), r = drawn->at.half * 0.62F;
        const float q = ease_there_and_back(between(drawn, 0.08F * (float)i, 0.8F + 0.08F * (float)i));
        gfx_opacity_push(app->gfx, q);
        gfx_light_fire(app->gfx, drawn->at.x + r * cosf(angle), drawn->at.y + r * sinf(angle),
                       drawn->at.half * (0.5F + 0.06F * sinf(drawn->part * 40 + (float)i)), i + 1);
        gfx_opacity_pop(app->gfx);
    }
}

// Lights of cities come on, and a dome closes over them.
static void draw_colony(App *app, const Drawn *drawn) {
    const float dome = ease_in_out(between(drawn, 0.1F, 0.5F));
    gfx_arc(app->gfx, drawn->at.x, drawn->at.y, drawn->at.half + units(drawn, 5), fmaxf(2, units(drawn, 3)),
            -75 * dome, 75 * dome + 1, drawn->colors->light);
    for (int i = 0; i < 8; i++) {
        const float q = between(drawn, 0.2F + 0.05F * (float)i, 0.32F + 0.05F * (float)i);
        const float angle = PI_F * (0.12F + 0.23F * (float)((i * 5) % 8)),
                    r = drawn->at.half * (0.35F + 0.07F * (float)(i % 4) * 1.6F);
        gfx_opacity_push(app->gfx, q);
        gfx_light_glow(app->gfx, drawn->at.x + r * cosf(angle), drawn->at.y - r * sinf(angle) * 0.8F,
                       units(drawn, 7), 0xFFFFD88Au);
        gfx_opacity_pop(app->gfx);
    }
}

// Two arms close around the world.
static void draw_shipyard(App *app, const Drawn *drawn) {
    const float turn = 200 * ease_in_out(between(drawn, 0.05F, 0.6F)), r = drawn->at.half + units(drawn, 8);
    for (int i = 0; i < 2; i++)
        gfx_arc(app->gfx, drawn->at.x, drawn->at.y, r, fmaxf(2, units(drawn, 4)), turn + 180 * (float)i,
                turn + 180 * (float)i + 20 + 110 * ease_out_cubic(between(drawn, 0.1F, 0.6F)),
                drawn->colors->light);
}

// A line of light crosses the world and leaves it green.
static void draw_terraform(App *app, const Drawn *drawn) {
    const float r = drawn->at.half, q = ease_in_out(between(drawn, 0.08F, 0.6F));
    const GfxPaint green =
        paint_radial(0.5F, 0.5F, color_alpha(GREEN, 0.55F), color_alpha(GREEN, 0.12F), 0.7F);
    const float edge = roundf(2 * r * q), x = roundf(drawn->at.x - r), y = roundf(drawn->at.y - r);
    gfx_clip_push(app->gfx, gfx_rect(x, y, edge, 2 * r));
    gfx_circle(app->gfx, drawn->at.x, drawn->at.y, roundf(r), &green);
    gfx_clip_pop(app->gfx);
    if (q <= 0 || q >= 1 || drawn->still)
        return;
    const float dx = x + edge - drawn->at.x, half = sqrtf(fmaxf(0, r * r - dx * dx));
    gfx_light_beam(app->gfx, x + edge, drawn->at.y - half, x + edge, drawn->at.y + half, units(drawn, 4),
                   GREEN, 7);
}

// The station comes out of the light.
static void draw_station(App *app, const CardTable *table, const Drawn *drawn) {
    const EmpiresRules *rules = empires_rules(app);
    const float q = between(drawn, 0.05F, 0.4F);
    char name[64], file[96];
    snprintf(name, sizeof name, "%.24s-starbase.r",
             rules->race[seen(table)->table.seat[drawn->moment->seat].race].id);
    if (!picture_store_find(app->pictures, "pictures/fleets/", name, file, sizeof file))
        return;
    gfx_opacity_push(app->gfx, q);
    ship_cutout_draw(app->gfx, app->pictures,
                     &(ShipCutout){.file = file,
                                   .x = roundf(drawn->at.x),
                                   .y = roundf(drawn->at.y - units(drawn, 20)),
                                   .w = roundf(units(drawn, 84)),
                                   .light = 1,
                                   .moves = false});
    gfx_opacity_pop(app->gfx);
    for (int i = 0; i < 4 && q < 1; i++) {
        const float angle = PI_F * (0.25F + 0.5F * (float)i), far = units(drawn, 70),
                    near = units(drawn, 70) * (1 - q);
        gfx_light_streak(app->gfx, drawn->at.x + far * cosf(angle), drawn->at.y + far * sinf(angle),
                         drawn->at.x + near * cosf(angle), drawn->at.y + near * sinf(angle), units(drawn, 3),
                         drawn->colors->light);
    }
}

// Both emblems come together.
static void draw_treaty(App *app, const Drawn *drawn) {
    const float q = ease_out_cubic(between(drawn, 0, 0.4F)), gap = units(drawn, 74 - 52 * q),
                r = roundf(units(drawn, 18));
    const Seat seats[] = {drawn->moment->seat, drawn->moment->other};
    for (int i = 0; i < 2; i++) {
        if (seats[i] >= EMPIRES_SEATS)
            continue;
        const int palette = seat_palette(app, seats[i]);
        const GfxPaint fill = paint_solid(palette_faction(palette)->main);
        const float x = roundf(drawn->at.x + (i == 0 ? -gap : gap)), y = roundf(drawn->at.y);
        gfx_circle(app->gfx, x, y, r, &fill);
        gfx_ring(app->gfx, x, y, r, fmaxf(1, units(drawn, 2)), COLOR_WHITE);
        emblem_at(app, palette, roundf(x - r * 0.62F), roundf(y - r * 0.62F), roundf(r * 1.24F),
                  palette_faction(palette)->ink);
    }
}

static void draw_own(App *app, const CardTable *table, const Drawn *drawn) {
    const Color light = drawn->colors->light;
    const int palette = seat_palette(app, drawn->moment->seat);
    switch ((MomentKind)drawn->moment->kind) {
    case MOMENT_CONQUEST:
        draw_burst(app, drawn, FIRE, 0, 0.35F);
        draw_waves(app, drawn, drawn->colors->main, false);
        draw_flag(app, drawn, palette);
        break;
    case MOMENT_SETTLED:
    case MOMENT_JOINED:
        draw_glow(app, drawn, light, 0.6F);
        draw_waves(app, drawn, drawn->colors->main, false);
        draw_flag(app, drawn, palette);
        break;
    case MOMENT_REVOLT:
        draw_waves(app, drawn, FIRE, false);
        draw_fires(app, drawn);
        break;
    case MOMENT_COLONY:
        draw_waves(app, drawn, drawn->colors->main, false);
        draw_colony(app, drawn);
        break;
    case MOMENT_SHIPYARD:
        draw_waves(app, drawn, drawn->colors->main, true);
        draw_shipyard(app, drawn);
        break;
    case MOMENT_TERRAFORM:
        draw_waves(app, drawn, GREEN, false);
        draw_terraform(app, drawn);
        break;
    case MOMENT_STARBASE:
        draw_glow(app, drawn, light, 0.8F);
        draw_station(app, table, drawn);
        break;
    case MOMENT_ENIGMA:
        draw_waves(app, drawn, COLOR_DIPLOMACY, true);
        draw_burst(app, drawn, COLOR_DIPLOMACY, 0.45F, 0.9F);
        break;
    case MOMENT_LOST:
        draw_burst(app, drawn, FIRE, 0, 0.6F);
        draw_fires(app, drawn);
        break;
    case MOMENT_TREATY:
        draw_glow(app, drawn, COLOR_WHITE, 0.7F);
        draw_waves(app, drawn, COLOR_WHITE, false);
        draw_treaty(app, drawn);
        break;
    case MOMENT_TRUCE:
        draw_glow(app, drawn, COLOR_WHITE, 0.7F);
        draw_waves(app, drawn, COLOR_WHITE, false);
        break;
    case MOMENT_WAR:
        draw_burst(app, drawn, FIRE, 0, 0.5F);
        draw_waves(app, drawn, FIRE, false);
        break;
    case MOMENT_KINDS:
        break;
    }
}

void empires_draw_moments(App *app, const CardTable *table) {
    for (int i = 0; i < MOMENTS_MOST; i++) {
        const Moment *moment = &own(table)->motion.moment[i];
        Drawn drawn = {.moment = moment, .part = moment->part, .still = table->timeline.reduced};
        if (moment->from == 0 || !empires_moment_spot(app, table, moment, &drawn.at))
            continue;
        drawn.colors = palette_faction(seat_palette(app, moment->seat));
        gfx_opacity_push(app->gfx, fade_of(&drawn));
        draw_own(app, table, &drawn);
        empires_draw_moment_plate(app, table, moment, &drawn.at);
        gfx_opacity_pop(app->gfx);
    }
}
