// SPDX-License-Identifier: MIT
// Commands that are too many to list, such as every way to part a fleet: typed as "2 scout, 1 warship".
#ifndef STARDECK_APP_SPEAK_COMPOSE_H
#define STARDECK_APP_SPEAK_COMPOSE_H

#include "app/speak/choices.h"

// True if the commands listed now differ only in the amounts they take (KEY_COUNTS), so that others with
// other amounts are possible too.
bool compose_is_possible(const Choices *choices);
// Reads a line such as "2 scout, 1 warship" into a command that is like the first one listed but for the
// amounts. False: the line is not of that form.
bool compose_read(const App *app, const Choices *choices, const char *line, Command *command);

#endif
