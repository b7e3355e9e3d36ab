// SPDX-License-Identifier: MIT
// Reads whole files that players edit.
#ifndef STARDECK_DATA_FILE_TEXT_H
#define STARDECK_DATA_FILE_TEXT_H

#include "core/file_kind.h" // file_open

#include <stddef.h>
#include <stdio.h>

// Reads the rest of the file, at most `most` bytes, into memory the caller must free; not zero-terminated.
// ferror() tells whether reading failed. Memory grows with what is actually read, whatever size the file
// claims. NULL if memory runs out.
char *file_text(FILE *file, size_t most, size_t *length);

#endif
