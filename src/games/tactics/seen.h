// SPDX-License-Identifier: MIT
// The table as a viewer sees it, as a state again, so that the rules themselves can be asked about it: how a
// number came about, what a card would change. Nothing of a match's state goes into it.
//
// Why that is right: what counts in a row depends on its up cards, on who owns the down ones and on the
// target; a view has all of it. Down cards stand in as the first card of the deck: power.c and block.c ask of
// a down card only whose it is and where it lies. Of the rest there are the seats, their teams and what they
// have conquered; hands and piles are empty, so that such a state is not for playing on.
#ifndef STARDECK_GAMES_TACTICS_SEEN_H
#define STARDECK_GAMES_TACTICS_SEEN_H

#include "games/tactics/state.h"

void tactics_seen_state(const TacticsRules *rules, const TacticsView *view, TacticsState *state);

#endif
