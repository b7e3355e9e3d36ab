// SPDX-License-Identifier: MIT
// Reading commands from JSON; the counterpart of command_json.h, apart from it since it needs cJSON.
#ifndef STARDECK_DATA_COMMAND_READ_H
#define STARDECK_DATA_COMMAND_READ_H

#include "data/json_doc.h"
#include "engine/catalog.h"

typedef struct CommandRead {
    Seat seat;
    Command command;
    Verdict error; // the refusal that "error" says is expected; VERDICT_OK without
} CommandRead;

// Reads object `node` of `doc`. False with problems (unknown seat, verb, key, error code …). A card id that
// the pack does not have is no problem here but becomes UNKNOWN, which games refuse. Where a refusal is
// expected the same holds for other ids, words and numbers, and for seats that do not play (SEAT_NONE as
// `seat`): they may be the reason.
bool command_read(const JsonDoc *doc, const cJSON *node, const Catalog *catalog, const SetupOptions *options,
                  CommandRead *out, Problems *problems);

// The same for a command that was carried out, as saved games have them: "hash", which the caller reads, may
// stand there instead of "error", and an unknown card is a problem too.
bool command_read_saved(const JsonDoc *doc, const cJSON *node, const Catalog *catalog,
                        const SetupOptions *options, CommandRead *out, Problems *problems);

#endif
