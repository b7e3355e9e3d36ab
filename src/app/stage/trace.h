// SPDX-License-Identifier: MIT
// --trace: writes what is on screen as JSON lines (INTERFACES.md) for tests and tools. A line is written and
// flushed after a frame was presented, if anything in it has changed.
#ifndef STARDECK_APP_STAGE_TRACE_H
#define STARDECK_APP_STAGE_TRACE_H

#include "app/stage/hits.h"
#include "app/stage/screen.h"
#include "engine/catalog.h"

typedef struct Trace Trace;

// Opens `path` for appending. Returns NULL with a sentence in `problem`. catalog NULL: there are no cards.
// `catalog` is borrowed, here and in trace_pack.
Trace *trace_open(const char *path, const Catalog *catalog, Text *problem);
void trace_close(Trace *trace); // accepts NULL

// Sets the cards shown from now on.
void trace_pack(Trace *trace, const Catalog *catalog);
// Sets the players of the game that begins (copied); commands are written with their names.
void trace_game(Trace *trace, const SetupOptions *setup);

typedef struct TraceFrame {
    unsigned number;
    const char *screen;
    const char *viewer; // faction id; NULL: no hand is shown
    const Hits *hits;
    Seat to_act;        // the seat that gives the hits' commands; SEAT_NONE: none are written
    int pictures;       // pictures still being decoded
    const char *focus;  // the visible keyboard focus; NULL: none
    const char *remark; // text of app_remark; NULL: none
    bool idle;          // nothing is moving
    // Adds a screen's own keys (Screen.tell); NULL: none.
    void (*tell)(const App *app, const void *self, JsonOut *json);
    const App *app;
    const void *self;
} TraceFrame;

// Writes the frame unless nothing but its number has changed.
void trace_frame(Trace *trace, const TraceFrame *frame);
// Writes a command that was carried out, with the hash of the state after it.
void trace_command(Trace *trace, Seat seat, const Command *command, uint64_t hash);
// The last command was undone; `left` commands remain, with this hash.
void trace_undone(Trace *trace, int left, uint64_t hash);

#endif
