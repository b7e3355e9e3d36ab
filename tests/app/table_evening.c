// SPDX-License-Identifier: MIT
#include "table_evening.h"

#include "ai/opponent.h"
#include "engine/game_facts.h"
#include "gfx/record.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MOST 4000
#define PASSES_SELDOM 12 // one pass in so many: they are most of the legal commands

App *evening_app;
Catalog evening_catalog;
static uint64_t now;
static const GfxRecorder unpainted = {.dry = true};
static const GfxRecorder *watching = &unpainted;
static bool painted, nameless;

void evening_open(int width, int height) {
    Problems *problems = calloc(1, sizeof *problems);
    ck_assert(problems != NULL && tested_load(&evening_catalog, problems));
    free(problems);
    const char *cards = getenv("STARDECK_CARDS"), *assets = getenv("STARDECK_ASSETS");
    const AppOptions options = {.catalog = &evening_catalog,
                                .cards_folder = cards != NULL ? cards : "cards",
                                .assets_folder = assets != NULL ? assets : "assets",
                                .language = "en",
                                .width = width,
                                .height = height,
                                .offscreen = true};
    Text problem = {0};
    evening_app = app_open(&options, &problem);
    ck_assert_msg(evening_app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    evening_app->settings = app_settings_default();
    evening_app->settings.hide_after = 0;
    now = 1000;
    evening_paint(false);
    evening_run();
}

void evening_paint(bool wanted) {
    painted = wanted;
    gfx_record(evening_app->gfx, painted ? NULL : watching);
}

void evening_watch(const GfxRecorder *recorder) {
    watching = recorder != NULL ? recorder : &unpainted;
    evening_paint(painted);
}

void evening_close(void) {
    app_close(evening_app);
    pack_finish(&evening_catalog);
}

void evening_nameless(bool wanted) {
    nameless = wanted;
}

void evening_start(int table, uint64_t seed, unsigned persons) {
    static const char *const names[] = {"Ann", "Benedikt", "Chidi", "Dorothea", "Emil", "Fatima"};
    SessionOptions options = {.setup = tested_game()->table[table]};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < options.setup.seats; seat++) {
        if (!nameless)
            strcpy(options.name[seat], names[seat]);
        if ((persons >> seat & 1) == 0)
            options.who[seat] = opponent_find("random");
    }
    Text problem = {0};
    loop_leave(evening_app);
    ck_assert_msg(app_start_game(evening_app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
}

CardTable *evening_table(void) {
    return evening_app->frame->screen == &table_screen ? evening_app->frame->self : NULL;
}

bool evening_step(int ms) {
    return loop_step(evening_app, now += (uint64_t)ms);
}

void evening_run(void) {
    for (int steps = 0; evening_step(100); steps++)
        ck_assert_int_lt(steps, STEPS_MOST);
}

static void submit(Session *session, Rng *rng) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    ck_assert_int_gt(count, 0);
    Command command = *tested_choice(evening_catalog.game, legal, count, rng);
    for (int tries = 0; tries < 40 && game_verbs(evening_catalog.game)[command.verb].passes; tries++) {
        if (rng_below(rng, PASSES_SELDOM) == 0)
            break;
        command = *tested_choice(evening_catalog.game, legal, count, rng);
    }
    ck_assert_int_eq(session_submit(session, &command), VERDICT_OK);
}

bool evening_act(Rng *rng) {
    Session *session = evening_app->session;
    switch (session_stage(session)) {
    case SESSION_DECIDING:
        submit(session, rng);
        return true;
    case SESSION_CURTAIN:
        session_take_seat(session);
        return true;
    case SESSION_SCORING:
        session_finish_showing(session);
        return true;
    case SESSION_OVER:
        return false;
    case SESSION_SHOWING:
    case SESSION_RECAP:
        return true;
    default:
        session_end_turn(session);
        return true;
    }
}

void evening_skip_opening(Rng *rng) {
    View view;
    while (tested_game()->opening != NULL) {
        match_view(session_match(evening_app->session), SEAT_NONE, &view);
        if (!tested_game()->opening(view.bytes))
            return;
        evening_run();
        ck_assert(evening_act(rng));
    }
}

void evening_record(const GfxRecorder *recorder) {
    gfx_record(evening_app->gfx, recorder);
    gfx_damage_all(evening_app->gfx);
    while (gfx_frame_next(evening_app->gfx))
        evening_app->frame->screen->draw(evening_app, evening_app->frame->self);
    evening_paint(painted);
}

void evening_record_part(const GfxRecorder *recorder, const CardTable *table,
                         void (*draw)(App *app, const CardTable *table)) {
    gfx_record(evening_app->gfx, recorder);
    gfx_damage_all(evening_app->gfx);
    while (gfx_frame_next(evening_app->gfx))
        draw(evening_app, table);
    evening_paint(painted);
}
