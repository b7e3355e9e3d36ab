// SPDX-License-Identifier: MIT
// Scenario files: a position, commands and what is expected afterwards, as one JSON object. The format is for
// people to write, so every fault of a file is told with its place before anything is run.
//
// Without "setup" the game is dealt from the seed as at the table; with one (even an empty one), what it
// leaves out is filled in the order of the pack's files.
#ifndef STARDECK_DATA_SCENARIO_H
#define STARDECK_DATA_SCENARIO_H

#include "core/problem.h"
#include "engine/match.h"

typedef struct Scenario Scenario;
typedef struct JsonDoc JsonDoc;

// How the pack of the game that a file names is got: NULL with a sentence in `problem` when there is no such
// game or its pack is faulty. The catalog must outlive the scenario.
typedef struct ScenarioPacks {
    void *context;
    const Catalog *(*find)(void *context, const char *game, Text *problem);
    // The same with the pack in this folder laid upon it, for a file that brings its own. Faults of that pack
    // are told in `problems`, with their places, besides the sentence. NULL: nobody can bring packs here.
    const Catalog *(*find_upon)(void *context, const char *game, const char *folder, Problems *problems,
                                Text *problem);
} ScenarioPacks;

// Reads and checks a file. NULL with problems when anything in it is wrong.
Scenario *scenario_load(const char *path, const ScenarioPacks *packs, Problems *problems);
void scenario_destroy(Scenario *scenario); // accepts NULL

const char *scenario_name(const Scenario *scenario);   // its "name", else the path it was loaded from
const JsonDoc *scenario_doc(const Scenario *scenario); // the file itself, for those who read more of it

// Carries the commands out and compares. True if everything came as expected; else `out` gets a sentence for
// each difference, each followed by a line end. Nothing is compared after a command that did not go as
// expected.
bool scenario_run(const Scenario *scenario, Text *out);

// The position of the set-up with the cards as they lie, before anything that its "phase" would set going:
// that key is passed over. The caller destroys the match. NULL with a sentence if that is not possible.
Match *scenario_position(const Scenario *scenario, Text *problem);

// The match after the set-up and all commands. The caller destroys it. NULL with a sentence if a command did
// not go as its file expects.
Match *scenario_played(const Scenario *scenario, Text *problem);

// What a file gives for a game that is played from it: who plays; the position, as match_create_position
// takes it (NULL: dealt from the seed); and the commands. All owned by the scenario.
const SetupOptions *scenario_options(const Scenario *scenario);
const void *scenario_setup(const Scenario *scenario);
const RngScript *scenario_luck(const Scenario *scenario); // from that position on; NULL: by the seed
int scenario_step_count(const Scenario *scenario);
const Command *scenario_step(const Scenario *scenario, int index, Seat *seat);

#endif
