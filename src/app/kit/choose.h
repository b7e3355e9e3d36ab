// SPDX-License-Identifier: MIT
// From gestures to commands: what has been picked is a pattern, a command in which some fields may be
// anything, and is looked up in the list of legal commands. For any game; no rule is known here.
#ifndef STARDECK_APP_KIT_CHOOSE_H
#define STARDECK_APP_KIT_CHOOSE_H

#include "app/kit/table.h"

#define ANY ((uint8_t)0xFC)  // in a pattern: any value but NONE
#define FREE ((uint8_t)0xFB) // any value

// The verb with every field FREE. What a command lists besides its fields is not looked at.
Command pattern_of(uint8_t verb);
bool pattern_fits(const Command *pattern, const Command *command);
// The first command that fits, NULL if there is none; and how many fit.
const Command *legal_find(LegalList legal, const Command *pattern);
int legal_count(LegalList legal, const Command *pattern);
bool legal_has_verb(LegalList legal, uint8_t verb);

// What a click on the region does from now on; NULL: nothing.
void hit_set_command(Hit *hit, const Command *command);

#endif
