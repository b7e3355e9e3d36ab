// SPDX-License-Identifier: MIT
// Tests typing a name: letters of more than one byte, the caret, limits.
#include "app/stage/text_field.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static TextField field;

static TextFieldAnswer key(SDL_Keycode code, Uint16 modifiers) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    return text_field_event(&field, &event);
}

static void type(const char *text) {
    SDL_Event event = {.type = SDL_TEXTINPUT};
    text_copy(event.text.text, sizeof event.text.text, text);
    ck_assert_int_eq(text_field_event(&field, &event), FIELD_TAKEN);
}

static void expect(const char *text, size_t caret) {
    ck_assert_str_eq(field.text, text);
    ck_assert_uint_eq(field.caret, caret);
}

START_TEST(typing_replaces_what_was_marked) {
    text_field_begin(&field, "Bob", 40, 63, false);
    ck_assert(field.marked);
    type("Jörg");
    expect("Jörg", 5);
    ck_assert(!field.marked);
    key(SDLK_a, KMOD_LCTRL);
    ck_assert(field.marked);
    key(SDLK_BACKSPACE, 0);
    expect("", 0);
    key(SDLK_BACKSPACE, 0);
    key(SDLK_DELETE, 0);
    expect("", 0);
}
END_TEST

START_TEST(the_caret_moves_by_letters) {
    text_field_begin(&field, "Müßig", 40, 63, false);
    key(SDLK_LEFT, 0); // of marked text: to its beginning
    expect("Müßig", 0);
    key(SDLK_RIGHT, 0);
    key(SDLK_RIGHT, 0);
    expect("Müßig", 3);
    key(SDLK_DELETE, 0);
    expect("Müig", 3);
    key(SDLK_BACKSPACE, 0);
    expect("Mig", 1);
    type("’");
    expect("M’ig", 4);
    key(SDLK_END, 0);
    key(SDLK_RIGHT, 0);
    expect("M’ig", 6);
    key(SDLK_HOME, 0);
    key(SDLK_LEFT, 0);
    expect("M’ig", 0);
}
END_TEST

START_TEST(nothing_goes_past_the_limits) {
    text_field_begin(&field, "", 5, 8, false);
    type("äöüßx");
    expect("äöüß", 8); // a ninth byte would not fit
    text_field_begin(&field, "abcdefg", 5, 63, false);
    expect("abcde", 5);
    text_field_begin(&field, "12", 20, 20, true);
    key(SDLK_END, 0);
    type("3a 4ä5");
    expect("12345", 5);
    text_field_begin(&field, "", 40, 63, false);
    type("a\tb\x7f\xff");
    expect("ab", 2);
}
END_TEST

START_TEST(keys_end_the_editing) {
    text_field_begin(&field, "x", 40, 63, false);
    ck_assert_int_eq(key(SDLK_RETURN, 0), FIELD_DONE);
    ck_assert_int_eq(key(SDLK_TAB, 0), FIELD_LEFT);
    ck_assert_int_eq(key(SDLK_ESCAPE, 0), FIELD_CANCELLED);
    ck_assert_int_eq(key(SDLK_SPACE, 0), FIELD_TAKEN); // the space itself comes as text
    ck_assert_int_eq(key(SDLK_F9, 0), FIELD_TAKEN);
    SDL_Event motion = {.type = SDL_MOUSEMOTION};
    ck_assert_int_eq(text_field_event(&field, &motion), FIELD_IGNORED);
}
END_TEST

int test_text_field(void) {
    Suite *suite = suite_create("text field");
    TCase *tcase = tcase_create("typing");
    tcase_add_test(tcase, typing_replaces_what_was_marked);
    tcase_add_test(tcase, the_caret_moves_by_letters);
    tcase_add_test(tcase, nothing_goes_past_the_limits);
    tcase_add_test(tcase, keys_end_the_editing);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
