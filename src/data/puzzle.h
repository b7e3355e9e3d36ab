// SPDX-License-Identifier: MIT
// Puzzles: scenario files (data/scenario.h) that ask what a good player would do in the position after their
// commands. "accept" is a list of patterns of the commands that one would give, "refuse" (optional) of those
// that would certainly be a blunder, "why" says in a sentence how one knows. A pattern is a command of which
// keys may be left out: {"do":"play","row":2} is any card in row 2. What fits has all its keys; a list where
// the command has a single word or number means any of them, a list of cards means these in any order.
#ifndef STARDECK_DATA_PUZZLE_H
#define STARDECK_DATA_PUZZLE_H

#include "data/scenario.h"

typedef struct Puzzle Puzzle;

typedef enum PuzzleAnswer {
    PUZZLE_SOLVED,
    PUZZLE_MISSED,
    PUZZLE_BLUNDERED // missed by a command that is on the list of those to be refused
} PuzzleAnswer;

// Reads and checks a file. NULL with problems: it is no good scenario, its commands do not go as it says,
// nobody has to decide, a pattern fits no legal command, or the patterns do not part them into good and bad.
Puzzle *puzzle_load(const char *path, const ScenarioPacks *packs, Problems *problems);
void puzzle_destroy(Puzzle *puzzle); // accepts NULL

const char *puzzle_name(const Puzzle *puzzle);
Match *puzzle_match(const Puzzle *puzzle); // the position; owned by the puzzle, and not to be played on

// What is to be said of this command of the seat that has to decide.
PuzzleAnswer puzzle_answer(const Puzzle *puzzle, const Command *command);

// The command, what would have been accepted, and why, a line each: for somebody who wonders.
void puzzle_explain(const Puzzle *puzzle, const char *who, const Command *command, Text *out);

#endif
