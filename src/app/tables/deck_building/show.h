// SPDX-License-Identifier: MIT
// How a single event of the deck-building game is shown. All of these only start movements; what lies on the
// table in the end says the view after the event.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_SHOW_H
#define STARDECK_APP_TABLES_DECK_BUILDING_SHOW_H

#include "app/kit/move.h"
#include "app/kit/shot.h"
#include "app/tables/deck_building/table.h"

#define FLIP_MS 900.0F  // a card that was turned up is looked at, large
#define FLIP_GROWS 0.2F // of that, until it is large
#define CARD_MS 260.0F  // to bridge and piles
#define BUY_MS 380.0F
#define WON_MS 700.0F // a mission to the Points area

// show_cards.c: the cards that the event moves.
void building_show_cards(CardTable *table, const Event *event, const BuildingView *after);
// show_battle.c: what of a battle is remembered, and its lights.
void building_show_battle(App *app, CardTable *table, const Event *event);

#endif
