// SPDX-License-Identifier: MIT
// What kind of thing a path leads to, before it is opened.
#ifndef STARDECK_CORE_FILE_KIND_H
#define STARDECK_CORE_FILE_KIND_H

#include <stdbool.h>

// True for a pipe, a socket or a device, also behind a link: opening or reading it could wait for ever, or
// never end. False for a file, a folder, and what isn't there.
bool file_is_special(const char *path);

#endif
