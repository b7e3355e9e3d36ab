// SPDX-License-Identifier: MIT
// A hash table with as many slots as are ever needed: a list may have a hundred thousand records.
#include "data/json_ids.h"

#include "core/hash.h"
#include "data/json_doc_inside.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct JsonIdSlot {
    uint64_t hash;
    cJSON *record; // NULL: there was one, or the slot is free
    bool used;
} JsonIdSlot;

static uint64_t hash_of(const char *id) {
    return hash_bytes(id, strlen(id), 0);
}

// The slot of this id, or the free one where it would be. Records that went leave their slots used, so that
// those behind them are found.
static JsonIdSlot *slot_of(const JsonIds *ids, const char *id, uint64_t hash) {
    size_t at = (size_t)hash & ids->mask;
    while (ids->slot[at].used) {
        const JsonIdSlot *slot = &ids->slot[at];
        if (slot->hash == hash && slot->record != NULL && strcmp(json_id_of(slot->record), id) == 0)
            break;
        at = (at + 1) & ids->mask;
    }
    return &ids->slot[at];
}

bool json_ids_begin(JsonIds *ids, const cJSON *list, size_t more) {
    size_t count = more, slots = 8;
    for (const cJSON *item = list->child; item != NULL; item = item->next)
        count++;
    while (slots < 2 * count)
        slots *= 2;
    *ids = (JsonIds){.slot = calloc(slots, sizeof *ids->slot), .mask = slots - 1};
    if (ids->slot == NULL)
        return false;
    for (cJSON *item = list->child; item != NULL; item = item->next)
        if (json_id_of(item) != NULL && json_ids_find(ids, json_id_of(item)) == NULL)
            json_ids_put(ids, json_id_of(item), item);
    return true;
}

void json_ids_finish(JsonIds *ids) {
    free(ids->slot);
    *ids = (JsonIds){.mask = 0};
}

cJSON *json_ids_find(const JsonIds *ids, const char *id) {
    return slot_of(ids, id, hash_of(id))->record;
}

void json_ids_put(JsonIds *ids, const char *id, cJSON *record) {
    const uint64_t hash = hash_of(id);
    JsonIdSlot *slot = slot_of(ids, id, hash);
    if (slot->used || record != NULL)
        *slot = (JsonIdSlot){.hash = hash, .record = record, .used = true};
}
