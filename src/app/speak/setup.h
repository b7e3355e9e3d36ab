// SPDX-License-Identifier: MIT
// A new game, set up by questions.
#ifndef STARDECK_APP_SPEAK_SETUP_H
#define STARDECK_APP_SPEAK_SETUP_H

#include "app/speak/speaker.h"

// Asks who plays `game` and by which rules, beginning with what was chosen last, and starts the game unless
// the player turns back.
void setup_ask(Speaker *speaker, const Catalog *game);

#endif
