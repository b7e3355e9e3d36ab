// SPDX-License-Identifier: MIT
// All games with their card packs. Each pack is loaded when first needed and kept, so that code reading
// scenarios or saved games gets the pack of the game they name. Returned catalogs and layers belong to the
// shelf.
#ifndef STARDECK_DATA_PACK_CACHE_H
#define STARDECK_DATA_PACK_CACHE_H

#include "data/kept_cards.h"
#include "data/pack_list.h"
#include "data/scenario.h"

#define PACK_CACHE_MAX PACK_GAMES_MAX

typedef struct ExtraPack ExtraPack;
typedef struct KeptCatalog KeptCatalog;

// Initialize with {.games = …, .folder = …}; pack_cache_finish frees what was loaded.
typedef struct PackCache {
    const Game *const *games; // ends with NULL; at most PACK_CACHE_MAX
    // The folder of all packs ("…/cards"); not owned, must be set before the first use.
    const char *folder;
    // Packs stacked on the games' own cards; not owned, likewise. NULL: none.
    PackList *upon;
    // The folder of the program's own pictures, sounds and interface texts, and how the window checks such
    // texts of packs; not owned, likewise. A pack with an error there is left out. NULL: they are not
    // checked.
    const char *assets;
    void (*check_texts)(const Layers *assets, const char *language, Problems *problems);
    bool texts_checked;               // of the packs in `upon`
    Layers layers[PACK_CACHE_MAX];    // what each game's catalog was loaded from
    Catalog catalog[PACK_CACHE_MAX];  // indexed like `games`; .game is NULL if not loaded or faulty
    Problems *faults[PACK_CACHE_MAX]; // owned; NULL: none, or not loaded yet
    CardFiles *files[PACK_CACHE_MAX]; // what lay in the layers then; owned; NULL: not read
    const Game *only[2];              // for pack_cache_of_one
    ExtraPack *brought;               // by pack_cache_load_extra, newest first
    // Where saved games are, with the cards they were begun with (data/kept_cards.h); not owned. NULL:
    // nowhere, and `files` are read only when asked for.
    const char *games_folder;
    // Where kept cards are looked for that are not there: the folder of the player's own games, for one that
    // has been moved. Not owned; NULL: nowhere.
    const char *games_folder_too;
    KeptCatalog *kept; // by pack_cache_kept, newest first; the games' own cards too
} PackCache;

// Makes a shelf of this one catalog, which remains the caller's: don't call pack_cache_finish, and don't copy
// the shelf.
void pack_cache_of_one(PackCache *shelf, const Catalog *catalog);

// The game with this id. NULL with a sentence that lists the games and suggests one.
const Game *pack_cache_game(const PackCache *shelf, const char *id, Text *problem);

// The game's pack. NULL if it can't be used, with the reason in pack_cache_faults; loading is not tried
// again.
const Catalog *pack_cache_catalog(PackCache *shelf, const Game *game);

// The folders the game's pack was loaded from, which also contain its texts: the game's own, and each pack in
// `upon` that is on and has something for the game. Packs that can't be used are left out, with their faults
// in the list.
const Layers *pack_cache_layers(PackCache *shelf, const Game *game);

// The game's cards with the pack in `folder` on top of all others, loaded once; the shelf's own cards are
// unchanged. NULL with a sentence in `problem`; faults of that pack are added to `problems`.
const Catalog *pack_cache_load_extra(PackCache *shelf, const Game *game, const char *folder,
                                     Problems *problems, Text *problem);

// The cards with this key that games were begun with: as they were kept or, if packs are on today, the game's
// own cards without packs, if those have the key's hash. Loaded once, then valid as long as the shelf. NULL:
// there are no such cards, or this program reads what was kept with another hash.
const Catalog *pack_cache_kept(PackCache *shelf, const Game *game, KeptKey key);
// The same; `packs`: those that the game was begun with, so that what is damaged or gone of its cards can be
// mended from them (data/kept_search.h). NULL: not known.
const Catalog *pack_cache_kept_with(PackCache *shelf, const Game *game, KeptKey key, const KeptPacks *packs);
// True for a catalog that pack_cache_kept has returned.
bool pack_cache_is_kept(const PackCache *shelf, const Catalog *catalog);
// The key of this catalog of the shelf: that of pack_cache_kept, or by its files as they were when it was
// loaded.
KeptKey pack_cache_key_of(PackCache *shelf, const Catalog *catalog);
// The folders this catalog of the shelf was loaded from: pack_cache_layers, or those of pack_cache_kept.
const Layers *pack_cache_layers_of(PackCache *shelf, const Catalog *catalog);

// The files this catalog of the shelf was loaded from, as they were then, for kept_cards_keep; valid until
// pack_cache_reload or pack_cache_finish. NULL with a sentence in `problem` if they could not be read.
const CardFiles *pack_cache_files_of(PackCache *shelf, const Catalog *catalog, Text *problem);

// The faults of the game's own pack; NULL: none known. Owned by the shelf.
const Problems *pack_cache_faults(const PackCache *shelf, const Game *game);

// pack_cache_game and pack_cache_catalog in one. NULL with a sentence, which includes the pack's first fault.
const Catalog *pack_cache_find(PackCache *shelf, const char *id, Text *problem);

// Loads again everything already loaded, with the packs as they are now; packs whose faults have been
// forgotten get another chance. A game whose own files can't be read any more keeps its cards: then false,
// with the reasons. Catalog pointers stay valid, but all pointers into catalogs become invalid.
bool pack_cache_reload(PackCache *shelf, Problems *problems);

// The shelf as the pack source for scenarios and saved games. The shelf must outlive it.
ScenarioPacks pack_cache_source(PackCache *shelf);

void pack_cache_finish(PackCache *shelf);

#endif
