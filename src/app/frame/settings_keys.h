// SPDX-License-Identifier: MIT
// The part "keys" of the settings file: action -> name of a key, as SDL names it. What is not named has its
// usual key.
#ifndef STARDECK_APP_FRAME_SETTINGS_KEYS_H
#define STARDECK_APP_FRAME_SETTINGS_KEYS_H

#include "app/stage/keys.h"
#include "core/json_out.h"
#include "core/text.h"
#include "engine/schema.h"

#define KEY_NAME_MAX 24

typedef struct StoredKeys {
    char name[ACTION_COUNT][KEY_NAME_MAX]; // "": the usual one
} StoredKeys;

// Reads an object into StoredKeys.
const Schema *settings_keys_schema(void);
// Are these keys, may they be given away, and is each for one action only? Else false, with a sentence in
// `problem` and where in `path` ("keys/menu").
bool settings_keys_check(const StoredKeys *stored, Text *problem, Text *path);
KeyBindings settings_keys_take(const StoredKeys *stored);
void settings_keys_write(JsonOut *json, const KeyBindings *keys);

#endif
