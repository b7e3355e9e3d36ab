// SPDX-License-Identifier: MIT
// Runs the checks one after another; each knows what earlier ones have found, so that faults that only follow
// from others are not reported.
#include "data/pack_lint.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "data/captains.h"
#include "data/pack_cause.h"
#include "data/pack_clashes.h"
#include "data/pack_missed.h"
#include "data/pack_plurals.h"
#include "data/pack_shadows.h"
#include "data/pack_sounds.h"
#include "data/pack_stale.h"
#include "data/paintings.h"
#include "data/words.h"
#include "engine/game.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

// Languages that must be complete in every independent pack; the others are compared with the first.
static const char *const demanded[] = {"en", "de", NULL};

// ---- the report

static bool is_same(const Problem *a, const Problem *b) {
    return a->line == b->line && a->column == b->column && strcmp(a->file, b->file) == 0 &&
           strcmp(a->message, b->message) == 0;
}

static uint64_t hash_of(const Problem *problem) {
    const int place[] = {problem->line, problem->column};
    const uint64_t file = hash_bytes(problem->file, strlen(problem->file), 0);
    return hash_bytes(problem->message, strlen(problem->message), hash_bytes(place, sizeof place, file));
}

// The slot with this finding, or the free one where it belongs.
static int *slot_of(const LintReport *report, const Problem *problem) {
    const int mask = report->slots - 1;
    int at = (int)(hash_of(problem) & (uint64_t)mask);
    while (report->slot[at] != 0 && !is_same(&report->item[report->slot[at] - 1], problem))
        at = (at + 1) & mask;
    return &report->slot[at];
}

// Fills the table anew.
static void index_findings(LintReport *report) {
    if (report->slots > 0)
        memset(report->slot, 0, (size_t)report->slots * sizeof *report->slot);
    for (int i = 0; i < report->count; i++)
        *slot_of(report, &report->item[i]) = i + 1;
}

// Makes room for one more finding in the list, and for twice as many as there are in the table.
static bool make_room(LintReport *report) {
    if (report->count < report->capacity)
        return true;
    const int capacity = report->capacity > 0 ? 2 * report->capacity : 64;
    Problem *item = realloc(report->item, (size_t)capacity * sizeof *item);
    int *slot = calloc((size_t)capacity * 2, sizeof *slot);
    if (item != NULL)
        report->item = item;
    if (item == NULL || slot == NULL) {
        free(slot);
        return false;
    }
    free(report->slot);
    report->slot = slot;
    report->slots = 2 * capacity;
    report->capacity = capacity;
    index_findings(report);
    return true;
}

// Adds each once: a text that several languages fall back to is checked with each of them.
void lint_report_add(LintReport *report, const Problem *problem) {
    if (!make_room(report)) {
        report->failed = true;
        return;
    }
    int *slot = slot_of(report, problem);
    if (*slot != 0)
        return;
    report->item[report->count++] = *problem;
    *slot = report->count;
    *(problem->warns ? &report->warnings : &report->errors) += 1;
}

static void keep(void *listener, const Problem *problem) {
    lint_report_add(listener, problem);
}

int lint_report_grave(const LintReport *report) {
    int grave = 0;
    for (int i = 0; i < report->count; i++)
        grave += problem_keeps_out(&report->item[i]);
    return grave;
}

void lint_report_finish(LintReport *report) {
    free(report->item);
    free(report->slot);
    *report = (LintReport){0};
}

// ---- language files

typedef struct WordsLint {
    const Catalog *catalog; // NULL: required texts are unknown
    const Catalog *below;   // without the topmost layer; NULL: there is none, or one of both is faulty
    const Catalog *alone;   // with the topmost layer upon the lowest alone; NULL: as above, or it is so
    PackWords known;
    const Layers *layers;
    Words *first; // the language compared with; NULL: faulty
    Problems *problems;
} WordsLint;

static void path_of(const WordsLint *lint, const char *language, Text *path) {
    words_document_name(lint->layers, language, path);
}

static bool is_demanded(const char *language) {
    for (size_t i = 0; demanded[i] != NULL; i++)
        if (strcmp(demanded[i], language) == 0)
            return true;
    return false;
}

// True if gaps are allowed: a stacked pack inherits texts or uses English, and other languages are optional.
static bool may_lack(const WordsLint *lint, const char *language) {
    return lint->layers->count > 1 || !is_demanded(language);
}

static bool load_language(const WordsLint *lint, const char *language, const char *path, Words *words) {
    if (may_lack(lint, language))
        return words_load_layers(words, lint->layers, language, lint->problems);
    if (file_exists(path))
        return words_load(words, path, lint->problems);
    problems_add(lint->problems, path, 0, 0,
                 "[file] this file is missing: every pack has its texts in English and in German");
    return false;
}

// Loads a language and, if its requirements are known, checks it. NULL if it can't be loaded.
static Words *check_language(const WordsLint *lint, const char *language) {
    Text path = {0};
    path_of(lint, language, &path);
    Words *words = words_create();
    if (words == NULL)
        problems_add(lint->problems, text_string(&path), 0, 0, "out of memory");
    else
        words_keep_good(words);
    if (words != NULL && !load_language(lint, language, text_string(&path), words) && words_is_empty(words)) {
        words_destroy(words);
        words = NULL;
    }
    if (words != NULL && lint->catalog != NULL)
        pack_words_check(lint->catalog, words, text_string(&path), lint->known, lint->problems);
    if (words != NULL && lint->catalog != NULL)
        pack_plurals_check(lint->catalog, lint->layers, language, words, lint->problems);
    if (words != NULL && lint->below != NULL)
        pack_stale_check(lint->below, lint->catalog, words, NULL, lint->problems);
    if (words != NULL &&
        lint->alone != NULL) // what the pack's texts say was right until those below it changed that
        pack_stale_check(lint->alone, lint->catalog, words, lint->layers->folder[lint->layers->count - 1],
                         lint->problems);
    if (words != NULL && lint->first != NULL)
        words_same_placeholders(lint->first, words, lint->problems);
    if (words != NULL && lint->first != NULL && may_lack(lint, language))
        words_untranslated(words, lint->layers, language, lint->problems);
    text_finish(&path);
    return words;
}

static void check_words(WordsLint *lint, const Languages *languages) {
    Words *first = check_language(lint, demanded[0]);
    lint->first = first;
    for (size_t i = 1; demanded[i] != NULL; i++)
        words_destroy(check_language(lint, demanded[i]));
    for (int i = 0; i < languages->count; i++)
        if (!is_demanded(languages->code[i]))
            words_destroy(check_language(lint, languages->code[i]));
    words_destroy(first);
}

// ---- all of it

typedef struct PackLint {
    const Game *game;
    const Layers *layers;
    const PackSource *source;
    const Layers *assets;
    LintWindow window;
    Languages languages; // of the cards and, if checked, of the assets
    const LintReport *report;
    int errors_before; // from other packs
    Catalog catalog;
    PackState state;
    Problems reading;  // found by pack_read
    Problems problems; // found by the other checks
} PackLint;

// English comes first, whether it exists or not.
static void find_languages(PackLint *lint) {
    Layers all = {0};
    bool good = layers_copy(&all, lint->layers);
    for (int i = 0; lint->assets != NULL && i < lint->assets->count; i++)
        good = good && layers_add(&all, lint->assets->folder[i]);
    layers_languages(&all, &lint->languages);
    layers_finish(&all);
}

static void report_warning(void *listener, const char *path, const char *message) {
    PackLint *lint = listener;
    pack_source_problem(lint->source, path, message, &lint->problems);
}

// Warns of changes in the topmost layer of all that match, where nothing does.
static void check_idle(const PackLint *lint, const JsonDoc *doc, Problems *problems) {
    const char *top = lint->layers->folder[lint->layers->count - 1], *text, *file;
    JsonPlace place;
    for (size_t i = 0; doc != NULL && (text = json_doc_idle(doc, i, &file, &place)) != NULL; i++)
        if (strncmp(file, top, strlen(top)) == 0 && file[strlen(top)] == '/')
            problems_add(problems, file, place.line, place.column, "%s", text);
}

static void check_all_idle(PackLint *lint) {
    for (uint8_t i = 0; i < lint->game->pack_file_count; i++)
        check_idle(lint, pack_source_file(lint->source, i), &lint->problems);
    check_idle(lint, pack_source_captains(lint->source), &lint->problems);
}

// Warns of languages that the topmost layer has for its cards, and that nobody can choose: the window offers
// those of its own texts.
static void check_choosable(PackLint *lint) {
    for (int i = 0; i < lint->languages.count; i++) {
        const char *code = lint->languages.code[i];
        Text own = {0}, chosen = {0}, ignored = {0};
        text_printf(&own, "%s/lang/%s.json", lint->layers->folder[lint->layers->count - 1], code);
        text_printf(&chosen, "lang/%s.json", code);
        if (!is_demanded(code) && file_exists(text_string(&own)) &&
            !layers_find(lint->assets, text_string(&chosen), &ignored))
            problems_add(
                &lint->problems, text_string(&own), 0, 0,
                "[!untranslated] nobody can choose this language: the window offers it as soon as there is "
                "assets/lang/%s.json, with the program's own texts, or at first {\"language\": "
                "{\"name\": \"…\"}}",
                code);
        text_finish(&own);
        text_finish(&chosen);
        text_finish(&ignored);
    }
}

static bool is_about_captains(const Problems *problems) {
    for (int i = 0; i < problems->count; i++)
        if (strstr(problems->item[i].file, "/" CAPTAINS_FILE) != NULL)
            return true;
    return problems->dropped > 0;
}

// Loads what lies below the topmost layer. False if nothing does, or it is faulty.
static bool load_below(const PackLint *lint, Catalog *below) {
    Layers layers = *lint->layers; // shares its folders
    Problems *ignored = layers.count > 1 ? calloc(1, sizeof *ignored) : NULL;
    layers.count--;
    layers.cut = NULL;
    const bool good = ignored != NULL && pack_load_layers(below, lint->game, &layers, ignored);
    free(ignored);
    return good;
}

// Loads the topmost layer upon the lowest. False if that is all there is, or it needs the others.
static bool load_alone(const PackLint *lint, Catalog *alone) {
    const int top = lint->layers->count - 1;
    Layers layers = *lint->layers; // shares its folders
    Problems *ignored = top > 1 ? calloc(1, sizeof *ignored) : NULL;
    layers.count = 2;
    layers.folder[1] = layers.folder[top > 0 ? top : 0];
    layers.only[1] = layers.only[top > 0 ? top : 0];
    layers.cut = NULL;
    const bool good = ignored != NULL && pack_load_layers(alone, lint->game, &layers, ignored);
    free(ignored);
    return good;
}

static void check_texts(PackLint *lint, bool good) {
    Catalog below = {0}, alone = {0};
    const bool has_below = good && load_below(lint, &below), has_alone = good && load_alone(lint, &alone);
    WordsLint words = {.catalog = lint->state != PACK_UNKNOWN ? &lint->catalog : NULL,
                       .below = has_below ? &below : NULL,
                       .alone = has_alone ? &alone : NULL,
                       .known = {.values_unknown = !good,
                                 .captains_unknown = is_about_captains(&lint->reading),
                                 .layers = lint->layers->count > 1 ? lint->layers : NULL},
                       .layers = lint->layers,
                       .problems = &lint->problems};
    check_words(&words, &lint->languages);
    pack_finish(&below);
    pack_finish(&alone);
}

// ---- sides that nobody could tell apart

// Appends the path of the list of sides: "factions.json/factions". False: no file has it.
static bool list_path(const Game *game, Text *path) {
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++)
            if (schema->fields[i].kind == FIELD_RECORDS && schema->fields[i].table == game_seat_table(game)) {
                text_printf(path, "%s/%s", game->pack_files[file].name, schema->fields[i].key);
                return !path->failed;
            }
    }
    return false;
}

static bool look_alike(const SeatStyle *one, const SeatStyle *other) {
    return one->usual.main == other->usual.main && strcmp(one->logo, other->logo) == 0;
}

// The table draws such a side in another colour (app/stage/skin.c), which its author has not chosen.
static void check_looks(const Catalog *catalog, const PackSource *source, Problems *problems) {
    const uint8_t table = game_seat_table(catalog->game), count = catalog_count(catalog, table);
    Text list = {0};
    const bool listed = count > 0 && catalog_style(catalog, 0) != NULL && list_path(catalog->game, &list);
    for (uint8_t side = 1; listed && side < count; side++)
        for (uint8_t before = 0; before < side; before++) {
            if (!look_alike(catalog_style(catalog, side), catalog_style(catalog, before)))
                continue;
            Text message = {0};
            text_printf(
                &message,
                "[!alike] \"%s\" has this colour and this emblem too, so the table gives this side another "
                "colour; choose one, or another \"logo\"",
                catalog_id(catalog, table, before));
            pack_source_problem(source, fault_path("%s/%d/colours/main", text_string(&list), side).text,
                                text_string(&message), problems);
            text_finish(&message);
            break;
        }
    text_finish(&list);
}

// ---- what fits

static bool has_folder(const Layers *layers, const char *name) {
    Text path = {0};
    text_printf(&path, "%s/%s", layers->folder[layers->count - 1], name);
    const bool is = file_is_folder(text_string(&path));
    text_finish(&path);
    return is;
}

// True if records of the file are shown by a text of their own that no language file has, such as the letter
// of a faction.
static bool has_letters(const Schema *schema) {
    for (size_t i = 0; i < schema->field_count; i++)
        for (size_t k = 0;
             schema->fields[i].kind == FIELD_RECORDS && k < schema->fields[i].record->field_count; k++)
            if (schema->fields[i].record->fields[k].kind == FIELD_TEXT &&
                schema->fields[i].record->fields[k].required)
                return true;
    return false;
}

// True if the topmost layer has texts, or whatever else may make one not fit. To find out takes longer than
// all other checks.
static bool may_not_fit(const PackLint *lint) {
    const Layers *layers = lint->layers;
    if (layers->count < 2 || has_folder(layers, "lang") || has_folder(layers, "assets"))
        return true;
    for (uint8_t i = 0; i < lint->game->pack_file_count; i++) {
        Text path = {0};
        const bool has = has_letters(lint->game->pack_files[i].schema) &&
                         layers_file(layers, layers->count - 1, lint->game->pack_files[i].name, &path);
        text_finish(&path);
        if (has)
            return true;
    }
    return false;
}

// ---- all of it

static void check_all(PackLint *lint) {
    lint->state = pack_read(&lint->catalog, lint->game, lint->source, &lint->reading);
    const bool good = lint->state == PACK_GOOD;
    Faults warnings = {.tell = report_warning, .listener = lint};
    if (good && lint->game->warnings != NULL)
        lint->game->warnings(lint->catalog.rules, &warnings);
    pack_duplicates_check(lint->game, lint->layers, &lint->problems);
    check_all_idle(lint);
    if (good)
        check_looks(&lint->catalog, lint->source, &lint->problems);
    check_texts(lint, good);
    if (lint->assets != NULL)
        check_choosable(lint);
    for (int i = 0; lint->assets != NULL && lint->window.words != NULL && i < lint->languages.count; i++)
        lint->window.words(lint->assets, lint->languages.code[i], &lint->problems);
    if (lint->assets != NULL && lint->state != PACK_UNKNOWN)
        pack_pictures_check(&lint->catalog, lint->source, lint->assets, &lint->reading, &lint->problems);
    if (lint->assets != NULL && lint->state != PACK_UNKNOWN)
        paintings_check(&lint->catalog, lint->assets, &lint->problems);
    if (lint->assets != NULL && lint->state != PACK_UNKNOWN)
        pack_guides_check(&lint->catalog, lint->layers->folder[lint->layers->count - 1], lint->assets,
                          &lint->languages, good, &lint->problems);
    const bool whole = good && lint->report->errors == lint->errors_before && // as the window would show it
                       lint->window.fit != NULL && may_not_fit(lint);
    for (int i = 0; whole && lint->assets != NULL && i < lint->languages.count; i++)
        lint->window.fit(&lint->catalog, lint->layers, lint->assets, lint->languages.code[i],
                         &lint->problems);
    pack_finish(&lint->catalog);
}

// A finding with what it is sorted by.
typedef struct Sorted {
    const Problem *problem;
    int rank;
    int file;  // the index of the first finding in the same file: files of a rank keep the order they came in
    int index; // its own
} Sorted;

static int compare_findings(const void *a, const void *b) {
    const Sorted *x = a, *y = b;
    const int differences[] = {x->rank - y->rank, x->file - y->file, x->problem->line - y->problem->line,
                               x->problem->column - y->problem->column, x->index - y->index};
    size_t i = 0;
    while (i + 1 < sizeof differences / sizeof differences[0] && differences[i] == 0)
        i++;
    return differences[i];
}

// The finding before number `index` that is first in its file, or that number. Mostly it is in the file of
// the one before.
static int first_in_file(const Sorted sorted[], const Problem *problem, int index) {
    if (index > 0 && strcmp(sorted[index - 1].problem->file, problem->file) == 0)
        return sorted[index - 1].file;
    for (int i = 0; i < index; i++)
        if (sorted[i].file == i && strcmp(sorted[i].problem->file, problem->file) == 0)
            return i;
    return index;
}

// Sorts the findings from `first` on by file, line and column.
static void sort(const PackLint *lint, LintReport *report, int first) {
    const int count = report->count - first;
    Sorted *sorted = count > 1 ? calloc((size_t)count, sizeof *sorted) : NULL;
    Problem *copy = sorted != NULL ? malloc((size_t)count * sizeof *copy) : NULL;
    report->failed |= count > 1 && copy == NULL;
    for (int i = 0; copy != NULL && i < count; i++) {
        copy[i] = report->item[first + i];
        const int rank = pack_source_rank(lint->game, lint->layers, copy[i].file);
        sorted[i] = (Sorted){&copy[i], rank, first_in_file(sorted, &copy[i], i), i};
    }
    if (copy != NULL)
        qsort(sorted, (size_t)count, sizeof *sorted, compare_findings);
    for (int i = 0; copy != NULL && i < count; i++)
        report->item[first + i] = *sorted[i].problem;
    index_findings(report);
    free(copy);
    free(sorted);
}

static void look(const PackLint *what, LintReport *report) {
    PackLint *lint = calloc(1, sizeof *lint);
    report->failed |= lint == NULL;
    if (lint == NULL)
        return;
    *lint = *what;
    lint->report = report;
    lint->errors_before = report->errors;
    lint->reading = lint->problems = (Problems){.hear = keep, .listener = report};
    find_languages(lint);
    PackSource *source = pack_source_open(lint->game, lint->layers, &lint->reading);
    lint->source = source;
    if (source != NULL)
        check_all(lint);
    pack_source_close(source);
    free(lint);
}

// Repeats the checks for tracing causes, except whether texts fit: that is slow, and a pack causes it only
// where it has texts of its own.
static void look_again(void *context, const Layers *layers, LintReport *report) {
    PackLint *what = context;
    const PackLint before = *what;
    what->layers = layers;
    what->window.fit = NULL;
    look(what, report);
    *what = before;
}

void pack_lint_layers(const Game *game, const Layers *layers, const Layers *assets, const LintWindow *window,
                      LintReport *report) {
    const int first = report->count;
    PackLint *what = calloc(1, sizeof *what);
    report->failed |= what == NULL;
    if (what == NULL)
        return;
    *what = (PackLint){.game = game,
                       .layers = layers,
                       .assets = assets,
                       .window = window != NULL ? *window : (LintWindow){NULL, NULL}};
    look(what, report);
    pack_causes_trace(game, layers, look_again, what, report, first);
    sort(what, report, first);
    free(what);
}

// Adds what keeps the pack from its place, unless a fault of it says so already (a circle).
static void tell_unfit(const ListedPack *pack, const Problems *unfit, LintReport *report) {
    for (int i = 0; i < unfit->count; i++) {
        bool known = false;
        for (int k = 0; pack->faults != NULL && k < pack->faults->count; k++)
            known |= pack->faults->item[k].line == unfit->item[i].line &&
                     pack->faults->item[k].column == unfit->item[i].column &&
                     strcmp(pack->faults->item[k].file, unfit->item[i].file) == 0;
        if (!known)
            lint_report_add(report, &unfit->item[i]);
    }
}

// Names packs left out that would have what this one misses, once for each place.
static void tell_missed(const PackList *list, int at, const Game *game, int first, LintReport *report) {
    for (int i = first; i < report->count; i++) {
        const Problem *item = &report->item[i], *before = item - 1;
        if (i == first || item->line == 0 || before->line != item->line || before->column != item->column ||
            strcmp(before->file, item->file) != 0)
            pack_missed_tell(list, at, game, &report->item[i]);
    }
    index_findings(report);
}

static void check_game(const PackList *list, int at, const Game *game, const LintPlace *place,
                       const Layers *assets, LintReport *report) {
    Layers layers = {0};
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL || !pack_list_lay(list, at, at, game, place->cards, &layers)) {
        report->failed = true;
    } else if (pack_list_is_unfit(list, at, game, problems)) {
        tell_unfit(&list->pack[at], problems, report);
    } else {
        const int first = report->count;
        Problems files = {.hear = keep, .listener = report};
        pack_lint_layers(game, &layers, assets, place->window, report);
        pack_clashes_check(list, at, game, &layers, &files);
        tell_missed(list, at, game, first, report);
    }
    layers_finish(&layers);
    free(problems);
}

// Says that the pack changes nothing: by itself, or with what lies below it today.
static void tell_no_change(const PackList *list, int at, const LintPlace *place, Problems *problems) {
    PackList alone;
    bool other = false;
    if (pack_list_only_chain(list, at, -1, &alone)) {
        other = !pack_changes_nothing(&alone, at, place);
        pack_list_unshare(&alone);
    }
    if (other)
        pack_info_problem(list->pack[at].folder, (PackInfoPlace){0, 0}, problems,
                          "[!unused] this pack changes nothing here: with the packs below it, all that it "
                          "changes is so already, or can't count");
    else
        pack_info_problem(list->pack[at].folder, (PackInfoPlace){0, 0}, problems,
                          "[!unused] this pack changes nothing");
}

// The games that a pack is for, by whether it has faults there that keep it out.
typedef struct Served {
    int good, bad;
    Text of[2]; // their ids
} Served;

static void note_served(Served *served, const Game *game, bool bad) {
    Text *ids = &served->of[bad];
    text_printf(ids, "%s%s", ids->length > 0 ? ", " : "", game->id);
    *(bad ? &served->bad : &served->good) += 1;
}

// Says which games the pack is left out of, if it is in use in others.
static void tell_served(const ListedPack *pack, Served *served, Problems *problems) {
    if (served->good > 0 && served->bad > 0)
        pack_info_problem(
            pack->folder, (PackInfoPlace){0, 0}, problems,
            "[!partly] for its faults there this pack is left out of: %s; it can be used in: %s",
            text_string(&served->of[true]), text_string(&served->of[false]));
    text_finish(&served->of[0]);
    text_finish(&served->of[1]);
}

void pack_lint_listed(const PackList *list, int at, const LintPlace *place, LintReport *report) {
    const int errors = report->errors;
    Layers assets = {0};
    Problems files = {.hear = keep, .listener = report};
    Served served = {.good = 0};
    if (list->pack[at].leads_out)
        return; // its faults say so
    report->failed |= place->assets != NULL && !pack_list_lay_assets(list, at, at, place->assets, &assets);
    for (size_t i = 0; !report->failed && place->games[i] != NULL; i++)
        if (pack_list_supports(&list->pack[at], place->games[i])) {
            const int grave = lint_report_grave(report);
            check_game(list, at, place->games[i], place, place->assets != NULL ? &assets : NULL, report);
            note_served(&served, place->games[i], lint_report_grave(report) > grave);
        }
    const bool serves = served.good + served.bad > 0;
    tell_served(&list->pack[at], &served, &files);
    if (!report->failed && place->assets != NULL)
        pack_sounds_check(&assets, &files);
    if (!report->failed && place->assets != NULL)
        pack_shadows_check(list, at, &assets, &files);
    if (!report->failed && place->assets != NULL && serves) // else whose game reads them is the fault
        pack_unread_check(list, at, place, &files);
    if (!report->failed && place->assets != NULL && report->errors == errors &&
        list->pack[at].faults == NULL && pack_changes_nothing(list, at, place))
        tell_no_change(list, at, place, &files);
    layers_finish(&assets);
}

void pack_lint(const Game *game, const char *folder, const char *assets, const LintWindow *window,
               LintReport *report) {
    Layers layers = {0}, pictures = {0};
    if (layers_add(&layers, folder) && (assets == NULL || layers_add(&pictures, assets)))
        pack_lint_layers(game, &layers, assets != NULL ? &pictures : NULL, window, report);
    else
        report->failed = true;
    layers_finish(&layers);
    layers_finish(&pictures);
}

const char *lint_hint(const char *message) {
    const char *nearest = strstr(message, "did you mean "), *allowed = strstr(message, "Allowed: ");
    if (nearest != NULL)
        return nearest;
    return allowed != NULL ? allowed : message + strlen(message);
}
