// SPDX-License-Identifier: MIT
// One evening of random games at every table of the game, each frame drawn once and shown to all observers
// (evening/observer.h), which are also asked at each rest. At first people and computers play and every frame
// counts; then, without animation and in a larger window, until there have been enough rests for all.
#include "evening/observer.h"

#include <stdio.h>
#include <stdlib.h>

#define FRAME_MS 320
#define TURNS 16       // of a watched game
#define RESTS_MOST 900 // without animation, at a table

static const EveningObserver *const observers[] = {
    &evening_voice, &evening_log_lines, &evening_explained_sums, &evening_hint, &evening_refused_drags};
#define OBSERVERS (sizeof observers / sizeof observers[0])

static bool looking; // what is drawn while an observer does something is not the evening's

static void tell_text(void *context, const GfxDrawnText *text) {
    (void)context;
    for (size_t i = 0; looking && evening_table() != NULL && i < OBSERVERS; i++)
        if (observers[i]->text != NULL)
            observers[i]->text(text);
}

static void tell_mark(void *context, const GfxDrawnMark *mark) {
    (void)context;
    for (size_t i = 0; looking && evening_table() != NULL && i < OBSERVERS; i++)
        if (observers[i]->mark != NULL)
            observers[i]->mark(mark);
}

static const GfxRecorder recorder = {.dry = true, .text = tell_text, .mark = tell_mark};

static bool watch_frame(void) {
    gfx_damage_all(evening_app->gfx);
    looking = true;
    const bool moves = evening_step(FRAME_MS);
    looking = false;
    for (size_t i = 0; evening_table() != NULL && i < OBSERVERS; i++)
        if (observers[i]->frame != NULL)
            observers[i]->frame();
    return moves;
}

// True: an observer has made the move.
static bool rest(Rng *rng, int number) {
    const float speed = evening_app->settings.animation_speed;
    bool moved = false;
    evening_app->settings.animation_speed = 0;
    for (size_t i = 0; !moved && i < OBSERVERS; i++)
        if (observers[i]->rest != NULL && session_stage(evening_app->session) != SESSION_OVER)
            moved = observers[i]->rest(rng, number);
    evening_app->settings.animation_speed = speed;
    return moved;
}

static void watch_game(int table, unsigned persons, Rng *rng) {
    const int turns = TURNS * (tested_game()->turn_commands > 1 ? 3 : 1);
    evening_start(table, 60 + (uint64_t)table, persons);
    for (int turn = 0; turn < turns; turn++) {
        for (int steps = 0; watch_frame(); steps++)
            ck_assert_int_lt(steps, 1000);
        if (!rest(rng, turn) && !evening_act(rng))
            break;
    }
}

static bool wanted(void) {
    for (size_t i = 0; i < OBSERVERS; i++)
        if (observers[i]->wants_more != NULL && observers[i]->wants_more())
            return true;
    return false;
}

static void open_window(void) {
    evening_open(1280, 720);
}

static void play_on(int table, Rng *rng) {
    evening_close();
    evening_open(1920, 1080);
    evening_app->settings.animation_speed = 0;
    evening_app->settings.recap = false;
    evening_start(table, 30, 0x03);
    for (int number = 0; wanted() && number < RESTS_MOST; number++) {
        evening_run();
        if (!rest(rng, number) && !evening_act(rng))
            evening_start(table, 31 + (uint64_t)number, 0xFF);
    }
    evening_close();
    open_window();
}

// All people, all but one computers, and half of each.
static const unsigned who_plays[] = {0xFF, 0x01, 0x05};

START_TEST(an_evening_at_the_table) {
    Rng rng;
    rng_seed(&rng, 7 + (uint64_t)_i);
    looking = false; // should the table before have broken off
    for (size_t i = 0; i < OBSERVERS; i++)
        if (observers[i]->table != NULL)
            observers[i]->table(_i);
    evening_watch(&recorder);
    for (size_t who = 0; who < sizeof who_plays / sizeof who_plays[0]; who++)
        watch_game(_i, who_plays[who], &rng);
    evening_watch(NULL);
    play_on(_i, &rng);
}
END_TEST

static TCase *add_case(Suite *suite, const char *name) {
    TCase *tcase = tcase_create(name);
    tcase_set_timeout(tcase, 900);
    suite_add_tcase(suite, tcase);
    return tcase;
}

static int not_seen(void) {
    int count = 0;
    for (size_t i = 0; i < OBSERVERS; i++)
        if (observers[i]->seen != NULL && !observers[i]->seen()) {
            fprintf(stderr, "%s: too little was seen\n", observers[i]->name);
            count++;
        }
    return count;
}

static int missing; // observers that have not seen enough

static void close_window(void) {
    missing = not_seen();
    evening_close();
}

int test_evening(void) {
    Suite *suite = suite_create("evening");
    TCase *walk = add_case(suite, "tables");
    tcase_add_unchecked_fixture(walk, open_window, close_window);
    tcase_add_loop_test(walk, an_evening_at_the_table, 0, tested_game()->table_count);
    TCase *words = add_case(suite, "words");
    tcase_add_unchecked_fixture(words, open_window, evening_close);
    evening_add_words(words);
    evening_add_log_lines(words);
    evening_add_turn_begins(add_case(suite, "turns"));
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK); // the counts are the whole evening's
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 && missing == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
