// SPDX-License-Identifier: MIT
// With --wrap=malloc the linker turns each malloc of the program into __wrap_malloc; __real_malloc is the
// library's.
#include "bench/allocations.h"

#include <stddef.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static _Thread_local uint64_t count_so_far;

void *__wrap_malloc(size_t size) {
    count_so_far++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    count_so_far++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    count_so_far++;
    return __real_realloc(memory, size);
}

uint64_t allocations_so_far(void) {
    return count_so_far;
}
