// SPDX-License-Identifier: MIT
// Plays several simulated games at once and adds up their results in order.
#include "cli/simulation.h"

#include "cli/progress.h"
#include "cli/say.h"
#include "play/jobs.h"

#include <stdlib.h>

typedef struct Work {
    const Simulation *simulation;
    Tallies *tallies;
    Progress progress;
} Work;

static int play_one(void *context, uint64_t number, void *mind, void *game, Text *problem) {
    const Work *work = context;
    const GameEnd end = simulation_game(work->simulation, number, mind, &progress_stopped, game, problem);
    return end == GAME_FINISHED ? JOBS_DONE : end == GAME_STOPPED ? JOBS_STOPPED : (int)end;
}

static void add_one(void *context, const void *result) {
    const Work *work = context;
    const SimulatedGame *game = result;
    Text features = game->features;
    if (work->simulation->features != NULL)
        fputs(text_string(&features), work->simulation->features);
    text_finish(&features);
    simulation_totals_add(work->simulation, work->tallies, game);
}

static bool is_stopped(void *context) {
    (void)context;
    return progress_stopped != 0;
}

static void show(void *context, uint64_t done) {
    Work *work = context;
    progress_show(&work->progress, done);
}

int simulation_play(const Simulation *simulation, Tallies *tallies) {
    Work work = {.simulation = simulation, .tallies = tallies};
    const Jobs jobs = {.count = simulation->games,
                       .workers = simulation->jobs,
                       .result_bytes = sizeof(SimulatedGame),
                       .memory_bytes = sizeof(Mind),
                       .context = &work,
                       .work = play_one,
                       .add = add_one,
                       .stopped = is_stopped,
                       .progress = show};
    Text problem = {0};
    tallies->turns = calloc((size_t)simulation->games, sizeof *tallies->turns);
    if (tallies->turns == NULL)
        return SIMULATION_NO_MEMORY;
    progress_begin(&work.progress, simulation->games);
    const int end = jobs_run(&jobs, &problem);
    progress_end(&work.progress);
    int status = EXIT_GOOD;
    if (end == JOBS_STOPPED)
        status = SIMULATION_STOPPED;
    else if (end == JOBS_NO_MEMORY)
        status = SIMULATION_NO_MEMORY;
    else if (end != JOBS_DONE)
        status = say_error(end == GAME_FAULTY ? EXIT_FALSE : EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return status;
}
