// SPDX-License-Identifier: MIT
// A card that lies on the table provisionally (SESSION_LAID): it goes back to the hand by drag, button or
// key, until the turn is ended.
#ifndef STARDECK_APP_KIT_LAID_H
#define STARDECK_APP_KIT_LAID_H

#include "app/kit/table.h"

// The sprite of the laid card, NO_SPRITE where nothing is laid or the game can't tell.
int laid_sprite(const App *app, const CardTable *table);
// Takes it up: the game is as before, and the card is in the hand again, drawn where it lay; the caller sends
// it on its way (scene_arrange) or goes on holding it. Its sprite, or NO_SPRITE.
int laid_take_up(App *app, CardTable *table);
// A drag that begins on the laid card, or on another one of the hand, takes it up first and notes in `drag`
// what lay there. The hit that is dragged then; NULL: none.
const Hit *laid_drag(App *app, CardTable *table, const Hit *hit, TableDrag *drag);
// The drag has led nowhere: what lay there before lies there again, unless it was let go on the hand. False:
// nothing does.
bool laid_again(App *app, CardTable *table);
void draw_laid(App *app, const CardTable *table); // a broken line round it

#endif
