// SPDX-License-Identifier: MIT
// Words that follow from a list of the same record, whatever several packs make of that list together.
#ifndef STARDECK_DATA_LAYER_IMPLIED_H
#define STARDECK_DATA_LAYER_IMPLIED_H

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged of all layers, its gaps not yet closed. Where a list is empty now,
// or not empty any more, through another file than the one that gives the word, the word follows (Implied,
// engine/schema.h). A word that stands in the same file stays, to be reported as a fault by the game.
void layer_implied_follow(const Game *game, const char *name, JsonDoc *doc);

#endif
