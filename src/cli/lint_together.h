// SPDX-License-Identifier: MIT
// The packs of one folder that are on together: lint checks each alone, and then these upon one another.
#ifndef STARDECK_CLI_LINT_TOGETHER_H
#define STARDECK_CLI_LINT_TOGETHER_H

#include "data/pack_lint.h"
#include "data/pack_list.h"

// Stores the folders of those packs that are in the folder and on among the `chosen`, the lowest first, as
// they lie upon one another; ends with NULL. Returns how many. They belong to `in_folder`.
int lint_find_together(const PackList *chosen, const PackList *in_folder,
                       const char *folders[PACK_LIST_MAX + 1]);

// Adds to `report` what `together` has found and it has not. Returns how many findings that were.
int lint_add_together(LintReport *report, const LintReport *together);

// Appends a line, without its end, that says that so many packs were checked together too, in that order.
void lint_note_together(const char *const folders[], int count, Text *line);

#endif
