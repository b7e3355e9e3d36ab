// SPDX-License-Identifier: MIT
// Opens files that players edit, and reads whole files.
#ifndef STARDECK_DATA_FILE_TEXT_H
#define STARDECK_DATA_FILE_TEXT_H

#include <stddef.h>
#include <stdio.h>

// Opens the file for reading; the caller closes it. NULL with errno set; ENXIO means a pipe, device or the
// like, which is not opened because that could block forever. (A folder opens, and then reading it fails, as
// with fopen.)
FILE *file_open(const char *path);

// Reads the rest of the file, at most `most` bytes, into memory the caller must free; not zero-terminated.
// ferror() tells whether reading failed. Memory grows with what is actually read, whatever size the file
// claims. NULL if memory runs out.
char *file_text(FILE *file, size_t most, size_t *length);

#endif
