// SPDX-License-Identifier: MIT
// stardeck export: a pack as a zip archive.
#include "cli/cli.h"
#include "cli/locate.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "core/file_kind.h"
#include "data/pack_export.h"

#include <stdlib.h>
#include <string.h>

typedef struct ExportOptions {
    const char *to;
} ExportOptions;

static const Option options[] = {
    {.name = "to",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder for the archive (this one)",
     .offset = offsetof(ExportOptions, to)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck export",
    .arguments = "PACK",
    .summary = "Writes PACK, the id of one of your packs or a folder with a pack.json, as a new archive\n"
               "ID-VERSION.zip, and prints its name. Nothing is ever written over. Exit status: 0 good, 2 "
               "there is\n"
               "no such pack, or it can't be written.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = 1,
};

// Appends the folder of the pack. False after a message.
static bool find_pack(const char *named, Text *folder) {
    if (strchr(named, '/') != NULL || (file_is_folder(named) && pack_info_exists(named))) {
        text_add(folder, named);
        return true;
    }
    PackList *list = calloc(1, sizeof *list);
    const char *ids[PACK_LIST_MAX + 1] = {NULL};
    Text cards = {0}, message = {0};
    const bool found = list != NULL && locate_cards(NULL, NULL, &cards, &message);
    if (found)
        packs_add_players(list, text_string(&cards));
    const ListedPack *pack = found ? pack_list_find(list, named) : NULL;
    for (int i = 0, known = 0; found && i < list->count; i++)
        if (!list->pack[i].stray && !list->pack[i].copy)
            ids[known++] = list->pack[i].info.id;
    if (pack != NULL)
        text_add(folder, pack->folder);
    if (found && pack == NULL) {
        text_printf(&message, "there is no pack '%s' among yours", named);
        say_nearest(&message, named, ids);
    }
    if (pack == NULL)
        say_error(EXIT_USAGE, "%s", text_string(&message));
    if (list != NULL)
        pack_list_finish(list);
    free(list);
    text_finish(&cards);
    text_finish(&message);
    return folder->length > 0;
}

int export_command(int argc, char **argv) {
    ExportOptions given = {.to = "."};
    Arguments arguments;
    Text folder = {0}, made = {0};
    Problems problems = {0};
    const int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    bool good = find_pack(arguments.item[0], &folder);
    if (good && !file_is_folder(given.to)) {
        say_error(EXIT_USAGE, "--to: there is no folder '%s'", given.to);
        good = false;
    }
    if (good && !pack_export(text_string(&folder), given.to, &made, &problems)) {
        say_problems(&problems);
        good = false;
    }
    text_finish(&folder);
    text_add(&made, "\n");
    if (good)
        return say_result(&made);
    text_finish(&made);
    return EXIT_USAGE;
}
