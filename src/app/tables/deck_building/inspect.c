// SPDX-License-Identifier: MIT
// The closer look at cards, missions and flagships: all that is known about them; and what the rail says
// below a card.
#include "app/tables/deck_building/deck_list.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/table.h"

#include <math.h>
#include <stdio.h>

// ---- what is known of a card

static void say_traits(const CardTable *table, const CardDef *def, char *out, size_t size) {
    size_t used = 0;
    out[0] = 0;
    for (int i = 0; i < def->trait_count && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s", i > 0 ? ", " : "",
                                 building_trait_name(table->looks, def->trait[i]));
}

static void say_copies(const App *app, const CardDef *def, char *out, size_t size) {
    app_fill(app, out, size, def->copies == 1 ? "building.one_copy" : "building.copies",
             NUM("number", def->copies));
}

// As on small cards.
static const char *sign_of_trait(const BuildingLooks *looks, uint8_t trait) {
    const char *sign = building_trait_sign(looks, trait);
    return sign != NULL ? sign : "glyphs/type-troops.svg";
}

// Kind, price, traits, copies.
static void draw_card_facts(Column *column, uint8_t card) {
    App *app = column->app;
    const void *looks = column->table->looks;
    const CardDef *def = &building_rules(app)->card[card];
    char text[160];
    inspect_draw_line(column, building_kind_sign(def->kind), COLOR_TEXT, building_kind_name(looks, card));
    if (def->cost != NONE) {
        app_fill(app, text, sizeof text, def->cost == 0 ? "building.costs_nothing" : "building.costs",
                 NUM("number", def->cost));
        inspect_draw_line(column, building_stat_sign(STAT_XP), COLOR_STOCK, text);
    }
    for (int i = 0; i < def->trait_count; i++)
        inspect_draw_line(column, sign_of_trait(looks, def->trait[i]), COLOR_TEXT,
                          building_trait_name(looks, def->trait[i]));
    say_copies(app, def, text, sizeof text);
    inspect_draw_line(column, "icons/phosphor/cards.svg", COLOR_TEXT_DIM, text);
}

void building_draw_facts(Column *column, const TableThing *thing) {
    static const SignLook look = {.y = 3, .size = 18, .left = 26, .text = 15, .line = 21, .gap = 8};
    App *app = column->app;
    const CardTable *table = column->table;
    const uint8_t card = table_thing_card(table, *thing);
    const float size = lpx(table, look.size), left = column->box.x, down = lpx(table, look.y);
    char text[160];
    if (card >= building_rules(app)->card_count)
        return;
    column_gap(column, -look.y);
    say_traits(table, &building_rules(app)->card[card], text, sizeof text);
    if (text[0] != 0)
        column_sign(column, &look, "glyphs/type-troops.svg", COLOR_TEXT_DIM, text);
    say_copies(app, &building_rules(app)->card[card], text, sizeof text);
    icon_at(app, "icons/phosphor/cards.svg", left, column->box.y + down, size, COLOR_TEXT_DIM);
    column_indent(column, look.left);
    column_words(column, 24, GFX_FONT_TEXT, 15, 12, COLOR_TEXT_DIM, text);
    column_gap(column, 6);
    building_note(app, table, thing, text, sizeof text);
    if (text[0] == 0)
        return;
    icon_at(app, "icons/phosphor/info.svg", left, column->box.y + down, size, COLOR_ICE);
    column_text(column, look.text, look.line, 0, COLOR_ICE, text);
}

// ---- in the rail

// The names of cards one below the other as far as there is room, in the points area with their points.
static void draw_listed(Column *column, const uint8_t *cards, int count, bool points) {
    App *app = column->app;
    const CardTable *table = column->table;
    for (int i = 0; i < count && column->box.h > lpx(table, 22); i++) {
        const char *name = building_whole_name(table->looks, cards[i]);
        const float width = column->box.w - lpx(table, 40);
        const float h = words_height(app, width, GFX_FONT_TEXT, lpx(table, 22), 12, name);
        const GfxRect row = column_take_pixels(column, h);
        words_fit(app, gfx_rect(row.x, row.y, width, row.h), GFX_FONT_TEXT, 15, 12, COLOR_TEXT, GFX_LEFT,
                  name);
        if (points)
            number_at(app, row, GFX_FONT_DISPLAY_BOLD, 16, COLOR_GOLD, GFX_RIGHT,
                      building_rules(app)->card[cards[i]].points);
        column_gap(column, 2);
    }
}

#define CLOSE_W 54.0F // of the button, and beside it

// `beside`: what is right of its head in the same line.
static void draw_flagship(App *app, const CardTable *table, GfxRect rail, Seat seat, float beside) {
    const BuildingBoard *s = &seen(table)->table;
    Column column = column_in(app, table, rail, 18, 18);
    GfxRect head = column_take(&column, 58);
    head.w -= beside;
    building_draw_head(app, table, head, seat);
    column_gap(&column, 12);
    building_draw_stats(app, table, column_take(&column, 34), seat, lpx(table, 34), 2);
    column_gap(&column, 50);
    building_draw_damage(app, table, column_take(&column, 34), seat, s->seat[seat].damage);
    column_gap(&column, 14);
    const uint8_t zones[] = {zone_of(ZONE_BRIDGE, seat), zone_of(ZONE_POINTS, seat)};
    for (int part = 0; part < 2; part++) {
        column_gap(&column, part == 0 ? 0 : 8);
        column_words(&column, 24, GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING,
                     app_word(app, part == 0 ? "building.on_bridge" : "area.points.name"));
        column_gap(&column, 4);
        draw_listed(&column, zone_cards(s, zones[part]), s->size[zones[part]], part == 1);
    }
}

void building_draw_thing(App *app, const CardTable *table, const TableThing *thing) {
    if (thing->kind == THING_FLAGSHIP) {
        draw_flagship(app, table, table->layout.rail, thing->owner, 0);
    } else if (thing->kind == THING_SPACE) {
        char note[160];
        Column column = column_in(app, table, table->layout.rail, 18, 18);
        const GfxRect tile = column_take_pixels(&column, target_art_height(column.box.w));
        building_draw_tile(app, table, thing->card, table->front, tile, false, 1);
        column_gap(&column, 20);
        building_note(app, table, thing, note, sizeof note);
        if (note[0] != 0)
            column_text(&column, 16, 24, 10, COLOR_ICE, note);
        column_text(&column, 16, 24, 0, COLOR_TEXT, building_drawn_text(table->looks, thing->card));
    }
}

// ---- the closer look

void building_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at) {
    (void)app;
    if (table->inspect.kind == THING_SPACE) {
        at->main = inspect_centred(table, -620, -200, 640, 356);
        at->facts = inspect_centred(table, 50, -240, 560, 480);
        at->close = inspect_centred(table, 610 - 64, -240 + 24, 40, 40);
    } else if (table->inspect.kind >= THING_FLAGSHIP) {
        const float half = table->inspect.kind == THING_FLAGSHIP ? 280 : 540,
                    right = table->inspect.kind == THING_FLAGSHIP ? 32 + 40 : 64;
        at->main = at->previous = at->next = gfx_rect(0, 0, 0, 0);
        at->facts = inspect_centred(table, -half, -316.5F, 2 * half, 633);
        at->close = inspect_centred(table, half - right, -316.5F + (right > 64 ? 41 : 24), 40, 40);
    }
}

// Name and text of a card; returns what is below them.
static Column draw_text(App *app, const CardTable *table, GfxRect box, uint8_t card) {
    const char *text = building_drawn_text(table->looks, card);
    Column column = inspect_draw_title(app, table, box, building_whole_name(table->looks, card));
    if (text[0] != 0)
        column_text(&column, 19, 28, 24, COLOR_TEXT, text);
    return column;
}

static void inspect_space(App *app, const CardTable *table, const InspectBoxes *at) {
    const uint8_t card = table->inspect.card;
    const TargetLook look = building_space_look(table->looks, &seen(table)->table, table->front, card);
    inspect_draw_panel(app, table, at->facts, color_alpha(palette_faction(look.affiliation)->main, 0.53F));
    target_art_draw(app->gfx, app->pictures, &look, TARGET_DETAIL, at->main, 1);
    Column column = draw_text(app, table, at->facts, card);
    draw_card_facts(&column, card);
    char note[160];
    building_note(app, table, &table->inspect, note, sizeof note);
    if (note[0] != 0)
        inspect_draw_line(&column, "icons/phosphor/info.svg", COLOR_ICE, note);
}

// ---- the discard pile

static InspectedPile discard_pile(const App *app, const CardTable *table) {
    const uint8_t zone = zone_of(ZONE_DISCARD, table->inspect.owner);
    return (InspectedPile){.name = app_word(app, "building.your_discard"),
                           .card = zone_cards(&seen(table)->table, zone),
                           .count = seen(table)->table.size[zone],
                           .owner = table->inspect.owner};
}

void building_inspect_regions(App *app, CardTable *table, const InspectBoxes *at) {
    if (table->inspect.kind == THING_DECK)
        building_deck_regions(app, table, at->facts);
    if (table->inspect.kind != THING_PILE)
        return;
    const InspectedPile pile = discard_pile(app, table);
    inspect_pile_regions(app, table, at->facts, &pile, (HitTag){.kind = TAG_EVENT});
}

// ---- all of them

static void inspect_flagship(App *app, const CardTable *table, const InspectBoxes *at) {
    const Seat seat = table->inspect.owner;
    inspect_draw_panel(app, table, at->facts,
                       color_alpha(palette_faction(seat_palette(app, seat))->main, 0.53F));
    draw_flagship(app, table, gfx_inset(at->facts, lpx(table, 14)), seat, lpx(table, CLOSE_W));
}

static void inspect_card(App *app, const CardTable *table, const InspectBoxes *at, uint8_t card) {
    Column column = draw_text(app, table, at->facts, card);
    draw_card_facts(&column, card);
    if (table->inspect.owner < table->layout.seats)
        inspect_draw_owner(&column);
}

void building_inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    const uint8_t card = table_thing_card(table, table->inspect);
    if (table->inspect.kind == THING_SPACE) {
        inspect_space(app, table, at);
    } else if (table->inspect.kind == THING_FLAGSHIP) {
        inspect_flagship(app, table, at);
    } else if (table->inspect.kind == THING_PILE) {
        const InspectedPile pile = discard_pile(app, table);
        inspect_pile(app, table, at->facts, &pile);
    } else if (table->inspect.kind == THING_DECK) {
        building_draw_deck(app, table, at->facts);
    } else if (card < building_rules(app)->card_count) {
        inspect_card(app, table, at, card);
    }
}
