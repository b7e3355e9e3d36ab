// SPDX-License-Identifier: MIT
// Used in builds without libzip: no archives.
#include "data/archive.h"

bool archive_is_built_in(void) {
    return false;
}

Archive *archive_open(const char *path, ArchiveFault *fault) {
    (void)path;
    *fault = ARCHIVE_NOT_BUILT_IN;
    return NULL;
}

void archive_close(Archive *archive) {
    (void)archive;
}

size_t archive_count(const Archive *archive) {
    (void)archive;
    return 0;
}

bool archive_entry(Archive *archive, size_t index, ArchiveEntry *entry) {
    (void)archive, (void)index, (void)entry;
    return false;
}

ArchiveFault archive_read(Archive *archive, size_t index, ArchiveSink sink, void *context) {
    (void)archive, (void)index, (void)sink, (void)context;
    return ARCHIVE_NOT_BUILT_IN;
}

ArchiveWriter *archive_create(const char *path, ArchiveFault *fault) {
    (void)path;
    *fault = ARCHIVE_NOT_BUILT_IN;
    return NULL;
}

ArchiveFault archive_add_file(ArchiveWriter *writer, const char *name, const char *path, bool packed) {
    (void)writer, (void)name, (void)path, (void)packed;
    return ARCHIVE_NOT_BUILT_IN;
}

ArchiveFault archive_complete(ArchiveWriter *writer) {
    (void)writer;
    return ARCHIVE_NOT_BUILT_IN;
}

void archive_abandon(ArchiveWriter *writer) {
    (void)writer;
}
