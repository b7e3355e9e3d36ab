// SPDX-License-Identifier: MIT
// Drives the window by the same two calls as the main loop, loop_handle and loop_step. The turns played
// before measuring use a fast clock, so that no animation has to be waited for.
#include "bench/measure.h"

#include "ai/opponent.h"
#include "app/frame/frame.h"
#include "bench/mouse.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CARDS 14   // on the table before measuring
#define FRAMES 120 // of each kind
#define MOVES 180  // of the dragged card
#define MOVES_A_SECOND 60
#define ROUNDS_MAX 20000 // loop iterations until an attempt is given up
#define ROUND_MS 50      // step of the fast clock

typedef struct Measuring {
    App *app;
    uint64_t now; // the window's clock, ms
} Measuring;

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void sleep_until(double end) {
    const double left = end - seconds(CLOCK_MONOTONIC);
    if (left <= 0)
        return;
    const struct timespec time = {(time_t)left, (long)((left - floor(left)) * 1e9)};
    nanosleep(&time, NULL);
}

// ---- a game on the table

static void take_events(Measuring *run) {
    for (SDL_Event event; SDL_PollEvent(&event) != 0;)
        loop_handle(run->app, &event);
}

// Runs until everything has been shown and every picture is loaded. False if that never happens.
static bool settle(Measuring *run) {
    for (int round = 0; round < ROUNDS_MAX && !run->app->frame->quit; round++) {
        take_events(run);
        const bool busy = loop_step(run->app, run->now += ROUND_MS);
        if (!busy && run->app->frame->pictures == 0)
            return true;
        if (!busy)
            SDL_Delay(5);
    }
    return false;
}

static int cards_on_table(const App *app) {
    int count = 0;
    for (int i = 0; i < app->hits.count; i++) {
        int length = 0;
        sscanf(app->hits.item[i].id, "row:%*d:card:%*d%n", &length);
        count += length > 0 && app->hits.item[i].id[length] == '\0';
    }
    return count;
}

// An opponent chooses what the person does here.
static bool play_command(Measuring *run, Rng *rng) {
    Session *session = run->app->session;
    const Command *legal;
    const int count = session_legal(session, &legal);
    if (session_stage(session) == SESSION_END_TURN) {
        session_end_turn(session);
        return true;
    }
    if (count < 1)
        return false;
    const Decision decision = {.view = session_view(session),
                               .rules = run->app->catalog->rules,
                               .legal = legal,
                               .count = count,
                               .rng = rng};
    const Command command = legal[opponents[0]->choose(&decision)];
    return session_submit(session, &command) == VERDICT_OK;
}

// Plays until enough cards are on the table and it is the person's turn.
static bool play(Measuring *run) {
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < 200; i++) {
        const bool at_rest = settle(run);
        if (!at_rest || session_stage(run->app->session) == SESSION_OVER)
            return false;
        if (session_stage(run->app->session) == SESSION_DECIDING && cards_on_table(run->app) >= CARDS &&
            hits_find(&run->app->hits, "hand:1") != NULL)
            return true;
        if (!play_command(run, &rng))
            return false;
    }
    return false;
}

// ---- frames

static int compare_doubles(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

// Measures frames in which `region` is redrawn, in milliseconds: median and 95th percentile.
static void measure_frames(Measuring *run, GfxRect region, double result[2]) {
    double ms[FRAMES];
    for (int i = 0; i < FRAMES; i++) {
        take_events(run);
        loop_step(run->app, ++run->now);
        gfx_damage(run->app->gfx, region);
        const double start = seconds(CLOCK_MONOTONIC);
        loop_step(run->app, ++run->now);
        ms[i] = (seconds(CLOCK_MONOTONIC) - start) * 1000;
    }
    qsort(ms, FRAMES, sizeof ms[0], compare_doubles);
    result[0] = ms[FRAMES / 2];
    result[1] = ms[FRAMES * 95 / 100];
}

// ---- dragging

// Takes a card from the hand, moves it in circles over the rows at screen speed, and drops it nowhere. A
// first circle creates what is cached, such as the card at each angle. Negative: the card could not be
// dragged.
static double measure_drag(Measuring *run) {
    const GfxLayout window = gfx_layout(run->app->gfx);
    const float w = (float)window.width, h = (float)window.height;
    const Hit *card = hits_find(&run->app->hits, "hand:1");
    double began = 0, cpu = 0;
    mouse_send(run->app, SDL_MOUSEMOTION, card->rect.x + card->rect.w / 2, card->rect.y + card->rect.h / 2);
    mouse_send(run->app, SDL_MOUSEBUTTONDOWN, run->app->input.x, run->app->input.y);
    for (int i = 0; i < 2 * MOVES; i++) {
        if (i % MOVES == 0) {
            began = seconds(CLOCK_MONOTONIC);
            cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
        }
        const float turn = 6.2832f * (float)i / 90;
        take_events(run);
        mouse_send(run->app, SDL_MOUSEMOTION, w * (0.5f + 0.27f * cosf(turn)),
                   h * (0.45f + 0.2f * sinf(turn)));
        loop_step(run->app, run->now += 1000 / MOVES_A_SECOND);
        sleep_until(began + (double)(i % MOVES + 1) / MOVES_A_SECOND);
    }
    const bool dragged = run->app->input.dragging;
    const double spent = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu, time = seconds(CLOCK_MONOTONIC) - began;
    mouse_send(run->app, SDL_MOUSEMOTION, 1, 1);
    mouse_send(run->app, SDL_MOUSEBUTTONUP, 1, 1);
    loop_step(run->app, ++run->now);
    return dragged ? spent * 1000 / time : -1;
}

// ---- memory

static long pss_kib(void) {
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    char line[256];
    long kib = 0;
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "Pss: %ld", &kib) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return kib;
}

// ---- all of it

static bool measure(Measuring *run, Measures *measures, Text *problem) {
    if (!play(run)) {
        text_add(problem, "the game did not come to a turn in which something can be measured");
        return false;
    }
    const GfxLayout window = gfx_layout(run->app->gfx);
    measure_frames(run, gfx_rect(0, 0, (float)window.width, (float)window.height), measures->full_ms);
    measure_frames(run, hits_find(&run->app->hits, "hand:1")->rect, measures->part_ms);
    measures->drag_ms = measure_drag(run);
    measures->pss_kib = pss_kib();
    if (measures->drag_ms < 0)
        text_add(problem, "the card could not be dragged");
    return measures->drag_ms >= 0;
}

bool measure_window(const AppOptions *options, Measures *measures, Text *problem) {
    Measuring run = {.app = app_open(options, problem), .now = SDL_GetTicks64()};
    *measures = (Measures){.pss_kib = 0};
    const bool good = run.app != NULL && measure(&run, measures, problem);
    app_close(run.app);
    SDL_Quit();
    return good;
}
