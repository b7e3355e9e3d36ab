// SPDX-License-Identifier: MIT
// The look of a pack's factions in the window: colours and ships, derived once when a pack is opened.
#ifndef STARDECK_APP_STAGE_SKIN_H
#define STARDECK_APP_STAGE_SKIN_H

#include "data/pack_cache.h"

#define SKINS_MAX 32 // packs: those of all games, and cards that saved games were begun with
#define SKIN_MAX 24  // factions with a look of their own; further ones are neutral

// Indexed by the faction's record in the seat table.
typedef struct Skin {
    uint8_t count;
    int palette[SKIN_MAX];        // PALETTE_…, includes the emblem
    char ships[SKIN_MAX][ID_MAX]; // "klingon" for ships/klingon-capital.svg …; "": none
    bool lone[SKIN_MAX];          // has a single ship, ships/NAME.svg, instead of a fleet
} Skin;

// Returns the catalog whose styles the factions of `catalog` are to have: `catalog` itself, or another one
// that has newer styles.
typedef const Catalog *SkinsNow(const void *context, const Catalog *catalog);

// The skins of all packs, each derived on first use. Start with {.assets = …}.
typedef struct Skins {
    const Layers *assets; // borrowed
    SkinsNow *now;        // NULL: all have their own styles
    const void *context;
    bool quiet; // missing files are not reported: their cause has been
    uint8_t count;
    const Catalog *catalog[SKINS_MAX];
    Skin skin[SKINS_MAX];
} Skins;

// Discards all skins, because packs have been re-read; they are derived again on next use.
void skins_invalidate(Skins *skins);

// Returns the skin of a pack, valid until skins_invalidate. Never NULL; packs past SKINS_MAX get a
// neutral one.
const Skin *skins_of(Skins *skins, const Catalog *catalog);

// Derives one skin, with the catalog's own styles. A pack without styles gets plain distinct colours and a
// neutral emblem. A file the pack names but no folder of `assets` has is replaced by a neutral one, unless
// `quiet` with a message on stderr.
void skin_make(Skin *skin, const Catalog *catalog, const Layers *assets, bool quiet);

#endif
