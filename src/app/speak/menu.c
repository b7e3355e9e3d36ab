// SPDX-License-Identifier: MIT
// What can be played: saved games, the newest first, and new ones.
#include "app/frame/frame.h"
#include "app/kit/game_table.h"
#include "app/kit/say.h"
#include "app/screens/load_parts.h"
#include "app/speak/setup.h"
#include "engine/game_facts.h"
#include "play/saved_games.h"

#include <stdio.h>
#include <string.h>

#define SAVED_LISTED 8
#define ROW_MAX 1200
#define ROWS_MAX (SAVED_LISTED + PACK_CACHE_MAX + 1)

static void say_saved(const App *app, const SavedGame *game, char out[ROW_MAX]) {
    char names[300] = "", when[80], name[ID_MAX];
    for (Seat seat = 0; seat < load_players(game); seat++)
        say_in_list(names, sizeof names, load_player_name(app, game, seat, name));
    load_when(app, when, sizeof when, game->when, time(NULL));
    ui_fill(app, out, ROW_MAX, UI_SPEAK_CONTINUE, STR("game", app_game_name(app, game->header.catalog)),
            STR("players", names), STR("when", when));
}

// Appends in what it differs from today's cards, if it goes on with others.
static void say_kept(const App *app, const SavedGame *game, char out[ROW_MAX]) {
    const SaveHeader *header = &game->header;
    char differs[500] = "", text[ROW_MAX];
    Text row = {0};
    if (header->today == NULL || header->only_looks)
        return;
    app_kept_difference(app, header, differs, sizeof differs);
    text_printf(&row, "%s. ", out);
    if (header->missing[0] != '\0')
        text_add(&row,
                 ui_fill(app, text, sizeof text, UI_SPEAK_CONTINUE_KEPT, STR("packs", header->missing)));
    if (header->missing[0] == '\0')
        text_add(&row, ui_fill(app, text, sizeof text, UI_GAMES_KEPT, STR("what", differs)));
    else if (differs[0] != '\0')
        text_printf(&row, " %s", differs);
    text_copy(out, ROW_MAX, text_string(&row));
    text_finish(&row);
}

static void resume(Speaker *speaker, const SavedGame *game) {
    Text problem = {0};
    speaker->resumed = app_resume_game(speaker->app, game->path, &problem);
    if (!speaker->resumed)
        say(speaker, text_string(&problem));
    text_finish(&problem);
}

// Those that can be continued stand first.
static int continuable(const App *app, const SavedGames *saved) {
    int count = 0;
    while (count < saved->count && count < SAVED_LISTED && saved->game[count].fault == SAVED_GOOD &&
           !saved->game[count].over && game_table_of(saved->game[count].header.catalog->game) != NULL)
        count++;
    (void)app;
    return count;
}

void menu_rules(Speaker *speaker, const char *about) {
    App *app = speaker->app;
    const Catalog *games[PACK_CACHE_MAX];
    const char *names[PACK_CACHE_MAX];
    const int count = app_games(app, games);
    Text problem = {0};
    for (int i = 0; i < count; i++)
        names[i] = app_game_name(app, games[i]);
    say_word(speaker, UI_SPEAK_RULES_OF);
    const int chosen = ask_which(speaker, names, count);
    if (chosen >= 0 && app_choose_game(app, games[chosen], &problem))
        tell_rules(speaker, about);
    say_lines(speaker, &problem);
}

void menu_step(Speaker *speaker) {
    App *app = speaker->app;
    const ScenarioPacks packs = app_packs(app);
    const Catalog *games[PACK_CACHE_MAX];
    char row[ROWS_MAX][ROW_MAX];
    const char *rows[ROWS_MAX];
    SavedGames saved = {.count = 0};
    saved_games_read(&saved, app_games_folder(app), &packs);
    const int known = app_games(app, games), kept = continuable(app, &saved);
    for (int i = 0; i < kept; i++) {
        say_saved(app, &saved.game[i], row[i]);
        say_kept(app, &saved.game[i], row[i]);
    }
    for (int i = 0; i < known; i++)
        ui_fill(app, row[kept + i], sizeof row[0], UI_SPEAK_NEW, STR("game", app_game_name(app, games[i])));
    text_copy(row[kept + known], sizeof row[0], ui_word(app, UI_MENU_HELP));
    for (int i = 0; i <= kept + known; i++)
        rows[i] = row[i];
    say_word(speaker, UI_SPEAK_MENU);
    const int chosen = ask_which(speaker, rows, kept + known + 1);
    if (chosen == kept + known)
        menu_rules(speaker, "");
    else if (chosen >= kept)
        setup_ask(speaker, games[chosen - kept]);
    else if (chosen >= 0)
        resume(speaker, &saved.game[chosen]);
    saved_games_free(&saved);
}
