// SPDX-License-Identifier: MIT
// The hand as a zone of the kit, the layout, and the animated numbers.
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "app/kit/hand_row.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/battle_zoom.h"
#include "app/tables/star_empires/side.h"
#include "app/tables/star_empires/token.h"
#include "games/star_empires/numbers.h"

#include <stddef.h>
#include <string.h>

// ---- what the view says

bool empires_decides(const App *app, const CardTable *table) {
    return !table->showing && table_deciding(app) && seen(table)->to_act == table->front;
}

bool empires_is_asked(const App *app, const CardTable *table, AskKind kind) {
    return empires_decides(app, table) && seen(table)->asks == kind;
}

bool empires_is_on_stage(const EmpiresView *view) {
    const BattleState *battle = &view->table.battle;
    return battle->kind == BATTLE_CONQUEST ||
           ((battle->kind == BATTLE_STACKS || battle->kind == BATTLE_SIEGE) && battle->step >= STEP_ANSWER);
}

bool empires_recaps_briefly(const CardTable *table) {
    return table->recap && !table->recap_asked;
}

// Whether somebody else attacks a minor race is decided on the map: who decides not to has no battle.
static bool is_decided(const CardTable *table, const EmpiresView *view) {
    return view->asks != ASK_CONQUER || view->to_act == table->front;
}

bool empires_is_staged(const CardTable *table, const EmpiresView *view) {
    const BattleState *battle = &view->table.battle;
    return empires_is_on_stage(view) && is_decided(table, view) && !empires_recaps_briefly(table) &&
           (table->recap || battle->place != own(table)->retreats || battle->step < STEP_RETREAT);
}

bool empires_shows_battle(const CardTable *table) {
    return empires_is_staged(table, seen(table));
}

const char *empires_place_id(const App *app, const CardTable *table, uint8_t place) {
    return empires_rules(app)->territory[empires_chart(app, table)->territory[place]].id;
}

const char *empires_place_name(const App *app, const CardTable *table, uint8_t place) {
    return empires_territory_name(table->looks, empires_chart(app, table)->territory[place]);
}

int empires_systems_to_win(const EmpiresRules *rules, const EmpiresBoard *s) {
    int systems = 1;
    while (!empires_exceeds_share(rules, s, systems, rules->victory_percent))
        systems++;
    return systems;
}

// ---- cards of a view

int empires_cards(const CardTable *table, const void *data, uint8_t zone, CardRef out[ZONE_CARDS]) {
    const EmpiresView *view = data;
    const PlayerState *player = &view->table.seat[table->front];
    int count = 0;
    (void)zone;
    for (uint8_t card = 0; card < KINDS_MAX; card++)
        for (int i = 0; i < player->hand[card] && count < ZONE_CARDS; i++)
            out[count++] = card_printed(card, table->front);
    while (count < player->hand_size && count < ZONE_CARDS)
        out[count++] = card_hidden(table->front);
    return count;
}

// ---- places

void empires_begin(CardTable *table) {
    EmpiresTable *at = own(table);
    empires_choice_clear(&at->choice);
    at->held = NO_SPRITE;
    at->fan = at->fanned = at->pointed = at->reckoned = at->gives = at->retreats = at->named = at->asked =
        NONE;
    at->look.zoom = 1;
    empires_motion_clear(table);
}

// Which cards of the hand are the same as the next one; it is kept in the order of the kinds. `fan`: those of
// that kind.
static uint32_t alike_in_hand(const PlayerState *player, uint8_t fanned, uint32_t *fan) {
    uint32_t alike = 0;
    *fan = 0;
    for (uint8_t card = 0, at = 0; card < KINDS_MAX; card++)
        for (int i = 0; i < player->hand[card]; i++, at++) {
            const uint32_t bit = i + 1 < player->hand[card] && at < 32 ? 1U << at : 0;
            alike |= bit;
            *fan |= card == fanned ? bit : 0;
        }
    return alike;
}

void empires_lay(App *app, CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    const EmpiresView *view = seen(table);
    uint32_t fan;
    const uint32_t alike = alike_in_hand(&view->table.seat[table->front], own(table)->fanned, &fan);
    const LayoutNeeds needs = {.front = table->front,
                               .hand = view->table.seat[table->front].hand_size,
                               .alike = alike,
                               .fan = fan,
                               .battle = empires_shows_battle(table) || own(table)->motion.zoom.back,
                               .rules = empires_rules(app),
                               .chart = empires_chart(app, table),
                               .look = &own(table)->look};
    own(table)->layout = empires_layout(&window, view->table.seats, &needs);
    table->layout = own(table)->layout.kit;
    empires_place_tokens(app, table);
}

GfxRect empires_place(const CardTable *table, uint8_t zone, int at, CardMode *mode) {
    (void)zone;
    const GfxRect rect = hand_row_place(table, at, mode);
    *mode = CARD_TABLE; // smaller than elsewhere: no text
    return rect;
}

// ---- animated numbers

void empires_reset(CardTable *table) {
    EmpiresTable *at = own(table);
    timeline_forget(&table->timeline, at->credits, sizeof at->credits);
    empires_motion_clear(table);
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        at->credits[seat] = pair(seen(table)->table.seat[seat].credits);
}

void empires_refresh(CardTable *table, float delay) {
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        timeline_follow(&table->timeline, &own(table)->credits[seat],
                        pair(seen(table)->table.seat[seat].credits), MOTION_POWER, delay);
}

// A card that is pointed at changes sums and slots everywhere in the battle.
static void damage_reckoning(App *app, CardTable *table) {
    const uint8_t now = empires_shows_battle(table) ? empires_battle_pointed(app, table) : NONE;
    if (own(table)->reckoned == now)
        return;
    own(table)->reckoned = now;
    gfx_damage(app->gfx, own(table)->layout.battle.stage);
    gfx_damage(app->gfx, own(table)->layout.side);
}

void empires_moved(App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    empires_motion_damage(app, table);
    empires_moments_follow(app, table);
    empires_zoom_follow(app, table);
    damage_reckoning(app, table);
    if (memcmp(at->credits, at->drawn, sizeof at->drawn) == 0)
        return;
    memcpy(at->drawn, at->credits, sizeof at->drawn);
    gfx_damage(app->gfx, table->layout.plate);
    gfx_damage(app->gfx, at->layout.side);
}

// For the trace: the fleet on its way, and what the dice show.
void empires_table_trace(const CardTable *table, JsonOut *json) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    const Chart *chart = chart_of(rules, &seen(table)->table);
    const EmpiresMotion *motion = &own(table)->motion;
    const FleetFlight *fleet = &motion->fleet;
    if (table->layout.seats == 0)
        return;
    if (fleet->part < 1 && fleet->legs > 0) {
        json_begin_object(json, "fleet");
        json_string(json, "from", rules->territory[chart->territory[fleet->from]].id);
        json_string(json, "to", rules->territory[chart->territory[fleet->place[fleet->legs - 1]]].id);
        json_number(json, "units", fleet->group.units);
        json_end_object(json);
    }
    if (motion->dice.left > 0) {
        json_begin_list(json, "dice");
        for (int i = 0; i < motion->dice.count; i++)
            json_number(json, NULL, motion->dice.die[i]);
        json_end_list(json);
    }
}

// The map is drawn from the view, with the animations of what has changed.
void empires_took_over(CardTable *table) {
    own(table)->warned = own(table)->asked_unspent = false;
    if (!empires_shop_stays(table))
        own(table)->entries = 0; // of the previous question
    if (seen(table)->table.battle.kind == BATTLE_NONE)
        own(table)->retreats = NONE;
}

// Where a stack retreats to is chosen on the map, not blindly on the stage that covers it.
static void open_map(App *app, CardTable *table) {
    const uint8_t place = seen(table)->table.battle.place;
    if (own(table)->retreats == place || !empires_is_asked(app, table, ASK_RETREAT) ||
        !empires_is_on_stage(seen(table)))
        return;
    empires_zoom_to_map(app, table);
    own(table)->retreats = place;
    empires_end_stage(table);
    empires_lay(app, table);
    app_request_layout(app);
    gfx_damage_all(app->gfx);
}

void empires_update(App *app, CardTable *table) {
    open_map(app, table);
    empires_note_pointed(app, table);
    empires_prefetch_stage(app, table);
    empires_follow(app, table);
}

// ---- parts that a lesson names

// In a battle: a side's half of the stage, above its cards.
static GfxRect fighters(const BattleRoom *battle, int side) {
    const GfxRect stage = battle->stage, forces = battle->forces;
    const float left = side == SIDE_ATTACKER ? stage.x : forces.x + forces.w,
                right = side == SIDE_ATTACKER ? forces.x : stage.x + stage.w;
    return gfx_rect(left, stage.y, right - left, battle->title[side].y - stage.y);
}

// … and its cards.
static GfxRect cards_of(const BattleRoom *battle, int side) {
    const GfxRect first = battle->slot[side][0], last = battle->slot[side][BATTLE_SLOTS - 1];
    return gfx_rect(first.x, first.y, last.x + last.w - first.x, first.h);
}

static GfxRect battle_part(const BattleRoom *battle, const char *name) {
    static const char *const fighting[SIDES] = {"attack", "defence"}, *const laid[SIDES] = {"attack_cards",
                                                                                            "defence_cards"};
    for (int side = 0; side < SIDES; side++) {
        if (strcmp(name, fighting[side]) == 0)
            return fighters(battle, side);
        if (strcmp(name, laid[side]) == 0)
            return cards_of(battle, side);
    }
    return strcmp(name, "middle") == 0 ? battle->forces : gfx_rect(0, 0, 0, 0);
}

// "steps": the phases of a turn; "side": the side panel; in a battle "attack" and "defence", "attack_cards"
// and "defence_cards", and the "middle".
GfxRect empires_part(const CardTable *table, const char *name) {
    const EmpiresLayout *layout = &own(table)->layout;
    const bool battle = empires_shows_battle(table);
    if (strcmp(name, "side") == 0)
        return layout->side;
    if (strcmp(name, "steps") == 0 && !battle)
        return layout->steps;
    return battle ? battle_part(&layout->battle, name) : gfx_rect(0, 0, 0, 0);
}

bool empires_is_out(const CardTable *table, Seat seat) {
    const EmpiresBoard *s = &seen(table)->table;
    return seat < s->seats && !s->seat[seat].alive;
}
