// SPDX-License-Identifier: MIT
// Fills the placeholders of the rules' text that only Alpha Strike knows: its numbers, what cards cost and
// do, how much tracks rise.
#include "app/tables/alpha_strike/screens.h"

#include <stdio.h>
#include <string.h>

static void add_number(Text *out, int number) {
    text_printf(out, "%d", number);
}

// {hand}, {hull} …: numbers of the game.
static bool fill_number(const StrikeRules *rules, const char *name, Text *out) {
    const FilledNumber numbers[] = {{"hand", rules->hand_size},
                                    {"track", rules->track_max},
                                    {"hull", rules->hull_max},
                                    {"cards", rules->deck_size},
                                    {"meltdown_step", rules->meltdown_step},
                                    {"calm", strike_calm_limit(rules)}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], name, out);
}

// "4 weapon power, 1 engine power".
static void add_cost(const App *app, const uint8_t cost[TRACKS], Text *out) {
    bool first = true;
    for (int track = 0; track < TRACKS; track++) {
        char text[60];
        if (cost[track] == 0)
            continue;
        text_printf(out, "%s%s", first ? "" : ", ",
                    strike_points(app, text, sizeof text, track, cost[track]));
        first = false;
    }
}

// The number in the text of a card or ship: that of its first ability with a number.
static int amount_of(const Ability *ability, int count) {
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count; k++)
            if (ability[i].doing[k].amount != 0)
                return abs(ability[i].doing[k].amount);
    return 0;
}

static bool fill_card(const App *app, const char *what, const char *name, Text *out) {
    const StrikeRules *rules = app->catalog->rules;
    const uint8_t number = catalog_find(app->catalog, TABLE_CARDS, name);
    if (number == NONE)
        return false;
    const CardDef *card = &rules->card[number];
    if (strcmp(what, "cost") == 0)
        add_cost(app, card->cost, out);
    else if (strcmp(what, "strike") == 0)
        add_cost(app, card->attack.cost, out);
    else if (strcmp(what, "damage") == 0)
        add_number(out, card->attack.damage);
    else if (strcmp(what, "amount") == 0)
        add_number(out, amount_of(card->ability, card->ability_count));
    else if (strcmp(what, "limit") == 0)
        add_number(out, card->ability[0].hull_max);
    else
        return false;
    return true;
}

static bool fill_ship(const App *app, const char *what, const char *name, Text *out) {
    const StrikeRules *rules = app->catalog->rules;
    const uint8_t number = catalog_find(app->catalog, TABLE_SHIPS, name);
    if (number == NONE)
        return false;
    const ShipDef *ship = &rules->ship[number];
    int step = 0;
    for (int track = 0; track < TRACKS; track++)
        step = ship->increment[track] > step ? ship->increment[track] : step;
    if (strcmp(what, "step") == 0)
        add_number(out, step);
    else if (strcmp(what, "amount") == 0)
        add_number(out, amount_of(ship->ability, ship->ability_count));
    else
        return false;
    return true;
}

// {meltdown:3}: the round after which the meltdown begins, by number of ships.
static bool fill_meltdown(const StrikeRules *rules, const char *what, const char *name, Text *out) {
    const int seats = name[0] != '\0' && name[1] == '\0' ? name[0] - '0' : 0; // a single digit
    if (strcmp(what, "meltdown") != 0 || seats < 2 || seats > STRIKE_SEATS)
        return false;
    add_number(out, rules->meltdown_round[seats]);
    return true;
}

bool strike_rules_words(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {
        {"track", "track.%s.name"}, {"kind", "kind.%s.name"}, {"tag", "tag.%s.name"}, {"word", "strike.%s"}};
    const StrikeRules *rules = app->catalog->rules;
    if (what[0] == '\0')
        return fill_number(rules, name, out);
    return fill_meltdown(rules, what, name, out) || fill_card(app, what, name, out) ||
           fill_ship(app, what, name, out) ||
           game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}
