// SPDX-License-Identifier: MIT
// The packs on top of the games' own cards: switching and reordering them, and re-reading files that have
// changed. Cards change only while no game is running; texts and pictures at once.
#include "app/frame/frame.h"
#include "app/frame/importer.h"
#include "app/stage/pack_view.h"
#include "data/folders.h"
#include "data/game_layers.h"
#include "data/pack_choice.h"
#include "data/pack_fingerprint.h"
#include "data/pack_lint.h"
#include "data/pack_new.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

PackList *frame_packs(const App *app) {
    PackList *list = app->frame->shelf != NULL ? app->frame->shelf->upon : NULL;
    return list != NULL && list->scanned[PACK_SHIPPED] != NULL ? list : NULL;
}

const PackList *app_pack_list(const App *app) {
    return frame_packs(app);
}

const char *app_packs_folder(const App *app) {
    const PackList *list = frame_packs(app);
    return list != NULL && list->scanned[PACK_OWN] != NULL ? list->scanned[PACK_OWN] : "";
}

// ---- pictures and sounds

bool packs_lay_assets(App *app) {
    Layers assets = {0};
    const bool good =
        game_layers_assets(app->frame->shelf, app->catalog, app->frame->options.assets_folder, &assets);
    if (good) {
        layers_finish(&app->frame->assets);
        app->frame->assets = assets;
    } else {
        layers_finish(&assets);
    }
    return good;
}

void packs_follow_game(App *app) {
    Layers before = {0};
    layers_copy(&before, &app->frame->assets);
    packs_lay_assets(app);
    if (!layers_equal(&before, &app->frame->assets)) {
        skins_invalidate(&app->frame->skins);
        picture_store_close(app->pictures);
        frame_open_pictures(app);
        gfx_drop_caches(app->gfx);
    }
    layers_finish(&before);
}

// Reopens the sound if the asset folders have changed.
static void follow_assets(App *app) {
    Layers before = {0};
    layers_copy(&before, &app->frame->assets);
    packs_lay_assets(app);
    languages_find(app);
    languages_forget_faults(app);
    if (!layers_equal(&before, &app->frame->assets)) {
        sound_close(&app->sound);
        audio_open(app);
        audio_follow_settings(app);
    }
    layers_finish(&before);
}

// ---- re-reading

void packs_tell(const Problems *problems) {
    Text lines = {0};
    problems_print(problems, "\nstardeck: ", 0, &lines);
    if (lines.length > 0)
        fprintf(stderr, "stardeck: %s\n", text_string(&lines));
    text_finish(&lines);
}

// Loads the chosen game's words; keeps the old ones if the new ones cannot be read.
static void read_words(App *app) {
    Text problem = {0};
    if (app->frame->gone_packs != 0 && game_layers_kept(app->frame->shelf, app->catalog) == NULL)
        return; // the words that are here are all there is
    Words *words = frame_load_words(app, app->catalog, app->settings.language, "\nstardeck: ", &problem);
    if (words == NULL)
        fprintf(stderr, "stardeck: %s\n", text_string(&problem));
    text_finish(&problem);
    if (words == NULL)
        return;
    words_destroy(app->frame->words_before);
    app->frame->words_before = app->words;
    app->words = words;
}

// Refreshes everything visible: cards have texts painted in, and decoded pictures may come from files that
// have changed.
void packs_show_anew(App *app) {
    skins_invalidate(&app->frame->skins);
    app->frame->skins.quiet = app->frame->gone_packs != 0; // that is the reason, and has been told
    follow_assets(app);
    game_words_drop(app);
    read_words(app);
    picture_store_close(app->pictures);
    frame_open_pictures(app);
    gfx_drop_caches(app->gfx);
    app_request_layout(app);
}

static void forget_faults(App *app) {
    PackList *list = frame_packs(app);
    for (int i = 0; list != NULL && i < list->count; i++)
        if (!list->pack[i].stray) // nothing finds those again
            pack_list_forget_faults(&list->pack[i]);
}

// These screens detect changed packs by themselves.
bool packs_are_shown_by(const Screen *screen) {
    return screen == &packs_screen || screen == &new_pack_screen || screen == &balance_screen ||
           screen == &changes_screen || screen == &import_screen || screen == &import_look_screen;
}

// Applies the current list to the games' own cards.
static void lay_anew(App *app) {
    AppFrame *frame = app->frame;
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL)
        return;
    preferences_keep_setups(app);
    pack_cache_reload(frame->shelf, problems);
    packs_tell(problems);
    free(problems);
    packs_show_anew(app);
    preferences_restore_setups(app);
    if (frame->trace != NULL)
        trace_pack(frame->trace, app->catalog);
    if (frame->next == NULL && frame->screen != NULL && !packs_are_shown_by(frame->screen) &&
        frame->screen != &gallery_screen)
        app_show(app, frame->screen); // its state refers to the old cards
}

void app_reload_packs(App *app) {
    PackList *list = frame_packs(app);
    if (list != NULL && app->session != NULL) {
        pack_watch_probe_all(app);
        app->frame->packs_look_at = 0; // for what has changed since the last look, at once
    }
    if (list == NULL || app->session != NULL)
        return;
    if (!packs_refresh(app))
        forget_faults(app);
    pack_watch_forget(app);
    app->frame->packs_seen = pack_fingerprint(list);
    lay_anew(app);
}

// ---- the player's choice

void packs_keep_choice(App *app) {
    AppFrame *frame = app->frame;
    Text path = {0}, problem = {0};
    text_clear(&frame->packs_fault);
    if (pack_choice_path(&path) && !pack_choice_write(frame_packs(app), text_string(&path), &problem))
        text_add(&frame->packs_fault, text_string(&problem));
    text_finish(&path);
    text_finish(&problem);
}

const char *app_packs_fault(const App *app) {
    return app->frame->packs_fault.length > 0 ? text_string(&app->frame->packs_fault) : NULL;
}

void app_switch_pack(App *app, int place, bool on) {
    PackList *list = frame_packs(app);
    if (list == NULL || app->session != NULL)
        return;
    list->pack[place].on = on;
    packs_keep_choice(app);
    app_reload_packs(app);
}

void app_move_pack(App *app, int from, int to) {
    PackList *list = frame_packs(app);
    if (list == NULL || app->session != NULL || to < 0 || to >= list->count)
        return;
    pack_list_move(list, from, to);
    packs_keep_choice(app);
    app_reload_packs(app);
}

// ---- creating one

bool app_can_create_pack(const App *app) {
    const PackList *list = frame_packs(app);
    return list != NULL && app_packs_folder(app)[0] != '\0' && list->count < PACK_LIST_MAX;
}

bool app_create_pack(App *app, const Game *game, const char *name, const char *author, Text *problem) {
    Text original = {0};
    Text *made = &app->frame->made_pack;
    const PackNewWords words = {.name = name, .author = author, .about = ui_word(app, UI_PACKS_NEW_ABOUT)};
    text_clear(made);
    bool good = app_can_create_pack(app);
    if (good && !pack_new_template(app->frame->shelf->folder, game_id(game), &original)) {
        text_printf(problem, "%s/template: there is no pack for %s to begin with", app->frame->shelf->folder,
                    game_id(game));
        good = false;
    }
    good = good &&
           pack_new(frame_packs(app), text_string(&original), app_packs_folder(app), &words, made, problem);
    text_finish(&original);
    if (good) {
        preferences_remember_author(app, author);
        app->frame->draft = (NewPackDraft){.begun = false};
        app_reload_packs(app);
    }
    return good;
}

NewPackDraft *app_new_pack_draft(App *app) {
    return &app->frame->draft;
}

void app_new_pack_id(const App *app, const char *name, const char *author, char id[ID_MAX]) {
    PackInfo info = {0};
    pack_new_names(app->frame->shelf->upon, app_packs_folder(app),
                   &(PackNewWords){.name = name, .author = author}, &info);
    text_copy(id, ID_MAX, info.id);
}

const char *app_made_pack(const App *app) {
    return text_string(&app->frame->made_pack);
}

void app_forget_made_pack(App *app) {
    text_clear(&app->frame->made_pack);
    importer_forget_said(app);
}

static bool is_file(const char *path) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    return file != NULL && SDL_RWclose(file) == 0;
}

void app_packs_guide(const App *app, Text *path) {
    const char *folder = app->frame->shelf->folder, *guide = ui_word(app, UI_PACKS_GUIDE);
    Text own = {0};
    text_printf(&own, "%s/template/%s", folder, guide);
    if (app_made_pack(app)[0] != '\0' && is_file(text_string(&own)))
        text_add(path, text_string(&own));
    else
        text_printf(path, "%s/%s", folder, guide);
    text_finish(&own);
}

// ---- contents of a pack

LintPlace packs_lint_place(const App *app, const LintWindow *window) {
    return (LintPlace){app->frame->shelf->games, app->frame->shelf->folder, app->frame->options.assets_folder,
                       window};
}

void app_pack_languages(const App *app, int place, bool with_others, PackLanguages *languages) {
    const LintPlace where = packs_lint_place(app, NULL);
    pack_languages(frame_packs(app), place, &where, with_others, languages);
}

bool app_pack_changes_nothing(const App *app, int place) {
    const PackList *list = frame_packs(app);
    const LintPlace where = packs_lint_place(app, NULL);
    return list != NULL && list->pack[place].faults == NULL && pack_changes_nothing(list, place, &where);
}

unsigned app_packs_version(const App *app) {
    return app->frame->packs_version;
}

bool app_open_packs_folder(App *app, const char *folder, Text *problem) {
    char said[400];
    Text path = {0}, address = {0};
    if (folder == NULL)
        folder = app_packs_folder(app);
    text_printf(&path, "%s/.", folder);
    folders_make(text_string(&path));
    text_printf(&address, "file://%s", folder);
    const bool good = !address.failed && SDL_OpenURL(text_string(&address)) == 0;
    if (!good)
        text_add(problem, ui_fill(app, said, sizeof said, UI_PACKS_NO_OPENER, STR("folder", folder)));
    text_finish(&path);
    text_finish(&address);
    return good;
}

void app_pack_fault(const App *app, const ListedPack *pack, const Problem *problem, Text *out) {
    const size_t folder = strlen(pack->folder);
    Problem shown = *problem;
    if (strncmp(shown.file, pack->folder, folder) == 0 && shown.file[folder] == '/')
        memmove(shown.file, shown.file + folder + 1, strlen(shown.file + folder + 1) + 1);
    if (strcmp(shown.file, pack->folder) == 0)
        shown.file[0] = '\0'; // the caller says which one it is
    Text line = {0};
    problem_print(&shown, &line);
    app_translate_faults(app, text_string(&line), out);
    text_finish(&line);
}
