// SPDX-License-Identifier: MIT
// stardeck help: the --help of the program or of a subcommand, and all of it for tools.
#include "ai/opponent.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/window_options.h"
#include "core/json_out.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "games/registry.h"

#include <stdio.h>

typedef struct HelpOptions {
    bool json;
} HelpOptions;

static const Option options[] = {
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "all there is to know of the program's options and subcommands, as one JSON document for tools",
     .offset = offsetof(HelpOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck help",
    .arguments = "SUBCOMMAND",
    .summary = "Explains a subcommand, or the program and its window: the same as --help.",
    .options = options,
    .arguments_max = 1,
};

static int help_of_window(char *form) {
    char name[] = "stardeck";
    char *arguments[] = {name, form, NULL};
    WindowOptions ignored = {0};
    return window_options_read(2, arguments, &ignored);
}

// The games with their variants, and who plays them.
static void print_words(void) {
    Text out = {0};
    JsonOut json;
    json_out_init(&json, &out);
    json_begin_list(&json, NULL);
    for (int i = 0; games[i] != NULL; i++) {
        json_begin_object(&json, NULL);
        json_string(&json, "id", game_id(games[i]));
        json_begin_list(&json, "variants");
        for (int k = 0; games[i]->variants[k] != NULL; k++)
            json_string(&json, NULL, games[i]->variants[k]);
        json_end_list(&json);
        json_end_object(&json);
    }
    json_end_list(&json);
    text_add(&out, ",\"opponents\":");
    json_out_init(&json, &out);
    json_begin_list(&json, NULL);
    for (int i = 0; opponents[i] != NULL; i++)
        json_string(&json, NULL, opponents[i]->name);
    json_end_list(&json);
    fputs(text_string(&out), stdout);
    text_finish(&out);
}

// The parts are printed by those who have the tables; what is between them is printed here.
static int print_all(char *form) {
    fputs("{\"program\":", stdout);
    int status = help_of_window(form);
    fputs(",\"subcommands\":[", stdout);
    for (const Subcommand *command = subcommands; command->name != NULL && status == EXIT_GOOD; command++) {
        char name[SUBCOMMAND_NAME_MAX];
        text_copy(name, sizeof name, command->name);
        char *arguments[] = {name, form, NULL};
        printf("%s{\"name\":\"%s\",\"does\":\"%s\",\"usage\":", command == subcommands ? "" : ",",
               command->name, command->summary);
        status = command->run(2, arguments);
        fputs("}", stdout);
    }
    Text end = {0};
    text_add(&end, "}\n");
    fputs("],\"games\":", stdout);
    print_words();
    return status == EXIT_GOOD ? say_result(&end) : status;
}

int help_command(int argc, char **argv) {
    HelpOptions given = {0};
    Arguments arguments;
    char form[] = "--help", json[] = "--help=json";
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    if (given.json)
        return print_all(json);
    if (arguments.count == 0)
        return help_of_window(form);
    char *asked[] = {arguments.item[0], form, NULL};
    return cli_run(2, asked);
}
