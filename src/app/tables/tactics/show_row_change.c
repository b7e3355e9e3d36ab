// SPDX-License-Identifier: MIT
// The lights of what changes a whole row (row_changes.h), in step with their sounds: mines go off one after
// the other along the row, a gate locks, bombs fall on the target from above the table. A supernova's wave is
// show_effect.c's.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/row_changes.h"
#include "app/tables/tactics/show.h"

#define FIRE 0xFFFFA64Du
#define CHAIN 5         // mines on either side of the one that hits,
#define CHAIN_MS 120.0F // … one after the other
#define ORBIT 0.6F      // bombs come from so far above the window, in heights of the target
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

// The others of the field go off in a chain, from the card that is hit to both ends of the row, each once:
// at the cards' outer edge, so that no picture is covered.
static void show_chain(CardTable *table, uint8_t row, uint8_t at, float ms) {
    const int count = table->scene.zone[row].count;
    for (int other = 0; other < count; other++) {
        const int far = other < at ? at - other : other - at;
        if (far == 0 || far > CHAIN)
            continue;
        const GfxRect card = flare_at_card(&table->scene, scene_at(&table->scene, row, other)).rect;
        const float w = card.w / 4;
        const FlareEnd mine =
            flare_at_place(gfx_rect(far % 2 == 0 ? card.x - w / 2 : card.x + card.w - w / 2, card.y, w, w));
        light(table, FLARE_SPARKS, nowhere(), mine, FIRE, ms + CHAIN_MS * (float)far);
        light(table, FLARE_RING, nowhere(), mine, FIRE, ms + CHAIN_MS * (float)far);
    }
}

static void show_mines(CardTable *table, const RowChange *change, GfxRect hit, float ms) {
    if (table->timeline.reduced)
        return; // the burst is a glow already
    show_chain(table, change->row, change->at, ms + mine_ms[EACH(mine_ms) - 1]);
    for (int i = 1; i < EACH(mine_ms); i++)
        light(table, FLARE_SPARKS, nowhere(), third(hit, i == 1 ? 0 : 2), FIRE, ms + mine_ms[i]);
    light(table, FLARE_RING, nowhere(), flare_at_place(hit), FIRE, ms);
}

// From orbit: above the table, where it is wider. Each bomb has a train of shots.
static void show_bombs(CardTable *table, GfxRect from, GfxRect target, float ms) {
    if (table->timeline.reduced) {
        light(table, FLARE_MISSILE, flare_at_place(from), flare_at_place(target), FIRE, ms);
        return;
    }
    const GfxRect window = table->layout.window;
    const float side = target.x + target.w / 2 < window.x + window.w / 2 ? 1 : -1;
    for (int i = 0; i < EACH(bomb_ms); i++) {
        const FlareEnd to = third(target, i);
        const GfxRect orbit = gfx_rect(to.rect.x + side * target.w * (0.9F + 0.3F * (float)i),
                                       window.y - target.h * ORBIT, to.rect.w, to.rect.h);
        light(table, FLARE_MISSILE, flare_at_place(orbit), to, FIRE, ms + bomb_ms[i]);
        light(table, FLARE_PULSE, flare_at_place(orbit), third(target, EACH(bomb_ms) - 1 - i), FIRE,
              ms + bomb_ms[i]);
    }
}

// The wings of the gate meet with a light that runs up the row.
static void show_gate(CardTable *table, uint8_t row, float ms) {
    const GfxRect gate = tactics_gate_place(table, row);
    light(table, FLARE_FLASH, nowhere(), flare_at_place(gate), COLOR_GOLD, ms + LOCKS_MS);
    if (!table->timeline.reduced)
        light(table, FLARE_RING, nowhere(), flare_at_place(own(table)->layout.column[row].cards), COLOR_GOLD,
              ms + LOCKS_MS);
}

void tactics_show_row_change(CardTable *table, const RowChange *change, const Event *event) {
    const float ms = tactics_row_light_ms(event, change->kind);
    const int sprite = scene_at(&table->scene, change->row, change->at);
    const GfxRect card = sprite != NO_SPRITE ? flare_at_card(&table->scene, sprite).rect : (GfxRect){0};
    switch (change->kind) {
    case ROW_MINED:
        if (card.w > 0)
            show_mines(table, change, card, tactics_show_removal_delay(table, sprite));
        break;
    case ROW_BLOCKADED:
        show_gate(table, change->row, ms);
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
