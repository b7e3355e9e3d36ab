// SPDX-License-Identifier: MIT
// What lies under the pointer, as a thing that can be looked at; and the closer look itself.
#include "app/tables/tactics/table.h"

#include <stdio.h>
#include <string.h>

static TableThing card_thing(uint8_t card, Seat owner) {
    if (card == NONE || card == CARD_HIDDEN)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_CARD, .card = card, .owner = owner};
}

static TableThing row_thing(const TableScreen *table, int row, int at) {
    if (row < 0 || row >= ROWS || at < 0 || at >= table->view.row[row].count || at >= LANE_MAX)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_ROW_CARD,
                        .row = (uint8_t)row,
                        .at = (uint8_t)at,
                        .owner = table->view.row[row].card[at].owner};
}

static TableThing target_thing(const TableScreen *table, int row) {
    if (row < 0 || row >= ROWS || table->view.row[row].target == NONE)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_TARGET, .row = (uint8_t)row};
}

static TableThing slot_thing(const TableScreen *table, int slot) {
    if (slot < 0 || slot >= table->scene.hand_count)
        return (TableThing){.kind = THING_NONE};
    const ViewCard *card = &table->scene.sprite[table->scene.hand[slot]].now;
    return card_thing(card->card, card->owner);
}

static Seat seat_of_id(const TableScreen *table, const char *id, const TacticsRules *rules) {
    for (Seat seat = 0; seat < table->view.seats; seat++)
        if (strcmp(rules->faction[table->view.seat[seat].faction].id, id) == 0)
            return seat;
    return SEAT_NONE;
}

// Cards of hands that are shown now: numbered through, opponent by opponent.
static TableThing shown_thing(const TableScreen *table, int number) {
    if (table->view.decision != DECISION_SEE_HANDS)
        return (TableThing){.kind = THING_NONE};
    for (Seat seat = 0; seat < table->view.seats; seat++) {
        const ViewSeat *view = &table->view.seat[seat];
        if (view->team == table->view.seat[table->dock_seat].team)
            continue;
        for (int i = 0; i < view->hand_count && i < DECK_MAX; i++)
            if (view->hand[i] != CARD_HIDDEN && --number == 0)
                return card_thing(view->hand[i], seat);
    }
    return (TableThing){.kind = THING_NONE};
}

static TableThing pile_thing(const TableScreen *table, const char *faction, const char *pile) {
    const Seat seat = seat_of_id(table, faction, table_looks_rules(table->looks));
    if (seat == SEAT_NONE)
        return (TableThing){.kind = THING_NONE};
    if (strcmp(pile, "won") == 0)
        return (TableThing){.kind = THING_WON, .owner = seat};
    return strcmp(pile, "discard") == 0 ? card_thing(table->view.seat[seat].discard_top, seat)
                                        : (TableThing){.kind = THING_NONE};
}

static TableThing log_thing(const App *app, const TableScreen *table, int number) {
    const LogPanel *panel = &table->log[table->overlay == OVERLAY_LOG ? LOG_DRAWER : LOG_RAIL];
    int line = 0;
    for (int i = 0; i < panel->rows; i++) {
        if (panel->row[i].kind != LOG_LINE || ++line != number)
            continue;
        Seat owner;
        const uint8_t card =
            log_card(app, game_log_item(session_log(app->session), panel->row[i].item), &owner);
        TableThing thing = card_thing(card, owner);
        thing.line = (uint8_t)number;
        return thing;
    }
    return (TableThing){.kind = THING_NONE};
}

// In the list of conquered targets that is being looked at.
static TableThing prize_thing(const TableScreen *table, int index) {
    const ViewSeat *pile = &table->view.seat[tactics_pile_seat(&table->view, table->inspect.owner)];
    if (table->inspect.kind != THING_WON || index < 0 || index >= pile->won_count ||
        pile->won[index] == CARD_HIDDEN)
        return (TableThing){.kind = THING_NONE};
    return (TableThing){.kind = THING_PRIZE, .card = pile->won[index], .owner = table->inspect.owner};
}

TableThing table_thing(const App *app, const TableScreen *table, const char *id) {
    int row = 0, at = 0;
    char faction[HIT_ID_MAX], pile[HIT_ID_MAX];
    if (sscanf(id, "row:%d:card:%d", &row, &at) == 2)
        return row_thing(table, row - 1, at - 1);
    if (sscanf(id, "log:%d", &at) == 1)
        return log_thing(app, table, at);
    if (sscanf(id, "target:%d", &row) == 1)
        return target_thing(table, row - 1);
    if (sscanf(id, "hand:%d", &at) == 1)
        return slot_thing(table, table->scene.drawn_count + at - 1);
    if (sscanf(id, "choice:%d", &at) == 1)
        return at <= table->scene.drawn_count ? slot_thing(table, at - 1) : shown_thing(table, at);
    if (sscanf(id, "prize:%d", &at) == 1)
        return prize_thing(table, at - 1);
    if (sscanf(id, "pile:%39[^:]:%39s", faction, pile) == 2)
        return pile_thing(table, faction, pile);
    return (TableThing){.kind = THING_NONE};
}

TableThing table_held(const TableScreen *table) {
    if (table->choice.from != NONE)
        return row_thing(table, table->choice.from, table->choice.at);
    if (table->choice.card != NONE)
        return card_thing(table->choice.card, table->dock_seat);
    return table->scene.drawn_count > 0 ? slot_thing(table, 0) : (TableThing){.kind = THING_NONE};
}

TableThing table_thing_at(const TableScreen *table, float x, float y) {
    for (int row = 0; row < ROWS; row++) {
        if (!gfx_contains(table->layout.column[row].cards, x, y))
            continue;
        const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, row);
        for (int at = table->scene.row_count[row] - 1; at >= 0; at--) {
            const Seat owner = table->view.row[row].card[at].owner;
            if (gfx_contains(table_row_card(&table->layout, row, &shape, at, owner, table->scene.scroll[row]),
                             x, y))
                return row_thing(table, row, at);
        }
    }
    return (TableThing){.kind = THING_NONE};
}

bool table_thing_same(TableThing a, TableThing b) {
    return a.kind == b.kind && a.card == b.card && a.owner == b.owner && a.row == b.row && a.at == b.at &&
           a.line == b.line;
}

// A face-down card shows nothing but its back, and whether it is shielded.
bool table_is_worth_a_look(const TableScreen *table, TableThing thing) {
    if (thing.kind == THING_ROW_CARD)
        return table->view.row[thing.row].card[thing.at].card != CARD_HIDDEN ||
               table->view.row[thing.row].card[thing.at].shielded;
    return thing.kind != THING_NONE;
}

void table_inspect(App *app, TableScreen *table, TableThing thing) {
    if (!table_is_worth_a_look(table, thing))
        return;
    table->inspect = thing;
    if (table->overlay == OVERLAY_INSPECT) {
        app_mark(app);
        return;
    }
    table->below = table->overlay;
    table_open(app, table, OVERLAY_INSPECT);
}

bool table_inspect_step(App *app, TableScreen *table, int step) {
    if (table->inspect.kind != THING_ROW_CARD)
        return false;
    const int row = table->inspect.row;
    for (int at = table->inspect.at + step; at >= 0 && at < table->scene.row_count[row]; at += step) {
        const TableThing next = row_thing(table, row, at);
        if (table_is_worth_a_look(table, next)) {
            table_inspect(app, table, next);
            return true;
        }
    }
    return false;
}

CardLook table_thing_look(const TableScreen *table, TableThing thing) {
    const uint8_t faction = table->view.seat[thing.owner].faction;
    if (thing.kind == THING_ROW_CARD)
        return table_view_look(table->looks, &table->view.row[thing.row].card[thing.at], faction);
    return table_card_look(table->looks, thing.card, faction);
}

const char *table_row_name(const TableScreen *table, int row) {
    const TacticsView *view = &table->view;
    uint8_t target = view->row[row].target;
    if (target == NONE && view->phase == PHASE_SCORING && !table_is_secret(table))
        target = view->scored_target[row];
    return target != NONE ? table_target_name(table->looks, target) : "–";
}
