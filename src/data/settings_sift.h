// SPDX-License-Identifier: MIT
// Leaves out of a settings file what can't be used, so that the rest can. Private to src/data.
#ifndef STARDECK_DATA_SETTINGS_SIFT_H
#define STARDECK_DATA_SETTINGS_SIFT_H

#include "data/json_doc.h"
#include "data/settings.h"

// Removes from the document's root object each member, also of records and lists of records in it, that
// `schema` doesn't know or whose value is at fault. A member that `loose` (may be NULL) keeps is no fault;
// every other one is, and is added to `problems`. `to` is room for what `schema` reads, `size` bytes, and
// useless afterwards. Returns the number of members at fault.
int settings_sift(JsonDoc *doc, const Schema *schema, void *to, size_t size, const SettingsLoose *loose,
                  Problems *problems);

// Removes the value at this path, of which `reason` says what is wrong. False if it is not there.
bool settings_drop(JsonDoc *doc, const char *path, const char *reason, Problems *problems);

#endif
