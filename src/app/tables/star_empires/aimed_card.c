// SPDX-License-Identifier: MIT
// Describes in words the target of a card played against somebody: a stack and its place, a hand, or credits.
// For the question it brings, and for what is then shown.
#include "app/tables/star_empires/aimed_card.h"

#include "app/kit/say.h"

#include <stdio.h>
#include <string.h>

const char *empires_units_text(const CardTable *table, const uint8_t unit[UNITS_MAX], char *out,
                               size_t size) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    char one[96];
    out[0] = 0;
    for (uint8_t i = 0; i < rules->unit_count; i++) {
        if (unit[i] > 1)
            snprintf(one, sizeof one, "%u \xC3\x97 %s", unit[i], empires_unit_name(table->looks, i));
        else
            text_copy(one, sizeof one, empires_unit_name(table->looks, i));
        if (unit[i] > 0)
            say_in_list(out, size, one);
    }
    return out;
}

static const char *word_of(uint8_t op) {
    switch ((Op)op) {
    case OP_SHOW_STACK:
        return "stack";
    case OP_SHOW_HAND:
    case OP_DISCARD:
        return "hand";
    case OP_STEAL:
        return "credits";
    default:
        return NULL;
    }
}

// Fills "empires.deed.WORD.PART" with {seat} (the owner), {place}, {units} and {number}; "" if there is no
// such card.
static const char *say(const App *app, const CardTable *table, const char *part, char *out, size_t size) {
    const EmpiresBoard *s = &seen(table)->table;
    const AimedCard *deed = &s->deed;
    const char *word = word_of(deed->op);
    char key[48], units[160] = "";
    out[0] = 0;
    if (word == NULL || deed->target >= s->seats)
        return out;
    const PlayerState *target = &s->seat[deed->target];
    const Stack *stack = deed->op == OP_SHOW_STACK ? stack_of(s, deed->place, deed->target) : NULL;
    if (stack != NULL)
        empires_units_text(table, stack->unit, units, sizeof units);
    snprintf(key, sizeof key, "empires.deed.%s.%s", word, part);
    return app_fill(app, out, size, key, STR("seat", seat_name(app, deed->target)),
                    STR("place", stack != NULL ? empires_place_name(app, table, deed->place) : ""),
                    STR("units", units),
                    NUM("number", deed->op == OP_STEAL ? pair(target->credits) : target->hand_size));
}

const char *empires_aimed_card_at(const App *app, const CardTable *table, char *out, size_t size) {
    return say(app, table, "at", out, size);
}

const char *empires_aimed_card_target(const App *app, const CardTable *table, char *out, size_t size) {
    return say(app, table, "target", out, size);
}

const char *empires_aimed_card_shown(const App *app, const CardTable *table, char *out, size_t size) {
    return say(app, table, "shown", out, size);
}

bool empires_aimed_card_shows(const CardTable *table, const Stack *stack) {
    const AimedCard *deed = &seen(table)->table.deed;
    return deed->op == OP_SHOW_STACK && deed->target == stack->seat && deed->place == stack->place;
}
