// SPDX-License-Identifier: MIT
// What is under the pointer, as a thing that can be looked at; and opening the inspector.
#include "app/kit/game_card_look.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/scene.h"
#include "app/kit/table.h"

#include <string.h>

#define NOTHING ((TableThing){.kind = THING_NONE})

const CardRef *table_card_at(const CardTable *table, uint8_t zone, int at) {
    const int sprite = scene_at(&table->scene, zone, at);
    return sprite != NO_SPRITE ? &table->scene.sprite[sprite].now : NULL;
}

TableThing thing_card(uint8_t card, Seat owner) {
    if (card == NONE || card == CARD_HIDDEN)
        return NOTHING;
    return (TableThing){.kind = THING_CARD, .card = card, .owner = owner};
}

TableThing thing_placed(const CardTable *table, uint8_t zone, int at) {
    const CardRef *card = table_card_at(table, zone, at);
    if (card == NULL)
        return NOTHING;
    return (TableThing){.kind = THING_PLACED, .zone = zone, .at = (uint8_t)at, .owner = card->owner};
}

static TableThing hand_thing(const CardTable *table, int at) {
    const CardRef *card = table_card_at(table, table->game->hand_zone, at);
    return card != NULL ? thing_card(card->card, card->owner) : NOTHING;
}

static TableThing log_thing(const App *app, const CardTable *table, int number) {
    const LogPanel *panel = &table->log[table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL];
    int line = 0;
    for (int i = 0; i < panel->rows; i++) {
        if (panel->row[i].kind != LOG_LINE || ++line != number)
            continue;
        Seat owner;
        const uint8_t card = table->game->show->line_card(
            app, game_log_item(session_log(app->session), panel->row[i].item), &owner);
        TableThing thing = thing_card(card, owner);
        thing.line = (uint8_t)number;
        return thing;
    }
    return NOTHING;
}

TableThing table_thing(const App *app, const CardTable *table, const Hit *hit) {
    if (hit == NULL)
        return NOTHING;
    switch (hit->tag.kind) {
    case TAG_NONE:
        return NOTHING;
    case TAG_LINE:
        return log_thing(app, table, hit->tag.a);
    case TAG_HAND:
        return hand_thing(table, hit->tag.b);
    case TAG_CARD:
        return thing_placed(table, hit->tag.a, hit->tag.b);
    default:
        return table->game->things->thing(app, table, hit);
    }
}

bool table_thing_same(TableThing a, TableThing b) {
    return a.kind == b.kind && a.card == b.card && a.owner == b.owner && a.zone == b.zone && a.at == b.at &&
           a.line == b.line;
}

// A face-down card shows only its back, unless something is on it.
bool table_can_inspect(const CardTable *table, TableThing thing) {
    if (thing.kind != THING_PLACED)
        return thing.kind != THING_NONE;
    const CardRef *card = table_card_at(table, thing.zone, thing.at);
    return card != NULL && (card->card != CARD_HIDDEN || (table->game->look->marks_back(card)));
}

void table_inspect_click(App *app, CardTable *table, TableThing thing) {
    if (!guard_is_stray_click(&app->guard, app->now))
        table_inspect(app, table, thing);
}

void table_inspect(App *app, CardTable *table, TableThing thing) {
    if (!table_can_inspect(table, thing))
        return;
    table->inspect = thing;
    drift_begin(&table->drift, app);
    if (table->overlay == OVERLAY_INSPECT) {
        app_request_layout(app);
        return;
    }
    table->below = table->overlay;
    table_open(app, table, OVERLAY_INSPECT);
}

// The next card of the zone in this direction that can be inspected.
static TableThing beyond(const CardTable *table, int step) {
    const TableThing thing = table->inspect;
    if (thing.kind != THING_PLACED)
        return NOTHING;
    for (int at = thing.at + step; at >= 0 && at < table->scene.zone[thing.zone].count; at += step) {
        const TableThing next = thing_placed(table, thing.zone, at);
        if (table_can_inspect(table, next))
            return next;
    }
    return NOTHING;
}

bool table_inspects_more(const CardTable *table, int step) {
    return beyond(table, step).kind != THING_NONE;
}

bool table_inspect_step(App *app, CardTable *table, int step) {
    const TableThing next = beyond(table, step);
    if (next.kind == THING_NONE)
        return false;
    table_inspect(app, table, next);
    return true;
}

uint8_t table_thing_card(const CardTable *table, TableThing thing) {
    const CardRef *placed = thing.kind == THING_PLACED ? table_card_at(table, thing.zone, thing.at) : NULL;
    const uint8_t card = placed != NULL ? placed->card : thing.kind == THING_CARD ? thing.card : NONE;
    return card == CARD_HIDDEN ? NONE : card;
}

CardLook table_thing_look(const App *app, const CardTable *table, TableThing thing) {
    const CardRef *placed = thing.kind == THING_PLACED ? table_card_at(table, thing.zone, thing.at) : NULL;
    const CardRef printed = card_printed(thing.card, thing.owner);
    return table->game->look->card(table->looks, app, placed != NULL ? placed : &printed);
}
