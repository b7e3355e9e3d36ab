// SPDX-License-Identifier: MIT
// An example in the rules: the table as the game shows it, before and after what happens, with a caption
// beside or below. `looks` as in kit/game_looks.h.
#ifndef STARDECK_APP_SCREENS_RULES_SCENE_H
#define STARDECK_APP_SCREENS_RULES_SCENE_H

#include "app/screens/rules_book.h"

// Height in pixels that the block takes in this width.
float rules_scene_height(App *app, const RulesBlock *block, float width);
void rules_scene_draw(App *app, const void *looks, const RulesBlock *block, GfxRect rect);
// Composes one of its cards that is not in the cache yet. True: it had to.
bool rules_scene_prepare(App *app, const void *looks, const RulesBlock *block, float width);

#endif
