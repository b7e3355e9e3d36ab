// SPDX-License-Identifier: MIT
// JSON Schema (draft 7, which editors know best) of the files of a pack, from the same tables that read them:
// so an editor says what is allowed where somebody types. It knows what a field knows; what a game asks
// besides ("prepare") only lint tells.
#ifndef STARDECK_DATA_JSON_SCHEMA_H
#define STARDECK_DATA_JSON_SCHEMA_H

#include "core/text.h"
#include "engine/schema.h"

typedef struct Game Game; // engine/game.h

typedef enum SchemaFlavour {
    SCHEMA_WHOLE, // files of a pack that stands for itself
    SCHEMA_LAYER  // files with only what differs (json_doc_layer)
} SchemaFlavour;

// The files that there is a schema of, counted from 0; NULL: no more.
const char *json_schema_file(const Game *game, SchemaFlavour flavour, int number);

// Appends the schema of a file ("deck.json"), for people to read, with a line end. False: there is none.
bool json_schema_write(const Game *game, SchemaFlavour flavour, const char *file, Text *out);

// The schema of all language files ("lang/en.json" …), which is called like this: appended as it comes.
// False: no memory.
#define SCHEMA_WORDS "lang.json"
bool json_schema_words(const Game *game, SchemaFlavour flavour, Text *out);

// What a key of the schema is for, or one of its words (NULL: the key itself), as the game says it, or for
// keys that all games share this room. NULL: nobody says.
const char *json_schema_about(const Game *game, const Schema *schema, const char *key, const char *word);

#endif
