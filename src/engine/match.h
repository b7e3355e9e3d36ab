// SPDX-License-Identifier: MIT
// A match: the only door to a game in progress. People, computer opponents, replays, scenarios and tests all
// act through match_submit. It owns the state, the rules' random numbers and the log of commands; nobody
// outside gets at the state.
#ifndef STARDECK_ENGINE_MATCH_H
#define STARDECK_ENGINE_MATCH_H

#include "core/rng.h"
#include "engine/catalog.h"
#include "engine/event.h"
#include "engine/limits.h"

#include <stdalign.h>

typedef struct JsonOut JsonOut; // core/json_out.h

typedef struct Match Match;

// What one seat may know, as a type of its own: drawing, sound, log, recap and computer opponents are given
// this and can't be given a state. `bytes` holds the game's view struct (aligned for it).
typedef struct View {
    const Game *game;
    Seat viewer;                        // SEAT_NONE: the public
    alignas(8) uint8_t bytes[VIEW_MAX]; // game->view_bytes of them mean something
} View;

// Copies what means something. (Assigning whole Views copies VIEW_MAX bytes, whatever the game.)
void view_copy(View *to, const View *from);

// What one seat knows: enough to think ahead by Game.sample, and nothing else. Also a type of its own, so
// that who is given it can't be given a state. `bytes` holds the game's standpoint struct (aligned for it).
typedef struct Standpoint {
    const Game *game;
    Seat viewer;
    alignas(8) uint8_t bytes[STANDPOINT_MAX]; // game->standpoint_bytes of them mean something
} Standpoint;

typedef struct LogEntry {
    Seat seat;
    Command command;
    uint64_t hash; // of the match after the command
} LogEntry;

// A new game. `catalog` must outlive the match. NULL with a sentence in `problem` when the options don't go
// together or memory is out. Destroy accepts NULL.
Match *match_create(const Catalog *catalog, const SetupOptions *options, EventList *events, Text *problem);
// The same from a given position (the struct that game->position_schema describes). `path`: where in it the
// fault is.
Match *match_create_position(const Catalog *catalog, const SetupOptions *options, const void *position,
                             EventList *events, Text *problem, Text *path);
void match_destroy(Match *match);
// The same with luck that comes from the script, which must outlive the match, from the position on.
Match *match_create_told(const Catalog *catalog, const SetupOptions *options, const void *position,
                         const RngScript *script, EventList *events, Text *problem, Text *path);
// What luck there was: which rolls and shuffles of the script have been used, and whether it has failed.
const Luck *match_luck(const Match *match);

const Catalog *match_catalog(const Match *match);
const SetupOptions *match_options(const Match *match);

Seat match_to_act(const Match *match);                           // SEAT_NONE when over
int match_legal(const Match *match, Command *out, int capacity); // as Game.legal

// Would it be carried out, and if not, why? Nothing changes.
Verdict match_judge(const Match *match, Seat seat, const Command *command);

// Carries the command out, or refuses it and changes nothing. An accepted command is logged; should the log
// find no memory the command is still carried out, and match_log_complete turns false.
Verdict match_submit(Match *match, Seat seat, const Command *command, EventList *events);

// What would come of it: as match_submit, on a copy; the match stays as it is. For showing what lies on the
// table before somebody says that it is meant: nobody may be told more of the events than the command's own
// seat knew before (Story.laid).
Verdict match_try(const Match *match, Seat seat, const Command *command, EventList *events);

// What the events of a command tell `viewer`, who gave it: the first thing that is news, if any is.
Tells match_tells(const Match *match, const EventList *events, Seat viewer);

uint64_t match_hash(const Match *match);       // of state and random numbers
uint64_t match_begun_hash(const Match *match); // the same of how it began
// The same of all bytes of the state, in use or not, in another way: as saved games of format 1 have it.
uint64_t match_whole_hash(const Match *match);
// Of a bare state (Game.hash).
uint64_t state_hash(const Game *game, const void *state, uint64_t seed);

int match_log_count(const Match *match);
const LogEntry *match_log(const Match *match, int index); // valid until the next submit
bool match_log_complete(const Match *match);

void match_view(const Match *match, Seat viewer, View *view);
// Everything, hidden things too, as if it lay open, with the seat `front` in front. For a game that is over
// (its replay), and for examples in the rules: while one is played nobody may be given this.
void match_open_view(const Match *match, Seat front, View *view);
void match_open_event_view(const Match *match, const EventList *events, int index, Seat front, View *view);
// The view after event `index` of a list that was filled by this match with `states` set.
void match_event_view(const Match *match, const EventList *events, int index, Seat viewer, View *view);

// What `viewer`, a seat that plays, knows and remembers of all that has happened since the match began. What
// seats remember is found out by going through the log when somebody asks, from where it was asked for last;
// should there be no memory for that, they remember nothing.
void match_standpoint(Match *match, Seat viewer, Standpoint *standpoint);

void match_result(const Match *match, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
uint16_t match_turns(const Match *match);
bool match_check(const Match *match, Text *problem);  // Game.check
void match_report(const Match *match, JsonOut *json); // Game.report; everything, hidden things too: for tools
void match_score(const Match *match, JsonOut *json);  // Game.score

#endif
