// SPDX-License-Identifier: MIT
// What files of a pack still say of something that a layer above them has taken out: a captain's taste for a
// card that the deck no longer has, a picture for it, a short game without a target that is gone. Whoever
// took it out can't change those files, and means that it goes with it. What a card does with another one
// stays, and is a fault: nobody can know what it should do instead.
#ifndef STARDECK_DATA_LEFT_OVER_H
#define STARDECK_DATA_LEFT_OVER_H

#include "data/json_doc.h"
#include "data/layers.h"
#include "engine/schema.h"

// A file of the pack, merged. `doc` NULL: it could not be read.
typedef struct LeftOverFile {
    JsonDoc *doc;
    const Schema *schema;
} LeftOverFile;

// Takes it out of all the files. Below the file that took something away, that is: of lists of ids the id; a
// record that must name it, that names nothing else or all that it names together (Field.together); and a key
// of the file itself.
void left_over_drop(const LeftOverFile file[], int files, const Layers *layers);

#endif
