// SPDX-License-Identifier: MIT
// What is said of a flagship that is lost: whose it is, who shot it down, and with what.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/looks.h"

#include <stdio.h>
#include <string.h>

// The card on the seat's bridge with the highest attack as printed; NONE: none has any.
static uint8_t strongest_of(const CardTable *table, Seat seat) {
    const BuildingRules *rules = building_looks_rules(table->looks);
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    uint8_t best = NONE;
    int most = 0;
    for (int i = 0; i < s->size[zone]; i++)
        if (cards[i] < rules->card_count && rules->card[cards[i]].stat[STAT_ATTACK] > most) {
            best = cards[i];
            most = rules->card[best].stat[STAT_ATTACK];
        }
    return best;
}

LossCause building_loss_cause(const CardTable *table, Seat by, int attack) {
    if (by >= seen(table)->table.seats)
        return (LossCause){.by = SEAT_NONE, .card = NONE};
    return (LossCause){.by = by, .attack = (uint8_t)attack, .card = strongest_of(table, by)};
}

void building_loss_title(const App *app, const CardTable *table, Seat seat, char *out, size_t size) {
    const bool mine = seat == table->front && session_is_person(app->session, seat);
    app_fill(app, out, size, mine ? "building.lost.own" : "building.lost.title",
             STR("ship", seat_faction_name(app, seat)));
}

static void add_weapon(const App *app, const CardTable *table, const LossCause *how, char *out, size_t size) {
    char with[160];
    const size_t used = strlen(out);
    if (how->attack == 0)
        return;
    if (how->card != NONE)
        app_fill(app, with, sizeof with, "building.lost.with", NUM("number", how->attack),
                 STR("card", building_card_name(table->looks, how->card)));
    else
        app_fill(app, with, sizeof with, "building.lost.with_none", NUM("number", how->attack));
    snprintf(out + used, size - used, " %s", with);
}

void building_loss_by(const App *app, const CardTable *table, const LossCause *how, char *out, size_t size) {
    const Seat by = how->by;
    if (by >= BUILDING_SEATS) {
        text_copy(out, size, app_word(app, "building.lost.damage"));
        return;
    }
    if (strcmp(seat_name(app, by), seat_faction_name(app, by)) == 0)
        app_fill(app, out, size, "building.lost.by_ship", STR("ship", seat_faction_name(app, by)));
    else
        app_fill(app, out, size, "building.lost.by", STR("ship", seat_faction_name(app, by)),
                 STR("seat", seat_name(app, by)));
    add_weapon(app, table, how, out, size);
}
