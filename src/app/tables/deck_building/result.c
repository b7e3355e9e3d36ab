// SPDX-License-Identifier: MIT
// The result of a game: points by missions, drafts and events, and what each flagship has won. Reads only the
// public view of the finished game.
#include "app/kit/draw.h"
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/screens.h"

#include <math.h>
#include <stdio.h>

#define TILE_W 250.0F // logical
#define TILE_H 31.0F
#define TILE_GAP 6.0F
#define EDGE 14.0F
#define SCENES 4 // one in so many victories has the scene of all

typedef enum Part {
    PART_MISSIONS,
    PART_DRAFTS,
    PART_EVENTS,
    PARTS
} Part;

static const BuildingBoard *board_of(const void *view) {
    return &((const BuildingView *)view)->table;
}

int building_course_goal(const App *app, const void *view) {
    (void)app;
    return pair(board_of(view)->goal);
}

static Part part_of(const CardDef *def) {
    return def->set == SET_DRAFT ? PART_DRAFTS : def->kind == KIND_EVENT ? PART_EVENTS : PART_MISSIONS;
}

// Of equal totals the one with more cards ranks first, then the seat later in turn order.
void building_result_line(const App *app, const void *view, ResultLine *line) {
    static const char *const names[PARTS] = {"building.result.missions", "building.result.drafts",
                                             "building.result.events"};
    const BuildingBoard *s = board_of(view);
    const BuildingRules *rules = app->catalog->rules;
    const Seat seat = line->seat[0];
    const uint8_t zone = zone_of(ZONE_POINTS, seat), *cards = zone_cards(s, zone);
    line->parts = PARTS;
    for (int part = 0; part < PARTS; part++)
        line->part[part] = (ResultPart){.name = app_word(app, names[part])};
    for (int i = 0; i < s->size[zone]; i++)
        line->part[part_of(&rules->card[cards[i]])].points += rules->card[cards[i]].points;
    line->equal = s->size[zone] * BUILDING_SEATS + (seat + s->seats - s->first) % s->seats;
}

const char *building_result_tie(const App *app, const ResultLine *first, const ResultLine *second) {
    const bool cards = first->equal / BUILDING_SEATS > second->equal / BUILDING_SEATS;
    return app_word(app, cards ? "building.result.more_cards" : "building.result.later_seat");
}

// By the last mission or event that it has won: the sky of that one, or the scene of all victories in its
// turn.
bool building_victory_scene(const App *app, const void *view, Seat seat, char *file, size_t size) {
    const BuildingBoard *s = board_of(view);
    const uint8_t zone = zone_of(ZONE_POINTS, seat), card = zone_top(s, zone);
    return s->size[zone] > 0 && card % SCENES != 0 && building_sky(app, card / SCENES, file, size) != NULL;
}

// A flagship that was shot down is made ready again, unless the game has ended with that battle.
uint8_t building_result_wear(const void *view, Seat seat) {
    const BuildingView *end = view;
    const int damage = end->table.seat[seat].damage, most = end->stat[seat][STAT_DEFENSE];
    if ((end->table.battle.downed >> seat & 1) != 0 || damage >= most)
        return RESULT_WRECK;
    return building_wear_of(damage, most);
}

static int columns_of(float width) {
    const int columns = (int)((width - 2 * EDGE + TILE_GAP) / (TILE_W * 0.72F + TILE_GAP));
    return columns < 1 ? 1 : columns;
}

float building_result_height(const void *view, const ResultLine *line, float width) {
    const int count = board_of(view)->size[zone_of(ZONE_POINTS, line->seat[0])], columns = columns_of(width);
    const int rows = (count + columns - 1) / columns;
    return 2 * EDGE + (float)rows * (TILE_H + TILE_GAP);
}

void building_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                          GfxRect area) {
    const BuildingBoard *s = board_of(view);
    const uint8_t zone = zone_of(ZONE_POINTS, line->seat[0]), *cards = zone_cards(s, zone);
    const int columns = columns_of(area.w);
    const float each = (area.w - 2 * EDGE + TILE_GAP) / (float)columns - TILE_GAP;
    (void)told;
    for (int i = 0; i < s->size[zone] && looks != NULL; i++) {
        const float y = area.y + EDGE + (float)(i / columns) * (TILE_H + TILE_GAP);
        if (y + TILE_H > area.y + area.h)
            return;
        const TargetLook look = building_space_look(looks, NULL, 0, cards[i]);
        target_art_draw_conquered(
            app->gfx, app->pictures, &look,
            widget_rect(app, area.x + EDGE + (float)(i % columns) * (each + TILE_GAP), y, each, TILE_H));
    }
}
