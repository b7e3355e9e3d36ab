// SPDX-License-Identifier: MIT
// A pack as it comes from somewhere else: in a zip archive or a folder. Nothing in it is trusted. Whatever
// could hurt (names that lead elsewhere, links, sizes without bounds) is refused as a whole, with a message
// that names the entry; files that other programs leave behind (data/pack_files.h) are ignored.
#ifndef STARDECK_DATA_PACK_BUNDLE_H
#define STARDECK_DATA_PACK_BUNDLE_H

#include "core/problem.h"
#include "data/archive.h"
#include "data/suggest.h"

// Limits of one pack, in an archive, a folder, and on export alike. Far above any real pack, and low enough
// to be unpacked in a moment.
#define BUNDLE_ENTRIES_MAX 2000                   // files and folders
#define BUNDLE_MB_MAX 64                          // of all files
#define BUNDLE_FILE_MB_MAX 32                     // of one file
#define BUNDLE_RATIO_MAX 200                      // unpacked to packed size …
#define BUNDLE_RATIO_FROM ((uint64_t)1024 * 1024) // … of files of so many bytes or more
#define BUNDLE_PATH_MAX 200                       // bytes of a name with its folders
#define BUNDLE_NAME_MAX 100                       // bytes of a name without them
#define BUNDLE_DEPTH_MAX 6                        // folders in one another; pack_files_walk goes as deep
#define BUNDLE_MB ((uint64_t)1024 * 1024)

typedef struct BundleEntry {
    char *name; // path in the pack, '/' between its parts, none at the end; owned
    char *key;  // the same in capitals, for comparing; owned
    bool folder;
    uint64_t size, packed; // as it claims
    size_t index;          // in the archive
} BundleEntry;

// Initialize with {0}; pack_bundle_close frees it.
typedef struct PackBundle {
    char *path;       // owned: of the archive, or of the folder with the pack.json
    char *top;        // owned: the name of the folder in the archive that is the pack; "": the archive itself
    Archive *archive; // NULL: a folder
    BundleEntry *entry; // of the pack alone, without junk, unsorted
    size_t count, room;
    int beside; // files beside the pack's folder, which are not part of it
} PackBundle;

// Opens what lies at `path` and checks everything that can be known without unpacking: where the pack.json
// is, and that names, kinds and claimed sizes are within bounds. links: links in a folder that stay in it are
// followed, else they are faults. False with problems; the bundle must be closed in any case.
bool pack_bundle_open(PackBundle *bundle, const char *path, bool links, Problems *problems);

// Writes the pack's files into the folder `to`, which must exist and be empty. Stops where an entry is larger
// than it claims, or damaged. False with problems, and what was written so far is still there.
bool pack_bundle_unpack(const PackBundle *bundle, const char *to, Problems *problems);

void pack_bundle_close(PackBundle *bundle);

// pack_bundle_check.c, for pack_bundle_open.
// Why nothing can have this name, as a part of a sentence ("has an absolute name"); NULL: it is good.
const char *pack_bundle_name_fault(const char *name);
// True for the character of `length` bytes at `letter` (UTF-8) if it is one that terminals or the order of
// letters obey instead of showing it.
bool pack_bundle_is_control(const char *letter, size_t length);
// Adds the problem that an entry has this fault ("is in it twice"), and who can mend it: of an archive only
// whoever made it.
void pack_bundle_tell(const PackBundle *bundle, Quoted entry, const char *fault, Problems *problems);
// Checks the entries of the whole bundle against the limits and one another. False with problems.
bool pack_bundle_check(const PackBundle *bundle, Problems *problems);

#endif
