// SPDX-License-Identifier: MIT
// A card that is laid on the table provisionally (SESSION_LAID): until the turn ends it can be taken back
// into the hand, by drag, button or key.
#ifndef STARDECK_APP_KIT_LAID_H
#define STARDECK_APP_KIT_LAID_H

#include "app/kit/table.h"

// The sprite of the laid card; NO_SPRITE: nothing is laid, or the game can't say.
int laid_sprite(const App *app, const CardTable *table);
// Takes it back: the game is as before, and the card is a card of the hand, drawn where it was on the table.
// The caller sends it to the hand (scene_arrange) or holds it. Returns its sprite, or NO_SPRITE.
int laid_take_back(App *app, CardTable *table);
// A drag begins on the laid card, or on another one of the hand: takes the laid card back and notes it in
// `drag`. Returns the hit to drag, valid until app->hits changes; NULL: none.
const Hit *laid_drag(App *app, CardTable *table, const Hit *hit, TableDrag *drag);
// The drag had no effect: lays the card again that was laid before, unless it was dropped on the hand. False:
// nothing was laid.
bool laid_restore(App *app, CardTable *table);
void draw_laid(App *app, const CardTable *table); // a dashed line around the laid card

#endif
