// SPDX-License-Identifier: MIT
#include "app/app.h"

#include "app/frame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// ---- what screens ask of the frame
// ------------------------------------------------------------------------------

void app_mark(App *app) {
    app->frame->marked = app->frame->moving = true;
}

void app_animate(App *app) {
    app->frame->moving = true;
}

void app_show(App *app, const Screen *screen) {
    app->frame->next = screen;
}

void app_quit(App *app) {
    app->frame->quit = true;
}

const AppNotice *app_notice(const App *app) {
    return &app->frame->notice;
}

void app_message(App *app, const char *title, const char *text, const Screen *back) {
    AppNotice *notice = &app->frame->notice;
    text_copy(notice->title, sizeof notice->title, title);
    text_copy(notice->text, sizeof notice->text, text);
    notice->back = back;
    app_show(app, &message_screen);
}

void *app_game_memory(App *app, size_t bytes) {
    if (app->frame->memory == NULL)
        app->frame->memory = calloc(1, bytes);
    return app->frame->memory;
}

void frame_end_game(App *app) {
    session_destroy(app->session);
    app->session = NULL;
    free(app->frame->memory);
    app->frame->memory = NULL;
}

static void command_done(void *context, Seat seat, const Command *command, uint64_t hash) {
    const App *app = context;
    if (app->frame->trace != NULL)
        trace_command(app->frame->trace, seat, command, hash);
}

uint64_t app_new_seed(const App *app) {
    (void)app;
    Rng rng;
    rng_seed(&rng, (uint64_t)time(NULL) * 1000003u ^ SDL_GetPerformanceCounter());
    return 100000 + rng_below(&rng, 900000);
}

bool app_start_game(App *app, const SessionOptions *options, Text *problem) {
    Session *session = session_create(app->catalog, options, problem);
    if (session == NULL)
        return false;
    frame_end_game(app);
    app->session = session;
    app->chosen = *options;
    app->frame->version = session_version(session) - 1; // so that the loop looks for the screen
    session_listen(session, command_done, app);
    if (app->frame->trace != NULL)
        trace_game(app->frame->trace, &options->setup);
    return true;
}

void app_leave_game(App *app) {
    app->frame->leave_game = true; // by the loop: the screen that asks still uses it
}

// ---- language
// ---------------------------------------------------------------------------------------------------

// `between`: what begins each line but the first; errors on the terminal carry the program's name.
static void print_problems(const Problems *problems, const char *between, Text *out) {
    for (int i = 0; i < problems->count; i++) {
        if (i > 0)
            text_add(out, between);
        problem_print(&problems->item[i], out);
    }
    if (problems->dropped > 0)
        text_printf(out, "%sand %d more", between, problems->dropped);
}

static Words *load_words(const AppOptions *options, const Catalog *catalog, const char *language,
                         const char *between, Text *problem) {
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL)
        return NULL;
    Words *words = ui_words_load(options->assets_folder, options->cards_folder, catalog, language, problems);
    print_problems(problems, between, problem);
    free(problems);
    return words;
}

bool app_set_language(App *app, const char *language, Text *problem) {
    Words *words = load_words(app->frame->options, app->catalog, language, "\n", problem);
    if (words == NULL)
        return false;
    words_destroy(app->words);
    app->words = words;
    text_copy(app->settings.language, sizeof app->settings.language, language);
    gfx_drop_caches(app->gfx); // cards have their texts painted in
    app_mark(app);
    return true;
}

// The languages there are; the first is for everybody else.
static const char *language_of(const char *wanted) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; wanted == NULL && i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != 0)
            wanted = value;
    }
    return wanted != NULL && strncmp(wanted, "de", 2) == 0 ? "de" : "en";
}

// The first game that is offered: two persons, and not two factions that are allies elsewhere (packs list
// those side by side).
static void choose_first(App *app) {
    SetupOptions *setup = &app->chosen.setup;
    *setup = (SetupOptions){.seats = 2, .first = SEAT_NONE, .seed = app_new_seed(app)};
    const uint8_t factions = catalog_count(app->catalog, app->catalog->game->seat_table);
    setup->faction[1] = (uint8_t)(factions - 1);
}

// ---- opening and closing
// ----------------------------------------------------------------------------------------

static void log_asset(void *context, const char *message) {
    (void)context;
    fprintf(stderr, "stardeck: %s\n", message);
}

static float number_of_environment(const char *name, float absent) {
    const char *value = getenv(name);
    if (value == NULL || value[0] == 0)
        return absent;
    char *end;
    const float number = strtof(value, &end);
    return end != value && *end == 0 && number >= 0 && number <= 100 ? number : absent;
}

static void open_pictures(App *app) {
    Text folder = {0};
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache != NULL && cache[0] == '/')
        text_printf(&folder, "%s/stardeck/pictures", cache);
    else if (home != NULL && home[0] == '/')
        text_printf(&folder, "%s/.cache/stardeck/pictures", home);
    app->pictures = picture_store_open(
        &(PictureOptions){.folder = folder.length > 0 ? folder.data : NULL, .worker = true});
    text_finish(&folder);
}

// Without a display SDL takes a driver that draws into nothing. That is good for tests that ask for it by
// name; anybody else would wait for a window in vain.
static bool can_be_seen(void) {
    const char *driver = SDL_GetCurrentVideoDriver(), *wanted = getenv("SDL_VIDEODRIVER");
    if (wanted != NULL && wanted[0] != 0)
        return true;
    return driver != NULL && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0;
}

static bool open_window(App *app, Text *problem) {
    const AppOptions *options = app->frame->options;
    char error[GFX_ERROR_SIZE] = "";
    app->gfx = gfx_open(&(GfxOptions){.asset_root = options->assets_folder,
                                      .title = "Stardeck",
                                      .width = options->width,
                                      .height = options->height,
                                      .fullscreen = options->fullscreen,
                                      .log = log_asset},
                        error);
    if (app->gfx == NULL)
        text_add(problem, error);
    else if (!can_be_seen())
        text_add(problem, "There is no screen to open a window on: check DISPLAY or WAYLAND_DISPLAY.");
    return app->gfx != NULL && can_be_seen();
}

static bool open_all(App *app, Text *problem) {
    const AppOptions *options = app->frame->options;
    const char *language = language_of(options->language);
    text_copy(app->settings.language, sizeof app->settings.language, language);
    app->settings.animation_speed = number_of_environment("STARDECK_ANIMATION", 1);
    app->settings.reduced_motion = number_of_environment("STARDECK_REDUCED_MOTION", 0) > 0;
    app->words = load_words(options, app->catalog, language, "\nstardeck: ", problem);
    if (app->words == NULL)
        return false;
    if (options->trace_file != NULL) {
        app->frame->trace = trace_open(options->trace_file, app->catalog, problem);
        if (app->frame->trace == NULL)
            return false;
    }
    if (!open_window(app, problem))
        return false;
    open_pictures(app);
    if (app->pictures == NULL)
        text_add(problem, "out of memory");
    return app->pictures != NULL;
}

static void close_all(App *app) {
    loop_leave(app);
    frame_end_game(app);
    picture_store_close(app->pictures);
    gfx_close(app->gfx);
    words_destroy(app->words);
    trace_close(app->frame->trace);
    SDL_Quit();
}

int app_run(const AppOptions *options, Text *problem) {
    AppFrame frame = {.options = options};
    App *app = calloc(1, sizeof *app);
    if (app == NULL) {
        text_add(problem, "out of memory");
        return 2;
    }
    app->frame = &frame;
    app->catalog = options->catalog;
    choose_first(app);
    gesture_init(&app->input);
    bool good = open_all(app, problem);
    if (good && options->game != NULL)
        good = app_start_game(app, options->game, problem);
    else
        app_show(app, &menu_screen);
    if (good)
        loop_run(app);
    close_all(app);
    free(app);
    return good ? 0 : 2;
}
