// SPDX-License-Identifier: MIT
// The list of actions with their default keys, and rules for rebinding.
#include "app/stage/keys.h"

#include <string.h>

static const struct {
    const char *id;
    SDL_Keycode usual;
    UiWord word;
    int number;
} actions[ACTION_COUNT] = {
#define KEY_ACTION(name, id, key, word, number) [name] = {id, key, word, number},
    KEY_ACTIONS(KEY_ACTION)
#undef KEY_ACTION
};

KeyBindings keys_default(void) {
    KeyBindings keys = {{0}};
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        keys.key[i] = actions[i].usual;
    return keys;
}

const char *keys_id(KeyAction action) {
    return actions[action].id;
}

UiWord keys_word(KeyAction action) {
    return actions[action].word;
}

int keys_number(KeyAction action) {
    return actions[action].number;
}

// The key for the same symbol elsewhere on the keyboard.
static SDL_Keycode plain(SDL_Keycode key) {
    switch (key) {
    case SDLK_EQUALS:
    case SDLK_KP_PLUS:
        return SDLK_PLUS;
    case SDLK_KP_MINUS:
        return SDLK_MINUS;
    default:
        return key;
    }
}

static KeyAction action_of(const KeyBindings *keys, SDL_Keycode key) {
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT; i++)
        if (keys->key[i] == key)
            return (KeyAction)i;
    return ACTION_NONE;
}

// ---- what a key means

// The keypad keys from SDLK_KP_1 on, SDLK_KP_0 and SDLK_KP_PERIOD last, in SDL's order.
static const struct {
    SDL_Keycode sign, move;
} keypad[] = {
    {SDLK_1, SDLK_END},    {SDLK_2, SDLK_DOWN},   {SDLK_3, SDLK_PAGEDOWN},    {SDLK_4, SDLK_LEFT},
    {SDLK_5, SDLK_5},      {SDLK_6, SDLK_RIGHT},  {SDLK_7, SDLK_HOME},        {SDLK_8, SDLK_UP},
    {SDLK_9, SDLK_PAGEUP}, {SDLK_0, SDLK_INSERT}, {SDLK_PERIOD, SDLK_DELETE},
};

static SDL_Keycode of_keypad(const SDL_Keysym *pressed) {
    const int at = (int)(pressed->sym - SDLK_KP_1);
    if (pressed->sym < SDLK_KP_1 || at >= (int)(sizeof keypad / sizeof keypad[0]))
        return pressed->sym;
    const bool signs = (pressed->mod & KMOD_NUM) != 0 && (pressed->mod & KMOD_SHIFT) == 0;
    return signs ? keypad[at].sign : keypad[at].move;
}

// SDL's code of a printable key is its character; codes of other keys have SDLK_SCANCODE_MASK set.
static SDL_Keycode of_letter(const SDL_Keysym *pressed) {
    const bool latin = pressed->sym < 0x80, character = (pressed->sym & SDLK_SCANCODE_MASK) == 0;
    if (latin || !character || pressed->scancode < SDL_SCANCODE_A || pressed->scancode > SDL_SCANCODE_Z)
        return pressed->sym;
    const SDL_Keycode letter = SDLK_a + (SDL_Keycode)(pressed->scancode - SDL_SCANCODE_A);
    return SDL_GetScancodeFromKey(letter) == SDL_SCANCODE_UNKNOWN ? letter : pressed->sym;
}

SDL_Keycode keys_translate(const KeyBindings *keys, const SDL_Keysym *pressed) {
    if (pressed->sym == SDLK_UNKNOWN || action_of(keys, pressed->sym) != ACTION_NONE)
        return pressed->sym;
    const SDL_Keycode meant = of_keypad(pressed);
    return meant != pressed->sym ? meant : of_letter(pressed);
}

KeyAction keys_action(const KeyBindings *keys, SDL_Keycode key, Uint16 modifiers) {
    if ((modifiers & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0 || key == SDLK_UNKNOWN)
        return ACTION_NONE;
    const KeyAction action = action_of(keys, key); // the player's own bindings first
    return action != ACTION_NONE ? action : action_of(keys, plain(key));
}

bool keys_allowed(KeyAction action, SDL_Keycode key) {
    static const SDL_Keycode fixed[] = {
        SDLK_UNKNOWN,   SDLK_ESCAPE,   SDLK_RETURN,     SDLK_KP_ENTER,     SDLK_SPACE,      SDLK_TAB,
        SDLK_BACKSPACE, SDLK_DELETE,   SDLK_LEFT,       SDLK_RIGHT,        SDLK_UP,         SDLK_DOWN,
        SDLK_PAGEUP,    SDLK_PAGEDOWN, SDLK_HOME,       SDLK_END,          SDLK_LSHIFT,     SDLK_RSHIFT,
        SDLK_LCTRL,     SDLK_RCTRL,    SDLK_LALT,       SDLK_RALT,         SDLK_MODE,       SDLK_LGUI,
        SDLK_RGUI,      SDLK_CAPSLOCK, SDLK_SCROLLLOCK, SDLK_NUMLOCKCLEAR, SDLK_PRINTSCREEN};
    if (key == actions[action].usual)
        return true;
    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++)
        if (fixed[i] == key)
            return false;
    return true;
}

SDL_Keycode keys_from_name(const char *name) {
    const SDL_Keycode key = SDL_GetKeyFromName(name);
    // SDL accepts any single letter as a key; require that the name round-trips.
    return key != SDLK_UNKNOWN && SDL_strcasecmp(SDL_GetKeyName(key), name) == 0 ? key : SDLK_UNKNOWN;
}
