// SPDX-License-Identifier: MIT
// Tests choosing a map in the set-up, with a pack that adds one to the two of Star Empires
// (tests/packs/ring): by mouse and by keyboard, with as many players as it is for, in saved games, and what
// is said when the pack is gone.
#include "driven.h"

#include "data/pack_cache.h"
#include "engine/game.h"
#include "engine/map_choice.h"
#include "games/star_empires/star_empires.h"
#include "games/star_empires/view.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const Game *const games[] = {&star_empires_game, NULL};
static PackCache shelf;
static PackList packs;
static App *app;
static char saved[64];

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

// Among packs that the player may switch on and off.
static void install_pack(void) {
    char command[2048];
    snprintf(command, sizeof command, "mkdir '%s/packs' && cp -r '%s/packs/ring' '%s/packs'", saved,
             place_of("STARDECK_TESTS", "tests"), saved);
    ck_assert_int_eq(system(command), 0);
    setenv("XDG_CONFIG_HOME", saved, 1); // where it is kept what is on
    snprintf(command, sizeof command, "%s/packs", saved);
    packs = (PackList){0};
    pack_list_scan(&packs, command, PACK_SHIPPED);
    ck_assert_int_eq(packs.count, 1);
    packs.pack[0].on = true;
}

static void open_window(void) {
    Text problem = {0};
    memcpy(saved, "/tmp/stardeck-maps-XXXXXX", sizeof "/tmp/stardeck-maps-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(saved));
    install_pack();
    shelf = (PackCache){
        .games = games, .folder = place_of("STARDECK_CARDS", "cards"), .upon = &packs, .games_folder = saved};
    const Catalog *catalog = pack_cache_find(&shelf, "star_empires", &problem);
    ck_assert_msg(catalog != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    app = driven_open_shelf(&shelf, catalog, 1280, 720, saved);
    driven_unpainted();
    app_show(app, &setup_screen);
    driven_run();
}

static void close_window(void) {
    char command[128];
    driven_close();
    pack_cache_finish(&shelf);
    pack_list_finish(&packs);
    snprintf(command, sizeof command, "rm -r '%s'", saved);
    ck_assert_int_eq(system(command), 0);
}

// The map that is played, as a scenario's "expect" would name it.
static const char *played_map(void) {
    const EmpiresRules *rules = app->catalog->rules;
    View view;
    match_view(session_match(app->session), SEAT_NONE, &view);
    return rules->map[chart_of(rules, &((const EmpiresView *)(const void *)view.bytes)->table)->map].id;
}

static const char *chosen_map(void) {
    return catalog_id(app->catalog, app->catalog->game->maps->table,
                      map_chosen(app->catalog, &app->chosen.setup));
}

static void start(void) {
    driven_click("setup:start");
    ck_assert_ptr_nonnull(app->session);
}

START_TEST(the_usual_map_is_chosen_first) {
    ck_assert(driven_has("setup:map:triangle") && driven_has("setup:map:ring"));
    ck_assert(!driven_has("setup:map:wheel"));
    driven_picture("maps-two");
    ck_assert_str_eq(chosen_map(), "triangle");
    start();
    ck_assert_str_eq(played_map(), "triangle");
}
END_TEST

START_TEST(a_click_chooses_the_new_map_and_another_the_old_one) {
    driven_click("setup:map:ring");
    ck_assert_str_eq(chosen_map(), "ring");
    driven_picture("maps-ring");
    driven_click("setup:map:triangle");
    ck_assert_str_eq(chosen_map(), "triangle");
    driven_click("setup:map:ring");
    start();
    ck_assert_str_eq(played_map(), "ring");
}
END_TEST

static void focus(const char *hit_id) {
    for (int steps = 0; strcmp(app->input.focus, hit_id) != 0; steps++) {
        ck_assert_msg(steps < 100, "Tab never comes to %s", hit_id);
        driven_key(SDLK_TAB);
    }
}

START_TEST(keys_choose_the_new_map_and_the_old_one) {
    focus("setup:map:ring");
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(chosen_map(), "ring");
    focus("setup:map:triangle");
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(chosen_map(), "triangle");
    focus("setup:map:ring");
    driven_key(SDLK_RETURN);
    focus("setup:start");
    driven_key(SDLK_RETURN);
    ck_assert_ptr_nonnull(app->session);
    ck_assert_str_eq(played_map(), "ring");
}
END_TEST

START_TEST(a_map_is_offered_to_as_many_as_it_is_for) {
    driven_click("setup:map:ring");
    driven_click("setup:seat:3:add");
    ck_assert_str_eq(chosen_map(), "ring");
    driven_click("setup:seat:4:add");
    ck_assert(!driven_has("setup:map:ring") && !driven_has("setup:map:wheel")); // there is no choice
    ck_assert_str_eq(chosen_map(), "wheel");
    start();
    ck_assert_str_eq(played_map(), "wheel");
}
END_TEST

// ---- what is said

static char wanted[240];
static bool said;

static void listen(void *context, const GfxDrawnText *text) {
    (void)context;
    said |= strstr(text->text, wanted) != NULL;
}

static bool is_said(const char *words) {
    static const GfxRecorder listener = {.dry = true, .text = listen};
    snprintf(wanted, sizeof wanted, "%s", words);
    said = false;
    gfx_record(app->gfx, &listener);
    driven_run();
    driven_unpainted();
    return said;
}

static void switch_pack(bool on) {
    app_switch_pack(app, 0, on);
    driven_run();
    app_show(app, &setup_screen);
    driven_run();
}

START_TEST(a_map_whose_pack_is_gone_is_missed_in_words) {
    driven_click("setup:map:ring");
    driven_click("button:back"); // from here on the choice is remembered
    switch_pack(false);
    ck_assert_str_eq(chosen_map(), "triangle");
    ck_assert(!driven_has("setup:map:ring"));
    driven_picture("maps-gone");
    ck_assert(
        is_said("The map “ring” of your last game is not there any more. You will play on “Triangle”."));
    // Nothing has been lost: with its pack it is there again.
    driven_click("button:back");
    switch_pack(true);
    ck_assert_str_eq(chosen_map(), "ring");
    ck_assert(!is_said("not there any more"));
}
END_TEST

START_TEST(who_has_begun_without_it_is_not_told_again) {
    driven_click("setup:map:ring");
    driven_click("button:back");
    switch_pack(false);
    start();
    ck_assert_str_eq(played_map(), "triangle");
    app_leave_game(app);
    app_show(app, &setup_screen);
    driven_run();
    ck_assert(!is_said("not there any more"));
}
END_TEST

// ---- saved games

START_TEST(a_saved_game_goes_on_with_its_map_when_the_pack_is_gone) {
    driven_click("setup:map:ring");
    start();
    const Command *legal;
    while (session_stage(app->session) != SESSION_DECIDING) {
        if (driven_has("button:take_seat"))
            driven_click("button:take_seat");
        driven_step();
    }
    ck_assert_int_gt(session_legal(app->session, &legal), 0);
    const Command command = legal[0];
    ck_assert_uint_eq(session_submit(app->session, &command), VERDICT_OK);
    driven_run();
    const uint64_t hash = match_hash(session_match(app->session));
    app_leave_game(app);
    driven_run();
    app_switch_pack(app, 0, false);
    driven_run();
    app_show(app, &menu_screen);
    driven_run();
    driven_click("menu:continue");
    ck_assert_ptr_nonnull(app->session);
    ck_assert_str_eq(played_map(), "ring");
    ck_assert_uint_eq(match_hash(session_match(app->session)), hash);
}
END_TEST

int test_maps(void) {
    Suite *suite = suite_create("maps");
    TCase *tcase = tcase_create("maps");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, open_window, close_window);
    tcase_add_test(tcase, the_usual_map_is_chosen_first);
    tcase_add_test(tcase, a_click_chooses_the_new_map_and_another_the_old_one);
    tcase_add_test(tcase, keys_choose_the_new_map_and_the_old_one);
    tcase_add_test(tcase, a_map_is_offered_to_as_many_as_it_is_for);
    tcase_add_test(tcase, a_map_whose_pack_is_gone_is_missed_in_words);
    tcase_add_test(tcase, who_has_begun_without_it_is_not_told_again);
    tcase_add_test(tcase, a_saved_game_goes_on_with_its_map_when_the_pack_is_gone);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
