// SPDX-License-Identifier: MIT
// Looks for the cards that a game was begun with where those kept beside it (kept_cards.h) and their second
// copy (kept_copy.h) are gone or damaged: each layer may still be sound there, in other kept cards, in the
// pack, be it on or off, or in the program's own cards. The hash of the whole tells whether they are the
// right ones.
#ifndef STARDECK_DATA_KEPT_SEARCH_H
#define STARDECK_DATA_KEPT_SEARCH_H

#include "data/kept_key.h"
#include "data/pack_list.h"

// The packs that a game was begun with, lowest first: pack i is layer i + 1 of its cards.
typedef struct KeptPacks {
    int count;
    char id[PACKS_USED_MAX][ID_MAX];
    Text *lost; // gets what kept_search says of it, if the cards can't be found; NULL: not needed
} KeptPacks;

typedef struct KeptSearch {
    const Game *game;
    KeptKey key;
    const KeptPacks *packs; // that the game was begun with; NULL: not known
    // Where it is to be mended, and where else cards are kept; either may be NULL or "".
    const char *games_folder, *games_folder_too;
    const char *games_folder_from; // likewise: what `games_folder` is a spare of (kept_spare.h)
    const char *cards;    // the folder of the program's own cards, with one of each game; NULL: unknown
    const PackList *upon; // the packs known; NULL: none
} KeptSearch;

// Mends what is kept in `games_folder`, from whatever is sound. True if it is whole now, as far as rules read
// it. Texts, captains and pictures that are nowhere to be found are left out; what can't be read of them is
// put aside (kept_mend.h). Else `lost` gets a sentence, if something was kept: which file is
// damaged or missing, and what would bring it back. *refused: an errno if something can't be written; else
// left as it is.
bool kept_search(const KeptSearch *search, int *refused, Text *lost);

#endif
