// SPDX-License-Identifier: MIT
// Several simulated games at once. Workers take the next game of a stretch each; when all of it is played it
// is added up in order.
#include "cli/simulation.h"

#include "cli/say.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define STRETCH 2048 // games that are remembered one by one
#define BAR 40       // characters of the progress bar

typedef struct Work {
    const Simulation *simulation;
    pthread_mutex_t lock;    // of all below
    uint64_t from, next, to; // the stretch, and the game that nobody has taken yet
    uint64_t done;
    bool shows; // the bar
    int shown;  // per mille, as it stands there
    GameEnd end[STRETCH];
    SimulatedGame game[STRETCH];
    uint64_t faulty; // the first game that went wrong, and why
    Text problem;
} Work;

static volatile sig_atomic_t stopped;

static void on_interrupt(int signal_number) {
    (void)signal_number;
    stopped = 1;
}

int simulation_cores(void) {
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > 256 ? 256 : (int)cores;
}

// ---- the bar

static void show(Work *work) {
    const int reached = (int)(work->done * 1000 / work->simulation->games);
    if (!work->shows || reached == work->shown)
        return;
    work->shown = reached;
    fprintf(stderr, "\r[%.*s%*s] %3d.%d %%", reached * BAR / 1000, "########################################",
            BAR - reached * BAR / 1000, "", reached / 10, reached % 10);
    fflush(stderr);
}

static void wipe(const Work *work) {
    if (work->shows && work->shown >= 0)
        fprintf(stderr, "\r%*s\r", BAR + 12, "");
}

// ---- workers

static bool take(Work *work, uint64_t *number) {
    pthread_mutex_lock(&work->lock);
    const bool any = work->next < work->to && !stopped && work->faulty == UINT64_MAX;
    if (any)
        *number = work->next++;
    pthread_mutex_unlock(&work->lock);
    return any;
}

static void give(Work *work, uint64_t number, GameEnd end, Text *problem) {
    pthread_mutex_lock(&work->lock);
    work->end[number - work->from] = end;
    work->done++;
    if (problem->length > 0 && number < work->faulty) {
        work->faulty = number;
        text_clear(&work->problem);
        text_add(&work->problem, text_string(problem));
    }
    show(work);
    pthread_mutex_unlock(&work->lock);
}

static void *run(void *data) {
    Work *work = data;
    Mind *mind = malloc(sizeof *mind);
    uint64_t number;
    while (mind != NULL && take(work, &number)) {
        Text problem = {0};
        const GameEnd end = simulation_game(work->simulation, number, mind, &stopped,
                                            &work->game[number - work->from], &problem);
        give(work, number, end, &problem);
        text_finish(&problem);
    }
    free(mind);
    return NULL;
}

// The stretch from `from` to `to`, by all workers; this thread is one of them.
static void play_stretch(Work *work, uint64_t from, uint64_t to) {
    pthread_t thread[256];
    int begun = 0;
    work->from = work->next = from;
    work->to = to;
    for (uint64_t i = 0; i < to - from; i++)
        work->end[i] = GAME_STOPPED;
    while (begun + 1 < work->simulation->jobs && (uint64_t)begun + 1 < to - from &&
           pthread_create(&thread[begun], NULL, run, work) == 0)
        begun++;
    run(work);
    for (int i = 0; i < begun; i++)
        pthread_join(thread[i], NULL);
}

// Adds the games up to the first that was not played to its end. False: there is one.
static bool add_stretch(const Work *work, Tallies *tallies) {
    for (uint64_t i = 0; i < work->to - work->from; i++) {
        if (work->end[i] != GAME_FINISHED)
            return false;
        tallies_add(work->simulation, tallies, &work->game[i]);
    }
    return true;
}

static int play_stretches(Work *work, Tallies *tallies) {
    const uint64_t games = work->simulation->games;
    for (uint64_t from = 0; from < games; from += STRETCH) {
        play_stretch(work, from, games - from < STRETCH ? games : from + STRETCH);
        if (work->faulty != UINT64_MAX) {
            wipe(work);
            const bool faulty = work->end[work->faulty - work->from] == GAME_FAULTY;
            return say_error(faulty ? EXIT_FALSE : EXIT_USAGE, "%s", text_string(&work->problem));
        }
        if (!add_stretch(work, tallies))
            return stopped ? SIMULATION_STOPPED : SIMULATION_NO_MEMORY;
    }
    return EXIT_GOOD;
}

int simulation_play(const Simulation *simulation, Tallies *tallies) {
    Work *work = calloc(1, sizeof *work);
    tallies->turns = calloc(simulation->games, sizeof *tallies->turns);
    if (work == NULL || tallies->turns == NULL) {
        free(work);
        return SIMULATION_NO_MEMORY;
    }
    work->simulation = simulation;
    work->faulty = UINT64_MAX;
    work->shown = -1;
    work->shows = isatty(STDERR_FILENO) != 0;
    pthread_mutex_init(&work->lock, NULL);
    void (*before)(int) = signal(SIGINT, on_interrupt);
    const int status = play_stretches(work, tallies);
    signal(SIGINT, before);
    wipe(work);
    pthread_mutex_destroy(&work->lock);
    text_finish(&work->problem);
    free(work);
    return status;
}
