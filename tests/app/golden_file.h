// SPDX-License-Identifier: MIT
// A file of sections, each a sorted set of lines. What a section shares with an earlier one is not written
// again: "== inspector 1280x720 (table), as table 1280x720 (table)" has only the lines that are more, and
// with "-" before them those that are not there. Read, every section has all of its lines.
#ifndef STARDECK_TESTS_GOLDEN_FILE_H
#define STARDECK_TESTS_GOLDEN_FILE_H

#include "core/text.h"

#include <stdbool.h>

#define GOLDEN_HEAD_MAX 120

typedef struct GoldenSection {
    char head[GOLDEN_HEAD_MAX];
    char **line; // in order, none twice
    int count;
} GoldenSection;

// Start with {0}.
typedef struct GoldenFile {
    GoldenSection *section;
    int count;
} GoldenFile;

// `lines` each end in a newline; order does not matter. Without memory the program ends.
void golden_add(GoldenFile *file, const char *head, const char *lines);
// NULL: there is none.
const GoldenSection *golden_find(const GoldenFile *file, const char *head);
bool golden_read(GoldenFile *file, const char *path);
// `title` stands before the first section.
bool golden_write(const GoldenFile *file, const char *path, const char *title);
void golden_free(GoldenFile *file);

bool golden_differs(const GoldenSection *wanted, const GoldenSection *found);
// Prints what differs with "-" (it should be there) and "+" (it is there); at most `most` lines.
void golden_tell(const GoldenSection *wanted, const GoldenSection *found, int most);

#endif
