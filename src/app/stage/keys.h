// SPDX-License-Identifier: MIT
// Key bindings: named actions and the keys the player has bound to them. Tab, the arrows, Enter, Space and
// Esc have fixed meanings (gesture.h) and cannot be rebound. Needs no window.
#ifndef STARDECK_APP_STAGE_KEYS_H
#define STARDECK_APP_STAGE_KEYS_H

#include "app/stage/ui_words.h"

#include <SDL2/SDL_keyboard.h>
#include <stdbool.h>

// X(action, name in the settings file, default key, interface word, number for the word's {number}). Several
// actions may share a word.
#define KEY_ACTIONS(X)                                                                                       \
    X(ACTION_HIDE, "hide_hands", SDLK_F9, UI_KEYS_HIDE, 0)                                                   \
    X(ACTION_MENU, "menu", SDLK_F10, UI_KEYS_MENU, 0)                                                        \
    X(ACTION_HELP, "help", SDLK_F1, UI_MENU_HELP, 0)                                                         \
    X(ACTION_SETTINGS, "settings", SDLK_F2, UI_MENU_SETTINGS, 0)                                             \
    X(ACTION_PACKS, "packs", SDLK_F3, UI_MENU_PACKS, 0)                                                      \
    X(ACTION_FULLSCREEN, "fullscreen", SDLK_F11, UI_KEYS_FULLSCREEN, 0)                                      \
    X(ACTION_REPORT, "report", SDLK_F12, UI_BUNDLE_TITLE, 0)                                                 \
    X(ACTION_MUTE, "mute", SDLK_m, UI_KEYS_MUTE, 0)                                                          \
    X(ACTION_INSPECT, "inspect", SDLK_i, UI_KEYS_INSPECT, 0)                                                 \
    X(ACTION_LOG, "log", SDLK_l, UI_KEYS_LOG, 0)                                                             \
    X(ACTION_RECAP, "recap", SDLK_r, UI_KEYS_RECAP, 0)                                                       \
    X(ACTION_SKIP, "skip", SDLK_SPACE, UI_KEYS_SKIP, 0)                                                      \
    X(ACTION_COURSE, "course", SDLK_o, UI_COURSE_TITLE, 0)                                                   \
    X(ACTION_MY_TURN, "to_my_turn", SDLK_j, UI_KEYS_MY_TURN, 0)                                              \
    X(ACTION_UNDO, "undo", SDLK_z, UI_KEYS_UNDO, 0)                                                          \
    X(ACTION_PASS, "pass", SDLK_p, UI_KEYS_PASS, 0)                                                          \
    X(ACTION_END_TURN, "end_turn", SDLK_e, UI_KEYS_END_TURN, 0)                                              \
    X(ACTION_HINT, "hint", SDLK_h, UI_KEYS_HINT, 0)                                                          \
    X(ACTION_ZOOM_IN, "zoom_in", SDLK_PLUS, UI_KEYS_ZOOM_IN, 0)                                              \
    X(ACTION_ZOOM_OUT, "zoom_out", SDLK_MINUS, UI_KEYS_ZOOM_OUT, 0)                                          \
    X(ACTION_ZOOM_ALL, "zoom_all", SDLK_HOME, UI_KEYS_ZOOM_ALL, 0)                                           \
    X(ACTION_FLEETS, "fleets", SDLK_v, UI_KEYS_FLEETS, 0)                                                    \
    X(ACTION_HAND_1, "hand_1", SDLK_1, UI_KEYS_HAND, 1)                                                      \
    X(ACTION_HAND_2, "hand_2", SDLK_2, UI_KEYS_HAND, 2)                                                      \
    X(ACTION_HAND_3, "hand_3", SDLK_3, UI_KEYS_HAND, 3)                                                      \
    X(ACTION_HAND_4, "hand_4", SDLK_4, UI_KEYS_HAND, 4)                                                      \
    X(ACTION_HAND_5, "hand_5", SDLK_5, UI_KEYS_HAND, 5)                                                      \
    X(ACTION_HAND_6, "hand_6", SDLK_6, UI_KEYS_HAND, 6)                                                      \
    X(ACTION_HAND_7, "hand_7", SDLK_7, UI_KEYS_HAND, 7)                                                      \
    X(ACTION_HAND_8, "hand_8", SDLK_8, UI_KEYS_HAND, 8)                                                      \
    X(ACTION_HAND_9, "hand_9", SDLK_9, UI_KEYS_HAND, 9)                                                      \
    X(ACTION_ROW_1, "row_1", SDLK_a, UI_KEYS_ROW_PLAY_ALL, 1)                                                \
    X(ACTION_ROW_2, "row_2", SDLK_s, UI_KEYS_ROW_SEARCH, 2)                                                  \
    X(ACTION_ROW_3, "row_3", SDLK_d, UI_KEYS_ROW, 3)                                                         \
    X(ACTION_ROW_4, "row_4", SDLK_f, UI_KEYS_ROW, 4)                                                         \
    X(ACTION_TRACK_1, "track_1", SDLK_q, UI_KEYS_TRACK, 1)                                                   \
    X(ACTION_TRACK_2, "track_2", SDLK_w, UI_KEYS_TRACK, 2)                                                   \
    X(ACTION_BUY, "buy", SDLK_b, UI_KEYS_BUY, 0)                                                             \
    X(ACTION_OFFER, "offer", SDLK_g, UI_KEYS_OFFER, 0)                                                       \
    X(ACTION_MISSION, "mission", SDLK_c, UI_KEYS_MISSION, 0)                                                 \
    X(ACTION_NEXT_TARGET, "next_target", SDLK_t, UI_KEYS_NEXT_TARGET, 0)                                     \
    X(ACTION_TRY, "try", SDLK_x, UI_KEYS_TRY, 0)

typedef enum KeyAction {
    ACTION_NONE,
#define KEY_ACTION(name, id, key, word, number) name,
    KEY_ACTIONS(KEY_ACTION)
#undef KEY_ACTION
    ACTION_COUNT
} KeyAction;

typedef struct KeyBindings {
    SDL_Keycode key[ACTION_COUNT]; // [ACTION_NONE] is not used
} KeyBindings;

// The default bindings.
KeyBindings keys_default(void);
const char *keys_id(KeyAction action); // in the settings file; a constant string
UiWord keys_word(KeyAction action);
int keys_number(KeyAction action); // value of the word's {number}; 0: none

// The action bound to a key; ACTION_NONE: none. Plus and minus match the keypad's keys too, and plus also the
// key that has it with Shift. With Ctrl, Alt or the like a key means nothing.
KeyAction keys_action(const KeyBindings *keys, SDL_Keycode key, Uint16 modifiers);
// Translates a pressed key. A key the player has bound keeps its own code. Otherwise a keypad key acts as the
// key with the same label: digits with NumLock; arrows, Home, End and Page keys without it (or with Shift);
// and where the layout has no such Latin letter (Russian, Greek), a letter key acts as its Latin letter. Asks
// SDL for the layout.
SDL_Keycode keys_translate(const KeyBindings *keys, const SDL_Keysym *pressed);

// False if the key navigates, selects or goes back, or is only a modifier; such a key is allowed only as the
// action's own default.
bool keys_allowed(KeyAction action, SDL_Keycode key);
// The key with SDL's name ("F9", "E"); SDLK_UNKNOWN (0) if there is none.
SDL_Keycode keys_from_name(const char *name);

#endif
