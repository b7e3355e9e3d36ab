// SPDX-License-Identifier: MIT
// A JSON writer that tracks depth and pending commas, so that callers can't get them wrong.
#include "core/json_out.h"

#include "core/utf8.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

#define REPLACEMENT "\xEF\xBF\xBD" // U+FFFD, for bytes that are not valid UTF-8 (as in file names)

void json_out_init(JsonOut *json, Text *out) {
    *json = (JsonOut){.out = out};
}

static void write_escaped(Text *out, unsigned char c) {
    static const char named[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    const char *found = memchr(named, c, sizeof named - 1);
    if (found != NULL)
        text_printf(out, "\\%c", letters[found - named]);
    else
        text_printf(out, "\\u%04x", c);
}

static void write_string(Text *out, const char *string) {
    text_add(out, "\"");
    for (size_t left = strlen(string); left > 0;) {
        const unsigned char c = (unsigned char)*string;
        const size_t length = utf8_length(string, left);
        if (c < 0x20 || c == '"' || c == '\\')
            write_escaped(out, c);
        else if (length == 0)
            text_add(out, REPLACEMENT);
        else
            text_add_bytes(out, string, length);
        const size_t step = length > 0 ? length : 1;
        string += step;
        left -= step;
    }
    text_add(out, "\"");
}

// Writes what precedes a value: a comma if needed, and the key.
static void begin_value(JsonOut *json, const char *key) {
    if (json->comma[json->depth])
        text_add(json->out, ",");
    json->comma[json->depth] = true;
    if (key != NULL) {
        write_string(json->out, key);
        text_add(json->out, ":");
    }
}

static void begin_nested(JsonOut *json, const char *key, const char *bracket) {
    begin_value(json, key);
    assert(json->depth + 1 < JSON_OUT_DEPTH);
    json->comma[++json->depth] = false;
    text_add(json->out, bracket);
}

static void end_nested(JsonOut *json, const char *bracket) {
    assert(json->depth > 0);
    json->depth--;
    text_add(json->out, bracket);
}

void json_begin_object(JsonOut *json, const char *key) {
    begin_nested(json, key, "{");
}

void json_end_object(JsonOut *json) {
    end_nested(json, "}");
}

void json_begin_list(JsonOut *json, const char *key) {
    begin_nested(json, key, "[");
}

void json_end_list(JsonOut *json) {
    end_nested(json, "]");
}

void json_string(JsonOut *json, const char *key, const char *value) {
    begin_value(json, key);
    if (value == NULL)
        text_add(json->out, "null");
    else
        write_string(json->out, value);
}

void json_number(JsonOut *json, const char *key, int64_t value) {
    begin_value(json, key);
    text_printf(json->out, "%" PRId64, value);
}

void json_eighths(JsonOut *json, const char *key, int64_t eighths) {
    static const char *const fractions[] = {"", ".125", ".25", ".375", ".5", ".625", ".75", ".875"};
    begin_value(json, key);
    // Unsigned, because the magnitude of INT64_MIN doesn't fit int64_t.
    const uint64_t size = eighths < 0 ? 0 - (uint64_t)eighths : (uint64_t)eighths;
    text_printf(json->out, "%s%" PRIu64 "%s", eighths < 0 ? "-" : "", size / 8, fractions[size % 8]);
}

void json_bool(JsonOut *json, const char *key, bool value) {
    begin_value(json, key);
    text_add(json->out, value ? "true" : "false");
}

void json_raw(JsonOut *json, const char *key, const char *value) {
    begin_value(json, key);
    text_add(json->out, value);
}

void json_null(JsonOut *json, const char *key) {
    begin_value(json, key);
    text_add(json->out, "null");
}

// Uses integers because printf's %f would write the user's decimal comma.
void json_decimal(JsonOut *json, const char *key, double value, int decimals) {
    assert(decimals >= 0 && decimals <= 9);
    uint64_t unit = 1;
    for (int i = 0; i < decimals; i++)
        unit *= 10;
    const double scaled = (value < 0 ? -value : value) * (double)unit + 0.5;
    if (!(scaled < 9e18)) { // too large, infinite or not a number
        json_null(json, key);
        return;
    }
    begin_value(json, key);
    const uint64_t whole = (uint64_t)scaled;
    text_printf(json->out, "%s%" PRIu64, value < 0 && whole > 0 ? "-" : "", whole / unit);
    if (decimals > 0)
        text_printf(json->out, ".%0*" PRIu64, decimals, whole % unit);
}

// ---- indented output for people

static const char *end_of_string(const char *at) {
    for (at++; *at != '"'; at++)
        if (*at == '\\')
            at++;
    return at + 1;
}

// If the list or object starting at `at` has no nested values: a pointer just past it; else NULL.
static const char *end_of_plain(const char *at) {
    const char open = *at++;
    while (*at != ']' && *at != '}') {
        if (*at == '[' || *at == '{')
            return NULL;
        at = *at == '"' ? end_of_string(at) : at + 1;
    }
    return open == '[' || at[-1] == '{' ? at + 1 : NULL;
}

static void break_line(Text *out, int depth) {
    text_printf(out, "\n%*s", 2 * depth, "");
}

// Copies a stretch without nesting, with a space after each comma.
static const char *copy_plain(const char *at, const char *end, Text *out) {
    while (at < end) {
        const char *next = *at == '"' ? end_of_string(at) : at + 1;
        text_add_bytes(out, at, (size_t)(next - at));
        if (*at == ',')
            text_add(out, " ");
        at = next;
    }
    return at;
}

void json_out_indent(const char *document, Text *out) {
    int depth = 0;
    for (const char *at = document; *at != '\0';) {
        const bool opens = *at == '{' || *at == '[', closes = *at == '}' || *at == ']';
        const char *end = opens ? end_of_plain(at) : *at == '"' ? end_of_string(at) : NULL;
        if (end != NULL) {
            at = copy_plain(at, end, out);
            continue;
        }
        if (closes)
            break_line(out, --depth);
        text_add_bytes(out, at, 1);
        if (opens)
            break_line(out, ++depth);
        else if (*at == ',')
            break_line(out, depth);
        else if (*at == ':')
            text_add(out, " ");
        at++;
    }
}
