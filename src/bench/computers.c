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
#define FIGHTS_MAX 60

typedef struct Watch {
    App *app;
    uint64_t now, began, scene_began;
    Seat turn;
    unsigned scene;
    double took[TURNS_MAX], fought[FIGHTS_MAX];
    int turns, fights;
} Watch;

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// What is told as a whole, from where it begins to where the table goes on.
static void look_at_scene(Watch *watch, const CardTable *table) {
    const Story *story = game_story(table->view.game);
    const unsigned scene = story->scene != NULL ? story->scene(table->view.bytes) : 0;
    if (scene == watch->scene)
        return;
    if (watch->scene != 0 && watch->fights < FIGHTS_MAX)
        watch->fought[watch->fights++] = (double)(watch->now - watch->scene_began) / 1000;
    watch->scene = scene;
    watch->scene_began = watch->now;
}

static void look(Watch *watch) {
    const CardTable *table = watch->app->frame->self;
    if (watch->app->frame->screen != &table_screen || table->view.game == NULL)
        return;
    look_at_scene(watch, table);
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

static void sum_up(Watch *watch, int seats, ComputerTimes *times) {
    double all = 0;
    for (int i = 0; i < watch->turns; i++)
        all += watch->took[i];
    qsort(watch->took, (size_t)watch->turns, sizeof watch->took[0], compare);
    qsort(watch->fought, (size_t)watch->fights, sizeof watch->fought[0], compare);
    *times = (ComputerTimes){.turn = watch->took[watch->turns / 2],
                             .longest = watch->took[watch->turns - 1],
                             .round = all / watch->turns * seats,
                             .fight = watch->fights > 0 ? watch->fought[watch->fights / 2] : 0,
                             .turns = watch->turns,
                             .fights = watch->fights};
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
    sum_up(&watch, game.setup.seats, times);
    return true;
}
