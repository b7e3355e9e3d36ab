// SPDX-License-Identifier: MIT
// Names, sizes and counts in an archive or folder that comes from somewhere else.
#include "data/pack_bundle.h"

#include "core/utf8.h"
#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

#define PROBLEMS_ENOUGH 4 // more would not help anybody

// ---- one name

static bool is_drive(const char *name) {
    return ((name[0] >= 'a' && name[0] <= 'z') || (name[0] >= 'A' && name[0] <= 'Z')) && name[1] == ':';
}

// Control characters of ASCII and of Latin-1 (U+0080 to U+009F), and those that turn the direction of text
// (U+202A to U+202E, U+2066 to U+2069), which make a name look like another.
bool pack_bundle_is_control(const char *letter, size_t length) {
    const unsigned char *byte = (const unsigned char *)letter;
    if (length == 1)
        return byte[0] < ' ' || byte[0] == 0x7F;
    if (length == 2)
        return byte[0] == 0xC2 && byte[1] < 0xA0;
    return length == 3 && byte[0] == 0xE2 &&
           ((byte[1] == 0x80 && byte[2] >= 0xAA && byte[2] <= 0xAE) ||
            (byte[1] == 0x81 && byte[2] >= 0xA6 && byte[2] <= 0xA9));
}

static const char *letters_fault(const char *name) {
    for (size_t left = strlen(name), length; left > 0; name += length, left -= length) {
        length = utf8_length(name, left);
        if (length == 0)
            return "has a name that is not UTF-8";
        if (pack_bundle_is_control(name, length))
            return "has control characters in its name";
        if (*name == '\\')
            return "has a backslash in its name";
    }
    return NULL;
}

static const char *part_fault(const char *part, size_t length) {
    if (length == 2 && memcmp(part, "..", 2) == 0)
        return "leads out of the pack with \"..\"";
    if (length == 0 || (length == 1 && part[0] == '.'))
        return "has an empty step in its name";
    return length > BUNDLE_NAME_MAX ? "has too long a name" : NULL;
}

const char *pack_bundle_name_fault(const char *name) {
    const char *fault = letters_fault(name);
    if (fault != NULL)
        return fault;
    if (name[0] == '/')
        return "has an absolute name";
    if (is_drive(name))
        return "has the letter of a drive in its name";
    if (strlen(name) > BUNDLE_PATH_MAX)
        return "has too long a name";
    for (const char *part = name;; part += strcspn(part, "/") + 1) {
        const size_t length = strcspn(part, "/");
        fault = part_fault(part, length);
        if (fault != NULL || part[length] == '\0')
            return fault;
    }
}

// ---- sizes

static int megabytes(uint64_t bytes) {
    const uint64_t whole = bytes / BUNDLE_MB + (bytes % BUNDLE_MB > 0);
    return whole < 1000000 ? (int)whole : 1000000;
}

static int depth_of(const char *name) {
    int depth = 0;
    for (; *name != '\0'; name++)
        depth += *name == '/';
    return depth;
}

static void check_entry(const PackBundle *bundle, const BundleEntry *entry, Problems *problems) {
    const Quoted name = quoted(entry->name);
    const uint64_t packed = entry->packed > 0 ? entry->packed : 1;
    if (depth_of(entry->name) + (entry->folder ? 1 : 0) > BUNDLE_DEPTH_MAX)
        problems_add(problems, bundle->path, 0, 0,
                     "[file] the entry %s lies too deep; a pack has at most %d folders in one another",
                     name.text, BUNDLE_DEPTH_MAX);
    if (entry->size > BUNDLE_FILE_MB_MAX * BUNDLE_MB)
        problems_add(problems, bundle->path, 0, 0,
                     "[file] the entry %s has %d MB; a file of a pack has at most %d, so make it smaller or "
                     "leave it out",
                     name.text, megabytes(entry->size), BUNDLE_FILE_MB_MAX);
    else if (bundle->archive != NULL && entry->size >= BUNDLE_RATIO_FROM &&
             entry->size / packed > BUNDLE_RATIO_MAX)
        problems_add(problems, bundle->path, 0, 0,
                     "[file] the entry %s would become more than %d times as large when unpacked, which "
                     "nothing in a pack does; get the pack from somewhere else",
                     name.text, BUNDLE_RATIO_MAX);
}

static void check_sums(const PackBundle *bundle, Problems *problems) {
    uint64_t bytes = 0;
    for (size_t i = 0; i < bundle->count && bytes <= BUNDLE_MB_MAX * BUNDLE_MB; i++)
        bytes += bundle->entry[i].size; // can't overflow: each is below BUNDLE_FILE_MB_MAX
    if (bundle->count > BUNDLE_ENTRIES_MAX)
        problems_add(
            problems, bundle->path, 0, 0,
            "[file] there are %d files and folders in it; a pack has at most %d, so leave out what it "
            "doesn't need",
            bundle->count < 1000000 ? (int)bundle->count : 1000000, BUNDLE_ENTRIES_MAX);
    if (bytes > BUNDLE_MB_MAX * BUNDLE_MB)
        problems_add(
            problems, bundle->path, 0, 0,
            "[file] unpacked it has more than %d MB, which is the most a pack may have; make pictures "
            "and sounds smaller, or leave some out",
            BUNDLE_MB_MAX);
}

// ---- names that clash

static int compare_keys(const void *a, const void *b) {
    const BundleEntry *x = *(const BundleEntry *const *)a, *y = *(const BundleEntry *const *)b;
    const int order = strcmp(x->key, y->key);
    return order != 0 ? order : strcmp(x->name, y->name);
}

// How many leading bytes of both are the same folders, in whatever case.
static size_t shared_folders(const BundleEntry *a, const BundleEntry *b) {
    size_t shared = 0, at = 0;
    for (; a->key[at] != '\0' && a->key[at] == b->key[at]; at++)
        if (a->name[at] == '/')
            shared = at;
    if ((a->key[at] == '\0' && b->name[at] == '/') || (b->key[at] == '\0' && a->name[at] == '/'))
        shared = at;
    return shared;
}

// `after` comes right after `entry` in the order of their keys, so a folder's contents come right after it.
static const char *clash_of(const BundleEntry *entry, const BundleEntry *after) {
    if (strcmp(entry->name, after->name) == 0)
        return "is in it twice";
    const size_t shared = shared_folders(entry, after);
    if (strcmp(entry->key, after->key) == 0 || memcmp(entry->name, after->name, shared) != 0)
        return "differs from another one by capital letters only";
    return shared == strlen(entry->name) && !entry->folder ? "is a file and a folder at once" : NULL;
}

static void check_clashes(const PackBundle *bundle, Problems *problems) {
    const BundleEntry **sorted = calloc(bundle->count + 1, sizeof *sorted);
    if (sorted == NULL) {
        problems_add(problems, bundle->path, 0, 0, "out of memory");
        return;
    }
    for (size_t i = 0; i < bundle->count; i++)
        sorted[i] = &bundle->entry[i];
    qsort(sorted, bundle->count, sizeof *sorted, compare_keys);
    for (size_t i = 1; i < bundle->count && problems_total(problems) < PROBLEMS_ENOUGH; i++) {
        const char *said = clash_of(sorted[i - 1], sorted[i]);
        if (said != NULL)
            pack_bundle_tell(bundle, quoted(sorted[i - 1]->name), said, problems);
    }
    free(sorted);
}

void pack_bundle_tell(const PackBundle *bundle, Quoted entry, const char *fault, Problems *problems) {
    problems_add(problems, bundle->path, 0, 0,
                 bundle->archive != NULL
                     ? "[file] the entry %s %s; whoever made the pack has to pack it again"
                     : "[file] %s in this folder %s; put the file itself there, under a name of its own",
                 entry.text, fault);
}

bool pack_bundle_check(const PackBundle *bundle, Problems *problems) {
    for (size_t i = 0; i < bundle->count && problems_total(problems) < PROBLEMS_ENOUGH; i++)
        check_entry(bundle, &bundle->entry[i], problems);
    if (problems_total(problems) == 0)
        check_sums(bundle, problems);
    if (problems_total(problems) == 0)
        check_clashes(bundle, problems);
    return problems_total(problems) == 0;
}
