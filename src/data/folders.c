// SPDX-License-Identifier: MIT
#include "data/folders.h"

#include "core/text.h"

#include <string.h>
#include <sys/stat.h>

void folders_make(const char *path) {
    Text folder = {0};
    for (const char *slash = strchr(path + 1, '/'); path[0] != '\0' && slash != NULL;
         slash = strchr(slash + 1, '/')) {
        text_clear(&folder);
        text_add_bytes(&folder, path, (size_t)(slash - path));
        mkdir(text_string(&folder), 0755);
    }
    text_finish(&folder);
}
