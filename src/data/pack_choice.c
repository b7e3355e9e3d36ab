// SPDX-License-Identifier: MIT
// Reads and writes the file that says which packs are on.
#include "data/pack_choice.h"

#include "core/json_out.h"
#include "data/folders.h"

#include <stdlib.h>
#include <string.h>

#define FILE_NAME "packs.json"
#define FOLDER_NAME "packs"

typedef struct ChosenPack {
    char id[ID_MAX];
    uint8_t on;
} ChosenPack;

typedef struct Choice {
    uint8_t count;
    ChosenPack pack[2 * PACK_LIST_MAX];
} Choice;

static const Field pack_fields[] = {
    {.key = "id",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(ChosenPack, id)},
    {.key = "on", .kind = FIELD_BOOL, .required = true, .offset = offsetof(ChosenPack, on)},
};
static const Schema pack_schema = {"pack", pack_fields, sizeof pack_fields / sizeof pack_fields[0]};

static const Field fields[] = {
    {.key = "packs",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = 2 * PACK_LIST_MAX,
     .count_offset = (uint32_t)offsetof(Choice, count),
     .stride = sizeof(ChosenPack),
     .record = &pack_schema,
     .offset = (uint32_t)offsetof(Choice, pack)},
};
static const Schema schema = {"choice of packs", fields, sizeof fields / sizeof fields[0]};

static bool in_folder(UserFolder folder, const char *name, Text *path) {
    if (!folders_user(folder, path))
        return false;
    text_printf(path, "/%s", name);
    return true;
}

bool pack_choice_path(Text *path) {
    return in_folder(FOLDER_CONFIG, FILE_NAME, path);
}

bool pack_choice_folder(Text *path) {
    return in_folder(FOLDER_DATA, FOLDER_NAME, path);
}

// The file lists the topmost first, the list the lowest.
static void take(PackList *list, const Choice *choice) {
    int known = 0;
    for (int i = choice->count - 1; i >= 0; i--) {
        ListedPack *pack = pack_list_find(list, choice->pack[i].id);
        if (pack == NULL || pack - list->pack < known) // not here, or listed twice
            continue;
        pack->on = choice->pack[i].on || pack->origin == PACK_NAMED;
        pack_list_move(list, (int)(pack - list->pack), known++);
    }
}

SettingsOutcome pack_choice_read(PackList *list, const char *path, Problems *problems) {
    static const SettingsFormat format = {.schema = &schema, .size = sizeof(Choice)};
    Choice *choice = calloc(1, sizeof *choice);
    if (choice == NULL)
        return SETTINGS_NONE;
    const SettingsOutcome outcome = settings_read(path, &format, choice, NULL, problems);
    if (outcome == SETTINGS_READ || outcome == SETTINGS_PARTLY)
        take(list, choice);
    free(choice);
    return outcome;
}

bool pack_choice_write(const PackList *list, const char *path, Text *problem) {
    Text text = {0};
    JsonOut json;
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    json_begin_list(&json, "packs");
    for (int i = list->count - 1; i >= 0; i--) {
        if (list->pack[i].origin == PACK_NAMED || list->pack[i].stray)
            continue;
        json_begin_object(&json, NULL);
        json_string(&json, "id", list->pack[i].info.id);
        json_bool(&json, "on", list->pack[i].on);
        json_end_object(&json);
    }
    json_end_list(&json);
    json_end_object(&json);
    const bool good = !text.failed;
    if (!good)
        text_printf(problem, "%s: out of memory", path);
    const bool written = good && settings_write(path, text_string(&text), problem);
    text_finish(&text);
    return written;
}
