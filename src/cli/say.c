// SPDX-License-Identifier: MIT
// Prints messages on stderr, each starting with the program's name.
#include "cli/say.h"

#include <stdio.h>

int say_error(int status, const char *format, ...) {
    va_list arguments;
    fflush(stdout); // keeps earlier results before the message if both go to the same place
    fputs("stardeck: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return status;
}

void say_problems(const Problems *problems) {
    Text lines = {0};
    problems_print(problems, "\nstardeck: ", 0, &lines);
    if (lines.length > 0)
        say_error(EXIT_USAGE, "%s", text_string(&lines));
    text_finish(&lines);
}

void say_append(Text *out, const Problems *problems) {
    for (int i = 0; i < problems->count; i++) {
        problem_print(&problems->item[i], out);
        text_add(out, "\n");
    }
    if (problems->dropped > 0)
        text_printf(out, "and %d more\n", problems->dropped);
}

int say_result(Text *text) {
    const bool complete = !text->failed;
    if (complete)
        fputs(text_string(text), stdout);
    text_finish(text);
    if (!complete)
        return say_error(EXIT_USAGE, "out of memory");
    if (fflush(stdout) != 0 || ferror(stdout))
        return say_error(EXIT_USAGE, "cannot write the result");
    return EXIT_GOOD;
}

void say_list(Text *out, const char *const words[]) {
    for (size_t i = 0; words[i] != NULL; i++)
        text_printf(out, "%s%s", i == 0 ? "" : ", ", words[i]);
}

void say_nearest(Text *out, const char *word, const char *const words[]) {
    size_t count = 0;
    while (words[count] != NULL)
        count++;
    const char *nearest = text_nearest(word, words, count);
    if (nearest != NULL)
        text_printf(out, "; did you mean '%s'?", nearest);
}
