// SPDX-License-Identifier: MIT
// Reads pack.json each time it is asked, which few packs do.
#include "data/layer_packs.h"

#include "data/pack_info.h"

#include <stdlib.h>
#include <string.h>

// A pack for several games has its pack.json above the folder of each.
static bool is_pack(const char *folder, const char *id, Problems *ignored) {
    Text above = {0};
    PackInfo info = {.id = ""};
    text_printf(&above, "%s/..", folder);
    pack_info_load(&info, pack_info_exists(folder) ? folder : text_string(&above), ignored);
    text_finish(&above);
    return strcmp(info.id, id) == 0;
}

bool layer_packs_have(void *packs, const char *id) {
    const LayerPacks *below = packs;
    bool has = false;
    for (int i = 1; i < below->layer && !has; i++) {
        Problems *ignored = calloc(1, sizeof *ignored); // reported when the pack is listed
        has = ignored != NULL && is_pack(below->layers->folder[i], id, ignored);
        free(ignored);
    }
    return has;
}

bool layer_packs_is_own(void *packs, const char *id) {
    const LayerPacks *below = packs;
    Problems *ignored = calloc(1, sizeof *ignored);
    const bool is =
        ignored != NULL && below->layer > 0 && is_pack(below->layers->folder[below->layer], id, ignored);
    free(ignored);
    return is;
}
