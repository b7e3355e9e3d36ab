// SPDX-License-Identifier: MIT
// What `lint` and the window say of many packs of a player, in one process: for pairs.py, which compares
// them. Starting the program for each would take most of the time.
//
// usage: pairs_window < LIST    a line for each player: FOLDER GAME SEED
//
// FOLDER/stardeck is the player's folder, with packs.json, and `ann` and `ben` in packs. Written for each are
// sections that begin with "== NAME", each with what it prints, then "-- RESULT":
//
// "lint PACK…": the exit status of `stardeck lint` of both packs, of the first, and of the second if both
// together are bad.
//
// "window": the screen that the window opens with, and the ids of the packs that are left out.
//
// "again": the same after the packs have been read again, as when their files change.
//
// "play": "good" if some commands by chance with the window's cards go well.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "cli/cli.h"
#include "cli/packs.h"
#include "cli/players.h"
#include "engine/match.h"
#include "gfx/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_BYTES 600
#define COMMANDS 100
#define STEP_MS 100
#define STEPS_MOST 100

typedef struct Player {
    char folder[PATH_BYTES], game[40];
    uint64_t seed;
} Player;

// ---- lint

// True if it lets them pass.
static bool lint(const Player *player, bool ann, bool ben) {
    char path[2][PATH_BYTES + 40], name[] = "lint";
    char *arguments[4] = {name};
    int count = 1;
    if (ann)
        snprintf(arguments[count++] = path[0], sizeof path[0], "%s/stardeck/packs/ann", player->folder);
    if (ben)
        snprintf(arguments[count++] = path[1], sizeof path[1], "%s/stardeck/packs/ben", player->folder);
    printf("== lint%s%s\n", ann ? " ann" : "", ben ? " ben" : "");
    const int status = cli_run(count, arguments);
    printf("-- %d\n", status);
    return status == 0;
}

// ---- the window

static const Catalog *open_packs(Packs *packs) {
    const Catalog *first = NULL;
    text_add(&packs->folder, getenv("STARDECK_CARDS")); // named by the environment it would be without packs
    packs_add_players(&packs->upon, packs_folder(packs));
    for (const char *const *game = packs_games(); *game != NULL; game++) {
        const Catalog *catalog = packs_open(packs, *game);
        first = first != NULL ? first : catalog;
    }
    return first;
}

static void write_state(const App *app, const PackList *list) {
    printf("-- %s", app->shown_name);
    for (int i = 0; i < list->count; i++)
        if (list->pack[i].on && list->pack[i].faults != NULL)
            printf(" %s", list->pack[i].info.id);
    printf("\n");
}

static void run(App *app, uint64_t *now) {
    for (int i = 0; i < STEPS_MOST && loop_step(app, *now += STEP_MS); i++)
        ;
}

static void show(Packs *packs, const Catalog *first) {
    static const GfxRecorder unpainted = {.dry = true};
    const AppOptions options = {.catalog = first,
                                .shelf = &packs->shelf,
                                .cards_folder = packs_folder(packs),
                                .assets_folder = getenv("STARDECK_ASSETS"),
                                .language = "en",
                                .offscreen = true};
    Text problem = {0};
    uint64_t now = 1000;
    App *app = app_open(&options, &problem);
    if (app == NULL) {
        printf("-- nothing: %s\n", text_string(&problem));
    } else {
        gfx_record(app->gfx, &unpainted);
        run(app, &now);
        write_state(app, &packs->upon);
        printf("== again\n");
        app_reload_packs(app);
        write_state(app, &packs->upon);
    }
    app_close(app);
    text_finish(&problem);
}

// ---- playing

static bool play_some(Match *match, uint64_t seed, Text *problem) {
    static Command legal[COMMANDS_MAX];
    Rng rng;
    rng_seed(&rng, seed);
    for (int i = 0; i < COMMANDS && match_to_act(match) != SEAT_NONE; i++) {
        const int count = match_legal(match, legal, COMMANDS_MAX);
        if (count == 0) {
            text_add(problem, "there is no legal command");
            return false;
        }
        const Command *command = &legal[rng_below(&rng, (uint32_t)count)];
        if (match_submit(match, match_to_act(match), command, NULL) != VERDICT_OK) {
            text_add(problem, "a legal command was refused");
            return false;
        }
        if (!match_check(match, problem))
            return false;
    }
    return true;
}

static void play(Packs *packs, const Player *player) {
    static const char *const no_flags[] = {NULL};
    const GivenOptions given = {.flags = no_flags, .seed = player->seed};
    Players players = {0};
    Text problem = {0};
    const Catalog *catalog = packs_open(packs, player->game);
    bool good = catalog != NULL &&
                players_parse("any:random,any:random", catalog, false, &players, &problem) &&
                players_options(&players, catalog, &given, &problem);
    if (good) {
        const SetupOptions setup = seating_deal(&players, catalog, 0);
        Match *match = match_create(catalog, &setup, NULL, &problem);
        good = match != NULL && play_some(match, player->seed, &problem);
        match_destroy(match);
    }
    printf("== play\n-- %s%s\n", good ? "good" : "bad: ", text_string(&problem));
    text_finish(&problem);
}

// ----

static bool set_home(const Player *player) {
    return setenv("XDG_CONFIG_HOME", player->folder, 1) == 0 &&
           setenv("XDG_DATA_HOME", player->folder, 1) == 0;
}

static void look_at(const Player *player) {
    Packs packs = {.players = true};
    printf("== player %s\n", player->folder);
    const bool good = lint(player, true, true);
    lint(player, true, false);
    if (!good)
        lint(player, false, true);
    printf("== window\n");
    const Catalog *first = open_packs(&packs);
    if (first != NULL)
        show(&packs, first);
    else
        printf("-- nothing\n");
    play(&packs, player);
    packs_finish(&packs);
}

int main(void) {
    Player player;
    if (dup2(STDOUT_FILENO, STDERR_FILENO) < 0 || getenv("STARDECK_CARDS") == NULL ||
        getenv("STARDECK_ASSETS") == NULL)
        return 2;
    setvbuf(stdout, NULL, _IONBF, 0); // in order with what goes to stderr
    // As in main.c; what does not fit on cards keeps no pack out.
    packs_set_window_checks(&(LintWindow){.words = ui_words_check});
    while (scanf("%599s %39s %" SCNu64, player.folder, player.game, &player.seed) == 3)
        if (set_home(&player))
            look_at(&player);
    return 0;
}
