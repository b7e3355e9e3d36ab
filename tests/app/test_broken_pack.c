// SPDX-License-Identifier: MIT
// Tests a pack that breaks while one plays, in each of the games: a sign at the table tells the place and
// leads to Packs, the game goes on with its cards, and the sign goes when the pack is mended.
#include "driven.h"

#include "app/stage/pack_view.h"
#include "data/pack_choice.h"
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
static const char *odd_file; // in the pack; NULL: none
static bool with_cards;      // it changes a card and has a picture, and games are saved

static void write_file(const char *name, const char *text) {
    char path[160];
    snprintf(path, sizeof path, "%s/mine/%s", folder, name);
    FILE *file = fopen(path, "w");
    ck_assert(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
}

static void make_folder(const char *name) {
    char path[160];
    snprintf(path, sizeof path, "%s%s", folder, name);
    mkdir(path, 0700);
}

static void open_pack(const char *game) {
    char path[160], info[200];
    Text problem = {0};
    memcpy(folder, "/tmp/stardeck-broken-XXXXXX", sizeof "/tmp/stardeck-broken-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    make_folder("/mine");
    make_folder("/mine/lang");
    snprintf(path, sizeof path, "%s/games", folder);
    snprintf(info, sizeof info,
             "{\"id\": \"mine\", \"name\": \"My cards\", \"version\": \"1\", \"game\": \"%s\"}", game);
    write_file("pack.json", info);
    write_file("lang/en.json", "{\"game\": {\"line\": \"Another one.\"}}");
    if (odd_file != NULL)
        write_file(odd_file, "{}");
    if (with_cards) {
        make_folder("/mine/assets");
        make_folder("/mine/assets/pictures");
        make_folder("/mine/assets/pictures/tactics");
        write_file("deck.json", "{\"cards\": [{\"id\": \"galaxy\", \"power\": 5}]}");
        write_file("assets/pictures/tactics/spy.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" "
                                                      "height=\"5\"><path d=\"M0 0h8v5z\"/></svg>");
    }
    list = calloc(1, sizeof *list);
    pack_list_scan(list, folder, PACK_SHIPPED);
    ck_assert_int_eq(list->count, 1);
    list->pack[0].on = true;
    shelf = (PackCache){.games = games, .folder = getenv("STARDECK_CARDS"), .upon = list};
    const Catalog *catalog = pack_cache_find(&shelf, game, &problem);
    ck_assert_msg(catalog != NULL && catalog->packs == 1, "%s", text_string(&problem));
    app = driven_open_shelf(&shelf, catalog, 1280, 720, with_cards ? path : NULL);
    driven_unpainted();
    text_finish(&problem);
}

static void begin(const char *game) {
    Text problem = {0};
    open_pack(game);
    const SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = 0, .seed = 5},
                                    .who = {NULL, opponents[0]}};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
}

static void end(void) {
    static const char *const names[] = {
        "/mine/Deck.JSON", "/mine/lang/en.json", "/mine/pack.json", "/mine/lang", "/mine", ""};
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
    ck_assert_int_ne(app_pack_trouble(app, &name, fault), PACK_IS_WELL);
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
    ck_assert_int_eq(app_pack_trouble(app, NULL, NULL), PACK_IS_GONE); // the folder is, but it is no pack
    text_finish(&fault);
    end();
}

START_TEST(in_each_game) {
    static const char *const names[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};
    play_one(names[_i]);
}
END_TEST

// ---- what nothing reads

// What is said on the terminal while `run` runs; valid until the next call.
static const char *said_meanwhile(void (*run)(void)) {
    static char said[4000];
    FILE *file = tmpfile();
    fflush(stderr);
    const int before = dup(STDERR_FILENO);
    ck_assert(before >= 0 && file != NULL && dup2(fileno(file), STDERR_FILENO) >= 0);
    run();
    fflush(stderr);
    dup2(before, STDERR_FILENO);
    rewind(file);
    said[fread(said, 1, sizeof said - 1, file)] = '\0';
    close(before);
    fclose(file);
    return said;
}

static void start_with_odd_file(void) {
    odd_file = "Deck.JSON";
    open_pack("tactics");
    notice();
}

START_TEST(what_nothing_reads_is_told_after_the_start) {
    const char *said = said_meanwhile(start_with_odd_file);
    ck_assert_msg(strstr(said, "mine/Deck.JSON: ") != NULL, "%s", said);
    ck_assert_str_eq(said_meanwhile(notice), ""); // once
    end();
}
END_TEST

// ---- pictures of a pack that is gone

static bool has_kept_pictures(void) {
    const Layers *assets = &app->frame->assets;
    return assets->count > 1 && strstr(assets->folder[assets->count - 1], "/rules/") != NULL;
}

static void play_a_command(void) {
    const Command *legal;
    for (int i = 0; i < 20 && session_stage(app->session) != SESSION_DECIDING; i++) {
        if (session_stage(app->session) == SESSION_CURTAIN)
            session_take_seat(app->session);
        driven_run();
    }
    ck_assert_int_gt(session_legal(app->session, &legal), 0);
    const Command command = legal[0];
    ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
    driven_run();
}

static void leave(void) {
    driven_click("button:menu");
    driven_click("button:leave");
    ck_assert_ptr_null(app->session);
}

START_TEST(a_game_looks_the_same_when_its_pack_is_gone) {
    char command[100];
    Text path = {0};
    with_cards = true;
    begin("tactics");
    play_a_command();
    leave();
    list->pack[0].on = false;
    app_reload_packs(app);
    ck_assert(!has_kept_pictures());
    driven_run();
    driven_click("menu:continue");
    ck_assert_ptr_nonnull(app->session);
    ck_assert(has_kept_pictures());
    ck_assert(layers_find(&app->frame->assets, "pictures/tactics/spy.svg", &path));
    leave();
    ck_assert(!has_kept_pictures());
    text_finish(&path);
    end();
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

// ---- many packs

#define MANY 120 // four regions each are more than there is room for

START_TEST(each_of_many_can_be_switched_on) {
    char command[400];
    open_pack("tactics");
    setenv("XDG_CONFIG_HOME", folder, 1);
    snprintf(
        command, sizeof command,
        "cd '%s' && for i in $(seq 100 %d); do mkdir p$i && echo \"{\\\"id\\\": \\\"p$i\\\", \\\"name\\\": "
        "\\\"P\\\", \\\"version\\\": \\\"1\\\", \\\"game\\\": \\\"tactics\\\"}\" > p$i/pack.json; done",
        folder, 100 + MANY - 1);
    ck_assert_int_eq(system(command), 0);
    app_show(app, &packs_screen);
    driven_run();
    ck_assert_int_eq(app_pack_list(app)->count, MANY + 1);
    ck_assert(driven_has("pack:1:switch") && !driven_has("pack:120:switch"));
    driven_key(SDLK_END);
    driven_wait(1000);
    ck_assert(driven_has("pack:120:switch") && driven_has("packs:check"));
    ck_assert(!app_pack_list(app)->pack[1].on);
    driven_click("pack:120:switch");
    ck_assert(app_pack_list(app)->pack[1].on);
    end();
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

// ---- a pack for several games

// Reads it anew, with these cards for Tactics and Alpha Strike, and loads both.
static void read_both(const char *tactics, const char *strike) {
    const Catalog *all[PACK_CACHE_MAX];
    write_file("pack.json", "{\"id\": \"mine\", \"name\": \"My cards\", \"version\": \"1\"}");
    write_file("tactics/deck.json", tactics);
    write_file("alpha_strike/deck.json", strike);
    app_reload_packs(app);
    app_games(app, all);
}

// Out of the one in which it has faults; with faults in both, a check tells those of both, as lint does.
START_TEST(faults_in_one_game_leave_it_in_the_others) {
    char path[160];
    Text names = {0};
    PackBlame blame = {0};
    PackUntranslated ignored;
    open_pack("tactics");
    make_folder("/mine/tactics");
    make_folder("/mine/alpha_strike");
    read_both("{\"cards\": [{\"id\": \"galaxy\", \"powr\": 5}]}", "{}");
    const ListedPack *pack = &list->pack[0];
    ck_assert(app_left_out_of(app, pack, &names));
    ck_assert_str_eq(text_string(&names), "Tactics");
    ck_assert(!pack_list_is_used(pack, games_find("tactics")) && !pack->out);
    ck_assert(pack_list_is_used(pack, games_find("alpha_strike")));
    ck_assert(preferences_notice(app));
    driven_run();
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->title, "Tactics"));
    read_both("{\"cards\": [{\"id\": \"galaxy\", \"powr\": 5}]}",
              "{\"cards\": [{\"id\": \"nothing\", \"x\": 1}]}");
    pack = &list->pack[0];
    ck_assert(pack->out && !app_left_out_of(app, pack, &names));
    app_check_packs(app);
    ck_assert(app_take_pack_check(app, 0, &blame, &ignored));
    bool in[2] = {false};
    for (int i = 0; i < blame.own.count; i++) {
        in[0] |= strstr(blame.own.item[i].file, "/tactics/") != NULL;
        in[1] |= strstr(blame.own.item[i].file, "/alpha_strike/") != NULL;
    }
    ck_assert(in[0] && in[1]);
    pack_blame_finish(&blame);
    text_finish(&names);
    end();
    snprintf(path, sizeof path, "rm -r %s", folder);
    ck_assert_int_eq(system(path), 0);
}
END_TEST

// ---- the choice of packs

START_TEST(a_broken_choice_is_said_in_the_window) {
    char path[160];
    FILE *file;
    open_pack("tactics");
    setenv("XDG_CONFIG_HOME", folder, 1);
    make_folder("/stardeck");
    snprintf(path, sizeof path, "%s/stardeck/packs.json", folder);
    file = fopen(path, "w");
    ck_assert(file != NULL && fputs("{\"packs\": [{\"id\": \"mine\", \"on\": true}, 7]}", file) >= 0);
    fclose(file);
    Problems problems = {0};
    ck_assert_int_eq(pack_choice_read(list, path, &problems), SETTINGS_PARTLY);
    ck_assert(list->pack[0].on && preferences_notice(app));
    driven_run();
    ck_assert_str_eq(app->shown_name, "message");
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "packs.json.broken"));
    ck_assert_ptr_nonnull(strstr(app_notice(app)->text, "packs.json:1:"));
    problems = (Problems){0};
    ck_assert_int_eq(pack_choice_read(list, path, &problems), SETTINGS_READ); // said once
    end();
    snprintf(path, sizeof path, "rm -r %s", folder);
    ck_assert_int_eq(system(path), 0);
}
END_TEST

int test_broken_pack(void) {
    Suite *suite = suite_create("a pack that breaks while one plays");
    TCase *tcase = tcase_create("table");
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, in_each_game, 0, 4);
    tcase_add_test(tcase, a_game_looks_the_same_when_its_pack_is_gone);
    tcase_add_test(tcase, a_broken_choice_is_said_in_the_window);
    tcase_add_test(tcase, faults_in_one_game_leave_it_in_the_others);
    tcase_add_test(tcase, each_of_many_can_be_switched_on);
    tcase_add_test(tcase, what_nothing_reads_is_told_after_the_start);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
