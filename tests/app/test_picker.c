// SPDX-License-Identifier: MIT
// Tests the first screen with two games: choosing one by mouse and keys; that everything below belongs to it;
// and that a broken game is left out without affecting the rest.
#include "driven.h"

#include "engine/game_facts.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[64], cards[100], saved[100];
static const Game *list[3];
static PackCache shelf;
static App *app;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void shell(const char *format, const char *a, const char *b) {
    char command[2048];
    snprintf(command, sizeof command, format, a, b);
    ck_assert_int_eq(system(command), 0);
}

static void open_app(void) {
    Text problem = {0};
    const Catalog *first = pack_cache_find(&shelf, "tactics", &problem);
    ck_assert_msg(first != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    for (int i = 0; list[i] != NULL; i++)
        pack_cache_catalog(&shelf, list[i]); // as the program does before it opens its window
    app = driven_open_shelf(&shelf, first, 1280, 720, saved);
}

// Copies, as the toy game's cards are links.
static void begin(void) {
    memcpy(folder, "/tmp/stardeck-picker-XXXXXX", sizeof "/tmp/stardeck-picker-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(cards, sizeof cards, "%s/cards", folder);
    snprintf(saved, sizeof saved, "%s/saved", folder);
    shell("mkdir '%s'%s", cards, "");
    shell("cp -rL '%s/tactics' '%s'", place_of("STARDECK_CARDS", "cards"), cards);
    shell("cp -rL '%s/wreckers' '%s'", place_of("STARDECK_CARDS", "cards"), cards);
    list[0] = games_find("tactics");
    list[1] = games_find("wreckers");
    shelf = (PackCache){.games = list, .folder = cards};
}

static void end(void) {
    driven_close();
    app = NULL;
    pack_cache_finish(&shelf);
    shell("rm -r '%s'%s", folder, "");
}

static void expect_chosen(const char *game) {
    ck_assert_str_eq(game_id(app->catalog->game), game);
    ck_assert_str_eq(app->shown_name, "menu");
}

START_TEST(a_click_chooses_and_a_second_one_opens) {
    open_app();
    expect_chosen("tactics");
    driven_click("menu:game:wreckers");
    expect_chosen("wreckers");
    ck_assert_str_eq(app_game_name(app, app->catalog), "Wreckers");
    driven_click("menu:game:wreckers");
    ck_assert_str_eq(app->shown_name, "setup");
    ck_assert_ptr_nonnull(hits_find(&app->hits, "setup:seat:1:faction:amber"));
    driven_key(SDLK_ESCAPE);
    expect_chosen("wreckers");
    driven_click("menu:game:tactics");
    driven_click("menu:new");
    ck_assert_ptr_nonnull(hits_find(&app->hits, "setup:seat:1:faction:klingon"));
}
END_TEST

START_TEST(the_choice_is_remembered) {
    open_app();
    driven_click("menu:game:wreckers");
    ck_assert_str_eq(app->frame->kept.last_game, "wreckers");
    driven_click("menu:game:tactics");
    ck_assert_str_eq(app->frame->kept.last_game, "tactics");
}
END_TEST

START_TEST(keys_alone_choose_and_open) {
    open_app();
    app_show_focus(app, "menu:game:tactics");
    driven_run();
    driven_key(SDLK_RIGHT);
    expect_chosen("wreckers");
    ck_assert_str_eq(app->input.focus, "menu:game:wreckers");
    driven_key(SDLK_RIGHT); // there is no further one
    expect_chosen("wreckers");
    ck_assert_str_eq(app->input.focus, "menu:game:wreckers");
    driven_key(SDLK_LEFT);
    expect_chosen("tactics");
    driven_key(SDLK_TAB); // goes on without choosing
    ck_assert_str_eq(app->input.focus, "menu:game:wreckers");
    expect_chosen("tactics");
    driven_key(SDLK_RETURN);
    expect_chosen("wreckers");
    ck_assert_str_eq(app->input.focus, "menu:game:wreckers");
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "setup");
}
END_TEST

static void play_some(void) {
    for (int left = 3, steps = 0; left > 0; steps++) {
        const Command *legal;
        ck_assert_int_lt(steps, 200);
        if (session_stage(app->session) == SESSION_CURTAIN) {
            session_take_seat(app->session);
        } else if (session_stage(app->session) == SESSION_DECIDING) {
            ck_assert_int_gt(session_legal(app->session, &legal), 0);
            const Command command = legal[0];
            ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
            left--;
        } else if (session_stage(app->session) == SESSION_END_TURN ||
                   session_stage(app->session) == SESSION_LAID) {
            session_end_turn(app->session);
        } else {
            session_finish_showing(app->session);
        }
    }
}

START_TEST(each_game_has_its_own_to_go_on_with) {
    Text problem = {0};
    open_app();
    driven_click("menu:game:wreckers");
    choice_seat_person(&app->chosen, 1); // nobody waits for a computer
    ck_assert(app_start_game(app, &app->chosen, &problem));
    driven_run();
    play_some();
    app_leave_game(app);
    driven_run();
    expect_chosen("wreckers");
    ck_assert(driven_has("menu:continue"));
    driven_click("menu:game:tactics");
    ck_assert(!driven_has("menu:continue"));
    driven_click("menu:game:wreckers");
    driven_click("menu:game:wreckers");
    ck_assert_ptr_nonnull(app->session);
    ck_assert_str_eq(game_id(match_catalog(session_match(app->session))->game), "wreckers");
}
END_TEST

START_TEST(what_a_game_lacks_is_greyed) {
    open_app();
    ck_assert(hits_find(&app->hits, "menu:lesson")->enabled);
    driven_click("menu:game:wreckers");
    ck_assert(!hits_find(&app->hits, "menu:lesson")->enabled);
    driven_click("menu:lesson");
    expect_chosen("wreckers");
    driven_click("menu:gallery");
    ck_assert_str_eq(app->shown_name, "gallery");
}
END_TEST

// Its cards, its words, and words that only choosing finds wrong.
static const struct {
    const char *file, *text;
    bool tile;
} faults[] = {{"deck.json", "{", false}, {"lang/en.json", "{", false}, {"lang/en.json", "{}", true}};

START_TEST(a_broken_game_takes_nothing_down) {
    char path[200];
    snprintf(path, sizeof path, "%s/wreckers/%s", cards, faults[_i].file);
    ck_assert_int_eq(access(path, W_OK), 0);
    shell("echo '%s' > '%s'", faults[_i].text, path);
    open_app();
    ck_assert_str_eq(app->shown_name, faults[_i].tile ? "menu" : "message");
    if (!faults[_i].tile) { // it is told at the start
        ck_assert_ptr_nonnull(strstr(app_notice(app)->text, faults[_i].file));
        driven_key(SDLK_RETURN);
    }
    expect_chosen("tactics");
    ck_assert(driven_has("menu:game:tactics"));
    ck_assert(driven_has("menu:game:wreckers") == faults[_i].tile);
    if (faults[_i].tile) {
        driven_click("menu:game:wreckers");
        ck_assert_str_eq(app->shown_name, "message");
        driven_key(SDLK_RETURN);
        expect_chosen("tactics");
    }
    driven_click("menu:game:tactics");
    ck_assert_str_eq(app->shown_name, "setup");
}
END_TEST

int test_picker(void) {
    setenv("STARDECK_ANIMATION", "0", 1);
    Suite *suite = suite_create("picker");
    TCase *tcase = tcase_create("picker");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, a_click_chooses_and_a_second_one_opens);
    tcase_add_test(tcase, the_choice_is_remembered);
    tcase_add_test(tcase, keys_alone_choose_and_open);
    tcase_add_test(tcase, each_game_has_its_own_to_go_on_with);
    tcase_add_test(tcase, what_a_game_lacks_is_greyed);
    tcase_add_loop_test(tcase, a_broken_game_takes_nothing_down, 0, (int)(sizeof faults / sizeof faults[0]));
    tcase_set_timeout(tcase, 120);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
