// SPDX-License-Identifier: MIT
// Tests that an answer to a public question can be undone at the following curtain, by mouse and by key; and
// not if it revealed something.
#include "laid_table.h"

#include "app/tables/tactics/table.h"

#include "gfx/record.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

// Romulan's Tricobalt Charge is revealed by Starfleet's card and asks.
static void open_question(void) {
    laid_open("openly.json", 640, 400);
    laid_app->settings.animation_speed = 0;
    laid_key(SDLK_1);
    laid_key(SDLK_a);
    laid_run();
    ck_assert(session_asked_openly(laid_app->session));
}

static void note_text(void *context, const GfxDrawnText *text) {
    *(bool *)context |= strcmp(text->text, ui_word(laid_app, UI_TABLE_UNDO_NOT_NOW)) == 0;
}

static bool says_no_undo(void) {
    bool said = false;
    const GfxRecorder recorder = {.dry = true, .context = &said, .text = note_text};
    gfx_record(laid_app->gfx, &recorder);
    gfx_damage_all(laid_app->gfx);
    app_request_layout(laid_app);
    laid_run();
    gfx_record(laid_app->gfx, NULL);
    return said;
}

static uint64_t hash(void) {
    return match_hash(session_match(laid_app->session));
}

START_TEST(it_is_taken_back_at_the_curtain) {
    open_question();
    const uint64_t asked = hash();
    ck_assert_ptr_null(laid_hit("button:undo")); // nobody's hand is shown: the card was somebody's own
    for (int by_key = 0; by_key < 2; by_key++) {
        laid_click("row:1:card:1"); // lies up
        ck_assert_str_eq(laid_app->shown_name, "handover");
        ck_assert_uint_ne(hash(), asked);
        if (by_key == 0)
            laid_click("button:undo");
        else
            laid_key(SDLK_z);
        ck_assert_str_eq(laid_app->shown_name, "table");
        ck_assert(session_asked_openly(laid_app->session));
        ck_assert_uint_eq(session_viewer(laid_app->session), SEAT_NONE);
        ck_assert_uint_eq(hash(), asked);
    }
}
END_TEST

START_TEST(what_came_to_light_stays) {
    open_question();
    laid_click("row:1:card:5"); // lies down
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert_ptr_null(laid_hit("button:undo"));
    const uint64_t answered = hash();
    ck_assert(!says_no_undo());
    laid_key(SDLK_z);
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert_uint_eq(hash(), answered);
    ck_assert(says_no_undo()); // no key is refused without a word
}
END_TEST

START_TEST(who_takes_the_seat_ends_it) {
    open_question();
    laid_click("row:1:card:1");
    laid_click("button:take_seat");
    ck_assert_str_eq(laid_app->shown_name, "table");
    ck_assert_ptr_null(laid_hit("button:undo"));
}
END_TEST

int test_undo_openly(void) {
    Suite *suite = suite_create("undo openly");
    TCase *tcase = tcase_create("table");
    tcase_add_checked_fixture(tcase, NULL, laid_close);
    tcase_add_test(tcase, it_is_taken_back_at_the_curtain);
    tcase_add_test(tcase, what_came_to_light_stays);
    tcase_add_test(tcase, who_takes_the_seat_ends_it);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
