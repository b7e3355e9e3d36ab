// SPDX-License-Identifier: MIT
// The keys of the interface's words, from the list in the header, and loading them.
#include "app/stage/ui_words.h"

static const char *const keys[UI_WORD_COUNT + 1] = {
#define UI_KEY(name, key) [name] = key,
    UI_WORDS(UI_KEY)
#undef UI_KEY
};

const char *ui_word_key(UiWord word) {
    return keys[word];
}

Words *ui_words_load_own(const char *assets_folder, const char *language, Problems *problems) {
    Words *words = words_create();
    if (words == NULL) {
        problems_add(problems, "", 0, 0, "out of memory");
        return NULL;
    }
    Text own = {0};
    text_printf(&own, "%s/lang/%s.json", assets_folder, language);
    const bool good = words_load(words, text_string(&own), problems) &&
                      words_check(words, text_string(&own), keys, NULL, problems);
    text_finish(&own);
    if (good)
        return words;
    words_destroy(words);
    return NULL;
}

Words *ui_words_load(const char *assets_folder, const Layers *layers, const Catalog *catalog,
                     const char *language, Problems *problems) {
    Words *words = ui_words_load_own(assets_folder, language, problems);
    if (words == NULL)
        return NULL;
    // A number that a card's text asks for and the card has not is lint's business: it can be played.
    const PackWords known = {.layers = layers, .values_unknown = true};
    Text name = {0};
    words_layers_name(layers, language, &name);
    const bool good = words_load_layers(words, layers, language, problems) &&
                      pack_words_check(catalog, words, text_string(&name), known, problems);
    text_finish(&name);
    if (good)
        return words;
    words_destroy(words);
    return NULL;
}
