// SPDX-License-Identifier: MIT
// An example of the rules: the cards that are played, beside them the part of the map that it happens on, and
// below each territory with the units that stay, come, leave and are lost there, and what has changed about a
// system; at last, where it is asked for, whose credits and systems have changed. All of it shrinks together
// where there is no room.
#include "app/kit/draw.h"
#include "app/tables/star_empires/example.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// Logical sizes at full size.
#define WIDE 590.0F
#define WHOLE_W 700.0F // of a whole map
#define ALONE_W 460.0F // of a territory without cards
#define GAP 12.0F
#define HEAD_H 44.0F
#define EDGE 12.0F
#define TILE 96.0F
#define TILE_GAP 6.0F
#define SIGN_W 30.0F // before a seat's units
#define CHIP_H 30.0F
#define CHIP_GAP 6.0F
#define SEAT_H 46.0F
#define NUMBER_W 112.0F // of a seat's numbers, each
#define CARD_W 160.0F
#define CARD_STEP 50.0F // of several, one below the other
#define ARROW_W 36.0F
#define CARDS_MOST 8
#define FACTS_MOST 8
#define TILES_MOST (3 * UNITS_MAX)
#define COLUMNS 2 // of territories
#define GONE 0.7F // opacity of what leaves; its name can still be read

typedef struct Shape {
    Example of;
    uint8_t card[CARDS_MOST]; // that are played, in order
    int cards;
    uint8_t place[PLACES_MAX]; // in the order in which they are shown
    int places;
    bool has_map, numbers; // what seats have is shown
    float wide, panel_w;   // logical: all of it, a territory
    float w, h;            // pixels
} Shape;

static float px(const Shape *shape, float logical) {
    return example_px(&shape->of, logical);
}

int empires_example_palette(const App *app, const Example *example, Seat seat) {
    return faction_palette(app, example->is->seat[seat].race);
}

// ---- what becomes of units

static int units_at(const EmpiresBoard *s, uint8_t place, Seat seat, int unit) {
    const Stack *stack = stack_of(s, place, seat);
    return stack != NULL ? stack->unit[unit] : 0;
}

static int units_in_all(const EmpiresBoard *s, Seat seat, int unit) {
    int sum = 0;
    for (int i = 0; i < s->stack_count; i++)
        sum += s->stack[i].seat == seat ? s->stack[i].unit[unit] : 0;
    return sum;
}

// Those that are nowhere afterwards are taken from the first places that they are missing from.
UnitFate empires_example_fate(const Example *example, uint8_t place, Seat seat, int unit) {
    const int was = units_at(example->was, place, seat, unit), is = units_at(example->is, place, seat, unit);
    UnitFate fate = {.stays = was < is ? was : is, .comes = was < is ? is - was : 0};
    int lost = units_in_all(example->was, seat, unit) - units_in_all(example->is, seat, unit);
    for (uint8_t at = 0; at < place && lost > 0; at++) {
        const int missing = units_at(example->was, at, seat, unit) - units_at(example->is, at, seat, unit);
        lost -= missing > 0 ? missing : 0;
    }
    const int missing = was - fate.stays;
    fate.lost = lost < 0 ? 0 : lost < missing ? lost : missing;
    fate.leaves = missing - fate.lost;
    return fate;
}

UnitFate empires_example_fates(const Example *example, uint8_t place, Seat seat) {
    UnitFate all = {0};
    for (int unit = 0; unit < example->rules->unit_count; unit++) {
        const UnitFate fate = empires_example_fate(example, place, seat, unit);
        all.stays += fate.stays, all.comes += fate.comes;
        all.leaves += fate.leaves, all.lost += fate.lost;
    }
    return all;
}

static bool has_units(const Example *example, uint8_t place, Seat seat) {
    return stack_of(example->was, place, seat) != NULL || stack_of(example->is, place, seat) != NULL;
}

// ---- what it is about

static SystemState unclaimed(SystemState system) {
    system.marks &= (uint8_t)~SYSTEM_CLAIM;
    return system;
}

static bool has_changed(const Example *example, uint8_t place) {
    const SystemState was = unclaimed(example->was->system[place]),
                      is = unclaimed(example->is->system[place]);
    return memcmp(&was, &is, sizeof was) != 0;
}

static uint64_t places_of(const Example *example) {
    uint64_t places = 0;
    for (uint8_t at = 0; at < example->chart->places; at++) {
        bool about = has_changed(example, at);
        for (Seat seat = 0; seat < example->is->seats; seat++)
            about |= has_units(example, at, seat);
        places |= about ? bit_of(at) : 0;
    }
    return places;
}

static bool is_left(const Example *example, uint8_t place) {
    bool left = false;
    for (Seat seat = 0; seat < example->is->seats; seat++)
        left |= empires_example_fates(example, place, seat).leaves > 0;
    return left;
}

// Where units leave comes first.
static void list_places(Shape *shape) {
    for (int left = 1; left >= 0; left--)
        for (uint8_t at = 0; at < shape->of.chart->places; at++)
            if (shape->of.acts && has_place(shape->of.places, at) && is_left(&shape->of, at) == (left == 1))
                shape->place[shape->places++] = at;
}

// What is new on the discard pile.
static void list_cards(Shape *shape) {
    const EmpiresBoard *was = shape->of.was, *is = shape->of.is;
    for (int i = was->discard_size; i < is->discard_size && shape->cards < CARDS_MOST; i++)
        shape->card[shape->cards++] = is->discard[i];
}

// ---- facts of a system, as chips

typedef struct Fact {
    char text[64];
    bool comes, goes;
} Fact;

typedef struct Facts {
    Fact fact[FACTS_MOST];
    int count;
} Facts;

static void add_fact(Facts *facts, const char *text, bool was, bool is) {
    if ((!was && !is) || facts->count == FACTS_MOST)
        return;
    Fact *fact = &facts->fact[facts->count++];
    text_copy(fact->text, sizeof fact->text, text);
    fact->comes = is && !was;
    fact->goes = was && !is;
}

static void add_count(const App *app, Facts *facts, const char *key, int was, int is) {
    char text[64];
    if (was > 0 && was != is)
        add_fact(facts, say_number(app, text, sizeof text, key, was), true, false);
    add_fact(facts, say_number(app, text, sizeof text, key, is), was == is && is > 0, is > 0);
}

static int revenue_of(const Example *example, const EmpiresBoard *s, uint8_t place) {
    const Seat owner = owner_of(s, place);
    return owner != SEAT_NONE ? empires_system_revenue(example->rules, s, place, owner) : 0;
}

static Facts facts_of(const App *app, const Shape *shape, uint8_t place) {
    const EmpiresBoard *was = shape->of.was, *is = shape->of.is;
    static const struct {
        unsigned mark;
        const char *key;
    } marks[] = {{SYSTEM_ENIGMA, "step.enigma"},
                 {SYSTEM_COLONY, "building.colony.name"},
                 {SYSTEM_SHIPYARD, "building.shipyard.name"},
                 {SYSTEM_TERRAFORM, "building.terraform.name"}};
    Facts facts = {.count = 0};
    if (!has_place(shape->of.chart->is_system, place) || !has_mark(is, place, SYSTEM_EXPLORED))
        return facts;
    add_count(app, &facts, "empires.fact.resources", was->system[place].resources,
              is->system[place].resources);
    add_count(app, &facts, "empires.fact.minor", was->system[place].minor, is->system[place].minor);
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        add_fact(&facts, app_word(app, marks[i].key), has_mark(was, place, marks[i].mark),
                 has_mark(is, place, marks[i].mark));
    add_count(app, &facts, "empires.fact.revenue", revenue_of(&shape->of, was, place),
              revenue_of(&shape->of, is, place));
    return facts;
}

static GfxStyle chip_style(const Shape *shape, const Fact *fact) {
    return gfx_style_aligned(GFX_FONT_TEXT_MEDIUM, 16 * shape->of.k,
                             fact->goes    ? COLOR_TEXT_DIM
                             : fact->comes ? COLOR_WHITE
                                           : COLOR_TEXT,
                             GFX_LEFT);
}

static void draw_chip(App *app, const Shape *shape, const Fact *fact, GfxRect rect) {
    const GfxStyle style = chip_style(shape, fact);
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const Color border = fact->goes ? COLOR_DAMAGE : fact->comes ? COLOR_POSITIVE : COLOR_LINE_STRONG;
    gfx_panel(app->gfx, rect, px(shape, 8), &fill, fmaxf(1, px(shape, 1.5F)), border);
    gfx_text(app->gfx, &style, gfx_rect(rect.x + px(shape, 10), rect.y, rect.w - px(shape, 12), rect.h),
             fact->text);
    if (fact->goes)
        gfx_line(app->gfx, rect.x, rect.y + rect.h / 2, rect.x + rect.w, rect.y + rect.h / 2,
                 fmaxf(1, px(shape, 2)), COLOR_DAMAGE);
}

// Line below line; returns the height taken, in pixels. Not drawn: only that.
static float flow_chips(App *app, const Shape *shape, uint8_t place, float left, float top, bool drawn) {
    const Facts facts = facts_of(app, shape, place);
    const float right = left + px(shape, shape->panel_w - 2 * EDGE), h = px(shape, CHIP_H),
                gap = px(shape, CHIP_GAP);
    float x = left, y = top;
    for (int i = 0; i < facts.count; i++) {
        const GfxStyle style = chip_style(shape, &facts.fact[i]);
        const float w = ceilf(gfx_text_width(app->gfx, &style, facts.fact[i].text)) + px(shape, 20);
        if (x > left && x + w > right) {
            x = left;
            y += h + gap;
        }
        if (drawn)
            draw_chip(app, shape, &facts.fact[i], gfx_rect(roundf(x), roundf(y), w, h));
        x += w + gap;
    }
    return facts.count > 0 ? y + h - top : 0;
}

// ---- units of a seat, as tiles

typedef struct Tile {
    uint8_t unit;
    int count;
    bool comes, leaves, lost;
} Tile;

static void add_tile(Tile *tiles, int *count, Tile tile) {
    if (tile.count > 0 && *count < TILES_MOST)
        tiles[(*count)++] = tile;
}

static int tiles_of(const Shape *shape, uint8_t place, Seat seat, Tile tiles[TILES_MOST]) {
    int count = 0;
    for (uint8_t unit = 0; unit < shape->of.rules->unit_count; unit++) {
        const UnitFate fate = empires_example_fate(&shape->of, place, seat, unit);
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.stays});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.comes, .comes = true});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.leaves, .leaves = true});
        add_tile(tiles, &count, (Tile){.unit = unit, .count = fate.lost, .lost = true});
    }
    return count;
}

static int tiles_in_line(const Shape *shape) {
    return (int)((shape->panel_w - 2 * EDGE - SIGN_W + TILE_GAP) / (TILE + TILE_GAP));
}

// Logical; 0: there are none.
static float units_height(const Shape *shape, uint8_t place, Seat seat) {
    Tile tiles[TILES_MOST];
    const int count = tiles_of(shape, place, seat, tiles), each = tiles_in_line(shape);
    return count > 0 ? (float)((count + each - 1) / each) * (TILE + TILE_GAP) - TILE_GAP : 0;
}

static void draw_count(App *app, const Shape *shape, GfxRect tile, int count) {
    char text[16];
    const float w = px(shape, 30), h = px(shape, 22);
    const GfxRect rect = {tile.x + tile.w - w + px(shape, 4), tile.y - px(shape, 4), w, h};
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const GfxStyle style =
        gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * shape->of.k, COLOR_WHITE, GFX_CENTRE);
    snprintf(text, sizeof text, "\xC3\x97%d", count);
    gfx_panel(app->gfx, rect, px(shape, 7), &fill, fmaxf(1, px(shape, 1.5F)), COLOR_LINE_STRONG);
    gfx_text(app->gfx, &style, rect, text);
}

static void draw_units(App *app, const Shape *shape, const void *looks, uint8_t place, Seat seat, float x,
                       float y) {
    Tile tiles[TILES_MOST];
    const int count = tiles_of(shape, place, seat, tiles), each = tiles_in_line(shape);
    const int palette = empires_example_palette(app, &shape->of, seat);
    const float em = px(shape, 24);
    emblem_at(app, palette, x, roundf(y + (px(shape, TILE) - em) / 2), em, palette_faction(palette)->main);
    for (int i = 0; i < count; i++) {
        const GfxRect rect = {x + px(shape, SIGN_W + (float)(i % each) * (TILE + TILE_GAP)),
                              y + px(shape, (float)(i / each) * (TILE + TILE_GAP)), px(shape, TILE),
                              px(shape, TILE)};
        gfx_opacity_push(app->gfx, tiles[i].leaves ? GONE : 1);
        empires_unit_tile_draw(app, looks, rect,
                               &(UnitTile){.unit = tiles[i].unit,
                                           .palette = palette,
                                           .race = tiles[i].leaves ? NONE : shape->of.is->seat[seat].race,
                                           .force = -1,
                                           .lit = tiles[i].comes,
                                           .lost = tiles[i].lost});
        if (tiles[i].count > 1)
            draw_count(app, shape, rect, tiles[i].count);
        gfx_opacity_pop(app->gfx);
    }
}

// ---- a territory

static float panel_height(App *app, const Shape *shape, uint8_t place) {
    const float chips = flow_chips(app, shape, place, 0, 0, false);
    float high = px(shape, HEAD_H) + (chips > 0 ? chips + px(shape, EDGE) : 0);
    for (Seat seat = 0; seat < shape->of.is->seats; seat++) {
        const float units = units_height(shape, place, seat);
        high += units > 0 ? px(shape, units + EDGE) : 0;
    }
    return high + px(shape, EDGE);
}

static float logical(const App *app, const Shape *shape, float size) {
    return size * shape->of.k / gfx_layout(app->gfx).scale;
}

// A name at the left, and at the right what it is, where there is room for both.
static void draw_title(App *app, const Shape *shape, GfxRect rect, const char *name, const char *what) {
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY, 20 * shape->of.k, COLOR_WHITE, GFX_LEFT);
    const GfxStyle small = gfx_style_aligned(GFX_FONT_TEXT, 16 * shape->of.k, COLOR_TEXT_DIM, GFX_RIGHT);
    const float used = gfx_text(app->gfx, &style, rect, name) + px(shape, 10);
    if (used + gfx_text_width(app->gfx, &small, what) <= rect.w)
        gfx_text(app->gfx, &small, gfx_rect(rect.x + used, rect.y, rect.w - used, rect.h), what);
}

static void draw_place_head(App *app, const Shape *shape, const void *looks, uint8_t place, GfxRect head) {
    const Chart *chart = shape->of.chart;
    const bool system = has_place(chart->is_system, place);
    const Seat owner = system ? owner_of(shape->of.is, place) : SEAT_NONE;
    const uint8_t territory = chart->territory[place], kind = chart->kind[place];
    draw_head_ground(app, head,
                     owner != SEAT_NONE ? empires_example_palette(app, &shape->of, owner) : PALETTE_NEUTRAL,
                     px(shape, 11));
    const float middle = head.x + px(shape, 26), y = roundf(head.y + head.h / 2);
    if (kind == PLACE_SPACE) {
        const GfxPaint dot = paint_solid(0xFFC9D9F2u);
        gfx_circle(app->gfx, middle, y, px(shape, 4), &dot);
    } else {
        empires_sector_draw(app, shape->of.rules->territory[territory].id, kind, middle, y, px(shape, 32));
    }
    draw_title(app, shape, gfx_rect(head.x + px(shape, 52), head.y, head.w - px(shape, 66), head.h),
               empires_territory_name(looks, territory), say_of(app, "place.%s", empires_place_words[kind]));
}

static void draw_place(App *app, const Shape *shape, const void *looks, uint8_t place, GfxRect box) {
    const Seat owner =
        has_place(shape->of.chart->is_system, place) ? owner_of(shape->of.is, place) : SEAT_NONE;
    const GfxPaint fill = paint_solid(0xFF0B1322u);
    gfx_panel(app->gfx, box, px(shape, 12), &fill, fmaxf(1, px(shape, 1.5F)),
              owner != SEAT_NONE ? palette_faction(empires_example_palette(app, &shape->of, owner))->main
                                 : COLOR_LINE_STRONG);
    draw_place_head(app, shape, looks, place, gfx_rect(box.x + 1, box.y + 1, box.w - 2, px(shape, HEAD_H)));
    const float x = box.x + px(shape, EDGE);
    float y = box.y + px(shape, HEAD_H + EDGE);
    const float chips = flow_chips(app, shape, place, x, y, true);
    y += chips > 0 ? chips + px(shape, EDGE) : 0;
    for (Seat seat = 0; seat < shape->of.is->seats; seat++) {
        const float units = units_height(shape, place, seat);
        if (units <= 0)
            continue;
        draw_units(app, shape, looks, place, seat, x, y);
        y += px(shape, units + EDGE);
    }
}

// ---- what a seat has

static int credits_of(const EmpiresBoard *s, Seat seat) {
    return pair(s->seat[seat].credits);
}

static bool seat_changes(const Shape *shape, Seat seat) {
    const EmpiresView *before = shape->of.before, *after = shape->of.after;
    return credits_of(shape->of.was, seat) != credits_of(shape->of.is, seat) ||
           before->systems[seat] != after->systems[seat] || before->revenue[seat] != after->revenue[seat];
}

static int seat_lines(const Shape *shape) {
    int lines = 0;
    for (Seat seat = 0; seat < shape->of.is->seats; seat++)
        lines += shape->numbers && seat_changes(shape, seat) ? 1 : 0;
    return lines;
}

// At the right end, below the word what it was in small, an arrow, what it becomes. Nothing where that is the
// same; returns the right end of what is left.
static float draw_change(App *app, const Shape *shape, GfxRect box, const char *word, int was, int is) {
    const GfxStyle old = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * shape->of.k, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxStyle now = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 19 * shape->of.k, COLOR_WHITE, GFX_LEFT);
    const float top = roundf(box.y + box.h * 0.46F), h = roundf(box.h * 0.48F), sign = px(shape, 13);
    float x = box.x + box.w - px(shape, NUMBER_W);
    char text[12];
    if (was == is)
        return box.w;
    words_fit(app, gfx_rect(x, box.y + box.h * 0.08F, px(shape, NUMBER_W - 8), box.h * 0.38F), GFX_FONT_TEXT,
              logical(app, shape, 14), 11, COLOR_TEXT_DIM, GFX_LEFT, word);
    snprintf(text, sizeof text, "%d", was);
    x += gfx_text(app->gfx, &old, gfx_rect(x, top, 0, h), text) + px(shape, 3);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(x), roundf(top + (h - sign) / 2), sign,
            is < was ? COLOR_MISSING : COLOR_POSITIVE);
    x += sign + px(shape, 3);
    snprintf(text, sizeof text, "%d", is);
    gfx_text(app->gfx, &now, gfx_rect(x, top, 0, h), text);
    return box.w - px(shape, NUMBER_W);
}

static void draw_seat(App *app, const Shape *shape, Seat seat, GfxRect box) {
    const int palette = empires_example_palette(app, &shape->of, seat);
    const GfxPaint fill = paint_solid(0xFF0B1322u);
    const float em = px(shape, 26);
    GfxRect left = box;
    gfx_panel(app->gfx, box, px(shape, 12), &fill, fmaxf(1, px(shape, 1.5F)), palette_faction(palette)->main);
    emblem_at(app, palette, box.x + px(shape, 12), roundf(box.y + (box.h - em) / 2), em,
              palette_faction(palette)->main);
    left.w = draw_change(app, shape, left, app_word(app, "empires.systems"), shape->of.before->systems[seat],
                         shape->of.after->systems[seat]);
    left.w = draw_change(app, shape, left, app_word(app, "empires.revenue"), shape->of.before->revenue[seat],
                         shape->of.after->revenue[seat]);
    left.w = draw_change(app, shape, left, app_word(app, "empires.credits"), credits_of(shape->of.was, seat),
                         credits_of(shape->of.is, seat));
    words_fit(app, gfx_rect(box.x + px(shape, 48), box.y, left.w - px(shape, 56), box.h), GFX_FONT_DISPLAY,
              logical(app, shape, 18), 11, COLOR_WHITE, GFX_LEFT,
              faction_name(app, shape->of.is->seat[seat].race));
}

// ---- shape

// Pixels.
static float cards_height(const Shape *shape) {
    return shape->cards > 0
               ? px(shape, card_art_height(CARD_TABLE, CARD_W) + CARD_STEP * (float)(shape->cards - 1))
               : 0;
}

// Logical: beside the cards.
static float beside_width(const Shape *shape) {
    return shape->wide - (shape->cards > 0 ? CARD_W + ARROW_W : 0);
}

// Pixels.
static float seats_height(const Shape *shape) {
    const int lines = seat_lines(shape);
    return lines > 0 ? (float)lines * px(shape, SEAT_H + GAP) - px(shape, GAP) : 0;
}

// Where nothing happens on the map what seats have stands beside the cards.
static bool has_seats_below(const Shape *shape) {
    return seat_lines(shape) > 0 && shape->places > 0;
}

// Pixels: the map, else the only territory, else what seats have.
static float beside_height(App *app, const Shape *shape) {
    if (shape->has_map)
        return px(shape, empires_example_map_height(&shape->of, beside_width(shape)));
    return shape->places > 0 ? panel_height(app, shape, shape->place[0]) : seats_height(shape);
}

// Pixels: of the territories in a line below the map, from this one on.
static float line_height(App *app, const Shape *shape, int from) {
    float high = 0;
    for (int i = from; i < from + COLUMNS && i < shape->places; i++)
        high = fmaxf(high, panel_height(app, shape, shape->place[i]));
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
    shape->panel_w = shape->has_map ? (WIDE - GAP) / COLUMNS : beside_width(shape);
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
    shape.of.places = places_of(&shape.of);
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

// In the middle of a height.
static void draw_cards(App *app, const Shape *shape, const void *looks, float x, float y, float h) {
    const float size = px(shape, 30), top = y + roundf((h - cards_height(shape)) / 2);
    for (int i = 0; i < shape->cards; i++) {
        const CardPlace place = card_at(shape, i, x, top);
        const CardLook look = empires_card_look(looks, shape->card[i], PALETTE_NEUTRAL);
        card_art_draw(app->gfx, &look, &place);
    }
    icon_at(app, "icons/phosphor/caret-right.svg", x + px(shape, CARD_W + (ARROW_W - 30) / 2),
            roundf(y + (h - size) / 2), size, COLOR_ICE);
}

static void draw_seats(App *app, const Shape *shape, GfxRect rect) {
    for (Seat seat = 0; seat < shape->of.is->seats; seat++)
        if (shape->numbers && seat_changes(shape, seat)) {
            draw_seat(app, shape, seat, gfx_rect(rect.x, rect.y, rect.w, px(shape, SEAT_H)));
            rect.y += px(shape, SEAT_H + GAP);
        }
}

// Cards, and what stands beside them; returns its height.
static float draw_top(App *app, const Shape *shape, const void *looks, float x, float y) {
    const float beside = beside_height(app, shape), high = fmaxf(beside, cards_height(shape));
    const float left = shape->cards > 0 ? px(shape, CARD_W + ARROW_W) : 0;
    const GfxRect rect = {x + left, y + roundf((high - beside) / 2), px(shape, beside_width(shape)), beside};
    if (shape->cards > 0)
        draw_cards(app, shape, looks, x, y, high);
    if (shape->has_map)
        empires_example_map_draw(app, looks, &shape->of, rect);
    else if (shape->places > 0)
        draw_place(app, shape, looks, shape->place[0], rect);
    else
        draw_seats(app, shape, rect);
    return high;
}

void empires_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                          float width) {
    const Shape shape = shape_of(app, example, width);
    const float gap = px(&shape, GAP), w = px(&shape, shape.panel_w);
    y += draw_top(app, &shape, looks, x, y) + gap;
    for (int i = 0; shape.has_map && i < shape.places; i += COLUMNS) {
        const float h = line_height(app, &shape, i);
        for (int k = 0; k < COLUMNS && i + k < shape.places; k++)
            draw_place(app, &shape, looks, shape.place[i + k], gfx_rect(x + (float)k * (w + gap), y, w, h));
        y += h + gap;
    }
    if (has_seats_below(&shape))
        draw_seats(app, &shape, gfx_rect(x, y, shape.w, 0));
}

bool empires_example_prepare(App *app, const void *looks, const RulesExample *example, float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.cards; i++) {
        const CardPlace place = card_at(&shape, i, 0, 0);
        const CardLook look = empires_card_look(looks, shape.card[i], PALETTE_NEUTRAL);
        if (card_art_prepare(app->gfx, &look, &place))
            return true;
    }
    return false;
}
