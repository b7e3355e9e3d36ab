// SPDX-License-Identifier: MIT
// One function per rule of the grammar: each starts at the first character of what it reads and stops just
// after it. The position advances with every byte, so no line is counted twice. After the first fault
// everything returns false, up to the top.
#include "data/json_scan.h"

#include "core/utf8.h"
#include "data/suggest.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NUMBER_LENGTH_MAX 40 // characters; cJSON handles at most 63
#define END_OF_TEXT (-1)

typedef struct Scanner {
    const char *at, *end;
    JsonPlace place;
    int depth;
    JsonScan *scan;
} Scanner;

static bool scan_value(Scanner *s, JsonPlace key);

static bool fault(Scanner *s, JsonPlace place, const char *format, ...) TEXT_PRINTF(3, 4);
static bool fault(Scanner *s, JsonPlace place, const char *format, ...) {
    char long_text[2 * sizeof s->scan->fault];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(long_text, sizeof long_text, format, arguments);
    va_end(arguments);
    text_copy(s->scan->fault, sizeof s->scan->fault, long_text);
    s->scan->fault_place = place;
    return false;
}

static int peek(const Scanner *s) {
    return s->at < s->end ? (unsigned char)*s->at : END_OF_TEXT;
}

static void step(Scanner *s) {
    const unsigned char c = (unsigned char)*s->at++;
    if (c == '\n' || (c == '\r' && peek(s) != '\n')) { // old editors end lines with \r alone
        s->place.line++;
        s->place.column = 1;
    } else if ((c & 0xC0) != 0x80) { // continuation bytes are not columns
        s->place.column++;
    }
}

static bool digit(int c) {
    return c >= '0' && c <= '9';
}

static int hex_value(int c) {
    return digit(c)               ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static void skip_space(Scanner *s) {
    for (int c = peek(s); c == ' ' || c == '\t' || c == '\n' || c == '\r'; c = peek(s))
        step(s);
}

// The current character or word, for messages.
static Quoted here(const Scanner *s) {
    char word[24];
    size_t length = 0;
    while (s->at + length < s->end && length + 4 < sizeof word) {
        const size_t more = utf8_length(s->at + length, (size_t)(s->end - s->at) - length);
        const char c = s->at[length];
        const bool of_word =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || digit(c) || c == '_' || more > 1;
        if (length > 0 && !of_word)
            break;
        memcpy(word + length, s->at + length, more);
        length += more;
        if (!of_word)
            break;
    }
    word[length] = '\0';
    return quoted(word);
}

static JsonPlace beginning(const Scanner *s) {
    return (JsonPlace){s->scan->line > 0 ? s->scan->line : 1, 1};
}

// What messages call the text: a whole file, or a line of one.
static const char *whole(const Scanner *s) {
    return s->scan->line > 0 ? "line" : "file";
}

// The quotes of word processors and of other languages.
static bool is_other_quote(const Scanner *s) {
    static const char *const quotes[] = {"“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›"};
    for (size_t i = 0; i < sizeof quotes / sizeof quotes[0]; i++) {
        const size_t length = strlen(quotes[i]);
        if ((size_t)(s->end - s->at) >= length && memcmp(s->at, quotes[i], length) == 0)
            return true;
    }
    return false;
}

static bool unexpected(Scanner *s, const char *expected) {
    if (is_other_quote(s))
        return fault(s, s->place, "expected %s; texts stand in straight quotes, \"like this\", not in %.*s",
                     expected, (int)utf8_length(s->at, (size_t)(s->end - s->at)), s->at);
    if (peek(s) == END_OF_TEXT)
        return fault(s, s->place, "the %s ends here, but %s is missing", whole(s), expected);
    if (peek(s) == '/' || peek(s) == '#')
        return fault(s, s->place, "JSON has no comments; expected %s", expected);
    if (peek(s) == '\'')
        return fault(s, s->place, "expected %s, not '; texts stand in double quotes", expected);
    if (peek(s) == '+')
        return fault(s, s->place, "expected %s, not \"+\"; in a pack \"+2\" stands in quotes", expected);
    if (peek(s) == '"')
        return fault(s, s->place, "expected %s before this text", expected);
    return fault(s, s->place, "expected %s, not %s", expected, here(s).text);
}

static bool note(Scanner *s, JsonPlace key) {
    JsonScan *scan = s->scan;
    if (scan->count == scan->capacity) {
        const size_t capacity = scan->capacity > 0 ? 2 * scan->capacity : 256;
        NodePlaces *node = realloc(scan->node, capacity * sizeof *node);
        if (node == NULL)
            return fault(s, s->place, "out of memory");
        scan->node = node;
        scan->capacity = capacity;
    }
    scan->node[scan->count++] = (NodePlaces){.key = key, .value = s->place};
    return true;
}

// The value of the four digits after \u, or -1.
static int scan_hex(Scanner *s) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
        const int nibble = hex_value(peek(s));
        if (nibble < 0)
            return -1;
        value = value * 16 + nibble;
        step(s);
    }
    return value;
}

static bool scan_unicode_escape(Scanner *s, JsonPlace start) {
    const int code = scan_hex(s);
    if (code < 0)
        return fault(s, start, "\\u needs four digits from 0 to 9 and a to f");
    if (code == 0)
        return fault(s, start, "\\u0000 is not allowed in a text");
    if (code < 0xD800 || code > 0xDFFF)
        return true;
    if (code <= 0xDBFF && peek(s) == '\\') {
        step(s);
        if (peek(s) == 'u') {
            step(s);
            const int low = scan_hex(s);
            if (low >= 0xDC00 && low <= 0xDFFF)
                return true;
        }
    }
    return fault(s, start, "half a surrogate pair; write the character itself instead");
}

static bool scan_escape(Scanner *s) {
    const JsonPlace start = s->place;
    step(s);
    const int c = peek(s);
    if (c == 'u') {
        step(s);
        return scan_unicode_escape(s, start);
    }
    if (c > 0 && strchr("\"\\/bfnrt", c) != NULL) {
        step(s);
        return true;
    }
    return fault(s, start, "unknown escape in a text. Allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX");
}

static bool scan_string(Scanner *s) {
    const JsonPlace start = s->place;
    step(s);
    for (;;) {
        const int c = peek(s);
        if (c == END_OF_TEXT || c == '\n' || c == '\r')
            return fault(s, start,
                         "this text has no closing \" in its line; a line end in a text is written \\n");
        if (c < 0x20)
            return fault(s, s->place, "a control character in a text; a tab is written \\t");
        if (c == '\\') {
            if (!scan_escape(s))
                return false;
            continue;
        }
        step(s);
        if (c == '"')
            return true;
    }
}

static bool scan_digits(Scanner *s) {
    if (!digit(peek(s)))
        return false;
    while (digit(peek(s)))
        step(s);
    return true;
}

static bool scan_number(Scanner *s) {
    const JsonPlace start = s->place;
    const char *first = s->at;
    if (peek(s) == '-')
        step(s);
    const bool zero = peek(s) == '0';
    const char *whole = s->at;
    bool good = scan_digits(s) && !(zero && s->at - whole > 1);
    if (good && peek(s) == '.') {
        step(s);
        good = scan_digits(s);
    }
    if (good && (peek(s) == 'e' || peek(s) == 'E')) {
        step(s);
        if (peek(s) == '+' || peek(s) == '-')
            step(s);
        good = scan_digits(s);
    }
    if (!good)
        return fault(s, start,
                     "not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5");
    if (s->at - first > NUMBER_LENGTH_MAX)
        return fault(s, start, "a number of more than %d characters", NUMBER_LENGTH_MAX);
    return true;
}

static bool scan_literal(Scanner *s) {
    static const char *const literals[] = {"true", "false", "null"};
    for (size_t i = 0; i < sizeof literals / sizeof literals[0]; i++) {
        const size_t length = strlen(literals[i]);
        if ((size_t)(s->end - s->at) < length || memcmp(s->at, literals[i], length) != 0)
            continue;
        for (size_t j = 0; j < length; j++)
            step(s);
        return true;
    }
    if (isalpha(peek(s)))
        return fault(
            s, s->place,
            "%s is no value: a text needs double quotes, and true, false and null are in small letters",
            here(s).text);
    return unexpected(s,
                      "a value (an object, a list, a text in double quotes, a number, true, false or null)");
}

// After a member or element: moves to the next one (*more), or past the end of the object or list.
static bool scan_separator(Scanner *s, int closing, JsonPlace opened, bool *more) {
    skip_space(s);
    const JsonPlace comma = s->place;
    const int c = peek(s);
    *more = c == ',';
    if (c == END_OF_TEXT)
        return fault(s, s->place, "the %s ends here, but the %c opened at %d:%d is not closed", whole(s),
                     closing == '}' ? '{' : '[', opened.line, opened.column);
    if (c != ',' && c != closing)
        return unexpected(s, closing == '}' ? "\",\" or \"}\"" : "\",\" or \"]\"");
    step(s);
    if (*more) {
        skip_space(s);
        if (peek(s) == '}' || peek(s) == ']')
            return fault(s, comma, "nothing follows this \",\"; leave it out");
    }
    return true;
}

static bool scan_member(Scanner *s) {
    const JsonPlace key = s->place;
    if (peek(s) != '"')
        return unexpected(s, "a key in double quotes");
    if (!scan_string(s))
        return false;
    skip_space(s);
    if (peek(s) != ':')
        return unexpected(s, "\":\" after the key");
    step(s);
    skip_space(s);
    return scan_value(s, key);
}

static bool scan_nested(Scanner *s, int closing) {
    const JsonPlace opened = s->place;
    if (s->depth == JSON_DOC_DEPTH)
        return fault(s, opened, "nested more than %d deep", JSON_DOC_DEPTH);
    s->depth++;
    step(s);
    skip_space(s);
    bool more = peek(s) != closing;
    if (!more)
        step(s);
    while (more) {
        if (peek(s) == END_OF_TEXT)
            return scan_separator(s, closing, opened, &more);
        if (!(closing == '}' ? scan_member(s) : scan_value(s, (JsonPlace){0, 0})) ||
            !scan_separator(s, closing, opened, &more))
            return false;
    }
    s->depth--;
    return true;
}

static bool scan_value(Scanner *s, JsonPlace key) {
    if (!note(s, key))
        return false;
    const int c = peek(s);
    if (c == '{')
        return scan_nested(s, '}');
    if (c == '[')
        return scan_nested(s, ']');
    if (c == '"')
        return scan_string(s);
    if (c == '-' || digit(c))
        return scan_number(s);
    return scan_literal(s);
}

// Checks the encoding first, so that nothing else has to handle broken characters.
static bool scan_encoding(Scanner *s) {
    while (s->at < s->end) {
        const size_t length = utf8_length(s->at, (size_t)(s->end - s->at));
        if (length == 0)
            return fault(s, s->place, "invalid UTF-8; save the file as UTF-8");
        if (*s->at == '\0')
            return fault(s, s->place, "a zero byte; is this a text file saved as UTF-8?");
        for (size_t i = 0; i < length; i++)
            step(s);
    }
    return true;
}

bool json_scan(JsonScan *scan, const char *text, size_t length) {
    Scanner s = {.at = text, .end = text + length, .scan = scan};
    s.place = beginning(&s);
    if (!scan_encoding(&s))
        return false;
    s.at = text;
    s.place = beginning(&s);
    skip_space(&s);
    if (peek(&s) == END_OF_TEXT)
        return fault(&s, beginning(&s), "the %s is empty; expected a JSON object", whole(&s));
    if (!scan_value(&s, (JsonPlace){0, 0}))
        return false;
    skip_space(&s);
    if (peek(&s) != END_OF_TEXT)
        return fault(&s, s.place, "the JSON ends before this; nothing may follow, not %s", here(&s).text);
    return true;
}
