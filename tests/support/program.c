// SPDX-License-Identifier: MIT
// The `main` of a program that holds many tests: to link each of them for itself takes longer than to run
// most.
//
//     PROGRAM TEST [ARGUMENT…]    runs one test; without TEST the names are listed
//
// TESTS, from tests/meson.build, is the list: T(test_core) T(test_data) … Each is a function `int
// test_core(void)` in the file of that name, and what it returns is the exit status.
#include "program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int program_argc;
char **program_argv;

#define T(name) int name(void);
TESTS
#undef T

typedef struct Test {
    const char *name;
    int (*run)(void);
} Test;

#define T(name) {#name, name},
static const Test tests[] = {TESTS};
#undef T

#define TEST_COUNT (sizeof tests / sizeof tests[0])

int main(int argc, char **argv) {
    const char *wanted = argc > 1 ? argv[1] : "";
    program_argc = argc - 1;
    program_argv = argv + 1;
    for (size_t i = 0; i < TEST_COUNT; i++)
        if (strcmp(tests[i].name, wanted) == 0)
            return tests[i].run();
    fprintf(stderr, "usage: %s TEST [ARGUMENT...]; the tests are:\n", argc > 0 ? argv[0] : "program");
    for (size_t i = 0; i < TEST_COUNT; i++)
        fprintf(stderr, "  %s\n", tests[i].name);
    return EXIT_FAILURE;
}
