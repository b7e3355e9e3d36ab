// SPDX-License-Identifier: MIT
// Files are kept as they are, comments and all, in a folder that gets its name when it is complete.
#include "data/kept_cards.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/captains.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/kept_claims.h"
#include "data/kept_pictures.h"
#include "data/pack_info.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define FILE_BYTES (16u * 1024u * 1024u) // far above any real file
#define LANGUAGES "lang"
#define TOUCHED_EVERY_S (24 * 60 * 60)

// ---- where

static void add_path(Text *path, const char *games_folder, KeptKey key, const char *ending) {
    char hash[HASH_TEXT_SIZE], looks[HASH_TEXT_SIZE] = "";
    hash_text(key.hash, hash);
    if (key.looks != 0)
        hash_text(key.looks, looks);
    text_printf(path, "%s/rules/%s%s%s%s", games_folder, hash, looks[0] != '\0' ? "-" : "", looks, ending);
}

static bool failed(const char *path, Text *problem) {
    text_clear(problem);
    text_printf(problem, "%s: %s", path, strerror(errno));
    return false;
}

// ---- reading

typedef struct CardFile {
    char *name; // LAYER/PATH
    char *bytes;
    size_t length;
} CardFile;

struct CardFiles {
    CardFile *file;
    int count;
    KeptPictures *pictures; // NULL: none
};

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

// Takes over `bytes`.
static bool add_file(CardFiles *files, const char *name, char *bytes, size_t length) {
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
    char *bytes = file_text(in, FILE_BYTES, &length);
    const bool good = bytes != NULL && !ferror(in);
    fclose(in);
    if (good && add_file(files, name, bytes, length))
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

static bool is_json(const char *name) {
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
        if (is_json(entry))
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
               read_folder(files, layers->folder[i], i, LANGUAGES "/", problem) &&
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

uint64_t card_files_looks(const CardFiles *files) {
    uint64_t looks = 0; // a sum, as folders are read in any order
    for (int i = 0; i < files->count; i++) {
        const CardFile *file = &files->file[i];
        if (strtol(file->name, NULL, 10) > 0)
            looks += hash_bytes(file->bytes, file->length, hash_bytes(file->name, strlen(file->name) + 1, 0));
    }
    return looks + kept_pictures_hash(files->pictures);
}

// ---- comparing

static bool is_of_cards(const CardFile *file) {
    const char *path = strchr(file->name, '/') + 1;
    return strncmp(path, LANGUAGES "/", sizeof LANGUAGES) != 0 && strcmp(path, PACK_FILE) != 0 &&
           strcmp(path, CAPTAINS_FILE) != 0;
}

static const CardFile *same_name(const CardFiles *files, const char *name) {
    for (int i = 0; i < files->count; i++)
        if (strcmp(files->file[i].name, name) == 0)
            return &files->file[i];
    return NULL;
}

// The layers with a file that the others don't have, or not like this.
static uint64_t other_layers(const CardFiles *files, const CardFiles *others) {
    uint64_t layers = 0;
    for (int i = 0; i < files->count; i++) {
        const CardFile *file = &files->file[i], *other = same_name(others, file->name);
        const int layer = (int)strtol(file->name, NULL, 10); // written by read_entry
        const bool same = other != NULL && other->length == file->length &&
                          memcmp(other->bytes, file->bytes, file->length) == 0;
        if (layer > 0 && layer < 64 && is_of_cards(file) && !same)
            layers |= UINT64_C(1) << layer;
    }
    return layers;
}

uint64_t card_files_differ(const CardFiles *before, const CardFiles *now) {
    return other_layers(before, now) | other_layers(now, before);
}

// ---- writing

// Writes the file into the folder, with the folders in its name.
static bool write_card_file(const char *folder, const CardFile *file, Text *problem) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, file->name);
    errno = path.failed ? ENOMEM : folders_make(text_string(&path));
    const bool good =
        errno == 0 ? platform_write_file(text_string(&path), PLATFORM_NEW, file->bytes, file->length) ||
                         failed(text_string(&path), problem)
                   : failed(folder, problem);
    text_finish(&path);
    return good;
}

// ---- deleting

void kept_cards_delete(const char *games_folder, KeptKey key) {
    Text path = {0};
    add_path(&path, games_folder, key, "");
    if (!path.failed)
        folders_remove(text_string(&path));
    kept_pictures_sweep(games_folder);
    text_finish(&path);
}

// Reads the digits that hash_text writes; NULL if there are none, else what follows them.
static const char *read_digits(const char *text, uint64_t *hash) {
    char again[HASH_TEXT_SIZE];
    if (strspn(text, "0123456789abcdef") != HASH_TEXT_SIZE - 1)
        return NULL;
    text_copy(again, sizeof again, text);
    *hash = strtoull(again, NULL, 16);
    return text + HASH_TEXT_SIZE - 1;
}

// False if it is not the name of a folder of kept cards.
static bool read_name(const char *name, KeptKey *key) {
    *key = (KeptKey){0};
    const char *rest = read_digits(name, &key->hash);
    if (rest != NULL && *rest == '-')
        rest = read_digits(rest + 1, &key->looks);
    return rest != NULL && *rest == '\0';
}

// ---- last use

// When kept cards were used last, their folder says by the time of its last change: no file of it is theirs.
static void touch(const char *folder) {
    Text mark = {0};
    PlatformFacts facts;
    text_printf(&mark, "%s/used", folder);
    const bool fresh =
        platform_facts(folder, &facts) && facts.changed_s + TOUCHED_EVERY_S > (int64_t)time(NULL);
    if (!fresh && !mark.failed && platform_write_file(text_string(&mark), PLATFORM_NEW, "", 0))
        platform_remove_file(text_string(&mark));
    text_finish(&mark);
}

void kept_cards_use(const char *games_folder, KeptKey key) {
    Text path = {0};
    add_path(&path, games_folder, key, "");
    if (!path.failed && file_is_folder(text_string(&path)))
        touch(text_string(&path));
    text_finish(&path);
}

static bool is_long_unused(const char *folder) {
    PlatformFacts facts;
    return platform_facts(folder, &facts) && facts.kind == PLATFORM_A_FOLDER &&
           facts.changed_s + KEPT_UNUSED_S < (int64_t)time(NULL);
}

// The keys of the cards that nobody has used for long and `needed` does not claim; the caller frees them.
static KeptKey *list_unused(const char *games_folder, KeptNeeded needed, const void *context, size_t *count) {
    Text path = {0};
    KeptKey key, *keys = NULL;
    text_printf(&path, "%s/rules", games_folder);
    PlatformListing *listing = path.failed ? NULL : platform_list(text_string(&path));
    for (const char *name; (name = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/rules/%s", games_folder, name);
        if (path.failed || !read_name(name, &key) || needed(context, key) ||
            !is_long_unused(text_string(&path)))
            continue;
        KeptKey *more = realloc(keys, (*count + 1) * sizeof *more);
        if (more == NULL)
            break;
        keys = more;
        keys[(*count)++] = key;
    }
    platform_list_end(listing);
    text_finish(&path);
    return keys;
}

void kept_cards_sweep(const char *games_folder, KeptNeeded needed, const void *context) {
    size_t count = 0;
    Text path = {0};
    KeptKey *keys = list_unused(games_folder, needed, context, &count);
    if (count > 0)
        kept_claims_drop(games_folder, keys, &count);
    for (size_t i = 0; i < count; i++) {
        text_clear(&path);
        add_path(&path, games_folder, keys[i], "");
        if (!path.failed)
            folders_remove(text_string(&path));
    }
    kept_pictures_sweep(games_folder);
    free(keys);
    text_finish(&path);
}

// ---- keeping and finding

static bool keep_new(const char *games_folder, const char *folder, const char *half, const CardFiles *files,
                     Text *problem) {
    bool good = true;
    folders_remove(half); // of a program that was killed
    for (int i = 0; good && i < files->count; i++)
        good = write_card_file(half, &files->file[i], problem);
    if (good)
        kept_pictures_keep(files->pictures, games_folder, half);
    if (good && !platform_rename(half, folder))
        good = file_is_folder(folder) || failed(folder, problem); // another program was faster
    if (!good || file_is_folder(half))
        folders_remove(half);
    return good;
}

bool kept_cards_keep(const char *games_folder, const CardFiles *files, KeptKey key, Text *problem) {
    Text folder = {0}, half = {0};
    char ending[40];
    snprintf(ending, sizeof ending, ".%" PRIu64, platform_process());
    add_path(&folder, games_folder, key, "");
    add_path(&half, games_folder, key, ending);
    errno = ENOMEM;
    bool good = folder.failed || half.failed ? failed(games_folder, problem) : true;
    if (good && file_is_folder(text_string(&folder)))
        touch(text_string(&folder));
    else if (good)
        good = keep_new(games_folder, text_string(&folder), text_string(&half), files, problem);
    text_finish(&folder);
    text_finish(&half);
    return good;
}

bool kept_cards_find(const char *games_folder, KeptKey key, Layers *layers) {
    const int before = layers->count;
    Text path = {0};
    for (int i = 0; i < LAYERS_MAX; i++) {
        char layer[20];
        snprintf(layer, sizeof layer, "/%d", i);
        text_clear(&path);
        add_path(&path, games_folder, key, layer);
        if (path.failed || !file_is_folder(text_string(&path)) || !layers_add(layers, text_string(&path)))
            break;
    }
    text_finish(&path);
    return layers->count > before;
}
