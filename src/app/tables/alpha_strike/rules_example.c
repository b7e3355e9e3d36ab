// SPDX-License-Identifier: MIT
// Draws an example of the rules: the cards played, and beside them the ships with their predicted losses and
// gains. Everything shrinks together if room is short.
#include "app/kit/draw.h"
#include "app/kit/track.h"
#include "app/tables/alpha_strike/screens.h"

#include <math.h>
#include <stdio.h>

// Logical sizes at full size.
#define SHIP_W 470.0F
#define SHIP_GAP 14.0F
#define HEAD_H 44.0F
#define ROW_H 32.0F
#define CRAFT_H 40.0F
#define EDGE 12.0F
#define CHIP_GAP 8.0F
#define CHIP_MOST 300.0F // of a craft's chip
#define CARD_W 180.0F
#define CARD_STEP 60.0F // distance of cards below each other
#define ARROW_W 60.0F
#define CARDS_MOST 6
#define STRUCK 0.7F // opacity of what leaves play; the name stays readable

typedef struct Shape {
    const StrikeView *before, *after;
    uint8_t card[CARDS_MOST]; // cards played, in order
    Seat by[CARDS_MOST];
    int cards;
    float k;    // window pixels per logical pixel
    float w, h; // window pixels
} Shape;

static float px(const Shape *shape, float logical) {
    return roundf(logical * shape->k);
}

// ---- what is played

static void add_card(Shape *shape, uint8_t card, Seat by) {
    if (shape->cards < CARDS_MOST) {
        shape->card[shape->cards] = card;
        shape->by[shape->cards++] = by;
    }
}

static int count_of(const uint8_t *cards, int count, uint8_t card) {
    int found = 0;
    for (int i = 0; i < count; i++)
        found += cards[i] == card;
    return found;
}

// Finds cards new on the discard pile, and craft new in play.
static void find_cards(Shape *shape) {
    const StrikeView *before = shape->before, *after = shape->after;
    for (int i = before->discard_count; i < after->discard_count; i++)
        add_card(shape, after->discard[i], before->active);
    for (Seat seat = 0; seat < after->seats; seat++)
        for (int i = 0; i < after->seat[seat].craft_count; i++) {
            const uint8_t card = after->seat[seat].craft[i];
            if (count_of(before->seat[seat].craft, before->seat[seat].craft_count, card) == 0)
                add_card(shape, card, seat);
        }
}

// ---- shape

static bool has_craft(const Shape *shape, Seat seat) {
    return shape->before->seat[seat].craft_count > 0 || shape->after->seat[seat].craft_count > 0;
}

static float ship_height(const Shape *shape, Seat seat) {
    return HEAD_H + ROW_H * (TRACKS + 1) + 2 * EDGE + (has_craft(shape, seat) ? CRAFT_H : 0);
}

static float ships_height(const Shape *shape) {
    float high = -SHIP_GAP;
    for (Seat seat = 0; seat < shape->before->seats; seat++)
        high += ship_height(shape, seat) + SHIP_GAP;
    return high;
}

static float cards_height(const Shape *shape) {
    return shape->cards > 0 ? card_art_height(CARD_TABLE, CARD_W) + CARD_STEP * (float)(shape->cards - 1) : 0;
}

static Shape shape_of(const App *app, const RulesExample *example, float width) {
    Shape shape = {.before = example->before,
                   .after = example->after != NULL ? example->after : example->before,
                   .k = gfx_layout(app->gfx).scale};
    find_cards(&shape);
    const float wide = SHIP_W + (shape.cards > 0 ? CARD_W + ARROW_W : 0);
    shape.k = fminf(shape.k, width / wide);
    shape.w = roundf(wide * shape.k);
    shape.h = roundf(fmaxf(ships_height(&shape), cards_height(&shape)) * shape.k);
    return shape;
}

void strike_example_size(App *app, const RulesExample *example, float width, float *w, float *h) {
    const Shape shape = shape_of(app, example, width);
    *w = shape.w;
    *h = shape.h;
}

// ---- drawing

static float logical(const App *app, const Shape *shape, float size) {
    return size * shape->k / gfx_layout(app->gfx).scale;
}

static void draw_head(App *app, const Shape *shape, Seat seat, GfxRect head) {
    const uint8_t ship = shape->before->seat[seat].ship;
    const int palette = faction_palette(app, ship);
    const float em = px(shape, 26);
    const bool out = !shape->after->seat[seat].alive;
    draw_head_ground(app, head, palette, px(shape, 11));
    emblem_at(app, palette, head.x + px(shape, 12), roundf(head.y + (head.h - em) / 2), em, COLOR_WHITE);
    words_fit(app, gfx_rect(head.x + px(shape, 50), head.y, head.w * (out ? 0.42F : 0.84F), head.h),
              GFX_FONT_DISPLAY, logical(app, shape, 20), 11, COLOR_WHITE, GFX_LEFT, faction_name(app, ship));
    if (out)
        words_fit(app, gfx_rect(head.x + head.w * 0.54F, head.y, head.w * 0.46F - px(shape, 16), head.h),
                  GFX_FONT_DISPLAY, logical(app, shape, 19), 11, COLOR_DAMAGE, GFX_RIGHT,
                  app_word(app, "strike.out"));
}

static void draw_tracks(App *app, const Shape *shape, Seat seat, float x, float y) {
    const StrikeRules *rules = app->catalog->rules;
    const ViewShip *was = &shape->before->seat[seat], *is = &shape->after->seat[seat];
    for (uint8_t track = 0; track <= TRACKS; track++)
        draw_track(app,
                   gfx_rect(x + px(shape, EDGE), y + px(shape, ROW_H * (float)track),
                            px(shape, SHIP_W - 2 * EDGE), px(shape, ROW_H - 4)),
                   &(Track){.sign = strike_track_sign(track),
                            .color = strike_track_color(track),
                            .now = track < TRACKS ? was->power[track] : was->hull,
                            .then = track < TRACKS ? is->power[track] : is->hull,
                            .most = track < TRACKS ? rules->track_max : was->hull_max,
                            .step = track < TRACKS ? was->increment[track] : 0,
                            .steps = true});
}

static void draw_chip(App *app, const Shape *shape, const void *looks, uint8_t card, bool stays, GfxRect at) {
    const float x = at.x, y = at.y, w = at.w, h = at.h;
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    gfx_opacity_push(app->gfx, stays ? 1 : STRUCK);
    gfx_panel(app->gfx, gfx_rect(x, y, w, h), px(shape, 8), &fill, fmaxf(1, px(shape, 1.5F)),
              stays ? COLOR_ICE : COLOR_DAMAGE);
    icon_at(app, strike_kind_sign(KIND_CRAFT), x + px(shape, 8), roundf(y + h / 2 - px(shape, 9)),
            px(shape, 18), COLOR_TEXT);
    words_fit(app, gfx_rect(x + px(shape, 34), y, w - px(shape, 42), h), GFX_FONT_TEXT_MEDIUM,
              logical(app, shape, 16), 10, COLOR_TEXT, GFX_LEFT, strike_card_name(looks, card));
    gfx_opacity_pop(app->gfx);
    if (!stays)
        gfx_line(app->gfx, x, y + h / 2, x + w, y + h / 2, fmaxf(1, px(shape, 2)), COLOR_DAMAGE);
}

// First the craft that leave play, struck out, then those in play; they share the width.
static void draw_craft(App *app, const Shape *shape, const void *looks, Seat seat, float x, float y) {
    const ViewShip *was = &shape->before->seat[seat], *is = &shape->after->seat[seat];
    uint8_t card[2 * DECK_MAX];
    int count = 0;
    for (int i = 0; i < was->craft_count; i++)
        if (count_of(is->craft, is->craft_count, was->craft[i]) == 0)
            card[count++] = was->craft[i];
    const int gone = count;
    for (int i = 0; i < is->craft_count; i++)
        card[count++] = is->craft[i];
    const float room = SHIP_W - 2 * EDGE + CHIP_GAP;
    const float step = fminf(CHIP_MOST + CHIP_GAP, room / (float)(count > 0 ? count : 1));
    for (int i = 0; i < count; i++)
        draw_chip(
            app, shape, looks, card[i], i >= gone,
            gfx_rect(x + px(shape, step * (float)i), y, px(shape, step - CHIP_GAP), px(shape, CRAFT_H - 8)));
}

static void draw_ships(App *app, const Shape *shape, const void *looks, float x, float y) {
    for (Seat seat = 0; seat < shape->before->seats; seat++) {
        const FactionColors *colors = palette_faction(faction_palette(app, shape->before->seat[seat].ship));
        const GfxRect box = gfx_rect(x, y, px(shape, SHIP_W), px(shape, ship_height(shape, seat)));
        const GfxPaint fill = paint_solid(0xFF0B1322u);
        const float rows = y + px(shape, HEAD_H + EDGE);
        gfx_panel(app->gfx, box, px(shape, 12), &fill, fmaxf(1, px(shape, 1.5F)), colors->main);
        draw_head(app, shape, seat, gfx_rect(x + 1, y + 1, box.w - 2, px(shape, HEAD_H)));
        draw_tracks(app, shape, seat, x, rows);
        if (has_craft(shape, seat))
            draw_craft(app, shape, looks, seat, x + px(shape, EDGE),
                       rows + px(shape, ROW_H * (TRACKS + 1) + 6));
        y += box.h + px(shape, SHIP_GAP);
    }
}

static CardLook look_of(const Shape *shape, const void *looks, int at) {
    return strike_card_look(looks, shape->card[at], PALETTE_NEUTRAL);
}

static CardPlace card_at(const Shape *shape, int at, float x, float y) {
    const float top = (shape->h / shape->k - cards_height(shape)) / 2;
    CardPlace place =
        card_place(CARD_TABLE, x, y + px(shape, top + CARD_STEP * (float)at), px(shape, CARD_W));
    place.height = card_art_height(CARD_TABLE, place.width);
    return place;
}

void strike_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                         float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.cards; i++) {
        const CardPlace place = card_at(&shape, i, x, y);
        const CardLook look = look_of(&shape, looks, i);
        card_art_draw(app->gfx, &look, &place);
    }
    if (shape.cards > 0) {
        const float size = px(&shape, 36);
        icon_at(app, "icons/phosphor/caret-right.svg", x + px(&shape, CARD_W + (ARROW_W - 36) / 2),
                roundf(y + (shape.h - size) / 2), size, COLOR_ICE);
        x += px(&shape, CARD_W + ARROW_W);
    }
    draw_ships(app, &shape, looks, x, y + roundf((shape.h - px(&shape, ships_height(&shape))) / 2));
}

bool strike_example_compose(App *app, const void *looks, const RulesExample *example, float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.cards; i++) {
        const CardPlace place = card_at(&shape, i, 0, 0);
        const CardLook look = look_of(&shape, looks, i);
        if (card_art_prepare(app->gfx, &look, &place))
            return true;
    }
    return false;
}
