// SPDX-License-Identifier: MIT
// Counts a pack's texts and those of them that are translated.
#include "data/pack_languages.h"

#include "data/words.h"

#include <stdlib.h>
#include <string.h>

#define MEASURE "en"
#define DEMANDED "de" // the games' other language

// The place of this language in the list, with a new entry for it if need be. NULL if there is no room.
static PackLanguage *entry_of(PackLanguages *languages, const char *code) {
    for (int i = 0; i < languages->count; i++)
        if (strcmp(languages->item[i].code, code) == 0)
            return &languages->item[i];
    if (languages->count == LANGUAGES_MAX)
        return NULL;
    PackLanguage *entry = &languages->item[languages->count++];
    text_copy(entry->code, sizeof entry->code, code);
    return entry;
}

static bool have(const Layers *layers, const char *code) {
    Languages languages;
    layers_languages(layers, &languages);
    return languages_have(&languages, code);
}

// Counts the texts of these layers that `code` ought to have.
static WordsProgress progress_of(const Layers *layers, const char *code) {
    WordsProgress progress = {0, 0};
    Words *words = words_create();
    Problems *ignored = calloc(1, sizeof *ignored); // lint reports them
    if (words != NULL && ignored != NULL) {
        words_keep_good(words);
        words_load_layers(words, layers, code, ignored);
        words_progress(words, layers, code, &progress);
    }
    words_destroy(words);
    free(ignored);
    return progress;
}

// `below`: what the texts in `own`, one folder, lie upon.
static void count_language(const Layers *below, const Layers *own, const char *code,
                           PackLanguages *languages) {
    Layers all = {0};
    const bool brought = have(own, code) && !have(below, code);
    bool good = true;
    if (brought)
        good = layers_copy(&all, below);
    good = good && layers_add(&all, own->folder[0]);
    const WordsProgress progress = good ? progress_of(&all, code) : (WordsProgress){0, 0};
    PackLanguage *entry = progress.texts > 0 ? entry_of(languages, code) : NULL;
    if (entry != NULL) {
        entry->texts += progress.texts;
        entry->missing += progress.missing;
        entry->brought |= brought;
    }
    layers_finish(&all);
}

// Takes the topmost folder off `layers`, and both of them over.
static void count_texts(Layers *layers, PackLanguages *languages) {
    Layers own = {0};
    Languages spoken;
    if (layers->count > 1 && layers_add(&own, layers->folder[layers->count - 1])) {
        free(layers->folder[--layers->count]);
        layers_languages(&own, &spoken);
        for (int i = 0; i < spoken.count; i++)
            if (strcmp(spoken.code[i], MEASURE) != 0)
                count_language(layers, &own, spoken.code[i], languages);
        if (spoken.count > 0 && !languages_have(&spoken, DEMANDED))
            count_language(layers, &own, DEMANDED, languages);
    }
    layers_finish(&own);
    layers_finish(layers);
}

void pack_languages(const PackList *list, int at, const LintPlace *place, bool with_others,
                    PackLanguages *languages) {
    PackList chain;
    *languages = (PackLanguages){.count = 0};
    if (with_others ? !pack_list_share(list, &chain) : !pack_list_only_chain(list, at, -1, &chain))
        return;
    for (size_t i = 0; place->games[i] != NULL; i++) {
        Layers layers = {0};
        if (pack_list_supports(&list->pack[at], place->games[i]) &&
            pack_list_lay(&chain, at, at, place->games[i], place->cards, &layers))
            count_texts(&layers, languages);
        else
            layers_finish(&layers);
    }
    Layers assets = {0};
    if (place->assets != NULL && pack_list_has_assets(&list->pack[at]) &&
        pack_list_lay_assets(&chain, at, at, place->assets, &assets))
        count_texts(&assets, languages);
    else
        layers_finish(&assets);
    pack_list_unshare(&chain);
}
