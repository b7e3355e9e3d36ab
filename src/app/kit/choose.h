// SPDX-License-Identifier: MIT
// From gestures to commands: a selection is a pattern, a command with some fields left open, which is looked
// up in the list of legal commands. Serves any game and knows no rules.
#ifndef STARDECK_APP_KIT_CHOOSE_H
#define STARDECK_APP_KIT_CHOOSE_H

#include "app/kit/table.h"

#define ANY ((uint8_t)0xFC)  // in a pattern: any value but NONE
#define FREE ((uint8_t)0xFB) // in a pattern: any value

// A pattern for the verb with every field FREE. The list of a command is never compared.
Command pattern_of(uint8_t verb);
// True if the command has the pattern's verb and fits all its fields.
bool pattern_fits(const Command *pattern, const Command *command);
// The first command that fits, pointing into the list; NULL: none.
const Command *legal_find(LegalList legal, const Command *pattern);
// How many commands fit.
int legal_count(LegalList legal, const Command *pattern);
bool legal_has_verb(LegalList legal, uint8_t verb);
// The only command now besides giving up, valid until the session changes; NULL: there is none, or a choice.
const Command *legal_only(const App *app);

// Sets what a click on the region does; the command is copied. NULL: nothing.
void hit_set_command(Hit *hit, const Command *command);

#endif
