// SPDX-License-Identifier: MIT
// The member "keys" of the settings file: an object from action to the name of a key, as SDL names it.
// Actions that are not in it have their default key.
#ifndef STARDECK_APP_FRAME_SETTINGS_KEYS_H
#define STARDECK_APP_FRAME_SETTINGS_KEYS_H

#include "app/stage/keys.h"
#include "core/json_out.h"
#include "core/text.h"
#include "engine/schema.h"

#define KEY_NAME_MAX 24

typedef struct StoredKeys {
    char name[ACTION_COUNT][KEY_NAME_MAX]; // "": the default
} StoredKeys;

// The schema that reads such an object into StoredKeys; a constant.
const Schema *settings_keys_schema(void);
// True if all names are keys that may be assigned, each to one action only. Else false, with a sentence in
// `problem` and the place in `path` ("keys/menu").
bool settings_keys_check(const StoredKeys *stored, Text *problem, Text *path);
KeyBindings settings_keys_take(const StoredKeys *stored); // the bindings; check them first
// Writes those keys that are not the defaults, as members of the object "keys", which the caller has begun.
void settings_keys_write(JsonOut *json, const KeyBindings *keys);

#endif
