// SPDX-License-Identifier: MIT
// A list of commands that is being filled, for Game.legal: with room for some, counting all.
#ifndef STARDECK_ENGINE_COMMAND_LIST_H
#define STARDECK_ENGINE_COMMAND_LIST_H

#include "engine/command.h"

typedef struct CommandList {
    Command *out;
    int count, capacity; // count: also of those that found no room
} CommandList;

static inline void commands_add(CommandList *list, const Command *command) {
    if (list->count < list->capacity)
        list->out[list->count] = *command;
    list->count++;
}

// So many of them are in the list.
static inline int commands_written(const CommandList *list) {
    return list->count < list->capacity ? list->count : list->capacity;
}

// Into the order of command_compare. Quick where few are out of order, or whole runs are in order.
void commands_sort(Command *commands, int count);

#endif
