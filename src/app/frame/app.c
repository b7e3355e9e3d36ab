// SPDX-License-Identifier: MIT
// The window and everything behind it: opening it, loading the pack and words of one game at a time, closing
// it; and the services that screens may use.
#include "app/frame/app.h"

#include "app/art/target_art.h"
#include "app/frame/adviser.h"
#include "app/frame/frame.h"
#include "app/frame/historian.h"
#include "app/frame/importer.h"
#include "app/frame/measurer.h"
#include "app/frame/opened_file.h"
#include "app/frame/pack_checker.h"
#include "app/frame/second_start.h"
#include "app/frame/thinker.h"
#include "app/kit/game_table.h"
#include "core/platform.h"
#include "data/folders.h"
#include "gfx/sprite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define LARGE_PICTURE (64 << 10) // bytes; a card on the table

// ---- services for screens
// ------------------------------------------------------------------------------

void app_request_layout(App *app) {
    app->frame->marked = app->frame->moving = true;
}

void app_reset_guard(App *app) {
    guard_forget(&app->guard);
}

void app_request_update(App *app) {
    app->frame->moving = true;
}

void app_wake_at(App *app, uint64_t at) {
    if (app->frame->wake == 0 || at < app->frame->wake)
        app->frame->wake = at;
}

void app_keep_awake(App *app, bool awake) {
    app->frame->keeps_awake = awake;
}

void app_show(App *app, const Screen *screen) {
    app->frame->next = screen;
    app->frame->looks = false;
    if (screen == &menu_screen)
        app->frame->visits = 0;
}

void app_show_game(App *app) {
    app->frame->version = session_version(app->session) - 1; // makes the loop select the screen
    app_request_update(app);
}

void app_visit(App *app, const Screen *screen) {
    AppFrame *frame = app->frame;
    if (frame->visits == VISITS_MAX)
        memmove(&frame->from[0], &frame->from[1], (size_t)--frame->visits * sizeof frame->from[0]);
    frame->from[frame->visits++] = frame->screen;
    app_show(app, screen);
}

void app_look(App *app, const Screen *screen) {
    app_visit(app, screen);
    app->frame->looks = true;
}

void app_back(App *app) {
    AppFrame *frame = app->frame;
    if (frame->visits > 0)
        app_show(app, frame->from[--frame->visits]);
    else if (app->session != NULL)
        app_show_game(app);
    else
        app_show(app, &menu_screen);
}

void app_focus(App *app, const char *hit_id) {
    text_copy(app->input.focus, sizeof app->input.focus, hit_id != NULL ? hit_id : "");
    app_request_layout(app);
}

void app_show_focus(App *app, const char *hit_id) {
    app_focus(app, hit_id);
    app->input.focus_shown = true;
}

bool app_focus_next(App *app, const void *of,
                    bool (*wanted)(const App *app, const void *of, const Hit *hit)) {
    const Hits *hits = &app->hits;
    int from = -1;
    for (int i = 0; i < hits->count; i++)
        if (strcmp(hits->item[i].id, app->input.focus) == 0)
            from = i;
    for (int step = 1; step <= hits->count; step++) {
        const Hit *hit = &hits->item[(from + step) % hits->count];
        if (wanted(app, of, hit)) {
            char id[HIT_ID_MAX];
            memcpy(id, hit->id, sizeof id);
            app_show_focus(app, id);
            return true;
        }
    }
    return false;
}

bool app_is_presented(const App *app) {
    return app->frame->presented;
}

void app_quit(App *app) {
    app->frame->quit = true;
}

const AppNotice *app_notice(const App *app) {
    return &app->frame->notice;
}

void app_message(App *app, const char *title, const char *text, const Screen *back) {
    AppNotice *notice = &app->frame->notice;
    Text told = {0};
    app_translate_faults(app, text, &told);
    text_copy(notice->title, sizeof notice->title, title);
    text_copy(notice->text, sizeof notice->text, text_string(&told));
    text_finish(&told);
    notice->back = back;
    notice->about_packs = false;
    app_show(app, &message_screen);
}

void app_message_about_packs(App *app, const char *title, const char *text, const Screen *back) {
    app_message(app, title, text, back);
    app->frame->notice.about_packs = true;
}

// ---- language
// ---------------------------------------------------------------------------------------------------

bool app_set_language(App *app, const char *language, Text *problem) {
    Words *words = frame_load_words(app, app->catalog, language, "\n", problem);
    if (words == NULL)
        return false;
    words_destroy(app->words);
    app->words = words;
    text_copy(app->settings.language, sizeof app->settings.language, language);
    game_words_drop(app);
    gfx_drop_caches(app->gfx); // cards contain painted text
    app_request_layout(app);
    return true;
}

// ---- the chosen or running game
// ----------------------------------------------------------------------------------------

void frame_take_pack(App *app, const Catalog *catalog, Words *words) {
    words_destroy(app->words);
    app->words = words;
    app->catalog = catalog;
    packs_follow_game(app);
    preferences_restore_chosen(app);
    if (app->frame->trace != NULL)
        trace_pack(app->frame->trace, catalog);
    gfx_drop_caches(app->gfx); // cards contain painted text
    app_request_layout(app);
}

void frame_take_todays_cards(App *app) {
    Text ignored = {0};
    const Catalog *today =
        app->catalog != NULL ? pack_cache_catalog(app->frame->shelf, app->catalog->game) : NULL;
    if (today != NULL && today != app->catalog && game_table_of(today->game) != NULL) {
        Words *words = frame_load_words(app, today, app->settings.language, "\n", &ignored);
        if (words != NULL)
            frame_take_pack(app, today, words);
    }
    text_finish(&ignored);
}

bool app_choose_game(App *app, const Catalog *catalog, Text *problem) {
    if (catalog == app->catalog)
        return true;
    Words *words = frame_load_words(app, catalog, app->settings.language, "\n", problem);
    if (words == NULL)
        return false;
    frame_take_pack(app, catalog, words);
    preferences_remember_game(app);
    return true;
}

// ---- opening and closing
// ----------------------------------------------------------------------------------------

static void log_asset(void *context, const char *message) {
    (void)context;
    fprintf(stderr, "stardeck: %s\n", message);
}

void frame_open_pictures(App *app) {
    app->pictures = picture_store_open(
        &(PictureOptions){.assets = &app->frame->assets, .workers = !app->frame->options.offscreen});
}

// Without a display SDL picks a driver that draws nowhere. That suits tests, which request it by name;
// anybody else would wait for a window in vain.
static bool can_be_seen(void) {
    const char *driver = SDL_GetCurrentVideoDriver(), *wanted = getenv("SDL_VIDEODRIVER");
    if (wanted != NULL && wanted[0] != 0)
        return true;
    return driver != NULL && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0;
}

// Pictures are allocated and freed with every card that turns. glibc stops returning their memory to the
// system after the first large one, which would cost the window a quarter more memory.
static void give_memory_back(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, LARGE_PICTURE);
#endif
}

static bool open_window(App *app, Text *problem) {
    give_memory_back();
    const AppOptions *options = &app->frame->options;
    const GfxOptions wanted = {.asset_root = options->assets_folder,
                               .title = "Stardeck",
                               .width = app->settings.width,
                               .height = app->settings.height,
                               .fullscreen = app->settings.fullscreen,
                               .opengl = app->settings.graphics == GRAPHICS_OPENGL,
                               .log = log_asset};
    char error[GFX_ERROR_SIZE] = "";
    app->gfx = options->offscreen ? gfx_open_offscreen(&wanted, error) : gfx_open(&wanted, error);
    if (app->gfx == NULL)
        text_add(problem, error);
    else if (!options->offscreen && !can_be_seen())
        text_add(problem, "There is no screen to open a window on: check DISPLAY or WAYLAND_DISPLAY.");
    if (app->gfx != NULL && !options->offscreen)
        SDL_GetWindowSize(gfx_window(app->gfx), &app->frame->opened_width, &app->frame->opened_height);
    return app->gfx != NULL && (options->offscreen || can_be_seen());
}

// Picks another game, because the chosen one's words cannot be used.
static bool open_another(App *app) {
    AppFrame *frame = app->frame;
    for (int i = 0; frame->shelf->games[i] != NULL && app->words == NULL; i++) {
        const Catalog *catalog = pack_cache_catalog(frame->shelf, frame->shelf->games[i]);
        Text ignored = {0};
        if (catalog != NULL && catalog != app->catalog && game_table_of(catalog->game) != NULL)
            app->words = frame_load_words(app, catalog, app->settings.language, "\n", &ignored);
        if (app->words != NULL)
            app->catalog = catalog;
        text_finish(&ignored);
    }
    return app->words != NULL;
}

static bool open_words(App *app, Text *problem) {
    AppFrame *frame = app->frame;
    app->words = frame_load_words(app, app->catalog, app->settings.language, "\nstardeck: ", problem);
    if (app->words != NULL)
        return true;
    if (frame->options.game != NULL || !open_another(app)) {
        if (frame->options.words_fault != NULL)
            *frame->options.words_fault = true;
        return false;
    }
    fprintf(stderr, "stardeck: %s\n", text_string(problem));
    text_add(&frame->left_out, text_string(problem));
    text_clear(problem);
    preferences_restore_chosen(app);
    return true;
}

static bool open_all(App *app, Text *problem) {
    const AppOptions *options = &app->frame->options;
    if (!packs_lay_assets(app))
        return false;
    languages_find(app);
    if (!languages_check(app, options->language, problem))
        return false;
    preferences_open(app);
    games_open(app);
    if (!options->offscreen)
        app->frame->thinker = thinker_open();
    app->frame->adviser = adviser_open(!options->offscreen);
    app->frame->historian = historian_open(!options->offscreen);
    app->frame->measurer = measurer_open(!options->offscreen);
    app->frame->checker = pack_checker_open(!options->offscreen);
    if (!open_words(app, problem))
        return false;
    if (options->trace_file != NULL) {
        app->frame->trace = trace_open(options->trace_file, app->catalog, problem);
        if (app->frame->trace == NULL)
            return false;
    }
    SDL_ClearError(); // see gfx/frames.c: may be the first SDL call
    SDL_Init(0);      // before any thread starts, or SDL's thread data leaks
    gfx_prepare();
    second_start_open(app);
    frame_open_pictures(app);
    if (app->pictures == NULL) {
        text_add(problem, "out of memory");
        return false;
    }
    // Decoded while the window opens, which usually gets the size it had last time.
    const bool table = options->game != NULL || options->load != NULL || options->watch != NULL;
    background_prefetch(app->pictures, table ? BACKGROUND_TABLE : BACKGROUND_MENU, app->settings.width,
                        app->settings.height);
    if (!open_window(app, problem))
        return false;
    if (!options->offscreen)
        platform_leave_own_terminal();
    gfx_set_asset_layers(app->gfx, &app->frame->assets);
    audio_open(app);
    pack_watch_begin(app);
    app_apply_settings(app, NULL);
    return true;
}

static App *make(const AppOptions *options) {
    App *app = calloc(1, sizeof *app);
    AppFrame *frame = calloc(1, sizeof *frame);
    if (app == NULL || frame == NULL) {
        free(app);
        free(frame);
        return NULL;
    }
    frame->options = *options;
    app->frame = frame;
    frame->skins.assets = &frame->assets;
    frame->skins.now = frame_looks_now;
    frame->skins.context = app;
    app->skins = &frame->skins;
    frame->shelf = options->shelf;
    app->catalog = options->catalog;
    if (frame->shelf == NULL) {
        frame->shelf = &frame->own;
        pack_cache_of_one(frame->shelf, options->catalog);
        frame->shelf->folder = options->cards_folder;
        app->catalog = &frame->shelf->catalog[0];
    }
    gesture_init(&app->input);
    // The focus is visible from the start for keyboard users, until the mouse moves.
    app->input.focus_shown = app->input.unmoved = !options->offscreen;
    app->input.keyed = options->offscreen;
    return app;
}

void frame_show_first(App *app) {
    const char *file = app->frame->options.file;
    if (!preferences_notice(app)) {
        app_show(app, &menu_screen);
        if (file != NULL)
            app_open_file(app, file, &menu_screen);
    } else if (file != NULL) {
        importer_wait(app, file); // first what the notice says
    }
}

App *app_open(const AppOptions *options, Text *problem) {
    App *app = make(options);
    if (app == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    bool good = open_all(app, problem);
    if (good && options->game != NULL) {
        app->first_seat_rule = options->game->setup.first == SEAT_NONE ? FIRST_BY_RULES : FIRST_CHOSEN;
        good = app_start_game(app, options->game, problem);
    } else if (good && options->watch != NULL) {
        good = app_watch(app, options->watch, problem);
    } else if (good && options->load != NULL) {
        good = app_resume_game(app, options->load, problem);
    } else if (good && !second_start_ask(app)) {
        frame_show_first(app);
    }
    if (good)
        return app;
    if (problem->length == 0) // all other failures add a sentence themselves
        text_add(problem, "out of memory");
    app_close(app);
    return NULL;
}

void app_close(App *app) {
    if (app == NULL)
        return;
    loop_leave(app);
    second_start_close(app);
    games_close(app);
    thinker_close(app->frame->thinker);
    adviser_close(app->frame->adviser);
    historian_close(app->frame->historian);
    measurer_close(app->frame->measurer);
    pack_checker_close(app->frame->checker);
    preferences_close(app);
    pack_watch_end(app);
    sound_close(&app->sound);
    picture_store_close(app->pictures);
    gfx_close(app->gfx);
    words_destroy(app->words);
    game_words_drop(app);
    layers_finish(&app->frame->own.layers[0]);
    card_files_free(app->frame->own.files[0]);
    layers_finish(&app->frame->assets);
    languages_forget_faults(app);
    trace_close(app->frame->trace);
    free(app->frame);
    free(app);
}

int app_run(const AppOptions *options, Text *problem) {
    App *app = app_open(options, problem);
    if (app != NULL)
        loop_run(app);
    app_close(app);
    SDL_Quit();
    return app != NULL ? 0 : 2;
}
