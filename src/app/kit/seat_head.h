// SPDX-License-Identifier: MIT
// The head of a seat's panel on the table: its colours, its emblem, its name and who plays it. What is at its
// right is up to the game: points, hull, a hand.
#ifndef STARDECK_APP_KIT_SEAT_HEAD_H
#define STARDECK_APP_KIT_SEAT_HEAD_H

#include "app/kit/table.h"

// Window pixels; text ends at the x coordinate `right`. Names too long even in the smallest letters end in an
// ellipsis: the chips in the top bar show them in full.
void draw_seat_head(App *app, const CardTable *table, GfxRect head, Seat seat, float right);

#endif
