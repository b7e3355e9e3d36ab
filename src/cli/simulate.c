// SPDX-License-Identifier: MIT
// stardeck simulate: many games between computers.
#include "cli/balance.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "cli/simulation.h"
#include "core/platform.h"
#include "engine/game_facts.h"
#include "play/jobs.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES_MAX 10000000
#define GAMES_USUAL 100
#define UNTIL_MOST 50 // points in 100; a share is never known worse

typedef struct SimulateOptions {
    const char *game, *players, *variant, *map, *options, *cards, *save, *features, *against, *language;
    OptionTexts packs;
    uint64_t games, seed, jobs, until;
    bool short_game, top_secret, check, json, paired, time;
} SimulateOptions;

static const Option options[] = {
    {.name = "game",
     .kind = OPTION_TEXT,
     .value = "GAME",
     .required = true,
     .help = "which game (stardeck --help lists them)",
     .offset = offsetof(SimulateOptions, game)},
    {.name = "players",
     .kind = OPTION_TEXT,
     .value = "SEAT:WHO,…",
     .help = "who plays, in seat order: starfleet:hard,romulan:random; SEAT any: drawn for each game; "
             "WHO/CAPTAIN: with the character of that captain",
     .offset = offsetof(SimulateOptions, players)},
    {.name = "variant",
     .kind = OPTION_TEXT,
     .value = "VARIANT",
     .help = "of the game (stardeck --help lists them)",
     .offset = offsetof(SimulateOptions, variant)},
    {.name = "map",
     .kind = OPTION_TEXT,
     .value = "ID",
     .help = "of the game, where there are several (Star Empires): its id in maps.json",
     .offset = offsetof(SimulateOptions, map)},
    {.name = "options",
     .kind = OPTION_TEXT,
     .value = "NAME,…",
     .help = "options of the game by their names in files, as in short,top_secret",
     .offset = offsetof(SimulateOptions, options)},
    {.name = "short",
     .kind = OPTION_FLAG,
     .help = "the short game",
     .offset = offsetof(SimulateOptions, short_game)},
    {.name = "top-secret",
     .kind = OPTION_FLAG,
     .help = "conquered targets stay hidden",
     .offset = offsetof(SimulateOptions, top_secret)},
    {.name = "games",
     .kind = OPTION_NUMBER,
     .value = "N",
     .min = 1,
     .max = GAMES_MAX,
     .help = "how many games (100), or deals with --pack (2000)",
     .offset = offsetof(SimulateOptions, games)},
    {.name = "seed",
     .kind = OPTION_NUMBER,
     .value = "N",
     .max = UINT64_MAX,
     .help = "where the random numbers start (1)",
     .offset = offsetof(SimulateOptions, seed)},
    {.name = "jobs",
     .kind = OPTION_NUMBER,
     .value = "N",
     .min = 1,
     .max = JOBS_MAX,
     .help = "how many games are played at once (one for each core); the result is the same",
     .offset = offsetof(SimulateOptions, jobs)},
    {.name = "paired",
     .kind = OPTION_FLAG,
     .help =
         "each deal once for each way to seat the players, and how often each wins, with the 95 % interval",
     .offset = offsetof(SimulateOptions, paired)},
    {.name = "time",
     .kind = OPTION_FLAG,
     .help = "how long the players think for a decision, in processor time",
     .offset = offsetof(SimulateOptions, time)},
    {.name = "check",
     .kind = OPTION_FLAG,
     .help = "look after every command whether the state is in order; much slower",
     .offset = offsetof(SimulateOptions, check)},
    {.name = "save",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "write the games (the first 1000) into this folder as saved games: game-0001.jsonl …",
     .offset = offsetof(SimulateOptions, save)},
    {.name = "features",
     .kind = OPTION_TEXT,
     .value = "FILE",
     .help = "write what computers judge positions by, and who won, as lines of numbers: for training",
     .offset = offsetof(SimulateOptions, features)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(SimulateOptions, cards)},
    {.name = "pack",
     .kind = OPTION_TEXTS,
     .value = "DIR",
     .help = "a report on what these cards do to the game: each deal is played with those of --against and\n"
             "with these, by --players or quick computers. A folder as for --cards, or \"own\";\n"
             "given several times, each pack lies upon the one before",
     .offset = offsetof(SimulateOptions, packs)},
    {.name = "against",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "likewise: what --pack is compared with (own: the program's own cards)",
     .offset = offsetof(SimulateOptions, against)},
    {.name = "until",
     .kind = OPTION_NUMBER,
     .value = "N",
     .min = 1,
     .max = UNTIL_MOST,
     .help = "with --pack: play until the effect of what it changes on winning is known to ±N in 100\n"
             "games; --games (50000) is then the most it plays. Ctrl-C ends it before",
     .offset = offsetof(SimulateOptions, until)},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .value = "CODE",
     .help = "the language of that report: en (the usual one), de or one that a pack brings",
     .offset = offsetof(SimulateOptions, language)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the result as one JSON document",
     .offset = offsetof(SimulateOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck simulate",
    .summary = "Plays games between computer seats and prints how many commands and turns they took, who "
               "won, and a\n"
               "digest of all final states: the same arguments give the same digest on every machine. "
               "\"shared\" are\n"
               "wins that others (allies apart) share. With --pack: what changed cards do to the game, as a "
               "report.",
    .options = options,
};

static int play_all(const Simulation *simulation, bool as_json) {
    Tallies *tallies = calloc(1, sizeof *tallies);
    int status = tallies != NULL ? simulation_play(simulation, tallies) : EXIT_USAGE;
    if (tallies == NULL || status == SIMULATION_NO_MEMORY)
        status = say_error(EXIT_USAGE, "out of memory");
    if (status == EXIT_GOOD || status == SIMULATION_STOPPED) {
        Text out = {0};
        if (tallies->games > 0)
            simulation_totals_write(simulation, tallies, as_json, &out);
        const int written = say_result(&out);
        if (status == SIMULATION_STOPPED)
            status = say_error(EXIT_FALSE, "stopped after %llu games", (unsigned long long)tallies->games);
        status = written != EXIT_GOOD ? written : status;
    }
    if (tallies != NULL)
        free(tallies->turns);
    free(tallies);
    return status;
}

static void read_all_flags(const SimulateOptions *given, PlayersFlags *flags) {
    size_t count = players_flags(given->options, flags);
    if (given->short_game)
        flags->name[count++] = "short";
    if (given->top_secret)
        flags->name[count++] = "top_secret";
}

// Begins the file with the names of its columns.
static int open_features(const char *path, Simulation *simulation) {
    const Game *game = simulation->catalog->game;
    const char *const *names = game_feature_names(game);
    if (names == NULL)
        return say_error(EXIT_USAGE, "--features: computers judge positions of %s in another way",
                         game_id(game));
    simulation->features = platform_fopen(path, "w");
    if (simulation->features == NULL)
        return say_error(EXIT_USAGE, "--features: cannot write '%s': %s", path, strerror(errno));
    fputs("game,won,turn,seats,seat", simulation->features);
    for (int i = 0; names[i] != NULL; i++)
        fprintf(simulation->features, ",%s", names[i]);
    fputs("\n", simulation->features);
    return EXIT_GOOD;
}

static int simulate(const SimulateOptions *given, Packs *packs) {
    Simulation simulation = {.catalog = packs_open(packs, given->game),
                             .check = given->check,
                             .games = given->games > 0 ? given->games : GAMES_USUAL,
                             .save = given->save,
                             .jobs = (int)given->jobs,
                             .paired = given->paired,
                             .times = given->time};
    if (simulation.catalog == NULL)
        return EXIT_USAGE;
    PlayersFlags flags;
    read_all_flags(given, &flags);
    const GivenOptions game = {given->variant, given->map, flags.name, given->seed};
    Text problem = {0};
    int status = EXIT_GOOD;
    if (!players_parse(given->players, simulation.catalog, false, &simulation.players, &problem))
        status = say_error(EXIT_USAGE, "--players: %s", text_string(&problem));
    else if (!players_options(&simulation.players, simulation.catalog, &game, &problem))
        status = say_error(EXIT_USAGE, "%s", text_string(&problem));
    for (Seat seat = 0; seat < simulation.players.setup.seats; seat++)
        simulation.drawn |= simulation.players.any[seat];
    text_finish(&problem);
    if (status == EXIT_GOOD && given->features != NULL)
        status = open_features(given->features, &simulation);
    if (status == EXIT_GOOD)
        status = play_all(&simulation, given->json);
    if (simulation.features != NULL && fclose(simulation.features) != 0 && status == EXIT_GOOD)
        status = say_error(EXIT_USAGE, "--features: cannot write '%s': %s", given->features, strerror(errno));
    return status;
}

// ---- with --pack: what changed cards do

static int compare_packs(const SimulateOptions *given) {
    const struct {
        bool given;
        const char *name;
    } others[] = {{given->paired, "paired"},
                  {given->time, "time"},
                  {given->check, "check"},
                  {given->save != NULL, "save"}};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i].given)
            return say_error(EXIT_USAGE, "--%s does not go with --pack", others[i].name);
    if (given->cards != NULL)
        return say_error(EXIT_USAGE, "--cards does not go with --pack: name those cards with --against");
    PlayersFlags flags;
    read_all_flags(given, &flags);
    const uint64_t usual = given->until > 0 ? BALANCE_DEALS_MOST : BALANCE_DEALS;
    return balance_run(&(BalanceOptions){.game = given->game,
                                         .packs = given->packs.item,
                                         .against = given->against,
                                         .players = given->players,
                                         .variant = given->variant,
                                         .map = given->map,
                                         .flags = flags.name,
                                         .language = given->language != NULL ? given->language : "en",
                                         .deals = given->games > 0 ? given->games : usual,
                                         .until = (double)given->until / 100,
                                         .seed = given->seed,
                                         .jobs = (int)given->jobs,
                                         .json = given->json});
}

int simulate_command(int argc, char **argv) {
    SimulateOptions given = {.seed = 1, .jobs = (uint64_t)jobs_cores()};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    if (given.packs.item[0] != NULL)
        return compare_packs(&given);
    if (given.against != NULL)
        return say_error(EXIT_USAGE, "--against says what --pack is compared with: --pack DIR is missing");
    if (given.language != NULL)
        return say_error(EXIT_USAGE, "--lang is the language of the report on --pack: --pack DIR is missing");
    if (given.until > 0)
        return say_error(EXIT_USAGE, "--until says how exactly to measure a --pack: --pack DIR is missing");
    if (given.players == NULL)
        return say_error(EXIT_USAGE, "--players SEAT:WHO,… is missing: who plays, in seat order");
    Packs packs = {.cards = given.cards};
    status = simulate(&given, &packs);
    packs_finish(&packs);
    return status;
}
