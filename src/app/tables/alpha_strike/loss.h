// SPDX-License-Identifier: MIT
// The moment in which a ship is lost: it breaks up on a stage that nothing else lies on, and a band says
// whose it was, who did it and with which card.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_LOSS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_LOSS_H

#include "app/tables/alpha_strike/table.h"

#define LOSS_SEEN_MS 1850.0F    // from its beginning until what follows from it, or the next ship, is shown
#define LOSS_TOGETHER_MS 950.0F // … while several are lost at the same time
#define LOSS_CARD_MS 45.0F      // from one of its cards to the next

// Begins that of the event (EVENT_DESTROYED), while table->view is the view before it: clears the stage.
void strike_loss_begin(const App *app, CardTable *table, const Event *event);
// True from the hit that takes the last of a ship's hull on, as long as the loss is told.
bool strike_loss_told(const CardTable *table);
// How far the band is open, 0 to 1.
float strike_loss_shown(const CardTable *table);
// How visible what hits have taken from the ship is: gone when it bursts, and a wreck has no numbers.
float strike_loss_numbers(const CardTable *table, Seat seat);
// The ship of this seat, breaking up or its wreck: what the stage draws in its place. False: it is
// whole.
bool strike_draw_lost_ship(App *app, const CardTable *table, Seat seat);
// Composes the pictures that the pending attack will need while nothing moves, and those of a ship that is
// about to burst, one a frame. Each frame.
void strike_prepare_damage(App *app, const CardTable *table);
void strike_draw_loss(App *app, const CardTable *table);

// Where it is told, window pixels: it covers neither the names of ships that stand nor the own one's.
GfxRect strike_loss_band(const CardTable *table);

#endif
