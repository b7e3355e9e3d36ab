// SPDX-License-Identifier: MIT
// The signs of the top bar: buttons without words, each with a key. Under the pointer they say what they are
// for (explain.h).
#ifndef STARDECK_APP_KIT_SIGNS_H
#define STARDECK_APP_KIT_SIGNS_H

#include "app/kit/explain.h"

void signs_regions(App *app, const CardTable *table);
void draw_signs(App *app, const CardTable *table);
// Makes a region a sign: it explains itself by the name of its key and the key.
void sign_mark(Hit *hit, KeyAction action);
void sign_explain(const App *app, const HitTag *tag, Explanation *out);
// What its key does, whether or not there is room for the sign itself. False: it is none, or can't be now.
bool sign_press(App *app, CardTable *table, KeyAction action);
// Goes to the screen that a sign stands for; false: it stands for none.
bool sign_click(App *app, const char *hit_id);

#endif
