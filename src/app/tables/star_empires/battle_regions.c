// SPDX-License-Identifier: MIT
// Hit regions in a battle: units that can be named as lost, and cards that are laid.
#include "app/tables/star_empires/battle_tiles.h"

#include <math.h>

// Units of the side that must lose one now.
static void add_units(App *app, CardTable *table, const BattleStatus *battle, int side) {
    BattleTile tile[BATTLE_TILES];
    const GfxRect area = own(table)->layout.battle.units[side];
    const int count = empires_battle_tiles(app, table, &battle->stack[side], tile);
    for (int i = 0; i < count; i++) {
        Command pattern = pattern_of(VERB_LOSE);
        pattern.with = tile[i].unit;
        const Command *command = tile[i].lost ? NULL : legal_find(table_legal(app), &pattern);
        if (command == NULL)
            continue;
        Hit *hit = hits_add(&app->hits, empires_battle_tile_rect(table, area, i, count), "lose:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_UNIT, .a = tile[i].unit, .seat = battle->stack[side].seat};
        hit_set_command(hit, command);
    }
}

// Units of which none is lost now; they can be looked at.
static void add_seen_units(App *app, const CardTable *table, const BattleStatus *battle, int side) {
    const GfxRect area = own(table)->layout.battle.units[side];
    BattleTile tile[BATTLE_TILES];
    const int count = empires_battle_tiles(app, table, &battle->stack[side], tile);
    for (int i = 0; i < count; i++) {
        Hit *hit = hits_add(&app->hits, empires_battle_tile_rect(table, area, i, count), "fights:%d:%d",
                            side + 1, i + 1);
        hit->tag = (HitTag){.kind = TAG_UNIT, .a = tile[i].unit, .seat = battle->stack[side].seat};
        hit->enabled = false;
        hit->no_focus = true;
    }
}

static void add_slots(App *app, CardTable *table, const BattleStatus *battle, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const BattleStack *stack = &battle->stack[side];
    const bool chooses = stack->own && empires_decides(app, table) && empires_set_limit(app, table) > 0;
    for (int i = 0; i < BATTLE_SLOTS && i < stack->cards && stack->visible; i++) {
        Hit *hit = hits_add(&app->hits, room->slot[side][i], chooses ? "slot:%d" : "laid:%d:%d",
                            chooses ? i + 1 : side + 1, i + 1);
        hit->tag = (HitTag){.kind = TAG_SLOT, .a = (uint8_t)i, .seat = stack->seat};
        hit->card = (uint8_t)(stack->card[i] & ~CARD_MARKED);
        hit->enabled = chooses;
        hit->no_focus = !chooses;
    }
}

// What the victory costs, in the lower middle: a number with an explanation.
static void add_due(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect middle = own(table)->layout.battle.middle;
    const Seat winner = battle->stack[battle->winner].seat;
    if (!empires_winner_pays(empires_rules(app), battle))
        return;
    const float top = roundf(middle.h * 0.4F);
    Hit *hit =
        hits_add(&app->hits, gfx_rect(middle.x, middle.y + top, middle.w, middle.h - top), "number:due");
    hit->tag = (HitTag){.kind = TAG_DUE_NUMBER, .seat = winner};
    hit->no_focus = true;
}

void empires_battle_regions(App *app, CardTable *table) {
    const uint8_t losing = empires_battle_losing(table);
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    for (int side = 0; side < SIDES; side++) {
        if (side == losing && empires_decides(app, table))
            add_units(app, table, &battle, side);
        else
            add_seen_units(app, table, &battle, side);
        add_slots(app, table, &battle, side);
    }
    add_due(app, table, &battle);
}
