// SPDX-License-Identifier: MIT
// stardeck import: unpacks a pack, says what it is and what is wrong with it, and puts it among the player's.
#include "cli/cli.h"
#include "cli/lint_out.h"
#include "cli/locate.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "core/json_out.h"
#include "data/pack_blame.h"
#include "data/pack_changes.h"
#include "data/pack_choice.h"
#include "data/pack_import.h"
#include "engine/game_facts.h"
#include "games/registry.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_BYTES 2048

typedef struct ImportOptions {
    bool look, replace, json;
    const char *language;
} ImportOptions;

static const Option options[] = {
    {.name = "look",
     .kind = OPTION_FLAG,
     .help = "only say what it is; put nothing in place",
     .offset = offsetof(ImportOptions, look)},
    {.name = "replace",
     .kind = OPTION_FLAG,
     .help = "take the place of a pack of yours with the same id, which is moved aside",
     .offset = offsetof(ImportOptions, replace)},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .value = "CODE",
     .help = "say it in another language (en: English, as without)",
     .offset = offsetof(ImportOptions, language)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print it as one JSON document",
     .offset = offsetof(ImportOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck import",
    .arguments = "FILE",
    .summary =
        "Puts the pack in FILE, a zip archive (.zip, .stardeck-pack) or a folder, among your own packs, "
        "switched\n"
        "off, after saying what it is, what it changes and what is wrong with it. Exit status: 0 good, 1 it "
        "is "
        "in place\n"
        "(with --look: it could be), but has faults and can't be used as it is, 2 nothing was imported.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = 1,
};

// What it changes in one game.
typedef struct Counts {
    const Game *game;
    int values, added, taken;
} Counts;

typedef struct Imported {
    ImportOptions given;
    PackImport import;
    PackList list; // the player's packs
    Text cards, assets;
    const char *assets_folder; // NULL: there are none
    FaultWords *words;         // NULL: English
    ImportRelation relation;
    int place;    // in `list`, of the one with its id; -1: none
    PackInfo had; // it
    Counts changes[PACK_CACHE_MAX];
    int games;
    LintReport report, unmet; // its faults; what it needs and has not
    Text placed, aside;
} Imported;

// ---- what it is

static void count(void *context, const PackChange *change) {
    Counts *counts = context;
    counts->values += change->kind == PACK_CHANGES_VALUE;
    counts->added += change->kind == PACK_ADDS_RECORD;
    counts->taken += change->kind == PACK_TAKES_RECORD;
}

// What it changes in a game, upon the packs below it that are on.
static void count_changes(Imported *imported, const PackList *with, int at, const Game *game) {
    Layers layers = {0};
    Problems ignored = {0}; // lint tells them
    Counts *counts = &imported->changes[imported->games];
    *counts = (Counts){.game = game};
    if (pack_list_supports(&with->pack[at], game) &&
        pack_list_lay(with, at, at, game, text_string(&imported->cards), &layers)) {
        pack_changes(game, &layers, layers.count - 1, count, counts, &ignored);
        imported->games++;
    }
    layers_finish(&layers);
}

static bool inspect(Imported *imported) {
    LintReport all = {0};
    PackList *with = calloc(1, sizeof *with);
    const int at = with != NULL ? pack_import_preview(&imported->import, &imported->list, with) : -1;
    const LintPlace place = {games, text_string(&imported->cards), imported->assets_folder, NULL};
    if (at >= 0) {
        pack_list_check_game(&with->pack[at], games);
        const Problems *faults = with->pack[at].faults;
        for (int i = 0; faults != NULL && i < faults->count; i++)
            lint_report_add(&all, &faults->item[i]);
        if (with->pack[at].info.read)
            pack_lint_listed(with, at, &place, &all);
        pack_blame_leave_out(with, at, &place, &all);
        for (size_t i = 0; games[i] != NULL && with->pack[at].info.read; i++)
            count_changes(imported, with, at, games[i]);
    }
    const bool good = at >= 0 && pack_import_sort(&imported->import, with, at, games, &all, &imported->report,
                                                  &imported->unmet);
    lint_report_finish(&all);
    if (with != NULL)
        pack_list_finish(with);
    free(with);
    return good;
}

// ---- saying so

static const char *relation_word(ImportRelation relation) {
    static const char *const words[] = {
        [IMPORT_NEW] = "new",     [IMPORT_NEWER] = "newer", [IMPORT_SAME] = "same",
        [IMPORT_OLDER] = "older", [IMPORT_TAKEN] = "taken",
    };
    return words[relation];
}

// Names the archive in place of the hidden folder it was unpacked to.
static void add_renamed(const Imported *imported, const char *text, Text *out) {
    const char *hidden = imported->import.pack;
    for (const char *at; (at = strstr(text, hidden)) != NULL; text = at + strlen(hidden)) {
        text_add_bytes(out, text, (size_t)(at - text));
        text_add(out, imported->import.source);
    }
    text_add(out, text);
}

static void add_line(const Imported *imported, Text *out, const char *format, ...) TEXT_PRINTF(3, 4);

// A line in the language that was asked for, as far as it has the sentence.
static void add_line(const Imported *imported, Text *out, const char *format, ...) {
    char line[LINE_MAX_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    fault_words_translate_line(imported->words, line, out);
    text_add(out, "\n");
}

static void add_title(const Imported *imported, const PackInfo *info, Text *out) {
    Text by = {0};
    text_printf(&by, "by %s", info->author);
    text_printf(out, "%s %s ", info->name, info->version);
    if (info->author[0] != '\0') {
        fault_words_translate_line(imported->words, text_string(&by), out);
        text_add(out, " ");
    }
    text_printf(out, "(%s)\n", info->id);
    text_finish(&by);
}

// Two people may have given their packs the same id.
static void add_whose(const Imported *imported, Text *out) {
    const PackInfo *had = &imported->had;
    const bool has = imported->aside.length == 0;
    if (had->author[0] != '\0')
        add_line(imported, out,
                 has ? "yours with this id is another pack: %s by %s"
                     : "yours with this id was another pack: %s by %s",
                 had->name, had->author);
    else
        add_line(imported, out,
                 has ? "yours with this id is another pack: %s" : "yours with this id was another pack: %s",
                 had->name);
}

static void write_lines(const Imported *imported, Text *out) {
    const PackInfo *info = &imported->import.info;
    add_title(imported, info, out);
    if (info->about[0] != '\0')
        text_printf(out, "%s\n", info->about);
    if (info->licence[0] != '\0')
        add_line(imported, out, "licence: %s", info->licence);
    if (info->url[0] != '\0')
        text_printf(out, "url: %s\n", info->url);
    for (int i = 0; i < imported->games; i++) {
        const Counts *counts = &imported->changes[i];
        add_line(imported, out, "%s: values changed: %d, new: %d, taken away: %d", game_id(counts->game),
                 counts->values, counts->added, counts->taken);
    }
    if (imported->import.beside > 0)
        add_line(imported, out, "files: %d; beside the pack's folder, and left out: %d",
                 imported->import.files, imported->import.beside);
    else
        add_line(imported, out, "files: %d", imported->import.files);
    if (imported->relation == IMPORT_NEWER || imported->relation == IMPORT_OLDER ||
        imported->relation == IMPORT_SAME)
        add_line(imported, out,
                 imported->aside.length > 0 ? "you had version %s of it" : "you have version %s of it",
                 imported->had.version);
    if (imported->place >= 0 && pack_import_is_another(&imported->import, &imported->had))
        add_whose(imported, out);
    for (int i = 0; i < imported->unmet.count; i++)
        add_line(imported, out, "%s", imported->unmet.item[i].message);
    if (imported->placed.length > 0)
        add_line(imported, out, "imported into %s", text_string(&imported->placed));
    if (imported->aside.length > 0)
        add_line(imported, out, "the one before is now in %s", text_string(&imported->aside));
    if (imported->import.away != NULL)
        add_line(imported, out, "the archive is now in %s", imported->import.away);
}

static void write_json(Imported *imported, Text *out) {
    const PackInfo *info = &imported->import.info;
    JsonOut json;
    Text faults = {0}, renamed = {0};
    for (int i = 0; i < imported->unmet.count; i++)
        lint_report_add(&imported->report, &imported->unmet.item[i]);
    for (int i = 0; i < imported->report.count; i++)
        fault_words_translate_problem(imported->words, &imported->report.item[i]);
    lint_write_json(&imported->report, imported->words, &faults);
    add_renamed(imported, text_string(&faults), &renamed);
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_string(&json, "id", info->id);
    json_string(&json, "name", info->name);
    json_string(&json, "version", info->version);
    json_string(&json, "author", info->author);
    json_number(&json, "files", imported->import.files);
    json_number(&json, "beside", imported->import.beside);
    json_string(&json, "relation", relation_word(imported->relation));
    json_begin_list(&json, "games");
    for (int i = 0; i < imported->games; i++) {
        json_begin_object(&json, NULL);
        json_string(&json, "game", game_id(imported->changes[i].game));
        json_number(&json, "values", imported->changes[i].values);
        json_number(&json, "added", imported->changes[i].added);
        json_number(&json, "taken", imported->changes[i].taken);
        json_end_object(&json);
    }
    json_end_list(&json);
    json_raw(&json, "faults", text_string(&renamed));
    json_string(&json, "placed", imported->placed.length > 0 ? text_string(&imported->placed) : NULL);
    json_string(&json, "aside", imported->aside.length > 0 ? text_string(&imported->aside) : NULL);
    json_end_object(&json);
    text_add(out, "\n");
    text_finish(&faults);
    text_finish(&renamed);
}

// ---- refusals

// Says it in the language that was asked for, as far as it has the sentence.
static void refuse(const Imported *imported, const char *line) {
    Text said = {0};
    fault_words_translate_line(imported->words, line, &said);
    say_error(EXIT_USAGE, "%s", text_string(&said));
    text_finish(&said);
}

static void refuse_problems(const Imported *imported, Problems *problems) {
    for (int i = 0; i < problems->count; i++)
        fault_words_translate_problem(imported->words, &problems->item[i]);
    say_problems(problems);
}

// ---- putting it in place

// Keeps the order if packs that need each other would not lie in theirs.
static bool settle(Imported *imported, Text *problem) {
    Text path = {0};
    int at = pack_list_refresh(&imported->list) ? imported->list.count - 1 : -1;
    while (at >= 0 && strcmp(imported->list.pack[at].folder, text_string(&imported->placed)) != 0)
        at--;
    const bool good = at < 0 || !pack_import_settle(&imported->list, at) || !pack_choice_path(&path) ||
                      pack_choice_write(&imported->list, text_string(&path), problem);
    text_finish(&path);
    return good;
}

static bool put(Imported *imported) {
    Text problem = {0};
    bool good = true;
    if (imported->given.look)
        return true;
    if (imported->relation != IMPORT_NEW && imported->relation != IMPORT_TAKEN && !imported->given.replace) {
        const char *version = imported->import.info.version;
        const char *theirs = imported->list.pack[imported->place].info.version;
        if (version[0] != '\0')
            text_printf(
                &problem,
                "%s: you have version %s of this pack, and this is %s; --replace takes it in its place",
                imported->import.source, theirs, version);
        else
            text_printf(
                &problem,
                "%s: you have version %s of this pack, and this names none that can be read; --replace "
                "takes it in its place",
                imported->import.source, theirs);
        good = false;
    }
    good = good &&
           pack_import_put(&imported->import, &imported->list, &imported->placed, &imported->aside, &problem);
    good = good && settle(imported, &problem);
    if (!good)
        refuse(imported, text_string(&problem));
    text_finish(&problem);
    return good;
}

// Loads the cards of all games, so that packs of the player's that can't be used get their faults and nothing
// is laid upon them.
static void find_faulty(Imported *imported) {
    PackCache shelf = {.games = games,
                       .folder = text_string(&imported->cards),
                       .upon = &imported->list,
                       .assets = imported->assets_folder,
                       .check_texts = packs_window_checks()->words};
    for (size_t i = 0; games[i] != NULL; i++)
        pack_cache_catalog(&shelf, games[i]);
    pack_cache_finish(&shelf);
}

static bool open_pack(Imported *imported, const char *file) {
    Text folder = {0};
    Problems problems = {0};
    bool good = pack_choice_folder(&folder);
    if (!good) {
        refuse(imported, "there is no folder for packs: neither XDG_DATA_HOME nor HOME names one");
    } else if (!pack_import_open(&imported->import, file, text_string(&folder), &problems)) {
        refuse_problems(imported, &problems);
        good = false;
    }
    text_finish(&folder);
    return good;
}

static bool open_all(Imported *imported, const char *file) {
    Text problem = {0};
    if (locate_assets(&imported->assets, &problem))
        imported->assets_folder = text_string(&imported->assets);
    text_clear(&problem);
    bool good =
        lint_words_open(imported->assets_folder, imported->given.language, &imported->words) == EXIT_GOOD;
    if (good && !locate_cards(NULL, NULL, &imported->cards, &problem)) {
        refuse(imported, text_string(&problem));
        good = false;
    }
    good = good && open_pack(imported, file);
    if (good) {
        packs_add_players(&imported->list, text_string(&imported->cards));
        find_faulty(imported);
    }
    text_finish(&problem);
    return good;
}

static void say_faults(const Imported *imported) {
    Text lines = {0}, found = {0};
    for (int i = 0; i < imported->report.count; i++)
        fault_words_translate_problem(imported->words, &imported->report.item[i]);
    lint_write_lines(&imported->report, imported->words, &found);
    add_renamed(imported, text_string(&found), &lines);
    fputs(text_string(&lines), stderr);
    text_finish(&lines);
    text_finish(&found);
}

static int finish(Imported *imported, bool good) {
    Text out = {0};
    int status = EXIT_USAGE;
    if (good && !imported->given.json)
        say_faults(imported);
    good = good && put(imported);
    if (good && imported->given.json)
        write_json(imported, &out);
    else if (good)
        write_lines(imported, &out);
    if (good)
        status = say_result(&out);
    if (status == EXIT_GOOD && lint_report_grave(&imported->report) + imported->unmet.errors > 0)
        status = EXIT_FALSE;
    lint_report_finish(&imported->report);
    lint_report_finish(&imported->unmet);
    pack_list_finish(&imported->list);
    pack_import_drop(&imported->import);
    fault_words_destroy(imported->words);
    Text *const texts[] = {&imported->cards, &imported->assets, &imported->placed, &imported->aside};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        text_finish(texts[i]);
    return status;
}

int import_command(int argc, char **argv) {
    Imported *imported = calloc(1, sizeof *imported);
    Arguments arguments;
    if (imported == NULL)
        return say_error(EXIT_USAGE, "out of memory");
    int status = options_read(&usage, argc, argv, &imported->given, &arguments);
    if (status == OPTIONS_GO_ON) {
        bool good = open_all(imported, arguments.item[0]);
        if (good)
            imported->relation = pack_import_relation(&imported->import, &imported->list, &imported->place);
        if (good && imported->place >= 0)
            imported->had = imported->list.pack[imported->place].info;
        if (good && !inspect(imported)) {
            say_error(EXIT_USAGE, "out of memory");
            good = false;
        }
        status = finish(imported, good);
    }
    free(imported);
    return status;
}
