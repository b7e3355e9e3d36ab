// SPDX-License-Identifier: MIT
// What Alpha Strike adds to the screens around its table (kit/game_screens.h), and what these files ask of
// each other.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_SCREENS_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_SCREENS_H

#include "app/kit/game_screens.h"
#include "app/tables/alpha_strike/looks.h"

extern const GameScreens strike_screens;

#endif
