// SPDX-License-Identifier: MIT
// Gathers the problems that are about unknown ids (Problem.unknown). An id that is like a known one and
// stands there only once is taken for a misspelling.
#include "data/pack_unknown_ids.h"

#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

#define GATHERED_MAX 512
#define SEVERAL 3 // different ids of a kind that make one message
#define NAMED 4   // of them

typedef struct Gathered {
    Problem problem;
    bool told;
} Gathered;

struct UnknownIds {
    Problems filter; // hears everything
    Problems *problems;
    Gathered *item; // GATHERED_MAX
    int count;
    UnknownIdGone *gone; // NULL: none is
    void *context;       // of gone
    Problems *merged;    // NULL: they are not wanted
};

static void tell_gone(const UnknownIds *ids, const Problem *problem, const char *file, int line) {
    problems_add(ids->problems, problem->file, problem->line, problem->column,
                 "[id] there is no %s %s; %s:%d takes it out", problem->unknown.kind,
                 quoted(problem->unknown.id).text, file, line);
}

static void hear(void *listener, const Problem *problem) {
    UnknownIds *ids = listener;
    const char *file;
    int line;
    if (problem->unknown.kind[0] != '\0' && ids->gone != NULL &&
        ids->gone(ids->context, &problem->unknown, &file, &line))
        tell_gone(ids, problem, file, line);
    else if (ids->count < GATHERED_MAX && problem->unknown.kind[0] != '\0')
        ids->item[ids->count++] = (Gathered){.problem = *problem};
    else
        problems_add_copy(ids->problems, problem);
}

UnknownIds *unknown_ids_open(Problems *problems) {
    UnknownIds *ids = calloc(1, sizeof *ids);
    Gathered *item = calloc(GATHERED_MAX, sizeof *item);
    if (ids == NULL || item == NULL) {
        free(ids);
        free(item);
        return NULL;
    }
    *ids = (UnknownIds){.problems = problems, .item = item};
    ids->filter = (Problems){.hear = hear, .listener = ids};
    return ids;
}

Problems *unknown_ids_problems(UnknownIds *ids) {
    return &ids->filter;
}

void unknown_ids_know_gone(UnknownIds *ids, UnknownIdGone *gone, void *context) {
    ids->gone = gone;
    ids->context = context;
}

void unknown_ids_keep_merged(UnknownIds *ids, Problems *merged) {
    ids->merged = merged;
}

static bool has_same_id(const Gathered *a, const Gathered *b) {
    return strcmp(a->problem.unknown.id, b->problem.unknown.id) == 0;
}

static bool is_alike(const Gathered *a, const Gathered *b) {
    return strcmp(a->problem.unknown.kind, b->problem.unknown.kind) == 0 &&
           strcmp(a->problem.file, b->problem.file) == 0;
}

// True if an earlier one is about the same id.
static bool is_repeated(const UnknownIds *ids, int at) {
    for (int i = 0; i < at; i++)
        if (is_alike(&ids->item[i], &ids->item[at]) && has_same_id(&ids->item[i], &ids->item[at]))
            return true;
    return false;
}

static int count_of(const UnknownIds *ids, int at) {
    int count = 0;
    for (int i = 0; i < ids->count; i++)
        count += is_alike(&ids->item[i], &ids->item[at]) && has_same_id(&ids->item[i], &ids->item[at]);
    return count;
}

static bool is_misspelled(const UnknownIds *ids, int at) {
    return ids->item[at].problem.unknown.near && count_of(ids, at) == 1;
}

// Passes on all of the kind of the first.
static void tell_kind(UnknownIds *ids, int first) {
    const Gathered *begin = &ids->item[first];
    Text names = {0};
    int different = 0;
    for (int i = first; i < ids->count; i++)
        if (is_alike(&ids->item[i], begin) && !is_repeated(ids, i) && !is_misspelled(ids, i)) {
            if (different < NAMED)
                text_printf(&names, "%s%s", different > 0 ? ", " : "",
                            quoted(ids->item[i].problem.unknown.id).text);
            different++;
        }
    if (different > NAMED)
        text_add(&names, " …");
    if (different >= SEVERAL)
        problems_add(ids->problems, begin->problem.file, begin->problem.line, begin->problem.column,
                     "[id] there are %d %s ids here that nothing lists: %s. List each, or mend it", different,
                     begin->problem.unknown.kind, text_string(&names));
    for (int i = first; i < ids->count; i++)
        if (is_alike(&ids->item[i], begin)) {
            if (different < SEVERAL || is_misspelled(ids, i))
                problems_add_copy(ids->problems, &ids->item[i].problem);
            else if (ids->merged != NULL)
                problems_add_copy(ids->merged, &ids->item[i].problem);
            ids->item[i].told = true;
        }
    text_finish(&names);
}

void unknown_ids_close(UnknownIds *ids) {
    if (ids == NULL)
        return;
    for (int i = 0; i < ids->count; i++)
        if (!ids->item[i].told)
            tell_kind(ids, i);
    free(ids->item);
    free(ids);
}
