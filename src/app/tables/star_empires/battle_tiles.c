// SPDX-License-Identifier: MIT
// Places tiles and cards of a battle.
#include "app/tables/star_empires/battle_tiles.h"

#include "app/kit/draw.h"

#include <math.h>

#define ASPECT 0.83F   // a tile's width by its height
#define NARROWEST 0.5F // below this, tiles go in two rows

int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]) {
    const EmpiresRules *rules = empires_rules(app);
    const bool together = sum_of(unit) > TILES_ABREAST;
    int count = 0;
    if (stack->seat == SEAT_NONE)
        return 0;
    const RaceDef *race = race_of(rules, &seen(table)->table, stack->seat);
    for (int rank = 0; rank < rules->unit_count; rank++) {
        const uint8_t kind = race->strongest[rank], all = unit[kind];
        for (int i = 0; i < (together && all > 0 ? 1 : all) && count < BATTLE_TILES; i++)
            out[count++] = (BattleTile){kind, together ? all : 1, lost};
    }
    return count;
}

GfxRect empires_battle_tile_rect(const CardTable *table, GfxRect area, int at, int count) {
    const float gap = lpx(table, 8);
    float h = area.h, w = floorf(fminf(h * ASPECT, (area.w + gap) / (float)count - gap));
    int columns = count;
    if (w < h * NARROWEST) {
        columns = (count + 1) / 2;
        h = floorf((area.h - gap / 2) / 2);
        w = floorf(fminf(h * ASPECT, (area.w + gap) / (float)columns - gap));
    }
    const int row = columns > 0 ? at / columns : 0, column = columns > 0 ? at % columns : 0;
    return gfx_rect(area.x + (float)column * (w + gap), area.y + (float)row * (h + gap / 2), w, h);
}

#define LEAST_CARDS 3 // as wide as this many at least, for what is written there

GfxRect empires_cards_pane(const CardTable *table, const BattleStatus *battle, int side) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect title = room->title[side], foot = room->foot[side];
    const int count = battle->battle->count[side], cards = count > LEAST_CARDS ? count : LEAST_CARDS;
    const float step = room->slot[side][1].x - room->slot[side][0].x;
    GfxRect pane = gfx_rect(title.x, title.y, title.w, foot.y + foot.h - title.y);
    if (!battle->turned && !battle->calm)
        return pane;
    pane.w = step * (float)(cards < BATTLE_SLOTS ? cards : BATTLE_SLOTS) - (step - room->slot[side][0].w);
    if (side == SIDE_DEFENDER)
        pane.x = title.x + title.w - pane.w;
    if (count == 0)
        pane.h = room->slot[side][0].y - title.y + lpx(table, 34);
    return pane;
}

GfxRect empires_card_slot(const CardTable *table, const BattleStatus *battle, int side, int at) {
    const BattleRoom *room = &own(table)->layout.battle;
    GfxRect slot = room->slot[side][at];
    slot.x += empires_cards_pane(table, battle, side).x - room->title[side].x;
    return slot;
}

GfxRect empires_parts_box(const App *app, const CardTable *table, const BattleStatus *battle, int side) {
    GfxRect area = own(table)->layout.battle.parts[side];
    BattlePart parts[BATTLE_PARTS];
    const int count = empires_battle_parts(app, table, battle, side, parts);
    const float row = lpx(table, table->layout.large ? 24 : 31);
    area.h = floorf(fminf(row, area.h / (float)(count > 0 ? count : 1))) * (float)count;
    return area;
}
