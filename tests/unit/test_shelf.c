// SPDX-License-Identifier: MIT
// Tests the pack cache: the right pack for each name, loaded once, faults kept. And where the player's own
// folders are.
#include "data/folders.h"
#include "data/pack_cache.h"
#include "engine/game.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Two games of the same kind; the pack of the second is faulty.
static Game good_game, bad_game;
static const Game *const two_games[] = {&good_game, &bad_game, NULL};

static void put(const char *game, const char *toy) {
    static const char owners[] = "{\"owners\": [{\"id\": \"ann\"}]}";
    char path[128];
    snprintf(path, sizeof path, "%s/%s", toy_folder, game);
    ck_assert_int_eq(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/toy.json", game);
    toy_write(path, toy, strlen(toy));
    snprintf(path, sizeof path, "%s/owners.json", game);
    toy_write(path, owners, strlen(owners));
}

static void take_away(const char *game) {
    static const char *const names[] = {"/toy.json", "/owners.json", ""};
    char path[128];
    for (size_t i = 0; i < COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/%s%s", toy_folder, game, names[i]);
        remove(path);
    }
}

static PackCache begin(void) {
    good_game = bad_game = toy_game;
    good_game.id = "marbles";
    bad_game.id = "pebbles";
    put("marbles", "{\"gems\": [{\"id\": \"ruby\", \"worth\": 5}]}");
    put("pebbles", "{\"gems\": [{\"id\": \"ruby\", \"worth\": 99}], \"skins\": 1}");
    return (PackCache){.games = two_games, .folder = toy_folder};
}

START_TEST(packs_are_found_by_their_game) {
    PackCache shelf = begin();
    Text problem = {0};
    const ScenarioPacks packs = pack_cache_source(&shelf);
    const Catalog *catalog = packs.find(packs.context, "marbles", &problem);
    ck_assert_msg(catalog != NULL, "%s", text_string(&problem));
    ck_assert_ptr_eq(catalog->game, &good_game);
    ck_assert_uint_eq(catalog_find(catalog, catalog->game->card_table, "ruby"), 0);
    take_away("marbles"); // it is not looked for again
    ck_assert_ptr_eq(pack_cache_find(&shelf, "marbles", &problem), catalog);
    ck_assert_ptr_null(pack_cache_faults(&shelf, &good_game));
    ck_assert_uint_eq(problem.length, 0);
    take_away("pebbles");
    pack_cache_finish(&shelf);
}
END_TEST

START_TEST(a_game_that_there_is_not_is_told_by_name) {
    PackCache shelf = begin();
    Text problem = {0};
    ck_assert_ptr_null(pack_cache_find(&shelf, "marble", &problem));
    ck_assert_str_eq(text_string(&problem),
                     "there is no game 'marble'; allowed: marbles, pebbles; did you mean 'marbles'?");
    text_clear(&problem);
    ck_assert_ptr_null(pack_cache_find(&shelf, "chess", &problem));
    ck_assert_str_eq(text_string(&problem), "there is no game 'chess'; allowed: marbles, pebbles");
    text_finish(&problem);
    take_away("marbles");
    take_away("pebbles");
    pack_cache_finish(&shelf);
}
END_TEST

START_TEST(faults_of_a_pack_are_kept) {
    PackCache shelf = begin();
    char expected[256];
    snprintf(expected, sizeof expected,
             "the cards of pebbles can't be used: %s/pebbles/toy.json:1:35: \"worth\" must be a whole number "
             "from 2 "
             "to 20, not 99",
             toy_folder);
    ck_assert_ptr_null(pack_cache_faults(&shelf, &bad_game)); // not tried yet
    for (int i = 0; i < 2; i++) {
        Text problem = {0};
        ck_assert_ptr_null(pack_cache_find(&shelf, "pebbles", &problem));
        ck_assert_str_eq(text_string(&problem), expected);
        text_finish(&problem);
        take_away("pebbles"); // the second time the first faults are told, not that there is no folder
    }
    ck_assert_int_eq(pack_cache_faults(&shelf, &bad_game)->count, 2);
    take_away("marbles");
    pack_cache_finish(&shelf);
}
END_TEST

START_TEST(a_shelf_of_one_takes_nothing_upon_it) {
    PackCache shelf = begin(), one;
    Text problem = {0};
    pack_cache_of_one(&one, pack_cache_catalog(&shelf, &good_game));
    const ScenarioPacks packs = pack_cache_source(&one);
    ck_assert_ptr_null(packs.find_upon(packs.context, "marbles", toy_folder, &toy_problems, &problem));
    ck_assert_str_eq(text_string(&problem), "no pack can be brought along here");
    ck_assert_int_eq(problems_total(&toy_problems), 0);
    text_finish(&problem);
    take_away("marbles");
    take_away("pebbles");
    pack_cache_finish(&shelf);
}
END_TEST

static void put_pack(const char *toy) {
    static const char info[] = "{\"id\":\"more\",\"name\":\"More\",\"version\":\"2\",\"game\":\"marbles\"}";
    char path[128];
    snprintf(path, sizeof path, "%s/more", toy_folder);
    mkdir(path, 0700);
    toy_write("more/pack.json", info, strlen(info));
    toy_write("more/toy.json", toy, strlen(toy));
}

static const Gem *gem(const Catalog *catalog) {
    return &((const Toy *)catalog->rules)->gem[0];
}

START_TEST(packs_lie_upon_the_cards_and_are_read_again) {
    PackCache shelf = begin();
    PackList list = {0};
    put_pack("{\"gems\": [{\"id\": \"ruby\", \"worth\": 7}]}");
    pack_list_scan(&list, toy_folder, PACK_OWN);
    shelf.upon = &list;
    const Catalog *catalog = pack_cache_catalog(&shelf, &good_game);
    ck_assert_int_eq(gem(catalog)->worth, 5); // it is off
    ck_assert_int_eq(catalog->packs, 0);
    list.pack[0].on = true;
    ck_assert(pack_cache_reload(&shelf, &toy_problems));
    ck_assert_ptr_eq(pack_cache_catalog(&shelf, &good_game), catalog);
    ck_assert_int_eq(gem(catalog)->worth, 7);
    ck_assert_int_eq(catalog->packs, 1);
    ck_assert_str_eq(catalog->pack[0].id, "more");
    ck_assert_str_eq(catalog->pack[0].version, "2");

    put_pack("{\"gems\": [{\"id\": \"ruby\", \"worth\": 77}]}"); // it is left out, and only it
    ck_assert(pack_list_refresh(&list) && pack_cache_reload(&shelf, &toy_problems));
    ck_assert_int_eq(gem(catalog)->worth, 5);
    ck_assert_ptr_nonnull(list.pack[0].faults);
    ck_assert_int_eq(list.pack[0].faults->item[0].line, 1);

    take_away("marbles"); // there is nothing to read any more: what was read stays
    ck_assert(!pack_cache_reload(&shelf, &toy_problems));
    ck_assert_int_eq(gem(catalog)->worth, 5);
    ck_assert_int_gt(problems_total(&toy_problems), 0);
    take_away("pebbles");
    pack_cache_finish(&shelf);
    pack_list_finish(&list);
}
END_TEST

START_TEST(folders_of_the_user) {
    static const struct {
        UserFolder folder;
        const char *variable, *at_home;
    } cases[] = {{FOLDER_CONFIG, "XDG_CONFIG_HOME", "/home/ann/.config/stardeck"},
                 {FOLDER_DATA, "XDG_DATA_HOME", "/home/ann/.local/share/stardeck"},
                 {FOLDER_STATE, "XDG_STATE_HOME", "/home/ann/.local/state/stardeck"}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        Text path = {0};
        setenv(cases[i].variable, "/x/y", 1);
        setenv("HOME", "/home/ann", 1);
        ck_assert(folders_user(cases[i].folder, &path));
        ck_assert_str_eq(text_string(&path), "/x/y/stardeck");
        text_clear(&path);
        setenv(cases[i].variable, "x/y", 1); // the standard says: not a whole path is as if it were not set
        ck_assert(folders_user(cases[i].folder, &path));
        ck_assert_str_eq(text_string(&path), cases[i].at_home);
        text_clear(&path);
        unsetenv(cases[i].variable);
        unsetenv("HOME");
        ck_assert(!folders_user(cases[i].folder, &path));
        ck_assert_uint_eq(path.length, 0);
        text_finish(&path);
    }
}
END_TEST

int test_shelf(void) {
    Suite *suite = suite_create("shelf");
    TCase *tcase = toy_case(suite, "shelf");
    tcase_add_test(tcase, packs_are_found_by_their_game);
    tcase_add_test(tcase, a_game_that_there_is_not_is_told_by_name);
    tcase_add_test(tcase, faults_of_a_pack_are_kept);
    tcase_add_test(tcase, a_shelf_of_one_takes_nothing_upon_it);
    tcase_add_test(tcase, packs_lie_upon_the_cards_and_are_read_again);
    tcase_add_test(tcase, folders_of_the_user);
    return toy_run(suite);
}
