// SPDX-License-Identifier: MIT
// Draws an example of the rules: the cards played, beside them the part of the map involved, and below that
// each territory with the units that stay, come, leave and are lost there and the changes of its system;
// last, if asked for, the seats whose credits and systems change. Everything shrinks together if room is
// short.
#include "app/kit/draw.h"
#include "app/tables/star_empires/example.h"
#include "app/tables/star_empires/screens.h"

#include <math.h>

// Logical sizes at full size.
#define WIDE 590.0F
#define WHOLE_W 700.0F // of a whole map
#define ALONE_W 460.0F // a territory without cards
#define GAP 12.0F
#define SEAT_H 46.0F
#define CARD_W 160.0F
#define CARD_STEP 50.0F // distance of cards below each other
#define ARROW_W 36.0F
#define CARDS_MOST 8
#define COLUMNS 2 // of territories

typedef struct Shape {
    Example of;
    uint8_t card[CARDS_MOST]; // cards played, in order
    int cards;
    uint8_t place[PLACES_MAX]; // in display order
    int places;
    bool has_map, numbers; // the seats' numbers are shown
    float wide;            // logical: total width
    float w, h;            // window pixels
} Shape;

static float px(const Shape *shape, float logical) {
    return example_px(&shape->of, logical);
}

// ---- what it shows

// Places that units leave come first.
static void list_places(Shape *shape) {
    for (int left = 1; left >= 0; left--)
        for (uint8_t at = 0; at < shape->of.chart->places; at++)
            if (shape->of.acts && has_place(shape->of.places, at) &&
                empires_example_is_left(&shape->of, at) == (left == 1))
                shape->place[shape->places++] = at;
}

// Cards new on the discard pile.
static void list_cards(Shape *shape) {
    const EmpiresBoard *was = shape->of.was, *is = shape->of.is;
    for (int i = was->discard_size; i < is->discard_size && shape->cards < CARDS_MOST; i++)
        shape->card[shape->cards++] = is->discard[i];
}

static int seat_lines(const Shape *shape) {
    int lines = 0;
    for (Seat seat = 0; seat < shape->of.is->seats; seat++)
        lines += shape->numbers && empires_example_seat_changes(&shape->of, seat) ? 1 : 0;
    return lines;
}

// ---- shape

// Window pixels.
static float cards_height(const Shape *shape) {
    return shape->cards > 0
               ? px(shape, card_art_height(CARD_TABLE, CARD_W) + CARD_STEP * (float)(shape->cards - 1))
               : 0;
}

// Logical: beside the cards.
static float beside_width(const Shape *shape) {
    return shape->wide - (shape->cards > 0 ? CARD_W + ARROW_W : 0);
}

// Window pixels.
static float seats_height(const Shape *shape) {
    const int lines = seat_lines(shape);
    return lines > 0 ? (float)lines * px(shape, SEAT_H + GAP) - px(shape, GAP) : 0;
}

// If nothing happens on the map, the seats' numbers go beside the cards.
static bool has_seats_below(const Shape *shape) {
    return seat_lines(shape) > 0 && shape->places > 0;
}

// Window pixels: of the map, else the only territory, else the seats' numbers.
static float beside_height(App *app, const Shape *shape) {
    if (shape->has_map)
        return px(shape, empires_example_map_height(&shape->of, beside_width(shape)));
    return shape->places > 0 ? empires_example_place_height(app, &shape->of, shape->place[0])
                             : seats_height(shape);
}

// Window pixels: of the line of territories below the map that begins with this one.
static float line_height(App *app, const Shape *shape, int from) {
    float high = 0;
    for (int i = from; i < from + COLUMNS && i < shape->places; i++)
        high = fmaxf(high, empires_example_place_height(app, &shape->of, shape->place[i]));
    return high;
}

static float height_of(App *app, const Shape *shape) {
    const float gap = px(shape, GAP);
    float high = fmaxf(beside_height(app, shape), cards_height(shape));
    for (int i = 0; shape->has_map && i < shape->places; i += COLUMNS)
        high += gap + line_height(app, shape, i);
    return high + (has_seats_below(shape) ? gap + seats_height(shape) : 0);
}

static void choose_widths(Shape *shape) {
    const bool whole = !shape->of.acts, alone = shape->cards == 0 && shape->places == 1;
    shape->has_map = whole || shape->places > 1;
    shape->wide = whole ? WHOLE_W : alone ? ALONE_W : WIDE;
    shape->of.panel_w = shape->has_map ? (WIDE - GAP) / COLUMNS : beside_width(shape);
}

static Shape shape_of(App *app, const RulesExample *example, float width) {
    Shape shape = {.of = {.rules = app->catalog->rules,
                          .before = example->before,
                          .after = example->after != NULL ? example->after : example->before,
                          .acts = example->after != NULL,
                          .k = gfx_layout(app->gfx).scale},
                   .numbers = example->after != NULL && example->score};
    shape.of.was = &shape.of.before->table;
    shape.of.is = &shape.of.after->table;
    shape.of.chart = chart_of(shape.of.rules, shape.of.is);
    shape.of.places = empires_example_places(&shape.of);
    list_places(&shape);
    list_cards(&shape);
    choose_widths(&shape);
    shape.of.k = fminf(shape.of.k, width / shape.wide);
    shape.w = roundf(shape.wide * shape.of.k);
    shape.h = height_of(app, &shape);
    return shape;
}

void empires_example_size(App *app, const RulesExample *example, float width, float *w, float *h) {
    const Shape shape = shape_of(app, example, width);
    *w = shape.w;
    *h = shape.h;
}

// ---- the whole

static CardPlace card_at(const Shape *shape, int at, float x, float y) {
    CardPlace place = card_place(CARD_TABLE, x, y + px(shape, CARD_STEP * (float)at), px(shape, CARD_W));
    place.height = card_art_height(CARD_TABLE, place.width);
    return place;
}

// Centred vertically.
static void draw_cards(App *app, const Shape *shape, const void *looks, float x, float y, float h) {
    const float size = px(shape, 30), top = y + roundf((h - cards_height(shape)) / 2);
    for (int i = 0; i < shape->cards; i++) {
        const CardPlace place = card_at(shape, i, x, top);
        const CardLook look = empires_card_look(looks, shape->card[i], PALETTE_NEUTRAL, NONE);
        card_art_draw(app->gfx, &look, &place);
    }
    icon_at(app, "icons/phosphor/caret-right.svg", x + px(shape, CARD_W + (ARROW_W - 30) / 2),
            roundf(y + (h - size) / 2), size, COLOR_ICE);
}

static void draw_seats(App *app, const Shape *shape, GfxRect rect) {
    for (Seat seat = 0; seat < shape->of.is->seats; seat++)
        if (shape->numbers && empires_example_seat_changes(&shape->of, seat)) {
            empires_example_seat_draw(app, &shape->of, seat,
                                      gfx_rect(rect.x, rect.y, rect.w, px(shape, SEAT_H)));
            rect.y += px(shape, SEAT_H + GAP);
        }
}

// The cards and what is beside them; returns the height.
static float draw_top(App *app, const Shape *shape, const void *looks, float x, float y) {
    const float beside = beside_height(app, shape), high = fmaxf(beside, cards_height(shape));
    const float left = shape->cards > 0 ? px(shape, CARD_W + ARROW_W) : 0;
    const GfxRect rect = {x + left, y + roundf((high - beside) / 2), px(shape, beside_width(shape)), beside};
    if (shape->cards > 0)
        draw_cards(app, shape, looks, x, y, high);
    if (shape->has_map)
        empires_example_map_draw(app, looks, &shape->of, rect);
    else if (shape->places > 0)
        empires_example_place_draw(app, &shape->of, looks, shape->place[0], rect);
    else
        draw_seats(app, shape, rect);
    return high;
}

void empires_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                          float width) {
    const Shape shape = shape_of(app, example, width);
    const float gap = px(&shape, GAP), w = px(&shape, shape.of.panel_w);
    y += draw_top(app, &shape, looks, x, y) + gap;
    for (int i = 0; shape.has_map && i < shape.places; i += COLUMNS) {
        const float h = line_height(app, &shape, i);
        for (int k = 0; k < COLUMNS && i + k < shape.places; k++)
            empires_example_place_draw(app, &shape.of, looks, shape.place[i + k],
                                       gfx_rect(x + (float)k * (w + gap), y, w, h));
        y += h + gap;
    }
    if (has_seats_below(&shape))
        draw_seats(app, &shape, gfx_rect(x, y, shape.w, 0));
}

bool empires_example_compose(App *app, const void *looks, const RulesExample *example, float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.cards; i++) {
        const CardPlace place = card_at(&shape, i, 0, 0);
        const CardLook look = empires_card_look(looks, shape.card[i], PALETTE_NEUTRAL, NONE);
        if (card_art_prepare(app->gfx, &look, &place))
            return true;
    }
    return false;
}
