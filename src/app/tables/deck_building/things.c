// SPDX-License-Identifier: MIT
// What can be looked at closely besides cards of zones: flagships, missions and events, piles.
#include "app/tables/deck_building/table.h"

static TableThing nothing(void) {
    return (TableThing){.kind = THING_NONE};
}

static bool is_space(const CardTable *table, uint8_t card) {
    const BuildingRules *rules = building_looks_rules(table->looks);
    return card < rules->card_count && !is_deckable(&rules->card[card]) &&
           rules->card[card].kind != KIND_SPECIAL;
}

static TableThing card_thing(const CardTable *table, uint8_t card, Seat owner) {
    if (card == NONE || card == CARD_HIDDEN)
        return nothing();
    return is_space(table, card) ? (TableThing){.kind = THING_SPACE, .card = card, .owner = table->front}
                                 : thing_card(card, owner);
}

TableThing building_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app;
    switch (hit->tag.kind) {
    case TAG_STRIP:
    case TAG_BATTLER:
    case TAG_POINTS_NUMBER:
    case TAG_DAMAGE_NUMBER:
        return (TableThing){.kind = THING_FLAGSHIP, .owner = hit->tag.seat};
    case TAG_CARD:
        return hit->tag.a == AT_MISSIONS ? card_thing(table, hit->card, table->front) : nothing();
    case TAG_BUY: // as the card it is on
        return thing_placed(table, hit->tag.a, hit->tag.b);
    case TAG_DISCARD:
        return hit->card != NONE ? (TableThing){.kind = THING_PILE, .owner = table->front} : nothing();
    case TAG_DECK:
        return (TableThing){.kind = THING_DECK, .owner = table->front};
    case TAG_FIGHTS:
        return card_thing(table, hit->card, hit->tag.seat);
    case TAG_DRAFT:
    case TAG_EVENT:
    case TAG_EFFECT:
    case TAG_OPTION:
        return card_thing(table, hit->card, table->front);
    default:
        return nothing();
    }
}

TableThing building_thing_at(const CardTable *table, float x, float y) {
    if (gfx_contains(table->layout.plate, x, y))
        return (TableThing){.kind = THING_FLAGSHIP, .owner = table->front};
    return nothing();
}

TableThing building_held(const CardTable *table) {
    const BuildingChoice *choice = &own(table)->choice;
    return choice->pick != PICK_NONE && choice->card != NONE ? card_thing(table, choice->card, table->front)
                                                             : nothing();
}

bool building_shows_large(const CardTable *table, const TableThing *thing) {
    return table_thing_card(table, *thing) != NONE || thing->kind == THING_FLAGSHIP ||
           thing->kind == THING_SPACE;
}

bool building_is_there(const CardTable *table, const TableThing *thing) {
    return thing->owner < seen(table)->table.seats;
}
