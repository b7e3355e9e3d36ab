// SPDX-License-Identifier: MIT
// Patterns over the list of legal commands. Selecting narrows the list down; rules are not consulted here.
#include "app/kit/choose.h"

#include "engine/game_facts.h"

Command pattern_of(uint8_t verb) {
    Command pattern = {.verb = verb};
    pattern.card = pattern.with = pattern.from = pattern.at = pattern.to = pattern.to_at = FREE;
    return pattern;
}

static bool field_fits(uint8_t pattern, uint8_t value) {
    return pattern == FREE || pattern == value || (pattern == ANY && value != NONE);
}

bool pattern_fits(const Command *pattern, const Command *command) {
    return pattern->verb == command->verb && field_fits(pattern->card, command->card) &&
           field_fits(pattern->with, command->with) && field_fits(pattern->from, command->from) &&
           field_fits(pattern->at, command->at) && field_fits(pattern->to, command->to) &&
           field_fits(pattern->to_at, command->to_at);
}

const Command *legal_find(LegalList legal, const Command *pattern) {
    for (int i = 0; i < legal.count; i++)
        if (pattern_fits(pattern, &legal.item[i]))
            return &legal.item[i];
    return NULL;
}

int legal_count(LegalList legal, const Command *pattern) {
    int count = 0;
    for (int i = 0; i < legal.count; i++)
        if (pattern_fits(pattern, &legal.item[i]))
            count++;
    return count;
}

bool legal_has_verb(LegalList legal, uint8_t verb) {
    const Command pattern = pattern_of(verb);
    return legal_find(legal, &pattern) != NULL;
}

const Command *legal_only(const App *app) {
    const LegalList legal = table_legal(app);
    const Command *found = NULL;
    for (int i = 0; i < legal.count; i++) {
        if (game_verbs(app->catalog->game)[legal.item[i].verb].resigns)
            continue;
        if (found != NULL)
            return NULL;
        found = &legal.item[i];
    }
    return found;
}

void hit_set_command(Hit *hit, const Command *command) {
    hit->has_command = command != NULL;
    if (command != NULL)
        hit->command = *command;
}
