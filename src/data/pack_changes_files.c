// SPDX-License-Identifier: MIT
// Walks through a pack's folder of pictures and sounds.
#include "data/pack_changes.h"

#include "core/file_kind.h"
#include "data/pack_files.h"

#include <string.h>

typedef struct Files {
    const Layers *assets;
    int pack;
    PackFileListener hear;
    void *context;
} Files;

static bool has_file(const Layers *assets, int layer, const char *name) {
    Text path = {0};
    const bool has = layers_file(assets, layer, name, &path);
    text_finish(&path);
    return has;
}

static void look_at(void *context, const char *path, PackFileKind kind) {
    const Files *files = context;
    PackFileChange change = {.path = path};
    if (kind != PACK_FILE_REGULAR || pack_files_is_documentation(path))
        return;
    for (int layer = 0; layer < files->assets->count; layer++) {
        const bool has = layer != files->pack && has_file(files->assets, layer, path);
        change.replaces |= has && layer < files->pack;
        change.above = has && layer > files->pack ? files->assets->folder[layer] : change.above;
        change.below = has && layer < files->pack ? files->assets->folder[layer] : change.below;
    }
    if (has_file(files->assets, 0, path) || file_picture_ending(path) == NULL) // a text adds to the one below
        change.below = NULL;
    files->hear(files->context, &change);
}

bool pack_changes_files(const Layers *assets, int pack, PackFileListener hear, void *context) {
    Files files = {assets, pack, hear, context};
    return pack_files_walk(assets->folder[pack], look_at, &files);
}
