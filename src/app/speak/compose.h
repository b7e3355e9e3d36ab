// SPDX-License-Identifier: MIT
// Commands that are too many to list, such as every way to part a fleet: typed as "2 scout, 1 warship".
#ifndef STARDECK_APP_SPEAK_COMPOSE_H
#define STARDECK_APP_SPEAK_COMPOSE_H

#include "app/speak/choices.h"

// True if the commands listed now differ only in how many of what they take, and others than those are
// possible.
bool compose_is_possible(const Choices *choices);
// Reads such a line into a command like the first one listed. False: it is none.
bool compose_read(const App *app, const Choices *choices, const char *line, Command *command);

#endif
