// SPDX-License-Identifier: MIT
// The window's options as a table, and which of them exclude each other.
#include "cli/window_options.h"

#include "cli/cli.h"
#include "cli/locate.h"
#include "engine/game.h"

#include <stdio.h>

// The default players for --new: two people with the best-known factions.
#define USUAL_PLAYERS "starfleet:human,romulan:human"

static const Option options[] = {
    {.name = "new",
     .kind = OPTION_TEXT,
     .value = "GAME",
     .help = "start this game at once, without the menus",
     .offset = offsetof(WindowOptions, game)},
    {.name = "players",
     .kind = OPTION_TEXT,
     .value = "SEAT:WHO,…",
     .help = "who plays the new game, in seat order\n"
             "(" USUAL_PLAYERS ")",
     .offset = offsetof(WindowOptions, players)},
    {.name = "variant",
     .kind = OPTION_TEXT,
     .value = "VARIANT",
     .help = "of the new game",
     .offset = offsetof(WindowOptions, variant)},
    {.name = "map",
     .kind = OPTION_TEXT,
     .value = "ID",
     .help = "of the new game, where there are several (Star Empires)",
     .offset = offsetof(WindowOptions, map)},
    {.name = "options",
     .kind = OPTION_TEXT,
     .value = "NAME,…",
     .help = "of the new game, by their names in files",
     .offset = offsetof(WindowOptions, options)},
    {.name = "seed",
     .kind = OPTION_NUMBER,
     .value = "N",
     .max = UINT64_MAX,
     .help = "deals the new game: the same number deals the same cards",
     .offset = offsetof(WindowOptions, seed)},
    {.name = "watch",
     .kind = OPTION_TEXT,
     .value = "FILE",
     .help = "look at this saved game, without the menus",
     .offset = offsetof(WindowOptions, watch)},
    {.name = "load",
     .kind = OPTION_TEXT,
     .value = "FILE",
     .help = "go on with this saved game at once, without the menus",
     .offset = offsetof(WindowOptions, load)},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .value = "CODE",
     .help = "the language: en, de or one that a pack brings; without it, the one of the environment",
     .offset = offsetof(WindowOptions, language)},
    {.name = "size",
     .kind = OPTION_SIZE,
     .value = "WxH",
     .min = 320,
     .max = 16384,
     .help = "the size of the window in pixels (1280x720)",
     .offset = offsetof(WindowOptions, size)},
    {.name = "fullscreen",
     .kind = OPTION_FLAG,
     .help = "fill the screen",
     .offset = offsetof(WindowOptions, fullscreen)},
    {.name = "speak",
     .kind = OPTION_FLAG,
     .help = "no window: play as plain text in the terminal, for screen readers and over ssh",
     .offset = offsetof(WindowOptions, speak)},
    {.name = "datadir",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder with the program's cards and assets; also in front of a subcommand",
     .offset = offsetof(WindowOptions, data)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(WindowOptions, cards)},
    {.name = "pack",
     .kind = OPTION_TEXTS,
     .value = "DIR",
     .help = "a pack to lay upon that; may be given several times, the lowest first",
     .offset = offsetof(WindowOptions, packs)},
    {.name = "trace",
     .kind = OPTION_TEXT,
     .value = "FILE",
     .help = "append what is on the screen to this file, as JSON lines",
     .offset = offsetof(WindowOptions, trace)},
    {.name = "version",
     .letter = 'V',
     .kind = OPTION_FLAG,
     .help = "print the versions of the program and its libraries, and where its data is",
     .offset = offsetof(WindowOptions, version)},
    {.name = NULL},
};

// The program's --help ends with the subcommands, from their own table.
static const char *summary(Text *text) {
    text_add(text, "A table for starship card games. Opens the window, and in it FILE: a saved game that is "
                   "over is shown, "
                   "another one gone\n"
                   "on with, and a pack can be imported. With a subcommand, works without a window:\n");
    for (const Subcommand *command = subcommands; command->name != NULL; command++)
        text_printf(text, "\n  stardeck %-10s %s", command->name, command->summary);
    text_add(text, "\n\nEach of them has --help of its own. ");
    players_help(text);
    text_add(text, "\n\nOptions of the window:");
    return text_string(text);
}

// Options for a new game make no sense without --new.
static int check_new_game(const WindowOptions *given, bool seed_given) {
    const char *alone = given->players != NULL   ? "players"
                        : given->variant != NULL ? "variant"
                        : given->map != NULL     ? "map"
                        : given->options != NULL ? "options"
                        : seed_given             ? "seed"
                                                 : NULL;
    if ((given->game != NULL) + (given->load != NULL) + (given->watch != NULL) > 1)
        return say_error(EXIT_USAGE,
                         "--new, --load and --watch each say which game to show: give one of them");
    if (given->speak && given->watch != NULL)
        return say_error(EXIT_USAGE,
                         "--speak plays games, --watch shows one in the window: give one of them");
    if (given->speak && given->file != NULL)
        return say_error(EXIT_USAGE, "--speak goes on with a saved game by --load: give --load %s",
                         given->file);
    if (given->file != NULL && (given->game != NULL || given->load != NULL || given->watch != NULL))
        return say_error(EXIT_USAGE,
                         "'%s' is shown instead of what --new, --load or --watch say: give one of them",
                         given->file);
    if (given->game != NULL || alone == NULL)
        return OPTIONS_GO_ON;
    return say_error(
        EXIT_USAGE, "--%s says something about a new game: it needs --new GAME (see stardeck --help)", alone);
}

int window_options_read(int argc, char **argv, WindowOptions *given) {
    Text text = {0};
    const Usage usage = {.command = "stardeck",
                         .arguments = "FILE",
                         .summary = summary(&text),
                         .options = options,
                         .arguments_max = 1};
    const uint64_t no_seed = given->seed;
    Arguments arguments;
    int status = options_read(&usage, argc, argv, given, &arguments);
    text_finish(&text);
    if (status != OPTIONS_GO_ON)
        return status;
    if (given->data != NULL && !locate_set_data(given->data, &text)) {
        say_error(EXIT_USAGE, "%s", text_string(&text));
        text_finish(&text);
        return EXIT_USAGE;
    }
    if (given->version)
        return version_print();
    if (arguments.count > 0 && cli_has(arguments.item[0]))
        return say_error(
            EXIT_USAGE,
            "unexpected argument '%s': a subcommand comes before its options (see stardeck --help)",
            arguments.item[0]);
    given->file = arguments.count > 0 ? arguments.item[0] : NULL;
    return check_new_game(given, given->seed != no_seed);
}

// For a pack without the default seats: people in its first ones.
static void seat_people(const Catalog *catalog, Players *players) {
    *players = (Players){.setup = {.seats = catalog->game->seats_min, .first = SEAT_NONE}};
    for (Seat seat = 0; seat < players->setup.seats; seat++)
        players->setup.faction[seat] = seat;
}

bool window_options_players(const WindowOptions *given, const Catalog *catalog, Players *players) {
    PlayersFlags flags;
    players_flags(given->options, &flags);
    Text problem = {0};
    bool good = true;
    if (given->players != NULL)
        good = players_parse(given->players, catalog, true, players, &problem);
    else if (!players_parse(USUAL_PLAYERS, catalog, true, players, &problem))
        seat_people(catalog, players);
    if (!good)
        say_error(EXIT_USAGE, "--players: %s", text_string(&problem));
    text_clear(&problem);
    const GivenOptions game = {given->variant, given->map, flags.name, given->seed};
    if (good && !players_options(players, catalog, &game, &problem)) {
        say_error(EXIT_USAGE, "%s", text_string(&problem));
        good = false;
    }
    text_finish(&problem);
    return good;
}
