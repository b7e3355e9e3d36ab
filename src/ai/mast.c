// SPDX-License-Identifier: MIT
// A hash table of commands by seat, without chaining: a colliding command resets the entry, which only loses
// what was learned there.
#include "ai/mast.h"

#include <string.h>

#define PRIOR 4       // each command starts as if tried this often with the seat's average result
#define REGARDLESS 10 // one choice in this many is random

_Static_assert(MAST_ENTRIES <= UINT16_MAX + 1u, "entries are kept in two bytes");

static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B185EBCA87u;
    return hash ^ hash >> 29;
}

// Eight bytes of a command in a fixed byte order, so that collisions are the same on every machine.
static uint64_t word_of(const Command *command, size_t at) {
    const uint8_t *p = (const uint8_t *)command + at;
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

static uint64_t hash_of(Seat seat, const Command *command) {
    uint64_t hash = seat + 1u;
    for (size_t at = 0; at < sizeof *command; at += 8)
        hash = mix(hash, word_of(command, at));
    return mix(hash, 0);
}

// The command's entry, reset if another command has it.
static uint16_t place_of(Mast *mast, Seat seat, const Command *command) {
    const uint64_t hash = hash_of(seat, command);
    const uint16_t place = (uint16_t)(hash % MAST_ENTRIES);
    const uint32_t key = (uint32_t)(hash >> 32) | 1u;
    if (mast->entry[place].key != key)
        mast->entry[place] = (MastEntry){.key = key};
    return place;
}

void mast_reset(Mast *mast) {
    memset(mast->entry, 0, sizeof mast->entry);
    memset(mast->all, 0, sizeof mast->all);
    mast_start_playout(mast);
}

void mast_start_playout(Mast *mast) {
    mast->seats = 0;
    mast->steps = 0;
}

// The seat's expected result after this command, in 256ths.
static int64_t expected(const Mast *mast, Seat seat, const MastEntry *entry) {
    const MastEntry *all = &mast->all[seat];
    const int64_t usual = all->tried > 0 ? all->sum * 256 / all->tried : 0;
    return (entry->sum * 256 + usual * PRIOR) / (int64_t)(entry->tried + PRIOR);
}

static bool all_alike(const Command *command, int count) {
    for (int i = 1; i < count; i++)
        if (memcmp(&command[0], &command[i], sizeof command[0]) != 0)
            return false;
    return true;
}

static void note(Mast *mast, Seat seat, uint16_t place) {
    if (mast->steps == MAST_STEPS)
        return;
    mast->step[mast->steps] = place;
    mast->seat[mast->steps++] = seat;
    mast->seats |= 1u << seat;
}

int mast_choose(Mast *mast, Seat seat, const Command *command, int count, Rng *rng) {
    uint16_t best = place_of(mast, seat, &command[0]);
    int chosen = 0;
    if (!all_alike(command, count) && rng_below(rng, REGARDLESS) > 0)
        for (int i = 1; i < count; i++) {
            const uint16_t place = place_of(mast, seat, &command[i]);
            if (expected(mast, seat, &mast->entry[place]) > expected(mast, seat, &mast->entry[best])) {
                best = place;
                chosen = i;
            }
        }
    note(mast, seat, best);
    return chosen;
}

unsigned mast_seats(const Mast *mast) {
    return mast->seats;
}

void mast_end_playout(Mast *mast, const int32_t value[SEATS_MAX]) {
    for (int i = 0; i < mast->steps; i++) {
        MastEntry *entry = &mast->entry[mast->step[i]], *all = &mast->all[mast->seat[i]];
        entry->sum += value[mast->seat[i]];
        entry->tried++;
        all->sum += value[mast->seat[i]];
        all->tried++;
    }
}
