// SPDX-License-Identifier: MIT
// Zip archives: lists and reads the entries of one, and writes one. Nothing in an archive is trusted here or
// checked: names are bytes, and sizes are what the archive claims. Without libzip at build time
// (archive_none.c) nothing can be opened or created.
#ifndef STARDECK_DATA_ARCHIVE_H
#define STARDECK_DATA_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ArchiveFault {
    ARCHIVE_GOOD,
    ARCHIVE_NOT_BUILT_IN, // this program has no libzip
    ARCHIVE_UNREADABLE,   // errno says why
    ARCHIVE_NO_ZIP,       // it does not even begin like one
    ARCHIVE_CUT_OFF,      // it begins like one, but its list of contents is missing
    ARCHIVE_DAMAGED,
    ARCHIVE_WRONG_SUM, // the contents don't fit their checksum
    ARCHIVE_STOPPED,   // by whoever takes the bytes
    ARCHIVE_NO_MEMORY
} ArchiveFault;

typedef enum ArchiveKind {
    ARCHIVE_FILE,
    ARCHIVE_FOLDER,
    ARCHIVE_LINK,
    ARCHIVE_SPECIAL
} ArchiveKind;

typedef struct ArchiveEntry {
    const char *name; // valid until archive_close; a folder's ends with '/'
    ArchiveKind kind;
    uint64_t size, packed; // in bytes, as the archive claims
    bool encrypted;
    bool readable; // packed by a method that every zip program knows
} ArchiveEntry;

typedef struct Archive Archive;

// True if this program can open and create archives.
bool archive_is_built_in(void);

// Opens the archive, which must be a regular file. The caller closes it. NULL with *fault set.
Archive *archive_open(const char *path, ArchiveFault *fault);
void archive_close(Archive *archive); // accepts NULL

size_t archive_count(const Archive *archive);
// Describes an entry. False if the archive's list is damaged there.
bool archive_entry(Archive *archive, size_t index, ArchiveEntry *entry);

// Takes a part of an entry's bytes; false to stop.
typedef bool (*ArchiveSink)(void *context, const void *bytes, size_t count);
// Reads an entry from beginning to end, whatever size it claims, and checks its sum at the end.
ArchiveFault archive_read(Archive *archive, size_t index, ArchiveSink sink, void *context);

typedef struct ArchiveWriter ArchiveWriter;

// Begins a new archive at `path`, which must not exist (else ARCHIVE_UNREADABLE with errno EEXIST). NULL with
// *fault set.
ArchiveWriter *archive_create(const char *path, ArchiveFault *fault);
// Adds a file under this name (UTF-8). It is read when the archive is completed. packed: packing it once more
// would only take time (pictures, sounds).
ArchiveFault archive_add_file(ArchiveWriter *writer, const char *name, const char *path, bool packed);
// Writes the archive and frees the writer. After a fault there is no file at `path`.
ArchiveFault archive_complete(ArchiveWriter *writer);
// Frees the writer and removes what is at `path`. Accepts NULL.
void archive_abandon(ArchiveWriter *writer);

#endif
