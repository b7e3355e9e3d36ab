// SPDX-License-Identifier: MIT
// stardeck lint: all faults of card packs, as lines on stderr or as one JSON list.
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "data/pack_lint.h"
#include "games/registry.h"

#include <stdio.h>
#include <string.h>

typedef struct LintOptions {
    const char *cards;
    bool json;
} LintOptions;

static const Option options[] = {
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs, when no DIR is named",
     .offset = offsetof(LintOptions, cards)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the faults as one JSON list on stdout",
     .offset = offsetof(LintOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck lint",
    .arguments = "DIR…",
    .summary = "Checks card packs with their language files and tells every fault: where it is, what is "
               "wrong, what\n"
               "is allowed. DIR is the folder of a game's pack (cards/tactics; a copy of it may have another "
               "name) or\n"
               "the folder that holds the packs; without one it is the program's own. Exit status: 0 nothing "
               "found,\n"
               "1 faults found, 2 there is no such folder.",
    .options = options,
    .arguments_max = INT16_MAX,
};

typedef struct Lint {
    JsonOut *json;      // NULL: lines for people
    const char *assets; // where pictures are
    int packs, faulty;
    int problems;
} Lint;

static const char *const part_codes[LINT_PARTS] = {
    [LINT_PACK] = "pack", [LINT_WORDS] = "words", [LINT_PICTURES] = "pictures"};

static void write_problem(JsonOut *json, LintPart part, const Problem *problem) {
    json_begin_object(json, NULL);
    json_string(json, "file", problem->file);
    json_number(json, "line", problem->line);
    json_number(json, "column", problem->column);
    json_string(json, "severity", "error");
    json_string(json, "code", part_codes[part]);
    json_string(json, "message", problem->message);
    json_string(json, "hint", lint_hint(problem->message));
    json_end_object(json);
}

static void tell(Lint *lint, LintPart part, const char *folder, const Problems *problems) {
    lint->problems += problems_total(problems);
    if (lint->json == NULL) {
        say_problems(problems);
        return;
    }
    for (int i = 0; i < problems->count; i++)
        write_problem(lint->json, part, &problems->item[i]);
    if (problems->dropped == 0)
        return;
    Problem more = {.line = 0};
    text_copy(more.file, sizeof more.file, folder);
    snprintf(more.message, sizeof more.message, "and %d more", problems->dropped);
    write_problem(lint->json, part, &more);
}

static void lint_pack(Lint *lint, const Game *game, const char *folder) {
    Problems problems[LINT_PARTS] = {{.count = 0}};
    lint->packs++;
    if (pack_lint(game, folder, lint->assets, problems))
        return;
    lint->faulty++;
    for (LintPart part = LINT_PACK; part < LINT_PARTS; part++)
        tell(lint, part, folder, &problems[part]);
}

// The folder's own name, without what leads there and without slashes at its end.
static bool is_named(const char *folder, const char *name) {
    size_t end = strlen(folder);
    while (end > 1 && folder[end - 1] == '/')
        end--;
    size_t start = end;
    while (start > 0 && folder[start - 1] != '/')
        start--;
    return end - start == strlen(name) && memcmp(folder + start, name, end - start) == 0;
}

static bool holds_file(const char *folder, const char *name) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    FILE *file = fopen(text_string(&path), "rb");
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

// The game whose pack this folder is: the one it is named after, else the first one of those most of whose
// files lie in it (a deck.json has nearly every game).
static const Game *game_of(const char *folder) {
    const Game *best = NULL;
    for (size_t i = 0; games[i] != NULL; i++)
        if (is_named(folder, games[i]->id))
            return games[i];
    uint8_t most = 0;
    for (size_t i = 0; games[i] != NULL; i++)
        if (files_in(folder, games[i]) > most) {
            most = files_in(folder, games[i]);
            best = games[i];
        }
    return best;
}

// False after a message when the folder holds nothing to check.
static bool lint_folder(Lint *lint, const char *folder) {
    if (!locate_is_folder(folder)) {
        say_error(EXIT_USAGE, "there is no folder '%s'", folder);
        return false;
    }
    const Game *game = game_of(folder);
    if (game != NULL) {
        lint_pack(lint, game, folder);
        return true;
    }
    const int before = lint->packs;
    Text path = {0};
    for (size_t i = 0; games[i] != NULL; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, games[i]->id);
        if (locate_is_folder(text_string(&path)))
            lint_pack(lint, games[i], text_string(&path));
    }
    text_finish(&path);
    if (lint->packs > before)
        return true;
    Text known = {0};
    say_list(&known, packs_games());
    say_error(EXIT_USAGE, "there is no card pack in '%s'; a pack's folder is named after its game: %s",
              folder, text_string(&known));
    text_finish(&known);
    return false;
}

static bool lint_all(Lint *lint, const LintOptions *given, const Arguments *arguments) {
    bool good = true;
    for (int i = 0; i < arguments->count; i++)
        good = lint_folder(lint, arguments->item[i]) && good;
    if (arguments->count > 0)
        return good;
    Packs packs = {.cards = given->cards};
    const char *folder = packs_folder(&packs);
    good = folder != NULL && lint_folder(lint, folder);
    packs_finish(&packs);
    return good;
}

int lint_command(int argc, char **argv) {
    LintOptions given = {0};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Text document = {0};
    JsonOut json;
    Lint lint = {.json = given.json ? &json : NULL};
    json_out_init(&json, &document);
    json_begin_list(&json, NULL);
    Text assets = {0}, problem = {0};
    if (locate_assets(&assets, &problem))
        lint.assets = text_string(&assets);
    else
        fprintf(stderr, "stardeck: pictures are not looked at: %s\n", text_string(&problem));
    const bool good = lint_all(&lint, &given, &arguments);
    text_finish(&assets);
    text_finish(&problem);
    json_end_list(&json);
    text_add(&document, "\n");
    if (!given.json) {
        text_clear(&document);
        text_printf(&document, "%d pack%s checked, %d fault%s\n", lint.packs, lint.packs == 1 ? "" : "s",
                    lint.problems, lint.problems == 1 ? "" : "s");
    }
    status = say_result(&document);
    if (status != EXIT_GOOD || !good)
        return EXIT_USAGE;
    return lint.faulty > 0 ? EXIT_FALSE : EXIT_GOOD;
}
