// SPDX-License-Identifier: MIT
// The true state of Star Empires; private to this folder.
#ifndef STARDECK_GAMES_STAR_EMPIRES_STATE_H
#define STARDECK_GAMES_STAR_EMPIRES_STATE_H

#include "games/star_empires/board.h"

typedef EmpiresBoard EmpiresState;

#endif
