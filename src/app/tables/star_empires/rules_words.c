// SPDX-License-Identifier: MIT
// Fills the placeholders of the rules' text that only Star Empires knows: its numbers; those of units,
// buildings and races; what dice show.
#include "app/tables/star_empires/screens.h"

#include <string.h>

static void add_number(Text *out, int number) {
    text_printf(out, "%d", number);
}

// ---- the game

static int cards_of(const EmpiresRules *rules) {
    int cards = 0;
    for (int i = 0; i < rules->card_count; i++)
        cards += rules->card[i].copies;
    return cards;
}

// {hand}, {garrison} …: numbers of the game.
static bool fill_number(const EmpiresRules *rules, const char *name, Text *out) {
    const FilledNumber numbers[] = {{"draw", rules->draw},
                                    {"first_draw", rules->first_draw},
                                    {"hand", rules->hand_limit},
                                    {"battle_cards", rules->battle_cards},
                                    {"start_units", rules->start_units},
                                    {"second_credits", rules->second_seat_credits},
                                    {"percent", rules->victory_percent},
                                    {"home_revenue", rules->home_revenue},
                                    {"home_garrison", rules->home_garrison},
                                    {"garrison", rules->garrison},
                                    {"terraform", rules->terraform_revenue},
                                    {"leader", rules->leader_force},
                                    {"beside", rules->starbase_force},
                                    {"upkeep", rules->upkeep},
                                    {"exile", rules->exile_turns},
                                    {"solved", rules->enigma_solved},
                                    {"enigma_from", rules->enigma_from},
                                    {"joins", rules->diplomacy_joins},
                                    {"barred", rules->diplomacy_barred},
                                    {"cards", cards_of(rules)}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], name, out);
}

// The smallest number of systems above the share that wins.
static int systems_to_win(const EmpiresRules *rules, int systems) {
    return systems * rules->victory_percent / 100 + 1;
}

// {rounds:2}, {systems:5}: numbers that depend on the number of players.
static bool fill_by_seats(const EmpiresRules *rules, const char *what, const char *name, Text *out) {
    const int seats = name[0] != '\0' && name[1] == '\0' ? name[0] - '0' : 0; // a single digit
    if (seats < 2 || seats > EMPIRES_SEATS)
        return false;
    const Chart *chart = chart_for(rules, 0, (uint8_t)seats);
    const FilledNumber numbers[] = {
        {"rounds", rules->round_limit.seats[seats]},     {"truce", rules->truce.seats[seats]},
        {"sets", rules->unit_sets.seats[seats]},         {"systems", chart->systems},
        {"wins", systems_to_win(rules, chart->systems)}, {"places", chart->places}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], what, out);
}

// ---- dice

// "4", "1–3": the faces of a die that show this.
static bool add_faces(const uint8_t table[DIE], int wanted, Text *out) {
    bool any = false;
    for (int from = 0; from < DIE; from++) {
        int to = from;
        if (table[from] != wanted)
            continue;
        while (to + 1 < DIE && table[to + 1] == wanted)
            to++;
        text_printf(out, "%s%d", any ? ", " : "", from + 1);
        if (to > from)
            text_printf(out, "\xE2\x80\x93%d", to + 1);
        any = true;
        from = to;
    }
    return any;
}

// {resources:2}, {minor:0}, {fate:retreat}.
static bool fill_faces(const EmpiresRules *rules, const char *what, const char *name, Text *out) {
    static const char *const fates[] = {"destroy", "retreat", "minor_lost"};
    const int number = name[0] != '\0' && name[1] == '\0' ? name[0] - '0' : -1;
    if (strcmp(what, "resources") == 0)
        return add_faces(rules->resources, number, out);
    if (strcmp(what, "minor") == 0)
        return add_faces(rules->minor, number, out);
    for (int i = 0; i < 3 && strcmp(what, "fate") == 0; i++)
        if (strcmp(name, fates[i]) == 0)
            return add_faces(rules->consequence, i, out);
    return false;
}

// ---- cards, units, buildings, races

// {copies:warp}; {force:phasers}, {roll:scanners}, {credits:increase_production}: numbers in the card's text.
static bool fill_card(const App *app, const char *what, const char *name, Text *out) {
    const EmpiresRules *rules = app->catalog->rules;
    const uint8_t number = catalog_find(app->catalog, TABLE_CARDS, name);
    static const struct {
        const char *what;
        Op op;
    } counted[] = {{"force", OP_FORCE},     {"roll", OP_ROLL},        {"discard", OP_DISCARD},
                   {"raid", OP_RAID},       {"steal", OP_STEAL},      {"drawn", OP_DRAW},
                   {"credits", OP_CREDITS}, {"breach", OP_EXTRA_LOSS}};
    if (number == NONE)
        return false;
    if (strcmp(what, "copies") == 0) {
        add_number(out, rules->card[number].copies);
        return true;
    }
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++) {
        const CardEffect *effect = card_effect(&rules->card[number], counted[i].op);
        if (strcmp(what, counted[i].what) != 0 || effect == NULL)
            continue;
        add_number(out, effect->n + effect->per_ship + effect->per_minor);
        return true;
    }
    return false;
}

// {force:raider}, {cost:raider} …; {cost:colony}.
static bool fill_built(const App *app, const char *what, const char *name, Text *out) {
    const EmpiresRules *rules = app->catalog->rules;
    const FilledNumber buildings[] = {{"colony", rules->colony_cost},
                                      {"shipyard", rules->shipyard_cost},
                                      {"terraform", rules->terraform_cost}};
    const uint8_t number = catalog_find(app->catalog, TABLE_UNITS, name);
    if (number == NONE)
        return strcmp(what, "cost") == 0 &&
               game_fill_number(buildings, sizeof buildings / sizeof buildings[0], name, out);
    const UnitDef *unit = &rules->unit[number];
    const FilledNumber numbers[] = {{"force", unit->force},
                                    {"speed", unit->speed},
                                    {"cost", unit->cost},
                                    {"count", unit->count},
                                    {"helps", unit->enigma}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], what, out);
}

// "Shields +10, Strong Hull +5".
static void add_stronger(const App *app, const RaceDef *race, Text *out) {
    for (int i = 0; i < race->card_bonus_count; i++)
        text_printf(out, "%s%s +%d", i > 0 ? ", " : "", card_name(app, race->card_bonus[i].card, SEAT_NONE),
                    race->card_bonus[i].n);
}

static void add_specials(const App *app, const RaceDef *race, Text *out) {
    for (int i = 0; i < race->special_count; i++)
        text_printf(out, "%s%s", i > 0 ? ", " : "", card_name(app, race->special[i], SEAT_NONE));
}

// {special:borg}, {stronger:borg}, {start:borg}, {at_system:klingon}.
static bool fill_race(const App *app, const char *what, const char *name, Text *out) {
    const EmpiresRules *rules = app->catalog->rules;
    const uint8_t number = catalog_find(app->catalog, TABLE_RACES, name);
    if (number == NONE)
        return false;
    const RaceDef *race = &rules->race[number];
    if (strcmp(what, "special") == 0)
        add_specials(app, race, out);
    else if (strcmp(what, "stronger") == 0)
        add_stronger(app, race, out);
    else if (strcmp(what, "start") == 0)
        add_number(out, race->start_credits);
    else if (strcmp(what, "at_system") == 0)
        add_number(out, race->system_force);
    else
        return false;
    return true;
}

bool empires_rules_words(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {{"step", "step.%s"},
                                       {"full", "race.%s.full"},
                                       {"about", "race.%s.text"},
                                       {"building", "building.%s.name"},
                                       {"place", "place.%s"},
                                       {"at", "territory.%s.name"},
                                       {"variant_text", "variant.%s.text"},
                                       {"when", "empires.when.%s"}};
    const EmpiresRules *rules = app->catalog->rules;
    if (what[0] == '\0')
        return fill_number(rules, name, out);
    return fill_by_seats(rules, what, name, out) || fill_faces(rules, what, name, out) ||
           fill_card(app, what, name, out) || fill_built(app, what, name, out) ||
           fill_race(app, what, name, out) ||
           game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}
