// SPDX-License-Identifier: MIT
// The options of the program without a subcommand: what the window shows first. Strings point into argv.
#ifndef STARDECK_CLI_WINDOW_OPTIONS_H
#define STARDECK_CLI_WINDOW_OPTIONS_H

#include "cli/options.h"
#include "cli/packs.h"
#include "cli/players.h"

typedef struct WindowOptions {
    // What to show first: at most one of these is given; all NULL: the menu.
    const char *game;  // --new
    const char *load;  // --load
    const char *watch; // --watch
    const char *file;  // the argument
    const char *data;  // --datadir; window_options_read has already applied it (locate_set_data)
    const char *players, *variant, *map, *options, *language, *cards, *trace;
    OptionTexts packs; // --pack
    uint64_t seed;
    OptionSize size; // 0: the window's default
    bool fullscreen, speak, version;
} WindowOptions;

// Reads and checks the program's own arguments. Returns OPTIONS_GO_ON, or the exit status to end with;
// handles --version and --help.
int window_options_read(int argc, char **argv, WindowOptions *options);

// The players for --new: from --players, else two people with the first seats the game allows. False after a
// message.
bool window_options_players(const WindowOptions *options, const Catalog *catalog, Players *players);

#endif
