// SPDX-License-Identifier: MIT
// The JSON files of some layers as they were when they were read, in memory: to be kept with a game
// (kept_cards.h), and to mend what was kept (kept_mend.h).
#ifndef STARDECK_DATA_CARD_FILES_H
#define STARDECK_DATA_CARD_FILES_H

#include "core/layers.h"
#include "data/kept_pictures.h"

#include <stddef.h>
#include <stdint.h>

#define CARD_FILE_BYTES (16u * 1024u * 1024u) // far above any real file
#define CARD_FILES_LANGUAGES "lang"

typedef struct CardFile {
    char *name; // LAYER/PATH
    char *bytes;
    size_t length;
} CardFile;

// card_files_free frees it.
typedef struct CardFiles {
    CardFile *file;
    int count;
    KeptPictures *pictures; // NULL: none
} CardFiles;

// Reads them into memory, which card_files_free frees. NULL with a sentence in `problem` if a file can't be
// read or memory runs out.
CardFiles *card_files_read(const Layers *layers, Text *problem);
void card_files_free(CardFiles *files); // accepts NULL

// Adds a file, and takes over its bytes in any case. False if memory runs out.
bool card_files_add(CardFiles *files, const char *name, char *bytes, size_t length);
// The file of this name; NULL: there is none.
const CardFile *card_files_find(const CardFiles *files, const char *name);
// The layer of a file, by its name.
int card_file_layer(const CardFile *file);
// False for texts, captains and what a pack says of itself: no rule reads them, and no hash of cards
// contains them. `path` is without the layer.
bool card_file_is_of_cards(const char *path);
// True for the name of a JSON file.
bool card_file_is_json(const char *name);

// The layers above the lowest whose cards differ between the two, by their files: bit i is layer i. Texts,
// captains and pack.json are not compared.
uint64_t card_files_differ(const CardFiles *before, const CardFiles *now);

// A hash of all files above the lowest layer, and of names, sizes and times of the pictures kept with them:
// for KeptKey.looks. 0: there is no layer above the lowest.
uint64_t card_files_looks(const CardFiles *files);

#endif
