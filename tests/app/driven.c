// SPDX-License-Identifier: MIT
#include "driven.h"

#include "data/pack.h"
#include "games/registry.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEP_MS 100
#define STEPS_MOST 4000

static Catalog catalog;
static App *app;
static uint64_t now;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static App *open_with(AppOptions options);

const char *driven_game(void) {
    return place_of("STARDECK_TEST_GAME", "tactics");
}

static App *open_as(AppOptions options) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/%s", place_of("STARDECK_CARDS", "cards"), driven_game());
    Problems *problems = calloc(1, sizeof *problems);
    ck_assert(problems != NULL && pack_load(&catalog, games_find(driven_game()), folder, problems));
    free(problems);
    options.catalog = &catalog;
    options.cards_folder = place_of("STARDECK_CARDS", "cards");
    return open_with(options);
}

static App *open_with(AppOptions options) {
    options.assets_folder = place_of("STARDECK_ASSETS", "assets");
    Text problem = {0};
    app = app_open(&options, &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    now = 1000;
    driven_run();
    return app;
}

App *driven_open(const char *language, int width, int height) {
    return driven_open_with_games(language, width, height, NULL);
}

App *driven_open_with_games(const char *language, int width, int height, const char *games_folder) {
    return open_as((AppOptions){.language = language,
                                .width = width,
                                .height = height,
                                .games_folder = games_folder,
                                .offscreen = true});
}

App *driven_open_shelf(PackCache *shelf, const Catalog *first, int width, int height,
                       const char *games_folder) {
    catalog = (Catalog){0};
    return open_with((AppOptions){.catalog = first,
                                  .shelf = shelf,
                                  .cards_folder = shelf->folder,
                                  .language = "en",
                                  .width = width,
                                  .height = height,
                                  .games_folder = games_folder,
                                  .offscreen = true});
}

App *driven_open_window(int width, int height, const char *trace_file) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    unsetenv("HOME");
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_DATA_HOME");
    return open_as(
        (AppOptions){.language = "en", .width = width, .height = height, .trace_file = trace_file});
}

void driven_close(void) {
    app_close(app);
    pack_finish(&catalog);
}

void driven_unpainted(void) {
    static const GfxRecorder unpainted = {.dry = true};
    if (getenv("STARDECK_PICTURES") == NULL)
        gfx_record(app->gfx, &unpainted);
}

void driven_step(void) {
    loop_step(app, now += STEP_MS);
}

void driven_run(void) {
    // Twice: what is drawn for the first time may ask for pictures.
    for (int round = 0, steps = 0; round < 2; round++)
        for (; loop_step(app, now += STEP_MS); steps++)
            ck_assert_int_lt(steps, STEPS_MOST);
}

void driven_wait(unsigned ms) {
    loop_step(app, now += ms);
    driven_run();
}

static void press(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
    driven_run();
}

void driven_key(SDL_Keycode code) {
    const bool shown = app->input.focus_shown;
    const char *const screen = app->shown_name;
    static Hits before;
    before = app->hits;
    press(code);
    // The first key only shows where the focus is, unless it means something by itself, as it does at the
    // curtain.
    const bool did_something =
        strcmp(screen, app->shown_name) != 0 || memcmp(&before, &app->hits, sizeof before) != 0;
    if (!shown && app->input.focus_shown && code != SDLK_ESCAPE && !did_something)
        press(code);
}

void driven_type(const char *text) {
    SDL_Event event = {.type = SDL_TEXTINPUT};
    ck_assert(text_copy(event.text.text, sizeof event.text.text, text));
    loop_handle(app, &event);
    driven_run();
}

void driven_wheel(int notches) {
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = notches;
    loop_handle(app, &event);
    driven_run();
}

void driven_click(const char *hit_id) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    ck_assert_msg(hit != NULL, "no %s on the screen %s", hit_id, app->shown_name);
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)(hit->rect.x + hit->rect.w / 2);
    event.motion.y = (int)(hit->rect.y + hit->rect.h / 2);
    loop_handle(app, &event);
    event = (SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN,
                                   .button = SDL_BUTTON_LEFT,
                                   .x = (Sint32)app->input.x,
                                   .y = (Sint32)app->input.y}};
    loop_handle(app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    loop_handle(app, &event);
    driven_run();
}

bool driven_has(const char *hit_id) {
    return hits_find(&app->hits, hit_id) != NULL;
}

void driven_picture(const char *name) {
    const char *folder = getenv("STARDECK_PICTURES");
    char path[1024], error[GFX_ERROR_SIZE];
    if (folder == NULL)
        return;
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    ck_assert_msg(gfx_save_png(app->gfx, path, error), "%s", error);
}
