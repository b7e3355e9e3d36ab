// SPDX-License-Identifier: MIT
// Finds the card packs and the assets. In this order: the option; the environment (STARDECK_CARDS,
// STARDECK_ASSETS), which --datadir sets too; beside the program (an unpacked archive); the data folder of an
// installation, by its way from the program's folder as the build was told (bin/../share/stardeck), else
// ../share/games/stardeck, ../share/stardeck; the checkout, if the program runs from a build directory in it
// (build/NAME).
#ifndef STARDECK_CLI_LOCATE_H
#define STARDECK_CLI_LOCATE_H

#include "core/text.h"

// Appends the folder to `path`. False with a sentence in `problem` if there is none; an option or variable
// that names no folder is an error. `named` is the option's value or NULL, `option` its name for the message
// (NULL: "cards").
bool locate_cards(const char *option, const char *named, Text *path, Text *problem);
bool locate_assets(Text *path, Text *problem);

// Takes cards and assets from this folder from now on, unless an option names others (--datadir). It sets the
// environment, so that it also holds for programs started by this one. Not safe beside other threads. False
// with a sentence in `problem` if `folder` does not have both.
bool locate_set_data(const char *folder, Text *problem);

#endif
