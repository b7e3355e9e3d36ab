// SPDX-License-Identifier: MIT
// The program without a window: from screen to screen, the settings in the middle of a game, and that hands
// stay hidden on the way.
#include "app/frame.h"
#include "data/pack.h"
#include "games/tactics/tactics.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;
static App *app;
static uint64_t now;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void begin(void) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/tactics", place_of("STARDECK_CARDS", "cards"));
    Problems *problems = calloc(1, sizeof *problems);
    ck_assert(problems != NULL && pack_load(&catalog, &tactics_game, folder, problems));
    free(problems);
    Text problem = {0};
    app = app_open(&(AppOptions){.catalog = &catalog,
                                 .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                 .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                 .language = "en",
                                 .width = 1280,
                                 .height = 720,
                                 .offscreen = true},
                   &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    now = 1000;
}

static void end(void) {
    app_close(app);
    pack_finish(&catalog);
}

static void run(void) {
    for (int steps = 0; loop_step(app, now += 100); steps++)
        ck_assert_int_lt(steps, 1000);
}

static void key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
    run();
}

static void click(const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s on the screen %s", id, app->shown_name);
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (int)(hit->rect.x + hit->rect.w / 2);
    event.motion.y = (int)(hit->rect.y + hit->rect.h / 2);
    loop_handle(app, &event);
    event = (SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN,
                                   .button = SDL_BUTTON_LEFT,
                                   .x = (Sint32)app->input.x,
                                   .y = (Sint32)app->input.y}};
    loop_handle(app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    loop_handle(app, &event);
    run();
}

static void start_game(void) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 5}};
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    run();
    ck_assert_str_eq(app->shown_name, "handover");
    key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "table");
}

START_TEST(from_screen_to_screen) {
    run();
    ck_assert_str_eq(app->shown_name, "menu");
    click("menu:settings");
    ck_assert_str_eq(app->shown_name, "settings");
    click("settings:language:de");
    ck_assert_str_eq(app->settings.language, "de");
    ck_assert_str_eq(ui_word(app, UI_LANGUAGE_NAME), "Deutsch");
    click("settings:page:table");
    click("settings:idle:30");
    ck_assert_int_eq(app->settings.idle_seconds, 30);
    click("button:back");
    click("menu:new");
    ck_assert_str_eq(app->shown_name, "setup");
    click("setup:seat:3:add");
    ck_assert_uint_eq(app->chosen.setup.seats, 3);
    click("setup:start");
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

START_TEST(settings_in_the_middle_of_a_game) {
    run();
    start_game();
    const Seat viewer = session_viewer(app->session);
    app_show(app, &settings_screen);
    run();
    ck_assert_str_eq(app->shown_name, "settings");
    click("settings:page:table");
    click("settings:recap:off");
    ck_assert(!app->settings.recap);
    key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert_uint_eq(session_viewer(app->session), viewer);
}
END_TEST

START_TEST(who_leaves_from_the_settings_comes_back_to_the_curtain) {
    run();
    start_game();
    app_show(app, &settings_screen);
    run();
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    loop_handle(app, &event);
    run();
    ck_assert_uint_eq(session_viewer(app->session), SEAT_NONE);
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

START_TEST(the_menu_of_the_table_leads_back_to_it) {
    run();
    start_game();
    const Seat viewer = session_viewer(app->session);
    click("button:menu");
    ck_assert(hits_find(&app->hits, "hand:1") == NULL);
    key(SDLK_ESCAPE);
    ck_assert(hits_find(&app->hits, "hand:1") != NULL);
    key(SDLK_ESCAPE); // nothing else to be closed: it is the menu's key
    click("button:settings");
    ck_assert_str_eq(app->shown_name, "settings");
    click("button:back");
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert(hits_find(&app->hits, "hand:1") != NULL);
    ck_assert_uint_eq(session_viewer(app->session), viewer);
    click("button:menu");
    click("button:leave");
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->session);
}
END_TEST

START_TEST(visits_lead_back_one_by_one) {
    run();
    for (int i = 0; i < 3 * VISITS_MAX; i++) {
        app_visit(app, i % 2 == 0 ? &settings_screen : &setup_screen);
        run();
    }
    for (int i = 1; i < VISITS_MAX; i++) {
        app_back(app);
        run();
        ck_assert_str_eq(app->shown_name, i % 2 == 0 ? "setup" : "settings");
    }
    app_show(app, &menu_screen);
    run();
    app_back(app); // the menu ends all visits
    run();
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

START_TEST(the_lot_is_drawn_when_the_game_starts) {
    run();
    click("menu:new");
    click("setup:starter:lot");
    ck_assert_int_eq(app->starter, STARTER_LOT);
    click("setup:start");
    ck_assert_uint_lt(session_options(app->session)->setup.first, 2);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("app");
    TCase *tcase = tcase_create("screens");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, from_screen_to_screen);
    tcase_add_test(tcase, settings_in_the_middle_of_a_game);
    tcase_add_test(tcase, who_leaves_from_the_settings_comes_back_to_the_curtain);
    tcase_add_test(tcase, the_menu_of_the_table_leads_back_to_it);
    tcase_add_test(tcase, visits_lead_back_one_by_one);
    tcase_add_test(tcase, the_lot_is_drawn_when_the_game_starts);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
