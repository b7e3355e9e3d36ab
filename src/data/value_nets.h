// SPDX-License-Identifier: MIT
// Reads what a game's computer opponents have learned (engine/value_net.h): nets.json beside the game's own
// cards. Packs can't bring it: the nets speak of what cards do, not of which cards there are.
#ifndef STARDECK_DATA_VALUE_NETS_H
#define STARDECK_DATA_VALUE_NETS_H

#include "core/problem.h"
#include "engine/value_net.h"

typedef struct Game Game; // engine/game.h

#define VALUE_NETS_FILE "nets.json"

// The nets in this folder; the caller frees them with free(). NULL: there is no such file, the game has no
// features, or the file is faulty, and then `problems` says why.
ValueNets *value_nets_load(const char *folder, const Game *game, Problems *problems);
// The same from a file that must exist.
ValueNets *value_nets_load_file(const char *path, const Game *game, Problems *problems);

#endif
