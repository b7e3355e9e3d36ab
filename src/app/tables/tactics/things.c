// SPDX-License-Identifier: MIT
// What can be looked at closely on the board of Tactics besides cards: targets, piles, hands being shown.
#include "app/tables/tactics/table.h"

static TableThing target_thing(const CardTable *table, int row) {
    if (row < 0 || row >= ROWS || seen(table)->row[row].target == NONE)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_TARGET, .zone = (uint8_t)row};
}

// Cards of the hands being shown, numbered across all opponents.
static TableThing shown_thing(const CardTable *table, int number) {
    if (seen(table)->decision != DECISION_SEE_HANDS)
        return (TableThing){.kind = THING_NONE};
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const ViewSeat *view = &seen(table)->seat[seat];
        if (view->team == seen(table)->seat[table->front].team)
            continue;
        for (int i = 0; i < view->hand_count && i < DECK_MAX; i++)
            if (view->hand[i] != CARD_HIDDEN && --number == 0)
                return thing_card(view->hand[i], seat);
    }
    return (TableThing){.kind = THING_NONE};
}

// In the list of conquered targets that is open in the closer look.
static TableThing prize_thing(const CardTable *table, int index) {
    const ViewSeat *pile = &seen(table)->seat[tactics_pile_seat(seen(table), table->inspect.owner)];
    if (table->inspect.kind != THING_WON || index < 0 || index >= pile->won_count ||
        pile->won[index] == CARD_HIDDEN)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_PRIZE, .card = pile->won[index], .owner = table->inspect.owner};
}

TableThing tactics_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app;
    switch (hit->tag.kind) {
    case TAG_HAND:
        return thing_card(hit->card, table->front);
    case TAG_CARD:
    case TAG_CARD_POWER:
        return thing_placed(table, hit->tag.a, hit->tag.b);
    case TAG_TARGET:
    case TAG_POINTS:
        return target_thing(table, hit->tag.a);
    case TAG_PILE_WON:
    case TAG_WON_MORE:
        return (TableThing){.kind = THING_WON, .owner = hit->tag.seat};
    case TAG_PILE_DISCARD:
        return thing_card(hit->card, hit->tag.seat);
    case TAG_SHOWN:
        return shown_thing(table, hit->tag.a);
    case TAG_PRIZE:
        return prize_thing(table, hit->tag.a);
    default:
        return (TableThing){.kind = THING_NONE};
    }
}

bool tactics_shows_large(const CardTable *table, const TableThing *thing) {
    return thing->kind != THING_WON &&
           (thing->kind != THING_PLACED || table_thing_card(table, *thing) != NONE);
}

TableThing tactics_held(const CardTable *table) {
    const TableChoice *choice = &own(table)->choice;
    if (choice->from != NONE)
        return thing_placed(table, choice->from, choice->at);
    if (choice->card != NONE)
        return thing_card(choice->card, table->front);
    if (choice->with != NONE)
        return thing_card(choice->with, table->front);
    const CardRef *drawn = own(table)->drawn_count > 0 ? table_card_at(table, ZONE_HAND, 0) : NULL;
    return drawn != NULL ? thing_card(drawn->card, drawn->owner) : (TableThing){.kind = THING_NONE};
}

TableThing tactics_thing_at(const CardTable *table, float x, float y) {
    for (int row = 0; row < ROWS; row++) {
        if (!gfx_contains(own(table)->layout.column[row].cards, x, y))
            continue;
        const TableRowShape shape = tactics_row_shape(table, row);
        for (int at = table->scene.zone[row].count - 1; at >= 0; at--) {
            const Seat owner = seen(table)->row[row].card[at].owner;
            if (gfx_contains(
                    tactics_row_card(&own(table)->layout, row, &shape, at, owner, own(table)->scroll[row]), x,
                    y))
                return thing_placed(table, (uint8_t)row, at);
        }
    }
    return (TableThing){.kind = THING_NONE};
}

const char *tactics_row_name(const CardTable *table, int row) {
    const TacticsView *view = seen(table);
    uint8_t target = view->row[row].target;
    if (target == NONE && view->phase == PHASE_SCORING && !tactics_is_secret(table))
        target = view->scored_target[row];
    return target != NONE ? tactics_target_name(table->looks, target) : "–";
}

bool tactics_inspect_back(CardTable *table) {
    if (table->inspect.kind != THING_PRIZE)
        return false;
    table->inspect.kind = THING_WON; // to the list it was chosen from
    return true;
}

bool tactics_marks_back(const CardRef *card) {
    return tactics_view_card(card).shielded;
}
