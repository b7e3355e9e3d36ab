// SPDX-License-Identifier: MIT
// Star Empires in the gallery: action cards by when they are played, units with what they do, races
// (gallery_races.c) and maps (gallery_maps.c).
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/unit_tile.h"

#define CARD_W_LEAST 218.0F // logical
#define UNIT_W_LEAST 218.0F
#define UNIT_SHAPE 1.07F // height to width

static const EmpiresRules *rules_of(const App *app) {
    return app->catalog->rules;
}

// ---- cards

static int count_cards(const App *app) {
    return rules_of(app)->card_count;
}

static uint8_t card_of(const App *app, int item) {
    (void)app;
    return (uint8_t)item;
}

static int card_use(const App *app, int item) {
    return empires_use_of(&rules_of(app)->card[item]);
}

static const char *use_icon(const App *app, int value) {
    (void)app;
    return empires_use_sign(value);
}

static CardLook card_look(const App *app, const void *looks, int item) {
    (void)app;
    return empires_card_look(looks, (uint8_t)item, PALETTE_NEUTRAL, NONE);
}

static int card_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    (void)app;
    out[0] = empires_card_name(looks, (uint8_t)item);
    out[1] = empires_card_text(looks, (uint8_t)item, NONE);
    out[2] = empires_when_name(looks, (uint8_t)item);
    return 3;
}

// ---- units

static int count_units(const App *app) {
    return rules_of(app)->unit_count;
}

static int unit_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    out[0] = empires_unit_name(looks, (uint8_t)item);
    out[1] = words_part(app->words, "unit", rules_of(app)->unit[item].id, "text");
    return 2;
}

static void draw_unit(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const UnitTile tile = {.unit = (uint8_t)item,
                           .palette = PALETTE_NEUTRAL,
                           .race = NONE,
                           .force = rules_of(app)->unit[item].force};
    const float w = large ? rect.h / UNIT_SHAPE : rect.w;
    empires_unit_tile_draw(app, looks, gfx_rect(rect.x + (rect.w - w) / 2, rect.y, w, rect.h), &tile);
}

static void unit_notes(App *app, const void *looks, int item, GfxRect panel) {
    Notes notes = notes_in(app, panel);
    const UnitDef *unit = &rules_of(app)->unit[item];
    char text[160];
    app_fill(app, text, sizeof text, "empires.unit_costs", NUM("cost", unit->cost),
             NUM("count", unit->count));
    notes_head(&notes, empires_unit_name(looks, (uint8_t)item), NULL);
    notes_text(&notes, 18, 26, COLOR_TEXT, words_part(app->words, "unit", unit->id, "text"));
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
    .least_w = CARD_W_LEAST,
    .group = {{"type", UI_GALLERY_TYPE, .icon = use_icon, .value = card_use, .words = empires_use_words,
               .label_key = "empires.when.%s"}},
    .groups = 1,
    .count = count_cards,
    .texts = card_texts,
    .card = card_of,
    .look = card_look,
};

static const GalleryList units = {
    .id = "units",
    .name = UI_GALLERY_UNITS,
    .least_w = UNIT_W_LEAST,
    .count = count_units,
    .texts = unit_texts,
    .shape = UNIT_SHAPE,
    .draw = draw_unit,
    .notes = unit_notes,
    .trial = unit_trial,
};

const GalleryFacets empires_gallery = {
    .list = {&cards, &units, &empires_gallery_races, &empires_gallery_maps}, .lists = 4};
