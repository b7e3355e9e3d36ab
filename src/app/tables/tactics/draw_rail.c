// SPDX-License-Identifier: MIT
// The card under the pointer, large: in the right rail, or as a pop-up where there is no rail.
#include "app/tables/tactics/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// What is to be shown: what a forecast speaks of, else what is pointed at, else what is told of, else what is
// picked.
static TableThing shown_thing(const App *app, const TableScreen *table) {
    TableThing thing = table->hover;
    const TableThing placed =
        table_has_forecast(app, table) ? table_held(table) : (TableThing){.kind = THING_NONE};
    if (placed.kind != THING_NONE)
        return placed;
    if (thing.kind == THING_NONE && table->showing)
        thing = table->told;
    if (thing.kind == THING_NONE && table->choice.card != NONE)
        thing = (TableThing){.kind = THING_CARD, .card = table->choice.card, .owner = table->dock_seat};
    // The table may have changed since.
    if (thing.kind == THING_ROW_CARD && (thing.at >= table->view.row[thing.row].count ||
                                         table->view.row[thing.row].card[thing.at].card == CARD_HIDDEN))
        thing.kind = THING_NONE;
    if (thing.kind == THING_TARGET && table->view.row[thing.row].target == NONE)
        thing.kind = THING_NONE;
    return thing;
}

static uint8_t card_of(const TableScreen *table, TableThing thing) {
    return thing.kind == THING_ROW_CARD ? table->view.row[thing.row].card[thing.at].card : thing.card;
}

static void draw_fact(App *app, const TableScreen *table, GfxRect rail, float *y, const char *icon,
                      Color color, const char *text) {
    icon_at(app, icon, rail.x + lpx(table, 18), *y + lpx(table, 1), lpx(table, 18), color);
    const GfxRect line = gfx_rect(rail.x + lpx(table, 46), *y, rail.w - lpx(table, 60), 0);
    *y += fmaxf(lpx(table, 30),
                paragraph(app, line, GFX_FONT_TEXT, 14.5F, 20, COLOR_TEXT, text) + lpx(table, 10));
}

static void draw_place_facts(App *app, const TableScreen *table, GfxRect rail, float y, TableThing thing) {
    const ViewRow *row = &table->view.row[thing.row];
    const ViewCard *card = &row->card[thing.at];
    char text[160], number[16];
    gfx_fill(app->gfx, gfx_rect(rail.x + lpx(table, 18), y, rail.w - lpx(table, 36), 1), COLOR_LINE);
    y += lpx(table, 14);
    words_at(app, gfx_rect(rail.x + lpx(table, 18), y, rail.w, lpx(table, 20)), GFX_FONT_DISPLAY, 15,
             COLOR_HEADING, GFX_LEFT, ui_word(app, UI_TABLE_ON_TABLE));
    y += lpx(table, 32);
    snprintf(number, sizeof number, "%d", thing.at + 1);
    app_format(app, text, sizeof text, "table.place_of", "target", table_row_name(table, thing.row), "number",
               number, (char *)NULL);
    draw_fact(app, table, rail, &y, "icons/phosphor/stack.svg", COLOR_TEXT, text);
    if (card->shielded)
        draw_fact(app, table, rail, &y, "icons/phosphor/check.svg", COLOR_POSITIVE,
                  ui_word(app, UI_TABLE_SHIELDED));
    if (explain_blocker(app, table, thing.row, thing.at, text, sizeof text))
        draw_fact(app, table, rail, &y, "glyphs/offline.svg", COLOR_TEXT_DIM, text);
    format_power(app, number, card->power_blocked ? 0 : card->power);
    app_format(app, text, sizeof text, "table.counts", "power", number, (char *)NULL);
    draw_fact(app, table, rail, &y, "icons/phosphor/check.svg", COLOR_POSITIVE, text);
}

static void draw_kind(App *app, const TableScreen *table, GfxRect rail, float *y, uint8_t card, int palette,
                      const char *letter) {
    const FactionColors *colors = palette_faction(palette);
    const float r = lpx(table, 15), cx = rail.x + lpx(table, 33), cy = *y + r;
    const GfxPaint fill = paint_solid(0xFF060B14u);
    gfx_circle(app->gfx, cx, cy, r, &fill);
    gfx_ring(app->gfx, cx, cy, r, fmaxf(1, lpx(table, 1.5F)), colors->light);
    words_at(app, gfx_rect(cx - r, cy - r, 2 * r, 2 * r), GFX_FONT_DISPLAY_BOLD, 17, COLOR_WHITE, GFX_CENTRE,
             letter);
    const float left = rail.x + lpx(table, 58), room = rail.w - lpx(table, 72);
    words_fit(app, gfx_rect(left, *y - lpx(table, 2), room, lpx(table, 20)), GFX_FONT_DISPLAY, 15, 12,
              COLOR_HEADING, GFX_LEFT, table_kind_name(table->looks, card));
    const float used = paragraph(app, gfx_rect(left, *y + lpx(table, 18), room, 0), GFX_FONT_TEXT, 14, 19,
                                 COLOR_TEXT_DIM, table_kind_text(table->looks, card));
    *y += fmaxf(lpx(table, 52), used + lpx(table, 18)) + lpx(table, 14);
}

// What a held card would do, below a smaller picture of it where there is room for both.
static void draw_rail_forecast(App *app, const TableScreen *table, TableThing thing) {
    const GfxRect rail = table->layout.rail, at = table->layout.rail_card;
    const float part = 0.72F, edge = lpx(table, 18), w = rail.w - 2 * edge;
    const float below = at.y + at.h * part + lpx(table, 16);
    const float h = draw_forecast_lines(app, table, rail.x + edge, below, w, false);
    const bool both = below + h <= rail.y + rail.h && thing.kind != THING_NONE;
    if (both) {
        const CardLook look = table_thing_look(table, thing);
        CardPlace place = card_place(CARD_DETAIL, at.x + at.w * (1 - part) / 2, at.y, at.w * part);
        place.height = at.h * part;
        card_art_draw(app->gfx, &look, &place);
    }
    draw_forecast_lines(app, table, rail.x + edge, both ? below : rail.y + edge, w, true);
}

static void draw_rail_card(App *app, const TableScreen *table, TableThing thing) {
    const GfxRect rail = table->layout.rail, at = table->layout.rail_card;
    const CardLook look = table_thing_look(table, thing);
    CardPlace place = card_place(CARD_DETAIL, at.x, at.y, at.w);
    place.height = at.h;
    card_art_draw(app->gfx, &look, &place);
    float y = at.y + at.h + lpx(table, 16);
    draw_kind(app, table, rail, &y, card_of(table, thing), look.faction, look.kind_letter);
    if (thing.kind == THING_ROW_CARD)
        draw_place_facts(app, table, rail, y, thing);
}

// A target in the rail: its tile, and who is strong there.
static void draw_rail_target(App *app, const TableScreen *table, TableThing thing) {
    const GfxRect rail = table->layout.rail;
    const ViewRow *row = &table->view.row[thing.row];
    const TargetLook look = table_target_look(table->looks, row->target);
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
    for (Seat seat = 0; seat < table->view.seats; seat++, y += lpx(table, 50)) {
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
        format_power(app, power, (float)row->eighths[seat] / 8);
        words_at(app, gfx_rect(line.x, line.y, line.w - lpx(table, 12), line.h), GFX_FONT_DISPLAY_BOLD, 23,
                 COLOR_HEADING, GFX_RIGHT, power);
    }
}

void draw_rail(App *app, const TableScreen *table) {
    const GfxRect rail = table->layout.rail;
    if (rail.w <= 0 || !gfx_is_visible(app->gfx, rail))
        return;
    widget_panel(app, rail, 14, COLOR_LINE);
    const TableThing thing = shown_thing(app, table);
    if (table->overlay == OVERLAY_LOG)
        return; // the drawer lies over it, and is not quite opaque
    gfx_clip_push(app->gfx, rail);
    if (table_has_forecast(app, table)) {
        draw_rail_forecast(app, table, thing);
    } else if (thing.kind == THING_TARGET) {
        draw_rail_target(app, table, thing);
    } else if (thing.kind != THING_NONE) {
        draw_rail_card(app, table, thing);
    } else {
        const float w = lpx(table, 54);
        icon_at(app, "icons/phosphor/cards.svg", rail.x + (rail.w - w) / 2, rail.y + lpx(table, 250), w,
                COLOR_LINE_STRONG);
        GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
        gfx_text_wrapped(
            app->gfx, &style, lpx(table, 21), 0,
            gfx_rect(rail.x + lpx(table, 40), rail.y + lpx(table, 322), rail.w - lpx(table, 80), 0),
            app_word(app, "table.rail_hint"));
    }
    gfx_clip_pop(app->gfx);
}

// ---- pop-up

static GfxRect beside(const TableScreen *table, GfxRect card, float w, float h) {
    const GfxRect window = table->layout.window;
    const float gap = lpx(table, 14);
    float x = card.x + card.w + gap;
    if (x + w > window.w - gap)
        x = card.x - w - gap;
    const float lowest = table->layout.dock.y - h - gap;
    return gfx_rect(fmaxf(gap, x), fmaxf(gap, fminf(card.y, lowest)), w, h);
}

// Beside the line of the history that names the card.
static GfxRect beside_log(const App *app, const TableScreen *table, int line, float w, float h) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "log:%d", line);
    const Hit *hit = hits_find(&app->hits, id);
    const float gap = lpx(table, 14), y = hit != NULL ? hit->rect.y - h / 2 : gap;
    const GfxRect panel = table->log[table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL].box;
    const float x = table->overlay == OVERLAY_LOG ? panel.x - w - gap : panel.x + panel.w + gap;
    return gfx_rect(x, fmaxf(gap, fminf(y, table->layout.window.h - h - gap)), w, h);
}

// Is there a rail to be seen, to show the card in?
static bool has_rail(const TableScreen *table) {
    return !table->layout.compact && table->overlay != OVERLAY_LOG;
}

// Above a card of the hand, beside a card of a row.
GfxRect popup_rect(const App *app, const TableScreen *table) {
    const TableThing thing = table->hover;
    if (has_rail(table) || table->popup_due > app->now || thing.kind == THING_NONE ||
        thing.kind == THING_TARGET || thing.kind == THING_WON)
        return gfx_rect(0, 0, 0, 0);
    const float w = lpx(table, 300), h = lpx(table, 420), gap = lpx(table, 14);
    GfxRect rect;
    if (thing.line > 0) {
        rect = beside_log(app, table, thing.line, w, h);
    } else if (thing.kind == THING_ROW_CARD && thing.at < table->scene.row_count[thing.row]) {
        const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, thing.row);
        rect = beside(table,
                      table_row_card(&table->layout, thing.row, &shape, thing.at, thing.owner,
                                     table->scene.scroll[thing.row]),
                      w, h);
    } else {
        float centre = table->layout.discard.x + table->layout.discard.w / 2;
        for (int slot = 0; slot < table->scene.hand_count; slot++)
            if (table->scene.sprite[table->scene.hand[slot]].now.card == thing.card &&
                thing.owner == table->dock_seat) {
                const GfxRect card = table_hand_card(&table->layout, slot, table->scene.hand_count);
                centre = card.x + card.w / 2;
            }
        for (int i = 0; i < table->layout.panels; i++)
            if (table->layout.panel[i].seat == thing.owner)
                centre = table->layout.panel[i].box.x + table->layout.panel[i].box.w + gap + w / 2;
        rect = gfx_rect(centre - w / 2, table->layout.hand.y - gap - h, w, h);
    }
    return gfx_inset(rect, -lpx(table, 60));
}

void draw_popup(App *app, const TableScreen *table) {
    const GfxRect outer = popup_rect(app, table);
    const bool named = table->hover.line > 0; // by the history, which can be read at any time
    if (outer.w <= 0 || table->drag.on || shown_thing(app, table).kind == THING_NONE ||
        !gfx_is_visible(app->gfx, outer))
        return;
    if (named ? table->overlay != OVERLAY_NONE && table->overlay != OVERLAY_LOG
              : table->showing || table->overlay != OVERLAY_NONE)
        return;
    if (table->explain.shown)
        return; // its number says more
    // While a place for a picked card is looked for the pop-up would only be in the way.
    if (table->hover.kind == THING_ROW_CARD && !choice_is_empty(&table->choice))
        return;
    const GfxRect rect = gfx_inset(outer, lpx(table, 60));
    const CardLook look = table_thing_look(table, table->hover);
    CardPlace place = card_place(CARD_DETAIL, rect.x, rect.y, rect.w);
    place.height = rect.h;
    place.lift = 1;
    place.glow = true;
    card_art_draw(app->gfx, &look, &place);
}
