// SPDX-License-Identifier: MIT
// The contract every game signs. A game is plain data and pure functions: no drawing, files, clock or memory
// allocation. `rules` is the pack's struct, filled by src/data from cards/<id>/ by the tables below, constant
// once loaded; `state` is the game's own struct of state_bytes bytes.
//
// What must hold, and tests/contract checks for every registered game:
// - A state is uint8_t fields only: copied by memcpy, compared by memcmp, hashed as bytes, the same on every
// machine.
// - legal is sorted (command_compare), unique, and not empty until the game is over. Each command in it is
// accepted;
//   everything else is refused (a list may also be accepted in another order) and changes nothing.
// - Only setup, position and apply get an Rng; no question can roll dice.
// - view(s, seat) depends on nothing but what that seat may know.
#ifndef STARDECK_ENGINE_GAME_H
#define STARDECK_ENGINE_GAME_H

#include "core/json_out.h"
#include "core/problem.h"
#include "core/rng.h"
#include "engine/command.h"
#include "engine/event.h"
#include "engine/schema.h"

#define STATE_MAX 2048 // bytes of the largest state: it fits the first-level cache and copies in about 10 ns
#define VIEW_MAX 4096
#define COMMANDS_MAX 4096 // enough for every position met in play; see `legal`

typedef uint8_t Verdict; // VERDICT_OK or an index into Game.refusals
#define VERDICT_OK ((Verdict)0)

// What the players agree on before the first card.
typedef struct SetupOptions {
    uint8_t seats;              // how many play
    uint8_t faction[SEATS_MAX]; // per seat, index into the table Game.seat_table
    uint8_t variant;            // index into Game.variants
    uint8_t flags;              // one bit for each of Game.flags
    Seat first;                 // SEAT_NONE: as the rules say
    uint64_t seed;
} SetupOptions;

typedef struct Game {
    const char *id;         // "tactics": the folder under cards/, the value of "game" in files
    uint16_t rules_version; // rises when the same commands give another game
    uint8_t seats_min, seats_max;
    size_t rules_bytes, state_bytes, view_bytes;

    // Names for files and messages; each list ends with NULL, verbs with a NULL name.
    const char *const *variants;
    const char *const *flags;
    const char *const *refusals; // [VERDICT_OK] is "ok"
    const Verb *verbs;

    // The pack: where records with ids lie, and which file fills what.
    const Table *tables;
    uint8_t table_count;
    uint8_t card_table; // what ids in commands name
    uint8_t seat_table; // what names a seat (its faction)
    const PackFile *pack_files;
    uint8_t pack_file_count;
    // Checks what no single field can know and fills what is derived. False with a sentence for people in
    // `problem` and in `path` where: steps from the pack's folder with '/', list places from 0
    // ("deck.json/cards/3/effects/0").
    bool (*prepare)(void *rules, Text *problem, Text *path);

    // A legal choice of seats, variant and flags? Else a sentence in `problem`.
    bool (*options_ok)(const void *rules, const SetupOptions *options, Text *problem);
    // Deals a new game and runs it up to the first decision. `options` must have passed options_ok.
    void (*setup)(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);

    // A given position (a scenario's "setup"): read by position_schema into position_bytes zeroed bytes.
    // False with a sentence if it is impossible (a card named twice …) and in `path` where
    // ("hands/romulan/2"), which may be empty.
    const Schema *position_schema;
    size_t position_bytes;
    bool (*position)(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                     void *state, EventList *events, Text *problem, Text *path);

    Seat (*to_act)(const void *rules, const void *state); // SEAT_NONE when the game is over
    // Writes the first `capacity` legal commands of the seat to act and returns how many there are in all.
    int (*legal)(const void *rules, const void *state, Command *out, int capacity);
    Verdict (*apply)(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events);

    // What `viewer` may know, as the game's own view struct (view_bytes). SEAT_NONE: what everybody may know.
    void (*view)(const void *rules, const void *state, Seat viewer, void *view);

    // The same struct with everything in it that lies hidden, as if it lay open: for games that are over.
    void (*open_view)(const void *rules, const void *state, Seat front, void *view);

    // What the event tells `viewer` (SEAT_NONE: the public), who was there when the command was given that
    // brought it about. NULL: each event tells something.
    Tells (*tells)(const Event *event, Seat viewer);

    // For tools: the whole position in the words of a scenario's "expect" (keys into an object already
    // begun).
    void (*report)(const void *rules, const void *state, JsonOut *json);
    // For tools: what `stardeck score` prints, as if scoring began now (keys into an object already begun).
    // May be NULL.
    void (*score)(const void *rules, const void *state, JsonOut *json);
    // Points of each seat (or of its team) and which seats win; only meaningful when over.
    void (*result)(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
    // Is everything in order (each card in exactly one place …)? Else a sentence. For tests and loading.
    bool (*check)(const void *rules, const void *state, Text *problem);
    uint16_t (*turns)(const void *state); // turns taken so far; for statistics
} Game;

#endif
