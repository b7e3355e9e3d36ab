// SPDX-License-Identifier: MIT
// What has happened, in sentences: one for each item of the game's log, from the words "event.…". They name
// seats, never "you": everybody reads the same.
#ifndef STARDECK_APP_TABLES_TACTICS_LOG_H
#define STARDECK_APP_TABLES_TACTICS_LOG_H

#include "app/kit/log_panel.h"
#include "app/tables/tactics/looks.h"
#include "play/game_log.h"

// The sentence; card names are marked strong.
void tactics_log_sentence(const App *app, const void *looks, const GameLogItem *item,
                          char text[LOG_LINE_MAX]);
// Whose sign stands before it, SEAT_NONE: nobody's.
Seat tactics_log_seat(const App *app, const GameLogItem *item);
// The card it names and whose it is; NONE when it names none.
uint8_t tactics_log_card(const App *app, const GameLogItem *item, Seat *owner);

#endif
