// SPDX-License-Identifier: MIT
// The moment in which somebody completes a mission, masters an event or wins a battle: a band across the
// board with its picture, the points, and the cards that did it. An event that fails has one too, with what
// it costs whom, and a flagship that is lost.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_WON_MOMENT_H
#define STARDECK_APP_TABLES_DECK_BUILDING_WON_MOMENT_H

#include "app/tables/deck_building/table.h"

#define WON_MOMENT_MS 1500.0F
#define WON_COUNTS_MS 640.0F // the points are stamped on it, and counted

#define LOST_MOMENT_MS 2800.0F
#define LOST_READ_MS 2300.0F // before it goes on
#define FAILED_MOMENT_MS 2300.0F
#define FAILED_READ_MS 900.0F // what has failed, before it costs something

// Begins the moment for the event (EVENT_COMPLETED, EVENT_AWARDED, EVENT_FAILED), while table->view is the
// view before it. Does nothing with animation off.
void building_won_begin(CardTable *table, const Event *event);
// Begins that of a flagship that is lost (EVENT_DEFEATED): it breaks up, unless it has done so in a battle.
void building_lost_begin(const App *app, CardTable *table, const Event *event);
// While the moment of a failed event is shown, adds what this event costs, which lands now. Does nothing
// otherwise.
void building_failed_costs(CardTable *table, const Event *event);
uint8_t building_won_wear(const WonMoment *won); // of the flagship shown, by that damage: ShipCutout.wear
void building_won_moved(App *app, CardTable *table);
void building_draw_won(App *app, const CardTable *table);

// How much a card adds to what the mission or event asks for (what a battle compares): the sum of its printed
// stats that count there, and WON_WANTED if it is one of the cards that are wanted. 0: nothing.
#define WON_WANTED 10
int building_won_share(const BuildingRules *rules, uint8_t space_card, uint8_t card);

#endif
