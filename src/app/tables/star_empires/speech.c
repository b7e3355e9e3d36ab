// SPDX-License-Identifier: MIT
// The table of Star Empires in words: empires, territories with their neighbours, stacks, the battle.
#include "app/tables/star_empires/speech.h"

#include "app/kit/game_speech.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/aimed_card.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/inspect_facts.h"
#include "games/star_empires/numbers.h"

#include <stdio.h>

// ---- units

// "Warship, 2 × Scout, 3 unseen".
static void add_units(const App *app, const CardTable *table, const uint8_t unit[UNITS_MAX], int unseen,
                      Text *out) {
    char names[400], text[80];
    text_add(out, empires_units_text(table, unit, names, sizeof names));
    if (unseen > 0)
        text_printf(out, "%s%s", names[0] != '\0' ? ", " : "",
                    app_fill(app, text, sizeof text, "speech.unseen", NUM("number", unseen)));
}

static void add_stacks(const App *app, const CardTable *table, uint8_t place, Text *out) {
    const EmpiresBoard *s = &seen(table)->table;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place) {
            text_printf(out, " %s: ", seat_name(app, s->stack[i].seat));
            add_units(app, table, s->stack[i].unit, seen(table)->hidden[i], out);
            text_add(out, ".");
        }
}

// ---- places

static const char *place_name(const App *app, const CardTable *table, int place) {
    return place < empires_chart(app, table)->places ? empires_place_name(app, table, (uint8_t)place) : NULL;
}

static void add_neighbours(const App *app, const CardTable *table, uint8_t place, Text *out) {
    const Chart *chart = empires_chart(app, table);
    char names[600] = "", text[700];
    for (uint8_t other = 0; other < chart->places; other++)
        if (has_place(chart->near[place], other))
            say_in_list(names, sizeof names, empires_place_name(app, table, other));
    if (names[0] != '\0')
        text_printf(out, " %s", app_fill(app, text, sizeof text, "speech.borders", STR("places", names)));
}

static void add_place(const App *app, const CardTable *table, uint8_t place, Text *out) {
    PlaceFacts facts;
    text_printf(out, "%s, %s:", empires_place_name(app, table, place),
                say_of(app, "place.%s", empires_place_words[empires_chart(app, table)->kind[place]]));
    empires_place_facts(app, table, place, &facts);
    for (int i = 0; i < facts.count; i++)
        text_printf(out, "%s %s", i > 0 ? ";" : "", facts.fact[i].text);
    text_add(out, ".");
    add_stacks(app, table, place, out);
}

static void tell_place(const App *app, const CardTable *table, int place, Text *out) {
    add_place(app, table, (uint8_t)place, out);
    add_neighbours(app, table, (uint8_t)place, out);
    text_add(out, "\n");
}

static void tell_map(const App *app, const CardTable *table, Text *out) {
    for (int place = 0; place < empires_chart(app, table)->places; place++)
        tell_place(app, table, place, out);
}

// ---- empires

static void add_empire(const App *app, const CardTable *table, Seat seat, Text *out) {
    const EmpiresView *view = seen(table);
    const PlayerState *player = &view->table.seat[seat];
    char text[300];
    text_add(out, app_fill(app, text, sizeof text, "speech.empire", NUM("credits", pair(player->credits)),
                           NUM("revenue", empires_next_revenue(view, seat)), NUM("cards", player->hand_size),
                           NUM("units", view->units[seat]), NUM("paid", view->revenue[seat]),
                           NUM("systems", view->systems[seat])));
}

static void tell_seat(const App *app, const CardTable *table, Seat seat, Text *out) {
    const EmpiresBoard *s = &seen(table)->table;
    const Chart *chart = empires_chart(app, table);
    add_empire(app, table, seat, out);
    text_add(out, "\n");
    for (uint8_t place = 0; place < chart->places; place++) {
        bool there = has_place(chart->is_system, place) && owner_of(s, place) == seat;
        for (int i = 0; i < s->stack_count; i++)
            there |= s->stack[i].place == place && s->stack[i].seat == seat;
        if (there) {
            add_place(app, table, place, out);
            text_add(out, "\n");
        }
    }
    const char *text = faction_text(app, session_options(app->session)->setup.faction[seat]);
    if (text != NULL)
        text_printf(out, "%s\n", text);
}

static void tell_table(const App *app, const CardTable *table, Text *out) {
    const EmpiresBoard *s = &seen(table)->table;
    const Chart *chart = empires_chart(app, table);
    char text[200];
    text_printf(out, "%s\n",
                app_fill(app, text, sizeof text, "speech.state",
                         STR("phase", empires_phase_name(table->looks, s->phase)),
                         NUM("systems", empires_systems_to_win(empires_rules(app), s)),
                         NUM("all", chart->systems)));
    for (Seat seat = 0; seat < s->seats; seat++) {
        text_printf(out, "%s: ", seat_name(app, seat));
        add_empire(app, table, seat, out);
        text_add(out, "\n");
    }
    for (uint8_t place = 0; place < chart->places; place++)
        if (empires_stacks_at(table, place) > 0 ||
            (has_place(chart->is_system, place) && has_mark(s, place, SYSTEM_EXPLORED))) {
            add_place(app, table, place, out);
            text_add(out, "\n");
        }
}

// ---- the question: a battle, a group on its way, the place it is about

static void add_side(const App *app, const CardTable *table, const BattleStatus *status, int side,
                     Text *out) {
    const BattleStack *stack = &status->stack[side];
    BattlePart part[BATTLE_PARTS];
    char text[300];
    const char *name =
        stack->seat != SEAT_NONE ? seat_name(app, stack->seat) : app_word(app, "empires.battle.minor.name");
    text_add(out, app_fill(app, text, sizeof text, stack->attacks ? "speech.attacker" : "speech.defender",
                           STR("seat", name)));
    Text units = {0};
    add_units(app, table, stack->unit, stack->unseen, &units);
    if (units.length > 0)
        text_printf(out, ": %s", text_string(&units));
    text_finish(&units);
    if (stack->force >= 0)
        text_printf(out, ". %s",
                    app_fill(app, text, sizeof text, stack->at_least ? "speech.force_least" : "speech.force",
                             NUM("number", stack->force)));
    const int parts = empires_battle_parts(app, table, status, side, part);
    for (int i = 0; i < parts; i++) {
        text_printf(out, "%s%s", i == 0 ? ": " : ", ", part[i].name);
        if (part[i].unknown)
            text_printf(out, " %s", app_word(app, "speech.unknown"));
        else if (!part[i].forceless)
            text_printf(out, " %s%d", part[i].plus ? "+" : "", part[i].value);
    }
    text_add(out, ".\n");
}

static void tell_battle(const App *app, const CardTable *table, Text *out) {
    BattleStatus status;
    empires_read_battle(app, table, &status);
    for (int side = 0; side < SIDES; side++)
        add_side(app, table, &status, side, out);
}

// A hand or a stack that only the asked seat may look at.
static void tell_shown(const App *app, const CardTable *table, Text *out) {
    const EmpiresBoard *s = &seen(table)->table;
    char text[300], names[600] = "";
    text_printf(out, "%s\n", empires_aimed_card_shown(app, table, text, sizeof text));
    if (s->deed.op == OP_SHOW_STACK) {
        add_place(app, table, s->deed.place, out);
        text_add(out, "\n");
        return;
    }
    const uint8_t *hand = s->seat[s->deed.target].hand;
    for (uint8_t card = 0; card < empires_rules(app)->card_count; card++)
        for (int i = 0; i < hand[card]; i++)
            say_in_list(names, sizeof names, empires_card_name(table->looks, card));
    text_printf(out, "%s: %s.\n", seat_name(app, s->deed.target),
                names[0] != '\0' ? names : app_word(app, "speech.empty"));
}

static void tell_question(const App *app, const CardTable *table, Text *out) {
    const EmpiresView *view = seen(table);
    const EmpiresBoard *s = &view->table;
    char text[200];
    if (view->asks == ASK_BUILD && view->to_act < s->seats) {
        text_printf(out, "%s\n",
                    app_fill(app, text, sizeof text, "speech.credits",
                             NUM("number", pair(s->seat[view->to_act].credits))));
    } else if (view->asks == ASK_SHOWN && view->viewer == view->to_act) {
        tell_shown(app, table, out);
    } else if (empires_shows_battle(table)) {
        tell_battle(app, table, out);
    } else if (s->move.under_way) {
        text_add(out, app_fill(app, text, sizeof text, "speech.group",
                               STR("from", empires_place_name(app, table, s->move.from)),
                               STR("to", empires_place_name(app, table, s->move.to))));
        text_add(out, " ");
        add_units(app, table, s->move.unit, view->hidden_group, out);
        text_add(out, ".\n");
    } else if (s->place < empires_chart(app, table)->places) {
        tell_place(app, table, s->place, out);
    }
}

static void tell_discard(const App *app, const CardTable *table, Text *out) {
    const EmpiresBoard *s = &seen(table)->table;
    char names[4000] = "";
    for (int i = s->discard_size - 1; i >= 0; i--)
        say_in_list(names, sizeof names, empires_card_name(table->looks, s->discard[i]));
    text_printf(out, "%s: %s.\n", ui_word(app, UI_TABLE_DISCARD),
                names[0] != '\0' ? names : app_word(app, "speech.empty"));
}

// What a group meets: a system that is not its own, and other stacks.
static void tell_destination(const App *app, const CardTable *table, uint8_t place,
                             char out[SPEECH_MORE_MAX]) {
    const EmpiresBoard *s = &seen(table)->table;
    PlaceFacts facts = {.count = 0};
    char stack[120];
    if (place >= empires_chart(app, table)->places)
        return;
    if (has_place(empires_chart(app, table)->is_system, place) && owner_of(s, place) != table->front)
        empires_place_facts(app, table, place, &facts);
    if (facts.count > 0)
        say_in_list(out, SPEECH_MORE_MAX, facts.fact[0].text);
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat != table->front) {
            snprintf(stack, sizeof stack, "%s", seat_name(app, s->stack[i].seat));
            say_in_list(out, SPEECH_MORE_MAX, stack);
        }
}

// Battle cards that are laid for their second use; the first goes without saying.
static void tell_second_uses(const App *app, const CardTable *table, const Command *command,
                             char out[SPEECH_MORE_MAX]) {
    char text[200];
    for (int i = 0; i < command->count && i < COMMAND_LIST_MAX; i++) {
        const uint8_t card = (uint8_t)(command->list[i] & ~CARD_MARKED);
        if ((command->list[i] & CARD_MARKED) != 0 && card < empires_rules(app)->card_count)
            say_in_list(out, SPEECH_MORE_MAX,
                        app_fill(app, text, sizeof text, "empires.battle.card_negates",
                                 STR("card", empires_card_name(table->looks, card))));
    }
}

static void tell_command(const App *app, const CardTable *table, const Command *command,
                         char out[SPEECH_MORE_MAX]) {
    const EmpiresRules *rules = empires_rules(app);
    if (command->verb == VERB_MOVE && command->to < rules->territory_count)
        tell_destination(app, table, empires_chart(app, table)->place_of[command->to], out);
    else if (command->verb == VERB_COMMIT || command->verb == VERB_ATTACK_WITH)
        tell_second_uses(app, table, command, out);
    else if (command->verb == VERB_BUILD && command->with < rules->unit_count)
        say_number(app, out, SPEECH_MORE_MAX, "speech.costs", rules->unit[command->with].cost);
    else if (command->verb == VERB_BUILD_MARK && command->with < MARKS)
        say_number(app, out, SPEECH_MORE_MAX, "speech.costs", empires_mark_cost(rules, (Mark)command->with));
}

static const SpeechTopic topics[] = {{"map", tell_map}, {"discard", tell_discard}, {NULL, NULL}};

const GameSpeech empires_speech = {
    .table = tell_table,
    .seat = tell_seat,
    .question = tell_question,
    .command = tell_command,
    .place_name = place_name,
    .place = tell_place,
    .topics = topics,
};
