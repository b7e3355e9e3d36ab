// SPDX-License-Identifier: MIT
// What somebody has to choose from, spread out over the bridge; the rest of the board darker.
#include "app/tables/deck_building/draw.h"

#include <math.h>
#include <stdio.h>

static bool is_space(const App *app, uint8_t card) {
    const BuildingRules *rules = building_rules(app);
    return card < rules->card_count && !is_deckable(&rules->card[card]) &&
           rules->card[card].kind != KIND_SPECIAL;
}

// As wide as its kind needs.
static float option_width(const CardTable *table, const Command *option) {
    const BuildingRules *rules = building_looks_rules(table->looks);
    const BuildingLayout *layout = &own(table)->layout;
    const uint8_t card = building_option_card(table, option);
    const bool space = card < rules->card_count && !is_deckable(&rules->card[card]);
    if (space)
        return fminf(layout->mission[0].w * 1.1F, layout->fan.w * 0.32F);
    return card < rules->card_count ? layout->crew_w : layout->fan.w * 0.26F;
}

GfxRect building_option_rect(const CardTable *table, int at) {
    const BuildingTable *t = own(table);
    return building_fan_card(&t->layout, at, t->options, option_width(table, &t->option[at]));
}

static void draw_text_option(App *app, const CardTable *table, GfxRect rect, const Command *option,
                             bool lit) {
    char text[240];
    const bool seat = option->verb == VERB_TARGET || option->verb == VERB_CHOOSE_SEAT;
    const int palette =
        seat && option->to < table->layout.seats ? seat_palette(app, option->to) : PALETTE_NEUTRAL;
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill = paint_down(colors->dark, colors->deep);
    const float edge = lpx(table, 16);
    building_option_text(app, table, option, text, sizeof text);
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, lit ? 3 : 1.5F)),
              lit ? COLOR_ICE : colors->main);
    if (seat) {
        const float em = roundf(fminf(rect.h * 0.4F, lpx(table, 60)));
        emblem_at(app, palette, roundf(rect.x + (rect.w - em) / 2), roundf(rect.y + rect.h * 0.16F), em,
                  COLOR_WHITE);
        words_fit(app, gfx_rect(rect.x + edge, rect.y + rect.h * 0.6F, rect.w - 2 * edge, rect.h * 0.2F),
                  GFX_FONT_DISPLAY, 20, 12, COLOR_WHITE, GFX_CENTRE, text);
        building_draw_damage(
            app, table, gfx_rect(rect.x + edge, rect.y + rect.h * 0.8F, rect.w - 2 * edge, rect.h * 0.16F),
            option->to, seen(table)->table.seat[option->to].damage);
        return;
    }
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_WHITE, GFX_CENTRE);
    const float line = widget_line(app, 27);
    const float h = (float)gfx_text_lines(app->gfx, &style, rect.w - 2 * edge, text) * line;
    gfx_text_wrapped(app->gfx, &style, line, 0,
                     gfx_rect(rect.x + edge, rect.y + fmaxf(edge, (rect.h - h) / 2), rect.w - 2 * edge, 0),
                     text);
}

static void draw_option(App *app, const CardTable *table, int at) {
    const Command *option = &own(table)->option[at];
    const GfxRect rect = building_option_rect(table, at);
    const uint8_t card = building_option_card(table, option);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "option:%d", at + 1);
    const bool lit = widget_hovered(app, id) || widget_focused(app, id);
    if (card == CARD_HIDDEN || (card == NONE && option->verb == VERB_CHOOSE_CARD))
        return;
    if (is_space(app, card)) {
        const float h = fminf(rect.h, target_art_height(rect.w));
        building_draw_tile(app, table, card, table->front,
                           gfx_rect(rect.x, rect.y + (rect.h - h) / 2, rect.w, h), lit, 1);
    } else if (card < building_rules(app)->card_count) {
        const bool offer = option->verb == VERB_CHOOSE_SLOT || option->verb == VERB_CHOOSE_PILE;
        const CardLook look =
            building_card_look(table->looks, card, offer ? PALETTE_NEUTRAL : seat_palette(app, table->front));
        CardPlace place = card_place(CARD_TABLE, rect.x, rect.y, rect.w);
        place.height = rect.h;
        place.glow = lit;
        card_art_draw(app->gfx, &look, &place);
    } else {
        draw_text_option(app, table, rect, option, lit);
    }
}

// Where cards of several places are offered: whence each comes stands on the choice's caption.
static void draw_caption(App *app, const CardTable *table) {
    const GfxRect at = own(table)->layout.stats;
    char ask[120];
    action_ask(app, table, building_card_name(table->looks, seen(table)->asks_about), ask);
    if (own(table)->choice.pick == PICK_EFFECTS)
        text_copy(ask, sizeof ask, building_card_name(table->looks, own(table)->choice.card));
    words_fit(app, at, GFX_FONT_DISPLAY, 21, 13, COLOR_WHITE, GFX_CENTRE, ask);
}

// The card that asks, where nothing else is spread out.
static void draw_asking(App *app, const CardTable *table) {
    const uint8_t card = seen(table)->asks_about;
    const GfxRect fan = own(table)->layout.fan;
    if (card >= building_rules(app)->card_count)
        return;
    if (is_space(app, card)) {
        const float w = fminf(own(table)->layout.mission[0].w * 1.2F, fan.h * 1.8F),
                    h = fminf(fan.h, target_art_height(w));
        building_draw_tile(app, table, card, SEAT_NONE,
                           gfx_rect(fan.x + (fan.w - w) / 2, fan.y + (fan.h - h) / 2, w, h), false, 1);
        return;
    }
    const CardLook look = building_card_look(table->looks, card, seat_palette(app, table->front));
    CardPlace place = card_place(CARD_TABLE, fan.x + (fan.w - own(table)->layout.crew_w) / 2, fan.y,
                                 own(table)->layout.crew_w);
    place.height = fan.h;
    card_art_draw(app->gfx, &look, &place);
}

void building_draw_choice(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const GfxRect bridge = layout->bridge;
    const GfxRect above = {0, table->layout.top_bar.h, table->layout.window.w,
                           bridge.y - table->layout.top_bar.h};
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_fill(app->gfx, above, color_alpha(COLOR_SPACE, 0.4F));
    gfx_panel(app->gfx, bridge, lpx(table, 14), &fill, fmaxf(2, lpx(table, 2)), COLOR_ICE);
    draw_caption(app, table);
    for (int i = 0; i < own(table)->options; i++)
        draw_option(app, table, i);
    if (own(table)->options == 0)
        draw_asking(app, table);
}
