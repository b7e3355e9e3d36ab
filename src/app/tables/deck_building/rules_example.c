// SPDX-License-Identifier: MIT
// Draws an example of the rules: the space cards involved and the cards that moved, beside the affected
// flagships with old and new numbers and their bridge. Everything shrinks together if room is short.
#include "app/kit/draw.h"
#include "app/kit/gauge.h"
#include "app/tables/deck_building/screens.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// Logical sizes at full size.
#define PANEL_W 520.0F
#define PANEL_GAP 14.0F
#define HEAD_H 44.0F
#define EDGE 12.0F
#define ROW_GAP 8.0F
#define STAT_H 40.0F
#define DAMAGE_H 30.0F
#define CREW_H 34.0F
#define CREW_COLUMNS 2
#define LYING_W 300.0F // what is beside the panels
#define TILE_W 300.0F
#define LABEL_H 26.0F
#define CARD_W 162.0F
#define CARD_STEP 62.0F // of several cards that came to one place
#define LYING_GAP 12.0F
#define BETWEEN 24.0F // from the cards to the panels
#define GONE 0.7F     // opacity of what leaves; the name stays readable

#define TILES_MOST 3
#define CARDS_MOST 4 // in a row
#define ROWS_MOST 4
#define CREW_MOST 24

// Cards that came to one place.
typedef struct CardRow {
    const char *place; // key of its word
    int palette;
    uint8_t card[CARDS_MOST];
    int cards;
} CardRow;

#define LYING_MOST (TILES_MOST + ROWS_MOST)

typedef struct Shape {
    const BuildingRules *rules;
    const BuildingView *before, *after;
    uint8_t tile[TILES_MOST];
    int tiles;
    CardRow row[ROWS_MOST];
    int rows;
    GfxRect lying[LYING_MOST]; // tiles, then rows; logical, from the corner
    float lying_w, lying_h;    // all of them
    bool beside;               // the panels are beside them
    float k;                   // window pixels per logical pixel
    float w, h;                // window pixels
} Shape;

static float px(const Shape *shape, float logical) {
    return roundf(logical * shape->k);
}

// ---- what has moved

static int copies(const BuildingBoard *s, uint8_t zone, uint8_t card) {
    int count = 0;
    for (int i = 0; i < s->size[zone]; i++)
        count += zone_cards(s, zone)[i] == card;
    return count;
}

// How many of this design are new in the zone.
static int come_to(const Shape *shape, uint8_t zone, uint8_t card) {
    return copies(&shape->after->table, zone, card) - copies(&shape->before->table, zone, card);
}

static void add_tile(Shape *shape, uint8_t card) {
    if (card < shape->rules->card_count && shape->tiles < TILES_MOST &&
        memchr(shape->tile, card, (size_t)shape->tiles) == NULL)
        shape->tile[shape->tiles++] = card;
}

// Cards met or won, then open missions.
static void find_tiles(Shape *shape) {
    const BuildingBoard *was = &shape->before->table, *is = &shape->after->table;
    for (Seat seat = 0; seat < is->seats; seat++)
        for (int i = 0; i < is->size[zone_of(ZONE_POINTS, seat)]; i++) {
            const uint8_t card = zone_cards(is, zone_of(ZONE_POINTS, seat))[i];
            if (come_to(shape, zone_of(ZONE_POINTS, seat), card) > 0)
                add_tile(shape, card);
        }
    add_tile(shape, is->flipped);
    for (int i = 0; i < is->bottom_known; i++) // an event that was not met, a mission that had to go
        if (come_to(shape, ZONE_SPACE, zone_cards(is, ZONE_SPACE)[i]) > 0)
            add_tile(shape, zone_cards(is, ZONE_SPACE)[i]);
    for (int i = 0; i < was->size[ZONE_MISSIONS]; i++)
        add_tile(shape, zone_cards(was, ZONE_MISSIONS)[i]);
    for (int i = 0; i < is->size[ZONE_MISSIONS]; i++)
        add_tile(shape, zone_cards(is, ZONE_MISSIONS)[i]);
}

static CardRow *begin_row(Shape *shape, const char *place, int palette) {
    if (shape->rows > 0 && shape->row[shape->rows - 1].cards == 0)
        shape->rows--;
    if (shape->rows == ROWS_MOST)
        return NULL;
    shape->row[shape->rows] = (CardRow){.place = place, .palette = palette};
    return &shape->row[shape->rows++];
}

static void add_card(CardRow *row, uint8_t card) {
    if (row != NULL && row->cards < CARDS_MOST)
        row->card[row->cards++] = card;
}

static void add_come(Shape *shape, uint8_t zone, const char *place, int palette) {
    CardRow *row = begin_row(shape, place, palette);
    for (uint8_t card = 0; card < shape->rules->card_count; card++)
        for (int i = come_to(shape, zone, card); i > 0; i--)
            add_card(row, card);
}

// Discard piles in their owners' colours, and cards returned to the piles of the basic crew.
static void find_cards(const App *app, Shape *shape) {
    const BuildingBoard *was = &shape->before->table, *is = &shape->after->table;
    for (Seat seat = 0; seat < is->seats; seat++)
        add_come(shape, zone_of(ZONE_DISCARD, seat), "area.discard.name",
                 faction_palette(app, is->seat[seat].ship));
    CardRow *turned_up = begin_row(shape, "area.search_area.name", PALETTE_NEUTRAL);
    for (int slot = 0; slot < SLOTS_MAX; slot++)
        if (is->search[slot] != was->search[slot] && is->search[slot] < shape->rules->card_count)
            add_card(turned_up, is->search[slot]);
    add_come(shape, ZONE_STARBASE_DISCARD, "building.put_away", PALETTE_NEUTRAL);
    add_come(shape, ZONE_REMOVED, "building.out_of_game", PALETTE_NEUTRAL);
    CardRow *row = begin_row(shape, "building.back_to_pile", PALETTE_NEUTRAL);
    for (int pile = 0; pile < PILES_MAX; pile++)
        if (is->pile[pile] > was->pile[pile])
            add_card(row, shape->after->pile_card[pile]);
    if (shape->rows > 0 && shape->row[shape->rows - 1].cards == 0)
        shape->rows--;
}

// ---- the bridge

typedef struct Crew {
    uint8_t card[CREW_MOST];
    int count, gone; // the first `gone` of them have left
} Crew;

static void add_crew(Crew *crew, uint8_t card) {
    if (crew->count < CREW_MOST)
        crew->card[crew->count++] = card;
}

static Crew crew_of(const Shape *shape, Seat seat) {
    const BuildingBoard *is = &shape->after->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat);
    Crew crew = {.count = 0};
    for (uint8_t card = 0; card < shape->rules->card_count; card++)
        for (int i = -come_to(shape, zone, card); i > 0; i--)
            add_crew(&crew, card);
    crew.gone = crew.count;
    for (int i = 0; i < is->size[zone]; i++)
        add_crew(&crew, zone_cards(is, zone)[i]);
    return crew;
}

// ---- numbers

static int shields_left(const BuildingView *view, Seat seat) {
    const int left = view->stat[seat][STAT_SHIELDS] - view->table.seat[seat].shields_used;
    return left > 0 ? left : 0;
}

static int number_of(const BuildingView *view, Seat seat, uint8_t stat) {
    return stat == STAT_SHIELDS ? shields_left(view, seat)
           : stat == STAT_XP    ? view->xp_left[seat]
                                : view->stat[seat][stat];
}

static const uint8_t shown_stats[] = {STAT_SPEED, STAT_ATTACK, STAT_DIPLOMACY, STAT_SHIELDS, STAT_XP};
#define SHOWN_STATS 5

static bool is_hurt(const Shape *shape, Seat seat) {
    return shape->before->table.seat[seat].damage > 0 || shape->after->table.seat[seat].damage > 0;
}

static bool has_changed(const Shape *shape, Seat seat) {
    bool changed = shape->before->points[seat] != shape->after->points[seat] ||
                   shape->before->table.seat[seat].damage != shape->after->table.seat[seat].damage ||
                   crew_of(shape, seat).gone > 0;
    for (int i = 0; i < SHOWN_STATS; i++)
        changed |=
            number_of(shape->before, seat, shown_stats[i]) != number_of(shape->after, seat, shown_stats[i]);
    return changed;
}

static bool is_shown(const Shape *shape, Seat seat) {
    return seat == shape->before->table.active || has_changed(shape, seat);
}

// ---- shape

static float panel_height(const Shape *shape, Seat seat) {
    const int crew = crew_of(shape, seat).count, lines = (crew + CREW_COLUMNS - 1) / CREW_COLUMNS;
    return HEAD_H + 2 * EDGE + STAT_H + (is_hurt(shape, seat) ? DAMAGE_H + ROW_GAP : 0) +
           (float)lines * (CREW_H + ROW_GAP);
}

static float panels_height(const Shape *shape) {
    float high = -PANEL_GAP;
    for (Seat seat = 0; seat < shape->before->table.seats; seat++)
        if (is_shown(shape, seat))
            high += panel_height(shape, seat) + PANEL_GAP;
    return high;
}

// From the left, line by line, within `room`.
static void place_lying(Shape *shape, float room) {
    const float tile_h = target_art_height(TILE_W), row_h = LABEL_H + card_art_height(CARD_TABLE, CARD_W);
    float x = 0, y = 0, line = 0;
    for (int i = 0; i < shape->tiles + shape->rows; i++) {
        const bool tile = i < shape->tiles;
        const int cards = tile ? 0 : shape->row[i - shape->tiles].cards;
        const float w = tile ? TILE_W : CARD_W + CARD_STEP * (float)(cards - 1);
        if (x > 0 && x + w > room) {
            x = 0;
            y += line + LYING_GAP;
            line = 0;
        }
        shape->lying[i] = gfx_rect(x, y, w, tile ? tile_h : row_h);
        line = fmaxf(line, shape->lying[i].h);
        shape->lying_w = fmaxf(shape->lying_w, x + w);
        shape->lying_h = y + line;
        x += w + LYING_GAP;
    }
}

static Shape shape_of(const App *app, const RulesExample *example, float width) {
    Shape shape = {.rules = app->catalog->rules,
                   .before = example->before,
                   .after = example->after != NULL ? example->after : example->before,
                   .k = gfx_layout(app->gfx).scale};
    find_tiles(&shape);
    find_cards(app, &shape);
    const float panels = panels_height(&shape);
    const bool lies = shape.tiles + shape.rows > 0;
    shape.beside = lies && (LYING_W + BETWEEN + PANEL_W) * shape.k <= width;
    place_lying(&shape, shape.beside ? LYING_W : PANEL_W);
    const float wide = shape.beside ? shape.lying_w + BETWEEN + PANEL_W : fmaxf(PANEL_W, shape.lying_w);
    const float high = shape.beside ? fmaxf(panels, shape.lying_h)
                       : lies       ? shape.lying_h + BETWEEN + panels
                                    : panels;
    shape.k = fminf(shape.k, width / wide);
    shape.w = roundf(wide * shape.k);
    shape.h = roundf(high * shape.k);
    return shape;
}

void building_example_size(App *app, const RulesExample *example, float width, float *w, float *h) {
    const Shape shape = shape_of(app, example, width);
    *w = shape.w;
    *h = shape.h;
}

// ---- drawing panels

static float logical(const App *app, const Shape *shape, float size) {
    return size * shape->k / gfx_layout(app->gfx).scale;
}

// The old value in small, an arrow, the new one; returns the x where it ends.
static float draw_change(App *app, const Shape *shape, GfxRect at, float size, int was, int is) {
    const GfxStyle old =
        gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size * 0.82F * shape->k, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxStyle now = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, size * shape->k, COLOR_WHITE, GFX_LEFT);
    const float sign = px(shape, 13);
    char text[12];
    float x = at.x;
    if (was != is) {
        snprintf(text, sizeof text, "%d", was);
        x += gfx_text(app->gfx, &old, gfx_rect(x, at.y, 0, at.h), text);
        icon_at(app, "icons/phosphor/caret-right.svg", roundf(x), roundf(at.y + (at.h - sign) / 2), sign,
                is < was ? COLOR_MISSING : COLOR_POSITIVE);
        x += sign;
    }
    snprintf(text, sizeof text, "%d", is);
    return x + gfx_text(app->gfx, &now, gfx_rect(x, at.y, 0, at.h), text);
}

// Points at the right end of the head.
static void draw_points(App *app, const Shape *shape, Seat seat, GfxRect head) {
    const int was = shape->before->points[seat], is = shape->after->points[seat];
    const float star = px(shape, 18), w = px(shape, was != is ? 92 : 46),
                x = head.x + head.w - px(shape, 14) - w;
    draw_change(app, shape, gfx_rect(x, head.y, w, head.h), 22, was, is);
    icon_at(app, "glyphs/vp-star.svg", roundf(x - star - px(shape, 8)), roundf(head.y + (head.h - star) / 2),
            star, COLOR_STOCK);
}

static void draw_head(App *app, const Shape *shape, Seat seat, GfxRect head) {
    const uint8_t ship = shape->before->table.seat[seat].ship;
    const int palette = faction_palette(app, ship);
    const float em = px(shape, 26);
    draw_head_ground(app, head, palette, px(shape, 11));
    emblem_at(app, palette, head.x + px(shape, 12), roundf(head.y + (head.h - em) / 2), em, COLOR_WHITE);
    words_fit(app, gfx_rect(head.x + px(shape, 50), head.y, head.w * 0.5F, head.h), GFX_FONT_DISPLAY,
              logical(app, shape, 20), 11, COLOR_WHITE, GFX_LEFT, faction_name(app, ship));
    draw_points(app, shape, seat, head);
}

static void draw_stats_row(App *app, const Shape *shape, Seat seat, GfxRect row) {
    const float gap = px(shape, 6), w = floorf((row.w + gap) / SHOWN_STATS) - gap;
    for (int i = 0; i < SHOWN_STATS; i++) {
        const uint8_t stat = shown_stats[i];
        const GfxRect box = {roundf(row.x + (float)i * (w + gap)), row.y, w, row.h};
        const GfxPaint fill = paint_solid(0xDB060B14u);
        const Color color = stat == STAT_XP ? COLOR_STOCK : building_stat_color(stat);
        const float sign = px(shape, 22);
        gfx_panel(app->gfx, box, px(shape, 8), &fill, fmaxf(1, px(shape, 1.5F)), color_alpha(color, 0.6F));
        icon_at(app, building_stat_sign(stat), box.x + px(shape, 8), roundf(box.y + (box.h - sign) / 2), sign,
                color);
        draw_change(app, shape, gfx_rect(box.x + px(shape, 36), box.y, 0, box.h), 22,
                    number_of(shape->before, seat, stat), number_of(shape->after, seat, stat));
    }
}

static void draw_damage(App *app, const Shape *shape, Seat seat, GfxRect row) {
    const int was = shape->before->table.seat[seat].damage, is = shape->after->table.seat[seat].damage,
              most = shape->after->stat[seat][STAT_DEFENSE];
    const float sign = px(shape, 20), bar = px(shape, 16), number_w = px(shape, 80);
    const float left = row.x + sign + px(shape, 10);
    char text[24];
    icon_at(app, building_stat_sign(STAT_DAMAGE), row.x, roundf(row.y + (row.h - sign) / 2), sign,
            COLOR_STOCK);
    draw_gauge(app, gfx_rect(left, roundf(row.y + (row.h - bar) / 2), row.x + row.w - number_w - left, bar),
               &(Gauge){.color = COLOR_DAMAGE, .now = was, .then = is, .most = most > 0 ? most : 1});
    app_fill(app, text, sizeof text, "building.damage_of", NUM("number", is), NUM("most", most));
    words_fit(app, gfx_rect(row.x + row.w - number_w, row.y, number_w, row.h), GFX_FONT_DISPLAY,
              logical(app, shape, 17), 10, COLOR_HEADING, GFX_RIGHT, text);
}

static void draw_member(App *app, const Shape *shape, const void *looks, uint8_t card, GfxRect at, bool gone,
                        bool fresh) {
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const float sign = px(shape, 18);
    gfx_opacity_push(app->gfx, gone ? GONE : 1);
    gfx_panel(app->gfx, at, px(shape, 8), &fill, fmaxf(1, px(shape, 1.5F)),
              gone    ? COLOR_DAMAGE
              : fresh ? COLOR_ICE
                      : COLOR_LINE_STRONG);
    icon_at(app, building_kind_sign(shape->rules->card[card].kind), at.x + px(shape, 8),
            roundf(at.y + (at.h - sign) / 2), sign, COLOR_TEXT);
    words_fit(app, gfx_rect(at.x + px(shape, 34), at.y, at.w - px(shape, 42), at.h), GFX_FONT_TEXT_MEDIUM,
              logical(app, shape, 16), 10, COLOR_TEXT, GFX_LEFT, building_card_name(looks, card));
    gfx_opacity_pop(app->gfx);
    if (gone)
        gfx_line(app->gfx, at.x, at.y + at.h / 2, at.x + at.w, at.y + at.h / 2, fmaxf(1, px(shape, 2)),
                 COLOR_DAMAGE);
}

// Cards that left are struck out, then those there; new ones are highlighted.
static void draw_crew(App *app, const Shape *shape, const void *looks, Seat seat, GfxRect at) {
    const Crew crew = crew_of(shape, seat);
    const int was = shape->before->table.size[zone_of(ZONE_BRIDGE, seat)];
    const float gap = px(shape, ROW_GAP), w = floorf((at.w + gap) / CREW_COLUMNS) - gap;
    for (int i = 0; i < crew.count; i++)
        draw_member(app, shape, looks, crew.card[i],
                    gfx_rect(at.x + (float)(i % CREW_COLUMNS) * (w + gap),
                             at.y + (float)(i / CREW_COLUMNS) * px(shape, CREW_H + ROW_GAP), w,
                             px(shape, CREW_H)),
                    i < crew.gone, i >= was);
}

static void draw_panel(App *app, const Shape *shape, const void *looks, Seat seat, GfxRect box) {
    const FactionColors *colors = palette_faction(faction_palette(app, shape->before->table.seat[seat].ship));
    const GfxPaint fill = paint_solid(0xFF0B1322u);
    const float x = box.x + px(shape, EDGE), w = box.w - 2 * px(shape, EDGE);
    float y = box.y + px(shape, HEAD_H + EDGE);
    gfx_panel(app->gfx, box, px(shape, 12), &fill, fmaxf(1, px(shape, 1.5F)), colors->main);
    draw_head(app, shape, seat, gfx_rect(box.x + 1, box.y + 1, box.w - 2, px(shape, HEAD_H)));
    draw_stats_row(app, shape, seat, gfx_rect(x, y, w, px(shape, STAT_H)));
    y += px(shape, STAT_H + ROW_GAP);
    if (is_hurt(shape, seat)) {
        draw_damage(app, shape, seat, gfx_rect(x, y, w, px(shape, DAMAGE_H)));
        y += px(shape, DAMAGE_H + ROW_GAP);
    }
    draw_crew(app, shape, looks, seat, gfx_rect(x, y, w, 0));
}

// ---- drawing what is beside them

// True for a mission that is no longer open, and was not won.
static bool is_gone(const Shape *shape, uint8_t card) {
    const BuildingBoard *was = &shape->before->table, *is = &shape->after->table;
    int places = copies(is, ZONE_MISSIONS, card);
    for (Seat seat = 0; seat < is->seats; seat++)
        places += copies(is, zone_of(ZONE_POINTS, seat), card);
    return copies(was, ZONE_MISSIONS, card) > 0 && places == 0;
}

// Goals are judged by the bridge of the seat whose turn it was, with what it has played.
static void draw_tile(App *app, const Shape *shape, const void *looks, uint8_t card, GfxRect at) {
    const Seat judge = shape->before->table.active;
    const bool cleared = shape->after->table.active != judge;
    const TargetLook look =
        building_space_look(looks, cleared ? &shape->before->table : &shape->after->table, judge, card);
    target_art_draw(app->gfx, app->pictures, &look, TARGET_TILE, at, is_gone(shape, card) ? GONE : 1);
}

static CardPlace card_at(const Shape *shape, int at, GfxRect row) {
    CardPlace place = card_place(CARD_TABLE, row.x + px(shape, CARD_STEP * (float)at),
                                 row.y + px(shape, LABEL_H), px(shape, CARD_W));
    place.height = card_art_height(CARD_TABLE, place.width);
    return place;
}

static CardLook look_of(const CardRow *row, const void *looks, int at) {
    return building_card_look(looks, row->card[at], row->palette);
}

static void draw_row(App *app, const Shape *shape, const void *looks, const CardRow *row, GfxRect box) {
    words_fit(app, gfx_rect(box.x, box.y, box.w, px(shape, LABEL_H - 4)), GFX_FONT_TEXT_MEDIUM,
              logical(app, shape, 16), 10, COLOR_TEXT_DIM, GFX_LEFT, app_word(app, row->place));
    for (int at = 0; at < row->cards; at++) {
        const CardPlace place = card_at(shape, at, box);
        const CardLook look = look_of(row, looks, at);
        card_art_draw(app->gfx, &look, &place);
    }
}

static GfxRect lying_at(const Shape *shape, int which, float x, float y) {
    const GfxRect at = shape->lying[which];
    return gfx_rect(x + px(shape, at.x), y + px(shape, at.y), px(shape, at.w), px(shape, at.h));
}

static void draw_lying(App *app, const Shape *shape, const void *looks, float x, float y) {
    for (int i = 0; i < shape->tiles; i++)
        draw_tile(app, shape, looks, shape->tile[i], lying_at(shape, i, x, y));
    for (int i = 0; i < shape->rows; i++)
        draw_row(app, shape, looks, &shape->row[i], lying_at(shape, shape->tiles + i, x, y));
}

static void draw_panels(App *app, const Shape *shape, const void *looks, float x, float y) {
    for (Seat seat = 0; seat < shape->before->table.seats; seat++) {
        if (!is_shown(shape, seat))
            continue;
        const GfxRect box = {x, y, px(shape, PANEL_W), px(shape, panel_height(shape, seat))};
        draw_panel(app, shape, looks, seat, box);
        y += box.h + px(shape, PANEL_GAP);
    }
}

void building_example_draw(App *app, const void *looks, const RulesExample *example, float x, float y,
                           float width) {
    const Shape shape = shape_of(app, example, width);
    const float panels = px(&shape, panels_height(&shape)), lying = px(&shape, shape.lying_h);
    draw_lying(app, &shape, looks, x, shape.beside ? y + roundf((shape.h - lying) / 2) : y);
    if (shape.beside)
        draw_panels(app, &shape, looks, x + px(&shape, shape.lying_w + BETWEEN),
                    y + roundf((shape.h - panels) / 2));
    else
        draw_panels(app, &shape, looks, x, y + shape.h - panels);
}

bool building_example_compose(App *app, const void *looks, const RulesExample *example, float width) {
    const Shape shape = shape_of(app, example, width);
    for (int i = 0; i < shape.rows; i++)
        for (int at = 0; at < shape.row[i].cards; at++) {
            const CardPlace place = card_at(&shape, at, lying_at(&shape, shape.tiles + i, 0, 0));
            const CardLook look = look_of(&shape.row[i], looks, at);
            if (card_art_prepare(app->gfx, &look, &place))
                return true;
        }
    return false;
}
