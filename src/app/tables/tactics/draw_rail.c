// SPDX-License-Identifier: MIT
// Draws Tactics' part of the right rail, below the large card: its kind, its effects where it is; and a
// target.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include <math.h>
#include <stdio.h>

#define WIDER 4.0F // logical: its texts go so much nearer to the edge than others

static void draw_fact(Column *column, const char *sign, Color color, const char *text) {
    const CardTable *table = column->table;
    const GfxRect box = column->box;
    const float left = lpx(table, 28);
    icon_at(column->app, sign, box.x, box.y + lpx(table, 1), lpx(table, 18), color);
    const float high = paragraph(column->app, gfx_rect(box.x + left, box.y, box.w - left, 0), GFX_FONT_TEXT,
                                 14.5F, 20, COLOR_TEXT, text);
    column_take_pixels(column, fmaxf(lpx(table, 30), high + lpx(table, 10)));
}

static void draw_place_facts(Column *column, TableThing thing) {
    App *app = column->app;
    const CardTable *table = column->table;
    const ViewRow *row = &seen(table)->row[thing.zone];
    const ViewCard *card = &row->card[thing.at];
    char text[160], number[16];
    const GfxRect rule = column_take(column, 14);
    gfx_fill(app->gfx, gfx_rect(rule.x, rule.y, rule.w - lpx(table, WIDER), 1), COLOR_LINE);
    words_at(app, column_take(column, 20), GFX_FONT_DISPLAY, 15, COLOR_HEADING, GFX_LEFT,
             ui_word(app, UI_TABLE_ON_TABLE));
    column_gap(column, 12);
    app_fill(app, text, sizeof text, "table.place_of", STR("target", tactics_row_name(table, thing.zone)),
             NUM("number", thing.at + 1));
    draw_fact(column, "icons/phosphor/stack.svg", COLOR_TEXT, text);
    if (card->shielded)
        draw_fact(column, "icons/phosphor/check.svg", COLOR_POSITIVE, ui_word(app, UI_TABLE_SHIELDED));
    if (tactics_explain_blocker(app, table, thing.zone, thing.at, text, sizeof text))
        draw_fact(column, "glyphs/offline.svg", COLOR_TEXT_DIM, text);
    tactics_format_power(app, number, card->power_blocked ? 0 : card->power);
    app_fill(app, text, sizeof text, "table.counts", STR("power", number));
    draw_fact(column, "icons/phosphor/check.svg", COLOR_POSITIVE, text);
}

static void draw_kind(Column *column, uint8_t card, int palette, const char *sign) {
    App *app = column->app;
    const CardTable *table = column->table;
    const GfxRect box = column->box;
    const float left = box.x + lpx(table, 40), room = box.w - lpx(table, 40);
    card_art_draw_kind(app->gfx, sign, palette, box.x, box.y, lpx(table, 30));
    words_fit(app, gfx_rect(left, box.y - lpx(table, 2), room, lpx(table, 20)), GFX_FONT_DISPLAY, 15, 12,
              COLOR_HEADING, GFX_LEFT, tactics_kind_name(table->looks, card));
    const float used = paragraph(app, gfx_rect(left, box.y + lpx(table, 18), room, 0), GFX_FONT_TEXT, 14, 19,
                                 COLOR_TEXT_DIM, tactics_kind_text(table->looks, card));
    column_take_pixels(column, fmaxf(lpx(table, 52), used + lpx(table, 18)) + lpx(table, 14));
}

void tactics_draw_row_facts(Column *column, const TableThing *thing) {
    const CardLook look = table_thing_look(column->app, column->table, *thing);
    column->box.w += lpx(column->table, WIDER);
    draw_kind(column, table_thing_card(column->table, *thing), look.faction, look.kind_sign);
    if (thing->kind == THING_PLACED)
        draw_place_facts(column, *thing);
}

// A target in the rail: its tile, and who is strong there.
void tactics_draw_rail_thing(App *app, const CardTable *table, const TableThing *thing) {
    const GfxRect rail = table->layout.rail;
    const ViewRow *row = &seen(table)->row[thing->zone];
    const TargetLook look = tactics_target_look(table->looks, row->target);
    const float w = lpx(table, 272);
    const GfxRect tile = gfx_rect(rail.x + lpx(table, 18), rail.y + lpx(table, 18), w, target_art_height(w));
    target_art_draw(app->gfx, app->pictures, &look, TARGET_TILE, tile, 1);
    float y = tile.y + tile.h + lpx(table, 20);
    if (look.text != NULL && look.text[0] != 0)
        y += paragraph(app, gfx_rect(tile.x, y, tile.w, 0), GFX_FONT_TEXT_MEDIUM, 15, 20, COLOR_TEXT,
                       look.text) +
             lpx(table, 14);
    words_at(app, gfx_rect(tile.x, y, tile.w, lpx(table, 20)), GFX_FONT_DISPLAY, 15, COLOR_HEADING, GFX_LEFT,
             ui_word(app, UI_TABLE_STRENGTH));
    y += lpx(table, 30);
    for (Seat seat = 0; seat < seen(table)->seats; seat++, y += lpx(table, 50)) {
        const int palette = seat_palette(app, seat);
        const FactionColors *colors = palette_faction(palette);
        const bool leads = row->leader == seat;
        const GfxRect line = gfx_rect(tile.x, y, tile.w, lpx(table, 44));
        const GfxPaint fill = paint_solid(leads ? color_mix(colors->deep, colors->dark, 0.45F) : COLOR_INSET);
        char power[16];
        gfx_panel(app->gfx, line, lpx(table, 9), &fill, fmaxf(1, lpx(table, 1)),
                  leads ? colors->main : COLOR_LINE);
        emblem_at(app, palette, line.x + lpx(table, 12), line.y + lpx(table, 11), lpx(table, 21),
                  colors->main);
        words_fit(app, part(app, line, 42, 0, 150, 0), GFX_FONT_DISPLAY, 16, 12, COLOR_HEADING, GFX_LEFT,
                  seat_name(app, seat));
        tactics_format_power(app, power, (float)row->eighths[seat] / 8);
        words_at(app, gfx_rect(line.x, line.y, line.w - lpx(table, 12), line.h), GFX_FONT_DISPLAY_BOLD, 23,
                 COLOR_HEADING, GFX_RIGHT, power);
    }
}

bool tactics_is_there(const CardTable *table, const TableThing *thing) {
    return thing->kind != THING_TARGET || seen(table)->row[thing->zone].target != NONE;
}

float tactics_popup_centre(const CardTable *table, const TableThing *thing, float beside_panel) {
    const TacticsLayout *layout = &own(table)->layout;
    for (int i = 0; i < layout->panels; i++)
        if (layout->panel[i].seat == thing->owner)
            return layout->panel[i].box.x + layout->panel[i].box.w + beside_panel;
    return layout->discard.x + layout->discard.w / 2;
}
