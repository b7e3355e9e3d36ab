// SPDX-License-Identifier: MIT
// The table of Tactics in words (app/kit/game_speech.h).
#ifndef STARDECK_APP_TABLES_TACTICS_SPEECH_H
#define STARDECK_APP_TABLES_TACTICS_SPEECH_H

typedef struct GameSpeech GameSpeech;

extern const GameSpeech tactics_speech;

#endif
