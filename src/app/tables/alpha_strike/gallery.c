// SPDX-License-Identifier: MIT
// Alpha Strike in the gallery: the cards of its deck and its ships, the filters, and the notes beside a large
// one.
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/screens.h"

#include <stdio.h>

#define SHIP_W_LEAST 420.0F // logical
#define SHIP_SHAPE 0.62F    // height to width

enum {
    COST_FREE = TRACKS, // after the tracks
    COSTS
};

// ---- choices

static const char *kind_icon(const App *app, int value) {
    (void)app;
    return strike_kind_sign((uint8_t)value);
}

static int kind_value(const App *app, int item) {
    return strike_rules(app)->card[item].kind;
}

static int count_costs(const App *app) {
    (void)app;
    return COSTS;
}

static const char *cost_word(const App *app, int value) {
    (void)app;
    return value < TRACKS ? strike_track_words[value] : "free";
}

static const char *cost_label(const App *app, int value) {
    return value < TRACKS ? say_of(app, "track.%s.name", strike_track_words[value])
                          : app_word(app, "strike.free");
}

static const char *cost_icon(const App *app, int value) {
    (void)app;
    return value < TRACKS ? strike_track_sign((uint8_t)value) : NULL;
}

// The track that pays most of the cost.
static int cost_value(const App *app, int item) {
    const uint8_t *cost = strike_rules(app)->card[item].cost;
    int most = COST_FREE;
    for (int track = 0; track < TRACKS; track++)
        if (cost[track] > 0 && (most == COST_FREE || cost[track] > cost[most]))
            most = track;
    return most;
}

// ---- cards

static int card_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    const CardDef *card = &strike_rules(app)->card[item];
    out[0] = strike_card_name(looks, (uint8_t)item);
    out[1] = say_of(app, "card.%s.text", card->id);
    out[2] = strike_kind_name(looks, card->kind);
    out[3] = card->attacks ? strike_tag_name(looks, card->attack.tags) : NULL;
    return 4;
}

static void note_cost(Notes *notes, const uint8_t cost[TRACKS]) {
    App *app = notes->app;
    for (int track = 0; track < TRACKS; track++) {
        char text[80];
        if (cost[track] > 0)
            notes_line(notes, GFX_FONT_TEXT, 19, 28, strike_track_color((uint8_t)track),
                       strike_points(app, text, sizeof text, track, cost[track]));
    }
    if (cost[TRACK_SHIELD] + cost[TRACK_WEAPON] + cost[TRACK_ENGINE] == 0)
        notes_line(notes, GFX_FONT_TEXT, 19, 28, COLOR_TEXT, app_word(app, "strike.free"));
}

// First the tags' names: these are what answers ask for.
static void note_tags(Notes *notes, const CardDef *card) {
    for (int tag = 0; tag < TAGS; tag++)
        if (card->attacks && (card->attack.tags >> tag & 1) != 0) {
            notes_room(notes, 14);
            notes_line(notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING,
                       say_of(notes->app, "tag.%s.name", strike_tag_words[tag]));
            notes_text(notes, 17, 25, COLOR_TEXT, say_of(notes->app, "tag.%s.text", strike_tag_words[tag]));
        }
}

static void card_notes(App *app, const void *looks, int item, GfxRect panel) {
    const CardDef *card = &strike_rules(app)->card[item];
    Notes notes = notes_in(app, panel);
    char text[120];
    notes_head(&notes, strike_card_name(looks, (uint8_t)item),
               say_number(app, text, sizeof text, card->copies == 1 ? "strike.one_copy" : "strike.copies",
                          card->copies));
    notes_room(&notes, 20);
    notes_line(&notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING, strike_kind_name(looks, card->kind));
    notes_text(&notes, 17, 25, COLOR_TEXT, say_of(app, "kind.%s.text", strike_kind_words[card->kind]));
    notes_room(&notes, 14);
    notes_line(&notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING, app_word(app, "strike.cost"));
    note_cost(&notes, card->cost);
    note_tags(&notes, card);
}

// ---- ships

static void draw_ship(App *app, const void *looks, int item, GfxRect rect, bool large) {
    (void)large;
    strike_draw_ship_card(app, looks, (uint8_t)item, rect);
}

static void ship_notes(App *app, const void *looks, int item, GfxRect panel) {
    const ShipDef *ship = &strike_rules(app)->ship[item];
    Notes notes = notes_in(app, panel);
    char number[8], text[120];
    (void)looks;
    for (int track = 0; track < TRACKS; track++) {
        snprintf(number, sizeof number, "%u", ship->increment[track]);
        notes_line(&notes, GFX_FONT_TEXT, 19, 30, strike_track_color((uint8_t)track),
                   app_fill(app, text, sizeof text, "strike.rises",
                            STR("track", say_of(app, "track.%s.name", strike_track_words[track])),
                            STR("number", number)));
    }
    snprintf(number, sizeof number, "%u", ship->hull);
    snprintf(text, sizeof text, "%s %s", app_word(app, "strike.hull"), number);
    notes_line(&notes, GFX_FONT_TEXT, 19, 30, COLOR_TEXT, text);
}

// ---- both

static const GalleryList cards = {
    .id = "cards",
    .name = UI_GALLERY_CARDS,
    .group = {{"type", UI_GALLERY_TYPE, .icon = kind_icon, .value = kind_value, .words = strike_kind_words,
               .label_key = "kind.%s.name"},
              {"cost", UI_GALLERY_COST, count_costs, cost_word, cost_label, cost_icon, cost_value, NULL,
               NULL}},
    .groups = 2,
    .texts = card_texts,
    .notes = card_notes,
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

const GalleryLists strike_gallery = {.list = {&cards, &ships}, .count = 2};
