// SPDX-License-Identifier: MIT
// Opening files that players edit, and reading one in one piece.
#ifndef STARDECK_DATA_FILE_TEXT_H
#define STARDECK_DATA_FILE_TEXT_H

#include <stddef.h>
#include <stdio.h>

// Opens the file for reading. NULL with errno set; ENXIO means that it is neither a file nor a folder but a
// pipe, a device or the like: opening or reading one could wait for ever, so it is not even opened. (A folder
// opens, and reading it fails, as with fopen.)
FILE *file_open(const char *path);

// What is left of the file, but no more than `most` bytes; ferror() says whether all could be read. The
// memory grows with what is read, whatever size the file is said to have, and is the caller's to free. NULL
// without memory.
char *file_text(FILE *file, size_t most, size_t *length);

#endif
