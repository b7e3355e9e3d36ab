// SPDX-License-Identifier: MIT
// Applies relative numbers while documents are merged, and remembers what each was applied to.
#include "data/json_doc_inside.h"
#include "data/json_relative.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static JsonChange *grow(JsonDoc *doc, size_t by) {
    JsonChange *change = realloc(doc->change, (doc->change_count + by) * sizeof *change);
    if (change != NULL)
        doc->change = change;
    return change != NULL ? change + doc->change_count : NULL;
}

// Makes a number of a text.
static void set_number(cJSON *node, double value) {
    cJSON_free(node->valuestring);
    node->valuestring = NULL;
    node->type = (node->type & ~0xFF) | cJSON_Number;
    node->valuedouble = value;
}

// Makes `above` the number that this change of the one below, `was`, comes to, and records the step.
static bool take(JsonDoc *doc, const cJSON *below, long was, cJSON *above, const char *said) {
    Relative relative;
    JsonChange *change = relative_read(said, &relative) ? grow(doc, 1) : NULL;
    char *text = change != NULL ? text_duplicate(said) : NULL;
    if (text == NULL)
        return false;
    const long long is = relative_apply(&relative, was);
    *change = (JsonChange){.node = (size_t)above->valueint,
                           .below = (size_t)below->valueint,
                           .text = text,
                           .was = was,
                           .is = is > RELATIVE_MOST    ? RELATIVE_MOST
                                 : is < -RELATIVE_MOST ? -RELATIVE_MOST
                                                       : (long)is};
    doc->change_count++;
    set_number(above, (double)change->is);
    return true;
}

bool json_steps_take(JsonDoc *doc, const cJSON *below, cJSON *above) {
    Relative ignored;
    long was;
    return !cJSON_IsString(above) || !json_doc_whole(below, -RELATIVE_MOST, RELATIVE_MOST, &was) ||
           !relative_read(above->valuestring, &ignored) || take(doc, below, was, above, above->valuestring);
}

bool json_doc_add_up(JsonDoc *doc, cJSON *below, cJSON *more, const char *key) {
    cJSON *number = cJSON_GetObjectItemCaseSensitive(below, key);
    cJSON *other = cJSON_GetObjectItemCaseSensitive(more, key);
    char said[RELATIVE_BYTES];
    long was, plus;
    if (!json_doc_whole(number, -RELATIVE_MOST, RELATIVE_MOST, &was) ||
        !json_doc_whole(other, -RELATIVE_MOST, RELATIVE_MOST, &plus))
        return false;
    snprintf(said, sizeof said, "%+ld", plus);
    if (!take(doc, number, was, other, said))
        return false;
    cJSON_DetachItemViaPointer(more, other);
    cJSON_ReplaceItemViaPointer(below, number, other);
    return true;
}

bool json_steps_join(JsonDoc *doc, JsonDoc *over, size_t by) {
    JsonChange *change = over->change_count > 0 ? grow(doc, over->change_count) : NULL;
    if (over->change_count > 0 && change == NULL)
        return false;
    for (size_t i = 0; i < over->change_count; i++) {
        change[i] = over->change[i];
        change[i].node += by;
        change[i].below += by;
    }
    doc->change_count += over->change_count;
    over->change_count = 0;
    return true;
}

void json_steps_finish(JsonDoc *doc) {
    for (size_t i = 0; i < doc->change_count; i++)
        free(doc->change[i].text);
    free(doc->change);
}

// NULL: the number stands in its file as it is.
static JsonChange *change_of(const JsonDoc *doc, size_t number) {
    for (size_t i = doc->change_count; i > 0; i--)
        if (doc->change[i - 1].node == number)
            return &doc->change[i - 1];
    return NULL;
}

bool json_steps_below(const JsonDoc *doc, size_t number, size_t *below) {
    const JsonChange *change = change_of(doc, number);
    if (change == NULL)
        return false;
    *below = change->below;
    return true;
}

bool json_doc_has_steps(const JsonDoc *doc, const char *file) {
    for (size_t i = doc->change_count; i > 0; i--)
        if (strcmp(json_doc_file_at(doc, doc->change[i - 1].node), file) == 0)
            return true;
    return false;
}

bool json_doc_set_result(JsonDoc *doc, cJSON *number, long value) {
    JsonChange *change = change_of(doc, (size_t)number->valueint);
    if (change == NULL)
        return false;
    change->is = value;
    number->valuedouble = (double)value;
    return true;
}

static JsonStep step_at(const JsonDoc *doc, size_t number, const char *change, long value) {
    return (JsonStep){.change = change,
                      .value = value,
                      .file = json_doc_file_at(doc, number),
                      .line = doc->node[number].value.line,
                      .when = json_note_at(doc, number, JSON_NOTE_WHEN),
                      .each = json_note_at(doc, number, JSON_NOTE_EACH)};
}

int json_doc_steps(const JsonDoc *doc, const cJSON *node, JsonStep step[JSON_STEPS_MAX]) {
    const JsonChange *found[JSON_STEPS_MAX - 1];
    int count = 0;
    const JsonChange *change = change_of(doc, (size_t)node->valueint);
    for (; change != NULL && count < JSON_STEPS_MAX - 1; change = change_of(doc, change->below))
        found[count++] = change;
    if (count == 0)
        return 0;
    step[0] = step_at(doc, found[count - 1]->below, NULL, found[count - 1]->was);
    for (int i = 0; i < count; i++)
        step[i + 1] =
            step_at(doc, found[count - 1 - i]->node, found[count - 1 - i]->text, found[count - 1 - i]->is);
    return count + 1;
}
