// SPDX-License-Identifier: MIT
// Places tiles and cards of a battle.
#include "app/tables/star_empires/battle_tiles.h"

#include "app/kit/draw.h"

#include <math.h>

#define ASPECT 0.83F   // a tile's width by its height
#define NARROWEST 0.6F // … at least
#define ROWS_MOST 3

int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]) {
    const EmpiresRules *rules = empires_rules(app);
    int count = 0;
    if (stack->seat == SEAT_NONE)
        return 0;
    const RaceDef *race = race_of(rules, &seen(table)->table, stack->seat);
    for (int rank = 0; rank < rules->unit_count; rank++)
        if (unit[race->strongest[rank]] > 0)
            out[count++] = (BattleTile){race->strongest[rank], unit[race->strongest[rank]], lost};
    return count;
}

// Tiles of that many rows: all of them as large as they can be.
static GfxRect tile_in_rows(const CardTable *table, GfxRect area, int count, int rows) {
    const float gap = lpx(table, 8);
    const int columns = (count + rows - 1) / rows;
    const float h = floorf((area.h - gap / 2 * (float)(rows - 1)) / (float)rows),
                w = floorf(fminf(h * ASPECT, (area.w + gap) / (float)columns - gap));
    return gfx_rect(w + gap, 0, w, floorf(fminf(h, w / NARROWEST)));
}

GfxRect empires_battle_tile_rect(const CardTable *table, GfxRect area, int at, int count) {
    GfxRect best = tile_in_rows(table, area, count, 1);
    int in_rows = 1;
    for (int rows = 2; rows <= ROWS_MOST && rows <= count; rows++) {
        const GfxRect tile = tile_in_rows(table, area, count, rows);
        if (tile.w * tile.h > best.w * best.h) {
            best = tile;
            in_rows = rows;
        }
    }
    const int columns = (count + in_rows - 1) / in_rows;
    return gfx_rect(area.x + (float)(at % columns) * best.x,
                    area.y + (float)(at / columns) * (best.h + lpx(table, 4)), best.w, best.h);
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
