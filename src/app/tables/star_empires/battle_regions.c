// SPDX-License-Identifier: MIT
// Hit regions in a battle: units that can be named as lost, and cards that are laid.
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/side.h"

#include <math.h>

// Units of the side that must lose one now, and all others; those can be looked at.
static void add_units(App *app, CardTable *table, const BattleStatus *battle, int side) {
    const bool loses = side == empires_battle_losing(table) && empires_decides(app, table);
    FleetShip ship[FLEET_MOST];
    const int count = empires_fleet_now(app, table, battle, side, ship);
    for (int i = 0; i < count; i++) {
        if (empires_ship_is_away(table, battle, side, &ship[i]))
            continue;
        Command pattern = pattern_of(VERB_LOSE);
        pattern.with = ship[i].unit;
        const Command *command = loses && ship[i].units > 0 ? legal_find(table_legal(app), &pattern) : NULL;
        const int number = empires_ship_number(app, table, &battle->stack[side], ship, i);
        const GfxRect rect = empires_ship_whole(table, &ship[i]);
        Hit *hit = command != NULL ? hits_add(&app->hits, rect, "lose:%d", number)
                                   : hits_add(&app->hits, rect, "fights:%d:%d", side + 1, number);
        hit->tag = (HitTag){.kind = TAG_UNIT, .a = ship[i].unit, .seat = battle->stack[side].seat};
        if (command != NULL)
            hit_set_command(hit, command);
        hit->enabled = command != NULL;
        hit->no_focus = command == NULL;
    }
}

static void add_slots(App *app, CardTable *table, const BattleStatus *battle, int side) {
    const BattleStack *stack = &battle->stack[side];
    const bool chooses = stack->own && empires_decides(app, table) && empires_set_limit(app, table) > 0;
    for (int i = 0; i < BATTLE_SLOTS && i < stack->cards && stack->visible; i++) {
        Hit *hit = hits_add(&app->hits, empires_card_slot(table, battle, side, i),
                            chooses ? "slot:%d" : "laid:%d:%d", chooses ? i + 1 : side + 1, i + 1);
        hit->tag = (HitTag){.kind = TAG_SLOT, .a = (uint8_t)i, .seat = stack->seat};
        hit->card = (uint8_t)(stack->card[i] & ~CARD_MARKED);
        hit->enabled = chooses;
        hit->no_focus = !chooses;
    }
}

// What the victory costs, in the lower half of what is said about the outcome: a number with an explanation.
static void add_due(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = empires_battle_outcome(app, table);
    const Seat winner = battle->stack[battle->winner].seat;
    if (box.h <= 0 || !empires_winner_pays(empires_rules(app), battle))
        return;
    const float top = roundf(box.h * 0.2F);
    Hit *hit = hits_add(&app->hits, gfx_rect(box.x, box.y + top, box.w, box.h - top), "number:due");
    hit->tag = (HitTag){.kind = TAG_DUE_NUMBER, .seat = winner};
    hit->no_focus = true;
}

void empires_battle_regions(App *app, CardTable *table) {
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    for (int side = SIDES - 1; side >= 0; side--) { // the attacker's above, as drawn
        add_units(app, table, &battle, side);
        add_slots(app, table, &battle, side);
    }
    add_due(app, table, &battle);
}
