// SPDX-License-Identifier: MIT
// Finds out whether another window is open over the same saved games, and passes a file to it: the first
// window listens under a name made of their folder. The name exists for as long as its program runs, however
// that ends.
#ifndef STARDECK_DATA_INSTANCE_H
#define STARDECK_DATA_INSTANCE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Instance Instance;

// For the games in this folder, which need not exist. NULL: it can't be told (no folder, no memory, or a
// system that has no such names). instance_close frees it.
Instance *instance_open(const char *folder);
bool instance_is_second(const Instance *instance); // another window of this user was there before

// Asks the first window to come to the front and to show `file`, an absolute path ("": none). False if it
// doesn't answer.
bool instance_ask(const Instance *instance, const char *file);

// For the first window: waits until another window of this user asks, and fills `file`. False once
// instance_stop has been called, or if waiting fails. Blocks, so call it in a thread of its own.
bool instance_wait(Instance *instance, char *file, size_t size);
void instance_stop(Instance *instance); // from another thread

void instance_close(Instance *instance); // accepts NULL

#endif
