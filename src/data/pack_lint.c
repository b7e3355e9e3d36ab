// SPDX-License-Identifier: MIT
// One check after the other, each listening to what the ones before it have found, so that nothing is said
// that only follows from a fault that has been told.
#include "data/pack_lint.h"

#include "data/captains.h"
#include "data/words.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LANGUAGES_MAX 64

// The languages that the program speaks; the first is the one that others are compared with.
static const char *const spoken[] = {"en", "de", NULL};

// ---- the report

void lint_report_add(LintReport *report, const Problem *problem) {
    if (report->count == report->capacity) {
        const int capacity = report->capacity > 0 ? 2 * report->capacity : 64;
        Problem *item = realloc(report->item, (size_t)capacity * sizeof *item);
        report->failed |= item == NULL;
        if (item == NULL)
            return;
        report->item = item;
        report->capacity = capacity;
    }
    report->item[report->count++] = *problem;
    *(problem->warns ? &report->warnings : &report->errors) += 1;
}

static void keep(void *listener, const Problem *problem) {
    lint_report_add(listener, problem);
}

void lint_report_finish(LintReport *report) {
    free(report->item);
    *report = (LintReport){0};
}

// ---- language files

typedef struct WordsLint {
    const Catalog *catalog; // NULL: nobody knows which texts are wanted
    PackWords known;
    const char *folder;
    Words *first; // that the others are compared with; NULL: it is faulty
    Problems *problems;
} WordsLint;

static void path_of(const WordsLint *lint, const char *language, Text *path) {
    text_printf(path, "%s/lang/%s.json", lint->folder, language);
}

// Loads one language and, where it is known what it must have, checks it. NULL when it can't be loaded.
static Words *check_language(const WordsLint *lint, const char *language) {
    Text path = {0};
    path_of(lint, language, &path);
    Words *words = words_create();
    if (words == NULL)
        problems_add(lint->problems, text_string(&path), 0, 0, "out of memory");
    if (words != NULL && access(text_string(&path), F_OK) != 0) {
        problems_add(lint->problems, text_string(&path), 0, 0,
                     "[file] this file is missing: every pack has its texts in English and in German");
        words_destroy(words);
        words = NULL;
    }
    if (words != NULL && !words_load(words, text_string(&path), lint->problems)) {
        words_destroy(words);
        words = NULL;
    }
    if (words != NULL && lint->catalog != NULL)
        pack_words_check(lint->catalog, words, text_string(&path), lint->known, lint->problems);
    if (words != NULL && lint->first != NULL)
        words_same_placeholders(lint->first, words, lint->problems);
    text_finish(&path);
    return words;
}

static bool is_spoken(const char *language, size_t length) {
    for (size_t i = 0; spoken[i] != NULL; i++)
        if (strlen(spoken[i]) == length && strncmp(spoken[i], language, length) == 0)
            return true;
    return false;
}

typedef struct Name {
    char text[32];
} Name;

static int compare_names(const void *a, const void *b) {
    return strcmp(((const Name *)a)->text, ((const Name *)b)->text);
}

// Languages that the program does not speak (yet): in the order of their names, as a folder lists them in
// any.
static void check_others(const WordsLint *lint) {
    Name names[LANGUAGES_MAX];
    size_t count = 0;
    Text folder = {0};
    text_printf(&folder, "%s/lang", lint->folder);
    DIR *listing = opendir(text_string(&folder));
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        const size_t length = strlen(entry->d_name), stem = length > 5 ? length - 5 : 0;
        if (stem == 0 || strcmp(entry->d_name + stem, ".json") != 0 || stem >= sizeof names[0].text ||
            is_spoken(entry->d_name, stem) || count == LANGUAGES_MAX)
            continue;
        memcpy(names[count].text, entry->d_name, stem);
        names[count++].text[stem] = '\0';
    }
    if (listing != NULL)
        closedir(listing);
    qsort(names, count, sizeof names[0], compare_names);
    for (size_t i = 0; i < count; i++)
        words_destroy(check_language(lint, names[i].text));
    text_finish(&folder);
}

static void check_words(WordsLint *lint) {
    Words *first = check_language(lint, spoken[0]);
    lint->first = first;
    for (size_t i = 1; spoken[i] != NULL; i++)
        words_destroy(check_language(lint, spoken[i]));
    check_others(lint);
    words_destroy(first);
}

bool pack_language_check(const Catalog *catalog, const char *folder, const char *language,
                         Problems *problems) {
    WordsLint lint = {.catalog = catalog, .folder = folder, .problems = problems};
    const int before = problems_total(problems);
    Words *first = strcmp(language, spoken[0]) == 0 ? NULL : check_language(&lint, spoken[0]);
    lint.first = first;
    words_destroy(check_language(&lint, language));
    words_destroy(first);
    return problems_total(problems) == before;
}

// ---- all of it

typedef struct PackLint {
    const Game *game;
    const PackSource *source;
    const char *assets;
    LintFit fit;
    const LintReport *report;
    int errors_before; // of other packs
    Catalog catalog;
    PackState state;
    Problems reading;  // what pack_read has said
    Problems problems; // and everybody else
} PackLint;

static void tell_doubt(void *listener, const char *path, const char *message) {
    PackLint *lint = listener;
    pack_source_problem(lint->source, path, message, &lint->problems);
}

static bool is_about_captains(const Problems *problems) {
    for (int i = 0; i < problems->count; i++)
        if (strstr(problems->item[i].file, "/" CAPTAINS_FILE) != NULL)
            return true;
    return problems->dropped > 0;
}

static void check_all(PackLint *lint) {
    lint->state = pack_read(&lint->catalog, lint->game, lint->source, &lint->reading);
    const bool good = lint->state == PACK_GOOD;
    Faults doubts = {.tell = tell_doubt, .listener = lint};
    if (good && lint->game->doubts != NULL)
        lint->game->doubts(lint->catalog.rules, &doubts);
    WordsLint words = {
        .catalog = lint->state != PACK_UNKNOWN ? &lint->catalog : NULL,
        .known = {.values_unknown = !good, .captains_unknown = is_about_captains(&lint->reading)},
        .folder = pack_source_folder(lint->source),
        .problems = &lint->problems};
    check_words(&words);
    if (lint->assets != NULL && lint->state != PACK_UNKNOWN)
        pack_pictures_check(&lint->catalog, lint->source, lint->assets, &lint->reading, &lint->problems);
    if (lint->assets != NULL && lint->state != PACK_UNKNOWN)
        pack_guides_check(&lint->catalog, pack_source_folder(lint->source), lint->assets, good,
                          &lint->problems);
    const bool whole = good && lint->report->errors == lint->errors_before; // as the window would show it
    for (size_t i = 0; whole && lint->fit != NULL && lint->assets != NULL && spoken[i] != NULL; i++)
        lint->fit(&lint->catalog, words.folder, lint->assets, spoken[i], &lint->problems);
    pack_finish(&lint->catalog);
}

static bool stands_before(const PackSource *source, const Problem *a, const Problem *b) {
    const int a_rank = pack_source_rank(source, a->file), b_rank = pack_source_rank(source, b->file);
    if (a_rank != b_rank)
        return a_rank < b_rank;
    if (strcmp(a->file, b->file) != 0)
        return false; // as they came
    return a->line != b->line ? a->line < b->line : a->column < b->column;
}

static void sort(LintReport *report, const PackSource *source, int first) {
    for (int i = first + 1; i < report->count; i++)
        for (int j = i; j > first && stands_before(source, &report->item[j], &report->item[j - 1]); j--) {
            const Problem swap = report->item[j];
            report->item[j] = report->item[j - 1];
            report->item[j - 1] = swap;
        }
}

void pack_lint(const Game *game, const char *folder, const char *assets, LintFit fit, LintReport *report) {
    PackLint *lint = calloc(1, sizeof *lint);
    const int first = report->count;
    if (lint == NULL) {
        report->failed = true;
        return;
    }
    *lint = (PackLint){.game = game,
                       .assets = assets,
                       .fit = fit,
                       .report = report,
                       .errors_before = report->errors,
                       .reading = {.hear = keep, .listener = report},
                       .problems = {.hear = keep, .listener = report}};
    PackSource *source = pack_source_open(game, folder, &lint->reading);
    lint->source = source;
    if (source != NULL) {
        check_all(lint);
        sort(report, source, first);
    }
    pack_source_close(source);
    free(lint);
}

const char *lint_hint(const char *message) {
    const char *nearest = strstr(message, "did you mean "), *allowed = strstr(message, "Allowed: ");
    if (nearest != NULL)
        return nearest;
    return allowed != NULL ? allowed : message + strlen(message);
}
