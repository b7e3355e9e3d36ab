// SPDX-License-Identifier: MIT
// Submitting commands from a game's table, if they are legal. A gesture may mean two commands, as when a card
// is played whose phase has not begun; and a turn in which nothing is left to decide ends without another
// click.
#ifndef STARDECK_APP_KIT_FOLLOW_UP_H
#define STARDECK_APP_KIT_FOLLOW_UP_H

#include "app/kit/table.h"

// Submits the command, which may point into the list of legal ones. False, without effect, if it is not
// legal.
bool table_submit_legal(App *app, CardTable *table, const Command *command);
// Submits `first`, and `next` as soon as somebody here decides again, if it is legal then. False: `first` is
// not legal.
bool table_submit_pair(App *app, CardTable *table, const Command *first, const Command *next);
// Submits the command as a standing answer until the own turn comes (session_can_submit_standing). False,
// without effect, if it can't be one.
bool table_submit_standing(App *app, CardTable *table, const Command *command);
// Commits the seat in front to a run (session_can_submit_run) and submits its first command. False, without
// effect, if it can't.
bool table_submit_run(App *app, CardTable *table, SessionRun next);
// Call from GameBoard.update each frame: submits what follows, and ends the turn if nothing is left to
// decide. True: it did one of these, or nothing may be submitted now, so the game must not submit anything
// itself.
bool table_follow_up(App *app, CardTable *table);

#endif
