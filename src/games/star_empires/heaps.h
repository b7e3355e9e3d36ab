// SPDX-License-Identifier: MIT
// Units that a viewer does not see: which kinds are out of sight, and where they may lie. How many of each
// kind there are, and the pile, lie open; so whatever is not seen anywhere is in one of the heaps.
#ifndef STARDECK_GAMES_STAR_EMPIRES_HEAPS_H
#define STARDECK_GAMES_STAR_EMPIRES_HEAPS_H

#include "games/star_empires/view.h"

// Units that lie hidden somewhere: in a stack, or in the group that is on its way out of it.
typedef struct Heap {
    uint8_t stack, group; // group: it is the one on its way
    uint8_t hidden;
    uint16_t allowed; // kinds of units that may be among them, one bit each
    uint8_t unit[UNITS_MAX];
} Heap;

typedef struct Heaps {
    Heap heap[STACKS_MAX + 2];
    int count;
    uint8_t pool[UNITS_MAX]; // units that are not dealt yet
    bool visited[STACKS_MAX + 2];
} Heaps;

// All heaps of the view, in the order of its stacks, the group's before that of the stack which it is
// leaving; and in `pool` all units that lie in them. `s` begins as the view's table; where what is seen of a
// group on its way is not what is seen of its stack, it gets that unit too.
void empires_find_heaps(const EmpiresRules *rules, const EmpiresView *known, Heaps *heaps, EmpiresBoard *s);

#endif
