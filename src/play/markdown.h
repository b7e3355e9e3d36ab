// SPDX-License-Identifier: MIT
// Markdown tables with aligned columns, readable as plain text.
#ifndef STARDECK_PLAY_MARKDOWN_H
#define STARDECK_PLAY_MARKDOWN_H

#include "core/text.h"

#define MARKDOWN_COLUMNS 12

// Initialize with {.columns = …}, at most MARKDOWN_COLUMNS. Cells are filled row by row; the first row is the
// header. The first column is left-aligned, the others right-aligned. markdown_end frees it.
typedef struct MarkdownTable {
    int columns, cells;
    char **cell; // owned
    bool failed; // no memory: the table is left out
} MarkdownTable;

void markdown_cell(MarkdownTable *table, const char *text); // copies `text`
void markdown_end(MarkdownTable *table, Text *out); // appends the table and an empty line, and frees it

// Removes soft hyphens, which names may contain, from `text`: terminals may or may not show them.
#define MARKDOWN_SOFT_HYPHEN "\xC2\xAD"
void markdown_drop_hyphens(Text *text);

#endif
