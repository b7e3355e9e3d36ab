// SPDX-License-Identifier: MIT
// --trace: what is on screen, as JSON lines (INTERFACES.md), for tests and tools. A line is written when
// something in it has changed, after the frame was presented, and flushed.
#ifndef STARDECK_APP_STAGE_TRACE_H
#define STARDECK_APP_STAGE_TRACE_H

#include "app/stage/hits.h"
#include "app/stage/screen.h"
#include "engine/catalog.h"

typedef struct Trace Trace;

// Appends to `path`. NULL with a sentence in `problem`.
// `catalog` NULL: there are no cards.
Trace *trace_open(const char *path, const Catalog *catalog, Text *problem);
void trace_close(Trace *trace); // accepts NULL

// The cards that are shown from now on.
void trace_pack(Trace *trace, const Catalog *catalog);
// The players of the game that begins: commands are written with their names.
void trace_game(Trace *trace, const SetupOptions *setup);

typedef struct TraceFrame {
    unsigned number;
    const char *screen;
    const char *viewer; // faction id, NULL: nobody's hand is shown
    const Hits *hits;
    Seat to_act;        // whose commands the hits' are; SEAT_NONE: none are written
    int pictures;       // that are still being made
    const char *focus;  // of the keyboard, while it is to be seen; NULL: none
    const char *remark; // app_remark; NULL: nothing is said
    bool idle;          // nothing is moving
    // What Screen.tell adds; NULL: nothing.
    void (*tell)(const App *app, const void *self, JsonOut *json);
    const App *app;
    const void *self;
} TraceFrame;

// Writes nothing if all is as in the frame before, but for the number.
void trace_frame(Trace *trace, const TraceFrame *frame);
void trace_command(Trace *trace, Seat seat, const Command *command, uint64_t hash);
void trace_undone(Trace *trace, int left, uint64_t hash); // the last command was taken back

#endif
