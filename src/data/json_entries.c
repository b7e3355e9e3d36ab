// SPDX-License-Identifier: MIT
// Pairs entries by the numbers of their nodes, which stay the same as long as an entry is only changed.
#include "data/json_entries.h"

#include "data/json_doc_inside.h"
#include "data/json_shares.h"

#include <stdlib.h>
#include <string.h>

#define SEARCHED 1024 // longer lists, which no game reads, are paired by place alone

// ---- which lists layers have changed

bool json_entries_note(JsonDoc *doc, const cJSON *list, const cJSON *by, bool takes) {
    JsonListChange *change = realloc(doc->list_change, (doc->list_change_count + 1) * sizeof *change);
    if (change == NULL)
        return false;
    doc->list_change = change;
    change[doc->list_change_count++] = (JsonListChange){(size_t)list->valueint, (size_t)by->valueint, takes};
    return true;
}

bool json_doc_list_changed_at(const JsonDoc *doc, const cJSON *list, const char **file, JsonPlace *place) {
    for (size_t i = doc->list_change_count; i > 0; i--) {
        const JsonListChange *change = &doc->list_change[i - 1];
        if (change->list != (size_t)list->valueint)
            continue;
        *file = json_doc_file_at(doc, change->by);
        *place = doc->node[change->by].value;
        return true;
    }
    return false;
}

bool json_doc_list_change(const JsonDoc *doc, const cJSON *list, size_t index, const char **file,
                          JsonPlace *place) {
    for (size_t i = 0; i < doc->list_change_count; i++) {
        const JsonListChange *change = &doc->list_change[i];
        if (change->list != (size_t)list->valueint || index-- > 0)
            continue;
        *file = json_doc_file_at(doc, change->by);
        *place = doc->node[change->by].value;
        return true;
    }
    return false;
}

bool json_entries_pass_takers(JsonDoc *doc, const cJSON *from, const cJSON *to) {
    bool good = true;
    const size_t count = doc->list_change_count;
    for (size_t i = 0; i < count; i++) {
        const JsonListChange change = doc->list_change[i];
        const cJSON by = {.valueint = (int)change.by};
        if (change.takes && change.list == (size_t)from->valueint)
            good = json_entries_note(doc, to, &by, true) && good;
    }
    return good;
}

#define TAKERS_MAX 8 // files that are named

// The files that have taken entries out of a list, each with the line of the last it took.
typedef struct Takers {
    const char *file[TAKERS_MAX];
    int line[TAKERS_MAX];
    int count;
} Takers;

static void add_taker(Takers *takers, const char *file, int line) {
    int place = 0;
    while (place < takers->count && strcmp(takers->file[place], file) != 0)
        place++;
    if (place == TAKERS_MAX)
        return;
    takers->file[place] = file;
    takers->line[place] = line;
    if (place == takers->count)
        takers->count++;
}

void json_entries_tell_takers(Text *out, const JsonDoc *doc, const cJSON *list, const char *which) {
    Takers takers = {.count = 0};
    Text places = {0};
    for (size_t i = 0; cJSON_IsArray(list) && i < doc->list_change_count; i++)
        if (doc->list_change[i].takes && doc->list_change[i].list == (size_t)list->valueint)
            add_taker(&takers, json_doc_file_at(doc, doc->list_change[i].by),
                      doc->node[doc->list_change[i].by].value.line);
    for (size_t i = 0; list->string != NULL && i < doc->gone_count; i++)
        if (strcmp(doc->gone[i].list, list->string) == 0 && json_shares_counts(which, doc->gone[i].record))
            add_taker(&takers, doc->gone[i].by, doc->node[doc->gone[i].node].value.line);
    for (int i = 0; i < takers.count; i++)
        text_printf(&places, "%s%s:%d", i > 0 ? ", " : "", takers.file[i], takers.line[i]);
    if (takers.count > 1)
        text_add(out, text_string(&places));
    text_finish(&places);
}

// ---- pairs

// Documents whose lowest files are the same number the nodes of these alike.
static size_t count_shared(const JsonDoc *a, const JsonDoc *b) {
    size_t i = 0;
    while (i < a->source_count && i < b->source_count && a->source[i].first == b->source[i].first &&
           strcmp(a->source[i].name, b->source[i].name) == 0)
        i++;
    const size_t in_a = i < a->source_count ? a->source[i].first : a->node_count;
    const size_t in_b = i < b->source_count ? b->source[i].first : b->node_count;
    return i == 0 ? 0 : in_a < in_b ? in_a : in_b;
}

static int fill(const cJSON **entry, const cJSON *list) {
    int count = 0;
    for (const cJSON *item = list != NULL ? list->child : NULL; item != NULL; item = item->next)
        entry[count++] = item;
    return count;
}

static void pair(JsonEntries *entries, int now, int was) {
    entries->before[now] = was;
    entries->after[was] = now;
}

typedef bool IsSame(const JsonEntries *entries, const cJSON *now, const cJSON *was);

static bool is_same_node(const JsonEntries *entries, const cJSON *now, const cJSON *was) {
    return now->valueint == was->valueint && (size_t)now->valueint < entries->shared;
}

// A number or word that another has taken the place of, or that is given relative to it.
static bool has_its_place(const JsonEntries *entries, const cJSON *now, const cJSON *was) {
    size_t number = (size_t)now->valueint, below;
    while (number != (size_t)was->valueint && json_overs_below(entries->now_doc, number, &below))
        number = below;
    return number == (size_t)was->valueint && number < entries->shared;
}

static bool has_same_id(const JsonEntries *entries, const cJSON *now, const cJSON *was) {
    (void)entries;
    const char *id = json_id_of(now), *old = json_id_of(was);
    return id != NULL && old != NULL && strcmp(id, old) == 0;
}

static bool says_the_same(const JsonEntries *entries, const cJSON *now, const cJSON *was) {
    (void)entries;
    return cJSON_Compare(now, was, true);
}

// Pairs those left with the first of the others left that is the same in this sense.
static void pair_same(JsonEntries *entries, IsSame *is_same) {
    for (int i = 0; i < entries->now_count; i++)
        for (int k = 0; k < entries->was_count && entries->before[i] < 0; k++)
            if (entries->after[k] < 0 && is_same(entries, entries->now[i], entries->was[k]))
                pair(entries, i, k);
}

static void pair_places(JsonEntries *entries) {
    for (int i = 0; i < entries->now_count && i < entries->was_count; i++)
        if (entries->before[i] < 0 && entries->after[i] < 0)
            pair(entries, i, i);
}

static void pair_all(JsonEntries *entries, bool is_anew) {
    const bool searches = entries->now_count <= SEARCHED && entries->was_count <= SEARCHED;
    if (searches) {
        pair_same(entries, is_same_node);
        if (entries->now_doc != NULL)
            pair_same(entries, has_its_place);
        pair_same(entries, has_same_id);
    }
    if (searches && is_anew)
        pair_same(entries, says_the_same);
    if (is_anew || !searches)
        pair_places(entries);
}

bool json_entries_begin(JsonEntries *entries, const JsonDoc *now_doc, const cJSON *now,
                        const JsonDoc *was_doc, const cJSON *was) {
    const size_t now_room = 1 + (now != NULL ? (size_t)cJSON_GetArraySize(now) : 0);
    const size_t was_room = 1 + (was != NULL ? (size_t)cJSON_GetArraySize(was) : 0);
    *entries =
        (JsonEntries){.now = malloc(now_room * sizeof *entries->now),
                      .was = malloc(was_room * sizeof *entries->was),
                      .before = malloc(now_room * sizeof *entries->before),
                      .after = malloc(was_room * sizeof *entries->after),
                      .now_doc = now_doc,
                      .shared = now_doc != NULL && was_doc != NULL ? count_shared(now_doc, was_doc) : 0};
    if (entries->now == NULL || entries->was == NULL || entries->before == NULL || entries->after == NULL) {
        json_entries_finish(entries);
        return false;
    }
    entries->now_count = fill(entries->now, now);
    entries->was_count = fill(entries->was, was);
    for (int i = 0; i < entries->now_count; i++)
        entries->before[i] = -1;
    for (int i = 0; i < entries->was_count; i++)
        entries->after[i] = -1;
    if (now != NULL && was != NULL)
        pair_all(entries, !is_same_node(entries, now, was));
    return true;
}

void json_entries_finish(JsonEntries *entries) {
    free(entries->now);
    free(entries->was);
    free(entries->before);
    free(entries->after);
    *entries = (JsonEntries){.now_count = 0};
}

const cJSON *json_entries_before(const JsonEntries *entries, int index) {
    return entries->before[index] >= 0 ? entries->was[entries->before[index]] : NULL;
}

const cJSON *json_entries_after(const JsonEntries *entries, int index) {
    return entries->after[index] >= 0 ? entries->now[entries->after[index]] : NULL;
}
