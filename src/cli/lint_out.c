// SPDX-License-Identifier: MIT
// Reads the line of the file again from disk, because a finding only stores its position.
#include "cli/lint_out.h"

#include "cli/say.h"
#include "core/json_out.h"
#include "core/utf8.h"
#include "data/file_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN_BEFORE 60 // characters shown before the caret
#define SHOWN_LENGTH 100
#define BYTE_ORDER_MARK "\xEF\xBB\xBF"

int lint_words_open(const char *assets, const char *language, FaultWords **words) {
    Layers layers = {0};
    Problems *problems = calloc(1, sizeof *problems);
    if (language == NULL || strcmp(language, "en") == 0 || problems == NULL) {
        free(problems);
        return EXIT_GOOD;
    }
    if (assets != NULL && language_is_code(language) && layers_add(&layers, assets))
        *words = fault_words_load(&layers, language, problems);
    say_problems(problems);
    layers_finish(&layers);
    free(problems);
    return *words != NULL ? EXIT_GOOD
                          : say_error(EXIT_USAGE, "--lang: there are no sentences in '%s': no faults/%s.json",
                                      language, language);
}

// ---- the line of a file

// The file of the previous finding, and where its line begins: the next is usually further down.
typedef struct Shown {
    char file[PROBLEM_FILE_MAX];
    Text text;
    int line;
    size_t begins, ends; // of the line, without its end
    int column;          // characters before `at`, a place in the line: of a long one with many findings each
    size_t at;           // is looked for from the one before it
} Shown;

static void open_file(Shown *shown, const char *name) {
    char bytes[4096];
    size_t length;
    if (strcmp(shown->file, name) == 0)
        return;
    text_copy(shown->file, sizeof shown->file, name);
    text_clear(&shown->text);
    shown->line = 0;
    FILE *file = file_open(name);
    while (file != NULL && (length = fread(bytes, 1, sizeof bytes, file)) > 0)
        text_add_bytes(&shown->text, bytes, length);
    if (file != NULL)
        fclose(file);
}

// A line ends with a line feed, a carriage return, or both, as in json_scan.
static const char *next_line(const char *at, const char *end) {
    while (at < end && *at != '\n' && *at != '\r')
        at++;
    if (at < end && *at == '\r' && at + 1 < end && at[1] == '\n')
        at++;
    return at < end ? at + 1 : NULL;
}

// Finds the line; false: the file has fewer lines.
static bool find_line(Shown *shown, int number) {
    if (shown->line == number)
        return true;
    const char *text = text_string(&shown->text), *at = text, *end = at + shown->text.length;
    if (strncmp(at, BYTE_ORDER_MARK, strlen(BYTE_ORDER_MARK)) == 0) // it is not a column
        at += strlen(BYTE_ORDER_MARK);
    int line = 1;
    if (shown->line > 0 && shown->line <= number) {
        at = text + shown->begins;
        line = shown->line;
    }
    for (; line < number && at != NULL; line++)
        at = next_line(at, end);
    if (at == NULL)
        return false;
    shown->line = number;
    shown->begins = shown->at = (size_t)(at - text);
    shown->column = 0;
    while (at < end && *at != '\n' && *at != '\r')
        at++;
    shown->ends = (size_t)(at - text);
    return true;
}

static size_t character_length(const char *at, const char *end) {
    const size_t length = utf8_length(at, (size_t)(end - at));
    return length > 0 ? length : 1;
}

// Appends `count` characters from `at`; control characters and invalid bytes become spaces. Returns the
// position after them.
static const char *add_characters(Text *out, const char *at, const char *end, int count) {
    for (; count > 0 && at < end; count--) {
        const size_t length = character_length(at, end);
        if ((unsigned char)*at < 0x20 || *at == 0x7F || (length == 1 && (unsigned char)*at >= 0x80))
            text_add(out, " ");
        else
            text_add_bytes(out, at, length);
        at += length;
    }
    return at;
}

// The place in the line after so many characters, or its end.
static const char *find_column(Shown *shown, int characters) {
    const char *text = text_string(&shown->text), *end = text + shown->ends;
    if (characters < shown->column) {
        shown->column = 0;
        shown->at = shown->begins;
    }
    const char *at = text + shown->at;
    for (; shown->column < characters && at < end; shown->column++)
        at += character_length(at, end);
    shown->at = (size_t)(at - text);
    return at;
}

// Writes the part of the line around the column, with the caret below it.
static void write_line(Shown *shown, const Problem *problem, Text *out) {
    if (problem->line <= 0 || problem->column <= 0 || !find_line(shown, problem->line))
        return;
    const int skipped = problem->column > SHOWN_BEFORE ? problem->column - SHOWN_BEFORE : 0;
    const char *end = text_string(&shown->text) + shown->ends, *at = find_column(shown, skipped);
    text_printf(out, "  %5d | %s", problem->line, skipped > 0 ? "…" : "");
    at = add_characters(out, at, end, SHOWN_LENGTH);
    text_printf(out, "%s\n        | %s", at < end ? "…" : "", skipped > 0 ? " " : "");
    for (int i = skipped + 1; i < problem->column; i++)
        text_add(out, " ");
    text_add(out, "^\n");
}

// ---- for people

// The sentence ends where its hint begins.
static size_t sentence_length(const FaultWords *words, const char *message) {
    size_t length = (size_t)(fault_words_hint(words, message) - message);
    while (length > 0 && message[length] != '\0' && strchr(" ;.", message[length - 1]) != NULL)
        length--;
    return length;
}

static const char *code_of(const Problem *problem) {
    return problem->code[0] != '\0' ? problem->code : "rule"; // found only by the game itself
}

static void write_problem(Shown *shown, const Problem *problem, const FaultWords *words, Text *out) {
    const char *hint = fault_words_hint(words, problem->message);
    text_printf(out, "stardeck: %s", problem->file);
    if (problem->line > 0)
        text_printf(out, ":%d:%d", problem->line, problem->column);
    text_printf(out, ": %s[%s]: %.*s\n", problem->warns ? "warning" : "error", code_of(problem),
                (int)sentence_length(words, problem->message), problem->message);
    open_file(shown, problem->file);
    write_line(shown, problem, out);
    if (hint[0] != '\0')
        text_printf(out, "        = %s\n", hint);
}

void lint_write_lines(const LintReport *report, const FaultWords *words, Text *out) {
    Shown shown = {.file = ""};
    for (int i = 0; i < report->count; i++)
        write_problem(&shown, &report->item[i], words, out);
    text_finish(&shown.text);
}

// ---- for tools

void lint_write_json(const LintReport *report, const FaultWords *words, Text *out) {
    JsonOut json;
    json_out_init(&json, out);
    json_begin_list(&json, NULL);
    for (int i = 0; i < report->count; i++) {
        const Problem *problem = &report->item[i];
        json_begin_object(&json, NULL);
        json_string(&json, "file", problem->file);
        json_number(&json, "line", problem->line);
        json_number(&json, "column", problem->column);
        json_string(&json, "severity", problem->warns ? "warning" : "error");
        json_bool(&json, "keeps_out", problem_keeps_out(problem));
        json_string(&json, "code", code_of(problem));
        json_string(&json, "message", problem->message);
        json_string(&json, "hint", fault_words_hint(words, problem->message));
        json_end_object(&json);
    }
    json_end_list(&json);
    text_add(out, "\n");
}
