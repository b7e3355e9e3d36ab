// SPDX-License-Identifier: MIT
// Only frames in which something of what others do is shown are counted; thoughts are cut short.
#include "bench/fights.h"

#include "ai/opponent.h"
#include "app/frame/frame.h"
#include "app/kit/table.h"

#include <SDL2/SDL.h>
#include <stdlib.h>
#include <time.h>

#define FRAME_MS 16
#define FRAMES_MAX 3000
#define STEPS_MAX 60000

static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static bool is_shown(const App *app) {
    const CardTable *table = app->frame->self;
    return app->frame->screen == &table_screen && table->showing && table->next_event > 0 &&
           timeline_running(&table->timeline);
}

static int watch(App *app, double ms[FRAMES_MAX]) {
    uint64_t now = SDL_GetTicks64();
    int frames = 0;
    SDL_Event event;
    for (int i = 0; i < STEPS_MAX && frames < FRAMES_MAX && session_stage(app->session) != SESSION_OVER;
         i++) {
        while (SDL_PollEvent(&event))
            loop_handle(app, &event);
        if (session_stage(app->session) == SESSION_SCORING) {
            session_finish_showing(app->session);
            app_request_layout(app);
        }
        const bool shown = is_shown(app);
        const double start = now_ms();
        loop_step(app, now += FRAME_MS);
        if (shown)
            ms[frames++] = now_ms() - start;
        if (session_stage(app->session) == SESSION_THINKING)
            SDL_Delay(1);
    }
    return frames;
}

bool measure_fights(const AppOptions *options, const Catalog *catalog, FightFrames *frames, Text *problem) {
    SessionOptions game = {.setup = {.seats = 2, .first = 0, .seed = 7}};
    for (int seat = 0; seat < game.setup.seats; seat++) {
        game.setup.faction[seat] = (uint8_t)seat;
        game.who[seat] = opponent_for("easy", catalog->game);
    }
    AppOptions own = *options;
    own.catalog = catalog;
    own.width = 1920;
    own.height = 1080;
    own.game = &game;
    own.games_folder = NULL;
    App *app = app_open(&own, problem);
    double *ms = calloc(FRAMES_MAX, sizeof *ms);
    if (app != NULL && ms != NULL) {
        app->settings.computer_beat = 0;
        frames->frames = watch(app, ms);
    }
    app_close(app);
    SDL_Quit();
    const int count = frames->frames;
    if (app != NULL && ms != NULL && count > 0) {
        qsort(ms, (size_t)count, sizeof *ms, compare);
        *frames = (FightFrames){ms[count / 2], ms[count * 95 / 100], ms[count * 99 / 100], count};
    } else if (problem->length == 0) {
        text_add(problem, "no fight was shown");
    }
    free(ms);
    return count > 0;
}
