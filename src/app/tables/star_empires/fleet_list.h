// SPDX-License-Identifier: MIT
// The own fleets by place, as a list in the side panel (PICK_FLEETS): where they are, how strong, and which
// of them have not moved in this turn.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_LIST_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_FLEET_LIST_H

#include "app/kit/answer_list.h"
#include "app/tables/star_empires/table.h"

typedef enum FleetState {
    FLEET_IDLE,  // has not moved in the own turn, or in the last one
    FLEET_MOVED, // has come here in that turn
    FLEET_STAYS  // nothing in it can move
} FleetState;

// The places of the own stacks, idle ones first, the strongest first among those. Returns how many.
int empires_fleet_places(const App *app, const CardTable *table, uint8_t out[SIDE_ENTRIES]);
FleetState empires_fleet_state(const App *app, const CardTable *table, uint8_t place);

// True if the list can be shown now.
bool empires_can_list_fleets(const App *app, const CardTable *table);
bool empires_lists_fleets(const CardTable *table); // true while it is shown
// Opens or closes the list. `by_key`: the focus goes to its first row.
void empires_toggle_fleets(App *app, CardTable *table, bool by_key);
// Moves the map so that the place can be seen, and puts the focus on the stack there.
void empires_go_to_fleet(App *app, CardTable *table, uint8_t place);

// The button that opens the list, in the side panel's head; w 0: there is none now.
GfxRect empires_fleets_button(const App *app, const CardTable *table);
// A row of the list: units, force and state. `name` and `does` are buffers that the row refers to.
void empires_fleet_row(const App *app, const CardTable *table, uint8_t place, AnswerRow *row,
                       char name[LOG_LINE_MAX], char does[64]);

#endif
