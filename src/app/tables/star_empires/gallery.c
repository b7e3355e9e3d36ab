// SPDX-License-Identifier: MIT
// Star Empires in the gallery: action cards by when they are played, units with what they do, races
// (gallery_races.c) and maps (gallery_maps.c).
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/unit_tile.h"

#define UNIT_SHAPE 1.07F // height to width

// ---- cards

static int card_use(const App *app, int item) {
    return empires_use_of(&empires_rules(app)->card[item]);
}

static const char *use_icon(const App *app, int value) {
    (void)app;
    return empires_use_sign(value);
}

// ---- units

static void draw_unit(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const UnitTile tile = {.unit = (uint8_t)item,
                           .palette = PALETTE_NEUTRAL,
                           .race = NONE,
                           .force = empires_rules(app)->unit[item].force};
    const float w = large ? rect.h / UNIT_SHAPE : rect.w;
    empires_unit_tile_draw(app, looks, gfx_rect(rect.x + (rect.w - w) / 2, rect.y, w, rect.h), &tile);
}

static void unit_notes(App *app, const void *looks, int item, GfxRect panel) {
    Notes notes = notes_in(app, panel);
    const UnitDef *unit = &empires_rules(app)->unit[item];
    char text[160];
    app_fill(app, text, sizeof text, "empires.unit_costs", NUM("cost", unit->cost),
             NUM("count", unit->count));
    notes_head(&notes, empires_unit_name(looks, (uint8_t)item), NULL);
    notes_text(&notes, 18, 26, COLOR_TEXT, record_part(app, TABLE_UNITS, (uint8_t)item, "text"));
    notes_text(&notes, 18, 26, COLOR_TEXT_DIM, text);
}

// Of any race: the first.
static Trial unit_trial(const App *app, int item) {
    (void)app;
    return (Trial){TABLE_UNITS, (uint8_t)item, 0, 0};
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
    .shape = UNIT_SHAPE,
    .draw = draw_unit,
    .notes = unit_notes,
    .trial = unit_trial,
};

const GalleryLists empires_gallery = {.list = {&cards, &units, &empires_gallery_races, &empires_gallery_maps},
                                      .count = 4};
