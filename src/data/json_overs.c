// SPDX-License-Identifier: MIT
// Remembers which numbers, words and texts of lower documents those of upper ones have taken the place of.
#include "data/json_doc_inside.h"

#include <stdlib.h>
#include <string.h>

static JsonOver *grow(JsonDoc *doc, size_t by) {
    JsonOver *over = realloc(doc->over, (doc->over_count + by) * sizeof *over);
    if (over != NULL)
        doc->over = over;
    return over;
}

static bool is_plain(const cJSON *node) {
    return cJSON_IsNumber(node) || cJSON_IsString(node) || cJSON_IsBool(node);
}

// Kept in the order of `node`, in which they mostly come.
bool json_overs_note(JsonDoc *doc, const cJSON *below, const cJSON *above) {
    const bool is_id = above->string != NULL && strcmp(above->string, "id") == 0;
    if (doc->copying || is_id || !is_plain(below) || !is_plain(above))
        return true;
    char *text = grow(doc, 1) != NULL ? cJSON_PrintUnformatted(below) : NULL;
    if (text == NULL)
        return false;
    const JsonOver added = {(size_t)above->valueint, (size_t)below->valueint, text};
    size_t at = doc->over_count++;
    for (; at > 0 && doc->over[at - 1].node > added.node; at--)
        doc->over[at] = doc->over[at - 1];
    doc->over[at] = added;
    return true;
}

bool json_overs_join(JsonDoc *doc, JsonDoc *over, size_t by) {
    if (over->over_count > 0 && grow(doc, over->over_count) == NULL)
        return false;
    for (size_t i = 0; i < over->over_count; i++) {
        const JsonOver *moved = &over->over[i];
        doc->over[doc->over_count++] = (JsonOver){moved->node + by, moved->below + by, moved->text};
    }
    over->over_count = 0;
    return true;
}

void json_overs_finish(JsonDoc *doc) {
    for (size_t i = 0; i < doc->over_count; i++)
        cJSON_free(doc->over[i].text);
    free(doc->over);
}

// NULL: the node with this number took no other's place.
static const JsonOver *over_of(const JsonDoc *doc, size_t number) {
    size_t first = 0, end = doc->over_count;
    while (first < end) {
        const size_t middle = first + (end - first) / 2;
        if (doc->over[middle].node < number)
            first = middle + 1;
        else
            end = middle;
    }
    return first < doc->over_count && doc->over[first].node == number ? &doc->over[first] : NULL;
}

bool json_doc_replaced(const JsonDoc *doc, const cJSON *node, int depth, JsonReplaced *replaced) {
    const JsonOver *over = over_of(doc, (size_t)node->valueint);
    for (; over != NULL && depth > 0; depth--)
        over = over_of(doc, over->below);
    if (over == NULL)
        return false;
    *replaced = (JsonReplaced){.value = over->text,
                               .file = json_doc_file_at(doc, over->below),
                               .line = doc->node[over->below].value.line};
    return true;
}
