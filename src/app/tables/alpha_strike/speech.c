// SPDX-License-Identifier: MIT
// The table of Alpha Strike in words: ships with their power, hull and craft, the attack to be answered,
// piles.
#include "app/tables/alpha_strike/speech.h"

#include "app/kit/explain.h"
#include "app/kit/game_speech.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/table.h"
#include "app/tables/alpha_strike/why.h"

#include <stdio.h>
#include <string.h>

static void add_craft(const App *app, const CardTable *table, const ViewShip *ship, Text *out) {
    char names[600] = "";
    for (int i = 0; i < ship->craft_count; i++)
        say_in_list(names, sizeof names, strike_card_name(table->looks, ship->craft[i]));
    if (names[0] != '\0')
        text_printf(out, " %s: %s.", app_word(app, "strike.launched"), names);
}

// "Shields 3, Weapons 2, Engines 1, Hull 8 of 10; 4 cards in hand."
static void add_ship(const App *app, const CardTable *table, Seat seat, Text *out) {
    const ViewShip *ship = &seen(table)->seat[seat];
    char text[200];
    if (!ship->alive) {
        text_printf(out, "%s.", app_word(app, "strike.out"));
        return;
    }
    for (uint8_t track = 0; track < TRACKS; track++)
        text_printf(out, "%s %u, ", strike_track_name(table->looks, track), ship->power[track]);
    text_add(out, app_fill(app, text, sizeof text, "speech.hull", NUM("number", ship->hull),
                           NUM("most", ship->hull_max), NUM("hand", ship->hand_count)));
    add_craft(app, table, ship, out);
}

static void add_attack(const App *app, const CardTable *table, const ViewAttack *attack, Text *out) {
    char text[300];
    text_printf(out, "%s\n",
                app_fill(app, text, sizeof text, attack->bypass ? "speech.attack_bypass" : "speech.attack",
                         STR("seat", seat_name(app, attack->attacker)),
                         STR("other", seat_name(app, attack->target)),
                         STR("card", strike_card_name(table->looks, attack->card)),
                         NUM("number", attack->base), NUM("less", attack->reduce)));
}

static void tell_question(const App *app, const CardTable *table, Text *out) {
    const StrikeView *view = seen(table);
    for (int i = 0; i < view->stack_count; i++)
        add_attack(app, table, &view->stack[i], out);
}

static void tell_table(const App *app, const CardTable *table, Text *out) {
    const StrikeView *view = seen(table);
    char text[200];
    text_printf(out, "%s\n",
                app_fill(app, text, sizeof text, "speech.state", NUM("deck", view->deck_count),
                         NUM("discard", view->discard_count)));
    for (Seat seat = 0; seat < view->seats; seat++) {
        text_printf(out, "%s: ", seat_name(app, seat));
        add_ship(app, table, seat, out);
        text_add(out, "\n");
    }
    tell_question(app, table, out);
    if (view->by_the_book)
        return;
    Explanation why;
    const HitTag tag = {.kind = TAG_MELTDOWN};
    if (strike_explain(app, table, &tag, &why))
        explain_in_words(&why, out);
}

// How each number came about, and what is special about the ship.
static void tell_seat(const App *app, const CardTable *table, Seat seat, Text *out) {
    add_ship(app, table, seat, out);
    text_printf(out, "\n%s\n", say_of(app, "ship.%s.text", seat_faction_id(app, seat)));
    for (uint8_t track = 0; track <= TRACKS; track++) {
        Explanation why;
        const HitTag tag = {
            .kind = track < TRACKS ? TAG_POWER_NUMBER : TAG_HULL_NUMBER, .seat = seat, .a = track};
        if (strike_explain(app, table, &tag, &why)) {
            why.foot[0] = '\0';
            explain_in_words(&why, out);
        }
    }
}

static void tell_discard(const App *app, const CardTable *table, Text *out) {
    const StrikeView *view = seen(table);
    char names[4000] = "";
    for (int i = view->discard_count - 1; i >= 0; i--)
        say_in_list(names, sizeof names, strike_card_name(table->looks, view->discard[i]));
    text_printf(out, "%s: %s.\n", app_word(app, "strike.discard"),
                names[0] != '\0' ? names : app_word(app, "speech.empty"));
}

// What an attack or an answer comes to if nobody answers it.
static void tell_command(const App *app, const CardTable *table, const Command *command,
                         char out[SPEECH_MORE_MAX]) {
    StrikeForecast then;
    if (command->verb != VERB_ATTACK && command->verb != VERB_DEFEND && command->verb != VERB_COUNTER)
        return;
    memset(&then, 0, sizeof then);
    strike_forecast_command(app, table, command, &then);
    if (then.counters)
        text_copy(out, SPEECH_MORE_MAX, app_word(app, "strike.answer.counters"));
    else if (then.kind != FORECAST_NONE)
        app_fill(app, out, SPEECH_MORE_MAX, then.lands > 0 ? "strike.lane.goes" : "strike.lane.goes_none",
                 NUM("shields", then.to_shields), NUM("hull", then.to_hull));
}

// "Damage 3, 2 weapon power".
static void tell_card(const App *app, const CardTable *table, uint8_t card, char out[SPEECH_MORE_MAX]) {
    const CardDef *def = &strike_rules(app)->card[card];
    char cost[120], damage[80];
    (void)table;
    if (def->attacks) {
        snprintf(damage, sizeof damage, "%s %u", app_word(app, "strike.damage"), def->attack.damage);
        say_in_list(out, SPEECH_MORE_MAX, damage);
    }
    strike_power_words(app, def->cost, NULL, cost, sizeof cost);
    if (cost[0] != '\0')
        say_in_list(out, SPEECH_MORE_MAX, cost);
}

static const SpeechTopic topics[] = {{"discard", tell_discard}, {NULL, NULL}};

const GameSpeech strike_speech = {
    .table = tell_table,
    .seat = tell_seat,
    .question = tell_question,
    .card = tell_card,
    .command = tell_command,
    .topics = topics,
};
