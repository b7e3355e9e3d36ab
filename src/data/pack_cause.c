// SPDX-License-Identifier: MIT
// Finds causes by trial: leaves out parts of the topmost layer, first file by file, then value by value
// within what made a difference, and checks again each time. No check has to know about causes, so new checks
// work too.
#include "data/pack_cause.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define STEPS_MAX JSON_DOC_DEPTH
#define TRIES_MAX 400       // limits the time; packs with very many faults are traced less exactly,
#define TRIES_FAULTS 100000 // as each try finds all of them again

// A problem located outside the pack.
typedef struct Told {
    Problem *problem;
    bool found; // the cause was found
} Told;

typedef struct Causes {
    const Layers *layers;
    FindFaults *find;
    void *context;
    Told *told;
    int count, tries, tries_max;
    int errors;       // with everything the pack says
    int but_of_text;  // of these, those that are in no text
    const char *file; // the file being tried
    const JsonDoc *doc;
    int step[STEPS_MAX];
} Causes;

static const char *top_folder(const Layers *layers) {
    return layers->folder[layers->count - 1];
}

static bool is_of_top(const Layers *layers, const char *file) {
    const char *folder = top_folder(layers);
    const size_t length = strlen(folder);
    return strncmp(file, folder, length) == 0 && (file[length] == '/' || file[length] == '\0');
}

// True for problems whose cause needs no search: missing translations, texts that don't fit, and letters that
// no font has.
static bool needs_no_cause(const Problem *problem) {
    return strcmp(problem->code, "untranslated") == 0 || strcmp(problem->code, "fit") == 0 ||
           strcmp(problem->code, "font") == 0;
}

static bool is_end(char c) {
    return c == '\0' || c == ';';
}

// Whether two messages say the same, but for their numbers and what follows the first ';', which may have
// changed.
static bool say_the_same(const char *a, const char *b) {
    static const char digits[] = "0123456789";
    for (;; a++, b++) {
        a += strspn(a, digits);
        b += strspn(b, digits);
        if (*a != *b || is_end(*a))
            break;
    }
    return is_end(*a) && is_end(*b);
}

// Several errors of a game may have one place: the beginning of a list that lacks this and that.
static bool is_there(const LintReport *report, const Problem *problem) {
    for (int i = 0; i < report->count; i++) {
        const Problem *other = &report->item[i];
        if (other->line == problem->line && other->column == problem->column &&
            strcmp(other->file, problem->file) == 0 && strcmp(other->code, problem->code) == 0 &&
            (problem->warns || problem->code[0] != '\0' || say_the_same(other->message, problem->message)))
            return true;
    }
    return false;
}

// A fault in a text hides no other: a text is left over, for instance, while its card is left out.
static bool is_error_but_of_text(const Problem *problem) {
    return !problem->warns && strstr(problem->file, "/lang/") == NULL;
}

static int errors_of(const LintReport *report, int first) {
    int errors = 0;
    for (int i = first; i < report->count; i++)
        errors += is_error_but_of_text(&report->item[i]);
    return errors;
}

// Checks without the value that `depth` steps lead to. cured[i]: problem i, one of those in `among`, is no
// longer found. Returns whether any is.
static bool try_without(Causes *causes, int depth, const bool among[], bool cured[]) {
    Layers layers = *causes->layers; // its folders are still owned by the caller
    const LayersCut cut = {layers.count - 1, causes->file, causes->step, depth};
    LintReport report = {0};
    bool any = false;
    layers.cut = &cut;
    causes->tries++;
    causes->find(causes->context, &layers, &report);
    const int errors = errors_of(&report, 0);
    for (int i = 0; i < causes->count; i++) {
        const Problem *problem = causes->told[i].problem;
        // Same error count: a new error may be masking this one.
        const bool better = problem->warns ? report.errors <= causes->errors
                                           : errors < causes->but_of_text + !is_error_but_of_text(problem);
        cured[i] = better && among[i] && !causes->told[i].found && !is_there(&report, problem);
        any |= cured[i];
    }
    lint_report_finish(&report);
    return any;
}

// Where the message says that this very file takes something out, or says what doesn't fit. NULL: it doesn't.
static const char *find_taker(const Causes *causes, const char *message) {
    Text said = {0};
    text_printf(&said, "%s:", json_doc_name(causes->doc));
    const char *taker = said.failed ? NULL : strstr(message, text_string(&said));
    const bool is = taker != NULL && strstr(taker, " takes it out") != NULL;
    text_clear(&said);
    text_printf(&said, " stands in %s:", json_doc_name(causes->doc));
    const char *sayer = strstr(message, "; that number");
    sayer = sayer != NULL && !said.failed && strstr(sayer, text_string(&said)) != NULL ? sayer : NULL;
    text_finish(&said);
    return is ? taker : sayer;
}

// A text of others speaks of what the pack has taken out: all it can do is to bring a text of its own.
static bool lacks_value(const Problem *problem) {
    return strcmp(problem->code, "placeholder") == 0 && strstr(problem->file, "/lang/") != NULL &&
           strncmp(problem->message, "there is no value for ", 22) == 0;
}

static void tell(const Causes *causes, Told *told, const cJSON *node, int depth) {
    Problem *problem = told->problem;
    const JsonPlace place = depth > 0 ? json_doc_key_place(causes->doc, node) : (JsonPlace){0, 0};
    const char *hint = lint_hint(problem->message), *taker = find_taker(causes, problem->message);
    hint = taker != NULL ? taker : hint;
    size_t length = (size_t)(hint - problem->message); // what is allowed there doesn't help here
    while (hint[0] != '\0' && length > 0 && strchr(" ;.", problem->message[length - 1]) != NULL)
        length--;
    Problems made = {0};
    Text stood = {0};
    text_add(&stood, problem->file);
    if (problem->line > 0)
        text_printf(&stood, ":%d", problem->line);
    problems_add(
        &made, json_doc_name(causes->doc), place.line, place.column,
        lacks_value(problem)
            ? "because of this %s is no longer right: %.*s; the pack can bring a text of its own for it"
            : "because of this %s is no longer right: %.*s",
        text_string(&stood), (int)length, problem->message);
    text_copy(made.item[0].code, sizeof made.item[0].code, problem->code);
    made.item[0].warns = problem->warns;
    *problem = made.item[0];
    told->found = true;
    text_finish(&stood);
}

// True for what says which records an entry changes ("each").
static bool is_condition(const cJSON *node) {
    return strcmp(node->string, "each") == 0 && cJSON_IsObject(node);
}

// Searches inside a node, reached by `depth` steps, without which the problems in `among` disappear.
static void look_inside(Causes *causes, const cJSON *node, int depth, const bool among[]) {
    bool *cured = calloc((size_t)causes->count, sizeof *cured);
    int number = 0;
    for (const cJSON *child = node->child; child != NULL && cured != NULL; child = child->next, number++) {
        const bool is_id = child->string != NULL && (strcmp(child->string, "id") == 0 || is_condition(child));
        if (is_id || depth == STEPS_MAX || causes->tries >= causes->tries_max)
            continue; // without what says which are meant there would be another fault
        causes->step[depth] = number;
        if (try_without(causes, depth + 1, among, cured))
            look_inside(causes, child, depth + 1, cured);
    }
    free(cured);
    for (int i = 0; i < causes->count; i++)
        if (among[i] && !causes->told[i].found)
            tell(causes, &causes->told[i], node, depth);
}

static void look_at_file(Causes *causes, const char *name) {
    Text path = {0};
    Problems *ignored = calloc(1, sizeof *ignored); // reported elsewhere
    const bool there = layers_file(causes->layers, causes->layers->count - 1, name, &path);
    JsonDoc *doc = there && ignored != NULL ? json_doc_load(text_string(&path), ignored) : NULL;
    bool *all = calloc((size_t)causes->count, sizeof *all),
         *cured = calloc((size_t)causes->count, sizeof *cured);
    if (doc != NULL && all != NULL && cured != NULL) {
        memset(all, true, (size_t)causes->count * sizeof *all);
        causes->file = name;
        causes->doc = doc;
        if (causes->tries < causes->tries_max && try_without(causes, 0, all, cured))
            look_inside(causes, json_doc_root(doc), 0, cured);
    }
    free(all);
    free(cured);
    json_doc_destroy(doc);
    free(ignored);
    text_finish(&path);
}

static void look_at_files(Causes *causes, const Game *game) {
    Languages languages;
    Layers top = {0};
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        look_at_file(causes, game->pack_files[i].name);
    look_at_file(causes, CAPTAINS_FILE);
    layers_add(&top, top_folder(causes->layers));
    layers_languages(&top, &languages);
    layers_finish(&top);
    for (int i = 0; i < languages.count; i++) {
        Text name = {0};
        text_printf(&name, "lang/%s.json", languages.code[i]);
        look_at_file(causes, text_string(&name));
        text_finish(&name);
    }
}

void pack_causes_trace(const Game *game, const Layers *layers, FindFaults *find, void *context,
                       LintReport *report, int first) {
    const int most = report->count - first;
    Told *told = layers->count > 1 && most > 0 ? calloc((size_t)most, sizeof *told) : NULL;
    const int affordable = report->count > 0 ? TRIES_FAULTS / report->count : TRIES_MAX;
    Causes causes = {.layers = layers,
                     .find = find,
                     .context = context,
                     .told = told,
                     .but_of_text = errors_of(report, first),
                     .tries_max = affordable < TRIES_MAX ? affordable : TRIES_MAX};
    for (int i = first; told != NULL && i < report->count; i++) {
        causes.errors += !report->item[i].warns;
        if (!is_of_top(layers, report->item[i].file) && !needs_no_cause(&report->item[i]))
            told[causes.count++].problem = &report->item[i];
    }
    if (causes.count > 0)
        look_at_files(&causes, game);
    free(told);
}
