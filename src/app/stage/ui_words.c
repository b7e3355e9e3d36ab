// SPDX-License-Identifier: MIT
// The keys of the interface's texts, from the list in the header, and loading and checking them.
#include "app/stage/ui_words.h"

#include "data/fault_words.h"

#include <stdlib.h>
#include <string.h>

static const char *const keys[UI_WORD_COUNT + 1] = {
#define UI_KEY(name, key) [name] = key,
    UI_WORDS(UI_KEY)
#undef UI_KEY
};

const char *ui_word_key(UiWord word) {
    return keys[word];
}

// No longer used, but accepted in the languages that packs bring.
static const char *const retired[] = {"table.row_of", NULL};

// The program's own languages are complete. Those that packs bring are merged over English, which fills gaps.
static bool load(Words *words, const Layers *assets, const char *language, Text *name, Problems *problems) {
    Text file = {0};
    text_printf(&file, "lang/%s.json", language);
    const bool own = assets->count == 1 && layers_file(assets, 0, text_string(&file), name);
    text_finish(&file);
    if (own)
        return words_load(words, text_string(name), problems);
    words_document_name(assets, language, name);
    return words_load_layers(words, assets, language, problems);
}

Words *ui_words_load_own(const Layers *assets, const char *language, Problems *problems) {
    Words *words = words_create();
    if (words == NULL) {
        problems_add(problems, "", 0, 0, "out of memory");
        return NULL;
    }
    Text own = {0};
    const bool good = load(words, assets, language, &own, problems) &&
                      words_check(words, text_string(&own), keys, retired, problems);
    text_finish(&own);
    if (good)
        return words;
    words_destroy(words);
    return NULL;
}

// How complete the texts of a game's cards are.
typedef enum Completeness {
    COMPLETE,
    WITH_OTHERS, // there may be texts of cards that it doesn't have
    DAMAGED      // and some of its own may be lost
} Completeness;

static Words *load_of_game(const Layers *assets, const Layers *layers, const Catalog *catalog,
                           const char *language, Completeness is, Problems *problems) {
    Words *words = ui_words_load_own(assets, language, problems);
    if (words == NULL)
        return NULL;
    // A card's text may ask for a number the card lacks: only lint reports that, since the pack is playable.
    const PackWords known = {.layers = layers, .values_unknown = true, .others_known = is != COMPLETE};
    Text name = {0};
    words_document_name(layers, language, &name);
    const bool good = words_load_layers(words, layers, language, problems) &&
                      (is != DAMAGED || pack_words_stand_in(catalog, words, text_string(&name))) &&
                      pack_words_check(catalog, words, text_string(&name), known, problems);
    text_finish(&name);
    if (good)
        return words;
    words_destroy(words);
    return NULL;
}

Words *ui_words_load(const Layers *assets, const Layers *layers, const Catalog *catalog, const char *language,
                     Problems *problems) {
    return load_of_game(assets, layers, catalog, language, COMPLETE, problems);
}

Words *ui_words_load_begun(const Layers *assets, const Layers *layers, const Catalog *catalog,
                           const char *language, Problems *problems) {
    return load_of_game(assets, layers, catalog, language, WITH_OTHERS, problems);
}

Words *ui_words_load_damaged(const Layers *assets, const Layers *layers, const Catalog *catalog,
                             const char *language, Problems *problems) {
    return load_of_game(assets, layers, catalog, language, DAMAGED, problems);
}

// Reports missing translations of texts in files of their own: messages about packs, the balance report.
static void check_sentences(const Layers *assets, const char *language, Problems *problems) {
    static const char *const kinds[] = {"balance", "faults"};
    const bool lacking = // what the folders below the topmost one lack is told there
        layers_speak(assets, assets->count - 1, language);
    if (strcmp(language, "en") == 0)
        return;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        Text name = {0}, path = {0};
        text_printf(&name, "%s/%s.json", kinds[i], language);
        if (!layers_find(assets, text_string(&name), &path) && lacking) {
            text_clear(&path);
            text_printf(&path, "%s/%s", assets->folder[assets->count - 1], text_string(&name));
            problems_add(problems, text_string(&path), 0, 0,
                         "[!untranslated] there is no such file: in \"%s\" what it would say is in English",
                         language);
        }
        text_finish(&name);
        text_finish(&path);
    }
    fault_words_destroy(fault_words_load(assets, language, problems));
}

// Compares whatever can be read of the packs' texts with the program's own.
void ui_words_check(const Layers *assets, const char *language, Problems *problems) {
    Layers own = {0};
    Text name = {0};
    Words *words = words_create(), *measure = NULL;
    if (words != NULL) {
        words_keep_good(words);
        load(words, assets, language, &name, problems);
    }
    if (words != NULL && !words_is_empty(words)) {
        words_check(words, text_string(&name), keys, retired, problems);
        Problems *ignored = calloc(1, sizeof *ignored); // faults of the program's own texts
        measure = ignored != NULL && layers_add(&own, assets->folder[0])
                      ? ui_words_load_own(&own, "en", ignored)
                      : NULL;
        free(ignored);
        if (measure != NULL)
            words_same_placeholders(measure, words, problems);
        if (assets->count > 1)
            words_untranslated(words, assets, language, problems);
    }
    check_sentences(assets, language, problems);
    words_destroy(words);
    words_destroy(measure);
    layers_finish(&own);
    text_finish(&name);
}
