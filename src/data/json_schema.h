// SPDX-License-Identifier: MIT
// Writes JSON Schemas (draft 7, the one editors know best) of a pack's files from the same tables that read
// them, so that editors know what is allowed. They cover what single fields can check; what a game checks
// beyond that (Game.prepare) is left to lint.
#ifndef STARDECK_DATA_JSON_SCHEMA_H
#define STARDECK_DATA_JSON_SCHEMA_H

#include "core/text.h"
#include "engine/schema.h"

typedef struct Game Game; // engine/game.h

typedef enum SchemaFlavour {
    SCHEMA_WHOLE, // files of a complete pack
    SCHEMA_LAYER  // files with only what differs (json_doc_layer)
} SchemaFlavour;

// The files with a schema, `number` from 0; NULL at the end. Strings belong to the game or are constants.
const char *json_schema_file(const Game *game, SchemaFlavour flavour, int number);

// Appends the schema of a file ("deck.json"), indented, with a line end. False if there is none.
bool json_schema_write(const Game *game, SchemaFlavour flavour, const char *file, Text *out);

// Appends, without indentation, the schema shared by all language files ("lang/en.json" …), called
// SCHEMA_WORDS. False if memory runs out.
#define SCHEMA_WORDS "lang.json"
bool json_schema_words(const Game *game, SchemaFlavour flavour, Text *out);

// The explanation of a schema's key, or of one of its words (`word` not NULL), from the game or, for keys
// shared by all games, from this room. NULL: none. Lives as long as the program.
const char *json_schema_about(const Game *game, const Schema *schema, const char *key, const char *word);

#endif
