// SPDX-License-Identifier: MIT
// stardeck simulate: many games between computer seats. Game i is played from a seed that is made of --seed
// and i, so the games don't depend on each other, and the digest chains the hashes of all final states.
#include "ai/opponent.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "cli/players.h"
#include "core/hash.h"
#include "data/save.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define GAMES_MAX 10000000
#define SAVED_MAX 1000 // games that --save writes
#define FLAGS_MAX 8
#define GAME_COMMANDS_MAX 100000 // far above any real game: stops rules that never end

typedef struct SimulateOptions {
    const char *game, *players, *variant, *options, *cards, *save;
    uint64_t games, seed;
    bool short_game, top_secret, check, json;
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
     .required = true,
     .help = "who plays, in seat order: starfleet:random,romulan:random; SEAT any: drawn for each game",
     .offset = offsetof(SimulateOptions, players)},
    {.name = "variant",
     .kind = OPTION_TEXT,
     .value = "VARIANT",
     .help = "of the game (stardeck --help lists them)",
     .offset = offsetof(SimulateOptions, variant)},
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
     .help = "how many games (100)",
     .offset = offsetof(SimulateOptions, games)},
    {.name = "seed",
     .kind = OPTION_NUMBER,
     .value = "N",
     .max = UINT64_MAX,
     .help = "where the random numbers start (1)",
     .offset = offsetof(SimulateOptions, seed)},
    {.name = "check",
     .kind = OPTION_FLAG,
     .help = "look after every command whether the state is in order; much slower",
     .offset = offsetof(SimulateOptions, check)},
    {.name = "save",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "write the games (the first 1000) into this folder as saved games: game-0001.jsonl …",
     .offset = offsetof(SimulateOptions, save)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(SimulateOptions, cards)},
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
               "wins that others (allies apart) share.",
    .options = options,
};

typedef struct SeatSums {
    uint64_t wins, shared; // a game is counted in one of them
    int64_t points;
} SeatSums;

typedef struct Simulation {
    const Catalog *catalog;
    Players players;
    const char *save; // the folder of --save, or NULL
    bool check;
    uint64_t games, commands, digest;
    uint16_t *turns; // of each game
    SeatSums seat[SEATS_MAX];
    bool drawn;                     // some seat plays any faction: then these are counted too
    uint64_t place_wins[SEATS_MAX]; // by place, counted from the seat that begins
    struct {
        uint64_t games, wins;
    } faction[UINT8_MAX + 1];
} Simulation;

static uint64_t hash_number(uint64_t number, uint64_t seed) {
    uint8_t bytes[8]; // byte by byte, so that byte order does not matter
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> (8 * i));
    return hash_bytes(bytes, sizeof bytes, seed);
}

// The seat to act chooses and acts. False with a sentence when the rules contradict themselves.
static bool play_command(const Simulation *simulation, Match *match, Rng rng[SEATS_MAX], Text *problem) {
    static Command legal[COMMANDS_MAX];
    View view;
    const Seat seat = match_to_act(match);
    int count = match_legal(match, legal, COMMANDS_MAX);
    if (count < 1) {
        text_add(problem, "the game is not over, but there is no legal command");
        return false;
    }
    if (count > COMMANDS_MAX)
        count = COMMANDS_MAX;
    match_view(match, seat, &view);
    const Decision decision = {&view, simulation->catalog->rules, legal, count, &rng[seat]};
    const int choice = simulation->players.who[seat]->choose(&decision);
    const Verdict verdict = match_submit(match, seat, &legal[choice], NULL);
    if (verdict != VERDICT_OK) {
        text_printf(problem, "a legal command was refused: %s", simulation->catalog->game->refusals[verdict]);
        return false;
    }
    return !simulation->check || match_check(match, problem);
}

// Allies win together, which is not sharing a win.
static bool is_shared(const Match *match, const bool winner[SEATS_MAX]) {
    View view;
    Standing standing;
    Seat with = SEAT_NONE;
    bool shared = false;
    match_view(match, SEAT_NONE, &view);
    view.game->story->standing(view.bytes, &standing);
    for (Seat seat = 0; seat < match_options(match)->seats; seat++)
        if (winner[seat]) {
            shared |= with != SEAT_NONE && standing.with[seat] != with;
            with = standing.with[seat];
        }
    return shared;
}

// Who wins from where it sat and with what it played.
static void add_drawn(Simulation *simulation, const SetupOptions *setup, const bool winner[SEATS_MAX],
                      Seat first) {
    for (Seat seat = 0; seat < setup->seats; seat++) {
        const int place = (seat + setup->seats - first) % setup->seats;
        simulation->place_wins[place] += winner[seat];
        simulation->faction[setup->faction[seat]].games++;
        simulation->faction[setup->faction[seat]].wins += winner[seat];
    }
}

// Whose turn it is in a game that has just been dealt.
static Seat beginner(const Match *match) {
    View view;
    match_view(match, match_to_act(match), &view);
    return view.game->story->turn(view.bytes);
}

static void add_result(Simulation *simulation, const Match *match, uint64_t game, Seat first) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    match_result(match, points, winner);
    const bool shared = is_shared(match, winner);
    for (Seat seat = 0; seat < match_options(match)->seats; seat++) {
        SeatSums *sums = &simulation->seat[seat];
        sums->points += points[seat];
        if (winner[seat])
            *(shared ? &sums->shared : &sums->wins) += 1;
    }
    if (simulation->drawn)
        add_drawn(simulation, match_options(match), winner, first);
    simulation->turns[game] = match_turns(match);
    simulation->digest = hash_number(match_hash(match), simulation->digest);
}

// Begins the file of a game. NULL without --save, or with a sentence in `problem`.
static SaveWriter *open_save(const Simulation *simulation, const Match *match, uint64_t game, Text *problem) {
    if (simulation->save == NULL || game >= SAVED_MAX)
        return NULL;
    if (mkdir(simulation->save, 0777) != 0 && errno != EEXIST) {
        text_printf(problem, "--save: cannot make the folder '%s': %s", simulation->save, strerror(errno));
        return NULL;
    }
    Text path = {0};
    SaveHeader header = save_header(match, STARDECK_VERSION);
    for (Seat seat = 0; seat < header.setup.seats; seat++)
        text_copy(header.who[seat], sizeof header.who[seat], simulation->players.who[seat]->name);
    text_printf(&path, "%s/game-%04" PRIu64 ".jsonl", simulation->save, game + 1);
    SaveWriter *writer = save_create(text_string(&path), &header, SAVE_NO_SYNC, problem);
    text_finish(&path);
    return writer;
}

// Adds the last command, and what follows it in a file. Faults are told when the file is closed.
static void save_last(SaveWriter *writer, const Match *match) {
    if (writer == NULL)
        return;
    Text passing = {0};
    const int count = match_log_count(match);
    const LogEntry *entry = match_log(match, count - 1);
    save_command(writer, entry->seat, &entry->command, entry->hash, &passing);
    if (count % SAVE_SNAPSHOT_EVERY == 0)
        save_snapshot(writer, match, &passing);
    if (match_to_act(match) == SEAT_NONE)
        save_over(writer, &passing);
    text_finish(&passing);
}

static bool play_to_end(Simulation *simulation, Match *match, SaveWriter *writer, Text *problem) {
    Rng rng[SEATS_MAX];
    const SetupOptions *setup = match_options(match);
    for (Seat seat = 0; seat < setup->seats; seat++)
        rng[seat] = opponent_rng(setup->seed, seat);
    uint64_t commands = 0;
    while (match_to_act(match) != SEAT_NONE) {
        if (commands == GAME_COMMANDS_MAX) {
            text_printf(problem, "not over after %d commands", GAME_COMMANDS_MAX);
            return false;
        }
        commands++;
        if (!play_command(simulation, match, rng, problem)) {
            text_printf(problem, " (after command %" PRIu64 ")", commands);
            return false;
        }
        save_last(writer, match);
    }
    simulation->commands += commands;
    return true;
}

// The game from its first command on, saved if wanted. EXIT_GOOD, or another status with a sentence.
static int play_match(Simulation *simulation, Match *match, uint64_t game, Text *problem) {
    SaveWriter *writer = open_save(simulation, match, game, problem);
    if (problem->length > 0) {
        Text passing = {0};
        save_close(writer, &passing);
        text_finish(&passing);
        return EXIT_USAGE;
    }
    const bool played = play_to_end(simulation, match, writer, problem);
    return !save_close(writer, problem) ? EXIT_USAGE : played ? EXIT_GOOD : EXIT_FALSE;
}

// EXIT_GOOD, or another status after a message.
static int play_game(Simulation *simulation, uint64_t game) {
    SetupOptions setup = simulation->players.setup;
    setup.seed = hash_number(game, setup.seed);
    Rng draw = opponent_rng(setup.seed, SEATS_MAX); // a stream that no seat uses
    players_draw(&simulation->players, simulation->catalog, &draw, &setup);
    Text problem = {0};
    Match *match = match_create(simulation->catalog, &setup, NULL, &problem);
    int status = match != NULL ? EXIT_GOOD : EXIT_USAGE;
    const Seat first = match != NULL ? beginner(match) : SEAT_NONE;
    if (match != NULL && simulation->check && !match_check(match, &problem))
        status = EXIT_FALSE;
    if (status == EXIT_GOOD)
        status = play_match(simulation, match, game, &problem);
    if (status == EXIT_GOOD)
        add_result(simulation, match, game, first);
    else
        say_error(EXIT_FALSE, "game %" PRIu64 " (seed %" PRIu64 "): %s", game + 1, setup.seed,
                  text_string(&problem));
    match_destroy(match);
    text_finish(&problem);
    return status;
}

static int compare_turns(const void *a, const void *b) {
    const uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;
    return (x > y) - (x < y);
}

// The smallest number of turns that `percent` of the games did not exceed; `turns` must be sorted.
static uint16_t percentile(const Simulation *simulation, uint64_t percent) {
    return simulation->turns[(simulation->games * percent + 99) / 100 - 1];
}

static double points_mean(const Simulation *simulation, Seat seat) {
    return (double)simulation->seat[seat].points / (double)simulation->games;
}

static const char *seat_id(const Simulation *simulation, Seat seat) {
    static const char *const any[SEATS_MAX] = {"any_1", "any_2", "any_3", "any_4", "any_5", "any_6"};
    if (simulation->players.any[seat])
        return any[seat];
    return catalog_id(simulation->catalog, simulation->catalog->game->seat_table,
                      simulation->players.setup.faction[seat]);
}

static const char *faction_id(const Simulation *simulation, int faction) {
    return catalog_id(simulation->catalog, simulation->catalog->game->seat_table, (uint8_t)faction);
}

static void write_drawn_json(const Simulation *simulation, JsonOut *json) {
    json_begin_list(json, "place_wins");
    for (Seat place = 0; place < simulation->players.setup.seats; place++)
        json_number(json, NULL, (int64_t)simulation->place_wins[place]);
    json_end_list(json);
    json_begin_object(json, "drawn");
    for (int i = 0; i <= UINT8_MAX; i++) {
        if (simulation->faction[i].games == 0)
            continue;
        json_begin_object(json, faction_id(simulation, i));
        json_number(json, "games", (int64_t)simulation->faction[i].games);
        json_number(json, "wins", (int64_t)simulation->faction[i].wins);
        json_end_object(json);
    }
    json_end_object(json);
}

static void write_drawn_lines(const Simulation *simulation, Text *out) {
    for (Seat place = 0; place < simulation->players.setup.seats; place++)
        text_printf(out, "place %d from the first: %.1f %%\n", place + 1,
                    100.0 * (double)simulation->place_wins[place] / (double)simulation->games);
    for (int i = 0; i <= UINT8_MAX; i++)
        if (simulation->faction[i].games > 0)
            text_printf(out, "%s: %.1f %% of %" PRIu64 " games\n", faction_id(simulation, i),
                        100.0 * (double)simulation->faction[i].wins / (double)simulation->faction[i].games,
                        simulation->faction[i].games);
}

static void write_json(const Simulation *simulation, const char *digest, Text *out) {
    JsonOut json;
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_number(&json, "games", (int64_t)simulation->games);
    json_number(&json, "commands", (int64_t)simulation->commands);
    json_begin_object(&json, "turns");
    json_number(&json, "median", percentile(simulation, 50));
    json_number(&json, "p95", percentile(simulation, 95));
    json_number(&json, "most", percentile(simulation, 100));
    json_end_object(&json);
    json_begin_object(&json, "seats");
    for (Seat seat = 0; seat < simulation->players.setup.seats; seat++) {
        json_begin_object(&json, seat_id(simulation, seat));
        json_number(&json, "wins", (int64_t)simulation->seat[seat].wins);
        json_number(&json, "shared", (int64_t)simulation->seat[seat].shared);
        json_decimal(&json, "points_mean", points_mean(simulation, seat), 3);
        json_end_object(&json);
    }
    json_end_object(&json);
    if (simulation->drawn)
        write_drawn_json(simulation, &json);
    json_string(&json, "digest", digest);
    json_end_object(&json);
    text_add(out, "\n");
}

static void write_lines(const Simulation *simulation, const char *digest, Text *out) {
    text_printf(out, "games     %" PRIu64 "\ncommands  %" PRIu64 "\n", simulation->games,
                simulation->commands);
    text_printf(out, "turns     median %d, p95 %d, most %d\n", percentile(simulation, 50),
                percentile(simulation, 95), percentile(simulation, 100));
    for (Seat seat = 0; seat < simulation->players.setup.seats; seat++)
        text_printf(out, "%s: wins %" PRIu64 ", shared %" PRIu64 ", points mean %.3f\n",
                    seat_id(simulation, seat), simulation->seat[seat].wins, simulation->seat[seat].shared,
                    points_mean(simulation, seat));
    if (simulation->drawn)
        write_drawn_lines(simulation, out);
    text_printf(out, "digest    %s\n", digest);
}

static int play_all(Simulation *simulation, bool as_json) {
    simulation->turns = calloc(simulation->games, sizeof *simulation->turns);
    if (simulation->turns == NULL)
        return say_error(EXIT_USAGE, "out of memory");
    int status = EXIT_GOOD;
    for (uint64_t game = 0; game < simulation->games && status == EXIT_GOOD; game++)
        status = play_game(simulation, game);
    if (status == EXIT_GOOD) {
        Text out = {0};
        char digest[HASH_TEXT_SIZE];
        qsort(simulation->turns, simulation->games, sizeof *simulation->turns, compare_turns);
        hash_text(simulation->digest, digest);
        (as_json ? write_json : write_lines)(simulation, digest, &out);
        status = say_result(&out);
    }
    free(simulation->turns);
    return status;
}

// The names of --options one by one, as far as there is room: flags are the bits of a byte.
static size_t read_flags(const char *list, char names[FLAGS_MAX][ID_MAX + 1], const char *flags[]) {
    size_t count = 0;
    while (list != NULL && *list != '\0' && count < FLAGS_MAX) {
        const size_t length = strcspn(list, ",");
        snprintf(names[count], sizeof names[count], "%.*s", (int)length, list);
        flags[count] = names[count];
        count++;
        list += length + (list[length] == ',');
    }
    return count;
}

static int simulate(const SimulateOptions *given, Packs *packs) {
    Simulation simulation = {.catalog = packs_open(packs, given->game),
                             .check = given->check,
                             .games = given->games,
                             .save = given->save};
    if (simulation.catalog == NULL)
        return EXIT_USAGE;
    const char *flags[FLAGS_MAX + 3] = {NULL};
    char names[FLAGS_MAX][ID_MAX + 1];
    size_t count = read_flags(given->options, names, flags);
    if (given->short_game)
        flags[count++] = "short";
    if (given->top_secret)
        flags[count++] = "top_secret";
    Text problem = {0};
    int status = EXIT_GOOD;
    if (!players_parse(given->players, simulation.catalog, false, &simulation.players, &problem))
        status = say_error(EXIT_USAGE, "--players: %s", text_string(&problem));
    else if (!players_options(&simulation.players, simulation.catalog, given->variant, flags, given->seed,
                              &problem))
        status = say_error(EXIT_USAGE, "%s", text_string(&problem));
    for (Seat seat = 0; seat < simulation.players.setup.seats; seat++)
        simulation.drawn |= simulation.players.any[seat];
    text_finish(&problem);
    return status == EXIT_GOOD ? play_all(&simulation, given->json) : status;
}

int simulate_command(int argc, char **argv) {
    SimulateOptions given = {.games = 100, .seed = 1};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Packs packs = {.cards = given.cards};
    status = simulate(&given, &packs);
    packs_finish(&packs);
    return status;
}
