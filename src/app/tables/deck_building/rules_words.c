// SPDX-License-Identifier: MIT
// Placeholders of the rules that only the deck-building game knows: its numbers, its words.
#include "app/tables/deck_building/screens.h"

// {hand}, {goal} …: numbers of the game.
static bool fill_number(const BuildingRules *rules, const char *name, Text *out) {
    const FilledNumber numbers[] = {{"goal", rules->goal_points},    {"hand", rules->hand_size},
                                    {"start", rules->start_count},   {"slots", rules->slots},
                                    {"drafts", rules->drafts_dealt}, {"open", OPEN_MISSIONS},
                                    {"rounds", rules->round_limit}};
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], name, out);
}

bool building_rules_words(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {{"stat", "stat.%s.name"}, {"kind", "kind.%s.name"},
                                       {"set", "set.%s.name"},   {"trait", "trait.%s.name"},
                                       {"area", "area.%s.name"}, {"term", "term.%s.name"},
                                       {"word", "building.%s"}};
    if (what[0] == '\0')
        return fill_number(app->catalog->rules, name, out);
    return game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}
