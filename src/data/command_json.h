// SPDX-License-Identifier: MIT
// Commands as they stand in scenarios, saves and traces: {"seat":"starfleet","do":"play","card":"phaser",
// "row":1}. The keys are those of the game's verb table. Reading is in data/command_read.h.
#ifndef STARDECK_DATA_COMMAND_JSON_H
#define STARDECK_DATA_COMMAND_JSON_H

#include "core/json_out.h"
#include "engine/catalog.h"

// Writes the command as an object under `key` (NULL: in a list or at the top). Unused fields are left out; a
// list is always written; one that declines gets "none":true. What means nothing
// here (a card that the pack does not have, a seat that does not play) is written as "?".
void command_write(JsonOut *json, const char *key, const Catalog *catalog, const SetupOptions *options,
                   Seat seat, const Command *command);

// The same keys into an object already begun, for callers that add some of their own.
void command_write_keys(JsonOut *json, const Catalog *catalog, const SetupOptions *options, Seat seat,
                        const Command *command);

#endif
