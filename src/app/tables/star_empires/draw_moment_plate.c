// SPDX-License-Identifier: MIT
// The plate of a moment, beside the world it happens at: a painting of it, and below what it is called.
#include "app/tables/star_empires/moment.h"

#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/kit/stage_view.h"
#include "app/tables/star_empires/show.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>

#define PLATE_W 196.0F // logical
#define PICTURE_H 0.5F // height of its picture by its width
#define LABEL_H 32.0F  // logical
#define ASIDE 34.0F    // units from the world
#define SLIDES 14.0F   // units that it comes from the side
#define FLIES 0.16F    // shares of the picture's width that a ship drifts

// ---- where

GfxRect empires_moment_plate(const CardTable *table, const MomentSpot *spot) {
    const bool battle = empires_shows_battle(table);
    const GfxRect area = battle ? own(table)->layout.battle.stage : own(table)->layout.map.area;
    const float w = roundf(lpx(table, PLATE_W)), h = roundf(w * PICTURE_H) + roundf(lpx(table, LABEL_H)),
                gap = spot->half + ASIDE * spot->unit;
    const bool left = spot->x + gap + w > area.x + area.w;
    float x = battle ? spot->x - w / 2 : left ? spot->x - gap - w : spot->x + gap;
    float y = battle ? spot->y + spot->half * 0.6F : spot->y - h / 2;
    x = fmaxf(area.x, fminf(x, area.x + area.w - w));
    y = fmaxf(area.y, fminf(y, area.y + area.h - h));
    return gfx_rect(roundf(x), roundf(y), w, h);
}

// ---- the painting

// The card whose painting shows it; NULL: its world and ships do.
static const char *card_of(const Moment *moment) {
    switch ((MomentKind)moment->kind) {
    case MOMENT_JOINED:
        return "diplomacy";
    case MOMENT_REVOLT:
        return "revolt";
    case MOMENT_ENIGMA:
        return "science_officer";
    case MOMENT_TREATY:
    case MOMENT_TRUCE:
        return "peace_treaty";
    case MOMENT_WAR:
        return "surprise";
    default:
        return NULL;
    }
}

// "klingon-warship.r"; of a pack's race nothing is found.
static bool find_ship(const App *app, const CardTable *table, Seat seat, const char *unit, char *file,
                      size_t size) {
    char name[64];
    if (seat >= seen(table)->table.seats)
        return false;
    snprintf(name, sizeof name, "%.24s-%.24s",
             empires_rules(app)->race[seen(table)->table.seat[seat].race].id, unit);
    return picture_store_find(app->pictures, "pictures/fleets/", name, file, size);
}

static void draw_ship(App *app, const CardTable *table, GfxRect box, const Moment *moment, const char *unit) {
    char file[96];
    const float drift = table->timeline.reduced ? 0 : FLIES * (ease_out_cubic(moment->part) - 0.7F);
    if (find_ship(app, table, moment->seat, unit, file, sizeof file))
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = roundf(box.x + box.w * (0.42F + drift)),
                                       .y = roundf(box.y + box.h * 0.48F),
                                       .w = roundf(box.w * 0.6F),
                                       .light = 1});
}

// What is left of who was there before.
static void draw_wreck(App *app, const CardTable *table, GfxRect box, Seat of, float x, float w) {
    char file[96];
    if (find_ship(app, table, of, "warship.dead", file, sizeof file))
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = roundf(box.x + box.w * x),
                                       .y = roundf(box.y + box.h * 0.56F),
                                       .w = roundf(box.w * w),
                                       .light = 0.9F});
}

// The world it is about: beside a starbase, which stands in empty space, that of the system it guards.
static uint8_t world_of(const App *app, const CardTable *table, const Moment *moment) {
    const Chart *chart = empires_chart(app, table);
    if (moment->kind == MOMENT_STARBASE)
        for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
            if (has_place(chart->near[moment->place], place) &&
                owner_of(&seen(table)->table, place) == moment->seat)
                return place;
    return moment->place;
}

static void draw_world(App *app, const CardTable *table, GfxRect box, const Moment *moment) {
    char file[96];
    const StageView stage = {.box = box, .w = box.w, .h = box.h};
    stage_draw_ground(app, table, &stage,
                      &(StageGround){.file = empires_ground_file(app, table, world_of(app, table, moment),
                                                                 file, sizeof file)});
    switch ((MomentKind)moment->kind) {
    case MOMENT_CONQUEST:
        draw_wreck(app, table, box, moment->other, 0.78F, 0.36F);
        draw_ship(app, table, box, moment, "command_ship.r");
        break;
    case MOMENT_LOST:
        draw_wreck(app, table, box, moment->seat, 0.46F, 0.56F);
        break;
    case MOMENT_STARBASE:
        draw_ship(app, table, box, moment, "starbase.r");
        break;
    case MOMENT_SHIPYARD:
        draw_ship(app, table, box, moment, "strike_cruiser.r");
        break;
    case MOMENT_TERRAFORM:
    case MOMENT_COLONY:
        draw_ship(app, table, box, moment, "science_ship.r");
        break;
    default:
        draw_ship(app, table, box, moment, "warship.r");
        break;
    }
}

static void draw_painting(App *app, const CardTable *table, GfxRect box, const Moment *moment) {
    const char *card = card_of(moment);
    char file[96];
    gfx_clip_push(app->gfx, box);
    if (card != NULL && picture_store_find(app->pictures, "pictures/star_empires/", card, file, sizeof file))
        card_art_draw_painting(app->gfx, app->pictures, file, box, 0);
    else
        draw_world(app, table, box, moment);
    gfx_clip_pop(app->gfx);
}

// ---- the words

static const char *sign_of(const CardTable *table, const Moment *moment) {
    switch ((MomentKind)moment->kind) {
    case MOMENT_COLONY:
    case MOMENT_SHIPYARD:
    case MOMENT_TERRAFORM:
        return empires_mark_sign((Mark)moment->what);
    case MOMENT_STARBASE:
        return empires_unit_sign(table->looks, moment->what);
    case MOMENT_ENIGMA:
    case MOMENT_LOST:
        return "glyphs/enigma.svg";
    case MOMENT_TREATY:
    case MOMENT_TRUCE:
        return "glyphs/stat-diplomacy.svg";
    case MOMENT_WAR:
        return "glyphs/stat-weapon.svg";
    case MOMENT_JOINED:
        return "glyphs/minor.svg";
    default:
        return "icons/phosphor/flag.svg";
    }
}

static void words_of(const App *app, const CardTable *table, const Moment *moment, char *out, size_t size) {
#define WORD(name, ms, word) [name] = word,
    static const char *const words[MOMENT_KINDS] = {MOMENT_LIST(WORD)};
#undef WORD
    const bool truce = moment->kind == MOMENT_TRUCE || moment->kind == MOMENT_WAR;
    const char *what = truce                             ? ""
                       : moment->kind == MOMENT_STARBASE ? empires_unit_name(table->looks, moment->what)
                       : moment->what < MARKS            ? empires_mark_name(table->looks, (Mark)moment->what)
                                                         : "";
    char key[48];
    snprintf(key, sizeof key, "empires.moment.%s", words[moment->kind]);
    app_fill(app, out, size, key, STR("what", what), NUM("number", moment->what));
}

// Emblem or sign, and what it is; the place's name above it on the picture.
static void draw_words(App *app, const CardTable *table, GfxRect row, const Moment *moment) {
    const FactionColors *colors = palette_faction(seat_palette(app, moment->seat));
    const float head = row.h, sign = roundf(row.h * 0.6F), pad = lpx(table, 9), radius = lpx(table, 8);
    const GfxPaint fill = paint_solid(colors->main);
    char text[96];
    gfx_round_corners(app->gfx, gfx_rect(row.x, row.y, head, row.h), (GfxCorners){0, 0, 0, radius}, &fill);
    icon_at(app, sign_of(table, moment), roundf(row.x + (head - sign) / 2),
            roundf(row.y + (row.h - sign) / 2), sign, colors->ink);
    words_of(app, table, moment, text, sizeof text);
    words_fit(app, gfx_rect(row.x + head + pad, row.y, row.w - head - 2 * pad, row.h), GFX_FONT_DISPLAY_BOLD,
              19, 12, COLOR_WHITE, GFX_LEFT, text);
}

static void draw_place(App *app, const CardTable *table, GfxRect picture, const Moment *moment) {
    const GfxPaint fade = paint_two(180, 0x0004070Eu, 0xE004070Eu);
    const float h = roundf(lpx(table, 26)), edge = lpx(table, 9);
    const GfxRect row = {picture.x, picture.y + picture.h - h, picture.w, h};
    gfx_gradient(app->gfx, row, &fade);
    words_fit(app, gfx_rect(row.x + edge, row.y, row.w - 2 * edge, h), GFX_FONT_DISPLAY, 15, 11,
              COLOR_HEADING, GFX_LEFT, empires_place_name(app, table, moment->place));
}

void empires_draw_moment_plate(App *app, const CardTable *table, const Moment *moment,
                               const MomentSpot *spot) {
    const FactionColors *colors = palette_faction(seat_palette(app, moment->seat));
    GfxRect box = empires_moment_plate(table, spot);
    const float h = roundf(lpx(table, LABEL_H)), line = fmaxf(1, roundf(lpx(table, 2)));
    const GfxPaint ground = paint_solid(0xF0060B14u), edge = paint_solid(colors->light);
    const float comes = table->timeline.reduced ? 0 : 1 - ease_out_cubic(moment->part * 5);
    box.x += roundf((box.x < spot->x ? 1.0F : -1.0F) * SLIDES * spot->unit * comes);
    const GfxRect picture = {box.x, box.y, box.w, box.h - h};
    gfx_shadow(app->gfx, box, lpx(table, 8), lpx(table, 3), lpx(table, 12), color_alpha(COLOR_BLACK, 0.7F));
    gfx_round(app->gfx, box, lpx(table, 8), &ground);
    draw_painting(app, table, picture, moment);
    if (moment->kind != MOMENT_TRUCE && moment->kind != MOMENT_WAR) // which are everywhere
        draw_place(app, table, picture, moment);
    draw_words(app, table, gfx_rect(box.x, box.y + box.h - h, box.w, h), moment);
    gfx_frame(app->gfx, box, lpx(table, 8), line, &edge);
}
