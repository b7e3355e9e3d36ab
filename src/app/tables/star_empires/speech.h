// SPDX-License-Identifier: MIT
// The table of Star Empires in words (app/kit/game_speech.h).
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SPEECH_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SPEECH_H

typedef struct GameSpeech GameSpeech;

extern const GameSpeech empires_speech;

#endif
