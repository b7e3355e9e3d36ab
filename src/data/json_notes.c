// SPDX-License-Identifier: MIT
// Remembers why merged values are what they are, where their position doesn't say it.
#include "data/json_doc_inside.h"

#include <stdlib.h>
#include <string.h>

static JsonNote *grow(JsonDoc *doc, size_t by) {
    JsonNote *note = realloc(doc->note, (doc->note_count + by) * sizeof *note);
    if (note != NULL)
        doc->note = note;
    return note != NULL ? note + doc->note_count : NULL;
}

bool json_notes_add(JsonDoc *doc, JsonNoteKind kind, size_t first, size_t end, const char *text) {
    JsonNote *note = grow(doc, 1);
    char *copy = note != NULL ? text_duplicate(text) : NULL;
    if (copy == NULL)
        return false;
    *note = (JsonNote){.kind = kind, .first = first, .end = end, .text = copy};
    doc->note_count++;
    doc->notes_of[kind]++;
    return true;
}

bool json_notes_join(JsonDoc *doc, JsonDoc *over, size_t by) {
    JsonNote *note = over->note_count > 0 ? grow(doc, over->note_count) : NULL;
    if (over->note_count > 0 && note == NULL)
        return false;
    for (size_t i = 0; i < over->note_count; i++) {
        note[i] = over->note[i];
        note[i].first += by;
        note[i].end += by;
        note[i].by += by;
        doc->notes_of[note[i].kind]++;
    }
    doc->note_count += over->note_count;
    over->note_count = 0;
    memset(over->notes_of, 0, sizeof over->notes_of);
    return true;
}

static bool add_cut(JsonDoc *doc, const cJSON *object, const char *key, size_t by) {
    const size_t number = (size_t)object->valueint;
    const bool good = json_notes_add(doc, JSON_NOTE_CUT, number, number + 1, key);
    if (good)
        doc->note[doc->note_count - 1].by = by;
    return good;
}

bool json_notes_add_cut(JsonDoc *doc, const cJSON *object, const cJSON *null) {
    return add_cut(doc, object, null->string, (size_t)null->valueint);
}

bool json_notes_copy_cuts(JsonDoc *doc, const cJSON *original, const cJSON *copy) {
    const size_t number = (size_t)original->valueint, count = doc->note_count;
    bool good = true;
    for (size_t i = 0; doc->notes_of[JSON_NOTE_CUT] > 0 && i < count; i++)
        if (doc->note[i].kind == JSON_NOTE_CUT && doc->note[i].first == number)
            good = add_cut(doc, copy, doc->note[i].text, doc->note[i].by) && good;
    return good;
}

static const JsonNote *find_cut(const JsonDoc *doc, const cJSON *object, const char *key) {
    const size_t number = (size_t)object->valueint;
    for (size_t i = doc->notes_of[JSON_NOTE_CUT] > 0 ? doc->note_count : 0; i > 0; i--) {
        const JsonNote *note = &doc->note[i - 1];
        if (note->kind == JSON_NOTE_CUT && note->first == number && strcmp(note->text, key) == 0)
            return note;
    }
    return NULL;
}

bool json_doc_cut_at(const JsonDoc *doc, const cJSON *object, const char *key, const char **file,
                     JsonPlace *place) {
    const JsonNote *cut = find_cut(doc, object, key);
    if (cut == NULL)
        return false;
    *file = json_doc_file_at(doc, cut->by);
    *place = doc->node[cut->by].value;
    return true;
}

void json_doc_take_cut_place(const JsonDoc *doc, cJSON *node, const cJSON *object, const char *key) {
    const JsonNote *cut = find_cut(doc, object, key);
    if (cut != NULL)
        node->valueint = (int)cut->by;
}

void json_doc_take_place(cJSON *node, const cJSON *by) {
    node->valueint = by->valueint;
}

void json_notes_finish(JsonDoc *doc) {
    for (size_t i = 0; i < doc->note_count; i++)
        free(doc->note[i].text);
    free(doc->note);
}

const char *json_note_at(const JsonDoc *doc, size_t number, JsonNoteKind kind) {
    if (doc->notes_of[kind] == 0) // else each of many changes would look through the notes of all before it
        return NULL;
    for (size_t i = doc->note_count; i > 0; i--) {
        const JsonNote *note = &doc->note[i - 1];
        if (note->kind == kind && number >= note->first && number < note->end)
            return note->text;
    }
    return NULL;
}

const char *json_doc_note(const JsonDoc *doc, const cJSON *node, JsonNoteKind kind) {
    return json_note_at(doc, (size_t)node->valueint, kind);
}

bool json_note_is(const JsonDoc *doc, const cJSON *node, JsonNoteKind kind, const char *text) {
    const size_t number = (size_t)node->valueint;
    if (doc->notes_of[kind] == 0)
        return false;
    for (size_t i = 0; i < doc->note_count; i++) {
        const JsonNote *note = &doc->note[i];
        if (note->kind == kind && number >= note->first && number < note->end &&
            strcmp(note->text, text) == 0)
            return true;
    }
    return false;
}

bool json_doc_note_away(JsonDoc *doc, const cJSON *list, const cJSON *entry) {
    Text text = {0};
    if (list->string == NULL || json_id_of(entry) == NULL)
        return true;
    text_printf(&text, "%s %s", list->string, json_id_of(entry));
    const bool good = !text.failed && json_notes_add(doc, JSON_NOTE_AWAY, (size_t)entry->valueint,
                                                     (size_t)entry->valueint + 1, text_string(&text));
    text_finish(&text);
    return good;
}

void json_doc_note_idle(JsonDoc *doc, const cJSON *node, const char *message) {
    json_notes_add(doc, JSON_NOTE_IDLE, (size_t)node->valueint, (size_t)node->valueint + 1, message);
}

const char *json_doc_away(const JsonDoc *doc, size_t index, const char **file) {
    for (size_t i = 0; i < doc->note_count; i++) {
        if (doc->note[i].kind != JSON_NOTE_AWAY || index-- > 0)
            continue;
        *file = json_doc_file_at(doc, doc->note[i].first);
        return doc->note[i].text;
    }
    return NULL;
}

const char *json_doc_idle(const JsonDoc *doc, size_t index, const char **file, JsonPlace *place) {
    for (size_t i = 0; i < doc->note_count; i++) {
        const JsonNote *note = &doc->note[i];
        if (note->kind != JSON_NOTE_IDLE || index-- > 0)
            continue;
        *file = json_doc_file_at(doc, note->first);
        *place = doc->node[note->first].value;
        return note->text;
    }
    return NULL;
}
