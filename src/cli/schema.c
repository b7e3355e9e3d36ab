// SPDX-License-Identifier: MIT
// stardeck schema: what the files of a game's packs may contain, as JSON Schema for editors. Knows no game.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "data/json_schema.h"
#include "games/registry.h"

#define FILES_MAX 16

typedef struct SchemaOptions {
    bool layer;
} SchemaOptions;

static const Option options[] = {
    {.name = "layer",
     .kind = OPTION_FLAG,
     .help = "of packs with only what differs (with a pack.json)",
     .offset = offsetof(SchemaOptions, layer)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck schema",
    .arguments = "GAME [FILE]",
    .summary = "Prints what a file of a game's packs (deck.json) may hold, as JSON Schema (draft 7) for "
               "editors, from the\n"
               "same tables that read it. Without FILE: the names of the files, a line each. What comes with "
               "the program lies\n"
               "in cards/GAME/schema.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = 2,
};

static int tell_no_file(const char *file, const char *const names[]) {
    Text message = {0};
    text_printf(&message, "there is no schema of '%s'; allowed: ", file);
    say_list(&message, names);
    say_nearest(&message, file, names);
    const int status = say_error(EXIT_USAGE, "%s", text_string(&message));
    text_finish(&message);
    return status;
}

int schema_command(int argc, char **argv) {
    SchemaOptions given = {0};
    Arguments arguments;
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    const PackCache shelf = {.games = games};
    const SchemaFlavour flavour = given.layer ? SCHEMA_LAYER : SCHEMA_WHOLE;
    const char *names[FILES_MAX + 1] = {NULL};
    Text out = {0}, problem = {0};
    const Game *game = pack_cache_game(&shelf, arguments.item[0], &problem);
    if (game == NULL)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    if (game == NULL)
        return EXIT_USAGE;
    for (int i = 0; i < FILES_MAX && (names[i] = json_schema_file(game, flavour, i)) != NULL; i++)
        if (arguments.count < 2)
            text_printf(&out, "%s\n", names[i]);
    if (arguments.count == 2 && !json_schema_write(game, flavour, arguments.item[1], &out))
        return tell_no_file(arguments.item[1], names);
    return say_result(&out);
}
