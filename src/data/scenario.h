// SPDX-License-Identifier: MIT
// Scenario files: a position, commands and what is expected afterwards, as one JSON object. People write them
// by hand, so all faults are reported with their position before anything is run.
//
// Without "setup" the game is dealt from the seed as at the table; with one (even empty), what it leaves out
// is filled in the order of the pack's files.
#ifndef STARDECK_DATA_SCENARIO_H
#define STARDECK_DATA_SCENARIO_H

#include "core/problem.h"
#include "data/kept_key.h"
#include "engine/match.h"

typedef struct Scenario Scenario;
typedef struct JsonDoc JsonDoc;

// Finds the pack of the game that a file names: NULL with a sentence in `problem` if there is no such game or
// its pack is faulty. The catalog must outlive the scenario.
typedef struct ScenarioPacks {
    void *context;
    const Catalog *(*find)(void *context, const char *game, Text *problem);
    // Like `find`, with the pack in this folder stacked on top, for a file that brings its own. Faults of
    // that pack are added to `problems`, besides the sentence. NULL: not supported here.
    const Catalog *(*find_upon)(void *context, const char *game, const char *folder, Problems *problems,
                                Text *problem);
    // The cards with this key that a saved game was begun with, where those of today are others
    // (Catalog.hash): NULL if they are not kept. `packs`: those it was begun with. The catalog must outlive
    // the save. NULL: not supported here.
    const Catalog *(*find_kept)(void *context, const Catalog *today, KeptKey key, const KeptPacks *packs);
    // KeptKey.looks of one of these catalogs as its packs are now. NULL: not known.
    uint64_t (*looks_of)(void *context, const Catalog *catalog);
} ScenarioPacks;

// Reads and checks a file. NULL with problems if anything in it is wrong. The caller destroys it.
Scenario *scenario_load(const char *path, const ScenarioPacks *packs, Problems *problems);
void scenario_destroy(Scenario *scenario); // accepts NULL

// All pointers below belong to the scenario, unless stated otherwise.
const char *scenario_name(const Scenario *scenario);   // its "name", else the path it was loaded from
const JsonDoc *scenario_doc(const Scenario *scenario); // the file itself, for reading more of it

// Carries out the commands and compares the result. True if everything is as expected; otherwise appends a
// line to `out` for each difference. Stops at the first command that doesn't go as expected.
bool scenario_run(const Scenario *scenario, Text *out);

// A match in the set-up's position as it lies, ignoring the "phase" key, which might start something. The
// caller destroys it. NULL with a sentence in `problem` if that is impossible.
Match *scenario_position(const Scenario *scenario, Text *problem);

// A match after the set-up and all commands. The caller destroys it. NULL with a sentence if a command didn't
// go as the file expects.
Match *scenario_played(const Scenario *scenario, Text *problem);

// For playing a game from the file: the options; the position as for match_create_position (NULL: dealt from
// the seed); scripted luck; and the commands, `index` from 0, with the seat that gives each in *seat. All
// belong to the scenario.
const SetupOptions *scenario_options(const Scenario *scenario);
const void *scenario_setup(const Scenario *scenario);
const RngScript *scenario_luck(const Scenario *scenario); // after that position; NULL: from the seed
int scenario_step_count(const Scenario *scenario);
const Command *scenario_step(const Scenario *scenario, int index, Seat *seat);

#endif
