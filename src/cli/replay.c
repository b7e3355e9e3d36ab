// SPDX-License-Identifier: MIT
// stardeck replay: one line per saved game, with indented details below a failing one, and totals at the end.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/tally.h"
#include "core/file_kind.h"
#include "core/hash.h"
#include "data/command_json.h"
#include "data/kept_spare.h"
#include "data/save.h"
#include "engine/game_facts.h"
#include "play/journal.h"

#include <stdio.h>
#include <string.h>

typedef struct ReplayOptions {
    const char *cards;
    OptionTexts packs;
    bool json;
} ReplayOptions;

static const Option options[] = {
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(ReplayOptions, cards)},
    {.name = "pack",
     .kind = OPTION_TEXTS,
     .value = "DIR",
     .help = "a pack to lay upon that; may be given several times, the lowest first",
     .offset = offsetof(ReplayOptions, packs)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the results as one JSON document",
     .offset = offsetof(ReplayOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck replay",
    .arguments = "FILE…",
    .summary = "Plays saved games again and compares the hash of the state after every command with the one "
               "in the file.\n"
               "Names the first command that differs and, where the file has a later snapshot, the fields "
               "that differ\n"
               "there. Of a folder, every .stardeck and .jsonl file in it and below is played. Exit status: "
               "0 all are as "
               "they were,\n"
               "1 one differs, 2 one could not be read, is faulty or of other rules or cards.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = INT16_MAX,
};

static void json_hash(JsonOut *json, const char *key, uint64_t hash) {
    char hex[HASH_TEXT_SIZE];
    hash_text(hash, hex);
    json_string(json, key, hex);
}

static const char *seat_id(const Save *save, Seat seat) {
    const Catalog *catalog = save->header.catalog;
    return catalog_id(catalog, game_seat_table(catalog->game), save->header.setup.faction[seat]);
}

// Writes where the game first differs from its file.
static void json_difference(JsonOut *json, const Save *save, const SaveReplay *replay) {
    const bool at_command = replay->outcome == SAVE_COMMAND_REFUSED || replay->outcome == SAVE_HASH_DIFFERS;
    if (at_command) {
        const SavedCommand *saved = &save->command[replay->command];
        json_number(json, "number", replay->command + 1);
        json_number(json, "line", saved->line);
        command_write(json, "command", save->header.catalog, &save->header.setup, saved->seat,
                      &saved->command);
    }
    if (replay->outcome == SAVE_HASH_DIFFERS || replay->outcome == SAVE_SETUP_DIFFERS) {
        json_hash(json, "expected", replay->expected);
        json_hash(json, "got", replay->got);
    }
}

static void json_game(JsonOut *json, const char *path, const Save *save, const SaveReplay *replay,
                      const char *faults) {
    json_begin_object(json, NULL);
    json_string(json, "file", path);
    json_bool(json, "good", replay->outcome == SAVE_GOOD);
    json_string(json, "outcome", save_outcome_word(replay->outcome));
    json_string(json, "game", game_id(save->header.catalog->game));
    json_begin_list(json, "players");
    for (Seat seat = 0; seat < save->header.setup.seats; seat++)
        json_string(json, NULL, seat_id(save, seat));
    json_end_list(json);
    json_number(json, "commands", save->command_count);
    json_bool(json, "over", save->over_line > 0);
    if (save->torn_line > 0)
        json_number(json, "cut_off", save->torn_line);
    if (replay->outcome == SAVE_GOOD)
        json_hash(json, "hash", save_hash(&save->header, replay->match));
    json_difference(json, save, replay);
    tally_json_lines(json, "faults", faults);
    json_end_object(json);
}

static void json_faulty(JsonOut *json, const char *path, const char *faults) {
    json_begin_object(json, NULL);
    json_string(json, "file", path);
    json_bool(json, "good", false);
    json_string(json, "outcome", "unreadable");
    tally_json_lines(json, "faults", faults);
    json_end_object(json);
}

static void print_good(const char *path, const Save *save) {
    printf("ok %s: %s,", path, game_id(save->header.catalog->game));
    for (Seat seat = 0; seat < save->header.setup.seats; seat++)
        printf(" %s", seat_id(save, seat));
    printf(", %d command%s%s\n", save->command_count, save->command_count == 1 ? "" : "s",
           save->over_line > 0 ? "" : ", not over");
}

static void replay_game(Tally *tally, const char *path, const Save *save) {
    Text faults = {0};
    const SaveReplay replay = save_replay(save, &faults);
    const bool good = replay.outcome == SAVE_GOOD;
    if (tally->json != NULL)
        json_game(tally->json, path, save, &replay, text_string(&faults));
    else if (good)
        print_good(path, save);
    else
        tally_print_failed(path, text_string(&faults));
    if (tally->json == NULL && save->torn_line > 0)
        printf("    line %d was cut off when the file was written and is left out\n", save->torn_line);
    tally->passed += good;
    tally->failed += !good;
    tally->faulty += replay.outcome == SAVE_NO_MEMORY;
    match_destroy(replay.match);
    text_finish(&faults);
}

static void tell_faulty(Tally *tally, const char *path, const Problems *problems) {
    Text lines = {0};
    say_problems(problems);
    tally->failed++;
    tally->faulty++;
    if (tally->json == NULL) {
        tally_print_failed(path, "the file cannot be used, nothing was played\n");
        return;
    }
    problems_print(problems, "\n", 0, &lines);
    text_add(&lines, "\n");
    json_faulty(tally->json, path, text_string(&lines));
    text_finish(&lines);
}

// The folder of the file, with the cards that its game was begun with.
static void add_folder(const char *path, Text *folder) {
    const char *slash = strrchr(path, '/');
    text_add(folder, slash == NULL ? "." : slash == path ? "/" : "");
    if (slash != NULL)
        text_add_bytes(folder, path, (size_t)(slash - path));
}

static void tell_unmended(Tally *tally, const Catalog *catalog) {
    Problems problems = {0};
    kept_spare_tell(&tally->packs.shelf, catalog, &problems);
    say_problems(&problems);
}

static void replay_file(Tally *tally, const char *path) {
    const ScenarioPacks packs = packs_for_scenarios(&tally->packs);
    Problems problems = {0};
    Text folder = {0}, own = {0};
    add_folder(path, &folder);
    journal_folder(&own);
    tally->packs.shelf.games_folder = text_string(&folder);
    tally->packs.shelf.games_folder_too = text_string(&own);
    Save *save = save_load(path, &packs, SAVE_SAME_RULES, &problems);
    if (save != NULL) {
        tell_unmended(tally, save->header.catalog);
        replay_game(tally, path, save);
    } else {
        tell_faulty(tally, path, &problems);
    }
    save_destroy(save);
    tally->packs.shelf.games_folder = NULL;
    tally->packs.shelf.games_folder_too = NULL;
    text_finish(&folder);
    text_finish(&own);
}

int replay_command(int argc, char **argv) {
    static const char *const endings[] = {FILE_GAME_ENDING, FILE_GAME_ENDING_OLD, NULL};
    ReplayOptions given = {0};
    const TallyTask task = {.key = "replays",
                            .endings = endings,
                            .file = replay_file,
                            .packs = given.packs.item,
                            .players = true};
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    return tally_run(&task, given.cards, given.json, arguments.item, arguments.count);
}
