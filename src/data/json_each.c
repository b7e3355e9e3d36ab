// SPDX-License-Identifier: MIT
// Changes of a list that apply to every record that matches: {"each": {"type": "ship"}, "power": "+1"}.
#include "data/json_doc_inside.h"
#include "data/json_relative.h"
#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

#define EACH "each"
#define KEYS_MAX 64 // of a record, for "did you mean"

bool json_is_each(const cJSON *entry) {
    return cJSON_IsObject(entry) && cJSON_GetObjectItemCaseSensitive(entry, EACH) != NULL;
}

// ---- which match

static bool matches(const cJSON *value, const cJSON *wanted);

// True if the value is the one wanted or, if that is an object, one with its keys.
static bool is_like(const cJSON *value, const cJSON *wanted) {
    if (!cJSON_IsObject(wanted))
        return cJSON_Compare(value, wanted, true);
    for (const cJSON *part = wanted->child; part != NULL; part = part->next)
        if (!matches(cJSON_GetObjectItemCaseSensitive(value, part->string), part))
            return false;
    return cJSON_IsObject(value);
}

// True if the value, or an entry of it if it is a list, is like the one wanted.
static bool holds(const cJSON *value, const cJSON *wanted) {
    if (!cJSON_IsArray(value))
        return is_like(value, wanted);
    for (const cJSON *item = value->child; item != NULL; item = item->next)
        if (is_like(item, wanted))
            return true;
    return false;
}

// `value` NULL: the record has none.
static bool matches(const cJSON *value, const cJSON *wanted) {
    if (cJSON_IsNull(wanted) || value == NULL)
        return value == NULL && cJSON_IsNull(wanted);
    if (cJSON_IsArray(wanted)) {
        for (const cJSON *one = wanted->child; one != NULL; one = one->next)
            if (holds(value, one))
                return true;
        return false;
    }
    return holds(value, wanted);
}

// ---- applying

// Gives a copied tree positions of its own, equal to those it had. False if memory runs out.
static bool renumber(JsonDoc *doc, cJSON *node) {
    NodePlaces *places = realloc(doc->node, (doc->node_count + 1) * sizeof *places);
    if (places == NULL)
        return false;
    doc->node = places;
    places[doc->node_count] = places[node->valueint];
    node->valueint = (int)doc->node_count++;
    for (cJSON *child = node->child; child != NULL; child = child->next)
        if (!renumber(doc, child)) // at most JSON_DOC_DEPTH deep
            return false;
    return true;
}

// Notes also say of a copy what they say of the change that was copied.
static bool note_copy(JsonDoc *doc, const cJSON *change, size_t first, const char *condition) {
    const char *when = json_doc_note(doc, change, JSON_NOTE_WHEN);
    return json_notes_add(doc, JSON_NOTE_EACH, first, doc->node_count, condition) &&
           (when == NULL || json_notes_add(doc, JSON_NOTE_WHEN, first, doc->node_count, when));
}

// What is changed, and the way to a value of the change that is looked at.
typedef struct Change {
    const JsonDoc *doc;
    const cJSON *list, *wanted;
    const char *path[JSON_DOC_DEPTH];
} Change;

// True for a value that only changes what is there: null takes it out, "+1" needs a number.
static bool needs_one(const cJSON *value) {
    Relative ignored;
    return cJSON_IsNull(value) || (cJSON_IsString(value) && relative_read(value->valuestring, &ignored));
}

static bool has_one(const cJSON *value, const cJSON *old) {
    return old != NULL && (cJSON_IsNull(value) || cJSON_IsNumber(old));
}

// What a change under this key is about: a member, or an entry of a list. NULL: nothing.
static const cJSON *inside(const cJSON *old, const char *key) {
    const int place = cJSON_IsArray(old) ? json_place_named(key) : -1;
    return place >= 0            ? cJSON_GetArrayItem(old, place)
           : cJSON_IsObject(old) ? cJSON_GetObjectItemCaseSensitive(old, key)
                                 : NULL;
}

// True if any that match have an entry of a list where this change, `depth` steps deep, is about one.
static bool any_has_entry(const Change *change, int depth) {
    if (json_place_named(change->path[depth - 1]) < 0)
        return false;
    for (const cJSON *record = change->list->child; record != NULL; record = record->next) {
        const cJSON *old = matches(record, change->wanted) ? record : NULL;
        for (int i = 0; i + 1 < depth && old != NULL; i++)
            old = inside(old, change->path[i]);
        if (cJSON_IsArray(old) && inside(old, change->path[depth - 1]) != NULL)
            return true;
    }
    return false;
}

// True if any that match have what this value, `depth` steps deep, changes, or had it before another pack
// took it out. Else the key is probably misspelled.
static bool any_has_one(const Change *change, const cJSON *value, int depth) {
    for (const cJSON *record = change->list->child; record != NULL; record = record->next) {
        const cJSON *old = matches(record, change->wanted) ? record : NULL, *around = NULL;
        for (int i = 0; i < depth && old != NULL; i++) {
            around = i + 1 == depth && cJSON_IsObject(old) ? old : NULL;
            old = inside(old, change->path[i]);
        }
        if (has_one(value, old) ||
            (cJSON_IsNull(value) && around != NULL &&
             json_note_is(change->doc, around, JSON_NOTE_CUT, change->path[depth - 1])))
            return true;
    }
    return false;
}

// Takes out of a copy of the change what this record does not have, if others have it.
static void leave_out(Change *change, cJSON *copy, const cJSON *old, int depth) {
    cJSON *next;
    for (cJSON *value = copy->child; value != NULL && depth < JSON_DOC_DEPTH; value = next) {
        next = value->next;
        const cJSON *there = inside(old, value->string);
        const bool is_object = cJSON_IsObject(value) && value->child != NULL;
        change->path[depth] = value->string;
        if (is_object)
            leave_out(change, value, there, depth + 1);
        change->path[depth] = value->string;
        if ((is_object
                 ? value->child == NULL
                 : needs_one(value) && !has_one(value, there) && any_has_one(change, value, depth + 1)) ||
            (there == NULL && any_has_entry(change, depth + 1)))
            cJSON_Delete(cJSON_DetachItemViaPointer(copy, value));
    }
}

static void change_one(JsonDoc *doc, cJSON *record, const cJSON *change, Change *what, const char *condition,
                       Problems *problems) {
    const size_t first = doc->node_count;
    cJSON *copy = cJSON_Duplicate(change, true);
    if (copy != NULL)
        leave_out(what, copy, record, 0);
    if (copy != NULL && renumber(doc, copy) && note_copy(doc, change, first, condition))
        json_merge(doc, record, copy, problems);
    else
        json_out_of_memory(doc, problems);
    cJSON_Delete(copy);
}

static int change_all(JsonDoc *doc, cJSON *below, const cJSON *change, const cJSON *wanted,
                      Problems *problems) {
    char *condition = cJSON_PrintUnformatted(wanted);
    Change what = {.doc = doc, .list = below, .wanted = wanted};
    int count = 0;
    cJSON *next;
    for (cJSON *record = below->child; record != NULL && condition != NULL; record = next) {
        next = record->next;
        if (!matches(record, wanted))
            continue;
        if (json_is_removal(change))
            json_remove_record(doc, below, record, change, problems);
        else
            change_one(doc, record, change, &what, condition, problems);
        count++;
    }
    if (condition == NULL)
        json_out_of_memory(doc, problems);
    cJSON_free(condition);
    return count;
}

// ---- faults

// True if another record than the first of the list has this of it, too.
static bool is_shared(const cJSON *below, const cJSON *said) {
    const cJSON *record = below->child->next;
    while (record != NULL &&
           !cJSON_Compare(cJSON_GetObjectItemCaseSensitive(record, said->string), said, true))
        record = record->next;
    return record != NULL;
}

// Appends a condition that several of this list meet: {"type": "ship"}, or else one by an id.
static void suggest_condition(Text *out, const cJSON *below) {
    const cJSON *first = below->child, *said = first != NULL ? first->child : NULL;
    while (said != NULL && (!cJSON_IsString(said) || !is_shared(below, said)))
        said = said->next;
    if (said != NULL)
        text_printf(out, "{\"%s\": %s}", said->string, quoted(said->valuestring).text);
    else
        text_printf(out, "{\"id\": %s}",
                    quoted(first != NULL && json_id_of(first) != NULL ? json_id_of(first) : "…").text);
}

static bool is_object(const JsonDoc *doc, const cJSON *below, const cJSON *wanted, Problems *problems) {
    Text example = {0};
    const bool is = cJSON_IsObject(wanted) && wanted->child != NULL;
    suggest_condition(&example, below);
    if (!is && cJSON_IsObject(wanted))
        json_doc_problem(doc, wanted, problems,
                         "[value] \"each\" must not be empty; say which are meant, such as %s",
                         text_string(&example));
    else if (!is)
        json_doc_problem(doc, wanted, problems,
                         "[value] \"each\" must be an object that says which are meant, such as %s",
                         text_string(&example));
    text_finish(&example);
    return is;
}

static bool is_well_formed(const JsonDoc *doc, const cJSON *below, const cJSON *change, const cJSON *wanted,
                           Problems *problems) {
    static const char *const alone[] = {"id", "like"};
    if (!is_object(doc, below, wanted, problems))
        return false;
    for (size_t i = 0; i < sizeof alone / sizeof alone[0]; i++) {
        const cJSON *other = cJSON_GetObjectItemCaseSensitive(change, alone[i]);
        if (other == NULL)
            continue;
        json_doc_key_problem(
            doc, other, problems,
            "[key] %s can't stand beside \"each\", which means all that match; to name some, "
            "write {\"each\": {\"id\": [...]}}",
            quoted(alone[i]).text);
        return false;
    }
    return true;
}

static size_t note_keys(const cJSON *list, const char *keys[KEYS_MAX]) {
    size_t count = 0;
    for (const cJSON *record = list->child; record != NULL; record = record->next)
        for (const cJSON *member = record->child; member != NULL; member = member->next) {
            size_t i = 0;
            while (i < count && strcmp(keys[i], member->string) != 0)
                i++;
            if (i == count && count < KEYS_MAX)
                keys[count++] = member->string;
        }
    return count;
}

// A key of the condition that no record has: probably misspelled. NULL: there is none.
static const cJSON *strange_key(const cJSON *wanted, const char *const keys[], size_t count) {
    for (const cJSON *part = wanted->child; part != NULL; part = part->next) {
        size_t i = 0;
        while (i < count && strcmp(keys[i], part->string) != 0)
            i++;
        if (i == count)
            return part;
    }
    return NULL;
}

// Notes that nothing matches, which is no fault: other packs may be missing today.
static void note_idle(JsonDoc *doc, const cJSON *below, const cJSON *wanted, Problems *problems) {
    const char *keys[KEYS_MAX];
    const size_t count = note_keys(below, keys);
    const cJSON *strange = strange_key(wanted, keys, count);
    Text text = {0}, hint = {0};
    if (strange != NULL) {
        suggest_add(&hint, strange->string, keys, count, "keys");
        text_printf(&text, "[!never] nothing in this list has the key %s, so this changes nothing%s",
                    quoted(strange->string).text, text_string(&hint));
    } else {
        text_add(&text, "[!never] nothing in this list matches, so this changes nothing");
    }
    if (!json_notes_add(doc, JSON_NOTE_IDLE, (size_t)wanted->valueint, (size_t)wanted->valueint + 1,
                        text_string(&text)))
        json_out_of_memory(doc, problems);
    text_finish(&hint);
    text_finish(&text);
}

void json_each_apply(JsonDoc *doc, cJSON *below, cJSON *change, Problems *problems) {
    cJSON *wanted = cJSON_DetachItemFromObjectCaseSensitive(change, EACH);
    if (is_well_formed(doc, below, change, wanted, problems) &&
        change_all(doc, below, change, wanted, problems) == 0)
        note_idle(doc, below, wanted, problems);
    cJSON_Delete(wanted);
}
