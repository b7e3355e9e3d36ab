// SPDX-License-Identifier: MIT
// A turn begins when the seat whose turn it is changes in what the table shows.
#include "bench/computers.h"

#include "ai/opponent.h"
#include "app/frame/frame.h"
#include "app/kit/table.h"
#include "engine/game_facts.h"
#include "gfx/record.h"

#include <stdlib.h>

#define FRAME_MS 20
#define FRAMES_MAX 400000
#define TURNS_MAX 60

typedef struct Watch {
    App *app;
    uint64_t now, began;
    Seat turn;
    double took[TURNS_MAX];
    int turns;
} Watch;

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void look(Watch *watch) {
    const CardTable *table = watch->app->frame->self;
    if (watch->app->frame->screen != &table_screen || table->view.game == NULL)
        return;
    const Seat turn = game_story(table->view.game)->turn(table->view.bytes);
    if (turn == watch->turn)
        return;
    if (watch->turn != SEAT_NONE && turn != SEAT_NONE && watch->turns < TURNS_MAX)
        watch->took[watch->turns++] = (double)(watch->now - watch->began) / 1000;
    watch->turn = turn;
    watch->began = watch->now;
}

// Nobody waits for a thinking computer. What is held to be looked at ends by itself, as it does for people.
static void step(Watch *watch) {
    if (session_stage(watch->app->session) != SESSION_THINKING)
        watch->now += FRAME_MS;
    loop_step(watch->app, watch->now);
}

bool measure_computers(const AppOptions *options, const Catalog *catalog, float speed, ComputerTimes *times,
                       Text *problem) {
    SessionOptions game = {.setup = {.seats = game_seats_max(catalog->game), .first = 0, .seed = 5}};
    for (int seat = 0; seat < game.setup.seats; seat++) {
        game.setup.faction[seat] = (uint8_t)seat;
        game.who[seat] = opponent_for("easy", catalog->game);
    }
    AppOptions own = *options;
    own.catalog = catalog;
    own.offscreen = true;
    own.game = &game;
    own.games_folder = NULL;
    Watch watch = {.app = app_open(&own, problem), .now = 1000, .turn = SEAT_NONE};
    static const GfxRecorder unpainted = {.dry = true};
    if (watch.app == NULL)
        return false;
    gfx_record(watch.app->gfx, &unpainted);
    watch.app->settings.others_speed = speed;
    for (int i = 0;
         i < FRAMES_MAX && watch.turns < TURNS_MAX && session_stage(watch.app->session) != SESSION_OVER;
         i++) {
        step(&watch);
        look(&watch);
    }
    app_close(watch.app);
    if (watch.turns == 0) {
        text_add(problem, "no turn came to its end");
        return false;
    }
    double all = 0;
    for (int i = 0; i < watch.turns; i++)
        all += watch.took[i];
    qsort(watch.took, (size_t)watch.turns, sizeof watch.took[0], compare);
    *times = (ComputerTimes){watch.took[watch.turns / 2], watch.took[watch.turns - 1],
                             all / watch.turns * game.setup.seats, watch.turns};
    return true;
}
