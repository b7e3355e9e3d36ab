// SPDX-License-Identifier: MIT
// Where the card packs and the assets lie. In this order: what the option says, what the environment says
// (STARDECK_CARDS, STARDECK_ASSETS), the data folder beside the installed program (bin/../share/stardeck),
// and the checkout when the program runs from a build directory in it (build/NAME).
#ifndef STARDECK_CLI_LOCATE_H
#define STARDECK_CLI_LOCATE_H

#include "core/text.h"

// Appends the folder to `path`. False with a sentence in `problem` when there is none; an option or a
// variable that names no folder is an error, not passed over. `named`: what the option gives, or NULL;
// `option`: which one that was, for the message (NULL: "cards").
bool locate_cards(const char *option, const char *named, Text *path, Text *problem);
bool locate_assets(Text *path, Text *problem);

// Does the environment say where the cards lie?
bool locate_names_cards(void);

// Is there a folder (not a file) of this name?
bool locate_is_folder(const char *path);

#endif
