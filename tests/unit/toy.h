// SPDX-License-Identifier: MIT
// A small game whose pack has one field of every kind, and helpers for tests of the data room: files in a
// folder of their own, and all problems as one text.
#ifndef STARDECK_TESTS_UNIT_TOY_H
#define STARDECK_TESTS_UNIT_TOY_H

#include "core/problem.h"
#include "data/json_doc.h"
#include "engine/catalog.h"

#include <check.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

typedef struct Gem {
    char id[ID_MAX];
    uint8_t worth, shiny, kind, uses, twin;
    uint8_t part_count, parts[3];
    uint32_t colour;
    char label[8];
    struct {
        uint8_t given, weight, friend;
    } inner;
} Gem;

typedef struct Owner {
    char id[ID_MAX];
} Owner;

typedef struct Skin {
    uint8_t gem;
    char picture[ID_MAX];
} Skin;

typedef struct Toy {
    uint8_t gem_count, owner_count, skin_count, skins_given;
    Gem gem[4];
    Owner owner[3];
    Skin skin[2];
    struct {
        uint8_t count, gem[2];
    } box[3];
    uint8_t luck[3];
    struct {
        int16_t depth;
        uint32_t traits;
        uint8_t count, pile[4];
    } mine;
} Toy;

extern const Game toy_game;
extern const Schema toy_gem_schema;

// A text that is read, and what is said about it.
typedef struct Case {
    const char *text, *said;
} Case;

extern Problems toy_problems; // of the test that runs
extern char toy_folder[64];

// Adds a case with a folder and empty problems for each of its tests.
TCase *toy_case(Suite *suite, const char *name);

// Runs the suite: EXIT_SUCCESS or EXIT_FAILURE.
int toy_run(Suite *suite);

void toy_write(const char *name, const char *text, size_t length);

// All problems, one a line, without the test's folder. Valid until the next call.
const char *toy_said(void);

JsonDoc *toy_parse(const char *text); // called "f" in messages

// Writes and loads the pack with these two files; NULL: a good one, with the gems ruby and opal, the owners
// ann and bob.
bool toy_load(Catalog *catalog, const char *toy, const char *owners);

#endif
