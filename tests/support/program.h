// SPDX-License-Identifier: MIT
// The arguments of the test that a program of tests runs (program.c): the first is the test's name, as
// `main` would get them if the test were a program of its own. They live as long as the program.
#ifndef STARDECK_TESTS_PROGRAM_H
#define STARDECK_TESTS_PROGRAM_H

extern int program_argc;
extern char **program_argv;

#endif
