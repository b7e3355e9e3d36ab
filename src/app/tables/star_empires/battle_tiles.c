// SPDX-License-Identifier: MIT
// The units of a battle as tiles.
#include "app/tables/star_empires/battle_tiles.h"

#include "app/kit/draw.h"

#include <math.h>

#define ASPECT 0.83F   // a tile's width by its height
#define NARROWEST 0.5F // below this, tiles go in two rows

static int add_tiles(const RaceDef *race, const uint8_t unit[UNITS_MAX], int kinds, bool lost,
                     BattleTile out[BATTLE_TILES], int count) {
    for (int rank = 0; rank < kinds; rank++)
        for (int i = 0; i < unit[race->strongest[rank]] && count < BATTLE_TILES; i++)
            out[count++] = (BattleTile){race->strongest[rank], lost};
    return count;
}

int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]) {
    const EmpiresRules *rules = empires_rules(app);
    if (stack->seat == SEAT_NONE)
        return 0;
    return add_tiles(race_of(rules, &seen(table)->table, stack->seat), unit, rules->unit_count, lost, out, 0);
}

int empires_battle_tiles(const App *app, const CardTable *table, const BattleStack *stack,
                         BattleTile out[BATTLE_TILES]) {
    const EmpiresRules *rules = empires_rules(app);
    const int count = empires_battle_tiles_of(app, table, stack, stack->unit, false, out);
    if (stack->seat == SEAT_NONE)
        return 0;
    return add_tiles(race_of(rules, &seen(table)->table, stack->seat), stack->lost, rules->unit_count, true,
                     out, count);
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
