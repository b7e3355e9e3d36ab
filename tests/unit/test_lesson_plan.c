// SPDX-License-Identifier: MIT
// Tests reading the plan of a lesson: every fault is reported with its place.
#include "data/lesson_plan.h"
#include "toy.h"

#include <string.h>

static LessonPlan *parse(const char *text) {
    return lesson_plan_parse("f", text, strlen(text), &toy_problems);
}

START_TEST(steps_are_read) {
    LessonPlan *plan = parse(
        "{\"minutes\": 7, \"steps\": [{\"id\": \"a\"}, {\"id\": \"b\", \"light\": [\"row:1\", \"hand:x\"], "
        "\"move\": true, \"lay\": true}, {\"id\": \"c\", \"move\": true, "
        "\"show\": [\"part:x\"], \"drag\": [\"a\", \"b\"]}]}");
    ck_assert_ptr_nonnull(plan);
    ck_assert_int_eq(plan->count, 3);
    ck_assert_int_eq(plan->minutes, 7);
    ck_assert_str_eq(plan->step[0].id, "a");
    ck_assert(plan->step[0].lights == 0 && !plan->step[0].move);
    ck_assert_int_eq(plan->step[1].lights, 2);
    ck_assert_str_eq(plan->step[1].light[1], "hand:x");
    ck_assert(plan->step[1].move && plan->step[1].lay && plan->step[2].move && !plan->step[2].lay);
    ck_assert(plan->step[2].shows == 1 && plan->step[1].shows == 0 && plan->step[1].drag[0] == NULL);
    ck_assert_str_eq(plan->step[2].show[0], "part:x");
    ck_assert_str_eq(plan->step[2].drag[0], "a");
    ck_assert_str_eq(plan->step[2].drag[1], "b");
    lesson_plan_destroy(plan);
    lesson_plan_destroy(NULL);
}
END_TEST

static const Case faulty[] = {
    {"3", "f:1:1: a plan must be an object, not a number"},
    {"{\"minutes\": 0, \"steps\": [{\"id\": \"a\"}]}", "f:1:13: minutes is a number from 1 to 60"},
    {"{}", "f:1:1: steps must be a list that is not empty"},
    {"{\"steps\": []}", "f:1:11: steps must be a list that is not empty"},
    {"{\"steps\": [\"a\"]}", "f:1:12: a step must be an object, not a text"},
    {"{\"steps\": [{}]}", "f:1:12: the key \"id\" is missing"},
    {"{\"steps\": [{\"id\": 1}]}", "f:1:19: id must be a text that is not empty"},
    {"{\"steps\": [{\"id\": \"a\", \"lights\": []}]}",
     "f:1:24: unknown key \"lights\" in a step; did you mean \"light\"? Allowed: id, light, show, drag, "
     "move, moves, lay"},
    {"{\"steps\": [{\"id\": \"a\", \"light\": \"row:1\"}]}",
     "f:1:33: light must be a list of at most 6 regions"},
    {"{\"steps\": [{\"id\": \"a\", \"light\": [1]}]}", "f:1:34: a region must be a text that is not empty"},
    {"{\"steps\": [{\"id\": \"a\", \"show\": 1}]}", "f:1:32: show must be a list of at most 6 regions"},
    {"{\"steps\": [{\"id\": \"a\", \"drag\": [\"b\", \"c\"]}]}",
     "f:1:32: drag is a list of two regions, from and to, of a step that waits for a move"},
    {"{\"steps\": [{\"id\": \"a\", \"move\": true, \"drag\": [\"b\"]}]}",
     "f:1:46: drag is a list of two regions, from and to, of a step that waits for a move"},
    {"{\"steps\": [{\"id\": \"a\", \"move\": 1}]}", "f:1:32: move must be true or false"},
    {"{\"steps\": [{\"id\": \"a\", \"lay\": true}]}", "f:1:12: lay is only for a step that waits for a move"},
    {"{\"steps\": [{\"id\": \"a\", \"move\": true, \"moves\": 1}]}",
     "f:1:47: moves is a number from 2 to 8, of a step that waits for moves to be made"},
    {"{\"steps\": [{\"id\": \"a\", \"moves\": 2}]}",
     "f:1:33: moves is a number from 2 to 8, of a step that waits for moves to be made"},
};

START_TEST(faults_are_told_with_their_place) {
    ck_assert_ptr_null(parse(faulty[_i].text));
    ck_assert_str_eq(toy_said(), faulty[_i].said);
}
END_TEST

int test_lesson_plan(void) {
    Suite *suite = suite_create("lesson plan");
    TCase *tcase = toy_case(suite, "lesson plan");
    tcase_add_test(tcase, steps_are_read);
    tcase_add_loop_test(tcase, faults_are_told_with_their_place, 0, (int)COUNT(faulty));
    return toy_run(suite);
}
