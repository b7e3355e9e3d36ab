// SPDX-License-Identifier: MIT
// Translates messages about faults in files. The program reports them in English; a table next to the other
// texts ("assets/faults/de.json") lists each message as it is in the source code, with %s and %d for inserted
// values, and its translation with {1}, {2} … for the same values:
//
//   "faults": {"%s must be %s, not %s": "{1} muss {2!} sein, nicht {3!}"},
//   "parts":  {"a text": "ein Text", "a whole number from %d to %d": "eine ganze Zahl von {1} bis {2}"},
//   "hints":  ["meintest du ", "Erlaubt: "]
//
// %d, %u and %g stand for numbers alone, %s for any text.
//
// {2!} is itself English text to be translated: one of the parts. A message without a translation, or with an
// untranslated part, stays English as a whole. "hints" lists how the second part of a message begins, which
// says what is allowed.
#ifndef STARDECK_DATA_FAULT_WORDS_H
#define STARDECK_DATA_FAULT_WORDS_H

#include "core/layers.h"
#include "core/problem.h"

typedef struct FaultWords FaultWords;

// Loads the table of a language ("de"). NULL if there is none, it is faulty (with problems), or memory runs
// out; everything then stays English. All functions accept words NULL. Owned by the caller.
FaultWords *fault_words_load(const Layers *assets, const char *language, Problems *problems);
void fault_words_destroy(FaultWords *words);

// Appends the translated message. False, with nothing appended, if there is no translation.
bool fault_words_translate(const FaultWords *words, const char *message, Text *out);

// Appends the translation of a line as problem_print writes it, or the line unchanged.
void fault_words_translate_line(const FaultWords *words, const char *line, Text *out);

// Translates a problem's message in place, if possible.
void fault_words_translate_problem(const FaultWords *words, Problem *problem);

// The start of the hint in a message in that language or in English: a pointer into `message`, at its end if
// it has no hint.
const char *fault_words_hint(const FaultWords *words, const char *message);

#endif
