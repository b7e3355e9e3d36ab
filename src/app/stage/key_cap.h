// SPDX-License-Identifier: MIT
// Keys as people read them: names in the player's language, and small key caps drawn next to what they do.
#ifndef STARDECK_APP_STAGE_KEY_CAP_H
#define STARDECK_APP_STAGE_KEY_CAP_H

#include "app/stage/context.h"

#define KEY_LABEL_MAX 40

// Writes the name of a key ("F9", "Leertaste"), or of the key bound to an action, and returns `buffer`.
const char *key_label(const App *app, SDL_Keycode key, char buffer[KEY_LABEL_MAX]);
const char *key_label_of(const App *app, KeyAction action, char buffer[KEY_LABEL_MAX]);
// Writes the name of an action, truncated, and returns `buffer`.
const char *key_action_name(const App *app, KeyAction action, char *buffer, size_t size);

// Draws a key cap with its right edge at `right` (pixels), centred vertically in `box`, in the colour `ink`.
// size: logical font size.
float key_cap_width(App *app, KeyAction action, float size); // in pixels
void key_cap_draw(App *app, KeyAction action, float size, float right, GfxRect box, Color ink);

#endif
