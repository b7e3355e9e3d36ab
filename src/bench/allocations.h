// SPDX-License-Identifier: MIT
// How often memory is asked for by what is linked into the program; what libraries ask for inside doesn't
// count. Only for programs linked with the linker's --wrap for malloc, calloc and realloc.
#ifndef STARDECK_BENCH_ALLOCATIONS_H
#define STARDECK_BENCH_ALLOCATIONS_H

#include <stdint.h>

uint64_t allocations_so_far(void); // by this thread

#endif
