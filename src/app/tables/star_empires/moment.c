// SPDX-License-Identifier: MIT
// Which event begins which moment, its time and its place.
#include "app/tables/star_empires/moment.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/battle_zoom.h"
#include "app/tables/star_empires/show.h"

#include <math.h>
#include <string.h>

#define OTHERS_PACE 0.7F // in others' turns
#define REACH 96.0F      // units of the map around the middle that it may draw on, besides the cell

static const float durations[MOMENT_KINDS] = {
#define MS(name, ms, word) [name] = ms,
    MOMENT_LIST(MS)
#undef MS
};

// ---- which

static Moment of(MomentKind kind, uint8_t place, Seat seat, Seat other) {
    return (Moment){
        .from = 1, .kind = (uint8_t)kind, .place = place, .what = NONE, .seat = seat, .other = other};
}

static Moment built(const CardTable *table, const Event *event) {
    static const uint8_t marks[MARKS] = {[MARK_COLONY] = MOMENT_COLONY,
                                         [MARK_SHIPYARD] = MOMENT_SHIPYARD,
                                         [MARK_TERRAFORM] = MOMENT_TERRAFORM};
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    const bool mark = event->kind == EVENT_BUILT_MARK;
    const bool known = mark ? event->to_row < MARKS
                            : event->at < rules->unit_count && rules->unit[event->at].kind == UNIT_BASE;
    if (!known)
        return (Moment){.from = 0};
    Moment moment =
        of(mark ? (MomentKind)marks[event->to_row] : MOMENT_STARBASE, event->row, event->seat, SEAT_NONE);
    moment.what = mark ? event->to_row : event->at;
    return moment;
}

// Where a question is asked in the middle of a turn, peace is made at the place of the battle.
static uint8_t meeting_place(const CardTable *table, const Event *event) {
    const EmpiresBoard *s = &seen(table)->table;
    return event->row < PLACES_MAX ? event->row : s->battle.kind != BATTLE_NONE ? s->battle.place : s->place;
}

// It concerns all: in the middle of the map.
static Moment truce(const CardTable *table, const Event *event) {
    const MapView *map = &own(table)->layout.map;
    const float x = map->area.x + map->area.w / 2, y = map->area.y + map->area.h / 2;
    uint8_t nearest = 0;
    for (uint8_t place = 0; place < map->count; place++)
        if (hypotf(map->cell[place].x - x, map->cell[place].y - y) <
            hypotf(map->cell[nearest].x - x, map->cell[nearest].y - y))
            nearest = place;
    Moment moment = of(event->amount > 0 ? MOMENT_TRUCE : MOMENT_WAR, nearest, event->seat, SEAT_NONE);
    moment.what = (uint8_t)event->amount;
    return moment;
}

static Moment moment_of(const CardTable *table, const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_CONTROLS:
        return of(event->owner == SEAT_NONE ? MOMENT_SETTLED : MOMENT_CONQUEST, event->row, event->seat,
                  event->owner);
    case EVENT_JOINED:
        return of(MOMENT_JOINED, event->row, event->seat, SEAT_NONE);
    case EVENT_REVOLT:
        return of(MOMENT_REVOLT, event->row, event->seat, SEAT_NONE);
    case EVENT_BUILT:
    case EVENT_BUILT_MARK:
        return built(table, event);
    case EVENT_SOLVED:
        return of(MOMENT_ENIGMA, event->row, event->seat, SEAT_NONE);
    case EVENT_TRUCE:
        return truce(table, event);
    case EVENT_DESTROYED:
        return of(MOMENT_LOST, event->row, event->seat, SEAT_NONE);
    case EVENT_MISSION:
    case EVENT_PEACE:
        return of(MOMENT_TREATY, meeting_place(table, event), event->seat, event->owner);
    default:
        return (Moment){.from = 0};
    }
}

// ---- when

void empires_moment_begin(App *app, CardTable *table, const Event *event) {
    const float speed = table->timeline.speed;
    Moment *all = own(table)->motion.moment, *slot = &all[0];
    Moment moment = moment_of(table, event);
    if (event->kind == EVENT_PEACE && empires_shows_battle(table))
        return; // its card is held up there
    if (moment.from == 0 || moment.place >= own(table)->layout.map.count || speed <= 0)
        return;
    const bool theirs = seen(table)->table.active != table->front;
    moment.from = app->now > 0 ? app->now : 1;
    moment.ms = durations[moment.kind] * empires_duration_factor(table) * (theirs ? OTHERS_PACE : 1) / speed;
    for (int i = 0; i < MOMENTS_MOST; i++) { // a place has one at a time; else the oldest makes room
        if (all[i].from > 0 && all[i].place == moment.place) {
            slot = &all[i];
            break;
        }
        if (all[i].from < slot->from)
            slot = &all[i];
    }
    moment.drawn = slot->drawn;
    *slot = moment;
    app_request_update(app);
}

void empires_moments_end(App *app, CardTable *table) {
    for (int i = 0; i < MOMENTS_MOST; i++) {
        Moment *moment = &own(table)->motion.moment[i];
        if (moment->from > 0)
            gfx_damage(app->gfx, moment->drawn);
        *moment = (Moment){.from = 0};
    }
}

bool empires_moment_skip(App *app, CardTable *table) {
    empires_moments_end(app, table);
    empires_zoom_end(app, table);
    return false; // what else is shown is skipped too
}

static GfxRect union_of(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

void empires_moments_follow(App *app, CardTable *table) {
    for (int i = 0; i < MOMENTS_MOST; i++) {
        Moment *moment = &own(table)->motion.moment[i];
        MomentSpot spot;
        if (moment->from == 0)
            continue;
        gfx_damage(app->gfx, moment->drawn);
        moment->part = fminf(1, (float)(app->now - moment->from) / moment->ms);
        if (moment->part >= 1) {
            *moment = (Moment){.from = 0};
            continue;
        }
        if (!empires_moment_spot(app, table, moment, &spot))
            continue;
        moment->drawn =
            gfx_rect(spot.x - spot.reach * 1.6F, spot.y - spot.reach, 3.2F * spot.reach, 2 * spot.reach);
        const GfxRect plate = gfx_inset(empires_moment_plate(table, &spot), -lpx(table, 30));
        moment->drawn = union_of(moment->drawn, plate);
        gfx_damage(app->gfx, moment->drawn);
    }
}

bool empires_moments_run(const CardTable *table) {
    bool runs = empires_zoom_runs(table) || empires_outcome_is_read(table);
    for (int i = 0; i < MOMENTS_MOST; i++)
        runs |= own(table)->motion.moment[i].from > 0;
    return runs;
}

// ---- where

bool empires_moment_spot(const App *app, const CardTable *table, const Moment *moment, MomentSpot *spot) {
    const MapView *map = &own(table)->layout.map;
    if (moment->place >= map->count)
        return false;
    if (empires_shows_battle(table)) { // only who is on the stage makes peace there
        const GfxRect stage = own(table)->layout.battle.stage;
        const float unit = lpx(table, 1.6F);
        *spot = (MomentSpot){stage.x + stage.w / 2, stage.y + stage.h * 0.62F, 40 * unit, 130 * unit, unit};
        return moment->kind == MOMENT_TREATY;
    }
    const uint8_t kind = empires_chart(app, table)->kind[moment->place];
    const float size = kind == PLACE_SPACE ? 40 * map->unit : empires_planet_size(map, kind);
    *spot =
        (MomentSpot){map->cell[moment->place].x, map->cell[moment->place].y - empires_planet_up(map, kind),
                     fminf(size, 60 * map->unit) / 2, map->radius + REACH * map->unit, map->unit};
    return true;
}
