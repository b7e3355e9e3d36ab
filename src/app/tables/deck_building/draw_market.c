// SPDX-License-Identifier: MIT
// Draws the starbase: nine slots to search and buy from, and the basic cards. Affordable cards are
// highlighted; while a card is dragged over the buy zone, those that would be affordable afterwards.
#include "app/tables/deck_building/draw.h"

#include "games/deck_building/numbers.h"

#include "app/stage/widgets.h"

#include <math.h>
#include <stdio.h>

// True if something on sale is affordable.
static bool can_afford_any(const App *app, const CardTable *table) {
    const BuildingBoard *s = &shown(table)->table;
    const BuildingRules *rules = building_rules(app);
    for (int i = 0; i < rules->slots + rules->pile_count; i++) {
        const bool pile = i >= rules->slots;
        const uint8_t card = pile ? rules->pile[i - rules->slots] : s->search[i];
        if (card < rules->card_count && rules->card[card].cost != NONE &&
            (!pile || s->pile[i - rules->slots] > 0) &&
            building_price(rules, s, table->front, card) <= building_xp_shown(table))
            return true;
    }
    return false;
}

// What can be bought now, or why nothing can.
static void say_offer(const App *app, const CardTable *table, char *out, size_t size) {
    const int left = building_xp_shown(table);
    const bool any = can_afford_any(app, table);
    app_fill(app, out, size,
             building_market_is_closed(app, table) ? "building.starbase_later"
             : !building_judges_prices(app, table) ? "building.starbase"
             : !any                                ? "building.starbase_none"
             : left > 0                            ? "building.starbase_lit"
                                                   : "building.starbase_free",
             NUM("number", left));
}

static void draw_captions(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const BuildingBoard *s = &shown(table)->table;
    const GfxRect row = layout->captions, market = layout->market;
    char text[120];
    if (row.h <= 0 || building_is_asked(app, table)) // the question's panel covers that row
        return;
    say_offer(app, table, text, sizeof text);
    words_fit(app, gfx_rect(market.x, row.y, market.w * 0.64F, row.h), GFX_FONT_TEXT_MEDIUM, 15, 12,
              COLOR_TEXT, GFX_LEFT, text);
    app_fill(app, text, sizeof text, "building.starbase_piles", NUM("deck", s->size[ZONE_STARBASE]),
             NUM("discard", s->size[ZONE_STARBASE_DISCARD]));
    words_fit(app, gfx_rect(market.x + market.w * 0.64F, row.y, market.w * 0.36F, row.h),
              GFX_FONT_TEXT_MEDIUM, 15, 12, COLOR_TEXT_DIM, GFX_RIGHT, text);
    words_fit(app, gfx_rect(layout->basics.x, row.y, layout->basics.w, row.h), GFX_FONT_TEXT_MEDIUM, 15, 12,
              COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "building.basics"));
}

static void draw_empty(App *app, const CardTable *table, GfxRect rect) {
    const GfxPaint fill = paint_solid(0x0D78A0DCu);
    gfx_round(app->gfx, rect, lpx(table, 11), &fill);
    gfx_dashed(app->gfx, rect, lpx(table, 11), fmaxf(1, lpx(table, 2)), lpx(table, 7), lpx(table, 6),
               COLOR_LINE_STRONG);
}

// At the right of its header: how many cards are in its pile.
static Chip count_of(const CardTable *table, int pile) {
    return (Chip){.sign = "icons/phosphor/cards.svg",
                  .value = shown(table)->table.pile[pile],
                  .color = COLOR_LINE_STRONG};
}

static float count_h(const CardTable *table) {
    return lpx(table, table->layout.large ? 20 : 24);
}

// Its name ends before that number.
static CardPlace named_place(const App *app, const CardTable *table, uint8_t card, const CardPlace *place) {
    const BuildingRules *rules = building_rules(app);
    CardPlace named = *place;
    for (int i = 0; i < rules->pile_count; i++) {
        const Chip chip = count_of(table, i);
        if (rules->pile[i] == card)
            named.taken = chip_width(app->gfx, &chip, count_h(table)) + lpx(table, 8);
    }
    return named;
}

// A card on sale: a white badge if affordable, else how much is missing, below its price, or neither as long
// as the hand has brought nothing yet; signs say what it does, and no text lies on its picture, which is
// known at a glance. The picture stays as it is, and is dimmer only while the starbase is closed.
static void draw_offer(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const BuildingRules *rules = building_rules(app);
    CardLook look = building_card_look(table->looks, card->card, PALETTE_NEUTRAL);
    const bool acts = building_judges_prices(app, table);
    char badge[16];
    if (rules->card[card->card].cost != NONE) {
        const int price = building_price(rules, &shown(table)->table, table->front, card->card);
        const int left = building_xp_shown(table);
        const bool open = left == 0 && price > 0 && table->scene.zone[AT_HAND].count > 0;
        snprintf(badge, sizeof badge, "%d", acts ? price : rules->card[card->card].cost);
        look.badge = badge;
        look.badge_look = !acts || open ? BADGE_OWN : price <= left ? BADGE_CAN : BADGE_CANNOT;
        look.short_by = acts && !open && price > left ? price - left : 0;
    }
    const CardPlace named = named_place(app, table, card->card, place);
    card_art_draw(app->gfx, &look, &named);
    const bool rests = building_market_is_closed(app, table);
    if (rests && place->lift <= 0) {
        const float h = place->height > 0 ? place->height : card_art_height(place->mode, place->width);
        draw_resting(app, gfx_rect(place->x, place->y, place->width, h), lpx(table, 11));
    }
}

void building_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    const float h = place->height > 0 ? place->height : card_art_height(place->mode, place->width);
    const GfxRect rect = {place->x, place->y, place->width, h};
    const BuildingRules *rules = building_rules(app);
    if (card->own[OWN_KIND] == OWN_EMPTY) {
        draw_empty(app, table, rect);
    } else if (card->own[OWN_KIND] == OWN_XP) {
        char number[8];
        snprintf(number, sizeof number, "%u", own(table)->choice.amount);
        const GfxPaint fill = paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
        gfx_round(app->gfx, rect, lpx(table, 10), &fill);
        words_at(app, rect, GFX_FONT_DISPLAY_BOLD, 25, COLOR_BUTTON_INK, GFX_CENTRE, number);
    } else if (card->card == CARD_HIDDEN) {
        const bool space = card->own[OWN_KIND] == OWN_SPACE || card->owner >= table->layout.seats;
        card_art_draw_back(app->gfx,
                           space ? building_back_palette(table->looks) : seat_palette(app, card->owner), "",
                           place);
    } else if (card->card < rules->card_count && !is_deckable(&rules->card[card->card]) &&
               rules->card[card->card].kind != KIND_SPECIAL) {
        const float more = (place->scale - 1) / 2; // on its way
        building_draw_tile(app, table, card->card, building_bridge_seat(seen(table)),
                           gfx_rect(roundf(rect.x - more * rect.w), roundf(rect.y - more * rect.h),
                                    roundf(rect.w * place->scale), roundf(rect.h * place->scale)),
                           place->glow, place->opacity);
    } else if (card->own[OWN_KIND] == OWN_OFFER) {
        draw_offer(app, table, card, place);
    } else {
        const CardLook look = building_look(table->looks, app, card);
        card_art_draw(app->gfx, &look, place);
    }
}

static void draw_pile_counts(App *app, const CardTable *table) {
    const BuildingBoard *s = &shown(table)->table;
    const int count = building_rules(app)->pile_count;
    for (int i = 0; i < count; i++) {
        const GfxRect pile = building_pile(&own(table)->layout, i, count);
        const Chip chip = count_of(table, i);
        const float h = count_h(table), w = chip_width(app->gfx, &chip, h);
        chip_draw(app->gfx, &chip, roundf(pile.x + pile.w - w - lpx(table, 8)),
                  roundf(pile.y + lpx(table, 7)), h);
        if (s->pile[i] == 0)
            draw_resting(app, pile, lpx(table, 11));
    }
}

// ---- buying at the card itself

GfxRect building_buy_rect(const CardTable *table, GfxRect card) {
    const float w = roundf(fminf(card.w * 0.42F, lpx(table, 110))),
                h = roundf(fminf(card.h * 0.32F, lpx(table, 38)));
    return gfx_rect(roundf(card.x + card.w - w - lpx(table, 6)), roundf(card.y + card.h * 0.33F), w, h);
}

// On the card that is pointed at or selected; never in the middle of it, where a click selects.
static void draw_buy(App *app, const CardTable *table, uint8_t zone, int at, bool picked) {
    const Hit *hit = hits_tagged(&app->hits, TAG_BUY, SEAT_NONE, zone);
    char card[HIT_ID_MAX], button[HIT_ID_MAX];
    snprintf(card, sizeof card, zone == AT_PILES ? "pile:%d" : "slot:%d", at + 1);
    snprintf(button, sizeof button, zone == AT_PILES ? "buy_pile:%d" : "buy:%d", at + 1);
    if (hit == NULL || table->showing || table->drag.on ||
        (!picked && !widget_hovered(app, card) && !widget_hovered(app, button)))
        return;
    widget_button(app, button,
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = app_word(app, "building.do.buy_it"),
                            .text_size = table->layout.large ? 15 : 17,
                            .tight = true});
}

static void draw_buys(App *app, const CardTable *table, uint8_t zone, int picked) {
    for (int at = 0; at < table->scene.zone[zone].count; at++)
        draw_buy(app, table, zone, at, at == picked);
}

static int picked_in(const CardTable *table, uint8_t zone) {
    const BuildingChoice *choice = &own(table)->choice;
    const bool slot = choice->pick == PICK_SLOT && zone == AT_MARKET,
               pile = choice->pick == PICK_PILE && zone == AT_PILES;
    return slot || pile ? choice->at : -1;
}

void building_draw_market(App *app, const CardTable *table) {
    draw_captions(app, table);
    draw_zone(app, table, AT_MARKET, picked_in(table, AT_MARKET));
    draw_zone(app, table, AT_PILES, picked_in(table, AT_PILES));
    draw_pile_counts(app, table);
    draw_buys(app, table, AT_MARKET, picked_in(table, AT_MARKET));
    draw_buys(app, table, AT_PILES, picked_in(table, AT_PILES));
}
