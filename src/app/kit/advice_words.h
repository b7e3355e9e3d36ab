// SPDX-License-Identifier: MIT
// Advice (play/advice.h) in words: commands as sentences, what is expected of them, what is believed of
// hidden cards. The sentences for commands are the pack's: "command.VERB.KEYS", KEYS being the keys that a
// command of this verb has in files, joined by '_' ("command.play.card_row"), or "plain" where it has none;
// each key is a placeholder of the sentence, and so are {thing}, {place} and {to_place} where the game names
// places (GameNumbers.command_places).
#ifndef STARDECK_APP_KIT_ADVICE_WORDS_H
#define STARDECK_APP_KIT_ADVICE_WORDS_H

#include "app/kit/table.h"
#include "play/advice.h"

typedef struct GameTable GameTable; // app/kit/game_table.h

// "Play Infantry at Qo'noS", by what the seat sees that gives it.
const char *advice_command(const App *app, const GameTable *table, const View *view, const Command *command,
                           char out[LOG_LINE_MAX]);
// The key of that sentence.
void advice_command_key(const Game *game, const Command *command, char key[120]);
// "+3.4" or "62 %": of AdviceMove.expected.
void advice_number(const App *app, const CardTable *table, int32_t expected, char out[24]);
// Are the best moves told with the same number, so that nothing separates them?
bool advice_is_even(const App *app, const CardTable *table, const Advice *advice);
// The first two of them, whatever the third is worth?
bool advice_is_as_good(const App *app, const CardTable *table, const Advice *advice);
// "about 3.4 points ahead"; "wins 62 of 100 games".
void advice_worth(const App *app, const CardTable *table, int32_t expected, char out[120]);
// "Easy", of a computer.
const char *advice_level(const App *app, const Opponent *who);
// "Romulan, hand: any of 11 cards, each with 38 %."
void advice_belief(const App *app, const AdviceBelief *belief, char out[LOG_LINE_MAX]);

#endif
