// SPDX-License-Identifier: MIT
// Reads commands from JSON: the counterpart of command_json.h, separate because it needs cJSON.
#ifndef STARDECK_DATA_COMMAND_READ_H
#define STARDECK_DATA_COMMAND_READ_H

#include "data/json_doc.h"
#include "engine/catalog.h"

typedef struct CommandRead {
    Seat seat;
    Command command;
    Verdict error; // the refusal expected by "error"; VERDICT_OK without one
} CommandRead;

// Reads object `node` of `doc`. False with problems (unknown seat, verb, key, error code …). An unknown card
// id is not a problem but becomes UNKNOWN, which games refuse. If a refusal is expected, the same holds for
// other ids, words and numbers, and for seats that don't play (`seat` becomes SEAT_NONE), because they may be
// the reason.
bool command_read(const JsonDoc *doc, const cJSON *node, const Catalog *catalog, const SetupOptions *options,
                  CommandRead *out, Problems *problems);

// The same for a command that was carried out, as in saved games: "hash", which the caller reads, may take
// the place of "error", and an unknown card is a problem.
bool command_read_saved(const JsonDoc *doc, const cJSON *node, const Catalog *catalog,
                        const SetupOptions *options, CommandRead *out, Problems *problems);

#endif
