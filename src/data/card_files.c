// SPDX-License-Identifier: MIT
// Reads all files of a stack of folders that may hold cards or texts, whether anything reads them or not.
#include "data/card_files.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/captains.h"
#include "data/file_text.h"
#include "data/pack_info.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool failed(const char *path, Text *problem) {
    text_clear(problem);
    text_printf(problem, "%s: %s", path, strerror(errno));
    return false;
}

// ---- reading

void card_files_free(CardFiles *files) {
    for (int i = 0; files != NULL && i < files->count; i++) {
        free(files->file[i].name);
        free(files->file[i].bytes);
    }
    if (files != NULL) {
        kept_pictures_free(files->pictures);
        free(files->file);
    }
    free(files);
}

bool card_files_add(CardFiles *files, const char *name, char *bytes, size_t length) {
    CardFile *grown = realloc(files->file, ((size_t)files->count + 1) * sizeof *grown);
    if (grown != NULL)
        files->file = grown;
    char *copy = grown != NULL ? text_duplicate(name) : NULL;
    if (copy == NULL) {
        free(bytes);
        return false;
    }
    files->file[files->count++] = (CardFile){copy, bytes, length};
    return true;
}

static bool read_file(CardFiles *files, const char *path, const char *name, Text *problem) {
    FILE *in = file_open(path);
    size_t length = 0;
    if (in == NULL)
        return failed(path, problem);
    char *bytes = file_text(in, CARD_FILE_BYTES, &length);
    const bool good = bytes != NULL && !ferror(in);
    fclose(in);
    if (good && card_files_add(files, name, bytes, length))
        return true;
    if (!good)
        free(bytes);
    return failed(path, problem);
}

// Reads FOLDER/PATH of this layer.
static bool read_entry(CardFiles *files, const char *folder, int layer, const char *path, Text *problem) {
    Text source = {0}, name = {0};
    text_printf(&source, "%s/%s", folder, path);
    text_printf(&name, "%d/%s", layer, path);
    errno = ENOMEM;
    const bool good = source.failed || name.failed
                          ? failed(folder, problem)
                          : read_file(files, text_string(&source), text_string(&name), problem);
    text_finish(&source);
    text_finish(&name);
    return good;
}

bool card_file_is_json(const char *name) {
    const char *dot = strrchr(name, '.');
    return dot != NULL && dot != name && strcmp(dot, ".json") == 0;
}

// Reads the JSON files of FOLDER/PART ("" or "lang/"); good if there is no such folder.
static bool read_folder(CardFiles *files, const char *folder, int layer, const char *part, Text *problem) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, part);
    PlatformListing *listing = path.failed ? NULL : platform_list(text_string(&path));
    bool good = !path.failed;
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s%s", part, entry);
        if (card_file_is_json(entry))
            good = !path.failed && read_entry(files, folder, layer, text_string(&path), problem);
    }
    platform_list_end(listing);
    text_finish(&path);
    return good;
}

// A pack for several games has its description beside their folders.
static bool read_info(CardFiles *files, const char *folder, int layer, Text *problem) {
    Text above = {0}, path = {0}, name = {0};
    text_printf(&above, "%s/..", folder);
    text_printf(&path, "%s/" PACK_FILE, text_string(&above));
    text_printf(&name, "%d/" PACK_FILE, layer);
    const bool good = pack_info_exists(folder) || !pack_info_exists(text_string(&above)) ||
                      read_file(files, text_string(&path), text_string(&name), problem);
    text_finish(&above);
    text_finish(&path);
    text_finish(&name);
    return good;
}

CardFiles *card_files_read(const Layers *layers, Text *problem) {
    CardFiles *files = calloc(1, sizeof *files);
    bool good = files != NULL;
    text_clear(problem);
    for (int i = 0; good && i < layers->count; i++)
        good = read_folder(files, layers->folder[i], i, "", problem) &&
               read_folder(files, layers->folder[i], i, CARD_FILES_LANGUAGES "/", problem) &&
               (i == 0 || read_info(files, layers->folder[i], i, problem));
    if (good) {
        files->pictures = kept_pictures_list(layers);
        return files;
    }
    if (problem->length == 0)
        text_add(problem, "out of memory");
    card_files_free(files);
    return NULL;
}

// ---- what is beside the rules

int card_file_layer(const CardFile *file) {
    return (int)strtol(file->name, NULL, 10); // written by read_entry
}

uint64_t card_files_looks(const CardFiles *files) {
    uint64_t looks = 0; // a sum, as folders are read in any order
    for (int i = 0; i < files->count; i++) {
        const CardFile *file = &files->file[i];
        if (card_file_layer(file) > 0)
            looks += hash_bytes(file->bytes, file->length, hash_bytes(file->name, strlen(file->name) + 1, 0));
    }
    return looks + kept_pictures_hash(files->pictures);
}

// ---- comparing

bool card_file_is_of_cards(const char *path) {
    return strncmp(path, CARD_FILES_LANGUAGES "/", sizeof CARD_FILES_LANGUAGES) != 0 &&
           strcmp(path, PACK_FILE) != 0 && strcmp(path, CAPTAINS_FILE) != 0;
}

const CardFile *card_files_find(const CardFiles *files, const char *name) {
    for (int i = 0; i < files->count; i++)
        if (strcmp(files->file[i].name, name) == 0)
            return &files->file[i];
    return NULL;
}

// The layers with a file that the others don't have, or not like this.
static uint64_t other_layers(const CardFiles *files, const CardFiles *others) {
    uint64_t layers = 0;
    for (int i = 0; i < files->count; i++) {
        const CardFile *file = &files->file[i], *other = card_files_find(others, file->name);
        const int layer = card_file_layer(file);
        const bool same = other != NULL && other->length == file->length &&
                          memcmp(other->bytes, file->bytes, file->length) == 0;
        if (layer > 0 && layer < 64 && card_file_is_of_cards(strchr(file->name, '/') + 1) && !same)
            layers |= UINT64_C(1) << layer;
    }
    return layers;
}

uint64_t card_files_differ(const CardFiles *before, const CardFiles *now) {
    return other_layers(before, now) | other_layers(now, before);
}
