// SPDX-License-Identifier: MIT
// Reads strictly, keeps faulty files under another name, and writes to a second file first, so that one
// complete file always exists.
#include "data/settings.h"

#include "data/file_text.h"
#include "data/folders.h"
#include "data/reader.h"
#include "data/settings_sift.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
    const bool is_free = unlink(path) == 0 || errno == ENOENT; // not through a link that lies there
    FILE *out = bytes != NULL && is_free ? fopen(path, "wbx") : NULL;
    const bool written = out != NULL && fwrite(bytes, 1, length, out) == length;
    const bool good = out != NULL && fclose(out) == 0 && written && !ferror(in);
    free(bytes);
    return good;
}

static bool is_link(const char *path) {
    struct stat info;
    return lstat(path, &info) == 0 && S_ISLNK(info.st_mode);
}

// Renames or copies the file to PATH.broken. A link stays where it is.
static bool put_aside(const char *path, SettingsOutcome outcome) {
    Text aside = {0};
    text_printf(&aside, "%s.broken", path);
    FILE *in = outcome == SETTINGS_PARTLY || is_link(path) ? file_open(path) : NULL;
    const bool good = !aside.failed && (in != NULL ? copy_to(in, text_string(&aside))
                                                   : rename(path, text_string(&aside)) == 0);
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
    struct stat info;
    if (stuck != NULL)
        *stuck = false;
    if (stat(path, &info) != 0 && (errno == ENOENT || errno == ENOTDIR))
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

static bool write_bytes(int file, const char *bytes, size_t count) {
    while (count > 0) {
        const ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

// False with errno set.
static bool write_file(const char *path, const Text *text) {
    const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0)
        return false;
    bool good = write_bytes(file, text_string(text), text->length) && (fsync(file) == 0 || errno == EINVAL);
    const int error = errno;
    if (close(file) != 0)
        return false;
    errno = error;
    return good;
}

// After a rename, the new name survives a power cut only once the folder is on disk; if that fails, nothing
// can be done.
static void sync_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    Text folder = {0};
    text_add_bytes(&folder, path, slash != NULL ? (size_t)(slash - path) + 1 : 0);
    text_add(&folder, ".");
    const int file = open(text_string(&folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        (void)fsync(file);
        close(file);
    }
    text_finish(&folder);
}

#define LINKS_MOST 16

// Sets `to` to the file that the path leads to, through links to one that may not exist. What goes round in
// circles stays a link.
static void follow_links(const char *path, Text *to) {
    char target[4096];
    text_add(to, path);
    for (int i = 0; i < LINKS_MOST && !to->failed; i++) {
        const ssize_t length = readlink(text_string(to), target, sizeof target);
        if (length <= 0 || length == sizeof target)
            return;
        const char *slash = strrchr(text_string(to), '/');
        Text next = {0};
        if (target[0] != '/' && slash != NULL)
            text_add_bytes(&next, text_string(to), (size_t)(slash - text_string(to)) + 1);
        text_add_bytes(&next, target, (size_t)length);
        text_finish(to);
        *to = next;
    }
}

bool settings_write(const char *link, const char *json, Text *problem) {
    Text text = {0}, unfinished = {0}, file = {0};
    spread(json, &text);
    follow_links(link, &file);
    const char *path = text_string(&file);
    text_printf(&unfinished, "%s.new", path);
    const int no_folder = folders_make(path);
    bool good = !text.failed && !unfinished.failed && !file.failed;
    if (!good) {
        text_printf(problem, "%s: out of memory", path);
    } else if (!write_file(text_string(&unfinished), &text) || rename(text_string(&unfinished), path) != 0) {
        const int error = errno == ENOENT && no_folder != 0 ? no_folder : errno; // why there is no folder
        text_printf(problem, "%s: cannot be written: %s", path, strerror(error));
        remove(text_string(&unfinished));
        good = false;
    } else {
        sync_folder(path);
    }
    text_finish(&text);
    text_finish(&unfinished);
    text_finish(&file);
    return good;
}
