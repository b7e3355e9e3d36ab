// SPDX-License-Identifier: MIT
// Units that a viewer does not see: which kinds they are, and where they may be. The pile and the number of
// units of each kind are public, so every unit seen nowhere is in one of the heaps.
#ifndef STARDECK_GAMES_STAR_EMPIRES_HEAPS_H
#define STARDECK_GAMES_STAR_EMPIRES_HEAPS_H

#include "games/star_empires/view.h"

// Hidden units of a stack, or of the group that is leaving it.
typedef struct Heap {
    uint8_t stack, group;    // stack: index; group: 1: the group on its way
    uint8_t hidden;          // how many
    uint16_t allowed;        // kinds of units that may be among them, one bit each
    uint8_t unit[UNITS_MAX]; // those assigned to it so far
} Heap;

typedef struct Heaps {
    Heap heap[STACKS_MAX + 2];
    int count;
    uint8_t pool[UNITS_MAX]; // units not assigned to a heap yet
    bool visited[STACKS_MAX + 2];
} Heaps;

// Collects all heaps of the view, in the order of its stacks, a group's heap before that of the stack it
// leaves; `pool` receives all units in them. `s` must be a copy of the view's table. If the group's visible
// unit is not the one visible in its stack, that unit is added to the stack in `s`.
void empires_find_heaps(const EmpiresRules *rules, const EmpiresView *known, Heaps *heaps, EmpiresBoard *s);

#endif
