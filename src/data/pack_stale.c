// SPDX-License-Identifier: MIT
// Finds texts that still say the old number of a record that a pack has changed.
#include "data/pack_stale.h"

#include "data/suggest.h"
#include "data/words_store.h"
#include "engine/game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_BYTES 192
#define NAME_BYTES 96

typedef struct Stale {
    RecordAt now, below; // a record that both have
    const WordsEntry *entry;
    const char *folder; // only texts in it; NULL: all
    Problems *problems;
} Stale;

// True if the text has this number, other than in a placeholder and as a whole.
static bool says(const char *text, int number) {
    char digits[16];
    const size_t length = (size_t)snprintf(digits, sizeof digits, "%d", abs(number));
    for (const char *at = text; *at != '\0'; at++) {
        if (*at == '{') {
            at = strchr(at, '}'); // braces are balanced
            if (at == NULL)
                return false;
        } else if (strncmp(at, digits, length) == 0 && !isalnum((unsigned char)at[length]) &&
                   (at == text || !isalnum((unsigned char)at[-1]))) {
            return true;
        }
    }
    return false;
}

typedef struct Counting {
    int number, found;
} Counting;

static void count(void *context, const char *name, int value) {
    Counting *counting = context;
    (void)name;
    counting->found += abs(value) == abs(counting->number);
}

// How many numbers of the record are this one.
static int times(RecordAt record, int number) {
    Counting counting = {.number = number};
    record_numbers_each(record, count, &counting);
    return counting.found;
}

// True if a placeholder shows this number.
static bool shows(const Stale *stale, int number) {
    WordsPlaceholder found;
    for (const char *text = stale->entry->value; words_next_placeholder(text, &found); text = found.to) {
        const WordsPiece name = words_whole_name(&found);
        int value;
        if (record_number(stale->now, name.at, name.length, &value) && abs(value) == abs(number))
            return true;
    }
    return false;
}

// Only where the text surely means this number: it says the old one and not the new, and no other number of
// the record is or was like it.
static void check_number(void *context, const char *name, int value) {
    const Stale *stale = context;
    const char *text = stale->entry->value;
    int old;
    if (!record_number(stale->below, name, strlen(name), &old) || abs(old) == abs(value) ||
        !says(text, old) || says(text, value) || shows(stale, value) || times(stale->below, old) != 1 ||
        times(stale->now, old) != 0)
        return;
    problems_add(stale->problems, stale->entry->file, stale->entry->value_place.line,
                 stale->entry->value_place.column,
                 "[!stale] the text %s still says %d, but the number is %d now; write {%s} instead",
                 quoted(stale->entry->key).text, abs(old), abs(value), name);
}

static void check_text(Stale *stale, const Words *words, const char *part) {
    const Table *of = &stale->now.catalog->game->tables[stale->now.table];
    char key[KEY_BYTES];
    snprintf(key, sizeof key, "%s.%s.%s", of->what,
             catalog_id(stale->now.catalog, stale->now.table, stale->now.index), part);
    stale->entry = words_find(words, key);
    if (stale->entry != NULL && stale->folder != NULL) {
        const size_t length = strlen(stale->folder);
        if (strncmp(stale->entry->file, stale->folder, length) != 0 || stale->entry->file[length] != '/')
            return;
    }
    if (stale->entry != NULL && strpbrk(stale->entry->value, "0123456789") != NULL)
        record_numbers_each(stale->now, check_number, stale);
}

void pack_stale_check(const Catalog *below, const Catalog *now, const Words *words, const char *folder,
                      Problems *problems) {
    for (uint8_t table = 0; table < now->game->table_count; table++) {
        const char *const *texts = now->game->tables[table].texts;
        for (uint8_t i = 0; texts != NULL && i < catalog_count(now, table); i++) {
            const uint8_t other = catalog_find(below, table, catalog_id(now, table, i));
            Stale stale = {{now, table, i}, {below, table, other}, NULL, folder, problems};
            for (size_t part = 0; other != NONE && texts[part] != NULL; part++)
                check_text(&stale, words, texts[part]);
        }
    }
}
