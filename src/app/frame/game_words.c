// SPDX-License-Identifier: MIT
// The games that can be played here, and their names in their own words even while another one is chosen.
// Words are loaded on first use and kept until the language changes.
#include "app/frame/frame.h"
#include "app/kit/game_table.h"
#include "data/game_layers.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

// ---- loading

// The texts may be newer than its cards.
static bool has_begun(const App *app, const Catalog *catalog) {
    return pack_cache_is_kept(app->frame->shelf, catalog) ||
           (app->session != NULL && catalog == app->catalog);
}

typedef Words *(*LoadWords)(const App *app, const Layers *assets, const Layers *layers,
                            const Catalog *catalog, const char *language, Problems *problems);

static Words *load_with_interface(const App *app, const Layers *assets, const Layers *layers,
                                  const Catalog *catalog, const char *language, Problems *problems) {
    return has_begun(app, catalog) ? ui_words_load_begun(assets, layers, catalog, language, problems)
                                   : ui_words_load(assets, layers, catalog, language, problems);
}

static Words *load_alone(const App *app, const Layers *assets, const Layers *layers, const Catalog *catalog,
                         const char *language, Problems *problems) {
    (void)app;
    (void)assets;
    (void)catalog;
    Words *words = words_create();
    if (words != NULL && words_load_layers(words, layers, language, problems))
        return words;
    words_destroy(words);
    return NULL;
}

static Words *ui_words_damaged(const App *app, const Layers *assets, const Layers *layers,
                               const Catalog *catalog, const char *language, Problems *problems) {
    (void)app;
    return ui_words_load_damaged(assets, layers, catalog, language, problems);
}

// Says it once of a game.
static void tell_damaged(const App *app, const Catalog *catalog, const Problems *damaged) {
    AppFrame *frame = app->frame;
    if (frame->told_damaged == catalog->hash)
        return;
    packs_tell(damaged);
    frame->told_damaged = catalog->hash;
    frame->tells_damaged = true;
}

// Texts that describe values which are others by now stay as they were kept.
static bool mend(const App *app, const Catalog *catalog, const char *language, Words *words) {
    PackCache *shelf = app->frame->shelf;
    const bool runs = app->session != NULL && catalog == app->catalog;
    const Catalog *now = runs ? frame_cards_now(app) : pack_cache_catalog(shelf, catalog->game);
    const Layers *kept = now != NULL && now->hash != catalog->hash ? game_layers_kept(shelf, catalog) : NULL;
    if (kept == NULL)
        return true;
    Problems *ignored = calloc(1, sizeof *ignored);
    Words *before = ignored != NULL ? load_alone(app, NULL, kept, catalog, language, ignored) : NULL;
    const bool good = before == NULL || game_words_keep_described(catalog, now, words, before);
    words_destroy(before);
    free(ignored);
    return good;
}

static Words *no_memory(Words *words, Problems *problems) {
    problems_add(problems, "", 0, 0, "out of memory");
    words_destroy(words);
    return NULL;
}

// Fills the numbers of records into their texts. NULL: they were, or memory ran out, which is told.
static Words *with_numbers(Words *words, const Catalog *catalog, Problems *problems) {
    return words == NULL || words_fill_records(words, catalog) ? words : no_memory(words, problems);
}

// Says what is missing of the texts, if it was not told what can't be read of them.
static void note_missing(Problems *damaged, const Problems *missing) {
    for (int i = 0; damaged->count == 0 && i < missing->count; i++)
        if (!missing->item[i].warns)
            problems_add_copy(damaged, &missing->item[i]);
}

// Without those of the kept texts that can't be read or are missing; ids stand for them. Faults of today's
// texts remain in `problems`.
static Words *load_damaged(const App *app, const Layers *assets, const Catalog *catalog, const char *language,
                           LoadWords load, Problems *problems) {
    Layers layers = {0};
    Problems *damaged = calloc(1, sizeof *damaged), *others = calloc(1, sizeof *others);
    const bool laid = others != NULL && damaged != NULL &&
                      game_layers_sound_words(app->frame->shelf, catalog, &layers, damaged);
    if (laid)
        note_missing(damaged, problems);
    if (laid && load == load_with_interface)
        load = ui_words_damaged;
    Words *words =
        laid ? with_numbers(load(app, assets, &layers, catalog, language, others), catalog, others) : NULL;
    if (words != NULL) {
        *problems = *others;
        tell_damaged(app, catalog, damaged);
    }
    layers_finish(&layers);
    free(damaged);
    free(others);
    return words;
}

// The texts as the packs have them now, what is missing there as it was kept.
static Words *load_followed(const App *app, const Layers *assets, const Catalog *catalog,
                            const char *language, LoadWords load, Problems *problems) {
    PackCache *shelf = app->frame->shelf;
    Layers layers = {0};
    const bool laid = game_layers_words(shelf, catalog, &layers);
    Words *words = laid ? load(app, assets, &layers, catalog, language, problems) : NULL;
    layers_finish(&layers);
    if (!laid || (words != NULL && !mend(app, catalog, language, words)))
        words = no_memory(words, problems);
    words = with_numbers(words, catalog, problems);
    if (words != NULL || !pack_cache_is_kept(shelf, catalog))
        return words;
    *problems = (Problems){0}; // what was kept is whole
    words = with_numbers(load(app, assets, pack_cache_layers_of(shelf, catalog), catalog, language, problems),
                         catalog, problems);
    return words != NULL ? words : load_damaged(app, assets, catalog, language, load, problems);
}

// Leaves out warnings of files that were kept with saved games: nobody is to mend those.
static void forget_kept(const App *app, Problems *problems) {
    const char *games_folder = app_games_folder(app);
    Text kept = {0};
    int left = 0;
    text_printf(&kept, "%s/rules/", games_folder);
    if (games_folder[0] != '\0' && !kept.failed) {
        for (int i = 0; i < problems->count; i++)
            if (!problems->item[i].warns ||
                strncmp(problems->item[i].file, text_string(&kept), kept.length) != 0)
                problems->item[left++] = problems->item[i];
        problems->count = left;
    }
    text_finish(&kept);
}

Words *frame_load_words(const App *app, const Catalog *catalog, const char *language, const char *between,
                        Text *problem) {
    const Layers *assets = &app->frame->assets, own = {.count = 1, .folder = {assets->folder[0]}};
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    Words *words = load_followed(app, assets, catalog, language, load_with_interface, problems);
    if (words == NULL && assets->count > 1) { // faults in a pack's interface words must not prevent the start
        packs_tell(problems);
        *problems = (Problems){0};
        words = load_followed(app, &own, catalog, language, load_with_interface, problems);
    }
    forget_kept(app, problems);
    problems_print(problems, between, 0, problem);
    free(problems);
    return words;
}

// Returns NULL with the first faults appended to `told` (may be NULL).
static Words *read_words(const App *app, const Catalog *catalog, Text *told) {
    Problems *problems = calloc(1, sizeof *problems);
    Words *words = problems != NULL
                       ? load_followed(app, NULL, catalog, app->settings.language, load_alone, problems)
                       : NULL;
    if (words == NULL && problems != NULL && told != NULL)
        problems_print(problems, "\n", NOTICE_PROBLEMS, told);
    free(problems);
    return words;
}

// ---- other games

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
