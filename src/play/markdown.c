// SPDX-License-Identifier: MIT
// Builds padded Markdown tables.
#include "play/markdown.h"

#include <stdlib.h>
#include <string.h>

#define ROOM_STEP 64

// The width in characters, not bytes, so that columns align in every language; soft hyphens don't count.
static int width_of(const char *cell) {
    int characters = 0;
    for (const char *c = cell; *c != '\0'; c++)
        characters += ((unsigned char)*c & 0xC0) != 0x80 && strncmp(c, MARKDOWN_SOFT_HYPHEN, 2) != 0;
    return characters;
}

void markdown_cell(MarkdownTable *table, const char *text) {
    if (table->cells % ROOM_STEP == 0) {
        char **more = realloc(table->cell, (size_t)(table->cells + ROOM_STEP) * sizeof *more);
        if (more == NULL)
            table->failed = true;
        else
            table->cell = more;
    }
    char *kept = table->failed ? NULL : text_duplicate(text);
    if (kept == NULL)
        table->failed = true;
    else
        table->cell[table->cells++] = kept;
}

static void write_cell(const char *cell, int width, bool left, Text *out) {
    const int pad = width - width_of(cell);
    if (left)
        text_printf(out, " %s%*s |", cell, pad, "");
    else
        text_printf(out, " %*s%s |", pad, "", cell);
}

static void write_rule(const int width[], int columns, Text *out) {
    text_add(out, "|");
    for (int column = 0; column < columns; column++) {
        text_add(out, column == 0 ? ":" : "-");
        for (int i = 0; i < width[column]; i++)
            text_add(out, "-");
        text_add(out, column == 0 ? "-|" : ":|");
    }
    text_add(out, "\n");
}

static void write_rows(const MarkdownTable *table, const int width[], Text *out) {
    for (int i = 0; i < table->cells; i++) {
        const int column = i % table->columns;
        if (column == 0)
            text_add(out, "|");
        write_cell(table->cell[i], width[column], column == 0, out);
        if (column + 1 < table->columns)
            continue;
        text_add(out, "\n");
        if (i + 1 == table->columns)
            write_rule(width, table->columns, out);
    }
    text_add(out, "\n");
}

void markdown_end(MarkdownTable *table, Text *out) {
    int width[MARKDOWN_COLUMNS] = {0};
    for (int i = 0; i < table->cells; i++) {
        const int wide = width_of(table->cell[i]);
        if (wide > width[i % table->columns])
            width[i % table->columns] = wide;
    }
    if (table->failed)
        out->failed = true;
    else
        write_rows(table, width, out);
    for (int i = 0; i < table->cells; i++)
        free(table->cell[i]);
    free(table->cell);
    *table = (MarkdownTable){.columns = table->columns};
}

void markdown_drop_hyphens(Text *text) {
    size_t to = 0;
    for (size_t from = 0; from < text->length; from++)
        if (strncmp(text->data + from, MARKDOWN_SOFT_HYPHEN, 2) == 0)
            from++;
        else
            text->data[to++] = text->data[from];
    if (text->data != NULL)
        text->data[to] = '\0';
    text->length = to;
}
