// SPDX-License-Identifier: MIT
// Removes references to records that another layer has removed: a captain's taste for a card no longer in the
// deck, its picture, a short game without a missing target. The packs may be by different authors, who can't
// change each other's files, and players who stack both expect such references to go too. A card's effect on
// a removed card stays and is reported as a fault, because nobody can know what it should do instead.
#ifndef STARDECK_DATA_LEFT_OVER_H
#define STARDECK_DATA_LEFT_OVER_H

#include "data/json_doc.h"
#include "data/layer_files.h"
#include "engine/schema.h"

// A file of the pack, merged; belongs to the caller. `doc` is NULL if it could not be read.
typedef struct LeftOverFile {
    JsonDoc *doc;
    const Schema *schema;
} LeftOverFile;

// Cleans all files of layers other than the one that removed a record. Its id is taken out of lists of ids. A
// record goes if it must name the id, names nothing else, or names several together (Field.together);
// likewise an optional key of the file itself. Records that went are noted as away (json_doc_away); those in
// higher layers that had to name the id, such as a captain of a faction, also as idle (json_doc_idle).
void left_over_drop(const LeftOverFile file[], int files, const Layers *layers);

#endif
