// SPDX-License-Identifier: MIT
// stardeck lint: all faults of card packs, as lines on stderr or as one JSON list.
#include "cli/cli.h"
#include "cli/lint_out.h"
#include "cli/lint_together.h"
#include "cli/locate.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "core/file_kind.h"
#include "core/platform.h"
#include "data/fault_words.h"
#include "data/file_text.h"
#include "data/pack_blame.h"
#include "data/pack_choice.h"
#include "engine/game.h"
#include "games/registry.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct LintOptions {
    const char *cards, *lang;
    OptionTexts packs;
    bool json;
} LintOptions;

static const Option options[] = {
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs, when no DIR is named",
     .offset = offsetof(LintOptions, cards)},
    {.name = "pack",
     .kind = OPTION_TEXTS,
     .value = "DIR",
     .help = "a pack, as if it were the first DIR; may be given several times",
     .offset = offsetof(LintOptions, packs)},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .value = "CODE",
     .help = "what is wrong in another language (en: English, as without)",
     .offset = offsetof(LintOptions, lang)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the faults as one JSON list on stdout",
     .offset = offsetof(LintOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck lint",
    .arguments = "DIR…",
    .summary =
        "Checks card packs with their language files and tells every fault: where it is, what is "
        "wrong, what\n"
        "is allowed. DIR is the folder of a game's pack (cards/tactics; a copy of it may have another "
        "name) or\n"
        "the folder that holds the packs; without one it is the program's own. A folder with a "
        "pack.json is checked\n"
        "as it lies upon the program's own; several of them lie upon one another in that order, as in "
        "the window "
        "with all of\n"
        "them on. Of a folder that holds packs each is checked alone, then those of the player's that are "
        "on upon\n"
        "one another. An error keeps a pack from being used, but for what only shows or sounds wrong "
        "(letter,\n"
        "picture, placeholder, sound); a warning does not. Exit status: 0 no errors, though perhaps "
        "warnings;\n"
        "1 errors found; 2 there is no such folder.",
    .options = options,
    .arguments_max = INT16_MAX,
};

typedef struct Lint {
    const char *assets; // folder of pictures
    int packs;
    PackList upon;        // those stacked on the program's own
    PackRecords *records; // what they add; owned. NULL: nothing so far
    PackList chosen;      // the player's, once they have been asked for
    bool asked;
    LintReport report; // of all packs
    Text note;         // a line that is no finding
} Lint;

// Frees all but the report.
static void finish_lists(Lint *lint) {
    pack_list_finish(&lint->upon);
    pack_list_finish(&lint->chosen);
    pack_records_destroy(lint->records);
    text_finish(&lint->note);
}

static void lint_pack(Lint *lint, const Game *game, const char *folder) {
    lint->packs++;
    pack_lint(game, folder, lint->assets, packs_window_checks(), &lint->report);
}

static bool holds_file(const char *folder, const char *name) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    FILE *file = file_open(text_string(&path));
    if (file != NULL)
        fclose(file);
    text_finish(&path);
    return file != NULL;
}

static uint8_t files_in(const char *folder, const Game *game) {
    uint8_t count = 0;
    for (uint8_t file = 0; file < game->pack_file_count; file++)
        count = (uint8_t)(count + holds_file(folder, game->pack_files[file].name));
    return count;
}

// The number of faults the folder has as a pack of this game.
static int faults_as(const char *folder, const Game *game) {
    Catalog catalog;
    Problems *problems = calloc(1, sizeof *problems);
    int faults = INT_MAX;
    if (problems != NULL && pack_load(&catalog, game, folder, problems)) {
        faults = 0;
        pack_finish(&catalog);
    } else if (problems != NULL) {
        faults = problems_total(problems);
    }
    free(problems);
    return faults;
}

// The game this folder is a pack of: the one with the most files there; if tied, the one with the fewest
// faults. The folder's name is no evidence, because people rename folders.
static const Game *game_of(const char *folder) {
    const Game *best = NULL;
    int fewest = INT_MAX;
    uint8_t most = 0;
    for (size_t i = 0; games[i] != NULL; i++)
        if (files_in(folder, games[i]) > most)
            most = files_in(folder, games[i]);
    for (size_t i = 0; games[i] != NULL && most > 0; i++) {
        const int faults = files_in(folder, games[i]) == most ? faults_as(folder, games[i]) : INT_MAX;
        if (faults < fewest || (best == NULL && files_in(folder, games[i]) == most)) {
            fewest = faults;
            best = games[i];
        }
    }
    return best;
}

// Compares the last component of the path, ignoring trailing slashes.
static bool is_named(const char *folder, const char *name) {
    size_t end = strlen(folder);
    while (end > 1 && folder[end - 1] == '/')
        end--;
    size_t start = end;
    while (start > 0 && folder[start - 1] != '/')
        start--;
    return end - start == strlen(name) && memcmp(folder + start, name, end - start) == 0;
}

// Reports a pack folder with another game's id as its name, because it would be taken for that game's.
static void check_name(Lint *lint, const Game *game, const char *folder) {
    for (size_t i = 0; games[i] != NULL; i++) {
        if (games[i] == game || !is_named(folder, games[i]->id))
            continue;
        Problems problems = {0};
        problems_add(
            &problems, folder, 0, 0,
            "[file] this folder is called after the game \"%s\", but holds the cards of \"%s\"; rename it",
            games[i]->id, game->id);
        lint_report_add(&lint->report, &problems.item[0]);
    }
}

// Checks a folder named after this game among the packs, as the program would use it.
static void lint_named(Lint *lint, const Game *game, const char *folder) {
    const Game *held = game_of(folder);
    if (held != NULL && held != game) {
        check_name(lint, held, folder);
        lint_pack(lint, held, folder);
    } else {
        lint_pack(lint, game, folder);
    }
}

// Reports where the last pack adds the same records as the packs before it.
static void lint_beside(Lint *lint, const char *cards) {
    const ListedPack *top = &lint->upon.pack[lint->upon.count - 1];
    Problems *problems = calloc(1, sizeof *problems);
    if (lint->records == NULL)
        lint->records = pack_records_create();
    for (size_t i = 0; problems != NULL && lint->records != NULL && games[i] != NULL; i++) {
        Layers layers = {0};
        Text own = {0};
        text_printf(&own, "%s/%s", cards, games[i]->id);
        if (pack_list_supports(top, games[i]) && layers_add(&layers, text_string(&own)) &&
            pack_list_add_layer(top, games[i], &layers))
            pack_records_add(lint->records, games[i], &layers, 1, problems);
        layers_finish(&layers);
        text_finish(&own);
    }
    for (int i = 0; problems != NULL && i < problems->count; i++)
        lint_report_add(&lint->report, &problems->item[i]);
    free(problems);
}

static bool is_told_of(const Lint *lint, const Problem *problem) {
    for (int i = 0; i < lint->report.count; i++) {
        const Problem *item = &lint->report.item[i];
        if (strcmp(item->code, problem->code) == 0 && item->line == problem->line &&
            platform_is_same(item->file, problem->file))
            return true;
    }
    return false;
}

// Reports that this is no more than the copy of another of the player's packs, as the window does.
static void lint_copy(Lint *lint, const ListedPack *pack, const char *folder) {
    Problem problem = pack->faults->item[0];
    snprintf(problem.file, sizeof problem.file, "%s/%s", folder, PACK_FILE);
    if (!is_told_of(lint, &problem))
        lint_report_add(&lint->report, &problem);
}

static bool is_same_problem(const Problems *problems, const Problem *problem) {
    return problems->count > 0 && strcmp(problems->item[0].message, problem->message) == 0;
}

// True if the problem is about a pack that this one is made for and that is off, but named: it lies where it
// is named.
static bool is_about_named(const PackList *list, int place, const bool on[], const Problem *problem) {
    const PackInfo *info = &list->pack[place].info;
    const bool base =
        info->builds_on_at.line == problem->line && info->builds_on_at.column == problem->column;
    int other = base ? pack_list_index(list, info->builds_on) : -1;
    for (uint8_t i = 0; i < info->needs_count; i++)
        if (info->needs[i].at.line == problem->line && info->needs[i].at.column == problem->column)
            other = pack_list_index(list, info->needs[i].id);
    return other >= 0 && list->pack[other].on && !on[other];
}

// Warns of what the window says of this one of the player's packs, which is on. `alone`: no other is named;
// else the stack that they make says whether there is room. `on`: which are on there.
static void lint_unfit(Lint *lint, int place, const char *folder, bool alone, const bool on[]) {
    const PackList *list = &lint->chosen;
    Problems *problems = calloc(1, sizeof *problems), room = {0};
    if (!alone)
        pack_list_tell_room(list, place, &room);
    for (size_t i = 0; problems != NULL && games[i] != NULL; i++)
        if (pack_list_supports(&list->pack[place], games[i]))
            pack_list_is_unfit(list, place, games[i], problems);
    for (int i = 0; problems != NULL && i < problems->count; i++) {
        Problem *problem = &problems->item[i];
        snprintf(problem->file, sizeof problem->file, "%s/%s", folder, PACK_FILE);
        problem->warns = true;
        if (!is_same_problem(&room, problem) && !is_about_named(list, place, on, problem) &&
            !pack_blame_is_told(&lint->report, problem))
            lint_report_add(&lint->report, problem);
    }
    free(problems);
}

// The place among `folders`, which end with NULL, of one that is this pack's; -1: none.
static int place_among(const ListedPack *pack, const char *const folders[]) {
    for (int i = 0; folders[i] != NULL; i++)
        if (!pack->stray && platform_is_same(pack->folder, folders[i]))
            return i;
    return -1;
}

// A link to the folder that counts.
static bool is_alias(PackList *list, const ListedPack *pack) {
    const ListedPack *counts = pack->copy ? pack_list_find(list, pack->info.id) : NULL;
    return counts != NULL && platform_is_same(counts->folder, pack->folder);
}

// Warns of what the window says of those of these packs that are the player's and on: that another one they
// need is off there, or above them. The checks have found that one and used it. Those that are named are as
// good as on.
static void lint_as_chosen(Lint *lint, const char *const folders[], const char *cards) {
    PackList *list = &lint->chosen;
    Problems *ignored = calloc(1, sizeof *ignored);
    bool on[PACK_LIST_MAX];
    if (!lint->asked && ignored != NULL)
        packs_add_players_quietly(list, cards, ignored);
    lint->asked = true;
    for (int i = 0; i < list->count; i++) {
        on[i] = list->pack[i].on;
        list->pack[i].on |= place_among(&list->pack[i], folders) >= 0;
    }
    for (int i = 0; i < list->count; i++) {
        const int at = place_among(&list->pack[i], folders);
        if (at >= 0 && is_alias(list, &list->pack[i]))
            continue; // the other name of the same folder is told of
        if (at >= 0 && list->pack[i].copy)
            lint_copy(lint, &list->pack[i], folders[at]);
        else if (at >= 0 && on[i])
            lint_unfit(lint, i, folders[at], folders[1] == NULL, on);
    }
    for (int i = 0; i < list->count; i++)
        list->pack[i].on = on[i];
    free(ignored);
}

// Leaves out what has been told of another pack, unless it is in this one's folder.
static void leave_out_told(const Lint *lint, const char *folder, LintReport *found) {
    LintReport all = *found;
    const size_t length = strlen(folder);
    *found = (LintReport){.failed = all.failed};
    for (int i = 0; i < all.count; i++) {
        const Problem *item = &all.item[i];
        const bool own = strncmp(item->file, folder, length) == 0 && item->file[length] == '/';
        if (own || !pack_blame_is_told(&lint->report, item))
            lint_report_add(found, item);
    }
    lint_report_finish(&all);
}

// Checks a pack upon those below it in the list. What is in other files and was there before it is not told.
static void lint_listed(Lint *lint, const PackList *list, int at, const LintPlace *place) {
    LintReport found = {0};
    pack_lint_listed(list, at, place, &found);
    leave_out_told(lint, list->pack[at].folder, &found);
    pack_blame_leave_out(list, at, place, &found);
    lint->report.failed |= found.failed;
    for (int i = 0; i < found.count; i++)
        lint_report_add(&lint->report, &found.item[i]);
    lint_report_finish(&found);
}

// Checks a pack stacked on the program's own and on what it builds on. False after a message.
static bool lint_upon(Lint *lint, const char *folder) {
    PackList list = {0};
    Text cards = {0}, problem = {0};
    const bool found = locate_cards(NULL, NULL, &cards, &problem);
    const ListedPack *told =
        pack_list_add(&lint->upon, folder, PACK_NAMED); // to detect duplicate ids, among others
    for (int i = 0; told != NULL && told->faults != NULL && i < told->faults->count; i++)
        lint_report_add(&lint->report, &told->faults->item[i]);
    const char *const folders[] = {folder, NULL};
    const ListedPack *pack = found ? packs_add_chain(&list, folders, text_string(&cards)) : NULL;
    lint->packs++;
    if (!found)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    for (int i = 0; pack != NULL && pack->faults != NULL && i < pack->faults->count; i++)
        lint_report_add(&lint->report, &pack->faults->item[i]);
    if (pack != NULL && pack->info.read && told != NULL) {
        const LintPlace place = {games, text_string(&cards), lint->assets, packs_window_checks()};
        lint_listed(lint, &list, list.count - 1, &place);
        lint_beside(lint, text_string(&cards));
        lint_as_chosen(lint, folders, text_string(&cards));
    }
    lint->report.failed |= found && pack == NULL;
    pack_list_finish(&list);
    text_finish(&cards);
    text_finish(&problem);
    return found;
}

// Warns about a folder among packs that is none; or says what there is no room for, so that lint has not seen
// it.
static void lint_stray(Lint *lint, const ListedPack *stray) {
    Problems *problems = calloc(1, sizeof *problems);
    Text cards = {0}, problem = {0};
    lint->report.failed |= problems == NULL;
    if (stray->origin != PACK_OWN || !stray->faults->item[0].warns) {
        lint_report_add(&lint->report, &stray->faults->item[0]);
    } else if (problems != NULL) {
        pack_list_tell_stray(
            stray->folder, locate_cards(NULL, NULL, &cards, &problem) ? text_string(&cards) : NULL, problems);
        lint_report_add(&lint->report, &problems->item[0]);
    }
    free(problems);
    text_finish(&cards);
    text_finish(&problem);
}

// True if the folder has files of a game, but neither a pack.json nor what a game's own folder has: a pack
// that lacks its pack.json. One file may be missing of a game's own.
static bool is_unmarked_pack(const char *folder, const Game *game) {
    const int there = files_in(folder, game);
    return !pack_info_exists(folder) && (there < 2 || there + 1 < game->pack_file_count);
}

// Reports that it is none as it is. It was named, so this is an error.
static void lint_unmarked(Lint *lint, const char *folder) {
    Problems *problems = calloc(1, sizeof *problems);
    Text cards = {0}, problem = {0};
    lint->report.failed |= problems == NULL;
    if (problems != NULL) {
        pack_list_tell_stray(folder, locate_cards(NULL, NULL, &cards, &problem) ? text_string(&cards) : NULL,
                             problems);
        problems->item[0].warns = false;
        lint_report_add(&lint->report, &problems->item[0]);
    }
    free(problems);
    text_finish(&cards);
    text_finish(&problem);
}

// Reports the faults that a list of packs has found so far.
static void lint_known(Lint *lint, const ListedPack *pack) {
    for (int i = 0; pack->faults != NULL && i < pack->faults->count; i++)
        lint_report_add(&lint->report, &pack->faults->item[i]);
}

static bool is_among(const char *folder, const char *const folders[]) {
    size_t length = strlen(folder);
    for (size_t i = 0; folders[i] != NULL; i++)
        if (strncmp(folders[i], folder, length) == 0 &&
            strspn(folders[i] + length, "/") == strlen(folders[i] + length))
            return true;
    return false;
}

// Loads the packs as the window would, which leaves out those that can't be used: they get faults.
static void load_all(PackList *list, const char *cards, const char *assets) {
    PackCache shelf = {.games = games,
                       .folder = cards,
                       .upon = list,
                       .assets = assets,
                       .check_texts = packs_window_checks()->words};
    for (size_t i = 0; games[i] != NULL; i++)
        pack_cache_catalog(&shelf, games[i]);
    pack_cache_finish(&shelf);
}

// Checks packs that lie upon one another in this order (`folders` ends with NULL), each upon those below that
// can be used. False after a message.
static bool lint_stack(Lint *lint, const char *const folders[]) {
    PackList *list = calloc(1, sizeof *list);
    Text cards = {0}, problem = {0};
    bool good = locate_cards(NULL, NULL, &cards, &problem);
    if (good && (list == NULL || packs_add_chain(list, folders, text_string(&cards)) == NULL)) {
        text_printf(&problem, "there is no room for so many packs; at most %d lie upon one another",
                    PACK_LIST_MAX);
        good = false;
    }
    for (int i = 0; good && i < list->count; i++)
        if (is_among(list->pack[i].folder, folders))
            lint_known(lint, &list->pack[i]);
    if (good)
        load_all(list, text_string(&cards), lint->assets);
    const LintPlace place = {games, text_string(&cards), lint->assets, packs_window_checks()};
    for (int i = 0; good && i < list->count; i++) {
        if (!is_among(list->pack[i].folder, folders))
            continue;
        const int errors = lint->report.errors;
        lint->packs++;
        if (list->pack[i].copy) // what it says of itself counts nowhere
            continue;
        if (list->pack[i].info.read)
            lint_listed(lint, list, i, &place);
        if (lint->report.errors == errors) // left out because of one that is left out itself
            lint_known(lint, &list->pack[i]);
    }
    if (good)
        lint_as_chosen(lint, folders, text_string(&cards));
    if (!good)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    if (list != NULL)
        pack_list_finish(list);
    free(list);
    text_finish(&cards);
    text_finish(&problem);
    return good;
}

// Checks those packs of the folder that are on upon one another, as the window has them, too.
static void lint_on_together(Lint *lint, const PackList *in_folder) {
    const char *folders[PACK_LIST_MAX + 1];
    const int count = lint_find_together(&lint->chosen, in_folder, folders);
    Lint *together = count > 1 ? calloc(1, sizeof *together) : NULL;
    lint->report.failed |= count > 1 && together == NULL;
    if (together == NULL)
        return;
    together->assets = lint->assets;
    if (lint_stack(together, folders)) {
        lint_add_together(&lint->report, &together->report);
        lint_note_together(folders, count, &lint->note);
    }
    finish_lists(together);
    lint_report_finish(&together->report);
    free(together);
}

// Of the copy of another pack in the folder only that is told.
static void lint_as_copy(Lint *lint, const ListedPack *copy) {
    lint->packs++;
    lint_known(lint, copy);
}

// A folder that only holds a pack: one unpacked too deep.
static bool is_too_deep(const ListedPack *pack) {
    return pack->stray && pack->origin == PACK_OWN && !pack->archive && pack_list_is_deep(pack->folder);
}

// Checks every pack in this folder, and, unless it holds the games' own cards too, every other folder in it.
// False if there is no pack.
static bool lint_all_in(Lint *lint, const char *folder, bool with_games, bool *good) {
    PackList *list = calloc(1, sizeof *list);
    lint->report.failed |= list == NULL;
    if (list == NULL)
        return true;
    pack_list_scan(list, folder, with_games ? PACK_NAMED : PACK_OWN);
    bool any = false, deep = false;
    for (int i = 0; i < list->count; i++) {
        any |= !list->pack[i].stray;
        deep |= is_too_deep(&list->pack[i]);
    }
    for (int i = 0; (any || deep) && i < list->count; i++)
        if (!any && !is_too_deep(&list->pack[i]))
            continue; // a folder of something else
        else if (list->pack[i].stray)
            lint_stray(lint, &list->pack[i]);
        else if (list->pack[i].copy)
            lint_as_copy(lint, &list->pack[i]);
        else
            *good = lint_upon(lint, list->pack[i].folder) && *good;
    lint_on_together(lint, list);
    pack_list_finish(list);
    free(list);
    return any || deep;
}

// Warns, as the window does, of a folder among the player's packs that only holds one: a pack unpacked too
// deep.
static void lint_too_deep(Lint *lint, const char *folder) {
    Text own = {0}, above = {0}, cards = {0}, problem = {0};
    Problems *problems = calloc(1, sizeof *problems);
    text_printf(&above, "%s/..", folder);
    if (problems != NULL && !above.failed && pack_choice_folder(&own) &&
        platform_is_same(text_string(&above), text_string(&own)))
        pack_list_tell_stray(folder, locate_cards(NULL, NULL, &cards, &problem) ? text_string(&cards) : NULL,
                             problems);
    if (problems != NULL && problems->count > 0)
        lint_report_add(&lint->report, &problems->item[0]);
    free(problems);
    text_finish(&own);
    text_finish(&above);
    text_finish(&cards);
    text_finish(&problem);
}

static bool is_archive(const char *path) {
    const char *dot = strrchr(path, '.');
    return dot != NULL && (strcmp(dot, ".zip") == 0 || strcmp(dot, ".stardeck-pack") == 0);
}

// False after a message if the folder contains nothing to check.
static bool lint_folder(Lint *lint, const char *folder) {
    if (!file_is_folder(folder)) {
        say_error(EXIT_USAGE,
                  is_archive(folder) ? "'%s' is no folder; 'stardeck import --look' says what is "
                                       "wrong with a pack in an archive"
                                     : "there is no folder '%s'",
                  folder);
        return false;
    }
    const Game *game = game_of(folder);
    if (pack_list_is_nearly(folder) || (game != NULL && is_unmarked_pack(folder, game))) {
        lint_unmarked(lint, folder);
        return true;
    }
    if (game != NULL) {
        check_name(lint, game, folder);
        lint_pack(lint, game, folder);
        return true;
    }
    const int before = lint->packs;
    Text path = {0};
    for (size_t i = 0; games[i] != NULL; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, games[i]->id);
        if (file_is_folder(text_string(&path)))
            lint_named(lint, games[i], text_string(&path));
    }
    text_finish(&path);
    bool good = true;
    if (lint->packs == before)
        lint_too_deep(lint, folder);
    if (lint_all_in(lint, folder, lint->packs > before, &good) || lint->packs > before)
        return good;
    Text known = {0};
    say_list(&known, packs_games());
    say_error(
        EXIT_USAGE,
        "there is no card pack in '%s'; a pack's folder has a pack.json, or is named after its game: %s",
        folder, text_string(&known));
    text_finish(&known);
    return false;
}

// The folders of packs that are named, those of --pack first; the others stay in `arguments`. `folders` ends
// with NULL.
static size_t take_packs(const LintOptions *given, Arguments *arguments, const char *folders[]) {
    size_t count = 0;
    int others = 0;
    for (; given->packs.item[count] != NULL; count++)
        folders[count] = given->packs.item[count];
    for (int i = 0; i < arguments->count; i++)
        if (pack_info_exists(arguments->item[i]))
            folders[count++] = arguments->item[i];
        else
            arguments->item[others++] = arguments->item[i];
    arguments->count = others;
    folders[count] = NULL;
    return count;
}

// False after a message if one of them is no pack.
static bool are_packs(const char *const folders[]) {
    for (size_t i = 0; folders[i] != NULL; i++)
        if (!pack_info_exists(folders[i])) {
            say_error(EXIT_USAGE, "--pack: there is no " PACK_FILE " in '%s'; a pack is a folder with one",
                      folders[i]);
            return false;
        }
    return true;
}

static void drop_repeated(Lint *lint, const char *folders[]) {
    Problems *problems = calloc(1, sizeof *problems);
    if (problems != NULL)
        packs_drop_repeated(folders, problems);
    for (int i = 0; problems != NULL && i < problems->count; i++)
        lint_report_add(&lint->report, &problems->item[i]);
    free(problems);
}

static bool lint_all(Lint *lint, const LintOptions *given, Arguments *arguments) {
    const size_t most = (size_t)arguments->count + OPTION_TEXTS_MAX + 1;
    const char **folders = calloc(most, sizeof *folders);
    bool good = folders != NULL;
    lint->report.failed |= !good;
    const size_t stacked = good ? take_packs(given, arguments, folders) : 0;
    if (stacked > 0 && are_packs(folders)) {
        drop_repeated(lint, folders);
        good = lint_stack(lint, folders);
    } else if (stacked > 0) {
        good = false;
    }
    for (int i = 0; i < arguments->count; i++)
        good = lint_folder(lint, arguments->item[i]) && good;
    free(folders);
    if (arguments->count > 0 || stacked > 0)
        return good;
    Packs packs = {.cards = given->cards};
    const char *folder = packs_folder(&packs);
    good = folder != NULL && lint_folder(lint, folder);
    packs_finish(&packs);
    return good;
}

// "2 errors, 1 warning"
static void write_total(const Lint *lint, Text *out) {
    const LintReport *report = &lint->report;
    text_printf(out, "%d pack%s checked, %d fault%s", lint->packs, lint->packs == 1 ? "" : "s",
                report->errors, report->errors == 1 ? "" : "s");
    if (report->warnings > 0)
        text_printf(out, ", %d warning%s", report->warnings, report->warnings == 1 ? "" : "s");
}

static void print_note(const Lint *lint, const FaultWords *words) {
    Text line = {0};
    fault_words_translate_line(words, text_string(&lint->note), &line);
    if (lint->note.length > 0)
        fprintf(stderr, "%s\n", text_string(&line));
    text_finish(&line);
}

static int finish(Lint *lint, const FaultWords *words, bool json, bool good) {
    Text document = {0}, lines = {0}, total = {0};
    for (int i = 0; i < lint->report.count; i++)
        fault_words_translate_problem(words, &lint->report.item[i]);
    if (json) {
        lint_write_json(&lint->report, words, &document);
    } else {
        lint_write_lines(&lint->report, words, &lines);
        fputs(text_string(&lines), stderr);
        print_note(lint, words);
        write_total(lint, &total);
        fault_words_translate_line(words, text_string(&total), &document);
        text_add(&document, "\n");
    }
    text_finish(&total);
    const bool complete = !lint->report.failed && !lines.failed;
    const bool faulty = lint->report.errors > 0;
    lint_report_finish(&lint->report);
    finish_lists(lint);
    text_finish(&lines);
    const int status = say_result(&document);
    if (!complete)
        return say_error(EXIT_USAGE, "out of memory");
    if (status != EXIT_GOOD || !good)
        return EXIT_USAGE;
    return faulty ? EXIT_FALSE : EXIT_GOOD;
}

int lint_command(int argc, char **argv) {
    LintOptions given = {0};
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Lint lint = {.packs = 0};
    Text assets = {0}, problem = {0};
    if (locate_assets(&assets, &problem))
        lint.assets = text_string(&assets);
    else
        fprintf(stderr, "stardeck: pictures are not looked at: %s\n", text_string(&problem));
    FaultWords *words = NULL;
    const int known = lint_words_open(lint.assets, given.lang, &words);
    const bool good = known == EXIT_GOOD && lint_all(&lint, &given, &arguments);
    text_finish(&assets);
    text_finish(&problem);
    const int status_of_all = known == EXIT_GOOD ? finish(&lint, words, given.json, good) : known;
    fault_words_destroy(words);
    return status_of_all;
}
