// SPDX-License-Identifier: MIT
// Walks through the texts of two files at once: an object with a name may have forms of it beside the name.
#include "data/layer_forms.h"

#include "core/file_kind.h"
#include "data/json_doc.h"
#include "data/name_forms.h"

#include <string.h>

#define NAME "name"
#define MEASURE "en"

static const cJSON *name_of(const cJSON *object) {
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(object, NAME);
    return cJSON_IsString(name) ? name : NULL;
}

static cJSON *form_of(const cJSON *object, size_t form) {
    cJSON *text = cJSON_GetObjectItemCaseSensitive(object, words_form_names[form]);
    return cJSON_IsString(text) ? text : NULL;
}

static bool has_forms(const cJSON *object) {
    bool any = false;
    for (size_t form = 0; form < WORDS_FORMS; form++)
        any |= form_of(object, form) != NULL;
    return any;
}

static bool is_english(const JsonDoc *doc, const cJSON *text) {
    return file_is_of_language(json_doc_file(doc, text), MEASURE);
}

static void drop(cJSON *object, cJSON *text) {
    cJSON_Delete(cJSON_DetachItemViaPointer(object, text));
}

// Takes the forms out of the object; `doc` not NULL: only the English ones.
static void drop_forms(cJSON *object, const JsonDoc *doc) {
    for (size_t form = 0; form < WORDS_FORMS; form++) {
        cJSON *text = form_of(object, form);
        if (text != NULL && (doc == NULL || is_english(doc, text)))
            drop(object, text);
    }
}

// ---- the two files of a layer

static void prefer(cJSON *english, const cJSON *own) {
    if (name_of(english) != NULL && name_of(own) != NULL) {
        drop_forms(english, NULL);
        drop(english, cJSON_GetObjectItemCaseSensitive(english, NAME));
    }
    for (cJSON *member = english->child; member != NULL; member = member->next) {
        const cJSON *same =
            cJSON_IsObject(member) ? cJSON_GetObjectItemCaseSensitive(own, member->string) : NULL;
        if (cJSON_IsObject(same))
            prefer(member, same); // at most JSON_DOC_DEPTH deep
    }
}

void layer_forms_prefer(JsonDoc *english, const JsonDoc *own) {
    if (cJSON_IsObject(json_doc_root(english)) && cJSON_IsObject(json_doc_root(own)))
        prefer(json_doc_change(english), json_doc_root(own));
}

// ---- a layer and what lies below it

// A name of another pack's brings whether it is a plural, as it brings its forms.
static void drop_with_name(cJSON *object) {
    cJSON *number = cJSON_GetObjectItemCaseSensitive(object, WORDS_NUMBER);
    drop_forms(object, NULL);
    if (cJSON_IsString(number))
        drop(object, number);
}

static void part_object(const JsonDoc *doc, cJSON *below, const JsonDoc *over_doc, cJSON *over) {
    const cJSON *old = name_of(below), *name = name_of(over);
    if (old == NULL)
        return;
    if (name != NULL && strcmp(old->valuestring, name->valuestring) != 0)
        drop_with_name(below);
    else if (!is_english(over_doc, over) && (name != NULL || has_forms(over)))
        drop_forms(below, doc);
    else if (name == NULL && is_english(over_doc, over) && !is_english(doc, old))
        drop_forms(over, NULL);
}

static void part(const JsonDoc *doc, cJSON *below, const JsonDoc *over_doc, cJSON *over) {
    part_object(doc, below, over_doc, over);
    for (cJSON *member = over->child; member != NULL; member = member->next) {
        cJSON *same = cJSON_IsObject(member) ? cJSON_GetObjectItemCaseSensitive(below, member->string) : NULL;
        if (cJSON_IsObject(same))
            part(doc, same, over_doc, member); // at most JSON_DOC_DEPTH deep
    }
}

void layer_forms_part(JsonDoc *doc, JsonDoc *over) {
    if (cJSON_IsObject(json_doc_root(doc)) && cJSON_IsObject(json_doc_root(over)))
        part(doc, json_doc_change(doc), over, json_doc_change(over));
}
