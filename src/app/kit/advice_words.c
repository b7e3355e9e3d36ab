// SPDX-License-Identifier: MIT
// Advice as sentences and numbers. See advice_words.h.
#include "app/kit/advice_words.h"

#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/say.h"
#include "engine/game.h"
#include "gfx/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- commands

static bool has_key(const Command *command, const CommandKey *key) {
    if (key->kind == KEY_DECLINE)
        return false;
    if (key->field == COMMAND_LIST)
        return command->count > 0;
    return command_value(command, key->field) != NONE;
}

void advice_command_key(const Game *game, const Command *command, char key[120]) {
    const Verb *verb = &game->verbs[command->verb];
    int used = snprintf(key, 120, "command.%s.", verb->name);
    const int start = used;
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++)
        if (has_key(command, &verb->keys[i]) && used < 120)
            used +=
                snprintf(key + used, 120 - (size_t)used, "%s%s", used > start ? "_" : "", verb->keys[i].key);
    if (used == start)
        snprintf(key + used, 120 - (size_t)used, "plain");
}

// A mark distinguishes uses of a card, which the sentence does not name: it is removed.
static void say_cards(const App *app, Seat seat, const Command *command, const CommandKey *key, char *out,
                      size_t size) {
    const uint8_t mark = key->mark != NULL ? COMMAND_MARKED : 0;
    out[0] = 0;
    for (int i = 0; i < command->count; i++)
        say_in_list(out, size, card_name(app, (uint8_t)(command->list[i] & ~mark), seat));
}

// "Warship, 2 × Scout".
static void say_counts(const App *app, const Command *command, const CommandKey *key, char *out,
                       size_t size) {
    out[0] = 0;
    for (int i = 0; i < command->count; i++) {
        char one[160];
        const char *name = record_name(app, key->table, (uint8_t)i);
        if (command->list[i] > 1)
            snprintf(one, sizeof one, "%d \xC3\x97 %s", command->list[i], name);
        else
            text_copy(one, sizeof one, name);
        if (command->list[i] > 0)
            say_in_list(out, size, one);
    }
}

static void say_value(const App *app, Seat seat, const Command *command, const CommandKey *key, char *out,
                      size_t size) {
    const uint8_t value = key->field == COMMAND_LIST ? NONE : command_value(command, key->field);
    switch (key->kind) {
    case KEY_CARD:
        text_copy(out, size, card_name(app, value, seat));
        break;
    case KEY_CARDS:
        say_cards(app, seat, command, key, out, size);
        break;
    case KEY_ID:
        text_copy(out, size, record_name(app, key->table, value));
        break;
    case KEY_COUNTS:
        say_counts(app, command, key, out, size);
        break;
    case KEY_PLACE:
        snprintf(out, size, "%d", value + 1);
        break;
    case KEY_WORD:
        text_copy(out, size, say_of(app, "command.word.%s", key->words[value]));
        break;
    case KEY_SEAT:
        text_copy(out, size, seat_name(app, value));
        break;
    default:
        snprintf(out, size, "%d", value);
        break;
    }
}

const char *advice_command(const App *app, const GameTable *table, const View *view, const Command *command,
                           char out[LOG_LINE_MAX]) {
    const Verb *verb = &table->game->verbs[command->verb];
    char key[120], value[VERB_KEYS_MAX][240];
    CommandPlaces places = {"", "", ""};
    if (table->numbers != NULL && table->numbers->command_places != NULL)
        table->numbers->command_places(app, view, command, &places);
    Fill fills[VERB_KEYS_MAX + 4] = {STR("thing", places.thing), STR("place", places.place),
                                     STR("to_place", places.to_place)};
    size_t count = 3;
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++)
        if (has_key(command, &verb->keys[i])) {
            say_value(app, view->viewer, command, &verb->keys[i], value[i], sizeof value[i]);
            fills[count++] = (Fill)STR(verb->keys[i].key, value[i]);
        }
    advice_command_key(table->game, command, key);
    return app_fill_with(app, out, LOG_LINE_MAX, key, fills);
}

// ---- numbers

// In tenths of the game's unit.
static int tenths(const CardTable *table, int32_t expected) {
    const int32_t tenth = table->game->estimate_unit * 10; // `expected` is in hundredths of the estimate
    return (expected + (expected < 0 ? -tenth : tenth) / 2) / tenth;
}

// For games rated by chances to win. Limited to 1 … 99: nothing is certain while a game is open, whatever the
// samples say.
static int percent(int32_t expected) {
    const int32_t whole = (expected + 500) / 1000;
    return whole < 1 ? 1 : whole > 99 ? 99 : (int)whole;
}

static bool is_told_alike(const App *app, const CardTable *table, const Advice *advice, int other) {
    char first[24], number[24];
    advice_number(app, table, advice->best[0].expected, first);
    advice_number(app, table, advice->best[other].expected, number);
    return strcmp(first, number) == 0;
}

bool advice_is_tied(const App *app, const CardTable *table, const Advice *advice) {
    for (int i = 1; i < advice->count; i++)
        if (!is_told_alike(app, table, advice, i))
            return false;
    return advice->count > 1;
}

bool advice_is_as_good(const App *app, const CardTable *table, const Advice *advice) {
    return advice->count > 1 && is_told_alike(app, table, advice, 1);
}

static void say_percent(const App *app, int number, char out[24]) {
    ui_fill(app, out, 24, UI_COMMON_PERCENT, NUM("count", number));
}

static void say_tenths(const App *app, int number, char out[16]) {
    snprintf(out, 16, "%d%s%d", abs(number) / 10, ui_word(app, UI_COMMON_DECIMAL), abs(number) % 10);
}

void advice_number(const App *app, const CardTable *table, int32_t expected, char out[24]) {
    char number[16];
    if (table->game->estimate_unit == 0) {
        say_percent(app, percent(expected), out);
        return;
    }
    const int amount = tenths(table, expected);
    say_tenths(app, amount, number);
    snprintf(out, 24, "%s%s", amount < 0 ? "−" : amount > 0 ? "+" : "", number);
}

void advice_worth(const App *app, const CardTable *table, int32_t expected, char out[120]) {
    char number[16];
    if (table->game->estimate_unit == 0) {
        snprintf(number, sizeof number, "%d", percent(expected));
        ui_fill(app, out, 120, UI_SUGGESTION_WINS, STR("number", number));
        return;
    }
    // In whole points: nobody plays by tenths of an estimate.
    const int amount = tenths(table, expected), whole = (abs(amount) + 5) / 10;
    if (whole == 0)
        text_copy(out, 120, ui_word(app, UI_SUGGESTION_BALANCED));
    else
        app_fill(app, out, 120, amount < 0 ? "advice.behind" : "advice.ahead", NUM("number", whole));
}

const char *advice_level(const App *app, const Opponent *who) {
    return say_of(app, "opponent.%s", who->name);
}

// ---- beliefs

static void say_where(const App *app, const AdviceBelief *belief, char out[160]) {
    const char *name = seat_name(app, belief->where.seat);
    if (belief->where.kind == HIDDEN_HAND)
        ui_fill(app, out, 160, UI_SUGGESTION_HAND, STR("name", name));
    else if (belief->places > 1)
        ui_fill(app, out, 160, UI_SUGGESTION_DOWN_ALL, STR("name", name), NUM("count", belief->places));
    else
        ui_fill(app, out, 160, UI_SUGGESTION_DOWN, STR("name", name), NUM("row", belief->where.row + 1),
                NUM("at", belief->where.at + 1));
}

// "Ensign, Tricorder and 2 more": a hand that is known to anybody who remembers.
static void say_cards_known(const App *app, const AdviceBelief *belief, char *out, size_t size) {
    char names[LOG_LINE_MAX] = "";
    for (int i = 0; i < belief->likely; i++)
        say_in_list(names, sizeof names, card_name(app, belief->card[i], belief->where.seat));
    ui_fill(app, out, size, belief->kinds > belief->likely ? UI_SUGGESTION_KNOWN_MORE : UI_SUGGESTION_KNOWN,
            STR("cards", names), NUM("count", belief->kinds - belief->likely));
}

static void say_cards_believed(const App *app, const AdviceBelief *belief, char *out, size_t size) {
    out[0] = 0;
    for (int i = 0; i < belief->likely; i++) {
        char one[160], share[24];
        say_percent(app, belief->percent[i], share);
        snprintf(one, sizeof one, "%s %s", card_name(app, belief->card[i], belief->where.seat), share);
        say_in_list(out, size, one);
    }
}

void advice_belief(const App *app, const AdviceBelief *belief, char out[LOG_LINE_MAX]) {
    char where[160], what[LOG_LINE_MAX], share[24];
    say_percent(app, belief->percent[0], share);
    if (belief->known)
        say_cards_known(app, belief, what, sizeof what);
    else if (belief->even && belief->kinds > belief->likely)
        ui_fill(app, what, sizeof what, UI_SUGGESTION_ANY_OF, NUM("count", belief->kinds),
                STR("percent", share));
    else
        say_cards_believed(app, belief, what, sizeof what);
    say_where(app, belief, where);
    snprintf(out, LOG_LINE_MAX, GFX_STRONG_ON "%s:" GFX_STRONG_OFF " %s", where, what);
}
