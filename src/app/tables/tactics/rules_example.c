// SPDX-License-Identifier: MIT
// Draws an example of the rules: rows of real cards, and beside or below them the rows afterwards. Everything
// shrinks together if room is short.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/screens.h"
#include "games/tactics/view.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>

// Logical sizes at full size.
#define COLUMN_W 290.0f
#define COLUMN_GAP 22.0f
#define TARGET_GAP 12.0f
#define CARD_W 200.0f
#define LANE 42.0f // offset of two seats from the middle; more seats share the same room
#define CARD_STEP 46.0f
#define CHIP_H 34.0f
#define CHIP_GAP 8.0f
#define ARROW_W 64.0f
#define LINE_GAP 64.0f   // between two lines of rows, where the arrow goes
#define WRAP_BELOW 0.72f // fraction of the full size below which four rows go in two lines of two

typedef struct ExampleRow {
    const TacticsView *view;
    const ViewRow *row;
    bool is_after;
} ExampleRow;

#define COLUMNS_MAX (2 * ROWS)

typedef struct Shape {
    ExampleRow column[COLUMNS_MAX];
    int count, a_line;
    float high; // a row with its cards, logical
    float k;    // window pixels per logical pixel of the rows
    float w, h; // all columns, window pixels
} Shape;

static void add_columns(Shape *shape, const TacticsView *view, bool is_after) {
    for (int i = 0; i < ROWS; i++)
        if (view->row[i].target != NONE || view->row[i].count > 0)
            shape->column[shape->count++] = (ExampleRow){view, &view->row[i], is_after};
}

static float column_height(const ExampleRow *column, bool score) {
    const int cards = column->row->count;
    const float head = target_art_height(COLUMN_W) + (score ? CHIP_GAP + CHIP_H : 0);
    if (cards == 0)
        return head;
    return head + TARGET_GAP + card_art_height(CARD_TABLE, CARD_W) + CARD_STEP * (float)(cards - 1);
}

static float lines_width(const Shape *shape) {
    const bool arrow =
        shape->a_line == shape->count && shape->count > 0 && shape->column[shape->count - 1].is_after;
    return COLUMN_W * (float)shape->a_line + COLUMN_GAP * (float)SDL_max(shape->a_line - 1, 0) +
           (arrow ? ARROW_W - COLUMN_GAP : 0);
}

// Side by side; if four rows would be too small to read, the later ones go below the earlier ones.
static void place_columns(Shape *shape, float width) {
    const float full = shape->k;
    shape->a_line = shape->count;
    shape->k = fminf(full, width / fmaxf(lines_width(shape), 1));
    if (shape->count >= 4 && shape->k < full * WRAP_BELOW) {
        shape->a_line = (shape->count + 1) / 2;
        shape->k = fminf(full, width / lines_width(shape));
    }
    const int lines = shape->count > shape->a_line ? 2 : 1;
    shape->w = roundf(lines_width(shape) * shape->k);
    shape->h = roundf((shape->high * (float)lines + LINE_GAP * (float)(lines - 1)) * shape->k);
}

static Shape shape_of(const App *app, const RulesExample *example, float width) {
    Shape shape = {.k = gfx_layout(app->gfx).scale};
    add_columns(&shape, example->before, false);
    if (example->after != NULL)
        add_columns(&shape, example->after, true);
    for (int i = 0; i < shape.count; i++)
        shape.high = fmaxf(shape.high, column_height(&shape.column[i], example->score));
    place_columns(&shape, width);
    return shape;
}

void tactics_example_size(App *app, const RulesExample *example, float width, float *w, float *h) {
    const Shape shape = shape_of(app, example, width);
    *w = shape.w;
    *h = shape.h;
}

// ---- drawing

static float px(const Shape *shape, float logical) {
    return roundf(logical * shape->k);
}

static float column_x(const Shape *shape, int index) {
    float x = (COLUMN_W + COLUMN_GAP) * (float)(index % shape->a_line);
    if (shape->column[index].is_after && shape->a_line == shape->count)
        x += ARROW_W - COLUMN_GAP;
    return px(shape, x);
}

static float column_y(const Shape *shape, int index) {
    return index >= shape->a_line ? px(shape, shape->high + LINE_GAP) : 0;
}

static int palette_of(const App *app, const TacticsView *view, Seat seat) {
    return faction_palette(app, view->seat[seat].faction);
}

static void draw_chip(App *app, const Shape *shape, const ExampleRow *column, Seat seat, GfxRect rect) {
    const FactionColors *colors = palette_faction(palette_of(app, column->view, seat));
    const bool wins = column->row->leader == seat;
    const GfxPaint fill = paint_solid(wins ? colors->main : COLOR_INSET);
    const Color ink = wins ? colors->ink : colors->light;
    gfx_panel(app->gfx, rect, px(shape, 6), &fill, fmaxf(1, px(shape, 1)), colors->main);
    const float sign = px(shape, 20), edge = px(shape, 9);
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, rect.x + edge, rect.y + roundf((rect.h - sign) / 2), sign,
                       ink);
    char power[16];
    tactics_format_power(app, power, (float)column->row->eighths[seat] / 8);
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 21 * shape->k, ink, GFX_LEFT);
    gfx_text(app->gfx, &style, gfx_rect(rect.x + edge + sign + px(shape, 8), rect.y, rect.w / 2, rect.h),
             power);
    // As on the table's strip.
    const ViewRow *row = column->row;
    const bool tied = row->leader_by == WIN_TIE && row->eighths[seat] == row->eighths[row->leader];
    const char *signs[] = {wins ? "glyphs/crown.svg" : NULL,
                           !wins                          ? NULL
                           : row->leader_by == WIN_TIE    ? "glyphs/nearest.svg"
                           : row->leader_by == WIN_GALAXY ? "glyphs/together.svg"
                                                          : NULL,
                           tied ? "glyphs/tie.svg" : NULL};
    const float size = px(shape, 16);
    float right = rect.x + rect.w - edge;
    for (int i = 0; i < 3; i++) {
        if (signs[i] == NULL)
            continue;
        right -= size;
        gfx_icon_color(app->gfx, signs[i], right, rect.y + roundf((rect.h - size) / 2), size, ink);
        right -= px(shape, 5);
    }
}

static void draw_chips(App *app, const Shape *shape, const ExampleRow *column, float x, float y) {
    const int seats = column->view->seats;
    const float gap = px(shape, 8), width = (px(shape, COLUMN_W) - gap * (float)(seats - 1)) / (float)seats;
    for (Seat seat = 0; seat < seats; seat++)
        draw_chip(app, shape, column, seat,
                  gfx_rect(x + roundf((width + gap) * (float)seat), y, floorf(width), px(shape, CHIP_H)));
}

static CardPlace card_at(const Shape *shape, const ExampleRow *column, int index, float x, float y) {
    const Seat owner = column->row->card[index].owner;
    const int seats = column->view->seats;
    const float lane = seats > 1 ? LANE * (2 * (float)owner / (float)(seats - 1) - 1) : 0;
    CardPlace place = card_place(CARD_TABLE, x + px(shape, (COLUMN_W - CARD_W) / 2 + lane),
                                 y + px(shape, CARD_STEP * (float)index), px(shape, CARD_W));
    place.height = card_art_height(CARD_TABLE, place.width);
    return place;
}

static void draw_scene_card(App *app, const TableLooks *looks, const ExampleRow *column, int index,
                            const CardPlace *place) {
    const ViewCard *card = &column->row->card[index];
    const int palette = palette_of(app, column->view, card->owner);
    if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, palette, tactics_face_down(looks), place);
        if (card->shielded)
            card_art_draw_shield(app->gfx, palette, place, 1);
        return;
    }
    const CardLook look = tactics_view_look(looks, card, column->view->seat[card->owner].faction);
    card_art_draw(app->gfx, &look, place);
}

static float cards_y(const Shape *shape, bool score) {
    return px(shape, target_art_height(COLUMN_W)) + px(shape, score ? CHIP_GAP + CHIP_H : 0) +
           px(shape, TARGET_GAP);
}

static void draw_column(App *app, const TableLooks *looks, const Shape *shape, const ExampleRow *column,
                        bool score, float x, float y) {
    const float target_h = px(shape, target_art_height(COLUMN_W));
    const GfxRect target = gfx_rect(x, y, px(shape, COLUMN_W), target_h);
    if (column->row->target != NONE) {
        const TargetLook look = tactics_target_look(looks, column->row->target);
        target_art_draw(app->gfx, app->pictures, &look, TARGET_TILE, target, 1);
    } else {
        gfx_dashed(app->gfx, target, px(shape, 11), fmaxf(1, px(shape, 1.5f)), px(shape, 8), px(shape, 6),
                   COLOR_LINE_STRONG);
    }
    if (score)
        draw_chips(app, shape, column, x, y + target_h + px(shape, CHIP_GAP));
    for (int i = 0; i < column->row->count && i < LANE_MAX; i++) {
        const CardPlace place = card_at(shape, column, i, x, y + cards_y(shape, score));
        draw_scene_card(app, looks, column, i, &place);
    }
}

// From before to after; `x` and `y` are of the first row afterwards.
static void draw_arrow(App *app, const Shape *shape, float x, float y) {
    const float size = px(shape, 36);
    if (shape->a_line < shape->count)
        gfx_icon_color(app->gfx, "icons/phosphor/caret-down.svg", x + roundf((shape->w - size) / 2),
                       y - px(shape, (LINE_GAP + 36) / 2), size, COLOR_ICE);
    else
        gfx_icon_color(app->gfx, "icons/phosphor/caret-right.svg", x - px(shape, (ARROW_W + 36) / 2),
                       y + roundf(shape->h * 0.45f), size, COLOR_ICE);
}

void tactics_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                          float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.count; i++) {
        const float left = x + column_x(&shape, i), top = y + column_y(&shape, i);
        if (i > 0 && shape.column[i].is_after && !shape.column[i - 1].is_after)
            draw_arrow(app, &shape, left, top);
        draw_column(app, looks, &shape, &shape.column[i], example->score, left, top);
    }
}

bool tactics_example_compose(App *app, const void *looks, const RulesExample *example, float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.count; i++)
        for (int k = 0; k < shape.column[i].row->count && k < LANE_MAX; k++) {
            const ExampleRow *column = &shape.column[i];
            const ViewCard *card = &column->row->card[k];
            const CardPlace place = card_at(&shape, column, k, 0, 0);
            const uint8_t faction = column->view->seat[card->owner].faction;
            if (card->card == CARD_HIDDEN)
                continue;
            const CardLook look = tactics_view_look(looks, card, faction);
            if (card_art_prepare(app->gfx, &look, &place))
                return true;
        }
    return false;
}
