// SPDX-License-Identifier: MIT
// The table of Alpha Strike in words (app/kit/game_speech.h).
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_SPEECH_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_SPEECH_H

typedef struct GameSpeech GameSpeech;

extern const GameSpeech strike_speech;

#endif
