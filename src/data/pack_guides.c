// SPDX-License-Identifier: MIT
// Rules pages and lessons are about the program's own cards. A pack that removes a card can be played, but
// pages and examples about that card no longer hold; the pack's author should know.
#include "core/file_kind.h"
#include "data/manual.h"
#include "data/pack_lint.h"
#include "data/scenario.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Guides {
    const Catalog *catalog;
    const char *folder; // of the pack
    const Layers *assets;
    const Languages *languages;
    bool playable;
    Problems *problems;
} Guides;

// Finds the file in the asset folders, if it exists.
static bool find_file(const Guides *guides, const char *guide, const char *name, Text *path) {
    text_clear(path);
    Text inside = {0};
    text_printf(&inside, "%s/%s/%s.json", guide, guides->catalog->game->id, name);
    const bool found = !inside.failed && layers_find(guides->assets, text_string(&inside), path);
    text_finish(&inside);
    return found;
}

// ---- texts

// Something the pack doesn't have, and where the page first mentions it.
typedef struct Mention {
    char what[ID_MAX], name[ID_MAX];
    int line, column;
    int scenes; // examples that lack it, too
} Mention;

#define MENTIONS_MAX 64
#define MENTIONS_TOLD 3 // beyond that only the first is named: the pack has completely different cards

// The pages of a language and what to report about them, each name once.
typedef struct Page {
    const Guides *guides;
    const char *path;
    Mention missing[MENTIONS_MAX];
    int count;
    Problems scenes; // of their examples
} Page;

static Mention *find_mention(Page *page, const char *what, const char *name) {
    for (int i = 0; i < page->count; i++)
        if (strcmp(page->missing[i].what, what) == 0 && strcmp(page->missing[i].name, name) == 0)
            return &page->missing[i];
    return NULL;
}

static void add_mention(Page *page, const ManualPlaceholder *place, int line, int column) {
    Mention mention = {.line = line, .column = column};
    text_copy(mention.what, sizeof mention.what, place->what);
    text_copy(mention.name, sizeof mention.name, place->name);
    if (page->count < MENTIONS_MAX && find_mention(page, mention.what, mention.name) == NULL)
        page->missing[page->count++] = mention;
}

// The table that such a placeholder refers to; NO_TABLE: none.
static uint8_t table_called(const Game *game, const char *what) {
    for (uint8_t table = 0; table < game->table_count; table++)
        if (strcmp(game->tables[table].what, what) == 0)
            return table;
    return NO_TABLE;
}

static void check_text(Page *page, const char *text, int line, int column) {
    const Guides *guides = page->guides;
    for (ManualPlaceholder place; manual_next_placeholder(text, &place); text = place.to) {
        const uint8_t table = table_called(guides->catalog->game, place.what);
        if (table != NO_TABLE && catalog_find(guides->catalog, table, place.name) == NONE)
            add_mention(page, &place, line, column);
    }
}

// The mention of what this example lacks; NULL: the page says nothing else of it.
static Mention *mention_in(Page *page, const Problem *scene) {
    for (int i = 0; i < page->count; i++) {
        char lack[2 * ID_MAX + 8];
        snprintf(lack, sizeof lack, " %s \"%s\"", page->missing[i].what, page->missing[i].name);
        if (strstr(scene->message, lack) != NULL) // "there is no card "spy""
            return &page->missing[i];
    }
    return NULL;
}

// How many examples before this one, and from it on, have the same fault.
static int count_like(const Page *page, int at, bool before) {
    int count = 0;
    for (int i = before ? 0 : at; i < (before ? at : page->scenes.count); i++)
        count += strcmp(page->scenes.item[i].message, page->scenes.item[at].message) == 0;
    return count;
}

// One line for all that have the same fault.
static void tell_scenes(Page *page) {
    static const char shown[] = "be shown: ";
    for (int i = 0; i < page->scenes.count; i++) {
        const Problem *scene = &page->scenes.item[i];
        Mention *mention = mention_in(page, scene);
        const char *why = strstr(scene->message, shown);
        const int like = count_like(page, i, false);
        if (mention != NULL)
            mention->scenes++;
        else if (count_like(page, i, true) > 0)
            continue;
        else if (like > 1 && why != NULL)
            problems_add(page->guides->problems, scene->file, scene->line, scene->column,
                         "[!mod] with the pack %s %d examples can't be shown, the first because of this: %s",
                         page->guides->folder, like, why + sizeof shown - 1);
        else
            problems_add(page->guides->problems, scene->file, scene->line, scene->column, "[!mod] %s",
                         scene->message);
    }
}

// `english`: the same page, of which all languages have the same; NULL: this is it.
static void tell_each(Page *page, Page *english, const char *guide) {
    const Guides *guides = page->guides;
    tell_scenes(page);
    for (int i = 0; i < page->count; i++) {
        const Mention *missing = &page->missing[i];
        if (english != NULL && find_mention(english, missing->what, missing->name) != NULL)
            continue;
        if (missing->scenes > 0)
            problems_add(guides->problems, page->path, missing->line, missing->column,
                         "[!mod] the pack %s has no %s \"%s\", which this page still names; %d of its "
                         "examples can't be shown. A pack can bring pages of its own, in assets/%s/%s",
                         guides->folder, missing->what, missing->name, missing->scenes, guide,
                         guides->catalog->game->id);
        else
            problems_add(guides->problems, page->path, missing->line, missing->column,
                         "[!mod] the pack %s has no %s \"%s\", which this page still names", guides->folder,
                         missing->what, missing->name);
    }
}

static void tell_all_at_once(const Page *page, const char *guide) {
    const Guides *guides = page->guides;
    const Mention *first = &page->missing[0];
    const int more = page->count - 1, scenes = problems_total(&page->scenes);
    if (scenes > 0)
        problems_add(guides->problems, page->path, first->line, first->column,
                     "[!mod] these pages name the %s \"%s\" and %d more that the pack %s has not got; %d of "
                     "their examples can't be shown. A pack can bring pages of its own, in assets/%s/%s",
                     first->what, first->name, more, guides->folder, scenes, guide,
                     guides->catalog->game->id);
    else
        problems_add(guides->problems, page->path, first->line, first->column,
                     "[!mod] these pages name the %s \"%s\" and %d more that the pack %s has not got. A pack "
                     "can bring pages of its own, in assets/%s/%s",
                     first->what, first->name, more, guides->folder, guide, guides->catalog->game->id);
}

// ---- examples and the game of the lesson

static const Catalog *find_catalog(void *context, const char *game, Text *problem) {
    const Guides *guides = context;
    if (strcmp(guides->catalog->game->id, game) == 0)
        return guides->catalog;
    text_printf(problem, "this is of another game: %s", game);
    return NULL;
}

// Reports that `what` no longer works if its position or moves are impossible with this pack.
static void check_scenario(const Guides *guides, const char *path, const char *what, Problems *told) {
    Guides context = *guides;
    const ScenarioPacks packs = {.context = &context, .find = find_catalog};
    Problems *problems = calloc(1, sizeof *problems);
    Text fault = {0};
    Scenario *scenario = problems != NULL ? scenario_load(path, &packs, problems) : NULL;
    Match *match = scenario != NULL ? scenario_played(scenario, &fault) : NULL;
    if (problems != NULL && problems->count > 0)
        problems_add(told, path, problems->item[0].line, problems->item[0].column,
                     "[!mod] with the pack %s %s can't be shown: %s", guides->folder, what,
                     problems->item[0].message);
    else if (fault.length > 0)
        problems_add(told, path, 0, 0, "[!mod] with the pack %s %s can't be shown: %.*s", guides->folder,
                     what, (int)strcspn(text_string(&fault), "\n"), text_string(&fault));
    match_destroy(match);
    scenario_destroy(scenario);
    text_finish(&fault);
    free(problems);
}

static void check_scene(Page *page, const char *guide, const char *name) {
    Text path = {0}, inside = {0};
    text_printf(&inside, "scenes/%s", name);
    if (page->guides->playable && find_file(page->guides, guide, text_string(&inside), &path))
        check_scenario(page->guides, text_string(&path), "this example", &page->scenes);
    text_finish(&path);
    text_finish(&inside);
}

// ---- guides

static void check_blocks(Page *page, const ManualChapter *chapter, const char *guide, bool scenes) {
    check_text(page, chapter->title, chapter->line, chapter->column);
    for (int i = 0; i < chapter->count; i++) {
        const ManualBlock *block = &chapter->block[i];
        check_text(page, block->text, block->line, block->column);
        if (block->kind == MANUAL_TERM)
            check_text(page, block->name, block->line, block->column);
        if (block->kind == MANUAL_SCENE && scenes)
            check_scene(page, guide, block->name);
    }
}

// True if it came with the program: then its faults are not the pack's.
static bool is_own(const Guides *guides, const char *path) {
    const size_t length = strlen(guides->assets->folder[0]);
    return strncmp(path, guides->assets->folder[0], length) == 0 && path[length] == '/';
}

// Loads the pages in this language. NULL: none, or faulty. Pages from a pack are compared with the English
// ones.
static Manual *load_guide(const Guides *guides, const char *path, const Manual *english) {
    Problems *ignored = calloc(1, sizeof *ignored);
    Problems *faults = is_own(guides, path) ? ignored : guides->problems;
    Manual *manual = faults != NULL ? manual_load(path, faults) : NULL;
    if (manual != NULL && english != NULL && faults == guides->problems)
        manual_same(english, manual, faults);
    free(ignored);
    return manual;
}

// True if the pack itself is in this language. What a pack below lacks is told there.
static bool speaks(const Guides *guides, const char *language) {
    Text own = {0};
    text_printf(&own, "%s/lang/%s.json", guides->folder, language);
    const bool does =
        file_exists(text_string(&own)) || layers_speak(guides->assets, guides->assets->count - 1, language);
    text_finish(&own);
    return does;
}

static void add_lacking(const Guides *guides, const char *guide, const char *language) {
    Text path = {0};
    if (!speaks(guides, language))
        return;
    text_printf(&path, "%s/%s/%s/%s.json", guides->assets->folder[guides->assets->count - 1], guide,
                guides->catalog->game->id, language);
    problems_add(guides->problems, text_string(&path), 0, 0,
                 "[!untranslated] there is no such file: in \"%s\" these pages are shown in English",
                 language);
    text_finish(&path);
}

// Checks the pages and, if English, the examples, which are the same in each language. `english`: the pages
// in English, what they are like and what they lack; NULL: these are it. Returns the pages; the caller frees
// them.
static Manual *check_guide(Page *page, const char *guide, const char *language, const Manual *like,
                           Page *english) {
    const Guides *guides = page->guides;
    Text path = {0};
    const bool there = find_file(guides, guide, language, &path);
    Manual *manual = there ? load_guide(guides, text_string(&path), like) : NULL;
    if (manual != NULL) {
        page->path = text_string(&path);
        for (int i = 0; i < manual->count; i++)
            check_blocks(page, &manual->chapter[i], guide, english == NULL);
        if (page->count > MENTIONS_TOLD)
            tell_all_at_once(page, guide);
        else
            tell_each(page, is_own(guides, page->path) ? english : NULL, guide);
    }
    if (!there && like != NULL) // English pages there are
        add_lacking(guides, guide, language);
    text_finish(&path);
    return manual;
}

static void check_kind(const Guides *guides, const char *guide) {
    Page *english = calloc(1, sizeof *english), *page = calloc(1, sizeof *page);
    if (english == NULL || page == NULL) {
        problems_add(guides->problems, guides->folder, 0, 0, "out of memory");
    } else {
        english->guides = guides;
        Manual *like = check_guide(english, guide, guides->languages->code[0], NULL, NULL);
        for (int i = 1; i < guides->languages->count; i++) {
            *page = (Page){.guides = guides};
            manual_destroy(check_guide(page, guide, guides->languages->code[i], like, english));
        }
        manual_destroy(like);
    }
    free(english);
    free(page);
}

void pack_guides_check(const Catalog *catalog, const char *folder, const Layers *assets,
                       const Languages *languages, bool playable, Problems *problems) {
    const Guides guides = {.catalog = catalog,
                           .folder = folder,
                           .assets = assets,
                           .languages = languages,
                           .playable = playable,
                           .problems = problems};
    Text path = {0};
    check_kind(&guides, "rules");
    check_kind(&guides, "lesson");
    if (playable && find_file(&guides, "lesson", "game", &path))
        check_scenario(&guides, text_string(&path), "the lesson", problems);
    text_finish(&path);
}
