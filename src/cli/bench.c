// SPDX-License-Identifier: MIT
// stardeck bench: what the rules cost on one thread. Works on bare states through the game's functions, like
// a searching opponent, without the match's log and hashes. Measures CPU time of this program, and every
// figure is the best of REPETITIONS, because other load can only add to it. Each figure is also given in
// copies of 2 KiB, which depends more on the rules and less on the machine.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "core/json_out.h"
#include "core/platform.h"
#include "engine/game.h"
#include "engine/match.h"

#include <assert.h>
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define REPETITIONS 5
#define SAMPLES 256              // positions on which legal, copy and hash are measured
#define GAME_COMMANDS_MAX 100000 // as in simulate
#define RECORD_MAX (1 << 14)     // commands replayed to time apply alone
#define PLAYOUT_MAX 600          // commands in a playout, as in ai/search.c
#define FLOOR_BYTES 2048

typedef struct BenchOptions {
    const char *game, *cards, *bare;
    uint64_t milliseconds, runs;
    bool json, window;
} BenchOptions;

static const Option options[] = {
    {.name = "game",
     .kind = OPTION_TEXT,
     .value = "GAME",
     .help = "only this game",
     .offset = offsetof(BenchOptions, game)},
    {.name = "ms",
     .kind = OPTION_NUMBER,
     .value = "N",
     .min = 1,
     .max = 60000,
     .help = "how long one repetition of a measurement takes, in milliseconds (100)",
     .offset = offsetof(BenchOptions, milliseconds)},
    {.name = "window",
     .kind = OPTION_FLAG,
     .help = "measure the window instead: start, memory, idling, dragging, frames; needs a display\n"
             "and half a minute",
     .offset = offsetof(BenchOptions, window)},
    {.name = "runs",
     .kind = OPTION_NUMBER,
     .value = "N",
     .min = 1,
     .max = 100,
     .help = "with --window: how often each start is measured; the best counts (5)",
     .offset = offsetof(BenchOptions, runs)},
    {.name = "bare-window",
     .kind = OPTION_TEXT,
     .value = "FILE",
     .help = "only open an empty window and say so in FILE: what --window compares its own with",
     .offset = offsetof(BenchOptions, bare)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(BenchOptions, cards)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the result as one JSON document",
     .offset = offsetof(BenchOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck bench",
    .summary =
        "Measures random games on one thread: games and commands a second, and what a command, a step of a\n"
        "playout, applying, listing the legal ones, sampling, copying and hashing a state cost in "
        "nanoseconds,\nbeside what copying 2 KiB does, and how often memory is asked for meanwhile. With "
        "--window: what the\nwindow costs.",
    .options = options,
};

typedef struct Position {
    alignas(8) uint8_t state[STATE_MAX];
    Rng rng; // the rules' stream
} Position;

typedef struct Move {
    Seat seat;
    Command command;
} Move;

typedef struct Bench {
    const Catalog *catalog;
    const Game *game;
    SetupOptions setup;
    double seconds; // of one repetition
    Position now;   // the game being played
    Rng choice;
    uint64_t games, commands;
    Position *sample;       // SAMPLES of them
    Standpoint *standpoint; // of the seat to act in each of them, with an empty notebook
    SetupOptions recorded_setup;
    Move *record; // a game's commands in order
    int recorded;
    bool passes[UINT8_MAX + 1];  // by verb
    bool resigns[UINT8_MAX + 1]; // likewise
    uint64_t sink;               // uses every result, so that the compiler can't remove the work
} Bench;

typedef struct Figures {
    double games_per_s, commands_per_s;
    double command_ns, playout_ns, apply_ns, legal_ns, sample_ns, copy_ns, hash_ns; // see `costs`
    double copy_2k_ns, rng_ns;                                                      // the floor
    uint64_t allocations; // in all measurements together
} Figures;

// The figures given in nanoseconds and in copies.
static const struct {
    const char *key, *words;
    size_t offset;
} costs[] = {
    {"command", "list, pick and apply", offsetof(Figures, command_ns)},
    {"playout", "playout step", offsetof(Figures, playout_ns)},
    {"apply", "apply", offsetof(Figures, apply_ns)},
    {"legal", "list", offsetof(Figures, legal_ns)},
    {"sample", "sample", offsetof(Figures, sample_ns)},
    {"copy", "copy", offsetof(Figures, copy_ns)},
    {"hash", "hash", offsetof(Figures, hash_ns)},
};
#define COSTS (sizeof costs / sizeof costs[0])

static double cost_of(const Figures *figures, size_t i) {
    double value;
    memcpy(&value, (const uint8_t *)figures + costs[i].offset, sizeof value);
    return value;
}

static double now_seconds(void) {
    return (double)platform_program_time() * 1e-9;
}

// The end of the commands with the same verb as the one at `at`: commands are sorted, so each verb is looked
// at once.
static int verb_end(const Command *legal, int count, int at) {
    const uint8_t verb = legal[at].verb;
    if (legal[count - 1].verb == verb)
        return count;
    while (at < count && legal[at].verb == verb)
        at++;
    return at;
}

// Chooses like the random opponent: passing is rare, or games would consist of little else, and nobody
// resigns.
static const Command *choose(Bench *bench, const Command *legal, int count) {
    int number_of[2] = {0}, at, end; // plays, passes
    for (at = 0; at < count; at = end) {
        end = verb_end(legal, count, at);
        if (!bench->resigns[legal[at].verb])
            number_of[bench->passes[legal[at].verb]] += end - at;
    }
    const bool pass = number_of[1] > 0 && (number_of[0] == 0 || rng_below(&bench->choice, 10) == 0);
    int number = (int)rng_below(&bench->choice, (uint32_t)number_of[pass]);
    for (at = 0;; at = end) {
        end = verb_end(legal, count, at);
        if (bench->resigns[legal[at].verb] || bench->passes[legal[at].verb] != pass)
            continue;
        if (number < end - at)
            return &legal[at + number];
        number -= end - at;
    }
}

static void start_game(Bench *bench) {
    bench->setup.seed++;
    memset(&bench->now, 0, sizeof bench->now);
    rng_seed(&bench->now.rng, bench->setup.seed);
    rng_seed(&bench->choice, ~bench->setup.seed);
    bench->game->setup(bench->catalog->rules, &bench->setup, &bench->now.rng, bench->now.state, NULL);
}

// Plays a command of the current game; false if it is over. `move` (may be NULL) receives what was done.
static bool play_command(Bench *bench, Move *move) {
    static Command legal[COMMANDS_MAX];
    const void *rules = bench->catalog->rules;
    const Seat seat = bench->game->to_act(rules, bench->now.state);
    if (seat == SEAT_NONE)
        return false;
    int count = bench->game->legal(rules, bench->now.state, legal, COMMANDS_MAX);
    count = count > COMMANDS_MAX ? COMMANDS_MAX : count;
    const Command command = *choose(bench, legal, count);
    if (move != NULL)
        *move = (Move){.seat = seat, .command = command};
    const Verdict verdict =
        bench->game->apply(rules, bench->now.state, seat, &command, &bench->now.rng, NULL);
    assert(verdict == VERDICT_OK);
    bench->commands++;
    return true;
}

static void play_game(Bench *bench) {
    start_game(bench);
    for (int i = 0; i < GAME_COMMANDS_MAX && play_command(bench, NULL); i++) {
    }
    bench->games++;
}

// Samples positions from many games: every 7th command, as no game has a rhythm of seven.
static void take_samples(Bench *bench) {
    start_game(bench);
    for (int taken = 0, turn = 0; taken < SAMPLES; turn++) {
        const Position before = bench->now;
        if (!play_command(bench, NULL))
            start_game(bench);
        else if (turn % 7 == 0)
            bench->sample[taken++] = before;
    }
    for (int i = 0; i < SAMPLES; i++) {
        static const uint8_t nothing[NOTEBOOK_MAX];
        const void *rules = bench->catalog->rules, *state = bench->sample[i].state;
        const Seat seat = bench->game->to_act(rules, state);
        bench->game->standpoint(rules, state, seat, nothing, bench->standpoint[i].bytes);
    }
}

static void record_game(Bench *bench) {
    start_game(bench);
    bench->recorded_setup = bench->setup;
    bench->recorded = 0;
    while (bench->recorded < RECORD_MAX && play_command(bench, &bench->record[bench->recorded]))
        bench->recorded++;
}

// A measurement does a round of work and returns its number of units.
typedef uint64_t (*Work)(Bench *bench);

static uint64_t work_apply(Bench *bench) {
    for (int i = 0; i < bench->recorded; i++)
        bench->sink += bench->game->apply(bench->catalog->rules, bench->now.state, bench->record[i].seat,
                                          &bench->record[i].command, &bench->now.rng, NULL);
    return (uint64_t)bench->recorded;
}

static uint64_t work_legal(Bench *bench) {
    static Command legal[COMMANDS_MAX];
    for (int i = 0; i < SAMPLES; i++)
        bench->sink +=
            (uint64_t)bench->game->legal(bench->catalog->rules, bench->sample[i].state, legal, COMMANDS_MAX);
    return SAMPLES;
}

// Plays a game with the commands of a search's playouts.
static uint64_t work_playout(Bench *bench) {
    const Game *game = bench->game;
    const void *rules = bench->catalog->rules;
    static Command legal[COMMANDS_MAX];
    start_game(bench);
    for (uint64_t step = 0; step < PLAYOUT_MAX; step++) {
        const Seat seat = game->to_act(rules, bench->now.state);
        if (seat == SEAT_NONE)
            return step;
        Command command;
        if (game->playout != NULL)
            game->playout(rules, bench->now.state, &bench->choice, &command);
        else
            command = *choose(bench, legal, game->legal(rules, bench->now.state, legal, COMMANDS_MAX));
        if (game->proceed != NULL)
            game->proceed(rules, bench->now.state, &command, &bench->now.rng);
        else
            game->apply(rules, bench->now.state, seat, &command, &bench->now.rng, NULL);
    }
    return PLAYOUT_MAX;
}

static uint64_t work_sample(Bench *bench) {
    for (int i = 0; i < SAMPLES; i++) {
        // 16: as in a search, they stay in the first-level cache
        bench->game->sample(bench->catalog->rules, bench->standpoint[i % 16].bytes, &bench->choice,
                            bench->now.state);
        bench->sink += bench->now.state[i];
    }
    return SAMPLES;
}

// Through a volatile pointer, so that the compiler can't inline a copy of known size.
static void *(*volatile const copy_bytes)(void *, const void *, size_t) = memcpy;

static uint64_t copy_states(Bench *bench, size_t bytes) {
    for (int i = 0; i < SAMPLES; i++) {
        copy_bytes(bench->now.state, bench->sample[i % 16].state, bytes);
        bench->sink += bench->now.state[i];
    }
    return SAMPLES;
}

static uint64_t work_copy(Bench *bench) {
    return copy_states(bench, bench->game->state_bytes);
}

static uint64_t work_copy_2k(Bench *bench) {
    return copy_states(bench, FLOOR_BYTES);
}

static uint64_t work_hash(Bench *bench) {
    for (int i = 0; i < SAMPLES; i++)
        bench->sink ^= state_hash(bench->game, bench->sample[i % 16].state, 0);
    return SAMPLES;
}

static uint64_t work_rng(Bench *bench) {
    for (int i = 0; i < SAMPLES; i++)
        bench->sink ^= rng_next(&bench->choice);
    return SAMPLES;
}

static uint64_t work_games(Bench *bench) {
    play_game(bench);
    return 1;
}

static double best(const double ns[REPETITIONS]) {
    double least = ns[0];
    for (int i = 1; i < REPETITIONS; i++)
        least = ns[i] < least ? ns[i] : least;
    return least;
}

// Nanoseconds per unit of cheap work. Reads the clock only now and then.
static double measure(Bench *bench, Work work) {
    double ns[REPETITIONS];
    for (int i = 0; i < REPETITIONS; i++) {
        uint64_t units = 0;
        const double start = now_seconds();
        double time;
        do {
            for (int k = 0; k < 16; k++)
                units += work(bench);
            time = now_seconds() - start;
        } while (time < bench->seconds);
        ns[i] = time * 1e9 / (double)units;
    }
    return best(ns);
}

// The same for apply: each round needs a new game first, but only the replay is timed.
static double measure_apply(Bench *bench) {
    double ns[REPETITIONS];
    for (int i = 0; i < REPETITIONS; i++) {
        uint64_t units = 0;
        double time = 0;
        const double end = now_seconds() + bench->seconds;
        do {
            record_game(bench);
            rng_seed(&bench->now.rng, bench->recorded_setup.seed);
            bench->game->setup(bench->catalog->rules, &bench->recorded_setup, &bench->now.rng,
                               bench->now.state, NULL);
            const double start = now_seconds();
            units += work_apply(bench);
            time += now_seconds() - start;
        } while (now_seconds() < end);
        ns[i] = time * 1e9 / (double)units;
    }
    return best(ns);
}

static void measure_games(Bench *bench, Figures *figures) {
    *figures = (Figures){0};
    for (int i = 0; i < REPETITIONS; i++) {
        bench->games = bench->commands = 0;
        const double start = now_seconds();
        double time;
        do {
            work_games(bench);
            time = now_seconds() - start;
        } while (time < bench->seconds);
        if ((double)bench->commands / time <= figures->commands_per_s)
            continue;
        figures->games_per_s = (double)bench->games / time;
        figures->commands_per_s = (double)bench->commands / time;
    }
    figures->command_ns = 1e9 / figures->commands_per_s;
}

static CountAllocations count_allocations;

void bench_set_allocation_counter(CountAllocations counter) {
    count_allocations = counter;
}

static uint64_t allocations(void) {
    return count_allocations != NULL ? count_allocations() : 0;
}

static Figures measure_all(Bench *bench) {
    Figures figures;
    take_samples(bench);
    const uint64_t before = allocations();
    measure_games(bench, &figures);
    figures.playout_ns = measure(bench, work_playout);
    figures.apply_ns = measure_apply(bench);
    figures.legal_ns = measure(bench, work_legal);
    figures.sample_ns = measure(bench, work_sample);
    figures.copy_ns = measure(bench, work_copy);
    figures.hash_ns = measure(bench, work_hash);
    figures.copy_2k_ns = measure(bench, work_copy_2k);
    figures.rng_ns = measure(bench, work_rng);
    figures.allocations = allocations() - before;
    return figures;
}

static void write_json(JsonOut *json, const Bench *bench, const Figures *figures) {
    json_begin_object(json, NULL);
    json_string(json, "game", bench->game->id);
    json_number(json, "seats", bench->setup.seats);
    json_decimal(json, "games_per_s", figures->games_per_s, 1);
    json_decimal(json, "commands_per_s", figures->commands_per_s, 0);
    for (size_t i = 0; i < COSTS; i++) {
        char key[32];
        snprintf(key, sizeof key, "%s_ns", costs[i].key);
        json_decimal(json, key, cost_of(figures, i), 2);
    }
    json_number(json, "state_bytes", (int64_t)bench->game->state_bytes);
    if (count_allocations != NULL)
        json_number(json, "allocations", (int64_t)figures->allocations);
    json_begin_object(json, "copies_of_2k");
    for (size_t i = 0; i < COSTS; i++)
        json_decimal(json, costs[i].key, cost_of(figures, i) / figures->copy_2k_ns, 2);
    json_end_object(json);
    json_begin_object(json, "floor");
    json_decimal(json, "copy_2k_ns", figures->copy_2k_ns, 2);
    json_decimal(json, "rng_ns", figures->rng_ns, 2);
    json_end_object(json);
    json_end_object(json);
}

static void write_lines(Text *out, const Bench *bench, const Figures *figures) {
    text_printf(out, "%s, %d seats: %.0f games/s, %.0f commands/s, states of %zu bytes\n", bench->game->id,
                bench->setup.seats, figures->games_per_s, figures->commands_per_s, bench->game->state_bytes);
    for (size_t i = 0; i < COSTS; i++)
        text_printf(out, "  %-20s %7.1f ns, %5.2f copies of 2 KiB\n", costs[i].words, cost_of(figures, i),
                    cost_of(figures, i) / figures->copy_2k_ns);
    text_printf(out, "  floor: copying 2 KiB %.1f ns, a random number %.1f ns\n", figures->copy_2k_ns,
                figures->rng_ns);
    if (count_allocations != NULL)
        text_printf(out, "  memory was asked for %llu times\n", (unsigned long long)figures->allocations);
}

// Measures the game with each number of seats, using the pack's first factions in order.
static void bench_game(Bench *bench, const Catalog *catalog, Text *lines, JsonOut *json) {
    bench->catalog = catalog;
    bench->game = catalog->game;
    for (uint8_t verb = 0; catalog->game->verbs[verb].name != NULL; verb++) {
        bench->passes[verb] = catalog->game->verbs[verb].passes;
        bench->resigns[verb] = catalog->game->verbs[verb].resigns;
    }
    for (uint8_t seats = catalog->game->seats_min; seats <= catalog->game->seats_max; seats++) {
        bench->setup = (SetupOptions){.seats = seats, .first = SEAT_NONE};
        for (Seat seat = 0; seat < seats; seat++)
            bench->setup.faction[seat] = seat;
        Text problem = {0};
        if (catalog->game->options_ok(catalog->rules, &bench->setup, &problem)) {
            const Figures figures = measure_all(bench);
            write_json(json, bench, &figures);
            write_lines(lines, bench, &figures);
        }
        text_finish(&problem);
    }
}

static int bench_games(Bench *bench, const BenchOptions *given, Packs *packs) {
    Text lines = {0}, document = {0};
    JsonOut json;
    json_out_init(&json, &document);
    json_begin_list(&json, NULL);
    int status = EXIT_GOOD;
    const char *const only[] = {given->game, NULL};
    for (const char *const *id = given->game != NULL ? only : packs_games();
         *id != NULL && status == EXIT_GOOD; id++) {
        const Catalog *catalog = packs_open(packs, *id);
        if (catalog != NULL)
            bench_game(bench, catalog, &lines, &json);
        else
            status = EXIT_USAGE;
    }
    json_end_list(&json);
    text_add(&document, "\n");
    if (status == EXIT_GOOD)
        status = say_result(given->json ? &document : &lines);
    text_finish(&lines);
    text_finish(&document);
    return status;
}

static MeasureWindow measure_window;

void bench_set_window(MeasureWindow measurer) {
    measure_window = measurer;
}

static int bench_window(const BenchOptions *given) {
    const WindowBench wanted = {
        .cards = given->cards, .bare = given->bare, .runs = (int)given->runs, .json = given->json};
    return measure_window != NULL ? measure_window(&wanted)
                                  : say_error(EXIT_USAGE, "this program has no window");
}

int bench_command(int argc, char **argv) {
    BenchOptions given = {.milliseconds = 100, .runs = 5};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    if (given.window || given.bare != NULL)
        return bench_window(&given);
    Packs packs = {.cards = given.cards};
    Bench *bench = calloc(1, sizeof *bench);
    if (bench != NULL) {
        bench->sample = calloc(SAMPLES, sizeof *bench->sample);
        bench->standpoint = calloc(SAMPLES, sizeof *bench->standpoint);
        bench->record = calloc(RECORD_MAX, sizeof *bench->record);
    }
    if (bench == NULL || bench->sample == NULL || bench->standpoint == NULL || bench->record == NULL) {
        status = say_error(EXIT_USAGE, "out of memory");
    } else {
        bench->seconds = (double)given.milliseconds / 1000;
        status = bench_games(bench, &given, &packs);
    }
    if (bench != NULL) {
        free(bench->sample);
        free(bench->standpoint);
        free(bench->record);
    }
    free(bench);
    packs_finish(&packs);
    return status;
}
