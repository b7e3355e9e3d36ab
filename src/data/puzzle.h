// SPDX-License-Identifier: MIT
// Puzzles: scenario files (data/scenario.h) that ask what a good player would do after their commands.
// "accept" is a list of patterns for good commands, "refuse" (optional) for certain blunders, "why" a
// sentence with the reason. A pattern is a command with keys left out: {"do":"play","row":2} is any card in
// row 2. A command matches if it has all the pattern's keys; a list where the command has a single word or
// number means any of them, a list of cards means these in any order.
#ifndef STARDECK_DATA_PUZZLE_H
#define STARDECK_DATA_PUZZLE_H

#include "core/problem.h"
#include "data/scenario.h"

typedef struct Puzzle Puzzle;

typedef enum PuzzleAnswer {
    PUZZLE_SOLVED,
    PUZZLE_MISSED,
    PUZZLE_BLUNDERED // missed by a command in the "refuse" list
} PuzzleAnswer;

// Reads and checks a file. NULL with problems if it is not a valid scenario, its commands don't work out,
// nobody has to decide, a pattern matches no legal command, or the patterns don't separate commands into good
// and bad. The packs must outlive the puzzle.
Puzzle *puzzle_load(const char *path, const ScenarioPacks *packs, Problems *problems);
void puzzle_destroy(Puzzle *puzzle); // accepts NULL

// Both strings belong to the puzzle.
const char *puzzle_name(const Puzzle *puzzle);
Match *puzzle_match(const Puzzle *puzzle); // the position; owned by the puzzle, and not to be played on

// Judges a command of the seat that has to decide.
PuzzleAnswer puzzle_answer(const Puzzle *puzzle, const Command *command);

// Appends the command given by `who`, what would have been accepted, and why, one line each.
void puzzle_explain(const Puzzle *puzzle, const char *who, const Command *command, Text *out);

#endif
