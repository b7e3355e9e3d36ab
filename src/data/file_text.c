// SPDX-License-Identifier: MIT
// Reads a file into a doubling buffer: most files are small, while the largest allowed is far above any real
// one.
#include "data/file_text.h"

#include <stdlib.h>

#define FIRST_BYTES 32768u // enough for most files

char *file_text(FILE *file, size_t most, size_t *length) {
    size_t room = most < FIRST_BYTES ? most : FIRST_BYTES;
    char *text = malloc(room + 1);
    *length = text != NULL ? fread(text, 1, room, file) : 0;
    while (text != NULL && *length == room && room < most) {
        room = room < most / 2 ? 2 * room : most;
        char *larger = realloc(text, room + 1);
        if (larger == NULL)
            free(text);
        text = larger;
        if (text != NULL)
            *length += fread(text + *length, 1, room - *length, file);
    }
    return text;
}
