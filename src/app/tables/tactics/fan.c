// SPDX-License-Identifier: MIT
// A row's cards cover each other but for their heads. While the pointer or the focus rests on one of them,
// all of them are laid out beside the row, large enough to be read. Nothing on the table moves for it, and no
// region changes.
#include "app/kit/scene.h"
#include "app/tables/tactics/draw.h"
#include "gfx/ease.h"

#include <math.h>
#include <string.h>

#define CARDS_MOST 180.0F // logical: width of a card
#define GAP 10.0F
#define PAD 12.0F
#define SLIDES 26.0F // they come so far from the row

static bool is_read(const CardTable *table, int row) {
    int up = 0;
    for (int at = 0; at < table->scene.zone[row].count; at++)
        up += table_card_at(table, (uint8_t)row, at)->card != CARD_HIDDEN;
    return table->scene.zone[row].count > 1 && up > 0;
}

// The row that is looked at; -1: none.
static int fanned_row(const App *app, const CardTable *table) {
    const TableThing *thing = &table->looked_at;
    const bool still = app->lesson == NULL && !table->showing && !table->drag.on &&
                       table->overlay == OVERLAY_NONE && !table->explain.shown && !tactics_picked(table) &&
                       thing->line == 0 && table->popup_due <= app->now;
    // Who chooses among the cards of all rows must see them.
    const bool chooses = table_deciding(app) && seen(table)->decision != DECISION_TURN;
    return still && !chooses && thing->kind == THING_PLACED && thing->zone < ROWS &&
                   is_read(table, thing->zone)
               ? thing->zone
               : -1;
}

bool tactics_fans(const App *app, const CardTable *table) {
    return fanned_row(app, table) >= 0;
}

// ---- where

typedef struct Fan {
    GfxRect box;
    float w, h; // of a card
    int columns;
} Fan;

// Beside the column, on the side with more room; as large as all cards allow.
static Fan fan_of(const CardTable *table, int row) {
    const TableColumn *column = own(table)->layout.column;
    const GfxRect here = column[row].frame, first = column[0].frame, last = column[ROWS - 1].frame;
    const bool right = row < ROWS / 2;
    const float gap = roundf(lpx(table, GAP)), pad = roundf(lpx(table, PAD)),
                from = right ? here.x + here.w + gap : first.x, to = right ? last.x + last.w : here.x - gap;
    const int count = table->scene.zone[row].count;
    const float shape = card_art_height(CARD_HAND, 200) / 200;
    Fan best = {.w = 0};
    for (int columns = 1; columns <= count; columns++) {
        const int lines = (count + columns - 1) / columns;
        const float wide = (to - from - 2 * pad - gap * (float)(columns - 1)) / (float)columns,
                    high = (first.h - 2 * pad - gap * (float)(lines - 1)) / (float)lines / shape;
        const float w = floorf(fminf(fminf(wide, high), lpx(table, CARDS_MOST)));
        if (w > best.w)
            best = (Fan){.w = w, .h = ceilf(w * shape), .columns = columns};
    }
    const int lines = (count + best.columns - 1) / SDL_max(best.columns, 1);
    const float w = 2 * pad + best.w * (float)best.columns + gap * (float)(best.columns - 1),
                h = 2 * pad + best.h * (float)lines + gap * (float)(lines - 1);
    best.box = gfx_rect(roundf(right ? from : to - w), roundf(first.y + (first.h - h) / 2), w, h);
    return best;
}

static GfxRect card_rect(const CardTable *table, const Fan *fan, int at) {
    const float gap = roundf(lpx(table, GAP)), pad = roundf(lpx(table, PAD));
    return gfx_rect(fan->box.x + pad + (fan->w + gap) * (float)(at % fan->columns),
                    fan->box.y + pad + (fan->h + gap) * (float)(at / fan->columns), fan->w, fan->h);
}

// ---- each frame

void tactics_fan_update(App *app, CardTable *table) {
    RowFan *drawn = &own(table)->fan;
    const int row = fanned_row(app, table);
    const int at = row >= 0 ? table->looked_at.at : -1;
    if (row != drawn->row - 1) {
        timeline_forget(&table->timeline, &drawn->open, sizeof drawn->open);
        drawn->open = 0;
        if (row >= 0)
            timeline_add(&table->timeline, &drawn->open, 1, MOTION_HOVER, 0);
    }
    if (row == drawn->row - 1 && at == drawn->at && drawn->open == drawn->drawn_open)
        return;
    if (drawn->row > 0)
        gfx_damage(app->gfx, drawn->box);
    drawn->row = row + 1;
    drawn->at = at;
    drawn->drawn_open = drawn->open;
    if (row < 0)
        return;
    drawn->box = gfx_inset(fan_of(table, row).box, -lpx(table, SLIDES + 40));
    gfx_damage(app->gfx, drawn->box);
}

// The one that is pointed at stands out.
static void draw_card(App *app, const CardTable *table, const Fan *fan, int row, int at, float aside) {
    const GfxRect rect = card_rect(table, fan, at);
    const bool lit = table->looked_at.at == at;
    CardPlace place = card_place(CARD_HAND, rect.x + aside, rect.y, rect.w);
    place.glow = lit;
    tactics_draw_view_card(app, table, table_card_at(table, (uint8_t)row, at), &place);
}

void tactics_draw_fan(App *app, const CardTable *table) {
    const int row = fanned_row(app, table);
    const RowFan *drawn = &own(table)->fan;
    if (row < 0 || drawn->row != row + 1 || drawn->open <= 0)
        return;
    const Fan fan = fan_of(table, row);
    if (fan.w <= 0 || !gfx_is_visible(app->gfx, drawn->box))
        return;
    const float part = table->timeline.reduced ? 1 : ease_out_cubic(drawn->open),
                aside = roundf(lpx(table, SLIDES) * (1 - part) * (row < ROWS / 2 ? -1 : 1));
    GfxRect box = fan.box;
    box.x += aside;
    gfx_opacity_push(app->gfx, drawn->open);
    draw_solid_panel(app, table, box, COLOR_LINE_STRONG);
    for (int at = 0; at < table->scene.zone[row].count; at++)
        if (at != table->looked_at.at)
            draw_card(app, table, &fan, row, at, aside);
    if (table->looked_at.at < table->scene.zone[row].count)
        draw_card(app, table, &fan, row, table->looked_at.at, aside);
    gfx_opacity_pop(app->gfx);
}
