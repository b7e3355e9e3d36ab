// SPDX-License-Identifier: MIT
// Tests one document merged over another: which values count, and that every node still knows its file and
// place.
#include "data/json_doc.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Layering {
    const char *below, *above, *result; // NULL: refused
    const char *said;
} Layering;

#define OF_SHIPS(x, y, z)                                                                                    \
    "{\"l\":[{\"id\":\"x\",\"t\":\"s\",\"k\":[\"a\"],\"n\":" x "},"                                          \
    "{\"id\":\"y\",\"t\":\"w\",\"k\":[\"b\",\"a\"],\"o\":{\"p\":1,\"q\":2},\"n\":" y "},"                    \
    "{\"id\":\"z\",\"t\":\"s\",\"k\":[\"b\"],\"n\":" z "}]}"
#define SHIPS OF_SHIPS("1", "2", "3")

// What two have in a list, and a third that has none.
#define OF_EFFECTS(x, y)                                                                                     \
    "{\"l\":[{\"id\":\"x\",\"t\":1,\"e\":[" x "]},{\"id\":\"y\",\"t\":1,\"e\":[" y                           \
    "]},{\"id\":\"z\",\"t\":1}]}"
#define EFFECTS OF_EFFECTS("{\"n\":1},{\"n\":5}", "{\"m\":3}")

static const Layering layerings[] = {
    {"{}", "{}", "{}", ""},
    {"{\"a\":1,\"b\":2}", "{\"b\":3,\"c\":4}", "{\"a\":1,\"b\":3,\"c\":4}", ""},
    {"{\"a\":{\"b\":{\"c\":1,\"d\":2}}}", "{\"a\":{\"b\":{\"d\":3}}}", "{\"a\":{\"b\":{\"c\":1,\"d\":3}}}",
     ""},
    {"{\"a\":1,\"b\":2}", "{\"a\":null}", "{\"b\":2}", ""},
    {"{\"a\":{\"b\":1}}", "{\"a\":5}", "{\"a\":5}", ""},
    {"{\"a\":5}", "{\"a\":{\"b\":1}}", "{\"a\":{\"b\":1}}", ""},
    // Lists of records go by id, whatever the order.
    {"{\"l\":[{\"id\":\"x\",\"n\":1},{\"id\":\"y\",\"n\":2}]}",
     "{\"l\":[{\"id\":\"z\"},{\"id\":\"x\",\"n\":9}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":9},{\"id\":\"y\",\"n\":2},{\"id\":\"z\"}]}", ""},
    {"{\"l\":[{\"id\":\"x\"},{\"id\":\"y\"}]}", "{\"l\":[{\"id\":\"x\",\"remove\":true}]}",
     "{\"l\":[{\"id\":\"y\"}]}", ""},
    {"{\"l\":[{\"id\":\"galaxy\"}]}", "{\"l\":[\n{\"id\":\"galxy\",\"remove\":true}]}", NULL,
     "above:2:7: there is nothing called \"galxy\" to remove; did you mean \"galaxy\"? Allowed: galaxy"},
    // Lists without ids are taken as a whole …
    {"{\"l\":[1,2,3]}", "{\"l\":[4]}", "{\"l\":[4]}", ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[]}", "{\"l\":[{\"id\":\"x\"}]}", ""},
    {"{\"l\":[{\"n\":1}]}", "{\"l\":[]}", "{\"l\":[]}", ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"n\":1}]}", "{\"l\":[{\"n\":1}]}", ""},
    // … or changed by place.
    {"{\"l\":[{\"n\":1,\"m\":1},{\"n\":2,\"m\":2}]}", "{\"l\":{\"2\":{\"n\":7}}}",
     "{\"l\":[{\"n\":1,\"m\":1},{\"n\":7,\"m\":2}]}", ""},
    {"{\"l\":[1,2,3]}", "{\"l\":{\"1\":5,\"3\":6}}", "{\"l\":[5,2,6]}", ""},
    {"{\"l\":[1,2,3]}", "{\"l\":{\"1\":null,\"3\":6}}", "{\"l\":[2,6]}", ""},
    {"{\"l\":[{\"n\":1},{\"n\":2}]}", "{\"l\":{\"2\":null,\"1\":null}}", "{\"l\":[]}", ""},
    {"{\"l\":[1,2,3]}", "{\"l\":{\"4\":5}}", NULL,
     "above:1:7: there is no entry 4 in this list to change; it has 3"},
    {"{\"l\":[1,2,3]}", "{\"l\":{\"0\":5}}", "{\"l\":{\"0\":5}}", ""}, // no place: whoever reads it says so
    {"{\"l\":[1,2,3]}", "{\"l\":{}}", "{\"l\":{}}", ""},
    // … or extended; words that are there already are not there twice.
    {"{\"l\":[1,2]}", "{\"l\":{\"+\":[2,3],\"1\":5}}", "{\"l\":[5,2,2,3]}", ""},
    {"{\"l\":[\"a\",\"b\"]}", "{\"l\":{\"+\":[\"b\",\"c\"]}}", "{\"l\":[\"a\",\"b\",\"c\"]}", ""},
    {"{\"l\":[\"a\",\"b\"]}", "{\"l\":{\"1\":null,\"+\":[\"a\"]}}", "{\"l\":[\"b\",\"a\"]}", ""},
    {"{\"o\":{}}", "{\"o\":{\"l\":{\"+\":[1]}}}", "{\"o\":{\"l\":[1]}}", ""}, // nothing was there
    {"{\"l\":[1]}", "{\"l\":{\"+\":2}}", "{\"l\":{\"+\":2}}", ""},
    // A copy of what lies below, as it was before the rest of the list counts.
    {"{\"l\":[{\"id\":\"x\",\"n\":1,\"m\":{\"a\":2,\"b\":3}}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":9},{\"id\":\"y\",\"like\":\"x\",\"n\":\"+1\",\"m\":{\"a\":null}}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":9,\"m\":{\"a\":2,\"b\":3}},{\"id\":\"y\",\"n\":2,\"m\":{\"b\":3}}]}", ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"x\",\"remove\":true},{\"id\":\"y\",\"like\":\"x\"}]}",
     "{\"l\":[{\"id\":\"y\"}]}", ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\",\"like\":1}]}", NULL,
     "above:1:24: \"like\" must be the id of what is copied, not a number"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\",\"like\":\"y\"}]}", NULL,
     "above:1:24: \"y\" can't be like itself; \"like\" names another, which lies below"},
    {"{\"l\":[{\"id\":\"galaxy\"}]}", "{\"l\":[{\"id\":\"y\",\"like\":\"galxy\"}]}", NULL,
     "above:1:24: there is nothing called \"galxy\" below to be like; did you mean \"galaxy\"? Allowed: "
     "galaxy"},
    {"{\"l\":[{\"id\":\"x\"},\n{\"id\":\"y\"}]}", "{\"l\":[{\"id\":\"y\",\"like\":\"x\"}]}", NULL,
     "above:1:24: \"y\" is there already, in below:2; without \"like\" this changes it"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\"},{\"id\":\"y\",\"like\":\"x\"}]}", NULL,
     "above:1:35: \"y\" is there already, in above:1; without \"like\" this changes it"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\",\"like\":\"z\"},{\"id\":\"z\"}]}", NULL,
     "above:1:24: \"z\" stands in this very file; \"like\" copies only what lies below it"},
    // Changes of all that match, from top to bottom.
    {SHIPS, "{\"l\":[{\"each\":{\"t\":\"s\"},\"n\":\"+5\"}]}", OF_SHIPS("6", "2", "8"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"t\":[\"w\",\"q\"]},\"n\":\"×2\"}]}", OF_SHIPS("1", "4", "3"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"t\":\"s\",\"k\":[\"b\"]},\"n\":9}]}", OF_SHIPS("1", "2", "9"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"k\":\"a\"},\"n\":9}]}", OF_SHIPS("9", "9", "3"), ""}, // in a list
    {SHIPS, "{\"l\":[{\"each\":{\"o\":{\"p\":1}},\"n\":9}]}", OF_SHIPS("1", "9", "3"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"o\":null},\"n\":9}]}", OF_SHIPS("9", "2", "9"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"id\":[\"x\",\"z\"]},\"n\":9}]}", OF_SHIPS("9", "2", "9"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"n\":1},\"n\":2},{\"each\":{\"n\":2},\"n\":\"+1\"},{\"id\":\"y\",\"n\":7}]}",
     OF_SHIPS("3", "7", "3"), ""},
    {SHIPS, "{\"l\":[{\"each\":{\"t\":\"nothing\"},\"n\":9}]}", OF_SHIPS("1", "2", "3"), ""},
    // Within lists: those are left alone that have no such entry, or no number in it.
    {EFFECTS, "{\"l\":[{\"each\":{\"t\":1},\"e\":{\"1\":{\"n\":\"+1\"}}}]}",
     OF_EFFECTS("{\"n\":2},{\"n\":5}", "{\"m\":3}"), ""},
    {EFFECTS, "{\"l\":[{\"each\":{\"t\":1},\"e\":{\"2\":{\"n\":\"+1\"}}}]}",
     OF_EFFECTS("{\"n\":1},{\"n\":6}", "{\"m\":3}"), ""},
    {EFFECTS, "{\"l\":[{\"each\":{\"t\":1},\"e\":{\"2\":{\"n\":9}}}]}",
     OF_EFFECTS("{\"n\":1},{\"n\":9}", "{\"m\":3}"), ""},
    {EFFECTS, "{\"l\":[{\"each\":{\"t\":1},\"e\":{\"2\":null}}]}", OF_EFFECTS("{\"n\":1}", "{\"m\":3}"), ""},
    {EFFECTS, "{\"l\":[{\"each\":{\"t\":1},\"e\":{\"3\":{\"n\":9}}}]}", NULL,
     "above:1:28: there is no entry 3 in this list to change; it has 2\n"
     "above:1:28: there is no entry 3 in this list to change; it has 1"},
    {"{\"l\":[{\"id\":\"x\",\"t\":1},{\"id\":\"y\",\"t\":2}]}",
     "{\"l\":[{\"each\":{\"t\":1},\"remove\":true}]}", "{\"l\":[{\"id\":\"y\",\"t\":2}]}", ""},
    {"{\"l\":[{\"id\":\"x\",\"t\":1}]}",
     "{\"l\":[{\"id\":\"y\",\"t\":1},{\"each\":{\"t\":1},\"n\":5},{\"id\":\"z\",\"t\":1},{\"id\":\"w\","
     "\"like\":\"x\"}]}",
     "{\"l\":[{\"id\":\"x\",\"t\":1,\"n\":5},{\"id\":\"y\",\"t\":1,\"n\":5},{\"id\":\"z\",\"t\":1},{\"id\":"
     "\"w\",\"t\":1}]}",
     ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"each\":{}}]}", NULL,
     "above:1:15: \"each\" must not be empty; say which are meant, such as {\"id\": \"x\"}"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"each\":true,\"n\":1}]}", NULL,
     "above:1:15: \"each\" must be an object that says which are meant, such as {\"id\": \"x\"}"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\",\"each\":{\"id\":\"x\"}}]}", NULL,
     "above:1:8: \"id\" can't stand beside \"each\", which means all that match; to name some, write "
     "{\"each\": {\"id\": [...]}}"},
    // Relative numbers change the number below; halves are rounded away from zero.
    {"{\"n\":15}", "{\"n\":\"+2\"}", "{\"n\":17}", ""},
    {"{\"n\":15}", "{\"n\":\"-20\"}", "{\"n\":-5}", ""},
    {"{\"n\":15}", "{\"n\":\"×1.5\"}", "{\"n\":23}", ""},
    {"{\"n\":-15}", "{\"n\":\"×1.5\"}", "{\"n\":-23}", ""},
    {"{\"n\":17}", "{\"n\":\"x1.5\"}", "{\"n\":26}", ""},
    {"{\"n\":7}", "{\"n\":\"*0.5\"}", "{\"n\":4}", ""},
    {"{\"n\":7}", "{\"n\":\"*0.4999\"}", "{\"n\":3}", ""},
    {"{\"n\":-7}", "{\"n\":\"*0\"}", "{\"n\":0}", ""},
    {"{\"n\":9999}", "{\"n\":\"×9999.9999\"}", "{\"n\":99989999}", ""},
    {"{\"l\":[1,2]}", "{\"l\":{\"2\":\"+5\"}}", "{\"l\":[1,7]}", ""},
    {"{\"l\":[{\"id\":\"x\",\"n\":1}]}", "{\"l\":[{\"id\":\"x\",\"n\":\"+1\"}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":2}]}", ""},
    // Whatever else is written so stays as it is; whoever reads it says so.
    {"{\"n\":\"1\"}", "{\"n\":\"+2\"}", "{\"n\":\"+2\"}", ""},
    {"{\"n\":1.5}", "{\"n\":\"+2\"}", "{\"n\":\"+2\"}", ""},
    {"{\"n\":1e300}", "{\"n\":\"+2\"}", "{\"n\":\"+2\"}", ""},
    {"{}", "{\"n\":\"+2\"}", "{\"n\":\"+2\"}", ""},
    {"{\"n\":1}", "{\"n\":\"2\"}", "{\"n\":\"2\"}", ""},
    {"{\"n\":1}", "{\"n\":\"+\"}", "{\"n\":\"+\"}", ""},
    {"{\"n\":1}", "{\"n\":\"+ 2\"}", "{\"n\":\"+ 2\"}", ""},
    {"{\"n\":1}", "{\"n\":\"+1.5\"}", "{\"n\":\"+1.5\"}", ""},
    {"{\"n\":1}", "{\"n\":\"×1.\"}", "{\"n\":\"×1.\"}", ""},
    {"{\"n\":1}", "{\"n\":\"×.5\"}", "{\"n\":\"×.5\"}", ""},
    {"{\"n\":1}", "{\"n\":\"×-2\"}", "{\"n\":\"×-2\"}", ""},
    {"{\"n\":1}", "{\"n\":\"+12345\"}", "{\"n\":\"+12345\"}", ""},
    {"{\"n\":1}", "{\"n\":\"×1.23456\"}", "{\"n\":\"×1.23456\"}", ""},
    {"{}", "[]", NULL, "above:1:1: this must be an object, not a list"},
};

static JsonDoc *parse(const char *name, const char *text) {
    JsonDoc *doc = json_doc_parse(name, text, strlen(text), &toy_problems);
    ck_assert_ptr_nonnull(doc);
    return doc;
}

START_TEST(what_is_laid_upon_counts) {
    const Layering *l = &layerings[_i];
    JsonDoc *doc = parse("below", l->below);
    const bool good = json_doc_layer(doc, parse("above", l->above), &toy_problems);
    ck_assert_str_eq(toy_said(), l->said);
    ck_assert_int_eq(good, l->result != NULL);
    json_doc_close_gaps(doc);
    char *text = cJSON_PrintUnformatted(json_doc_root(doc));
    if (l->result != NULL)
        ck_assert_str_eq(text, l->result);
    cJSON_free(text);
    json_doc_destroy(doc);
}
END_TEST

static void stands(const JsonDoc *doc, const char *path, const char *file, int line, int column) {
    const cJSON *node = json_doc_find(doc, NULL, path);
    ck_assert_msg(node != NULL, "%s", path);
    const JsonPlace place = json_doc_place(doc, node);
    ck_assert_str_eq(json_doc_file(doc, node), file);
    ck_assert_int_eq(place.line, line);
    ck_assert_int_eq(place.column, column);
}

START_TEST(every_node_knows_its_file) {
    JsonDoc *doc = parse("one", "{\"a\":1,\n\"l\":[{\"id\":\"x\",\"n\":1}]}");
    JsonDoc *middle = parse("two", "{\n\n\"l\":[{\"id\":\"x\",\n\"n\":2},{\"id\":\"y\"}]}");
    ck_assert(json_doc_layer(middle, parse("three", "{\"l\":[{\"id\":\"y\",\"n\": 3}]}"), &toy_problems));
    ck_assert(json_doc_layer(doc, middle, &toy_problems));
    ck_assert(json_doc_layer(doc, parse("four", "{\n\"b\":4}"), &toy_problems));
    ck_assert_str_eq(json_doc_name(doc), "one");
    stands(doc, "", "one", 1, 1);
    stands(doc, "a", "one", 1, 6);
    stands(doc, "b", "four", 2, 5);
    stands(doc, "l/0", "one", 2, 6);
    stands(doc, "l/0/n", "two", 4, 5);
    stands(doc, "l/1", "two", 4, 8);
    stands(doc, "l/1/n", "three", 1, 22);
    json_doc_problem(doc, json_doc_find(doc, NULL, "l/1/n"), &toy_problems, "here");
    ck_assert_str_eq(toy_said(), "three:1:22: here");
    json_doc_destroy(doc);
}
END_TEST

static void ck_step(const JsonStep *step, const char *change, long value, const char *file, int line) {
    if (change == NULL)
        ck_assert_ptr_null(step->change);
    else
        ck_assert_str_eq(step->change, change);
    ck_assert_int_eq(step->value, value);
    ck_assert_str_eq(step->file, file);
    ck_assert_int_eq(step->line, line);
}

START_TEST(a_relative_number_knows_how_it_came_about) {
    JsonDoc *doc = parse("one", "{\"a\":1,\n\"n\":15}");
    JsonDoc *middle = parse("two", "{\"n\":10,\n\"m\":1}");
    JsonStep step[JSON_STEPS_MAX];
    ck_assert(json_doc_layer(doc, parse("three", "{\n\n\"n\":\"+2\"}"), &toy_problems));
    ck_assert(json_doc_layer(doc, parse("four", "{\"a\":2}"), &toy_problems));
    ck_assert(json_doc_layer(doc, parse("five", "{\"n\":\"×1.5\"}"), &toy_problems));
    stands(doc, "n", "five", 1, 6);
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "n"), step), 3);
    ck_step(&step[0], NULL, 15, "one", 2);
    ck_step(&step[1], "+2", 17, "three", 3);
    ck_step(&step[2], "×1.5", 26, "five", 1);
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "a"), step), 0);
    // A document that is itself merged brings its steps along.
    ck_assert(json_doc_layer(middle, parse("six", "{\"n\":\"-1\"}"), &toy_problems));
    ck_assert(json_doc_layer(doc, middle, &toy_problems));
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "n"), step), 2);
    ck_step(&step[0], NULL, 10, "two", 1);
    ck_step(&step[1], "-1", 9, "six", 1);
    json_doc_destroy(doc);
}
END_TEST

START_TEST(a_copy_knows_of_what_and_its_values_their_files) {
    JsonDoc *doc = parse("one", "{\"l\":[\n{\"id\":\"x\",\"n\":1,\n\"m\":2}]}");
    ck_assert(json_doc_layer(doc,
                             parse("two", "{\"l\":[{\"id\":\"x\",\"n\":3},\n\n{\"id\":\"y\",\"like\":\"x\","
                                          "\n\"n\":\"+4\"}]}"),
                             &toy_problems));
    JsonStep step[JSON_STEPS_MAX];
    const cJSON *copy = json_doc_find(doc, NULL, "l/1");
    ck_assert_str_eq(json_doc_note(doc, copy, JSON_NOTE_LIKE), "x");
    ck_assert_ptr_null(json_doc_note(doc, json_doc_find(doc, NULL, "l/0"), JSON_NOTE_LIKE));
    stands(doc, "l/1", "two", 3, 1);
    stands(doc, "l/1/m", "one", 3, 5);
    stands(doc, "l/1/n", "two", 4, 5);
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "l/1/n"), step), 2);
    ck_step(&step[0], NULL, 1, "one", 2);
    ck_step(&step[1], "+4", 5, "two", 4);
    // A change to the one below comes too late for the copy.
    ck_assert(json_doc_layer(doc, parse("three", "{\"l\":[{\"id\":\"x\",\"m\":7}]}"), &toy_problems));
    stands(doc, "l/1/m", "one", 3, 5);
    json_doc_destroy(doc);
}
END_TEST

START_TEST(a_change_of_all_is_known_for_each_of_them) {
    JsonDoc *doc = parse("one", SHIPS);
    ck_assert(json_doc_layer(doc,
                             parse("two", "{\"l\":[\n{\"each\":{\"t\":\"s\"},\"n\":\"+5\"},\n"
                                          "{\"each\":{\"id\":\"x\"},\"n\":\"+1\"}]}"),
                             &toy_problems));
    JsonStep step[JSON_STEPS_MAX];
    const cJSON *x = json_doc_find(doc, NULL, "l/0/n"), *z = json_doc_find(doc, NULL, "l/2/n");
    ck_assert_str_eq(json_doc_note(doc, x, JSON_NOTE_EACH), "{\"id\":\"x\"}");
    ck_assert_str_eq(json_doc_note(doc, z, JSON_NOTE_EACH), "{\"t\":\"s\"}");
    ck_assert_ptr_null(json_doc_note(doc, json_doc_find(doc, NULL, "l/1/n"), JSON_NOTE_EACH));
    ck_assert_int_eq(json_doc_steps(doc, x, step), 3);
    ck_step(&step[0], NULL, 1, "one", 1);
    ck_step(&step[1], "+5", 6, "two", 2);
    ck_assert_str_eq(step[1].each, "{\"t\":\"s\"}");
    ck_step(&step[2], "+1", 7, "two", 3);
    ck_assert_int_eq(json_doc_steps(doc, z, step), 2);
    ck_step(&step[0], NULL, 3, "one", 1);
    ck_step(&step[1], "+5", 8, "two", 2);
    stands(doc, "l/2/n", "two", 2, 23);
    // Files laid upon it later keep their own places.
    ck_assert(json_doc_layer(doc, parse("three", "{\"l\":[\n\n{\"id\":\"z\",\"n\":4}]}"), &toy_problems));
    stands(doc, "l/2/n", "three", 3, 15);
    stands(doc, "l/0/n", "two", 3, 24);
    ck_assert_ptr_null(json_doc_note(doc, json_doc_find(doc, NULL, "l/2/n"), JSON_NOTE_EACH));
    json_doc_destroy(doc);
}
END_TEST

START_TEST(what_matches_nothing_is_known) {
    const char *file;
    JsonPlace place;
    JsonDoc *doc = parse("one", SHIPS);
    ck_assert(
        json_doc_layer(doc,
                       parse("two", "{\"l\":[{\"each\":{\"t\":\"s\"},\"n\":5},{\"each\":{\"t\":\"y\"}},\n"
                                    "{\"each\": {\"tt\":1}}]}"),
                       &toy_problems));
    ck_assert_str_eq(json_doc_idle(doc, 0, &file, &place),
                     "[!never] nothing in this list matches, so this changes nothing");
    ck_assert_str_eq(
        json_doc_idle(doc, 1, &file, &place),
        "[!never] nothing in this list has the key \"tt\", so this changes nothing; did you mean "
        "\"t\"? Allowed: id, t, k, n, o");
    ck_assert_str_eq(file, "two");
    ck_assert_int_eq(place.line, 2);
    ck_assert_int_eq(place.column, 10);
    ck_assert_ptr_null(json_doc_idle(doc, 2, &file, &place));
    json_doc_destroy(doc);
}
END_TEST

START_TEST(only_the_last_of_many_steps_are_told) {
    JsonDoc *doc = parse("one", "{\"n\":0}");
    JsonStep step[JSON_STEPS_MAX];
    for (int i = 0; i < 2 * JSON_STEPS_MAX; i++)
        ck_assert(json_doc_layer(doc, parse("more", "{\"n\":\"+1\"}"), &toy_problems));
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "n"), step), JSON_STEPS_MAX);
    ck_step(&step[JSON_STEPS_MAX - 1], "+1", 2 * JSON_STEPS_MAX, "more", 1);
    ck_step(&step[0], NULL, JSON_STEPS_MAX + 1, "more", 1);
    json_doc_destroy(doc);
}
END_TEST

// The one pack that lies below is "ann".
static bool has_ann(void *context, const char *id) {
    ++*(int *)context;
    return strcmp(id, "ann") == 0;
}

static const Layering conditions[] = {
    {"{\"l\":[{\"id\":\"x\",\"n\":1}]}", "{\"l\":[{\"id\":\"x\",\"when\":{\"pack\":\"ann\"},\"n\":2}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":2}]}", ""},
    {"{\"l\":[{\"id\":\"x\",\"n\":1}]}", "{\"l\":[{\"id\":\"x\",\"when\":{\"pack\":\"ben\"},\"n\":2}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":1}]}", ""},
    {"{\"l\":[{\"id\":\"x\",\"n\":1}]}",
     "{\"l\":[{\"id\":\"x\",\"when\":{\"no_pack\":\"ben\",\"pack\":\"ann\"},\"n\":2},"
     "{\"each\":{\"id\":\"x\"},\"n\":3,\"when\":{\"no_pack\":\"ann\"}},"
     "{\"id\":\"y\",\"like\":\"x\",\"when\":{\"no_pack\":\"ann\"}},"
     "{\"id\":\"z\",\"like\":\"x\",\"when\":{\"no_pack\":\"ben\"}}]}",
     "{\"l\":[{\"id\":\"x\",\"n\":2},{\"id\":\"z\",\"n\":1}]}", ""},
    // What doesn't count is not looked at any further …
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"y\",\"when\":{\"pack\":\"ben\"},\"remove\":true}]}",
     "{\"l\":[{\"id\":\"x\"}]}", ""},
    // … and a key of the game's own may have this name.
    {"{\"l\":[{\"id\":\"x\",\"when\":[\"a\"]}]}", "{\"l\":[{\"id\":\"x\",\"when\":[\"b\"]}]}",
     "{\"l\":[{\"id\":\"x\",\"when\":[\"b\"]}]}", ""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"x\",\"when\":{}}]}", NULL,
     "above:1:24: \"when\" says nothing; say \"pack\" or \"no_pack\""},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"x\",\"when\":{\"packs\":\"ann\"}}]}", NULL,
     "above:1:25: unknown key \"packs\" in this \"when\"; did you mean \"pack\"? Allowed: pack, no_pack"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"x\",\"when\":{\"pack\":1}}]}", NULL,
     "above:1:32: \"pack\" must be the id of a pack, not a number"},
    {"{\"l\":[{\"id\":\"x\"}]}", "{\"l\":[{\"id\":\"x\",\"when\":{\"pack\":\"\"}}]}", NULL,
     "above:1:32: \"pack\" must be the id of a pack, not \"\""},
};

START_TEST(entries_may_depend_on_packs_below) {
    const Layering *l = &conditions[_i];
    int asked = 0;
    JsonDoc *doc = parse("below", l->below);
    json_doc_tell_packs(doc, has_ann, NULL, &asked);
    const bool good = json_doc_layer(doc, parse("above", l->above), &toy_problems);
    ck_assert_str_eq(toy_said(), l->said);
    ck_assert_int_eq(good, l->result != NULL);
    char *text = cJSON_PrintUnformatted(json_doc_root(doc));
    if (l->result != NULL)
        ck_assert_str_eq(text, l->result);
    cJSON_free(text);
    json_doc_destroy(doc);
}
END_TEST

START_TEST(what_depends_on_a_pack_is_known) {
    int asked = 0;
    JsonStep step[JSON_STEPS_MAX];
    JsonDoc *doc = parse("one", SHIPS);
    json_doc_tell_packs(doc, has_ann, NULL, &asked);
    ck_assert(json_doc_layer(
        doc,
        parse("two",
              "{\"l\":[{\"id\":\"x\",\"when\":{\"pack\":\"ann\"},\"n\":4},{\"id\":\"y\",\"n\":5},"
              "{\"each\":{\"id\":\"z\"},\"n\":\"+1\",\"when\":{\"pack\":\"ann\",\"no_pack\":\"ben\"}}]}"),
        &toy_problems));
    ck_assert_int_eq(asked, 3);
    ck_assert_str_eq(json_doc_note(doc, json_doc_find(doc, NULL, "l/0/n"), JSON_NOTE_WHEN), "with ann");
    ck_assert_ptr_null(json_doc_note(doc, json_doc_find(doc, NULL, "l/0"), JSON_NOTE_WHEN));
    ck_assert_ptr_null(json_doc_note(doc, json_doc_find(doc, NULL, "l/1/n"), JSON_NOTE_WHEN));
    ck_assert_int_eq(json_doc_steps(doc, json_doc_find(doc, NULL, "l/2/n"), step), 2);
    ck_assert_str_eq(step[1].when, "with ann, without ben");
    json_doc_destroy(doc);
}
END_TEST

#define TWO "{\"l\":[{\"id\":\"x\"},{\"id\":\"y\"}],\"n\":1}"

// `result` NULL: it is not asked for, or wrongly.
static const Layering replacings[] = {
    {TWO, "{\"replace\":true,\"l\":[{\"id\":\"z\"}]}", "{\"l\":[{\"id\":\"z\"}]}", ""},
    {TWO, "{\"l\":[],\n\"replace\":true}", "{\"l\":[]}", ""},
    {TWO, "{\"l\":[]}", NULL, ""},
    {TWO, "{\"replace\": false}", NULL, "above:1:13: \"replace\" must be true, or be left out, not false"},
    {TWO, "{\"replace\": 1}", NULL, "above:1:13: \"replace\" must be true, or be left out, not a number"},
    {TWO, "{\n\"replaces\": true}", NULL,
     "above:2:1: unknown key \"replaces\"; did you mean \"replace\"? With it the file counts in place "
     "of all "
     "that lies below it"},
    {"{\"replaced\":1}", "{\"replaced\":2}", NULL, ""}, // a key of the file's own
    {TWO, "[]", NULL, ""},
};

START_TEST(a_file_may_take_the_place_of_all) {
    const Layering *l = &replacings[_i];
    JsonDoc *doc = parse("below", l->below), *above = parse("above", l->above);
    const bool asked = json_doc_take_replace(doc, above, &toy_problems);
    ck_assert_str_eq(toy_said(), l->said);
    ck_assert_int_eq(asked, l->result != NULL);
    if (asked)
        ck_assert(json_doc_replace(doc, above, &toy_problems));
    else
        json_doc_destroy(above);
    char *text = cJSON_PrintUnformatted(json_doc_root(doc));
    ck_assert_str_eq(text, asked ? l->result : l->below);
    cJSON_free(text);
    json_doc_destroy(doc);
}
END_TEST

// ---- places

#define PLACES 4
#define PACKS_OF_PLACES 3

// Some entries of the list are taken out, others raised: {"l":{"2":null,"4":"+3"}}.
typedef struct PlaceChanges {
    bool out[PLACES];
    int plus[PLACES];
    char text[100];
} PlaceChanges;

static PlaceChanges some_places(unsigned number) {
    PlaceChanges changes = {.text = "{\"l\":{"};
    for (int i = 0; i < PLACES; i++, number /= 3) {
        char part[20] = "";
        changes.out[i] = number % 3 == 1;
        changes.plus[i] = number % 3 == 2 ? i + 1 : 0;
        if (changes.out[i])
            snprintf(part, sizeof part, "\"%d\":null,", i + 1);
        else if (changes.plus[i] > 0)
            snprintf(part, sizeof part, "\"%d\":\"+%d\",", i + 1, changes.plus[i]);
        strcat(changes.text, part);
    }
    const size_t length = strlen(changes.text);
    strcpy(changes.text + length - 1, "}}"); // in place of the last comma
    return changes;
}

// What each place comes to that nobody takes out.
static void expect_places(const PlaceChanges pack[PACKS_OF_PLACES], char *text) {
    strcpy(text, "{\"l\":[");
    for (int i = 0; i < PLACES; i++) {
        int n = 10 * (i + 1);
        bool out = false;
        for (int k = 0; k < PACKS_OF_PLACES; k++) {
            n += pack[k].plus[i];
            out |= pack[k].out[i];
        }
        if (!out)
            sprintf(text + strlen(text), "%s%d", text[strlen(text) - 1] == '[' ? "" : ",", n);
    }
    strcat(text, "]}");
}

START_TEST(places_mean_the_same_in_any_order) {
    static const int orders[][PACKS_OF_PLACES] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                  {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    unsigned luck = (unsigned)_i;
    PlaceChanges pack[PACKS_OF_PLACES];
    for (int i = 0; i < PACKS_OF_PLACES; i++) {
        luck = luck * 1103515245u + 12345u;
        pack[i] = some_places(1 + (luck >> 16) % 80); // of 3^4, but for the one that changes nothing
    }
    char expected[100];
    expect_places(pack, expected);
    for (size_t order = 0; order < COUNT(orders); order++) {
        JsonDoc *doc = parse("below", "{\"l\":[10,20,30,40]}");
        for (int i = 0; i < PACKS_OF_PLACES; i++)
            ck_assert(json_doc_layer(doc, parse("above", pack[orders[order][i]].text), &toy_problems));
        json_doc_close_gaps(doc);
        char *text = cJSON_PrintUnformatted(json_doc_root(doc));
        ck_assert_msg(strcmp(text, expected) == 0, "%s, not %s, of %s %s %s", text, expected, pack[0].text,
                      pack[1].text, pack[2].text);
        cJSON_free(text);
        json_doc_destroy(doc);
    }
}
END_TEST

START_TEST(what_changes_an_entry_that_is_gone_is_known) {
    const char *file;
    JsonPlace place;
    JsonDoc *doc = parse("one", "{\"l\":[{\"n\":1},{\"n\":2}]}");
    ck_assert(json_doc_layer(doc, parse("two", "{\"l\":{\n\"1\":null}}"), &toy_problems));
    ck_assert(json_doc_layer(doc, parse("three", "{\"l\":{\"1\":null}}"), &toy_problems)); // they agree
    ck_assert_ptr_null(json_doc_idle(doc, 0, &file, &place));
    ck_assert(json_doc_layer(doc, parse("four", "{\"l\":{\"2\":{\"n\":7},\n\"1\":{\"n\":\"+1\"}}}"),
                             &toy_problems));
    ck_assert_str_eq(json_doc_idle(doc, 0, &file, &place),
                     "[!never] this changes nothing: two:2 takes entry 1 of this list out");
    ck_assert_str_eq(file, "four");
    ck_assert_int_eq(place.line, 2);
    ck_assert(!json_doc_layer(doc, parse("five", "{\"l\":{\"3\":5}}"), &toy_problems)); // there never was one
    json_doc_close_gaps(doc);
    stands(doc, "l/0/n", "four", 1, 16);
    json_doc_destroy(doc);
}
END_TEST

static void gone(const JsonDoc *doc, size_t index, const char *list, const char *id, const char *by) {
    const char *of, *file, *found = json_doc_removed(doc, index, &of, &file);
    ck_assert_msg(found != NULL, "%s", id);
    ck_assert_str_eq(found, id);
    ck_assert_str_eq(of, list);
    ck_assert_str_eq(file, by);
}

START_TEST(what_is_gone_is_known_with_the_file_that_took_it) {
    JsonDoc *doc = parse("one", "{\"l\":[{\"id\":\"x\"},{\"id\":\"y\"},{\"id\":\"z\"}]}");
    ck_assert(json_doc_layer(doc, parse("two", "{\"l\":[{\"id\":\"y\",\"remove\":true}]}"), &toy_problems));
    ck_assert(json_doc_replace(doc, parse("three", "{\"l\":[{\"id\":\"z\",\"n\":1}]}"), &toy_problems));
    stands(doc, "l/0/n", "three", 1, 21);
    gone(doc, 0, "l", "y", "two");
    gone(doc, 1, "l", "x", "three");
    const char *list, *by;
    ck_assert_ptr_null(json_doc_removed(doc, 2, &list, &by)); // z is still there
    ck_assert(json_doc_layer(doc, parse("four", "{\"l\":[{\"id\":\"y\"}]}"), &toy_problems));
    gone(doc, 0, "l", "x", "three"); // y is there again
    ck_assert_ptr_null(json_doc_removed(doc, 1, &list, &by));
    json_doc_destroy(doc);
}
END_TEST

int test_json_layer(void) {
    Suite *suite = suite_create("json_layer");
    TCase *tcase = toy_case(suite, "layers");
    tcase_add_loop_test(tcase, what_is_laid_upon_counts, 0, (int)COUNT(layerings));
    tcase_add_test(tcase, every_node_knows_its_file);
    tcase_add_test(tcase, a_relative_number_knows_how_it_came_about);
    tcase_add_test(tcase, a_copy_knows_of_what_and_its_values_their_files);
    tcase_add_test(tcase, a_change_of_all_is_known_for_each_of_them);
    tcase_add_test(tcase, what_matches_nothing_is_known);
    tcase_add_loop_test(tcase, entries_may_depend_on_packs_below, 0, (int)COUNT(conditions));
    tcase_add_test(tcase, what_depends_on_a_pack_is_known);
    tcase_add_test(tcase, only_the_last_of_many_steps_are_told);
    tcase_add_loop_test(tcase, a_file_may_take_the_place_of_all, 0, (int)COUNT(replacings));
    tcase_add_loop_test(tcase, places_mean_the_same_in_any_order, 0, 200);
    tcase_add_test(tcase, what_changes_an_entry_that_is_gone_is_known);
    tcase_add_test(tcase, what_is_gone_is_known_with_the_file_that_took_it);
    return toy_run(suite);
}
