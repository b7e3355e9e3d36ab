// SPDX-License-Identifier: MIT
// The options of a call without a subcommand: what the window shows first.
#ifndef STARDECK_CLI_WINDOW_OPTIONS_H
#define STARDECK_CLI_WINDOW_OPTIONS_H

#include "cli/options.h"
#include "cli/packs.h"
#include "cli/players.h"

typedef struct WindowOptions {
    const char *game;  // --new
    const char *load;  // --load
    const char *watch; // --watch; none of the three: the menu comes first
    const char *players, *variant, *options, *language, *cards, *trace;
    uint64_t seed;
    OptionSize size; // 0: as the window likes
    bool fullscreen, version;
} WindowOptions;

// Reads and checks the program's own arguments. OPTIONS_GO_ON, or the exit status to end with; --version and
// --help are done here.
int window_options_read(int argc, char **argv, WindowOptions *options);

// Who plays the game of --new: as --players says, else two people with the first seats the game allows. False
// after a message.
bool window_options_players(const WindowOptions *options, const Catalog *catalog, Players *players);

#endif
