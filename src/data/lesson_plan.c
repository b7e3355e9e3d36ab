// SPDX-License-Identifier: MIT
#include "data/lesson_plan.h"

#include "data/hint.h"
#include "data/json_doc.h"

#include <stdlib.h>
#include <string.h>

static const char *const root_keys[] = {"steps", NULL};
static const char *const step_keys[] = {"id", "light", "move", NULL};

static int faults(const Problems *problems) {
    return problems->count + problems->dropped;
}

static const cJSON *member(const cJSON *object, const char *key) {
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

static bool is_object(const JsonDoc *doc, const cJSON *node, const char *what, const char *const allowed[],
                      Problems *problems) {
    if (!cJSON_IsObject(node)) {
        json_doc_problem(doc, node, problems, "%s must be an object, not %s", what, json_doc_type(node));
        return false;
    }
    for (const cJSON *key = node->child; key != NULL; key = key->next) {
        bool known = false;
        for (int i = 0; allowed[i] != NULL; i++)
            known |= strcmp(allowed[i], key->string) == 0;
        if (known)
            continue;
        Text hint = {0};
        hint_add(&hint, key->string, allowed, hint_count(allowed), "keys");
        json_doc_key_problem(doc, key, problems, "unknown key %s%s", quoted(key->string).text,
                             text_string(&hint));
        text_finish(&hint);
    }
    return true;
}

static bool is_name(const JsonDoc *doc, const cJSON *node, const char *what, Problems *problems) {
    if (cJSON_IsString(node) && node->valuestring[0] != '\0')
        return true;
    json_doc_problem(doc, node, problems, "%s must be a text that is not empty", what);
    return false;
}

static void read_lights(const JsonDoc *doc, const cJSON *list, LessonStep *step, Problems *problems) {
    if (!cJSON_IsArray(list) || cJSON_GetArraySize(list) > LESSON_LIGHTS_MAX) {
        json_doc_problem(doc, list, problems, "light must be a list of at most %d regions",
                         LESSON_LIGHTS_MAX);
        return;
    }
    for (const cJSON *light = list->child; light != NULL; light = light->next)
        if (is_name(doc, light, "a region", problems))
            step->light[step->lights++] = light->valuestring;
}

static void read_step(const JsonDoc *doc, const cJSON *node, LessonStep *step, Problems *problems) {
    if (!is_object(doc, node, "a step", step_keys, problems))
        return;
    const cJSON *id = member(node, "id"), *light = member(node, "light"), *move = member(node, "move");
    if (id == NULL)
        json_doc_problem(doc, node, problems, "the key \"id\" is missing");
    else if (is_name(doc, id, "id", problems))
        step->id = id->valuestring;
    if (light != NULL)
        read_lights(doc, light, step, problems);
    if (move != NULL && !cJSON_IsBool(move))
        json_doc_problem(doc, move, problems, "move must be true or false");
    step->move = cJSON_IsTrue(move);
}

static void read_all(LessonPlan *plan, Problems *problems) {
    const JsonDoc *doc = plan->doc;
    const cJSON *root = json_doc_root(doc);
    if (!is_object(doc, root, "a plan", root_keys, problems))
        return;
    const cJSON *list = member(root, "steps");
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
    const int before = faults(problems);
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
    if (faults(problems) == before)
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
