// SPDX-License-Identifier: MIT
// Tests that games saved by version 0.1 at its window (tests/saves/0.1.0: broken off in the middle, with
// people, computers and captains) are in the list, and go on from where they were, in their file: with the
// program's own cards, whatever packs are on.
#include "driven.h"

#include "data/pack_list.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"
#include "games/registry.h"
#include "play/saved_games.h"

#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SAVES_MOST 32
#define ROUNDS 500
#define COMMANDS 12 // that people give in a game that is gone on with

static App *app;
static PackCache shelf;
static PackList *list; // NULL: no packs
static char folder[64], *names[SAVES_MOST];
static int saves;
static Rng rng;

static const char *saves_folder(void) {
    static char path[300];
    const char *tests = getenv("STARDECK_TESTS");
    snprintf(path, sizeof path, "%s/saves/0.1.0", tests != NULL ? tests : "tests");
    return path;
}

static int compare(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void list_saves(void) {
    DIR *listing = opendir(saves_folder());
    ck_assert_ptr_nonnull(listing);
    for (const struct dirent *entry; (entry = readdir(listing)) != NULL;)
        if (strstr(entry->d_name, ".jsonl") != NULL && saves < SAVES_MOST)
            names[saves++] = text_duplicate(entry->d_name);
    closedir(listing);
    qsort(names, (size_t)saves, sizeof names[0], compare);
}

static const char *path_of(const char *name) {
    static char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void copy_saves(void) {
    char command[900];
    memcpy(folder, "/tmp/stardeck-old-XXXXXX", sizeof "/tmp/stardeck-old-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(command, sizeof command, "cp '%s'/*.jsonl %s && chmod u+w %s/*", saves_folder(), folder, folder);
    ck_assert_int_eq(system(command), 0);
    saves = 0;
    list_saves();
}

static void open_window(void) {
    Text problem = {0};
    rng_seed(&rng, 7);
    shelf = (PackCache){.games = games, .folder = getenv("STARDECK_CARDS"), .upon = list};
    const Catalog *catalog = pack_cache_find(&shelf, "tactics", &problem);
    ck_assert_msg(catalog != NULL, "%s", text_string(&problem));
    app = driven_open_shelf(&shelf, catalog, 1280, 720, folder);
    driven_unpainted();
}

static void start(void) {
    copy_saves();
    open_window();
}

// A pack that changes a game's numbers.
static void put_pack(const char *game, const char *file, const char *text) {
    char command[900];
    snprintf(command, sizeof command,
             "mkdir -p %s/packs/%s && cd %s/packs/%s && echo '{\"id\": \"%s_2\", \"name\": \"New\", "
             "\"version\": \"1\", \"game\": \"%s\"}' > pack.json && echo '%s' > %s",
             folder, game, folder, game, game, game, text, file);
    ck_assert_int_eq(system(command), 0);
}

static void start_with_packs(void) {
    char command[900];
    copy_saves();
    put_pack("tactics", "deck.json", "{\"cards\": [{\"id\": \"admiral\", \"power\": 5}]}");
    put_pack("alpha_strike", "deck.json", "{\"cards\": [{\"id\": \"spinal_laser\", \"copies\": 3}]}");
    put_pack("deck_building", "deck.json", "{\"cards\": [{\"id\": \"tricorder\", \"copies\": 5}]}");
    snprintf(command, sizeof command, "cp -r '%s'/../../packs/ring %s/packs", saves_folder(), folder);
    ck_assert_int_eq(system(command), 0); // it brings a map for two and three
    list = calloc(1, sizeof *list);
    snprintf(command, sizeof command, "%s/packs", folder);
    pack_list_scan(list, command, PACK_OWN);
    ck_assert_int_eq(list->count, 4);
    for (int i = 0; i < list->count; i++)
        list->pack[i].on = true;
    open_window();
    for (size_t i = 0; games[i] != NULL; i++)
        ck_assert_int_eq(pack_cache_catalog(&shelf, games[i])->packs, 1);
}

static void stop(void) {
    char command[100];
    driven_close();
    pack_cache_finish(&shelf);
    if (list != NULL)
        pack_list_finish(list);
    free(list);
    list = NULL;
    for (int i = 0; i < saves; i++)
        free(names[i]);
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

static int count_commands(const char *path, bool *over) {
    const ScenarioPacks packs = pack_cache_source(&shelf);
    Problems problems = {0};
    Text problem = {0};
    Save *save = save_load(path, &packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s: %s", path, problems.item[0].message);
    SaveReplay replay = save_replay(save, &problem);
    ck_assert_msg(replay.outcome == SAVE_GOOD, "%s: %s", path, text_string(&problem));
    const int count = save->command_count;
    *over = save->over_line > 0;
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&problem);
    return count;
}

// ---- each game of that time

START_TEST(there_are_some_of_each_game) {
    bool there[PACK_CACHE_MAX] = {false};
    for (int i = 0; i < saves; i++)
        for (size_t k = 0; games[k] != NULL; k++)
            there[k] |= strncmp(names[i], game_id(games[k]), strlen(game_id(games[k]))) == 0;
    for (size_t k = 0; games[k] != NULL; k++)
        ck_assert_msg(there[k], "%s", game_id(games[k]));
}
END_TEST

START_TEST(the_list_has_them_to_go_on_with) {
    const ScenarioPacks packs = pack_cache_source(&shelf);
    SavedGames found;
    saved_games_read(&found, folder, &packs);
    ck_assert_int_eq(found.count, saves);
    for (int i = 0; i < found.count; i++) {
        saved_game_look(&found.game[i], &packs);
        ck_assert_msg(found.game[i].fault == SAVED_GOOD, "%s: %s", found.game[i].path, found.game[i].why);
        ck_assert_str_eq(found.game[i].header.program, "0.1.0");
        ck_assert(!found.game[i].over);
    }
    saved_games_free(&found);
}
END_TEST

// Gives commands for the people until so many have been given or the game is over.
static void play(void) {
    const Command *legal;
    int given = 0;
    for (int i = 0; i < ROUNDS && given < COMMANDS && session_stage(app->session) != SESSION_OVER; i++) {
        if (session_stage(app->session) == SESSION_CURTAIN)
            session_take_seat(app->session);
        const int count =
            session_stage(app->session) == SESSION_DECIDING ? session_legal(app->session, &legal) : 0;
        if (count > 0) {
            const Command command = legal[rng_below(&rng, (uint32_t)count)];
            ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
            given++;
        }
        driven_run();
    }
}

static void go_on_with(const char *name) {
    bool over;
    Text problem = {0};
    const int before = count_commands(path_of(name), &over);
    ck_assert_msg(app_resume_game(app, path_of(name), &problem), "%s: %s", name, text_string(&problem));
    driven_run();
    ck_assert_int_ge(match_log_count(session_match(app->session)), before); // a computer goes on at once
    play();
    const int played = match_log_count(session_match(app->session));
    const bool done = match_to_act(session_match(app->session)) == SEAT_NONE;
    ck_assert_msg(played > before, "%s", name);
    frame_end_game(app);
    app_show(app, &menu_screen);
    driven_run();
    ck_assert_int_eq(count_commands(path_of(name), &over), played);
    ck_assert_int_eq(over, done);
    text_finish(&problem);
}

START_TEST(they_go_on_in_their_files) {
    for (int i = 0; i < saves; i++)
        go_on_with(names[i]);
}
END_TEST

// ---- with packs on that it was begun without

static const char *map_of(const SaveHeader *header) {
    const Catalog *catalog = header->catalog;
    return catalog_id(catalog, map_table(catalog->game), map_chosen(catalog, &header->setup));
}

START_TEST(they_need_no_pack_switched_off) {
    const ScenarioPacks packs = pack_cache_source(&shelf);
    SavedGames found;
    saved_games_read(&found, folder, &packs);
    ck_assert_int_eq(found.count, saves);
    for (int i = 0; i < found.count; i++) {
        SavedGame *game = &found.game[i];
        saved_game_look(game, &packs);
        ck_assert_msg(game->fault == SAVED_GOOD, "%s: %s", game->path, game->why);
        ck_assert_ptr_nonnull(game->header.today);
        ck_assert_int_eq(game->header.catalog->packs, 0);
        ck_assert_int_eq(game->header.today->packs, 1);
        if (strstr(game->path, "star_empires") != NULL)
            ck_assert_str_eq(map_of(&game->header), "triangle");
    }
    saved_games_free(&found);
    driven_click("menu:games");
    for (int i = 1; i <= 3; i++) { // the rows that are laid out
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "game:%d:resume", i);
        ck_assert_msg(driven_has(id), "%s", id);
        snprintf(id, sizeof id, "game:%d:off", i);
        ck_assert_msg(!driven_has(id), "%s", id);
    }
}
END_TEST

START_TEST(they_are_watched_as_they_were_played) {
    Text problem = {0};
    for (int i = 0; i < saves; i++) {
        ck_assert_msg(app_watch(app, path_of(names[i]), &problem), "%s", text_string(&problem));
        driven_run();
        ck_assert(!app->frame->replay->other_cards);
        ck_assert_int_eq(app->frame->replay->differs, 0);
        frame_end_game(app);
        app_show(app, &menu_screen);
        driven_run();
    }
}
END_TEST

START_TEST(they_go_on_and_leave_the_packs_on) {
    for (int i = 0; i < saves; i++)
        go_on_with(names[i]);
    for (int i = 0; i < list->count; i++)
        ck_assert(list->pack[i].on && list->pack[i].faults == NULL);
}
END_TEST

// A game that was played with other cards still is not shown on a map that came later.
START_TEST(a_map_that_came_later_was_not_played_on) {
    const ScenarioPacks packs = pack_cache_source(&shelf);
    char command[500];
    Problems problems = {0};
    snprintf(command, sizeof command, "sed -i '1s/\"pack\":\"[0-9a-f]*\"/\"pack\":\"0123456789abcdef\"/' %s",
             path_of("star_empires-two-people.jsonl"));
    ck_assert_int_eq(system(command), 0);
    Save *save = save_load(path_of("star_empires-two-people.jsonl"), &packs, SAVE_OTHER_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", problems.item[0].message);
    ck_assert(save->header.today == NULL && save->differs.length > 0);
    ck_assert_str_eq(map_of(&save->header), "triangle");
    save_destroy(save);
}
END_TEST

int test_old_saves(void) {
    Suite *suite = suite_create("games saved by 0.1");
    TCase *tcase = tcase_create("saves");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_add_test(tcase, there_are_some_of_each_game);
    tcase_add_test(tcase, the_list_has_them_to_go_on_with);
    tcase_add_test(tcase, they_go_on_in_their_files);
    suite_add_tcase(suite, tcase);
    TCase *with_packs = tcase_create("packs");
    tcase_set_timeout(with_packs, 300);
    tcase_add_checked_fixture(with_packs, start_with_packs, stop);
    tcase_add_test(with_packs, they_need_no_pack_switched_off);
    tcase_add_test(with_packs, they_are_watched_as_they_were_played);
    tcase_add_test(with_packs, they_go_on_and_leave_the_packs_on);
    tcase_add_test(with_packs, a_map_that_came_later_was_not_played_on);
    suite_add_tcase(suite, with_packs);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
