// SPDX-License-Identifier: MIT
// Keeps what is no file in a player's folder from stopping the program.
#include "core/file_kind.h"

#include <sys/stat.h>

bool file_is_special(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode);
}
