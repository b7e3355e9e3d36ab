// SPDX-License-Identifier: MIT
// Fills the placeholders of the rules' text that only Tactics knows: its numbers, the worth of cards and
// targets, factions' names of cards.
#include "app/tables/tactics/screens.h"

#include <string.h>

static void add_number(Text *out, unsigned number) {
    text_printf(out, "%u", number);
}

static uint8_t amount_of(const CardDef *card) {
    for (uint8_t i = 0; i < card->effect_count; i++)
        if (card->effect[i].amount > 0)
            return card->effect[i].amount;
    return 0;
}

// {hand}, {full} …: numbers of the game.
static bool fill_number(const App *app, const char *name, Text *out) {
    const TacticsRules *rules = app->catalog->rules;
    const FilledNumber numbers[] = {
        {"hand", rules->hand_size},
        {"full", rules->row_full},
        {"home", rules->planet_bonus},
        {"cards", rules->card_count},
        {"targets", rules->target_count},
        {"rows", ROWS},
        {"rounds", (rules->target_count + ROWS - 1) / ROWS},
    };
    return game_fill_number(numbers, sizeof numbers / sizeof numbers[0], name, out);
}

// What the other factions call a card: "Surak, Vor’Cha, D’Deridex".
static void add_other_names(const App *app, uint8_t card, Text *out) {
    const TacticsRules *rules = app->catalog->rules;
    const char *shown[FACTIONS_MAX + 1] = {card_name(app, card, SEAT_NONE)};
    int count = 1;
    for (uint8_t faction = 0; faction < rules->faction_count; faction++) {
        const char *name = tactics_words_card_name(app, card, faction);
        bool seen = false;
        for (int i = 0; i < count; i++)
            seen |= strcmp(shown[i], name) == 0;
        if (seen)
            continue;
        text_printf(out, "%s%s", count > 1 ? ", " : "", name);
        shown[count++] = name;
    }
}

static bool fill_card(const App *app, const char *what, const char *name, Text *out) {
    const TacticsRules *rules = app->catalog->rules;
    const uint8_t card = catalog_find(app->catalog, TABLE_CARDS, name);
    if (card == NONE)
        return false;
    if (strcmp(what, "names") == 0)
        add_other_names(app, card, out);
    else if (catalog_find(app->catalog, TABLE_FACTIONS, what) != NONE)
        text_add(out, tactics_words_card_name(app, card, catalog_find(app->catalog, TABLE_FACTIONS, what)));
    else if (strcmp(what, "power") == 0)
        add_number(out, rules->card[card].power);
    else if (strcmp(what, "amount") == 0)
        add_number(out, amount_of(&rules->card[card]));
    else
        return false;
    return true;
}

static bool fill_target(const App *app, const char *what, const char *name, Text *out) {
    const TacticsRules *rules = app->catalog->rules;
    const uint8_t target = catalog_find(app->catalog, TABLE_TARGETS, name);
    if (target == NONE)
        return false;
    if (strcmp(what, "points") == 0)
        add_number(out, rules->target[target].points);
    else if (strcmp(what, "bonus") == 0)
        add_number(out, rules->target[target].bonus_points);
    else
        return false;
    return true;
}

// {type:ship}, {kind:scoring}, {colour:independent}, {target_kind:planet}: words of the pack.
static bool fill_word(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {{"type", "type.%s"},
                                       {"kind", "kind.%s.name"},
                                       {"colour", "colour.%s"},
                                       {"target_kind", "target_kind.%s"}};
    return game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}

bool tactics_rules_words(const App *app, const char *what, const char *name, Text *out) {
    if (what[0] == '\0')
        return fill_number(app, name, out);
    return fill_card(app, what, name, out) || fill_target(app, what, name, out) ||
           fill_word(app, what, name, out);
}
