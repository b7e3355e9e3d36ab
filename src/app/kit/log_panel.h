// SPDX-License-Identifier: MIT
// The history in a panel: in a rail, below the large card if there is one, or in the drawer. The oldest line
// is on top; lines are grouped by round and turn. It scrolls by whole rows and starts at its end.
#ifndef STARDECK_APP_KIT_LOG_PANEL_H
#define STARDECK_APP_KIT_LOG_PANEL_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"
#include "play/game_log.h"

typedef struct CardTable CardTable; // table.h

// The panel in the rail as it should be now, window pixels; w 0: none, since a large card takes all the room.
// In rail.c.
GfxRect log_rail_box(App *app, const CardTable *table);
// Lays out the visible rows in `box` for the first `items` items of the log, and limits the scroll.
void log_panel_lay(App *app, const CardTable *table, LogPanel *panel, GfxRect box, int items);
// Writes a line as the panel shows it: under a turn heading the player's name is not repeated at its
// beginning.
void log_line(const App *app, const CardTable *table, const GameLogItem *item, char text[LOG_LINE_MAX]);
// The same for a LOG_LINE row, with how often it happened: "… ×3".
void log_row_line(const App *app, const CardTable *table, const LogRow *row, char text[LOG_LINE_MAX]);
// Writes the line of a LOG_GREETING row; returns whose greeting it is.
Seat log_greeting(const App *app, const LogRow *row, char text[LOG_LINE_MAX]);
// Scrolls by rows, positive: up. Lay the panel out again afterwards.
void log_panel_scroll(LogPanel *panel, int rows);
// Number of rows to scroll by for a page.
int log_panel_page(const LogPanel *panel);

#endif
