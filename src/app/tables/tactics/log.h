// SPDX-License-Identifier: MIT
// The history in sentences, one per item of the game's log, from the texts "event.…". They name seats, never
// "you": everybody reads the same.
#ifndef STARDECK_APP_TABLES_TACTICS_LOG_H
#define STARDECK_APP_TABLES_TACTICS_LOG_H

#include "app/kit/log_panel.h"
#include "app/tables/tactics/looks.h"
#include "play/game_log.h"

// Writes the sentence, with card names marked strong.
void tactics_log_sentence(const App *app, const void *looks, const GameLogItem *item,
                          char text[LOG_LINE_MAX]);
// The same without what a conquered target adds to others: one sentence.
void tactics_log_plain(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);
// The seat whose sign goes before it; SEAT_NONE: none.
Seat tactics_log_seat(const App *app, const GameLogItem *item);
// The card it names, and its owner; NONE: it names none.
uint8_t tactics_log_card(const App *app, const GameLogItem *item, Seat *owner);

extern const uint8_t tactics_weights[EVENT_COUNT]; // GameShow.weights
bool tactics_concerns(const Event *event, Seat seat);

#endif
