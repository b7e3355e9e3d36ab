// SPDX-License-Identifier: MIT
// The program: a subcommand, or the window.
#include "app/frame/measure.h"
#include "cli/bench_window.h"
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/window_options.h"
#include "core/hash.h"

#include <time.h>
#include <unistd.h>

// For a game that nobody named a seed for: another one each time.
static uint64_t fresh_seed(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    const uint64_t parts[] = {(uint64_t)time.tv_sec, (uint64_t)time.tv_nsec, (uint64_t)getpid()};
    return hash_bytes(parts, sizeof parts, 0) >> 32; // short enough to write down
}

static int open_window(const WindowOptions *given, const Catalog *catalog, Packs *packs, const char *assets) {
    SessionOptions session = {.setup = {.first = SEAT_NONE}};
    Players players;
    if (given->game != NULL) {
        if (!window_options_players(given, catalog, &players))
            return EXIT_USAGE;
        session.setup = players.setup;
        for (Seat seat = 0; seat < SEATS_MAX; seat++)
            session.who[seat] = players.who[seat];
    }
    const AppOptions app = {.catalog = catalog,
                            .shelf = &packs->shelf,
                            .cards_folder = packs_folder(packs),
                            .assets_folder = assets,
                            .language = given->language,
                            .width = given->size.width,
                            .height = given->size.height,
                            .fullscreen = given->fullscreen,
                            .trace_file = given->trace,
                            .watch = given->watch,
                            .load = given->load,
                            .game = given->game != NULL ? &session : NULL};
    Text problem = {0};
    const int status = app_run(&app, &problem);
    if (problem.length > 0)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return status;
}

// For stardeck bench --window: the command line does not know the window, so the two meet here.
static bool measure_window(const WindowBench *bench, WindowCosts *costs, Text *problem) {
    SessionOptions session = {.setup = bench->players->setup};
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        session.who[seat] = bench->players->who[seat];
    const AppOptions app = {.catalog = bench->catalog,
                            .cards_folder = bench->cards_folder,
                            .assets_folder = bench->assets_folder,
                            .language = "en",
                            .width = bench->width,
                            .height = bench->height,
                            .game = &session};
    Measures measures;
    const bool good = app_measure(&app, &measures, problem);
    *costs = (WindowCosts){.full_ms = {measures.full_ms[0], measures.full_ms[1]},
                           .part_ms = {measures.part_ms[0], measures.part_ms[1]},
                           .drag_ms = measures.drag_ms,
                           .pss_kib = measures.pss_kib};
    return good;
}

// The first game whose pack can be used; of the others the faults are told.
static const Catalog *first_pack(Packs *packs) {
    const Catalog *first = NULL;
    for (const char *const *game = packs_games(); *game != NULL; game++) {
        const Catalog *catalog = packs_open(packs, *game);
        if (first == NULL)
            first = catalog;
    }
    return first;
}

static int run_window(int argc, char **argv) {
    WindowOptions given = {.seed = fresh_seed()};
    int status = window_options_read(argc, argv, &given);
    if (status != OPTIONS_GO_ON)
        return status;
    Packs packs = {.cards = given.cards};
    Text assets = {0}, problem = {0};
    const Catalog *catalog = given.game != NULL ? packs_open(&packs, given.game) : first_pack(&packs);
    if (catalog == NULL)
        status = EXIT_USAGE;
    else if (!locate_assets(&assets, &problem))
        status = say_error(EXIT_USAGE, "%s", text_string(&problem));
    else
        status = open_window(&given, catalog, &packs, text_string(&assets));
    text_finish(&assets);
    text_finish(&problem);
    packs_finish(&packs);
    return status;
}

int main(int argc, char **argv) {
    bench_window_by(measure_window);
    if (argc > 1 && argv[1][0] != '-')
        return cli_run(argc - 1, argv + 1);
    return run_window(argc, argv);
}
