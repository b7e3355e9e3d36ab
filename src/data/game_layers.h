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

// Likewise for the folders of its texts, which lie beside its cards.
bool game_layers_words(PackCache *shelf, const Catalog *catalog, Layers *layers);

// The same without what was kept and can't be read, of which `damaged` is told, and without the texts of a
// pack that can't be read now.
bool game_layers_sound_words(PackCache *shelf, const Catalog *catalog, Layers *layers, Problems *damaged);

// The layers that were kept with the cards of this catalog (kept_cards.h), if they are needed: the catalog is
// of kept cards, or one of its packs is off or gone. NULL: there are none, or they are not needed. Owned by
// the shelf.
const Layers *game_layers_kept(PackCache *shelf, const Catalog *catalog);

// For each record whose values in `now` (today's cards) differ from those in `catalog`: replaces its texts in
// `words`, which describe the new values, by those in `before`, the words of `catalog`. False if memory runs
// out.
bool game_words_keep_described(const Catalog *catalog, const Catalog *now, Words *words, const Words *before);

#endif
