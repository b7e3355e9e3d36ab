// SPDX-License-Identifier: MIT
// Tests the window of a program that cannot start, off-screen: every fault, or how many more there are, in
// the player's language or, without texts, in English; keys that need a game do no harm.
#include "app/frame/frame.h"
#include "app/frame/start_fault.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MOST 200

static App *app;
static uint64_t now;
static Text drawn; // all that was written in the last frame, a line each

static void note(void *context, const GfxDrawnText *text) {
    (void)context;
    text_printf(&drawn, "%s\n", text->text);
}

static void run(void) {
    int steps = 0;
    while (loop_step(app, now += 20))
        ck_assert_int_lt(++steps, STEPS_MOST);
}

static void redraw(void) {
    text_clear(&drawn);
    const GfxRecorder recorder = {.text = note};
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    run();
    gfx_record(app->gfx, NULL);
}

static bool says(const char *text) {
    return strstr(text_string(&drawn), text) != NULL;
}

static const char *assets(void) {
    const char *folder = getenv("STARDECK_ASSETS");
    return folder != NULL ? folder : "assets";
}

static void open_window(const char *language, int width, int height, const char *faults) {
    app = start_fault_open(&(AppOptions){.assets_folder = assets(),
                                         .language = language,
                                         .width = width,
                                         .height = height,
                                         .offscreen = true},
                           faults);
    ck_assert_ptr_nonnull(app);
    run();
    ck_assert_str_eq(app->shown_name, "start_fault");
    redraw();
}

static void press(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
    run();
}

static void close_window(void) {
    start_fault_close(app);
    text_finish(&drawn);
}

START_TEST(a_fault_is_told_with_its_place) {
    open_window("en", 1280, 720,
                "cards/tactics/deck.json:12:34: \"pwoer\" is unknown\nsecond.json:1:1: bad\n");
    ck_assert(says("The game can’t start"));
    ck_assert(says("cards/tactics/deck.json:12:34: \"pwoer\" is unknown"));
    ck_assert(says("second.json:1:1: bad"));
    ck_assert(!says(" more"));
    ck_assert(says("Try again") && says("Quit"));
    close_window();
}
END_TEST

START_TEST(it_speaks_german) {
    open_window("de", 1280, 720, "a.json:1:1: bad\n");
    ck_assert(says("Das Spiel kann nicht beginnen") && says("Noch einmal versuchen"));
    close_window();
}
END_TEST

// 32 lines are what the list of problems holds; more are counted in its last one.
START_TEST(what_does_not_fit_is_counted) {
    Text faults = {0};
    for (int i = 1; i <= 32; i++)
        text_printf(&faults, "file-%d.json:%d:1: bad\n", i, i);
    text_add(&faults, "and 68 more\n");
    const int sizes[][2] = {{1280, 720}, {640, 480}, {1920, 1080}, {3840, 2160}};
    open_window("en", sizes[_i][0], sizes[_i][1], text_string(&faults));
    int shown = 0, more = 0;
    for (int i = 1; i <= 32; i++) {
        char line[48];
        snprintf(line, sizeof line, "file-%d.json:%d:1: bad", i, i);
        shown += says(line);
    }
    const char *rest = strstr(text_string(&drawn), "\nand ");
    ck_assert_ptr_nonnull(rest);
    ck_assert_int_eq(sscanf(rest, "\nand %d more", &more), 1);
    ck_assert_int_ge(shown, 8);
    ck_assert_int_eq(shown + more, 100);
    text_finish(&faults);
    close_window();
}
END_TEST

START_TEST(no_key_does_harm) {
    static const SDL_Keycode keys[] = {SDLK_F9, SDLK_F10, SDLK_F12, SDLK_m, SDLK_m,
                                       SDLK_i,  SDLK_TAB, SDLK_l,   SDLK_z};
    open_window("en", 1280, 720, "a.json:1:1: bad\n");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        press(keys[i]);
        ck_assert_str_eq(app->shown_name, "start_fault");
        ck_assert(!app->frame->quit);
    }
    press(SDLK_ESCAPE);
    ck_assert(app->frame->quit);
    ck_assert(!start_fault_again(app));
    close_window();
}
END_TEST

START_TEST(enter_tries_again) {
    open_window("en", 1280, 720, "a.json:1:1: bad\n");
    press(SDLK_TAB);
    press(SDLK_RETURN);
    ck_assert(app->frame->quit);
    ck_assert(start_fault_again(app));
    close_window();
}
END_TEST

int test_start_fault(void) {
    Suite *suite = suite_create("start fault");
    TCase *tcase = tcase_create("window");
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, a_fault_is_told_with_its_place);
    tcase_add_test(tcase, it_speaks_german);
    tcase_add_loop_test(tcase, what_does_not_fit_is_counted, 0, 4);
    tcase_add_test(tcase, no_key_does_harm);
    tcase_add_test(tcase, enter_tries_again);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
