// SPDX-License-Identifier: MIT
// Packs that are named more than once.
#include "cli/packs.h"
#include "core/platform.h"

size_t packs_drop_repeated(const char *folders[], Problems *problems) {
    size_t left = 0;
    for (size_t i = 0; folders[i] != NULL; i++) {
        size_t before = 0;
        while (before < left && !platform_is_same(folders[before], folders[i]))
            before++;
        if (before == left)
            folders[left++] = folders[i];
        else
            problems_add(problems, folders[i], 0, 0, "[!unused] this pack is named twice; once is enough");
    }
    folders[left] = NULL;
    return left;
}
