// SPDX-License-Identifier: MIT
// Archives by libzip, the only file that sees it.
#include "data/archive.h"

#include "core/platform.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

#define CHUNK 16384
#define MODE_SHIFT 16 // of a file's mode among its attributes
// Of modes in archives, which are those of Unix.
#define MODE_KIND 0170000u
#define MODE_REGULAR 0100000u
#define MODE_FOLDER 0040000u
#define MODE_LINK 0120000u
#define FILE_MODE (MODE_REGULAR | 0644u)

struct Archive {
    zip_t *zip;
};

struct ArchiveWriter {
    zip_t *zip;
    char *path;
};

bool archive_is_built_in(void) {
    return true;
}

// ---- reading

// What a file that libzip takes for no archive is.
static ArchiveFault look_at(const char *path) {
    char begins[4] = "";
    FILE *file = platform_fopen(path, "rb");
    if (file == NULL)
        return ARCHIVE_UNREADABLE;
    const size_t read = fread(begins, 1, sizeof begins, file);
    const bool good = !ferror(file);
    fclose(file);
    if (!good)
        return ARCHIVE_UNREADABLE;
    return read == sizeof begins && memcmp(begins, "PK\3\4", 4) == 0 ? ARCHIVE_CUT_OFF : ARCHIVE_NO_ZIP;
}

static ArchiveFault fault_of(int error, const char *path) {
    switch (error) {
    case ZIP_ER_OPEN:
    case ZIP_ER_READ:
    case ZIP_ER_SEEK:
    case ZIP_ER_NOENT:
        return ARCHIVE_UNREADABLE;
    case ZIP_ER_NOZIP:
        return path != NULL ? look_at(path) : ARCHIVE_DAMAGED;
    case ZIP_ER_CRC:
        return ARCHIVE_WRONG_SUM;
    case ZIP_ER_MEMORY:
        return ARCHIVE_NO_MEMORY;
    default:
        return ARCHIVE_DAMAGED;
    }
}

Archive *archive_open(const char *path, ArchiveFault *fault) {
    int error = ZIP_ER_MEMORY;
    Archive *archive = calloc(1, sizeof *archive);
    if (archive != NULL)
        archive->zip = zip_open(path, ZIP_RDONLY, &error);
    if (archive != NULL && archive->zip != NULL) {
        *fault = ARCHIVE_GOOD;
        return archive;
    }
    free(archive);
    *fault = fault_of(error, path);
    return NULL;
}

void archive_close(Archive *archive) {
    if (archive == NULL)
        return;
    zip_discard(archive->zip);
    free(archive);
}

size_t archive_count(const Archive *archive) {
    const zip_int64_t count = zip_get_num_entries(archive->zip, 0);
    return count > 0 ? (size_t)count : 0;
}

// By the file's mode, where a system that has such modes wrote it there.
static ArchiveKind kind_of(zip_t *zip, size_t index, const char *name) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    const size_t length = strlen(name);
    const bool known = zip_file_get_external_attributes(zip, index, 0, &system, &attributes) == 0;
    const zip_uint32_t kind = known ? attributes >> MODE_SHIFT & MODE_KIND : 0;
    if (kind == MODE_LINK)
        return ARCHIVE_LINK;
    if (kind != 0 && kind != MODE_REGULAR && kind != MODE_FOLDER)
        return ARCHIVE_SPECIAL;
    return length > 0 && name[length - 1] == '/' ? ARCHIVE_FOLDER : ARCHIVE_FILE;
}

bool archive_entry(Archive *archive, size_t index, ArchiveEntry *entry) {
    const zip_uint64_t wanted = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
    zip_stat_t info;
    zip_stat_init(&info);
    const char *name = zip_get_name(archive->zip, index, ZIP_FL_ENC_RAW);
    if (name == NULL || zip_stat_index(archive->zip, index, 0, &info) != 0 || (info.valid & wanted) != wanted)
        return false;
    *entry = (ArchiveEntry){
        .name = name,
        .kind = kind_of(archive->zip, index, name),
        .size = info.size,
        .packed = info.comp_size,
        .encrypted = (info.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && info.encryption_method != ZIP_EM_NONE,
        .readable = info.comp_method == ZIP_CM_STORE || info.comp_method == ZIP_CM_DEFLATE,
    };
    return true;
}

ArchiveFault archive_read(Archive *archive, size_t index, ArchiveSink sink, void *context) {
    char bytes[CHUNK];
    zip_int64_t count = 0;
    zip_file_t *file = zip_fopen_index(archive->zip, index, 0);
    if (file == NULL)
        return fault_of(zip_error_code_zip(zip_get_error(archive->zip)), NULL);
    bool taken = true;
    while (taken && (count = zip_fread(file, bytes, sizeof bytes)) > 0)
        taken = sink(context, bytes, (size_t)count);
    const int error = count < 0 ? zip_error_code_zip(zip_file_get_error(file)) : ZIP_ER_OK;
    zip_fclose(file);
    if (!taken)
        return ARCHIVE_STOPPED;
    return error == ZIP_ER_OK ? ARCHIVE_GOOD : fault_of(error, NULL);
}

// ---- writing

// Takes the place at `path` with an empty file, so that nothing that is there is ever written over.
ArchiveWriter *archive_create(const char *path, ArchiveFault *fault) {
    *fault = ARCHIVE_UNREADABLE;
    if (!platform_write_file(path, PLATFORM_NEW, "", 0))
        return NULL;
    ArchiveWriter *writer = calloc(1, sizeof *writer);
    char *copy = malloc(strlen(path) + 1);
    int error = ZIP_ER_MEMORY;
    zip_t *zip = writer != NULL && copy != NULL ? zip_open(path, ZIP_TRUNCATE, &error) : NULL;
    if (zip == NULL) {
        free(writer);
        free(copy);
        platform_remove_file(path);
        *fault = fault_of(error, NULL);
        return NULL;
    }
    memcpy(copy, path, strlen(path) + 1);
    *writer = (ArchiveWriter){.zip = zip, .path = copy};
    *fault = ARCHIVE_GOOD;
    return writer;
}

ArchiveFault archive_add_file(ArchiveWriter *writer, const char *name, const char *path, bool packed) {
    zip_source_t *source = zip_source_file(writer->zip, path, 0, -1);
    const zip_int64_t index = source != NULL ? zip_file_add(writer->zip, name, source, ZIP_FL_ENC_UTF_8) : -1;
    if (index >= 0 &&
        zip_set_file_compression(writer->zip, (zip_uint64_t)index, packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE,
                                 0) == 0 &&
        zip_file_set_external_attributes(writer->zip, (zip_uint64_t)index, 0, ZIP_OPSYS_UNIX,
                                         (zip_uint32_t)FILE_MODE << MODE_SHIFT) == 0)
        return ARCHIVE_GOOD;
    if (source != NULL && index < 0)
        zip_source_free(source);
    return fault_of(zip_error_code_zip(zip_get_error(writer->zip)), NULL);
}

static void finish(ArchiveWriter *writer) {
    free(writer->path);
    free(writer);
}

ArchiveFault archive_complete(ArchiveWriter *writer) {
    if (zip_close(writer->zip) == 0) {
        finish(writer);
        return ARCHIVE_GOOD;
    }
    zip_error_t *error = zip_get_error(writer->zip);
    const int system = zip_error_code_system(error);
    const ArchiveFault fault =
        zip_error_code_zip(error) == ZIP_ER_MEMORY ? ARCHIVE_NO_MEMORY : ARCHIVE_UNREADABLE;
    archive_abandon(writer);
    errno = system != 0 ? system : EIO;
    return fault;
}

void archive_abandon(ArchiveWriter *writer) {
    if (writer == NULL)
        return;
    zip_discard(writer->zip);
    platform_remove_file(writer->path);
    finish(writer);
}
