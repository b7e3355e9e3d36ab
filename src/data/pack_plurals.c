// SPDX-License-Identifier: MIT
// Compares the names of those who play with the names that they have below the topmost layer. "number" goes
// with its name (layer_forms.h): one who renames "Klingons" and says no more gets "Cardassians wins".
#include "data/pack_plurals.h"

#include "core/file_kind.h"
#include "core/text.h"
#include "data/suggest.h"
#include "data/words_store.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define ENGLISH "en"

// The text "WHAT.ID.PART", or NULL.
static const WordsEntry *text_of(const Words *words, const char *what, const char *id, const char *part) {
    Text key = {0};
    text_printf(&key, "%s.%s.%s", what, id, part);
    const WordsEntry *found = key.failed ? NULL : words_find(words, text_string(&key));
    text_finish(&key);
    return found;
}

// True if the text is the topmost layer's own, in this language.
static bool is_own(const WordsEntry *text, const Layers *layers, const char *language) {
    const char *folder = layers->folder[layers->count - 1];
    const size_t length = strlen(folder);
    return strncmp(text->file, folder, length) == 0 && text->file[length] == '/' &&
           file_is_of_language(text->file, language);
}

// English plurals end in s; names in ss, us and is are of one ("Colossus", "Atlantis").
static bool looks_like_many(const char *name) {
    const size_t length = strlen(name);
    return length > 2 && name[length - 1] == 's' && strchr("sui", name[length - 2]) == NULL;
}

static bool is_many(const WordsEntry *number) {
    return number != NULL && strcmp(number->value, WORDS_MANY) == 0;
}

static void check_name(const WordsEntry *name, bool was_many, Problems *problems) {
    if (was_many)
        problems_add(
            problems, name->file, name->value_place.line, name->value_place.column,
            "[!number] the name below is a plural, and %s is none unless it says so: write \"number\" "
            "beside it, \"many\" or \"one\"",
            quoted(name->value).text);
    else if (file_is_of_language(name->file, ENGLISH) && looks_like_many(name->value))
        problems_add(
            problems, name->file, name->value_place.line, name->value_place.column,
            "[!number] %s looks like a plural, but sentences take it for none: write \"number\" beside "
            "it, \"many\" or \"one\"",
            quoted(name->value).text);
}

// The texts below the topmost layer. NULL: memory has run out.
static Words *load_below(const Layers *layers, const char *language) {
    Layers below = *layers; // shares its folders
    Problems *ignored = calloc(1, sizeof *ignored);
    Words *words = ignored != NULL ? words_create() : NULL;
    below.count--;
    below.cut = NULL;
    if (words != NULL) {
        words_keep_good(words);
        words_load_layers(words, &below, language, ignored);
    }
    free(ignored);
    return words;
}

void pack_plurals_check(const Catalog *catalog, const Layers *layers, const char *language,
                        const Words *words, Problems *problems) {
    const uint8_t seats = catalog->game->seat_table;
    const char *what = catalog->game->tables[seats].what;
    Words *below = layers->count > 1 ? load_below(layers, language) : NULL;
    for (uint8_t i = 0; i < catalog_count(catalog, seats); i++) {
        const char *id = catalog_id(catalog, seats, i);
        const WordsEntry *name = text_of(words, what, id, "name"), *old = text_of(below, what, id, "name");
        if (name == NULL || !is_own(name, layers, language) || words_has_problem(name, problems) ||
            text_of(words, what, id, WORDS_NUMBER) != NULL)
            continue;
        const bool renamed = old != NULL && strcmp(old->value, name->value) != 0;
        check_name(name, renamed && is_many(text_of(below, what, id, WORDS_NUMBER)), problems);
    }
    words_destroy(below);
}
