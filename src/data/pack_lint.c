// SPDX-License-Identifier: MIT
// Which texts a game wants beside those of its cards nobody lists, so English is the measure: what it has
// outside the pack's tables, every language must have.
#include "data/pack_lint.h"

#include "data/json_doc.h"
#include "data/pack.h"
#include "data/words.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#define MEASURE "en.json"
#define LANGUAGES_MAX 64

// Keys outside the pack's tables, ending with NULL. Start with {0}.
typedef struct Keys {
    char **key;
    size_t count, capacity;
    bool failed; // no memory
} Keys;

static void keys_add(Keys *keys, const char *key) {
    if (keys->count + 1 >= keys->capacity) {
        const size_t capacity = keys->capacity > 0 ? 2 * keys->capacity : 128;
        char **bigger = realloc(keys->key, capacity * sizeof *bigger);
        keys->failed |= bigger == NULL;
        if (bigger == NULL)
            return;
        keys->key = bigger;
        keys->capacity = capacity;
    }
    const size_t size = strlen(key) + 1;
    char *copy = malloc(size);
    keys->failed |= copy == NULL;
    if (copy != NULL) {
        memcpy(copy, key, size);
        keys->key[keys->count++] = copy;
    }
    keys->key[keys->count] = NULL;
}

static void keys_finish(Keys *keys) {
    for (size_t i = 0; i < keys->count; i++)
        free(keys->key[i]);
    free(keys->key);
}

// Adds the keys of all texts below `object`, whose own key is `prefix` with a dot at its end, or "".
static void collect_keys(const cJSON *object, const char *prefix, Keys *keys) {
    Text path = {0};
    for (const cJSON *member = object->child; member != NULL; member = member->next) {
        text_clear(&path);
        text_printf(&path, "%s%s%s", prefix, member->string, cJSON_IsObject(member) ? "." : "");
        if (cJSON_IsObject(member))
            collect_keys(member, text_string(&path), keys);
        else
            keys_add(keys, text_string(&path));
    }
    keys->failed |= path.failed;
    text_finish(&path);
}

// Is it known from the pack what must stand under this key?
static bool is_of_pack(const Game *game, const char *key) {
    for (uint8_t i = 0; i < game->table_count; i++)
        if (strcmp(game->tables[i].what, key) == 0)
            return true;
    return strcmp(WORDS_CAPTAIN, key) == 0;
}

static void extra_keys(const Game *game, const char *file, Keys *keys) {
    Problems passed_over = {0}; // words_load has told them already
    JsonDoc *doc = json_doc_load(file, &passed_over);
    const cJSON *first = doc != NULL ? json_doc_root(doc)->child : NULL;
    Text prefix = {0};
    for (const cJSON *group = first; group != NULL; group = group->next) {
        if (group->string == NULL || is_of_pack(game, group->string))
            continue;
        text_clear(&prefix);
        text_printf(&prefix, "%s.", group->string);
        if (cJSON_IsObject(group))
            collect_keys(group, text_string(&prefix), keys);
        else
            keys_add(keys, group->string);
    }
    keys->failed |= prefix.failed;
    text_finish(&prefix);
    json_doc_destroy(doc);
}

typedef struct WordsLint {
    const Game *game;
    const Catalog *catalog; // NULL: the pack itself is faulty, so nobody knows which texts it wants
    const char *folder;
    Words *measure; // NULL when English is faulty
    Keys extra;
    Problems *problems;
} WordsLint;

static void path_of(const WordsLint *lint, const char *name, Text *path) {
    text_printf(path, "%s/lang/%s", lint->folder, name);
}

// Loads one language and, where it is known what it must have, checks it. NULL when it can't be loaded.
static Words *check_language(const WordsLint *lint, const char *path, bool wanted_known) {
    Words *words = words_create();
    if (words == NULL)
        problems_add(lint->problems, path, 0, 0, "out of memory");
    if (words == NULL || !words_load(words, path, lint->problems)) {
        words_destroy(words);
        return NULL;
    }
    if (lint->catalog != NULL && wanted_known)
        pack_words_check(lint->catalog, words, path, (const char *const *)lint->extra.key, lint->problems);
    return words;
}

static void check_measure(WordsLint *lint) {
    Text path = {0};
    path_of(lint, MEASURE, &path);
    extra_keys(lint->game, text_string(&path), &lint->extra);
    lint->measure = check_language(lint, text_string(&path), true);
    if (lint->extra.failed)
        problems_add(lint->problems, text_string(&path), 0, 0, "out of memory");
    text_finish(&path);
}

static void check_other(const WordsLint *lint, const char *name) {
    Text path = {0};
    path_of(lint, name, &path);
    Words *words = check_language(lint, text_string(&path), lint->measure != NULL);
    if (words != NULL && lint->measure != NULL)
        words_same_placeholders(lint->measure, words, lint->problems);
    words_destroy(words);
    text_finish(&path);
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// The other languages in the order of their names; a folder lists them in any.
static void check_others(const WordsLint *lint) {
    Text folder = {0};
    path_of(lint, "", &folder);
    DIR *listing = opendir(text_string(&folder));
    Keys names = {0};
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        const size_t length = strlen(entry->d_name);
        const bool wanted = length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
        if (wanted && strcmp(entry->d_name, MEASURE) != 0 && names.count < LANGUAGES_MAX)
            keys_add(&names, entry->d_name);
    }
    if (listing != NULL)
        closedir(listing);
    if (names.count > 1)
        qsort(names.key, names.count, sizeof *names.key, compare_names);
    for (size_t i = 0; i < names.count; i++)
        check_other(lint, names.key[i]);
    keys_finish(&names);
    text_finish(&folder);
}

bool pack_lint(const Game *game, const char *folder, const char *assets, Problems problems[LINT_PARTS]) {
    Catalog catalog;
    const bool loaded = pack_load(&catalog, game, folder, &problems[LINT_PACK]);
    WordsLint lint = {.game = game,
                      .catalog = loaded ? &catalog : NULL,
                      .folder = folder,
                      .problems = &problems[LINT_WORDS]};
    check_measure(&lint);
    check_others(&lint);
    words_destroy(lint.measure);
    keys_finish(&lint.extra);
    if (loaded && assets != NULL)
        pack_pictures_check(&catalog, folder, assets, &problems[LINT_PICTURES]);
    pack_finish(&catalog);
    return problems[LINT_PACK].count == 0 && problems[LINT_WORDS].count == 0 &&
           problems[LINT_PICTURES].count == 0;
}

bool pack_language_check(const Catalog *catalog, const char *folder, const char *language,
                         Problems *problems) {
    WordsLint lint = {.game = catalog->game, .catalog = catalog, .folder = folder, .problems = problems};
    Text name = {0};
    const int before = problems->count;
    text_printf(&name, "%s.json", language);
    check_measure(&lint);
    if (strcmp(text_string(&name), MEASURE) != 0)
        check_other(&lint, text_string(&name));
    words_destroy(lint.measure);
    keys_finish(&lint.extra);
    text_finish(&name);
    return problems->count == before;
}

const char *lint_hint(const char *message) {
    const char *nearest = strstr(message, "did you mean "), *allowed = strstr(message, "Allowed: ");
    if (nearest != NULL)
        return nearest;
    return allowed != NULL ? allowed : message + strlen(message);
}
