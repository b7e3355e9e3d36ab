// SPDX-License-Identifier: MIT
// Reads steps field by field: there are few, and messages name the step.
#include "data/lesson_plan.h"

#include "data/json_object.h"

#include <stdlib.h>
#include <string.h>

static const char *const root_keys[] = {"minutes", "steps", NULL};
static const char *const step_keys[] = {"id", "light", "show", "drag", "move", "moves", "lay", NULL};

static bool is_name(const JsonDoc *doc, const cJSON *node, const char *what, Problems *problems) {
    if (cJSON_IsString(node) && node->valuestring[0] != '\0')
        return true;
    json_doc_problem(doc, node, problems, "%s must be a text that is not empty", what);
    return false;
}

// Reads the regions listed under a key; returns how many, 0 if the key is missing.
static int read_regions(const JsonDoc *doc, const cJSON *node, const char *key, int most,
                        const char *region[], Problems *problems) {
    const cJSON *list = json_member(node, key);
    int count = 0;
    if (list == NULL)
        return 0;
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > most) {
        json_doc_problem(doc, list, problems, "%s must be a list of at most %d regions", key, most);
        return 0;
    }
    for (const cJSON *item = list->child; item != NULL; item = item->next)
        if (is_name(doc, item, "a region", problems))
            region[count++] = item->valuestring;
    return count;
}

static void read_drag(const JsonDoc *doc, const cJSON *node, LessonStep *step, Problems *problems) {
    const cJSON *list = json_member(node, "drag");
    if (list == NULL)
        return;
    if (!step->move || !cJSON_IsArray(list) || cJSON_GetArraySize(list) != 2)
        json_doc_problem(doc, list, problems,
                         "drag is a list of two regions, from and to, of a step that waits for a move");
    else
        read_regions(doc, node, "drag", 2, step->drag, problems);
}

static bool read_flag(const JsonDoc *doc, const cJSON *node, const char *key, Problems *problems) {
    const cJSON *flag = json_member(node, key);
    if (flag != NULL && !cJSON_IsBool(flag))
        json_doc_problem(doc, flag, problems, "%s must be true or false", key);
    return cJSON_IsTrue(flag);
}

// The number of moves the step waits for: 1 unless specified.
static int read_moves(const JsonDoc *doc, const cJSON *node, const LessonStep *step, Problems *problems) {
    const cJSON *moves = json_member(node, "moves");
    long count = 1;
    if (moves == NULL)
        return step->move ? 1 : 0;
    if (!step->move || step->lay || !json_doc_whole(moves, 2, LESSON_MOVES_MAX, &count))
        json_doc_problem(doc, moves, problems,
                         "moves is a number from 2 to %d, of a step that waits for moves to be made",
                         LESSON_MOVES_MAX);
    return (int)count;
}

static void read_step(const JsonDoc *doc, const cJSON *node, LessonStep *step, Problems *problems) {
    if (!json_is_object(doc, node, "a step", problems))
        return;
    json_only_keys(doc, node, "a step", step_keys, problems);
    const cJSON *id = json_member(node, "id");
    if (id == NULL)
        json_doc_problem(doc, node, problems, "the key \"id\" is missing");
    else if (is_name(doc, id, "id", problems))
        step->id = id->valuestring;
    step->lights = read_regions(doc, node, "light", LESSON_LIGHTS_MAX, step->light, problems);
    step->shows = read_regions(doc, node, "show", LESSON_SHOWS_MAX, step->show, problems);
    step->move = read_flag(doc, node, "move", problems);
    read_drag(doc, node, step, problems);
    step->lay = read_flag(doc, node, "lay", problems);
    step->moves = read_moves(doc, node, step, problems);
    if (step->lay && !step->move)
        json_doc_problem(doc, node, problems, "lay is only for a step that waits for a move");
}

static int read_minutes(const JsonDoc *doc, const cJSON *root, Problems *problems) {
    const cJSON *minutes = json_member(root, "minutes");
    long count = 0;
    if (minutes != NULL && !json_doc_whole(minutes, 1, LESSON_MINUTES_MAX, &count))
        json_doc_problem(doc, minutes, problems, "minutes is a number from 1 to %d", LESSON_MINUTES_MAX);
    return (int)count;
}

static void read_all(LessonPlan *plan, Problems *problems) {
    const JsonDoc *doc = plan->doc;
    const cJSON *root = json_doc_root(doc);
    if (!json_is_object(doc, root, "a plan", problems))
        return;
    json_only_keys(doc, root, "a plan", root_keys, problems);
    plan->minutes = read_minutes(doc, root, problems);
    const cJSON *list = json_member(root, "steps");
    if (!cJSON_IsArray(list) || list->child == NULL) {
        json_doc_problem(doc, list != NULL ? list : root, problems, "steps must be a list that is not empty");
        return;
    }
    plan->step = calloc((size_t)cJSON_GetArraySize(list), sizeof *plan->step);
    if (plan->step == NULL) {
        json_doc_problem(doc, list, problems, "out of memory");
        return;
    }
    for (const cJSON *step = list->child; step != NULL; step = step->next)
        read_step(doc, step, &plan->step[plan->count++], problems);
}

static LessonPlan *read_doc(JsonDoc *doc, Problems *problems) {
    const int before = problems_total(problems);
    if (doc == NULL)
        return NULL;
    LessonPlan *plan = calloc(1, sizeof *plan);
    if (plan == NULL) {
        problems_add(problems, json_doc_name(doc), 0, 0, "out of memory");
        json_doc_destroy(doc);
        return NULL;
    }
    plan->doc = doc;
    read_all(plan, problems);
    if (problems_total(problems) == before)
        return plan;
    lesson_plan_destroy(plan);
    return NULL;
}

LessonPlan *lesson_plan_load(const char *path, Problems *problems) {
    return read_doc(json_doc_load(path, problems), problems);
}

LessonPlan *lesson_plan_parse(const char *name, const char *text, size_t length, Problems *problems) {
    return read_doc(json_doc_parse(name, text, length, problems), problems);
}

void lesson_plan_destroy(LessonPlan *plan) {
    if (plan == NULL)
        return;
    free(plan->step);
    json_doc_destroy(plan->doc);
    free(plan);
}
