// SPDX-License-Identifier: MIT
// Tells faults that a pack has by itself from those that only arise together with another pack.
#ifndef STARDECK_DATA_PACK_BLAME_H
#define STARDECK_DATA_PACK_BLAME_H

#include "data/pack_lint.h"

#define PACK_BLAME_SEVERAL (-1)

// What is found with another pack and would not be found without it.
typedef struct PackWith {
    int pack;          // its index in the list; PACK_BLAME_SEVERAL: only with several of those below
    int count, errors; // findings; those of them that are no warnings
    Problem first;     // an error, if there is one
    // PACK_BLAME_SEVERAL: the packs (indices in the list, lowest first) without any one of which some of it
    // is not found. `others` 0: no single pack makes a difference.
    int others, other[PACKS_USED_MAX];
} PackWith;

// Initialize with {0}; pack_blame_finish frees it.
typedef struct PackBlame {
    LintReport
        own; // what the pack has with nothing below it but the game's cards and what it builds on or needs
    int withs;
    PackWith *with; // owned
} PackBlame;

// Sorts the findings about the pack at index `at`, of pack_lint_listed or from its `faults`. Findings that
// the packs below have without it are left out: they are told there. Checks the pack several times if there
// is anything to tell apart. blame->own.failed: out of memory, something is missing.
void pack_blame(const PackList *list, int at, const LintPlace *place, const LintReport *found,
                PackBlame *blame);
void pack_blame_finish(PackBlame *blame);

// Lists the packs that the one at index `at` lies upon, without what it builds on or needs. Returns how
// many.
int pack_blame_others(const PackList *list, int at, int others[PACK_LIST_MAX]);

// True if the report has this finding, or one that names it as what it causes.
bool pack_blame_is_told(const LintReport *report, const Problem *finding);

// Takes out of the findings about that pack what stands in the program's files or those of packs below it and
// is there without it. Errors that are there only together with one other pack say so.
void pack_blame_leave_out(const PackList *list, int at, const LintPlace *place, LintReport *found);

#endif
