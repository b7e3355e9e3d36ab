// SPDX-License-Identifier: MIT
// Looks for the player's choice among the packs of a folder, and what of their faults together is new.
#include "cli/lint_together.h"

#include "core/platform.h"
#include "data/pack_blame.h"

#include <string.h>

// The pack of the folder that this one of the player's is. NULL: none.
static const ListedPack *found_in(const PackList *in_folder, const ListedPack *own) {
    for (int i = 0; i < in_folder->count; i++)
        if (!in_folder->pack[i].stray && platform_is_same(in_folder->pack[i].folder, own->folder))
            return &in_folder->pack[i];
    return NULL;
}

int lint_find_together(const PackList *chosen, const PackList *in_folder,
                       const char *folders[PACK_LIST_MAX + 1]) {
    int count = 0;
    for (int i = 0; i < chosen->count; i++) { // in the order in which they lie upon one another
        const ListedPack *own = &chosen->pack[i];
        const ListedPack *same = own->on && !own->stray && !own->copy ? found_in(in_folder, own) : NULL;
        if (same != NULL)
            folders[count++] = same->folder;
    }
    folders[count] = NULL;
    return count;
}

// What was only warned of when the pack was checked alone is an error now if it keeps the pack out.
static void aggravate(LintReport *report, Problem *item, const Problem *finding) {
    if (!item->warns || finding->warns)
        return;
    item->warns = false;
    report->warnings--;
    report->errors++;
}

// `alone`: what was found of each pack alone. Several of those found together may stand in one place.
static bool is_told(LintReport *report, const LintReport *alone, const Problem *finding) {
    for (int i = 0; i < report->count; i++) {
        Problem *item = &report->item[i];
        if (item->line == finding->line && item->column == finding->column &&
            strcmp(item->code, finding->code) == 0 && strcmp(item->file, finding->file) == 0 &&
            strcmp(item->message, finding->message) == 0) {
            aggravate(report, item, finding);
            return true;
        }
    }
    return pack_blame_is_told(alone, finding);
}

int lint_add_together(LintReport *report, const LintReport *together) {
    const int before = report->count;
    for (int i = 0; i < together->count; i++) {
        const LintReport alone = {.item = report->item, .count = before};
        if (!is_told(report, &alone, &together->item[i]))
            lint_report_add(report, &together->item[i]);
    }
    report->failed |= together->failed;
    return report->count - before;
}

void lint_note_together(const char *const folders[], int count, Text *line) {
    if (line->length > 0)
        return;
    Text named = {0};
    for (int i = 0; i < count; i++)
        text_printf(&named, " %s", folders[i]);
    text_printf(line,
                "stardeck: %d of these packs are on, and were checked upon one another too: stardeck lint%s",
                count, text_string(&named));
    text_finish(&named);
}
