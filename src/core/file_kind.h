// SPDX-License-Identifier: MIT
// Checks what a path leads to before it is opened.
#ifndef STARDECK_CORE_FILE_KIND_H
#define STARDECK_CORE_FILE_KIND_H

#include <stdbool.h>

// True for a pipe, socket or device, also behind a link: opening or reading one may block forever. False for
// a regular file, a folder, and a path that doesn't exist.
bool file_is_special(const char *path);

#endif
