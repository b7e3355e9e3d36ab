// SPDX-License-Identifier: MIT
// Telling records of the same name apart, where a list names them without a picture.
#ifndef STARDECK_DATA_WORDS_APART_H
#define STARDECK_DATA_WORDS_APART_H

#include "data/words.h"

// Puts its id behind the name of each record whose name another record of its table has too: "Old Friend
// (ann_old_friend)". False if memory runs out; then some are as before.
bool words_tell_apart(Words *words, const Catalog *catalog);

#endif
