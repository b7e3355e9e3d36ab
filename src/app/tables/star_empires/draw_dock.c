// SPDX-License-Identifier: MIT
// Draws the front edge of the table: the plate with the own empire's numbers, the hand, the deck and the
// discard pile.
#include "app/tables/star_empires/draw.h"

#include "app/kit/hand_row.h"
#include "app/kit/lane.h"
#include "app/kit/pile.h"
#include "app/kit/seat_head.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

// ---- plate

float empires_draw_line(App *app, const CardTable *table, GfxRect row, const char *sign, const char *name,
                        const char *value, Color color) {
    const float size = fminf(lpx(table, 18), row.h - 2), left = sign != NULL ? size + lpx(table, 10) : 0;
    if (sign != NULL)
        icon_at(app, sign, row.x, roundf(row.y + (row.h - size) / 2), roundf(size), COLOR_STOCK);
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, table->layout.large ? 17 : 20, color, GFX_RIGHT);
    const float taken = gfx_text(app->gfx, &style, row, value);
    words_fit(app, gfx_rect(row.x + left, row.y, fmaxf(row.w - left - taken - lpx(table, 8), 1), row.h),
              GFX_FONT_TEXT, table->layout.compact && !table->layout.large ? 16 : 14, 12, COLOR_TEXT,
              GFX_LEFT, name);
    return row.h;
}

static void number_of(const App *app, char out[32], const char *key, int number, int most) {
    app_fill(app, out, 32, key, NUM("number", number), NUM("most", most));
}

static void draw_plate(App *app, const CardTable *table) {
    const EmpiresView *view = shown(table);
    const Seat seat = table->front;
    const GfxRect *row = own(table)->layout.plate_row, head = table->layout.plate_head;
    const int revenue = empires_next_revenue(view, seat), units = view->units[seat];
    char text[32];
    draw_seat_panel(app, table, table->layout.plate, seat);
    draw_seat_head(app, table, head, seat, head.x + head.w - lpx(table, 10));
    snprintf(text, sizeof text, "%d", (int)lroundf(own(table)->credits[seat]));
    empires_draw_line(app, table, row[0], "glyphs/stat-credits.svg", app_word(app, "empires.credits"), text,
                      COLOR_WHITE);
    snprintf(text, sizeof text, "+%d", revenue > 0 ? revenue : 0);
    empires_draw_line(app, table, row[1], "glyphs/stat-credits.svg", app_word(app, "empires.revenue"), text,
                      view->table.seat[seat].raid > 0 ? COLOR_MISSING : COLOR_POSITIVE);
    number_of(app, text, "empires.of", units, view->revenue[seat]);
    empires_draw_line(app, table, row[2], "units/warship.svg", app_word(app, "empires.units"), text,
                      units > view->revenue[seat] ? COLOR_MISSING : COLOR_WHITE);
    number_of(app, text, "empires.of", view->systems[seat],
              empires_systems_to_win(empires_rules(app), &view->table));
    empires_draw_line(app, table, row[3], "glyphs/target-planet.svg", app_word(app, "empires.systems"), text,
                      COLOR_WHITE);
}

// ---- piles

static void draw_piles(App *app, const CardTable *table) {
    const EmpiresLayout *layout = &own(table)->layout;
    const EmpiresBoard *s = &settled(table)->table;
    CardLook look = {.name = NULL};
    if (s->discard_size > 0)
        look = empires_card_look(table->looks, s->discard[s->discard_size - 1], PALETTE_NEUTRAL, NONE);
    draw_pile_name(app, table, layout->deck, app_word(app, "empires.deck"));
    draw_pile(app, table, layout->deck, PALETTE_NEUTRAL, seen(table)->table.deck_size, NULL);
    draw_pile_name(app, table, layout->discard, ui_word(app, UI_TABLE_DISCARD));
    draw_pile(app, table, layout->discard, PALETTE_NEUTRAL, s->discard_size, &look);
}

// ---- hand

HandCard empires_hand_card(const App *app, const CardTable *table, int at) {
    const EmpiresChoice *choice = &own(table)->choice;
    const uint8_t card = table_card_at(table, AT_HAND, at)->card;
    const bool picked = choice->pick == PICK_CARD && choice->at == at;
    if (empires_is_in_set(table, at)) // it lies on the table; here it can be taken back
        return (HandCard){.dull = true};
    if (empires_is_marked(table, at)) // it is on its way out
        return (HandCard){.raised = true, .above = true};
    const bool asked = empires_decides(app, table) && card != CARD_HIDDEN;
    const bool useful = asked && empires_is_of_use(app, table, card, at);
    return (HandCard){
        .raised = picked, .lit = picked || useful, .dull = asked && !useful && !picked, .above = picked};
}

// How many of its kind end there; 0: it is not the last of them.
static int alike_until(const CardTable *table, int at) {
    const int count = table->scene.zone[AT_HAND].count;
    const uint8_t card = table_card_at(table, AT_HAND, at)->card;
    int begin = at;
    if (card == CARD_HIDDEN || (at + 1 < count && table_card_at(table, AT_HAND, at + 1)->card == card))
        return 0;
    while (begin > 0 && table_card_at(table, AT_HAND, begin - 1)->card == card)
        begin--;
    return at + 1 - begin;
}

// Cards of one kind lie in a stack: the one on top says how many they are.
static void mark_alike(App *app, const CardTable *table, int at, GfxRect card) {
    const float h = roundf(fmaxf(lpx(table, 26), 18)), w = roundf(h * 1.3F), edge = roundf(lpx(table, 3));
    const GfxPaint ground = paint_solid(0xF0081226u);
    const int alike = alike_until(table, at);
    const GfxRect pill = {card.x + edge, roundf(card.y + card.h * 0.66F), w, h};
    char text[20];
    if (alike < 2)
        return;
    snprintf(text, sizeof text, "%d\xC3\x97", alike);
    gfx_panel(app->gfx, pill, h / 2, &ground, fmaxf(1, lpx(table, 1.2F)), COLOR_LINE_STRONG);
    words_fit(app, pill, GFX_FONT_DISPLAY_BOLD, 17, 11, COLOR_WHITE, GFX_CENTRE, text);
}

// Why it goes.
static const char *leaves_key(const CardTable *table) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_LIMIT:
        return "empires.leaves.limit";
    case ASK_SABOTAGE:
        return "empires.leaves.sabotage";
    default:
        return "empires.leaves.draw";
    }
}

// A card that will be discarded: which of how many it is, and why.
static void mark_leaving(App *app, const CardTable *table, int at, GfxRect card) {
    const GfxRect tag = {card.x + lpx(table, 6), roundf(card.y + card.h * 0.48F), card.w - lpx(table, 12),
                         roundf(lpx(table, 32))};
    const GfxPaint edge = paint_solid(COLOR_MISSING);
    char text[80];
    int nth = 1;
    for (int i = 0; i < at; i++)
        nth += empires_is_marked(table, i);
    app_fill(app, text, sizeof text, leaves_key(table), NUM("number", nth));
    gfx_frame(app->gfx, card, lpx(table, 11), fmaxf(2, lpx(table, 3)), &edge);
    draw_lane_tag(app, tag, "icons/phosphor/trash.svg", text, COLOR_MISSING);
}

// … and a card that is laid says so where it was.
static void mark_card(App *app, const CardTable *table, int at, GfxRect card) {
    mark_alike(app, table, at, card);
    if (empires_is_marked(table, at))
        mark_leaving(app, table, at, card);
    const float size = roundf(lpx(table, 34)), edge = roundf(lpx(table, 8));
    const GfxPaint ground = paint_solid(0xE0081226u);
    if (!empires_is_in_set(table, at))
        return;
    gfx_circle(app->gfx, card.x + edge + size / 2, card.y + card.h / 2, size / 2, &ground);
    icon_at(app, "icons/phosphor/check.svg", roundf(card.x + edge + size * 0.2F),
            roundf(card.y + card.h / 2 - size * 0.3F), roundf(size * 0.6F), COLOR_ICE);
}

static void draw_hand(App *app, const CardTable *table) {
    draw_hand_row(app, table, mark_card);
}

void empires_draw_dock(App *app, const CardTable *table) {
    if (!draw_dock_ground(app, table))
        return;
    draw_plate(app, table);
    draw_piles(app, table);
    draw_hand(app, table);
}
