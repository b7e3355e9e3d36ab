// SPDX-License-Identifier: MIT
// Patterns over the list of legal commands: what has been picked narrows it down, nothing here judges.
#include "app/tables/alpha_strike/choose.h"

void strike_choice_clear(StrikeChoice *choice) {
    *choice =
        (StrikeChoice){.card = NONE, .at = NONE, .craft = NONE, .target = SEAT_NONE, .from = TRACK_NONE};
}

bool strike_choice_is_empty(const StrikeChoice *choice) {
    return strike_choice_card(choice) == NONE && !choice->spark;
}

uint8_t strike_choice_card(const StrikeChoice *choice) {
    return choice->card != NONE ? choice->card : choice->craft;
}

Command strike_pattern(uint8_t verb) {
    Command pattern = {.verb = verb};
    pattern.card = pattern.with = pattern.from = pattern.at = pattern.to = pattern.to_at = FREE;
    return pattern;
}

static bool field_fits(uint8_t pattern, uint8_t value) {
    return pattern == FREE || pattern == value;
}

bool strike_fits(const Command *pattern, const Command *command) {
    return pattern->verb == command->verb && field_fits(pattern->card, command->card) &&
           field_fits(pattern->with, command->with) && field_fits(pattern->from, command->from) &&
           field_fits(pattern->at, command->at) && field_fits(pattern->to, command->to) &&
           field_fits(pattern->to_at, command->to_at);
}

const Command *strike_find(LegalList legal, const Command *pattern) {
    for (int i = 0; i < legal.count; i++)
        if (strike_fits(pattern, &legal.item[i]))
            return &legal.item[i];
    return NULL;
}

int strike_count(LegalList legal, const Command *pattern) {
    int count = 0;
    for (int i = 0; i < legal.count; i++)
        if (strike_fits(pattern, &legal.item[i]))
            count++;
    return count;
}
