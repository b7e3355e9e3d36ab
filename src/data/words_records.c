// SPDX-License-Identifier: MIT
// Fills the numbers of records into their texts, once, so that nothing that shows them need know of it.
#include "data/words_store.h"

#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_BYTES 192
#define MINUS "\xE2\x88\x92"

// The choice for this number: the first for 1 and so on, the last for all that have none of their own.
static WordsPiece choice_for(const WordsPlaceholder *placeholder, int number) {
    WordsPiece piece = placeholder->one;
    for (int i = 1; piece.at != placeholder->many.at && (i < number || number < 1); i++) {
        const char *next = piece.at + piece.length + 1;
        piece = (WordsPiece){next, strcspn(next, "|}")};
    }
    return piece;
}

void words_add_number(const WordsPlaceholder *placeholder, int number, const char *written, Text *out) {
    if (placeholder->one.at == NULL) {
        text_add(out, written);
        return;
    }
    const WordsPiece piece = choice_for(placeholder, abs(number));
    for (size_t i = 0; i < piece.length; i++)
        if (piece.at[i] == '#')
            text_add(out, written);
        else
            text_add_bytes(out, piece.at + i, 1);
}

static void add_value(const WordsPlaceholder *placeholder, int value, Text *out) {
    char written[16];
    snprintf(written, sizeof written, "%s%d",
             !placeholder->has_sign ? ""
             : value < 0            ? MINUS
                                    : "+",
             abs(value));
    words_add_number(placeholder, value, written, out);
}

void words_fill_numbers(const char *text, RecordAt record, Text *out) {
    for (WordsPlaceholder found; words_next_placeholder(text, &found); text = found.to) {
        const WordsPiece name = words_whole_name(&found);
        int value;
        text_add_bytes(out, text, (size_t)(found.from - text));
        if (record_number(record, name.at, name.length, &value))
            add_value(&found, value, out);
        else
            text_add_bytes(out, found.from, (size_t)(found.to - found.from));
    }
    text_add(out, text);
}

static bool fill_text(Words *words, const char *key, RecordAt record) {
    const WordsEntry *entry = words_find(words, key);
    Text filled = {0};
    if (entry == NULL || strchr(entry->value, '{') == NULL)
        return true;
    words_fill_numbers(entry->value, record, &filled);
    return words_replace(words, key, &filled);
}

bool words_fill_records(Words *words, const Catalog *catalog) {
    bool good = true;
    for (uint8_t table = 0; table < catalog->game->table_count; table++) {
        const Table *of = &catalog->game->tables[table];
        for (size_t part = 0; of->texts != NULL && of->texts[part] != NULL; part++)
            for (uint8_t i = 0; good && i < catalog_count(catalog, table); i++) {
                char key[KEY_BYTES];
                snprintf(key, sizeof key, "%s.%s.%s", of->what, catalog_id(catalog, table, i),
                         of->texts[part]);
                good = fill_text(words, key, (RecordAt){catalog, table, i});
            }
    }
    return good;
}
