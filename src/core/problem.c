// SPDX-License-Identifier: MIT
// Collects problems in the order they were found, up to PROBLEMS_MAX; the rest is only counted.
#include "core/problem.h"

#include <stdio.h>
#include <string.h>

// Moves the leading code, if any, from the message into `problem`; returns the rest of the message.
static const char *read_code(Problem *problem, const char *message) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz-";
    const bool warns = strncmp(message, "[!", 2) == 0;
    const char *code = message + (warns ? 2 : 1);
    const size_t length = message[0] == '[' ? strspn(code, letters) : 0;
    if (length == 0 || length >= PROBLEM_CODE_MAX || strncmp(code + length, "] ", 2) != 0)
        return message;
    memcpy(problem->code, code, length);
    problem->warns = warns;
    return code + length + 2;
}

void problems_add_copy(Problems *problems, const Problem *problem) {
    if (problems->hear != NULL)
        problems->hear(problems->listener, problem);
    problems->spared += !problem_keeps_out(problem);
    if (problems->count == PROBLEMS_MAX)
        problems->dropped++;
    else
        problems->item[problems->count++] = *problem;
}

void problems_add(Problems *problems, const char *file, int line, int column, const char *format, ...) {
    Problem problem = {.line = line, .column = column};
    text_copy(problem.file, sizeof problem.file, file);
    // The buffer is larger than the final field, so that text_copy does the cutting, between characters.
    char message[2 * PROBLEM_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    text_copy(problem.message, sizeof problem.message, read_code(&problem, length < 0 ? format : message));
    problems_add_copy(problems, &problem);
}

void problems_add_unknown(Problems *problems, const char *file, int line, int column,
                          const UnknownId *unknown, const char *message) {
    Problem problem = {.line = line, .column = column, .unknown = *unknown};
    text_copy(problem.file, sizeof problem.file, file);
    text_copy(problem.message, sizeof problem.message, read_code(&problem, message));
    problems_add_copy(problems, &problem);
}

int problems_total(const Problems *problems) {
    return problems->count + problems->dropped;
}

int problems_grave(const Problems *problems) {
    return problems_total(problems) - problems->spared;
}

bool problem_keeps_out(const Problem *problem) {
    static const char *const only_shown[] = {"letter", "picture", "placeholder", "sound"};
    bool keeps_out = !problem->warns;
    for (size_t i = 0; i < sizeof only_shown / sizeof only_shown[0]; i++)
        keeps_out = keeps_out && strcmp(problem->code, only_shown[i]) != 0;
    return keeps_out;
}

void problem_print(const Problem *problem, Text *out) {
    if (problem->file[0] != '\0') {
        text_add(out, problem->file);
        if (problem->line > 0) {
            text_printf(out, ":%d", problem->line);
            if (problem->column > 0)
                text_printf(out, ":%d", problem->column);
        }
        text_add(out, ": ");
    }
    text_add(out, problem->message);
}

void problems_print(const Problems *problems, const char *between, int most, Text *out) {
    const int shown = most > 0 && most < problems->count ? most : problems->count;
    for (int i = 0; i < shown; i++) {
        if (i > 0)
            text_add(out, between);
        problem_print(&problems->item[i], out);
    }
    if (problems_total(problems) > shown)
        text_printf(out, "%sand %d more", between, problems_total(problems) - shown);
}
