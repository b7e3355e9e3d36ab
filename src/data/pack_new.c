// SPDX-License-Identifier: MIT
// Copies a pack's files unchanged, except for pack.json, which gets an unused id and name. It is written
// last, so that nothing takes half a copy for a pack.
#include "data/pack_new.h"

#include "core/json_out.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/settings.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define CHUNK 4096
#define NUMBER_MOST 1000
#define DEEPEST 8 // nested folders

// ---- one file, one folder

static bool copy_bytes(FILE *from, FILE *to) {
    char bytes[CHUNK];
    size_t count;
    while ((count = fread(bytes, 1, sizeof bytes, from)) > 0)
        if (fwrite(bytes, 1, count, to) != count)
            return false;
    return !ferror(from);
}

static bool copy_file(const char *from, const char *to) {
    FILE *in = file_open(from);
    if (in == NULL)
        return false;
    FILE *out = fopen(to, "wbx");
    bool good = out != NULL && copy_bytes(in, out);
    if (out != NULL)
        good = fclose(out) == 0 && good;
    fclose(in);
    return good;
}

// Called for each file and then its folder, original and copy. False stops the walk.
typedef bool (*Act)(const char *from, const char *to, bool is_folder);

static bool make(const char *from, const char *to, bool is_folder) {
    return is_folder || copy_file(from, to);
}

static bool take_away(const char *from, const char *to, bool is_folder) {
    (void)from;
    if (is_folder)
        rmdir(to);
    else
        unlink(to);
    return true;
}

static bool each(const char *from, const char *to, Act act, int depth);

static bool entry(const char *from, const char *to, const char *name, Act act, int depth) {
    struct stat info;
    Text source = {0}, copy = {0};
    text_printf(&source, "%s/%s", from, name);
    text_printf(&copy, "%s/%s", to, name);
    bool good = !source.failed && !copy.failed && stat(text_string(&source), &info) == 0;
    if (good && S_ISDIR(info.st_mode))
        good = each(text_string(&source), text_string(&copy), act, depth + 1);
    else if (good && S_ISREG(info.st_mode) && (depth > 0 || strcmp(name, PACK_FILE) != 0))
        good = act(text_string(&source), text_string(&copy), false);
    text_finish(&source);
    text_finish(&copy);
    return good;
}

// Walks everything in folder `from`; `to` exists. Leaves out pack.json.
static bool each(const char *from, const char *to, Act act, int depth) {
    DIR *folder = depth < DEEPEST ? opendir(from) : NULL;
    if (folder == NULL)
        return false;
    bool good = act == take_away || depth == 0 || mkdir(to, 0755) == 0;
    for (const struct dirent *found; good && (found = readdir(folder)) != NULL;)
        if (found->d_name[0] != '.')
            good = entry(from, to, found->d_name, act, depth) || act == take_away;
    const int why = errno;
    closedir(folder);
    errno = why;
    return good && act(from, to, true);
}

// ---- an unused id

static bool is_free(const PackList *list, const char *folder, const char *id) {
    struct stat info;
    Text path = {0};
    text_printf(&path, "%s/%s", folder, id);
    bool is = !path.failed && lstat(text_string(&path), &info) != 0;
    for (int i = 0; is && list != NULL && i < list->count; i++)
        is = strcmp(list->pack[i].info.id, id) != 0;
    text_finish(&path);
    return is;
}

// Sets the id and name; false if all are taken.
static bool name_it(const PackList *list, const char *folder, const char *first, PackInfo *info) {
    char id[ID_MAX + 12], name[PACK_NAME_MAX + 12];
    for (int number = 1; number < NUMBER_MOST; number++) {
        snprintf(id, sizeof id, number > 1 ? "%s_%d" : "%s", info->id, number);
        snprintf(name, sizeof name, number > 1 ? "%s %d" : "%s", first, number);
        if (is_free(list, folder, id))
            return text_copy(info->id, sizeof info->id, id) && text_copy(info->name, sizeof info->name, name);
    }
    return false;
}

// ---- pack.json

static void say(JsonOut *json, const char *key, const char *value) {
    if (value != NULL && value[0] != '\0')
        json_string(json, key, value);
}

static bool write_info(const PackInfo *info, const PackNewWords *words, const char *folder, Text *problem) {
    Text text = {0}, path = {0};
    JsonOut json;
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    say(&json, "id", info->id);
    say(&json, "name", info->name);
    say(&json, "version", info->version);
    say(&json, "game", info->game);
    say(&json, "builds_on", info->builds_on);
    say(&json, "author", words->author);
    say(&json, "about", words->about);
    json_end_object(&json);
    text_printf(&path, "%s/%s", folder, PACK_FILE);
    const bool good = !text.failed && !path.failed;
    if (!good)
        text_add(problem, "out of memory");
    const bool written = good && settings_write(text_string(&path), text_string(&text), problem);
    text_finish(&text);
    text_finish(&path);
    return written;
}

// ---- the whole copy

static bool read_info(PackInfo *info, const char *from, Text *problem) {
    Problems problems = {0};
    if (pack_info_load(info, from, &problems))
        return true;
    problems_print(&problems, "\n", 1, problem);
    return false;
}

static bool copy(const PackInfo *info, const PackNewWords *words, const char *from, const char *to,
                 Text *problem) {
    const bool is_ours = mkdir(to, 0755) == 0, copied = is_ours && each(from, to, make, 0);
    if (!copied)
        text_printf(problem, "%s: cannot be written: %s", to, strerror(errno));
    if (copied && write_info(info, words, to, problem))
        return true;
    if (is_ours)
        each(from, to, take_away, 0);
    return false;
}

bool pack_new(const PackList *list, const char *from, const char *folder, const PackNewWords *words,
              Text *made, Text *problem) {
    PackInfo info;
    Text path = {0};
    text_printf(&path, "%s/.", folder);
    folders_make(text_string(&path));
    text_clear(&path);
    bool good = read_info(&info, from, problem);
    if (good && !name_it(list, folder, words->name, &info)) {
        text_printf(problem, "%s: every name for another pack is taken", folder);
        good = false;
    }
    text_printf(&path, "%s/%s", folder, info.id);
    good = good && copy(&info, words, from, text_string(&path), problem);
    if (good)
        text_add(made, text_string(&path));
    text_finish(&path);
    return good;
}
