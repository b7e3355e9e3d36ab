// SPDX-License-Identifier: MIT
// A list of commands under construction, for Game.legal: keeps the first `capacity`, counts all.
#ifndef STARDECK_ENGINE_COMMAND_LIST_H
#define STARDECK_ENGINE_COMMAND_LIST_H

#include "engine/command.h"

typedef struct CommandList {
    Command *out;
    int count, capacity; // `count` includes those that did not fit
} CommandList;

static inline void commands_add(CommandList *list, const Command *command) {
    if (list->count < list->capacity)
        list->out[list->count] = *command;
    list->count++;
}

// The number of commands in `out`.
static inline int commands_kept(const CommandList *list) {
    return list->count < list->capacity ? list->count : list->capacity;
}

// Sorts by command_compare. Fast for lists that are nearly in order.
void commands_sort(Command *commands, int count);

#endif
