// SPDX-License-Identifier: MIT
// Merges the files of a pack's layers, and lists their languages.
#include "data/layer_files.h"

#include "core/platform.h"
#include "data/json_doc.h"
#include "data/layer_adds.h"
#include "data/layer_forms.h"
#include "data/layer_gone.h"
#include "data/layer_implied.h"
#include "data/layer_packs.h"
#include "data/layer_ranges.h"
#include "data/layer_sums.h"

#include <stdlib.h>
#include <string.h>

#define MEASURE "en" // the reference language, which is complete

bool languages_have(const Languages *languages, const char *code) {
    for (int i = 0; i < languages->count; i++)
        if (strcmp(languages->code[i], code) == 0)
            return true;
    return false;
}

#define CODE_LETTERS "abcdefghijklmnopqrstuvwxyz-_"

bool language_is_code(const char *code) {
    const size_t length = strspn(code, CODE_LETTERS);
    return length > 0 && length < LANGUAGE_CODE_MAX && code[length] == '\0';
}

// Adds "de" for "de.json"; other file names are ignored.
static void add_language(Languages *languages, const char *file) {
    char code[LANGUAGE_CODE_MAX];
    const size_t length = strspn(file, CODE_LETTERS);
    if (length == 0 || length >= sizeof code || strcmp(file + length, ".json") != 0)
        return;
    memcpy(code, file, length);
    code[length] = '\0';
    if (!languages_have(languages, code) && languages->count < LANGUAGES_MAX)
        memcpy(languages->code[languages->count++], code, sizeof code);
}

void languages_print(const Languages *languages, const char *wanted, Text *out) {
    const char *codes[LANGUAGES_MAX];
    for (int i = 0; i < languages->count; i++)
        codes[i] = languages->code[i];
    const char *near = text_nearest(wanted, codes, (size_t)languages->count);
    if (near != NULL)
        text_printf(out, "did you mean '%s'? ", near);
    for (int i = 0; i < languages->count; i++)
        text_printf(out, "%s%s", i == 0 ? "allowed: " : ", ", codes[i]);
}

static int compare_codes(const void *a, const void *b) {
    const bool first = strcmp(a, MEASURE) == 0, second = strcmp(b, MEASURE) == 0;
    return first != second ? second - first : strcmp(a, b);
}

void layers_languages(const Layers *layers, Languages *languages) {
    *languages = (Languages){0};
    for (int i = 0; i < layers->count; i++) {
        Text folder = {0};
        text_printf(&folder, "%s/lang", layers->folder[i]);
        PlatformListing *listing = platform_list(text_string(&folder));
        for (const char *entry; (entry = platform_list_next(listing)) != NULL;)
            add_language(languages, entry);
        platform_list_end(listing);
        text_finish(&folder);
    }
    if (languages->count > 1)
        qsort(languages->code, (size_t)languages->count, sizeof languages->code[0], compare_codes);
}

bool layers_speak(const Layers *layers, int layer, const char *language) {
    Text name = {0}, path = {0};
    text_printf(&name, "lang/%s.json", language);
    const bool does = layers_file(layers, layer, text_string(&name), &path);
    text_finish(&name);
    text_finish(&path);
    return does;
}

// The document so far (NULL: none yet), and whether everything was good.
typedef struct Merging {
    JsonDoc *doc;
    bool good;
    bool may_replace; // files above the lowest may replace those below
    const Game *game; // whose file it is; NULL: not known
    LayerPacks packs; // below the layer that is being added
    Problems *problems;
} Merging;

// The cut that applies to this file, or NULL.
static const LayersCut *cut_of(const Layers *layers, int layer, const char *name) {
    const LayersCut *cut = layers->cut;
    return cut != NULL && cut->layer == layer && strcmp(cut->file, name) == 0 ? cut : NULL;
}

static bool repeats(void *context, const char *key) {
    const Merging *merging = context;
    return merging->game != NULL && layer_adds_repeat(merging->game, key);
}

// Merges `doc` into what there is so far, or replaces it.
static void lay_upon(Merging *merging, JsonDoc *doc) {
    const int before = problems_total(merging->problems);
    JsonDoc *below = merging->doc != NULL ? merging->doc : doc;
    const bool replaces = merging->may_replace && json_doc_take_replace(below, doc, merging->problems);
    merging->good &= problems_total(merging->problems) == before;
    json_doc_tell_packs(below, layer_packs_have, layer_packs_is_own, &merging->packs);
    json_doc_tell_repeats(below, repeats, merging);
    if (below != doc)
        merging->good &= (replaces ? json_doc_replace : json_doc_layer)(below, doc, merging->problems);
    json_doc_tell_packs(below, NULL, NULL, NULL);
    json_doc_tell_repeats(below, NULL, NULL);
    merging->doc = below;
}

// The layer's own version of the file. NULL: it has none, or it can't be read, with problems.
static JsonDoc *load_file(Merging *merging, const Layers *layers, int layer, const char *name) {
    Text path = {0};
    JsonDoc *doc = NULL;
    const LayersCut *cut = cut_of(layers, layer, name);
    if ((cut == NULL || cut->depth > 0) && layers_file(layers, layer, name, &path)) {
        doc = json_doc_load(text_string(&path), merging->problems);
        if (doc != NULL && cut != NULL)
            json_doc_cut(doc, cut->step, cut->depth);
        merging->good &= doc != NULL && json_doc_forget_schema(doc, merging->problems);
    }
    text_finish(&path);
    return doc;
}

// Takes ownership of the layer's file; NULL: it has none.
static void add_doc(Merging *merging, const Layers *layers, int layer, JsonDoc *doc) {
    merging->packs = (LayerPacks){layers, layer};
    if (layer == 0 && merging->doc == NULL)
        merging->doc = doc;
    else if (doc != NULL)
        lay_upon(merging, doc);
}

static void add_file(Merging *merging, const Layers *layers, int layer, const char *name) {
    add_doc(merging, layers, layer, load_file(merging, layers, layer, name));
}

static JsonDoc *merged(Merging *merging) {
    if (merging->doc != NULL)
        json_doc_close_gaps(merging->doc);
    if (merging->good)
        return merging->doc;
    json_doc_destroy(merging->doc);
    return NULL;
}

JsonDoc *layers_load(const Game *game, const Layers *layers, const char *name, Problems *problems) {
    Merging merging = {.good = true, .may_replace = true, .game = game, .problems = problems};
    for (int i = 0; i < layers->count; i++) {
        add_file(&merging, layers, i, name);
        if (game == NULL || i == 0 || merging.doc == NULL)
            continue;
        layer_gone_drop(game, layers, i, name, merging.doc);
        layer_adds_join(game, layers, i, name, merging.doc);
        layer_ranges_keep(game, layers, i, name, merging.doc);
        layer_sums_follow(game, layers, i, name, merging.doc);
    }
    if (game != NULL && layers->count > 1 && merging.doc != NULL)
        layer_implied_follow(game, name, merging.doc);
    return merged(&merging);
}

JsonDoc *layers_load_places(const Layers *layers, const char *name) {
    Problems *ignored = calloc(1, sizeof *ignored);
    Merging merging = {.good = true, .may_replace = true, .problems = ignored};
    for (int i = 0; ignored != NULL && i < layers->count; i++)
        add_file(&merging, layers, i, name);
    free(ignored);
    merging.good = true;
    return merged(&merging);
}

// "lang/%s.json" with the language filled in.
static void name_of(const char *pattern, const char *language, Text *name) {
    const char *gap = strstr(pattern, "%s");
    text_add_bytes(name, pattern, (size_t)(gap - pattern));
    text_printf(name, "%s%s", language, gap + 2);
}

static void add_texts(Merging *merging, const Layers *layers, int layer, JsonDoc *doc) {
    if (merging->doc != NULL && doc != NULL)
        layer_forms_part(merging->doc, doc);
    add_doc(merging, layers, layer, doc);
}

JsonDoc *layers_load_language(const Layers *layers, const char *pattern, const char *language,
                              Problems *problems) {
    Merging merging = {.good = true, .problems = problems};
    Text measure = {0}, own = {0};
    name_of(pattern, MEASURE, &measure);
    name_of(pattern, language, &own);
    for (int i = 0; i < layers->count; i++) {
        const bool translates = strcmp(language, MEASURE) != 0;
        JsonDoc *english = load_file(&merging, layers, i, text_string(&measure));
        JsonDoc *doc = translates ? load_file(&merging, layers, i, text_string(&own)) : NULL;
        if (english != NULL && doc != NULL)
            layer_forms_prefer(english, doc);
        add_texts(&merging, layers, i, english);
        add_texts(&merging, layers, i, doc);
    }
    text_finish(&measure);
    text_finish(&own);
    return merged(&merging);
}
