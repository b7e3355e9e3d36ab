// SPDX-License-Identifier: MIT
// The table of the Deck Building Game in words (app/kit/game_speech.h).
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_SPEECH_H
#define STARDECK_APP_TABLES_DECK_BUILDING_SPEECH_H

typedef struct GameSpeech GameSpeech;

extern const GameSpeech building_speech;

#endif
