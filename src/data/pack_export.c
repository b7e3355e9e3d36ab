// SPDX-License-Identifier: MIT
// Checks a pack's folder as one that is imported, and packs it.
#include "data/pack_export.h"

#include "core/file_kind.h"
#include "data/pack_bundle.h"
#include "data/pack_info.h"
#include "data/pack_new.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define NUMBER_MOST 1000

// ---- the archive

static int compare_names(const void *a, const void *b) {
    return strcmp(((const BundleEntry *)a)->name, ((const BundleEntry *)b)->name);
}

// True for files that are packed already: sounds, and pictures that are no drawings.
static bool is_packed(const char *path) {
    const char *picture = file_picture_ending(path), *dot = strrchr(path, '.');
    return picture != NULL ? strcasecmp(picture, ".svg") != 0 : dot != NULL && strcasecmp(dot, ".ogg") == 0;
}

static ArchiveFault add_all(ArchiveWriter *writer, const PackBundle *bundle, const char *id) {
    ArchiveFault fault = ARCHIVE_GOOD;
    Text name = {0}, path = {0};
    for (size_t i = 0; fault == ARCHIVE_GOOD && i < bundle->count; i++) {
        if (bundle->entry[i].folder)
            continue; // those with files in them are made again; nothing needs an empty one
        text_clear(&name);
        text_clear(&path);
        text_printf(&name, "%s/%s", id, bundle->entry[i].name);
        text_printf(&path, "%s/%s", bundle->path, bundle->entry[i].name);
        fault =
            archive_add_file(writer, text_string(&name), text_string(&path), is_packed(text_string(&path)));
    }
    text_finish(&name);
    text_finish(&path);
    return fault;
}

static void tell_failed(const char *path, ArchiveFault fault, Problems *problems) {
    if (fault == ARCHIVE_NO_MEMORY)
        problems_add(problems, path, 0, 0, "out of memory");
    else
        problems_add(problems, path, 0, 0, "cannot be written: %s", strerror(errno));
}

static bool write_archive(const PackBundle *bundle, const char *id, const char *path, Problems *problems) {
    ArchiveFault fault;
    ArchiveWriter *writer = archive_create(path, &fault);
    if (writer != NULL && (fault = add_all(writer, bundle, id)) == ARCHIVE_GOOD)
        fault = archive_complete(writer);
    else
        archive_abandon(writer);
    if (fault != ARCHIVE_GOOD)
        tell_failed(path, fault, problems);
    return fault == ARCHIVE_GOOD;
}

// ---- its name

// What of a version may stand in a file's name.
static void copy_plain(char out[PACK_VERSION_MAX], const char *version) {
    text_copy(out, PACK_VERSION_MAX, version);
    for (char *at = out; *at != '\0'; at++)
        if (strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-", *at) == NULL)
            *at = '_';
}

static bool add_path(const char *to, const PackInfo *info, Text *path) {
    char version[PACK_VERSION_MAX];
    copy_plain(version, info->version);
    for (int number = 1; number < NUMBER_MOST; number++) {
        text_clear(path);
        text_printf(path, "%s/%s%s%s", to, info->id, version[0] != '\0' ? "-" : "", version);
        if (number > 1)
            text_printf(path, " (%d)", number);
        text_add(path, EXPORT_ENDING);
        if (!path->failed && !file_is_taken(text_string(path)))
            return true;
    }
    return false;
}

bool pack_export(const char *pack, const char *to, Text *made, Problems *problems) {
    PackBundle bundle = {0};
    PackInfo info = {0};
    Problems ignored = {0}; // a pack with faults may be given to somebody who mends it
    Text path = {0};
    char id[ID_MAX];
    bool good = archive_is_built_in();
    if (!good)
        problems_add(problems, pack, 0, 0,
                     "[file] this Stardeck was built without zip archives: give away the folder itself");
    good = good && pack_bundle_open(&bundle, pack, true, problems);
    if (good) {
        const char *slash = strrchr(bundle.path, '/');
        pack_info_load(&info, bundle.path, &ignored);
        pack_new_id("", info.id[0] != '\0' ? info.id : slash != NULL ? slash + 1 : bundle.path, id);
        text_copy(info.id, sizeof info.id, id);
        qsort(bundle.entry, bundle.count, sizeof *bundle.entry, compare_names);
        good = add_path(to, &info, &path);
        if (!good)
            problems_add(problems, to, 0, 0, "cannot be written: %s", strerror(EEXIST));
    }
    good = good && write_archive(&bundle, id, text_string(&path), problems);
    if (good)
        text_add(made, text_string(&path));
    pack_bundle_close(&bundle);
    text_finish(&path);
    return good;
}
