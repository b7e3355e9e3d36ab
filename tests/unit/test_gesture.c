// SPDX-License-Identifier: MIT
// Tests gestures without a window: SDL events in, gestures out.
#include "app/stage/gesture.h"

#include <SDL2/SDL.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

static Hits hits;
static GestureState state;
static Gesture out[GESTURES_MAX];

// Three regions beside each other, 100 wide with a gap of 20, and one small one on top of the first.
static void setup(void) {
    hits_clear(&hits);
    hits_add(&hits, gfx_rect(0, 0, 100, 100), "hand:1");
    hits_add(&hits, gfx_rect(120, 0, 100, 100), "hand:2");
    hits_add(&hits, gfx_rect(240, 0, 100, 100), "row:1")->drop_only = true;
    hits_add(&hits, gfx_rect(0, 120, 100, 40), "button:pass");
    hits_add(&hits, gfx_rect(80, 80, 20, 20), "choice:1");
    gesture_init(&state);
}

static int feed(SDL_Event event) {
    memset(out, 0, sizeof out);
    return gesture_feed(&state, &hits, &event, out);
}

static int move(int x, int y, Uint32 buttons) {
    return feed((SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y, .state = buttons}});
}

static int press(int x, int y, Uint8 button) {
    return feed((SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN, .x = x, .y = y, .button = button}});
}

static int release(int x, int y, Uint8 button) {
    return feed((SDL_Event){.button = {.type = SDL_MOUSEBUTTONUP, .x = x, .y = y, .button = button}});
}

static int key(SDL_Keycode code, Uint16 modifiers) {
    return feed((SDL_Event){.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code, .mod = modifiers}}});
}

static int window(Uint8 event) {
    return feed((SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = event}});
}

// The gesture of this kind among those just made, NULL if there is none.
static const Gesture *made(int count, GestureKind kind) {
    for (int i = 0; i < count; i++)
        if (out[i].kind == kind)
            return &out[i];
    return NULL;
}

START_TEST(hover_is_told_once) {
    int count = move(10, 10, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_HOVER);
    ck_assert_str_eq(out[0].id, "hand:1");
    ck_assert_int_eq(move(11, 10, 0), 0);
    count = move(110, 10, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_str_eq(out[0].id, "");
    ck_assert_str_eq(state.hover, "");
}
END_TEST

START_TEST(later_regions_lie_above) {
    move(90, 90, 0);
    ck_assert_str_eq(state.hover, "choice:1");
}
END_TEST

START_TEST(click_needs_the_same_hit) {
    press(10, 10, SDL_BUTTON_LEFT);
    int count = release(12, 11, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(count, GESTURE_CLICK));
    ck_assert_str_eq(made(count, GESTURE_CLICK)->id, "hand:1");
    press(98, 50, SDL_BUTTON_LEFT);
    count = release(102, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_null(made(count, GESTURE_CLICK));
}
END_TEST

START_TEST(click_on_nothing_is_told) {
    press(110, 50, SDL_BUTTON_LEFT);
    const int count = release(110, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(count, GESTURE_CLICK));
    ck_assert_str_eq(made(count, GESTURE_CLICK)->id, "");
}
END_TEST

START_TEST(drag_starts_after_the_distance) {
    press(50, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_null(made(move(54, 50, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
    int count = move(57, 50, SDL_BUTTON_LMASK);
    const Gesture *start = made(count, GESTURE_DRAG_START);
    ck_assert_ptr_nonnull(start);
    ck_assert_str_eq(start->id, "hand:1");
    ck_assert_float_eq_tol(start->x, 50, 0.01f);
    ck_assert_ptr_nonnull(made(count, GESTURE_DRAG_MOVE));
    count = move(260, 50, SDL_BUTTON_LMASK);
    ck_assert_str_eq(made(count, GESTURE_DRAG_MOVE)->over, "row:1");
    count = release(260, 50, SDL_BUTTON_LEFT);
    const Gesture *drop = made(count, GESTURE_DROP);
    ck_assert_ptr_nonnull(drop);
    ck_assert_str_eq(drop->id, "hand:1");
    ck_assert_str_eq(drop->over, "row:1");
    ck_assert_ptr_null(made(count, GESTURE_CLICK));
    ck_assert(!state.dragging);
}
END_TEST

START_TEST(drag_distance_is_logical) {
    state.scale = 2;
    press(50, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_null(made(move(60, 50, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
    ck_assert_ptr_nonnull(made(move(63, 50, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
}
END_TEST

START_TEST(nothing_is_dragged_from_nowhere) {
    press(110, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_null(made(move(150, 50, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
    ck_assert_ptr_null(made(release(150, 50, SDL_BUTTON_LEFT), GESTURE_CLICK));
}
END_TEST

static void begin_drag(void) {
    press(50, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(move(70, 50, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
}

// After a drag was given up nothing may happen until the next press.
static void expect_quiet(void) {
    int count = move(90, 50, SDL_BUTTON_LMASK);
    ck_assert_ptr_null(made(count, GESTURE_DRAG_START));
    ck_assert_ptr_null(made(count, GESTURE_DRAG_MOVE));
    count = release(90, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_null(made(count, GESTURE_DROP));
    ck_assert_ptr_null(made(count, GESTURE_CLICK));
    press(50, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(release(50, 50, SDL_BUTTON_LEFT), GESTURE_CLICK));
}

START_TEST(other_button_cancels_a_drag) {
    begin_drag();
    const int count = press(70, 50, SDL_BUTTON_RIGHT);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_DRAG_CANCEL);
    ck_assert_str_eq(out[0].id, "hand:1");
    ck_assert_int_eq(release(70, 50, SDL_BUTTON_RIGHT), 0);
    expect_quiet();
}
END_TEST

START_TEST(other_button_spoils_a_click) {
    press(50, 50, SDL_BUTTON_LEFT);
    ck_assert_int_eq(press(50, 50, SDL_BUTTON_MIDDLE), 0);
    ck_assert_ptr_null(made(release(50, 50, SDL_BUTTON_LEFT), GESTURE_CLICK));
}
END_TEST

START_TEST(escape_cancels_a_drag_first) {
    begin_drag();
    int count = key(SDLK_ESCAPE, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_DRAG_CANCEL);
    expect_quiet();
    count = key(SDLK_ESCAPE, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_CANCEL);
    ck_assert(out[0].by_key);
}
END_TEST

START_TEST(lost_focus_cancels_a_drag) {
    begin_drag();
    const int count = window(SDL_WINDOWEVENT_FOCUS_LOST);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_DRAG_CANCEL);
    expect_quiet();
}
END_TEST

START_TEST(lost_release_cancels_a_drag) {
    begin_drag();
    const int count = move(120, 50, 0);
    ck_assert_ptr_nonnull(made(count, GESTURE_DRAG_CANCEL));
    ck_assert_ptr_null(made(count, GESTURE_DRAG_MOVE));
    ck_assert(!state.dragging);
}
END_TEST

START_TEST(second_press_without_release_cancels) {
    begin_drag();
    const int count = press(130, 50, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(count, GESTURE_DRAG_CANCEL));
    ck_assert_ptr_nonnull(made(release(130, 50, SDL_BUTTON_LEFT), GESTURE_CLICK));
}
END_TEST

START_TEST(cancel_from_outside) {
    Gesture gesture;
    ck_assert_int_eq(gesture_cancel(&state, &gesture), 0);
    begin_drag();
    ck_assert_int_eq(gesture_cancel(&state, &gesture), 1);
    ck_assert_int_eq(gesture.kind, GESTURE_DRAG_CANCEL);
    ck_assert_int_eq(gesture_cancel(&state, &gesture), 0);
}
END_TEST

START_TEST(drag_goes_on_outside_the_window) {
    begin_drag();
    window(SDL_WINDOWEVENT_LEAVE);
    ck_assert(state.dragging);
    int count = move(-40, 50, SDL_BUTTON_LMASK);
    ck_assert_ptr_nonnull(made(count, GESTURE_DRAG_MOVE));
    count = release(-40, 50, SDL_BUTTON_LEFT);
    ck_assert_str_eq(made(count, GESTURE_DROP)->over, "");
}
END_TEST

START_TEST(leaving_the_window_ends_hover) {
    move(10, 10, 0);
    const int count = window(SDL_WINDOWEVENT_LEAVE);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_HOVER);
    ck_assert_str_eq(out[0].id, "");
}
END_TEST

START_TEST(right_click_cancels) {
    const int count = press(50, 50, SDL_BUTTON_RIGHT);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_CANCEL);
    ck_assert_str_eq(out[0].id, "hand:1");
    ck_assert(!out[0].by_key);
}
END_TEST

START_TEST(tab_walks_the_regions) {
    const char *const order[] = {"hand:1", "hand:2", "button:pass", "choice:1", "hand:1"};
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        key(SDLK_TAB, 0);
        ck_assert_str_eq(state.focus, order[i]); // row:1 takes drops only
    }
    ck_assert(state.focus_shown);
    key(SDLK_TAB, KMOD_LSHIFT);
    ck_assert_str_eq(state.focus, "choice:1");
    move(50, 50, 0);
    ck_assert(!state.focus_shown);
}
END_TEST

START_TEST(arrows_go_to_the_nearest) {
    key(SDLK_RIGHT, 0);
    ck_assert_str_eq(state.focus, "hand:1");
    key(SDLK_DOWN, 0);
    ck_assert_str_eq(state.focus, "button:pass");
    key(SDLK_UP, 0);
    ck_assert_str_eq(state.focus, "hand:1");
    key(SDLK_RIGHT, 0);
    ck_assert_str_eq(state.focus, "hand:2");
    key(SDLK_RIGHT, 0);
    ck_assert_str_eq(state.focus, "hand:2"); // nothing further that way
}
END_TEST

START_TEST(the_first_key_shows_the_focus) {
    hits.item[3].first = true; // button:pass
    ck_assert_int_eq(key(SDLK_RETURN, 0), 2);
    ck_assert_int_eq(out[0].kind, GESTURE_CLICK);
    ck_assert_str_eq(out[0].id, ""); // nothing was to be seen that could have been meant
    ck_assert_int_eq(out[1].kind, GESTURE_HOVER);
    ck_assert_str_eq(state.focus, "button:pass");
    ck_assert_int_eq(key(SDLK_RETURN, 0), 1);
    ck_assert_str_eq(out[0].id, "button:pass");
    move(500, 500, 0);
    key(SDLK_UP, 0); // hidden meanwhile: shown again where it was
    ck_assert_str_eq(state.focus, "button:pass");
    key(SDLK_UP, 0);
    ck_assert_str_eq(state.focus, "hand:1");
}
END_TEST

// The same name, another meaning: what was pressed is not what is let go on.
START_TEST(a_region_that_became_another_is_not_clicked) {
    hits.item[0].has_command = true;
    hits.item[0].command = command_of(1);
    press(10, 10, SDL_BUTTON_LEFT);
    ck_assert_ptr_nonnull(made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK));
    press(10, 10, SDL_BUTTON_LEFT);
    hits.item[0].command.card = 7;
    ck_assert_ptr_null(made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK));
    press(10, 10, SDL_BUTTON_LEFT);
    hits.item[0].card = 7;
    ck_assert_ptr_null(made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK));
}
END_TEST

START_TEST(a_press_that_came_too_early_may_still_drag) {
    press(10, 10, SDL_BUTTON_LEFT);
    gesture_block_click(&state);
    ck_assert_ptr_null(made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK));
    press(10, 10, SDL_BUTTON_LEFT);
    gesture_block_click(&state);
    ck_assert_ptr_nonnull(made(move(40, 40, SDL_BUTTON_LMASK), GESTURE_DRAG_START));
    release(40, 40, SDL_BUTTON_LEFT);
    press(10, 10, SDL_BUTTON_LEFT); // the next one is another
    ck_assert_ptr_nonnull(made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK));
}
END_TEST

static bool click_twice_at(uint64_t when) {
    state.now = when;
    press(10, 10, SDL_BUTTON_LEFT);
    return made(release(10, 10, SDL_BUTTON_LEFT), GESTURE_CLICK)->twice;
}

START_TEST(two_quick_clicks_are_a_double_click) {
    ck_assert(!click_twice_at(1000));
    ck_assert(click_twice_at(1200));
    ck_assert(!click_twice_at(1300)); // a third begins anew
    ck_assert(!click_twice_at(1300 + DOUBLE_CLICK_MS));
    hits.item[0].card = 7; // another card lies there
    ck_assert(!click_twice_at(1400 + DOUBLE_CLICK_MS));
}
END_TEST

START_TEST(where_the_pointer_is_found_hides_no_focus) {
    state.focus_shown = state.unmoved = true;
    move(10, 10, 0);
    ck_assert(state.focus_shown);
    move(11, 10, 0);
    ck_assert(!state.focus_shown);
}
END_TEST

START_TEST(along_a_row_nobody_comes_into_the_bar_above) {
    hits_clear(&hits);
    hits_add(&hits, gfx_rect(0, 100, 100, 100), "market:1");
    hits_add(&hits, gfx_rect(120, 100, 100, 100), "market:2");
    hits_add(&hits, gfx_rect(400, 0, 40, 40), "button:menu")->tag = (HitTag){.kind = TAG_ICON};
    ck_assert_str_eq(hits_toward(&hits, "market:1", 1, 0, false)->id, "market:2");
    ck_assert_ptr_null(hits_toward(&hits, "market:2", 1, 0, false));
}
END_TEST

START_TEST(enter_gives_the_answer_to_what_has_come_up) {
    hits.item[3].first = hits.item[3].answer = true; // button:pass
    press(130, 10, SDL_BUTTON_LEFT);                 // opened by mouse: there is a focus, but none to be seen
    ck_assert_int_eq(key(SDLK_RETURN, 0), 1);
    ck_assert_int_eq(out[0].kind, GESTURE_CLICK);
    ck_assert_str_eq(out[0].id, "button:pass");
    ck_assert(state.focus_shown);
    key(SDLK_UP, 0); // somebody has chosen otherwise
    key(SDLK_RETURN, 0);
    ck_assert_str_eq(out[0].id, "hand:1");
    move(500, 500, 0);
    hits.item[3].enabled = false;
    ck_assert_int_eq(key(SDLK_RETURN, 0), 2);
    ck_assert_str_eq(out[0].id, "");
}
END_TEST

START_TEST(keys_go_on_from_a_click) {
    press(130, 10, SDL_BUTTON_LEFT);
    key(SDLK_LEFT, 0);
    ck_assert_str_eq(state.focus, "hand:2");
    key(SDLK_LEFT, 0);
    ck_assert_str_eq(state.focus, "hand:1");
}
END_TEST

START_TEST(arrows_go_from_place_to_place_and_below_with_shift) {
    hits_clear(&hits);
    for (int row = 1; row <= 2; row++)
        hits_add(&hits, gfx_rect(100 * (float)row + 10, 20, 40, 20), "row:%d:card:1", row);
    for (int row = 1; row <= 2; row++)
        hits_add(&hits, gfx_rect(100 * (float)row, 0, 90, 300), "row:%d", row)->is_drop_target = true;
    key(SDLK_TAB, 0);
    memcpy(state.focus, "row:1", sizeof "row:1");
    key(SDLK_RIGHT, 0);
    ck_assert_str_eq(state.focus, "row:2"); // past the card
    key(SDLK_LEFT, 0);
    ck_assert_str_eq(state.focus, "row:1");
    key(SDLK_UP, 0);
    ck_assert_str_eq(state.focus, "row:1");
    key(SDLK_UP, KMOD_LSHIFT);
    ck_assert_str_eq(state.focus, "row:1:card:1");
}
END_TEST

// Whatever the heights of their places.
START_TEST(arrows_leave_no_row_out) {
    hits_clear(&hits);
    for (int row = 1; row <= 3; row++)
        hits_add(&hits, gfx_rect(100 * (float)row, row == 2 ? 0 : 400, 90, 30), "row:%d:pos:1", row)
            ->is_drop_target = true;
    key(SDLK_TAB, 0);
    for (int row = 2; row <= 3; row++) {
        char id[HIT_ID_MAX];
        key(SDLK_RIGHT, 0);
        snprintf(id, sizeof id, "row:%d:pos:1", row);
        ck_assert_str_eq(state.focus, id);
    }
    key(SDLK_UP, 0); // the one up there is another row's
    ck_assert_str_eq(state.focus, "row:3:pos:1");
}
END_TEST

START_TEST(a_lost_focus_goes_to_the_first) {
    key(SDLK_TAB, 0);
    hits_clear(&hits);
    hits_add(&hits, gfx_rect(0, 0, 20, 20), "menu:new");
    hits_add(&hits, gfx_rect(0, 30, 20, 20), "menu:quit")->first = true;
    gesture_refresh(&state, &hits);
    ck_assert_str_eq(state.focus, "menu:quit");
}
END_TEST

START_TEST(what_is_scrolled_out_takes_keys_only) {
    Hit *hit = hits_add(&hits, gfx_rect(0, 300, 100, 40), "settings:far:on");
    hit->window = gfx_rect(0, 200, 100, 120);
    ck_assert_ptr_null(hits_at(&hits, 50, 330));
    ck_assert_ptr_eq(hits_at(&hits, 50, 310), hit);
    ck_assert_ptr_eq(hits_toward(&hits, "button:pass", 0, 1, false), hit);
}
END_TEST

START_TEST(enter_clicks_the_focus) {
    key(SDLK_TAB, 0);
    const int count = key(SDLK_RETURN, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_CLICK);
    ck_assert(out[0].by_key);
    ck_assert_str_eq(out[0].id, "hand:1");
    ck_assert_float_eq_tol(out[0].x, 50, 0.01f);
}
END_TEST

START_TEST(other_keys_are_passed_on) {
    const int count = key(SDLK_3, 0);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_KEY);
    ck_assert_int_eq(out[0].key, SDLK_3);
}
END_TEST

// ---- what a key means

static SDL_Keycode meaning(const KeyBindings *keys, SDL_Keycode code, SDL_Scancode place, int modifiers) {
    const SDL_Keysym pressed = {.sym = code, .scancode = place, .mod = (Uint16)modifiers};
    return keys_translate(keys, &pressed);
}

START_TEST(the_keypad_does_what_its_signs_say) {
    KeyBindings keys = keys_default();
    ck_assert_int_eq(meaning(&keys, SDLK_KP_1, SDL_SCANCODE_KP_1, KMOD_NUM), SDLK_1);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_0, SDL_SCANCODE_KP_0, KMOD_NUM), SDLK_0);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_8, SDL_SCANCODE_KP_8, 0), SDLK_UP);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_4, SDL_SCANCODE_KP_4, 0), SDLK_LEFT);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_6, SDL_SCANCODE_KP_6, KMOD_NUM | KMOD_SHIFT), SDLK_RIGHT);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_7, SDL_SCANCODE_KP_7, 0), SDLK_HOME);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_3, SDL_SCANCODE_KP_3, 0), SDLK_PAGEDOWN);
    ck_assert_int_eq(meaning(&keys, SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER, 0), SDLK_KP_ENTER);
    keys.key[ACTION_LOG] = SDLK_KP_1; // the player's own choice goes first
    ck_assert_int_eq(meaning(&keys, SDLK_KP_1, SDL_SCANCODE_KP_1, KMOD_NUM), SDLK_KP_1);
}
END_TEST

// Without a window SDL knows no layout, and so none that has the Latin letter.
START_TEST(other_alphabets_reach_latin_letters) {
    KeyBindings keys = keys_default();
    const SDL_Keycode de = 0x434; // the Cyrillic letter at the place of L
    ck_assert_int_eq(meaning(&keys, de, SDL_SCANCODE_L, 0), SDLK_l);
    ck_assert_int_eq(meaning(&keys, 0xE9, SDL_SCANCODE_2, 0), 0xE9); // no place of a letter
    ck_assert_int_eq(meaning(&keys, SDLK_F9, SDL_SCANCODE_F9, 0), SDLK_F9);
    keys.key[ACTION_HINT] = de;
    ck_assert_int_eq(meaning(&keys, de, SDL_SCANCODE_L, 0), de);
}
END_TEST

START_TEST(layouts_with_latin_letters_stay_as_they_are) {
    KeyBindings keys = keys_default();
    ck_assert_int_eq(SDL_setenv("SDL_VIDEODRIVER", "dummy", 1), 0);
    ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    ck_assert_int_eq(meaning(&keys, 0x131, SDL_SCANCODE_I, 0), 0x131); // a dotless i: there is another one
    SDL_Quit();
}
END_TEST

START_TEST(wheel_says_over_what) {
    move(130, 10, 0);
    const int count = feed((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = -2}});
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_WHEEL);
    ck_assert_int_eq(out[0].amount, -2);
    ck_assert_str_eq(out[0].over, "hand:2");
}
END_TEST

START_TEST(another_button_moves_what_is_seen) {
    hits.pans = gfx_rect(0, 0, 400, 400);
    ck_assert_int_eq(press(10, 10, SDL_BUTTON_RIGHT), 0);
    ck_assert_int_eq(move(13, 10, SDL_BUTTON_RMASK), 0);
    int count = move(30, 14, SDL_BUTTON_RMASK);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_PAN);
    ck_assert_float_eq_tol(out[0].x - out[0].press_x, 20, 0.01f);
    ck_assert_float_eq_tol(out[0].y - out[0].press_y, 4, 0.01f);
    count = move(31, 14, SDL_BUTTON_RMASK);
    ck_assert_float_eq_tol(made(count, GESTURE_PAN)->press_x, 30, 0.01f);
    ck_assert_int_eq(press(31, 14, SDL_BUTTON_LEFT), 0); // one thing at a time
    ck_assert_int_eq(release(31, 14, SDL_BUTTON_LEFT), 0);
    ck_assert_ptr_null(made(release(31, 14, SDL_BUTTON_RIGHT), GESTURE_CANCEL));
    ck_assert_ptr_null(made(move(60, 14, SDL_BUTTON_RMASK), GESTURE_PAN));
    press(10, 10, SDL_BUTTON_MIDDLE);
    ck_assert_ptr_nonnull(made(move(40, 10, SDL_BUTTON_MMASK), GESTURE_PAN));
    ck_assert_ptr_null(made(move(60, 10, 0), GESTURE_PAN)); // it was let go elsewhere
}
END_TEST

START_TEST(a_right_click_there_is_told_when_it_is_let_go) {
    hits.pans = gfx_rect(0, 0, 110, 400);
    ck_assert_int_eq(press(10, 10, SDL_BUTTON_RIGHT), 0);
    const int count = release(11, 10, SDL_BUTTON_RIGHT);
    ck_assert_ptr_nonnull(made(count, GESTURE_CANCEL));
    ck_assert_str_eq(made(count, GESTURE_CANCEL)->id, "hand:1");
    ck_assert_ptr_nonnull(made(press(130, 10, SDL_BUTTON_RIGHT), GESTURE_CANCEL)); // elsewhere at once
}
END_TEST

START_TEST(arrows_with_ctrl_are_passed_on) {
    const int count = key(SDLK_LEFT, KMOD_LCTRL);
    ck_assert_int_eq(count, 1);
    ck_assert_int_eq(out[0].kind, GESTURE_KEY);
    ck_assert_str_eq(state.focus, "");
}
END_TEST

START_TEST(refresh_forgets_what_is_gone) {
    move(10, 10, 0);
    key(SDLK_TAB, 0);
    hits_clear(&hits);
    hits_add(&hits, gfx_rect(0, 0, 20, 20), "menu:new");
    ck_assert(gesture_refresh(&state, &hits));
    ck_assert_str_eq(state.hover, "menu:new");
    ck_assert_str_eq(state.focus, "");
}
END_TEST

int test_gesture(void) {
    TCase *test = tcase_create("gesture");
    tcase_add_checked_fixture(test, setup, NULL);
    tcase_add_test(test, a_region_that_became_another_is_not_clicked);
    tcase_add_test(test, a_press_that_came_too_early_may_still_drag);
    tcase_add_test(test, two_quick_clicks_are_a_double_click);
    tcase_add_test(test, where_the_pointer_is_found_hides_no_focus);
    tcase_add_test(test, along_a_row_nobody_comes_into_the_bar_above);
    tcase_add_test(test, hover_is_told_once);
    tcase_add_test(test, later_regions_lie_above);
    tcase_add_test(test, click_needs_the_same_hit);
    tcase_add_test(test, click_on_nothing_is_told);
    tcase_add_test(test, drag_starts_after_the_distance);
    tcase_add_test(test, drag_distance_is_logical);
    tcase_add_test(test, nothing_is_dragged_from_nowhere);
    tcase_add_test(test, other_button_cancels_a_drag);
    tcase_add_test(test, other_button_spoils_a_click);
    tcase_add_test(test, escape_cancels_a_drag_first);
    tcase_add_test(test, lost_focus_cancels_a_drag);
    tcase_add_test(test, lost_release_cancels_a_drag);
    tcase_add_test(test, second_press_without_release_cancels);
    tcase_add_test(test, cancel_from_outside);
    tcase_add_test(test, drag_goes_on_outside_the_window);
    tcase_add_test(test, leaving_the_window_ends_hover);
    tcase_add_test(test, right_click_cancels);
    tcase_add_test(test, tab_walks_the_regions);
    tcase_add_test(test, arrows_go_to_the_nearest);
    tcase_add_test(test, enter_clicks_the_focus);
    tcase_add_test(test, the_first_key_shows_the_focus);
    tcase_add_test(test, enter_gives_the_answer_to_what_has_come_up);
    tcase_add_test(test, keys_go_on_from_a_click);
    tcase_add_test(test, arrows_go_from_place_to_place_and_below_with_shift);
    tcase_add_test(test, arrows_leave_no_row_out);
    tcase_add_test(test, a_lost_focus_goes_to_the_first);
    tcase_add_test(test, what_is_scrolled_out_takes_keys_only);
    tcase_add_test(test, other_keys_are_passed_on);
    tcase_add_test(test, the_keypad_does_what_its_signs_say);
    tcase_add_test(test, other_alphabets_reach_latin_letters);
    tcase_add_test(test, layouts_with_latin_letters_stay_as_they_are);
    tcase_add_test(test, wheel_says_over_what);
    tcase_add_test(test, another_button_moves_what_is_seen);
    tcase_add_test(test, a_right_click_there_is_told_when_it_is_let_go);
    tcase_add_test(test, arrows_with_ctrl_are_passed_on);
    tcase_add_test(test, refresh_forgets_what_is_gone);
    Suite *suite = suite_create("gesture");
    suite_add_tcase(suite, test);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}
