// SPDX-License-Identifier: MIT
// Lists saved games from the first lines and ends of files; what takes replaying comes later.
#include "play/saved_games.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/kept_cards.h"
#include "engine/game.h"
#include "engine/story.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// ---- files ----

// False if memory runs out; files that can't be examined are skipped.
static bool add_file(SavedGames *games, int *capacity, const char *folder, const char *name) {
    Text path = {0};
    PlatformFacts facts;
    text_printf(&path, "%s/%s", folder, name);
    const bool is_file =
        !path.failed && platform_facts(text_string(&path), &facts) && facts.kind == PLATFORM_FILE;
    if (is_file && games->count == *capacity) {
        const int more = *capacity > 0 ? 2 * *capacity : 64;
        SavedGame *bigger = realloc(games->game, (size_t)more * sizeof *bigger);
        if (bigger == NULL) {
            text_finish(&path);
            return false;
        }
        games->game = bigger;
        *capacity = more;
    }
    if (is_file)
        games->game[games->count++] = (SavedGame){.path = path.data, .when = (time_t)facts.changed_s};
    else
        text_finish(&path);
    return true;
}

static void list_files(SavedGames *games, const char *folder) {
    PlatformListing *listing = folder[0] != '\0' ? platform_list(folder) : NULL;
    int capacity = 0;
    *games = (SavedGames){0};
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;)
        if (file_is_named_game(entry) && !add_file(games, &capacity, folder, entry))
            break;
    platform_list_end(listing);
}

// A total order, so that the list doesn't depend on the order in which the folder is read.
static int by_time(const void *a, const void *b) {
    const SavedGame *one = a, *other = b;
    if (one->when != other->when)
        return one->when > other->when ? -1 : 1;
    return strcmp(other->path, one->path);
}

static int section(const SavedGame *game) {
    return game->over ? 2 : game->fault != SAVED_GOOD ? 1 : 0;
}

static int by_section(const void *a, const void *b) {
    const int one = section(a), other = section(b);
    return one != other ? one - other : by_time(a, b);
}

// ---- what the files say ----

static void set_broken(SavedGame *game, const Problem *problem) {
    game->fault = strcmp(problem->code, "newer") == 0 ? SAVED_NEWER : SAVED_BROKEN;
    game->line = problem->line > 1 ? problem->line : 0;
    if (game->line == 0)
        text_copy(game->why, sizeof game->why, problem->message);
}

static void glance(SavedGame *game, const ScenarioPacks *packs) {
    Problems problems = {0};
    Save *save = save_glance(game->path, packs, &problems);
    if (save == NULL) {
        set_broken(game, &problems.item[0]);
        return;
    }
    game->header = save->header;
    game->cards = save->pack;
    game->over = save->over_line > 0;
    if (save->rules_version != save->header.catalog->game->rules_version)
        game->fault = SAVED_OTHER_RULES;
    else if (save->pack != save->header.catalog->hash)
        game->fault = SAVED_OTHER_CARDS;
    save_destroy(save);
}

void saved_games_read(SavedGames *games, const char *folder, const ScenarioPacks *packs) {
    list_files(games, folder);
    for (int i = 0; i < games->count; i++)
        glance(&games->game[i], packs);
    if (games->count > 0)
        qsort(games->game, (size_t)games->count, sizeof *games->game, by_section);
}

void saved_games_free(SavedGames *games) {
    for (int i = 0; i < games->count; i++)
        free(games->game[i].path);
    free(games->game);
    *games = (SavedGames){0};
}

bool saved_games_delete(SavedGames *games, int index, Text *problem) {
    SavedGame *game = &games->game[index];
    if (!platform_remove_file(game->path) && errno != ENOENT) {
        text_printf(problem, "%s: cannot be deleted: %s", game->path, strerror(errno));
        return false;
    }
    free(game->path);
    memmove(game, game + 1, (size_t)(games->count - index - 1) * sizeof *game);
    games->count--;
    return true;
}

static bool is_needed(const void *context, KeptKey key) {
    const SavedGames *games = context;
    bool needed = false;
    for (int i = 0; i < games->count; i++) {
        const SavedGame *game = &games->game[i];
        needed |=
            game->header.catalog == NULL || kept_key_equal((KeptKey){game->cards, game->header.looks}, key);
    }
    return needed;
}

void saved_games_sweep_cards(const SavedGames *games, const char *folder) {
    kept_cards_sweep(folder, is_needed, games);
}

const SavedGame *saved_games_newest(SavedGames *games, const ScenarioPacks *packs, const Catalog *catalog) {
    const SavedGame *newest = NULL;
    for (int i = 0; i < games->count; i++) {
        SavedGame *game = &games->game[i];
        const SaveHeader *header = &game->header;
        if ((header->catalog != catalog && header->today != catalog) || game->over ||
            game->fault != SAVED_GOOD || (newest != NULL && newest->when >= game->when))
            continue;
        saved_game_look(game, packs);
        if (!game->over && game->fault == SAVED_GOOD)
            newest = game;
    }
    return newest;
}

// ---- replaying

static void read_round(SavedGame *game, const Match *match) {
    View view;
    match_view(match, SEAT_NONE, &view);
    game->round = view.game->story->round(view.bytes);
}

static void read_end(SavedGame *game, const Match *match) {
    read_round(game, match);
    game->over = match_to_act(match) == SEAT_NONE;
    if (game->over)
        match_result(match, game->points, game->winner);
}

// What the file itself says, where it can't be replayed.
static void read_progress(SavedGame *game) {
    const SaveProgress progress = save_progress(game->path);
    game->round = progress.round;
    game->round_is_least = true;
    game->commands = progress.commands;
}

// Replays with today's cards, to show roughly which game it was. If a command is not legal any more the file
// says how far it had come.
static void guess_round(SavedGame *game, const ScenarioPacks *packs) {
    Problems problems = {0};
    Text said = {0};
    Save *save = save_load(game->path, packs, SAVE_OTHER_RULES, &problems);
    Match *match = save != NULL ? match_create(save->header.catalog, &save->header.setup, NULL, &said) : NULL;
    bool good = match != NULL;
    for (int i = 0; good && i < save->command_count; i++)
        good = match_submit(match, save->command[i].seat, &save->command[i].command, NULL) == VERDICT_OK;
    if (good && !game->over)
        read_round(game, match);
    if (!good)
        read_progress(game);
    match_destroy(match);
    save_destroy(save);
    text_finish(&said);
}

void saved_game_look(SavedGame *game, const ScenarioPacks *packs) {
    Problems problems = {0};
    Text said = {0};
    if (game->looked || game->fault == SAVED_BROKEN || game->fault == SAVED_NEWER)
        return;
    game->looked = true;
    if (game->fault != SAVED_GOOD) {
        guess_round(game, packs);
        return;
    }
    Save *save = save_load(game->path, packs, SAVE_SAME_RULES, &problems);
    SaveReplay replay = {.outcome = SAVE_NO_MEMORY};
    if (save != NULL)
        replay = save_replay(save, &said);
    if (save == NULL) {
        set_broken(game, &problems.item[0]);
    } else if (replay.outcome != SAVE_GOOD) {
        game->fault = SAVED_BROKEN;
        game->line =
            replay.command < save->command_count ? save->command[replay.command].line : save->over_line;
    } else {
        read_end(game, replay.match);
    }
    if (game->fault == SAVED_BROKEN)
        read_progress(game);
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&said);
}
