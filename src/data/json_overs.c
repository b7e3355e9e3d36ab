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

// Kept in the order of `node`, in which they mostly come. Takes over `text`.
static bool add(JsonDoc *doc, const cJSON *below, const cJSON *above, char *text, bool cuts) {
    if (text == NULL || grow(doc, 1) == NULL) {
        cJSON_free(text);
        return false;
    }
    const JsonOver added = {(size_t)above->valueint, (size_t)below->valueint, text, cuts};
    size_t at = doc->over_count++;
    for (; at > 0 && doc->over[at - 1].node > added.node; at--)
        doc->over[at] = doc->over[at - 1];
    doc->over[at] = added;
    return true;
}

bool json_overs_note(JsonDoc *doc, const cJSON *below, const cJSON *above) {
    const bool is_id = above->string != NULL && strcmp(above->string, "id") == 0;
    if (doc->copying || is_id || !is_plain(below) || !is_plain(above))
        return true;
    return add(doc, below, above, cJSON_PrintUnformatted(below), false);
}

// The node itself or the first one in it that comes from a layer. NULL: none does.
static const cJSON *first_laid(const JsonDoc *doc, const cJSON *node) {
    const cJSON *found =
        strcmp(json_doc_file_at(doc, (size_t)node->valueint), json_doc_name(doc)) != 0 ? node : NULL;
    for (const cJSON *part = node->child; part != NULL && found == NULL; part = part->next)
        found = first_laid(doc, part); // at most JSON_DOC_DEPTH deep
    return found;
}

bool json_overs_note_cut(JsonDoc *doc, const cJSON *below, const cJSON *null) {
    const cJSON *laid = doc->copying ? NULL : first_laid(doc, below);
    if (laid == NULL)
        return true;
    char *text = is_plain(below) ? cJSON_PrintUnformatted(below) : cJSON_malloc(sizeof "{…}");
    if (text != NULL && !is_plain(below))
        memcpy(text, cJSON_IsObject(below) ? "{…}" : "[…]", sizeof "{…}");
    return add(doc, laid, null, text, true);
}

bool json_overs_join(JsonDoc *doc, JsonDoc *over, size_t by) {
    if (over->over_count > 0 && grow(doc, over->over_count) == NULL)
        return false;
    for (size_t i = 0; i < over->over_count; i++) {
        const JsonOver *moved = &over->over[i];
        doc->over[doc->over_count++] =
            (JsonOver){moved->node + by, moved->below + by, moved->text, moved->cuts};
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
static const JsonOver *over_of(const JsonDoc *doc, size_t number, bool cuts) {
    size_t first = 0, end = doc->over_count;
    while (first < end) {
        const size_t middle = first + (end - first) / 2;
        if (doc->over[middle].node < number)
            first = middle + 1;
        else
            end = middle;
    }
    return first < doc->over_count && doc->over[first].node == number && doc->over[first].cuts == cuts
               ? &doc->over[first]
               : NULL;
}

bool json_overs_below(const JsonDoc *doc, size_t number, size_t *below) {
    const JsonOver *over = over_of(doc, number, false);
    if (over == NULL)
        return json_steps_below(doc, number, below);
    *below = over->below;
    return true;
}

static JsonReplaced replaced_by(const JsonDoc *doc, const JsonOver *over) {
    return (JsonReplaced){.value = over->text,
                          .file = json_doc_file_at(doc, over->below),
                          .line = doc->node[over->below].value.line};
}

bool json_doc_replaced(const JsonDoc *doc, const cJSON *node, int depth, JsonReplaced *replaced) {
    const JsonOver *over = over_of(doc, (size_t)node->valueint, false);
    for (; over != NULL && depth > 0; depth--)
        over = over_of(doc, over->below, false);
    if (over == NULL)
        return false;
    *replaced = replaced_by(doc, over);
    return true;
}

const char *json_doc_cut_member(const JsonDoc *doc, const cJSON *object, size_t index, JsonCut *cut) {
    const size_t number = (size_t)object->valueint;
    for (size_t i = 0; doc->notes_of[JSON_NOTE_CUT] > 0 && i < doc->note_count; i++) {
        const JsonNote *note = &doc->note[i];
        if (note->kind != JSON_NOTE_CUT || note->first != number || index-- > 0)
            continue;
        const JsonOver *over = over_of(doc, note->by, true);
        *cut = (JsonCut){.file = json_doc_file_at(doc, note->by),
                         .place = doc->node[note->by].key,
                         .when = json_note_at(doc, note->by, JSON_NOTE_WHEN)};
        if (over != NULL)
            cut->was = replaced_by(doc, over);
        return note->text;
    }
    return NULL;
}
