// SPDX-License-Identifier: MIT
// Writes a bug-report bundle: each of its files and their contents.
#include "app/stage/bundle.h"

#include "app/frame/frame.h"
#include "app/kit/game_looks.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "core/platform.h"
#include "data/folders.h"
#include "data/save.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define FOLDERS_MAX 1000 // in the same minute

BundleGame bundle_game(const App *app) {
    if (app->session == NULL || app->lesson != NULL || app_trial_name(app) != NULL)
        return BUNDLE_NO_GAME;
    const bool over = match_to_act(session_match(app->session)) == SEAT_NONE;
    return over ? BUNDLE_OPEN : BUNDLE_HIDDEN;
}

// ---- files ----

// Creates a new folder named after the time.
static bool make_folder(Text *folder, Text *problem) {
    const time_t now = time(NULL);
    struct tm local;
    char when[32] = "bundle";
    if (platform_local_time(now, &local))
        strftime(when, sizeof when, "%Y-%m-%dT%H-%M", &local);
    for (int number = 1; number < FOLDERS_MAX; number++) {
        text_clear(folder);
        if (!folders_user(FOLDER_DATA, folder))
            break;
        text_printf(folder, "/bundles/%s", when);
        if (number > 1)
            text_printf(folder, "-%d", number);
        folders_make(text_string(folder));
        if (platform_make_folder(text_string(folder), PLATFORM_OWN))
            return true;
        if (errno != EEXIST) {
            text_printf(problem, "%s: cannot be made: %s", text_string(folder), strerror(errno));
            return false;
        }
    }
    text_add(problem, "there is no place for it: HOME is not set");
    return false;
}

static bool write_text(const char *folder, const char *name, const Text *text, Text *problem) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    FILE *file = platform_fopen(text_string(&path), "wb");
    bool good = file != NULL && !text->failed;
    if (good && text->length > 0)
        good = fwrite(text->data, 1, text->length, file) == text->length;
    if (file != NULL)
        good = fclose(file) == 0 && good;
    if (!good)
        text_printf(problem, "%s: cannot be written: %s", text_string(&path), strerror(errno));
    text_finish(&path);
    return good;
}

// ---- contents ----

static void describe_machine(const App *app, Text *out) {
    const GfxLayout size = gfx_layout(app->gfx);
    SDL_version sdl;
    SDL_GetVersion(&sdl);
    text_printf(out, "stardeck %s\n", STARDECK_VERSION);
    text_printf(out, "SDL %d.%d.%d, video %s\n", sdl.major, sdl.minor, sdl.patch,
                SDL_GetCurrentVideoDriver() != NULL ? SDL_GetCurrentVideoDriver() : "none");
    const size_t before = out->length;
    platform_describe(out);
    text_add(out, out->length > before ? "\n" : "");
    text_printf(out, "window %dx%d, scale %.3f\nlanguage %s\nscreen %s\n", size.width, size.height,
                (double)size.scale, app->settings.language, app->shown_name);
    if (app_settings_fault(app) != NULL)
        text_printf(out, "settings: %s\n", app_settings_fault(app));
}

// Only what everybody at the table knows.
static void tell_game(const App *app, Text *out) {
    const Game *game = app->catalog->game;
    text_printf(out, "game %s, rules version %u, cards %016" PRIx64 "\n", game->id, game->rules_version,
                app->catalog->hash);
    if (app->session == NULL)
        return;
    const Match *match = session_match(app->session);
    const SetupOptions *setup = match_options(match);
    text_printf(out, "variant %s", game->variants[setup->variant]);
    if (map_chosen(app->catalog, setup) != NONE)
        text_printf(out, ", map %s",
                    catalog_id(app->catalog, game->maps->table, map_chosen(app->catalog, setup)));
    for (int i = 0; game->flags[i] != NULL; i++)
        if (setup->flags & 1 << i)
            text_printf(out, ", %s", game->flags[i]);
    for (Seat seat = 0; seat < setup->seats; seat++)
        text_printf(out, "\nseat %d: %s, %s", seat + 1, seat_faction_id(app, seat),
                    session_is_person(app->session, seat) ? "human" : "computer");
    const Seat to_act = match_to_act(match);
    text_printf(
        out, "\ncommands %d, %s%s\n", match_log_count(match),
        to_act == SEAT_NONE ? "over" : "to act: ", to_act == SEAT_NONE ? "" : seat_faction_id(app, to_act));
    if (app->frame->journal != NULL && journal_fault(app->frame->journal) != NULL)
        text_printf(out, "journal: %s\n", journal_fault(app->frame->journal));
}

static void describe_log(const App *app, Text *out) {
    GameLooks looks = {0};
    game_looks_update(&looks, app);
    const GameLog *log = session_log(app->session);
    for (int i = 0; looks.looks != NULL && i < log->count; i++) {
        char line[LOG_LINE_MAX];
        const GameLogItem *item = game_log_item(log, i);
        looks.game->show->sentence(app, looks.looks, item, line);
        text_printf(out, "%d ", item->round);
        for (const char *at = line; *at != '\0'; at++)
            if ((unsigned char)*at >= ' ') // skips emphasis markers
                text_add_bytes(out, at, 1);
        text_add(out, "\n");
    }
    game_looks_finish(&looks);
}

// The complete game, from its deal.
static bool write_game(const App *app, const char *folder, Text *problem) {
    const Match *match = session_match(app->session);
    Match *dealt = match_create(app->catalog, match_options(match), NULL, problem);
    if (dealt == NULL)
        return false;
    Text path = {0};
    const SaveHeader header = save_header(dealt, STARDECK_VERSION);
    text_printf(&path, "%s/game.jsonl", folder);
    SaveWriter *writer = save_create(text_string(&path), &header, SAVE_NO_SYNC, problem);
    bool good = writer != NULL;
    for (int i = 0; good && i < match_log_count(match); i++) {
        const LogEntry *entry = match_log(match, i);
        good = save_command(writer, entry->seat, &entry->command, entry->hash, problem);
    }
    good = save_close(writer, problem) && good;
    text_finish(&path);
    match_destroy(dealt);
    return good;
}

static bool write_files(const App *app, bool with_game, const char *folder, Text *problem) {
    Text about = {0}, log = {0}, path = {0};
    describe_machine(app, &about);
    tell_game(app, &about);
    if (bundle_game(app) == BUNDLE_HIDDEN && !with_game)
        text_add(&about, "the game is going on and left out, as its file would show every card\n");
    if (app->session != NULL)
        describe_log(app, &log);
    text_printf(&path, "%s/settings.json", folder);
    bool good = write_text(folder, "about.txt", &about, problem) &&
                settings_file_write(text_string(&path), app->frame->shelf, &app->frame->kept, problem) &&
                (app->session == NULL || write_text(folder, "log.txt", &log, problem)) &&
                (!with_game || write_game(app, folder, problem));
    text_finish(&about);
    text_finish(&log);
    text_finish(&path);
    return good;
}

bool bundle_write(const App *app, bool with_hidden, Text *folder, Text *problem) {
    const BundleGame game = bundle_game(app);
    const bool with_game = game == BUNDLE_OPEN || (game == BUNDLE_HIDDEN && with_hidden);
    return make_folder(folder, problem) && write_files(app, with_game, text_string(folder), problem);
}
