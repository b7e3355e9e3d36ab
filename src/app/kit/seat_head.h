// SPDX-License-Identifier: MIT
// The head of what is a seat's own on the table: its colours, its sign, its name and who sits there. What
// stands at its right, points, hull or a hand, is the game's.
#ifndef STARDECK_APP_KIT_SEAT_HEAD_H
#define STARDECK_APP_KIT_SEAT_HEAD_H

#include "app/kit/table.h"

// Window pixels; text ends at `right`. Names that are too long even at the least size end in an ellipsis: the
// chips in the top bar have all of them.
void draw_seat_head(App *app, const CardTable *table, GfxRect head, Seat seat, float right);

#endif
