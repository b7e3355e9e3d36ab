// SPDX-License-Identifier: MIT
// Commands that a table gives: one if it is legal, or one and another that follows it. A gesture may mean
// two, as when a card is played whose phase has not begun; and a turn in which nothing is left to be decided
// ends without another click.
#ifndef STARDECK_APP_KIT_FOLLOW_UP_H
#define STARDECK_APP_KIT_FOLLOW_UP_H

#include "app/kit/table.h"

// The command, which may lie in the list of legal ones. False: it is not legal, and nothing is done.
bool table_give(App *app, CardTable *table, const Command *command);
// `first`, and `next` as soon as somebody here decides again; nothing follows if it is not legal then.
bool table_give_both(App *app, CardTable *table, const Command *first, const Command *next);
// The answer, for the rest of this turn whatever is asked so (session_can_submit_standing). False: it can't
// stand.
bool table_give_standing(App *app, CardTable *table, const Command *command);
// Each frame, from GameBoard.update: what follows, and the turn's end. True: something of that was done, or
// nothing may be done now; what else the game gives by itself has to wait.
bool table_follow_up(App *app, CardTable *table);

#endif
