// SPDX-License-Identifier: MIT
// What a game sees of its packs as they are now. Its numbers are those of its catalog and stay; texts and
// pictures follow a pack that is on and there, whatever else has changed in it. Where it is off or gone, or
// doesn't have something any more, the game sees what was kept with its cards (kept_cards.h).
#ifndef STARDECK_DATA_GAME_LAYERS_H
#define STARDECK_DATA_GAME_LAYERS_H

#include "data/pack_cache.h"
#include "data/words.h"

// Adds the folders of pictures and sounds that a game with this catalog of the shelf sees: `own`, the
// program's, at the bottom, then those of all packs that are on. `catalog` NULL: no game in particular. False
// as for layers_add.
bool game_layers_assets(PackCache *shelf, const Catalog *catalog, const char *own, Layers *assets);

// The same for the folders of its texts.
bool game_layers_words(PackCache *shelf, const Catalog *catalog, Layers *layers);

// What was kept with the cards of this catalog, as far as it is needed: for kept cards, and where a pack is
// off or gone. NULL: nothing. Owned by the shelf.
const Layers *game_layers_kept(PackCache *shelf, const Catalog *catalog);

// Texts of records that have other values in `now` describe those: takes them from `before` instead, the
// words that belong to this catalog. False if memory runs out.
bool game_words_keep_described(const Catalog *catalog, const Catalog *now, Words *words, const Words *before);

#endif
