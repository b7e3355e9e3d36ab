// SPDX-License-Identifier: MIT
// What a captain makes of what was found out (engine/captain.h): it prefers some commands to others that are
// about as good. What is clearly worse, and what nobody who weighs would do, is beyond every captain.
#ifndef STARDECK_AI_CHARACTER_H
#define STARDECK_AI_CHARACTER_H

#include "ai/search.h"
#include "core/rng.h"
#include "engine/captain.h"

#define CHARACTER_LOOKS_AT 16 // of the best candidates
// How much worse than the best one, in hundredths of the spread, a command that is taken may be.
#define CHARACTER_GIVES_UP 12

// The index of the legal command that the captain takes, of what search_choose has found: best first, the
// rest of the list with the index -1.
int character_choose(const Captain *captain, const Command *legal,
                     const SearchFinding found[CHARACTER_LOOKS_AT], Rng *rng);

// For those who only weigh: its tastes added to what the commands weigh (Game.weigh), in hundredths of how
// far these lie apart. What is WORTH_NEVER stays so.
void character_season(const Captain *captain, const Command *legal, int32_t *worth, int count);

#endif
