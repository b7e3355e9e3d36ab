// SPDX-License-Identifier: MIT
// Finds the records of a list by their ids, in a time that does not grow with the list. For json_records.c.
#ifndef STARDECK_DATA_JSON_IDS_H
#define STARDECK_DATA_JSON_IDS_H

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stddef.h>

// The ids are not copied: before a record is freed, take its id out (json_ids_put with NULL).
typedef struct JsonIds {
    struct JsonIdSlot *slot;
    size_t mask; // one less than there are slots
} JsonIds;

// Indexes the records of `list`, of several with the same id the first, with room for `more` ids. False if
// memory runs out. Call json_ids_finish in any case.
bool json_ids_begin(JsonIds *ids, const cJSON *list, size_t more);
void json_ids_finish(JsonIds *ids);

// The record with this id. NULL: none.
cJSON *json_ids_find(const JsonIds *ids, const char *id);

// Makes `record` the one with this id. NULL: there is none from now on.
void json_ids_put(JsonIds *ids, const char *id, cJSON *record);

#endif
