// SPDX-License-Identifier: MIT
// Tests the program without a window: moving from screen to screen, changing settings during a game, and that
// hands stay hidden meanwhile.
#include "driven.h"

#include "ai/opponent.h"
#include "app/stage/ui_words.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void begin(void) {
    app = driven_open("en", 1280, 720);
}

static void start_game(void) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 5}};
    Text problem = {0};
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
    ck_assert_str_eq(app->shown_name, "handover");
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->shown_name, "table");
}

START_TEST(from_screen_to_screen) {
    ck_assert_str_eq(app->shown_name, "menu");
    driven_click("menu:settings");
    ck_assert_str_eq(app->shown_name, "settings");
    driven_click("settings:language:de");
    ck_assert_str_eq(app->settings.language, "de");
    ck_assert_str_eq(ui_word(app, UI_LANGUAGE_NAME), "Deutsch");
    driven_click("settings:page:table");
    driven_click("settings:idle:30");
    ck_assert_int_eq(app->settings.hide_after, 30);
    driven_click("button:back");
    driven_click("menu:new");
    ck_assert_str_eq(app->shown_name, "setup");
    driven_click("setup:seat:3:add");
    ck_assert_uint_eq(app->chosen.setup.seats, 3);
    driven_click("setup:seat:3:person");
    driven_click("setup:start");
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

START_TEST(settings_in_the_middle_of_a_game) {
    start_game();
    const Seat viewer = session_viewer(app->session);
    app_show(app, &settings_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "settings");
    driven_click("settings:page:table");
    driven_click("settings:recap:off");
    ck_assert(!app->settings.recap);
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert_uint_eq(session_viewer(app->session), viewer);
}
END_TEST

START_TEST(who_leaves_from_the_settings_comes_back_to_the_curtain) {
    start_game();
    app_show(app, &settings_screen);
    driven_run();
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    loop_handle(app, &event);
    driven_run();
    ck_assert_uint_eq(session_viewer(app->session), SEAT_NONE);
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

START_TEST(the_menu_of_the_table_leads_back_to_it) {
    start_game();
    const Seat viewer = session_viewer(app->session);
    driven_click("button:menu");
    ck_assert(hits_find(&app->hits, "hand:1") == NULL);
    driven_key(SDLK_ESCAPE);
    ck_assert(hits_find(&app->hits, "hand:1") != NULL);
    driven_key(SDLK_ESCAPE); // nothing else to be closed: it is the menu's key
    driven_click("button:settings");
    ck_assert_str_eq(app->shown_name, "settings");
    driven_click("button:back");
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert(hits_find(&app->hits, "hand:1") != NULL);
    ck_assert_uint_eq(session_viewer(app->session), viewer);
    driven_click("button:menu");
    driven_click("button:leave");
    ck_assert_str_eq(app->shown_name, "menu");
    ck_assert_ptr_null(app->session);
}
END_TEST

static const char *sought;
static bool found;

static void seek(void *context, const GfxDrawnText *text) {
    (void)context;
    found |= strcmp(text->text, sought) == 0;
}

static bool reads(UiWord word) {
    static const GfxRecorder recorder = {.dry = true, .text = seek};
    sought = ui_word(app, word);
    found = false;
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_step();
    gfx_record(app->gfx, NULL);
    return found;
}

// The first time a person plays an easy computer, and it is said so; later with the last set-up, in the same
// way.
START_TEST(one_click_starts_a_game) {
    const Opponent *easy = opponent_find("easy");
    ck_assert(!app_choice_is_kept(app));
    ck_assert(reads(UI_MENU_AS_FIRST) && !reads(UI_MENU_AS_LAST));
    driven_click("menu:play");
    ck_assert_ptr_nonnull(app->session);
    const SessionOptions *first = session_options(app->session);
    ck_assert(first->setup.seats == 2 && first->who[0] == NULL && first->who[1] == easy);
    app->chosen.who[1] = opponent_find("greedy");
    app_remember_choice(app);
    app_show(app, &menu_screen);
    driven_run();
    ck_assert(!reads(UI_MENU_AS_FIRST) && reads(UI_MENU_AS_LAST));
    driven_click("menu:play");
    ck_assert(session_options(app->session)->who[1] == opponent_find("greedy"));
}
END_TEST

// The first person gets it; who had it gets the other.
START_TEST(a_faction_of_the_menu_is_played_next) {
    app_show(app, &menu_screen);
    driven_run();
    app->chosen.who[0] = opponents[0];
    app->chosen.who[1] = NULL;
    driven_click("menu:faction:3");
    ck_assert_str_eq(app->shown_name, "setup");
    ck_assert_uint_eq(app->chosen.setup.faction[1], 2);
    ck_assert_uint_ne(app->chosen.setup.faction[0], 2);
    driven_key(SDLK_ESCAPE);
    app_focus(app, "menu:faction:4");
    driven_key(SDLK_RETURN);
    ck_assert_uint_eq(app->chosen.setup.faction[1], 3);
    ck_assert_str_eq(app->shown_name, "setup");
}
END_TEST

START_TEST(visits_lead_back_one_by_one) {
    for (int i = 0; i < 3 * VISITS_MAX; i++) {
        app_visit(app, i % 2 == 0 ? &settings_screen : &setup_screen);
        driven_run();
    }
    for (int i = 1; i < VISITS_MAX; i++) {
        app_back(app);
        driven_run();
        ck_assert_str_eq(app->shown_name, i % 2 == 0 ? "setup" : "settings");
    }
    app_show(app, &menu_screen);
    driven_run();
    app_back(app); // the menu ends all visits
    driven_run();
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

START_TEST(the_lot_is_drawn_when_the_game_starts) {
    driven_click("menu:new");
    driven_click("setup:starter:lot");
    ck_assert_int_eq(app->first_seat_rule, FIRST_BY_LOT);
    driven_click("setup:start");
    ck_assert_uint_lt(session_options(app->session)->setup.first, 2);
}
END_TEST

// Which fonts this machine has is of no matter: none.
static void no_fonts(void) {
    const char *tests = getenv("STARDECK_TESTS");
    char path[512];
    snprintf(path, sizeof path, "%s/fonts/none.conf", tests != NULL ? tests : "tests");
    setenv("FONTCONFIG_FILE", path, 1);
}

START_TEST(a_letter_that_no_font_has_is_refused_with_its_reason) {
    no_fonts();
    driven_click("menu:new");
    driven_click("setup:seat:1:name");
    driven_type("\xD0\x91ob"); // Bob with a Russian B
    ck_assert_ptr_nonnull(remark_text(app));
    ck_assert_ptr_nonnull(strstr(remark_text(app), "U+0411"));
    driven_type("by");
    driven_key(SDLK_RETURN);
    ck_assert_str_eq(app->chosen.name[0], "obby");
    driven_wait(20000);
    ck_assert_ptr_null(remark_text(app));
}
END_TEST

// As the settings may have one from a machine that had the font.
START_TEST(a_name_that_can_not_be_shown_is_the_faction_s) {
    no_fonts();
    text_copy(app->chosen.name[0], sizeof app->chosen.name[0], "\xE6\x97\xA5");
    text_copy(app->chosen.name[1], sizeof app->chosen.name[1], "Zo\xC3\xAB");
    const uint8_t faction = app->chosen.setup.faction[0];
    ck_assert_str_eq(player_name(app, app->catalog, faction, NULL, app->chosen.name[0]),
                     faction_name(app, faction));
    ck_assert_str_eq(player_name(app, app->catalog, faction, NULL, app->chosen.name[1]), "Zo\xC3\xAB");
}
END_TEST

START_TEST(settings_that_can_not_be_kept_are_told_wherever_they_change) {
    text_add(&app->frame->settings_path, "/dev/null/stardeck/settings.json"); // no folder can be made there
    driven_key(SDLK_F11);
    ck_assert(app->settings.fullscreen);
    ck_assert_ptr_nonnull(remark_text(app));
    ck_assert_ptr_nonnull(strstr(remark_text(app), "/dev/null"));
    driven_wait(60000);
    ck_assert_ptr_null(remark_text(app));
    start_game();
    driven_wait(60000);
    driven_key(SDLK_m);
    ck_assert(app->settings.muted);
    ck_assert_ptr_nonnull(remark_text(app));
    driven_wait(60000);
    app_show(app, &settings_screen); // there too, where it is changed: its line at the end is easily missed
    driven_run();
    driven_key(SDLK_F11);
    ck_assert_ptr_nonnull(remark_text(app));
}
END_TEST

static const char *language_by(const char *lang, const char *list) {
    unsetenv("LC_ALL");
    unsetenv("LC_MESSAGES");
    setenv("LANG", lang, 1);
    setenv("LANGUAGE", list, 1);
    return languages_choose(app, NULL);
}

START_TEST(the_first_language_of_the_list_that_there_is) {
    ck_assert_str_eq(language_by("fr_FR.UTF-8", "fr:de:en"), "de");
    ck_assert_str_eq(language_by("fr_FR.UTF-8", "fr:en:de"), "en");
    ck_assert_str_eq(language_by("de_DE.UTF-8", "en_GB:en"), "en");
    ck_assert_str_eq(language_by("de_DE.UTF-8", ""), "de");
    ck_assert_str_eq(language_by("de_DE.UTF-8", "::xx:"), "de"); // none of them: the locale
    ck_assert_str_eq(language_by("C.UTF-8", "de"), "en");        // as gettext has it
    ck_assert_str_eq(languages_choose(app, "de_AT"), "de");
}
END_TEST

static void begin_game(const char *who) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 5}};
    Text problem = {0};
    options.who[0] = opponent_find(who);
    options.who[1] = opponent_find("random");
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_step();
    driven_step();
}

// The desktop may dim and lock the screen, unless something moves by itself for somebody who watches.
START_TEST(the_desktop_may_dim_while_a_person_is_waited_for) {
    app = driven_open_window(1280, 720, NULL);
    ck_assert(SDL_IsScreenSaverEnabled());
    begin_game("human");
    ck_assert(SDL_IsScreenSaverEnabled());
    driven_run();
    ck_assert(SDL_IsScreenSaverEnabled());
    begin_game("random");
    ck_assert(!SDL_IsScreenSaverEnabled());
    app_leave_game(app);
    driven_run();
    ck_assert(SDL_IsScreenSaverEnabled());
    driven_close();
}
END_TEST

int test_app(void) {
    Suite *suite = suite_create("app");
    TCase *tcase = tcase_create("screens");
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, from_screen_to_screen);
    tcase_add_test(tcase, settings_in_the_middle_of_a_game);
    tcase_add_test(tcase, who_leaves_from_the_settings_comes_back_to_the_curtain);
    tcase_add_test(tcase, the_menu_of_the_table_leads_back_to_it);
    tcase_add_test(tcase, one_click_starts_a_game);
    tcase_add_test(tcase, a_faction_of_the_menu_is_played_next);
    tcase_add_test(tcase, visits_lead_back_one_by_one);
    tcase_add_test(tcase, the_lot_is_drawn_when_the_game_starts);
    tcase_add_test(tcase, a_letter_that_no_font_has_is_refused_with_its_reason);
    tcase_add_test(tcase, a_name_that_can_not_be_shown_is_the_faction_s);
    tcase_add_test(tcase, settings_that_can_not_be_kept_are_told_wherever_they_change);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, the_first_language_of_the_list_that_there_is);
    suite_add_tcase(suite, tcase);
    TCase *windowed = tcase_create("window");
    tcase_set_timeout(windowed, 300);
    tcase_add_test(windowed, the_desktop_may_dim_while_a_person_is_waited_for);
    suite_add_tcase(suite, windowed);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
