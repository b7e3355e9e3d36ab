// SPDX-License-Identifier: MIT
// Compares a report with a scenario's expectations: only keys that are named, lists as a whole, numbers
// exactly.
#include "data/expect.h"

#include "core/json_out.h"
#include "data/json_doc.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <string.h>

#define KEYS_MAX 64 // of an object of a report, for "did you mean"

typedef struct Compare {
    Text *out;
    Text path; // the current position: "rows.1[2].card"
    int differences;
    const char *const *whole; // Game.whole; NULL: none
} Compare;

static void compare_values(Compare *compare, const cJSON *expected, const cJSON *reported);

static void add_json(Text *out, const cJSON *value) {
    char *printed = cJSON_PrintUnformatted(value);
    if (printed == NULL)
        out->failed = true;
    else
        text_add(out, printed);
    cJSON_free(printed);
}

static void add_difference(Compare *compare, const cJSON *expected, const cJSON *reported) {
    text_printf(compare->out, "%s: expected ", text_string(&compare->path));
    add_json(compare->out, expected);
    text_add(compare->out, ", got ");
    add_json(compare->out, reported);
    text_add(compare->out, "\n");
    compare->differences++;
}

static void add_unknown(Compare *compare, const char *key, const cJSON *expected, const cJSON *reported) {
    const char *known[KEYS_MAX];
    size_t count = 0;
    for (const cJSON *value = reported->child; value != NULL && count < KEYS_MAX; value = value->next)
        known[count++] = value->string;
    text_printf(compare->out, "%s: expected ", text_string(&compare->path));
    add_json(compare->out, expected);
    text_printf(compare->out, ", but the game reports no \"%s\" here", key);
    suggest_add(compare->out, key, known, count, "keys");
    text_add(compare->out, "\n");
    compare->differences++;
}

// Removes the last step of the path.
static void step_back(Compare *compare, size_t length) {
    compare->path.length = length;
    if (compare->path.data != NULL)
        compare->path.data[length] = '\0';
}

// True for keys of the report whose entries are compared in full.
static bool is_whole(const Compare *compare, const char *key) {
    for (int i = 0; compare->whole != NULL && compare->whole[i] != NULL; i++)
        if (strcmp(compare->whole[i], key) == 0)
            return true;
    return false;
}

// `exactly`: each value must equal the reported one completely, unnamed keys included.
static void compare_members(Compare *compare, const cJSON *expected, const cJSON *reported, bool exactly) {
    const size_t length = compare->path.length;
    for (const cJSON *value = expected->child; value != NULL; value = value->next) {
        const cJSON *other = cJSON_GetObjectItemCaseSensitive(reported, value->string);
        text_printf(&compare->path, "%s%s", length > 0 ? "." : "", value->string);
        if (other == NULL)
            add_unknown(compare, value->string, value, reported);
        else if (exactly && !cJSON_Compare(value, other, true))
            add_difference(compare, value, other);
        else if (length == 0 && is_whole(compare, value->string) && cJSON_IsObject(value) &&
                 cJSON_IsObject(other))
            compare_members(compare, value, other, true);
        else if (!exactly)
            compare_values(compare, value, other);
        step_back(compare, length);
    }
}

static void compare_objects(Compare *compare, const cJSON *expected, const cJSON *reported) {
    compare_members(compare, expected, reported, false);
}

static bool is_plain_list(const cJSON *list) {
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        if (cJSON_IsObject(entry) || cJSON_IsArray(entry))
            return false;
    return true;
}

// Lists of words are reported as a whole: "[a,b], got [b,a]" is clearer than two sentences about places.
static void compare_lists(Compare *compare, const cJSON *expected, const cJSON *reported) {
    if (cJSON_GetArraySize(expected) != cJSON_GetArraySize(reported) ||
        (is_plain_list(expected) && !cJSON_Compare(expected, reported, true))) {
        add_difference(compare, expected, reported);
        return;
    }
    const size_t length = compare->path.length;
    const cJSON *other = reported->child;
    int place = 1;
    for (const cJSON *entry = expected->child; entry != NULL; entry = entry->next, other = other->next) {
        text_printf(&compare->path, "[%d]", place++);
        compare_values(compare, entry, other);
        step_back(compare, length);
    }
}

static bool is_same_scalar(const cJSON *a, const cJSON *b) {
    if (cJSON_IsNumber(a) && cJSON_IsNumber(b))
        return !(a->valuedouble < b->valuedouble) && !(a->valuedouble > b->valuedouble);
    if (cJSON_IsString(a) && cJSON_IsString(b))
        return strcmp(a->valuestring, b->valuestring) == 0;
    return (cJSON_IsTrue(a) && cJSON_IsTrue(b)) || (cJSON_IsFalse(a) && cJSON_IsFalse(b)) ||
           (cJSON_IsNull(a) && cJSON_IsNull(b));
}

static void compare_values(Compare *compare, const cJSON *expected, const cJSON *reported) {
    if (cJSON_IsObject(expected) && cJSON_IsObject(reported))
        compare_objects(compare, expected, reported);
    else if (cJSON_IsArray(expected) && cJSON_IsArray(reported))
        compare_lists(compare, expected, reported);
    else if (!is_same_scalar(expected, reported))
        add_difference(compare, expected, reported);
}

int expect_compare(const cJSON *expected, const cJSON *reported, const char *const whole[], Text *out) {
    Compare compare = {.out = out, .whole = whole};
    compare_values(&compare, expected, reported);
    out->failed |= compare.path.failed;
    text_finish(&compare.path);
    return compare.differences;
}

// Reports how much of the scripted luck is left.
static void report_luck(const Match *match, JsonOut *json) {
    const Luck *luck = match_luck(match);
    if (luck->script == NULL)
        return;
    json_number(json, "rolls_left", luck->script->rolls - luck->rolled);
    json_number(json, "shuffles_left", luck->script->shuffles - luck->shuffled);
}

int expect_compare_match(const cJSON *expected, const Match *match, Text *out) {
    Text report = {0};
    Problems problems = {0};
    JsonOut json;
    json_out_init(&json, &report);
    json_begin_object(&json, NULL);
    match_report(match, &json);
    report_luck(match, &json);
    json_end_object(&json);
    JsonDoc *doc = json_doc_parse("the game's report", text_string(&report), report.length, &problems);
    int differences = 1;
    if (doc != NULL) {
        differences = expect_compare(expected, json_doc_root(doc), match_catalog(match)->game->whole, out);
    } else {
        problem_print(&problems.item[0], out);
        text_add(out, "\n");
    }
    json_doc_destroy(doc);
    text_finish(&report);
    return differences;
}
