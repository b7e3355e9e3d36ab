// SPDX-License-Identifier: MIT
// Tests a player's first game: the program points to its lesson and says how long that takes, the same
// everywhere and correctly, and the set-up is one person against an easy computer.
#include "driven.h"

#include "app/screens/rules_book.h"
#include "gfx/record.h"
#include "play/lesson.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#define WORDS_A_MINUTE 200.0F
#define SECONDS_A_STEP 6 // to find what is lit, and to make a move or go on

static const char *const languages[] = {"en", "de"};
static const int sizes[][2] = {{1280, 720}, {1920, 1080}};

static App *app;

static void begin(void) {
    app = driven_open(languages[0], 1280, 720);
}

static void speak(const char *language) {
    Text problem = {0};
    AppSettings wanted = app->settings;
    text_copy(wanted.language, sizeof wanted.language, language);
    ck_assert(app_change_settings(app, &wanted, &problem));
    text_finish(&problem);
    driven_run();
}

static int words_of(const char *text) {
    int words = 0;
    for (bool inside = false; *text != 0; text++) {
        words += *text != ' ' && !inside;
        inside = *text != ' ';
    }
    return words;
}

// What everybody reads: remarks on other moves are not among it.
static int words_of_lesson(void) {
    Text problem = {0};
    RulesBook *book = rules_book_open(app, "lesson", &problem);
    int words = 0;
    ck_assert_msg(book != NULL, "%s", text_string(&problem));
    for (int i = 0; i < book->count; i++)
        for (int k = 0; k < book->chapter[i].count; k++)
            if (book->chapter[i].block[k].kind != MANUAL_NOTE)
                words += words_of(book->chapter[i].block[k].text);
    rules_book_close(book);
    text_finish(&problem);
    return words;
}

static const char *sought;
static int times_drawn;

static void seek(void *context, const GfxDrawnText *text) {
    (void)context;
    times_drawn += strstr(text->text, sought) != NULL && !text->cut;
}

static int drawn(const char *text) {
    static const GfxRecorder recorder = {.dry = true, .text = seek};
    sought = text;
    times_drawn = 0;
    gfx_record(app->gfx, &recorder);
    gfx_damage_all(app->gfx);
    driven_run();
    gfx_record(app->gfx, NULL);
    return times_drawn;
}

START_TEST(the_minutes_are_those_that_it_takes) {
    driven_click("menu:lesson");
    for (int i = 0; i < 2; i++) {
        speak(languages[i]);
        const float minutes = (float)words_of_lesson() / WORDS_A_MINUTE +
                              (float)lesson_count(app->lesson) * SECONDS_A_STEP / 60;
        ck_assert_msg((int)(minutes + 0.5F) == lesson_minutes(app->lesson),
                      "%s: %.1f minutes, but it says %d", languages[i], (double)minutes,
                      lesson_minutes(app->lesson));
    }
}
END_TEST

START_TEST(the_same_minutes_are_named_everywhere) {
    char minutes[16], text[120];
    driven_click("menu:lesson");
    snprintf(minutes, sizeof minutes, "%d", lesson_minutes(app->lesson));
    ck_assert_int_gt(drawn(minutes), 0); // where it welcomes
    driven_click("lesson:leave");
    for (int i = 0; i < 2; i++) {
        speak(languages[i]);
        ui_fill(app, text, sizeof text, UI_MENU_LESSON_TIME, STR("minutes", minutes));
        ck_assert_int_eq(drawn(text), 1);
    }
}
END_TEST

START_TEST(the_offer_is_a_button_at_the_lesson) {
    driven_close();
    app = driven_open(languages[_i % 2], sizes[_i / 2][0], sizes[_i / 2][1]);
    const Hit *offer = hits_find(&app->hits, "menu:offer"), *lesson = hits_find(&app->hits, "menu:lesson");
    ck_assert(offer != NULL && lesson != NULL);
    ck_assert_int_eq(drawn(ui_word(app, UI_MENU_OFFER_SHORT)), 1);
    ck_assert(offer->rect.x < lesson->rect.x + lesson->rect.w &&
              lesson->rect.x < offer->rect.x + offer->rect.w);
    ck_assert_float_lt(offer->rect.y - lesson->rect.y - lesson->rect.h, lesson->rect.h);
    driven_picture("menu-offer");
    driven_click("menu:offer");
    ck_assert_str_eq(app->shown_name, "lesson");
    driven_click("lesson:leave");
    ck_assert(!driven_has("menu:offer")); // once is enough
}
END_TEST

START_TEST(the_first_set_up_is_a_person_against_an_easy_computer) {
    const SessionOptions *chosen = &app->chosen;
    ck_assert_ptr_null(chosen->who[0]);
    for (Seat seat = 1; seat < chosen->setup.seats; seat++)
        ck_assert_ptr_eq(chosen->who[seat], opponent_for("easy", app->catalog->game));
    driven_click("menu:new");
    driven_click("setup:start");
    ck_assert_str_eq(app->shown_name, "table"); // no curtain: nobody else looks on
}
END_TEST

int test_newcomer(void) {
    Suite *suite = suite_create("newcomer");
    TCase *tcase = tcase_create("newcomer");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, begin, driven_close);
    tcase_add_test(tcase, the_minutes_are_those_that_it_takes);
    tcase_add_test(tcase, the_same_minutes_are_named_everywhere);
    tcase_add_loop_test(tcase, the_offer_is_a_button_at_the_lesson, 0, 4);
    tcase_add_test(tcase, the_first_set_up_is_a_person_against_an_easy_computer);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
