// SPDX-License-Identifier: MIT
// Draws space: open missions with their goals, the deck to explore, infections, and the card being met.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/show.h"

#include "app/kit/pile.h"
#include "app/kit/scene.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>

// What can be completed now stands out from all else that can be done; golden is what a hint means.
void building_draw_completes(App *app, const CardTable *table, GfxRect rect, float radius, bool above) {
    const GfxPaint line = paint_solid(COLOR_POSITIVE);
    if (above)
        gfx_frame(app->gfx, rect, radius, fmaxf(2, lpx(table, 3)), &line);
    else
        gfx_glow(app->gfx, rect, radius, lpx(table, 20), color_alpha(COLOR_POSITIVE, 0.75F));
}

void building_draw_tile(App *app, const CardTable *table, uint8_t card, Seat seat, GfxRect rect, bool lit,
                        float opacity) {
    const bool judged = seat < shown(table)->table.seats;
    const TargetLook look =
        building_space_look(table->looks, judged ? &shown(table)->table : NULL, judged ? seat : 0, card);
    if (lit)
        building_draw_completes(app, table, rect, lpx(table, 12), false);
    target_art_draw(app->gfx, app->pictures, &look, TARGET_TILE, rect, opacity);
    if (lit)
        building_draw_completes(app, table, rect, lpx(table, 12), true);
}

static void draw_caption(App *app, const CardTable *table, GfxRect at, GfxAlign align, const char *text) {
    if (own(table)->layout.captions.h > 0)
        words_fit(app, at, GFX_FONT_TEXT_MEDIUM, 15, 12, COLOR_TEXT_DIM, align, text);
}

// ---- missions

#define SKY_LIGHT 0.5F // of an empty place

// A quiet sky, and what will be there.
static void draw_no_mission(App *app, const CardTable *table, int at, GfxRect rect) {
    const float radius = lpx(table, 12), size = roundf(rect.h * 0.3F), line = rect.h * 0.19F;
    char sky[96];
    gfx_opacity_push(app->gfx, SKY_LIGHT);
    if (building_sky(app, (uint8_t)(at + 1), sky, sizeof sky) != NULL)
        card_art_draw_painting(app->gfx, app->pictures, sky, rect, radius);
    gfx_opacity_pop(app->gfx);
    gfx_dashed(app->gfx, rect, radius, fmaxf(1, lpx(table, 1.5F)), lpx(table, 7), lpx(table, 6),
               COLOR_LINE_STRONG);
    icon_at(app, "icons/game-icons/compass.svg", roundf(rect.x + (rect.w - size) / 2),
            roundf(rect.y + rect.h * 0.14F), size, COLOR_TEXT_DIM);
    words_fit(app, gfx_rect(rect.x + radius, rect.y + rect.h * 0.5F, rect.w - 2 * radius, line),
              GFX_FONT_DISPLAY, 17, 12, COLOR_TEXT, GFX_CENTRE, app_word(app, "building.no_mission"));
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT, 12, COLOR_TEXT, GFX_CENTRE);
    const GfxRect below = {rect.x + radius, rect.y + rect.h * 0.5F + line, rect.w - 2 * radius, line};
    const char *what = app_word(app, "building.mission_place");
    if (gfx_text_width(app->gfx, &least, what) <= below.w) // else the line above is enough
        words_fit(app, below, GFX_FONT_TEXT, 14, 11, COLOR_TEXT, GFX_CENTRE, what);
}

static void draw_missions(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const Zone *zone = &table->scene.zone[AT_MISSIONS];
    const Seat judge = building_bridge_seat(seen(table));
    bool over = false;
    const bool place = building_place_lit(app, table, PLACE_SPACE, &over);
    for (int at = 0; at < OPEN_MISSIONS; at++) {
        const GfxRect rect = layout->mission[at];
        if (at >= zone->count) {
            draw_no_mission(app, table, at, rect);
            continue;
        }
        const Sprite *sprite = &table->scene.sprite[zone->sprite[at]];
        if (sprite->pose.fly >= 1) // on its way
            draw_no_mission(app, table, at, rect);
        else
            building_draw_tile(app, table, sprite->now.card, judge, sprite_rect(sprite), sprite->lit,
                               sprite->pose.opacity);
    }
    if (place)
        draw_drop_target(app, table,
                         gfx_rect(layout->mission[0].x, layout->mission[0].y, layout->mission[0].w,
                                  layout->mission[1].y + layout->mission[1].h - layout->mission[0].y),
                         12, over);
}

// ---- decks

static void draw_deck(App *app, const CardTable *table, GfxRect rect, int palette, const char *sign,
                      int count, bool lit) {
    CardPlace place = card_place(CARD_PILE, rect.x, rect.y, rect.w);
    place.height = rect.h;
    place.glow = lit;
    if (count == 0) {
        draw_empty_place(app, table, rect);
    } else {
        const float size = roundf(fminf(rect.w, rect.h) * 0.5F);
        card_art_draw_back(app->gfx, palette, "", &place);
        const GfxPaint veil = paint_solid(color_alpha(palette_faction(palette)->deep, 0.75F));
        gfx_circle(app->gfx, rect.x + rect.w / 2, rect.y + rect.h / 2, size * 0.66F, &veil);
        icon_at(app, sign, roundf(rect.x + (rect.w - size) / 2), roundf(rect.y + (rect.h - size) / 2), size,
                palette_faction(palette)->light);
    }
    card_art_draw_count(app->gfx, palette, count, rect.x + rect.w / 2, rect.y + rect.h);
}

// How to explore, or what it would cost.
static const char *explore_words(const App *app, const CardTable *table, char *out, size_t size) {
    const uint8_t card = building_gives_up(app, table);
    return card == NONE ? app_word(app, "building.explore_hint")
                        : app_fill(app, out, size, "building.gives_up.brief",
                                   STR("card", building_card_name(table->looks, card)));
}

// How to explore where there is a rail, and that battles come of it; each where there is room for it.
static void draw_explore_words(App *app, const CardTable *table, GfxRect box) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT),
                   least = widget_style(app, GFX_FONT_TEXT, 12, COLOR_TEXT, GFX_LEFT);
    const char *holds = app_word(app, "building.space_holds");
    const float line = widget_line(app, 19);
    char text[160], both[320];
    if (table->layout.rail.w <= 0) {
        if (gfx_text_width(app->gfx, &least, holds) <= box.w)
            words_fit(app, box, GFX_FONT_TEXT, 14, 12, COLOR_TEXT, GFX_LEFT, holds);
        return;
    }
    const char *how = explore_words(app, table, text, sizeof text);
    snprintf(both, sizeof both, "%s %s", how, holds);
    const bool fits = (float)gfx_text_lines(app->gfx, &least, box.w, both) * line <= box.h;
    gfx_text_wrapped_fit(app->gfx, &style, 12, line, box, fits ? both : how);
}

static void draw_explore(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const PlayerState *player = &shown(table)->table.seat[building_bridge_seat(seen(table))];
    const GfxRect box = layout->explore;
    const float edge = lpx(table, table->layout.large ? 4 : 12),
                chip = lpx(table, table->layout.large ? 24 : 30);
    bool over = false;
    if (table->layout.rail.w > 0)
        widget_panel(app, box, 12, COLOR_LINE);
    if (building_place_lit(app, table, PLACE_SEARCH, &over)) {
        draw_drop_target(app, table, box, 12, over);
        words_fit(app, gfx_inset(box, edge), GFX_FONT_DISPLAY, 17, 12, COLOR_ICE, GFX_CENTRE,
                  app_word(app, "building.drop_search"));
        return;
    }
    const GfxRect words = {box.x + edge, box.y + lpx(table, 8), box.w - 2 * edge,
                           box.h - chip - lpx(table, 22)};
    if (layout->infections.w <= 0)
        draw_explore_words(app, table, words);
    const Chip chips[] = {
        {.sign = "glyphs/stat-explore.svg", .value = player->explores, .color = COLOR_STOCK},
        {.sign = "glyphs/stat-search.svg", .value = player->searches, .color = COLOR_STOCK},
        {.sign = "glyphs/stat-mission.svg", .value = player->mission_explores, .color = COLOR_STOCK}};
    chips_draw(app->gfx, chips, 3,
               gfx_rect(box.x + edge, box.y + box.h - chip - lpx(table, 8), box.w - 2 * edge, chip), false);
}

static void draw_decks(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const BuildingBoard *s = &seen(table)->table;
    draw_caption(app, table,
                 gfx_rect(layout->space_deck.x - lpx(table, 16), layout->explore.y - lpx(table, 2),
                          lpx(table, 130), lpx(table, 22)),
                 GFX_LEFT, app_word(app, "building.space_deck"));
    draw_deck(app, table, layout->space_deck, building_back_palette(table->looks),
              "icons/game-icons/compass.svg", s->size[ZONE_SPACE], table->steady && own(table)->explores);
    if (layout->infections.w > 0)
        draw_deck(app, table, layout->infections, building_infection_palette(table->looks),
                  "glyphs/kind-infection.svg", s->size[ZONE_INFECTIONS], false);
    draw_explore(app, table);
}

// ---- the card that is met

#define TURNS 0.5F // fraction of the growing time after which it turns over

// A back comes out of the deck, and turns over when it has arrived.
static void draw_coming(App *app, const CardTable *table, GfxRect to, float part) {
    const GfxRect from = own(table)->layout.space_deck;
    const float way = ease_out_cubic(fminf(1, part / TURNS));
    CardPlace place = card_place(CARD_PILE, 0, 0, from.w + (to.w - from.w) * way);
    place.height = from.h + (to.h - from.h) * way;
    place.x = from.x + from.w / 2 + (to.x + to.w / 2 - from.x - from.w / 2) * way - place.width / 2;
    place.y = from.y + from.h / 2 + (to.y + to.h / 2 - from.y - from.h / 2) * way - place.height / 2;
    card_art_draw_back(app->gfx, building_back_palette(table->looks), "", &place);
}

// Makes room for a question, by moving over the missions.
GfxRect building_event_rect(const App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    if (!building_is_asked(app, table))
        return layout->event;
    if (building_asking_card(app, table) == building_shown_event(table))
        return gfx_rect(0, 0, 0, 0);
    const GfxRect upper = layout->mission[0], lower = layout->mission[1];
    return gfx_rect(upper.x, upper.y, upper.w, lower.y + lower.h - upper.y);
}

// The card comes out of the deck and stays as long as it is being met.
static void draw_event(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const uint8_t card = building_shown_event(table);
    if (card == NONE || card == CARD_HIDDEN)
        return;
    const float part =
        own(table)->flip < 1 ? fminf(1, own(table)->flip * own(table)->flip_ms / (FLIP_MS * FLIP_GROWS)) : 1;
    if (!building_is_asked(app, table))
        draw_resting(app, gfx_inset(layout->market, -lpx(table, 4)), lpx(table, 12));
    const GfxRect to = building_event_rect(app, table);
    if (to.w <= 0)
        return;
    if (part < 1)
        draw_coming(app, table, to, part);
    if (part >= 1 && table->theirs)
        building_draw_found(app, table, card, to, 1);
    if (part > TURNS)
        building_draw_tile(app, table, card, building_bridge_seat(seen(table)), to, false,
                           (part - TURNS) / (1 - TURNS));
}

void building_draw_space(App *app, const CardTable *table) {
    const GfxRect captions = own(table)->layout.captions;
    draw_caption(app, table, gfx_rect(captions.x, captions.y, lpx(table, 300), captions.h), GFX_LEFT,
                 app_word(app, "building.caption"));
    draw_missions(app, table);
    draw_decks(app, table);
    draw_event(app, table);
}
