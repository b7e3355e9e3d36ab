// SPDX-License-Identifier: MIT
// Pictures that take long are made once, on the first evening: what is told about it over whichever screen is
// in front, and in which order they are made.
#ifndef STARDECK_APP_FRAME_PROGRESS_H
#define STARDECK_APP_FRAME_PROGRESS_H

#include "app/stage/context.h"

// A bar and a sentence at the lower edge while pictures are being made; else nothing.
void progress_draw(App *app);
// The bar is not as it was drawn last: marks its place to be drawn again.
void progress_follow(App *app);
// Has made what later screens will want: the ground of every screen, and what the game says
// (GameScreens.ahead).
void progress_ahead(App *app);

#endif
