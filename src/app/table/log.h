// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each event that is worth one, from the words "event.…".
#ifndef STARDECK_APP_TABLE_LOG_H
#define STARDECK_APP_TABLE_LOG_H

#include "app/table/looks.h"

#define LOG_LINES 120 // older ones go
#define LOG_LINE_MAX 200

typedef struct LogLine {
    char text[LOG_LINE_MAX];
    Seat seat; // whose sign stands before it, SEAT_NONE: a clock
} LogLine;

typedef struct TableLog {
    LogLine line[LOG_LINES];
    int first, count; // a ring
} TableLog;

// The sentence for an event as this viewer may know it; `before` and `after` are the views around it. False
// when the event has none. Card names are marked strong.
bool log_sentence(const App *app, const TableLooks *looks, const Event *event, const TacticsView *before,
                  const TacticsView *after, LogLine *line);

void log_add(TableLog *log, const LogLine *line);
// 0 is the newest. NULL past the end.
const LogLine *log_line(const TableLog *log, int index);

#endif
