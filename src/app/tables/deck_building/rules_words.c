// SPDX-License-Identifier: MIT
// Fills the placeholders of the rules' text that only the deck-building game knows: its numbers, its cards'
// numbers, its words.
#include "app/tables/deck_building/screens.h"

// {hand}, {goal} …: numbers of the game.
static bool fill_number(const BuildingRules *rules, const char *name, Text *out) {
    const FilledNumber numbers[] = {{"goal", rules->goal_points},    {"hand", rules->hand_size},
                                    {"start", rules->start_count},   {"slots", rules->slots},
                                    {"drafts", rules->drafts_dealt}, {"open", OPEN_MISSIONS},
                                    {"rounds", rules->round_limit}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], name, out);
}

// {cost:kor}, {points:m_arena}, {attack:kor}: numbers of a card.
static bool fill_card(const App *app, const char *what, const char *name, Text *out) {
    const BuildingRules *rules = app->catalog->rules;
    const uint8_t number = catalog_find(app->catalog, TABLE_CARDS, name);
    if (number == NONE)
        return false;
    const CardDef *card = &rules->card[number];
    if (strcmp(what, "cost") == 0 || strcmp(what, "points") == 0) {
        text_printf(out, "%d", what[0] == 'c' ? card->cost : card->points);
        return true;
    }
    for (int stat = 0; stat < STATS; stat++)
        if (strcmp(what, building_stat_words[stat]) == 0) {
            text_printf(out, "%d", card->stat[stat]);
            return true;
        }
    return false;
}

bool building_rules_words(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {{"stat", "stat.%s.name"}, {"kind", "kind.%s.name"},
                                       {"set", "set.%s.name"},   {"area", "area.%s.name"},
                                       {"term", "term.%s.name"}, {"word", "building.%s"}};
    if (what[0] == '\0')
        return fill_number(app->catalog->rules, name, out);
    return fill_card(app, what, name, out) ||
           game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}
