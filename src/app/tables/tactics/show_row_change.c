// SPDX-License-Identifier: MIT
// The lights of what changes a whole row (row_changes.h), in step with their sounds: mines go off one after
// the other, a gate locks, bombs fall on the target. A supernova's wave is show_effect.c's.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/row_changes.h"
#include "app/tables/tactics/show.h"

#define FIRE 0xFFFFA64Du
#define LOCKS_MS 340.0F // from where the gate begins to close; as in its sound

static const float mine_ms[] = {0, 110, 190}, bomb_ms[] = {0, 130, LAST_BOMB_MS}; // as in their sounds
#define EACH(times) (int)(sizeof(times) / sizeof(times)[0])

static void light(CardTable *table, FlareKind kind, FlareEnd from, FlareEnd to, Color color, float ms) {
    const Flare item = {.kind = (uint8_t)kind, .color = color, .from = from, .to = to};
    flare_add(&table->scene.flares, &table->timeline, &item, ms);
}

static FlareEnd nowhere(void) {
    return flare_at_place((GfxRect){0});
}

// A third of the place, from its upper left to its lower right.
static FlareEnd third(GfxRect place, int which) {
    const float w = place.w / 3, h = place.h / 3;
    return flare_at_place(gfx_rect(place.x + w * (float)which, place.y + h * (float)which, w, h));
}

static void show_mines(CardTable *table, GfxRect hit, float ms) {
    if (table->timeline.reduced)
        return; // the burst is a glow already
    for (int i = 1; i < EACH(mine_ms); i++)
        light(table, FLARE_SPARKS, nowhere(), third(hit, i == 1 ? 0 : 2), FIRE, ms + mine_ms[i]);
    light(table, FLARE_RING, nowhere(), flare_at_place(hit), FIRE, ms);
}

static void show_bombs(CardTable *table, GfxRect from, GfxRect target, float ms) {
    const int count = table->timeline.reduced ? 1 : EACH(bomb_ms);
    for (int i = 0; i < count; i++)
        light(table, FLARE_MISSILE, flare_at_place(from),
              count > 1 ? third(target, i) : flare_at_place(target), FIRE, ms + bomb_ms[i]);
}

void tactics_show_row_change(CardTable *table, const RowChange *change, const Event *event) {
    const float ms = tactics_row_light_ms(event, change->kind);
    const int sprite = scene_at(&table->scene, change->row, change->at);
    const GfxRect card = sprite != NO_SPRITE ? flare_at_card(&table->scene, sprite).rect : (GfxRect){0};
    switch (change->kind) {
    case ROW_MINED:
        if (card.w > 0)
            show_mines(table, card, tactics_show_removal_delay(table, sprite));
        break;
    case ROW_BLOCKADED:
        light(table, FLARE_FLASH, nowhere(), flare_at_place(tactics_gate_place(table, change->row)),
              COLOR_GOLD, ms + LOCKS_MS);
        break;
    case ROW_BOMBARDED:
        if (card.w > 0)
            show_bombs(table, card, own(table)->layout.column[change->row].target, ms);
        break;
    case ROW_NOVA:
    case ROW_UNCHANGED:
        break;
    }
}
