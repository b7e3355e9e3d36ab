// SPDX-License-Identifier: MIT
// What follows from a list of a record, whatever several packs make of that list together: words of the
// record, and what becomes of it where it needs more entries than they leave.
#ifndef STARDECK_DATA_LAYER_IMPLIED_H
#define STARDECK_DATA_LAYER_IMPLIED_H

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged of all layers, its gaps not yet closed. Where a list is empty now,
// or not empty any more, through another file than the one that gives the word, the word follows (Implied,
// engine/schema.h). A word that stands in the same file stays, to be reported as a fault by the game.
// Where another file than that of a record has left one of its lists fewer entries than it needs (Few), the
// record goes from the list it is in, or what is left takes its place.
void layer_implied_follow(const Game *game, const char *name, JsonDoc *doc);

#endif
