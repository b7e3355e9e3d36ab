// SPDX-License-Identifier: MIT
// Counts memory allocations by code linked into the program, not those inside shared libraries. Only for
// programs linked with --wrap for malloc, calloc and realloc.
#ifndef STARDECK_BENCH_ALLOCATIONS_H
#define STARDECK_BENCH_ALLOCATIONS_H

#include <stdint.h>

uint64_t allocations_so_far(void); // by this thread

#endif
