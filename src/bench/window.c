// SPDX-License-Identifier: MIT
// The other processes get their own folders, so that the player's settings don't affect the measurement, and
// no sound. Starts are measured several times with different deals, and the best one counts, because other
// load can only slow them down. A bare window is measured before each of them, under the same conditions.
#include "bench/window.h"

#include "app/stage/settings.h"
#include "bench/child.h"
#include "bench/computers.h"
#include "bench/curtains.h"
#include "bench/fights.h"
#include "bench/floor.h"
#include "bench/measure.h"
#include "bench/pace.h"
#include "bench/scoring_time.h"
#include "cli/locate.h"
#include "cli/packs.h"
#include "cli/players.h"
#include "core/json_out.h"
#include "data/folders.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PLAYERS "starfleet:human,klingon:random,romulan:random,vulcan:random"
#define PATIENCE 60.0 // seconds to wait for a window
#define REST 3        // seconds an idle window gets to finish one-time work
#define IDLE 10       // seconds measured
#define DEPTH_MAX 16  // nested folders
#define RUNS_MAX 100

typedef enum FigureId {
    MENU_START,
    TABLE_START,
    MEMORY,
    MENU_IDLE,
    TABLE_IDLE,
    DRAG,
    FULL_FRAME,
    PART_FRAME,
    SIZE,
    CLICKS_SHARED,
    CLICKS_ALONE,
    TO_NEXT_PERSON,
    TO_INPUT,
    TO_TURN,
    WAITS,
    AFTER_CLICK,
    SCORING,
    SCORING_LONGEST,
    THEIR_TURN, // for each game: of an easy computer, at the usual speed and fast
    THEIR_TURN_LAST = THEIR_TURN + 7,
    THEIR_LONGEST, // of the Deck Building Game, where a turn has most to show; and fast
    THEIR_LONGEST_FAST,
    THEIR_ROUND, // of six of them
    THEIR_ROUND_FAST,
    THEIR_FIGHT,
    CURTAINS,
    FIGHT_STRIKE, // frames of fights on a stage
    FIGHT_EMPIRES,
    FIGURES
} FigureId;

typedef enum FloorId {
    FLOOR_NONE,
    FLOOR_START,  // a bare window's first frame, seen from outside
    FLOOR_COPY,   // copying a frame of 1920x1080
    FLOOR_COPIES, // 60 copies of a frame of 1280x800
    FLOORS
} FloorId;

typedef struct FigureKind {
    const char *key, *what, *unit;
    FloorId floor;
    double goal; // upper limit, as a multiple of the floor or, without one, absolute
    int decimals;
} FigureKind;

static const char *const floor_names[FLOORS] = {[FLOOR_START] = "a bare window's",
                                                [FLOOR_COPY] = "copying a frame",
                                                [FLOOR_COPIES] = "60 copies of a frame"};

static const FigureKind kinds[FIGURES] = {
    [MENU_START] = {"menu_start_ms", "first frame of the menu", "ms", FLOOR_START, 2.5, 1},
    [TABLE_START] = {"table_start_ms", "first frame of the table", "ms", FLOOR_START, 2.5, 1},
    [MEMORY] = {"pss_mib", "memory (PSS), four seats at the table, 1280x800", "MiB", FLOOR_NONE, 64, 1},
    [MENU_IDLE] = {"menu_idle_ticks", "clock ticks in 10 s of doing nothing, menu", "ticks", FLOOR_NONE, 0,
                   0},
    [TABLE_IDLE] = {"table_idle_ticks", "clock ticks in 10 s of doing nothing, table", "ticks", FLOOR_NONE, 0,
                    0},
    [DRAG] = {"drag_cpu_ms_per_s", "CPU time a second while a card is dragged, 1280x800", "ms", FLOOR_COPIES,
              7, 1},
    [FULL_FRAME] = {"full_frame_p95_ms", "whole frame at 1920x1080, 95 of 100 are faster", "ms", FLOOR_COPY,
                    60, 2},
    [PART_FRAME] = {"part_frame_p95_ms", "frame with one card of it drawn again", "ms", FLOOR_COPY, 7.5, 2},
    [SIZE] = {"installed_mib", "installed size", "MiB", FLOOR_NONE, 32, 1},
    [CLICKS_SHARED] = {"clicks_shared", "clicks of an ordinary turn, several persons; a drag is none", "",
                       FLOOR_NONE, 3, 0},
    [CLICKS_ALONE] = {"clicks_alone", "the same against a computer", "", FLOOR_NONE, 1, 0},
    [TO_NEXT_PERSON] = {"to_next_person_s", "from the drop to where the next person can do something", "s",
                        FLOOR_NONE, 2, 2},
    [TO_INPUT] = {"to_input_s", "from taking the seat to where something can be done", "s", FLOOR_NONE, 8, 2},
    [TO_TURN] = {"to_turn_s", "from the drop to one's next turn, against one computer", "s", FLOOR_NONE, 4,
                 2},
    [WAITS] = {"longest_show_s", "longest that is shown without a click", "s", FLOOR_NONE, 20, 2},
    [AFTER_CLICK] = {"after_click_s", "longest that anything goes on after one click", "s", FLOOR_NONE, 0.5,
                     2},
    [SCORING] = {"scoring_s", "scoring of a round, told row by row", "s", FLOOR_NONE, 10, 2},
    [SCORING_LONGEST] = {"scoring_longest_s", "the longest of a game", "s", FLOOR_NONE, 11, 2},
#define THEIR_TURNS(at, id, name)                                                                            \
    [THEIR_TURN +                                                                                            \
        2 * (at)] = {"their_turn_" id "_s", "an easy computer's turn, " name, "s", FLOOR_NONE, 6, 2},        \
            [THEIR_TURN + 2 * (at) +                                                                         \
                1] = {"their_turn_fast_" id "_s", "the same, fast", "s", FLOOR_NONE, 1, 2}
    THEIR_TURNS(0, "tactics", "Tactics"),
    THEIR_TURNS(1, "alpha_strike", "Alpha Strike"),
    THEIR_TURNS(2, "deck_building", "Deck Building Game"),
    THEIR_TURNS(3, "star_empires", "Star Empires"),
    [THEIR_LONGEST] = {"their_longest_deck_building_s", "the longest turn, Deck Building Game", "s",
                       FLOOR_NONE, 6, 2},
    [THEIR_LONGEST_FAST] = {"their_longest_fast_deck_building_s", "the same, fast", "s", FLOOR_NONE, 1, 2},
    [FIGHT_STRIKE] = {"fight_frame_alpha_strike_p95_ms", "frames while others fight, 1920x1080, Alpha Strike",
                      "ms", FLOOR_COPY, 52, 2},
    [FIGHT_EMPIRES] = {"fight_frame_star_empires_p95_ms", "the same, Star Empires", "ms", FLOOR_COPY, 52, 2},
    [THEIR_ROUND] = {"their_round_s", "a round of six computers, Star Empires", "s", FLOOR_NONE, 60, 1},
    [THEIR_ROUND_FAST] = {"their_round_fast_s", "the same, fast", "s", FLOOR_NONE, 10, 1},
    [THEIR_FIGHT] = {"their_battle_s", "a battle of others, Star Empires", "s", FLOOR_NONE, 6, 2},
    [CURTAINS] = {"curtains", "curtains in a round of three persons, Star Empires", "", FLOOR_NONE, 5, 1},
};

typedef struct Figure {
    double value;
    double median; // of several runs; else the same
    double floor;  // 0: none
} Figure;

typedef struct Bench {
    AppOptions window;
    Packs *packs;
    int runs;
    Figure figure[FIGURES];
} Bench;

// ---- folders

// Called for everything in a folder and below; the contents of a folder come before the folder itself.
typedef void (*Visit)(const char *path, const struct stat *found, void *context);

static void walk(const char *path, int depth, Visit visit, void *context) {
    struct stat found;
    if (lstat(path, &found) != 0)
        return;
    DIR *listing = S_ISDIR(found.st_mode) && depth < DEPTH_MAX ? opendir(path) : NULL;
    if (listing != NULL) {
        Text inner = {0};
        for (const struct dirent *entry; (entry = readdir(listing)) != NULL;) {
            if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
                continue;
            text_clear(&inner);
            text_printf(&inner, "%s/%s", path, entry->d_name);
            walk(text_string(&inner), depth + 1, visit, context);
        }
        text_finish(&inner);
        closedir(listing);
    }
    visit(path, &found, context);
}

// Counts only assets that are installed (meson.build: install_subdir). The goal has room for 24 MB of
// pictures (tests/packs/paintings.py).
static void add_size(const char *path, const struct stat *found, void *context) {
    const bool installed = strstr(path, "/screenshots/") == NULL && strstr(path, "/forge/") == NULL;
    if (S_ISREG(found->st_mode) && installed)
        *(double *)context += (double)found->st_size;
}

static void remove_it(const char *path, const struct stat *found, void *context) {
    (void)found;
    (void)context;
    remove(path);
}

// Turns sound off: its cost varies between machines, and many have none.
static bool be_silent(const char *folder, Text *problem) {
    Text path = {0};
    text_printf(&path, "%s/stardeck/settings.json", folder);
    folders_make(text_string(&path));
    FILE *file = fopen(text_string(&path), "w");
    bool good = file != NULL && fputs("{\"muted\": true}\n", file) >= 0;
    good = file != NULL && fclose(file) == 0 && good;
    if (!good)
        text_printf(problem, "cannot write %s: %s", text_string(&path), strerror(errno));
    text_finish(&path);
    return good;
}

// Sets the environment for all that follows: settings and games in `folder`, no variables that affect the
// program.
static bool live_in(const char *folder, Text *problem) {
    static const char *const homes[] = {"XDG_CONFIG_HOME", "XDG_DATA_HOME"};
    static const char *const choices[] = {"STARDECK_ANIMATION", "STARDECK_REDUCED_MOTION", "STARDECK_RECAP"};
    bool good = true;
    for (size_t i = 0; i < sizeof homes / sizeof homes[0]; i++)
        good = setenv(homes[i], folder, 1) == 0 && good;
    for (size_t i = 0; i < sizeof choices / sizeof choices[0]; i++)
        unsetenv(choices[i]);
    return good && be_silent(folder, problem);
}

// ---- from outside

static const char *screen_name(bool table) {
    return table ? "\"screen\":\"table\"" : "\"screen\":\"menu\"";
}

static bool start(ChildProcess *started, bool table, unsigned seed, Text *problem) {
    char number[16];
    snprintf(number, sizeof number, "%u", seed);
    const char *menu[] = {"--size", "1280x800", "--trace", NULL};
    const char *game[] = {"--size", "1280x800", "--new", "tactics", "--players",
                          PLAYERS,  "--seed",   number,  "--trace", NULL};
    return child_open(started, table ? game : menu, problem);
}

// Measures the milliseconds until the first frame appears.
static bool time_start(bool table, unsigned seed, double *ms, Text *problem) {
    ChildProcess *started = malloc(sizeof *started);
    if (started == NULL || !start(started, table, seed, problem)) {
        free(started);
        return false;
    }
    bool good = child_wait(started, screen_name(table), NULL, PATIENCE, problem);
    *ms = (child_clock() - started->begun) * 1000;
    child_close(started);
    free(started);
    return good;
}

static bool time_bare_start(double *ms, Text *problem) {
    const char *const bare[] = {"bench", "--bare-window", NULL};
    ChildProcess *started = malloc(sizeof *started);
    if (started == NULL || !child_open(started, bare, problem)) {
        free(started);
        return false;
    }
    const bool good = child_wait(started, FLOOR_SHOWN, NULL, PATIENCE, problem);
    *ms = (child_clock() - started->begun) * 1000;
    child_close(started);
    free(started);
    return good;
}

static int compare_doubles(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void take_best(Figure *figure, double *ms, double *bare, int count) {
    qsort(ms, (size_t)count, sizeof ms[0], compare_doubles);
    qsort(bare, (size_t)count, sizeof bare[0], compare_doubles);
    *figure = (Figure){.value = ms[0], .median = ms[count / 2], .floor = bare[0]};
}

// A first start doesn't count; it brings the files into the cache.
static bool measure_starts(Bench *bench, bool table, Text *problem) {
    double ms[RUNS_MAX], bare[RUNS_MAX];
    if (!time_start(table, 1, &ms[0], problem))
        return false;
    for (int i = 0; i < bench->runs; i++)
        if (!time_bare_start(&bare[i], problem) || !time_start(table, (unsigned)i + 1, &ms[i], problem))
            return false;
    take_best(&bench->figure[table ? TABLE_START : MENU_START], ms, bare, bench->runs);
    return true;
}

// Starts both, waits until they are idle, and measures the CPU time of 10 seconds.
static bool measure_idle(Bench *bench, Text *problem) {
    ChildProcess *started = malloc(2 * sizeof *started);
    bool good = started != NULL;
    int running = 0;
    for (; good && running < 2; running++)
        good = start(&started[running], running == 1, 1, problem);
    for (int i = 0; good && i < 2; i++)
        good = child_wait(&started[i], "\"idle\":true", "\"pictures\"", PATIENCE, problem);
    sleep(good ? REST : 0);
    long before[2] = {0, 0};
    for (int i = 0; good && i < 2; i++)
        before[i] = child_ticks(&started[i]);
    sleep(good ? IDLE : 0);
    for (int i = 0; good && i < 2; i++) {
        const double ticks = (double)(child_ticks(&started[i]) - before[i]);
        bench->figure[i == 1 ? TABLE_IDLE : MENU_IDLE] = (Figure){.value = ticks, .median = ticks};
        good = before[i] >= 0;
        if (!good)
            text_add(problem, "/proc does not tell the program's CPU time");
    }
    for (int i = 0; i < running; i++)
        child_close(&started[i]);
    free(started);
    return good;
}

static void measure_size(Bench *bench) {
    struct stat program;
    double bytes = stat("/proc/self/exe", &program) == 0 ? (double)program.st_size : 0;
    walk(bench->window.assets_folder, 0, add_size, &bytes);
    walk(bench->window.cards_folder, 0, add_size, &bytes);
    bench->figure[SIZE] = (Figure){.value = bytes / (1 << 20), .median = bytes / (1 << 20)};
}

// ---- from inside

static bool measure_inside(Bench *bench, Text *problem) {
    Measures small, large;
    bench->window.width = 1280;
    bench->window.height = 800;
    if (!measure_window(&bench->window, &small, problem))
        return false;
    bench->window.width = 1920;
    bench->window.height = 1080;
    if (!measure_window(&bench->window, &large, problem))
        return false;
    // Last, because blocks of a frame's size change how malloc keeps the window's: it would appear to need
    // more memory.
    const double copies = 60 * floor_copy_ms(1280, 800), copy = floor_copy_ms(1920, 1080);
    const double mib = (double)small.pss_kib / 1024;
    bench->figure[MEMORY] = (Figure){.value = mib, .median = mib};
    bench->figure[DRAG] = (Figure){small.drag_ms, small.drag_ms, copies};
    bench->figure[FULL_FRAME] = (Figure){large.full_ms[1], large.full_ms[0], copy};
    bench->figure[PART_FRAME] = (Figure){large.part_ms[1], large.part_ms[0], copy};
    return true;
}

static void take(Bench *bench, int id, double value) {
    bench->figure[id] = (Figure){.value = value, .median = value};
}

static bool measure_people(Bench *bench, Text *problem) {
    Pace pace;
    bench->window.width = 1280;
    bench->window.height = 720;
    if (!measure_pace(&bench->window, &pace, problem))
        return false;
    take(bench, CLICKS_SHARED, pace.clicks_shared);
    take(bench, CLICKS_ALONE, pace.clicks_alone);
    take(bench, TO_NEXT_PERSON, pace.to_next_person);
    take(bench, TO_INPUT, pace.to_input);
    take(bench, TO_TURN, pace.to_turn);
    take(bench, WAITS, pace.waits);
    take(bench, AFTER_CLICK, pace.after_click);
    ScoringTimes scorings;
    if (!measure_scorings(&bench->window, &scorings, problem))
        return false;
    take(bench, SCORING, scorings.median);
    take(bench, SCORING_LONGEST, scorings.longest);
    return true;
}

static bool measure_stages(Bench *bench, Text *problem) {
    static const char *const ids[] = {"alpha_strike", "star_empires"};
    for (int at = 0; at < 2; at++) {
        const Catalog *catalog = packs_open(bench->packs, ids[at]);
        FightFrames frames = {.frames = 0};
        if (catalog == NULL || !measure_fights(&bench->window, catalog, &frames, problem))
            return false;
        bench->figure[FIGHT_STRIKE + at] =
            (Figure){frames.p95, frames.median, bench->figure[FULL_FRAME].floor};
    }
    return true;
}

static bool measure_others(Bench *bench, Text *problem) {
    static const char *const ids[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};
    for (int at = 0; at < 4; at++) {
        const Catalog *catalog = packs_open(bench->packs, ids[at]);
        ComputerTimes usual, fast;
        if (catalog == NULL || !measure_computers(&bench->window, catalog, OTHERS_USUAL, &usual, problem) ||
            !measure_computers(&bench->window, catalog, OTHERS_FAST, &fast, problem))
            return false;
        take(bench, THEIR_TURN + 2 * at, usual.turn);
        take(bench, THEIR_TURN + 2 * at + 1, fast.turn);
        if (strcmp(ids[at], "deck_building") == 0) {
            take(bench, THEIR_LONGEST, usual.longest);
            take(bench, THEIR_LONGEST_FAST, fast.longest);
        }
        take(bench, THEIR_ROUND, usual.round); // the last game's stay
        take(bench, THEIR_ROUND_FAST, fast.round);
        take(bench, THEIR_FIGHT, usual.fight);
    }
    return true;
}

static bool measure_curtains(Bench *bench, Text *problem) {
    const Catalog *catalog = packs_open(bench->packs, "star_empires");
    CurtainCount count;
    if (catalog == NULL || !count_curtains(catalog, 3, &count, problem))
        return false;
    take(bench, CURTAINS, count.curtains);
    return true;
}

// Keeps one window open all the time: an X server that loses its last window resets, which would delay a
// start.
static bool measure_outside(Bench *bench, Text *problem) {
    ChildProcess *keeper = malloc(sizeof *keeper);
    if (keeper == NULL || !start(keeper, false, 1, problem)) {
        free(keeper);
        return false;
    }
    const bool good = child_wait(keeper, "\"idle\":true", "\"pictures\"", PATIENCE, problem) &&
                      measure_starts(bench, false, problem) && measure_starts(bench, true, problem) &&
                      measure_idle(bench, problem);
    child_close(keeper);
    free(keeper);
    return good;
}

static bool measure_all(Bench *bench, Text *problem) {
    measure_size(bench);
    return measure_outside(bench, problem) && measure_inside(bench, problem) &&
           measure_stages(bench, problem) && measure_people(bench, problem) &&
           measure_others(bench, problem) && measure_curtains(bench, problem);
}

// ---- the result

// In the figure's own unit.
static double goal_of(const Bench *bench, int id) {
    return kinds[id].floor == FLOOR_NONE ? kinds[id].goal : kinds[id].goal * bench->figure[id].floor;
}

static bool is_reached(const Bench *bench, int id) {
    return bench->figure[id].value <= goal_of(bench, id);
}

static void write_goal(const Bench *bench, int id, Text *out) {
    const FigureKind *kind = &kinds[id];
    const double floor = bench->figure[id].floor;
    if (kind->floor == FLOOR_NONE)
        text_printf(out, "goal %4g", kind->goal);
    else
        text_printf(out, "%5.2f x %s (%.*f), goal %g x", bench->figure[id].value / floor,
                    floor_names[kind->floor], kind->decimals, floor, kind->goal);
}

static void write_table(const Bench *bench, Text *out) {
    for (int i = 0; i < FIGURES; i++) {
        const FigureKind *kind = &kinds[i];
        const Figure *figure = &bench->figure[i];
        text_printf(out, "%-55s %7.*f %-5s  ", kind->what, kind->decimals, figure->value, kind->unit);
        write_goal(bench, i, out);
        text_add(out, is_reached(bench, i) ? "  reached" : "  MISSED");
        if (figure->median < figure->value || figure->median > figure->value)
            text_printf(out, "  (median %.*f)", kind->decimals, figure->median);
        text_add(out, "\n");
    }
}

static void write_json(const Bench *bench, Text *out) {
    JsonOut json;
    json_out_init(&json, out);
    json_begin_list(&json, NULL);
    for (int i = 0; i < FIGURES; i++) {
        json_begin_object(&json, NULL);
        json_string(&json, "figure", kinds[i].key);
        json_decimal(&json, "value", bench->figure[i].value, 3);
        json_decimal(&json, "median", bench->figure[i].median, 3);
        if (kinds[i].floor != FLOOR_NONE) {
            json_decimal(&json, "floor", bench->figure[i].floor, 3);
            json_decimal(&json, "ratio", bench->figure[i].value / bench->figure[i].floor, 3);
            json_decimal(&json, "ratio_goal", kinds[i].goal, 1);
        }
        json_decimal(&json, "goal", goal_of(bench, i), 3);
        json_bool(&json, "reached", is_reached(bench, i));
        json_end_object(&json);
    }
    json_end_list(&json);
    text_add(out, "\n");
}

static int tell(const Bench *bench, bool as_json) {
    Text out = {0};
    bool all = true;
    for (int i = 0; i < FIGURES; i++)
        all = all && is_reached(bench, i);
    if (as_json)
        write_json(bench, &out);
    else
        write_table(bench, &out);
    const int status = say_result(&out);
    return status != EXIT_GOOD ? status : all ? EXIT_GOOD : EXIT_FALSE;
}

static int run(Bench *bench, bool as_json) {
    Text problem = {0};
    char folder[] = "/tmp/stardeck-bench-XXXXXX";
    int status = EXIT_USAGE;
    if (mkdtemp(folder) == NULL)
        return say_error(EXIT_USAGE, "cannot make the folder %s: %s", folder, strerror(errno));
    if (live_in(folder, &problem) && measure_all(bench, &problem))
        status = tell(bench, as_json);
    else
        say_error(EXIT_USAGE, "%s", problem.length > 0 ? text_string(&problem) : "out of memory");
    walk(folder, 0, remove_it, NULL);
    text_finish(&problem);
    return status;
}

static int open_bare_window(const char *file) {
    Text problem = {0};
    const bool good = floor_window(file, &problem);
    if (!good)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return good ? EXIT_GOOD : EXIT_USAGE;
}

int bench_window(const WindowBench *wanted) {
    if (wanted->bare != NULL)
        return open_bare_window(wanted->bare);
    Packs packs = {.cards = wanted->cards};
    Players players;
    Text assets = {0}, problem = {0};
    const char *const no_flags[] = {NULL};
    int status = EXIT_USAGE;
    const Catalog *catalog = packs_open(&packs, "tactics");
    if (catalog != NULL && players_parse(PLAYERS, catalog, true, &players, &problem) &&
        players_options(&players, catalog, &(GivenOptions){.flags = no_flags, .seed = 1}, &problem) &&
        locate_assets(&assets, &problem)) {
        SessionOptions game = {.setup = players.setup};
        memcpy(game.who, players.who, sizeof game.who);
        Bench bench = {.packs = &packs,
                       .runs = wanted->runs < RUNS_MAX ? wanted->runs : RUNS_MAX,
                       .window = {.catalog = catalog,
                                  .cards_folder = packs_folder(&packs),
                                  .assets_folder = text_string(&assets),
                                  .language = "en",
                                  .game = &game}};
        status = run(&bench, wanted->json);
    } else if (catalog != NULL) {
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    }
    text_finish(&assets);
    text_finish(&problem);
    packs_finish(&packs);
    return status;
}
