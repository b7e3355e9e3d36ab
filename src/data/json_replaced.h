// SPDX-License-Identifier: MIT
// A value that another has taken the place of, without cJSON: other rooms show it.
#ifndef STARDECK_DATA_JSON_REPLACED_H
#define STARDECK_DATA_JSON_REPLACED_H

// A number, word or text of a lower layer in whose place an upper one gives another. Strings belong to the
// document.
typedef struct JsonReplaced {
    const char *value; // as JSON
    const char *file;
    int line;
} JsonReplaced;

#endif
