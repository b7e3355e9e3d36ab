// SPDX-License-Identifier: MIT
// Memory that runs out when a test wants it to. Link with failing_link_args (meson.build): then all our calls
// of malloc, calloc and realloc go through here, with failing_open those of cJSON too. For SDL's see
// ../app/failing_sdl.h.
#ifndef STARDECK_TESTS_UNIT_FAILING_H
#define STARDECK_TESTS_UNIT_FAILING_H

#include <stdbool.h>

typedef enum FailingMode {
    FAIL_ONCE,  // one allocation fails, the next ones are served
    FAIL_ALWAYS // from that one on none is
} FailingMode;

// Before the first use of any library.
void failing_open(void);

// From now on the n-th allocation fails (1: the next one).
void failing_start(long n, FailingMode mode);

// Everything is served again. True: the n-th allocation was reached.
bool failing_stop(void);
// How many there were between the two.
long failing_count(void);

#endif
