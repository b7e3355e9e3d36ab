// SPDX-License-Identifier: MIT
// Who plays: "starfleet:human,romulan:hard", a variant and flags, as the command line gives them, become
// the engine's options and a list of opponents.
#ifndef STARDECK_CLI_PLAYERS_H
#define STARDECK_CLI_PLAYERS_H

#include "play/seating.h"

// Reads --players: "SEAT:WHO,…" or, for a computer, "SEAT:WHO/CAPTAIN". False with a sentence that says what
// is allowed. `people`: may people play? Where they may not, "any" stands for any faction that nobody else
// has.
bool players_parse(const char *text, const Catalog *catalog, bool people, Players *players, Text *problem);

#define PLAYERS_FLAGS_MAX 8

// The names of --options, and room for two more; ends with NULL.
typedef struct PlayersFlags {
    char text[PLAYERS_FLAGS_MAX][ID_MAX + 1];
    const char *name[PLAYERS_FLAGS_MAX + 3];
} PlayersFlags;

// Reads --options: "NAME,…" (NULL: none). Returns how many there are.
size_t players_flags(const char *list, PlayersFlags *flags);

// Fills variant, flags and seed (`variant` NULL: the first) and asks the game whether all of it goes
// together. False with a sentence. `flags`: names of Game.flags that were asked for, ends with NULL.
bool players_options(Players *players, const Catalog *catalog, const char *variant, const char *const flags[],
                     uint64_t seed, Text *problem);

// For --help: the games with their variants, and the names of those who play them.
void players_help(Text *text);

#endif
