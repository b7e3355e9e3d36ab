// SPDX-License-Identifier: MIT
// The inspector, for a card or for something of the game's own.
#include "app/kit/inspect.h"
#include "app/kit/action.h"

#include "app/kit/draw.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"

#include <math.h>

GfxRect inspect_centred(const CardTable *table, float x, float y, float w, float h) {
    const GfxRect window = table->layout.window;
    return gfx_rect(window.w / 2 + lpx(table, x), window.h / 2 + lpx(table, y), lpx(table, w), lpx(table, h));
}

InspectBoxes inspect_boxes(App *app, const CardTable *table) {
    InspectBoxes at = {.main = inspect_centred(table, -540, -316.5F, 452, 633),
                       .facts = inspect_centred(table, -52, -316.5F, 592, 633),
                       .close = inspect_centred(table, 540 - 64, -316.5F + 24, 40, 40),
                       .previous = inspect_centred(table, -540 - 80, -26, 52, 52),
                       .next = inspect_centred(table, 540 + 28, -26, 52, 52)};
    if (table->inspect.kind >= THING_OWN)
        table->game->things->inspect_boxes(app, table, &at);
    return at;
}

void inspector_regions(App *app, CardTable *table) {
    const InspectBoxes at = inspect_boxes(app, table);
    hits_add(&app->hits, at.close, "button:close");
    table->game->things->inspect_regions(app, table, &at);
    if (table_inspects_more(table, -1))
        hits_add(&app->hits, at.previous, "button:previous");
    if (table_inspects_more(table, 1))
        hits_add(&app->hits, at.next, "button:next");
}

void inspect_draw_panel(App *app, const CardTable *table, GfxRect rect, Color border) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_panel(app->gfx, rect, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1)), border);
}

Column inspect_draw_title(App *app, const CardTable *table, GfxRect panel, const char *text) {
    Column column = column_in(app, table, panel, INSPECT_EDGE, 20);
    GfxRect row = column_take(&column, 40);
    row.w -= lpx(table, 36); // beside the button
    words_fit(app, row, GFX_FONT_DISPLAY, 26, 16, COLOR_WHITE, GFX_LEFT, text);
    column_gap(&column, 16);
    return column;
}

void inspect_draw_line(Column *column, const char *sign, Color color, const char *text) {
    const CardTable *table = column->table;
    const GfxRect row = column_take(column, 34);
    const float left = lpx(table, INSPECT_SIGN);
    icon_at(column->app, sign, row.x + lpx(table, 2), row.y + lpx(table, 3), lpx(table, 19), color);
    words_fit(column->app, gfx_rect(row.x + left, row.y, row.w - left, lpx(table, 25)), GFX_FONT_TEXT, 17, 13,
              COLOR_TEXT, GFX_LEFT, text);
}

void inspect_draw_owner(Column *column) {
    const Seat owner = column->table->inspect.owner;
    const FactionColors *colors = palette_faction(seat_palette(column->app, owner));
    char text[200];
    app_fill(column->app, text, sizeof text, "table.owner", STR("name", seat_name(column->app, owner)));
    inspect_draw_line(column, colors->emblem != NULL ? colors->emblem : "icons/phosphor/users.svg",
                      colors->main, text);
}

// The line about keys, below everything.
static void draw_keys(App *app, const CardTable *table, const InspectBoxes *at) {
    const GfxRect window = table->layout.window;
    const float below = at->facts.y + at->facts.h + lpx(table, 22);
    const GfxRect keys = gfx_rect(0, fminf(below, window.h - lpx(table, 26)), window.w, lpx(table, 24));
    words_fit(app, keys, GFX_FONT_TEXT_MEDIUM, 15, 12, COLOR_TEXT, GFX_CENTRE,
              table->inspect.kind == THING_PLACED ? ui_word(app, UI_TABLE_INSPECT_KEYS)
                                                  : app_word(app, "table.inspect_esc"));
}

static CardPlace picture_place(const InspectBoxes *at) {
    CardPlace place = card_place(CARD_DETAIL, at->main.x, at->main.y, at->main.w);
    place.height = at->main.h;
    place.lift = 1;
    return place;
}

// True if the front of a card is shown, which has an appearance and a painting.
static bool shows_front(const CardTable *table) {
    const TableThing thing = table->inspect;
    return thing.kind < THING_OWN && (thing.kind != THING_PLACED || table_thing_card(table, thing) != NONE);
}

bool inspect_update(App *app, CardTable *table) {
    if (table->overlay != OVERLAY_INSPECT || table->drift.since == 0 || !shows_front(table))
        return false;
    const InspectBoxes at = inspect_boxes(app, table);
    const CardPlace place = picture_place(&at);
    const CardLook look = table_thing_look(app, table, table->inspect);
    return drift_update(&table->drift, app, card_art_drift_bounds(app->gfx, &look, &place));
}

static void draw_picture(App *app, const CardTable *table, const InspectBoxes *at) {
    const TableThing thing = table->inspect;
    const CardPlace place = picture_place(at);
    if (thing.kind == THING_PLACED && table_thing_card(table, thing) == NONE) {
        table_draw_card(app, table, table_card_at(table, thing.zone, thing.at), &place);
        return;
    }
    const CardLook look = table_thing_look(app, table, thing);
    card_art_draw(app->gfx, &look, &place);
    card_art_draw_drift(app->gfx, &look, &place, drift_part(&table->drift, app));
}

#define ASKED_W 620.0F // logical, as the next two
#define ASKED_H 30.0F
#define ASKED_Y 6.0F

// What is being asked meanwhile, above everything: it waits behind the inspector.
static void draw_asked(App *app, const CardTable *table) {
    ActionBox box;
    if (!table_asks(app, table))
        return;
    action_state(app, table, &box);
    const float w = fminf(lpx(table, ASKED_W), table->layout.window.w * 0.9F), h = lpx(table, ASKED_H);
    const GfxRect at = {roundf((table->layout.window.w - w) / 2), roundf(lpx(table, ASKED_Y)), roundf(w),
                        roundf(h)};
    const GfxPaint fill = paint_solid(COLOR_PANEL_BOTTOM_SOLID);
    if (box.title[0] == 0)
        return;
    gfx_panel(app->gfx, at, at.h / 2, &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_ICE);
    words_fit(app, gfx_inset(at, lpx(table, 4)), GFX_FONT_DISPLAY, 17, 12, COLOR_HEADING, GFX_CENTRE,
              box.title);
}

void draw_inspector(App *app, const CardTable *table) {
    const InspectBoxes at = inspect_boxes(app, table);
    const bool own = table->inspect.kind >= THING_OWN;
    draw_curtain(app, table, 0.78F);
    if (!own) {
        const Seat owner = table->inspect.owner; // SEAT_NONE: it belongs to nobody yet
        const int palette = owner < SEATS_MAX ? seat_palette(app, owner) : PALETTE_NEUTRAL;
        const Color main = palette_faction(palette)->main;
        draw_picture(app, table, &at);
        inspect_draw_panel(app, table, at.facts, color_alpha(main, 0.53F));
    }
    table->game->things->inspect(app, table, &at);
    if (!own)
        draw_keys(app, table, &at);
    widget_button(app, "button:close",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/x.svg", .text_size = 16});
    widget_button(app, "button:previous",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-left.svg", .text_size = 20});
    widget_button(app, "button:next",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-right.svg", .text_size = 20});
    draw_asked(app, table);
}
