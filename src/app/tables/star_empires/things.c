// SPDX-License-Identifier: MIT
// What can be looked at closely besides hand cards: territories, stacks, empires, units, the discard pile.
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/table.h"

#include <math.h>

static TableThing nothing(void) {
    return (TableThing){.kind = THING_NONE};
}

// The owner of the unit an entry stands for: the side that loses one, else the seat in front.
Seat empires_entry_seat(const CardTable *table) {
    const uint8_t losing = empires_battle_losing(table);
    return losing != NONE ? seen(table)->table.battle.side[losing] : table->front;
}

static TableThing entry_thing(const CardTable *table, const Hit *hit) {
    const SideEntry *entry = &own(table)->entry[hit->tag.a];
    if (entry->kind == ENTRY_UNIT || entry->kind == ENTRY_KIND)
        return (TableThing){.kind = THING_UNIT, .at = entry->function, .owner = table->front};
    if (entry->kind == ENTRY_BUILD && entry->command.verb == VERB_BUILD)
        return (TableThing){.kind = THING_UNIT, .at = entry->command.with, .owner = table->front};
    if (entry->kind == ENTRY_COMMAND &&
        (entry->command.verb == VERB_LOSE || entry->command.verb == VERB_DISBAND))
        return (TableThing){
            .kind = THING_UNIT, .at = entry->command.with, .owner = empires_entry_seat(table)};
    return entry->kind == ENTRY_FUNCTION ? thing_card((uint8_t)(entry->function & ~CARD_MARKED), table->front)
                                         : nothing();
}

TableThing empires_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app;
    switch (hit->tag.kind) {
    case TAG_PLACE:
    case TAG_FAN:
        return (TableThing){.kind = THING_PLACE, .at = hit->tag.a};
    case TAG_STACK:
        return (TableThing){.kind = THING_STACK, .at = hit->tag.a, .owner = hit->tag.seat};
    case TAG_CREDITS_NUMBER:
    case TAG_REVENUE_NUMBER:
    case TAG_UNITS_NUMBER:
    case TAG_SYSTEMS_NUMBER:
    case TAG_HAND_NUMBER:
        if (hit->tag.a == NUMBER_OF_SIDE) // what is shown there stays
            return nothing();
        return (TableThing){.kind = THING_RACE, .owner = hit->tag.seat};
    case TAG_SEAT:
        return (TableThing){.kind = THING_RACE, .owner = hit->tag.seat};
    case TAG_UNIT:
        return (TableThing){.kind = THING_UNIT, .at = hit->tag.a, .owner = hit->tag.seat};
    case TAG_ENTRY:
        return entry_thing(table, hit);
    case TAG_DISCARD:
        return hit->card != NONE ? (TableThing){.kind = THING_PILE, .owner = table->front} : nothing();
    default:
        return nothing();
    }
}

TableThing empires_thing_at(const CardTable *table, float x, float y) {
    if (gfx_contains(table->layout.plate, x, y))
        return (TableThing){.kind = THING_RACE, .owner = table->front};
    return nothing();
}

TableThing empires_held(const CardTable *table) {
    const EmpiresChoice *choice = &own(table)->choice;
    return choice->pick == PICK_CARD ? thing_card(choice->card, table->front) : nothing();
}

#define ASIDE_STEPS 24 // of the way to either end of the map

#define LIT_WIDE 0.8F // of a place's radius: so much of it is lit around its middle

static float overlap(float from, float to, float other_from, float other_to) {
    return fmaxf(0, fminf(to, other_to) - fmaxf(from, other_from));
}

static float overlap_of(GfxRect a, GfxRect b) {
    return overlap(a.x, a.x + a.w, b.x, b.x + b.w) * overlap(a.y, a.y + a.h, b.y, b.y + b.h);
}

// How much of these places that box would cover: of each the part around its middle that is lit, in square
// pixels.
static float count_places(const CardTable *table, uint64_t places, GfxRect box) {
    const MapView *map = &own(table)->layout.map;
    const float half = map->radius * LIT_WIDE;
    float covered = 0;
    for (uint8_t place = 0; place < map->count; place++) {
        const MapCell *cell = &map->cell[place];
        if (has_place(places, place))
            covered += overlap_of(gfx_rect(cell->x - half, cell->y - half, 2 * half, 2 * half), box);
    }
    return covered;
}

// In a battle a card is chosen by what it would change, which stands below, by both forces above, and by
// where it goes.
static float count_told(const CardTable *table, GfxRect box) {
    const BattleRoom *room = &own(table)->layout.battle;
    const int side =
        seen(table)->table.battle.side[SIDE_ATTACKER] == table->front ? SIDE_ATTACKER : SIDE_DEFENDER;
    return overlap_of(room->needs, box) + overlap_of(room->forces, box) +
           overlap_of(room->slot[side][0], box) + overlap_of(room->slot[side][BATTLE_SLOTS - 1], box);
}

GfxRect empires_popup_aside(const App *app, const CardTable *table, GfxRect popup) {
    const EmpiresLayout *layout = &own(table)->layout;
    const bool battle = empires_shows_battle(table);
    const uint64_t places = battle ? 0 : empires_places_lit(app, table);
    const GfxRect area = battle ? layout->battle.stage : layout->map.area;
    const float edge = lpx(table, 6), least = area.x + edge, most = area.x + area.w - popup.w - edge,
                wanted = popup.x;
    float fewest = battle ? count_told(table, popup) : count_places(table, places, popup);
    for (int i = 1; i <= 2 * ASIDE_STEPS && fewest > 0; i++) { // the nearest free spot, to the right first
        const float way = (float)((i + 1) / 2) / ASIDE_STEPS * (most - least);
        GfxRect tried = popup;
        tried.x = roundf(wanted + (i % 2 == 1 ? way : -way));
        if (tried.x < least || tried.x > most)
            continue;
        const float covered = battle ? count_told(table, tried) : count_places(table, places, tried);
        if (covered < fewest) {
            fewest = covered;
            popup.x = tried.x;
        }
    }
    return popup;
}

bool empires_shows_large(const CardTable *table, const TableThing *thing) {
    return table_thing_card(table, *thing) != NONE || thing->kind == THING_PLACE ||
           thing->kind == THING_STACK || thing->kind == THING_RACE;
}

bool empires_is_there(const CardTable *table, const TableThing *thing) {
    switch (thing->kind) {
    case THING_PLACE:
        return thing->at < own(table)->layout.map.count;
    case THING_STACK:
        return stack_of(&seen(table)->table, thing->at, thing->owner) != NULL;
    default:
        return true;
    }
}
