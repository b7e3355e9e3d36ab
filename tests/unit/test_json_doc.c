// SPDX-License-Identifier: MIT
// Tests JSON documents: what is refused and where, and that every node knows its place.
#include "data/suggest.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Case bad_json[] = {
    {"", "f:1:1: the file is empty; expected a JSON object"},
    {" \n ", "f:1:1: the file is empty; expected a JSON object"},
    {"\xEF\xBB\xBF", "f:1:1: the file is empty; expected a JSON object"},
    {"\xEF\xBB\xBF{\"a\": }",
     "f:1:7: expected a value (an object, a list, a text in double quotes, a number, true, false "
     "or null), not \"}\""},
    {"{\n \"ä\xFF\": 1}", "f:2:4: invalid UTF-8; save the file as UTF-8"},
    {"{\"a\": 1,\n}", "f:1:8: nothing follows this \",\"; leave it out"},
    {"[1, 2,]", "f:1:6: nothing follows this \",\"; leave it out"},
    {"{\"a\": 1\n \"b\": 2}", "f:2:2: expected \",\" or \"}\" before this text"},
    {"{\"a\" 1}", "f:1:6: expected \":\" after the key, not \"1\""},
    {"{a: 1}", "f:1:2: expected a key in double quotes, not \"a\""},
    {"{“a”: 1}",
     "f:1:2: expected a key in double quotes; texts stand in straight quotes, \"like this\", not in “"},
    {"[„a”]",
     "f:1:2: expected a value (an object, a list, a text in double quotes, a number, true, false or null); "
     "texts stand in straight quotes, \"like this\", not in „"},
    {"{'a': 1}", "f:1:2: expected a key in double quotes, not '; texts stand in double quotes"},
    {"{\"a\": True}",
     "f:1:7: \"True\" is no value: a text needs double quotes, and true, false and null are in "
     "small letters"},
    {"{\"a\": }",
     "f:1:7: expected a value (an object, a list, a text in double quotes, a number, true, false "
     "or null), not \"}\""},
    {"{ // hm\n}", "f:1:3: JSON has no comments; expected a key in double quotes"},
    {"{\"a\": [1, 2}", "f:1:12: expected \",\" or \"]\", not \"}\""},
    {"{\"a\": [1, 2", "f:1:12: the file ends here, but the [ opened at 1:7 is not closed"},
    {"{", "f:1:2: the file ends here, but the { opened at 1:1 is not closed"},
    {"{\"a\": 1", "f:1:8: the file ends here, but the { opened at 1:1 is not closed"},
    {"{\"a\"", "f:1:5: the file ends here, but \":\" after the key is missing"},
    {"{\"a\": \"b\nc\"}",
     "f:1:7: this text has no closing \" in its line; a line end in a text is written \\n"},
    {"{\"a\": \"b", "f:1:7: this text has no closing \" in its line; a line end in a text is written \\n"},
    {"{\"ä\": \"\t\"}", "f:1:8: a control character in a text; a tab is written \\t"},
    {"{\"a\": \"\\x\"}",
     "f:1:8: unknown escape in a text. Allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"},
    {"{\"a\": \"x\\u00g0\"}", "f:1:9: \\u needs four digits from 0 to 9 and a to f"},
    {"{\"a\": \"x\\u0000\"}", "f:1:9: \\u0000 is not allowed in a text"},
    {"{\"a\": \"\\ud800\"}", "f:1:8: half a surrogate pair; write the character itself instead"},
    {"{\"a\": \"\\ud800\\u0041\"}", "f:1:8: half a surrogate pair; write the character itself instead"},
    {"{\"a\": \"\\udc00\"}", "f:1:8: half a surrogate pair; write the character itself instead"},
    {"{\"a\": 012}", "f:1:7: not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5"},
    {"[-]", "f:1:2: not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5"},
    {"[1.]", "f:1:2: not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5"},
    {"[1e]", "f:1:2: not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5"},
    {"[11111111111111111111111111111111111111111]", "f:1:2: a number of more than 40 characters"},
    {"{} {}", "f:1:4: the JSON ends before this; nothing may follow, not \"{\""},
    {"{}\n\nend", "f:3:1: the JSON ends before this; nothing may follow, not \"end\""},
    {"{\"a\": 1,\n \"b\": 2,\n \"a\": 3, \"b\": 4, \"a\": 5}",
     "f:3:2: the key \"a\" is given twice, first in line 1\n"
     "f:3:18: the key \"a\" is given twice, first in line 1\n"
     "f:3:10: the key \"b\" is given twice, first in line 2"},
    {"[{\"x\": {\"y\": 1, \"y\": 2}}]", "f:1:17: the key \"y\" is given twice, first in line 1"},
};

START_TEST(bad_json_is_refused) {
    const Case *c = &bad_json[_i];
    ck_assert_ptr_null(toy_parse(c->text));
    ck_assert_str_eq(toy_said(), c->said);
}
END_TEST

START_TEST(zero_bytes_are_refused) {
    ck_assert_ptr_null(json_doc_parse("f", "{\"a\":\0}", 7, &toy_problems));
    ck_assert_str_eq(toy_said(), "f:1:6: a zero byte; is this a text file saved as UTF-8?");
}
END_TEST

// Nested `depth` deep, in objects and lists by turns.
static bool parses_at_depth(int depth) {
    Text text = {0};
    for (int i = 0; i < depth; i++)
        text_add(&text, i % 2 == 0 ? "[" : "{\"a\":");
    text_add(&text, "1");
    for (int i = depth - 1; i >= 0; i--)
        text_add(&text, i % 2 == 0 ? "]" : "}");
    toy_problems = (Problems){0};
    JsonDoc *doc = toy_parse(text_string(&text));
    const bool good = doc != NULL;
    json_doc_destroy(doc);
    text_finish(&text);
    return good;
}

START_TEST(nesting_has_a_limit) {
    ck_assert(parses_at_depth(JSON_DOC_DEPTH));
    ck_assert(!parses_at_depth(JSON_DOC_DEPTH + 1));
    ck_assert_str_eq(toy_said(), "f:1:193: nested more than 64 deep");
    ck_assert(!parses_at_depth(200000));
}
END_TEST

START_TEST(size_has_a_limit) {
    char *text = malloc(JSON_DOC_BYTES + 1);
    memset(text, ' ', JSON_DOC_BYTES + 1);
    text[0] = '1';
    JsonDoc *doc = json_doc_parse("f", text, JSON_DOC_BYTES, &toy_problems);
    ck_assert_ptr_nonnull(doc);
    json_doc_destroy(doc);
    toy_write("x.json", text, JSON_DOC_BYTES + 1);
    free(text);
    char path[128];
    snprintf(path, sizeof path, "%s/x.json", toy_folder);
    ck_assert_ptr_null(json_doc_load(path, &toy_problems));
    ck_assert_str_eq(toy_said(), "/x.json: the file is larger than 4 MiB");
}
END_TEST

START_TEST(unreadable_files_are_told) {
    ck_assert_ptr_null(json_doc_load("/nowhere/at.json", &toy_problems));
    ck_assert_ptr_null(json_doc_load("/tmp", &toy_problems));
    ck_assert_str_eq(toy_said(), "/nowhere/at.json: can't be opened: No such file or directory\n"
                                 "/tmp: this is a folder, but called like a file");
}
END_TEST

static void check_place(const JsonDoc *doc, const char *path, int line, int column, int key_line,
                        int key_column) {
    const cJSON *node = json_doc_find(doc, NULL, path);
    ck_assert_msg(node != NULL, "%s", path);
    const JsonPlace place = json_doc_place(doc, node), key = json_doc_key_place(doc, node);
    ck_assert_msg(place.line == line && place.column == column && key.line == key_line &&
                      key.column == key_column,
                  "%s: %d:%d, key %d:%d", path, place.line, place.column, key.line, key.column);
}

START_TEST(every_node_knows_its_place) {
    JsonDoc *doc = toy_parse("{\r\n"
                             "\t\"a\" : [ 1, \"\\\"ä\\u00e4\", {\"b\":true} ],\n"
                             "  \"äöü😀\": { \"c\" :\n"
                             " -1.5e3 , \"d\": [[], {}, null] }\n"
                             "}\n");
    ck_assert_str_eq(toy_said(), "");
    check_place(doc, "", 1, 1, 1, 1);
    check_place(doc, "a", 2, 8, 2, 2);
    check_place(doc, "a/0", 2, 10, 2, 10);
    check_place(doc, "a/1", 2, 13, 2, 13);
    check_place(doc, "a/2", 2, 26, 2, 26);
    check_place(doc, "a/2/b", 2, 31, 2, 27);
    check_place(doc, "äöü😀", 3, 11, 3, 3);
    check_place(doc, "äöü😀/c", 4, 2, 3, 13);
    check_place(doc, "äöü😀/d", 4, 16, 4, 11);
    check_place(doc, "äöü😀/d/0", 4, 17, 4, 17);
    check_place(doc, "äöü😀/d/1", 4, 21, 4, 21);
    check_place(doc, "äöü😀/d/2", 4, 25, 4, 25);
    ck_assert_str_eq(json_doc_find(doc, NULL, "a/1")->valuestring, "\"ää");
    ck_assert_str_eq(json_doc_name(doc), "f");
    json_doc_destroy(doc);
}
END_TEST

START_TEST(paths_lead_to_nodes) {
    JsonDoc *doc = toy_parse("{\"cards\": [{\"x\": 1}, {\"effects\": [10, 11]}], \"X\": 2}");
    const cJSON *cards = json_doc_find(doc, NULL, "cards");
    ck_assert_double_eq(json_doc_find(doc, NULL, "cards/1/effects/1")->valuedouble, 11);
    ck_assert_double_eq(json_doc_find(doc, cards, "1/effects/0")->valuedouble, 10);
    ck_assert_ptr_eq(json_doc_find(doc, cards, ""), cards);
    static const char *const none[] = {
        "card",     "CARDS", "cards/2",     "cards/-1", "cards/01",
        "cards//1", "x",     "cards/0/x/y", "/cards",   "cards/1/effects/99999999999999999999"};
    for (size_t i = 0; i < COUNT(none); i++)
        ck_assert_msg(json_doc_find(doc, NULL, none[i]) == NULL, "%s", none[i]);
    ck_assert_ptr_eq(json_doc_nearest(doc, NULL, "cards/7/y"), cards);
    ck_assert_ptr_eq(json_doc_nearest(doc, NULL, "nothing"), json_doc_root(doc));
    json_doc_destroy(doc);
}
END_TEST

START_TEST(whole_numbers) {
    JsonDoc *doc = toy_parse("[3, 3.0, 3e0, 2.5, 1e300, -1, \"3\", true, 11, 0]");
    static const bool whole[] = {true, true, true, false, false, false, false, false, false, true};
    for (size_t i = 0; i < COUNT(whole); i++) {
        char path[4];
        long value = 0;
        snprintf(path, sizeof path, "%zu", i);
        ck_assert_msg(json_doc_whole(json_doc_find(doc, NULL, path), 0, 10, &value) == whole[i], "%s", path);
        ck_assert(!whole[i] || value == 3 || i == 9);
    }
    json_doc_destroy(doc);
}
END_TEST

// An object with very many keys, all of them twice, is refused in a moment, not in minutes.
START_TEST(many_keys_take_no_time) {
    Text text = {0};
    text_add(&text, "{");
    for (int i = 0; i < 100000; i++)
        text_printf(&text, "%s\"k%d\": 1", i > 0 ? "," : "", i % 50000);
    text_add(&text, "}");
    ck_assert_ptr_null(toy_parse(text_string(&text)));
    ck_assert_int_eq(toy_problems.count + toy_problems.dropped, 50000);
    text_finish(&text);
}
END_TEST

START_TEST(quotes_fit_in_a_line) {
    ck_assert_str_eq(quoted("a").text, "\"a\"");
    ck_assert_str_eq(quoted("a\nb\x7f").text, "\"a?b?\"");
    ck_assert_str_eq(quoted("0123456789012345678901234567890123456789012345678901234567890123456789").text,
                     "\"01234567890123456789012345678901234567890123456…\"");
}
END_TEST

int test_json_doc(void) {
    Suite *suite = suite_create("json_doc");
    TCase *tcase = toy_case(suite, "documents");
    tcase_add_loop_test(tcase, bad_json_is_refused, 0, (int)COUNT(bad_json));
    tcase_add_test(tcase, zero_bytes_are_refused);
    tcase_add_test(tcase, nesting_has_a_limit);
    tcase_add_test(tcase, size_has_a_limit);
    tcase_add_test(tcase, unreadable_files_are_told);
    tcase_add_test(tcase, every_node_knows_its_place);
    tcase_add_test(tcase, paths_lead_to_nodes);
    tcase_add_test(tcase, whole_numbers);
    tcase_add_test(tcase, many_keys_take_no_time);
    tcase_add_test(tcase, quotes_fit_in_a_line);
    return toy_run(suite);
}
