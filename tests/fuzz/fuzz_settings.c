// SPDX-License-Identifier: MIT
// Fuzzes settings files: any bytes are refused with a place and the file kept aside, or give settings that
// are the same after writing and reading them again.
#include "app/frame/settings_file.h"
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_BYTES 65536
#define PATH_BYTES 128

static PackCache *shelf(void) {
    static PackCache shelf;
    if (shelf.games == NULL)
        pack_cache_of_one(&shelf, fuzz_catalog());
    return &shelf;
}

static void write_settings(const char *path, const Remembered *remembered) {
    Text problem = {0};
    fuzz_expect(settings_file_write(path, shelf(), remembered, &problem), text_string(&problem));
    text_finish(&problem);
}

static size_t content(const char *path, char bytes[FILE_BYTES]) {
    FILE *file = fopen(path, "rb");
    fuzz_expect(file != NULL, "what was written can be read");
    const size_t size = fread(bytes, 1, FILE_BYTES, file);
    fclose(file);
    return size;
}

static void write_again(const Remembered *remembered) {
    static char first[FILE_BYTES], second[FILE_BYTES];
    char path[PATH_BYTES];
    Remembered again = {0};
    Problems problems = {0};
    snprintf(path, sizeof path, "%s/again", fuzz_folder());
    write_settings(path, remembered);
    const size_t size = content(path, first);
    fuzz_expect(settings_file_read(path, shelf(), &again, NULL, &problems) == SETTINGS_READ,
                "what the program writes it can read");
    write_settings(path, &again);
    fuzz_expect(content(path, second) == size && memcmp(first, second, size) == 0,
                "settings come back as they were");
    settings_file_finish(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char path[PATH_BYTES], aside[PATH_BYTES + 8];
    Remembered remembered = {0};
    Problems problems = {0};
    snprintf(path, sizeof path, "%s", fuzz_file("settings", data, size));
    const SettingsOutcome outcome = settings_file_read(path, shelf(), &remembered, NULL, &problems);
    fuzz_expect(outcome != SETTINGS_NONE, "it is found");
    fuzz_expect((outcome == SETTINGS_READ) == (problems.count == 0), "what is refused is explained");
    snprintf(aside, sizeof aside, "%s.broken", path);
    if (outcome != SETTINGS_READ)
        fuzz_expect(remove(aside) == 0, "a faulty file is kept under another name");
    write_again(&remembered);
    settings_file_finish(&remembered);
    return 0;
}
