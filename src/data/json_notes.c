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
    *note = (JsonNote){kind, first, end, copy};
    doc->note_count++;
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
    }
    doc->note_count += over->note_count;
    over->note_count = 0;
    return true;
}

void json_notes_finish(JsonDoc *doc) {
    for (size_t i = 0; i < doc->note_count; i++)
        free(doc->note[i].text);
    free(doc->note);
}

const char *json_doc_note(const JsonDoc *doc, const cJSON *node, JsonNoteKind kind) {
    const size_t number = (size_t)node->valueint;
    for (size_t i = doc->note_count; i > 0; i--) {
        const JsonNote *note = &doc->note[i - 1];
        if (note->kind == kind && number >= note->first && number < note->end)
            return note->text;
    }
    return NULL;
}
