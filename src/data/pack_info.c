// SPDX-License-Identifier: MIT
// Reads pack.json by a schema, like every other file.
#include "data/pack_info.h"

#include "data/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>

#define TEXT(key_, member_, must_)                                                                           \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_TEXT, .required = (must_), .offset = offsetof(PackInfo, member_),       \
        .capacity = sizeof(((PackInfo *)0)->member_)                                                         \
    }

static const Field fields[] = {
    {.key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(PackInfo, id)},
    TEXT("name", name, true),
    TEXT("version", version, true),
    TEXT("author", author, false),
    TEXT("about", about, false),
    TEXT("game", game, false),
    TEXT("builds_on", builds_on, false),
};

const Schema pack_info_schema = {"pack", fields, sizeof fields / sizeof fields[0]};

static void path_of(const char *folder, Text *path) {
    text_printf(path, "%s/%s", folder, PACK_FILE);
}

bool pack_info_exists(const char *folder) {
    struct stat info; // of a link, not of what it leads to: one that leads nowhere is a fault to be told
    Text path = {0};
    path_of(folder, &path);
    const bool there = !path.failed && lstat(text_string(&path), &info) == 0;
    text_finish(&path);
    return there;
}

static PackInfoPlace place_of(const JsonDoc *doc, const char *key) {
    const cJSON *node = json_doc_find(doc, NULL, key);
    const JsonPlace place = node != NULL ? json_doc_place(doc, node) : (JsonPlace){0, 0};
    return (PackInfoPlace){place.line, place.column};
}

void pack_info_problem(const char *folder, PackInfoPlace at, Problems *problems, const char *format, ...) {
    char message[PROBLEM_MESSAGE_MAX];
    Text path = {0};
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    path_of(folder, &path);
    problems_add(problems, text_string(&path), at.line, at.column, "%s", message);
    text_finish(&path);
}

bool pack_info_load(PackInfo *info, const char *folder, Problems *problems) {
    *info = (PackInfo){.id = ""};
    Text path = {0};
    path_of(folder, &path);
    JsonDoc *doc = json_doc_load(text_string(&path), problems);
    text_finish(&path);
    if (doc == NULL)
        return false;
    bool good = json_doc_forget_schema(doc, problems);
    const Catalog catalog = {0};
    const Reader reader = {.doc = doc, .catalog = &catalog, .problems = problems};
    good = reader_read(&reader, json_doc_root(doc), &pack_info_schema, info) && good;
    info->id_at = place_of(doc, "id");
    info->game_at = place_of(doc, "game");
    info->builds_on_at = place_of(doc, "builds_on");
    json_doc_destroy(doc);
    return good;
}
