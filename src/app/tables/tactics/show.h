// SPDX-License-Identifier: MIT
// How a single event of Tactics is shown. All of these only start movements; what
// lies on the table in the end says the view after the event.
#ifndef STARDECK_APP_TABLES_TACTICS_SHOW_H
#define STARDECK_APP_TABLES_TACTICS_SHOW_H

#include "app/kit/move.h"
#include "app/tables/tactics/table.h"

// Where things come from and go to.
typedef enum Spot {
    SPOT_DRAW,
    SPOT_DISCARD,
    SPOT_HAND,
    SPOT_WON
} Spot;

// ---- cards (show_event.c)

void tactics_show_event(CardTable *table, const Event *event, const TacticsView *after);
GfxRect tactics_show_spot(const CardTable *table, Seat seat, Spot spot);
// ---- effects (show_effect.c)

// What the event does, before its cards have moved, and what it has changed with other cards, before the view
// after it is taken over. The former comes before tactics_show_event, the latter behind it.
void tactics_show_effect(App *app, CardTable *table, const Event *event);
void tactics_show_changes(App *app, CardTable *table, const Event *event, const TacticsView *after);
// How long a removed card waits for what hits it, and whether (and which way) that pushes it off the row.
float tactics_show_removal_delay(const CardTable *table, int sprite);
bool tactics_show_blow_off(CardTable *table, int sprite, float *dx, float *dy);

// ---- who acts on whom for as long as both lie there (show_links.c)

#define SHOWN_LINKS_MAX 128

typedef struct ShownLink {
    int from, to; // sprites
    uint8_t kind; // WhyLinkKind
} ShownLink;

typedef struct ShownLinks {
    int count;
    ShownLink link[SHOWN_LINKS_MAX];
} ShownLinks;

// Those of a view whose rows the scene shows.
void tactics_show_links(const CardTable *table, const TacticsView *view, ShownLinks *links);
// A beam for each that the view has and `before` had not.
void tactics_show_new_links(const App *app, CardTable *table, const ShownLinks *before,
                            const TacticsView *after, float delay);
Color tactics_show_color(const App *app, const CardTable *table, Seat who); // of what somebody does

#endif
