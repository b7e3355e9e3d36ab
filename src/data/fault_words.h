// SPDX-License-Identifier: MIT
// What is wrong with a file, in the player's language. The program says it in English wherever it is found;
// a table beside the other words ("assets/faults/de.json") has each of those sentences as the program's
// source writes it, with %s and %d for what is put in, and its version with {1}, {2} … for the same:
//
//   "faults": {"%s must be %s, not %s": "{1} muss {2!} sein, nicht {3!}"},
//   "parts":  {"a text": "ein Text", "a whole number from %d to %d": "eine ganze Zahl von {1} bis {2}"},
//   "hints":  ["meintest du ", "Erlaubt: "]
//
// {2!} is itself English: one of the parts. A sentence that has no version, or any part of which has none,
// stays English as a whole. "hints": how the second part of a sentence begins, which says what is allowed.
#ifndef STARDECK_DATA_FAULT_WORDS_H
#define STARDECK_DATA_FAULT_WORDS_H

#include "core/layers.h"
#include "core/problem.h"

typedef struct FaultWords FaultWords;

// The table of a language ("de"). NULL: there is none, it is faulty (with problems), or no memory; everything
// is said in English then. Destroy accepts NULL; so do all others.
FaultWords *fault_words_load(const Layers *assets, const char *language, Problems *problems);
void fault_words_destroy(FaultWords *words);

// Writes the message in the language of the table. False: it stays as it is, and nothing is written.
bool fault_words_say(const FaultWords *words, const char *message, Text *out);

// A line as problem_print writes it, in the language; as it is where it has no version there.
void fault_words_line(const FaultWords *words, const char *line, Text *out);

// The same for a problem, in place.
void fault_words_tell(const FaultWords *words, Problem *problem);

// Where the hint of a message begins, in the language or in English; at its end if it has none.
const char *fault_words_hint(const FaultWords *words, const char *message);

#endif
