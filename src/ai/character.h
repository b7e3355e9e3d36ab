// SPDX-License-Identifier: MIT
// How a captain (engine/captain.h) picks among the commands a search has found about equally good. No captain
// takes a clearly worse command or a blunder.
#ifndef STARDECK_AI_CHARACTER_H
#define STARDECK_AI_CHARACTER_H

#include "ai/search.h"
#include "core/rng.h"
#include "engine/captain.h"

#define CHARACTER_LOOKS_AT 16 // the best candidates, which it chooses from
// How far below the best command's mean a chosen command may be, in hundredths of the spread.
#define CHARACTER_GIVES_UP 12

// The index in `legal` of the command the captain takes. `found` comes from search_choose, best first; unused
// entries have the index -1.
int character_choose(const Captain *captain, const Command *legal,
                     const SearchFinding found[CHARACTER_LOOKS_AT], Rng *rng);

// For opponents that only weigh: adds the captain's tastes to `worth` (Game.weigh), in hundredths of the
// standard deviation of these values. Values of WORTH_NEVER or less are left alone.
void character_add_tastes(const Captain *captain, const Command *legal, int32_t *worth, int count);

#endif
