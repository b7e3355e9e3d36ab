// SPDX-License-Identifier: MIT
// The packs that players can lay upon the games' own cards: found in folders, in an order ("top wins"), each
// of them on or off. A faulty one is listed with its faults and never laid upon anything.
#ifndef STARDECK_DATA_PACK_LIST_H
#define STARDECK_DATA_PACK_LIST_H

#include "data/layers.h"
#include "data/pack_info.h"

typedef struct Game Game; // engine/game.h

#define PACK_LIST_MAX (LAYERS_MAX - 1)

typedef enum PackOrigin {
    PACK_SHIPPED, // came with the program
    PACK_OWN,     // lies among the user's files
    PACK_NAMED,   // was named when the program was started
    PACK_ORIGINS
} PackOrigin;

typedef struct ListedPack {
    PackInfo info; // where pack.json is faulty, its id is the folder's name as far as that is one
    char *folder;
    PackOrigin origin;
    bool on;
    bool told;        // … what is wrong with it, to whoever asked for it; not the list's business
    Problems *faults; // what is wrong with it, owned by the list; NULL: nothing, as far as is known
} ListedPack;

// Start with {0}; pack_list_finish frees it.
typedef struct PackList {
    int count;
    ListedPack pack[PACK_LIST_MAX]; // the lowest first
    char *scanned[PACK_ORIGINS];    // where those of this origin were looked for; NULL: nowhere
} PackList;

// Adds the pack in this folder on top, off. NULL: there is no room or memory. One whose id is listed already
// is listed with that as its fault.
ListedPack *pack_list_add(PackList *list, const char *folder, PackOrigin origin);
// Adds every folder in `folder` that has a pack.json, in the order of their names. That there is no such
// folder is no fault. One folder for each origin.
void pack_list_scan(PackList *list, const char *folder, PackOrigin origin);
// Looks at the same folders again: every pack is read anew, what was wrong is forgotten, new ones are on top,
// those that are gone are gone. The others keep their order, and stay on or off. False: no memory, and
// nothing has changed.
bool pack_list_refresh(PackList *list);

// Adds the pack in this folder, switched on, and below it all that it builds on, as far as that lies beside
// it or in one of these folders (ending with NULL). One that comes upon a circle that way has that as its
// fault. NULL as for pack_list_add.
ListedPack *pack_list_add_chain(PackList *list, const char *folder, const char *const places[]);

ListedPack *pack_list_find(PackList *list, const char *id); // NULL: none has it
// Moves a pack to this place, counted from 0; those between make room.
void pack_list_move(PackList *list, int from, int to);

// Does the pack have anything for this game?
bool pack_list_serves(const ListedPack *pack, const Game *game);
// A pack that has nothing for any of these games (ending with NULL) gets that as its fault.
void pack_list_check_game(ListedPack *pack, const Game *const games[]);
// Lays the folder with its files of the game upon the others. False as for layers_add.
bool pack_list_lay(const ListedPack *pack, const Game *game, Layers *layers);
// Lays its folder of pictures, sounds and the like ("assets") upon the others; it need not be there.
bool pack_list_lay_assets(const ListedPack *pack, Layers *assets);
bool pack_list_has_assets(const ListedPack *pack);
// Can a pack that is on not be laid where it is, because what it builds on is missing, off or above it? Then
// this is told where its pack.json names that.
bool pack_list_unfit(const PackList *list, int place, const Game *game, Problems *problems);

// Tells what is wrong with a pack. Takes over nothing.
void pack_list_fault(ListedPack *pack, const Problems *problems);

void pack_list_finish(PackList *list);

#endif
