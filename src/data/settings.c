// SPDX-License-Identifier: MIT
// Reads strictly, keeps faulty files under another name, and writes to a second file first, so that one
// complete file always exists.
#include "data/settings.h"

#include "core/platform.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/reader.h"
#include "data/settings_sift.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- Reading ----

static bool read_object(const JsonDoc *doc, const Schema *schema, void *to, Problems *problems) {
    const Reader reader = {.doc = doc, .problems = problems};
    const cJSON *root = json_doc_root(doc);
    if (cJSON_IsObject(root))
        return reader_read(&reader, root, schema, to);
    json_doc_problem(doc, root, problems, "the %s must be an object, not %s", schema->what,
                     json_doc_type(root));
    return false;
}

// Removes the value that fails the check, until none does. False if none can be removed.
static bool check(JsonDoc *doc, const SettingsFormat *format, void *to, int *left_out, Problems *problems) {
    Text problem = {0}, path = {0};
    bool good = true;
    while (good && format->check != NULL && !format->check(to, &problem, &path)) {
        memset(to, 0, format->size);
        good = settings_drop(doc, text_string(&path), text_string(&problem), problems) &&
               read_object(doc, format->schema, to, problems);
        ++*left_out;
        text_clear(&problem);
        text_clear(&path);
    }
    text_finish(&problem);
    text_finish(&path);
    return good;
}

// Leaves out what is at fault; `left_out`: so much has been before.
static SettingsOutcome read_doc(JsonDoc *doc, const SettingsFormat *format, void *to, int left_out,
                                Problems *problems) {
    if (cJSON_IsObject(json_doc_root(doc)))
        left_out += settings_sift(doc, format->schema, to, format->size, format->loose, problems);
    memset(to, 0, format->size);
    if (!read_object(doc, format->schema, to, problems) || !check(doc, format, to, &left_out, problems))
        return SETTINGS_BROKEN;
    return left_out > 0 ? SETTINGS_PARTLY : SETTINGS_READ;
}

static bool copy_to(FILE *in, const char *path) {
    size_t length = 0;
    char *bytes = file_text(in, JSON_DOC_BYTES, &length);
    const bool is_free = platform_remove_file(path) || errno == ENOENT; // not through a link that lies there
    FILE *out = bytes != NULL && is_free ? platform_fopen(path, "wbx") : NULL;
    const bool written = out != NULL && fwrite(bytes, 1, length, out) == length;
    const bool good = out != NULL && fclose(out) == 0 && written && !ferror(in);
    free(bytes);
    return good;
}

static bool is_link(const char *path) {
    PlatformFacts facts;
    return platform_facts_unfollowed(path, &facts) && facts.kind == PLATFORM_LINK;
}

// Renames or copies the file to PATH.broken. A link stays where it is.
static bool put_aside(const char *path, SettingsOutcome outcome) {
    Text aside = {0};
    text_printf(&aside, "%s.broken", path);
    FILE *in = outcome == SETTINGS_PARTLY || is_link(path) ? file_open(path) : NULL;
    const bool good = !aside.failed && (in != NULL ? copy_to(in, text_string(&aside))
                                                   : platform_rename(path, text_string(&aside)));
    if (in != NULL)
        fclose(in);
    text_finish(&aside);
    return good;
}

// If memory runs out, skips the value.
static void give(const cJSON *node, SettingsTake take, void *context) {
    char *json = cJSON_PrintUnformatted(node);
    if (json != NULL)
        take(context, node->string, json);
    cJSON_free(json);
}

#define LOOSE_MAX 4

SettingsOutcome settings_read(const char *path, const SettingsFormat *format, void *to, bool *stuck,
                              Problems *problems) {
    const SettingsLoose *loose = format->loose;
    cJSON *taken[LOOSE_MAX] = {NULL};
    if (stuck != NULL)
        *stuck = false;
    if (!file_exists(path) && (errno == ENOENT || errno == ENOTDIR))
        return SETTINGS_NONE;
    int dropped = 0;
    JsonDoc *doc = json_doc_load_sifted(path, &dropped, problems);
    for (int i = 0; doc != NULL && loose != NULL && loose->keys[i] != NULL; i++) {
        assert(i < LOOSE_MAX);
        taken[i] = json_doc_take(doc, loose->keys[i]);
    }
    const SettingsOutcome outcome =
        doc != NULL ? read_doc(doc, format, to, dropped, problems) : SETTINGS_BROKEN;
    json_doc_destroy(doc);
    for (int i = 0; i < LOOSE_MAX; i++) {
        if (outcome != SETTINGS_BROKEN && taken[i] != NULL)
            give(taken[i], loose->take, loose->context);
        cJSON_Delete(taken[i]);
    }
    if (outcome != SETTINGS_READ && !put_aside(path, outcome) && stuck != NULL)
        *stuck = true;
    return outcome;
}

void settings_members(const char *json, SettingsTake take, void *context) {
    Problems ignored = {0};
    JsonDoc *doc = json_doc_parse("", json, strlen(json), &ignored);
    const cJSON *root = doc != NULL ? json_doc_root(doc) : NULL;
    for (const cJSON *node = cJSON_IsObject(root) ? root->child : NULL; node != NULL; node = node->next)
        give(node, take, context);
    json_doc_destroy(doc);
}

bool settings_object(const char *json, const Schema *schema, void *to) {
    Problems ignored = {0};
    JsonDoc *doc = json_doc_parse("", json, strlen(json), &ignored);
    const bool good = doc != NULL && read_object(doc, schema, to, &ignored);
    json_doc_destroy(doc);
    return good;
}

// ---- Writing ----

static void new_line(Text *out, int depth) {
    text_add(out, "\n");
    for (int i = 0; i < depth; i++)
        text_add(out, "  ");
}

// The same document with one value per line. `json` is well-formed.
static void spread(const char *json, Text *out) {
    int depth = 0;
    bool in_text = false;
    for (const char *at = json; *at != '\0'; at++) {
        const char before = at > json ? at[-1] : '\0';
        if (in_text) {
            text_add_bytes(out, at, 1);
            if (*at == '\\' && at[1] != '\0')
                text_add_bytes(out, ++at, 1);
            else if (*at == '"')
                in_text = false;
            continue;
        }
        if ((*at == '}' || *at == ']') && --depth >= 0 && before != '{' && before != '[')
            new_line(out, depth);
        text_add_bytes(out, at, 1);
        in_text = *at == '"';
        if ((*at == '{' || *at == '[') && ++depth > 0 && at[1] != '}' && at[1] != ']')
            new_line(out, depth);
        else if (*at == ',')
            new_line(out, depth);
        else if (*at == ':')
            text_add(out, " ");
    }
    text_add(out, "\n");
}

bool settings_write(const char *link, const char *json, Text *problem) {
    Text text = {0}, file = {0};
    spread(json, &text);
    platform_follow_links(link, &file);
    const char *path = text_string(&file);
    const int no_folder = folders_make(path);
    bool good = !text.failed && !file.failed;
    if (!good) {
        text_printf(problem, "%s: out of memory", path);
    } else if (!platform_replace_file(path, text_string(&text), text.length)) {
        const int error = errno == ENOENT && no_folder != 0 ? no_folder : errno; // why there is no folder
        text_printf(problem, "%s: cannot be written: %s", path, strerror(error));
        good = false;
    }
    text_finish(&text);
    text_finish(&file);
    return good;
}
