// SPDX-License-Identifier: MIT
// Tests running out of memory while the program opens, and while a game is started and played by mouse and
// keys, off-screen. The program may refuse to open with a sentence, draw less than usual, or leave; it may
// not crash, and the game stays valid.
#include "../unit/failing.h"
#include "app/frame/frame.h"
#include "data/pack.h"
#include "games/tactics/tactics.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

// Each try takes some 50 ms, and there are tens of thousands of allocations: the first ones all, then ever
// fewer.
#define EVERY_ONE_TO 24
#define GROWTH 6
#define CLICKS 14
#define FRAMES_MAX 400

static Catalog catalog;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void load(void) {
    static Problems problems;
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/tactics", place_of("STARDECK_CARDS", "cards"));
    ck_assert(pack_load(&catalog, &tactics_game, folder, &problems));
}

static void unload(void) {
    pack_finish(&catalog);
}

// As ck_assert, which allocates itself.
static void expect(bool holds, const char *what) {
    if (holds)
        return;
    failing_stop();
    ck_abort_msg("%s", what);
}

static App *open_app(void) {
    static const SessionOptions game = {
        .setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 5}};
    Text problem = {0};
    App *app = app_open(&(AppOptions){.catalog = &catalog,
                                      .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                      .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                      .language = "en",
                                      .width = 640,
                                      .height = 400,
                                      .offscreen = true,
                                      .game = &game},
                        &problem);
    expect(app != NULL || problem.length > 0 || problem.failed, "what fails is explained");
    text_finish(&problem);
    return app;
}

static void press(App *app, int number) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = number % 3 == 2 ? SDLK_RETURN : SDLK_TAB;
    loop_handle(app, &event);
    event = (SDL_Event){.type = SDL_MOUSEMOTION};
    if (app->hits.count > 0 && number % 4 == 3) {
        const GfxRect rect = app->hits.item[number % app->hits.count].rect;
        event.motion.x = (int)(rect.x + rect.w / 2);
        event.motion.y = (int)(rect.y + rect.h / 2);
        loop_handle(app, &event);
    }
}

static void try_it(void) {
    uint64_t now = 1000;
    App *app = open_app();
    if (app == NULL)
        return;
    for (int i = 0; i < CLICKS && !app->frame->quit; i++) {
        for (int frames = 0; loop_step(app, now += 200) && frames < FRAMES_MAX; frames++)
            ;
        press(app, i);
    }
    Text problem = {0};
    if (app->session != NULL)
        expect(match_check(session_match(app->session), &problem), "the game is in order");
    text_finish(&problem);
    app_close(app);
}

START_TEST(an_evening_without_memory) {
    long n = 0;
    bool reached = true;
    try_it(); // pictures are made once
    while (reached) {
        n += 1 + (n > EVERY_ONE_TO ? n / GROWTH : 0);
        failing_start(n, (FailingMode)_i);
        try_it();
        reached = failing_stop();
    }
    ck_assert_int_gt(n, 100);
}
END_TEST

int test_app_memory(void) {
    failing_open();
    setenv("STARDECK_ANIMATION", "0", 1);
    unsetenv("HOME");
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_DATA_HOME");
    Suite *suite = suite_create("app memory");
    TCase *tests = tcase_create("app memory");
    tcase_set_timeout(tests, 0); // meson has one
    tcase_add_checked_fixture(tests, load, unload);
    tcase_add_loop_test(tests, an_evening_without_memory, FAIL_ONCE, FAIL_ALWAYS + 1);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
