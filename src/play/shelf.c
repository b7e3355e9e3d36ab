// SPDX-License-Identifier: MIT
// The one place where the pack of a file's game is looked for while a window is open.
#include "play/shelf.h"

#include <string.h>

int shelf_place(const Shelf *shelf, const char *game) {
    for (int i = 0; i < shelf->count; i++)
        if (strcmp(shelf->catalog[i]->game->id, game) == 0)
            return i;
    return -1;
}

void shelf_add(Shelf *shelf, const Catalog *catalog) {
    if (shelf->count < SHELF_MAX && shelf_place(shelf, catalog->game->id) < 0)
        shelf->catalog[shelf->count++] = catalog;
}

void shelf_remove(Shelf *shelf, const Catalog *catalog) {
    int kept = 0;
    for (int i = 0; i < shelf->count; i++)
        if (shelf->catalog[i] != catalog)
            shelf->catalog[kept++] = shelf->catalog[i];
    shelf->count = kept;
}

static const Catalog *find(void *context, const char *game, Text *problem) {
    const Shelf *shelf = context;
    const int place = shelf_place(shelf, game);
    if (place >= 0)
        return shelf->catalog[place];
    text_printf(problem, "this is a game of \"%s\", which is not played here", game);
    return NULL;
}

ScenarioPacks shelf_packs(const Shelf *shelf) {
    return (ScenarioPacks){(void *)(uintptr_t)shelf, find}; // find only reads it
}
