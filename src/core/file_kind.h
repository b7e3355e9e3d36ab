// SPDX-License-Identifier: MIT
// Checks what a path leads to before it is opened, and what kind of file a name says it is.
#ifndef STARDECK_CORE_FILE_KIND_H
#define STARDECK_CORE_FILE_KIND_H

#include <stdbool.h>

// True for a pipe, socket or device, also behind a link: opening or reading one may block forever. False for
// a regular file, a folder, and a path that doesn't exist.
bool file_is_special(const char *path);

// True for an existing folder, also behind a link.
bool file_is_folder(const char *path);

// The ending of a picture's name, in capital letters too (".png", ".JPG"): a pointer into `name`. NULL: it is
// not the name of a picture.
const char *file_picture_ending(const char *name);

// True if `name` ends like that of a font, in capital letters too.
bool file_is_font(const char *name);

#endif
