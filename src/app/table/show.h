// SPDX-License-Identifier: MIT
// How a single event is shown, for the one after the other of show.c. Both only start movements; what lies on
// the table in the end says the view after the event.
#ifndef STARDECK_APP_TABLE_SHOW_H
#define STARDECK_APP_TABLE_SHOW_H

#include "app/table/table.h"

void show_event(TableScreen *table, const Event *event, const TacticsView *after);
// New cards of the hand come from the draw pile and turn over, others leave.
void show_hand(TableScreen *table, const TacticsView *after);

#endif
