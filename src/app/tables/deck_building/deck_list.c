// SPDX-License-Identifier: MIT
// The list of the own cards: counted by the view, laid out in one or two columns, as high as there is room.
#include "app/tables/deck_building/deck_list.h"

#include "app/kit/draw.h"
#include "app/tables/deck_building/table.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- counting

static void count_zone(const BuildingBoard *s, uint8_t zone, int place, DeckRow row[DESIGNS_MAX]) {
    for (int i = 0; i < s->size[zone]; i++)
        if (zone_cards(s, zone)[i] < DESIGNS_MAX) // the viewer sees its own
            row[zone_cards(s, zone)[i]].at[place]++;
}

static int sum(const DeckRow *row) {
    int count = 0;
    for (int place = 0; place < DECK_PLACES; place++)
        count += row->at[place];
    return count;
}

// The rules for compare_rows: qsort hands nothing over.
static _Thread_local const BuildingRules *sorted_by;

static int compare_rows(const void *a, const void *b) {
    const uint8_t one = ((const DeckRow *)a)->card, other = ((const DeckRow *)b)->card;
    const CardDef *x = &sorted_by->card[one], *y = &sorted_by->card[other];
    if (x->kind != y->kind)
        return (int)x->kind - (int)y->kind;
    return x->cost != y->cost ? (int)y->cost - (int)x->cost : (int)one - (int)other;
}

int building_deck_rows(const BuildingRules *rules, const BuildingView *view, DeckRow out[DESIGNS_MAX]) {
    const Seat seat = view->viewer;
    int count = 0;
    if (seat >= view->table.seats)
        return 0;
    memset(out, 0, DESIGNS_MAX * sizeof *out);
    for (uint8_t card = 0; card < rules->card_count; card++)
        out[card] = (DeckRow){card, {[IN_DECK] = view->in_deck[card]}};
    count_zone(&view->table, zone_of(ZONE_HAND, seat), IN_HAND, out);
    count_zone(&view->table, zone_of(ZONE_BRIDGE, seat), ON_BRIDGE, out);
    count_zone(&view->table, zone_of(ZONE_DISCARD, seat), IN_DISCARD, out);
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (sum(&out[card]) > 0)
            out[count++] = out[card];
    sorted_by = rules;
    qsort(out, (size_t)count, sizeof *out, compare_rows);
    return count;
}

// ---- where it lies

#define EDGE 32.0F
#define HEAD 112.0F // title and the columns' signs
#define ROW 33.0F   // logical, where there is room
#define ROWS_OF_ONE 14
#define PLACE_W 68.0F
#define BETWEEN 40.0F // the two columns

typedef struct DeckGrid {
    int columns, rows;
    float x, y, w, h; // of the first row
    float step;       // from column to column
} DeckGrid;

static DeckGrid grid_of(const CardTable *table, GfxRect panel, int count) {
    DeckGrid grid = {.columns = count > ROWS_OF_ONE ? 2 : 1};
    const float room = panel.h - lpx(table, HEAD + EDGE / 2);
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.x = panel.x + lpx(table, EDGE);
    grid.y = panel.y + lpx(table, HEAD);
    grid.h = fminf(lpx(table, ROW), room / fmaxf(1, (float)grid.rows));
    grid.w = (panel.w - lpx(table, 2 * EDGE + (grid.columns > 1 ? BETWEEN : 0))) / (float)grid.columns;
    grid.step = grid.w + lpx(table, BETWEEN);
    return grid;
}

static GfxRect row_at(const DeckGrid *grid, int at) {
    return gfx_rect(grid->x + grid->step * (float)(at / grid->rows),
                    grid->y + grid->h * (float)(at % grid->rows), grid->w, grid->h);
}

static GfxRect place_in(const CardTable *table, GfxRect row, int place) {
    const float w = lpx(table, PLACE_W);
    return gfx_rect(row.x + row.w - w * (float)(DECK_PLACES - place), row.y, w, row.h);
}

// ---- drawing

static void draw_heads(App *app, const CardTable *table, const DeckGrid *grid) {
    static const char *const words[] = {"area.deck.name", "area.hand.name", "area.bridge.name",
                                        "building.whence.discard"};
    for (int column = 0; column < grid->columns; column++)
        for (int place = 0; place < DECK_PLACES; place++) {
            GfxRect at = place_in(table, row_at(grid, column * grid->rows), place);
            at.y -= lpx(table, 26);
            at.h = lpx(table, 24);
            words_fit(app, gfx_inset(at, lpx(table, 1)), GFX_FONT_TEXT, 13, 10, COLOR_TEXT_DIM, GFX_CENTRE,
                      app_word(app, words[place]));
        }
}

static void draw_row(App *app, const CardTable *table, GfxRect box, const DeckRow *row) {
    const CardDef *def = &building_rules(app)->card[row->card];
    const float sign = roundf(fminf(box.h * 0.6F, lpx(table, 18))), left = sign + lpx(table, 8);
    const float top = box.y + roundf((box.h - sign) / 2);
    const GfxRect name = {box.x + left, box.y, place_in(table, box, 0).x - box.x - left - lpx(table, 4),
                          box.h};
    gfx_fill(app->gfx, gfx_rect(box.x, box.y + box.h - 1, box.w, 1), color_alpha(COLOR_LINE, 0.5F));
    icon_at(app, building_kind_sign(def->kind), box.x, top, sign, COLOR_TEXT_DIM);
    words_fit(app, name, GFX_FONT_TEXT_MEDIUM, 16, 11, COLOR_TEXT, GFX_LEFT,
              building_card_name(table->looks, row->card));
    for (int place = 0; place < DECK_PLACES; place++) {
        const GfxRect at = place_in(table, box, place);
        if (row->at[place] > 0)
            number_at(app, at, GFX_FONT_DISPLAY_BOLD, 17, place == IN_DECK ? COLOR_WHITE : COLOR_ICE,
                      GFX_CENTRE, row->at[place]);
        else
            words_fit(app, at, GFX_FONT_TEXT, 15, 11, COLOR_TEXT_DIM, GFX_CENTRE, "·");
    }
}

void building_draw_deck(App *app, const CardTable *table, GfxRect panel) {
    DeckRow row[DESIGNS_MAX];
    const int count = building_deck_rows(building_rules(app), seen(table), row);
    const DeckGrid grid = grid_of(table, panel, count);
    char title[120];
    int cards = 0;
    for (int i = 0; i < count; i++)
        cards += sum(&row[i]);
    inspect_draw_panel(app, table, panel, COLOR_LINE_STRONG);
    app_fill(app, title, sizeof title, "building.deck_list", NUM("cards", cards));
    inspect_draw_title(app, table, panel, title);
    draw_heads(app, table, &grid);
    for (int i = 0; i < count; i++)
        draw_row(app, table, row_at(&grid, i), &row[i]);
}

void building_deck_regions(App *app, CardTable *table, GfxRect panel) {
    DeckRow row[DESIGNS_MAX];
    const int count = building_deck_rows(building_rules(app), seen(table), row);
    const DeckGrid grid = grid_of(table, panel, count);
    for (int i = 0; i < count; i++) {
        Hit *hit = hits_add(&app->hits, row_at(&grid, i), "deck:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_EVENT};
        hit->card = row[i].card;
    }
}
