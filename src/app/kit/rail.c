// SPDX-License-Identifier: MIT
// The card under the pointer, large: in the right rail, or as a pop-up if there is no rail; and the forecast
// for a held card.
#include "app/kit/column.h"
#include "app/kit/draw.h"
#include "app/kit/game_board.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/log_panel.h"

#include <math.h>
#include <stdio.h>

#define FACTS_H 130.0F // logical: height of the facts below a card of the hand or a pile

// ---- what is to be shown

static bool foretells(App *app, const CardTable *table) {
    return table->game->numbers->forecast(app, table, (GfxRect){0}, false) > 0;
}

bool table_has_forecast(App *app, const CardTable *table) {
    return table->drag.on ? table->drag.foretold : foretells(app, table);
}

void table_update_forecast(App *app, CardTable *table) {
    TableDrag *drag = &table->drag;
    drag->foretold = drag->on && foretells(app, table);
    drag->within = drag->foretold ? table->game->numbers->forecast_within(app, table) : gfx_rect(0, 0, 0, 0);
}

static bool table_is_there(const CardTable *table, TableThing thing) {
    return table->game->things->is_there(table, &thing);
}

// What to show: the thing a forecast is about, else what is pointed at, else what the current event names,
// else what is selected. A card named by a line of the history is a pop-up next to it, so that the history
// stays where it is.
static TableThing shown_thing(App *app, const CardTable *table) {
    TableThing thing = table->looked_at;
    const TableThing placed =
        table_has_forecast(app, table) ? table->game->things->held(table) : (TableThing){.kind = THING_NONE};
    if (placed.kind != THING_NONE)
        return placed;
    if (thing.kind == THING_NONE && table->showing)
        thing = table->told;
    if (thing.kind == THING_NONE)
        thing = table->game->things->held(table);
    // It may be gone by now.
    if ((thing.kind == THING_PLACED && table_thing_card(table, thing) == NONE) ||
        (thing.kind >= THING_OWN && !table_is_there(table, thing)))
        thing.kind = THING_NONE;
    return thing;
}

static TableThing rail_thing(App *app, const CardTable *table) {
    TableThing thing = shown_thing(app, table);
    if (thing.line > 0)
        thing.kind = THING_NONE;
    return thing;
}

// ---- the rail

// While events are shown the history continues below the card, which then has no facts.
static bool has_facts(const CardTable *table) {
    return !table->showing;
}

GfxRect log_rail_box(App *app, const CardTable *table) {
    const GfxRect whole = table->layout.log, card = table->layout.rail_card;
    if (whole.w <= 0 || !layout_log_in_rail(&table->layout))
        return whole;
    const TableThing thing = rail_thing(app, table);
    if (thing.kind == THING_NONE && !table_has_forecast(app, table))
        return whole;
    const bool room = thing.kind == THING_CARD || !has_facts(table);
    if (!room || thing.kind >= THING_OWN || table_has_forecast(app, table))
        return gfx_rect(0, 0, 0, 0);
    const float top = card.y + card.h + lpx(table, has_facts(table) ? FACTS_H : 16);
    return gfx_rect(whole.x, top, whole.w, whole.y + whole.h - top);
}

// Draws the forecast, below a smaller picture of the card if there is room for both.
static void draw_rail_forecast(App *app, const CardTable *table, TableThing thing) {
    const GfxRect rail = table->layout.rail, at = table->layout.rail_card;
    const float part = 0.72F, edge = lpx(table, 18), w = rail.w - 2 * edge;
    const float below = at.y + at.h * part + lpx(table, 16);
    const float h = table->game->numbers->forecast(app, table, gfx_rect(rail.x + edge, below, w, 0), false);
    const bool both = below + h <= rail.y + rail.h && thing.kind != THING_NONE && thing.kind < THING_OWN;
    if (both) {
        const CardLook look = table_thing_look(app, table, thing);
        CardPlace place = card_place(CARD_DETAIL, at.x + at.w * (1 - part) / 2, at.y, at.w * part);
        place.height = at.h * part;
        card_art_draw(app->gfx, &look, &place);
    }
    table->game->numbers->forecast(app, table, gfx_rect(rail.x + edge, both ? below : rail.y + edge, w, 0),
                                   true);
}

static void draw_rail_card(App *app, const CardTable *table, TableThing thing) {
    const GfxRect rail = table->layout.rail, at = table->layout.rail_card;
    const CardLook look = table_thing_look(app, table, thing);
    CardPlace place = card_place(CARD_DETAIL, at.x, at.y, at.w);
    place.height = at.h;
    card_art_draw(app->gfx, &look, &place);
    Column facts = column_below(app, table, rail, 18, at.y + at.h + lpx(table, 16));
    if (has_facts(table))
        table->game->things->draw_facts(&facts, &thing);
}

void draw_rail_hint(App *app, const CardTable *table) {
    const GfxRect rail = table->layout.rail;
    const float w = lpx(table, 54);
    icon_at(app, "icons/phosphor/cards.svg", rail.x + (rail.w - w) / 2, rail.y + lpx(table, 250), w,
            COLOR_LINE_STRONG);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_CENTRE);
    gfx_text_wrapped(app->gfx, &style, lpx(table, 21), 0,
                     gfx_rect(rail.x + lpx(table, 40), rail.y + lpx(table, 322), rail.w - lpx(table, 80), 0),
                     app_word(app, "table.rail_hint"));
}

void draw_rail(App *app, const CardTable *table) {
    const GfxRect rail = table->layout.rail;
    if (rail.w <= 0 || !gfx_is_visible(app->gfx, rail))
        return;
    widget_panel(app, rail, 14, COLOR_LINE);
    const TableThing thing = rail_thing(app, table);
    if (table->overlay == OVERLAY_LOG)
        return; // the drawer covers it, and is not quite opaque
    gfx_clip_push(app->gfx, rail);
    if (table_has_forecast(app, table)) {
        draw_rail_forecast(app, table, thing);
    } else if (thing.kind >= THING_OWN) {
        table->game->things->draw_thing(app, table, &thing);
    } else if (thing.kind != THING_NONE) {
        draw_rail_card(app, table, thing);
    } else if (!layout_log_in_rail(&table->layout)) {
        table->game->things->draw_nothing(app, table);
    }
    gfx_clip_pop(app->gfx);
}

// ---- pop-up

static GfxRect beside(const CardTable *table, GfxRect card, float w, float h) {
    const GfxRect window = table->layout.window;
    const float gap = lpx(table, 14);
    float x = card.x + card.w + gap;
    if (x + w > window.w - gap)
        x = card.x - w - gap;
    const float lowest = table->layout.dock.y - h - gap;
    return gfx_rect(fmaxf(gap, x), fmaxf(gap, fminf(card.y, lowest)), w, h);
}

// Next to the line of the history that names the card.
static GfxRect beside_log(const App *app, const CardTable *table, int line, float w, float h) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "log:%d", line);
    const Hit *hit = hits_find(&app->hits, id);
    const float gap = lpx(table, 14), y = hit != NULL ? hit->rect.y - h / 2 : gap;
    const GfxRect panel = table->log[table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL].box;
    const bool right = panel.x > table->layout.window.w / 2;
    const float x = right ? panel.x - w - gap : panel.x + panel.w + gap;
    return gfx_rect(x, fmaxf(gap, fminf(y, table->layout.window.h - h - gap)), w, h);
}

// True if a rail is visible to show the card in.
static bool has_rail(const CardTable *table) {
    return table->layout.rail.w > 0 && table->overlay != OVERLAY_LOG;
}

// The middle of the pop-up for a card in no zone of the board: above its place in the hand, or as the game
// says.
static float centre_of(const CardTable *table, TableThing thing, float beside_panel) {
    const uint8_t hand = table->game->hand_zone;
    CardMode mode;
    for (int at = 0; hand != NO_ZONE && at < table->scene.zone[hand].count; at++) {
        const CardRef *card = table_card_at(table, hand, at);
        if (card->card == thing.card && card->owner == thing.owner && thing.owner == table->front) {
            const GfxRect rect = table->game->board->place(table, hand, at, &mode);
            return rect.x + rect.w / 2;
        }
    }
    return table->game->things->popup_centre(table, &thing, beside_panel);
}

// Above a card of the hand, next to a card of a row.
GfxRect popup_rect(const App *app, const CardTable *table) {
    const TableThing thing = table->looked_at;
    if ((has_rail(table) && thing.line == 0) || table->popup_due > app->now || thing.kind == THING_NONE ||
        thing.kind >= THING_OWN || table->game->things->shows_all(app, table))
        return gfx_rect(0, 0, 0, 0);
    const float w = lpx(table, 300), h = lpx(table, 420), gap = lpx(table, 14);
    GfxRect rect;
    if (thing.line > 0) {
        rect = beside_log(app, table, thing.line, w, h);
    } else if (thing.kind == THING_PLACED && thing.at < table->scene.zone[thing.zone].count) {
        CardMode mode;
        rect = beside(table, table->game->board->place(table, thing.zone, thing.at, &mode), w, h);
    } else {
        const float centre = centre_of(table, thing, w / 2 + gap);
        rect = table->game->things->popup_aside(
            app, table, gfx_rect(centre - w / 2, table->layout.hand.y - gap - h, w, h));
    }
    return rect;
}

static CardPlace popup_place(GfxRect rect) {
    CardPlace place = card_place(CARD_DETAIL, rect.x, rect.y, rect.w);
    place.height = rect.h;
    place.lift = 1;
    place.glow = true;
    return place;
}

#define NOTE_H 50.0F // logical: two lines

// The box for the game's note on the card, below the pop-up.
static GfxRect note_box(const CardTable *table, GfxRect popup) {
    const float gap = lpx(table, 6), h = lpx(table, NOTE_H);
    const float y = fminf(popup.y + popup.h + gap, table->layout.window.h - h - gap);
    return gfx_rect(popup.x, roundf(y), popup.w, h);
}

static void draw_note(App *app, const CardTable *table, GfxRect popup) {
    GfxRect box = note_box(table, popup);
    const GfxPaint fill = paint_down(COLOR_RAISED, COLOR_INSET);
    char text[160];
    table->game->things->note(app, table, &table->looked_at, text, sizeof text);
    if (text[0] == 0)
        return;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_ICE, GFX_CENTRE);
    const float pad = lpx(table, 6), line = widget_line(app, 20) * gfx_text_scale(app->gfx);
    box.h = fminf(box.h, (float)gfx_text_lines(app->gfx, &style, box.w - 2 * pad, text) * line + 2 * pad);
    gfx_panel(app->gfx, box, lpx(table, 10), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_LINE_STRONG);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), widget_line(app, 20), gfx_inset(box, pad), text);
}

void popup_damage(App *app, const CardTable *table) {
    const GfxRect rect = popup_rect(app, table);
    const CardPlace place = popup_place(rect);
    if (rect.w <= 0)
        return;
    gfx_damage(app->gfx, card_art_bounds(&place));
    gfx_damage(app->gfx, note_box(table, rect));
}

void draw_popup(App *app, const CardTable *table) {
    const GfxRect rect = popup_rect(app, table);
    const CardPlace place = popup_place(rect);
    const bool named = table->looked_at.line > 0; // by the history, which can be read at any time
    if (rect.w <= 0 || table->drag.on || shown_thing(app, table).kind == THING_NONE ||
        !(gfx_is_visible(app->gfx, card_art_bounds(&place)) ||
          gfx_is_visible(app->gfx, note_box(table, rect))))
        return;
    if (named ? table->overlay != OVERLAY_NONE && table->overlay != OVERLAY_LOG
              : table->showing || table->overlay != OVERLAY_NONE)
        return;
    if (table->explain.shown)
        return; // the explanation of a number is more specific
    // While looking for a place for a selected card, the pop-up would be in the way.
    if (table->looked_at.kind == THING_PLACED && table->game->hands->picked(table))
        return;
    CardLook look = table_thing_look(app, table, table->looked_at);
    look.says_kind = true;
    card_art_draw(app->gfx, &look, &place);
    draw_note(app, table, rect);
}

// ---- the forecast where there is no rail

#define FORECAST_PART 0.2F // of the height of its place, that its box takes
#define FORECAST_PAD 10.0F

// At the bottom of the place, or at its top while the held card is at the bottom; always inside the place.
GfxRect table_forecast_box(App *app, const CardTable *table) {
    if (table->layout.rail.w > 0 || table->overlay != OVERLAY_NONE)
        return (GfxRect){0};
    const GfxRect within = table->game->numbers->forecast_within(app, table);
    const float gap = lpx(table, 8), pad = lpx(table, FORECAST_PAD);
    const float w = fminf(lpx(table, 340), within.w - 2 * gap);
    const float inner = table->game->numbers->forecast(app, table, gfx_rect(0, 0, w - 2 * pad, 0), false);
    if (inner <= 0)
        return (GfxRect){0};
    const float h = inner + 2 * pad, low = within.y + within.h - gap - h;
    return gfx_rect(roundf(within.x + (within.w - w) / 2),
                    roundf(table_forecast_is_low(table) ? fmaxf(low, gap) : within.y + gap), w, h);
}

bool table_forecast_is_low(const CardTable *table) {
    if (!table->drag.on || table->layout.rail.w > 0)
        return true;
    const GfxRect within = table->drag.within;
    const Sprite *held = &table->scene.sprite[table->drag.sprite];
    const float height = held->height > 0 ? held->height : card_art_height(held->mode, held->width);
    return table->drag.y - table->drag.grab_y + height < within.y + within.h * (1 - FORECAST_PART);
}

void draw_forecast_box(App *app, const CardTable *table) {
    const GfxRect rect = table_forecast_box(app, table);
    if (rect.w <= 0)
        return;
    const float pad = lpx(table, FORECAST_PAD);
    const GfxPaint fill = paint_down(COLOR_RAISED, COLOR_INSET);
    gfx_shadow(app->gfx, rect, lpx(table, 12), lpx(table, 10), lpx(table, 36),
               color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_LINE_STRONG);
    table->game->numbers->forecast(app, table, gfx_rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, 0),
                                   true);
}
