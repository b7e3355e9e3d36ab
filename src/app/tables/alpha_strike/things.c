// SPDX-License-Identifier: MIT
// What can be looked at closely besides cards of zones: ships, the attack in the lane, the discard pile, the
// cards of the latest events and of answers.
#include "app/tables/alpha_strike/table.h"

static TableThing nothing(void) {
    return (TableThing){.kind = THING_NONE};
}

static TableThing attack_thing(const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    return attack != NULL ? thing_card(attack->card, attack->attacker) : nothing();
}

TableThing strike_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app;
    switch (hit->tag.kind) {
    case TAG_SHIP:
    case TAG_HULL_NUMBER:
        return (TableThing){.kind = THING_SHIP, .owner = hit->tag.seat};
    case TAG_ATTACK:
        return attack_thing(table);
    case TAG_TAB: {
        const ViewAttack *attack = &seen(table)->stack[hit->tag.a < STACK_MAX ? hit->tag.a : 0];
        return thing_card(attack->card, attack->attacker);
    }
    case TAG_DISCARD:
        return seen(table)->discard_count > 0 ? (TableThing){.kind = THING_DISCARD, .owner = table->front}
                                              : nothing();
    case TAG_EVENT:
        return thing_card(hit->card,
                          hit->tag.a < STRIKE_EVENTS ? own(table)->recent[hit->tag.a].owner : table->front);
    case TAG_ANSWER:
        return thing_card(hit->card, table->front);
    default:
        return nothing();
    }
}

TableThing strike_thing_at(const CardTable *table, float x, float y) {
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (gfx_contains(own(table)->layout.panel[seat].box, x, y))
            return (TableThing){.kind = THING_SHIP, .owner = seat};
    return nothing();
}

TableThing strike_held(const CardTable *table) {
    const uint8_t card = strike_choice_card(&own(table)->choice);
    return card != NONE ? thing_card(card, table->front) : nothing();
}

bool strike_shows_large(const CardTable *table, const TableThing *thing) {
    return table_thing_card(table, *thing) != NONE || thing->kind == THING_SHIP;
}

bool strike_is_there(const CardTable *table, const TableThing *thing) {
    const StrikeView *view = seen(table);
    return thing->kind == THING_DISCARD ? view->discard_count > 0 : thing->owner < view->seats;
}
