// SPDX-License-Identifier: MIT
// Draws the map: cells in the colours of their owners, lanes, the centre of each territory, and the tokens of
// stacks. Places within reach are highlighted, the others darkened.
#include "app/tables/star_empires/draw.h"

#include "app/tables/star_empires/aimed_card.h"
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/map_art.h"
#include "app/tables/star_empires/sector_art.h"
#include "app/tables/star_empires/token.h"
#include "games/star_empires/numbers.h"

#include "gfx/ease.h"

#include "gfx/light.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// What a territory's appearance depends on.
typedef struct Place {
    uint8_t at, kind;
    const MapCell *cell;
    const SystemState *system; // NULL: not a system
    Seat owner;                // SEAT_NONE
    bool known;                // explored
    float found;               // 0: hidden, 1: its contents are visible
    bool lit, hot, from, dim;
    bool free; // a group goes there without a card
} Place;

static Place place_of(const App *app, const CardTable *table, uint8_t at, uint64_t lit) {
    const Chart *chart = empires_chart(app, table);
    const EmpiresBoard *s = &seen(table)->table;
    const EmpiresChoice *choice = &own(table)->choice;
    Place place = {.at = at,
                   .kind = chart->kind[at],
                   .cell = &own(table)->layout.map.cell[at],
                   .owner = SEAT_NONE,
                   .found = 1,
                   .lit = has_place(lit, at)};
    if (has_place(chart->is_system, at)) {
        place.system = &s->system[at];
        place.owner = owner_of(s, at);
        place.known = has_mark(s, at, SYSTEM_EXPLORED);
        place.found = place.known ? own(table)->motion.found[at] : 0;
    }
    place.from = choice->pick == PICK_GROUP && choice->from == at;
    place.free = choice->pick == PICK_GROUP && empires_group_card(app, table) == NONE;
    place.hot = place.lit && own(table)->pointed == at;
    place.dim = lit != 0 && !place.lit && !place.from;
    return place;
}

// ---- cells

// Tints the cell in its owner's colour; `line`: with its border.
static void draw_tint(App *app, const CardTable *table, const MapCell *cell, Seat owner, bool line) {
    const FactionColors *colors = owner != SEAT_NONE ? palette_faction(seat_palette(app, owner)) : NULL;
    const float width = fmaxf(1, lpx(table, colors != NULL ? 1.8F : 1.2F));
    empires_cell_draw(app, cell, colors, line ? width : 0);
}

// A sweeping edge of light: behind it the new owner's colour, ahead of it the former owner's.
static void draw_sweep(App *app, const CardTable *table, const Place *place, float part) {
    const GfxRect box = gfx_inset(empires_map_cell_box(place->cell), -lpx(table, 2));
    const Seat had = own(table)->motion.had[place->at];
    const float edge = roundf(box.w * ease_in_out(part)), width = fmaxf(2, lpx(table, 3));
    gfx_clip_push(app->gfx, gfx_rect(box.x, box.y, edge, box.h));
    draw_tint(app, table, place->cell, place->owner, true);
    gfx_clip_pop(app->gfx);
    gfx_clip_push(app->gfx, gfx_rect(box.x + edge, box.y, box.w - edge, box.h));
    draw_tint(app, table, place->cell, had, true);
    gfx_clip_pop(app->gfx);
    const GfxPaint light = paint_solid(color_alpha(COLOR_ICE, 0.8F));
    gfx_clip_push(app->gfx, gfx_rect(box.x + edge - width / 2, box.y, width, box.h));
    gfx_polygon(app->gfx, place->cell->x, place->cell->y, place->cell->points, place->cell->count, &light);
    gfx_clip_pop(app->gfx);
}

static void draw_tints(App *app, const CardTable *table, const Place *place) {
    const float part = own(table)->motion.sweep[place->at];
    if (part >= 1) {
        draw_tint(app, table, place->cell, place->owner, true);
    } else if (!table->timeline.reduced) {
        draw_sweep(app, table, place, part);
    } else {
        gfx_opacity_push(app->gfx, part);
        draw_tint(app, table, place->cell, place->owner, true);
        gfx_opacity_pop(app->gfx);
    }
}

// Dashed; a closed line where a group goes without a card.
static GfxStroke lit_stroke(const CardTable *table, const Place *place) {
    const float unit = lpx(table, 1);
    return (GfxStroke){.width = unit * (place->hot ? 3.5F : 2),
                       .dash = place->hot || place->free ? 0 : unit * 7,
                       .gap = unit * 5,
                       .color = color_alpha(COLOR_ICE, place->hot ? 1 : 0.75F)};
}

static void draw_cell(App *app, const CardTable *table, const Place *place) {
    const MapCell *cell = place->cell;
    const float unit = lpx(table, 1);
    GfxStroke stroke;
    if (!place->lit && !place->from) {
        draw_tints(app, table, place);
        return;
    }
    draw_tint(app, table, cell, place->owner, false);
    if (place->lit) {
        const GfxPaint light = paint_solid(color_alpha(0xFF9CCBFFu, place->hot ? 0.34F : 0.13F));
        gfx_polygon(app->gfx, cell->x, cell->y, cell->points, cell->count, &light);
        stroke = lit_stroke(table, place);
    } else {
        stroke = (GfxStroke){.width = unit * 2.5F, .color = COLOR_ICE};
    }
    gfx_outline(app->gfx, cell->x, cell->y, cell->points, cell->count, &stroke);
}

#define MIST 1.9F // radii of a cell

static void draw_mists(App *app, const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    const Chart *chart = empires_chart(app, table);
    for (uint8_t at = 0; at < map->count; at++)
        if (chart->kind[at] == PLACE_SPACE)
            empires_mist_draw(app, empires_place_id(app, table, at), map->cell[at].x, map->cell[at].y,
                              roundf(MIST * map->radius));
}

static void draw_darkness(App *app, const Place *place) {
    const GfxPaint dark = paint_solid(0x6604070Eu);
    if (place->dim)
        gfx_polygon(app->gfx, place->cell->x, place->cell->y, place->cell->points, place->cell->count, &dark);
}

// ---- what is there

static void draw_world(App *app, const CardTable *table, const Place *place) {
    const MapView *map = &own(table)->layout.map;
    empires_middle_draw(app, empires_rules(app), empires_chart(app, table), map, &seen(table)->table,
                        place->at, place->found);
    if (place->kind == PLACE_HOME && place->owner != SEAT_NONE && place->found > 0)
        gfx_ring(app->gfx, place->cell->x, place->cell->y - empires_planet_up(map, place->kind),
                 empires_planet_size(map, place->kind) * 0.62F, fmaxf(1, 2 * map->unit),
                 palette_faction(seat_palette(app, place->owner))->main);
}

static void draw_chip(App *app, const CardTable *table, GfxRect rect, const char *sign, Color color,
                      Color border, int number) {
    const float unit = own(table)->layout.map.unit, size = roundf(14 * unit);
    const GfxPaint fill = paint_solid(0xE6060B14u);
    gfx_panel(app->gfx, rect, 6 * unit, &fill, fmaxf(1, lpx(table, 1)), border);
    icon_at(app, sign, roundf(rect.x + 4 * unit), roundf(rect.y + (rect.h - size) / 2), size, color);
    if (number < 0)
        return;
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    const GfxStyle style = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 15 * unit, COLOR_WHITE, GFX_LEFT);
    gfx_text(app->gfx, &style, gfx_rect(rect.x + 21 * unit, rect.y, rect.w - 22 * unit, rect.h), text);
}

// The revenue for whoever controls it, now or later.
static int revenue_of(const App *app, const CardTable *table, const Place *place) {
    const Seat seat = place->owner != SEAT_NONE ? place->owner : table->front;
    return empires_system_revenue(empires_rules(app), &seen(table)->table, place->at, seat);
}

GfxRect empires_revenue_chip(const App *app, const CardTable *table, uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    const MapCell *cell = &map->cell[place];
    const float unit = map->unit, planet = empires_planet_size(map, kind);
    return gfx_rect(roundf(cell->x + planet / 2 + 2 * unit),
                    roundf(cell->y - empires_planet_up(map, kind) - planet / 2 - 2 * unit), roundf(42 * unit),
                    roundf(22 * unit));
}

static void draw_marks(App *app, const CardTable *table, const Place *place) {
    static const struct {
        unsigned mark;
        const char *sign;
    } marks[] = {{SYSTEM_COLONY, "glyphs/colony.svg"},
                 {SYSTEM_SHIPYARD, "glyphs/shipyard.svg"},
                 {SYSTEM_TERRAFORM, "glyphs/terraform.svg"},
                 {SYSTEM_ENIGMA, "glyphs/enigma.svg"}};
    const MapView *map = &own(table)->layout.map;
    const float unit = map->unit, planet = empires_planet_size(map, place->kind), size = roundf(22 * unit);
    const float top = roundf(place->cell->y - empires_planet_up(map, place->kind) - planet / 2 - 2 * unit);
    const Color border =
        place->owner != SEAT_NONE ? palette_faction(seat_palette(app, place->owner))->main : 0xFF5C77A3u;
    GfxRect box = {roundf(place->cell->x - planet / 2 - 25 * unit), top, size, size};
    if (place->system == NULL || place->found <= 0)
        return;
    gfx_opacity_push(app->gfx, place->found);
    if (place->system->minor > 0) {
        draw_chip(app, table, box, "glyphs/minor.svg", COLOR_TEXT, border, -1);
        box.y += roundf(24 * unit);
    }
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if ((place->system->marks & marks[i].mark) != 0) {
            const bool enigma = marks[i].mark == SYSTEM_ENIGMA;
            draw_chip(app, table, box, marks[i].sign, enigma ? COLOR_DIPLOMACY : COLOR_TEXT,
                      enigma ? COLOR_DIPLOMACY : border, -1);
            box.y += roundf(24 * unit);
        }
    draw_chip(app, table, empires_revenue_chip(app, table, place->at), "glyphs/stat-credits.svg", COLOR_STOCK,
              border, revenue_of(app, table, place));
    gfx_opacity_pop(app->gfx);
}

// ---- stacks

static bool is_moving(const CardTable *table, int stack) {
    const EmpiresChoice *choice = &own(table)->choice;
    const Stack *of = &seen(table)->table.stack[stack];
    return own(table)->held != NO_SPRITE && choice->pick == PICK_GROUP && choice->from == of->place &&
           of->seat == table->front;
}

// While a fleet is on its way, its destination still shows what was there before.
static TokenFace face_now(const App *app, const CardTable *table, int stack) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const Stack *of = &seen(table)->table.stack[stack];
    const bool awaited = fleet->part < 1 && fleet->legs > 0 && of->seat == fleet->group.seat &&
                         of->place == fleet->place[fleet->legs - 1];
    return awaited ? fleet->there : empires_token_face(app, table, stack);
}

void empires_draw_stack(App *app, const CardTable *table, int stack, bool lit) {
    const TokenFace face = face_now(app, table, stack);
    if (face.seat == SEAT_NONE)
        return;
    const Token token = empires_token(app, table, &face, lit);
    empires_draw_token(app, table, empires_token_rect(table, stack), &token);
}

static void draw_stacks(App *app, const CardTable *table, uint64_t lit) {
    const EmpiresBoard *s = &seen(table)->table;
    const EmpiresChoice *choice = &own(table)->choice;
    for (int i = s->stack_count - 1; i >= 0; i--) {
        const Stack *stack = &s->stack[i];
        const bool picked =
            choice->pick == PICK_GROUP && choice->from == stack->place && stack->seat == table->front;
        const bool dim = lit != 0 && !picked && !has_place(lit, stack->place);
        if (is_moving(table, i) || stack->place == own(table)->fan)
            continue;
        if (dim)
            gfx_opacity_push(app->gfx, 0.8F);
        const bool idle = empires_lists_fleets(table) && stack->seat == table->front &&
                          empires_fleet_state(app, table, stack->place) == FLEET_IDLE;
        empires_draw_stack(app, table, i, picked || idle || empires_aimed_card_shows(table, stack));
        if (dim)
            gfx_opacity_pop(app->gfx);
    }
}

static void draw_fan(App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const EmpiresChoice *choice = &own(table)->choice;
    const GfxRect fan = empires_fan_rect(table);
    const GfxPaint ground = paint_solid(0xF0080E1Au);
    if (fan.w > 0)
        gfx_panel(app->gfx, fan, lpx(table, 10), &ground, fmaxf(1, lpx(table, 1.5F)), COLOR_LINE_STRONG);
    for (int i = s->stack_count - 1; i >= 0; i--)
        if (s->stack[i].place == own(table)->fan && !is_moving(table, i))
            empires_draw_stack(app, table, i,
                               choice->pick == PICK_GROUP && choice->from == s->stack[i].place &&
                                   s->stack[i].seat == table->front);
}

// ---- where fleets meet

#define MEETING 0xFFFFB060u
#define MEETING_R 0.82F // of a cell's radius

GfxRect empires_meeting_rect(const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    const MapView *map = &own(table)->layout.map;
    if (battle->kind == BATTLE_NONE || battle->kind == BATTLE_ENIGMA || battle->place >= map->count)
        return gfx_rect(0, 0, 0, 0);
    const float r = roundf(map->radius * MEETING_R);
    return gfx_rect(map->cell[battle->place].x - r, map->cell[battle->place].y - r, 2 * r, 2 * r);
}

// Before a battle, and while it is asked where the loser goes: a ring, half in the colour of each side.
static void draw_meeting(App *app, const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    const GfxRect ring = empires_meeting_rect(table);
    const float r = ring.w / 2, x = ring.x + r, y = ring.y + r, line = fmaxf(2, lpx(table, 4));
    if (ring.w <= 0)
        return;
    gfx_light_ring(app->gfx, x, y, r, lpx(table, 12), MEETING);
    for (int side = 0; side < SIDES; side++) {
        const bool attacks = side == SIDE_ATTACKER, natives = battle->kind == BATTLE_CONQUEST && !attacks;
        const int palette = natives ? PALETTE_NEUTRAL : seat_palette(app, battle->side[side]);
        gfx_arc(app->gfx, x, y, r, line, attacks ? 188 : 8, attacks ? 352 : 172,
                palette_faction(palette)->main);
    }
}

// ---- the whole

void empires_draw_map(App *app, const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    const uint64_t lit = empires_places_lit(app, table);
    if (!gfx_is_visible(app->gfx, map->area))
        return;
    const uint64_t named = empires_named(app, table);
    gfx_clip_push(app->gfx, map->area);
    for (uint8_t at = 0; at < map->count; at++) {
        const Place place = place_of(app, table, at, lit);
        if (place.kind != PLACE_SUPERNOVA)
            draw_cell(app, table, &place);
    }
    draw_mists(app, table);
    empires_lanes_draw(app, empires_chart(app, table), map);
    for (uint8_t at = 0; at < map->count; at++) {
        const Place place = place_of(app, table, at, lit);
        draw_world(app, table, &place);
        draw_darkness(app, &place);
    }
    for (uint8_t at = 0; at < map->count; at++) {
        const Place place = place_of(app, table, at, lit);
        draw_marks(app, table, &place);
    }
    draw_meeting(app, table);
    empires_draw_names(app, table, named);
    draw_stacks(app, table, lit);
    draw_fan(app, table);
    empires_draw_named(app, table, named);
    gfx_clip_pop(app->gfx);
    if (own(table)->look.zoom > 1)
        widget_button(
            app, "button:whole_map",
            &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/corners-out.svg", .text_size = 18});
}
