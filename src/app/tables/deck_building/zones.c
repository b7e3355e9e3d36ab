// SPDX-License-Identifier: MIT
// Places the cards of the deck-building game in the kit's zones, and animates the numbers beside them.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"

#include "app/kit/draw.h"
#include "app/kit/hand_row.h"
#include "app/kit/scene.h"
#include "games/deck_building/numbers.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

// ---- what the view says

Seat building_bridge_seat(const BuildingView *view) {
    return view->table.active < view->table.seats ? view->table.active : 0;
}

uint8_t building_battle_card(const CardTable *table) {
    const BattleShots *shots = &own(table)->shots;
    return shots->card != NONE ? shots->card : seen(table)->table.flipped;
}

// For the rules, what follows a battle is part of it; but its card has left, so the table shows the board
// again.
bool building_shows_battle(const CardTable *table) {
    const BattleShots *shots = &own(table)->shots;
    return (building_in_battle(&seen(table)->table) && building_battle_card(table) != NONE) ||
           (shots->card != NONE && shots->over);
}

uint8_t building_shown_event(const CardTable *table) {
    const BuildingTable *at = own(table);
    const BuildingBoard *s = &seen(table)->table;
    if (building_shows_battle(table))
        return NONE;
    if (at->placed != NONE && (at->placed == s->flipped || at->placed == at->flipped))
        return NONE; // it is not in two places
    for (int i = 0; i < s->frame_count; i++)
        if (s->frame[i].kind == FRAME_EVENT || s->frame[i].kind == FRAME_EXPLORE)
            return s->flipped;
    return at->flip < 1 ? at->flipped : NONE;
}

static const uint8_t *holders(const BuildingView *view, Seat seat) {
    return view->table.holder + zone_begin(&view->table, zone_of(ZONE_BRIDGE, seat));
}

int building_crew_count(const BuildingView *view, Seat seat) {
    const uint8_t *holder = holders(view, seat);
    int count = 0;
    for (int i = 0; i < view->table.size[zone_of(ZONE_BRIDGE, seat)]; i++)
        count += holder[i] == NONE;
    return count;
}

int building_crew_place(const BuildingView *view, Seat seat, int at, bool *held) {
    const uint8_t *holder = holders(view, seat);
    const int count = view->table.size[zone_of(ZONE_BRIDGE, seat)];
    const int user = holder[at] < count ? holder[at] : at;
    int place = 0;
    *held = user != at;
    for (int i = 0; i < user; i++)
        place += holder[i] == NONE;
    return place;
}

bool building_holds_one(const BuildingView *view, Seat seat, int at) {
    const uint8_t *holder = holders(view, seat);
    for (int i = 0; i < view->table.size[zone_of(ZONE_BRIDGE, seat)]; i++)
        if (holder[i] == at)
            return true;
    return false;
}

// ---- cards of a view

static int add_zone(const BuildingView *view, uint8_t zone, Seat owner, CardRef out[ZONE_CARDS]) {
    const uint8_t *cards = zone_cards(&view->table, zone);
    int at = 0;
    for (; at < view->table.size[zone] && at < ZONE_CARDS; at++)
        out[at] = card_printed(cards[at], owner);
    return at;
}

static int add_crew(const BuildingView *view, CardRef out[ZONE_CARDS]) {
    const Seat seat = building_bridge_seat(view);
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat);
    const uint8_t *holder = holders(view, seat);
    const uint8_t *used = view->table.used + zone_begin(&view->table, zone);
    const int count = add_zone(view, zone, seat, out);
    for (int i = 0; i < count; i++) {
        out[i].printed = 0;
        out[i].up = 1;
        out[i].own[OWN_HOLDER] = holder[i] < count ? (uint8_t)(holder[i] + 1) : 0;
        out[i].own[OWN_USED] = used[i] != 0;
    }
    return count;
}

static int add_offers(const BuildingRules *rules, const BuildingView *view, bool piles,
                      CardRef out[ZONE_CARDS]) {
    const int count = piles ? rules->pile_count : rules->slots;
    for (int i = 0; i < count; i++) {
        const uint8_t card = piles ? view->pile_card[i] : view->table.search[i];
        const bool empty = piles ? view->table.pile[i] == 0 : card == NONE;
        out[i] = empty && !piles ? card_hidden(SEAT_NONE) : card_printed(card, SEAT_NONE);
        out[i].own[OWN_KIND] = empty && !piles ? OWN_EMPTY : OWN_OFFER;
    }
    return count;
}

int building_cards(const CardTable *table, const void *data, uint8_t zone, CardRef out[ZONE_CARDS]) {
    const BuildingView *view = data;
    const BuildingRules *rules = building_looks_rules(table->looks);
    switch (zone) {
    case AT_HAND:
        return add_zone(view, zone_of(ZONE_HAND, table->front), table->front, out);
    case AT_CREW:
        return add_crew(view, out);
    case AT_MISSIONS:
        return add_zone(view, ZONE_MISSIONS, SEAT_NONE, out);
    default:
        return add_offers(rules, view, zone == AT_PILES, out);
    }
}

// ---- places

void building_begin(CardTable *table) {
    BuildingTable *at = own(table);
    building_choice_clear(&at->choice);
    at->held = NO_SPRITE;
    at->flip = 1;
    at->flip_ms = FLIP_MS;
    at->flipped = at->placed = NONE;
    at->shots.card = NONE;
    at->aimed = SEAT_NONE;
    at->run_of = SEAT_NONE;
    at->won.part = at->won_drawn = at->wins_part = at->wins_drawn = 1;
    at->wins.seat = at->told_wins.seat = SEAT_NONE;
    for (Seat seat = 0; seat < BUILDING_SEATS; seat++)
        at->blow[seat] = at->blow_drawn[seat] = 1;
    at->motion = (BattleMotion){.arrive = 1, .shooter = SEAT_NONE, .victim = SEAT_NONE};
    at->flight = (BattleFlight){.over = 1, .news = 1};
    table->beside = &at->flight;
    table->beside_bytes = offsetof(BuildingTable, wins_drawn) - offsetof(BuildingTable, flight);
}

void building_lay(App *app, CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    const BuildingView *view = seen(table);
    const LayoutNeeds needs = {.front = table->front,
                               .hand = view->table.size[zone_of(ZONE_HAND, table->front)],
                               .crew = building_crew_count(view, building_bridge_seat(view)),
                               .drafts = view->table.size[zone_of(ZONE_DRAFTS, table->front)],
                               .infections = view->table.scenario == SCENARIO_INFECTION,
                               .battle = building_shows_battle(table)};
    own(table)->layout = building_layout(&window, view->table.seats, &needs);
    table->layout = own(table)->layout.kit;
}

// A held card shows behind its holder.
static GfxRect crew_place(const CardTable *table, int at) {
    const BuildingView *view = seen(table);
    const BuildingLayout *layout = &own(table)->layout;
    const Seat seat = building_bridge_seat(view);
    bool held = false;
    if (at >= view->table.size[zone_of(ZONE_BRIDGE, seat)])
        return building_crew_card(layout, at, false);
    const int place = building_crew_place(view, seat, at, &held);
    GfxRect rect = building_crew_card(layout, place, !held && building_holds_one(view, seat, at));
    if (held) {
        rect.x += fmaxf(0, fminf(layout->tuck * 0.4F, layout->crew_step - layout->crew_w));
        rect.h *= 0.68F;
    }
    return rect;
}

static bool is_held(const CardTable *table, int at) {
    const BuildingView *view = seen(table);
    const Seat seat = building_bridge_seat(view);
    const int count = view->table.size[zone_of(ZONE_BRIDGE, seat)];
    return at < count && holders(view, seat)[at] < count;
}

GfxRect building_place(const CardTable *table, uint8_t zone, int at, CardMode *mode) {
    const BuildingLayout *layout = &own(table)->layout;
    const int count = table->scene.zone[zone].count;
    switch (zone) {
    case AT_HAND:
        return hand_row_place(table, at, mode);
    case AT_CREW:
        *mode = is_held(table, at) ? CARD_TABLE_DENSE : CARD_TILE;
        return crew_place(table, at);
    case AT_MARKET:
        *mode = CARD_TILE;
        return building_cell(layout, at, count);
    case AT_PILES:
        *mode = CARD_TILE;
        return building_pile(layout, at, count);
    default:
        *mode = CARD_TILE;
        return layout->mission[at < OPEN_MISSIONS ? at : 0];
    }
}

// ---- animated numbers

// With what the result of a battle on screen says it has won: that is taken only when everybody has looked.
static float points_of(const CardTable *table, Seat seat) {
    const BattleShots *shots = &own(table)->shots;
    const BuildingRules *rules = building_looks_rules(table->looks);
    const BuildingView *view = seen(table);
    const bool ahead = shots->over && shots->winner == seat && shots->card < rules->card_count &&
                       zone_find(&view->table, zone_of(ZONE_POINTS, seat), shots->card) < 0;
    return (float)(view->points[seat] + (ahead ? rules->card[shots->card].points : 0));
}

void building_reset(CardTable *table) {
    BuildingTable *at = own(table);
    const BuildingView *view = seen(table);
    timeline_forget(&table->timeline, at->points,
                    offsetof(BuildingTable, flipped) - offsetof(BuildingTable, points));
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        at->points[seat] = points_of(table, seat);
        at->damage[seat] = view->table.seat[seat].damage;
    }
    at->flip = 1;
    at->placed = NONE;
    building_stage_rest(table);
}

void building_refresh(CardTable *table, float delay) {
    BuildingTable *at = own(table);
    const BuildingView *view = seen(table);
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        timeline_follow(&table->timeline, &at->points[seat], points_of(table, seat), MOTION_POWER, delay);
        timeline_follow(&table->timeline, &at->damage[seat], view->table.seat[seat].damage, MOTION_POWER,
                        delay);
    }
    building_stage_follow(table, delay);
}

void building_took_over(CardTable *table) {
    if (!building_in_battle(&seen(table)->table) && !own(table)->shots.over)
        own(table)->shots = (BattleShots){.card = NONE};
}

// Nothing is held yet, and no slot has been filled.
void building_empty(const CardTable *table, void *data) {
    (void)table, (void)data;
}

// ---- redrawing what has moved

static GfxRect around(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

void building_moved(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    float now[2 * BUILDING_SEATS + 1] = {0};
    building_stage_moved(app, table);
    building_won_moved(app, table);
    building_wins_moved(app, table);
    building_blows_moved(app, table);
    memcpy(now, at->points, sizeof at->points);
    memcpy(now + BUILDING_SEATS, at->damage, sizeof at->damage);
    now[2 * BUILDING_SEATS] = at->flip;
    if (memcmp(now, at->drawn, sizeof now) == 0)
        return;
    if (now[2 * BUILDING_SEATS] != at->drawn[2 * BUILDING_SEATS]) { // its whole path from the deck
        gfx_damage(app->gfx, gfx_inset(at->layout.market, -lpx(table, 40)));
        gfx_damage(app->gfx, gfx_inset(around(at->layout.space_deck, at->layout.event), -lpx(table, 40)));
    }
    memcpy(at->drawn, now, sizeof now);
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        gfx_damage(app->gfx, at->layout.strip[seat].box);
        if (building_shows_battle(table))
            gfx_damage(app->gfx, at->layout.battle.battler[seat]);
    }
    gfx_damage(app->gfx, table->layout.plate);
}

// The forecast has changed: marks everything drawn from it for redrawing.
static void look_ahead(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    const Seat aimed = at->aimed;
    const int targets = at->targets;
    building_update_forecast(app, table);
    if (at->aimed != aimed || at->targets != targets)
        app_request_layout(app); // a button for the one, places for the others
    if (memcmp(&at->forecast_drawn, &at->forecast, sizeof at->forecast) == 0 &&
        memcmp(&at->outlook_drawn, &at->outlook, sizeof at->outlook) == 0)
        return;
    at->forecast_drawn = at->forecast;
    at->outlook_drawn = at->outlook;
    gfx_damage_all(app->gfx);
}

void building_update(App *app, CardTable *table) {
    if (building_overview_moved(app, table))
        gfx_damage(app->gfx, table->layout.rail);
    building_find_muzzles(app, table);
    look_ahead(app, table);
    building_prepare_damage(app, table);
    building_follow(app, table);
    building_wish_again(app, table);
}

// ---- parts that a lesson names

// "bridge" and "market" with everything in them; in a battle "shot:1", that of the first ship, and "order",
// what decides.
GfxRect building_part(const CardTable *table, const char *name) {
    const BuildingLayout *layout = &own(table)->layout;
    const bool battle = building_shows_battle(table);
    const int shot = strncmp(name, "shot:", 5) == 0 ? name[5] - '1' : -1;
    if (battle && shot >= 0 && shot < seen(table)->table.seats)
        return layout->battle.row[shot];
    if (strcmp(name, "order") == 0 && battle)
        return layout->battle.order;
    if (strcmp(name, "market") == 0 && !battle)
        return layout->market;
    return strcmp(name, "bridge") == 0 && !battle ? layout->bridge : gfx_rect(0, 0, 0, 0);
}
