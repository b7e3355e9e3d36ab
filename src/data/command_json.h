// SPDX-License-Identifier: MIT
// Writes commands in the form of scenarios, saved games and traces:
// {"seat":"starfleet","do":"play","card":"phaser","row":1}, with the keys of the game's verb table.
// data/command_read.h reads them.
#ifndef STARDECK_DATA_COMMAND_JSON_H
#define STARDECK_DATA_COMMAND_JSON_H

#include "core/json_out.h"
#include "engine/catalog.h"

// Writes the command as an object under `key` (NULL: in a list or at the top level). Unused fields are left
// out, lists are always written, and a declining command gets "none":true. What doesn't exist here (a card
// not in the pack, a seat that doesn't play) is written as "?".
void command_write(JsonOut *json, const char *key, const Catalog *catalog, const SetupOptions *options,
                   Seat seat, const Command *command);

// Writes the same keys into an object already begun.
void command_write_keys(JsonOut *json, const Catalog *catalog, const SetupOptions *options, Seat seat,
                        const Command *command);

#endif
