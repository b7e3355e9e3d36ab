// SPDX-License-Identifier: MIT
// The poster of a game (GameTable.poster) as a text that names it in the picture store, in the present
// palette.
#ifndef STARDECK_APP_KIT_GAME_POSTER_H
#define STARDECK_APP_KIT_GAME_POSTER_H

#include "app/art/poster.h"
#include "app/stage/context.h"

// `reach`: how far down the picture goes, in parts of the height. A game without a poster of its own gets
// some of those who play it: their ships, or where they have none their emblems.
void game_poster_text(const App *app, const Catalog *catalog, float reach, char text[POSTER_TEXT]);

#endif
