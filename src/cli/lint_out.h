// SPDX-License-Identifier: MIT
// What lint has found, for people and for tools.
#ifndef STARDECK_CLI_LINT_OUT_H
#define STARDECK_CLI_LINT_OUT_H

#include "data/fault_words.h"
#include "data/pack_lint.h"

// Of each fault "stardeck: FILE:LINE:COLUMN: error[CODE]: sentence", below it the line of the file with a
// caret, and what is allowed.
void lint_write_lines(const LintReport *report, const FaultWords *words, Text *out);

// One list, as INTERFACES.md has it.
void lint_write_json(const LintReport *report, const FaultWords *words, Text *out);

#endif
