// SPDX-License-Identifier: MIT
// The signs of the top bar: buttons without text, each with a key. Hovering explains them (explain.h).
#ifndef STARDECK_APP_KIT_SIGNS_H
#define STARDECK_APP_KIT_SIGNS_H

#include "app/kit/explain.h"

void signs_regions(App *app, const CardTable *table);
void draw_signs(App *app, const CardTable *table);
// Makes a region a sign, explained by the name of the action and its key.
void sign_mark(Hit *hit, KeyAction action);
// Fills the explanation of a sign (TAG_ICON): the action and its key.
void sign_explain(const App *app, const HitTag *tag, Explanation *out);
// Does what the sign for this action does, even if there is no room for the sign. False: no sign has this
// action, or it is not possible now.
bool sign_press(App *app, CardTable *table, KeyAction action);
// Visits the screen a sign stands for; false: it stands for none.
bool sign_click(App *app, const char *hit_id);

#endif
