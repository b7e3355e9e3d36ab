// SPDX-License-Identifier: MIT
// Plays commands at the table of Star Empires by mouse, with as few clicks as the table needs for each.
#ifndef STARDECK_TESTS_EMPIRES_HANDS_H
#define STARDECK_TESTS_EMPIRES_HANDS_H

#include "engine/command.h"

// Clicks until the command has been given, at the game of table_evening.h; returns how many that took. -1:
// the mouse does not get there, and nothing was given.
int hands_do(const Command *command);
// A click at the region, at rest and where nothing lies over it; false: it is not there.
bool hands_click(const char *hit_id);

#endif
