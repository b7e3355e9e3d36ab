// SPDX-License-Identifier: MIT
// Puts advice (play/advice.h) into words: commands as sentences, what is expected of them, and what is
// believed about hidden cards. The sentences of commands are the pack's, under "command.VERB.KEYS": KEYS are
// the keys that the command has in files, joined by '_' ("command.play.card_row"), or "plain" if it has none.
// Each key is a placeholder of the sentence, as are {thing}, {place} and {to_place} if the game names places
// (GameNumbers.command_places).
#ifndef STARDECK_APP_KIT_ADVICE_WORDS_H
#define STARDECK_APP_KIT_ADVICE_WORDS_H

#include "app/kit/table.h"
#include "play/advice.h"

typedef struct GameTable GameTable; // app/kit/game_table.h

// "Play Infantry at Qo'noS", for a command of the view's seat. Returns `out`. The table need not be filled.
const char *advice_command(const App *app, const GameTable *table, const View *view, const Command *command,
                           char out[LOG_LINE_MAX]);
// The key of the sentence that advice_command writes.
void advice_command_key(const Game *game, const Command *command, char key[120]);
// "+3.4" or "62 %", for AdviceMove.expected.
void advice_number(const App *app, const CardTable *table, int32_t expected, char out[24]);
// True if several moves are advised and all show the same number.
bool advice_is_tied(const App *app, const CardTable *table, const Advice *advice);
// True if the first two moves advised show the same number.
bool advice_is_as_good(const App *app, const CardTable *table, const Advice *advice);
// "about 3.4 points ahead"; "wins 62 of 100 games".
void advice_worth(const App *app, const CardTable *table, int32_t expected, char out[120]);
// The level of an opponent, "Easy"; valid until the language changes.
const char *advice_level(const App *app, const Opponent *who);
// "Romulan, hand: any of 11 cards, each with 38 %."
void advice_belief(const App *app, const AdviceBelief *belief, char out[LOG_LINE_MAX]);

#endif
