// SPDX-License-Identifier: MIT
// Numbers and names, in any order of the names: "2 scout, 1 warship", "scout warship 3".
#include "app/speak/compose.h"

#include "app/speak/words_typed.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

#define WORD_MAX 64

static const CommandKey *counts_key(const Choices *choices, const Command *command) {
    const Verb *verb = &game_verbs(choices->game)[command->verb];
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++)
        if (verb->keys[i].kind == KEY_COUNTS && verb->sampled)
            return &verb->keys[i];
    return NULL;
}

static Command without_counts(const Command *command) {
    Command rest = *command;
    memset(rest.list, 0, sizeof rest.list);
    rest.count = 0;
    return rest;
}

bool compose_is_possible(const Choices *choices) {
    Command first = {.verb = 0};
    int listed = 0;
    for (int i = 0; i < choices->count; i++) {
        if (choices->item[i].row < 0)
            continue;
        const Command rest = without_counts(&choices->item[i].command);
        if (listed++ == 0)
            first = rest;
        else if (command_compare(&first, &rest) != 0)
            return false;
    }
    return listed > 1 && counts_key(choices, &first) != NULL;
}

// The record whose name has the word, or the word without a plural's s; -1: none.
static int record_typed(const App *app, const CommandKey *key, char *word) {
    const size_t length = strlen(word);
    for (int pass = 0; pass < 2; pass++) {
        WordsFit best = WORDS_NOT;
        int found = -1;
        for (int i = 0; i < catalog_count(app->catalog, key->table) && i < COMMAND_LIST_MAX; i++) {
            const WordsFit fit = words_fit_name(word, record_name(app, key->table, (uint8_t)i));
            if (fit > best)
                found = i;
            best = fit > best ? fit : best;
        }
        if (found >= 0)
            return found;
        if (length < 2 || word[length - 1] != 's')
            return -1;
        word[length - 1] = '\0';
    }
    return -1;
}

bool compose_read(const App *app, const Choices *choices, const char *line, Command *command) {
    static const char between[] = " ,;+.";
    *command = without_counts(&choices_first(choices, 0)->command);
    const CommandKey *key = counts_key(choices, command);
    long number = 1;
    int last = -1;
    for (const char *at = line + strspn(line, between); *at != '\0'; at += strspn(at, between)) {
        char word[WORD_MAX];
        const size_t length = strcspn(at, between);
        if (length >= sizeof word)
            return false;
        memcpy(word, at, length);
        word[length] = '\0';
        at += length;
        if (word[strspn(word, "0123456789")] == '\0') {
            number = strtol(word, NULL, 10);
            last = -1;
            continue;
        }
        if (last >= 0 && words_fit_name(word, record_name(app, key->table, (uint8_t)last)) != WORDS_NOT)
            continue; // "strike cruiser" are two words of one name
        const int record = record_typed(app, key, word);
        if (record < 0 || number > UINT8_MAX)
            return false;
        command->list[record] = (uint8_t)number;
        last = record;
        number = 1;
    }
    command->count = catalog_count(app->catalog, key->table);
    return true;
}
