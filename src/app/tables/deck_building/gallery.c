// SPDX-License-Identifier: MIT
// The deck-building game in the gallery: deck cards, space with its missions and events, flagships; the
// filters; and the notes beside a large one.
#include "app/art/ship_cutout.h"
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/screens.h"
#include "gfx/record.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define SPACE_W_LEAST 330.0F // logical
#define SHIP_W_LEAST 330.0F
#define SHIP_SHAPE 0.5F // height to width

// ---- items: each card once; deck cards in one list, space cards in the other

static bool is_in(const CardDef *def, bool space) {
    return space == (def->kind == KIND_MISSION || def->kind == KIND_EVENT);
}

static int count_in(const App *app, bool space) {
    const BuildingRules *rules = building_rules(app);
    int count = 0;
    for (int card = 0; card < rules->card_count; card++)
        count += is_in(&rules->card[card], space);
    return count;
}

static uint8_t nth(const App *app, bool space, int item) {
    const BuildingRules *rules = building_rules(app);
    for (int card = 0; card < rules->card_count; card++)
        if (is_in(&rules->card[card], space) && item-- == 0)
            return (uint8_t)card;
    return 0;
}

static uint8_t card_of(const App *app, int item) {
    return nth(app, false, item);
}

static uint8_t space_of(const App *app, int item) {
    return nth(app, true, item);
}

static int count_cards(const App *app) {
    return count_in(app, false);
}

static int count_space(const App *app) {
    return count_in(app, true);
}

// ---- choices

static const char *const card_kinds[] = {"character", "maneuver", "setup", "infection", "special", NULL};
static const char *const space_kinds[] = {"mission", "event", NULL};
static const char *const card_sets[] = {"starter", "basic", "starbase", "infection", NULL};
static const char *const space_sets[] = {"standard", "draft", "exploration", "infection_space", NULL};
static const char *const sets[] = {[SET_STARTER] = "starter",
                                   [SET_BASIC] = "basic",
                                   [SET_STARBASE] = "starbase",
                                   [SET_STANDARD] = "standard",
                                   [SET_DRAFT] = "draft",
                                   [SET_EXPLORATION] = "exploration",
                                   [SET_INFECTION_SPACE] = "infection_space",
                                   [SET_INFECTION] = "infection"};

static const char *card_kind_icon(const App *app, int value) {
    (void)app;
    return building_kind_sign(value == 4 ? KIND_SPECIAL : (uint8_t)value);
}

static int card_kind(const App *app, int item) {
    const uint8_t kind = building_rules(app)->card[card_of(app, item)].kind;
    return kind == KIND_SPECIAL ? 4 : kind;
}

static const char *space_kind_icon(const App *app, int value) {
    (void)app;
    return building_kind_sign(value == 0 ? KIND_MISSION : KIND_EVENT);
}

static int space_kind(const App *app, int item) {
    return building_rules(app)->card[space_of(app, item)].kind == KIND_EVENT;
}

static int card_set(const App *app, int item) {
    const uint8_t set = building_rules(app)->card[card_of(app, item)].set;
    return set == SET_INFECTION ? 3 : set;
}

static int space_set(const App *app, int item) {
    return building_rules(app)->card[space_of(app, item)].set - SET_STANDARD;
}

#define COSTS 10

static int count_costs(const App *app) {
    (void)app;
    return COSTS;
}

static const char *cost_word(const App *app, int value) {
    static const char *const words[COSTS] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    (void)app;
    return words[value % COSTS];
}

static int cost_value(const App *app, int item) {
    const uint8_t cost = building_rules(app)->card[card_of(app, item)].cost;
    return cost < COSTS ? cost : cost == NONE ? 0 : COSTS - 1;
}

// ---- cards

static void note_stats(Notes *notes, const void *looks, const int16_t stat[STATS]) {
    char text[80];
    for (uint8_t i = 0; i < STATS; i++)
        if (stat[i] != 0) {
            snprintf(text, sizeof text, "%s %s%d", building_stat_name(looks, i),
                     stat[i] < 0 ? "\xE2\x88\x92" : "+", stat[i] < 0 ? -stat[i] : stat[i]);
            notes_line(notes, GFX_FONT_TEXT, 19, 28, building_stat_color(i), text);
        }
}

static void note_traits(Notes *notes, const void *looks, const CardDef *def) {
    char text[200];
    size_t used = 0;
    text[0] = 0;
    for (int i = 0; i < def->trait_count && used < sizeof text; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", i > 0 ? ", " : "",
                                 building_trait_name(looks, def->trait[i]));
    if (text[0] != 0)
        notes_text(notes, 17, 25, COLOR_TEXT, text);
}

static void note_card(App *app, const void *looks, uint8_t card, GfxRect panel) {
    const CardDef *def = &building_rules(app)->card[card];
    Notes notes = notes_in(app, panel);
    char text[120];
    notes_head(&notes, building_card_name(looks, card),
               say_number(app, text, sizeof text, def->copies == 1 ? "building.one_copy" : "building.copies",
                          def->copies));
    notes_room(&notes, 16);
    notes_line(&notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING, building_kind_name(looks, card));
    snprintf(text, sizeof text, "set.%s.name", sets[def->set]);
    notes_line(&notes, GFX_FONT_TEXT, 17, 26, COLOR_TEXT, app_word(app, text));
    if (def->cost != NONE)
        notes_line(&notes, GFX_FONT_TEXT, 17, 26, COLOR_TEXT,
                   say_number(app, text, sizeof text, "building.costs", def->cost));
    note_traits(&notes, looks, def);
    notes_room(&notes, 14);
    note_stats(&notes, looks, def->stat);
    notes_room(&notes, 14);
    notes_text(&notes, 18, 27, COLOR_TEXT, building_drawn_text(looks, card));
}

static void card_notes(App *app, const void *looks, int item, GfxRect panel) {
    note_card(app, looks, card_of(app, item), panel);
}

// ---- space

static int space_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    const uint8_t card = space_of(app, item);
    out[0] = building_card_name(looks, card);
    out[1] = building_card_text(looks, card);
    out[2] = building_kind_name(looks, card);
    return 3;
}

static void draw_space(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const TargetLook look = building_space_look(looks, NULL, 0, space_of(app, item));
    target_art_draw(app->gfx, app->pictures, &look, large ? TARGET_DETAIL : TARGET_TILE, rect, 1);
}

// Below the tile, which says the rest: in a low panel.
static void space_notes(App *app, const void *looks, int item, GfxRect panel) {
    const uint8_t card = space_of(app, item);
    const CardDef *def = &building_rules(app)->card[card];
    Notes notes = notes_in(app, panel);
    char text[120], set[80];
    notes_head(&notes, building_card_name(looks, card),
               say_number(app, text, sizeof text, def->copies == 1 ? "building.one_copy" : "building.copies",
                          def->copies));
    snprintf(set, sizeof set, "set.%s.name", sets[def->set]);
    snprintf(text, sizeof text, "%s \xC2\xB7 %s", building_kind_name(looks, card), app_word(app, set));
    notes_line(&notes, GFX_FONT_TEXT, 17, 26, COLOR_TEXT, text);
    notes_text(&notes, 17, 24, COLOR_TEXT, building_drawn_text(looks, card));
}

// ---- flagships

#define SHIP_PART 0.62F // of the panel's width
#define SHIP_NAME 0.22F // of its height, below the ship

// The flagship as it stands in battles, under a sky of its own; emblem and name below.
static void draw_ship(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const FactionColors *colors = palette_faction(faction_palette(app, (uint8_t)item));
    const GfxPaint fill = paint_down(colors->dark, colors->deep),
                   strip = paint_down(color_alpha(colors->dark, 0.85F), color_alpha(colors->deep, 0.96F));
    const float radius = app_px(app, 12), line = fmaxf(1, app_px(app, 2)),
                name_h = roundf(rect.h * SHIP_NAME), size = roundf(name_h * 0.66F),
                edge = roundf(name_h * 0.3F);
    const GfxRect foot = {rect.x, rect.y + rect.h - name_h, rect.w, name_h};
    char sky[96], file[96];
    (void)looks;
    gfx_panel(app->gfx, rect, radius, &fill, 0, 0);
    if (building_sky(app, (uint8_t)item, sky, sizeof sky) != NULL)
        card_art_draw_painting(app->gfx, app->pictures, sky, rect, radius);
    if (ship_cutout_find(app->pictures, building_rules(app)->ship[item].id, "r", file, sizeof file)) {
        gfx_record_mark(app->gfx, "picture", file, rect, COLOR_WHITE, 0);
        ship_cutout_draw(app->gfx, app->pictures,
                         &(ShipCutout){.file = file,
                                       .x = rect.x + rect.w / 2,
                                       .y = rect.y + (rect.h - name_h) / 2,
                                       .w = roundf(rect.w * SHIP_PART),
                                       .light = 1});
    }
    gfx_round_corners(app->gfx, foot, (GfxCorners){0, 0, radius, radius}, &strip);
    const GfxPaint frame = paint_solid(colors->main);
    gfx_frame(app->gfx, rect, radius, line, &frame);
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, roundf(foot.x + edge), roundf(foot.y + (name_h - size) / 2),
                       size, COLOR_WHITE);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, large ? 40 : 24, COLOR_WHITE, GFX_CENTRE);
    gfx_text_fit(app->gfx, &style, 12,
                 gfx_rect(foot.x + size + 2 * edge, foot.y, foot.w - 2 * (size + 2 * edge), name_h),
                 faction_name(app, (uint8_t)item));
}

static void ship_notes(App *app, const void *looks, int item, GfxRect panel) {
    Notes notes = notes_in(app, panel);
    notes_head(&notes, faction_name(app, (uint8_t)item), NULL);
    notes_room(&notes, 14);
    if (looks != NULL)
        note_stats(&notes, looks, building_rules(app)->ship[item].stat);
}

// ---- all three

static const GalleryList cards = {
    .id = "cards",
    .name = UI_GALLERY_CARDS,
    .group = {{"type", UI_GALLERY_TYPE, .icon = card_kind_icon, .value = card_kind, .words = card_kinds,
               .label_key = "kind.%s.name"},
              {"cost", UI_GALLERY_PRICE, count_costs, cost_word, cost_word, NULL, cost_value, NULL, NULL},
              {"set", UI_GALLERY_SET, .value = card_set, .words = card_sets, .label_key = "set.%s.name"}},
    .groups = 3,
    .count = count_cards,
    .record = card_of,
    .notes = card_notes,
};

static const GalleryList space = {
    .id = "space",
    .name = UI_GALLERY_SPACE,
    .table = TABLE_CARDS,
    .least_w = SPACE_W_LEAST,
    .group = {{"type", UI_GALLERY_TYPE, .icon = space_kind_icon, .value = space_kind, .words = space_kinds,
               .label_key = "kind.%s.name"},
              {"set", UI_GALLERY_SET, .value = space_set, .words = space_sets, .label_key = "set.%s.name"}},
    .groups = 2,
    .count = count_space,
    .record = space_of,
    .texts = space_texts,
    .shape = TARGET_TILE_SHAPE,
    .draw = draw_space,
    .notes = space_notes,
};

static const GalleryList ships = {
    .id = "ships",
    .name = UI_GALLERY_SHIPS,
    .table = TABLE_SHIPS,
    .least_w = SHIP_W_LEAST,
    .shape = SHIP_SHAPE,
    .draw = draw_ship,
    .notes = ship_notes,
};

const GalleryLists building_gallery = {.list = {&cards, &space, &ships}, .count = 3};
