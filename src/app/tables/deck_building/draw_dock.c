// SPDX-License-Identifier: MIT
// Draws the front edge of the table: the own flagship with its secret drafts, the deck, the hand, and the
// discard pile, which is also the buy zone.
#include "app/tables/deck_building/draw.h"

#include "app/kit/gauge.h"
#include "app/kit/hand_row.h"
#include "app/kit/pile.h"

#include <math.h>
#include <stdio.h>

// ---- plate

#define NAME_PART 0.6F   // fraction of a draft's height that two lines of its name take
#define NAME_LEAST 24.0F // pixels that they take
#define TWO_LEAST 26.0F  // of the draft, to hold them

// Its value, at the right end of its box; a draft that no longer counts is crossed out instead.
static void draw_worth(App *app, const CardTable *table, GfxRect at, uint8_t card, bool is_void) {
    if (is_void)
        icon_at(app, "icons/phosphor/x.svg", at.x, at.y, at.w, COLOR_TEXT_DIM);
    else
        target_art_draw_points(app->gfx, at.x, at.y, at.w,
                               building_looks_rules(table->looks)->card[card].points);
}

static void draw_goal(App *app, const CardTable *table, GfxRect at, uint8_t card, bool is_void) {
    Chip chips[GOAL_CHIPS];
    if (is_void) {
        words_fit(app, at, GFX_FONT_TEXT_MEDIUM, 14, 10, COLOR_TEXT_DIM, GFX_LEFT,
                  app_word(app, "building.draft_void"));
        return;
    }
    const int count = building_goal_chips(table->looks, &shown(table)->table, table->front, card, chips);
    chips_draw(app->gfx, chips, count, at, false);
}

static void draw_known_draft(App *app, const CardTable *table, GfxRect box, uint8_t card) {
    const bool is_void = building_draft_is_void(table->looks, &shown(table)->table, card);
    const float star = roundf(box.h * 0.68F), edge = lpx(table, 10);
    const float w = box.w - star - 2 * edge;
    GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY, 15, is_void ? COLOR_TEXT_DIM : COLOR_WHITE, GFX_LEFT);
    GfxStyle least = style;
    least.size = lpx(table, 12);
    const char *name = building_card_name(table->looks, card);
    const bool is_long = gfx_text_width(app->gfx, &least, name) > w, two = is_long && box.h >= TWO_LEAST;
    // Three drafts, or no room below two lines: only the name.
    const bool low =
        box.h < lpx(table, table->layout.large ? 32 : 42) || (is_long && box.h * NAME_PART < NAME_LEAST);
    const float part = low ? 1 : is_long ? NAME_PART : 0.5F;
    const float indent = low || is_long ? 0 : box.h * 0.04F;
    const GfxRect room = {box.x + edge, box.y + indent, w, box.h * part - indent};
    style.brief = is_long && !two; // in the smallest windows, where the rail has all of it
    if (two)
        gfx_text_name(app->gfx, &style, least.size, least.size, room, name);
    else
        gfx_text_fit(app->gfx, &style, least.size, room, name);
    draw_worth(app, table,
               gfx_rect(box.x + box.w - star - lpx(table, 6), box.y + (box.h - star) / 2, star, star), card,
               is_void);
    if (!low)
        draw_goal(app, table,
                  gfx_rect(box.x + edge, roundf(box.y + box.h * part), w, roundf(box.h * (0.94F - part))),
                  card, is_void);
}

static void draw_draft(App *app, const CardTable *table, GfxRect box, int at, uint8_t card) {
    const FactionColors *colors = palette_faction(seat_palette(app, table->front));
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const bool lit = table->steady && (own(table)->completes >> at & 1) != 0;
    const bool is_void = building_draft_is_void(table->looks, &shown(table)->table, card);
    if (lit)
        building_draw_completes(app, table, box, lpx(table, 9), false);
    gfx_panel(app->gfx, box, lpx(table, 9), &fill, fmaxf(1, lpx(table, 1)),
              is_void ? COLOR_LINE : color_alpha(colors->main, 0.47F));
    if (lit)
        building_draw_completes(app, table, box, lpx(table, 9), true);
    if (card >= building_rules(app)->card_count)
        words_fit(app, box, GFX_FONT_TEXT, 14, 12, COLOR_TEXT_DIM, GFX_CENTRE,
                  app_word(app, "building.secret"));
    else
        draw_known_draft(app, table, box, card);
}

static void draw_drafts(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const BuildingBoard *s = &shown(table)->table;
    const uint8_t zone = zone_of(ZONE_DRAFTS, table->front);
    const float sign = roundf(layout->plate_drafts.h * 0.8F);
    const GfxRect label = {layout->plate_drafts.x, layout->plate_drafts.y,
                           layout->plate_drafts.w - sign - lpx(table, 6), layout->plate_drafts.h};
    words_fit(app, label, GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
              app_word(app, s->size[zone] > 0 ? "building.your_drafts" : "building.no_drafts"));
    if (s->size[zone] > 0)
        icon_at(app, "icons/phosphor/eye-slash.svg",
                roundf(layout->plate_drafts.x + layout->plate_drafts.w - sign), layout->plate_drafts.y, sign,
                COLOR_TEXT_DIM);
    for (int at = 0; at < s->size[zone] && at < 4; at++)
        if (layout->draft[at].h > 0)
            draw_draft(app, table, layout->draft[at], at, zone_cards(s, zone)[at]);
}

static void draw_plate(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const BuildingForecast *then = &own(table)->forecast;
    const int points = (int)lroundf(own(table)->points[table->front]);
    const int goal = pair(seen(table)->table.goal), damage = (int)lroundf(own(table)->damage[table->front]);
    bool over = false;
    draw_seat_panel(app, table, table->layout.plate, table->front);
    building_draw_head(app, table, table->layout.plate_head, table->front);
    draw_gauge(app, layout->plate_bar,
               &(Gauge){.color = COLOR_GOLD,
                        .now = points,
                        .then = then->kind == FORECAST_COMPLETE ? then->points : points,
                        .most = goal > 0 ? goal : 1});
    building_draw_damage(app, table, layout->plate_damage, table->front,
                         then->kind == FORECAST_REPAIR ? then->damage : damage);
    draw_drafts(app, table);
    if (building_place_lit(app, table, PLACE_POINTS, &over))
        draw_drop_target(app, table, table->layout.plate, 14, over);
    if (building_place_lit(app, table, PLACE_DAMAGE, &over))
        draw_drop_target(app, table, gfx_inset(layout->plate_damage, -lpx(table, 4)), 8, over);
}

// ---- piles

static void draw_deck(App *app, const CardTable *table) {
    const GfxRect deck = own(table)->layout.deck;
    draw_pile_name(app, table, deck, app_word(app, "area.deck.name"));
    draw_pile(app, table, deck, seat_palette(app, table->front),
              seen(table)->table.size[zone_of(ZONE_DECK, table->front)], NULL);
}

static void draw_top_card(App *app, const CardTable *table) {
    const BuildingBoard *s = &settled(table)->table;
    const uint8_t zone = zone_of(ZONE_DISCARD, table->front), top = zone_top(s, zone);
    const int palette = seat_palette(app, table->front);
    CardLook look = {.name = NULL};
    if (top < building_rules(app)->card_count)
        look = building_card_look(table->looks, top, palette);
    draw_pile(app, table, own(table)->layout.top_card, palette, s->size[zone], &look);
}

// What the zone accepts now: a purchase, a card to trash, in a battle a card to play.
static void draw_zone_words(App *app, const CardTable *table, bool lit, bool battle) {
    const GfxRect zone = own(table)->layout.discard;
    const bool trash = seen(table)->asks == ASK_TRASH_PHASE;
    const GfxRect card = own(table)->layout.top_card;
    const float edge = zone.x + zone.w - card.x - card.w, h = lpx(table, 26), top = lpx(table, 6);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_HEADING, GFX_LEFT);
    const char *key = battle  ? "building.drop_to_play"
                      : trash ? "building.drop_to_trash"
                              : "building.drop_to_buy";
    if (lit) // in two lines if the zone is narrow
        gfx_text_wrapped_fit(
            app->gfx, &style, lpx(table, 12), widget_line(app, 21),
            gfx_rect(zone.x + edge, zone.y + top, zone.w - 2 * edge, card.y - zone.y - top - lpx(table, 3)),
            app_word(app, key));
    const bool narrow = zone.w < 2 * card.w, bridge = lit && battle;
    const char *below = narrow ? (bridge ? app_word(app, "area.bridge.name") : ui_word(app, UI_TABLE_DISCARD))
                               : app_word(app, bridge ? "building.your_bridge" : "building.your_discard");
    const float side = narrow ? lpx(table, 3) : edge;
    words_fit(app, gfx_rect(zone.x + side, zone.y + zone.h - h - lpx(table, 4), zone.w - 2 * side, h),
              GFX_FONT_TEXT_MEDIUM, 14, 12, lit ? COLOR_ICE : COLOR_TEXT_DIM, narrow ? GFX_CENTRE : GFX_RIGHT,
              below);
}

static void draw_discard(App *app, const CardTable *table) {
    const GfxRect zone = own(table)->layout.discard;
    const bool battle = building_shows_battle(table);
    bool over = false;
    const bool lit = building_place_lit(app, table, battle ? PLACE_BRIDGE : PLACE_DISCARD, &over);
    if (lit) {
        const GfxPaint fill = paint_down(0x3878B4FFu, 0x1A78B4FFu);
        gfx_round(app->gfx, zone, lpx(table, 18), &fill);
        draw_drop_target(app, table, zone, 18, over);
    } else {
        gfx_dashed(app->gfx, zone, lpx(table, 18), fmaxf(1, lpx(table, 1.5F)), lpx(table, 7), lpx(table, 6),
                   COLOR_LINE);
    }
    draw_zone_words(app, table, lit, battle);
    draw_top_card(app, table);
}

// ---- hand

static bool is_asked(const App *app, const CardTable *table, uint8_t card) {
    return !table->showing && table_deciding(app) && card != CARD_HIDDEN &&
           seen(table)->to_act == table->front && own(table)->options == 0 && seen(table)->asks <= ASK_BATTLE;
}

static bool is_playable(const App *app, const CardTable *table, uint8_t card) {
    Command play = pattern_of(VERB_PLAY), trash = pattern_of(VERB_TRASH);
    play.card = trash.card = card;
    const LegalList legal = table_legal(app);
    return legal_find(legal, &play) != NULL || legal_find(legal, &trash) != NULL ||
           building_would_begin(app, table, card);
}

// Why a card of the hand cannot be played now, as long as that is so; NULL: it can, or is not asked for.
static const char *why_not(const App *app, const CardTable *table, uint8_t card) {
    const BuildingRules *rules = building_rules(app);
    const uint8_t asks = seen(table)->asks;
    if (card >= rules->card_count || (asks != ASK_ACTION && asks != ASK_EVENT && asks != ASK_BATTLE))
        return NULL;
    if (rules->card[card].kind == KIND_SETUP && asks != ASK_ACTION)
        return app_word(app, asks == ASK_BATTLE ? "building.cannot.in_battle" : "building.cannot.on_event");
    if (rules->card[card].kind == KIND_INFECTION && asks != ASK_BATTLE)
        return app_word(app, "building.cannot.infection");
    return rules->card[card].handheld ? app_word(app, "building.cannot.held") : NULL;
}

HandCard building_hand_card(const App *app, const CardTable *table, int at) {
    const BuildingChoice *choice = &own(table)->choice;
    const uint8_t card = table_card_at(table, AT_HAND, at)->card;
    const bool picked = choice->pick == PICK_HAND && choice->at == at;
    const bool asked = is_asked(app, table, card), playable = asked && is_playable(app, table, card);
    return (HandCard){.raised = picked,
                      .lit = picked || playable,
                      .dull = asked && !playable,
                      .gentle = true,
                      .why = card != CARD_HIDDEN ? why_not(app, table, card) : NULL,
                      .above = picked};
}

static void draw_hand(App *app, const CardTable *table) {
    draw_hand_row(app, table, NULL);
}

void building_draw_dock(App *app, const CardTable *table) {
    if (!draw_dock_ground(app, table))
        return;
    draw_plate(app, table);
    if (building_ask_covers_hand(app, table)) {
        building_draw_choice(app, table);
        return;
    }
    draw_deck(app, table);
    draw_discard(app, table);
    draw_hand(app, table);
}
