// SPDX-License-Identifier: MIT
// Changes the names in the words themselves, so that whatever names a record says the same.
#include "data/words_apart.h"

#include "data/words_store.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

static const char *name_of(const Words *words, const Catalog *catalog, uint8_t table, uint8_t record) {
    return words_part(words, catalog->game->tables[table].what, catalog_id(catalog, table, record), "name");
}

static bool put_id_behind(Words *words, const Catalog *catalog, uint8_t table, uint8_t record) {
    char key[3 * ID_MAX];
    const char *id = catalog_id(catalog, table, record);
    Text name = {0};
    snprintf(key, sizeof key, "%s.%s.name", catalog->game->tables[table].what, id);
    const WordsEntry *entry = words_find(words, key);
    if (entry == NULL)
        return true;
    text_printf(&name, "%s (%s)", entry->value, id);
    return words_replace(words, key, &name);
}

// Of one table. `shared`: whether a record's name is another one's too, before any is changed.
static bool tell_table_apart(Words *words, const Catalog *catalog, uint8_t table) {
    const uint8_t count = catalog_count(catalog, table);
    bool shared[UINT8_MAX] = {false}, good = true;
    for (uint8_t i = 0; i < count; i++) {
        const char *name = name_of(words, catalog, table, i);
        for (uint8_t k = 0; name != NULL && k < i; k++) {
            const char *other = name_of(words, catalog, table, k);
            if (other != NULL && strcmp(name, other) == 0)
                shared[i] = shared[k] = true;
        }
    }
    for (uint8_t i = 0; i < count; i++)
        if (shared[i])
            good = put_id_behind(words, catalog, table, i) && good;
    return good;
}

bool words_tell_apart(Words *words, const Catalog *catalog) {
    bool good = true;
    for (uint8_t table = 0; table < catalog->game->table_count; table++)
        if (catalog->game->tables[table].what != NULL)
            good = tell_table_apart(words, catalog, table) && good;
    return good;
}
