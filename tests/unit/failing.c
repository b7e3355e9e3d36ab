// SPDX-License-Identifier: MIT
#include "failing.h"

#include <cjson/cJSON.h>
#include <stdlib.h>

static long left;  // allocations until one fails; 0: none will
static long asked; // since failing_start
static bool failed;
static FailingMode mode;

// The names the linker gives them (--wrap).
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static bool fails(void) {
    asked++;
    if (failed && mode == FAIL_ALWAYS)
        return true;
    if (left == 0 || --left > 0)
        return false;
    failed = true;
    return true;
}

void *__wrap_malloc(size_t size) {
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    return fails() ? NULL : __real_realloc(memory, size);
}

void failing_open(void) {
    cJSON_InitHooks(&(cJSON_Hooks){.malloc_fn = __wrap_malloc, .free_fn = free});
}

void failing_start(long n, FailingMode wanted) {
    left = n;
    asked = 0;
    mode = wanted;
    failed = false;
}

bool failing_stop(void) {
    const bool was = failed;
    left = 0;
    failed = false;
    return was;
}

long failing_count(void) {
    return asked;
}
