// SPDX-License-Identifier: MIT
// Tokens of stacks: those of a territory one below the other; crowded ones are smaller until they are spread
// out.
#include "app/tables/star_empires/token.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

#define TOKEN_H 32.0F     // logical
#define TOKEN_H_LOW 29.0F // … where there is little room
#define WIDE 3.25F        // its width, in heights
// Its three parts, in heights from its left: whose it is or its strongest ship, how many units ("3×"), and
// their force (a star and a number) or, where that is unknown, the strongest that can be seen.
#define HEAD 1.1F
#define COUNT_AT 1.14F
#define COUNT_W 0.8F
#define SIZE 0.68F     // of its letters, in heights
#define COUNT_LEAST 11 // logical: its smallest letters
#define LAST_AT 1.96F
#define SHIP 1.2F     // its ship's painting
#define STEP 1.08F    // fraction of the height, from one to the next
#define CLOSE 1.04F   // … for more than two, which are smaller (close_size), until they are spread out
#define FAN_STEP 1.3F // … then
#define FAN_EDGE 8.0F // logical margin around them

float empires_token_width(float height) {
    return roundf(height * WIDE);
}

// ---- places of tokens

#define CLOSE_FROM 2 // more than that give way

// Their size by their number: each is seen whole, with whose it is and how many there are.
static float close_size(int count) {
    return count <= CLOSE_FROM ? 1 : count == 3 ? 0.8F : count == 4 ? 0.7F : 0.62F;
}

// Large enough to read, however far the map is zoomed out.
static float fan_height(const CardTable *table) {
    return roundf(TOKEN_H * fmaxf(own(table)->layout.map.unit, lpx(table, 1)));
}

// Order of the stacks in that territory: the own one first, then as they come.
static int rank_of(const CardTable *table, int stack, int *count) {
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *of = &s->stack[stack];
    int rank = 0;
    *count = 0;
    for (int i = 0; i < s->stack_count; i++) {
        if (s->stack[i].place != of->place)
            continue;
        (*count)++;
        const bool first = s->stack[i].seat == table->front;
        if (i != stack && (first || (i < stack && of->seat != table->front)))
            rank++;
    }
    return rank;
}

float empires_token_height(const MapView *map) {
    return roundf((map->low ? TOKEN_H_LOW : TOKEN_H) * map->unit);
}

float empires_tokens_height(const MapView *map, int count) {
    const float h = roundf(empires_token_height(map) * close_size(count));
    return h + (float)(count - 1) * roundf(h * (count > CLOSE_FROM ? CLOSE : STEP));
}

void empires_token_spot(const CardTable *table, uint8_t place, float *x, float *y) {
    const MapView *map = &own(table)->layout.map;
    const MapCell *cell = &map->cell[place < map->count ? place : 0];
    *x = cell->token_x;
    *y = cell->token_y;
}

int empires_stacks_at(const CardTable *table, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    int count = 0;
    for (int i = 0; i < s->stack_count; i++)
        count += s->stack[i].place == place;
    return count;
}

// ---- spread out: in one or two columns around their place, within the map

static float fan_columns(int count) {
    return count > 3 ? 2 : 1;
}

GfxRect empires_fan_rect(const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    const uint8_t place = own(table)->fan;
    const int count =
        place < map->count && !empires_shows_battle(table) ? empires_stacks_at(table, place) : 0;
    if (count <= CLOSE_FROM)
        return gfx_rect(0, 0, 0, 0);
    const float h = fan_height(table), edge = roundf(lpx(table, FAN_EDGE)), columns = fan_columns(count);
    const float rows = ceilf((float)count / columns), between = roundf(h * (FAN_STEP - 1));
    const float w = columns * (empires_token_width(h) + between) - between + 2 * edge;
    const float all = rows * (h + between) - between + 2 * edge;
    float x, y;
    empires_token_spot(table, place, &x, &y);
    // Covers the tokens it replaces, so that the pointer stays on it.
    x = fmaxf(map->area.x, fminf(roundf(x - w / 2), map->area.x + map->area.w - w));
    y = fmaxf(map->area.y, fminf(roundf(y - h / 2 - edge), map->area.y + map->area.h - all));
    return gfx_rect(x, y, w, all);
}

static GfxRect spread_out(const CardTable *table, int rank, int count) {
    const GfxRect fan = empires_fan_rect(table);
    const float h = fan_height(table), edge = roundf(lpx(table, FAN_EDGE)),
                between = roundf(h * (FAN_STEP - 1));
    const int columns = (int)fan_columns(count);
    const float w = empires_token_width(h), column = w + between;
    return gfx_rect(fan.x + edge + (float)(rank % columns) * column,
                    fan.y + edge + (float)(rank / columns) * (h + between), w, h);
}

GfxRect empires_token_rect(const CardTable *table, int stack) {
    const MapView *map = &own(table)->layout.map;
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *of = &s->stack[stack];
    if ((empires_shows_battle(table) && own(table)->motion.zoom.from == 0) || of->place >= map->count)
        return gfx_rect(0, 0, 0, 0);
    int count;
    const int rank = rank_of(table, stack, &count);
    if (own(table)->fan == of->place && count > CLOSE_FROM)
        return spread_out(table, rank, count);
    const float h = roundf(empires_token_height(map) * close_size(count)), w = empires_token_width(h);
    const float step = roundf(h * (count > CLOSE_FROM ? CLOSE : STEP));
    float x, y;
    empires_token_spot(table, of->place, &x, &y);
    float top = y - empires_token_height(map) / 2;
    if (own(table)->look.zoom <= 1) // all of them are visible
        top = fminf(top, map->area.y + map->area.h - (float)(count - 1) * step - h);
    return gfx_rect(roundf(x - w / 2), roundf(top + (float)rank * step), w, h);
}

// ---- how they look

// Force of a completely visible stack.
static int force_of(const EmpiresRules *rules, const EmpiresBoard *s, const Stack *stack) {
    const RaceDef *race = race_of(rules, s, stack->seat);
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += stack->unit[i] * race->force[i];
    return force;
}

TokenFace empires_token_face(const App *app, const CardTable *table, int stack) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *of = &s->stack[stack];
    const bool whole = seen(table)->hidden[stack] == 0 && of->seat == table->front;
    return (TokenFace){.seat = of->seat,
                       .units = (uint8_t)(sum_of(of->unit) + seen(table)->hidden[stack]),
                       .top = empires_strongest(rules, s, of->seat, of->unit),
                       .force = whole ? (int16_t)force_of(rules, s, of) : -1};
}

Token empires_token(const App *app, const CardTable *table, const TokenFace *face, bool lit) {
    return (Token){.palette = seat_palette(app, face->seat),
                   .units = face->units,
                   .force = face->force,
                   .top = face->top,
                   .race = seen(table)->table.seat[face->seat].race,
                   .lit = lit};
}

// The strongest unit that can be seen, around the middle `x`. False: there is no painting of it.
static bool draw_ship(App *app, const CardTable *table, GfxRect rect, float x, const Token *token) {
    const float size = roundf(rect.h * SHIP);
    return token->top != NONE &&
           empires_unit_painting_draw(app, table->looks, token->race, token->top, roundf(x - size / 2),
                                      roundf(rect.y + (rect.h - size) / 2), size);
}

// … in the rest of the token.
static void draw_top(App *app, const CardTable *table, GfxRect rect, float x, const Token *token) {
    const float h = rect.h;
    if (!draw_ship(app, table, rect, x + h * 0.6F, token))
        icon_at(app, empires_unit_sign(table->looks, token->top), roundf(x + h * 0.27F),
                roundf(rect.y + h * 0.17F), roundf(h * 0.66F), palette_faction(token->palette)->light);
}

// Whose it is; an own stack, which its force tells, shows its strongest ship there.
static void draw_owner(App *app, const CardTable *table, GfxRect rect, float head, const Token *token) {
    const FactionColors *colors = palette_faction(token->palette);
    const float h = rect.h;
    if (token->force >= 0 && draw_ship(app, table, rect, rect.x + head / 2, token))
        return;
    const float size = roundf(h * 0.7F);
    emblem_at(app, token->palette, roundf(rect.x + (head - size) / 2), roundf(rect.y + (h - size) / 2), size,
              colors->ink);
}

// "3×"; where many lie close together only the number.
static void draw_count(App *app, const CardTable *table, GfxRect box, int units) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY_BOLD, COUNT_LEAST, COLOR_WHITE, GFX_CENTRE);
    char number[12];
    snprintf(number, sizeof number, "%d\xC3\x97", units);
    if (gfx_text_width(app->gfx, &least, number) > box.w)
        snprintf(number, sizeof number, "%d", units);
    words_fit(app, box, GFX_FONT_DISPLAY_BOLD, box.h / lpx(table, 1) * SIZE, COUNT_LEAST, COLOR_WHITE,
              GFX_CENTRE, number);
}

void empires_draw_token(App *app, const CardTable *table, GfxRect rect, const Token *token) {
    const FactionColors *colors = palette_faction(token->palette);
    const bool shows_ship = token->force >= 0 && token->top != NONE;
    const float h = rect.h, radius = h * 0.3F, head = roundf(h * HEAD);
    const float line = fmaxf(1, lpx(table, token->lit ? 2.5F : 1.5F));
    const GfxPaint ground = paint_solid(0xF5080D18u),
                   sign =
                       paint_solid(shows_ship ? color_mix(colors->main, colors->deep, 0.62F) : colors->main);
    char number[12];
    gfx_shadow(app->gfx, rect, radius, lpx(table, 3), lpx(table, 8), color_alpha(COLOR_BLACK, 0.7F));
    if (token->lit)
        gfx_glow(app->gfx, rect, radius, lpx(table, 14), color_alpha(COLOR_ICE, 0.5F));
    gfx_panel(app->gfx, rect, radius, &ground, line, token->lit ? COLOR_ICE : colors->main);
    gfx_round_corners(app->gfx, gfx_rect(rect.x, rect.y, head, h), (GfxCorners){radius, 0, 0, radius}, &sign);
    draw_owner(app, table, rect, head, token);
    draw_count(app, table, gfx_rect(rect.x + h * COUNT_AT, rect.y, h * COUNT_W, h), token->units);
    const float size = h / lpx(table, 1) * SIZE;
    const float x = rect.x + h * LAST_AT;
    if (token->force >= 0) {
        snprintf(number, sizeof number, "%d", token->force);
        icon_at(app, "glyphs/target-combat.svg", roundf(x), roundf(rect.y + h * 0.29F), roundf(h * 0.42F),
                colors->light);
        words_fit(app, gfx_rect(x + h * 0.48F, rect.y, rect.x + rect.w - x - h * 0.54F, h),
                  GFX_FONT_DISPLAY_BOLD, size, 11, colors->light, GFX_LEFT, number);
    } else if (token->top != NONE) {
        draw_top(app, table, rect, x, token);
    }
}
