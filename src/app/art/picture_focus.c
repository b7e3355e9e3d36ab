// SPDX-License-Identifier: MIT
// Reads where the motifs of pictures are, and finds one of them.
#include "app/art/picture_focus.h"

#include "core/file_kind.h"

#include <stdio.h>
#include <string.h>

#define FOLDER "pictures/"

static bool is_within(int percent) {
    return percent >= 0 && percent <= 100;
}

bool picture_focus_read(const char *line, NamedFocus *out) {
    int x = 0, y = 0;
    char rest = 0;
    *out = (NamedFocus){.at = {0.5f, 0.5f}};
    if (line[0] == '#' || sscanf(line, "%63s %d %d %c", out->name, &x, &y, &rest) != 3 || !is_within(x) ||
        !is_within(y))
        return false;
    out->at = (PictureFocus){(float)x / 100, (float)y / 100};
    return true;
}

void picture_focuses_load(const Layers *assets, PictureFocuses *out) {
    char line[160];
    Text path = {0};
    out->count = 0;
    FILE *file = assets->count > 0 && layers_file(assets, 0, PICTURE_FOCUS_FILE, &path)
                     ? file_open(text_string(&path))
                     : NULL;
    while (file != NULL && out->count < PICTURE_FOCUSES_MAX && fgets(line, sizeof line, file) != NULL)
        out->count += picture_focus_read(line, &out->item[out->count]);
    if (file != NULL)
        fclose(file);
    text_finish(&path);
}

static bool is_shipped(const Layers *assets, const char *file) {
    Text path = {0};
    bool above = false;
    for (int layer = assets->count - 1; layer > 0 && !above; layer--)
        above = layers_file(assets, layer, file, &path);
    text_finish(&path);
    return !above;
}

bool picture_focus_find(const PictureFocuses *focuses, const Layers *assets, const char *file,
                        PictureFocus *out) {
    const size_t folder = strlen(FOLDER);
    const char *name = strncmp(file, FOLDER, folder) == 0 ? file + folder : file, *dot = strrchr(name, '.');
    const size_t length = dot != NULL ? (size_t)(dot - name) : strlen(name);
    for (int i = 0; i < focuses->count; i++)
        if (strlen(focuses->item[i].name) == length && strncmp(focuses->item[i].name, name, length) == 0) {
            *out = focuses->item[i].at;
            return is_shipped(assets, file);
        }
    return false;
}
