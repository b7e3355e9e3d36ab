// SPDX-License-Identifier: MIT
// Matches messages against the patterns of the table, those with the most letters of their own first. If a
// pattern matches in several ways, the first one counts whose parts can also be translated.
#include "data/fault_words.h"

#include "data/json_doc.h"
#include "data/pack_lint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES_MAX 8 // of a pattern
#define HINTS_MAX 4
#define DEPTH_MAX 5 // parts within parts

// A piece of fixed text; a value is inserted between two pieces.
typedef struct Piece {
    const char *text;
    size_t length;
    bool number; // the value after it is a number; unused in the last piece
} Piece;

typedef struct Pattern {
    char *english, *version;
    Piece piece[VALUES_MAX + 1];
    int values;
    size_t letters; // in its fixed pieces
} Pattern;

typedef struct PatternList {
    Pattern *pattern; // sorted: most letters first
    int count;
} PatternList;

struct FaultWords {
    PatternList faults, parts;
    char *hint[HINTS_MAX];
    int hints;
};

// ---- reading

// Cuts a pattern into its pieces. False if it has too many values.
static bool cut(Pattern *pattern) {
    const char *at = pattern->english, *from = at;
    while (*at != '\0') {
        if (*at != '%') {
            at++;
            continue;
        }
        if (pattern->values == VALUES_MAX)
            return false;
        Piece *piece = &pattern->piece[pattern->values++];
        *piece = (Piece){.text = from, .length = (size_t)(at - from)};
        at += 1 + strspn(at + 1, ".*0123456789lz");
        piece->number = *at != '\0' && strchr("dug", *at) != NULL;
        at += *at != '\0';
        from = at;
    }
    pattern->piece[pattern->values] = (Piece){.text = from, .length = (size_t)(at - from)};
    for (int i = 0; i <= pattern->values; i++)
        pattern->letters += pattern->piece[i].length;
    return true;
}

// Skips the code in brackets, which is not translated.
static const char *without_code(const char *english) {
    const char *end = english[0] == '[' ? strstr(english, "] ") : NULL;
    return end != NULL ? end + 2 : english;
}

// True if the translation refers only to existing values.
static bool fits(const Pattern *pattern) {
    for (const char *open = strchr(pattern->version, '{'); open != NULL; open = strchr(open + 1, '{')) {
        if (open[1] < '1' || open[1] > '9')
            continue; // a literal brace
        if (open[1] - '0' > pattern->values || !(open[2] == '}' || (open[2] == '!' && open[3] == '}')))
            return false;
    }
    return true;
}

static bool add(PatternList *list, const JsonDoc *doc, const cJSON *node, Problems *problems) {
    Pattern *pattern = &list->pattern[list->count];
    *pattern = (Pattern){.english = text_duplicate(without_code(node->string)),
                         .version = cJSON_IsString(node) ? text_duplicate(node->valuestring) : NULL};
    list->count++;
    if (!cJSON_IsString(node)) {
        json_doc_problem(doc, node, problems, "[value] %s must be a text, this is %s", node->string,
                         json_doc_type(node));
        return false;
    }
    if (pattern->english == NULL || pattern->version == NULL)
        return false;
    const bool good = cut(pattern) && fits(pattern);
    if (!good)
        json_doc_problem(doc, node, problems,
                         "[placeholder] this does not have the values of the English one");
    return good;
}

static int compare_patterns(const void *a, const void *b) {
    const Pattern *x = a, *y = b;
    return x->letters != y->letters ? (x->letters < y->letters) - (x->letters > y->letters)
                                    : strcmp(x->english, y->english);
}

static bool read_list(PatternList *list, const JsonDoc *doc, const char *key, Problems *problems) {
    const cJSON *object = json_doc_find(doc, NULL, key);
    if (!cJSON_IsObject(object)) {
        json_doc_problem(doc, json_doc_root(doc), problems, "[missing] the key \"%s\" is missing", key);
        return false;
    }
    list->pattern = calloc((size_t)cJSON_GetArraySize(object) + 1, sizeof *list->pattern);
    bool good = list->pattern != NULL;
    for (const cJSON *node = object->child; list->pattern != NULL && node != NULL; node = node->next)
        good = add(list, doc, node, problems) && good;
    if (list->count > 0)
        qsort(list->pattern, (size_t)list->count, sizeof *list->pattern, compare_patterns);
    return good;
}

static void read_hints(FaultWords *words, const JsonDoc *doc) {
    const cJSON *list = json_doc_find(doc, NULL, "hints");
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL; node = node->next)
        if (cJSON_IsString(node) && words->hints < HINTS_MAX)
            words->hint[words->hints++] = text_duplicate(node->valuestring);
}

FaultWords *fault_words_load(const Layers *assets, const char *language, Problems *problems) {
    Text name = {0}, path = {0};
    text_printf(&name, "faults/%s.json", language);
    const bool there = layers_find(assets, text_string(&name), &path);
    JsonDoc *doc = there ? json_doc_load(text_string(&path), problems) : NULL;
    FaultWords *words = doc != NULL ? calloc(1, sizeof *words) : NULL;
    if (words != NULL) {
        const bool faults = read_list(&words->faults, doc, "faults", problems);
        const bool parts = read_list(&words->parts, doc, "parts", problems);
        read_hints(words, doc);
        if (!faults || !parts) {
            fault_words_destroy(words);
            words = NULL;
        }
    }
    json_doc_destroy(doc);
    text_finish(&name);
    text_finish(&path);
    return words;
}

static void list_finish(PatternList *list) {
    for (int i = 0; i < list->count; i++) {
        free(list->pattern[i].english);
        free(list->pattern[i].version);
    }
    free(list->pattern);
}

void fault_words_destroy(FaultWords *words) {
    if (words == NULL)
        return;
    list_finish(&words->faults);
    list_finish(&words->parts);
    for (int i = 0; i < words->hints; i++)
        free(words->hint[i]);
    free(words);
}

// ---- translating

// A part of the message.
typedef struct Span {
    const char *at;
    size_t length;
} Span;

// A pattern being matched against a message.
typedef struct Trying {
    const FaultWords *words;
    const Pattern *pattern;
    const char *end; // of the message
    Span value[VALUES_MAX];
    int depth;
    bool
        fits; // so that no looser one may be tried that takes any text: what happens to fit would be nonsense
    Text *out;
} Trying;

static bool say(const FaultWords *words, const PatternList *list, Span text, int depth, Text *out);

// Translates a part, or a whole message inside another.
static bool say_part(const Trying *trying, Span part) {
    const FaultWords *words = trying->words;
    return part.length == 0 || say(words, &words->parts, part, trying->depth + 1, trying->out) ||
           say(words, &words->faults, part, trying->depth + 1, trying->out);
}

// Writes the translation. False, with nothing written, if a part has none.
static bool write_version(const Trying *trying) {
    const size_t before = trying->out->length;
    for (const char *at = trying->pattern->version; *at != '\0';) {
        const bool value = at[0] == '{' && at[1] >= '1' && at[1] <= '9';
        const Span *span = value ? &trying->value[at[1] - '1'] : NULL;
        if (!value) {
            text_add_bytes(trying->out, at++, 1);
        } else if (at[2] == '}') {
            text_add_bytes(trying->out, span->at, span->length);
            at += 3;
        } else if (say_part(trying, *span)) {
            at += 4;
        } else {
            trying->out->length = before;
            return false;
        }
    }
    return true;
}

// As printf writes it: -7, 2.5, 1e+20.
static bool is_number(const char *at, size_t length) {
    const size_t sign = length > 0 && at[0] == '-' ? 1 : 0;
    return length > sign && at[sign] >= '0' && at[sign] <= '9' &&
           strspn(at + sign, "0123456789.e+-") >= length - sign;
}

// Matches the value before piece number `number`, and everything after it.
static bool try_from(Trying *trying, int number, const char *at) {
    const Pattern *pattern = trying->pattern;
    const Piece *piece = &pattern->piece[number];
    const bool last = number == pattern->values;
    for (const char *found = at; found + piece->length <= trying->end; found++) {
        const size_t length = (size_t)(found - at);
        if (last && found + piece->length != trying->end)
            continue;
        if (memcmp(found, piece->text, piece->length) != 0)
            continue;
        if (number > 0 && pattern->piece[number - 1].number && !is_number(at, length))
            continue;
        if (number > 0 && !last && piece->length == 0 && length == 0 && pattern->piece[number - 1].length > 0)
            continue; // of values side by side the first is never empty, but what follows may be: a hint
        if (number > 0)
            trying->value[number - 1] = (Span){at, length};
        else if (length > 0)
            return false;
        trying->fits |= last;
        if (last ? write_version(trying) : try_from(trying, number + 1, found + piece->length))
            return true;
    }
    return false;
}

// True if a text stays as it is in the translation.
static bool takes_any_text(const Pattern *pattern) {
    for (int i = 0; i < pattern->values; i++) {
        const char mark[] = {'{', (char)('1' + i), '}', '\0'};
        if (!pattern->piece[i].number && strstr(pattern->version, mark) != NULL)
            return true;
    }
    return false;
}

static bool say(const FaultWords *words, const PatternList *list, Span text, int depth, Text *out) {
    bool fits = false;
    for (int i = 0; depth < DEPTH_MAX && i < list->count; i++) {
        Trying trying = {.words = words,
                         .pattern = &list->pattern[i],
                         .end = text.at + text.length,
                         .depth = depth,
                         .out = out};
        if (fits && takes_any_text(trying.pattern))
            continue;
        if (try_from(&trying, 0, text.at))
            return true;
        fits |= trying.fits;
    }
    return false;
}

bool fault_words_translate(const FaultWords *words, const char *message, Text *out) {
    Text said = {0};
    const bool good = words != NULL &&
                      say(words, &words->faults, (Span){message, strlen(message)}, 0, &said) && !said.failed;
    if (good)
        text_add_bytes(out, text_string(&said), said.length);
    text_finish(&said);
    return good;
}

// The text after "FILE:LINE:COLUMN: ", which is never translated; the line itself if it doesn't start so.
static const char *behind_place(const char *line) {
    for (const char *end = strstr(line, ": "); end != NULL; end = strstr(end + 1, ": ")) {
        const char *digits = end;
        while (digits > line && digits[-1] >= '0' && digits[-1] <= '9')
            digits--;
        if (digits < end && digits > line && digits[-1] == ':')
            return end + 2;
    }
    return line;
}

// The message may start anywhere in the line.
void fault_words_translate_line(const FaultWords *words, const char *line, Text *out) {
    Text said = {0};
    const char *message = behind_place(line);
    while (message != NULL && !fault_words_translate(words, message, &said)) {
        message = strstr(message, ": ");
        if (message != NULL)
            message += 2;
    }
    text_add_bytes(out, line, message != NULL ? (size_t)(message - line) : strlen(line));
    text_add(out, text_string(&said));
    text_finish(&said);
}

void fault_words_translate_problem(const FaultWords *words, Problem *problem) {
    Text said = {0};
    if (fault_words_translate(words, problem->message, &said))
        text_copy(problem->message, sizeof problem->message, text_string(&said));
    text_finish(&said);
}

const char *fault_words_hint(const FaultWords *words, const char *message) {
    const char *first = lint_hint(message);
    for (int i = 0; words != NULL && i < words->hints; i++) {
        const char *hint = words->hint[i] != NULL ? strstr(message, words->hint[i]) : NULL;
        if (hint != NULL && hint < first)
            first = hint;
    }
    return first;
}
