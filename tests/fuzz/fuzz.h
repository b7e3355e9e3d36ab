// SPDX-License-Identifier: MIT
// What the fuzz targets share. Each target is a file with LLVMFuzzerTestOneInput; libFuzzer calls it with
// whatever it makes up, main.c with the files of a corpus.
#ifndef STARDECK_TESTS_FUZZ_FUZZ_H
#define STARDECK_TESTS_FUZZ_FUZZ_H

#include "data/scenario.h"

// Takes any bytes; returns 0. Aborts when something is not as it must be.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// The cards of the game that STARDECK_TEST_GAME names (else the first there is), loaded once, and the source
// of packs that knows only them.
const Catalog *fuzz_catalog(void);
extern const ScenarioPacks fuzz_packs;

// How many variants and flags the game has.
uint8_t fuzz_words(const char *const words[]);

// Where its shipped cards lie.
const char *fuzz_pack_folder(void);

// A folder of this process, removed when it ends.
const char *fuzz_folder(void);

// Writes a file there. Its path is valid until the next call.
const char *fuzz_file(const char *name, const uint8_t *data, size_t size);

// Says what is wrong and aborts, unless it holds.
void fuzz_expect(bool holds, const char *what);

// Carries the command out. The state must be in order afterwards, and the same when it was refused.
Verdict fuzz_submit(Match *match, Seat seat, const Command *command);

#endif
