// SPDX-License-Identifier: MIT
// Runs a fuzz target over kept inputs: each argument is a file, or a folder of files. Replaces libFuzzer's
// own main, so that every compiler can build it.
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#define PATH_BYTES 1024
#define FILE_MAX (1024 * 1024)

static bool run_file(const char *path) {
    FILE *file = fopen(path, "rb");
    uint8_t *data = malloc(FILE_MAX);
    bool good = file != NULL && data != NULL;
    if (good) {
        const size_t size = fread(data, 1, FILE_MAX, file);
        // A block of just this size, so that sanitizers see who reads past its end.
        uint8_t *exact = realloc(data, size > 0 ? size : 1);
        data = exact != NULL ? exact : data;
        fprintf(stderr, "%s\n", path); // so that the last line names the culprit
        good = LLVMFuzzerTestOneInput(data, size) == 0;
    } else {
        perror(path);
    }
    if (file != NULL)
        fclose(file);
    free(data);
    return good;
}

// How many files ran; -1 after a fault.
static int run(const char *path) {
    struct stat found;
    char inside[PATH_BYTES];
    if (stat(path, &found) != 0 || !S_ISDIR(found.st_mode))
        return run_file(path) ? 1 : -1;
    DIR *listing = opendir(path);
    int count = 0;
    for (const struct dirent *entry; listing != NULL && count >= 0 && (entry = readdir(listing)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        snprintf(inside, sizeof inside, "%s/%s", path, entry->d_name);
        count = run_file(inside) ? count + 1 : -1;
    }
    if (listing != NULL)
        closedir(listing);
    return count;
}

int main(int argc, char **argv) {
    int files = 0;
    for (int i = 1; i < argc; i++) {
        const int count = run(argv[i]);
        if (count < 1) // an empty corpus tests nothing
            return EXIT_FAILURE;
        files += count;
    }
    printf("%d inputs\n", files);
    return files > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
