// SPDX-License-Identifier: MIT
// Decimals become fractions ("1.5" is 15/10).
#include "data/json_relative.h"

#include "core/text.h"

#include <string.h>

#define DIGITS_MAX 4
#define DIGITS "0123456789"

// Reads 1 to DIGITS_MAX digits; NULL if there are more or fewer, else what follows them.
static const char *read_digits(const char *text, long long *number, long long *scale) {
    const size_t length = strspn(text, DIGITS);
    for (size_t i = 0; i < length && length <= DIGITS_MAX; i++) {
        *number = *number * 10 + (text[i] - '0');
        *scale *= 10;
    }
    return length > 0 && length <= DIGITS_MAX ? text + length : NULL;
}

// What follows the sign of a multiplication; NULL: it is none.
static const char *after_times(const char *text) {
    static const char *const signs[] = {"×", "x", "*"};
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (strncmp(text, signs[i], strlen(signs[i])) == 0)
            return text + strlen(signs[i]);
    return NULL;
}

static bool read_times(const char *text, Relative *relative) {
    long long number = 0, ignored = 1, scale = 1;
    const char *rest = read_digits(text, &number, &ignored);
    if (rest != NULL && *rest == '.')
        rest = read_digits(rest + 1, &number, &scale);
    *relative = (Relative){.times = number, .over = scale};
    return rest != NULL && *rest == '\0';
}

bool relative_read(const char *text, Relative *relative) {
    const char *factor = after_times(text);
    if (factor != NULL)
        return read_times(factor, relative);
    if (text[0] != '+' && text[0] != '-')
        return false;
    long long number = 0, ignored = 1;
    const char *rest = read_digits(text + 1, &number, &ignored);
    *relative = (Relative){.times = 1, .over = 1, .plus = text[0] == '-' ? -number : number};
    return rest != NULL && *rest == '\0';
}

// Signs that look like those of a relative number, but are others.
typedef struct Lookalike {
    const char *sign, *meant, *why;
} Lookalike;

static const Lookalike lookalikes[] = {
    {"−", "-", "with a hyphen"}, // the minus sign of a text program
    {"–", "-", "with a hyphen"}, // a dash
    {"X", "×", "with ×, or a small x"},
    {"·", "×", "with ×, or a small x"},
};

static const Lookalike *lookalike_at(const char *text) {
    for (size_t i = 0; i < sizeof lookalikes / sizeof lookalikes[0]; i++)
        if (strncmp(text, lookalikes[i].sign, strlen(lookalikes[i].sign)) == 0)
            return &lookalikes[i];
    return NULL;
}

bool relative_is_meant(const char *text) {
    const Lookalike *other = lookalike_at(text);
    const char *factor = other != NULL ? text + strlen(other->sign) : after_times(text);
    return text[0] == '+' || text[0] == '-' || (factor != NULL && strspn(factor, DIGITS " .,") > 0);
}

// Also takes out spaces and writes a comma as a point.
bool relative_guess(const char *text, char meant[RELATIVE_BYTES], const char **why) {
    const Lookalike *other = lookalike_at(text);
    Relative ignored;
    size_t length = 0;
    *why = other != NULL ? other->why : "without spaces";
    if (other != NULL) {
        text_copy(meant, RELATIVE_BYTES, other->meant);
        length = strlen(meant);
        text += strlen(other->sign);
    }
    for (; *text != '\0' && length + 1 < RELATIVE_BYTES; text++) {
        if (*text == ',' && other == NULL)
            *why = "with a point";
        if (*text != ' ')
            meant[length++] = *text == ',' ? '.' : *text;
    }
    meant[length] = '\0';
    return *text == '\0' && relative_read(meant, &ignored);
}

long long relative_apply(const Relative *relative, long below) {
    const long long product = below * relative->times, size = product < 0 ? -product : product;
    const long long rounded = (2 * size + relative->over) / (2 * relative->over);
    return (product < 0 ? -rounded : rounded) + relative->plus;
}
