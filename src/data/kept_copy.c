// SPDX-License-Identifier: MIT
// Before each file there is a line with its name, length and sum, and a last line says how many there were.
// Where such a line or what follows doesn't fit, reading goes on with the next line of that kind.
#include "data/kept_copy.h"

#include "core/hash.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/folders.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COPY_BYTES (256u * 1024u * 1024u)
#define FIRST_LINE "stardeck cards 1\n"
#define FILE_BEGINS "\nfile "
#define END_BEGINS "\nend "
#define NAME_MOST 200
#define LINE_MOST (NAME_MOST + 80)

// ---- where

void kept_key_add(KeptKey key, Text *name) {
    char hash[HASH_TEXT_SIZE], looks[HASH_TEXT_SIZE] = "";
    hash_text(key.hash, hash);
    if (key.looks != 0)
        hash_text(key.looks, looks);
    text_printf(name, "%s%s%s", hash, looks[0] != '\0' ? "-" : "", looks);
}

static void add_path(Text *path, const char *games_folder, KeptKey key) {
    text_printf(path, "%s/" KEPT_COPIES "/", games_folder);
    kept_key_add(key, path);
}

bool kept_copy_exists(const char *games_folder, KeptKey key) {
    Text path = {0};
    add_path(&path, games_folder, key);
    const bool is = !path.failed && file_exists(text_string(&path));
    text_finish(&path);
    return is;
}

void kept_copy_delete(const char *games_folder, KeptKey key) {
    Text path = {0};
    add_path(&path, games_folder, key);
    if (!path.failed)
        folders_remove(text_string(&path));
    text_clear(&path);
    text_printf(&path, "%s/" KEPT_COPIES, games_folder);
    if (!path.failed)
        platform_remove_folder(text_string(&path)); // if it is empty
    text_finish(&path);
}

// ---- writing

// With the name in the sum: a file under another name is another.
static uint64_t sum_of(const char *name, const char *bytes, size_t length) {
    return hash_bytes(bytes, length, hash_bytes(name, strlen(name) + 1, 0));
}

static void add_file(Text *out, const CardFile *file) {
    char sum[HASH_TEXT_SIZE];
    hash_text(sum_of(file->name, file->bytes, file->length), sum);
    text_printf(out, FILE_BEGINS "%zu %s %s\n", file->length, sum, file->name);
    text_add_bytes(out, file->bytes, file->length);
}

bool kept_copy_write(const char *games_folder, KeptKey key, const CardFiles *files) {
    Text path = {0}, out = {0};
    add_path(&path, games_folder, key);
    text_add(&out, FIRST_LINE);
    for (int i = 0; i < files->count; i++)
        add_file(&out, &files->file[i]);
    text_printf(&out, END_BEGINS "%d\n", files->count);
    const int error = path.failed || out.failed ? ENOMEM : folders_make(text_string(&path));
    if (error == 0 && file_is_folder(text_string(&path)))
        folders_remove(text_string(&path)); // nothing of ours
    errno = error;
    const bool good = error == 0 && platform_replace_file(text_string(&path), text_string(&out), out.length);
    text_finish(&path);
    text_finish(&out);
    return good;
}

// ---- reading

// What is left of the copy from `at` on.
typedef struct Reading {
    const char *at, *end;
    CardFiles *files;
    bool damaged;
} Reading;

// LAYER/NAME.json or LAYER/lang/NAME.json, so that what is written by it lies in the folder of the layers.
static bool is_name(const char *name) {
    const size_t digits = strspn(name, "0123456789");
    const char *path = name + digits;
    if (digits == 0 || digits > 3 || strtol(name, NULL, 10) >= LAYERS_MAX || *path++ != '/')
        return false;
    if (strncmp(path, CARD_FILES_LANGUAGES "/", sizeof CARD_FILES_LANGUAGES) == 0)
        path += sizeof CARD_FILES_LANGUAGES;
    return path[0] != '.' && strpbrk(path, "/\\:") == NULL && card_file_is_json(path);
}

// The next place where `text` is; the end if there is none.
static const char *find(const Reading *reading, const char *text) {
    const size_t length = strlen(text);
    const char *at = reading->at;
    while ((at = memchr(at, text[0], (size_t)(reading->end - at))) != NULL &&
           (size_t)(reading->end - at) >= length && memcmp(at, text, length) != 0)
        at++;
    return at != NULL && (size_t)(reading->end - at) >= length ? at : reading->end;
}

static bool begins(const Reading *reading, const char *text) {
    const size_t length = strlen(text);
    return (size_t)(reading->end - reading->at) >= length && memcmp(reading->at, text, length) == 0;
}

// Reads the line that the reading is at, after its first character, into `line`, and goes behind it.
static bool take_line(Reading *reading, char line[LINE_MOST]) {
    const char *from = reading->at + 1;
    const char *stop = memchr(from, '\n', (size_t)(reading->end - from));
    if (stop == NULL || stop - from >= LINE_MOST || memchr(from, '\0', (size_t)(stop - from)) != NULL)
        return false;
    memcpy(line, from, (size_t)(stop - from));
    line[stop - from] = '\0';
    reading->at = stop + 1;
    return true;
}

// False if the file that begins here is damaged; the reading is then somewhere behind its beginning.
static bool take_file(Reading *reading) {
    char line[LINE_MOST], sum[HASH_TEXT_SIZE], said[HASH_TEXT_SIZE];
    size_t length;
    int after = 0;
    if (!take_line(reading, line)) {
        reading->at++;
        return false;
    }
    if (sscanf(line, "file %zu %16[0-9a-f] %n", &length, said, &after) != 2 || after == 0 ||
        !is_name(line + after) || length > (size_t)(reading->end - reading->at))
        return false;
    hash_text(sum_of(line + after, reading->at, length), sum);
    if (strcmp(sum, said) != 0 || card_files_find(reading->files, line + after) != NULL)
        return false;
    char *bytes = malloc(length + 1);
    if (bytes == NULL)
        return false;
    memcpy(bytes, reading->at, length);
    reading->at += length;
    return card_files_add(reading->files, line + after, bytes, length);
}

static void take_all(Reading *reading) {
    char line[LINE_MOST];
    reading->damaged = !begins(reading, FIRST_LINE);
    reading->at += reading->damaged ? 0 : strlen(FIRST_LINE);
    while (reading->at < reading->end && !begins(reading, END_BEGINS)) {
        const char *next = find(reading, FILE_BEGINS);
        reading->damaged |= next != reading->at;
        reading->at = next;
        if (next < reading->end && !take_file(reading))
            reading->damaged = true;
    }
    int count = -1;
    reading->damaged |= reading->at == reading->end || !take_line(reading, line) ||
                        sscanf(line, "end %d", &count) != 1 || count != reading->files->count ||
                        reading->at != reading->end;
}

CardFiles *kept_copy_read(const char *games_folder, KeptKey key, bool *whole) {
    Text path = {0};
    size_t length = 0;
    add_path(&path, games_folder, key);
    FILE *in = path.failed ? NULL : file_open(text_string(&path));
    char *text = in != NULL ? file_text(in, COPY_BYTES, &length) : NULL;
    Reading reading = {.files = calloc(1, sizeof *reading.files), .damaged = true};
    if (text != NULL && reading.files != NULL) {
        reading.at = text;
        reading.end = text + length;
        take_all(&reading);
    }
    if (in != NULL)
        fclose(in);
    free(text);
    text_finish(&path);
    *whole = !reading.damaged;
    if (reading.files != NULL && reading.files->count > 0)
        return reading.files;
    card_files_free(reading.files);
    *whole = false;
    return NULL;
}
