// SPDX-License-Identifier: MIT
// The closer look: a card with all that its kind and its tags mean, a ship with its trait and its numbers,
// the discard pile card by card. Only what everybody may know, and the own hand.
#include "app/kit/inspect.h"
#include "app/kit/draw.h"
#include "app/kit/explain.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/why.h"

#include <stdio.h>

void strike_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at) {
    (void)app;
    at->main = gfx_rect(0, 0, 0, 0);
    at->facts = inspect_centred(table, -540, -316.5F, 1080, 633);
    at->previous = at->next = gfx_rect(0, 0, 0, 0);
}

static void keyed_text(Column *column, const char *sign, Color color, const char *text) {
    static const SignLook look = {
        .x = 2, .y = 3, .size = 19, .left = INSPECT_SIGN, .text = 17, .line = 25, .gap = 10};
    column_sign(column, &look, sign, color, text);
}

// ---- a card

// Can it be used now, and if not, why?
static void draw_use(Column *column, uint8_t card) {
    App *app = column->app;
    const CardTable *table = column->table;
    char text[LOG_LINE_MAX];
    Command first;
    bool held = false;
    const ViewShip *ship = &seen(table)->seat[table->front];
    for (int i = 0; i < ship->hand_count; i++)
        held |= ship->hand[i] == card;
    if (!held || !table_deciding(app) || session_asked_openly(app->session))
        return;
    if (strike_uses(app, table, card, false, &first) > 0) {
        inspect_draw_line(column, "icons/phosphor/check.svg", COLOR_POSITIVE, app_word(app, "tell.usable"));
        return;
    }
    const Command wanted = strike_meant_command(app, table, card, false, SEAT_NONE);
    const Verdict verdict = strike_verdict(app, table, &wanted);
    strike_why(app, table, &wanted, verdict, text, sizeof text);
    if (verdict != VERDICT_OK)
        column_text(column, 18, 26, 14, COLOR_TEXT, text);
}

// Of all cards of the game, wherever they lie now.
static const char *say_copies(const App *app, const CardDef *card, char *out, size_t size) {
    return app_fill(app, out, size, "tell.copies", NUM("number", card->copies),
                    NUM("total", strike_rules(app)->deck_size));
}

static void draw_card(App *app, const CardTable *table, const InspectBoxes *at, uint8_t card) {
    const CardDef *def = &strike_rules(app)->card[card];
    char text[160], cost[120];
    Column column = inspect_draw_title(app, table, at->facts, strike_card_name(table->looks, card));
    column_text(&column, 18, 26, 14, COLOR_TEXT, say_of(app, "card.%s.text", def->id));
    strike_power_words(app, def->cost, NULL, cost, sizeof cost);
    snprintf(text, sizeof text, "%s: %s", app_word(app, "strike.cost"),
             cost[0] != 0 ? cost : app_word(app, "strike.free"));
    inspect_draw_line(&column, "icons/phosphor/info.svg", COLOR_TEXT, text);
    keyed_text(
        &column, strike_kind_sign(def->kind), COLOR_TEXT,
        strike_kind_text(app, table, card,
                         table->inspect.owner < seen(table)->seats ? table->inspect.owner : table->front));
    for (int tag = 0; tag < TAGS && def->attacks; tag++)
        if ((def->attack.tags & 1u << tag) != 0)
            keyed_text(&column, strike_tag_sign((uint8_t)(1u << tag)), COLOR_WEAPONS,
                       say_of(app, "tag.%s.text", strike_tag_words[tag]));
    inspect_draw_line(&column, "icons/phosphor/cards.svg", COLOR_TEXT_DIM,
                      say_copies(app, def, text, sizeof text));
    draw_use(&column, card);
}

// ---- a ship

static void draw_ship(App *app, const CardTable *table, const InspectBoxes *at) {
    const Seat seat = table->inspect.owner;
    const GfxRect box = at->facts;
    char text[200];
    inspect_draw_panel(app, table, box, color_alpha(palette_faction(seat_palette(app, seat))->main, 0.53F));
    snprintf(text, sizeof text, "%.90s \u00B7 %.90s", seat_faction_name(app, seat), seat_name(app, seat));
    Column column = inspect_draw_title(app, table, box, text);
    keyed_text(&column, "icons/phosphor/info.svg", COLOR_TEXT,
               say_of(app, "ship.%s.text", seat_faction_id(app, seat)));
    const float top = column.box.y + lpx(table, 10), half = (box.w - lpx(table, 96)) / 2;
    for (uint8_t track = 0; track <= TRACKS; track++) {
        Explanation why;
        const HitTag tag = {
            .kind = track < TRACKS ? TAG_POWER_NUMBER : TAG_HULL_NUMBER, .seat = seat, .a = track};
        const float x = box.x + lpx(table, 32) + (track % 2 == 0 ? 0 : half + lpx(table, 32));
        const float line = top + (track < 2 ? 0 : lpx(table, 226));
        if (!strike_explain(app, table, &tag, &why))
            continue;
        snprintf(text, sizeof text, "%.60s: %s", why.title, why.value);
        icon_at(app, strike_track_sign(track), x, line + lpx(table, 3), lpx(table, 20),
                strike_track_color(track));
        words_fit(app, gfx_rect(x + lpx(table, 28), line, half, lpx(table, 26)), GFX_FONT_DISPLAY, 19, 14,
                  COLOR_HEADING, GFX_LEFT, text);
        why.foot[0] = 0;
        explain_lines(app, &why, x, line + lpx(table, 34), half, 16, true);
    }
}

// ---- the discard pile

static InspectedPile discard_pile(const App *app, const CardTable *table) {
    return (InspectedPile){.name = app_word(app, "strike.discard"),
                           .card = seen(table)->discard,
                           .count = seen(table)->discard_count,
                           .owner = SEAT_NONE};
}

void strike_inspect_regions(App *app, CardTable *table, const InspectBoxes *at) {
    const InspectedPile pile = discard_pile(app, table);
    if (table->inspect.kind == THING_DISCARD)
        inspect_pile_regions(app, table, at->facts, &pile, (HitTag){.kind = TAG_EVENT, .a = STRIKE_EVENTS});
}

void strike_inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    const uint8_t card = table_thing_card(table, table->inspect);
    const InspectedPile pile = discard_pile(app, table);
    if (table->inspect.kind == THING_SHIP)
        draw_ship(app, table, at);
    else if (table->inspect.kind == THING_DISCARD)
        inspect_pile(app, table, at->facts, &pile);
    else if (card != NONE)
        draw_card(app, table, at, card);
}
