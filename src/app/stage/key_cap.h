// SPDX-License-Identifier: MIT
// Keys as people read them: their names in the player's language, and small caps beside what they do.
#ifndef STARDECK_APP_STAGE_KEY_CAP_H
#define STARDECK_APP_STAGE_KEY_CAP_H

#include "app/stage/context.h"

#define KEY_LABEL_MAX 40

// "F9", "Leertaste"; also of the key an action has now.
const char *key_label(const App *app, SDL_Keycode key, char buffer[KEY_LABEL_MAX]);
const char *key_label_of(const App *app, KeyAction action, char buffer[KEY_LABEL_MAX]);
// What the action is called.
const char *key_action_name(const App *app, KeyAction action, char *buffer, size_t size);

// A cap with its right edge at `right`, in the middle of the height of `box`. `ink` on whatever lies there.
float key_cap_width(App *app, KeyAction action, float size); // pixels; size of the letters is logical
void key_cap_draw(App *app, KeyAction action, float size, float right, GfxRect box, Color ink);

#endif
