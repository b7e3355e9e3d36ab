// SPDX-License-Identifier: MIT
// Reading pack.json, by a schema like every other file.
#include "data/pack_info.h"

#include "data/reader.h"

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

bool pack_info_there(const char *folder) {
    struct stat info;
    Text path = {0};
    path_of(folder, &path);
    const bool there = !path.failed && stat(text_string(&path), &info) == 0;
    text_finish(&path);
    return there;
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
    json_doc_destroy(doc);
    return good;
}
