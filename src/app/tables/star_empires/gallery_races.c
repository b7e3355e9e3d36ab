// SPDX-License-Identifier: MIT
// The races of Star Empires in the gallery: emblem and names; seen large, the force of each unit, their
// strengths, what their special cards are played as, and what they begin with.
#include "app/kit/draw.h"
#include "app/kit/notes.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/race_scene.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/unit_tile.h"

#include <math.h>
#include <stdio.h>

#define RACE_W_LEAST 380.0F // logical
#define RACE_SHAPE 0.58F    // height to width
#define LARGE_W 868.0F      // logical: most width when seen large; its contents shrink along
#define TILE_COLUMNS 4
#define TILE_SHAPE 1.07F

static const char *word_of(const App *app, int race, const char *part) {
    return record_part(app, TABLE_RACES, (uint8_t)race, part);
}

static int race_texts(const App *app, const void *looks, int item, const char *out[GALLERY_TEXTS_MAX]) {
    out[0] = empires_race_name(looks, (uint8_t)item);
    out[1] = word_of(app, item, "full");
    out[2] = word_of(app, item, "text");
    return 3;
}

// ---- drawing

// Short and full name, from the top of `area`; returns the height taken. Sizes of the letters, logical.
static float draw_names(App *app, const void *looks, int race, GfxRect area, float name_size,
                        float full_size) {
    const float name_h = app_px(app, name_size * 1.3F);
    const FactionColors *colors = palette_faction(faction_palette(app, (uint8_t)race));
    words_fit(app, gfx_rect(area.x, area.y, area.w, name_h), GFX_FONT_DISPLAY, name_size, 16, COLOR_WHITE,
              GFX_LEFT, empires_race_name(looks, (uint8_t)race));
    return name_h + paragraph(app, gfx_rect(area.x, area.y + name_h, area.w, area.h - name_h),
                              GFX_FONT_TEXT_MEDIUM, full_size, full_size * 1.3F, colors->light,
                              word_of(app, race, "full"));
}

// With the force each has in this race's fleets.
static void draw_units(App *app, const void *looks, int race, GfxRect area) {
    const EmpiresRules *rules = empires_rules(app);
    const int rows = (rules->unit_count + TILE_COLUMNS - 1) / TILE_COLUMNS;
    const float gap = app_px(app, 12), room = (area.h - gap * (float)(rows - 1)) / (float)rows,
                w = floorf(fminf(room / TILE_SHAPE, (area.w - gap * (TILE_COLUMNS - 1)) / TILE_COLUMNS)),
                h = roundf(w * TILE_SHAPE), whole = h * (float)rows + gap * (float)(rows - 1);
    for (uint8_t unit = 0; unit < rules->unit_count; unit++) {
        const UnitTile tile = {
            .unit = unit, .palette = faction_palette(app, (uint8_t)race), .race = (uint8_t)race, .force = -1};
        const float x = area.x + (float)(unit % TILE_COLUMNS) * (w + gap),
                    y = area.y + (area.h - whole) / 2 + (float)(unit / TILE_COLUMNS) * (h + gap);
        empires_unit_tile_draw(app, looks, gfx_rect(roundf(x), roundf(y), w, h), &tile);
    }
}

static void draw_ground(App *app, GfxRect rect, const FactionColors *colors) {
    const GfxPaint fill = paint_down(color_mix(colors->deep, 0xFF0B1322u, 0.3F), colors->deep);
    gfx_panel(app->gfx, rect, app_px(app, 14), &fill, fmaxf(1, app_px(app, 1.5F)), colors->main);
}

#define SCENE_TOP 0.06F // above the scene, in heights of the panel

// The emblem in the left part of a panel, `size` wide and `edge` from its side; where the race has a
// painting, small below it.
static void draw_emblem(App *app, const void *looks, int race, GfxRect rect, float edge, float size) {
    const int palette = faction_palette(app, (uint8_t)race);
    const float line = fmaxf(1, app_px(app, 1.5F)), w = size + edge * 1.6F,
                scene = empires_race_scene_height(w), top = rect.y + roundf(rect.h * SCENE_TOP);
    const bool painted = empires_race_scene_draw(app, looks, (uint8_t)race, rect.x + line, top, w);
    const float below = rect.y + rect.h - top - scene,
                own = painted ? roundf(fminf(size * 0.34F, below - edge)) : size;
    const float y = painted ? top + scene + (below - own) / 2 : rect.y + (rect.h - size) / 2;
    emblem_at(app, palette, roundf(rect.x + edge + (size - own) / 2), roundf(y), own, COLOR_WHITE);
}

static void draw_large(App *app, const void *looks, int race, GfxRect rect) {
    const float k = rect.w / app_px(app, LARGE_W), edge = roundf(app_px(app, 26) * k),
                emblem = roundf(rect.h * 0.50F), x = rect.x + 2 * edge + emblem;
    const GfxRect right = {x, rect.y + edge, rect.x + rect.w - edge - x, rect.h - 2 * edge};
    draw_emblem(app, looks, race, rect, edge, emblem);
    const float names = draw_names(app, looks, race, right, fmaxf(38 * k, 24), fmaxf(20 * k, 16)) + edge / 2;
    draw_units(app, looks, race, gfx_rect(right.x, right.y + names, right.w, right.h - names));
}

static void draw_small(App *app, const void *looks, int race, GfxRect rect) {
    const float edge = app_px(app, 16), emblem = roundf(rect.w * 0.265F), x = rect.x + 1.9F * edge + emblem;
    const GfxRect right = {x, rect.y + edge * 0.7F, rect.x + rect.w - edge - x, rect.h - edge * 1.2F};
    draw_emblem(app, looks, race, rect, edge, emblem);
    const float names = draw_names(app, looks, race, right, 26, 16) + edge / 4;
    paragraph(app, gfx_rect(right.x, right.y + names, right.w, right.h - names), GFX_FONT_TEXT, 15, 20,
              COLOR_TEXT, word_of(app, race, "text"));
}

static void draw_race(App *app, const void *looks, int item, GfxRect rect, bool large) {
    draw_ground(app, rect, palette_faction(faction_palette(app, (uint8_t)item)));
    (large ? draw_large : draw_small)(app, looks, item, rect);
}

static int race_palette(const void *looks, int item) {
    return empires_race_palette(looks, (uint8_t)item);
}

// ---- what is said

// Cards that give them more force, and how much.
static void note_stronger(Notes *notes, const void *looks, const RaceDef *race) {
    char list[400] = "", entry[100], text[500];
    for (int i = 0; i < race->card_bonus_count; i++) {
        snprintf(entry, sizeof entry, "%s +%u", empires_card_name(looks, race->card_bonus[i].card),
                 race->card_bonus[i].n);
        say_in_list(list, sizeof list, entry);
    }
    if (list[0] != '\0')
        notes_text(notes, 17, 24, COLOR_TEXT,
                   app_fill(notes->app, text, sizeof text, "empires.race_cards", STR("cards", list)));
}

static void note_special(Notes *notes, const void *looks, const RaceDef *race) {
    char list[400] = "", text[500];
    for (int i = 0; i < race->special_count; i++)
        say_in_list(list, sizeof list, empires_card_name(looks, race->special[i]));
    if (list[0] != '\0')
        notes_text(notes, 17, 24, COLOR_TEXT,
                   app_fill(notes->app, text, sizeof text, "empires.race_special",
                            STR("card", empires_card_name(looks, empires_rules(notes->app)->as_race)),
                            STR("cards", list)));
}

static void race_notes(App *app, const void *looks, int item, GfxRect panel) {
    const RaceDef *race = &empires_rules(app)->race[item];
    Notes notes = notes_in(app, panel);
    char text[120];
    notes_text(&notes, 17, 24, COLOR_TEXT, word_of(app, item, "text"));
    notes_room(&notes, 8);
    note_stronger(&notes, looks, race);
    note_special(&notes, looks, race);
    notes_text(&notes, 17, 24, COLOR_TEXT_DIM,
               say_number(app, text, sizeof text, "empires.race_credits", race->start_credits));
}

const GalleryList empires_gallery_races = {
    .id = "races",
    .name = UI_GALLERY_RACES,
    .table = TABLE_RACES,
    .least_w = RACE_W_LEAST,
    .texts = race_texts,
    .shape = RACE_SHAPE,
    .draw = draw_race,
    .palette = race_palette,
    .notes = race_notes,
};
