// SPDX-License-Identifier: MIT
// Tests the guard against early clicks: what has only just appeared can't be pressed, what was there can; and
// pressing too early restarts the wait.
#include "app/stage/guard.h"

#include <check.h>
#include <stdlib.h>

static Guard guard;
static Hits hits;
static uint64_t now;

static Hit *button(const char *id, float x, int verb) {
    Hit *hit = hits_add(&hits, gfx_rect(x, 600, 150, 40), "%s", id);
    hit->settles = true;
    hit->has_command = verb >= 0;
    if (verb >= 0)
        hit->command = command_of((uint8_t)verb);
    return hit;
}

static Hit *card(uint8_t which, float x) {
    Hit *hit = hits_add(&hits, gfx_rect(x, 400, 80, 120), "hand:%d", hits.count);
    hit->has_command = true;
    hit->command = command_of(1);
    hit->command.card = which;
    return hit;
}

static void setup(void) {
    guard = (Guard){0};
    now = 1000;
    hits_clear(&hits);
}

static void follow(unsigned version) {
    guard_follow(&guard, &hits, version, now);
}

static void nothing_for_a_while(unsigned version) {
    hits_clear(&hits);
    follow(version);
    now += 2000;
}

START_TEST(a_new_button_can_be_pressed_after_a_while) {
    const Hit *end = button("button:end", 100, 3);
    follow(1);
    ck_assert(guard_is_pending(&guard, now) && guard_is_too_early(&guard, end, now));
    now += GUARD_MS - 1;
    follow(1);
    ck_assert(guard_is_too_early(&guard, end, now));
    now += 1;
    ck_assert(!guard_is_too_early(&guard, end, now) && !guard_is_pending(&guard, now));
}
END_TEST

START_TEST(each_press_too_early_begins_the_time_anew) {
    const Hit *end = button("button:end", 100, 3);
    follow(1);
    for (int press = 0; press < 20; press++) {
        ck_assert(guard_is_too_early(&guard, end, now));
        guard_restart(&guard, end, now);
        now += GUARD_MS - 50;
        follow(1);
    }
    now += 50;
    ck_assert(!guard_is_too_early(&guard, end, now));
}
END_TEST

START_TEST(what_was_there_before_something_was_shown_can_be_pressed_at_once) {
    button("button:end", 100, 3);
    card(7, 10);
    follow(1);
    now += GUARD_MS;
    nothing_for_a_while(2);
    const Hit *end = button("button:end", 100, 3);
    const Hit *same = card(7, 90), *other = card(8, 170); // the hand has closed up, and one is new
    follow(2);
    ck_assert(!guard_is_too_early(&guard, end, now) && !guard_is_too_early(&guard, same, now));
    ck_assert(guard_is_too_early(&guard, other, now));
}
END_TEST

START_TEST(another_button_at_its_place_is_new) {
    button("button:end", 100, 3);
    follow(1);
    now += GUARD_MS;
    hits_clear(&hits);
    ck_assert(!guard_is_pending(&guard, now));
    const Hit *pass = button("button:pass", 100, 4);
    follow(2);
    ck_assert(guard_is_too_early(&guard, pass, now));
    now += GUARD_MS;
    hits_clear(&hits);
    const Hit *back = button("button:end", 100, 3); // it was away
    follow(2);
    ck_assert(guard_is_too_early(&guard, back, now));
}
END_TEST

// A Continue that closes itself: who is about to press it hits the button that comes in its place, at once or
// after something short was shown.
START_TEST(a_button_that_took_the_place_of_one_gone_by_itself_waits_longer) {
    for (int shown = 0; shown < 2; shown++) {
        setup();
        button("button:ok", 100, -1);
        follow(1);
        now += 3000;
        hits_clear(&hits);
        if (shown) {
            follow(2);
            now += 200;
        }
        const Hit *draw = button("button:draw", 100, 5);
        const Hit *beside = button("button:undo", 400, 6); // nothing was there
        follow(2);
        now += GUARD_MS;
        ck_assert(guard_is_too_early(&guard, draw, now) && !guard_is_too_early(&guard, beside, now));
        now += GUARD_ALONE_MS - GUARD_MS - 1;
        ck_assert(guard_is_too_early(&guard, draw, now));
        now += 1;
        ck_assert(!guard_is_too_early(&guard, draw, now));
    }
}
END_TEST

// After a press on it, and where nothing was for long, the usual time is enough.
START_TEST(a_button_that_follows_a_press_waits_as_usual) {
    for (int pressed = 0; pressed < 2; pressed++) {
        setup();
        const Hit *ok = button("button:ok", 100, -1);
        follow(1);
        now += 3000;
        if (pressed)
            ck_assert(!guard_blocks_click(&guard, ok, 110, 610, now));
        hits_clear(&hits);
        follow(2);
        now += pressed ? 20 : GUARD_GONE_MS + 1;
        const Hit *draw = button("button:draw", 100, 5);
        follow(2);
        now += GUARD_MS - 1;
        ck_assert(guard_is_too_early(&guard, draw, now));
        now += 1;
        ck_assert(!guard_is_too_early(&guard, draw, now));
    }
}
END_TEST

START_TEST(after_another_seat_all_is_new) {
    button("button:end", 100, 3);
    card(7, 10);
    follow(1);
    now += GUARD_MS;
    guard_forget(&guard);
    nothing_for_a_while(2);
    const Hit *end = button("button:end", 100, 3), *same = card(7, 10);
    follow(2);
    ck_assert(guard_is_too_early(&guard, end, now) && guard_is_too_early(&guard, same, now));
}
END_TEST

START_TEST(what_a_player_calls_up_by_picking_can_be_used_at_once) {
    button("button:end", 100, 3);
    follow(1);
    now += GUARD_MS;
    const Hit *place = hits_add(&hits, gfx_rect(300, 100, 100, 300), "row:1");
    hits.item[1].has_command = true;
    hits.item[1].command = command_of(1);
    follow(1); // the game has not gone on
    ck_assert(!guard_is_too_early(&guard, place, now));
}
END_TEST

START_TEST(a_screen_that_came_by_itself_is_covered) {
    const Hit *seat = hits_add(&hits, gfx_rect(300, 300, 100, 50), "button:take_seat");
    guard_block_all(&guard, now);
    follow(1);
    ck_assert(guard_is_too_early(&guard, seat, now) && guard_is_pending(&guard, now));
    now += GUARD_MS - 10;
    guard_restart(&guard, seat, now);
    now += GUARD_MS - 10;
    ck_assert(guard_is_too_early(&guard, seat, now));
    now += 10;
    ck_assert(!guard_is_too_early(&guard, seat, now));
}
END_TEST

static bool press(const Hit *hit, float x) {
    return guard_blocks_click(&guard, hit, x, 620, now);
}

START_TEST(a_row_of_clicks_never_reaches_another_button) {
    const Hit *draw = button("button:draw", 100, 3);
    follow(1);
    now += 2 * GUARD_MS;
    ck_assert(!press(draw, 120));
    hits_clear(&hits);
    const Hit *end = button("button:end", 100, 4);
    follow(2);
    for (int click = 0; click < 20; click++) {
        now += click % 2 == 0 ? GUARD_MS + 100 : ROW_MS; // longer than the guard alone would hold
        follow(2);
        ck_assert(guard_is_pending(&guard, now));
        ck_assert(press(end, 120 + (float)(click % 3)));
    }
    now += ROW_MS + 1;
    follow(2);
    ck_assert(!guard_is_pending(&guard, now));
    ck_assert(!press(end, 120));
}
END_TEST

START_TEST(a_row_on_the_same_button_goes_on_and_another_place_is_another_row) {
    const Hit *undo = button("button:undo", 100, 3), *end = button("button:end", 300, 4);
    follow(1);
    now += 2 * GUARD_MS;
    ck_assert(!press(NULL, 20)); // beside everything, so that it goes faster
    for (int click = 0; click < 5; click++, now += GUARD_MS)
        ck_assert(!press(undo, 120));
    ck_assert(!press(end, 320));
}
END_TEST

static bool key(int code, const Hit *hit) {
    guard_key(&guard, code, now);
    return guard_blocks_key(&guard, hit);
}

START_TEST(a_row_of_one_key_never_reaches_another_button) {
    const Hit *draw = button("button:draw", 100, 3);
    follow(1);
    now += 2 * GUARD_MS;
    ck_assert(!key('\r', draw));
    hits_clear(&hits);
    const Hit *end = button("button:end", 300, 4);
    follow(2);
    for (int press = 0; press < 20; press++) {
        now += press % 2 == 0 ? GUARD_MS + 100 : ROW_MS;
        follow(2);
        ck_assert(guard_is_pending(&guard, now));
        ck_assert(key('\r', end));
    }
    ck_assert(!key('e', end)); // another key means what it says
    now += ROW_MS + 1;
    follow(2);
    ck_assert(!guard_is_pending(&guard, now));
    ck_assert(!key('\r', end));
}
END_TEST

START_TEST(a_row_of_one_key_goes_on_where_it_began_and_picks_what_was_there) {
    const Hit *undo = button("button:undo", 100, -1), *first = card(7, 10), *place = card(8, 110);
    follow(1);
    now += 2 * GUARD_MS;
    for (int press = 0; press < 5; press++, now += GUARD_MS) {
        follow((unsigned)press + 1); // each goes back by one
        ck_assert(!key('z', undo));
    }
    ck_assert(!key('\r', first));
    follow(9);
    ck_assert(!key('\r', place)); // one card after the other
    guard_forget(&guard);         // but not for another seat
    follow(10);
    ck_assert(key('\r', place));
}
END_TEST

// What has come to lie under a hand that clicks on is not meant; the same thing again, or another place, is.
START_TEST(a_row_strays_from_what_it_began_on) {
    const Hit *warp = card(1, 100);
    follow(1);
    ck_assert(!press(warp, 120) && !guard_is_stray_click(&guard, now));
    now += GUARD_MS;
    ck_assert(!press(warp, 121) && !guard_is_stray_click(&guard, now));
    hits_clear(&hits);
    const Hit *tile = hits_add(&hits, gfx_rect(100, 400, 80, 120), "fights:1:1");
    follow(2);
    for (int click = 0; click < 3; click++, now += GUARD_MS)
        ck_assert(!press(tile, 120) &&
                  guard_is_stray_click(&guard, now)); // it may be pressed, but is not looked at
    ck_assert(!press(tile, 160) && !guard_is_stray_click(&guard, now));
    now += ROW_MS + 1;
    ck_assert(!press(NULL, 160) && !guard_is_stray_click(&guard, now));
    now += GUARD_MS;
    ck_assert(!press(tile, 160) && guard_is_stray_click(&guard, now));
    now += ROW_MS + 1;
    ck_assert(!guard_is_stray_click(&guard, now)); // by key
}
END_TEST

int test_guard(void) {
    TCase *tcase = tcase_create("guard");
    tcase_add_checked_fixture(tcase, setup, NULL);
    tcase_add_test(tcase, a_new_button_can_be_pressed_after_a_while);
    tcase_add_test(tcase, each_press_too_early_begins_the_time_anew);
    tcase_add_test(tcase, what_was_there_before_something_was_shown_can_be_pressed_at_once);
    tcase_add_test(tcase, another_button_at_its_place_is_new);
    tcase_add_test(tcase, after_another_seat_all_is_new);
    tcase_add_test(tcase, what_a_player_calls_up_by_picking_can_be_used_at_once);
    tcase_add_test(tcase, a_screen_that_came_by_itself_is_covered);
    tcase_add_test(tcase, a_row_of_clicks_never_reaches_another_button);
    tcase_add_test(tcase, a_row_on_the_same_button_goes_on_and_another_place_is_another_row);
    tcase_add_test(tcase, a_row_of_one_key_never_reaches_another_button);
    tcase_add_test(tcase, a_row_of_one_key_goes_on_where_it_began_and_picks_what_was_there);
    tcase_add_test(tcase, a_button_that_took_the_place_of_one_gone_by_itself_waits_longer);
    tcase_add_test(tcase, a_button_that_follows_a_press_waits_as_usual);
    tcase_add_test(tcase, a_row_strays_from_what_it_began_on);
    Suite *suite = suite_create("guard");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
