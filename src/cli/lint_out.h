// SPDX-License-Identifier: MIT
// Prints lint's findings for people and for tools.
#ifndef STARDECK_CLI_LINT_OUT_H
#define STARDECK_CLI_LINT_OUT_H

#include "data/fault_words.h"
#include "data/pack_lint.h"

// Loads the translations of a language (NULL or "en": none are needed, *words stays NULL) from this folder of
// assets, which may be NULL. EXIT_GOOD, or the exit status after a message.
int lint_words_open(const char *assets, const char *language, FaultWords **words);

// For each finding: "stardeck: FILE:LINE:COLUMN: error[CODE]: sentence", then the line of the file with a
// caret, and what is allowed. `words` (may be NULL) translates.
void lint_write_lines(const LintReport *report, const FaultWords *words, Text *out);

// As one list, in the format of INTERFACES.md.
void lint_write_json(const LintReport *report, const FaultWords *words, Text *out);

#endif
