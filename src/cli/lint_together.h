// SPDX-License-Identifier: MIT
// The packs of one folder that are on together: lint checks each alone.
#ifndef STARDECK_CLI_LINT_TOGETHER_H
#define STARDECK_CLI_LINT_TOGETHER_H

#include "data/pack_list.h"

// Appends a line, without its end, that says how to check those packs together that are in the folder and on
// among the `chosen`; nothing if these are fewer than two, or there is a line already.
void lint_note_together(const PackList *chosen, const PackList *in_folder, Text *line);

#endif
