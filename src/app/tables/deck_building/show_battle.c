// SPDX-License-Identifier: MIT
// Records a battle's shots while it lasts, and shows the light effects of shots, hits and infections.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/tables/deck_building/show.h"

static void add_later(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, delay);
}

static void add(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to) {
    add_later(table, kind, color, from, to, 0);
}

// Where the seat is on the screen now.
static GfxRect place_of(const CardTable *table, Seat seat) {
    const BuildingLayout *layout = &own(table)->layout;
    if (seat >= layout->kit.seats)
        return layout->event;
    if (building_shows_battle(table))
        return layout->battle.battler[seat];
    return seat == table->front ? layout->kit.plate : layout->strip[seat].box;
}

static void remember_shot(CardTable *table, const Event *event) {
    BattleShots *shots = &own(table)->shots;
    const int damage = shown(table)->table.seat[event->to_row % BUILDING_SEATS].damage;
    if (shots->count == BUILDING_SEATS)
        return;
    shots->shot[shots->count++] = (FiredShot){.from = event->seat,
                                              .at = event->to_row,
                                              .attack = (uint8_t)event->amount,
                                              .absorbed = (uint8_t)event->amount2,
                                              .damage = (uint8_t)event->amount3,
                                              .before = (uint8_t)damage};
}

static void show_shot(App *app, CardTable *table, const Event *event) {
    const GfxRect to = place_of(table, event->to_row);
    add(table, FLARE_LASER, palette_faction(seat_palette(app, event->seat))->main,
        place_of(table, event->seat), to);
    add_later(table, event->amount3 > 0 ? FLARE_SPARKS : FLARE_SHIELD,
              event->amount3 > 0 ? COLOR_DAMAGE : COLOR_SHIELDS, to, to, shot_hit_ms(FLARE_LASER));
}

// A shot's damage shows when it has hit.
void building_landed(CardTable *table, const Event *event) {
    if (event->kind == EVENT_SHOT)
        remember_shot(table, event);
}

void building_show_battle(App *app, CardTable *table, const Event *event) {
    BattleShots *shots = &own(table)->shots;
    const GfxRect at = place_of(table, event->seat);
    if (shots->over && event->kind != EVENT_BATTLE_OVER)
        *shots = (BattleShots){.card = NONE}; // the result has been on screen long enough
    switch ((BuildingEvent)event->kind) {
    case EVENT_BATTLE:
        *shots = (BattleShots){.card = event->card, .winner = SEAT_NONE};
        break;
    case EVENT_SHOT:
        show_shot(app, table, event);
        break;
    case EVENT_BATTLE_OVER:
        shots->card = event->card;
        shots->over = true;
        shots->winner = event->seat;
        break;
    case EVENT_DEFEATED:
    case EVENT_DOWNED:
        add(table, FLARE_BURST, COLOR_DAMAGE, at, at);
        break;
    case EVENT_DAMAGED:
        add(table, FLARE_FLASH, COLOR_DAMAGE, at, at);
        break;
    case EVENT_INFECTED:
        add(table, FLARE_GLOW, palette_faction(building_infection_palette(table->looks))->main, at, at);
        break;
    case EVENT_REPAIRED:
        add(table, FLARE_GLOW, COLOR_SHIELDS, at, at);
        break;
    default:
        break;
    }
}
