// SPDX-License-Identifier: MIT
// A game in progress. People, computer opponents, replays, scenarios and tests all act through match_submit.
// The match owns the state, the rules' random numbers and the log of commands; no one else can reach the
// state.
#ifndef STARDECK_ENGINE_MATCH_H
#define STARDECK_ENGINE_MATCH_H

#include "core/rng.h"
#include "engine/catalog.h"
#include "engine/event.h"
#include "engine/limits.h"

#include <stdalign.h>

typedef struct JsonOut JsonOut; // core/json_out.h

typedef struct Match Match;

// What one seat may know. A type of its own, so that drawing, sound, log, recap and computer opponents can't
// be handed a state by mistake. `bytes` holds the game's view struct and is aligned for it.
typedef struct View {
    const Game *game;
    Seat viewer;                        // SEAT_NONE: the public
    alignas(8) uint8_t bytes[VIEW_MAX]; // the first game->view_bytes are used
} View;

// Copies only the bytes in use; plain assignment would copy all VIEW_MAX.
void view_copy(View *to, const View *from);

// What one seat knows and remembers: enough to think ahead with Game.sample, and nothing else. A type of its
// own for the same reason as View. `bytes` holds the game's standpoint struct and is aligned for it.
typedef struct Standpoint {
    const Game *game;
    Seat viewer;
    alignas(8) uint8_t bytes[STANDPOINT_MAX]; // the first game->standpoint_bytes are used
} Standpoint;

typedef struct LogEntry {
    Seat seat;
    Command command;
    uint64_t hash; // match_hash after the command
} LogEntry;

// Starts a new game. `catalog` must outlive the match; `options` is copied. Events, here and below, are
// appended to `events`, which may be NULL: set its `count` and `dropped` to 0 before each command whose
// events are wanted alone. On failure (incompatible options, no memory) returns NULL with a sentence in
// `problem`.
Match *match_create(const Catalog *catalog, const SetupOptions *options, EventList *events, Text *problem);
// Starts from a given position (the struct that game->position_schema describes). If the position is at
// fault, `path` names the value.
Match *match_create_position(const Catalog *catalog, const SetupOptions *options, const void *position,
                             EventList *events, Text *problem, Text *path);
// Accepts NULL.
void match_destroy(Match *match);
// Like match_create_position, with scripted luck; `script` must outlive the match. NULL: ordinary luck.
Match *match_create_scripted(const Catalog *catalog, const SetupOptions *options, const void *position,
                             const RngScript *script, EventList *events, Text *problem, Text *path);
// The match's random numbers: which rolls and shuffles of the script have been used, and whether it has
// failed. Lives as long as the match, as do the next two.
const Luck *match_luck(const Match *match);

const Catalog *match_catalog(const Match *match);
const SetupOptions *match_options(const Match *match);

Seat match_to_act(const Match *match);                           // SEAT_NONE when the game is over
int match_legal(const Match *match, Command *out, int capacity); // as Game.legal

// VERDICT_OK if match_submit would accept the command, else the reason. Changes nothing.
Verdict match_judge(const Match *match, Seat seat, const Command *command);

// Carries out the command and logs it, or refuses it and changes nothing. If there is no memory for the log
// the command is still carried out and match_log_complete becomes false.
Verdict match_submit(Match *match, Seat seat, const Command *command, EventList *events);

// Does what match_submit would do, on a copy: the match is unchanged. For showing a command before it is
// final. Show of the events only what the command's own seat knew before (Story.laid).
Verdict match_preview(const Match *match, Seat seat, const Command *command, EventList *events);

// What the events of a command reveal to `viewer`, who gave it: the first thing revealed, if any. Events that
// were dropped count as REVEAL_HIDDEN.
RevealKind match_reveals(const Match *match, const EventList *events, Seat viewer);

uint64_t match_hash(const Match *match);       // of state and random numbers
uint64_t match_start_hash(const Match *match); // the same for the starting position
// Like match_hash, but over all bytes of the state in another way: what saved games of format 1 contain.
uint64_t match_hash_format_1(const Match *match);
// Hashes a bare state (Game.hash), chained to `seed`.
uint64_t state_hash(const Game *game, const void *state, uint64_t seed);

int match_log_count(const Match *match);
// Entry `index`, from 0 to match_log_count - 1. Valid until the next submit.
const LogEntry *match_log(const Match *match, int index);
// False once memory for a log entry was missing.
bool match_log_complete(const Match *match);

// What `viewer` (SEAT_NONE: the public) may know now (Game.view).
void match_view(const Match *match, Seat viewer, View *view);
// The game with nothing hidden, seen from the seat `front`: now, or after event `index` as match_event_view
// has it. Only for games that are over (replays) and for examples in the rules: during a game nobody may see
// this.
void match_open_view(const Match *match, Seat front, View *view);
void match_open_event_view(const Match *match, const EventList *events, int index, Seat front, View *view);
// The view after event `index` of a list this match filled with `states` set.
void match_event_view(const Match *match, const EventList *events, int index, Seat viewer, View *view);

// What `viewer` (a playing seat) knows and remembers of all that happened since the start. Memories are
// brought up to date on demand, from the log since the last call; if there is no memory for that, the seats
// remember nothing.
void match_standpoint(Match *match, Seat viewer, Standpoint *standpoint);

// Game.result; before the game is over, as if it ended now.
void match_result(const Match *match, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
uint16_t match_turns(const Match *match); // Game.turns
// Game.features of the seat, hidden information included: for tools that teach. False, with nothing written,
// if no turn has just begun (Game.turns_on) or the game has none.
bool match_features(const Match *match, Seat seat, int16_t out[FEATURES_MAX]);
bool match_check(const Match *match, Text *problem);  // Game.check
void match_report(const Match *match, JsonOut *json); // Game.report; includes hidden information: for tools
void match_score(const Match *match, JsonOut *json);  // Game.score

#endif
