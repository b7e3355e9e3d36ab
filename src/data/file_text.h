// SPDX-License-Identifier: MIT
// What stands in a file that is open already, in one piece.
#ifndef STARDECK_DATA_FILE_TEXT_H
#define STARDECK_DATA_FILE_TEXT_H

#include <stddef.h>
#include <stdio.h>

// What is left of the file, but no more than `most` bytes; ferror() says whether all could be read. The
// memory grows with what is read, whatever size the file is said to have, and is the caller's to free. NULL
// without memory.
char *file_text(FILE *file, size_t most, size_t *length);

#endif
