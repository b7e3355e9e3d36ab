// SPDX-License-Identifier: MIT
// Tables in Markdown whose columns stand under each other, so that they read well as they are.
#ifndef STARDECK_PLAY_MARKDOWN_H
#define STARDECK_PLAY_MARKDOWN_H

#include "core/text.h"

#define MARKDOWN_COLUMNS 8

// Start with {.columns = …}; markdown_end writes and frees it. Cells are filled row by row; the first row is
// the head, the first column stands left and the others right.
typedef struct MarkdownTable {
    int columns, cells;
    char **cell; // owned
    bool failed; // no memory: the table is left out
} MarkdownTable;

void markdown_cell(MarkdownTable *table, const char *text);
void markdown_end(MarkdownTable *table, Text *out); // with an empty line behind it

// Takes soft hyphens, which names may have, out of all that has been written: terminals show them or don't.
#define MARKDOWN_SOFT_HYPHEN "\xC2\xAD"
void markdown_drop_hyphens(Text *text);

#endif
