// SPDX-License-Identifier: MIT
// The packs players can stack on the games' own cards: found in folders, in an order ("top wins"), each on or
// off. A faulty one is listed with its faults and never used.
#ifndef STARDECK_DATA_PACK_LIST_H
#define STARDECK_DATA_PACK_LIST_H

#include "data/layer_files.h"
#include "data/pack_info.h"

typedef struct Game Game; // engine/game.h

#define PACK_LIST_MAX 1000 // packs that are listed, on or off
// Packs that are in use at once. A game sees each of its packs as it is now and as it was kept
// (data/game_layers.h), above the own files of both; and sets of them are bits of a uint64_t.
#define PACKS_USED_MAX (LAYERS_MAX / 2 - 2)
#define PACK_GAMES_MAX 8 // games that there are

typedef enum PackOrigin {
    PACK_SHIPPED, // came with the program
    PACK_OWN,     // in the user's folder
    PACK_NAMED,   // given on the command line
    PACK_ORIGINS
} PackOrigin;

// Owned by the list. Pointers to it are valid until packs are moved, added or refreshed.
typedef struct ListedPack {
    PackInfo info; // if pack.json is faulty, the id may be the folder's name
    char *folder;
    PackOrigin origin;
    bool on;
    bool stray;       // only a folder among the player's packs, without a pack.json; it has faults
    bool archive;     // a stray one that is no folder: a pack that is still to be imported
    bool copy;        // another pack has its id and counts instead; it has that fault, and is not found by id
    bool leads_out;   // a link in it leads out of its folder; it has faults, and its files are not to be read
    bool told;        // its faults have been shown. Set by the list's user
    int warnings;     // found so far without a check: while its cards were loaded, and of unread files
    bool looked;      // it has been checked for files that nothing reads. Set by the list's user
    Problems *faults; // owned by the list; NULL: none known
    // Of what its faults keep it out: of every game, or only of those in `out_of`, which it has them in.
    bool out;
    const Game *out_of[PACK_GAMES_MAX];
    int outs;
} ListedPack;

typedef struct PackChoiceRest PackChoiceRest; // data/pack_choice.h

// Initialize with {0}; pack_list_finish frees it.
typedef struct PackList {
    int count;
    ListedPack *pack;            // lowest first; owned
    int room;                    // for so many
    char *scanned[PACK_ORIGINS]; // where packs of each origin were looked for; NULL: nowhere
    PackChoiceRest *rest;        // what packs.json says besides, for writing it; owned; NULL: nothing
    Problems *choice_faults;     // what was wrong with packs.json; owned; NULL: nothing
    bool choice_stuck;           // it could not be put aside, so that it is not overwritten
} PackList;

// Adds the pack in this folder on top, switched off. If its id is already listed, that becomes its fault; of
// two of one origin that lie side by side, the fault of the one that is not called as its id or, if both or
// none are, of the older, in the end of the one whose name comes later. NULL if there is no room or memory.
ListedPack *pack_list_add(PackList *list, const char *folder, PackOrigin origin);
// Adds every folder in `folder` that has a pack.json, sorted by name, as pack_list_add does, as long as there
// is room; for PACK_OWN above them also the other folders, and archives, as stray. A missing folder is not a
// fault. One folder per origin. What there is no room for is told by a stray one, the last.
void pack_list_scan(PackList *list, const char *folder, PackOrigin origin);
// Scans the same folders again: reads every pack anew, forgets faults, adds new packs on top and removes
// those that are gone; the others keep their order and stay on or off. False, without effect, if memory runs
// out.
bool pack_list_refresh(PackList *list);

// Adds the packs in these folders (ends with NULL), switched on, each above the one before, and below each
// what it builds on or needs, if that is next to one of them or in one of the folders `places` (ends with
// NULL). `list` must be empty. What is not found, or has no room, is left out without a fault
// (pack_list_is_unfit reports it); a circular dependency becomes the pack's fault. Returns the last one; NULL
// as for pack_list_add.
ListedPack *pack_list_add_chain(PackList *list, const char *const folders[], const char *const places[]);

// True if the folder has no pack.json, but a file that is called nearly so ("Pack.JSON", "pack.json.txt").
bool pack_list_is_nearly(const char *folder);
// True if the folder has no pack.json, but a folder in it has one.
bool pack_list_is_deep(const char *folder);
// Warns that this folder among packs has no pack.json, or is an archive, and says what to do. `cards`: the
// folder of the games' own cards, with the template; NULL: unknown.
void pack_list_tell_stray(const char *folder, const char *cards, Problems *problems);

ListedPack *pack_list_find(PackList *list, const char *id); // NULL: not listed
// Switches copies as the packs they are copies of: that there is one is told where the pack is in use.
void pack_list_follow_originals(PackList *list);
// Moves a pack from one index to another; those between move over.
void pack_list_move(PackList *list, int from, int to);

// True if the pack has anything for this game.
bool pack_list_supports(const ListedPack *pack, const Game *game);
// Adds a fault to a pack that has nothing for any of these games (ends with NULL), if its pack.json is known.
void pack_list_check_game(ListedPack *pack, const Game *const games[]);
// Adds the folder with the pack's files for the game on top of `layers`. False as for layers_add.
bool pack_list_add_layer(const ListedPack *pack, const Game *game, Layers *layers);
// Adds the pack's folder of pictures, sounds and the like ("assets"), which may not exist. False as for
// layers_add.
bool pack_list_add_assets(const ListedPack *pack, Layers *assets);
// True if that folder exists.
bool pack_list_has_assets(const ListedPack *pack);
// The layers the pack at index `place` is seen in: of the game's own cards (in the folder `cards`/GAME), and
// of every pack up to the index `top` that is on, faultless and for the game, and that pack in any case,
// unless it has nothing for the game. False as for layers_add.
bool pack_list_lay(const PackList *list, int place, int top, const Game *game, const char *cards,
                   Layers *layers);
// The same for the folders of pictures, sounds and the like above the program's own. That of a pack may not
// exist.
bool pack_list_lay_assets(const PackList *list, int place, int top, const char *own, Layers *assets);

// The packs that are part of what the pack at index `at` builds on or needs, itself included: marked[i] is
// set.
void pack_list_mark_chain(const PackList *list, int at, bool marked[PACK_LIST_MAX]);
// Copies the list into `to`. What its packs own remains the list's: pack_list_unshare frees the copy, not
// pack_list_finish. False, with nothing to free, if memory runs out.
bool pack_list_share(const PackList *list, PackList *to);
void pack_list_unshare(PackList *to);
// The same, with all packs off that are no part of the chain of `at` or `other` (-1: none).
bool pack_list_only_chain(const PackList *list, int at, int other, PackList *to);
// The index of the pack with this id, -1: not listed.
int pack_list_index(const PackList *list, const char *id);

// Adds a problem for each pack that the one at index `place` builds on or needs, if that pack needs itself in
// turn, in a circle with the pack at `place` or without it. pack_list_is_unfit adds the same problems, among
// others.
void pack_list_tell_circles(const PackList *list, int place, Problems *problems);

// True if the pack at index `place`, which is on, can't be used there because what it builds on or needs is
// missing, off, faulty, too old or above it, because a pack it conflicts with is in use, or because there are
// PACKS_USED_MAX in use below it; then adds a problem for each at that place of its pack.json.
bool pack_list_is_unfit(const PackList *list, int place, const Game *game, Problems *problems);

// Adds a problem if PACKS_USED_MAX packs below the one at index `place` are in use.
void pack_list_tell_room(const PackList *list, int place, Problems *problems);

// Adds copies of `problems` to the pack's faults, which keep it out of every game. Without memory for the
// first fault it stays without faults.
void pack_list_fault(ListedPack *pack, const Problems *problems);
// The same for faults that keep it out of this game; of all, if it is for no other of `games` (ends with
// NULL) that it is not out of.
void pack_list_fault_in(ListedPack *pack, const Game *game, const Game *const games[],
                        const Problems *problems);
// Adds the faults of `from`, which keep `pack` out of the same games.
void pack_list_take_faults(ListedPack *pack, const ListedPack *from);
void pack_list_forget_faults(ListedPack *pack);
// True if its faults keep the pack out of this game; NULL: of every game.
bool pack_list_is_out(const ListedPack *pack, const Game *game);
// True if it is on and not out. Whether it has anything for the game is pack_list_supports'.
bool pack_list_is_used(const ListedPack *pack, const Game *game);

// Copies the packs into `to`, which must be empty, with what is known of them: a list of its own, without
// where they were looked for, so that another thread can read it. False if memory runs out; `to` is to be
// finished in any case.
bool pack_list_copy(const PackList *list, PackList *to);

void pack_list_finish(PackList *list);

#endif
