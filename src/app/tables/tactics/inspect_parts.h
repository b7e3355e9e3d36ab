// SPDX-License-Identifier: MIT
// What the inspector's files share.
#ifndef STARDECK_APP_TABLES_TACTICS_INSPECT_PARTS_H
#define STARDECK_APP_TABLES_TACTICS_INSPECT_PARTS_H

#include "app/tables/tactics/table.h"

// inspect_facts.c: lines about the card that is looked at (table->inspect), in the panel `box` from `y` on.
// Of a card that lies face up in a row; returns where they end.
float tactics_inspect_row_state(App *app, const CardTable *table, GfxRect box, float y);
void tactics_inspect_hidden_state(App *app, const CardTable *table, GfxRect box,
                                  float y);                                         // of one that lies down
void tactics_inspect_place(App *app, const CardTable *table, GfxRect box, float y); // of any other

#endif
