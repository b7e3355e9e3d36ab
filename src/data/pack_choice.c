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
    uint16_t count;
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

// ---- what it says of others

#define ABSENT_MAX (2 * PACK_LIST_MAX)
#define UNKNOWN_MAX 32
#define UNKNOWN_BYTES 16384 // of all together

// A pack that is not here.
typedef struct AbsentPack {
    char id[ID_MAX], above[ID_MAX]; // above: the listed pack next above it; "": none
    char name[PACK_NAME_MAX];       // "": unknown
    bool on;
} AbsentPack;

// A key that this program doesn't know: "KEY", or "packs/ID/KEY".
typedef struct UnknownKey {
    char *path, *json; // owned
} UnknownKey;

struct PackChoiceRest {
    AbsentPack absent[ABSENT_MAX];
    UnknownKey unknown[UNKNOWN_MAX];
    int absents, unknowns;
};

void pack_choice_free(PackChoiceRest *rest) {
    for (int i = 0; rest != NULL && i < rest->unknowns; i++) {
        free(rest->unknown[i].path);
        free(rest->unknown[i].json);
    }
    free(rest);
}

// The list's rest, new if there was none. NULL if memory runs out.
static PackChoiceRest *rest_of(PackList *list) {
    if (list->rest == NULL)
        list->rest = calloc(1, sizeof *list->rest);
    return list->rest;
}

static AbsentPack *find_absent(const PackList *list, const char *id) {
    PackChoiceRest *rest = list->rest;
    for (int i = 0; rest != NULL && i < rest->absents; i++)
        if (strcmp(rest->absent[i].id, id) == 0)
            return &rest->absent[i];
    return NULL;
}

static void add_absent(PackList *list, const char *id, const char *name, bool on, const char *above) {
    PackChoiceRest *rest = rest_of(list);
    AbsentPack *absent = find_absent(list, id);
    if (absent == NULL && rest != NULL && rest->absents < ABSENT_MAX) {
        absent = &rest->absent[rest->absents++];
        *absent = (AbsentPack){.on = on};
        text_copy(absent->id, sizeof absent->id, id);
        text_copy(absent->above, sizeof absent->above, above);
    }
    if (absent != NULL && name[0] != '\0')
        text_copy(absent->name, sizeof absent->name, name);
}

// The next one from `from` on that is not here again; the number of all: none.
static int next_absent(const PackList *list, int from) {
    while (from < list->rest->absents && pack_list_index(list, list->rest->absent[from].id) >= 0)
        from++;
    return from;
}

int pack_choice_absents(const PackList *list) {
    int count = 0;
    for (int i = 0; list->rest != NULL && (i = next_absent(list, i)) < list->rest->absents; i++)
        count++;
    return count;
}

PackAbsent pack_choice_absent(const PackList *list, int number) {
    int at = next_absent(list, 0);
    while (number-- > 0)
        at = next_absent(list, at + 1);
    const AbsentPack *absent = &list->rest->absent[at];
    return (PackAbsent){absent->id, absent->name, absent->on};
}

static void drop_absent(PackChoiceRest *rest, int number) {
    AbsentPack *absent = rest->absent + number, *end = rest->absent + --rest->absents;
    memmove(absent, absent + 1, (size_t)(end - absent) * sizeof *absent);
}

static void drop_unknown(PackChoiceRest *rest, const char *id) {
    Text start = {0};
    int left = 0;
    text_printf(&start, "packs/%s/", id);
    for (int i = 0; i < rest->unknowns; i++) {
        if (!start.failed && strncmp(rest->unknown[i].path, text_string(&start), start.length) == 0) {
            free(rest->unknown[i].path);
            free(rest->unknown[i].json);
        } else {
            rest->unknown[left++] = rest->unknown[i];
        }
    }
    rest->unknowns = left;
    text_finish(&start);
}

void pack_choice_forget(PackList *list, const char *id) {
    AbsentPack *absent = find_absent(list, id);
    if (absent == NULL || pack_list_index(list, id) >= 0)
        return;
    drop_unknown(list->rest, id);
    drop_absent(list->rest, (int)(absent - list->rest->absent));
}

static bool keep_unknown(void *context, const char *path, const char *json) {
    PackChoiceRest *rest = rest_of(context);
    size_t bytes = strlen(path) + strlen(json);
    for (int i = 0; rest != NULL && i < rest->unknowns; i++)
        bytes += strlen(rest->unknown[i].path) + strlen(rest->unknown[i].json);
    if (rest == NULL || rest->unknowns == UNKNOWN_MAX || bytes > UNKNOWN_BYTES)
        return false;
    const UnknownKey unknown = {text_duplicate(path), text_duplicate(json)};
    if (unknown.path != NULL && unknown.json != NULL) {
        rest->unknown[rest->unknowns++] = unknown;
        return true;
    }
    free(unknown.path);
    free(unknown.json);
    return false;
}

// The position of the pack next above the one that is absent, or what follows the topmost.
static int above_of(const PackList *list, const AbsentPack *absent) {
    int above = pack_list_index(list, absent->above), end = list->count;
    while (above < 0 && absent != NULL && absent->above[0] != '\0') { // that one is absent, too
        absent = find_absent(list, absent->above);
        above = absent != NULL ? pack_list_index(list, absent->above) : -1;
    }
    while (end > 0 && list->pack[end - 1].stray)
        end--;
    return above >= 0 ? above : end;
}

// Packs that have come back are as they were, and lie where they lay. From the lowest up: of several that lay
// below the same one, each goes directly below it.
static void put_back(PackList *now, const PackList *before) {
    for (int i = now->rest != NULL ? now->rest->absents - 1 : -1; i >= 0; i--) {
        const AbsentPack *absent = &now->rest->absent[i];
        const int at = pack_list_index(now, absent->id);
        if (at < 0 || pack_list_index(before, absent->id) >= 0)
            continue;
        const int above = above_of(now, absent);
        now->pack[at].on = absent->on;
        pack_list_move(now, at, above < at ? above : above - 1);
        drop_absent(now->rest, i);
    }
}

void pack_choice_carry_on(PackList *now, PackList *before) {
    const char *above = "";
    now->rest = before->rest;
    now->choice_faults = before->choice_faults;
    now->choice_stuck = before->choice_stuck;
    before->rest = NULL;
    before->choice_faults = NULL;
    for (int i = before->count - 1; i >= 0; i--) {
        const ListedPack *pack = &before->pack[i];
        if (pack->origin == PACK_NAMED || pack->stray || pack->copy)
            continue;
        if (pack_list_find(now, pack->info.id) != NULL)
            above = pack->info.id;
        else
            add_absent(now, pack->info.id, pack->info.name, pack->on, above);
    }
    put_back(now, before);
}

// ---- reading

// The file lists the topmost first, the list the lowest.
static void take(PackList *list, const Choice *choice) {
    const char *above = "";
    for (int i = 0; i < choice->count; i++)
        if (pack_list_find(list, choice->pack[i].id) != NULL)
            above = choice->pack[i].id;
        else
            add_absent(list, choice->pack[i].id, "", choice->pack[i].on, above);
    int known = 0;
    for (int i = choice->count - 1; i >= 0; i--) {
        ListedPack *pack = pack_list_find(list, choice->pack[i].id);
        if (pack == NULL || pack - list->pack < known) // not here, or listed twice
            continue;
        pack->on = choice->pack[i].on || pack->origin == PACK_NAMED;
        pack_list_move(list, (int)(pack - list->pack), known++);
    }
    pack_list_follow_originals(list);
}

static void note_faults(PackList *list, const Problems *problems) {
    free(list->choice_faults);
    list->choice_faults = calloc(1, sizeof *list->choice_faults);
    for (int i = 0; list->choice_faults != NULL && i < problems->count; i++)
        problems_add_copy(list->choice_faults, &problems->item[i]);
}

SettingsOutcome pack_choice_read(PackList *list, const char *path, Problems *problems) {
    static const char *const none[] = {NULL};
    const SettingsLoose loose = {.keys = none, .keep = keep_unknown, .context = list};
    const SettingsFormat format = {.schema = &schema, .size = sizeof(Choice), .loose = &loose};
    Choice *choice = calloc(1, sizeof *choice);
    if (choice == NULL)
        return SETTINGS_NONE;
    const SettingsOutcome outcome = settings_read(path, &format, choice, &list->choice_stuck, problems);
    if (outcome == SETTINGS_READ || outcome == SETTINGS_PARTLY)
        take(list, choice);
    if (outcome == SETTINGS_BROKEN || outcome == SETTINGS_PARTLY)
        note_faults(list, problems);
    free(choice);
    return outcome;
}

// ---- writing

// Writes the unknown keys of the entry with this id; NULL: those of the file.
static void write_unknown(JsonOut *json, const PackChoiceRest *rest, const char *id) {
    Text start = {0};
    if (id != NULL)
        text_printf(&start, "packs/%s/", id);
    for (int i = 0; rest != NULL && i < rest->unknowns; i++) {
        const char *path = rest->unknown[i].path;
        if (strncmp(path, text_string(&start), start.length) == 0 && strchr(path + start.length, '/') == NULL)
            json_raw(json, path + start.length, rest->unknown[i].json);
    }
    text_finish(&start);
}

static void write_entry(JsonOut *json, const PackList *list, const char *id, bool on) {
    json_begin_object(json, NULL);
    json_string(json, "id", id);
    json_bool(json, "on", on);
    write_unknown(json, list->rest, id);
    json_end_object(json);
}

// Writes the packs that are not here and come below this one; "": above all.
static void write_absent(JsonOut *json, const PackList *list, const char *above, bool written[ABSENT_MAX]) {
    const PackChoiceRest *rest = list->rest;
    for (int i = 0; rest != NULL && i < rest->absents; i++) {
        const AbsentPack *absent = &rest->absent[i];
        if (written[i] || (above != NULL && strcmp(absent->above, above) != 0))
            continue;
        written[i] = true;
        if (pack_list_find((PackList *)list, absent->id) == NULL) // else it is back
            write_entry(json, list, absent->id, absent->on);
    }
}

static void write_entries(JsonOut *json, const PackList *list) {
    bool written[ABSENT_MAX] = {false};
    write_absent(json, list, "", written);
    for (int i = list->count - 1; i >= 0; i--) {
        const ListedPack *pack = &list->pack[i];
        if (pack->origin == PACK_NAMED || pack->stray || pack->copy)
            continue;
        write_entry(json, list, pack->info.id, pack->on);
        write_absent(json, list, pack->info.id, written);
    }
    write_absent(json, list, NULL, written);
}

bool pack_choice_write(const PackList *list, const char *path, Text *problem) {
    Text text = {0};
    JsonOut json;
    if (list->choice_stuck) {
        text_printf(problem, "%s: it is broken and can't be put aside, so nothing is saved until it is fixed",
                    path);
        return false;
    }
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    json_begin_list(&json, "packs");
    write_entries(&json, list);
    json_end_list(&json);
    write_unknown(&json, list->rest, NULL);
    json_end_object(&json);
    const bool good = !text.failed;
    if (!good)
        text_printf(problem, "%s: out of memory", path);
    const bool written = good && settings_write(path, text_string(&text), problem);
    text_finish(&text);
    return written;
}
