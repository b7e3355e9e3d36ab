// SPDX-License-Identifier: MIT
// Converts a view back into a state, so that the rules themselves can be used to explain numbers and to
// predict the effect of a card. Nothing from the true state is used.
//
// This works because the power of a row depends only on its face-up cards, the owners of face-down ones and
// the target, all of which a view contains. Face-down cards are represented by the first card of the deck, as
// power.c and block.c look only at their owner and position. Seats, teams and conquered targets are filled in
// too; hands and piles are empty, so the game cannot be continued from such a state.
#ifndef STARDECK_GAMES_TACTICS_SEEN_H
#define STARDECK_GAMES_TACTICS_SEEN_H

#include "games/tactics/state.h"

// Overwrites all of `state`.
void tactics_seen_state(const TacticsRules *rules, const TacticsView *view, TacticsState *state);

#endif
