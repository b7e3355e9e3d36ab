// SPDX-License-Identifier: MIT
// What reacts to the mouse on the board and in the dock, and what a click or a drop there would do.
#include "app/tables/alpha_strike/table.h"

static void set_command(Hit *hit, const Command *command) {
    hit->has_command = command != NULL;
    if (command != NULL)
        hit->command = *command;
}

// The command that what is picked makes at that ship; NULL: none.
static const Command *at_ship(const App *app, const CardTable *table, Seat seat) {
    Command attack = strike_pattern(VERB_ATTACK);
    attack.card = strike_choice_card(&own(table)->choice);
    attack.to = seat;
    return attack.card != NONE ? strike_find(table_legal(app), &attack) : NULL;
}

static void add_ships(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        Hit *hit = hits_add(&app->hits, own(table)->layout.panel[seat].box, "ship:%d", seat + 1);
        hit->tag = (HitTag){.kind = TAG_SHIP, .seat = seat};
        hit->takes_drop = !strike_choice_is_empty(&own(table)->choice);
        set_command(hit, at_ship(app, table, seat));
    }
}

static void add_tracks(App *app, const CardTable *table) {
    for (uint8_t track = 0; track < TRACKS; track++) {
        Command allocate = strike_pattern(VERB_ALLOCATE);
        allocate.from = track;
        Hit *hit =
            hits_add(&app->hits, own(table)->layout.panel[table->front].track[track], "track:%d", track + 1);
        hit->tag = (HitTag){.kind = TAG_TRACK, .seat = table->front, .a = track};
        set_command(hit, strike_find(table_legal(app), &allocate));
    }
}

static void add_craft(App *app, const CardTable *table, Seat seat) {
    CardMode mode;
    for (int at = 0; at < table->scene.zone[seat].count; at++) {
        Hit *hit =
            hits_add(&app->hits, strike_place(table, seat, at, &mode), "craft:%d:%d", seat + 1, at + 1);
        hit->tag = (HitTag){.kind = TAG_CARD, .a = seat, .b = (uint8_t)at};
        hit->card = table_card_at(table, seat, at)->card;
    }
}

// What a card of the hand does at once, or is picked for.
static const Command *of_hand(const App *app, uint8_t card) {
    static const uint8_t verbs[] = {VERB_DISCARD, VERB_PLAY, VERB_DEFEND, VERB_COUNTER};
    for (size_t i = 0; i < sizeof verbs; i++) {
        Command pattern = strike_pattern(verbs[i]);
        pattern.card = card;
        if (strike_find(table_legal(app), &pattern) != NULL)
            return strike_find(table_legal(app), &pattern);
    }
    return NULL;
}

static void add_hand(App *app, const CardTable *table) {
    const int count = table->scene.zone[ZONE_HAND].count;
    for (int at = 0; at < count; at++) {
        const CardRef *card = table_card_at(table, ZONE_HAND, at);
        if (card->card == CARD_HIDDEN)
            continue;
        Hit *hit = hits_add(&app->hits, strike_hand_strip(&own(table)->layout, at, count), "hand:%d", at + 1);
        hit->tag = (HitTag){.kind = TAG_HAND, .b = (uint8_t)at};
        hit->card = card->card;
        set_command(hit, of_hand(app, card->card));
    }
}

void strike_regions(App *app, CardTable *table) {
    add_ships(app, table);
    add_tracks(app, table);
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        add_craft(app, table, seat);
    add_hand(app, table);
}

bool strike_regions_above(App *app, CardTable *table) {
    (void)app, (void)table;
    return false;
}
