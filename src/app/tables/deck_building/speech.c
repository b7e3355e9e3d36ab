// SPDX-License-Identifier: MIT
// The table of the Deck Building Game in words: what is on sale, missions and their goals, flagships and
// bridges.
#include "app/tables/deck_building/speech.h"

#include "app/kit/explain.h"
#include "app/kit/game_speech.h"
#include "app/kit/say.h"
#include "app/tables/deck_building/table.h"
#include "games/deck_building/numbers.h"

#include <stdio.h>
#include <string.h>

static void tell_card(const App *app, const CardTable *table, uint8_t card, char out[SPEECH_MORE_MAX]) {
    building_list_stats(table->looks, &building_rules(app)->card[card], out, SPEECH_MORE_MAX);
}

// "Ensign, Character, +1 XP. Costs 1 XP. 14 left. …".
static void add_ware(const App *app, const CardTable *table, uint8_t card, int left, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    char text[160];
    const int price = building_price(building_rules(app), s, table->front, card);
    char stats[SPEECH_MORE_MAX] = "";
    tell_card(app, table, card, stats);
    text_printf(out, "%s, %s%s%s. ", building_card_name(table->looks, card),
                building_kind_name(table->looks, card), stats[0] != '\0' ? ", " : "", stats);
    text_add(out, app_fill(app, text, sizeof text, price == 0 ? "building.costs_nothing" : "building.costs",
                           NUM("number", price)));
    if (left >= 0)
        text_printf(out, ". %s", app_fill(app, text, sizeof text, "speech.left", NUM("number", left)));
    const char *does = building_card_text(table->looks, card);
    text_printf(out, "%s%s\n", does[0] != '\0' ? ". " : ".", does);
}

static void tell_search_area(const App *app, const CardTable *table, Text *out) {
    const BuildingView *view = seen(table);
    text_printf(out, "%s:\n", app_word(app, "area.search_area.name"));
    for (int i = 0; i < building_rules(app)->slots; i++)
        if (view->table.search[i] != NONE)
            add_ware(app, table, view->table.search[i], -1, out);
}

static void tell_basics(const App *app, const CardTable *table, Text *out) {
    const BuildingView *view = seen(table);
    text_printf(out, "%s:\n", app_word(app, "building.basics"));
    for (int i = 0; i < PILES_MAX; i++)
        if (view->pile_card[i] != NONE && view->table.pile[i] > 0)
            add_ware(app, table, view->pile_card[i], view->table.pile[i], out);
}

static void tell_market(const App *app, const CardTable *table, Text *out) {
    char text[160];
    text_printf(
        out, "%s\n",
        app_fill(app, text, sizeof text, "speech.xp", NUM("number", seen(table)->xp_left[table->front])));
    tell_search_area(app, table, out);
    tell_basics(app, table, out);
}

// "On sale: Ensign 1 XP, Ruk 4 XP": names and prices alone.
static void add_prices(const App *app, const CardTable *table, Text *out) {
    const BuildingView *view = seen(table);
    const BuildingRules *rules = building_rules(app);
    char names[3000] = "", text[200];
    for (int i = 0; i < rules->slots + PILES_MAX; i++) {
        const int pile = i - rules->slots;
        const uint8_t card = pile < 0 ? view->table.search[i] : view->pile_card[pile];
        if (card == NONE || (pile >= 0 && view->table.pile[pile] == 0))
            continue;
        const int price = building_price(rules, &view->table, table->front, card);
        say_in_list(names, sizeof names,
                    app_fill(app, text, sizeof text, "speech.price",
                             STR("card", building_card_name(table->looks, card)), NUM("number", price)));
    }
    text_printf(out, "%s: %s.\n", app_word(app, "speech.on_sale"),
                names[0] != '\0' ? names : app_word(app, "speech.empty"));
}

// A mission with its text, its points and whether the bridge reaches its goal.
static void add_mission(const App *app, const CardTable *table, uint8_t card, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    const bool met = building_goal_met(building_rules(app), s, table->front, card);
    char text[160];
    text_printf(out, "%s, %s, %s. %s %s\n", building_whole_name(table->looks, card),
                building_kind_name(table->looks, card),
                app_fill(app, text, sizeof text, "speech.points",
                         NUM("number", building_rules(app)->card[card].points)),
                building_card_text(table->looks, card), app_word(app, met ? "speech.met" : "speech.not_met"));
}

static void add_missions(const App *app, const CardTable *table, uint8_t zone, const char *key, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t *cards = zone_cards(s, zone);
    if (s->size[zone] == 0)
        return;
    text_printf(out, "%s:\n", app_word(app, key));
    for (int i = 0; i < s->size[zone]; i++)
        if (cards[i] != CARD_HIDDEN)
            add_mission(app, table, cards[i], out);
}

static void tell_missions(const App *app, const CardTable *table, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    if (s->size[ZONE_MISSIONS] == 0)
        text_printf(out, "%s.\n", app_word(app, "building.no_mission"));
    add_missions(app, table, ZONE_MISSIONS, "area.mission_area.name", out);
    add_missions(app, table, zone_of(ZONE_DRAFTS, table->front), "building.your_drafts", out);
    char text[120];
    text_printf(out, "%s\n",
                app_fill(app, text, sizeof text, "speech.space", NUM("number", s->size[ZONE_SPACE])));
}

// ---- flagships

static void add_names(const App *app, const CardTable *table, uint8_t zone, const char *key, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t *cards = zone_cards(s, zone);
    char names[3000] = "";
    if (s->size[zone] == 0) // of hidden cards, others tell the number
        text_printf(out, "%s: %s.\n", app_word(app, key), app_word(app, "speech.empty"));
    for (int i = 0; i < s->size[zone]; i++)
        if (cards[i] != CARD_HIDDEN)
            say_in_list(names, sizeof names, building_card_name(table->looks, cards[i]));
    if (names[0] != '\0')
        text_printf(out, "%s: %s.\n", app_word(app, key), names);
}

// "Points 12 of 30. Speed 2, Attack 1, … XP left 4. Damage 0 of 5."
static void add_numbers(const App *app, const CardTable *table, Seat seat, Text *out) {
    const BuildingView *view = seen(table);
    const BuildingBoard *s = &view->table;
    char text[200];
    text_printf(out, "%s ",
                app_fill(app, text, sizeof text, "speech.won", NUM("number", view->points[seat]),
                         NUM("goal", pair(s->goal))));
    for (uint8_t stat = 0; stat < STATS; stat++)
        text_printf(out, "%s %d, ", building_stat_name(table->looks, stat), view->stat[seat][stat]);
    text_printf(out, "%s %d. ", app_word(app, "building.xp_left"), view->xp_left[seat]);
    text_add(out,
             app_fill(app, text, sizeof text, "speech.damage",
                      NUM("number", building_hull_left(view->stat[seat][STAT_DEFENSE], s->seat[seat].damage)),
                      NUM("most", view->stat[seat][STAT_DEFENSE])));
}

static void tell_seat(const App *app, const CardTable *table, Seat seat, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    char text[200];
    add_numbers(app, table, seat, out);
    text_printf(out, "\n%s\n",
                app_fill(app, text, sizeof text, "speech.piles",
                         NUM("hand", s->size[zone_of(ZONE_HAND, seat)]),
                         NUM("deck", s->size[zone_of(ZONE_DECK, seat)]),
                         NUM("discard", s->size[zone_of(ZONE_DISCARD, seat)])));
    add_names(app, table, zone_of(ZONE_HAND, seat), "building.hand", out);
    add_names(app, table, zone_of(ZONE_BRIDGE, seat), "building.on_bridge", out);
    add_names(app, table, zone_of(ZONE_POINTS, seat), "area.points.name", out);
    add_names(app, table, zone_of(ZONE_DISCARD, seat), "speech.discard", out);
}

static void tell_table(const App *app, const CardTable *table, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    const PlayerState *player = &s->seat[table->front];
    char text[200];
    for (Seat seat = 0; seat < s->seats; seat++) {
        text_printf(out, "%s: ", seat_name(app, seat));
        add_numbers(app, table, seat, out);
        text_add(out, "\n");
        add_names(app, table, zone_of(ZONE_BRIDGE, seat), "building.on_bridge", out);
    }
    add_prices(app, table, out);
    add_names(app, table, ZONE_MISSIONS, "area.mission_area.name", out);
    if (seen(table)->asks == ASK_DRAFT) // nobody's turn has begun
        return;
    if (s->active == table->front)
        text_printf(out, "%s\n",
                    app_fill(app, text, sizeof text, "speech.counters", NUM("searches", player->searches),
                             NUM("explores", player->explores), NUM("missions", player->mission_explores)));
}

// ---- places

enum {
    TOLD_SEARCH,
    TOLD_BASICS,
    TOLD_MISSIONS,
    TOLD_BRIDGES // and on, by seat
};

static const char *place_name(const App *app, const CardTable *table, int place) {
    static char bridge[200];
    static const char *const keys[] = {"area.search_area.name", "building.basics", "area.mission_area.name"};
    const Seat seat = (Seat)(place - TOLD_BRIDGES);
    if (place < TOLD_BRIDGES)
        return app_word(app, keys[place]);
    if (seat >= seen(table)->table.seats)
        return NULL;
    return app_fill(app, bridge, sizeof bridge, "speech.bridge_of", STR("seat", seat_name(app, seat)));
}

// The cards on a bridge, each with what it does.
static void tell_bridge(const App *app, const CardTable *table, Seat seat, Text *out) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    text_printf(out, "%s: ", seat_name(app, seat));
    add_numbers(app, table, seat, out);
    text_add(out, "\n");
    if (s->size[zone] == 0)
        add_names(app, table, zone, "building.on_bridge", out);
    for (int i = 0; i < s->size[zone]; i++) {
        char stats[SPEECH_MORE_MAX] = "";
        const char *does = building_card_text(table->looks, cards[i]);
        tell_card(app, table, cards[i], stats);
        text_printf(out, "%s, %s%s%s.%s%s\n", building_card_name(table->looks, cards[i]),
                    building_kind_name(table->looks, cards[i]), stats[0] != '\0' ? ", " : "", stats,
                    does[0] != '\0' ? " " : "", does);
    }
}

static void tell_place(const App *app, const CardTable *table, int place, Text *out) {
    switch (place) {
    case TOLD_SEARCH:
        tell_search_area(app, table, out);
        break;
    case TOLD_BASICS:
        tell_basics(app, table, out);
        break;
    case TOLD_MISSIONS:
        tell_missions(app, table, out);
        break;
    default:
        tell_bridge(app, table, (Seat)(place - TOLD_BRIDGES), out);
        break;
    }
}

// ---- a battle, as it stands

// "Enterprise: Speed 4, Attack 2; shoots at the Constellation, shields take 1, damage 0 to 1 of 8."
static void add_shot(const App *app, const CardTable *table, const PredictedShot *row, Text *out) {
    char text[300];
    text_printf(out, "%s: %s %d, ", seat_name(app, row->seat), building_stat_name(table->looks, STAT_SPEED),
                row->speed);
    if (row->target == SEAT_NONE) {
        text_printf(out, "%s.\n",
                    app_word(app, row->fallen ? "building.battle.fallen" : "building.battle.no_shot"));
        return;
    }
    text_printf(out, "%s %d; %s, ", building_stat_name(table->looks, STAT_ATTACK), row->attack,
                app_fill(app, text, sizeof text, row->likely ? "speech.would_shoot" : "speech.shoots",
                         STR("seat", seat_name(app, row->target))));
    if (row->absorbed > 0)
        text_printf(
            out, "%s, ",
            app_fill(app, text, sizeof text, "building.battle.shields_take", NUM("number", row->absorbed)));
    text_printf(out, "%s ",
                app_fill(app, text, sizeof text,
                         row->damage == row->before ? "building.battle.same" : "building.battle.damage",
                         NUM("from", building_hull_left(row->defense, row->before)),
                         NUM("to", building_hull_left(row->defense, row->damage))));
    text_printf(out, "%s.\n",
                app_fill(app, text, sizeof text,
                         row->down ? "building.battle.falls" : "building.battle.stands",
                         NUM("most", row->defense)));
}

// Who is ahead in what counts, and who would win, if nobody played another card.
static void add_battle(const App *app, const CardTable *table, uint8_t card, Text *out) {
    const BuildingRules *rules = building_rules(app);
    const BattleShots none = {.card = NONE};
    BattlePrediction then;
    char text[200];
    building_predict_battle(rules, &seen(table)->table, card, &none, &then);
    text_printf(out, "%s:\n", app_word(app, "building.battle.stands_now"));
    for (int i = 0; i < then.rows; i++)
        add_shot(app, table, &then.row[i], out);
    text_printf(out, "%s.\n",
                building_battle_winner(app, table, card, then.winner, false, text, sizeof text));
}

// ---- the question: the card that asks, and what it says

static void tell_question(const App *app, const CardTable *table, Text *out) {
    const uint8_t card = seen(table)->asks_about;
    const uint8_t met = building_shown_event(table);
    const uint8_t asks = seen(table)->asks;
    if (asks == ASK_DRAFT) {
        text_printf(out, "%s\n", app_word(app, "speech.draft"));
        add_missions(app, table, zone_of(ZONE_DRAFTS, table->front), "building.your_drafts", out);
    }
    if (card != NONE && card < building_rules(app)->card_count)
        text_printf(out, "%s: %s\n", building_card_name(table->looks, card),
                    building_card_text(table->looks, card));
    if (met != NONE && met != card)
        add_mission(app, table, met, out);
    if ((asks == ASK_BATTLE || asks == ASK_TARGET) && building_battle_card(table) != NONE)
        add_battle(app, table, building_battle_card(table), out);
}

static void tell_discard(const App *app, const CardTable *table, Text *out) {
    add_names(app, table, zone_of(ZONE_DISCARD, table->front), "building.your_discard", out);
}

// An option is called by what it does: its number means nothing to whoever reads a list.
static bool name_command(const App *app, const CardTable *table, const Command *command,
                         char out[LOG_LINE_MAX]) {
    if (command->verb != VERB_CHOOSE_OPTION)
        return false;
    building_option_text(app, table, command, out, LOG_LINE_MAX);
    const size_t length = strlen(out);
    if (length > 0 && out[length - 1] == '.')
        out[length - 1] = '\0';
    return length > 0;
}

static void tell_command(const App *app, const CardTable *table, const Command *command,
                         char out[SPEECH_MORE_MAX]) {
    const BuildingBoard *s = &seen(table)->table;
    char text[SPEECH_MORE_MAX];
    const uint8_t card = command->verb == VERB_BUY        ? s->search[command->at]
                         : command->verb == VERB_BUY_PILE ? command->card
                                                          : NONE;
    if (card != NONE) {
        const int price = building_price(building_rules(app), s, table->front, card);
        app_fill(app, out, SPEECH_MORE_MAX, price == 0 ? "building.costs_nothing" : "building.costs",
                 NUM("number", price));
    } else if (command->verb == VERB_PHASE || command->verb == VERB_PHASE_TRASH) {
        text_copy(out, SPEECH_MORE_MAX,
                  app_word(app, command->verb == VERB_PHASE ? "speech.action_phase" : "speech.trash_phase"));
    } else if (command->verb == VERB_CHOOSE_OPTION) {
        building_option_text(app, table, command, text, sizeof text);
        building_describe_answer(app, table, command, out, SPEECH_MORE_MAX);
        if (strcmp(out, text) == 0)
            out[0] = '\0'; // its name says that
    } else if (command->verb == VERB_CHOOSE_YES || command->verb == VERB_ACTIVATE) {
        building_describe_answer(app, table, command, text, sizeof text);
        text_copy(out, SPEECH_MORE_MAX, text);
    }
}

static const SpeechTopic topics[] = {
    {"market", tell_market}, {"missions", tell_missions}, {"discard", tell_discard}, {NULL, NULL}};

const GameSpeech building_speech = {
    .table = tell_table,
    .seat = tell_seat,
    .question = tell_question,
    .card = tell_card,
    .name = name_command,
    .command = tell_command,
    .place_name = place_name,
    .place = tell_place,
    .topics = topics,
};
