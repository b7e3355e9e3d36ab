// SPDX-License-Identifier: MIT
// Keeps a pipe or device in a player's folder from hanging the program.
#include "core/file_kind.h"

#include <sys/stat.h>

bool file_is_special(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}
