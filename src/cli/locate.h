// SPDX-License-Identifier: MIT
// Finds the card packs and the assets. In this order: the option; the environment (STARDECK_CARDS,
// STARDECK_ASSETS); the data folder of an installation (bin/../share/stardeck); the checkout, if the program
// runs from a build directory in it (build/NAME).
#ifndef STARDECK_CLI_LOCATE_H
#define STARDECK_CLI_LOCATE_H

#include "core/text.h"

// Appends the folder to `path`. False with a sentence in `problem` if there is none; an option or variable
// that names no folder is an error. `named` is the option's value or NULL, `option` its name for the message
// (NULL: "cards").
bool locate_cards(const char *option, const char *named, Text *path, Text *problem);
bool locate_assets(Text *path, Text *problem);

// True if the environment names the folder of cards.
bool locate_names_cards(void);

#endif
