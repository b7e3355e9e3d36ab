// SPDX-License-Identifier: MIT
// Tests the curtain with mouse and keyboard: it falls when the window loses focus and when nobody touches
// anything, and nothing pressed, dragged or begun on one side of it has an effect on the other.
#include "driven.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static App *app;

static void start_game(void) {
    SessionOptions options = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    app->settings.animation_speed = 0;
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
    ck_assert_str_eq(app->shown_name, "handover");
}

static void take_seat(void) {
    driven_key(SDLK_RETURN);
    driven_run();
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert_uint_ne(session_viewer(app->session), SEAT_NONE);
}

static void begin(void) {
    app = driven_open("en", 640, 400);
    app->guard.off = true; // it blocks what has only just come: what is tested must hold without it, too
    start_game();
    take_seat();
}

static void window_event(SDL_WindowEventID kind) {
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = (Uint8)kind;
    loop_handle(app, &event);
}

static void key_event(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(app, &event);
}

static void mouse_event(Uint32 type, GfxRect at) {
    const Sint32 x = (Sint32)(at.x + at.w / 2), y = (Sint32)(at.y + at.h / 2);
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION)
        event.motion = (SDL_MouseMotionEvent){.type = type, .x = x, .y = y, .state = SDL_BUTTON_LMASK};
    else
        event.button = (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = x, .y = y};
    loop_handle(app, &event);
}

static GfxRect place_of(const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s on the screen %s", id, app->shown_name);
    return hit->rect;
}

static int commands(void) {
    return match_log_count(session_match(app->session));
}

static void expect_curtain(void) {
    driven_run();
    ck_assert_str_eq(app->shown_name, "handover");
    ck_assert_uint_eq(session_viewer(app->session), SEAT_NONE);
}

static void expect_table(void) {
    driven_run();
    ck_assert_str_eq(app->shown_name, "table");
    ck_assert_uint_eq(session_viewer(app->session), 0);
}

// ---- when it falls

START_TEST(it_falls_when_the_window_is_left) {
    static const SDL_WindowEventID leaving[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED,
                                                SDL_WINDOWEVENT_HIDDEN};
    static const SDL_WindowEventID staying[] = {SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_MOVED,
                                                SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_LEAVE};
    for (size_t i = 0; i < sizeof staying / sizeof staying[0]; i++) {
        window_event(staying[i]);
        expect_table();
    }
    for (size_t i = 0; i < sizeof leaving / sizeof leaving[0]; i++) {
        window_event(leaving[i]);
        expect_curtain();
        take_seat();
    }
    app->settings.hide_on_focus_loss = false;
    for (size_t i = 0; i < sizeof leaving / sizeof leaving[0]; i++) {
        window_event(leaving[i]);
        expect_table();
    }
}
END_TEST

START_TEST(it_falls_when_somebody_wants_it) {
    key_event(app->settings.keys.key[ACTION_HIDE]);
    expect_curtain();
    key_event(app->settings.keys.key[ACTION_HIDE]); // it does not lift it
    expect_curtain();
    take_seat();
    app_show(app, &rules_screen); // whatever is in front
    driven_run();
    ck_assert_str_eq(app->shown_name, "rules");
    key_event(app->settings.keys.key[ACTION_HIDE]);
    expect_curtain();
}
END_TEST

// What happens by itself, without anybody's hand.
static void nobodys_events(void) {
    static const Uint32 kinds[] = {SDL_AUDIODEVICEADDED, SDL_CLIPBOARDUPDATE, SDL_DISPLAYEVENT,
                                   SDL_USEREVENT};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        loop_handle(app, &(SDL_Event){.type = kinds[i]});
    window_event(SDL_WINDOWEVENT_EXPOSED);
    window_event(SDL_WINDOWEVENT_MOVED);
}

START_TEST(it_falls_when_nobody_touches_anything) {
    app->settings.hide_after = 30;
    mouse_event(SDL_MOUSEMOTION, place_of("hand:1"));
    driven_wait(0);
    for (int second = 3; second < 27; second += 3) {
        nobodys_events();
        driven_wait(3000 - 400); // what is drawn takes some time too
        expect_table();
        // The loop sleeps no longer than that.
        ck_assert_int_gt(loop_wait_ms(app), 0);
        ck_assert_int_le(loop_wait_ms(app), 30000 - second * 1000 + 3000);
    }
    mouse_event(SDL_MOUSEMOTION, place_of("hand:1")); // somebody is there
    for (int second = 3; second < 27; second += 3) {
        driven_wait(3000 - 400);
        expect_table();
    }
    driven_wait(9000);
    expect_curtain();
    ck_assert_int_eq(loop_wait_ms(app), -1); // nothing more is to be hidden
}
END_TEST

// ---- what it keeps apart

START_TEST(what_is_pressed_before_it_is_seen_is_dropped) {
    window_event(SDL_WINDOWEVENT_FOCUS_LOST);
    expect_curtain();
    const GfxRect button = place_of("button:take_seat");
    take_seat();
    for (int by_mouse = 0; by_mouse < 2; by_mouse++) {
        window_event(SDL_WINDOWEVENT_FOCUS_LOST); // not on the window yet
        for (int press = 0; press < 3; press++) {
            if (by_mouse == 0) {
                key_event(SDLK_RETURN);
            } else {
                mouse_event(SDL_MOUSEBUTTONDOWN, button);
                mouse_event(SDL_MOUSEBUTTONUP, button);
            }
        }
        expect_curtain();
        take_seat();
    }
}
END_TEST

START_TEST(who_is_quick_at_the_curtain_does_nothing_at_the_table) {
    const GfxRect pass = place_of("button:pass");
    window_event(SDL_WINDOWEVENT_FOCUS_LOST);
    expect_curtain();
    const int before = commands();
    key_event(SDLK_RETURN);
    ck_assert_uint_eq(session_viewer(app->session), 0); // the seat is taken, the table not seen yet
    for (int press = 0; press < 3; press++) {
        mouse_event(SDL_MOUSEBUTTONDOWN, pass);
        mouse_event(SDL_MOUSEBUTTONUP, pass);
        key_event(SDLK_RETURN);
    }
    expect_table();
    ck_assert_int_eq(commands(), before);
    ck_assert(driven_has("button:pass")); // nothing has been begun either
}
END_TEST

static void drag_to_row(GfxRect card, GfxRect row, bool curtain) {
    mouse_event(SDL_MOUSEMOTION, card);
    mouse_event(SDL_MOUSEBUTTONDOWN, card);
    mouse_event(SDL_MOUSEMOTION, row);
    ck_assert(app->input.dragging);
    if (curtain) {
        window_event(SDL_WINDOWEVENT_FOCUS_LOST);
        expect_curtain();
        ck_assert(!app->input.dragging && !app->input.pressed);
        ck_assert_str_eq(app->input.focus, "");
        take_seat();
        mouse_event(SDL_MOUSEMOTION, card);
        mouse_event(SDL_MOUSEMOTION, row);
    }
    mouse_event(SDL_MOUSEBUTTONUP, row);
    driven_run();
}

START_TEST(a_card_held_over_the_curtain_is_let_go) {
    const GfxRect card = place_of("hand:1"), row = place_of("row:1");
    const int before = commands();
    drag_to_row(card, row, true);
    expect_table();
    ck_assert_int_eq(commands(), before);
    drag_to_row(card, row, false);
    driven_click("button:end_turn");
    ck_assert_int_eq(commands(), before + 1);
}
END_TEST

// ---- one event that means two things

static int first_heard, second_heard;

static void hear_second(App *with, void *self, const Gesture *gesture) {
    (void)with, (void)self, (void)gesture;
    second_heard++;
}

static const Screen second_screen = {.name = "second", .gesture = hear_second};

static void hear_first(App *with, void *self, const Gesture *gesture) {
    (void)self, (void)gesture;
    first_heard++;
    app_show(with, &second_screen);
}

static const Screen first_screen = {.name = "first", .gesture = hear_first};

// Enter where no focus is to be seen is a click, and shows the focus.
START_TEST(what_is_left_of_an_event_ends_with_its_screen) {
    app_leave_game(app);
    app_show(app, &first_screen);
    driven_run();
    ck_assert_str_eq(app->shown_name, "first");
    app->input.focus_shown = false;
    first_heard = second_heard = 0;
    key_event(SDLK_RETURN);
    ck_assert_int_eq(first_heard, 1);
    ck_assert_int_eq(second_heard, 0);
    driven_run();
    ck_assert_str_eq(app->shown_name, "second");
}
END_TEST

// ---- a window of SDL's

static bool no_surface; // SDL has no picture of the window to draw into

// The names the linker gives them (--wrap).
SDL_Surface *__real_SDL_GetWindowSurface(SDL_Window *window);
SDL_Surface *__wrap_SDL_GetWindowSurface(SDL_Window *window);

SDL_Surface *__wrap_SDL_GetWindowSurface(SDL_Window *window) {
    return no_surface ? NULL : __real_SDL_GetWindowSurface(window);
}

// Presses that wait in the queue while the curtain comes on to the window.
START_TEST(what_waits_in_the_queue_is_dropped) {
    app = driven_open_window(640, 400, NULL);
    start_game();
    take_seat();
    window_event(SDL_WINDOWEVENT_FOCUS_LOST);
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_RETURN}}};
    ck_assert_int_eq(SDL_PushEvent(&event), 1);
    event =
        (SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 320, .y = 200}};
    ck_assert_int_eq(SDL_PushEvent(&event), 1);
    expect_curtain();
    ck_assert_int_eq(SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_KEYDOWN, SDL_CLIPBOARDUPDATE - 1), 0);
    driven_close();
}
END_TEST

// How often the trace says that the curtain is on the window.
static int curtains_in(const char *trace) {
    char line[20000];
    int count = 0;
    FILE *file = fopen(trace, "r");
    ck_assert_ptr_nonnull(file);
    while (fgets(line, sizeof line, file) != NULL)
        count += strstr(line, "\"screen\":\"handover\"") != NULL;
    fclose(file);
    return count;
}

// While nothing can be drawn the old screen is still to be seen: the new one gets no input, and the trace, by
// which tests act, does not speak of it.
START_TEST(what_is_not_on_the_window_is_not_in_the_trace) {
    char trace[] = "/tmp/stardeck-trace-XXXXXX";
    const int file = mkstemp(trace);
    ck_assert_int_ge(file, 0);
    close(file);
    app = driven_open_window(640, 400, trace);
    start_game();
    take_seat();
    const int before = curtains_in(trace);
    ck_assert_int_gt(before, 0);
    no_surface = true;
    window_event(SDL_WINDOWEVENT_FOCUS_LOST);
    for (int i = 0; i < 10; i++) {
        driven_step();
        key_event(SDLK_RETURN);
    }
    ck_assert_uint_eq(session_viewer(app->session), SEAT_NONE);
    ck_assert_int_eq(curtains_in(trace), before);
    no_surface = false;
    expect_curtain();
    ck_assert_int_gt(curtains_in(trace), before);
    driven_close();
    unlink(trace);
}
END_TEST

int test_curtain(void) {
    Suite *suite = suite_create("curtain");
    TCase *offscreen = tcase_create("off-screen"), *window = tcase_create("window");
    tcase_add_checked_fixture(offscreen, begin, driven_close);
    tcase_add_test(offscreen, it_falls_when_the_window_is_left);
    tcase_add_test(offscreen, it_falls_when_somebody_wants_it);
    tcase_add_test(offscreen, it_falls_when_nobody_touches_anything);
    tcase_add_test(offscreen, what_is_pressed_before_it_is_seen_is_dropped);
    tcase_add_test(offscreen, who_is_quick_at_the_curtain_does_nothing_at_the_table);
    tcase_add_test(offscreen, a_card_held_over_the_curtain_is_let_go);
    tcase_add_test(offscreen, what_is_left_of_an_event_ends_with_its_screen);
    tcase_add_test(window, what_waits_in_the_queue_is_dropped);
    tcase_add_test(window, what_is_not_on_the_window_is_not_in_the_trace);
    tcase_set_timeout(offscreen, 300);
    tcase_set_timeout(window, 300);
    suite_add_tcase(suite, offscreen);
    suite_add_tcase(suite, window);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
