// SPDX-License-Identifier: MIT
// Relative numbers of a layer: "+2" and "-1" change the number below by that much, "×1.5" (also "x1.5",
// "*1.5") multiplies it. This is the one place that reads them and rounds: products to whole numbers, halves
// away from zero, with integers alone, so that every machine gets the same. Private to src/data.
#ifndef STARDECK_DATA_JSON_RELATIVE_H
#define STARDECK_DATA_JSON_RELATIVE_H

#include <stdbool.h>

// As a regular expression, for editors.
#define RELATIVE_PATTERN "^([+-][0-9]{1,4}|[×x*][0-9]{1,4}(\\.[0-9]{1,4})?)$"

// The result of multiplying by `times` / `over`, rounded, and adding `plus`.
typedef struct Relative {
    long long times, over, plus;
} Relative;

// False if the text is no relative number. At most four digits before the point and four after it.
bool relative_read(const char *text, Relative *relative);
// True if the text begins like one, or like one that is written with another sign: "−2", "X1.5".
bool relative_is_meant(const char *text);

#define RELATIVE_BYTES 16
// What was probably meant by a text that is no relative number, and in *why what is different about it ("with
// a hyphen": a string constant). False if it can't be guessed.
bool relative_guess(const char *text, char meant[RELATIVE_BYTES], const char **why);

#define RELATIVE_MOST 1000000000L // applies to numbers from -RELATIVE_MOST to RELATIVE_MOST
long long relative_apply(const Relative *relative, long below);

#endif
