// SPDX-License-Identifier: MIT
// The program: runs a subcommand or the window.
#include "app/frame/app.h"
#include "app/frame/start_fault.h"
#include "app/frame/text_fit.h"
#include "app/frame/versions.h"
#include "app/kit/game_table.h"
#include "app/speak/speak.h"
#ifdef MEASURES_WINDOW
#include "bench/allocations.h"
#include "bench/window.h"
#endif
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/window_options.h"
#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "engine/game_facts.h"

#include <string.h>

// A different seed each time, for a game without --seed.
static uint64_t fresh_seed(void) {
    const uint64_t now = platform_now(), parts[] = {now / 1000000000u, now % 1000000000u, platform_process()};
    return hash_bytes(parts, sizeof parts, 0) >> 32; // short enough to write down
}

// Appends app_run's message; the lines after the first get the prefix of terminal errors.
static void keep_lines(Text *out, const char *problem) {
    static const char prefix[] = "stardeck: ";
    for (const char *at = problem; *at != '\0';) {
        const size_t length = strcspn(at, "\n");
        const size_t skip = strncmp(at, prefix, strlen(prefix)) == 0 ? strlen(prefix) : 0;
        text_printf(out, "%.*s\n", (int)(length - skip), at + skip);
        at += length + (at[length] == '\n');
    }
}

// Faults of language files are also added to `faults`.
static int open_window(const WindowOptions *given, const Catalog *catalog, Packs *packs, const char *assets,
                       Text *faults) {
    SessionOptions session = {.setup = {.first = SEAT_NONE}};
    Players players;
    if (given->game != NULL) {
        if (!window_options_players(given, catalog, &players))
            return EXIT_USAGE;
        session.setup = players.setup;
        for (Seat seat = 0; seat < SEATS_MAX; seat++) {
            session.who[seat] = players.who[seat];
            session.captain[seat] = players.captain[seat];
        }
    }
    bool words_fault = false;
    const AppOptions app = {.catalog = catalog,
                            .shelf = &packs->shelf,
                            .cards_folder = packs_folder(packs),
                            .assets_folder = assets,
                            .words_fault = &words_fault,
                            .language = given->language,
                            .width = given->size.width,
                            .height = given->size.height,
                            .fullscreen = given->fullscreen,
                            .offscreen = given->speak,
                            .spoken = given->speak,
                            .trace_file = given->trace,
                            .watch = given->watch,
                            .load = given->load,
                            .file = given->file,
                            .game = given->game != NULL ? &session : NULL};
    Text problem = {0};
    const int status = given->speak ? speak_run(&app, &problem) : app_run(&app, &problem);
    if (problem.length > 0)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    if (words_fault)
        keep_lines(faults, text_string(&problem));
    text_finish(&problem);
    return status;
}

// True if the game has a table to be played at; otherwise prints a message.
static bool has_table(const Catalog *catalog) {
    if (game_table_of(catalog->game) != NULL)
        return true;
    say_error(EXIT_USAGE,
              "'%s' has no table in the window yet; it is played by stardeck simulate and stardeck scenario",
              game_id(catalog->game));
    return false;
}

// The first game that has a window table and whose pack can be used; prints the faults of the others.
static const Catalog *first_pack(Packs *packs) {
    const Catalog *first = NULL;
    for (const char *const *game = packs_games(); *game != NULL; game++) {
        const Catalog *catalog = packs_open(packs, *game);
        if (first == NULL && catalog != NULL && game_table_of(catalog->game) != NULL)
            first = catalog;
    }
    return first;
}

// Opens the window once. If faults in files that players edit prevent that, they are also in `faults`.
static int try_window(const WindowOptions *given, const char *assets, Text *faults) {
    Packs packs = {.cards = given->cards, .named = given->packs.item, .players = true};
    int status = EXIT_USAGE;
    const Catalog *catalog = given->game != NULL ? packs_open(&packs, given->game) : first_pack(&packs);
    if (catalog != NULL && !has_table(catalog))
        status = EXIT_USAGE;
    else if (catalog != NULL)
        status = open_window(given, catalog, &packs, assets, faults);
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
        again = faults.length > 0 && !given.speak && start_fault_show(&options, text_string(&faults));
    }
    text_finish(&assets);
    text_finish(&problem);
    text_finish(&faults);
    return status;
}

// Takes a --datadir that stands before a subcommand; returns how many arguments it has. Before anything else
// it is one of the window's options: then 0.
static int data_before_subcommand(int argc, char **argv, int *status) {
    static const char name[] = "--datadir";
    const size_t length = strlen(name);
    if (argc < 3 || strncmp(argv[1], name, length) != 0)
        return 0;
    const int count = argv[1][length] == '\0' ? 2 : 1;
    const char *folder = count == 2 ? argv[2] : argv[1] + length + 1;
    if ((count == 1 && argv[1][length] != '=') || argc <= count + 1 || argv[count + 1][0] == '-')
        return 0;
    Text problem = {0};
    if (!locate_set_data(folder, &problem))
        *status = say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return count;
}

// True for the file of `stardeck FILE`: no subcommand, and what is there or is called like a file.
static bool is_file(const char *argument) {
    return !cli_has(argument) && (file_content(argument) != FILE_UNREADABLE ||
                                  strchr(argument, '/') != NULL || strchr(argument, '.') != NULL);
}

int main(int argc, char **argv) {
    platform_begin(&argc, &argv);
#ifdef MEASURES_WINDOW
    bench_set_window(bench_window);
#endif
    version_set_libraries(versions_add);
    packs_set_window_checks(&(LintWindow){.fit = text_fit_check, .words = ui_words_check});
#ifdef COUNTS_ALLOCATIONS
    bench_set_allocation_counter(allocations_so_far);
#endif
    int status = EXIT_GOOD;
    const int before = data_before_subcommand(argc, argv, &status);
    if (status != EXIT_GOOD)
        return status;
    if (argc > before + 1 && argv[before + 1][0] != '-' && !is_file(argv[before + 1]))
        return cli_run(argc - before - 1, argv + before + 1);
    return run_window(argc, argv);
}
