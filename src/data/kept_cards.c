// SPDX-License-Identifier: MIT
// Files are kept as they are, comments and all, in a folder that gets its name when it is complete.
#include "data/kept_cards.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/folders.h"
#include "data/kept_claims.h"
#include "data/kept_copy.h"
#include "data/kept_mend.h"
#include "data/kept_pictures.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define TOUCHED_EVERY_S (24 * 60 * 60)

// ---- where

static void add_path(Text *path, const char *games_folder, KeptKey key, const char *ending) {
    text_printf(path, "%s/rules/", games_folder);
    kept_key_add(key, path);
    text_add(path, ending);
}

static bool failed(const char *path, Text *problem) {
    text_clear(problem);
    text_printf(problem, "%s: %s", path, strerror(errno));
    return false;
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
    kept_copy_delete(games_folder, key);
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

static bool is_long_unused(const char *path, PlatformKind kind) {
    PlatformFacts facts;
    return platform_facts(path, &facts) && facts.kind == kind &&
           facts.changed_s + KEPT_UNUSED_S < (int64_t)time(NULL);
}

typedef struct Unused {
    KeptKey *keys; // owned
    size_t count;
} Unused;

// Adds the keys of the cards in the folder (`in`: "rules", or that of the copies) that nobody has used for
// long and `needed` does not claim.
static void list_unused(Unused *unused, const char *games_folder, const char *in, KeptNeeded needed,
                        const void *context) {
    const bool copies = strcmp(in, KEPT_COPIES) == 0;
    Text path = {0};
    KeptKey key;
    text_printf(&path, "%s/%s", games_folder, in);
    PlatformListing *listing = path.failed ? NULL : platform_list(text_string(&path));
    for (const char *name; (name = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s/%s", games_folder, in, name);
        if (path.failed || !read_name(name, &key) || needed(context, key) ||
            !is_long_unused(text_string(&path), copies ? PLATFORM_FILE : PLATFORM_A_FOLDER))
            continue;
        text_clear(&path);
        add_path(&path, games_folder, key, "");
        if (copies && (path.failed || file_is_folder(text_string(&path))))
            continue; // that one says when they were used
        KeptKey *more = realloc(unused->keys, (unused->count + 1) * sizeof *more);
        if (more == NULL)
            break;
        unused->keys = more;
        unused->keys[unused->count++] = key;
    }
    platform_list_end(listing);
    text_finish(&path);
}

void kept_cards_sweep(const char *games_folder, KeptNeeded needed, const void *context) {
    Unused unused = {0};
    Text path = {0};
    list_unused(&unused, games_folder, "rules", needed, context);
    list_unused(&unused, games_folder, KEPT_COPIES, needed, context);
    if (unused.count > 0)
        kept_claims_drop(games_folder, unused.keys, &unused.count);
    for (size_t i = 0; i < unused.count; i++) {
        text_clear(&path);
        add_path(&path, games_folder, unused.keys[i], "");
        if (!path.failed)
            folders_remove(text_string(&path));
        kept_copy_delete(games_folder, unused.keys[i]);
    }
    kept_pictures_sweep(games_folder);
    free(unused.keys);
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
    if (good && file_is_taken(folder) && !file_is_folder(folder))
        kept_put_aside(folder);
    if (good && !platform_rename(half, folder))
        good = file_is_folder(folder) || failed(folder, problem); // another program was faster
    if (!good || file_is_folder(half))
        folders_remove(half);
    return good;
}

// Of folder and copy one is enough, so that it doesn't matter if that fails.
static void keep_copy(const char *games_folder, const char *folder, const CardFiles *files, KeptKey key,
                      bool there) {
    bool whole = false;
    CardFiles *copy = there ? kept_copy_read(games_folder, key, &whole) : NULL;
    if (!whole)
        kept_copy_write(games_folder, key, files);
    if (there)
        kept_mend_folder(folder, whole ? copy : files, true);
    card_files_free(copy);
}

bool kept_cards_keep(const char *games_folder, const CardFiles *files, KeptKey key, Text *problem) {
    Text folder = {0}, half = {0};
    char ending[40];
    snprintf(ending, sizeof ending, ".%" PRIu64, platform_process());
    add_path(&folder, games_folder, key, "");
    add_path(&half, games_folder, key, ending);
    errno = ENOMEM;
    bool good = folder.failed || half.failed ? failed(games_folder, problem) : true;
    const bool there = good && file_is_folder(text_string(&folder));
    if (there)
        touch(text_string(&folder));
    else if (good)
        good = keep_new(games_folder, text_string(&folder), text_string(&half), files, problem);
    if (good)
        keep_copy(games_folder, text_string(&folder), files, key, there);
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

bool kept_cards_mend(const char *games_folder, KeptKey key, int *refused) {
    bool whole;
    Text folder = {0};
    CardFiles *copy = kept_copy_read(games_folder, key, &whole);
    if (copy == NULL)
        return false;
    add_path(&folder, games_folder, key, "");
    const bool good = !folder.failed && kept_mend_folder(text_string(&folder), copy, whole);
    if (!good)
        *refused = folder.failed ? ENOMEM : errno;
    card_files_free(copy);
    text_finish(&folder);
    return good && whole;
}

void kept_cards_copy(const char *games_folder, KeptKey key, const Layers *layers) {
    Text ignored = {0};
    CardFiles *files = card_files_read(layers, &ignored);
    if (files != NULL)
        kept_copy_write(games_folder, key, files);
    card_files_free(files);
    text_finish(&ignored);
}
