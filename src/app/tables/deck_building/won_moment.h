// SPDX-License-Identifier: MIT
// The moment in which somebody completes a mission, masters an event or wins a battle: a band across the
// board with its picture, the points, and the cards that did it. An event that fails has one too, with what
// it costs whom, and a flagship that is lost.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_WON_MOMENT_H
#define STARDECK_APP_TABLES_DECK_BUILDING_WON_MOMENT_H

#include "app/tables/deck_building/table.h"

#define WON_MOMENT_MS 1500.0F
#define WON_OWN_MS 2700.0F    // of the person in front: what this game is about is read to the end
#define WON_BATTLE_MS 2900.0F // a battle that the person in front has been part of: it is read to the end
#define WON_COUNTS_MS 640.0F  // the points are stamped on it, and counted at the seat
#define WON_CLIMBS 5          // points a tone

#define LOST_MOMENT_MS 2800.0F
#define LOST_READ_MS 2300.0F // before it goes on
// An event that fails: what it asks for is counted, then it is said to have failed, and then it costs
// something.
#define FAILED_JUDGED_MS 1250.0F
#define FAILED_READ_MS 1900.0F
#define FAILED_MOMENT_MS 3500.0F
#define FAILED_JUDGED_THEIRS_MS 480.0F
#define FAILED_READ_THEIRS_MS 900.0F
#define FAILED_MOMENT_THEIRS_MS 2300.0F

// Begins the moment for the event (EVENT_COMPLETED, EVENT_AWARDED, EVENT_FAILED), while table->view is the
// view before it. Does nothing with animation off.
void building_won_begin(CardTable *table, const Event *event);
// How long that of something won is; it goes on after so long.
float building_won_ms(const CardTable *table, const Event *event);
// True for the event that says who has won a battle which the person in front has been part of.
bool building_wins_battle(const CardTable *table, const Event *event);
// Begins that of a flagship that is lost (EVENT_DEFEATED): it breaks up, unless it has done so in a battle.
void building_lost_begin(const App *app, CardTable *table, const Event *event);
// While the moment of a failed event is shown, adds what this event costs, which lands now. Does nothing
// otherwise.
void building_failed_costs(CardTable *table, const Event *event);
uint8_t building_won_wear(const WonMoment *won); // of the flagship shown, by that damage: ShipCutout.wear
void building_won_moved(App *app, CardTable *table);
// draw_judged.c: what a failed event asks for and what there was of it, `ms` after the moment has begun.
void building_draw_needs(App *app, const CardTable *table, const WonMoment *won, GfxRect box, float ms);
void building_draw_won(App *app, const CardTable *table);

// blows.c: damage of another kind than a shot, beside the panel of whose hull it is.
void building_blow(CardTable *table, Seat seat, int lost);
void building_blows_moved(App *app, CardTable *table); // each frame: damages what has moved
void building_draw_blows(App *app, const CardTable *table);

// won_turn.c: what another seat has won in a turn that was hurried is told in the next one, or at the end.
// Counts what the event says, while table->view is the view before it, and begins telling.
#define WON_TURN_MS 2400.0F
void building_count_wins(const App *app, CardTable *table, const Event *event);
// True for the event with which it would begin: that one is not hurried itself.
bool building_tells_wins(const CardTable *table, const Event *event);
void building_wins_moved(App *app, CardTable *table); // each frame: damages what has moved
void building_draw_wins(App *app, const CardTable *table);

// How much a card adds to what the mission or event asks for (what a battle compares): the sum of its printed
// stats that count there, and WON_WANTED if it is one of the cards that are wanted. 0: nothing.
#define WON_WANTED 10
int building_won_share(const BuildingRules *rules, uint8_t space_card, uint8_t card);

#endif
