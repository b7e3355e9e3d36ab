// SPDX-License-Identifier: MIT
#include "laid_table.h"

#include "data/pack.h"
#include "data/scenario.h"
#include "games/registry.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define STEP_MS 20

App *laid_app;
static Catalog catalog;
static Game game; // the game, but one that begins with the position of a file
static uint8_t *position;
static uint64_t now;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static bool keep_position(const void *rules, const SetupOptions *options, const void *given, Rng *rng,
                          void *state, EventList *events, Text *problem, Text *path) {
    memcpy(position, given, game.position_bytes);
    return games_find("tactics")->position(rules, options, given, rng, state, events, problem, path);
}

static void deal_position(const void *rules, const SetupOptions *options, Rng *rng, void *state,
                          EventList *events) {
    Text problem = {0}, path = {0};
    games_find("tactics")->position(rules, options, position, rng, state, events, &problem, &path);
    text_finish(&problem);
    text_finish(&path);
}

static const Catalog *find_pack(void *context, const char *id, Text *problem) {
    (void)context;
    (void)problem;
    return strcmp(id, "tactics") == 0 ? &catalog : NULL;
}

static SetupOptions read_position(const char *name) {
    Text path = {0}, problem = {0};
    Problems *problems = calloc(1, sizeof *problems);
    text_printf(&path, "%s/../tests/app/shots/%s", place_of("STARDECK_CARDS", "cards"), name);
    Scenario *scenario = scenario_load(text_string(&path), &(ScenarioPacks){NULL, find_pack}, problems);
    ck_assert_msg(scenario != NULL, "%s cannot be read", text_string(&path));
    Match *match = scenario_position(scenario, &problem);
    ck_assert_msg(match != NULL, "%s", text_string(&problem));
    const SetupOptions options = *match_options(match);
    match_destroy(match);
    scenario_destroy(scenario);
    free(problems);
    text_finish(&path);
    text_finish(&problem);
    return options;
}

void laid_open(const char *name, int width, int height) {
    Text folder = {0}, problem = {0};
    Problems *problems = calloc(1, sizeof *problems);
    text_printf(&folder, "%s/tactics", place_of("STARDECK_CARDS", "cards"));
    game = *games_find("tactics");
    game.setup = deal_position;
    game.position = keep_position;
    position = calloc(1, game.position_bytes);
    ck_assert(problems != NULL && position != NULL);
    ck_assert(pack_load(&catalog, &game, text_string(&folder), problems));
    free(problems);
    laid_app = app_open(&(AppOptions){.catalog = &catalog,
                                      .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                      .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                      .language = "en",
                                      .width = width,
                                      .height = height,
                                      .offscreen = true},
                        &problem);
    ck_assert_msg(laid_app != NULL, "%s", text_string(&problem));
    now = 1000;
    const SessionOptions options = {.setup = read_position(name)};
    ck_assert(app_start_game(laid_app, &options, &problem));
    text_finish(&folder);
    text_finish(&problem);
    laid_run();
    laid_key(SDLK_RETURN);
    laid_run();
    ck_assert_str_eq(laid_app->shown_name, "table");
}

void laid_close(void) {
    app_close(laid_app);
    pack_finish(&catalog);
    free(position);
}

TableScreen *laid_table(void) {
    return laid_app->frame->self;
}

void laid_run(void) {
    for (int steps = 0; loop_step(laid_app, now += STEP_MS); steps++)
        ck_assert_int_lt(steps, 5000);
}

void laid_wait(int ms) {
    for (int done = 0; done < ms; done += STEP_MS)
        loop_step(laid_app, now += STEP_MS);
}

const Hit *laid_hit(const char *id) {
    return hits_find(&laid_app->hits, id);
}

static void mouse(SDL_EventType type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.state = laid_app->input.pressed ? SDL_BUTTON_LMASK : 0;
        event.motion.x = (Sint32)x;
        event.motion.y = (Sint32)y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (Sint32)x;
        event.button.y = (Sint32)y;
    }
    loop_handle(laid_app, &event);
}

// A place where nothing lies over it.
void laid_point(const char *id) {
    const Hit *hit = laid_hit(id);
    ck_assert_msg(hit != NULL, "no %s on the screen %s", id, laid_app->shown_name);
    const float x = hit->rect.x + hit->rect.w * 0.5F;
    for (float part = 0.5F; part > 0.02F; part -= 0.04F) {
        const float y = hit->rect.y + hit->rect.h * part;
        if (hits_at(&laid_app->hits, x, y) == hit) {
            mouse(SDL_MOUSEMOTION, x, y);
            return;
        }
    }
    ck_abort_msg("%s is covered", id);
}

void laid_click(const char *id) {
    laid_point(id);
    mouse(SDL_MOUSEBUTTONDOWN, laid_app->input.x, laid_app->input.y);
    mouse(SDL_MOUSEBUTTONUP, laid_app->input.x, laid_app->input.y);
    laid_run();
}

void laid_press(const char *id) {
    laid_point(id);
    const float x = laid_app->input.x, y = laid_app->input.y;
    mouse(SDL_MOUSEBUTTONDOWN, x, y);
    mouse(SDL_MOUSEMOTION, x + 20, y - 20);
    laid_wait(200);
}

void laid_release(void) {
    mouse(SDL_MOUSEBUTTONUP, laid_app->input.x, laid_app->input.y);
    laid_run();
}

void laid_key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(laid_app, &event);
    laid_run();
}
