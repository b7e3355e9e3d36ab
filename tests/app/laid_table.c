// SPDX-License-Identifier: MIT
#include "laid_table.h"
#include "gfx/record.h"
#include "screen_stage.h"

#include <check.h>

App *laid_app;
static const GfxRecorder unpainted = {.dry = true};

void laid_open(const char *name, int width, int height) {
    laid_open_with(NULL, name, width, height);
}

void laid_open_with(const Opponent *others, const char *name, int width, int height) {
    Text problem = {0};
    ck_assert(stage_open(width, height));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    ck_assert(stage_load_position(name));
    SessionOptions options = {.setup = *stage_options()};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = seat == 0 ? NULL : others;
    ck_assert_msg(app_start_game(laid_app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    laid_run();
    if (others == NULL)
        laid_key(SDLK_RETURN);
    ck_assert_str_eq(laid_app->shown_name, "table");
}

void laid_close(void) {
    stage_close();
}

CardTable *laid_table(void) {
    return laid_app->frame->self;
}

void laid_run(void) {
    ck_assert(stage_run());
}

void laid_wait(int ms) {
    stage_wait(ms);
}

const Hit *laid_hit(const char *id) {
    return hits_find(&laid_app->hits, id);
}

void laid_point(const char *id) {
    ck_assert_msg(stage_point(id), "no %s on the screen %s", id, laid_app->shown_name);
    ck_assert_msg(hits_at(&laid_app->hits, laid_app->input.x, laid_app->input.y) == laid_hit(id),
                  "%s is covered", id);
}

void laid_click(const char *id) {
    laid_point(id);
    stage_click(id, SDL_BUTTON_LEFT);
    laid_run();
}

void laid_press(const char *id) {
    laid_point(id);
    const float x = laid_app->input.x, y = laid_app->input.y;
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEMOTION, x + 20, y - 20, 0);
    laid_wait(200);
}

void laid_release(void) {
    stage_mouse(SDL_MOUSEBUTTONUP, laid_app->input.x, laid_app->input.y, SDL_BUTTON_LEFT);
    laid_run();
}

void laid_key(SDL_Keycode code) {
    ck_assert(stage_press(SDL_GetKeyName(code)));
    laid_run();
}
