// SPDX-License-Identifier: MIT
// The key bindings in the settings file: one field per action, made from KEY_ACTIONS.
#include "app/frame/settings_keys.h"

#define KEY_FIELDS (ACTION_COUNT - 1)

static const Field fields[KEY_FIELDS] = {
#define KEY_ACTION(action, id, usual, word, number)                                                          \
    {.key = id, .kind = FIELD_TEXT, .capacity = KEY_NAME_MAX, .offset = (action)*KEY_NAME_MAX},
    KEY_ACTIONS(KEY_ACTION)
#undef KEY_ACTION
};
static const Schema schema = {"keys", fields, KEY_FIELDS};

const Schema *settings_keys_schema(void) {
    return &schema;
}

KeyBindings settings_keys_take(const StoredKeys *stored) {
    KeyBindings keys = keys_default();
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        if (stored->name[i][0] != '\0')
            keys.key[i] = keys_from_name(stored->name[i]);
    return keys;
}

bool settings_keys_check(const StoredKeys *stored, Text *problem, Text *path) {
    const KeyBindings keys = settings_keys_take(stored);
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++) {
        const KeyAction first = keys_action(&keys, keys.key[i], 0);
        // If two actions have the same key, report the one whose key is not its default.
        const bool blame_first = first != (KeyAction)i && stored->name[i][0] == '\0';
        const KeyAction action = blame_first ? first : (KeyAction)i,
                        other = blame_first ? (KeyAction)i : first;
        if (keys.key[i] == SDLK_UNKNOWN)
            text_printf(problem, "there is no key \"%s\"; keys are called like \"F9\", \"E\" or \"Keypad 1\"",
                        stored->name[i]);
        else if (!keys_allowed(action, keys.key[i]))
            text_printf(problem, "the key \"%s\" can't be given away", stored->name[i]);
        else if (other != action)
            text_printf(problem, "the key \"%s\" is already that of \"%s\"", SDL_GetKeyName(keys.key[i]),
                        keys_id(other));
        else
            continue;
        text_printf(path, "keys/%s", keys_id(action));
        return false;
    }
    return true;
}

void settings_keys_write(JsonOut *json, const KeyBindings *keys) {
    const KeyBindings usual = keys_default();
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        if (keys->key[i] != usual.key[i])
            json_string(json, keys_id((KeyAction)i), SDL_GetKeyName(keys->key[i]));
}
