// SPDX-License-Identifier: MIT
// Reads pack.json by a schema, like every other file.
#include "data/pack_info.h"

#include "core/file_kind.h"
#include "data/reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define OTHERS(key_, member_, record_)                                                                       \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORDS, .table = NO_TABLE, .capacity = PACK_OTHERS_MAX,                \
        .shorthand = "pack", .record = (record_), .stride = sizeof(PackOther),                               \
        .count_offset = offsetof(PackInfo, member_##_count), .offset = offsetof(PackInfo, member_)           \
    }
#define TEXT(key_, member_, must_)                                                                           \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_TEXT, .required = (must_), .offset = offsetof(PackInfo, member_),       \
        .capacity = sizeof(((PackInfo *)0)->member_)                                                         \
    }

static const Field other_fields[] = {{.key = "pack",
                                      .kind = FIELD_TEXT,
                                      .required = true,
                                      .capacity = PACK_NAME_MAX,
                                      .offset = offsetof(PackOther, said)}};
static const Schema need_schema = {"need", other_fields, 1};
static const Schema conflict_schema = {"conflict", other_fields, 1};

static const Field fields[] = {
    {.key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(PackInfo, id)},
    TEXT("name", name, true),
    TEXT("version", version, true),
    TEXT("author", author, false),
    TEXT("about", about, false),
    TEXT("game", game, false),
    TEXT("builds_on", builds_on, false),
    TEXT("licence", licence, false),
    TEXT("url", url, false),
    TEXT("language", language, false),
    TEXT("program", program, false),
    OTHERS("needs", needs, &need_schema),
    OTHERS("conflicts", conflicts, &conflict_schema),
};

const Schema pack_info_schema = {"pack", fields, sizeof fields / sizeof fields[0]};

static void path_of(const char *folder, Text *path) {
    text_printf(path, "%s/%s", folder, PACK_FILE);
}

bool pack_info_exists(const char *folder) {
    Text path = {0};
    path_of(folder, &path);
    // A link that leads nowhere is a fault to be told.
    const bool there = !path.failed && file_is_taken(text_string(&path));
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

// ---- versions

// The next number in a version: its digits without leading zeros. Moves past it.
static size_t next_number(const char **version, const char **digits) {
    const char *at = *version + strcspn(*version, "0123456789");
    at += strspn(at, "0");
    const size_t length = strspn(at, "0123456789");
    *digits = at;
    *version = at + length;
    return length;
}

bool pack_version_is_older(const char *a, const char *b) {
    while (*a != '\0' || *b != '\0') {
        const char *x, *y;
        const size_t in_a = next_number(&a, &x), in_b = next_number(&b, &y);
        const int order = in_a == in_b ? strncmp(x, y, in_a) : in_a < in_b ? -1 : 1;
        if (order != 0)
            return order < 0;
    }
    return false;
}

// The version after ">=". NULL: it is not written like that.
static const char *least_version(const char *text) {
    if (strncmp(text, ">=", 2) != 0)
        return NULL;
    const char *version = text + 2 + strspn(text + 2, " ");
    const bool good = version[0] >= '0' && version[0] <= '9' &&
                      version[strspn(version, "0123456789.")] == '\0' && strlen(version) < PACK_VERSION_MAX;
    return good ? version : NULL;
}

static bool check_program(const PackInfo *info, const JsonDoc *doc, Problems *problems) {
    const char *least = info->program[0] != '\0' ? least_version(info->program) : "0";
    const cJSON *node = json_doc_find(doc, NULL, "program");
    if (least == NULL)
        json_doc_problem(doc, node, problems, "[value] \"program\" must be like \">=0.2\", not \"%s\"",
                         info->program);
    else if (pack_version_is_older(STARDECK_VERSION, least))
        json_doc_problem(
            doc, node, problems,
            "[value] this pack needs Stardeck %s or newer, and this is %s; get the newer program, "
            "or an older version of the pack",
            least, STARDECK_VERSION);
    return least != NULL && !pack_version_is_older(STARDECK_VERSION, least);
}

// ---- other packs

// Splits "id>=1.2".
static bool split(PackOther *other, bool with_version) {
    const size_t length = strspn(other->said, "abcdefghijklmnopqrstuvwxyz0123456789_");
    const char *rest = other->said + length + strspn(other->said + length, " ");
    const char *least = with_version && *rest != '\0' ? least_version(rest) : "";
    if (length == 0 || length >= sizeof other->id || least == NULL || (!with_version && *rest != '\0'))
        return false;
    memcpy(other->id, other->said, length);
    other->id[length] = '\0';
    return text_copy(other->least, sizeof other->least, least);
}

static bool check_others(PackOther *other, uint8_t count, const char *key, const JsonDoc *doc,
                         Problems *problems) {
    const bool needs = strcmp(key, "needs") == 0;
    bool good = true;
    for (uint8_t i = 0; i < count; i++) {
        Text path = {0};
        text_printf(&path, "%s/%d", key, i);
        const cJSON *node = json_doc_find(doc, NULL, text_string(&path));
        text_finish(&path);
        other[i].at = (PackInfoPlace){json_doc_place(doc, node).line, json_doc_place(doc, node).column};
        if (other[i].said[0] == '\0' || split(&other[i], needs))
            continue;
        json_doc_problem(doc, node, problems,
                         needs ? "[value] \"needs\" names packs like \"id\" or \"id>=1.2\", not \"%s\""
                               : "[value] \"conflicts\" names packs by their id, not \"%s\"",
                         other[i].said);
        good = false;
    }
    return good;
}

// "pt-br": such as a language's file is called (language_is_code), between letters.
static bool is_language(const char *code) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz-_";
    const size_t length = strlen(code);
    return length > 0 && strspn(code, letters) == length && strchr("-_", code[0]) == NULL &&
           strchr("-_", code[length - 1]) == NULL;
}

// An empty text names no pack and no language.
static bool check_values(const PackInfo *info, const JsonDoc *doc, Problems *problems) {
    const cJSON *below = json_doc_find(doc, NULL, "builds_on"), *own = json_doc_find(doc, NULL, "language");
    const bool names_none = cJSON_IsString(below) && below->valuestring[0] == '\0';
    const bool is_none = cJSON_IsString(own) && !is_language(info->language);
    if (names_none)
        json_doc_problem(
            doc, below, problems,
            "[value] \"builds_on\" must be the id of a pack or of a game; leave it out if there is "
            "none");
    if (is_none)
        json_doc_problem(doc, own, problems,
                         "[value] \"language\" must be a code like \"en\" or \"pt-br\", not \"%s\"",
                         info->language);
    return !names_none && !is_none;
}

// ---- characters

// The code of the character at `at` if it is a control character or turns the direction of writing; else 0.
static unsigned unseen_at(const unsigned char *at) {
    if (at[0] < 0x20 || at[0] == 0x7F)
        return at[0];
    if (at[0] == 0xC2 && at[1] < 0xA0)
        return at[1];
    if (at[0] != 0xE2 || (at[1] != 0x80 && at[1] != 0x81))
        return 0;
    const unsigned code = 0x2000 + (at[1] - 0x80u) * 0x40 + (at[2] - 0x80u);
    const bool turns = code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
                       (code >= 0x2066 && code <= 0x2069);
    return turns ? code : 0;
}

// Such characters would reach a terminal, or make a name look like another.
static bool check_characters(const JsonDoc *doc, Problems *problems) {
    bool good = true;
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        const cJSON *node = json_doc_find(doc, NULL, fields[i].key);
        const char *text = cJSON_IsString(node) ? node->valuestring : "";
        while (*text != '\0' && unseen_at((const unsigned char *)text) == 0)
            text++;
        if (*text == '\0')
            continue;
        char code[16];
        snprintf(code, sizeof code, "U+%04X", unseen_at((const unsigned char *)text));
        json_doc_problem(doc, node, problems,
                         "[value] \"%s\" has a character that nobody sees, %s; take it out", fields[i].key,
                         code);
        good = false;
    }
    return good;
}

// ---- all of it

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
    info->read = cJSON_IsObject(json_doc_root(doc));
    good = check_characters(doc, problems) && good;
    good = check_values(info, doc, problems) && good;
    good = check_program(info, doc, problems) && good;
    good = check_others(info->needs, info->needs_count, "needs", doc, problems) && good;
    good = check_others(info->conflicts, info->conflicts_count, "conflicts", doc, problems) && good;
    info->id_at = place_of(doc, "id");
    info->game_at = place_of(doc, "game");
    info->builds_on_at = place_of(doc, "builds_on");
    json_doc_destroy(doc);
    return good;
}
