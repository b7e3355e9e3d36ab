// SPDX-License-Identifier: MIT
// The program: a subcommand, or the window.
#include "app/frame/app.h"
#include "app/frame/start_fault.h"
#include "bench/window.h"
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/window_options.h"
#include "core/hash.h"
#include "data/save.h"
#include "games/registry.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// For a game that nobody named a seed for: another one each time.
static uint64_t fresh_seed(void) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    const uint64_t parts[] = {(uint64_t)time.tv_sec, (uint64_t)time.tv_nsec, (uint64_t)getpid()};
    return hash_bytes(parts, sizeof parts, 0) >> 32; // short enough to write down
}

// What app_run says, with each line but the first beginning as errors on the terminal do.
static void keep_lines(Text *out, const char *problem) {
    static const char prefix[] = "stardeck: ";
    for (const char *at = problem; *at != '\0';) {
        const size_t length = strcspn(at, "\n");
        const size_t skip = strncmp(at, prefix, strlen(prefix)) == 0 ? strlen(prefix) : 0;
        text_printf(out, "%.*s\n", (int)(length - skip), at + skip);
        at += length + (at[length] == '\n');
    }
}

// What is wrong with language files is added to `faults` too.
static int open_window(const WindowOptions *given, const Catalog *catalog, const char *cards,
                       const char *assets, Text *faults) {
    SessionOptions session = {.setup = {.first = SEAT_NONE}};
    Players players;
    if (given->game != NULL) {
        if (!window_options_players(given, catalog, &players))
            return EXIT_USAGE;
        session.setup = players.setup;
        for (Seat seat = 0; seat < SEATS_MAX; seat++)
            session.who[seat] = players.who[seat];
    }
    bool words_fault = false;
    const AppOptions app = {.catalog = catalog,
                            .cards_folder = cards,
                            .assets_folder = assets,
                            .words_fault = &words_fault,
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
    if (words_fault)
        keep_lines(faults, text_string(&problem));
    text_finish(&problem);
    return status;
}

// ---- whose cards the window needs

static const Catalog *note_game(void *context, const char *game, Text *problem) {
    const Game **found = context;
    *found = games_find(game);
    text_add(problem, "only the name was wanted");
    return NULL;
}

// Of which game a saved one is; what is wrong with the file the window says.
static const Game *game_of_file(const char *path) {
    const Game *found = NULL;
    const ScenarioPacks packs = {&found, note_game};
    Problems *problems = calloc(1, sizeof *problems);
    if (problems != NULL)
        save_destroy(save_glance(path, &packs, problems));
    free(problems);
    return found;
}

static const char *game_wanted(const WindowOptions *given) {
    if (given->game != NULL)
        return given->game;
    const char *file = given->load != NULL ? given->load : given->watch;
    const Game *saved = file != NULL ? game_of_file(file) : NULL;
    return saved != NULL ? saved->id : games[0]->id;
}

// Opens the window once. What is wrong with the files that players edit is in `faults` too.
static int try_window(const WindowOptions *given, const char *assets, Text *faults) {
    Packs packs = {.cards = given->cards};
    int status = EXIT_USAGE;
    const Catalog *catalog = packs_open(&packs, game_wanted(given));
    if (catalog != NULL)
        status = open_window(given, catalog, packs_folder(&packs), assets, faults);
    else
        text_add(faults, text_string(&packs.faults));
    packs_finish(&packs);
    return status;
}

static int run_window(int argc, char **argv) {
    WindowOptions given = {.seed = fresh_seed()};
    int status = window_options_read(argc, argv, &given);
    if (status != OPTIONS_GO_ON)
        return status;
    Text assets = {0}, problem = {0}, faults = {0};
    if (!locate_assets(&assets, &problem))
        status = say_error(EXIT_USAGE, "%s", text_string(&problem));
    for (bool again = assets.length > 0; again;) {
        text_clear(&faults);
        status = try_window(&given, text_string(&assets), &faults);
        const AppOptions options = {.assets_folder = text_string(&assets),
                                    .language = given.language,
                                    .width = given.size.width,
                                    .height = given.size.height,
                                    .fullscreen = given.fullscreen,
                                    .trace_file = given.trace};
        again = faults.length > 0 && start_fault_show(&options, text_string(&faults));
    }
    text_finish(&assets);
    text_finish(&problem);
    text_finish(&faults);
    return status;
}

int main(int argc, char **argv) {
    bench_window_by(bench_window);
    if (argc > 1 && argv[1][0] != '-')
        return cli_run(argc - 1, argv + 1);
    return run_window(argc, argv);
}
