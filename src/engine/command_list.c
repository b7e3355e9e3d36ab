// SPDX-License-Identifier: MIT
// Sorts command lists.
#include "engine/command_list.h"

#include <string.h>

// Binary insertion sort: the lists are short and mostly in order.
void commands_sort(Command *commands, int count) {
    for (int i = 1; i < count; i++) {
        if (command_compare(&commands[i - 1], &commands[i]) <= 0)
            continue;
        const Command command = commands[i];
        int low = 0, high = i;
        while (low < high) {
            const int middle = (low + high) / 2;
            if (command_compare(&commands[middle], &command) <= 0)
                low = middle + 1;
            else
                high = middle;
        }
        memmove(&commands[low + 1], &commands[low], (size_t)(i - low) * sizeof commands[0]);
        commands[low] = command;
    }
}
