// SPDX-License-Identifier: MIT
// Tactics in the gallery: the cards of all factions, faction by faction, and the targets; the filters; and
// the notes beside a large one.
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/tactics/screens.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define TARGET_W_LEAST 380.0f // all logical
#define EDGE NOTES_EDGE
#define NAMES_Y 330.0f // of the list of factions, in the panel
#define NAME_STEP 60.0f
#define NAME_GAP 8.0f
#define AS_ID "gallery:as:"

static_assert(DECK_MAX * FACTIONS_MAX <= GALLERY_ITEMS_MAX, "all cards are shown");

static const TacticsRules *rules_of(const App *app) {
    return app->catalog->rules;
}

static uint8_t card_of(const App *app, int item) {
    return (uint8_t)(item % rules_of(app)->card_count);
}

static uint8_t faction_of(const App *app, int item) {
    return (uint8_t)(item / rules_of(app)->card_count);
}

// ---- choices

static int count_factions(const App *app) {
    return rules_of(app)->faction_count;
}

static const char *faction_word(const App *app, int value) {
    return rules_of(app)->faction[value].id;
}

static const char *faction_label(const App *app, int value) {
    return faction_name(app, (uint8_t)value);
}

static const char *faction_icon(const App *app, int value) {
    return palette_faction(faction_palette(app, (uint8_t)value))->emblem;
}

static int faction_value(const App *app, int item) {
    return faction_of(app, item);
}

static const char *type_icon(const App *app, int value) {
    (void)app;
    return tactics_type_sign((CardType)value);
}

static int type_value(const App *app, int item) {
    return rules_of(app)->card[card_of(app, item)].type;
}

static const char *kind_icon(const App *app, int value) {
    (void)app;
    return tactics_kind_sign((EffectKind)value);
}

static int kind_value(const App *app, int item) {
    return rules_of(app)->card[card_of(app, item)].kind;
}

static const char *target_kind_icon(const App *app, int value) {
    (void)app;
    return target_type_glyph(value);
}

static int target_kind_value(const App *app, int item) {
    return rules_of(app)->target[item].kind;
}

static const char *colour_label(const App *app, int value) {
    return value == COLOUR_NONE ? ui_word(app, UI_GALLERY_COLOUR_NONE)
                                : say_of(app, "colour.%s", tactics_colour_words[value]);
}

// As on targets of that colour.
static const char *colour_icon(const App *app, int value) {
    const TacticsRules *rules = rules_of(app);
    for (uint8_t i = 0; i < rules->faction_count && value != COLOUR_NONE; i++)
        if (rules->faction[i].home == value)
            return faction_icon(app, i);
    return value == COLOUR_NONE ? NULL : TACTICS_INDEPENDENT_SIGN;
}

static int colour_value(const App *app, int item) {
    return rules_of(app)->target[item].colour;
}

// ---- cards

static int count_cards(const App *app) {
    return rules_of(app)->card_count * rules_of(app)->faction_count;
}

static CardLook look_of(const App *app, const void *looks, int item) {
    return tactics_card_look(looks, card_of(app, item), faction_of(app, item));
}

// The card's names in the other factions, a button each; closer together if there are many factions.
static void card_regions(App *app, int item, GfxRect panel) {
    (void)item;
    const TacticsRules *rules = rules_of(app);
    const float step = fminf(NAME_STEP, (panel.h - NAMES_Y - 16) / (float)rules->faction_count),
                gap = step < NAME_STEP ? NAME_GAP / 2 : NAME_GAP;
    for (uint8_t i = 0; i < rules->faction_count; i++)
        hits_add(&app->hits,
                 widget_rect(app, panel.x + EDGE, panel.y + NAMES_Y + step * (float)i, panel.w - 2 * EDGE,
                             step - gap),
                 AS_ID "%.20s", rules->faction[i].id);
}

// The same card of another faction.
static int card_turn_to(const App *app, int item, const char *hit_id) {
    const TacticsRules *rules = rules_of(app);
    const size_t length = strlen(AS_ID);
    for (uint8_t i = 0; i < rules->faction_count && strncmp(hit_id, AS_ID, length) == 0; i++)
        if (strcmp(rules->faction[i].id, hit_id + length) == 0)
            return i * rules->card_count + card_of(app, item);
    return GALLERY_NO_ITEM;
}

// The kind of effect: its sign in a ring, its name and what it means.
static void note_kind(Notes *notes, const void *looks, uint8_t card, const CardLook *look) {
    App *app = notes->app;
    const float indent = 62;
    card_art_draw_kind(app->gfx, look->kind_sign, look->faction, notes->box.x, notes->box.y, app_px(app, 44));
    notes_indent(notes, indent);
    notes_line(notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING, tactics_kind_name(looks, card));
    notes_text(notes, 17, 25, COLOR_TEXT, tactics_kind_text(looks, card));
    notes_indent(notes, -indent);
}

static void draw_faction(App *app, const void *looks, int item, uint8_t faction) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, AS_ID "%.20s", rules_of(app)->faction[faction].id);
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .on = faction_of(app, item) == faction});
    const FactionColors *colors = palette_faction(faction_palette(app, faction));
    const float icon = app_px(app, 26), edge = app_px(app, 16), y = hit->rect.y, h = hit->rect.h;
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, hit->rect.x + edge, y + roundf((h - icon) / 2), icon,
                       colors->main);
    const float left = hit->rect.x + app_px(app, 58), split = app_px(app, 200),
                scale = gfx_layout(app->gfx).scale;
    const GfxStyle who = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_WHITE, GFX_LEFT);
    gfx_text_fit(app->gfx, &who, 14 * scale, gfx_rect(left, y, split - app_px(app, 70), h),
                 faction_name(app, faction));
    gfx_text_fit(app->gfx, &name, 15 * scale, gfx_rect(hit->rect.x + split, y, hit->rect.w - split - edge, h),
                 tactics_card_name(looks, card_of(app, item), faction));
}

static void draw_names_head(App *app, GfxRect panel) {
    const GfxStyle head = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    const GfxStyle same = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, GFX_LEFT);
    const float x = panel.x + EDGE, w = panel.w - 2 * EDGE;
    gfx_text(app->gfx, &head, widget_rect(app, x, panel.y + NAMES_Y - 68, w, 28),
             ui_word(app, UI_GALLERY_NAMES));
    gfx_text_fit(app->gfx, &same, 14 * gfx_layout(app->gfx).scale,
                 widget_rect(app, x, panel.y + NAMES_Y - 38, w, 26), ui_word(app, UI_GALLERY_NAMES_TEXT));
}

static void card_notes(App *app, const void *looks, int item, GfxRect panel) {
    const CardLook look = look_of(app, looks, item);
    Notes notes = notes_in(app, panel);
    char text[160];
    snprintf(text, sizeof text, "%s · %s", faction_name(app, faction_of(app, item)), look.type_name);
    notes_head(&notes, look.name, text);
    notes_room(&notes, 20);
    note_kind(&notes, looks, card_of(app, item), &look);
    draw_names_head(app, panel);
    for (uint8_t i = 0; i < rules_of(app)->faction_count; i++)
        draw_faction(app, looks, item, i);
}

// ---- targets

static int target_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    (void)app;
    const TargetLook look = tactics_target_look(looks, (uint8_t)item);
    out[0] = look.name;
    out[1] = look.text;
    out[2] = look.type_name;
    out[3] = look.quadrant_label;
    return 4;
}

static void draw_target(App *app, const void *looks, int item, GfxRect rect, bool large) {
    const TargetLook look = tactics_target_look(looks, (uint8_t)item);
    target_art_draw(app->gfx, app->pictures, &look, large ? TARGET_DETAIL : TARGET_TILE, rect, 1);
}

static int target_palette(const void *looks, int item) {
    return tactics_target_look(looks, (uint8_t)item).affiliation;
}

// The factions at home on planets of this colour.
static void home_of(const App *app, uint8_t colour, Text *out) {
    const TacticsRules *rules = rules_of(app);
    for (uint8_t i = 0; i < rules->faction_count; i++)
        if (rules->faction[i].home == colour)
            text_printf(out, "%s%s", out->length > 0 ? ", " : "", faction_name(app, i));
}

static void note_planet_bonus(Notes *notes, const TargetDef *target) {
    Text who = {0};
    if (target->kind == TARGET_KIND_PLANET && target->colour != COLOUR_NONE)
        home_of(notes->app, target->colour, &who);
    if (who.length > 0) {
        char text[240];
        notes_text(notes, 19, 28, COLOR_TEXT,
                   ui_fill(notes->app, text, sizeof text, UI_GALLERY_HOME,
                           NUM("points", rules_of(notes->app)->planet_bonus),
                           STR("factions", text_string(&who))));
    }
    text_finish(&who);
}

// Cards that are stronger when this target is contested.
static void note_stronger(Notes *notes, const void *looks, uint8_t target) {
    const TacticsRules *rules = rules_of(notes->app);
    static const TargetFilter any = {.title = NONE};
    Text cards = {0};
    for (uint8_t i = 0; i < rules->card_count; i++)
        for (uint8_t k = 0; k < rules->card[i].effect_count; k++) {
            const Effect *effect = &rules->card[i].effect[k];
            if (effect->verb == DO_ADD && memcmp(&effect->target, &any, sizeof any) != 0 &&
                tactics_target_fits(rules, &effect->target, target))
                text_printf(&cards, "%s%s (+%u)", cards.length > 0 ? ", " : "",
                            tactics_card_name(looks, i, 0), effect->amount);
        }
    if (cards.length > 0) {
        char text[300];
        notes_text(
            notes, 19, 28, COLOR_TEXT,
            ui_fill(notes->app, text, sizeof text, UI_GALLERY_STRONGER, STR("cards", text_string(&cards))));
    }
    text_finish(&cards);
}

static void target_notes(App *app, const void *looks, int item, GfxRect panel) {
    const TargetLook look = tactics_target_look(looks, (uint8_t)item);
    Notes notes = notes_in(app, panel);
    char text[200];
    notes_line(&notes, GFX_FONT_DISPLAY, 24, 44, COLOR_HEADING,
               ui_fill(app, text, sizeof text, UI_GALLERY_POINTS, NUM("points", look.points)));
    if (look.text != NULL && look.text[0] != '\0')
        notes_text(&notes, 19, 28, COLOR_TEXT, look.text);
    note_planet_bonus(&notes, &rules_of(app)->target[item]);
    note_stronger(&notes, looks, (uint8_t)item);
}

// ---- both

static Trial card_trial(const App *app, int item) {
    return (Trial){TABLE_CARDS, card_of(app, item), faction_of(app, item), 0};
}

static const GalleryList cards = {
    .id = "cards",
    .name = UI_GALLERY_CARDS,
    .group = {{"faction", UI_GALLERY_FACTION, count_factions, faction_word, faction_label, faction_icon,
               faction_value, NULL, NULL},
              {"type", UI_GALLERY_TYPE, .icon = type_icon, .value = type_value, .words = tactics_type_words,
               .label_key = "type.%s"},
              {"kind", UI_GALLERY_KIND, .icon = kind_icon, .value = kind_value, .words = tactics_kind_words,
               .label_key = "kind.%s.short"}},
    .groups = 3,
    .count = count_cards,
    .record = card_of,
    .look = look_of,
    .notes = card_notes,
    .note_regions = card_regions,
    .turn_to = card_turn_to,
    .trial = card_trial,
};

static const GalleryList targets = {
    .id = "targets",
    .name = UI_GALLERY_TARGETS,
    .table = TABLE_TARGETS,
    .least_w = TARGET_W_LEAST,
    .group = {{"target", UI_GALLERY_TARGET_KIND, .icon = target_kind_icon, .value = target_kind_value,
               .words = tactics_target_kind_words, .label_key = "target_kind.%s"},
              {"colour", UI_GALLERY_COLOUR, .label = colour_label, .icon = colour_icon, .value = colour_value,
               .words = tactics_colour_words}},
    .groups = 2,
    .texts = target_texts,
    .shape = TARGET_TILE_SHAPE,
    .draw = draw_target,
    .palette = target_palette,
    .notes = target_notes,
};

const GalleryLists tactics_gallery = {.list = {&cards, &targets}, .count = 2};
