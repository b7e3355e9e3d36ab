// SPDX-License-Identifier: MIT
// Files are copied as they are, comments and all, into a folder that gets its name when it is complete.
#include "data/kept_cards.h"

#include "core/hash.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/pack_info.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILE_BYTES (16u * 1024u * 1024u) // far above any real file
#define LANGUAGES "lang"

// ---- where

static void add_path(Text *path, const char *games_folder, uint64_t hash, const char *ending) {
    char digits[HASH_TEXT_SIZE];
    hash_text(hash, digits);
    text_printf(path, "%s/rules/%s%s", games_folder, digits, ending);
}

static bool is_folder(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

// ---- writing

static bool failed(const char *path, Text *problem) {
    text_clear(problem);
    text_printf(problem, "%s: %s", path, strerror(errno));
    return false;
}

static bool write_all(int file, const char *bytes, size_t length) {
    while (length > 0) {
        const ssize_t count = write(file, bytes, length);
        if (count < 0 && errno != EINTR)
            return false;
        bytes += count > 0 ? count : 0;
        length -= count > 0 ? (size_t)count : 0;
    }
    return true;
}

static bool write_file(const char *path, const char *bytes, size_t length, Text *problem) {
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file < 0)
        return failed(path, problem);
    const bool good = (write_all(file, bytes, length) && fsync(file) == 0) || failed(path, problem);
    return (close(file) == 0 || failed(path, problem)) && good;
}

static bool copy_file(const char *from, const char *to, Text *problem) {
    FILE *in = file_open(from);
    size_t length = 0;
    if (in == NULL)
        return failed(from, problem);
    char *bytes = file_text(in, FILE_BYTES, &length);
    const bool good = (bytes != NULL && !ferror(in)) || failed(from, problem);
    fclose(in);
    const bool copied = good && write_file(to, bytes, length, problem);
    free(bytes);
    return copied;
}

static bool is_json(const char *name) {
    const char *dot = strrchr(name, '.');
    return dot != NULL && dot != name && strcmp(dot, ".json") == 0;
}

// Copies FROM/NAME to TO/NAME.
static bool copy_entry(const char *from, const char *to, const char *name, Text *problem) {
    Text source = {0}, copy = {0};
    text_printf(&source, "%s/%s", from, name);
    text_printf(&copy, "%s/%s", to, name);
    errno = ENOMEM;
    const bool good = source.failed || copy.failed
                          ? failed(to, problem)
                          : copy_file(text_string(&source), text_string(&copy), problem);
    text_finish(&source);
    text_finish(&copy);
    return good;
}

static bool make_folder(const char *path, Text *problem) {
    return mkdir(path, 0755) == 0 || failed(path, problem);
}

// Copies the JSON files of `from` into the new folder `to`; good if there is no `from`.
static bool copy_json(const char *from, const char *to, Text *problem) {
    if (!make_folder(to, problem))
        return false;
    DIR *listing = opendir(from);
    bool good = true;
    for (const struct dirent *entry; good && listing != NULL && (entry = readdir(listing)) != NULL;)
        if (is_json(entry->d_name))
            good = copy_entry(from, to, entry->d_name, problem);
    if (listing != NULL)
        closedir(listing);
    return good;
}

// A pack for several games has its description beside their folders.
static bool copy_info(const char *from, const char *to, Text *problem) {
    Text above = {0};
    text_printf(&above, "%s/..", from);
    const bool good = pack_info_exists(from) || !pack_info_exists(text_string(&above)) ||
                      copy_entry(text_string(&above), to, PACK_FILE, problem);
    text_finish(&above);
    return good;
}

static bool copy_layer(const char *from, const char *folder, int layer, Text *problem) {
    Text to = {0}, words = {0}, kept_words = {0};
    text_printf(&to, "%s/%d", folder, layer);
    text_printf(&words, "%s/" LANGUAGES, from);
    text_printf(&kept_words, "%s/" LANGUAGES, text_string(&to));
    errno = ENOMEM;
    const bool good = to.failed || words.failed || kept_words.failed
                          ? failed(folder, problem)
                          : copy_json(from, text_string(&to), problem) &&
                                copy_json(text_string(&words), text_string(&kept_words), problem) &&
                                (layer == 0 || copy_info(from, text_string(&to), problem));
    text_finish(&to);
    text_finish(&words);
    text_finish(&kept_words);
    return good;
}

// ---- deleting

// Deletes a folder with the folders in it.
static void delete_all(const char *folder) {
    Text path = {0};
    DIR *listing = opendir(folder);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry->d_name);
        if (!path.failed && unlink(text_string(&path)) != 0)
            delete_all(text_string(&path));
    }
    if (listing != NULL)
        closedir(listing);
    rmdir(folder);
    text_finish(&path);
}

void kept_cards_delete(const char *games_folder, uint64_t hash) {
    Text path = {0};
    add_path(&path, games_folder, hash, "");
    if (!path.failed)
        delete_all(text_string(&path));
    text_finish(&path);
}

// ---- keeping and finding

static bool keep_new(const char *folder, const char *half, const Layers *layers, Text *problem) {
    delete_all(half); // of a program that was killed
    errno = folders_make(half);
    bool good = errno == 0 ? make_folder(half, problem) : failed(half, problem);
    for (int i = 0; good && i < layers->count; i++)
        good = copy_layer(layers->folder[i], half, i, problem);
    if (good && rename(half, folder) != 0)
        good = is_folder(folder) || failed(folder, problem); // another program was faster
    if (!good || is_folder(half))
        delete_all(half);
    return good;
}

bool kept_cards_keep(const char *games_folder, const Layers *layers, uint64_t hash, Text *problem) {
    Text folder = {0}, half = {0};
    char ending[40];
    snprintf(ending, sizeof ending, ".%ld", (long)getpid());
    add_path(&folder, games_folder, hash, "");
    add_path(&half, games_folder, hash, ending);
    errno = ENOMEM;
    bool good = folder.failed || half.failed ? failed(games_folder, problem) : true;
    if (good && !is_folder(text_string(&folder)))
        good = keep_new(text_string(&folder), text_string(&half), layers, problem);
    text_finish(&folder);
    text_finish(&half);
    return good;
}

bool kept_cards_find(const char *games_folder, uint64_t hash, Layers *layers) {
    const int before = layers->count;
    Text path = {0};
    for (int i = 0; i < LAYERS_MAX; i++) {
        char layer[20];
        snprintf(layer, sizeof layer, "/%d", i);
        text_clear(&path);
        add_path(&path, games_folder, hash, layer);
        if (path.failed || !is_folder(text_string(&path)) || !layers_add(layers, text_string(&path)))
            break;
    }
    text_finish(&path);
    return layers->count > before;
}
