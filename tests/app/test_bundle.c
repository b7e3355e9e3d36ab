// SPDX-License-Identifier: MIT
// Tests the bug bundle: all of it can be read again, and of a running game it contains nothing hidden unless
// the player allows it.
#include "app/stage/bundle.h"

#include "../unit/played.h"
#include "app/frame/frame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS 12

static App *app;
static uint64_t now;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void begin(void) {
    const SessionOptions game = {
        .setup = {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE, .seed = 987654321}};
    Text problem = {0};
    played_start();
    setenv("XDG_DATA_HOME", played_folder, 1);
    app = app_open(&(AppOptions){.catalog = &played_catalog,
                                 .cards_folder = place_of("STARDECK_CARDS", "cards"),
                                 .assets_folder = place_of("STARDECK_ASSETS", "assets"),
                                 .language = "en",
                                 .width = 640,
                                 .height = 400,
                                 .offscreen = true,
                                 .game = &game},
                   &problem);
    ck_assert_msg(app != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    now = 1000;
}

static void end(void) {
    char command[160];
    app_close(app);
    snprintf(command, sizeof command, "rm -rf '%s/stardeck'", played_folder);
    ck_assert_int_eq(system(command), 0);
    played_stop();
}

// Plays on, whoever is asked.
static void play(int commands) {
    Session *session = app->session;
    for (int i = 0; i < commands && session_stage(session) != SESSION_OVER;) {
        const Command *legal;
        switch (session_stage(session)) {
        case SESSION_CURTAIN:
            session_take_seat(session);
            break;
        case SESSION_DECIDING:
            ck_assert_int_gt(session_legal(session, &legal), 0);
            ck_assert_int_eq(session_submit(session, legal), VERDICT_OK);
            i++;
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(session);
            break;
        default:
            session_finish_showing(session);
            break;
        }
    }
    loop_step(app, now += 100);
}

static char *content(const Text *folder, const char *name) {
    char path[400];
    size_t length;
    snprintf(path, sizeof path, "%s/%s", text_string(folder), name);
    return played_text(path, &length);
}

static Text written(bool with_hidden) {
    Text folder = {0}, problem = {0};
    ck_assert_msg(bundle_write(app, with_hidden, &folder, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    return folder;
}

START_TEST(a_running_game_keeps_its_secrets) {
    play(COMMANDS);
    ck_assert_int_eq(bundle_game(app), BUNDLE_HIDDEN);
    Text folder = written(false);
    char *about = content(&folder, "about.txt"), *log = content(&folder, "log.txt");
    char *settings = content(&folder, "settings.json"), *game = content(&folder, "game.jsonl");
    ck_assert(about != NULL && log != NULL && settings != NULL && game == NULL);
    ck_assert_ptr_nonnull(strstr(about, "commands 12"));
    // From the seed follows the whole deal.
    ck_assert(strstr(about, "987654321") == NULL && strstr(log, "987654321") == NULL &&
              strstr(settings, "987654321") == NULL);
    free(about);
    free(log);
    free(settings);
    text_finish(&folder);
}
END_TEST

static void check_game(bool with_hidden) {
    static Problems problems;
    char path[400];
    Text said = {0}, folder = written(with_hidden);
    snprintf(path, sizeof path, "%s/game.jsonl", text_string(&folder));
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    SaveReplay replay = save_replay(save, &said);
    ck_assert_msg(replay.outcome == SAVE_GOOD, "%s", text_string(&said));
    ck_assert_uint_eq(match_hash(replay.match), match_hash(session_match(app->session)));
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&said);
    text_finish(&folder);
}

START_TEST(who_wants_to_gives_all) {
    play(COMMANDS);
    check_game(true);
}
END_TEST

START_TEST(a_game_that_is_over_hides_nothing) {
    play(100000);
    ck_assert_int_eq(bundle_game(app), BUNDLE_OPEN);
    check_game(false);
}
END_TEST

START_TEST(without_a_place_it_says_so) {
    Text folder = {0}, problem = {0};
    setenv("XDG_DATA_HOME", "/proc/nowhere", 1);
    ck_assert(!bundle_write(app, false, &folder, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "/proc/nowhere"));
    text_finish(&folder);
    text_finish(&problem);
}
END_TEST

int test_bundle(void) {
    setenv("STARDECK_ANIMATION", "0", 1);
    Suite *suite = suite_create("bundle");
    TCase *tests = tcase_create("bundle");
    tcase_set_timeout(tests, 0); // meson has one
    tcase_add_checked_fixture(tests, begin, end);
    tcase_add_test(tests, a_running_game_keeps_its_secrets);
    tcase_add_test(tests, who_wants_to_gives_all);
    tcase_add_test(tests, a_game_that_is_over_hides_nothing);
    tcase_add_test(tests, without_a_place_it_says_so);
    suite_add_tcase(suite, tests);
    return played_run(suite);
}
