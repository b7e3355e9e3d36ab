// SPDX-License-Identifier: MIT
// The games that can be played here, and their names in their own words even while another one is chosen.
// Words are loaded on first use and kept until the language changes.
#include "app/frame/frame.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

// Returns NULL with the first faults appended to `told` (may be NULL).
static Words *read_words(const App *app, const Catalog *catalog, Text *told) {
    Words *words = words_create();
    Problems *problems = calloc(1, sizeof *problems);
    const Layers *layers = pack_cache_layers_of(app->frame->shelf, catalog);
    const bool good = words != NULL && problems != NULL &&
                      words_load_layers(words, layers, app->settings.language, problems);
    if (!good && problems != NULL && told != NULL)
        problems_print(problems, "\n", NOTICE_PROBLEMS, told);
    free(problems);
    if (good)
        return words;
    words_destroy(words);
    return NULL;
}

static void forget_oldest(AppFrame *frame) {
    words_destroy(frame->other[0].words);
    frame->others--;
    memmove(&frame->other[0], &frame->other[1], (size_t)frame->others * sizeof frame->other[0]);
}

const Words *app_words_of(const App *app, const Catalog *catalog) {
    AppFrame *frame = app->frame;
    if (catalog == app->catalog)
        return app->words;
    for (int i = 0; i < frame->others; i++)
        if (frame->other[i].catalog == catalog)
            return frame->other[i].words;
    if (frame->others == OTHER_WORDS_MAX)
        forget_oldest(frame);
    Words *words = read_words(app, catalog, NULL);
    frame->other[frame->others++] = (OtherWords){catalog, words};
    return words;
}

// Only for packs that were opened: others are not reported before anybody wants them.
void game_words_report(const App *app, Text *told) {
    const PackCache *shelf = app->frame->shelf;
    for (int i = 0; shelf->games[i] != NULL; i++) {
        const Catalog *catalog = &shelf->catalog[i];
        Text faults = {0};
        if (catalog->game == NULL || app_words_of(app, catalog) != NULL)
            continue;
        words_destroy(read_words(app, catalog, &faults));
        if (strstr(text_string(told), text_string(&faults)) == NULL) { // not reported yet
            text_add(told, told->length > 0 ? "\n" : "");
            text_add(told, text_string(&faults));
        }
        text_finish(&faults);
    }
}

void game_words_drop(App *app) {
    AppFrame *frame = app->frame;
    for (int i = 0; i < frame->others; i++)
        words_destroy(frame->other[i].words);
    frame->others = 0;
}

const char *app_word_of(const App *app, const Catalog *catalog, const char *key) {
    const Words *words = app_words_of(app, catalog);
    return words != NULL && words_has(words, key) ? words_get(words, key) : NULL;
}

const char *app_game_name(const App *app, const Catalog *catalog) {
    const char *name = app_word_of(app, catalog, "game.name");
    return name != NULL ? name : game_id(catalog->game);
}

// The chosen game is always listed, even if something is missing.
static bool can_be_chosen(const App *app, const Catalog *catalog) {
    return catalog == app->catalog ||
           (game_table_of(catalog->game) != NULL && app_words_of(app, catalog) != NULL);
}

int app_games(const App *app, const Catalog *out[PACK_CACHE_MAX]) {
    PackCache *shelf = app->frame->shelf;
    int count = 0;
    for (int i = 0; shelf->games[i] != NULL && i < PACK_CACHE_MAX; i++) {
        const Catalog *catalog = pack_cache_catalog(shelf, shelf->games[i]);
        if (catalog != NULL && can_be_chosen(app, catalog))
            out[count++] = catalog;
    }
    return count;
}
