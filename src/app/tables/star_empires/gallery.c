// SPDX-License-Identifier: MIT
// Star Empires in the gallery: action cards by when they are played, every race's units, races
// (gallery_races.c) and maps (gallery_maps.c).
#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/unit_tile.h"

#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define UNIT_SHAPE 1.07F // height to width
#define STAGE_PART 0.84F // of the room for a unit as it stands in battles, its width

// ---- cards

static int card_use(const App *app, int item) {
    return empires_use_of(&empires_rules(app)->card[item]);
}

static const char *use_icon(const App *app, int value) {
    (void)app;
    return empires_use_sign(value);
}

// ---- units: those of one race after those of another

static uint8_t unit_of(const App *app, int item) {
    return (uint8_t)(item % empires_rules(app)->unit_count);
}

static int unit_race(const App *app, int item) {
    return item / empires_rules(app)->unit_count;
}

static int count_races(const App *app) {
    return empires_rules(app)->race_count;
}

static int count_units(const App *app) {
    return empires_rules(app)->unit_count * count_races(app);
}

static const char *race_word(const App *app, int race) {
    return empires_rules(app)->race[race].id;
}

static const char *race_label(const App *app, int race) {
    return faction_name(app, (uint8_t)race);
}

static const char *race_icon(const App *app, int race) {
    return palette_faction(faction_palette(app, (uint8_t)race))->emblem;
}

// The unit as it stands in battles; false: it has no such picture, as a leader.
static bool draw_stage_unit(App *app, const EmpiresRules *rules, uint8_t race, uint8_t unit, GfxRect room) {
    char name[64], file[96];
    snprintf(name, sizeof name, "%.24s-%.24s.l", rules->race[race].id, rules->unit[unit].id);
    if (!picture_store_find(app->pictures, "pictures/fleets/", name, file, sizeof file))
        return false;
    gfx_record_mark(app->gfx, "picture", file, room, COLOR_WHITE, 0);
    ship_cutout_draw(app->gfx, app->pictures,
                     &(ShipCutout){.file = file,
                                   .x = room.x + room.w / 2,
                                   .y = room.y + room.h / 2,
                                   .w = roundf(fminf(room.w * STAGE_PART, room.h)),
                                   .light = 1});
    return true;
}

// Over a ground of battles: the tile, and right of it the unit as it stands there.
static void draw_large_unit(App *app, const void *looks, const UnitTile *tile, GfxRect rect) {
    const EmpiresRules *rules = empires_rules(app);
    const float edge = roundf(rect.h * 0.1F), h = rect.h - 2 * edge, w = roundf(h * 0.8F / UNIT_SHAPE);
    const GfxRect beside = {rect.x + 2 * edge + w, rect.y + edge, rect.w - w - 3 * edge, h};
    char ground[96];
    if (picture_store_find(app->pictures, "pictures/fleets/", "ground-nebula", ground, sizeof ground))
        card_art_draw_painting(app->gfx, app->pictures, ground, rect, app_px(app, 14));
    GfxRect at = {rect.x + edge, rect.y + roundf(rect.h * 0.5F - w * UNIT_SHAPE / 2), w,
                  roundf(w * UNIT_SHAPE)};
    if (!draw_stage_unit(app, rules, tile->race, tile->unit, beside))
        at.x = roundf(rect.x + (rect.w - w) / 2);
    empires_unit_tile_draw(app, looks, at, tile);
}

static void draw_unit(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const uint8_t race = (uint8_t)unit_race(app, item);
    const UnitTile tile = {
        .unit = unit_of(app, item), .palette = faction_palette(app, race), .race = race, .force = -1};
    if (large)
        draw_large_unit(app, looks, &tile, rect);
    else
        empires_unit_tile_draw(app, looks, rect, &tile);
}

static void unit_notes(App *app, const void *looks, int item, GfxRect panel) {
    Notes notes = notes_in(app, panel);
    const UnitDef *unit = &empires_rules(app)->unit[unit_of(app, item)];
    char text[160];
    app_fill(app, text, sizeof text, "empires.unit_costs", NUM("cost", unit->cost),
             NUM("count", unit->count));
    notes_head(&notes, empires_unit_name(looks, unit_of(app, item)),
               faction_name(app, (uint8_t)unit_race(app, item)));
    notes_text(&notes, 18, 26, COLOR_TEXT, record_part(app, TABLE_UNITS, unit_of(app, item), "text"));
    notes_text(&notes, 18, 26, COLOR_TEXT_DIM, text);
}

static int unit_palette(const void *looks, int item) {
    return empires_race_palette(looks, (uint8_t)(item / empires_looks_rules(looks)->unit_count));
}

static Trial unit_trial(const App *app, int item) {
    return (Trial){TABLE_UNITS, unit_of(app, item), (uint8_t)unit_race(app, item), 0};
}

// ---- both

static const GalleryList cards = {
    .id = "cards",
    .name = UI_GALLERY_CARDS,
    .group = {{"type", UI_GALLERY_TYPE, .icon = use_icon, .value = card_use, .words = empires_use_words,
               .label_key = "empires.when.%s"}},
    .groups = 1,
};

static const GalleryList units = {
    .id = "units",
    .name = UI_GALLERY_UNITS,
    .table = TABLE_UNITS,
    .group = {{"race", UI_GALLERY_RACES, .count = count_races, .word = race_word, .label = race_label,
               .icon = race_icon, .value = unit_race}},
    .groups = 1,
    .count = count_units,
    .record = unit_of,
    .palette = unit_palette,
    .shape = UNIT_SHAPE,
    .draw = draw_unit,
    .notes = unit_notes,
    .trial = unit_trial,
};

const GalleryLists empires_gallery = {.list = {&cards, &units, &empires_gallery_races, &empires_gallery_maps},
                                      .count = 4};
