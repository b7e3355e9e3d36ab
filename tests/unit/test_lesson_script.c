// SPDX-License-Identifier: MIT
// Tests a lesson without a window: its script leads from the first step to the last, accepts only the move
// that is due, and a script that does not fit the cards is refused with a sentence. Linked without SDL.
#include "data/pack.h"
#include "engine/game.h"
#include "games/tactics/tactics.h"
#include "play/lesson.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Catalog catalog;

static const char *place_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static Lesson *open_lesson(const char *game, const Catalog *of, Text *problem) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/lesson/%s", place_of("STARDECK_ASSETS", "assets"), game);
    return lesson_open(folder, of, problem);
}

// Up to where the person decides.
static void settle(Session *session) {
    for (;;) {
        switch (session_stage(session)) {
        case SESSION_SHOWING:
        case SESSION_SCORING:
            session_finish_showing(session);
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(session);
            break;
        default:
            return;
        }
    }
}

static const Command *nothing(void *context, const Match *match) {
    (void)context, (void)match;
    return NULL;
}

START_TEST(a_guide_that_foresees_nothing_leaves_computers_to_themselves) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 1}, .first = 0, .seed = 4}};
    options.who[1] = opponents[0];
    const SessionGuide guide = {.act = nothing};
    Text problem = {0};
    Session *session = session_create_guided(&catalog, &options, &guide, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    settle(session);
    const Command *legal;
    ck_assert_int_gt(session_legal(session, &legal), 0);
    const Command first = legal[0];
    ck_assert_int_eq(session_submit(session, &first), VERDICT_OK);
    settle(session);
    ck_assert_int_gt(match_log_count(session_match(session)), 1);
    session_destroy(session);
    text_finish(&problem);
}
END_TEST

// Laid, taken up, laid again and carried out, up to the step that waits for that.
static void lay_twice(Lesson *lesson, Session *session, const Command *due) {
    const int step = lesson_number(lesson), log = match_log_count(session_match(session));
    for (int i = 0; i < 2; i++) {
        ck_assert(session_can_lay(session, due));
        ck_assert_uint_eq(session_lay(session, due), VERDICT_OK);
        ck_assert(lesson_follow(lesson, session));
        ck_assert_int_eq(lesson_number(lesson), step + 1);
        ck_assert(!lesson_follow(lesson, session)); // it is not played yet
        session_finish_showing(session);
        if (i > 0)
            break;
        session_undo(session);
        ck_assert(lesson_follow(lesson, session));
        ck_assert_int_eq(lesson_number(lesson), step);
    }
    ck_assert_int_eq(match_log_count(session_match(session)), log);
    session_end_turn(session);
    ck_assert_int_gt(match_log_count(session_match(session)), log);
}

START_TEST(the_script_leads_to_the_end) {
    Text problem = {0};
    Lesson *lesson = open_lesson("tactics", &catalog, &problem);
    ck_assert_msg(lesson != NULL, "%s", text_string(&problem));
    Session *session = lesson_begin(lesson, &catalog, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    int moves = 0;
    while (lesson_number(lesson) + 1 < lesson_count(lesson)) {
        const int before = lesson_number(lesson);
        const Command *legal;
        if (lesson_step(lesson)->move) // behind the last one the script has nothing more to say
            settle(session);
        if (!lesson_step(lesson)->move) {
            ck_assert(!lesson_follow(lesson, session));
            ck_assert_int_eq(session_legal(session, &legal), 0); // nothing is done while it is read
            ck_assert(lesson_next(lesson, session));
        } else {
            ck_assert(!lesson_next(lesson, session));
            ck_assert(!lesson_follow(lesson, session)); // not before the move
            ck_assert_int_eq(session_legal(session, &legal), 1);
            Command other = legal[0];
            other.card ^= 1;
            ck_assert_uint_ne(session_submit(session, &other), VERDICT_OK);
            const Command due = legal[0];
            if (lesson_step(lesson)->lay)
                lay_twice(lesson, session, &due);
            else
                ck_assert_uint_eq(session_submit(session, &due), VERDICT_OK);
            ck_assert(lesson_follow(lesson, session));
            moves++;
        }
        ck_assert_int_ge(lesson_number(lesson), before + 1);
    }
    ck_assert_int_gt(moves, 3);
    session_destroy(session);
    lesson_destroy(lesson);
    text_finish(&problem);
}
END_TEST

START_TEST(a_lesson_of_another_game_is_refused) {
    Text problem = {0};
    Game other = tactics_game;
    Catalog of_other = catalog;
    other.id = "other";
    of_other.game = &other;
    ck_assert_ptr_null(open_lesson("tactics", &of_other, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "game.json"));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "tactics"));
    text_clear(&problem);
    ck_assert_ptr_null(open_lesson("nowhere", &catalog, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "nowhere/plan.json"));
    text_finish(&problem);
    lesson_destroy(NULL);
}
END_TEST

int test_lesson_script(void) {
    char folder[1024];
    Problems *problems = calloc(1, sizeof *problems);
    snprintf(folder, sizeof folder, "%s/tactics", place_of("STARDECK_CARDS", "cards"));
    const bool loaded = problems != NULL && pack_load(&catalog, &tactics_game, folder, problems);
    free(problems);
    if (!loaded)
        return EXIT_FAILURE;
    Suite *suite = suite_create("lesson script");
    TCase *tcase = tcase_create("lesson script");
    tcase_add_test(tcase, the_script_leads_to_the_end);
    tcase_add_test(tcase, a_guide_that_foresees_nothing_leaves_computers_to_themselves);
    tcase_add_test(tcase, a_lesson_of_another_game_is_refused);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    pack_finish(&catalog);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
