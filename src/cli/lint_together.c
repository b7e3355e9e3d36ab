// SPDX-License-Identifier: MIT
// Looks for the player's choice among the packs of a folder.
#include "cli/lint_together.h"

#include "core/platform.h"

// The pack of the folder that this one of the player's is. NULL: none.
static const ListedPack *found_in(const PackList *in_folder, const ListedPack *own) {
    for (int i = 0; i < in_folder->count; i++)
        if (!in_folder->pack[i].stray && platform_is_same(in_folder->pack[i].folder, own->folder))
            return &in_folder->pack[i];
    return NULL;
}

void lint_note_together(const PackList *chosen, const PackList *in_folder, Text *line) {
    Text named = {0};
    int count = 0;
    for (int i = 0; i < chosen->count; i++) { // in the order in which they lie upon one another
        const ListedPack *own = &chosen->pack[i];
        const ListedPack *same = own->on && !own->stray && !own->copy ? found_in(in_folder, own) : NULL;
        if (same != NULL)
            text_printf(&named, " %s", same->folder);
        count += same != NULL;
    }
    if (count > 1 && line->length == 0)
        text_printf(line,
                    "stardeck: %d of these packs are on and were checked one by one; this checks them "
                    "together: stardeck lint%s",
                    count, text_string(&named));
    text_finish(&named);
}
