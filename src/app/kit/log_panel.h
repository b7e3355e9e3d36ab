// SPDX-License-Identifier: MIT
// The history as it stands in a panel: in a rail, where the large card is in the right one only above it, and
// in a drawer. Oldest on top, grouped by round and turn, scrolled by whole rows and at its end to begin with.
#ifndef STARDECK_APP_KIT_LOG_PANEL_H
#define STARDECK_APP_KIT_LOG_PANEL_H

#include "app/kit/table_parts.h"
#include "app/stage/context.h"
#include "play/game_log.h"

typedef struct CardTable CardTable; // table.h

// Where it lies in the rail now (rail.c); w 0: not at all, as a large card takes all of the room.
GfxRect log_rail_box(App *app, const CardTable *table);
// Heights, scrolling and what is to be seen, for the first `items` items of the log.
void log_panel_lay(App *app, const CardTable *table, LogPanel *panel, GfxRect box, int items);
// A line as it stands in the panel: below a heading with the name of whose turn it is it does not begin with
// that name again.
void log_line(const App *app, const CardTable *table, const GameLogItem *item, char text[LOG_LINE_MAX]);
// Whose greeting the row is, and its line.
Seat log_greeting(const App *app, const LogRow *row, char text[LOG_LINE_MAX]);
// Scrolls by so many rows, up is positive; lay it again then.
void log_panel_scroll(LogPanel *panel, int rows);
// Rows of a panelful.
int log_panel_page(const LogPanel *panel);

#endif
