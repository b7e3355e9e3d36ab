// SPDX-License-Identifier: MIT
// An example in the rules: the table drawn by the game, before and after the commands, with a caption beside
// or below. For `looks` see kit/game_looks.h.
#ifndef STARDECK_APP_SCREENS_RULES_SCENE_H
#define STARDECK_APP_SCREENS_RULES_SCENE_H

#include "app/screens/rules_book.h"

// The height in pixels of the block at this width.
float rules_scene_height(App *app, const RulesBlock *block, float width);
void rules_scene_draw(App *app, const void *looks, const RulesBlock *block, GfxRect rect);
// Composes one card of the example that is not in the cache. Returns true if there was one; call again then.
bool rules_scene_compose(App *app, const void *looks, const RulesBlock *block, float width);

#endif
