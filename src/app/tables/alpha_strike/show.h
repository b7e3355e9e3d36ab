// SPDX-License-Identifier: MIT
// How a single event of Alpha Strike is shown. All of these only start movements; what lies on the table in
// the end says the view after the event.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_SHOW_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_SHOW_H

#include "app/kit/move.h"
#include "app/kit/shot.h"
#include "app/tables/alpha_strike/table.h"

#define ANSWER_READ_MS 800.0F  // an answer, or a card that acts at once, is looked at
#define STRIKE_FLIES_MS 480.0F // a craft to the ship that it strikes
#define STRIKE_CARD_MS 240.0F  // a card to lane or pile
#define STRIKE_LOST_MS 120.0F  // until a craft that is hit is blown away
#define ROLL_MS 700.0F         // of a die

// show_cards.c: the cards that the event moves.
void strike_show_cards(CardTable *table, const Event *event, const StrikeView *after);
// show_fight.c: lights on ships, tracks and lane.
void strike_show_fight(App *app, CardTable *table, const Event *event);

// The light of an attack with these tags; FLARE_KINDS: a craft flies there itself.
FlareKind strike_show_shot(uint8_t tags);

#endif
