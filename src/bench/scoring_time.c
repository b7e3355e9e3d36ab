// SPDX-License-Identifier: MIT
// Watches stepwise scorings (GameShow.telling) frame by frame; skips everything else.
#include "bench/scoring_time.h"

#include "ai/opponent.h"
#include "app/frame/frame.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "gfx/record.h"

#include <stdlib.h>
#include <string.h>

#define FRAME_MS 40
#define FRAMES_MAX 200000
#define ROUNDS_MAX 16

typedef struct Watch {
    App *app;
    uint64_t now, began; // began: 0: no scoring is being shown
    double took[ROUNDS_MAX];
    int rounds;
} Watch;

static bool is_told(const App *app) {
    const CardTable *table = app->frame->self;
    return app->frame->screen == &table_screen && table->game != NULL && table->game->show->telling(table);
}

// Ends each pause of the table at once.
static void look(Watch *watch) {
    Session *session = watch->app->session;
    const bool told = is_told(watch->app);
    if (told && watch->began == 0)
        watch->began = watch->now;
    if (!told && watch->began != 0) {
        if (watch->rounds < ROUNDS_MAX)
            watch->took[watch->rounds++] = (double)(watch->now - watch->began) / 1000;
        watch->began = 0;
    }
    if (session_stage(session) == SESSION_SCORING) {
        session_finish_showing(session);
        app_request_layout(watch->app);
    }
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

bool measure_scorings(const AppOptions *options, ScoringTimes *times, Text *problem) {
    SessionOptions game = {.setup = {.seats = 3, .faction = {0, 1, 2}, .first = 0, .seed = 5}};
    for (int seat = 0; seat < game.setup.seats; seat++)
        game.who[seat] = opponents[0];
    AppOptions own = *options;
    own.offscreen = true;
    own.game = &game;
    own.games_folder = NULL;
    Watch watch = {.app = app_open(&own, problem), .now = 1000};
    *times = (ScoringTimes){0};
    static const GfxRecorder unpainted = {.dry = true};
    if (watch.app != NULL)
        gfx_record(watch.app->gfx, &unpainted);
    if (watch.app == NULL)
        return false;
    for (int i = 0; i < FRAMES_MAX && session_stage(watch.app->session) != SESSION_OVER; i++) {
        loop_step(watch.app, watch.now += FRAME_MS);
        look(&watch);
    }
    app_close(watch.app);
    if (watch.rounds == 0) {
        text_add(problem, "no round was scored");
        return false;
    }
    qsort(watch.took, (size_t)watch.rounds, sizeof watch.took[0], compare);
    *times = (ScoringTimes){watch.took[watch.rounds / 2], watch.took[watch.rounds - 1], watch.rounds};
    return true;
}
