// SPDX-License-Identifier: MIT
// What those who play a pack look like, as the window uses it: made once when a pack is opened.
#ifndef STARDECK_APP_STAGE_SKIN_H
#define STARDECK_APP_STAGE_SKIN_H

#include "data/shelf.h"

#define SKIN_MAX 16 // records of a seat table; those past it are neutral

// By the index of a record of the seat table.
typedef struct Skin {
    uint8_t count;
    int palette[SKIN_MAX];        // PALETTE_…, with the emblem
    char ships[SKIN_MAX][ID_MAX]; // "klingon" for ships/klingon-capital.svg …; "": it has none of its own
    bool lone[SKIN_MAX];          // it has a single one, ships/NAME.svg, instead of a fleet
} Skin;

// Those of all packs, each made at the first need. Start with {.assets = …}.
typedef struct Skins {
    const Layers *assets; // the folders of assets; the caller's
    uint8_t count;
    const Catalog *catalog[SHELF_MAX];
    Skin skin[SHELF_MAX];
} Skins;

// They are made anew at the next need, in new colours: packs have been read anew.
void skins_forget(Skins *skins);

// Never NULL; of a pack past SHELF_MAX everybody is neutral.
const Skin *skins_of(Skins *skins, const Catalog *catalog);

// One alone. A pack that says nothing of looks gets plain colours, each its own, and a neutral emblem. Where
// a file that the pack names is in none of `assets`, something neutral stands in for it, and stderr says so.
void skin_make(Skin *skin, const Catalog *catalog, const Layers *assets);

#endif
