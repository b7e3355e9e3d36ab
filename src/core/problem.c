// SPDX-License-Identifier: MIT
// Problems in the order they were found, up to a number; the rest is counted.
#include "core/problem.h"

#include <stdio.h>

void problems_add(Problems *problems, const char *file, int line, int column, const char *format, ...) {
    if (problems->count == PROBLEMS_MAX) {
        problems->dropped++;
        return;
    }
    Problem *problem = &problems->item[problems->count++];
    text_copy(problem->file, sizeof problem->file, file);
    problem->line = line;
    problem->column = column;
    // Formatted into more room than there is in the end, so that the cut falls between characters.
    char message[2 * PROBLEM_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    text_copy(problem->message, sizeof problem->message, length < 0 ? format : message);
}

int problems_total(const Problems *problems) {
    return problems->count + problems->dropped;
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
