// SPDX-License-Identifier: MIT
// Opens the book: fills the texts, plays the examples. A fault in the texts is shown, with its place, instead
// of the rules. An example that does not match the current cards (somebody has removed one) only loses its
// picture: the rest of the rules still holds.
#include "app/screens/rules_book.h"

#include "app/kit/game_screens.h"
#include "core/platform.h"
#include "data/scenario.h"
#include "engine/game_facts.h"
#include "gfx/sprite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATH_MAX_BYTES 1024

static char *filled(const App *app, const char *text) {
    Text out = {0};
    ManualPlaceholder unknown;
    rules_fill(app, text, &out, &unknown); // unknown ones stay visible; tests find ours
    char *copy = out.failed ? NULL : text_duplicate(text_string(&out));
    text_finish(&out);
    return copy;
}

// ---- examples

static bool look_at(const App *app, Match *match, View *view) {
    if (match == NULL)
        return false;
    if (game_screens(app)->open_examples)
        match_open_view(match, 0, view);
    else
        match_view(match, SEAT_NONE, view);
    match_destroy(match);
    return true;
}

static void play(const App *app, const Scenario *scenario, RulesScene *scene, Text *problem) {
    scene->acts = scenario_step_count(scenario) > 0;
    if (look_at(app, scenario_position(scenario, problem), &scene->before) && scene->acts)
        look_at(app, scenario_played(scenario, problem), &scene->after);
}

static RulesScene *open_scene(const App *app, const char *folder, const char *name) {
    char path[PATH_MAX_BYTES], inside[96 + ID_MAX];
    RulesScene *scene = calloc(1, sizeof *scene);
    Problems *problems = calloc(1, sizeof *problems);
    if (scene == NULL || problems == NULL) {
        free(scene);
        free(problems);
        return NULL;
    }
    Text problem = {0};
    snprintf(inside, sizeof inside, "%.20s/%s/scenes/%.60s.json", folder, game_id(app->catalog->game), name);
    gfx_asset_path(app->gfx, inside, path, sizeof path);
    const ScenarioPacks packs = app_packs(app);
    Scenario *scenario = scenario_load(path, &packs, problems);
    if (scenario != NULL)
        play(app, scenario, scene, &problem);
    else
        problems_print(problems, "\n", 0, &problem);
    if (problem.length > 0)
        scene->problem = text_duplicate(text_string(&problem));
    scenario_destroy(scenario);
    text_finish(&problem);
    free(problems);
    return scene;
}

static void close_scene(RulesScene *scene) {
    if (scene != NULL)
        free(scene->problem);
    free(scene);
}

// ---- the book

static bool open_block(const App *app, const char *folder, const ManualBlock *from, RulesBlock *block) {
    block->kind = from->kind;
    block->score = from->score;
    block->text = filled(app, from->text);
    if (from->sign != NULL)
        snprintf(block->sign, sizeof block->sign, "glyphs/%s.svg", from->sign);
    if (from->kind == MANUAL_TERM)
        block->name = filled(app, from->name);
    if (from->kind == MANUAL_SCENE)
        block->scene = open_scene(app, folder, from->name);
    return block->text != NULL && (from->kind != MANUAL_TERM || block->name != NULL) &&
           (from->kind != MANUAL_SCENE || block->scene != NULL);
}

static bool open_chapter(const App *app, const char *folder, const ManualChapter *from,
                         RulesChapter *chapter) {
    chapter->id = from->id;
    chapter->title = filled(app, from->title);
    chapter->block = calloc((size_t)from->count + 1, sizeof *chapter->block);
    if (chapter->title == NULL || chapter->block == NULL)
        return false;
    for (int i = 0; i < from->count; i++, chapter->count++)
        if (!open_block(app, folder, &from->block[i], &chapter->block[i])) {
            chapter->count++;
            return false;
        }
    return true;
}

static bool open_chapters(const App *app, const char *folder, RulesBook *book) {
    book->chapter = calloc((size_t)book->manual->count, sizeof *book->chapter);
    if (book->chapter == NULL)
        return false;
    for (int i = 0; i < book->manual->count; i++) {
        book->count++;
        if (!open_chapter(app, folder, &book->manual->chapter[i], &book->chapter[i]))
            return false;
    }
    return true;
}

static Manual *load(const App *app, const char *folder, Text *problem) {
    char path[PATH_MAX_BYTES], inside[40 + ID_MAX];
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    snprintf(inside, sizeof inside, "%.20s/%s/%s.json", folder, game_id(app->catalog->game),
             app->settings.language);
    gfx_asset_path(app->gfx, inside, path, sizeof path);
    if (!platform_may(path, PLATFORM_READ)) { // what a language lacks is shown in English
        snprintf(inside, sizeof inside, "%.20s/%s/en.json", folder, game_id(app->catalog->game));
        gfx_asset_path(app->gfx, inside, path, sizeof path);
    }
    Manual *manual = manual_load(path, problems);
    problems_print(problems, "\n", 0, problem);
    free(problems);
    return manual;
}

RulesBook *rules_book_open(const App *app, const char *folder, Text *problem) {
    Manual *manual = load(app, folder, problem);
    if (manual == NULL)
        return NULL;
    RulesBook *book = calloc(1, sizeof *book);
    if (book == NULL) {
        manual_destroy(manual);
        text_add(problem, "out of memory");
        return NULL;
    }
    book->manual = manual;
    if (open_chapters(app, folder, book))
        return book;
    text_add(problem, "out of memory");
    rules_book_close(book);
    return NULL;
}

static void close_chapter(RulesChapter *chapter) {
    for (int i = 0; i < chapter->count; i++) {
        free(chapter->block[i].name);
        free(chapter->block[i].text);
        close_scene(chapter->block[i].scene);
    }
    free(chapter->block);
    free(chapter->title);
}

void rules_book_close(RulesBook *book) {
    if (book == NULL)
        return;
    for (int i = 0; i < book->count; i++)
        close_chapter(&book->chapter[i]);
    free(book->chapter);
    manual_destroy(book->manual);
    free(book);
}
