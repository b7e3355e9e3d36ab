// SPDX-License-Identifier: MIT
// What stands in the right rail while nothing is pointed at: how far everybody is on the way to the goal, and
// of which cards the own deck is made, wherever they are now. Where each of them is stays hidden.
#include "app/tables/deck_building/deck_list.h"
#include "app/tables/deck_building/table.h"

#include "app/kit/column.h"
#include "app/kit/gauge.h"
#include "app/tables/deck_building/signs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define EDGE 18.0F // logical
#define SEAT_H 44.0F
#define ROW_H 27.0F
#define ROW_LEAST 21.0F
#define HINT_H 80.0F

static int copies(const DeckRow *row) {
    int count = 0;
    for (int place = 0; place < DECK_PLACES; place++)
        count += row->at[place];
    return count;
}

static int points_of(const CardTable *table, Seat seat) {
    return (int)lroundf(own(table)->points[seat]);
}

bool building_overview_moved(const App *app, CardTable *table) {
    DeckRow row[DESIGNS_MAX];
    DeckTold told = {{0}, {0}};
    if (table->layout.rail.w <= 0)
        return false;
    const int count = building_deck_rows(building_rules(app), settled(table), row);
    for (int i = 0; i < count; i++)
        told.copies[row[i].card] = (uint8_t)copies(&row[i]);
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        told.points[seat] = (int16_t)points_of(table, seat);
    const bool moved = memcmp(&told, &own(table)->told, sizeof told) != 0;
    own(table)->told = told;
    return moved;
}

// ---- the way to the goal

static void draw_seat(Column *column, Seat seat, int best) {
    App *app = column->app;
    const CardTable *table = column->table;
    const int palette = seat_palette(app, seat), points = points_of(table, seat);
    const GfxRect row = column_take(column, SEAT_H);
    const float em = lpx(table, 22), left = em + lpx(table, 10), number = lpx(table, 58),
                crown = lpx(table, 16);
    emblem_at(app, palette, row.x, roundf(row.y + lpx(table, 2)), em, palette_faction(palette)->main);
    words_fit(app, gfx_rect(row.x + left, row.y, row.w - left - number - crown, lpx(table, 26)),
              GFX_FONT_DISPLAY, 17, 12, COLOR_WHITE, GFX_LEFT, seat_name(app, seat));
    if (points > 0 && points == best)
        icon_at(app, "glyphs/crown.svg", roundf(row.x + row.w - number - crown),
                roundf(row.y + (lpx(table, 26) - crown) / 2), crown, COLOR_GOLD);
    number_at(app, gfx_rect(row.x + row.w - number, row.y, number, lpx(table, 26)), GFX_FONT_DISPLAY_BOLD, 20,
              COLOR_WHITE, GFX_RIGHT, points);
    draw_gauge(app, gfx_rect(row.x + left, roundf(row.y + lpx(table, 28)), row.w - left, lpx(table, 9)),
               &(Gauge){.color = palette_faction(palette)->main,
                        .now = points,
                        .then = points,
                        .most = pair(seen(table)->table.goal)});
}

// Who is ahead comes first; of equals, who is in front of the table or next.
static void draw_standing(Column *column) {
    const CardTable *table = column->table;
    const int seats = table->layout.seats;
    Seat order[BUILDING_SEATS];
    for (int i = 0; i < seats; i++) {
        const Seat seat = (Seat)((table->front + i) % seats);
        int at = i;
        for (; at > 0 && points_of(table, order[at - 1]) < points_of(table, seat); at--)
            order[at] = order[at - 1];
        order[at] = seat;
    }
    for (int i = 0; i < seats; i++)
        draw_seat(column, order[i], points_of(table, order[0]));
}

// ---- the deck

static void draw_card(Column *column, const DeckRow *row, float height) {
    App *app = column->app;
    const CardTable *table = column->table;
    const GfxRect box = column_take_pixels(column, height);
    const float sign = roundf(fminf(box.h * 0.66F, lpx(table, 18))), left = sign + lpx(table, 10),
                number = lpx(table, 30);
    icon_at(app, building_kind_sign(building_rules(app)->card[row->card].kind), box.x,
            roundf(box.y + (box.h - sign) / 2), sign, COLOR_TEXT_DIM);
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left - number, box.h), GFX_FONT_TEXT_MEDIUM, 16, 12,
              COLOR_TEXT, GFX_LEFT, building_card_name(table->looks, row->card));
    number_at(app, gfx_rect(box.x + box.w - number, box.y, number, box.h), GFX_FONT_DISPLAY_BOLD, 17,
              COLOR_HEADING, GFX_RIGHT, copies(row));
}

static void draw_deck(Column *column) {
    App *app = column->app;
    const CardTable *table = column->table;
    DeckRow row[DESIGNS_MAX];
    char title[120];
    int cards = 0;
    const int count = building_deck_rows(building_rules(app), settled(table), row);
    for (int i = 0; i < count; i++)
        cards += copies(&row[i]);
    if (cards == 0)
        return;
    app_fill(app, title, sizeof title, "building.deck_list", NUM("cards", cards));
    column_words(column, 30, GFX_FONT_DISPLAY, 17, 12, COLOR_HEADING, title);
    const float least = lpx(table, ROW_LEAST), room = column->box.h - lpx(table, HINT_H),
                height = fmaxf(least, fminf(lpx(table, ROW_H), floorf(room / (float)count)));
    const int fit = (int)(room / height), shown = fit < count ? fit - 1 : count;
    for (int i = 0; i < shown; i++)
        draw_card(column, &row[i], height);
    if (shown < count)
        words_fit(app, column_take_pixels(column, height), GFX_FONT_TEXT_MEDIUM, 16, 12, COLOR_TEXT_DIM,
                  GFX_LEFT, CHIP_MORE);
}

void building_draw_overview(App *app, const CardTable *table) {
    Column column = column_in(app, table, table->layout.rail, EDGE, 14);
    char title[80];
    app_fill(app, title, sizeof title, "building.first_to", NUM("number", pair(seen(table)->table.goal)));
    column_words(&column, 32, GFX_FONT_DISPLAY, 17, 12, COLOR_HEADING, title);
    draw_standing(&column);
    column_gap(&column, 8);
    column_rule(&column, 10);
    draw_deck(&column);
    const GfxRect rail = table->layout.rail;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_CENTRE);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 11), widget_line(app, 18),
                         gfx_rect(rail.x + lpx(table, EDGE), rail.y + rail.h - lpx(table, HINT_H),
                                  rail.w - lpx(table, 2 * EDGE), lpx(table, HINT_H - 6)),
                         app_word(app, "table.rail_hint"));
}
