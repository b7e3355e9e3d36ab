// SPDX-License-Identifier: MIT
// Finds files in a stack of folders.
#include "core/layers.h"

#include "core/file_kind.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool layers_add(Layers *layers, const char *folder) {
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    char *copy = layers->count < LAYERS_MAX ? calloc(1, length + 1) : NULL;
    if (copy == NULL)
        return false;
    memcpy(copy, folder, length);
    layers->folder[layers->count++] = copy;
    return true;
}

bool layers_copy(Layers *to, const Layers *layers) {
    *to = (Layers){0};
    for (int i = 0; i < layers->count; i++)
        if (!layers_add(to, layers->folder[i]))
            return false;
    to->cut = layers->cut;
    to->instead = layers->instead;
    memcpy(to->only, layers->only, sizeof to->only);
    return true;
}

void layers_finish(Layers *layers) {
    for (int i = 0; i < layers->count; i++)
        free(layers->folder[i]);
    *layers = (Layers){0};
}

bool layers_equal(const Layers *a, const Layers *b) {
    bool equal = a->count == b->count;
    for (int i = 0; equal && i < a->count; i++)
        equal = strcmp(a->folder[i], b->folder[i]) == 0;
    return equal;
}

// Cameras and some programs write "PNG". Changes the ending of the path, which has one. False if that is how
// it was written: then it has been looked for.
static bool exists_with_ending(char *ending, const char *path, const char *written, int (*change)(int)) {
    bool is_other = false;
    for (char *at = ending; *at != '\0'; at++, written++) {
        *at = (char)change((unsigned char)*at);
        is_other |= *at != *written;
    }
    return is_other && file_exists(path);
}

// The folder that this file of the layer lies in; NULL: it has none.
static const char *folder_of(const Layers *layers, int layer, const char *name) {
    if (layers->only[layer] != NULL && strcmp(layers->only[layer], name) != 0)
        return NULL;
    if (layers->instead != NULL && strcmp(layers->instead->file, name) == 0)
        return layers->instead->folder[layer];
    return layers->folder[layer];
}

bool layers_file(const Layers *layers, int layer, const char *name, Text *path) {
    const size_t before = path->length;
    const char *folder = folder_of(layers, layer, name);
    if (folder == NULL)
        return false;
    text_printf(path, "%s/%s", folder, name);
    const char *ending = file_picture_ending(name);
    if (!path->failed && file_exists(text_string(path)))
        return true;
    if (!path->failed && ending != NULL) {
        char *changed = path->data + path->length - strlen(ending);
        if (exists_with_ending(changed, path->data, ending, toupper) ||
            exists_with_ending(changed, path->data, ending, tolower))
            return true;
    }
    path->length = before;
    if (path->data != NULL)
        path->data[before] = '\0';
    return false;
}

bool layers_find(const Layers *layers, const char *name, Text *path) {
    for (int i = layers->count - 1; i >= 0; i--)
        if (layers_file(layers, i, name, path))
            return true;
    text_printf(path, "%s/%s", layers->count > 0 ? layers->folder[0] : "", name);
    return false;
}
