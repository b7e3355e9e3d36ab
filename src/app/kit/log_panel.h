// SPDX-License-Identifier: MIT
// The history as it stands in a panel: in a rail, where the large card is in the right one only above it, and
// in a drawer. Oldest on top, grouped by round and turn, scrolled by whole rows and at its end to begin with.
#ifndef STARDECK_APP_KIT_LOG_PANEL_H
#define STARDECK_APP_KIT_LOG_PANEL_H

#include "app/stage/context.h"
#include "play/game_log.h"

#define LOG_LINE_MAX 200 // bytes of a sentence

typedef struct CardTable CardTable; // table.h

enum {
    LOG_RAIL,
    LOG_DRAWER,
    LOG_PANELS
};

#define LOG_ROWS_SHOWN 96

typedef enum LogRowKind {
    LOG_ROUND, // "Round 2"
    LOG_TURN,  // whose turn it is
    LOG_LINE,
    LOG_GREETING // a captain's, before the first item
} LogRowKind;

// Where one is in the log: an item, or one of the headings above it; or a greeting.
typedef struct LogRow {
    int item;     // of a greeting: its seat less SEATS_MAX
    uint8_t kind; // LogRowKind
    float y, h;   // window pixels
} LogRow;

typedef struct LogPanel {
    GfxRect box, lines;         // box.w 0: it is not to be seen
    GfxRect head;               // its heading; a button in the rail
    LogRow row[LOG_ROWS_SHOWN]; // what is to be seen, top to bottom
    int rows;
    int scroll;     // rows below what is to be seen
    int scroll_max; // then the oldest is
} LogPanel;

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
