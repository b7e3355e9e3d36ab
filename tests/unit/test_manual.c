// SPDX-License-Identifier: MIT
// Tests reading the rules pages: every fault is reported with its place, and two languages are compared block
// by block.
#include "data/manual.h"
#include "toy.h"

#include <string.h>

#define CHAPTER "{\"chapters\": [{\"id\": \"a\", \"title\": \"A\", \"blocks\": ["
#define END "]}]}"

static Manual *parse(const char *text) {
    return manual_parse("f", text, strlen(text), &toy_problems);
}

START_TEST(all_kinds_of_blocks_are_read) {
    Manual *manual =
        parse(CHAPTER "{\"text\": \"T {hand}\"}, {\"heading\": \"H\"}, {\"point\": \"P\"},\n"
                      "{\"note\": \"N *n*\"}, {\"term\": \"W\", \"text\": \"X\", \"sign\": \"s\"},\n"
                      "{\"scene\": \"mines\", \"score\": true, \"text\": \"C\"}" END);
    ck_assert_ptr_nonnull(manual);
    ck_assert_int_eq(manual->count, 1);
    const ManualChapter *chapter = &manual->chapter[0];
    ck_assert_str_eq(chapter->id, "a");
    ck_assert_str_eq(chapter->title, "A");
    ck_assert_int_eq(chapter->count, 6);
    static const ManualKind kinds[] = {MANUAL_TEXT, MANUAL_HEADING, MANUAL_POINT,
                                       MANUAL_NOTE, MANUAL_TERM,    MANUAL_SCENE};
    for (int i = 0; i < 6; i++)
        ck_assert_int_eq(chapter->block[i].kind, kinds[i]);
    ck_assert_str_eq(chapter->block[0].text, "T {hand}");
    ck_assert_str_eq(chapter->block[4].name, "W");
    ck_assert_str_eq(chapter->block[4].text, "X");
    ck_assert_str_eq(chapter->block[5].name, "mines");
    ck_assert(chapter->block[5].score && !chapter->block[4].score);
    ck_assert_int_eq(chapter->block[3].line, 2);
    manual_destroy(manual);
    manual_destroy(NULL);
}
END_TEST

static const Case faulty[] = {
    {"[]", "f:1:1: a manual must be an object, not a list"},
    {"{}", "f:1:1: the key \"chapters\" is missing"},
    {"{\"chapters\": []}", "f:1:14: chapters is empty"},
    {"{\"chapters\": [3]}", "f:1:15: a chapter must be an object, not a number"},
    {"{\"chapters\": [{\"id\": \"a\", \"blocks\": []}]}", "f:1:15: the key \"title\" is missing"},
    {"{\"chapters\": [{\"id\": \"a\", \"title\": \"A\"}]}", "f:1:15: the key \"blocks\" is missing"},
    {CHAPTER "{\"txt\": \"T\"}" END,
     "f:1:53: unknown key \"txt\" in a block; did you mean \"text\"? Allowed: text, "
     "heading, point, note, term, scene, sign, score\n"
     "f:1:52: the key \"text\" is missing"},
    {CHAPTER "{\"text\": 1}" END, "f:1:61: text must be a text, this is a number"},
    {CHAPTER "{\"text\": \"\"}" END, "f:1:61: text is empty"},
    {CHAPTER "{\"text\": \"a {b\"}" END,
     "f:1:61: braces or stars do not fit. Allowed: {card:admiral}, {hand} and pairs of *"},
    {CHAPTER "{\"text\": \"a *b\"}" END,
     "f:1:61: braces or stars do not fit. Allowed: {card:admiral}, {hand} and pairs of *"},
    {CHAPTER "{\"text\": \"{Card:x}\"}" END,
     "f:1:61: braces or stars do not fit. Allowed: {card:admiral}, {hand} and pairs of *"},
    {CHAPTER "{\"text\": \"t\", \"sign\": \"s\"}" END, "f:1:52: a sign belongs to a term"},
    {CHAPTER "{\"scene\": \"s\"}" END, "f:1:52: the key \"text\" is missing"},
    {CHAPTER "{\"text\": \"t\", \"note\": \"n\"}" END, "f:1:52: a block with \"note\" has no further kind"},
    {CHAPTER "{\"text\": \"t\", \"score\": true}" END,
     "f:1:75: score must be true or false, and belongs to a scene"},
    {"{\"chapters\": [{\"id\": \"a\", \"title\": \"A\", \"blocks\": []},\n"
     "{\"id\": \"a\", \"title\": \"B\", \"blocks\": []}]}",
     "f:2:1: the chapter \"a\" is there twice"},
};

START_TEST(faults_are_told_with_their_place) {
    const Case *given = &faulty[_i];
    ck_assert_ptr_null(parse(given->text));
    ck_assert_str_eq(toy_said(), given->said);
}
END_TEST

static const struct {
    const char *a, *b, *problem;
} different[] = {
    {"{\"text\": \"x\"}", "{\"text\": \"y\"}", ""},
    {"{\"text\": \"{hand} {card:x}\"}", "{\"text\": \"{card:x} {hand}\"}", ""},
    {"{\"text\": \"x\"}", "{\"note\": \"y\"}", "f:1:61: the other language has \"text\" here, not \"note\""},
    {"{\"text\": \"x\"}", "", "f:1:36: blocks: 0, in the other language 1"},
    {"{\"text\": \"{hand}\"}", "{\"text\": \"4\"}",
     "f:1:61: the placeholder {hand} of the other language is missing"},
    {"{\"text\": \"4\"}", "{\"text\": \"{card:hand}\"}",
     "f:1:61: the other language has no placeholder {card:hand}"},
    {"{\"scene\": \"s\", \"text\": \"x\"}", "{\"scene\": \"t\", \"text\": \"x\"}",
     "f:1:75: the other language has another scene here: \"s\""},
    {"{\"term\": \"s\", \"text\": \"x\", \"sign\": \"a\"}", "{\"term\": \"s\", \"text\": \"x\"}",
     "f:1:74: the other language has another sign here"},
};

START_TEST(languages_are_compared) {
    Text a = {0}, b = {0};
    text_printf(&a, CHAPTER "%s" END, different[_i].a);
    text_printf(&b, CHAPTER "%s" END, different[_i].b);
    Manual *first = parse(text_string(&a)), *second = parse(text_string(&b));
    ck_assert(first != NULL && second != NULL);
    ck_assert_int_eq(manual_same(first, second, &toy_problems), different[_i].problem[0] == '\0');
    ck_assert_str_eq(toy_said(), different[_i].problem);
    manual_destroy(first);
    manual_destroy(second);
    text_finish(&a);
    text_finish(&b);
}
END_TEST

START_TEST(placeholders_are_found_one_after_another) {
    ManualPlaceholder found;
    const char *text = "a {card:admiral} {hand}{} {B} }";
    ck_assert(manual_next_placeholder(text, &found));
    ck_assert_str_eq(found.what, "card");
    ck_assert_str_eq(found.name, "admiral");
    ck_assert(manual_next_placeholder(found.to, &found));
    ck_assert_str_eq(found.what, "");
    ck_assert_str_eq(found.name, "hand");
    ck_assert(!manual_next_placeholder(found.to, &found));
}
END_TEST

int test_manual(void) {
    Suite *suite = suite_create("manual");
    TCase *tcase = toy_case(suite, "manual");
    tcase_add_test(tcase, all_kinds_of_blocks_are_read);
    tcase_add_loop_test(tcase, faults_are_told_with_their_place, 0, (int)COUNT(faulty));
    tcase_add_loop_test(tcase, languages_are_compared, 0, (int)COUNT(different));
    tcase_add_test(tcase, placeholders_are_found_one_after_another);
    return toy_run(suite);
}
