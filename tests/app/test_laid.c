// SPDX-License-Identifier: MIT
// Tests a card laid tentatively by mouse and key: until the turn ends it can be dragged back, laid elsewhere,
// exchanged for another one and taken back by button, against computers too.
#include "driven.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void begin(const char *other) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    options.who[1] = other != NULL ? opponent_find(other) : NULL;
    app = driven_open("en", 1280, 720);
    app->settings.animation_speed = 0;
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
    if (other == NULL)
        driven_click("button:take_seat");
    ck_assert_str_eq(app->shown_name, "table");
}

static void mouse(Uint32 type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION)
        event.motion =
            (SDL_MouseMotionEvent){.type = type, .x = (Sint32)x, .y = (Sint32)y, .state = SDL_BUTTON_LMASK};
    else
        event.button =
            (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y};
    loop_handle(app, &event);
    driven_step();
}

// Where it is held.
static SDL_FPoint hold(const char *id, float down) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s", id);
    const SDL_FPoint at = {hit->rect.x + hit->rect.w / 2, hit->rect.y + down};
    mouse(SDL_MOUSEMOTION, at.x, at.y);
    mouse(SDL_MOUSEBUTTONDOWN, at.x, at.y);
    mouse(SDL_MOUSEMOTION, at.x + 30, at.y);
    ck_assert_msg(app->input.dragging, "%s can't be dragged", id);
    return at;
}

static void let_go(float x, float y) {
    mouse(SDL_MOUSEMOTION, x, y);
    mouse(SDL_MOUSEBUTTONUP, x, y);
    driven_run();
}

static void drag(const char *from_id, const char *to_id) {
    const Hit *to = hits_find(&app->hits, to_id);
    ck_assert_msg(to != NULL, "no %s", to_id);
    const GfxRect goal = to->rect;
    hold(from_id, 12);
    let_go(goal.x + goal.w / 2, goal.y + goal.h / 2);
}

static void drag_within(const char *id) {
    const SDL_FPoint at = hold(id, 60);
    let_go(at.x + 4, at.y + 4);
}

static uint8_t card_of(const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s", id);
    return hit->card;
}

static void assert_laid(uint8_t card, uint8_t row) {
    const Command *laid = session_laid(app->session);
    ck_assert_int_eq(session_stage(app->session), SESSION_LAID);
    ck_assert_ptr_nonnull(laid);
    ck_assert_uint_eq(laid->card, card);
    ck_assert_uint_eq(laid->from, row);
    ck_assert_int_eq(match_log_count(session_match(app->session)), 0);
    ck_assert(driven_has("button:end_turn") && driven_has("button:undo"));
}

static void assert_as_before(const uint8_t hand[4]) {
    ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    ck_assert_ptr_null(session_laid(app->session));
    for (int i = 0; i < 4; i++) {
        char id[12];
        snprintf(id, sizeof id, "hand:%d", i + 1);
        ck_assert_uint_eq(card_of(id), hand[i]);
    }
    ck_assert(!driven_has("row:1:card:1") && !driven_has("row:2:card:1"));
    ck_assert(driven_has("button:pass"));
}

static const char *const others[] = {NULL, "random"};

START_TEST(it_goes_back_until_the_turn_is_ended) {
    uint8_t hand[4];
    begin(others[_i]);
    for (int i = 0; i < 4; i++) {
        char id[12];
        snprintf(id, sizeof id, "hand:%d", i + 1);
        hand[i] = card_of(id);
    }
    // To the hand, by drag and by key.
    drag("hand:2", "row:1");
    assert_laid(hand[1], 0);
    drag("row:1:card:1", "hand:1");
    assert_as_before(hand);
    drag("hand:2", "row:1");
    driven_picture("laid");
    driven_key(app->settings.keys.key[ACTION_UNDO]);
    driven_run();
    assert_as_before(hand);
    // To another row, and another card instead.
    drag("hand:2", "row:1");
    drag("row:1:card:1", "row:2");
    assert_laid(hand[1], 1);
    drag("hand:1", "row:3");
    assert_laid(hand[0], 2);
    ck_assert(!driven_has("row:2:card:1"));
    // By clicks, and then for good.
    driven_click("button:undo");
    assert_as_before(hand);
    driven_click("hand:2");
    driven_click("row:2");
    assert_laid(hand[1], 1);
    driven_click("button:end_turn");
    driven_run();
    ck_assert_int_ge(match_log_count(session_match(app->session)), 1);
    const LogEntry *entry = match_log(session_match(app->session), 0);
    ck_assert_uint_eq(entry->command.card, hand[1]);
    ck_assert_uint_eq(entry->command.from, 1);
    ck_assert_str_eq(app->shown_name, others[_i] == NULL ? "handover" : "table");
    if (others[_i] != NULL) { // the computer has played, too
        ck_assert_int_eq(match_log_count(session_match(app->session)), 2);
        ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    }
}
END_TEST

// Only the hand takes it back: not its own place, not one where it can't lie, and not another card
// that was taken up and put down again.
START_TEST(a_drag_that_leads_nowhere_leaves_it_there) {
    begin(others[_i]);
    const uint8_t card = card_of("hand:2");
    drag("hand:2", "row:1");
    assert_laid(card, 0);
    drag_within("row:1:card:1");
    assert_laid(card, 0);
    drag("row:1:card:1", "button:menu");
    assert_laid(card, 0);
    ck_assert(driven_has("row:1:card:1"));
    drag("hand:1", "button:menu");
    assert_laid(card, 0);
    drag_within("hand:1");
    assert_laid(card, 0);
    drag("row:1:card:1", "hand:3");
    ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    ck_assert(!driven_has("row:1:card:1"));
}
END_TEST

START_TEST(by_keyboard_alone) {
    begin("random");
    const uint8_t card = card_of("hand:1");
    driven_key(SDLK_1);
    driven_run();
    driven_key(app->settings.keys.key[ACTION_ROW_1]);
    driven_run();
    assert_laid(card, 0);
    driven_key(app->settings.keys.key[ACTION_UNDO]);
    driven_run();
    ck_assert_int_eq(session_stage(app->session), SESSION_DECIDING);
    driven_key(SDLK_1);
    driven_run();
    driven_key(app->settings.keys.key[ACTION_ROW_1]);
    driven_run();
    driven_key(app->settings.keys.key[ACTION_END_TURN]);
    driven_run();
    ck_assert_int_eq(match_log_count(session_match(app->session)), 2);
}
END_TEST

START_TEST(leaving_the_window_hides_it_and_keeps_it) {
    begin(NULL);
    const uint8_t card = card_of("hand:2");
    drag("hand:2", "row:1");
    driven_key(app->settings.keys.key[ACTION_HIDE]);
    driven_run();
    ck_assert_str_eq(app->shown_name, "handover");
    driven_click("button:take_seat");
    assert_laid(card, 0);
}
END_TEST

int test_laid(void) {
    Suite *suite = suite_create("laid");
    TCase *tcase = tcase_create("off-screen");
    tcase_add_checked_fixture(tcase, NULL, driven_close);
    tcase_add_loop_test(tcase, it_goes_back_until_the_turn_is_ended, 0, 2);
    tcase_add_loop_test(tcase, a_drag_that_leads_nowhere_leaves_it_there, 0, 2);
    tcase_add_test(tcase, by_keyboard_alone);
    tcase_add_test(tcase, leaving_the_window_hides_it_and_keeps_it);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
