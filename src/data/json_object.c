// SPDX-License-Identifier: MIT
// Checks objects key by key: present, missing, unknown.
#include "data/json_object.h"

#include "data/suggest.h"

#include <string.h>

const cJSON *json_member(const cJSON *object, const char *key) {
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

void json_path_below(Text *out, const char *path, const char *key, int index) {
    text_printf(out, "%s%s", path, path[0] != '\0' ? "/" : "");
    if (key != NULL)
        text_add(out, key);
    else
        text_printf(out, "%d", index + 1);
}

static bool is_one_of(const char *word, const char *const words[]) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

bool json_only_keys(const JsonDoc *doc, const cJSON *object, const char *what, const char *const allowed[],
                    Problems *problems) {
    bool good = true;
    for (const cJSON *value = object->child; value != NULL; value = value->next) {
        if (is_one_of(value->string, allowed))
            continue;
        Text hint = {0};
        suggest_add(&hint, value->string, allowed, suggest_count(allowed), "keys");
        json_doc_key_problem(doc, value, problems, "unknown key %s in %s%s", quoted(value->string).text, what,
                             text_string(&hint));
        text_finish(&hint);
        good = false;
    }
    return good;
}

bool json_is_object(const JsonDoc *doc, const cJSON *node, const char *what, Problems *problems) {
    if (!cJSON_IsObject(node))
        json_doc_problem(doc, node, problems, "%s must be an object, not %s", what, json_doc_type(node));
    return cJSON_IsObject(node);
}
