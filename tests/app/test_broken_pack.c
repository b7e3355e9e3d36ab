// SPDX-License-Identifier: MIT
// Tests a pack that breaks while one plays, in each of the games: a sign at the table tells the place and
// leads to Packs, the game goes on with its cards, and the sign goes when the pack is mended.
#include "driven.h"

#include "app/stage/pack_view.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static App *app;
static char folder[64];
static PackCache shelf;
static PackList *list;

static void write_file(const char *name, const char *text) {
    char path[160];
    snprintf(path, sizeof path, "%s/mine/%s", folder, name);
    FILE *file = fopen(path, "w");
    ck_assert(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
}

static void begin(const char *game) {
    char path[160], info[200];
    Text problem = {0};
    memcpy(folder, "/tmp/stardeck-broken-XXXXXX", sizeof "/tmp/stardeck-broken-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/mine", folder);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/mine/lang", folder);
    mkdir(path, 0700);
    snprintf(info, sizeof info,
             "{\"id\": \"mine\", \"name\": \"My cards\", \"version\": \"1\", \"game\": \"%s\"}", game);
    write_file("pack.json", info);
    write_file("lang/en.json", "{\"game\": {\"line\": \"Another one.\"}}");
    list = calloc(1, sizeof *list);
    pack_list_scan(list, folder, PACK_SHIPPED);
    ck_assert_int_eq(list->count, 1);
    list->pack[0].on = true;
    shelf = (PackCache){.games = games, .folder = getenv("STARDECK_CARDS"), .upon = list};
    const Catalog *catalog = pack_cache_find(&shelf, game, &problem);
    ck_assert_msg(catalog != NULL && catalog->packs == 1, "%s", text_string(&problem));
    app = driven_open_shelf(&shelf, catalog, 1280, 720, NULL);
    driven_unpainted();
    const SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = 0, .seed = 5},
                                    .who = {NULL, opponents[0]}};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
}

static void end(void) {
    static const char *const names[] = {"/mine/lang/en.json", "/mine/pack.json", "/mine/lang", "/mine", ""};
    driven_close();
    pack_cache_finish(&shelf);
    pack_list_finish(list);
    free(list);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char path[160];
        snprintf(path, sizeof path, "%s%s", folder, names[i]);
        remove(path);
    }
}

// The files are looked at twice a second.
static void notice(void) {
    driven_wait(1500);
}

static const char *told(Text *fault) {
    Text name = {0};
    text_clear(fault);
    ck_assert(app_broken_pack(app, &name, fault));
    ck_assert_str_eq(text_string(&name), "My cards");
    text_finish(&name);
    return text_string(fault);
}

static void play_one(const char *game) {
    Text fault = {0};
    begin(game);
    const uint64_t cards = app->catalog->hash;
    notice();
    ck_assert_msg(!driven_has("sign:packs"), "%s", game);
    write_file("lang/en.json", "{\"game\":\n {\"line\": }}");
    notice();
    ck_assert_msg(driven_has("sign:packs"), "%s", game);
    ck_assert_ptr_nonnull(strstr(told(&fault), "lang/en.json:2:11: "));
    ck_assert_ptr_eq(strstr(text_string(&fault), folder), NULL);
    driven_click("sign:packs");
    ck_assert_str_eq(app->shown_name, "packs");
    ck_assert(app->session != NULL && !hits_find(&app->hits, "pack:1:switch")->enabled);
    driven_click("button:back");
    ck_assert_str_eq(app->shown_name, "table");
    driven_key(SDLK_F3);
    ck_assert_str_eq(app->shown_name, "packs");
    driven_click("button:back");
    ck_assert(app->catalog->hash == cards && app->catalog->packs == 1);
    write_file("lang/en.json", "{\"game\": {\"line\": \"Mended.\"}}");
    notice();
    ck_assert_msg(!driven_has("sign:packs"), "%s", game);
    char path[160];
    snprintf(path, sizeof path, "%s/mine/pack.json", folder);
    remove(path);
    notice();
    ck_assert_msg(driven_has("sign:packs"), "%s", game);
    ck_assert_ptr_nonnull(strstr(told(&fault), "pack.json"));
    text_finish(&fault);
    end();
}

START_TEST(in_each_game) {
    static const char *const names[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};
    play_one(names[_i]);
}
END_TEST

int test_broken_pack(void) {
    Suite *suite = suite_create("a pack that breaks while one plays");
    TCase *tcase = tcase_create("table");
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, in_each_game, 0, 4);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
