// SPDX-License-Identifier: MIT
// Parses who plays ("starfleet:human,romulan:hard"), the variant and flags from the command line.
#ifndef STARDECK_CLI_PLAYERS_H
#define STARDECK_CLI_PLAYERS_H

#include "play/seating.h"

// Parses --players: "SEAT:WHO,…" or, for a computer, "SEAT:WHO/CAPTAIN". False with a sentence in `problem`
// that says what is allowed. `people`: whether people may play; if not, "any" is a random faction that nobody
// else has.
bool players_parse(const char *text, const Catalog *catalog, bool people, Players *players, Text *problem);

#define PLAYERS_FLAGS_MAX 8 // as many as a game can have (SetupOptions.flags)

// The names in --options, ending with NULL. The caller can append two more: `simulate` has options of its own
// for "short" and "top_secret". `name` points into `text`, so don't copy or move it.
typedef struct PlayersFlags {
    char text[PLAYERS_FLAGS_MAX + 1][ID_MAX + 1]; // one more than there can be, which players_options refuses
    const char *name[PLAYERS_FLAGS_MAX + 1 + 2 + 1]; // two more, and NULL
} PlayersFlags;

// Parses --options: "NAME,…" (NULL: none), each name once. Returns the number of names. Only players_options
// checks them: of more than a game can have, at least one is unknown to it.
size_t players_flags(const char *list, PlayersFlags *flags);

// The options of a game as given on the command line.
typedef struct GivenOptions {
    const char *variant;      // NULL: the first
    const char *map;          // id; NULL: the usual one for so many seats
    const char *const *flags; // names of Game.flags, ends with NULL
    uint64_t seed;
} GivenOptions;

// Sets what is given, and checks with the game that everything goes together. False with a sentence in
// `problem`.
bool players_options(Players *players, const Catalog *catalog, const GivenOptions *given, Text *problem);

// Appends, for --help, the games with their variants, and the names of opponents.
void players_help(Text *text);

#endif
