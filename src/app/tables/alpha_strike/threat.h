// SPDX-License-Identifier: MIT
// The threat: an attack that the ship in front cannot answer is seen for a moment, with what it will cost,
// before the hit is taken by itself. It is real time, whatever the speed of the others' moves; the clock
// stands while something else is open over the table. A click or the skip key ends it.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_THREAT_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_THREAT_H

#include "app/tables/alpha_strike/table.h"

// Call each frame in which the hit could be taken by itself. True: not yet.
bool strike_threat_holds(App *app, CardTable *table);
// Forgets it when the attack has gone on in another way. Each frame.
void strike_threat_update(App *app, CardTable *table);
// How much of it is still to come, from 1 down to 0; 0: there is none.
float strike_threat_left(const CardTable *table);
// True if the newest attack takes the last of the hull of the ship in front unless it is answered.
bool strike_threat_is_fatal(const CardTable *table);

#endif
