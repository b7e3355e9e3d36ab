// SPDX-License-Identifier: MIT
// Looks only at file metadata, some hundred files per millisecond.
#include "data/pack_fingerprint.h"

#include "core/hash.h"
#include "core/platform.h"

#include <string.h>

#define DEPTH_MAX 6
#define ENTRIES_MAX 4000 // of all folders; limits the time for oversized ones

typedef struct Stamp {
    uint64_t sum; // sum of a hash per file, so that order doesn't matter
    int entries;
} Stamp;

static void add_file(Stamp *stamp, const char *path, const PlatformFacts *facts) {
    const int64_t seen[] = {facts->bytes, facts->changed_s, facts->changed_ns,
                            facts->kind == PLATFORM_A_FOLDER ? 1 : 0};
    stamp->sum += hash_bytes(seen, sizeof seen, hash_bytes(path, strlen(path), 0));
}

// A link out of the pack is refused, so what it leads to does not count.
static bool leads_out(const char *path, const char *pack) {
    PlatformFacts facts;
    return pack != NULL && platform_facts_unfollowed(path, &facts) && facts.kind == PLATFORM_LINK &&
           platform_leads_out(path, pack);
}

// `pack`: the pack's folder that this one lies in, or is; NULL: it contains packs.
static void add_folder(Stamp *stamp, const char *folder, const char *pack, int depth) {
    Text path = {0};
    PlatformFacts facts;
    PlatformListing *listing = platform_list(folder);
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        if (entry[0] == '.' || ++stamp->entries > ENTRIES_MAX)
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry);
        if (path.failed || !platform_facts(text_string(&path), &facts))
            continue;
        add_file(stamp, text_string(&path), &facts);
        if (facts.kind == PLATFORM_A_FOLDER && depth < DEPTH_MAX && !leads_out(text_string(&path), pack))
            add_folder(stamp, text_string(&path), pack != NULL ? pack : text_string(&path), depth + 1);
    }
    platform_list_end(listing);
    text_finish(&path);
}

uint64_t pack_fingerprint(const PackList *list) {
    Stamp stamp = {0};
    if (list->scanned[PACK_OWN] != NULL)
        add_folder(&stamp, list->scanned[PACK_OWN], NULL, 0);
    for (int i = 0; i < list->count; i++)
        if (list->pack[i].origin != PACK_OWN)
            add_folder(&stamp, list->pack[i].folder, list->pack[i].folder, 0);
    return stamp.sum;
}
