// SPDX-License-Identifier: MIT
// Starts the animations for a single event of Tactics. These functions only start animations: where
// everything ends up comes from the view after the event.
#ifndef STARDECK_APP_TABLES_TACTICS_SHOW_H
#define STARDECK_APP_TABLES_TACTICS_SHOW_H

#include "app/kit/burning.h"
#include "app/kit/move.h"
#include "app/tables/tactics/row_changes.h"
#include "app/tables/tactics/table.h"

// Where cards come from and go to.
typedef enum Spot {
    SPOT_DRAW,
    SPOT_DISCARD,
    SPOT_HAND,
    SPOT_WON
} Spot;

// ---- cards (show_event.c)

// Starts the movements of cards and targets.
void tactics_show_event(CardTable *table, const Event *event, const TacticsView *after);
GfxRect tactics_show_spot(const CardTable *table, Seat seat, Spot spot);
// ---- effects (show_effect.c)

// Light effects of the event itself, started before tactics_show_event; and of what it has changed in other
// cards, started after it. Both before the view after the event is taken over.
void tactics_show_effect(App *app, CardTable *table, const Event *event, const TacticsView *after);
void tactics_show_changes(App *app, CardTable *table, const Event *event, const TacticsView *after);
// Milliseconds until a card that is put down, face up or not, hits the table; and one that is turned up.
#define TURNED_UP_MS 290.0F
float tactics_show_lands_ms(bool up);
// Delay in milliseconds before a removed card is hit; and what the hit does to it. tactics_show_burns: false:
// it is not destroyed.
float tactics_show_removal_delay(const CardTable *table, int sprite);
bool tactics_show_burns(const CardTable *table, int sprite, Burning *burning);

// The light of what changes a whole row, before the cards move (show_row_change.c); and the place of the bar
// across a closed row (draw_gate.c).
void tactics_show_row_change(CardTable *table, const RowChange *change, const Event *event);
uint8_t tactics_show_removing(const CardTable *table); // the card that removes others now, or NONE
GfxRect tactics_gate_place(const CardTable *table, int row);

// ---- the bids of a negotiation (show_bids.c)

// A bid is opened over the row, beside the others.
void tactics_show_bid(CardTable *table, const Event *event, uint8_t row);
// What came of it: EVENT_NEGOTIATION_END or EVENT_NEGOTIATION_TIE.
void tactics_show_bids_compared(CardTable *table, const Event *event);
const Sprite *tactics_open_bid(const CardTable *table, Seat seat); // NULL: none
// EVENT_DISCARD: an open bid goes to its pile. False: the card is none.
bool tactics_show_bid_gone(CardTable *table, const Event *event);

// ---- lasting effects between cards on the table (show_links.c)

#define SHOWN_LINKS_MAX 128

typedef struct ShownLink {
    int from, to; // sprites
    uint8_t kind; // WhyLinkKind
} ShownLink;

typedef struct ShownLinks {
    int count;
    ShownLink link[SHOWN_LINKS_MAX];
} ShownLinks;

// The links in a view, between cards that the scene shows.
void tactics_show_links(const CardTable *table, const TacticsView *view, ShownLinks *links);
// A beam for each link of `after` that `before` lacks.
void tactics_show_new_links(const App *app, CardTable *table, const ShownLinks *before,
                            const TacticsView *after, float delay);
Color tactics_show_color(const App *app, const CardTable *table, Seat who); // the colour of a seat's actions

#endif
